//! The picture of the table.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Action, Cell, Move, Setup, Size as TileSize, Spot};

use super::super::art::{CHEST, FLIPPED, LARGE_STACK, SMALL_STACK};
use super::super::choice::{self, Choosing, Offer};
use super::super::guide;
use super::super::map::{Map, TOP};
use super::super::of;
use super::super::text::Msg;
use super::super::tray::{TRAY, Tray};
use super::super::turn::Turn;
use super::super::{Play, visible_coins};
use super::super::{guided, news};
use super::{STRIP, Table, action_name, mover, put_title, shown_turn, strip};
use crate::canvas::{Align, Canvas, Font, Observer, area, panel};
use crate::input::Button;
use crate::shell::Context;
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, COIN, LAUREL, Sprite};
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{badge, draw_toast, footer, progress};
use crate::theme;
use palmyra_play::Speed;

/// Room for an arrow beside the actions.
const ARROW: i32 = 8;

impl Table {
    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = of(&cx.play) else { return };
        let (top, height) = self.view(cx);
        let map = match play.view.camera {
            Some(camera) if !play.view.overview => Map::close(camera, top, height),
            _ => Map::whole(play.game(), top, height),
        };
        canvas.clip_to(area(0, top, 240, height));
        map.draw(canvas, play);
        self.draw_choice(canvas, play, map);
        canvas.clip_to(panel());
        canvas.fill(
            area(0, top + height, 240, TRAY - top - height),
            theme::NIGHT,
        );
        self.draw_header(cx, canvas, play);
        if self.asks(cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 4, 240, 4));
        }
        self.draw_tray(canvas, play);
        if let Some(sentence) = self.sentence(cx) {
            guided::draw(cx, canvas, sentence, TOP);
        }
        if let Choosing::Action(index) = self.choosing {
            draw_actions(cx, canvas, play, index);
        }
        if self.news {
            news::draw(cx, canvas, play, top - TOP);
        }
        draw_toast(cx, canvas);
        self.draw_footer(cx, canvas, play);
    }

    /// Free cells, the chosen one, and what counts.
    fn draw_choice<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
        map: Map,
    ) {
        let game = play.game();
        match self.choosing {
            Choosing::Action(_) => {
                // What the others have laid since.
                for turn in play.log().take_while(|turn| turn.seat != Some(game.seat())) {
                    let person = turn.seat.map(|seat| play.person(seat));
                    for laid in &turn.laid {
                        map.draw_new(canvas, laid.cell, person);
                    }
                }
                let figure = choice::figure(game, self.choosing);
                map.cursor(canvas, Map::stand(play, game.seat(), figure));
            }
            Choosing::Tile(index) => {
                let figure = choice::figure(game, self.choosing);
                map.cursor(canvas, Map::stand(play, game.seat(), figure));
                if let Some(tile) = choice::kind(game, index) {
                    for cell in choice::cells(game, tile) {
                        map.draw_free(canvas, cell, choice::points(game, tile, cell));
                    }
                }
            }
            Choosing::Cell(tile, chosen) => {
                for cell in choice::cells(game, tile).filter(|&cell| cell != chosen) {
                    map.draw_free(canvas, cell, choice::points(game, tile, cell));
                }
                if let Some(march) = choice::march(game) {
                    let from = game.figure(game.seat(), march.figure);
                    for touch in game.province().touches(tile, chosen, from) {
                        if touch.matches() {
                            map.draw_match(canvas, touch.neighbour, !touch.occupied);
                        }
                    }
                }
                map.draw_chosen(canvas, chosen, tile, choice::points(game, tile, chosen));
            }
            Choosing::Put(figure, Spot::Land(cell)) => {
                map.cursor(canvas, cell);
                map.ghost(canvas, mover(play), figure, cell);
                if let Some(Move::Put(_, wanted)) = guide::next(play) {
                    map.ring(canvas, wanted, theme::GOLD);
                    guided::point(canvas, map.at(wanted) - Point::new(0, 11));
                }
            }
            Choosing::Put(figure, Spot::City) => {
                for (_, cell) in game.setup().city() {
                    map.cursor(canvas, cell);
                }
                map.ghost(canvas, mover(play), figure, Cell::new(0, 0));
            }
            Choosing::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                if let Some(laid) = turn.and_then(|turn| turn.laid.last()) {
                    map.cursor(canvas, laid.cell);
                }
            }
        }
    }

    fn draw_header<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let game = play.game();
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => Some(play.turn()),
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        badge(canvas, play.person(seat), Point::new(4, 3));
        let (title, gain) = self.title(cx, play, turn);
        let before = matches!(self.choosing, Choosing::Action(_)) && play.log().next().is_some();
        let width = if gain.is_some() || before { 150 } else { 196 };
        let at = area(24, 0, width, 21);
        let font = Font::Title.or_smaller(&title, width);
        canvas.text(font, &title, at, Align::Left, theme::CREAM);
        if let Some(gain) = gain {
            let mut text = Line::new();
            let _ = match self.choosing {
                // So far, and what this place would add.
                Choosing::Cell(tile, cell) => {
                    let more = choice::points(game, tile, cell);
                    core::fmt::write(&mut text, format_args!("{gain}+{more}"))
                }
                _ => core::fmt::write(&mut text, format_args!("+{gain}")),
            };
            let at = area(168, 0, 52, 21);
            canvas.text(Font::Title, &text, at, Align::Right, theme::GOLD);
        } else if let (Choosing::Action(_), Some(last)) = (self.choosing, play.log().next()) {
            // What happened just before.
            draw_last(canvas, play, last);
        }
        if game.caesar() == Some(seat) {
            canvas.sprite(&LAUREL, Point::new(224, 5), &[theme::GOLD]);
        }
        // The counts: own coins, flipped tiles, reserve, both stacks.
        // Everything here belongs to whoever is on turn; a bot's coins are as
        // secret as anybody's.
        let watching = matches!(self.choosing, Choosing::Watch { .. });
        let coins = visible_coins(play, (!watching).then_some(seat), seat);
        let counts: [(&Sprite, &[Rgb565], Option<u8>); 5] = [
            (&COIN, &[theme::BRONZE, theme::GOLD, theme::UMBER], coins),
            (
                &FLIPPED,
                &[theme::CREAM, theme::UMBER, theme::GOLD],
                Some(game.flipped(seat)),
            ),
            (
                &CHEST,
                &[theme::CREAM, theme::UMBER, theme::GOLD],
                Some(game.reserve()),
            ),
            (
                &LARGE_STACK,
                &[theme::CREAM, theme::UMBER],
                Some(game.stack(TileSize::Large)),
            ),
            (
                &SMALL_STACK,
                &[theme::CREAM, theme::UMBER],
                Some(game.stack(TileSize::Small)),
            ),
        ];
        let columns = [5, 66, 104, 152, 197];
        for ((sprite, inks, count), x) in counts.into_iter().zip(columns) {
            canvas.sprite_at(sprite, Point::new(x + 6, 30), inks);
            let mut text = Line::new();
            let _ = match (count, game.setup()) {
                (None, _) => core::fmt::write(&mut text, format_args!("?")),
                // Alone, the goal stands beside the coins.
                (Some(count), Setup::Solo(solo)) if x == columns[0] => {
                    core::fmt::write(&mut text, format_args!("{count}/{}", solo.goal()))
                }
                (Some(count), _) => core::fmt::write(&mut text, format_args!("{count}")),
            };
            let width = if x == columns[0] { 46 } else { 30 };
            let at = area(x + 15, 21, width, 19);
            canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
        }
    }

    /// The heading, and what has been gained so far.
    fn title(&self, cx: &Context, play: &Play, turn: Option<&Turn>) -> (Line, Option<u8>) {
        let game = play.game();
        let plain = |msg| cx.tell(msg, &[]);
        let marching = choice::march(game).map(|march| march.matches);
        match self.choosing {
            Choosing::Action(_) => {
                let msg = match play.running().humans() {
                    1 => plain(Msg::ChooseAction),
                    _ => cx.tell(Msg::TurnOf, &[cx.name(mover(play)).into()]),
                };
                (msg, None)
            }
            Choosing::Tile(index) if choice::kind(game, index).is_none() => {
                (plain(Msg::FinishNow), marching)
            }
            Choosing::Tile(_) => (plain(Msg::ChooseTile), marching),
            Choosing::Cell(..) => (plain(Msg::ChooseCell), marching),
            Choosing::Put(figure, _) => (plain(put_title(figure)), None),
            Choosing::Watch { .. } => {
                let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
                let name = cx.name(play.person(seat));
                let action = turn.and_then(|turn| turn.action).map(action_name);
                match action {
                    None => (cx.tell(Shell::Thinking, &[name.into()]), None),
                    Some(action) => {
                        let blanks = [name.into(), cx.say(action).into()];
                        let gain = turn.map(Turn::gain).filter(|_| action != Msg::Reorganize);
                        (cx.tell(Msg::TurnSummary, &blanks), gain)
                    }
                }
            }
        }
    }

    fn draw_tray<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let game = play.game();
        // Hands lie open for all: the tray shows that of whoever is on turn.
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
            finish: deciding && choice::march(game).is_some_and(|march| march.placed > 0),
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

    fn draw_footer<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let back = if play.running().can_undo() {
            Shell::Undo
        } else {
            Shell::Pause
        };
        let map = if play.view.overview {
            Msg::Near
        } else {
            Msg::Map
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
            Choosing::Action(_) if !cx.is_guided() => Shell::Hint,
            _ => Shell::Why,
        };
        let hints = [
            (Button::A, act),
            (Button::B, cx.say(back)),
            (Button::X, cx.say(help)),
            (Button::Y, cx.say(map)),
        ];
        match self.choosing {
            _ if self.news && cx.profile.settings.speed != Speed::Instant => {
                footer(canvas, &[(Button::A, cx.say(Shell::Next))]);
            }
            Choosing::Watch { .. } => footer(canvas, &[hints[0], hints[1], hints[3]]),
            _ => footer(canvas, &hints),
        }
    }
}

