//! The screen on which a person chooses a region for the marauders. The choice for the next turn is
//! secret. The choice is public if a mission redirects the marauders of this turn.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Merchants, Mission, Move, Phase, Region, Spots};
use palmyra_engine::{Game as _, Seat};

use super::bars;
use super::explain::Explain;
use super::grid::{self, Marks, Moving};
use super::text::{ActionText, PhaseText, WordText, footer};
use super::{Play, Screen, art, guide, land, map, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{badge, footer as draw_footer};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The regions as they are arranged on the map, three in a row.
const PLACES: [Option<Region>; 9] = [
    Some(Region::NorthSea),
    Some(Region::Ebla),
    Some(Region::Euphrates),
    Some(Region::Antioch),
    Some(Region::Palmyra),
    Some(Region::Euphrates),
    Some(Region::SouthSea),
    Some(Region::Damascus),
    None,
];

/// The regions with the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChooseScreen {
    place: u8,
    /// Whether the map is shown in place of the regions.
    map: bool,
}

impl ChooseScreen {
    /// Opens the screen with the cursor on the central region. If that region cannot be chosen, the
    /// cursor is beside it.
    pub fn new(game: &Merchants) -> Self {
        let is_open = |place: &u8| {
            let region = PLACES[usize::from(*place)];
            region.is_some_and(|region| game.check(step(game, region)).is_ok())
        };
        let place = [4, 1, 3, 5, 7].into_iter().find(is_open);
        Self {
            place: place.unwrap_or(4),
            map: false,
        }
    }

