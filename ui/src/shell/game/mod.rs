//! The interface between the shell and a game: small traits that a game implements, and the running
//! game.
//!
//! The shell defines these traits and contains no game that implements them. A game implements two
//! groups:
//!
//! - for its entry in the shell's lists, [`SetUp`], [`Campaign`], [`Rules`] and
//!   [`Results`];
//! - for its running game, [`ScreenTypes`], [`Decide`], [`Read`], [`Teach`],
//!   [`Score`] and [`End`]. Screens are typed, so each gets the game of its own type.
//!
//! From the second group the shell derives [`Table`], through which its own pages use the running
//! game of any kind.

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
use super::standings::PARTS;
use super::text::{Line, Msg, TextTable};
use crate::canvas::Canvas;

/// A game with screens: everything that a running game needs.
pub trait Shown: Decide + Read + Teach + Score + End {}

impl<G: Decide + Read + Teach + Score + End> Shown for G {}

/// The types that belong to a running game.
pub trait ScreenTypes: Listed {
    /// The screens.
    type Screen: GameScreen<Game = Self>;
    /// A turn in the log.
    type Turn: TurnLog<Self>;
    /// The state that the screens share during the game.
    type View: Clone + Debug + Default;
    /// Sums over all turns, for the end of the game.
    type Tally: Clone + Debug + Default;
    /// The texts.
    const TEXTS: TextTable;
}

/// Playing: which screen is next, and who may see it.
pub trait Decide: ScreenTypes {
    /// The screen for the decision of the person to move.
    fn decide(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// Prepares the running game for the screen of [`decide`](Self::decide), right before that
    /// screen is built.
    fn prepare(play: &mut Play<Self>, cx: &Services) {
        let _ = (play, cx);
    }

    /// Whether a [forced move](palmyra_engine::Game::forced_move) waits until
    /// something has been shown.
    fn holds_forced(play: &Play<Self>) -> bool {
        let _ = play;
        false
    }

    /// The screen that shows a bot's turn.
    fn watch(play: &Play<Self>, cx: &Services) -> Self::Screen;

    /// The screen that shows the table to a spectator.
    fn overview(play: &Play<Self>, cx: &Services) -> Self::Screen {
        Self::watch(play, cx)
    }

    /// The screen that shows a person's finished turn, if there is anything to
    /// show.
    fn turn_over(play: &Play<Self>, cx: &Services) -> Option<Self::Screen>;

    /// Whether the current decision shows secrets of its person.
    fn is_secret(play: &Play<Self>) -> bool {
        let _ = play;
        true
    }

    /// Whether the device changes hands before the next decision.
    fn changes_hands(play: &Play<Self>) -> bool {
        Self::is_secret(play) && play.is_with_another()
    }

    /// Height of the curtain's folds, in pixels.
    const FOLDS: i32;

    /// Draws the lower part of the curtain, below the name. Shows nothing
    /// secret.
    fn draw_curtain(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, person: Person);

    /// The text for a refused move.
    fn refusal(cx: &Services, refusal: Self::Refusal) -> &'static str;

    /// The reason for a bot's move, as far as the move itself shows it. The
    /// bot's own reason is available only while the move is played.
    fn reason_of(game: &Self, mv: Self::Move) -> Option<Self::Reason> {
        let _ = (game, mv);
        None
    }
}

/// Reading: the information pages of a running game.
pub trait Read: ScreenTypes {
    /// The page that shows what each player has.
    fn players_page() -> Self::Screen;

    /// The game's own page in the pause menu, with its name.
    fn extra_page(cx: &Services) -> Option<(&'static str, Self::Screen)> {
        let _ = cx;
        None
    }

    /// Draws a turn of the log as a row.
    fn draw_log_row(
        cx: &Services,
        play: &Play<Self>,
        turn: &Self::Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    );

    /// Whether the log also lists the current turn.
    fn lists_open_turn(turn: &Self::Turn) -> bool {
        let _ = turn;
        false
    }

