//! The screens of the smallest game: one to choose a number, and one that shows
//! a turn.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::adding::{Added, Adding, NotOneToThree};
use palmyra_play::{Asker, Millis, Person, Start};

use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::text::{Line, TextTable};
use crate::shell::widgets::{HEADER, badge, page, row_ground};
use crate::shell::{
    Campaign, Decide, End, Go, Read, Results, Rules, Score, ScreenTypes, Services, SetUp, Step,
    Teach, TurnLog, flow, game_screens,
};
use crate::theme;

mod text {
    use crate::shell::text::messages;

    messages! {
        Name: ["Adding", "Addieren", "Additionner", "Optellen"];
        Sum(Number): ["{} so far", "bisher {}", "{} jusqu'ici", "tot nu toe {}"];
        Refused: ["Add one to three.", "Addiere eins bis drei.", "Ajoutez un à trois.", "Tel een tot drie op."];
    }
}

use text::Msg;

/// A running game with the state of its screens.
type Play = crate::shell::Play<Adding>;

/// A turn: the number that a player has added.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    added: Option<Added>,
    /// The sum that a bot gave as its reason; `None` without a reason.
    why: Option<u8>,
}

impl TurnLog<Adding> for Turn {
    fn tell(&mut self, added: Added) {
        self.added = Some(added);
    }

    fn explain(&mut self, reason: u8) {
        self.why = Some(reason);
    }

    fn ends_turn(_: &Added) -> bool {
        true
    }
}

/// The screen on which a person chooses a number, or watches a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose {
    number: u8,
}

impl Choose {
    fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::Right => self.number = self.number % 3 + 1,
            Button::A => return flow::step(play, cx, self.number),
            Button::B => return flow::undo(play, cx),
            _ => {}
        }
        Go::Stay
    }

    fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, &cx.tell(Msg::Sum, &[play.game().sum().into()]));
    }
}

/// The screen that shows a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPage {
    again: bool,
}

impl TurnPage {
    fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A | Button::B if self.again => Go::Back,
            Button::A => Go::Game(flow::resume(play, cx)),
            _ => Go::Stay,
        }
    }

    fn draw(&self, _: &Play, cx: &Services, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::Name));
    }
}

game_screens! {
    Adding;
    Choose(Choose): "choose-number",
    Turn(TurnPage): "number-added",
    ;
    fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        let waits = play.bot_to_move() && play.decision(Asker::Bot).is_none();
        (waits && matches!(self, Self::Choose(_))).then_some(Asker::Bot)
    }

    fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let Some(decision) = play.take_decision(Asker::Bot) else {
            return (false, Go::Stay);
        };
        let done = play.follow(&decision) == Some(Step::TurnOver);
        flow::note_end(play, cx);
        (done, Go::Game(flow::resume(play, cx)))
    }

    fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        play.decision(Asker::Bot).map(|_| cx.now)
    }
}

/// The entry of this game in the shell's lists.
#[derive(Clone, Copy, Debug)]
pub struct About;

impl SetUp for About {
    fn mode_name(&self, cx: &Services, _: u8) -> &'static str {
        cx.say(Msg::Name)
    }

    fn name(&self, cx: &Services) -> &'static str {
        cx.say(Msg::Name)
    }

    fn line(&self, cx: &Services) -> &'static str {
        cx.say(Msg::Name)
    }

    fn credit(&self, cx: &Services) -> &'static str {
        cx.say(Msg::Name)
    }

    fn draw_scene(&self, _: &mut Canvas, _: Point) {}
}

impl Campaign for About {}

impl Rules for About {
    fn pages(&self) -> u8 {
        1
    }

    fn page_words(&self, cx: &Services, _: u8) -> (&'static str, &'static str) {
        (cx.say(Msg::Name), cx.say(Msg::Refused))
    }

    fn draw_page(&self, _: &Services, _: u8, _: &mut Canvas) {}

    fn chapters(&self, _: &Services) -> heapless::Vec<(&'static str, u8), 4> {
        heapless::Vec::new()
    }
}

impl Results for About {
    fn result_pages(&self) -> u8 {
        1
    }

    fn results_heading(&self, cx: &Services, _: u8) -> Line {
        cx.tell(Msg::Name, &[])
    }

    fn draw_results(&self, cx: &Services, _: u8, canvas: &mut Canvas, top: i32) {
        use palmyra_play::Listed as _;
        let finished = cx.profile.results(Adding::KIND).finished;
        let mut text = Line::new();
        let _ = write!(text, "{finished}");
        let at = area(12, top, 60, 20);
        canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
    }
}

impl ScreenTypes for Adding {
    type Screen = Screen;
    type Turn = Turn;
    type View = ();
    type Tally = ();
    const TEXTS: TextTable = text::TEXTS;
}

impl Decide for Adding {
    fn decide(_: &Play, _: &Services) -> Screen {
        Screen::Choose(Choose { number: 1 })
    }

    fn watch(_: &Play, _: &Services) -> Screen {
        Screen::Choose(Choose { number: 1 })
    }

    fn turn_over(_: &Play, _: &Services) -> Option<Screen> {
        Some(Screen::Turn(TurnPage { again: false }))
    }

    const FOLDS: i32 = 42;

    fn draw_curtain(_: &Services, _: &Play, canvas: &mut Canvas, person: Person) {
        badge(canvas, person, Point::new(112, 140));
    }

    fn refusal(cx: &Services, _: NotOneToThree) -> &'static str {
        cx.say(Msg::Refused)
    }

    fn reason_of(game: &Self, number: u8) -> Option<u8> {
        Some(game.sum() + number)
    }
}

impl Read for Adding {
    fn players_page() -> Screen {
        Screen::Turn(TurnPage { again: true })
    }

    fn draw_log_row(
        _: &Services,
        play: &Play,
        turn: &Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    ) {
        let Some(added) = turn.added else { return };
        let ink = row_ground(canvas, area(22, top, 214, 21), chosen);
        badge(canvas, play.person(added.seat), Point::new(4, top + 3));
        let mut text = Line::new();
        let _ = write!(text, "+{}", added.number);
        canvas.text(Font::Body, &text, area(30, top, 60, 21), Align::Left, ink);
    }

    fn log_entry(_: u8) -> Screen {
        Screen::Turn(TurnPage { again: true })
    }
}

impl Teach for Adding {
    fn guided() -> Option<(Start, Self)> {
        None
    }

    fn lesson(_: &Play) -> Option<u8> {
        None
    }

    fn objection(_: &Services, _: &Play, _: u8) -> Option<&'static str> {
        None
    }

    fn page_at_hand(_: &Play) -> u8 {
        0
    }
}

impl Score for Adding {
    fn standing(game: &Self, seat: Seat) -> (i16, i16) {
        use palmyra_engine::Game as _;
        let outcome = game.outcome();
        (outcome.map_or(0, |outcome| outcome.scores[seat.index()]), 0)
    }

    fn rank_words(cx: &Services, _: &Play, _: i16, _: usize) -> Line {
        cx.tell(Msg::Name, &[])
    }
}

impl End for Adding {
    fn draw_result(cx: &Services, play: &Play, canvas: &mut Canvas, _: u8) -> Option<i32> {
        page(canvas, &cx.tell(Msg::Sum, &[play.game().sum().into()]));
        Some(HEADER + 20)
    }
}
