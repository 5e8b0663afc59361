//! Drawing of the table.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::legions::{Cell, Figure, Income, Move, Setup, Spot};
use palmyra_engine::{Game as _, Outcome, Seat};

use super::super::Play;
use super::super::art::{FLAG, Scale, draw_figure_in};
use super::super::choice::{self, Choosing, Offer};
use super::super::guide;
use super::super::hand::Hand;
use super::super::map::{Map, TOP, draw_income};
use super::super::text::Msg;
use super::super::tray::{TRAY, Tray};
use super::super::turn::Turn;
use super::super::{guided, news, visible_coins};
use super::{ENDING, GUIDED_STRIP, STRIP, Table, mover, shown_turn};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::shell::text::{Blank, Msg as Shell, fill};
use crate::shell::widgets::{FOOT, badge, footer, progress};
use crate::theme::{self, Ink};

impl Table {
    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let (top, height) = self.view(play, cx);
        let map = match (play.view.camera.look(), self.reorganized(play)) {
            (Some((scale, at)), None) if !self.news => Map::close(scale, at, top, height),
            _ => Map::fit(play.game(), top, height),
        };
        match self.reorganized(play) {
            Some(turn) => map.draw_ways(canvas, play, turn, i32::MAX),
            None => self.draw_map(cx, canvas, play, map),
        }
        canvas.clip_to(panel());
        let place = guided::place(play, self.choosing);
        if place != Some(guided::Place::Header) {
            self.draw_header(cx, canvas, play);
        }
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 1, 240, 3));
        }
        // A guided game leaves out the parts that the sentence does not explain.
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
            (true, _) => news::draw(cx, canvas, play, top + height),
            (false, Choosing::Action(_)) if place != Some(guided::Place::BelowHeader) => {
                let top = place.map_or(top + height, |_| FOOT - GUIDED_STRIP);
                draw_actions(cx, canvas, play, self, top);
            }
            _ => {}
        }
        if let Some(end) = self.ending(play).filter(|_| !self.news) {
            draw_ending(cx, canvas, play, end, TRAY - ENDING);
        }
        if let Some((sentence, place)) = self.sentence(play).zip(place) {
            let top = match place {
                guided::Place::Header => 0,
                guided::Place::BelowHeader => TOP,
                guided::Place::Tray => FOOT - guided::height(cx, Some(sentence)),
            };
            // An objection temporarily replaces the sentence in the tray, so that the map stays
            // visible.
            if place == guided::Place::Tray && cx.toast.is_some() {
                canvas.fill(area(0, top, 240, FOOT - top), theme::GUIDE);
                canvas.fill(area(0, top, 240, 1), theme::GOLD);
            } else {
                guided::draw(cx, canvas, sentence, top);
            }
        }
        self.draw_footer(cx, canvas, play);
        // The points move to the header, so they are only drawn together with the header.
        if let Some(motion) = play.view.motion
            && place != Some(guided::Place::Header)
        {
            motion.draw_points(canvas, map.at(motion.cell), cx.now);
        }
    }

    /// Returns the shown turn of another player, if it has moved a figure without laying tiles.
    fn reorganized<'a>(&self, play: &'a Play) -> Option<&'a Turn> {
        let Choosing::Watch { done, .. } = self.choosing else {
            return None;
        };
        shown_turn(play, done).filter(|turn| turn.put != [None; 2] && play.guide().is_none())
    }

    /// Draws the province with the marks of the current choice.
    fn draw_map(&self, cx: &Services, canvas: &mut Canvas, play: &Play, map: Map) {
        let moved = self.moved(play);
        map.draw_tiles(canvas, play, moved, cx.now);
        self.draw_choice(canvas, play, map);
        // The figures are drawn above the marks of tiles and below the numbers.
        map.draw_figures(canvas, play, moved, cx.now);
        self.draw_gains(canvas, play, map);
    }

    /// Returns the figure that is being moved, and the cell to which the cursor moves it.
    fn moved(&self, play: &Play) -> Option<(Figure, Cell)> {
        let Choosing::Put(figure, spot) = self.choosing else {
            return None;
        };
        Some((figure, Map::spot(play, play.game().seat(), figure, spot)))
    }

    /// Draws the cells to choose from, the selected cell, and its matches.
    fn draw_choice(&self, canvas: &mut Canvas, play: &Play, map: Map) {
        let game = play.game();
        match self.choosing {
            Choosing::Action(_) => {
                // Rings mark the places of the other players' turns since the person's last turn.
                for turn in news::turns(play) {
                    let Some(seat) = turn.seat else { continue };
                    for cell in turn.places() {
                        map.ring_of(canvas, cell, play.person(seat));
                    }
                }
                if self.news {
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
                map.cursor(canvas, chosen);
            }
            Choosing::Put(figure, spot) => {
                // The figure is drawn in its new place, so its old place is only outlined.
                let from = Map::stand(play, game.seat(), figure);
                map.draw_new(canvas, from, mover(play));
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
                if let Some(turn) = shown_turn(play, done)
                    && let Some(seat) = turn.seat
                {
                    for laid in &turn.laid {
                        map.ring_of(canvas, laid.cell, play.person(seat));
                    }
                }
            }
        }
    }

    /// Draws the gains of the selected tile in all cells, and beside the selected cell. Draws a
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
        // All hands are public, so the tray shows the hand of the player whose turn it is.
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => None,
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        let hand = match self.choosing {
            Choosing::Tile(_) | Choosing::Cell(..) => Hand::marching(game),
            Choosing::Action(index) => match choice::marcher(game, index) {
                Some(figure) => Hand::beside(game, figure),
                None => Hand::plain(game, seat),
            },
            Choosing::Put(..) | Choosing::Watch { .. } => Hand::plain(game, seat),
        };
        let chosen = match self.choosing {
            Choosing::Tile(index) => Some(index),
            Choosing::Cell(tile, _) => Some(hand.index(Some(tile))),
            _ => None,
        };
        let tray = Tray {
            hand,
            chosen,
            first: self.scroll,
            ends: game.outcome_after(Move::Finish).is_some(),
        };
        tray.draw(canvas);
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
        let hints = [
            (Button::A, act),
            (Button::B, cx.say(back)),
            (Button::X, cx.say(Shell::Why)),
            (Button::Y, cx.say(Msg::Map)),
        ];
        match self.choosing {
            _ if self.news => {
                let ready = (Button::A, cx.say(Shell::Ready));
                footer(canvas, &[ready, hints[1], hints[2], hints[3]]);
            }
            Choosing::Watch { .. } => footer(canvas, &[hints[0], hints[1], hints[3]]),
            _ => footer(canvas, &hints),
        }
    }
}

