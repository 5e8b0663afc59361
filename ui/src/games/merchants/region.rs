//! The page of a region, with the effects of its slots and the pieces on them.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::{Merchants, Move, Phase, Piece, Region, Spot, Spots};
use palmyra_engine::{Game as _, Seat};

use super::bars::{self, TOP};
use super::grid::{self, State};
use super::hint::Hint;
use super::map::{self, MapScreen};
use super::text::footer;
use super::{Play, Screen, words};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{footer as draw_footer, row_ground};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The height of a slot's row.
const ROW: i32 = 20;
/// The number of rows that fit above the explanation.
const FIT: usize = 6;

/// The regions in the order in which the right button visits them. `None` is the page of the
/// private slots.
const ORDER: [Option<Region>; 8] = [
    Some(Region::NorthSea),
    Some(Region::Ebla),
    Some(Region::Euphrates),
    Some(Region::Antioch),
    Some(Region::Palmyra),
    Some(Region::SouthSea),
    Some(Region::Damascus),
    None,
];

/// The page of the region of a slot, with that slot selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionPage {
    spot: Spot,
}

/// Returns the slots of a region, or a player's private slots for `None`.
fn slots(game: &Merchants, seat: Seat, region: Option<Region>) -> Vec<Spot, 8> {
    let many = game.seats() > 2;
    let own = game.board(seat).improvements();
    let all: Spots = match region {
        Some(region) => region.spots(),
        None => Spot::all().filter(|spot| spot.tile().is_some()).collect(),
    };
    let shown = all.iter().filter(|spot| match spot.tile() {
        Some(tile) => own.contains(tile),
        None => many || !spot.is_for_many(),
    });
    // The list has room, because no region has more than eight slots.
    shown.take(8).collect()
}

impl RegionPage {
    pub const fn new(spot: Spot) -> Self {
        Self { spot }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let seat = viewer(play);
        let region = self.spot.region();
        match button {
            Button::Up | Button::Down => {
                let slots = slots(game, seat, region);
                let at = slots.iter().position(|&spot| spot == self.spot);
                let count = slots.len().max(1);
                let step = if button == Button::Down { 1 } else { count - 1 };
                let next = (at.unwrap_or(0) + step) % count;
                self.spot = slots.get(next).copied().unwrap_or(self.spot);
                Go::Stay
            }
            Button::Left | Button::Right => {
                let at = ORDER.iter().position(|&other| other == region);
                let mut at = at.unwrap_or(0);
                let step = if button == Button::Right {
                    1
                } else {
                    ORDER.len() - 1
                };
                for _ in 0..ORDER.len() {
                    at = (at + step) % ORDER.len();
                    if let Some(&first) = slots(game, seat, ORDER[at]).first() {
                        self.spot = first;
                        break;
                    }
                }
                Go::Stay
            }
            Button::A if is_placing(play) => match map::place(game, self.spot) {
                Some(piece) => flow::step(play, cx, Move::Place(piece, self.spot)),
                // Both pieces fit, so the map asks which one to place.
                None => Go::Game(play.show(Screen::Map(MapScreen::new(play, Some(self.spot))))),
            },
            Button::X if is_placing(play) => play.swap(Screen::Hint(Hint)),
            Button::A | Button::B => match is_placing(play) {
                // On the map, the cursor is on the slot that was selected on this page.
                true => Go::Game(play.show(Screen::Map(MapScreen::new(play, Some(self.spot))))),
                false => Go::Back,
            },
            Button::X | Button::Y => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = viewer(play);
        let region = self.spot.region();
        bars::draw(canvas, play, seat, cx.say(words::region(region)));
        let slots = slots(game, seat, region);
        let chosen = slots.iter().position(|&spot| spot == self.spot);
        let chosen = chosen.unwrap_or(0);
        let first = chosen.saturating_sub(FIT - 1);
        for (row, &spot) in slots.iter().skip(first).take(FIT).enumerate() {
            let y = TOP + 2 + ROW * row as i32;
            let at = area(2, y, 236, ROW - 1);
            let ink = row_ground(canvas, at, spot == self.spot);
            let usable = Piece::ALL
                .into_iter()
                .any(|piece| game.check(Move::Place(piece, spot)).is_ok());
            let state = match game.piece(spot) {
                Some((owner, _)) => State::Taken(owner),
                None if usable || !is_placing(play) => State::Free,
                None => State::Dim,
            };
            if state == State::Dim && spot == self.spot {
                canvas.slab(area(6, y + 1, 26, 18), theme::DUSK);
            }
            grid::draw_slot(canvas, play, seat, spot, Point::new(7, y + 1), state);
            let name = area(40, y, 180, ROW - 1);
            canvas.text(
                Font::Body,
                words::spot_name(cx, spot),
                name,
                Align::Left,
                ink,
            );
            if let State::Taken(owner) = state {
                let person = play.person(owner);
                crate::shell::widgets::badge(canvas, person, Point::new(220, y + 2));
            }
        }
        let top = TOP + 4 + ROW * FIT as i32;
        bars::scroll_mark(canvas, (TOP + 2, top - 2), (first, FIT, slots.len()));
        canvas.fill(area(4, top, 232, 1), theme::BRONZE);
        let text = words::page(cx, play, seat, self.spot);
        canvas.paragraph(
            &text,
            area(7, top + 2, 226, 3 * LINE),
            Align::Left,
            theme::CREAM,
        );
        match is_placing(play) {
            true => draw_footer(
                canvas,
                &[
                    (Button::A, cx.say(footer::Msg::Place)),
                    (Button::Left, cx.say(footer::Msg::Region)),
                    (Button::B, cx.say(Shell::Back)),
                    (Button::X, cx.say(Shell::Hint)),
                ],
            ),
            false => draw_footer(
                canvas,
                &[
                    (Button::Left, cx.say(footer::Msg::Region)),
                    (Button::B, cx.say(Shell::Back)),
                ],
            ),
        }
    }
}

/// Whether a person places a piece now.
fn is_placing(play: &Play) -> bool {
    matches!(play.game().phase(), Phase::Place(_)) && !play.bot_to_move()
}

/// Returns the seat whose numbers are shown: that of the only person, or else that of the deciding
/// player.
pub fn viewer(play: &Play) -> Seat {
    let only = play.running().only_human();
    only.unwrap_or_else(|| play.game().seat())
}