    fn region(self) -> Option<Region> {
        PLACES[usize::from(self.place) % PLACES.len()]
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        if self.map {
            self.map = false;
            return Go::Stay;
        }
        let (column, row) = (self.place % 3, self.place / 3);
        let (mut column, mut row) = (column, row);
        match button {
            Button::Left => column = (column + 2) % 3,
            Button::Right => column = (column + 1) % 3,
            Button::Up => row = (row + 2) % 3,
            Button::Down => row = (row + 1) % 3,
            Button::A => {
                let Some(region) = self.region() else {
                    return Go::Stay;
                };
                return flow::step(play, cx, step(game, region));
            }
            Button::B if game.phase() == Phase::Change => {
                return flow::step(play, cx, Move::Done);
            }
            Button::B => return flow::undo(play, cx),
            Button::X => return play.push(Screen::Explain(Explain::Marauders)),
            Button::Y => {
                self.map = true;
                return Go::Stay;
            }
        }
        self.place = 3 * row + column;
        if self.region().is_none() {
            // The last place has no region, so the cursor moves on in the same direction.
            self.place = match button {
                Button::Left => 7,
                Button::Right => 6,
                Button::Up => 5,
                _ => 2,
            };
        } else if self.place == 5 && matches!(button, Button::Up | Button::Down) {
            // The Euphrates takes two places, one above the other, and no region is below it. So
            // the cursor stays.
            self.place = if button == Button::Up { 5 } else { 2 };
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let secret = game.phase() == Phase::Choose;
        let title = match secret {
            true => ActionText::TitleMarauders,
            false => ActionText::TitleDivert,
        };
        bars::draw_title(canvas, play, Some(seat), cx.say(title));
        canvas.sprite_at(&art::EYE, Point::new(11, 30), &[theme::GOLD]);
        let state = match (secret, game.chosen()) {
            (false, Some(region)) => {
                let region = cx.say(WordText::region(region));
                cx.tell(super::text::LogText::Reveal, &[region.into()])
            }
            _ => cx.tell(PhaseText::SecretState, &[]),
        };
        let at = area(22, 21, 214, 19);
        canvas.text(Font::Body, &state, at, Align::Left, theme::CREAM);
        if self.map {
            let marks = Marks {
                seat,
                usable: Spots::NONE,
                cursor: None,
                chosen: map::chosen(play),
                moving: Moving::default(),
            };
            grid::draw(cx, canvas, play, marks);
            draw_footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        }
        let guided = guide::sentence(cx, play);
        for region in Region::ALL {
            self.draw_region(cx, canvas, play, region);
        }
        if let Some(text) = guided {
            guide::draw_under_map(canvas, text);
        } else {
            let legend = [PhaseText::SecretLegend1, PhaseText::SecretLegend2];
            for (line, msg) in legend.into_iter().enumerate() {
                let at = area(164, 152 + 17 * line as i32, 74, 17);
                canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::SHADE);
            }
            if let Some(region) = self.region() {
                let text = line(cx, game, region);
                let at = area(7, 196, 226, 23);
                canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
            }
        }
        match secret {
            true => footer::draw(play, cx, canvas, footer::MARAUDERS),
            false => draw_footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Choose)),
                    (Button::B, cx.say(Shell::Decline)),
                    (Button::Y, cx.say(footer::Msg::Map)),
                ],
            ),
        }
    }

    fn draw_region(self, cx: &Services, canvas: &mut Canvas, play: &Play, region: Region) {
        let game = play.game();
        let field = land::place(Some(region));
        let Point { x, y } = field.top_left;
        let height = field.size.height as i32;
        let chosen = self.region() == Some(region);
        let barred = game.check(step(game, region)).is_err();
        if chosen {
            canvas.slab(area(x, y, 78, height), theme::GOLD);
            canvas.slab(area(x + 2, y + 2, 74, height - 4), land::ground(region));
        } else {
            canvas.slab(area(x, y, 78, height), land::ground(region));
        }
        if barred {
            for line in (2..height - 2).step_by(4) {
                canvas.fill(area(x + 2, y + line, 74, 1), theme::NIGHT);
            }
        }
        let ink = if chosen { theme::GOLD } else { theme::SHADE };
        let name = cx.say(words::short_region(region));
        let at = area(x + 4, y, 73, 17);
        if barred {
            canvas.fill(area(x + 3, y + 2, 72, 15), land::ground(region));
        }
        canvas.text(Font::Body, name, at, Align::Left, ink);
        let slots = region.spots();
        let mut column = 0;
        for seat in Seat::all(game.seats()) {
            let pieces = game.board(seat).spots().and(slots);
            for _ in pieces.iter() {
                let (x, y) = (x + 5 + 17 * (column % 4), y + 17 + 15 * (column / 4));
                badge(canvas, play.person(seat), Point::new(x, y));
                column += 1;
            }
        }
        let at = Point::new(x + 67, y + height - 10);
        if chosen && !barred {
            canvas.sprite_at(&art::SWORDS, at, &[theme::EMBER]);
        } else if game.under() == Some(region) || barred {
            canvas.sprite_at(&art::SWORDS, at, &[theme::MIST]);
        }
    }
}

/// Returns the mission that redirects the marauders, if the player has fulfilled one.
fn card(game: &Merchants) -> Option<Mission> {
    let cards = game.board(game.seat()).fulfilled();
    let mut cards = cards.iter();
    cards.find(|card| card.benefit() == palmyra_engine::merchants::Benefit::Region)
}

/// Returns the move that chooses a region.
fn step(game: &Merchants, region: Region) -> Move {
    match (game.phase(), card(game)) {
        (Phase::Change, Some(card)) => Move::Change(card, region),
        _ => Move::Choose(region),
    }
}

/// Returns the consequence of choosing a region, in a line.
fn line(cx: &Services, game: &Merchants, region: Region) -> Line {
    let name = cx.say(WordText::region(region));
    if game.check(step(game, region)).is_err() {
        return cx.tell(PhaseText::SecretBarred, &[name.into()]);
    }
    let board = game.board(game.seat());
    let own = board.spots().and(region.spots());
    match game.phase() {
        Phase::Change if !own.is_empty() => cx.tell(ActionText::WarnOwn, &[name.into()]),
        _ => cx.tell(PhaseText::SecretLine, &[name.into()]),
    }
}