    /// The screen that shows a turn of the log again.
    fn log_entry(ago: u8) -> Self::Screen;
}

/// Learning: the guided game.
pub trait Teach: ScreenTypes {
    /// The seed whose deal is the first position of the guided game. With it, the guided game can be
    /// played on after its last lesson.
    const OPENING: Option<u32> = None;

    /// The start and the first position of the guided game.
    fn guided() -> Option<(Start, Self)>;

    /// The next move of the guided game. At `None` the guided game is over,
    /// even if the game itself is not.
    fn lesson(play: &Play<Self>) -> Option<Self::Move>;

    /// The objection to a legal move that is not the next one of the guided
    /// game.
    fn objection(cx: &Services, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// The page of the [rules](Rules) about the current decision.
    fn page_at_hand(play: &Play<Self>) -> u8;
}

/// Scoring: the points, and which of them are public.
pub trait Score: ScreenTypes {
    /// The points of a seat, and the number that breaks ties.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// The points of a seat, if they are public.
    fn open_score(play: &Play<Self>, seat: Seat) -> Option<i16> {
        Some(Self::standing(play.game(), seat).0)
    }

    /// The number of the round, from 1.
    fn round(play: &Play<Self>) -> u16 {
        play.turns() / u16::from(play.game().seats().max(1)) + 1
    }

    /// The words for a person's result; rank 0 is the best.
    fn rank_words(cx: &Services, play: &Play<Self>, score: i16, rank: usize) -> Line;
}

/// Ending: the result of a game, and what is recorded of it.
pub trait End: ScreenTypes {
    /// Records the results that only this game has.
    fn note(play: &Play<Self>, results: &mut results::Results) {
        let _ = (play, results);
    }

    /// The [milestones](Results::milestone) that a person reaches with a finished turn or at the
    /// end of the game, one bit each.
    fn reached(play: &Play<Self>, seat: Seat, results: &results::Results) -> u16 {
        let _ = (play, seat, results);
        0
    }

    /// Adds a finished turn to the sums for the end.
    fn add_up(tally: &mut Self::Tally, turn: &Self::Turn, game: &Self) {
        let _ = (tally, turn, game);
    }

    /// The screen between the last turn and the result, if there is one. It
    /// continues with `flow::result`.
    fn finale(play: &Play<Self>, cx: &Services) -> Option<Self::Screen> {
        let _ = (play, cx);
        None
    }

    /// Whether a player's choice can end the game early, so that the person is asked first.
    const MAY_END_EARLY: bool = false;

    /// The reason why the game has ended, shown as the heading of the count.
    fn end_reason(cx: &Services, play: &Play<Self>) -> &'static str {
        let _ = play;
        cx.say(Msg::Result)
    }

    /// The points of a seat by source, in the order of its bar. Negative points are not in the
    /// bar.
    fn parts(play: &Play<Self>, seat: Seat) -> [i16; PARTS] {
        let _ = (play, seat);
        [0; PARTS]
    }

    /// The name of a source.
    fn part_name(cx: &Services, part: u8) -> &'static str {
        let _ = (cx, part);
        ""
    }

    /// Draws a result without a ranking, such as that of a solo game or a guided one, and returns
    /// the row at which it ends; `None`, with nothing drawn, if there is a ranking. `counted` is
    /// how much has been counted up, in percent.
    fn draw_result(
        cx: &Services,
        play: &Play<Self>,
        canvas: &mut Canvas,
        counted: u8,
    ) -> Option<i32> {
        let _ = (cx, play, canvas, counted);
        None
    }

    /// Number of pages after the result.
    const MORE_PAGES: u8 = 0;

    /// Draws one of the [pages after the result](Self::MORE_PAGES), counted from 0, above the bar
    /// with the buttons.
    fn draw_more(cx: &Services, play: &Play<Self>, canvas: &mut Canvas, page: u8) {
        let _ = (cx, play, canvas, page);
    }

    /// The next game of a campaign.
    fn next_start(cx: &Services, play: &Play<Self>) -> Option<Start> {
        let _ = (cx, play);
        None
    }
}
