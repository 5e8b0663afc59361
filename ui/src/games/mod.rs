//! The screens of the games: one folder for each, and the types that cover all of
//! them.

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

    /// The name that scripts use.
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

    /// Returns who needs a decision here.
    fn asks(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Asker> {
        let _ = (play, cx);
        None
    }

    /// Returns when [`tick`](Self::tick) should be called again.
    fn wake(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Millis> {
        let _ = (play, cx);
        None
    }

    /// Whether people mostly read here, so that slow work may run.
    fn is_resting(&self) -> bool {
        false
    }

    /// Whether the screen needs the whole panel, so that milestones wait.
    fn fills_panel(&self, play: &Play<Self::Game>) -> bool {
        let _ = play;
        false
    }

    /// Whether B takes back a step here, although the page lies over another.
    fn takes_back(&self) -> bool {
        false
    }
}

/// Defines the enum of a game's screens. The list is followed by those methods of
/// [`GameScreen`] that only some games need.
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

/// A game with screens: what its folder provides to the shell.
pub trait Shown: Listed {
    /// The screens.
    type Screen: GameScreen<Game = Self>;
    /// A turn in the log.
    type Turn: TurnLog<Self>;
    /// The state that the screens share while the game is played.
    type View: Clone + Debug + Default;
    /// The sums over all turns that the end of a game shows.
    type Tally: Clone + Debug + Default;
    /// The texts.
    const TEXTS: TextTable;

    // Setting up

    /// The name of the game.
    fn name(cx: &Services) -> &'static str;

    /// The subject of the game, in a few words.
    fn line(cx: &Services) -> &'static str;

    /// The designer and the publisher.
    fn credit(cx: &Services) -> &'static str;

    /// The name of a mode.
    fn mode_name(cx: &Services, mode: u8) -> &'static str;

    /// The mode and the number of players, for a list of games.
    fn mode_line(cx: &Services, mode: u8, seats: u8) -> Line {
        let name = Self::mode_name(cx, mode);
        cx.tell(Msg::SlotSeveral, &[name.into(), seats.into()])
    }

    /// The name of an option, and of its two values.
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
    /// The reason why it is not open yet.
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

    /// Draws a small picture of the game, [`SCENE`] pixels large, with its corner
    /// at a point.
    fn draw_scene(canvas: &mut Canvas, at: Point);

    /// Draws a picture of the game across the panel, around a height.
    fn draw_emblem(canvas: &mut Canvas, middle: i32) {
        let (width, height) = SCENE;
        Self::draw_scene(canvas, Point::new(120 - width / 2, middle - height / 2));
    }

    // Playing

    /// The screen for the decision of the person to move.
    fn decide(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// Prepares the running game for that screen, right before it is built.
    fn prepare(play: &mut Play<Self>, cx: &Services) {
        let _ = (play, cx);
    }

    /// Whether a [forced move](palmyra_engine::Game::forced_move) has to wait
    /// because something is shown first.
    fn holds_forced(play: &Play<Self>) -> bool {
        let _ = play;
        false
    }

    /// The screen that shows what a bot does.
    fn watch(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// The screen that shows the table to somebody who only watches.
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

    /// How many pixels the curtain between two people hangs down.
    const FOLDS: i32;

    /// Draws what stands below the name on the curtain; nothing secret.
    fn draw_curtain(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, person: Person);

    /// The text for a refused move.
    fn refusal(cx: &Services, refusal: Self::Refusal) -> &'static str;

    /// The reason for a bot's move as far as the move itself shows it. The bot's
    /// own reason is known only while the move is played.
    fn reason_of(game: &Self, mv: Self::Move) -> Option<Self::Reason> {
        let _ = (game, mv);
        None
    }

    // Reading

    /// The page that shows what each player has.
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

    /// The start and the first position of the guided game.
    fn guided() -> Option<(Start, Self)>;

    /// The next move of a guided game. Without one the guided game is over, even
    /// if the game itself would go on.
    fn lesson(play: &Play<Self>) -> Option<Self::Move>;

    /// The objection to a legal move that a guided game does not have next.
    fn objection(cx: &Services, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// Number of pages that explain how to play.
    const PAGES: u8;

    /// The page about the decision at hand.
    fn page_at_hand(play: Option<&Play<Self>>) -> u8;

    /// The heading and the text of a page.
    fn page_words(cx: &Services, page: u8) -> (&'static str, &'static str);

    /// Draws the picture of a page.
    fn draw_page(cx: &Services, page: u8, canvas: &mut Canvas);

    /// The pages where chapters begin, with their names.
    fn chapters(cx: &Services) -> heapless::Vec<(&'static str, u8), 4>;

    /// The points of a seat, if everybody who sees the list of saved games may
    /// know them.
    fn open_score(play: &Play<Self>, seat: Seat) -> Option<i16> {
        Some(Self::standing(play.game(), seat).0)
    }

    /// The number of the round, from 1.
    fn round(play: &Play<Self>) -> u16 {
        play.turns() / u16::from(play.game().seats().max(1)) + 1
    }

    // Ending

    /// The points of a seat, and the number that decides between equal ones.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// Records the game's own numbers about a finished game.
    fn note(play: &Play<Self>, results: &mut Results) {
        let _ = (play, results);
    }

    /// Number of milestones that only this game has.
    const MILESTONES: u8 = 0;

    /// The picture and the task of one of these milestones. Their order is part
    /// of saves.
    fn milestone(cx: &Services, index: u8) -> (Sprite, &'static str) {
        let _ = (cx, index);
        (MEDAL, "")
    }

    /// The milestones that a person reaches with a turn that is just over, or
    /// with the end: one bit for each.
    fn reached(play: &Play<Self>, seat: Seat, results: &Results) -> u16 {
        let _ = (play, seat, results);
        0
    }

    /// The words for a person's result; the first has rank 0.
    fn rank_words(cx: &Services, play: &Play<Self>, score: i16, rank: usize) -> Line;

    /// Adds a turn that is just over to the sums for the end.
    fn add_up(tally: &mut Self::Tally, turn: &Self::Turn, game: &Self) {
        let _ = (tally, turn, game);
    }

    /// The screen that leads from the last turn to the result, if there is one;
    /// it continues with `flow::result`.
    fn finale(play: &Play<Self>, cx: &Services) -> Option<Self::Screen> {
        let _ = (play, cx);
        None
    }

    /// Whether the numbers of the result count up.
    const COUNTS_UP: bool = false;

    /// Draws the result, or the end of a guided game, and returns the height at
    /// which it ends. `counted` is how much has been counted, in per cent.
    fn draw_result(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, counted: u8) -> i32;

    /// Number of further pages about a result.
    const MORE_PAGES: u8 = 0;

    /// Draws one of these pages, from 0, above the buttons.
    fn draw_more(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, page: u8) {
        let _ = (cx, play, canvas, page);
    }

    /// The next game of a campaign.
    fn next_start(cx: &Services, play: &Play<Self>) -> Option<Start> {
        let _ = (cx, play);
        None
    }

    /// Number of pages of the game's results.
    const RESULT_PAGES: u8;

    /// The heading of a page of results.
    fn results_heading(cx: &Services, page: u8) -> Line;

    /// Draws a page of results, below a height.
    fn draw_results(cx: &Services, page: u8, canvas: &mut Canvas, top: i32);
}

/// Packs truth values into bits, the first into the lowest.
pub(crate) fn bits(truths: &[bool]) -> u16 {
    let truths = truths.iter().rev();
    truths.fold(0, |bits, &truth| bits << 1 | u16::from(truth))
}

/// Width and height of the small picture of a game.
pub const SCENE: (i32, i32) = (64, 36);
