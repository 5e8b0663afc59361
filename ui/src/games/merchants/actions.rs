//! The list of everything that a player can do in a phase.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Action, Merchants, Move, Phase, Spot, TURNS};

use super::ask::{Ask, Topic};
use super::bars::{self, TOP};
use super::board::BoardPage;
use super::grid::{self, State};
use super::hint::Hint;
use super::market::MarketScreen;
use super::missions::MissionScreen;
use super::rows::{self, Remark, Row};
use super::shop::ShopScreen;
use super::text::{ActionText, OverviewText, PhaseText, footer};
use super::tower::TowerScreen;
use super::{Play, Screen, art, guide, signs};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{LAUREL, TICK};
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::{FOOT, Menu, draw_toast, row_ground};
use crate::shell::{Go, Services, flow};
use crate::theme::{self, Ink};

/// The height of a row: eight of them fit, so that the list of a usual phase
/// does not scroll.
const ROW: i32 = 19;

/// The list with a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionsScreen {
    menu: Menu,
    /// Whether A was pressed on the end although something is left to do.
    warned: bool,
}

impl ActionsScreen {
    /// Creates the list. The cursor starts on the first of these that exists: the
    /// row that the guide asks for, a possible action, the market if a trade would
    /// help with an action, the row that ends the phase.
    pub fn new(play: &Play) -> Self {
        let game = play.game();
        let rows = rows::rows(game);
        let find = |wanted: &dyn Fn(Row) -> bool| rows.iter().position(|&row| wanted(row));
        let index = guide::next(play)
            .and_then(|mv| find(&|row| row.makes(mv)))
            .or_else(|| find(&Row::is_possible))
            .or_else(|| rows::helpful(game).and_then(|_| find(&|row| row == Row::Market)))
            .or_else(|| find(&Row::is_end));
        let index = index.unwrap_or(0) as u8;
        Self {
            menu: Menu { index },
            warned: false,
        }
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
            Button::X => play.push(Screen::Hint(Hint)),
            Button::Y => play.push(Screen::Board(BoardPage::new(play, game.seat()))),
            Button::Left | Button::Right => Go::Stay,
        }
    }

    fn choose(&mut self, row: Row, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        match row {
            Row::Step(_, mv) | Row::Vain(_, mv) => flow::step(play, cx, mv),
            Row::Open(spot) => play.push(open(play, spot)),
            Row::Blocked(spot) => {
                let text = super::blocked::why(game, spot);
                cx.refuse(text);
                Go::Stay
            }
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
        if let Some((text, ink)) = warning {
            canvas.fill(area(4, 196, 232, 1), theme::BRONZE);
            let at = area(4, 198, 232, 22);
            canvas.text(Font::Body, &text, at, Align::Left, ink);
        }
        if let Some(text) = guided {
            guide::draw(canvas, text, FOOT);
        }
        draw_toast(cx, canvas);
        footer::draw(play, cx, canvas, footer::RESOLVE);
    }

    /// The warning before the window is closed.
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

fn title(cx: &Services, play: &Play) -> Line {
    if play.running().humans() > 1 {
        let name = cx.name(play.person(play.game().seat()));
        return cx.tell(OverviewText::PlayersActs, &[name.into()]);
    }
    cx.tell(ActionText::HeadActions, &[])
}

/// The screen for the piece on a slot.
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
    let name = rows::name(cx, game, row);
    let width = Font::Body.width(&name);
    let place = area(40, y, width.min(196), ROW - 1);
    canvas.text(Font::Body, &name, place, Align::Left, ink);
    let room = area(44 + width, y, 234 - 44 - width, ROW - 1);
    let end = 234;
    match rows::remark(cx, game, row) {
        Remark::Nothing => {}
        Remark::Words(text) => {
            let fits = Font::Body.width(&text) <= room.size.width as i32;
            let ink = match (chosen, dim) {
                (true, _) => theme::INK,
                (false, true) => theme::EMBER,
                (false, false) => theme::SHADE,
            };
            if fits {
                canvas.text(Font::Body, &text, room, Align::Right, ink);
            }
        }
        Remark::Short(goods) | Remark::Cost(goods) => {
            let missing = matches!(rows::remark(cx, game, row), Remark::Short(_));
            let width = signs::goods_width(goods) + if missing { 7 } else { 0 };
            let mut x = end - width;
            if width > room.size.width as i32 {
                return;
            }
            let ink = match (chosen, missing) {
                (true, _) => {
                    canvas.slab(area(x - 3, y + 1, width + 6, ROW - 3), theme::NIGHT);
                    if missing { theme::EMBER } else { theme::CREAM }
                }
                (false, true) => theme::EMBER,
                (false, false) => theme::SHADE,
            };
            if missing {
                let minus = area(x, y, 8, ROW - 1);
                canvas.text(Font::Body, "-", minus, Align::Left, ink);
                x += 6;
            }
            signs::goods_line(canvas, goods, Point::new(x, y + ROW / 2), ink);
        }
    }
}
