//! The screen on which a person chooses goods to pay, to take or to discard.

use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::merchants::{Good, Goods, Merchants, Move, Phase};

use super::bars::{self, number};
use super::explain::Explain;
use super::look::Look;
use super::text::{ActionText, DealText, RefusalText, WordText, footer};
use super::{Play, Screen, art, rows, signs};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{ARROW_DOWN, ARROW_UP};
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::footer as draw_footer;
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The top of the columns.
const TOP: i32 = 45;

/// The four goods as columns, with the selected number of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoodsScreen {
    column: u8,
    /// The number of each good that is selected.
    chosen: [u8; 4],
}

/// The limits of a choice: the maximum of each good, and the total number to select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Matter {
    most: Goods,
    count: u16,
}

/// Returns the choice that the game requires now.
fn matter(game: &Merchants) -> Option<Matter> {
    let board = game.board(game.seat());
    match game.phase() {
        Phase::Pay(_) | Phase::Gain(_) => {
            let mut most = Goods::NONE;
            let mut count = 0;
            for mv in rows::moves(game) {
                if let Move::Pay(goods) | Move::Gain(goods) = mv {
                    count = goods.total();
                    for good in Good::ALL {
                        let more = goods.count(good).saturating_sub(most.count(good));
                        most = most + Goods::of(good, more);
                    }
                }
            }
            Some(Matter { most, count })
        }
        Phase::Keep(_) => {
            let most = board.warehouse();
            let count = most.total().saturating_sub(board.limit());
            Some(Matter { most, count })
        }
        _ => None,
    }
}

impl GoodsScreen {
    /// Opens the screen with a valid selection.
    pub fn new(game: &Merchants) -> Self {
        let mut screen = Self {
            column: 0,
            chosen: [0; 4],
        };
        let Some(matter) = matter(game) else {
            return screen;
        };
        // The first selection gives away plentiful goods, and takes scarce goods.
        let gains = matches!(game.phase(), Phase::Gain(_));
        let have = game.board(game.seat()).goods();
        for _ in 0..matter.count {
            let open = Good::ALL
                .into_iter()
                .filter(|&good| screen.chosen[good.index()] < matter.most.count(good));
            let left = |good: &Good| {
                let chosen = i16::from(screen.chosen[good.index()]);
                let have = i16::from(have.count(*good));
                // Advanced goods are more valuable, because basic goods are easier to get.
                let dear = if good.is_basic() { 0 } else { 2 };
                if gains {
                    -(have + chosen) + dear
                } else {
                    have - chosen - dear
                }
            };
            if let Some(good) = open.max_by_key(left) {
                screen.chosen[good.index()] += 1;
            }
        }
        let first = screen.chosen.iter().position(|&count| count > 0);
        screen.column = first.unwrap_or(0) as u8;
        screen
    }

    fn goods(self) -> Goods {
        let [wood, stone, marble, gold] = self.chosen;
        Goods::new(wood, stone, marble, gold)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let Some(matter) = matter(game) else {
            return Go::Game(flow::resume(play, cx));
        };
        let column = usize::from(self.column % 4);
        match button {
            Button::Left => self.column = (self.column + 3) % 4,
            Button::Right => self.column = (self.column + 1) % 4,
            Button::Up | Button::Down => {
                let more = (button == Button::Up) != matches!(game.phase(), Phase::Keep(_));
                let most = matter.most.count(Good::ALL[column]);
                let count = &mut self.chosen[column];
                *count = match more {
                    true => (*count + 1).min(most),
                    false => count.saturating_sub(1),
                };
            }
            Button::A => return self.take(play, cx, matter),
            Button::B => return flow::undo(play, cx),
            Button::X => {
                let explanation = match game.phase() {
                    Phase::Pay(Move::Buy(_, tile)) => Explain::Tile(tile),
                    _ => Explain::Store,
                };
                return play.push(Screen::Explain(explanation));
            }
            Button::Y if game.check(Move::PayPrestige).is_ok() => {
                return flow::step(play, cx, Move::PayPrestige);
            }
            Button::Y => {
                return play.push(Screen::Look(Look::start()));
            }
        }
        Go::Stay
    }

