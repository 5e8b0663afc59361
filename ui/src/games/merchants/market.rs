//! The screen on which a person trades goods.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::merchants::{Good, Goods, Merchants, Move, Trade};

use super::bars::{self, TOP, number};
use super::explain::Explain;
use super::text::{ActionText, DealText, WordText, footer};
use super::{Play, Screen, art, guide, signs};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, LAUREL};
use crate::shell::text::Line;
use crate::shell::widgets::{FOOT, Menu, row_ground};
use crate::shell::{Go, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The x coordinates of the columns of goods.
const COLUMNS: [i32; 4] = [110, 143, 176, 209];
const ROW: i32 = 22;

/// The price of a trade: a good, or prestige if `None`.
type Given = Option<Good>;

/// The market. It has a row for each good or prestige that can be given away, and a selected trade
/// in each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarketScreen {
    menu: Menu,
    /// The index of the selected trade in each row.
    gets: [u8; 5],
}

/// Returns the rows of the market. Goods that the player does not have at the moment are included.
fn rows(game: &Merchants) -> Vec<Given, 5> {
    let given = Good::ALL.into_iter().map(Some).chain([None]);
    given
        .filter(|&given| !offers(game, given).is_empty())
        .collect()
}

/// Returns the trades of a row. Trades that the player cannot pay at the moment are included.
fn offers(game: &Merchants, given: Given) -> Vec<Trade, 4> {
    let rights = game.board(game.seat()).rights();
    let trades = Trade::all().filter(|trade| trade.gives() == given && rights.contains(*trade));
    trades.take(4).collect()
}

/// Whether a trade is possible at the moment.
fn is_possible(game: &Merchants, trade: Trade) -> bool {
    game.check(Move::Trade(trade)).is_ok()
}

impl MarketScreen {
    /// Opens the market with the cursor on a trade that makes an action possible, if there is one.
    pub fn new(game: &Merchants) -> Self {
        let mut screen = Self {
            menu: Menu { index: 0 },
            gets: [0; 5],
        };
        if let Some(trade) = super::rows::helpful(game) {
            let given = trade.gives();
            let row = rows(game).iter().position(|&row| row == given);
            let offer = offers(game, given).iter().position(|&offer| offer == trade);
            screen.menu.index = row.unwrap_or(0) as u8;
            screen.gets[index(given)] = offer.unwrap_or(0) as u8;
        }
        screen
    }

    /// Returns the selected trade of a row.
    fn trade(self, game: &Merchants, given: Given) -> Option<Trade> {
        let offers = offers(game, given);
        let at = usize::from(self.gets[index(given)]) % offers.len().max(1);
        offers.get(at).copied()
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let rows = rows(game);
        let given = rows.get(usize::from(self.menu.index)).copied();
        match button {
            Button::Up | Button::Down => self.menu.press(button, rows.len() as u8),
            Button::Left | Button::Right => {
                if let Some(given) = given {
                    let count = offers(game, given).len().max(1) as u8;
                    let step = if button == Button::Right {
                        1
                    } else {
                        count - 1
                    };
                    let gets = &mut self.gets[index(given)];
                    *gets = (*gets + step) % count;
                }
            }
            Button::A => {
                let trade = given.and_then(|given| self.trade(game, given));
                // If the selected trade is impossible, for example because its good is used up, A
                // does nothing.
                return match trade.filter(|&trade| is_possible(game, trade)) {
                    Some(trade) => Self::make(play, cx, trade),
                    None => Go::Stay,
                };
            }
            Button::B => {
                // B takes back the last move if it was a trade. If not, B returns to the list.
                if is_last_trade(play) && play.undo() {
                    return Go::Stay;
                }
                return Go::Back;
            }
            Button::Y => return Go::Game(flow::resume(play, cx)),
            Button::X => return play.push(Screen::Explain(Explain::Market)),
        }
        Go::Stay
    }

