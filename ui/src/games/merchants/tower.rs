//! The screen on which a person builds the tower, with the cost of each level.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Board, Climb, Good, Goods, Merchants, Move, Rise, Spot};

use super::bars::{self, number};
use super::explain::Explain;
use super::look::Look;
use super::text::{DealText, SlotText, footer};
use super::words::effect;
use super::{Play, Screen, art, guide, signs};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::widgets::FOOT;
use crate::shell::{Go, Services, flow, sentence};
use crate::theme;

/// The height of a drawn level in pixels.
const LEVEL: i32 = 12;
/// The y coordinate of the tower's foot.
const GROUND: i32 = 214;
/// The smallest y coordinate that the tower can reach.
const ROOF: i32 = 70;

/// The screen of the tower, with the selected number of steps. The field `rise` says whether a step
/// is one level or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowerScreen {
    spot: Spot,
    rise: Rise,
    steps: u8,
}

impl TowerScreen {
    /// Opens the screen. The largest number of steps that the player can pay is selected.
    pub fn new(game: &Merchants, spot: Spot, rise: Rise) -> Self {
        let steps = steps(game.board(game.seat()), rise).len() as u8;
        Self { spot, rise, steps }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let most = steps(play.game().board(play.game().seat()), self.rise).len() as u8;
        match button {
            Button::Up => self.steps = (self.steps + 1).min(most),
            Button::Down => self.steps = self.steps.saturating_sub(1).max(1),
            Button::A => return self.build(play, cx),
            Button::B => return Go::Back,
            Button::X => return play.push(Screen::Explain(Explain::Slot(self.spot))),
            Button::Y => return play.push(Screen::Look(Look::start())),
            _ => {}
        }
        Go::Stay
    }

    /// Builds the selected steps one after the other, as the rules require.
    fn build(self, play: &mut Play, cx: &mut Services) -> Go {
        let mv = Move::Tower(self.spot, self.rise);
        if let Some(why) = guide::objection_to_height(play, self.steps) {
            cx.refuse(why);
            return Go::Stay;
        }
        flow::steps(play, cx, &mut core::iter::repeat_n(mv, self.steps.into()))
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let board = game.board(seat);
        let title = match self.rise {
            Rise::One => SlotText::ListTower1,
            Rise::Two => SlotText::ListTower2,
        };
        bars::draw(canvas, play, seat, cx.say(title));
        let climbs = steps(board, self.rise);
        let chosen = climbs.get(..usize::from(self.steps)).unwrap_or_default();
        let after = chosen.last().map_or(board.tower(), |step| step.level);
        let guided = guide::sentence(cx, play);
        // In a guided game, a sentence takes the place of the less important texts.
        let raised = if guided.is_some() { 17 } else { 0 };
        let ground = (FOOT - sentence::height(guided) - 3).min(GROUND);
        draw_tower(canvas, board.tower(), after, ground);
        draw_heights(canvas, board.tower(), after);
        let rows = if guided.is_some() { 3 } else { 4 };
        self.draw_costs(cx, canvas, chosen, board, rows);
        let paid = chosen.iter().fold(Goods::NONE, |sum, step| sum + step.cost);
        let left = board.goods() - paid.min(board.goods());
        draw_price(cx, canvas, paid, 148 - raised);
        if let Some(text) = guided {
            guide::draw(canvas, text, FOOT);
        } else {
            draw_left(cx, canvas, paid, left);
            let brings = effect::tower(cx, game, seat, after);
            let at = area(92, 202, 146, 18);
            canvas.text(Font::Body, &brings, at, Align::Left, theme::SHADE);
            let next = board.tower_price(after, self.rise);
            draw_next(cx, canvas, next, left.contains(next));
        }
        footer::draw(play, cx, canvas, footer::TOWER);
    }

    /// Draws the last `rows` steps, each with its cost.
    fn draw_costs(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        chosen: &[Climb],
        board: &Board,
        rows: usize,
    ) {
        let first = chosen.len().saturating_sub(rows);
        for (row, step) in chosen.iter().skip(first).enumerate() {
            let y = 78 + 17 * row as i32;
            let before = (first + row).checked_sub(1).and_then(|at| chosen.get(at));
            let before = before.map_or(board.tower(), |step| step.level);
            let name = match self.rise {
                Rise::One => cx.tell(DealText::TowerLevel, &[step.paid.into()]),
                Rise::Two => {
                    let (low, _) = board.raised(before, Rise::One);
                    cx.tell(DealText::TowerPair, &[low.into(), step.paid.into()])
                }
            };
            let at = area(92, y, 80, 17);
            canvas.text(Font::Body, &name, at, Align::Left, theme::CREAM);
            let width = signs::goods_width(step.cost);
            let x = 236 - width;
            signs::goods_line(canvas, step.cost, Point::new(x, y + 8), theme::CREAM);
        }
    }
}