    /// Plays the choice, if the right number of goods is selected.
    fn take(self, play: &mut Play, cx: &mut Services, matter: Matter) -> Go {
        let goods = self.goods();
        let keeps = matches!(play.game().phase(), Phase::Keep(_));
        if goods.total() != matter.count {
            let text = match goods.total() > matter.count {
                true if keeps => RefusalText::DiscardMany,
                _ => RefusalText::WrongGoods,
            };
            cx.refuse(text);
            return Go::Stay;
        }
        match play.game().phase() {
            Phase::Pay(_) => flow::step(play, cx, Move::Pay(goods)),
            Phase::Gain(_) => flow::step(play, cx, Move::Gain(goods)),
            _ => {
                // The person has selected all goods at once, but the engine asks for one good after
                // the other. The selection answers each of these questions.
                let seat = play.game().seat();
                let have = play.game().board(seat).warehouse();
                loop {
                    let Phase::Keep(good) = play.game().phase() else {
                        return Go::Game(flow::resume(play, cx));
                    };
                    if play.game().seat() != seat {
                        return Go::Game(flow::resume(play, cx));
                    }
                    let keep = have.count(good) - goods.count(good).min(have.count(good));
                    match flow::step(play, cx, Move::Keep(good, keep)) {
                        Go::Stay => return Go::Stay,
                        go => {
                            let open = {
                                let game = play.game();
                                matches!(game.phase(), Phase::Keep(_)) && game.seat() == seat
                            };
                            if !open {
                                return go;
                            }
                        }
                    }
                }
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let Some(matter) = matter(game) else { return };
        let seat = game.seat();
        let title = match game.phase() {
            Phase::Keep(_) if game.board(seat).limit() > 8 => ActionText::TitleDiscard12,
            Phase::Keep(_) => ActionText::TitleDiscard8,
            Phase::Gain(_) => ActionText::TitleFive,
            _ => ActionText::HeadPayment,
        };
        bars::draw_title(canvas, play, Some(seat), cx.say(title));
        self.draw_state(cx, canvas, game, matter);
        for good in Good::ALL {
            self.draw_column(cx, canvas, game, matter, good);
        }
        let line = self.line(cx, game, matter);
        let at = area(7, 196, 226, 23);
        canvas.text(Font::Body, &line, at, Align::Left, theme::SHADE);
        let prestige = game.check(Move::PayPrestige).is_ok();
        let back = footer::undo(cx, play.running().can_undo());
        match prestige {
            true => draw_footer(
                canvas,
                &[
                    (Button::Left, cx.say(footer::Msg::Good)),
                    (Button::A, cx.say(footer::Msg::Done)),
                    (Button::B, back),
                    (Button::Y, cx.say(WordText::GoodsPrestige)),
                ],
            ),
            false => footer::draw(play, cx, canvas, footer::GOODS),
        }
    }

    fn draw_state(self, cx: &Services, canvas: &mut Canvas, game: &Merchants, matter: Matter) {
        let keeps = matches!(game.phase(), Phase::Keep(_));
        let have = game.board(game.seat()).goods().total();
        canvas.sprite_at(&art::STOREHOUSE, Point::new(12, 30), &[theme::TAN]);
        let words = cx.tell(DealText::DiscardHave, &[Blank::Number(have.into())]);
        let at = area(23, 21, 90, 19);
        canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
        let left = i32::from(matter.count) - i32::from(self.goods().total());
        let still = Blank::Number(left);
        let (words, ink) = match left {
            0 => (cx.tell(DealText::DiscardReady, &[]), theme::GOLD),
            _ if keeps => (cx.tell(DealText::DiscardStill, &[still]), theme::EMBER),
            _ => (cx.tell(DealText::PayStill, &[still]), theme::EMBER),
        };
        let at = area(116, 21, 120, 19);
        canvas.text(Font::Body, &words, at, Align::Right, ink);
    }

    fn draw_column(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        game: &Merchants,
        matter: Matter,
        good: Good,
    ) {
        let keeps = matches!(game.phase(), Phase::Keep(_));
        let index = good.index();
        let x = 3 + 59 * index as i32;
        let at = area(x, TOP, 57, 148);
        let chosen = index == usize::from(self.column);
        canvas.slab(at, if chosen { theme::GOLD } else { theme::DUSK });
        canvas.slab(area(x + 2, TOP + 2, 53, 144), theme::DUSK);
        let dim = matter.most.count(good) == 0;
        let sign = signs::good(good);
        match dim {
            true => sign.draw_in(
                canvas,
                Point::new(x + 28, TOP + 16),
                theme::MIST,
                theme::DUSK,
            ),
            false => sign.draw(canvas, Point::new(x + 28, TOP + 16)),
        }
        let name = cx.say(WordText::good(good, 1));
        let cell = area(x + 1, TOP + 26, 56, 20);
        canvas.text(Font::Body, name, cell, Align::Centre, theme::SHADE);
        let have = game.board(game.seat()).goods().count(good);
        let count = self.chosen[index];
        // The number of goods of this kind that the player has after the choice.
        let gains = matches!(game.phase(), Phase::Gain(_));
        let after = match gains {
            true => have + count,
            false => have.saturating_sub(count),
        };
        let ink = match (chosen, count) {
            (_, 1..) => theme::GOLD,
            (true, 0) => theme::CREAM,
            (false, 0) if dim => theme::SHADE,
            _ => theme::CREAM,
        };
        let cell = area(x + 2, TOP + 58, 53, 30);
        let shown = if keeps { after } else { count };
        canvas.text(Font::Logo, &number(shown), cell, Align::Centre, ink);
        if chosen && !dim {
            canvas.sprite_at(&ARROW_UP, Point::new(x + 28, TOP + 52), &[theme::GOLD]);
            canvas.sprite_at(&ARROW_DOWN, Point::new(x + 28, TOP + 96), &[theme::GOLD]);
        }
        // An arrow leads from the old to the new number. An unchanged number needs no arrow.
        let middle = TOP + 122;
        if count == 0 {
            let cell = area(x + 2, middle - 10, 53, 20);
            canvas.text(Font::Body, &number(have), cell, Align::Centre, theme::SHADE);
            return;
        }
        let cell = area(x + 2, middle - 10, 19, 20);
        canvas.text(Font::Body, &number(have), cell, Align::Right, theme::SHADE);
        canvas.sprite_at(&art::ARROW, Point::new(x + 29, middle), &[theme::GOLD]);
        let cell = area(x + 37, middle - 10, 18, 20);
        canvas.text(Font::Body, &number(after), cell, Align::Left, theme::CREAM);
    }

    /// Returns the line about the choice.
    fn line(self, cx: &Services, game: &Merchants, matter: Matter) -> Line {
        match game.phase() {
            Phase::Keep(_) => cx.tell(DealText::DiscardLine, &[]),
            Phase::Gain(_) => cx.tell(DealText::GainTraded, &[]),
            Phase::Pay(Move::Buy(..)) if matter.count == 1 => cx.tell(DealText::PayAnyOne, &[]),
            Phase::Pay(Move::Buy(..)) => {
                let count = Blank::Number(matter.count.into());
                cx.tell(DealText::PayAny, &[count])
            }
            _ => {
                let prestige = game.check(Move::PayPrestige).is_ok();
                match prestige {
                    true => cx.tell(DealText::PayPrestige, &[]),
                    false => cx.tell(DealText::PayRest, &[]),
                }
            }
        }
    }
}
