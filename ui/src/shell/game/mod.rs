//! What a game provides to the shell, as small traits by purpose, and what the shell
//! provides for a running game.
//!
//! The shell defines these traits and does not know who implements them. A game
//! implements two groups:
//!
//! - for its entry in the shell's lists, [`SetUp`], [`Campaign`], [`Rules`] and
//!   [`Results`];
//! - for its running game, [`ScreenTypes`], [`Decide`], [`Read`], [`Teach`],
//!   [`Score`] and [`End`]. Screens are typed, so each gets the game of its own type.
//!
//! From the second group the shell derives [`Table`], through which its own pages use
//! the running game of any kind.

mod info;
mod play;
mod screen;
mod table;

use core::fmt::Debug;

use palmyra_engine::Seat;
use palmyra_play::{Listed, Person, Start, results};

pub use info::{Campaign, GameInfo, Results, Rules, SCENE, SetUp};
pub use play::{Play, Step, TurnLog};
pub use screen::GameScreen;
pub(crate) use screen::game_screens;
pub use table::{Place, Table};

use super::Services;
use super::text::{Line, TextTable};
use crate::canvas::Canvas;

/// A game with screens: everything that a running game needs.
pub trait Shown: Decide + Read + Teach + Score + End {}

impl<G: Decide + Read + Teach + Score + End> Shown for G {}

/// The types around a running game.
pub trait ScreenTypes: Listed {
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
}

/// Playing: which screen comes when, and in whose hands.
pub trait Decide: ScreenTypes {
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
}

/// Reading: the pages about a running game.
pub trait Read: ScreenTypes {
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
}

/// Learning: the guided game.
pub trait Teach: ScreenTypes {
    /// The start and the first position of the guided game.
    fn guided() -> Option<(Start, Self)>;

    /// The next move of a guided game. Without one the guided game is over, even
    /// if the game itself would go on.
    fn lesson(play: &Play<Self>) -> Option<Self::Move>;

    /// The objection to a legal move that a guided game does not have next.
    fn objection(cx: &Services, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// The page of the [rules](Rules) about the decision at hand.
    fn page_at_hand(play: &Play<Self>) -> u8;
}

/// Scoring: the points, and what everybody may know of them.
pub trait Score: ScreenTypes {
    /// The points of a seat, and the number that decides between equal ones.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// The points of a seat, if everybody who sees the list of saved games may
    /// know them.
    fn open_score(play: &Play<Self>, seat: Seat) -> Option<i16> {
        Some(Self::standing(play.game(), seat).0)
    }

    /// The number of the round, from 1.
    fn round(play: &Play<Self>) -> u16 {
        play.turns() / u16::from(play.game().seats().max(1)) + 1
    }

    /// The words for a person's result; the first has rank 0.
    fn rank_words(cx: &Services, play: &Play<Self>, score: i16, rank: usize) -> Line;
}

/// Ending: the result of a game, and what it is remembered for.
pub trait End: ScreenTypes {
    /// Records the game's own numbers about a finished game.
    fn note(play: &Play<Self>, results: &mut results::Results) {
        let _ = (play, results);
    }

    /// The [milestones](Results::milestone) that a person reaches with a turn that
    /// is just over, or with the end: one bit for each.
    fn reached(play: &Play<Self>, seat: Seat, results: &results::Results) -> u16 {
        let _ = (play, seat, results);
        0
    }

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
}