/// Draws the strip of actions. It has plates of equal width in a fixed order. The name and the
/// effect of the selected action are below them, except in a guided game.
fn draw_actions(cx: &Services, canvas: &mut Canvas, play: &Play, table: &Table, top: i32) {
    let Choosing::Action(index) = table.choosing else {
        return;
    };
    let offers = choice::options(play.game());
    let height = if play.guide().is_some() {
        GUIDED_STRIP
    } else {
        STRIP
    };
    canvas.fill(area(0, top, 240, height), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let chosen = usize::from(index).min(offers.len().saturating_sub(1));
    let wide = 240 / offers.len().max(1) as i32;
    for (at, offer) in (0..).zip(&offers) {
        let place = area(wide * i32::from(at), top + 3, wide - 2, 20);
        let (ground, ink) = match (usize::from(at) == chosen, offer.refusal) {
            (true, None) => (theme::GOLD, theme::INK),
            (true, Some(_)) => (theme::SHADE, theme::INK),
            (false, None) => (theme::DUSK, theme::CREAM),
            (false, Some(_)) => (theme::NIGHT, theme::SHADE),
        };
        canvas.slab(place, ground);
        draw_plate(canvas, play, table, (at, offer.mv), place, ink);
        if guide::next(play) == Some(offer.mv) && guide::introduction(play).is_none() {
            let x = place.top_left.x + wide / 2;
            guided::point(canvas, Point::new(x, top + 1));
        }
        if offer.refusal.is_some() {
            // A line through the sign means that the action is impossible now.
            canvas.fill(area(place.top_left.x + 4, top + 13, wide - 10, 1), ink);
        }
    }
    if let Some(offer) = offers.get(chosen).filter(|_| height == STRIP) {
        draw_line(cx, canvas, offer, top + 24);
    }
}

/// Draws the name of an action with its effect, or with the reason why it is impossible.
fn draw_line(cx: &Services, canvas: &mut Canvas, offer: &Offer, top: i32) {
    let (msg, ink) = match offer.refusal {
        Some(refusal) => (Msg::refusal(refusal), theme::EMBER),
        None => (offer.line, theme::SHADE),
    };
    let (name, words) = (cx.say(offer.name), cx.say(msg));
    let wide = Font::Body.width(name);
    let fits = Font::Body.width(words) <= 228 - wide;
    let mut left = 5;
    if fits || offer.refusal.is_none() {
        let at = area(left, top, wide, LINE);
        canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
        left += wide + 6;
    }
    if fits || offer.refusal.is_some() {
        let at = area(left, top, 240 - left, LINE);
        canvas.text(Font::Body, words, at, Align::Left, ink);
    }
}

/// The width of a figure or another sign on the plate of an action.
const SIGN: i32 = 13;

/// Draws the plate of an action. It has the figure that moves, the gain of the best tile, and a
/// flag if that gain ends the game. A reorganization has both figures, and the laurel if it takes
/// Caesar and there is room.
fn draw_plate(
    canvas: &mut Canvas,
    play: &Play,
    table: &Table,
    (index, mv): (u8, Move),
    place: Rectangle,
    ink: Ink,
) {
    let gain = fill("+{}", &[table.outlook.gains[usize::from(index) % 6].into()]);
    let ends = table.outlook.ends(index);
    let number = Font::Body.width(&gain) + 1;
    let room = place.size.width as i32;
    let flag = if ends { SIGN } else { 0 };
    // With many actions, a plate may be too narrow for the sign of the gain.
    let is_wide = room >= 2 * SIGN + number + flag;
    let width = match mv {
        Move::Conquer(_) | Move::Revenue(_) if is_wide => 2 * SIGN + number + flag,
        Move::Conquer(_) | Move::Revenue(_) => SIGN + number.min(room - SIGN - 1),
        Move::Reorganize { caesar: true } if room >= 3 * SIGN + flag => 3 * SIGN + flag,
        _ => 2 * SIGN + flag,
    };
    let (mut x, y) = (place.top_left.x + (room - width) / 2, place.top_left.y + 10);
    let person = mover(play);
    let mut next = |width: i32| {
        x += width;
        Point::new(x - width / 2 - 1, y)
    };
    match mv {
        Move::Conquer(figure) | Move::Revenue(figure) => {
            draw_figure_in(canvas, person, figure, next(SIGN), Scale::CLOSE);
            let at = next(number);
            let at = area(at.x - number / 2, y - 10, number, 20);
            canvas.text(Font::Body, &gain, at, Align::Left, ink);
            let income = match mv {
                Move::Conquer(_) => Income::Tiles,
                _ => Income::Coins,
            };
            if is_wide {
                draw_income(canvas, income, next(SIGN));
            }
        }
        _ => {
            for figure in Figure::ALL {
                draw_figure_in(canvas, person, figure, next(SIGN), Scale::CLOSE);
            }
            if mv == (Move::Reorganize { caesar: true }) && width > 2 * SIGN + flag {
                canvas.sprite_at(&LAUREL, next(SIGN), &[ink]);
            }
        }
    }
    if ends && width > 2 * SIGN {
        canvas.sprite_at(&FLAG, next(SIGN), &[ink, theme::EMBER]);
    }
}

/// Draws the forecast of the game's end. It has a flag, the player's coins, and the coins of the
/// best other player if they are public.
fn draw_ending(cx: &Services, canvas: &mut Canvas, play: &Play, end: Outcome, top: i32) {
    canvas.fill(area(0, top, 240, ENDING), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::EMBER);
    canvas.sprite_at(
        &FLAG,
        Point::new(10, top + 9),
        &[theme::EMBER, theme::CREAM],
    );
    let game = play.game();
    let score = |seat: Seat| end.scores[seat.index()];
    let own = Blank::Number(score(game.seat()).into());
    let others = Seat::all(game.seats()).filter(|&seat| seat != game.seat());
    let best = others.max_by_key(|&seat| score(seat));
    let is_open = |&seat: &Seat| visible_coins(play, Some(game.seat()), seat).is_some();
    let words = match (game.setup(), best.filter(is_open)) {
        (Setup::Solo(solo), _) => cx.tell(Msg::EndsSolo, &[own, solo.goal().into()]),
        (_, Some(_)) => cx.tell(Msg::EndsOpen, &[own]),
        (_, None) => cx.tell(Msg::EndsSecret, &[own]),
    };
    let width = Font::Body.width(&words);
    let at = area(20, top + 1, width, ENDING - 1);
    canvas.text(Font::Body, &words, at, Align::Left, theme::EMBER);
    if let Some(seat) = best.filter(is_open) {
        badge(canvas, play.person(seat), Point::new(24 + width, top + 2));
        let text = fill("{}", &[Blank::Number(score(seat).into())]);
        let at = area(43 + width, top + 1, 30, ENDING - 1);
        canvas.text(Font::Body, &text, at, Align::Left, theme::EMBER);
    }
}