    /// Makes a trade. The market stays open for the next one.
    fn make(play: &mut Play, cx: &mut Services, trade: Trade) -> Go {
        match flow::step(play, cx, Move::Trade(trade)) {
            // The move was refused, so the selection stays.
            Go::Stay => Go::Stay,
            _ => {
                cx.sound = Some(Sound::Confirm);
                let game = play.game();
                match Trade::all().any(|trade| is_possible(game, trade)) {
                    true => Go::Stay,
                    false => Go::Game(flow::resume(play, cx)),
                }
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        bars::draw_title(canvas, play, Some(seat), cx.say(ActionText::HeadMarket));
        let at = area(7, 21, 230, 19);
        let rule = cx.say(rule(game));
        canvas.text(Font::Body, rule, at, Align::Left, theme::SHADE);
        let board = game.board(seat);
        for (column, good) in COLUMNS.into_iter().zip(Good::ALL) {
            canvas.slab(area(column - 14, TOP + 3, 29, 60), theme::DUSK);
            signs::good(good).draw(canvas, Point::new(column, TOP + 12));
        }
        let lines = [
            (&art::STOREHOUSE, WordText::GoodsStore, board.warehouse()),
            (&art::TRADED, WordText::GoodsTraded, board.traded()),
        ];
        for (row, (sprite, name, goods)) in lines.into_iter().enumerate() {
            let y = TOP + 22 + 20 * row as i32;
            canvas.sprite_at(sprite, Point::new(13, y + 10), &[theme::TAN]);
            let at = area(23, y, 72, 20);
            canvas.text(Font::Body, cx.say(name), at, Align::Left, theme::CREAM);
            for (column, good) in COLUMNS.into_iter().zip(Good::ALL) {
                let count = goods.count(good);
                let ink = match (count, row) {
                    (0, _) => theme::SHADE,
                    (_, 0) => theme::CREAM,
                    _ => theme::GOLD,
                };
                let cell = area(column - 13, y, 27, 20);
                canvas.text(Font::Body, &number(count), cell, Align::Centre, ink);
            }
        }
        let top = TOP + 68;
        canvas.fill(area(4, top, 232, 1), theme::BRONZE);
        for (row, &given) in rows(game).iter().enumerate() {
            let y = top + 3 + ROW * row as i32;
            let chosen = row == usize::from(self.menu.index);
            self.draw_row(cx, canvas, game, given, y, chosen);
        }
        if let Some(text) = guide::sentence(cx, play) {
            guide::draw(canvas, text, FOOT);
        }
        let bar = match is_last_trade(play) {
            true => footer::TRADED,
            false => footer::TRADE,
        };
        let given = rows(game).get(usize::from(self.menu.index)).copied();
        let trade = given.and_then(|given| self.trade(game, given));
        let acts = trade.is_some_and(|trade| is_possible(game, trade));
        footer::draw_if(acts, play, cx, canvas, bar);
    }

    fn draw_row(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        game: &Merchants,
        given: Given,
        y: i32,
        chosen: bool,
    ) {
        let at = area(2, y, 236, ROW - 1);
        let Some(trade) = self.trade(game, given) else {
            return;
        };
        if !is_possible(game, trade) {
            draw_spent(cx, canvas, given, y, chosen);
            return;
        }
        let ink = row_ground(canvas, at, chosen);
        let middle = y + 10;
        let slab = |canvas: &mut Canvas, x: i32| {
            if chosen {
                canvas.slab(area(x - 9, y + 2, 18, ROW - 5), theme::DUSK);
            }
        };
        slab(canvas, 16);
        let words = match given {
            Some(good) => {
                signs::good(good).draw(canvas, Point::new(16, middle));
                let good = cx.say(WordText::good(good, 1));
                cx.tell(DealText::TradeGive, &[good.into()])
            }
            None => {
                canvas.sprite_at(&LAUREL, Point::new(16, middle), &[theme::GOLD]);
                let price = trade.prestige();
                cx.tell(DealText::TradePrestige, &[price.into()])
            }
        };
        let text = area(28, y, 84, ROW - 1);
        canvas.text(Font::Body, &words, text, Align::Left, ink);
        canvas.sprite_at(&art::ARROW, Point::new(118, middle), &[ink]);
        let gets = trade.gets();
        let mut x = 146;
        for good in Good::ALL {
            for _ in 0..gets.count(good) {
                slab(canvas, x);
                signs::good(good).draw(canvas, Point::new(x, middle));
                x += 16;
            }
        }
        if let Some(words) = got(cx, gets) {
            let text = area(x - 6, y, 238 - x, ROW - 1);
            canvas.text(Font::Body, &words, text, Align::Left, ink);
        }
        if chosen && offers(game, given).len() > 1 {
            let y = middle - 4;
            canvas.sprite(&ARROW_LEFT, Point::new(128, y), &[ink]);
            canvas.sprite(&ARROW_RIGHT, Point::new(231, y), &[ink]);
        }
    }
}

/// Draws a row whose selected trade is impossible, usually because its good is used up. The row
/// stays in its place, with a frame if it is selected.
fn draw_spent(cx: &Services, canvas: &mut Canvas, given: Given, y: i32, chosen: bool) {
    if chosen {
        canvas.frame(area(2, y, 236, ROW - 1), 1, theme::GOLD);
    }
    let middle = Point::new(16, y + 10);
    let words = match given {
        Some(good) => {
            signs::good(good).draw_in(canvas, middle, theme::SHADE, theme::NIGHT);
            cx.say(WordText::good(good, 1))
        }
        None => {
            canvas.sprite_at(&LAUREL, middle, &[theme::SHADE]);
            cx.say(WordText::GoodsPrestige)
        }
    };
    let text = area(28, y, 84, ROW - 1);
    canvas.text(Font::Body, words, text, Align::Left, theme::SHADE);
    let text = area(126, y, 108, ROW - 1);
    let words = cx.say(DealText::TradeNone);
    canvas.text(Font::Body, words, text, Align::Right, theme::EMBER);
}

/// Returns the index of a row's price: that of the good, or 4 for prestige.
fn index(given: Given) -> usize {
    given.map_or(4, Good::index)
}

/// Returns the goods that a trade brings in words, or `None` if they are of two kinds.
fn got(cx: &Services, gets: Goods) -> Option<Line> {
    let mut kinds = Good::ALL.into_iter().filter(|&good| gets.count(good) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(good), None) => {
            let count = gets.count(good);
            let mut line = Line::new();
            let word = cx.say(WordText::good(good, count));
            let _ = core::fmt::write(&mut line, format_args!("{count} {word}"));
            Some(line)
        }
        _ => None,
    }
}

/// Returns the rule about the trades that the player can make.
fn rule(game: &Merchants) -> DealText {
    use palmyra_engine::merchants::Action;
    let spots = game.board(game.seat()).spots();
    let market = |wanted| {
        let mut spots = spots.iter();
        spots.any(
            |spot| matches!(spot.action(), Action::Market { both_ways } if both_ways == wanted),
        )
    };
    if market(true) {
        DealText::TradeRuleBoth
    } else if market(false) {
        DealText::TradeRuleUp
    } else {
        DealText::TradeRuleOwn
    }
}

/// Whether the last move was a trade that can be taken back.
fn is_last_trade(play: &Play) -> bool {
    let session = play.running().session();
    matches!(session.undoable().last(), Some(Move::Trade(_)))
}

#[cfg(test)]
mod tests {
    extern crate std;

    use palmyra_engine::merchants::{Mode, Players, Setup};
    use palmyra_engine::{Game as _, Rng};

    use super::*;

    /// The cursor stays on a row whose good is used up. One press too many then makes no other
    /// trade.
    #[test]
    fn rows_stay_when_they_are_spent() {
        let (mut trades, mut spent) = (0, 0);
        for seed in 0..10 {
            let players = Players::new(2).expect("two");
            let mode = Mode::Standard;
            let mut game = Merchants::new(Setup { players, mode }, seed);
            let mut rng = Rng::new(seed);
            while game.to_move().is_some() {
                let moves = game.moves();
                for &mv in &moves {
                    let Move::Trade(trade) = mv else { continue };
                    let mut after = game;
                    after.play(mv, |_| {}).expect("legal");
                    assert_eq!(rows(&game), rows(&after), "{mv}");
                    trades += 1;
                    spent += u32::from(!is_possible(&after, trade));
                }
                let mv = rng.pick(&moves).expect("a move");
                game.play(mv, |_| {}).expect("legal");
            }
        }
        assert!(trades > 100 && spent > 10, "{trades} {spent}");
    }
}
