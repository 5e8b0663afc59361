//! The screen with the list of a player's actions.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::merchants::{Action, Merchants, Move, Phase, Spot, TURNS};

use super::ask::{Ask, Topic};
use super::bars::{self, TOP, number};
use super::explain::Explain;
use super::grid::{self, State};
use super::look::Look;
use super::market::MarketScreen;
use super::missions::MissionScreen;
use super::pay::Pay;
use super::rows::{self, Remark, Row};
use super::shop::ShopScreen;
use super::signs::{self, Chips};
use super::text::{ActionText, OverviewText, PhaseText, footer};
use super::tower::TowerScreen;
use super::{Play, Screen, art, guide, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{LAUREL, TICK};
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::{FOOT, Menu, row_ground};
use crate::shell::{Go, Services, flow};
use crate::theme::{self, Ink};

/// The height of a row. Eight rows fit, so the list usually does not scroll.
const ROW: i32 = 19;

/// The list of actions with the selected row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionsScreen {
    menu: Menu,
    /// Whether A was pressed on the row that ends the phase, although actions are left.
    warned: bool,
}

impl ActionsScreen {
    /// Opens the list. The cursor starts on the first of these rows that exists: the next move of
    /// the guided game, a possible action, an action that becomes possible by trades, the row that
    /// ends the phase.
    pub fn new(play: &Play) -> Self {
        let game = play.game();
        let rows = rows::rows(game);
        let find = |wanted: &dyn Fn(Row) -> bool| rows.iter().position(|&row| wanted(row));
        let index = guide::next(play)
            .and_then(|mv| find(&|row| row.makes(mv)))
            .or_else(|| find(&|row| row == Row::All || row.is_possible()))
            .or_else(|| {
                find(&|row| match row {
                    Row::Blocked(spot) => rows::payable(game, spot).is_some(),
                    _ => false,
                })
            })
            .or_else(|| find(&Row::is_end));
        let index = index.unwrap_or(0) as u8;
        Self {
            menu: Menu { index },
            warned: false,
        }
    }

