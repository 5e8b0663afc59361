//! The interface between the shell and a game.
//!
//! A game implements two groups of small traits:
//!
//! - for its entry in the shell's lists, [`SetUp`], [`Campaign`], [`Rules`] and [`Results`];
//! - for its running game, [`ScreenTypes`], [`Decide`], [`Read`], [`Teach`], [`Score`] and [`End`].
//!   Their methods get the running game with its own type.
//!
//! The shell derives [`Table`] from the second group. Its own pages use [`Table`] for a running
//! game of any kind. The shell imports no game.

mod info;
mod play;
mod screen;
mod table;

use core::fmt::Debug;

use palmyra_engine::Seat;
use palmyra_play::{Listed, Person, Start, results};

pub use info::{Campaign, GameInfo, Results, Rules, SCENE, SetUp, Window};
pub use play::{Play, Step, TurnLog};
pub use screen::GameScreen;
pub(crate) use screen::game_screens;
pub use table::{Place, Table};

use super::Services;
use super::standings::PARTS;
use super::text::{Line, Msg, TextTable};
use crate::canvas::Canvas;

/// All traits of a running game with screens.
pub trait Shown: Decide + Read + Teach + Score + End {}

impl<G: Decide + Read + Teach + Score + End> Shown for G {}

/// The types and texts that belong to a running game.
pub trait ScreenTypes: Listed {
    /// The screens of the game.
    type Screen: GameScreen<Game = Self>;
    /// The content of a turn in the log.
    type Turn: TurnLog<Self>;
    /// The state that the screens of the game share.
    type View: Clone + Debug + Default;
    /// The sums over all turns, for the pages at the end.
    type Tally: Clone + Debug + Default;
    /// The texts of the game.
    const TEXTS: TextTable;
}

