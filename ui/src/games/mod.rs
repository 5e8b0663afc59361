//! The screens of the games: one folder each, and what is generated over all
//! of them.

pub mod caravans;
pub mod legions;
pub mod merchants;
mod play;

use core::fmt::Debug;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_play::results::Results;
use palmyra_play::save::Resume;
use palmyra_play::{Asker, Bots, Kind, Listed, Millis, Person, SavedGame, Start};

pub use play::{Play, Step, TurnLog};

use crate::canvas::{Canvas, Observer};
use crate::input::Button;
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
    /// Its words.
    const TEXTS: TextTable;

    // Setting up

    /// What the game is called.
    fn name(cx: &Context) -> &'static str;

    /// What it is about, in a few words.
    fn line(cx: &Context) -> &'static str;

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

    /// The screen that shows a turn of the log again.
    fn log_entry(ago: u8) -> Self::Screen;

    // Learning

    /// The guided game.
    fn guided() -> Option<Play<Self>>;

    /// The next move of a guided game.
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

    // Ending

    /// The points of a seat, and what decides between equal ones.
    fn standing(game: &Self, seat: Seat) -> (i16, i16);

    /// Notes numbers of its own about a finished game.
    fn note(play: &Play<Self>, results: &mut Results) {
        let _ = (play, results);
    }

    /// Tells a person how good their result is; the first has rank 0.
    fn rank_words(cx: &Context, play: &Play<Self>, score: i16, rank: usize) -> Line;

    /// Draws the result; where it ends.
    fn draw_result<D: DrawTarget<Color = Rgb565>, O: Observer>(
        cx: &Context,
        play: &Play<Self>,
        canvas: &mut Canvas<D, O>,
    ) -> i32;

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

/// Width and height of the small picture of a game.
pub const SCENE: (i32, i32) = (64, 36);

macro_rules! generate {
    // `$d` is a dollar sign, for the macros that this writes.
    (
        ($d:tt)
        shown { $($module:ident: $Game:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        /// A running game of the list.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there is one, where it stays")]
        pub enum AnyPlay {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(Play<palmyra_engine::$module::$Game>),
            )*
        }

        /// A screen of a game of the list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum AnyScreen {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game($module::Screen),
            )*
        }

        /// Evaluates an expression with the running game.
        macro_rules! with_play {
            ($d any:expr, $d play:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyPlay::$Game($d play) => $d body,)*
                }
            };
        }

        /// Evaluates an expression with the screen of a game.
        macro_rules! with_screen {
            ($d any:expr, $d screen:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyScreen::$Game($d screen) => $d body,)*
                }
            };
        }

        /// Evaluates an expression for a kind of game that has screens, with
        /// `$Name` as the name of its type in it, or another for one that has
        /// none.
        macro_rules! with_shown {
            ($d kind:expr, $d Name:ident => $d body:expr, else $d other:expr) => {
                match $d kind {
                    $(palmyra_play::Kind::$Game => {
                        type $d Name = palmyra_engine::$module::$Game;
                        $d body
                    })*
                    #[allow(unreachable_patterns, reason = "all games may have screens")]
                    _ => $d other,
                }
            };
        }

        $(
            impl Member for palmyra_engine::$module::$Game {
                fn of(any: &Option<AnyPlay>) -> Option<&Play<Self>> {
                    match any {
                        Some(AnyPlay::$Game(play)) => Some(play),
                        _ => None,
                    }
                }

                fn of_mut(any: &mut Option<AnyPlay>) -> Option<&mut Play<Self>> {
                    match any {
                        Some(AnyPlay::$Game(play)) => Some(play),
                        _ => None,
                    }
                }
            }

            impl From<Play<palmyra_engine::$module::$Game>> for AnyPlay {
                fn from(play: Play<palmyra_engine::$module::$Game>) -> Self {
                    Self::$Game(play)
                }
            }

            impl From<$module::Screen> for AnyScreen {
                fn from(screen: $module::Screen) -> Self {
                    Self::$Game(screen)
                }
            }
        )*

        /// The names of all screens of games.
        pub const SCREEN_NAMES: &[&[&str]] = &[$($module::Screen::NAMES,)*];

        /// The words of all games.
        pub const TEXTS: &[TextTable] = &[$(<palmyra_engine::$module::$Game as Shown>::TEXTS,)*];
    };
}

