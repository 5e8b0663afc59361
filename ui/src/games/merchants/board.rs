//! The page with a player's possessions and score.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::merchants::{Good, Part, Phase, Rare, Rise, Tile};

use super::art::{Tone, draw_sentence};
use super::bars::{self, TOP, number, signed};
use super::goals_page::GoalsPage;
use super::players::Players;
use super::signs::{self, sentence};
use super::text::{ActionText, OverviewText, footer, improvement};
use super::{Play, Screen, art, words};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::LAUREL;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::footer as draw_footer;
use crate::shell::{Go, Services};
use crate::theme;

/// The number of improvements that fit in a line.
const TILES: usize = 4;

/// The page of a player's board. Up and down select improvements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPage {
    seat: Seat,
    /// The number of the selected improvement, counted from 1; 0 if none is selected.
    tile: u8,
}

impl BoardPage {
    pub const fn new(_: &Play, seat: Seat) -> Self {
        Self { seat, tile: 0 }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let count = play.game().board(self.seat).improvements().len();
        match button {
            Button::Down | Button::Right => self.tile = (self.tile + 1) % (count + 1),
            Button::Up | Button::Left => self.tile = (self.tile + count) % (count + 1),
            Button::A if self.shows_cards(play) => {
                return play.push(Screen::Goals(GoalsPage::new(self.seat)));
            }
            Button::A | Button::B => return Go::Back,
            Button::Y => {
                return play.swap(Screen::Players(Players::new(self.seat)));
            }
            Button::X => {}
        }
        Go::Stay
    }

    /// Whether A opens the goals. It does so on the viewer's own board while no improvement is
    /// selected, except when another person has to take the device.
    fn shows_cards(self, play: &Play) -> bool {
        let waits = play.game().phase() == Phase::Choose && play.is_with_another();
        self.tile == 0 && self.is_own(play) && !waits
    }

    /// Whether this is the board of the viewer, and the viewer is a person.
    fn is_own(self, play: &Play) -> bool {
        let mut people = play.running().people();
        super::region::viewer(play) == self.seat && people.any(|seat| seat == self.seat)
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let title = match self.is_own(play) {
            true => cx.tell(ActionText::TitleBoard, &[]),
            false => {
                let name = words::player(cx, play, self.seat);
                cx.tell(ActionText::TitleTheirs, &[name.into()])
            }
        };
        bars::draw(canvas, play, self.seat, &title);
        draw_traded(cx, canvas, play, self.seat);
        draw_buildings(canvas, play, self.seat);
        draw_rare(canvas, play, self.seat);
        // The text of a selected improvement takes the place of the missions.
        if self.tile == 0 {
            draw_missions(cx, canvas, play, self.seat);
        }
        self.draw_tiles(cx, canvas, play);
        if self.shows_cards(play) {
            // A bar marks the row that A opens.
            canvas.fill(area(0, TOP + 100, 3, 22), theme::GOLD);
            footer::draw(play, cx, canvas, footer::BOARD);
            return;
        }
        draw_footer(
            canvas,
            &[
                (Button::Up, cx.say(footer::Msg::More)),
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(footer::Msg::Players)),
            ],
        );
    }

    /// Draws the improvements, and below them either the text of the selected one or the score.
    fn draw_tiles(self, cx: &Services, canvas: &mut Canvas, play: &Play) {
        let game = play.game();
        let tiles = game.board(self.seat).improvements();
        let chosen = tiles.iter().nth(usize::from(self.tile).wrapping_sub(1));
        let first = usize::from(self.tile).saturating_sub(TILES);
        if let Some(tile) = chosen {
            draw_row(canvas, tiles.iter().skip(first), TOP + 100, chosen);
            let y = TOP + 125;
            let name = cx.say(improvement::name(tile));
            let at = area(7, y, 226, 20);
            canvas.text(Font::Title, name, at, Align::Left, theme::GOLD);
            let text = improvement::effect(cx, tile);
            let at = area(7, y + 20, 226, 2 * LINE);
            canvas.paragraph(&text, at, Align::Left, theme::CREAM);
            return;
        }
        draw_row(canvas, tiles.iter(), TOP + 128, None);
        if usize::from(tiles.len()) > TILES {
            let more = cx.tell(
                OverviewText::BoardMore,
                &[(tiles.len() - TILES as u8).into()],
            );
            let at = area(204, TOP + 128, 32, 24);
            canvas.text(Font::Body, &more, at, Align::Right, theme::SHADE);
        }
        canvas.fill(area(4, TOP + 155, 232, 1), theme::BRONZE);
        let at = area(7, TOP + 157, 160, 22);
        let words = cx.say(OverviewText::BoardNow);
        canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
        let total = number(game.score_of(self.seat).total());
        let middle = Point::new(186, TOP + 168);
        canvas.sprite_at(&LAUREL, middle, &[theme::GOLD]);
        let at = area(194, TOP + 157, 44, 22);
        canvas.text(Font::Title, &total, at, Align::Left, theme::GOLD);
    }
}

fn draw_row(canvas: &mut Canvas, tiles: impl Iterator<Item = Tile>, y: i32, chosen: Option<Tile>) {
    for (index, tile) in tiles.take(TILES).enumerate() {
        let x = 4 + 49 * index as i32;
        let ink = match chosen == Some(tile) {
            true => theme::GOLD,
            false => theme::DUSK,
        };
        canvas.slab(area(x, y, 47, 24), ink);
        canvas.slab(area(x + 2, y + 2, 43, 20), theme::DUSK);
        let middle = Point::new(x + 23, y + 12);
        draw_sentence(canvas, &sentence::tile(tile), middle, Tone::Own);
    }
}

