//! The screens of the games: one folder each, and what is generated over all
//! of them.

mod any;
pub mod caravans;
pub mod legions;
pub mod merchants;
mod play;
#[cfg(test)]
mod secrets;

use core::fmt::Debug;

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::bot::Level;
use palmyra_play::results::Results;
use palmyra_play::{Asker, Listed, Millis, Person, Start};

pub use any::{AnyPlay, AnyScreen, SCREEN_NAMES, TEXTS};
pub(crate) use any::{with_play, with_screen, with_shown, with_table};
pub use play::{Play, Step, TurnLog};

use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::art::{MEDAL, Sprite};
use crate::shell::text::{Line, Msg, TextTable};
use crate::shell::{Go, Services};

/// The screens of a game. Each gets the running game and the shell's services.
pub trait GameScreen: Copy + Debug + Eq + Into<AnyScreen> {
    /// The game.
    type Game: Shown;

    /// The names of all screens.
    const NAMES: &'static [&'static str];

    /// The name that scripts know.
    fn name(&self) -> &'static str;

    /// Handles a button that went down, or repeats.
    fn press(&mut self, button: Button, play: &mut Play<Self::Game>, cx: &mut Services) -> Go;

    /// Draws the whole panel.
    fn draw(&self, play: &Play<Self::Game>, cx: &Services, canvas: &mut Canvas);

    /// Lets time pass. Returns whether the picture changed, and where it leads.
    fn tick(&mut self, play: &mut Play<Self::Game>, cx: &mut Services) -> (bool, Go) {
        let _ = (play, cx);
        (false, Go::Stay)
    }

    /// Returns who waits here for a decision.
    fn asks(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Asker> {
        let _ = (play, cx);
        None
    }

    /// Returns when time should pass again.
    fn wake(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Millis> {
        let _ = (play, cx);
        None
    }

    /// Whether people rather read than press here: the moment for what takes
    /// long.
    fn is_resting(&self) -> bool {
        false
    }

    /// Whether it needs the whole panel, so that milestones wait.
    fn fills_panel(&self, play: &Play<Self::Game>) -> bool {
        let _ = play;
        false
    }

    /// Whether B takes back a step here though the page lies over another.
    fn takes_back(&self) -> bool {
        false
    }
}

/// Writes the enum of a game's screens. What follows the list are methods of
/// [`GameScreen`] that only some of them need.
macro_rules! game_screens {
    ($Game:ty; $($variant:ident($state:ty): $name:literal,)* ; $($methods:tt)*) => {
        /// A screen of this game with its own small state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each state says what it is")]
        pub enum Screen {
            $($variant($state),)*
        }

        impl $crate::games::GameScreen for Screen {
            type Game = $Game;
            const NAMES: &'static [&'static str] = &[$($name,)*];

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                }
            }

            fn press(
                &mut self,
                button: $crate::Button,
                play: &mut $crate::games::Play<$Game>,
                cx: &mut $crate::shell::Services,
            ) -> $crate::shell::Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, play, cx),)*
                }
            }

            fn draw(
                &self,
                play: &$crate::games::Play<$Game>,
                cx: &$crate::shell::Services,
                canvas: &mut $crate::canvas::Canvas,
            ) {
                match self {
                    $(Self::$variant(screen) => screen.draw(play, cx, canvas),)*
                }
            }

            $($methods)*
        }
    };
}
pub(crate) use game_screens;

/// A game with screens: what its folder offers to the shell.
pub trait Shown: Listed {
    /// Its screens.
    type Screen: GameScreen<Game = Self>;
    /// A turn as its log tells it.
    type Turn: TurnLog<Self>;
    /// How its table is looked at, as long as the game is played.
    type View: Clone + Debug + Default;
    /// What the end of a game tells of all its turns.
    type Tally: Clone + Debug + Default;
    /// Its words.
    const TEXTS: TextTable;

    // Setting up

    /// What the game is called.
    fn name(cx: &Services) -> &'static str;

    /// What it is about, in a few words.
    fn line(cx: &Services) -> &'static str;

    /// Who designed and published it.
    fn credit(cx: &Services) -> &'static str;

    /// What a mode is called.
    fn mode_name(cx: &Services, mode: u8) -> &'static str;