/// The maximum number of steps.
const STEPS: usize = 24;

/// Returns the steps that the owner of a board can build now.
fn steps(board: &Board, rise: Rise) -> heapless::Vec<Climb, STEPS> {
    board.climbs(rise).take(STEPS).collect()
}

/// Draws the price of all selected steps, below a line.
fn draw_price(cx: &Services, canvas: &mut Canvas, paid: Goods, top: i32) {
    canvas.fill(area(92, top, 144, 1), theme::BRONZE);
    let pay = cx.say(DealText::TowerPay);
    let at = area(92, top + 1, 60, 22);
    canvas.text(Font::Title, pay, at, Align::Left, theme::GOLD);
    let x = 236 - signs::goods_width(paid);
    signs::goods_line(canvas, paid, Point::new(x, top + 12), theme::GOLD);
}

/// Draws the goods that remain, of the kinds that are paid.
fn draw_left(cx: &Services, canvas: &mut Canvas, paid: Goods, left: Goods) {
    let rest = Good::ALL
        .into_iter()
        .fold(Goods::NONE, |rest, good| match paid.count(good) {
            0 => rest,
            _ => rest + Goods::of(good, left.count(good)),
        });
    let at = area(92, 170, 60, 17);
    let words = cx.say(DealText::PayLeft);
    canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
    if rest.is_none() {
        let at = area(150, 170, 86, 17);
        canvas.text(Font::Body, "0", at, Align::Right, theme::SHADE);
    } else {
        let x = 236 - signs::goods_width(rest);
        signs::goods_line(canvas, rest, Point::new(x, 179), theme::SHADE);
    }
}

/// Draws the height before and after in large numbers.
fn draw_heights(canvas: &mut Canvas, before: u8, after: u8) {
    let at = area(92, 44, 52, 32);
    canvas.text(Font::Logo, &number(before), at, Align::Right, theme::CREAM);
    canvas.sprite_twice(&art::ARROW, Point::new(164, 60), &[theme::GOLD]);
    let at = area(182, 44, 54, 32);
    canvas.text(Font::Logo, &number(after), at, Align::Left, theme::GOLD);
}

/// Draws the price of the step after the selected ones.
fn draw_next(cx: &Services, canvas: &mut Canvas, cost: Goods, payable: bool) {
    let ink = if payable { theme::SHADE } else { theme::EMBER };
    let at = area(92, 186, 82, 18);
    canvas.text(
        Font::Body,
        cx.say(DealText::TowerNext),
        at,
        Align::Left,
        ink,
    );
    let x = 236 - signs::goods_width(cost);
    signs::goods_line(canvas, cost, Point::new(x, 195), ink);
}

/// Draws the upper part of the tower. Existing levels are solid, and new ones are hatched.
fn draw_tower(canvas: &mut Canvas, before: u8, after: u8, ground: i32) {
    let (before, after) = (i32::from(before), i32::from(after));
    let lowest = (after - (ground - ROOF) / LEVEL).max(0);
    canvas.fill(area(8, ground, 66, 2), theme::BRONZE);
    for level in lowest + 1..=after {
        let row = level - lowest;
        let y = ground - LEVEL * row;
        // The tower becomes narrower towards the top.
        let inset = (level / 5).min(4) * 2;
        let at = area(18 + inset, y, 44 - 2 * inset, LEVEL - 1);
        if level <= before {
            canvas.fill(at, theme::TAN);
            let half = at.size.width as i32 / 2;
            let shift = if level % 2 == 0 { half / 2 } else { half };
            canvas.fill(area(at.top_left.x + shift, y, 1, LEVEL - 1), theme::UMBER);
        } else {
            canvas.frame(at, 1, theme::GOLD);
            for x in (2..at.size.width as i32 - 2).step_by(4) {
                for dy in 2..LEVEL - 3 {
                    let x = at.top_left.x + (x + dy) % (at.size.width as i32 - 2) + 1;
                    canvas.fill_fast(area(x, y + dy, 1, 1), theme::GOLD);
                }
            }
        }
        if level % 5 == 0 {
            canvas.fill(area(10, y, 56, 1), theme::CREAM);
            let label = area(64, y - 9, 22, 18);
            canvas.text(
                Font::Body,
                &number(level),
                label,
                Align::Right,
                theme::SHADE,
            );
        }
    }
}