fn draw_traded(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat) {
    let board = play.game().board(seat);
    let y = TOP + 1;
    canvas.sprite_at(&art::TRADED, Point::new(11, y + 10), &[theme::TAN]);
    let at = area(20, y, 54, 20);
    let words = cx.say(OverviewText::BoardTraded);
    canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
    for good in Good::ALL {
        let x = 86 + 38 * good.index() as i32;
        signs::good(good).draw(canvas, Point::new(x, y + 10));
        let count = board.traded().count(good);
        let ink = match count {
            0 => theme::SHADE,
            _ => theme::GOLD,
        };
        let at = area(x + 9, y, 20, 20);
        canvas.text(Font::Body, &number(count), at, Align::Left, ink);
    }
    canvas.fill(area(4, y + 20, 232, 1), theme::BRONZE);
}

/// Draws the tower with the prices of its next level and of the next two, and the temples.
fn draw_buildings(canvas: &mut Canvas, play: &Play, seat: Seat) {
    let board = play.game().board(seat);
    let y = TOP + 22;
    canvas.sprite_twice(&art::TOWER, Point::new(15, y + 17), &[art::SHIP_INK]);
    let at = area(27, y, 37, 34);
    let height = number(board.tower());
    canvas.text(Font::Logo, &height, at, Align::Left, theme::CREAM);
    for (row, rise) in Rise::ALL.into_iter().enumerate() {
        let cost = board.tower_price(board.tower(), rise);
        let middle = y + 9 + 17 * row as i32;
        let levels = signed(row as i32 + 1);
        let at = area(69, middle - 9, 18, 18);
        canvas.text(Font::Body, &levels, at, Align::Left, theme::CREAM);
        signs::goods_line(canvas, cost, Point::new(92, middle), theme::SHADE);
    }
    for part in Part::ALL {
        let x = 158 + 24 * part.index() as i32;
        let count = board.temples(part);
        let ink = match count {
            0 => theme::MIST,
            _ => theme::CREAM,
        };
        canvas.sprite_at(&art::TEMPLES[part.index()], Point::new(x, y + 9), &[ink]);
        let ink = match count {
            0 => theme::SHADE,
            _ => theme::GOLD,
        };
        let at = area(x - 11, y + 17, 23, 18);
        let worth = number(part.prestige());
        canvas.text(Font::Body, &worth, at, Align::Centre, ink);
        if count > 1 {
            let mut line = Line::new();
            let _ = core::fmt::write(&mut line, format_args!("x{count}"));
            let at = area(x - 2, y - 2, 14, 18);
            // Gold is invisible on a light temple, so the number gets a dark background.
            canvas.fill(area(at.top_left.x - 1, y, 15, 17), theme::NIGHT);
            canvas.text(Font::Body, &line, at, Align::Left, theme::GOLD);
        }
    }
    canvas.fill(area(4, y + 36, 232, 1), theme::BRONZE);
}

fn draw_rare(canvas: &mut Canvas, play: &Play, seat: Seat) {
    let board = play.game().board(seat);
    let owned = board.rare();
    let y = TOP + 60;
    for rare in Rare::all() {
        let group = rare.index() as i32 / 3;
        let x = 14 + 21 * rare.index() as i32 + 4 * group;
        let count = owned[rare.index() % Rare::TYPES];
        let sign = signs::rare(rare);
        if count == 0 {
            sign.draw_in(canvas, Point::new(x, y + 8), theme::MIST, theme::NIGHT);
            continue;
        }
        canvas.slab(area(x - 9, y, 18, 36), theme::DUSK);
        sign.draw(canvas, Point::new(x, y + 8));
        let at = area(x - 8, y + 16, 17, 20);
        canvas.text(Font::Body, &number(count), at, Align::Centre, theme::CREAM);
    }
    canvas.sprite_at(&LAUREL, Point::new(222, y + 8), &[theme::GOLD]);
    let at = area(206, y + 16, 32, 20);
    let worth = number(Rare::score(owned));
    canvas.text(Font::Body, &worth, at, Align::Centre, theme::GOLD);
}

fn draw_missions(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat) {
    let board = play.game().board(seat);
    let y = TOP + 100;
    canvas.fill(area(4, y - 2, 232, 1), theme::BRONZE);
    canvas.sprite_at(&art::SCROLL, Point::new(11, y + 11), &[theme::CREAM]);
    let counts = [
        (OverviewText::BoardHand, board.hand().len()),
        (OverviewText::BoardDone, board.fulfilled().len()),
        (OverviewText::BoardBack, board.returned().len()),
    ];
    for (index, (msg, count)) in counts.into_iter().enumerate() {
        let x = 24 + 72 * index as i32;
        let words = cx.say(msg);
        let width = Font::Body.width(words);
        let at = area(x, y, width + 1, 22);
        canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
        let at = area(x + width + 3, y, 12, 22);
        canvas.text(Font::Body, &number(count), at, Align::Left, theme::CREAM);
    }
    canvas.fill(area(4, y + 24, 232, 1), theme::BRONZE);
}
