//! The picture of the table.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::legions::{Cell, Figure, Income, Move, Spot};
use palmyra_play::Person;

use super::super::Play;
use super::super::art::{Scale, draw_figure_in};
use super::super::choice::{self, Choosing, Offer};
use super::super::guide;
use super::super::map::{Map, TOP, draw_income};
use super::super::text::Msg;
use super::super::tray::{TRAY, Tray};
use super::super::{guided, news};
use super::{GUIDED_STRIP, STRIP, Table, mover, shown_turn};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, LAUREL};
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, draw_toast, draw_toast_above, footer, progress};
use crate::theme;

/// Width of an arrow beside the actions.
const ARROW: i32 = 8;

impl Table {
    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let (top, height) = self.view(play, cx);
        let placing = matches!(self.choosing, Choosing::Tile(_) | Choosing::Cell(..));
        let map = match play.view.camera.look() {
            Some((scale, at)) if !play.view.overview => Map::close(scale, at, top, height),
            _ => Map::whole(play.game(), placing),
        };
        let moved = self.moved(play);
        map.draw_tiles(canvas, play, moved, cx.now);
        self.draw_choice(canvas, play, map);
        // Over all marks of tiles, so that no ring hides a figure, but under
        // every number.
        map.draw_figures(canvas, play, moved, cx.now);
        self.draw_gains(canvas, play, map);
        if play.view.overview {
            let seat = play.game().seat();
            if !matches!(self.choosing, Choosing::Watch { .. }) {
                map.draw_own(canvas, play, seat);
            }
            canvas.clip_to(panel());
            return;
        }
        canvas.clip_to(panel());
        let place = guided::place(play, self.choosing);
        if place != Some(guided::Place::Header) {
            self.draw_header(cx, canvas, play);
        }
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 1, 240, 3));
        }
        // A guide explains one thing after the other.
        let actions = matches!(self.choosing, Choosing::Action(_));
        let hand = match place {
            None => true,
            Some(guided::Place::Header) => !actions,
            Some(_) => false,
        };
        if hand {
            self.draw_tray(canvas, play);
        }
        match (self.news, self.choosing) {
            (Some(news), _) => news::draw(cx, canvas, play, news.index, TRAY - STRIP),
            (None, Choosing::Action(index)) if place != Some(guided::Place::BelowHeader) => {
                let top = place.map_or(TRAY - STRIP, |_| FOOT - GUIDED_STRIP);
                draw_actions(cx, canvas, play, index, top);
            }
            _ => {}
        }
        if let Some((sentence, place)) = self.sentence(play).zip(place) {
            let top = match place {
                guided::Place::Header => 0,
                guided::Place::BelowHeader => TOP,
                guided::Place::Tray => FOOT - guided::height(cx, Some(sentence)),
            };
            // An objection takes the place of the sentence for a while, so that
            // the map stays visible.
            if place == guided::Place::Tray && cx.toast.is_some() {
                canvas.fill(area(0, top, 240, FOOT - top), theme::GUIDE);
                canvas.fill(area(0, top, 240, 1), theme::GOLD);
            } else {
                guided::draw(cx, canvas, sentence, top);
            }
        }
        match place {
            Some(guided::Place::Tray) => draw_toast_above(cx, canvas, FOOT),
            // Not over the actions, which show why they are impossible.
            None if actions => draw_toast_above(cx, canvas, TRAY - STRIP),
            _ => draw_toast(cx, canvas),
        }
        self.draw_footer(cx, canvas, play);
        // The points fly to the header, if it is drawn.
        if let Some(motion) = play.view.motion
            && place != Some(guided::Place::Header)
        {
            motion.draw_points(canvas, map.at(motion.cell), cx.now);
        }
    }

    /// The figure that is being moved, and the cell where it would stand.
    fn moved(&self, play: &Play) -> Option<(Figure, Cell)> {
        let Choosing::Put(figure, spot) = self.choosing else {
            return None;
        };
        Some((figure, Map::spot(play, play.game().seat(), figure, spot)))
    }

    /// Draws free cells, the chosen one, and what counts.
    fn draw_choice(&self, canvas: &mut Canvas, play: &Play, map: Map) {
        let game = play.game();
        match self.choosing {
            Choosing::Action(_) => {
                // The places of the others' turns since the person's last one.
                for (index, turn) in news::turns(play).into_iter().enumerate() {
                    let person = turn.seat.map(|seat| play.person(seat));
                    let told = self.news.map(|news| usize::from(news.index));
                    for cell in turn.places() {
                        if told == Some(index) {
                            map.cursor(canvas, cell);
                        }
                        map.draw_new(canvas, cell, person);
                    }
                }
                if self.news.is_some() {
                    return;
                }
                let figure = choice::figure(game, self.choosing);
                map.cursor(canvas, Map::stand(play, game.seat(), figure));
            }
            Choosing::Tile(index) => {
                let figure = choice::figure(game, self.choosing);
                map.cursor(canvas, Map::stand(play, game.seat(), figure));
                if let Some(tile) = choice::kind(game, index) {
                    for cell in game.cells(tile) {
                        map.draw_free(canvas, cell);
                    }
                }
            }
            Choosing::Cell(tile, chosen) => {
                for cell in game.cells(tile).filter(|&cell| cell != chosen) {
                    map.draw_free(canvas, cell);
                }
                if let Some(march) = game.marching() {
                    let from = game.figure(game.seat(), march.figure);
                    for touch in game.province().touches(tile, chosen, from) {
                        if touch.matches() {
                            map.draw_match(canvas, touch.neighbour, !touch.occupied);
                        }
                    }
                }
                map.draw_planned(canvas, chosen, tile);
            }
            Choosing::Put(figure, spot) => {
                // Its old place is only outlined, because a figure is drawn once.
                let from = Map::stand(play, game.seat(), figure);
                map.draw_new(canvas, from, Some(mover(play)));
                match spot {
                    Spot::Land(cell) => map.cursor(canvas, cell),
                    Spot::City => {
                        for (_, cell) in game.setup().city() {
                            map.ring(canvas, cell, theme::CREAM);
                        }
                    }
                }
                if let Some(Move::Put(_, wanted)) = guide::next(play) {
                    map.ring(canvas, wanted, theme::GOLD);
                    guided::point(canvas, map.at(wanted) - Point::new(0, 11));
                }
            }
            Choosing::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                if let Some(laid) = turn.and_then(|turn| turn.laid.last()) {
                    map.cursor(canvas, laid.cell);
                }
            }
        }
    }

    /// Draws what a tile would gain: in all places, beside the chosen one, and a
    /// cross where a figure prevents a match.
    fn draw_gains(&self, canvas: &mut Canvas, play: &Play, map: Map) {
        let game = play.game();
        let (tile, chosen) = match self.choosing {
            Choosing::Tile(index) => (choice::kind(game, index), None),
            Choosing::Cell(tile, cell) => (Some(tile), Some(cell)),
            _ => return,
        };
        let Some(tile) = tile else { return };
        for cell in game.cells(tile).filter(|&cell| Some(cell) != chosen) {
            map.draw_number(canvas, cell, game.points(tile, cell));
        }
        if let (Some(cell), Some(march)) = (chosen, game.marching()) {
            let from = game.figure(game.seat(), march.figure);
            for touch in game.province().touches(tile, cell, from) {
                if touch.matches() && touch.occupied {
                    map.draw_cross(canvas, cell, touch.neighbour);
                }
            }
            map.draw_gain(canvas, game, (tile, cell), march.income);
        }
    }

    fn draw_tray(&self, canvas: &mut Canvas, play: &Play) {
        let game = play.game();
        // Hands are open to all: the tray shows that of the player whose turn it
        // is.
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => None,
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        let hand = game.hand(seat);
        let deciding = matches!(self.choosing, Choosing::Tile(_) | Choosing::Cell(..));
        let chosen = match self.choosing {
            Choosing::Tile(index) => Some(index),
            Choosing::Cell(tile, _) => {
                let index = hand.kinds().enumerate().find(|&(_, kind)| kind == tile);
                index.map(|(index, _)| index as u8)
            }
            _ => None,
        };
        let tray = Tray {
            hand,
            chosen,
            first: self.scroll,
            finish: deciding && game.marching().is_some_and(|march| march.placed > 0),
        };
        tray.draw(canvas, |tile| {
            !deciding || choice::tile_refusal(game, tile).is_none()
        });
        match (self.choosing, guide::next(play)) {
            (Choosing::Tile(_), Some(Move::Place(tile, _))) => {
                guided::point(canvas, tray.place(Some(tile)));
            }
            (Choosing::Tile(_), Some(Move::Finish)) => guided::point(canvas, tray.place(None)),
            _ => {}
        }
    }

    fn draw_footer(&self, cx: &Services, canvas: &mut Canvas, play: &Play) {
        let back = if play.running().can_undo() {
            Shell::Undo
        } else {
            Shell::Pause
        };
        let game = play.game();
        let (act, back) = match self.choosing {
            _ if guide::introduction(play).is_some() => (cx.say(Shell::Next), Shell::Pause),
            Choosing::Action(_) => (cx.say(Shell::Choose), back),
            Choosing::Tile(index) if choice::kind(game, index).is_none() => {
                (cx.say(Shell::Done), back)
            }
            Choosing::Tile(_) => (cx.say(Shell::Choose), back),
            Choosing::Cell(..) => (cx.say(Msg::Lay), Shell::Back),
            Choosing::Put(..) => (cx.say(Msg::Place), back),
            Choosing::Watch { .. } => (cx.say(Shell::Skip), Shell::Pause),
        };
        let help = match self.choosing {
            Choosing::Action(_) | Choosing::Put(..) if play.guide().is_none() => Shell::Hint,
            _ => Shell::Why,
        };
        let hints = [
            (Button::A, act),
            (Button::B, cx.say(back)),
            (Button::X, cx.say(help)),
            (Button::Y, cx.say(Msg::Map)),
        ];
        match self.choosing {
            _ if self.news.is_some() => {
                let turns = (Button::Left, cx.say(Shell::Move));
                let ready = (Button::A, cx.say(Shell::Ready));
                footer(canvas, &[ready, turns, hints[1], hints[3]]);
            }
            Choosing::Watch { .. } => footer(canvas, &[hints[0], hints[1], hints[3]]),
            _ => footer(canvas, &hints),
        }
    }
}