    /// Returns the index of the selected row.
    #[cfg(test)]
    pub const fn chosen(self) -> u8 {
        self.menu.index
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let rows = rows::rows(game);
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, rows.len() as u8);
                self.warned = false;
                Go::Stay
            }
            Button::A => match rows.get(usize::from(self.menu.index)) {
                Some(&row) => self.choose(row, play, cx),
                None => Go::Stay,
            },
            Button::B => flow::undo(play, cx),
            Button::X => match rows.get(usize::from(self.menu.index)) {
                Some(&row) => play.push(Screen::Explain(explanation(row))),
                None => Go::Stay,
            },
            Button::Y => play.push(Screen::Look(Look::start())),
            Button::Left | Button::Right => Go::Stay,
        }
    }

    fn choose(&mut self, row: Row, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        match row {
            Row::All => {
                let rows = rows::rows(game);
                flow::steps(play, cx, &mut rows::everything(&rows))
            }
            Row::Step(_, mv) | Row::Vain(_, mv) => flow::step(play, cx, mv),
            Row::Open(spot) => play.push(open(play, spot)),
            Row::Blocked(spot) => match rows::payable(game, spot) {
                Some(step) => play.push(Screen::Pay(Pay::new(step))),
                None => {
                    cx.refuse(rows::refusal(game, spot));
                    Go::Stay
                }
            },
            Row::Market => play.push(Screen::Market(MarketScreen::new(game))),
            Row::Missions => play.push(Screen::Missions(MissionScreen::hand(play))),
            Row::Done | Row::Tax(_) => {
                let undone = rows::rows(game).iter().any(|row| row.is_possible());
                if undone && !self.warned && play.guide().is_none() {
                    self.warned = true;
                    return Go::Stay;
                }
                let mv = match (row, game.window()) {
                    (Row::Tax(gold), _) => Move::Tax(gold),
                    (_, Phase::Slot(slot)) => Move::Pass(slot),
                    _ => Move::Done,
                };
                flow::step(play, cx, mv)
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        bars::draw(canvas, play, seat, &title(cx, play));
        let guided = guide::sentence(cx, play);
        let warning = self.warning(cx, game).filter(|_| guided.is_none());
        let end = match guided {
            Some(text) => FOOT - crate::shell::sentence::height(Some(text)),
            None => 195,
        };
        let rows = rows::rows(game);
        let fit = ((end - TOP - 2) / ROW) as u8;
        let first = self.menu.first(rows.len() as u8, fit);
        let shown = rows.iter().enumerate().skip(first.into());
        for (line, (index, &row)) in shown.take(fit.into()).enumerate() {
            let y = TOP + 2 + ROW * line as i32;
            let chosen = index == usize::from(self.menu.index);
            draw_row(cx, canvas, play, row, y, chosen);
        }
        let part = (first.into(), fit.into(), rows.len());
        bars::scroll_mark(canvas, (TOP + 2, end), part);
        if let Some((text, ink)) = warning {
            canvas.fill(area(4, 196, 232, 1), theme::BRONZE);
            let at = area(4, 198, 232, 22);
            canvas.text(Font::Body, &text, at, Align::Left, ink);
        }
        if let Some(text) = guided {
            guide::draw(canvas, text, FOOT);
        }
        footer::draw(play, cx, canvas, footer::RESOLVE);
    }

    /// Returns the warning below the list, and its ink.
    fn warning(&self, cx: &Services, game: &Merchants) -> Option<(Line, Ink)> {
        let rows = rows::rows(game);
        let chosen = rows.get(usize::from(self.menu.index)).copied();
        let on_end = chosen.is_some_and(Row::is_end);
        let undone = rows.iter().filter(|row| row.is_possible()).count() as u8;
        let board = game.board(game.seat());
        if self.warned {
            return Some((cx.tell(ActionText::WarnSure, &[]), theme::GOLD));
        }
        if on_end && undone > 0 {
            let text = match undone {
                1 => cx.tell(ActionText::WarnUndone, &[]),
                count => cx.tell(ActionText::WarnUndoneMany, &[count.into()]),
            };
            return Some((text, theme::EMBER));
        }
        let (goods, limit) = (board.goods().total(), board.limit());
        if goods > limit && game.turn() < TURNS {
            let blanks = [Blank::Number(goods.into()), Blank::Number(limit.into())];
            return Some((cx.tell(ActionText::WarnGoods, &blanks), theme::EMBER));
        }
        if goods > 0 && game.turn() == TURNS && game.window() == Phase::Construction {
            return Some((cx.tell(ActionText::WarnLast, &[]), theme::SHADE));
        }
        if let Some(Row::Tax(_)) = chosen {
            return Some((cx.tell(PhaseText::TaxRate, &[]), theme::SHADE));
        }
        None
    }
}

/// Returns the topic that explains a row.
const fn explanation(row: Row) -> Explain {
    match row {
        Row::Market => Explain::Market,
        Row::Missions => Explain::Missions,
        Row::Tax(_) => Explain::Tax,
        Row::All => Explain::Store,
        Row::Done => Explain::End,
        Row::Step(spot, _) | Row::Vain(spot, _) | Row::Open(spot) | Row::Blocked(spot) => {
            Explain::Slot(spot)
        }
    }
}

fn title(cx: &Services, play: &Play) -> Line {
    if play.running().humans() > 1 {
        let name = words::player(cx, play, play.game().seat());
        return cx.tell(OverviewText::PlayersActs, &[name.into()]);
    }
    cx.tell(ActionText::HeadActions, &[])
}

/// Returns the screen for the piece on a slot.
fn open(play: &Play, spot: Spot) -> Screen {
    match spot.action() {
        Action::Tower(rise) => Screen::Tower(TowerScreen::new(play.game(), spot, rise)),
        Action::Improvement => Screen::Shop(ShopScreen::buy(spot)),
        Action::Mission => Screen::Missions(MissionScreen::at(play, spot)),
        _ => Screen::Ask(Ask::new(Topic::At(spot))),
    }
}

fn draw_row(cx: &Services, canvas: &mut Canvas, play: &Play, row: Row, y: i32, chosen: bool) {
    let game = play.game();
    let at = area(2, y, 236, ROW - 1);
    let mut ink = row_ground(canvas, at, chosen);
    let middle = Point::new(20, y + ROW / 2);
    let dim = matches!(row, Row::Blocked(_) | Row::Vain(..));
    match row.spot() {
        Some(spot) => {
            let corner = Point::new(8, y);
            if dim && chosen {
                canvas.slab(area(6, y, 28, 18), theme::DUSK);
            }
            let state = if dim { State::Dim } else { State::Free };
            grid::draw_slot(canvas, play, game.seat(), spot, corner, state);
        }
        None if row == Row::All => {}
        None => {
            let sprite = match row {
                Row::Market => &art::SCALES,
                Row::Missions => &art::SCROLL,
                Row::Tax(0) => &LAUREL,
                Row::Tax(_) => &art::TAX_BAG,
                _ => &TICK,
            };
            canvas.sprite_at(sprite, middle, &[ink]);
        }
    }
    if dim && !chosen {
        ink = theme::SHADE;
    }
    let mut name = rows::name(cx, game, row);
    let left = if row == Row::All { 10 } else { 40 };
    let remark = rows::remark(cx, game, row);
    let beside = remark_width(game, &remark);
    if let Some(spot) = row.spot()
        && Font::Body.width(&name) + beside > 230 - left
    {
        // If a long name leaves no space for the remark on the right, the shorter name of the slot
        // is used. The remark is more important.
        name.clear();
        let _ = name.push_str(words::spot_name(cx, spot));
    }
    let width = Font::Body.width(&name);
    let place = area(left, y, width.min(196), ROW - 1);
    canvas.text(Font::Body, &name, place, Align::Left, ink);
    if beside == 0 || width + beside > 230 - left {
        return;
    }
    let x = 234 - beside;
    if let Remark::Words(text) = &remark {
        let ink = match (chosen, dim) {
            (true, _) => theme::INK,
            (false, true) => theme::EMBER,
            (false, false) => theme::SHADE,
        };
        let room = area(x, y, beside, ROW - 1);
        canvas.text(Font::Body, text, room, Align::Left, ink);
        return;
    }
    draw_signs(canvas, game, remark, area(x, y, beside, ROW - 1), chosen);
}

/// Draws a remark that consists of signs, at the right end of a row.
fn draw_signs(canvas: &mut Canvas, game: &Merchants, remark: Remark, at: Rectangle, chosen: bool) {
    let (Point { x, y }, beside) = (at.top_left, at.size.width as i32);
    if chosen {
        // Signs are made for a dark background, so a selected row gets a dark field.
        canvas.slab(area(x - 3, y + 1, beside + 6, ROW - 3), theme::NIGHT);
    }
    let at = Point::new(x, y + ROW / 2);
    match remark {
        Remark::Price(price) => {
            let have = game.board(game.seat()).goods();
            signs::draw_price(canvas, price, have, at, Chips::Narrow);
        }
        Remark::Gain(goods, prestige) => {
            let x = signs::goods_line(canvas, goods, at, theme::CREAM);
            if prestige > 0 {
                let text = number(prestige);
                let width = Font::Body.width(&text);
                let room = area(x, y, width, ROW - 1);
                canvas.text(Font::Body, &text, room, Align::Left, theme::CREAM);
                let middle = Point::new(x + width + 7, at.y);
                canvas.sprite_at(&LAUREL, middle, &[theme::GOLD]);
            }
        }
        Remark::Tower(height, needed) => {
            canvas.sprite_at(&art::TOWER, at + Point::new(5, 0), &[theme::CREAM]);
            let text = signs::ratio(height, needed);
            let room = area(x + 13, y, beside - 12, ROW - 1);
            canvas.text(Font::Body, &text, room, Align::Left, theme::EMBER);
        }
        Remark::Nothing | Remark::Words(_) => {}
    }
}

/// Returns the width of the remark at the right end of a row.
fn remark_width(game: &Merchants, remark: &Remark) -> i32 {
    match remark {
        Remark::Nothing => 0,
        Remark::Words(text) => Font::Body.width(text),
        &Remark::Price(price) => {
            let have = game.board(game.seat()).goods();
            signs::price_width(price, have, Chips::Narrow)
        }
        &Remark::Tower(height, needed) => 13 + Font::Body.width(&signs::ratio(height, needed)),
        &Remark::Gain(goods, prestige) => {
            let points = match prestige {
                0 => 0,
                _ => Font::Body.width(&number(prestige)) + 14,
            };
            signs::goods_width(goods) + points
        }
    }
}