/// Who moved last and what it brought, at the end of the heading.
fn draw_last<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    play: &Play,
    turn: &Turn,
) {
    let Some(seat) = turn.seat else { return };
    if seat == play.game().seat() {
        return;
    }
    badge(canvas, play.person(seat), Point::new(176, 3));
    let mut text = Line::new();
    let gain = match turn.action {
        Some(Action::Reorganize) | None => turn.drawn_count,
        Some(_) => turn.gain() + turn.tribute,
    };
    let _ = core::fmt::write(&mut text, format_args!("+{gain}"));
    canvas.text(
        Font::Body,
        &text,
        area(194, 0, 26, 21),
        Align::Left,
        theme::SHADE,
    );
}

/// The actions on a strip above the hand, the chosen one explained.
fn draw_actions<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    play: &Play,
    index: u8,
) {
    let offers = choice::options(play.game());
    let height = strip(cx);
    let top = TRAY - height;
    canvas.fill(area(0, top, 240, height), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let word = |offer: &Offer| Font::Body.width(cx.say(offer.name)) + 3;
    let words: i32 = offers.iter().map(word).sum();
    // Narrow plates, if that is what it takes to show all.
    let edges = if words + 10 * offers.len() as i32 > 240 {
        4
    } else {
        10
    };
    let width = |offer: &Offer| word(offer) - 3 + edges;
    // So many are left out that the chosen one is in view, wholly. (The sum has
    // a gap after the last one, and the first has two pixels before it.)
    let chosen = usize::from(index).min(offers.len().saturating_sub(1));
    let sum = |offers: &[Offer]| offers.iter().map(|offer| width(offer) + 3).sum::<i32>();
    let fits = |&first: &usize| {
        let arrows = ARROW * (i32::from(first > 0) + i32::from(chosen + 1 < offers.len()));
        sum(&offers[first..=chosen]) + arrows <= 241
    };
    let all = sum(&offers) <= 241;
    let first = if all {
        0
    } else {
        (0..chosen).find(fits).unwrap_or(chosen)
    };
    let (mut x, mut last) = (if first > 0 { ARROW } else { 2 }, first);
    for (at, offer) in offers.iter().enumerate().skip(first) {
        let width = width(offer);
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
        canvas.text(Font::Body, cx.say(offer.name), place, Align::Centre, ink);
        if guide::next(play) == Some(offer.mv) && guide::introduction(play).is_none() {
            guided::point(canvas, Point::new(x + width / 2, top + 1));
        }
        if offer.refusal.is_some() {
            // Struck through: not now.
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
