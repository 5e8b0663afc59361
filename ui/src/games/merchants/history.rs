//! The pages of the log: a list of turns, and the steps of a turn.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Action, Good};

use super::bars::{ERAS, number, scroll_mark};
use super::signs::{self, Picture};
use super::text::{ActionText, LogText, WordText, improvement, mission};
use super::turn::{Entry, Turn, What};
use super::{Play, art, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::LAUREL;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, Menu, badge, footer, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The height of a row.
pub const ROW: i32 = 21;
/// The number of rows that fit on the panel.
const FIT: u8 = 9;

/// The page with the steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct History {
    ago: u8,
    menu: Menu,
}

impl History {
    /// Opens the page of the turn that was `ago` turns before the newest one in the log.
    pub const fn new(ago: u8) -> Self {
        Self {
            ago,
            menu: Menu { index: 0 },
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let turn = play.listed().nth(self.ago.into());
        let count = turn.map_or(0, |turn| turn.steps.len()) as u8;
        match button {
            Button::Up | Button::Down => self.menu.press(button, count),
            Button::Left => self.menu.index = self.menu.index.saturating_sub(FIT),
            Button::Right => {
                self.menu.index = (self.menu.index + FIT).min(count.saturating_sub(1));
            }
            Button::A | Button::B => return Go::Back,
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some(turn) = play.listed().nth(self.ago.into()) else {
            return;
        };
        page(canvas, &title(cx, turn));
        let count = turn.steps.len() as u8;
        let first = self.menu.first(count, FIT);
        let shown = turn.steps.iter().enumerate().skip(first.into());
        for (row, (index, entry)) in shown.take(FIT.into()).enumerate() {
            let y = HEADER + 3 + ROW * row as i32;
            let chosen = index == usize::from(self.menu.index);
            draw_entry(cx, canvas, play, entry, y, chosen);
        }
        let part = (first.into(), FIT.into(), turn.steps.len());
        scroll_mark(
            canvas,
            (HEADER + 3, HEADER + 3 + ROW * i32::from(FIT)),
            part,
        );
        footer(
            canvas,
            &[
                (Button::Up, cx.say(Shell::Move)),
                (Button::B, cx.say(Shell::Back)),
            ],
        );
    }
}

/// Returns the title of a turn.
fn title(cx: &Services, turn: &Turn) -> Line {
    match turn.number {
        0 => cx.tell(ActionText::TitleStart, &[]),
        number => {
            let era = ERAS[usize::from(turn.era.clamp(1, 3) - 1)];
            cx.tell(LogText::Turn, &[number.into(), era.into()])
        }
    }
}

/// Draws a turn as a row of the list of turns.
pub fn draw_turn(cx: &Services, canvas: &mut Canvas, turn: &Turn, top: i32, chosen: bool) {
    let at = area(2, top, 236, ROW);
    let ink = crate::shell::widgets::row_ground(canvas, at, chosen);
    let name = area(10, top, 150, ROW);
    canvas.text(Font::Body, &title(cx, turn), name, Align::Left, ink);
    let raid = turn
        .steps
        .iter()
        .any(|step| matches!(step.what, What::Attack(..)));
    if raid {
        canvas.sprite_at(&art::SWORDS, Point::new(176, top + 10), &[ink]);
    }
    let count = area(190, top, 42, ROW);
    let steps = number(turn.steps.len() as u8);
    canvas.text(Font::Body, &steps, count, Align::Right, ink);
}

/// Draws a step as a row with the player, a sign and words.
pub fn draw_entry(
    cx: &Services,
    canvas: &mut Canvas,
    play: &Play,
    entry: &Entry,
    top: i32,
    chosen: bool,
) {
    if chosen {
        canvas.slab(area(2, top, 236, ROW - 1), theme::DUSK);
    }
    badge(canvas, play.person(entry.seat), Point::new(4, top + 3));
    sign(play, entry.what).draw(canvas, Point::new(34, top + 10));
    let at = area(50, top, 186, ROW - 1);
    let words = words_of(cx, play, entry.what);
    canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
}

/// Returns the sign of a step.
pub fn sign(play: &Play, what: What) -> Picture {
    let game = play.game();
    let plain = |sprite| Picture::plain(sprite, theme::CREAM);
    match what {
        What::Start(_) | What::Buy(_) | What::Pass => Picture::plain(&art::HAMMER, theme::TAN),
        What::Place(spot) => match spot.action() {
            // The sign shows only the colour, because another rare good may be on top of the stack
            // by now.
            Action::Rare(colour) => signs::colour(colour),
            action => signs::action(action, words::top(game, spot)),
        },
        What::Take(spot, _) | What::Gifts(spot, _) => signs::action(spot.action(), None),
        What::Double | What::Draw | What::Fulfil(_) | What::Return(_) => plain(&art::SCROLL),
        What::Reveal(_) | What::Change(_) | What::Attack(..) | What::Choose => {
            Picture::plain(&art::SWORDS, theme::EMBER)
        }
        What::Spoils(good) | What::Cash(good) => signs::good(good),
        What::First(_) => plain(&art::PENNANT),
        What::Swap(_) | What::Trade(_) => Picture::plain(&art::TRADED, theme::TAN),
        What::Piece(piece, _) => signs::piece(piece),
        What::Tower(..) | What::Prestige(_) | What::Levels(_) => plain(&art::TOWER),
        What::Fall(..) => Picture::plain(&art::DAGGER, theme::EMBER),
        What::Temple(_) => plain(&art::TEMPLE),
        What::Rare(rare) | What::Free(rare) => signs::rare(rare),
        What::Bonus(_) => Picture::plain(&LAUREL, theme::GOLD),
        What::Supplies(_) => Picture::plain(&art::SHIELD, theme::SHADE),
        What::Exempt | What::Tax(..) => Picture::plain(&art::TAX_BAG, theme::GOLD),
        What::Discard(_) => Picture::plain(&art::STOREHOUSE, theme::TAN),
    }
}

/// Returns a step in words.
pub fn words_of(cx: &Services, play: &Play, what: What) -> Line {
    let plain = |msg| cx.tell(msg, &[]);
    let count = |msg, count: u8| cx.tell(msg, &[count.into()]);
    let good = |good| cx.say(WordText::good(good, 1));
    let name = |seat| words::player(cx, play, seat);
    let region = |region| cx.say(WordText::region(region));
    match what {
        What::Start(tile) => {
            let name = cx.say(improvement::name(tile));
            cx.tell(LogText::Start, &[name.into()])
        }
        What::Place(spot) => {
            let mut line = Line::new();
            let _ = line.push_str(words::spot_name(cx, spot));
            line
        }
        What::Double => plain(LogText::Double),
        What::Reveal(at) => cx.tell(LogText::Reveal, &[region(at).into()]),
        What::Change(at) => cx.tell(LogText::Change, &[region(at).into()]),
        What::Attack(at, _) => cx.tell(LogText::Attack, &[region(at).into()]),
        What::Spoils(kind) => cx.tell(LogText::Spoils, &[good(kind).into()]),
        What::Swap(seat) => cx.tell(LogText::Swap, &[name(seat).into()]),
        What::Choose => plain(LogText::Choose),
        What::Take(spot, taken) => match spot.action() {
            Action::Take(kind) => {
                let word = cx.say(WordText::good(kind, taken));
                cx.tell(LogText::Take, &[taken.into(), word.into()])
            }
            _ => Line::new(),
        },
        What::Gifts(_, prestige) => count(LogText::Gifts, prestige),
        What::Piece(palmyra_engine::merchants::Piece::Camel, owned) => count(LogText::Camel, owned),
        What::Piece(palmyra_engine::merchants::Piece::Ship, owned) => count(LogText::Ship, owned),
        What::Trade(trade) => trade_words(cx, trade),
        What::Cash(kind) => cx.tell(LogText::Cash, &[good(kind).into()]),
        What::Buy(tile) => {
            let name = cx.say(improvement::name(tile));
            cx.tell(LogText::Buy, &[name.into()])
        }
        What::Pass => plain(LogText::Pass),
        What::Tower(from, to) => cx.tell(LogText::Tower, &[from.into(), to.into()]),
        What::Fall(seat, to) => cx.tell(LogText::Traitor, &[name(seat).into(), to.into()]),
        What::Temple(part) => {
            let part = cx.say(WordText::part(part));
            cx.tell(LogText::Temple, &[part.into()])
        }
        What::Rare(rare) => cx.tell(WordText::rare(rare), &[]),
        What::Free(rare) => {
            let rare = cx.say(WordText::rare(rare));
            cx.tell(LogText::Free, &[rare.into()])
        }
        What::Draw => plain(LogText::Draw),
        What::Fulfil(card) => cx.tell(LogText::Fulfil, &[card.prestige().into()]),
        What::Return(card) => {
            let name = cx.say(mission::name(card));
            cx.tell(LogText::Return, &[name.into()])
        }
        What::Bonus(points) => count(LogText::Bonus, points),
        What::Prestige(points) => count(LogText::Prestige, points),
        What::Supplies(points) => count(LogText::Supplies, points),
        What::First(kind) => cx.tell(LogText::First, &[good(kind).into()]),
        What::Exempt => plain(LogText::TaxNone),
        What::Tax(paid, 0) => count(LogText::Tax, paid),
        What::Tax(_, lost) => count(LogText::TaxLost, lost),
        What::Discard(goods) => count(LogText::Discard, goods),
        What::Levels(points) => count(LogText::Levels, points),
    }
}

pub fn trade_words(cx: &Services, trade: palmyra_engine::merchants::Trade) -> Line {
    let gets = trade.gets();
    let mut got = Good::ALL
        .into_iter()
        .flat_map(|good| core::iter::repeat_n(good, gets.count(good).into()));
    let good = |good| cx.say(WordText::good(good, 1));
    match (trade.gives(), got.next(), got.next()) {
        (Some(gives), Some(one), Some(other)) => {
            let blanks = [good(gives).into(), good(one).into(), good(other).into()];
            cx.tell(LogText::TradeTwo, &blanks)
        }
        (Some(gives), Some(one), None) => {
            cx.tell(LogText::Trade, &[good(gives).into(), good(one).into()])
        }
        (None, Some(one), _) => {
            let price = trade.prestige();
            cx.tell(LogText::TradePrestige, &[price.into(), good(one).into()])
        }
        _ => Line::new(),
    }
}