/// The screens for playing, and who may see them.
pub trait Decide: ScreenTypes {
    /// Returns the screen for the current decision of a person.
    fn decide(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// Prepares the running game for a person's decision. Called right before
    /// [`decide`](Self::decide).
    fn prepare(play: &mut Play<Self>, cx: &Services) {
        let _ = (play, cx);
    }

    /// Whether something has to be shown before a [forced move](palmyra_engine::Game::forced_move)
    /// is played.
    fn holds_forced(play: &Play<Self>) -> bool {
        let _ = play;
        false
    }

    /// Returns the screen that shows a bot's turn.
    fn watch(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// Returns the screen that shows the table to a spectator.
    fn overview(play: &Play<Self>, cx: &Services) -> Self::Screen {
        Self::watch(play, cx)
    }

    /// Returns the screen after a person's turn, if the turn has anything to show.
    fn turn_over(play: &Play<Self>, cx: &Services) -> Option<Self::Screen>;

    /// Whether the screen of the current decision shows secrets of the deciding person.
    fn is_secret(play: &Play<Self>) -> bool {
        let _ = play;
        true
    }

    /// Whether another person has to take the device before the current decision.
    fn changes_hands(play: &Play<Self>) -> bool {
        Self::is_secret(play) && play.is_with_another()
    }

    /// The height of the curtain's folds, in pixels.
    const FOLDS: i32;

    /// Draws the part of the curtain below the name, without any secrets.
    fn draw_curtain(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, person: Person);

    /// Returns the text for a refused move.
    fn refusal(cx: &Services, refusal: Self::Refusal) -> &'static str;

    /// Returns the reason for a bot's move, if it can be derived from the position and the move.
    /// The reason that the bot has given is not saved, so it is unknown after loading a game.
    fn reason_of(game: &Self, mv: Self::Move) -> Option<Self::Reason> {
        let _ = (game, mv);
        None
    }
}

/// The information pages of a running game.
pub trait Read: ScreenTypes {
    /// Returns the page that shows what each player has.
    fn players_page() -> Self::Screen;

    /// Returns the game's own entry in the pause menu: its name and its page.
    fn extra_page(cx: &Services) -> Option<(&'static str, Self::Screen)> {
        let _ = cx;
        None
    }

    /// Draws a turn of the log as a row of a list.
    fn draw_log_row(
        cx: &Services,
        play: &Play<Self>,
        turn: &Self::Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    );

    /// Whether the log lists the current turn before it is over.
    fn lists_open_turn(turn: &Self::Turn) -> bool {
        let _ = turn;
        false
    }

    /// Returns the screen that shows the turn `ago` turns before the newest one in the log.
    fn log_entry(ago: u8) -> Self::Screen;
}

/// The guided game.
pub trait Teach: ScreenTypes {
    /// The seed whose deal is the first position of the guided game. If it is set, the guided game
    /// can be continued as a normal game after its last lesson.
    const OPENING: Option<u32> = None;

    /// The number of the game's own sentences before the first decision. After these, the shell
    /// adds sentences that ask the player to try some buttons.
    const SENTENCES: u8 = 0;

    /// Returns one of the game's own sentences before the first decision, counted from 0.
    fn introduction(cx: &Services, index: u8) -> Option<&'static str> {
        let _ = (cx, index);
        None
    }

    /// Returns the start and the first position of the guided game.
    fn guided() -> Option<(Start, Self)>;

    /// Returns the next move of the guided game, or `None` if there are no more lessons. The game
    /// itself may continue after that.
    fn lesson(play: &Play<Self>) -> Option<Self::Move>;

    /// Returns the objection to a legal move that is not the next move of the guided game.
    fn objection(cx: &Services, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// Returns the page of the [rules](Rules) about the current decision.
    fn page_at_hand(play: &Play<Self>) -> u8;
}

/// The points of a running game, and which of them are public.
pub trait Score: ScreenTypes {
    /// Returns a seat's points, and the number that breaks ties.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// Returns a seat's points, if they are public.
    fn open_score(play: &Play<Self>, seat: Seat) -> Option<i16> {
        Some(Self::standing(play.game(), seat).0)
    }

    /// Returns the content of the game's small picture in the list of saved games.
    fn window(play: &Play<Self>) -> Window {
        let _ = play;
        Window::default()
    }

    /// Returns the number of the current round, from 1.
    fn round(play: &Play<Self>) -> u16 {
        play.turns() / u16::from(play.game().seats().max(1)) + 1
    }

    /// Returns the words for a person's result with a rank; 0 is the best rank.
    fn rank_words(cx: &Services, play: &Play<Self>, score: i16, rank: usize) -> Line;
}

/// The end of a game: the result pages, and the results to record.
pub trait End: ScreenTypes {
    /// Records those results that only this game has.
    fn note(play: &Play<Self>, results: &mut results::Results) {
        let _ = (play, results);
    }

    /// Returns the game's own [milestones](Results::milestone) that a person has reached, one bit
    /// each. Called after a finished turn and at the end of the game.
    fn reached(play: &Play<Self>, seat: Seat, results: &results::Results) -> u16 {
        let _ = (play, seat, results);
        0
    }

    /// Adds a finished turn to the sums for the pages at the end.
    fn add_up(tally: &mut Self::Tally, turn: &Self::Turn, game: &Self) {
        let _ = (tally, turn, game);
    }

    /// Returns the screen between the last turn and the result, if the game has one. That screen
    /// has to open the result with `flow::result`.
    fn finale(play: &Play<Self>, cx: &Services) -> Option<Self::Screen> {
        let _ = (play, cx);
        None
    }

    /// Whether the [finale](Self::finale) counts the points up. If so, the result shows the final
    /// points at once.
    const COUNTS: bool = false;

    /// Whether a player's choice can end the game early. If so, the player is asked before such a
    /// choice, unless it surely wins or every other move ends the game too.
    const MAY_END_EARLY: bool = false;

    /// Returns the reason why the game has ended, as a heading.
    fn end_reason(cx: &Services, play: &Play<Self>) -> &'static str {
        let _ = play;
        cx.say(Msg::Result)
    }

    /// Returns a seat's points by source, in the order in which its bar shows them. The bar leaves
    /// out negative points.
    fn parts(play: &Play<Self>, seat: Seat) -> [i16; PARTS] {
        let _ = (play, seat);
        [0; PARTS]
    }

    /// Returns the name of a source of points.
    fn part_name(cx: &Services, part: u8) -> &'static str {
        let _ = (cx, part);
        ""
    }

    /// Draws a result without a ranking, such as that of a solo game or a guided game. Returns the
    /// y coordinate at which the drawing ends. Returns `None` and draws nothing if the game has a
    /// ranking. `counted` is the part of the points that has been counted, in percent.
    fn draw_result(
        cx: &Services,
        play: &Play<Self>,
        canvas: &mut Canvas,
        counted: u8,
    ) -> Option<i32> {
        let _ = (cx, play, canvas, counted);
        None
    }

    /// The number of the game's own pages after the result.
    const MORE_PAGES: u8 = 0;

    /// Draws one of the [pages after the result](Self::MORE_PAGES), counted from 0. The bar with
    /// the buttons is drawn by the caller.
    fn draw_more(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, page: u8) {
        let _ = (cx, play, canvas, page);
    }

    /// Returns the setup of the next step, if the finished game is a step of the game's own
    /// campaign and the next step is unlocked.
    fn next_start(cx: &Services, play: &Play<Self>) -> Option<Start> {
        let _ = (cx, play);
        None
    }
}
