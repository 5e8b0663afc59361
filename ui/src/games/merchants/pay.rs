//! The question whether to trade for the goods that an action lacks.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::{Goods, Means, Merchants, Move, Trade};

use super::bars::{self, TOP, number};
use super::explain::Explain;
use super::look::Look;
use super::rows::{self, Row};
use super::signs::{self, Chips};
use super::text::{DealText, SlotText, WordText, footer, mission};
use super::{Play, Screen, art, hint};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::LAUREL;
use crate::shell::text::{Blank, Line};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// An action with missing goods, and the selected way to get them by trades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pay {
    step: Move,
    way: u8,
}

/// Returns the ways in which trades can bring the goods that an action lacks.
fn ways(game: &Merchants, step: Move) -> Vec<Means, 8> {
    game.means(game.price(game.seat(), step))
}

impl Pay {
    /// Opens the question for an action that can be paid after trades.
    pub const fn new(step: Move) -> Self {
        Self { step, way: 0 }
    }

    /// Returns the trades of the selected way.
    fn trades(self, game: &Merchants) -> Means {
        let ways = ways(game, self.step);
        let way = ways.get(usize::from(self.way) % ways.len().max(1));
        way.cloned().unwrap_or_default()
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let count = ways(play.game(), self.step).len().max(1) as u8;
        match button {
            Button::Left => self.way = (self.way + count - 1) % count,
            Button::Right => self.way = (self.way + 1) % count,
            Button::A => {
                let trades = self.trades(play.game());
                let trades = trades.iter().map(|&trade| Move::Trade(trade));
                // An improvement is bought later, because the player chooses the tile in the shop.
                let step = Some(self.step).filter(|mv| !matches!(mv, Move::Buy(..)));
                return flow::steps(play, cx, &mut trades.chain(step));
            }
            Button::B => return Go::Back,
            Button::X => return play.push(Screen::Explain(Explain::Market)),
            Button::Y => return play.push(Screen::Look(Look::start())),
            Button::Up | Button::Down => {}
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        bars::draw(canvas, play, seat, &name(cx, play, self.step));
        let trades = self.trades(game);
        let top = TOP + 14;
        canvas.slab(area(4, top, 232, 152), theme::GOLD);
        canvas.slab(area(6, top + 2, 228, 148), theme::NIGHT);
        let at = area(14, top + 6, 214, 20);
        let title = title(cx, &trades);
        let font = Font::Title.or_smaller(&title, 214);
        canvas.text(font, &title, at, Align::Left, theme::GOLD);
        let have = game.board(seat).goods();
        let price = game.price(seat, self.step);
        let mut y = top + 32;
        let label = |canvas: &mut Canvas, y: i32, msg: DealText| {
            let at = area(14, y, 66, 18);
            canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::SHADE);
        };
        label(canvas, y, DealText::RowPrice);
        match self.step {
            // An improvement can be paid with any goods, so only their number is shown.
            Move::Buy(..) => {
                let blanks = [have.total(), price.count].map(|count| Blank::Number(count.into()));
                let words = cx.tell(SlotText::NoteGoods, &blanks);
                let at = area(80, y, 150, 18);
                canvas.text(Font::Body, &words, at, Align::Left, theme::EMBER);
            }
            _ => {
                signs::draw_price(canvas, price, have, Point::new(80, y + 9), Chips::Wide);
            }
        }
        y += 24;
        label(canvas, y, DealText::RowTrade);
        let mut after = have;
        for &trade in &trades {
            draw_trade(canvas, trade, Point::new(80, y + 9));
            let given = trade.gives().map_or(Goods::NONE, |good| Goods::of(good, 1));
            after = after - given + trade.gets();
            y += 20;
        }
        y += 4;
        // If the player can choose the goods to pay, the remaining goods are unknown.
        if price.is_exact() {
            label(canvas, y, DealText::RowLeft);
            let left = after - price.goods.min(after);
            match left.is_none() {
                true => {
                    let at = area(80, y, 20, 18);
                    canvas.text(Font::Body, "0", at, Align::Left, theme::CREAM);
                }
                false => {
                    signs::goods_line(canvas, left, Point::new(80, y + 9), theme::CREAM);
                }
            }
        }
        let bar = match ways(game, self.step).len() {
            0 | 1 => footer::PAY_ONE,
            _ => footer::PAY,
        };
        footer::draw(play, cx, canvas, bar);
    }
}

/// Returns the name of the action.
fn name(cx: &Services, play: &Play, step: Move) -> Line {
    match (step, step.spot()) {
        (Move::Fulfil(_, card), _) => cx.tell(mission::name(card), &[]),
        (_, Some(spot)) => rows::name(cx, play.game(), Row::Blocked(spot)),
        _ => hint::words_of(cx, play, step),
    }
}

/// Returns the question whether to make the trades. It names the good that all of them take, or
/// else the number of trades.
fn title(cx: &Services, trades: &[Trade]) -> Line {
    let mut given = trades.iter().map(|trade| trade.gives());
    let first = given.next().flatten();
    match first.filter(|_| given.all(|good| good == first)) {
        Some(good) => {
            let count = trades.len() as u8;
            let word = cx.say(WordText::good(good, count));
            cx.tell(DealText::TradeFor, &[count.into(), word.into()])
        }
        None => {
            let count = Blank::Number(trades.len() as i32);
            cx.tell(DealText::TradesFor, &[count])
        }
    }
}

/// Draws both sides of a trade: the price, and the goods that it brings. `at` is the left end.
fn draw_trade(canvas: &mut Canvas, trade: Trade, at: Point) {
    let x = match trade.gives() {
        Some(good) => signs::goods_line(canvas, Goods::of(good, 1), at, theme::CREAM),
        None => {
            let price = number(trade.prestige());
            let width = Font::Body.width(&price);
            let line = area(at.x, at.y - 9, width, 18);
            canvas.text(Font::Body, &price, line, Align::Left, theme::CREAM);
            canvas.sprite_at(&LAUREL, Point::new(at.x + width + 8, at.y), &[theme::GOLD]);
            at.x + width + 19
        }
    };
    canvas.sprite_at(&art::ARROW, Point::new(x + 4, at.y), &[theme::GOLD]);
    signs::goods_line(canvas, trade.gets(), Point::new(x + 14, at.y), theme::CREAM);
}
