//! The page of a bot's turn: the improvements with their effects, the goods taken and traded, and
//! all other steps.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::merchants::{Action, Good, Goods, Tile};

use super::bars::{self, TOP, number, scroll_mark};
use super::text::improvement;
use super::turn::{Turn, What};
use super::{Play, art, history, shop, signs, words};
use crate::canvas::{Align, Canvas, Font, LINE, area, wrap};
use crate::shell::Services;
use crate::shell::art::LAUREL;
use crate::theme;

/// The maximum number of rows. Usual turns have fewer.
const MOST: usize = 40;
/// The height of a row without an improvement.
const ROW: i32 = 20;
/// The left end and the width of the words beside an improvement.
const WORDS: (i32, i32) = (56, 176);

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// A bought improvement with its effect.
    Tile(Tile),
    /// The sum of all goods that the bot has taken.
    Taken(Goods),
    /// The sums of all goods that the bot has given away and gained in trades.
    Traded(Goods, Goods),
    /// Any other step of the bot.
    Step(What),
}

/// Returns the rows of a seat's turn. Placements, marauders' attacks, passes and discarded goods
/// have no rows.
fn rows(turn: &Turn, seat: Seat) -> Vec<Row, MOST> {
    let mut rows = Vec::new();
    let (mut taken, mut given, mut got) = (Goods::NONE, Goods::NONE, Goods::NONE);
    for step in turn.steps.iter().filter(|step| step.seat == seat) {
        let row = match step.what {
            What::Take(spot, count) => {
                if let Action::Take(good) = spot.action() {
                    taken = taken + Goods::of(good, count);
                }
                continue;
            }
            What::Trade(trade) => {
                given = given + trade.gives().map_or(Goods::NONE, |good| Goods::of(good, 1));
                got = got + trade.gets();
                continue;
            }
            What::Start(tile) | What::Buy(tile) => Row::Tile(tile),
            What::Place(_) | What::Reveal(_) | What::Change(_) | What::Attack(..) => continue,
            What::Pass | What::Discard(_) => continue,
            what => Row::Step(what),
        };
        // If a turn has more rows than fit, the last ones are dropped.
        let _ = rows.push(row);
    }
    if !got.is_none() {
        let _ = rows.push(Row::Traded(given, got));
    }
    if !taken.is_none() {
        let _ = rows.push(Row::Taken(taken));
    }
    rows
}

impl Row {
    fn height(self, cx: &Services) -> i32 {
        match self {
            Self::Tile(tile) => {
                let text = improvement::effect(cx, tile);
                let lines = wrap(&text, WORDS.1).count() as i32;
                (LINE * (1 + lines) + 2).max(38)
            }
            Self::Traded(given, got) if !fits(given, got) => 2 * ROW,
            _ => ROW,
        }
    }

    fn draw(self, cx: &Services, canvas: &mut Canvas, play: &Play, y: i32) {
        let middle = y + ROW / 2;
        match self {
            Self::Tile(tile) => {
                shop::draw_tile(canvas, tile, Point::new(4, y + 2), shop::TILE.1, false);
                let name = area(WORDS.0, y, WORDS.1, LINE);
                let words = cx.say(improvement::name(tile));
                canvas.text(Font::Body, words, name, Align::Left, theme::CREAM);
                let text = improvement::effect(cx, tile);
                let at = area(WORDS.0, y + LINE, WORDS.1, 3 * LINE);
                canvas.paragraph(&text, at, Align::Left, theme::SHADE);
            }
            Self::Taken(goods) => {
                canvas.sprite_at(&art::STOREHOUSE, Point::new(27, middle), &[theme::TAN]);
                let x = WORDS.0;
                canvas.text(
                    Font::Body,
                    "+",
                    area(x, y, 10, ROW),
                    Align::Left,
                    theme::CREAM,
                );
                signs::goods_line(canvas, goods, Point::new(x + 12, middle), theme::CREAM);
            }
            Self::Traded(given, got) => {
                canvas.sprite_at(&art::TRADED, Point::new(27, middle), &[theme::TAN]);
                let mut at = Point::new(WORDS.0, middle);
                if !given.is_none() {
                    at.x = signs::goods_line(canvas, given, at, theme::CREAM);
                }
                if !fits(given, got) {
                    at = Point::new(WORDS.0, middle + ROW);
                }
                canvas.sprite_at(&art::ARROW, at + Point::new(4, 0), &[theme::GOLD]);
                signs::goods_line(canvas, got, at + Point::new(14, 0), theme::CREAM);
            }
            Self::Step(what) => {
                history::sign(play, what).draw(canvas, Point::new(27, middle));
                let words = history::words_of(cx, play, what);
                let at = area(WORDS.0, y, 182, ROW);
                canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
            }
        }
    }
}

/// Whether one row has space for the goods of all trades.
fn fits(given: Goods, got: Goods) -> bool {
    signs::goods_width(given) + 14 + signs::goods_width(got) <= WORDS.1
}

/// Returns the number of rows to skip so that the last row is visible above the y coordinate `end`.
pub fn last_first(cx: &Services, turn: &Turn, seat: Seat, end: i32) -> u8 {
    let rows = rows(turn, seat);
    let mut room = end - TOP - 2;
    let fit = rows.iter().rev().take_while(|row| {
        room -= row.height(cx);
        room >= 0
    });
    (rows.len() - fit.count()) as u8
}

/// Draws the rows of a seat's turn above the y coordinate `end`, without the first `first` rows.
pub fn draw(
    cx: &Services,
    canvas: &mut Canvas,
    play: &Play,
    turn: &Turn,
    (seat, first): (Seat, u8),
    end: i32,
) {
    let rows = rows(turn, seat);
    let mut y = TOP + 2;
    let mut shown = 0;
    for row in rows.iter().skip(first.into()) {
        let height = row.height(cx);
        if y + height > end {
            break;
        }
        row.draw(cx, canvas, play, y);
        y += height;
        shown += 1;
    }
    scroll_mark(canvas, (TOP + 2, end), (first.into(), shown, rows.len()));
}

/// Draws the bars with the player, the change of prestige in the turn, and the current goods.
pub fn draw_bars(cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn, seat: Seat) {
    bars::draw_title(canvas, play, None, "");
    let player = play.player(seat);
    player.draw(canvas, Point::new(3, 1), 20);
    let at = area(48, 0, 140, 21);
    let name = words::player(cx, play, seat);
    canvas.text(Font::Title, name, at, Align::Left, theme::CREAM);
    let board = play.game().board(seat);
    let mut x = 16;
    canvas.sprite_at(&LAUREL, Point::new(9, 30), &[theme::GOLD]);
    let before = turn.prestige[seat.index() % turn.prestige.len()];
    let after = board.prestige();
    if before != after {
        let text = number(before);
        let width = Font::Body.width(&text);
        canvas.text(
            Font::Body,
            &text,
            area(x, 21, width + 1, 19),
            Align::Left,
            theme::SHADE,
        );
        canvas.sprite_at(&art::ARROW, Point::new(x + width + 8, 30), &[theme::GOLD]);
        x += width + 17;
    }
    let text = number(after);
    let at = area(x, 21, 84 - x, 19);
    canvas.text(Font::Body, &text, at, Align::Left, theme::GOLD);
    for good in Good::ALL {
        let x = 94 + 38 * good.index() as i32;
        signs::good(good).draw(canvas, Point::new(x, 30));
        let count = number(board.goods().count(good));
        let at = area(x + 9, 21, 22, 19);
        canvas.text(Font::Body, &count, at, Align::Left, theme::CREAM);
    }
}
