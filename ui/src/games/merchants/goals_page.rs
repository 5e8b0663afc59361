//! The page of a player's goals, with the price of each mission, the conditions for additional
//! pieces, and contests.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::merchants::{Action, LEVEL_PRESTIGE, Piece, Rare, Spot};

use super::bars::{self, TOP, number, scroll_mark};
use super::explain::Explain;
use super::goals::{self, Goal};
use super::missions::MissionScreen;
use super::text::{OverviewText, SlotText, footer, improvement, mission};
use super::words::{self, Note};
use super::{Play, Screen, art, signs};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::LAUREL;
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::{FOOT, Menu};
use crate::shell::{Go, Services};
use crate::theme;

/// The height of a row in pixels.
const ROW: i32 = 36;
/// The number of rows that fit on the panel.
const FIT: u8 = 5;

/// The goals of a seat, with the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalsPage {
    seat: Seat,
    menu: Menu,
}

impl GoalsPage {
    /// Opens the page with the goals of a seat.
    pub const fn new(seat: Seat) -> Self {
        Self {
            seat,
            menu: Menu { index: 0 },
        }
    }

    fn goals(self, play: &Play) -> goals::Goals {
        let is_own = goals::is_private(play, self.seat);
        goals::goals(play.game(), self.seat, is_own)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let goals = self.goals(play);
        match button {
            Button::Up | Button::Down => self.menu.press(button, goals.len() as u8),
            Button::A => {
                return play.push(Screen::Missions(MissionScreen::read(play, self.seat)));
            }
            Button::B | Button::Y => return Go::Back,
            Button::X => {
                if let Some(&goal) = goals.get(usize::from(self.menu.index)) {
                    return play.push(Screen::Explain(explanation(goal)));
                }
            }
            Button::Left | Button::Right => {}
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        bars::draw(canvas, play, self.seat, cx.say(OverviewText::TitleGoals));
        let goals = self.goals(play);
        let first = self.menu.first(goals.len() as u8, FIT);
        let shown = goals.iter().enumerate().skip(first.into());
        for (row, (index, &goal)) in shown.take(FIT.into()).enumerate() {
            let y = TOP + ROW * row as i32;
            let chosen = index == usize::from(self.menu.index);
            self.draw_goal(cx, canvas, play, goal, (y, chosen));
        }
        let part = (first.into(), FIT.into(), goals.len());
        scroll_mark(canvas, (TOP + 1, FOOT - 1), part);
        footer::draw(play, cx, canvas, footer::GOALS);
    }

    /// Draws a goal in two lines: its name with its prestige, and the note about it.
    fn draw_goal(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        goal: Goal,
        (y, chosen): (i32, bool),
    ) {
        let (game, seat) = (play.game(), self.seat);
        if chosen {
            canvas.slab(area(2, y + 1, 232, ROW - 1), theme::GOLD);
            canvas.slab(area(4, y + 3, 228, ROW - 5), theme::NIGHT);
        }
        canvas.slab(area(6, y + 5, 24, ROW - 9), theme::DUSK);
        let (sprite, ink) = goals::sign(goal);
        canvas.sprite_at(sprite, Point::new(18, y + ROW / 2), &[ink]);
        let at = area(36, y + 1, 150, LINE);
        let name = name(cx, play, seat, goal);
        canvas.text(Font::Body, &name, at, Align::Left, theme::CREAM);
        if let Some(points) = goals::prestige(game, seat, goal) {
            let at = area(184, y + 1, 30, LINE);
            let points = number(points);
            canvas.text(Font::Body, &points, at, Align::Right, theme::GOLD);
            canvas.sprite_at(&LAUREL, Point::new(224, y + 10), &[theme::GOLD]);
        } else {
            canvas.sprite_at(&art::PLUS, Point::new(206, y + 10), &[theme::CREAM]);
            canvas.sprite_at(sprite, Point::new(221, y + 10), &[ink]);
        }
        let board = game.board(seat);
        let note = note(cx, play, seat, goal);
        let at = Point::new(36, y + 17);
        signs::draw_note(cx, canvas, &note, board, at);
    }
}

/// Returns the name of a goal.
fn name(cx: &Services, play: &Play, seat: Seat, goal: Goal) -> Line {
    let board = play.game().board(seat);
    match goal {
        Goal::Mission(card) => cx.tell(mission::name(card), &[]),
        Goal::Lead(tile, _) => cx.tell(improvement::name(tile), &[]),
        Goal::Camel => match board.pieces(Piece::Camel) {
            0..=3 => cx.tell(SlotText::LineCaravan4, &[]),
            _ => cx.tell(SlotText::LineCaravan5, &[]),
        },
        Goal::Ship => match board.pieces(Piece::Ship) {
            0..=2 => cx.tell(SlotText::LineShipyard3, &[]),
            _ => cx.tell(SlotText::LineShipyard4, &[]),
        },
        Goal::Levels => cx.tell(OverviewText::ScoresTower, &[]),
        Goal::Rare => cx.tell(OverviewText::GoalsRare, &[]),
    }
}

/// Returns the note about a goal: its price, its conditions, or how it scores.
fn note(cx: &Services, play: &Play, seat: Seat, goal: Goal) -> Note {
    let game = play.game();
    let board = game.board(seat);
    match goal {
        Goal::Mission(card) => Note::Price(goals::mission_price(game, seat, card)),
        Goal::Camel => words::camel_note(cx, board),
        Goal::Ship => words::ship_note(cx, board),
        Goal::Lead(_, contest) => {
            let own = game.standing(seat, contest);
            let best = own - game.lead_in(seat, contest);
            Note::Words(cx.tell(OverviewText::GoalsLead, &[own.into(), best.into()]))
        }
        Goal::Levels => {
            debug_assert_eq!(LEVEL_PRESTIGE, 2, "as the text says");
            Note::Words(cx.tell(OverviewText::GoalsLevelsLine, &[]))
        }
        Goal::Rare => {
            let kinds = goals::kinds(board);
            let points = Rare::SETS.get(kinds).copied().unwrap_or(0);
            Note::Words(match kinds {
                0 => cx.tell(OverviewText::GoalsRareFirst, &[points.into()]),
                _ => {
                    let kinds = Blank::Number(kinds as i32 + 1);
                    cx.tell(OverviewText::GoalsRareLine, &[kinds, points.into()])
                }
            })
        }
    }
}

/// Returns the topic that explains a goal.
fn explanation(goal: Goal) -> Explain {
    let slot = |action: Action| Spot::all().find(|spot| spot.action() == action);
    match goal {
        Goal::Mission(card) => Explain::Mission(card),
        Goal::Lead(tile, _) => Explain::Tile(tile),
        Goal::Camel => slot(Action::Caravan).map_or(Explain::End, Explain::Slot),
        Goal::Ship => slot(Action::Shipyard).map_or(Explain::End, Explain::Slot),
        Goal::Levels => Explain::Tower,
        Goal::Rare => Explain::Rare,
    }
}