/// The widths of the plates with the actions.
fn plate_widths(cx: &Services, offers: &[Offer], chosen: usize) -> Vec<i32, 6> {
    let word = |offer: &Offer| Font::Body.width(cx.say(offer.name));
    let words: i32 = offers.iter().map(|offer| word(offer) + 3).sum();
    // Narrow plates, if all words need them. If even those do not fit, signs
    // replace the words of actions that are not chosen and do not fit.
    let edges = if words + 10 * offers.len() as i32 > 240 {
        4
    } else {
        10
    };
    let sum = |widths: &[i32]| widths.iter().map(|width| width + 3).sum::<i32>();
    let mut widths: Vec<i32, 6> = offers.iter().map(|offer| sign_width(offer.mv)).collect();
    for at in [chosen].into_iter().chain(0..offers.len()) {
        let sign = widths[at];
        widths[at] = word(&offers[at]) + edges;
        if at != chosen && sum(&widths) > 241 {
            widths[at] = sign;
        }
    }
    widths
}

/// Draws the actions on a strip above the hand, with an explanation of the chosen
/// one.
fn draw_actions(cx: &Services, canvas: &mut Canvas, play: &Play, index: u8, top: i32) {
    let offers = choice::options(play.game());
    let height = if play.guide().is_some() {
        GUIDED_STRIP
    } else {
        STRIP
    };
    canvas.fill(area(0, top, 240, height), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let chosen = usize::from(index).min(offers.len().saturating_sub(1));
    let widths = plate_widths(cx, &offers, chosen);
    let sum = |widths: &[i32]| widths.iter().map(|width| width + 3).sum::<i32>();
    // The first plates are left out until the chosen one is fully visible. (The
    // sum has a gap after the last one, and the first has two pixels before it.)
    let fits = |&first: &usize| {
        let arrows = ARROW * (i32::from(first > 0) + i32::from(chosen + 1 < offers.len()));
        sum(&widths[first..=chosen]) + arrows <= 241
    };
    let all = sum(&widths) <= 241;
    let first = if all {
        0
    } else {
        (0..chosen).find(fits).unwrap_or(chosen)
    };
    let (mut x, mut last) = (if first > 0 { ARROW } else { 2 }, first);
    let person = mover(play);
    for (at, (offer, &width)) in offers.iter().zip(&widths).enumerate().skip(first) {
        let more = if at + 1 < offers.len() && !all {
            ARROW
        } else {
            0
        };
        if x + width > 240 - more {
            break;
        }
        last = at + 1;
        let place = area(x, top + 3, width, 20);
        let (ground, ink) = match (at == chosen, offer.refusal) {
            (true, None) => (theme::GOLD, theme::INK),
            (true, Some(_)) => (theme::SHADE, theme::INK),
            (false, None) => (theme::DUSK, theme::CREAM),
            (false, Some(_)) => (theme::NIGHT, theme::SHADE),
        };
        canvas.slab(place, ground);
        if width == sign_width(offer.mv) && at != chosen {
            draw_signs(canvas, person, offer.mv, Point::new(x, top + 13));
        } else {
            canvas.text(Font::Body, cx.say(offer.name), place, Align::Centre, ink);
        }
        if guide::next(play) == Some(offer.mv) && guide::introduction(play).is_none() {
            guided::point(canvas, Point::new(x + width / 2, top + 1));
        }
        if offer.refusal.is_some() {
            // Struck through: impossible now.
            canvas.fill(area(x + 4, top + 13, width - 8, 1), ink);
        }
        x += width + 3;
    }
    if first > 0 {
        canvas.sprite(&ARROW_LEFT, Point::new(1, top + 9), &[theme::GOLD]);
    }
    if last < offers.len() {
        canvas.sprite(&ARROW_RIGHT, Point::new(234, top + 9), &[theme::GOLD]);
    }
    if let Some(offer) = offers.get(chosen).filter(|_| height == STRIP) {
        let (msg, ink) = match offer.refusal {
            Some(refusal) => (Msg::refusal(refusal), theme::EMBER),
            None => (offer.line, theme::CREAM),
        };
        let line = area(0, top + 23, 240, 17);
        canvas.text(Font::Body, cx.say(msg), line, Align::Centre, ink);
    }
}

/// Width of the sign for a part of an action.
const SIGN: i32 = 13;

/// The width of an action that is drawn as signs.
const fn sign_width(mv: Move) -> i32 {
    match mv {
        Move::Reorganize { caesar: true } => 3 * SIGN + 2,
        _ => 2 * SIGN + 2,
    }
}

/// Draws an action as signs: the figure that sets out and what that brings, or
/// both figures that move, and Caesar.
fn draw_signs(canvas: &mut Canvas, person: Person, mv: Move, left: Point) {
    let middle = |place: i32| left + Point::new(SIGN * place + SIGN / 2 + 1, 0);
    let mut figure = |figure: Figure, place: i32| {
        draw_figure_in(canvas, person, figure, middle(place), Scale::CLOSE);
    };
    match mv {
        Move::Conquer(who) => {
            figure(who, 0);
            draw_income(canvas, Income::Tiles, middle(1));
        }
        Move::Revenue(who) => {
            figure(who, 0);
            draw_income(canvas, Income::Coins, middle(1));
        }
        _ => {
            figure(Figure::Legion, 0);
            figure(Figure::Censor, 1);
            if mv == (Move::Reorganize { caesar: true }) {
                canvas.sprite_at(&LAUREL, middle(2), &[theme::GOLD]);
            }
        }
    }
}
