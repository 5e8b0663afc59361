//! The screens of the games: one folder each, and what is generated over all
//! of them.

mod any;
mod play;
#[cfg(test)]
mod secrets;

macro_rules! declare {
    (
        shown { $($module:ident: $Game:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        $(pub mod $module;)*
    };
}

palmyra_engine::games!(declare);

use core::fmt::Debug;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::bot::Level;
use palmyra_play::results::Results;
use palmyra_play::{Asker, Listed, Millis, Person, Start};

pub use any::{AnyPlay, AnyScreen, Member, SCREEN_NAMES, TEXTS};
pub(crate) use any::{with_play, with_screen, with_shown};
pub use play::{Play, Step, TurnLog};

use crate::canvas::{Canvas, Observer};
use crate::input::Button;
use crate::shell::art::{MEDAL, Sprite};
use crate::shell::text::{Line, Msg, TextTable};
use crate::shell::{Context, Go};

/// The screens of a game.
pub trait GameScreen: Copy + Debug + Eq {
    /// The names of all of them.
    const NAMES: &'static [&'static str];

    /// The name that scripts know.
    fn name(&self) -> &'static str;

    /// A button went down, or repeats.
    fn press(&mut self, button: Button, cx: &mut Context) -> Go;

    /// Draws itself over the whole panel.
    fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    );

    /// Lets time pass: whether the picture changed, and where it leads.
    fn tick(&mut self, cx: &mut Context) -> (bool, Go) {
        let _ = cx;
        (false, Go::Stay)
    }

    /// Who waits here for a decision.
    fn asks(&self, cx: &Context) -> Option<Asker> {
        let _ = cx;
        None
    }

    /// When time should pass again.
    fn wake(&self, cx: &Context) -> Option<Millis> {
        let _ = cx;
        None
    }

    /// Whether people rather read than press here: the moment for what takes
    /// long.
    fn is_resting(&self) -> bool {
        false
    }

    /// Whether it needs the whole panel, so that what was earned is told later.
    fn fills_panel(&self, cx: &Context) -> bool {
        let _ = cx;
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
    ($($variant:ident($state:ty): $name:literal,)* ; $($methods:tt)*) => {
        /// A screen of this game with its own small state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each is told where its state is")]
        pub enum Screen {
            $($variant($state),)*
        }

        impl $crate::games::GameScreen for Screen {
            const NAMES: &'static [&'static str] = &[$($name,)*];

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                }
            }

            fn press(
                &mut self,
                button: $crate::Button,
                cx: &mut $crate::shell::Context,
            ) -> $crate::shell::Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, cx),)*
                }
            }

            fn draw<
                D: embedded_graphics::draw_target::DrawTarget<
                    Color = embedded_graphics::pixelcolor::Rgb565,
                >,
                O: $crate::canvas::Observer,
            >(
                &self,
                cx: &$crate::shell::Context,
                canvas: &mut $crate::canvas::Canvas<D, O>,
            ) {
                match self {
                    $(Self::$variant(screen) => screen.draw(cx, canvas),)*
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
    type Screen: GameScreen;
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
    fn name(cx: &Context) -> &'static str;

    /// What it is about, in a few words.
    fn line(cx: &Context) -> &'static str;

    /// Who designed and published it.
    fn credit(cx: &Context) -> &'static str;

    /// What a mode is called.
    fn mode_name(cx: &Context, mode: u8) -> &'static str;

    /// How a game is played, in a list: its mode and how many play.
    fn mode_line(cx: &Context, mode: u8, seats: u8) -> Line {
        let name = Self::mode_name(cx, mode);
        cx.tell(Msg::SlotSeveral, &[name.into(), seats.into()])
    }

    /// What an option is called, and its two values.
    fn option_words(cx: &Context, option: usize) -> [&'static str; 3];

    /// Another way to begin than setting a game up, with its name.
    fn campaign(cx: &Context) -> Option<(&'static str, Self::Screen)> {
        let _ = cx;
        None
    }

    /// How a bot plays this game, in a few words, if it shows more here than
    /// its character in general.
    fn character(cx: &Context, bot: Level) -> Option<&'static str> {
        let _ = (cx, bot);
        None
    }

    /// A small picture that stands for the game, [`SCENE`] pixels large, with
    /// its corner at a point.
    fn draw_scene<D: DrawTarget<Color = Rgb565>, O: Observer>(canvas: &mut Canvas<D, O>, at: Point);

    /// A picture across the panel that stands for the game, around a height.
    fn draw_emblem<D: DrawTarget<Color = Rgb565>, O: Observer>(
        canvas: &mut Canvas<D, O>,
        middle: i32,
    ) {
        let (width, height) = SCENE;
        Self::draw_scene(canvas, Point::new(120 - width / 2, middle - height / 2));
    }

    // Playing

    /// The screen for the decision of the person to move.
    fn decide(cx: &mut Context) -> Self::Screen;

    /// The screen that shows what a bot does.
    fn watch(cx: &Context) -> Self::Screen;

    /// The screen that shows the table to somebody who only looks on.
    fn overview(cx: &Context) -> Self::Screen {
        Self::watch(cx)
    }

    /// The screen that shows a person's turn that is just over, if there is
    /// anything to show.
    fn turn_over(cx: &Context) -> Option<Self::Screen>;

    /// Whether the device must change hands before the next decision.
    fn changes_hands(play: &Play<Self>) -> bool {
        play.is_with_another()
    }

    /// How far the curtain hangs down between two people.
    const FOLDS: i32;

    /// Draws what stands below the name on the curtain: nothing that is secret.
    fn draw_curtain<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        play: &Play<Self>,
        canvas: &mut Canvas<D, O>,
        person: Person,
    );

    /// Why a move is refused.
    fn refusal(cx: &Context, refusal: Self::Refusal) -> &'static str;

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
    fn extra_page(cx: &Context) -> Option<(&'static str, Self::Screen)> {
        let _ = cx;
        None
    }

    /// Draws a turn of the log into a row.
    fn draw_log_row<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        play: &Play<Self>,
        turn: &Self::Turn,
        canvas: &mut Canvas<D, O>,
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
    fn objection(cx: &Context, play: &Play<Self>, mv: Self::Move) -> Option<&'static str>;

    /// How many pages tell how to play.
    const PAGES: u8;

    /// The page about the decision at hand.
    fn page_at_hand(play: Option<&Play<Self>>) -> u8;

    /// The heading and the text of a page.
    fn page_words(cx: &Context, page: u8) -> (&'static str, &'static str);

    /// Draws the picture of a page.
    fn draw_page<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        page: u8,
        canvas: &mut Canvas<D, O>,
    );

    /// Pages to begin with, with what they are about.
    fn chapters(cx: &Context) -> heapless::Vec<(&'static str, u8), 4>;

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
    fn milestone(cx: &Context, index: u8) -> (Sprite, &'static str) {
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
    fn rank_words(cx: &Context, play: &Play<Self>, score: i16, rank: usize) -> Line;

    /// Adds a turn that is just over to what the end will tell.
    fn add_up(tally: &mut Self::Tally, turn: &Self::Turn, game: &Self) {
        let _ = (tally, turn, game);
    }

    /// The screen that leads from the last turn to the result, if there is one;
    /// it goes on with `flow::result`.
    fn finale(cx: &Context) -> Option<Self::Screen> {
        let _ = cx;
        None
    }

    /// Whether the numbers of its result count up.
    const COUNTS_UP: bool = false;

    /// Draws the result, or what a guided game ends with, and returns the height
    /// at which that ends. `counted` says how much of it has been counted, in
    /// per cent.
    fn draw_result<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        play: &Play<Self>,
        canvas: &mut Canvas<D, O>,
        counted: u8,
    ) -> i32;

    /// How many pages tell more about a result.
    const MORE_PAGES: u8 = 0;

    /// Draws one of them, from 0, above the buttons.
    fn draw_more<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        play: &Play<Self>,
        canvas: &mut Canvas<D, O>,
        page: u8,
    ) {
        let _ = (cx, play, canvas, page);
    }

    /// The game that follows, in a campaign.
    fn next_start(cx: &Context, play: &Play<Self>) -> Option<Start> {
        let _ = (cx, play);
        None
    }

    /// How many pages its results take.
    const RESULT_PAGES: u8;

    /// What a page of its results is about.
    fn results_heading(cx: &Context, page: u8) -> Line;

    /// Draws a page of its results, below a height.
    fn draw_results<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        page: u8,
        canvas: &mut Canvas<D, O>,
        top: i32,
    );
}

/// Bits from what is true, the first the lowest.
pub(crate) fn bits(truths: &[bool]) -> u16 {
    let truths = truths.iter().rev();
    truths.fold(0, |bits, &truth| bits << 1 | u16::from(truth))
}

/// Width and height of the small picture of a game.
pub const SCENE: (i32, i32) = (64, 36);