palmyra_play::games!(generate ($));

pub(crate) use {with_play, with_screen, with_shown};

/// A game with screens, found in what is kept of any.
pub trait Member: Shown<Screen: Into<AnyScreen>> {
    /// The running game, if it is of this kind.
    fn of(any: &Option<AnyPlay>) -> Option<&Play<Self>>;

    /// The running game, if it is of this kind.
    fn of_mut(any: &mut Option<AnyPlay>) -> Option<&mut Play<Self>>;
}

impl AnyPlay {
    /// A guided game of a kind.
    pub fn begin_guided(place: &mut Option<Self>, game: Kind) {
        // Never inlined, as the room on the stack is needed only here, and that
        // of one game at a time.
        #[inline(never)]
        fn begin<G: Shown>(place: &mut Option<AnyPlay>)
        where
            AnyPlay: From<Play<G>>,
        {
            *place = None;
            if let Some(play) = G::guided() {
                *place = Some(play.into());
            }
        }
        with_shown!(game, Game => begin::<Game>(place), else *place = None);
    }

    /// Whether it is a guided game.
    #[must_use]
    pub fn is_guided(&self) -> bool {
        with_play!(self, play => play.guide().is_some())
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        use palmyra_engine::Game as _;
        with_play!(self, play => play.game().to_move().is_none())
    }

    /// Whether the device decides now.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        with_play!(self, play => play.bot_to_move())
    }

    /// Who decides now; `None` when the game is over.
    #[must_use]
    pub fn active(&self) -> Option<Person> {
        with_play!(self, play => play.running().active())
    }

    /// Whoever decides now holds the device.
    pub fn hand_over(&mut self) {
        let active = self.active();
        with_play!(self, play => play.holder = active);
    }

    /// Nobody is known to hold the device.
    pub fn put_down(&mut self) {
        with_play!(self, play => play.holder = None);
    }

    /// Takes the last step back; `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        with_play!(self, play => play.undo())
    }

    /// Writes the record so far.
    ///
    /// # Errors
    /// When `out` fails, or the game did not begin with a deal.
    pub fn record(&self, out: &mut impl core::fmt::Write) -> core::fmt::Result {
        with_play!(self, play => play.running().record(out))
    }

    /// Thinks about the decision at hand; see [`Play::think`].
    pub fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8> {
        with_play!(self, play => play.think(bots, asker, budget))
    }
}

impl SavedGame for AnyPlay {
    fn start(&self) -> Start {
        with_play!(self, play => play.running().start())
    }

    fn seed(&self) -> u32 {
        with_play!(self, play => play.running().seed() as u32)
    }

    fn history(&self) -> &[u8] {
        with_play!(self, play => play.running().history())
    }

    fn is_worth_saving(&self) -> bool {
        with_play!(self, play => play.running().is_worth_saving())
    }

    fn set_saved(&mut self) {
        with_play!(self, play => play.set_saved());
    }
}

impl Resume for AnyPlay {
    /// Never inlined, because its room on the stack would be taken by whoever
    /// calls, at all times.
    #[inline(never)]
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> Option<&mut Self> {
        *place = with_shown!(
            start.game,
            Game => Play::<Game>::new(start, seed).map(Self::from),
            else None
        );
        place.as_mut()
    }

    fn resume(&mut self, index: u8) -> bool {
        with_play!(self, play => {
            let mv = play.running().listed(index);
            let played = mv.is_some_and(|mv| play.play(mv).is_ok());
            play.set_saved();
            played
        })
    }
}