    /// How a game is played, in a list: its mode and how many play.
    fn mode_line(cx: &Services, mode: u8, seats: u8) -> Line {
        let name = Self::mode_name(cx, mode);
        cx.tell(Msg::SlotSeveral, &[name.into(), seats.into()])
    }

    /// What an option is called, and its two values.
    fn option_words(cx: &Services, option: usize) -> [&'static str; 3];

    /// The name of the campaign, if there is one.
    fn campaign(cx: &Services) -> Option<&'static str> {
        let _ = cx;
        None
    }

    /// Number of steps of the campaign.
    const STEPS: u8 = 0;

    /// The step of the campaign to be played next, from 0.
    fn next_step(cx: &Services) -> u8 {
        let _ = cx;
        0
    }

    /// The game of a step of the campaign.
    ///
    /// # Errors
    /// Why it is not open yet.
    fn start_step(cx: &Services, step: u8) -> Result<Start, &'static str> {
        let _ = (cx, step);
        Err("")
    }

    /// Draws a step of the campaign into a row.
    fn draw_step(cx: &Services, canvas: &mut Canvas, step: u8, top: i32, chosen: bool) {
        let _ = (cx, canvas, step, top, chosen);
    }

    /// Whether a mode can be chosen now; a campaign may open its modes one by one.
    fn offers(cx: &Services, mode: u8) -> bool {
        let _ = (cx, mode);
        true
    }

    /// How a bot plays this game, in a few words, if it shows more here than
    /// its character in general.
    fn character(cx: &Services, bot: Level) -> Option<&'static str> {
        let _ = (cx, bot);
        None
    }

    /// A small picture that stands for the game, [`SCENE`] pixels large, with
    /// its corner at a point.
    fn draw_scene(canvas: &mut Canvas, at: Point);

    /// A picture across the panel that stands for the game, around a height.
    fn draw_emblem(canvas: &mut Canvas, middle: i32) {
        let (width, height) = SCENE;
        Self::draw_scene(canvas, Point::new(120 - width / 2, middle - height / 2));
    }

    // Playing

    /// The screen for the decision of the person to move.
    fn decide(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// Makes the running game ready for that screen, right before it is built.
    fn prepare(play: &mut Play<Self>, cx: &Services) {
        let _ = (play, cx);
    }

    /// Whether a [forced move](palmyra_engine::Game::forced_move) waits, because
    /// something is shown first.
    fn holds_forced(play: &Play<Self>) -> bool {
        let _ = play;
        false
    }

    /// The screen that shows what a bot does.
    fn watch(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// The screen that shows the table to somebody who only looks on.
    fn overview(play: &Play<Self>, cx: &Services) -> Self::Screen {
        Self::watch(play, cx)
    }

    /// The screen that shows a person's turn that is just over, if there is
    /// anything to show.
    fn turn_over(play: &Play<Self>, cx: &Services) -> Option<Self::Screen>;

    /// Whether the decision at hand shows what only its person may see.
    fn is_secret(play: &Play<Self>) -> bool {
        let _ = play;
        true
    }

    /// Whether the device must change hands before the next decision.
    fn changes_hands(play: &Play<Self>) -> bool {
        Self::is_secret(play) && play.is_with_another()
    }

    /// How far the curtain hangs down between two people.
    const FOLDS: i32;

    /// Draws what stands below the name on the curtain: nothing that is secret.
    fn draw_curtain(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, person: Person);

    /// Why a move is refused.
    fn refusal(cx: &Services, refusal: Self::Refusal) -> &'static str;

    /// Why a bot makes a move, as far as the move itself tells; what the bot
    /// itself says is known only while it is played.
    fn reason_of(game: &Self, mv: Self::Move) -> Option<Self::Reason> {
        let _ = (game, mv);
        None
    }

    // Reading

    /// Who has what.
    fn players_page() -> Self::Screen;

    /// Another page of the pause, with its name.
    fn extra_page(cx: &Services) -> Option<(&'static str, Self::Screen)> {
        let _ = cx;
        None
    }

    /// Draws a turn of the log into a row.
    fn draw_log_row(
        cx: &Services,
        play: &Play<Self>,
        turn: &Self::Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    );

    /// Whether the log lists the turn that is being played, too.
    fn lists_open_turn(turn: &Self::Turn) -> bool {
        let _ = turn;
        false
    }

    /// The screen that shows a turn of the log again.
    fn log_entry(ago: u8) -> Self::Screen;

    // Learning

    /// How the guided game begins.
    fn guided() -> Option<(Start, Self)>;

    /// The next move of a guided game. Without one the guided game is over, even
    /// if the game itself would go on.
    fn lesson(play: &Play<Self>) -> Option<Self::Move>;

    /// Why a move should not be made in a guided game, though it might.
    fn objection(cx: &Services, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// How many pages tell how to play.
    const PAGES: u8;

    /// The page about the decision at hand.
    fn page_at_hand(play: Option<&Play<Self>>) -> u8;

    /// The heading and the text of a page.
    fn page_words(cx: &Services, page: u8) -> (&'static str, &'static str);

    /// Draws the picture of a page.
    fn draw_page(cx: &Services, page: u8, canvas: &mut Canvas);

    /// Pages to begin with, with what they are about.
    fn chapters(cx: &Services) -> heapless::Vec<(&'static str, u8), 4>;

    /// The points of a seat, if everybody who sees the list of saved games may
    /// know them.
    fn open_score(play: &Play<Self>, seat: Seat) -> Option<i16> {
        Some(Self::standing(play.game(), seat).0)
    }

    /// Which round of the table is played, from 1.
    fn round(play: &Play<Self>) -> u16 {
        play.turns() / u16::from(play.game().seats().max(1)) + 1
    }

    // Ending

    /// The points of a seat, and what decides between equal ones.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// Notes numbers of its own about a finished game.
    fn note(play: &Play<Self>, results: &mut Results) {
        let _ = (play, results);
    }

    /// How many milestones it has of its own, besides those of every game.
    const MILESTONES: u8 = 0;

    /// The picture of one of them, and what is to be done. Their order is kept
    /// in saves.
    fn milestone(cx: &Services, index: u8) -> (Sprite, &'static str) {
        let _ = (cx, index);
        (MEDAL, "")
    }

    /// Which of them a person reaches with a turn that is just over, or with
    /// the end: one bit each.
    fn reached(play: &Play<Self>, seat: Seat, results: &Results) -> u16 {
        let _ = (play, seat, results);
        0
    }

    /// Tells a person how good their result is; the first has rank 0.
    fn rank_words(cx: &Services, play: &Play<Self>, score: i16, rank: usize) -> Line;

    /// Adds a turn that is just over to what the end will tell.
    fn add_up(tally: &mut Self::Tally, turn: &Self::Turn, game: &Self) {
        let _ = (tally, turn, game);
    }

    /// The screen that leads from the last turn to the result, if there is one;
    /// it goes on with `flow::result`.
    fn finale(play: &Play<Self>, cx: &Services) -> Option<Self::Screen> {
        let _ = (play, cx);
        None
    }

    /// Whether the numbers of its result count up.
    const COUNTS_UP: bool = false;

    /// Draws the result, or what a guided game ends with, and returns the height
    /// at which that ends. `counted` says how much of it has been counted, in
    /// per cent.
    fn draw_result(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, counted: u8) -> i32;

    /// How many pages tell more about a result.
    const MORE_PAGES: u8 = 0;

    /// Draws one of them, from 0, above the buttons.
    fn draw_more(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, page: u8) {
        let _ = (cx, play, canvas, page);
    }

    /// The game that follows, in a campaign.
    fn next_start(cx: &Services, play: &Play<Self>) -> Option<Start> {
        let _ = (cx, play);
        None
    }

    /// How many pages its results take.
    const RESULT_PAGES: u8;

    /// What a page of its results is about.
    fn results_heading(cx: &Services, page: u8) -> Line;

    /// Draws a page of its results, below a height.
    fn draw_results(cx: &Services, page: u8, canvas: &mut Canvas, top: i32);
}

/// Bits from what is true, the first the lowest.
pub(crate) fn bits(truths: &[bool]) -> u16 {
    let truths = truths.iter().rev();
    truths.fold(0, |bits, &truth| bits << 1 | u16::from(truth))
}

/// Width and height of the small picture of a game.
pub const SCENE: (i32, i32) = (64, 36);
