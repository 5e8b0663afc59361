//! The trait of a game's screens.

use core::fmt::Debug;

use palmyra_play::{Asker, Millis};

use super::{Play, ScreenTypes};
use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::{Go, Services};

/// A screen of a game. Its methods get the running game and the shell's services.
pub trait GameScreen: Copy + Debug + Eq {
    /// The game that the screen belongs to.
    type Game: ScreenTypes;

    /// The names of all screens of the game.
    const NAMES: &'static [&'static str];

    /// Returns the name that scripts use.
    fn name(&self) -> &'static str;

    /// Handles a button that went down or repeats. Returns where that leads.
    fn press(&mut self, button: Button, play: &mut Play<Self::Game>, cx: &mut Services) -> Go;

    /// Draws the whole panel.
    fn draw(&self, play: &Play<Self::Game>, cx: &Services, canvas: &mut Canvas);

    /// Does what is due at the current time. Returns whether the picture has changed, and which
    /// screen follows.
    fn tick(&mut self, play: &mut Play<Self::Game>, cx: &mut Services) -> (bool, Go) {
        let _ = (play, cx);
        (false, Go::Stay)
    }

    /// Returns the purpose for which the screen needs a bot's decision, or `None` if it needs none.
    fn asks(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Asker> {
        let _ = (play, cx);
        None
    }

    /// Returns the time at which to call [`tick`](Self::tick) again.
    fn wake(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Millis> {
        let _ = (play, cx);
        None
    }

    /// Whether the player probably reads this screen for a while, so that slow work is not noticed.
    fn is_resting(&self) -> bool {
        false
    }

    /// Whether B takes back a step of the game on this screen, although it lies above another
    /// screen.
    fn takes_back(&self) -> bool {
        false
    }
}

/// Defines the enum of a game's screens and implements [`GameScreen`] for it. After the list of
/// screens, a game adds the optional methods that it needs.
macro_rules! game_screens {
    ($Game:ty; $($variant:ident($state:ty): $name:literal,)* ; $($methods:tt)*) => {
        /// A screen of this game, with its state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each state says what it is")]
        pub enum Screen {
            $($variant($state),)*
        }

        impl $crate::shell::GameScreen for Screen {
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
                play: &mut $crate::shell::Play<$Game>,
                cx: &mut $crate::shell::Services,
            ) -> $crate::shell::Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, play, cx),)*
                }
            }

            fn draw(
                &self,
                play: &$crate::shell::Play<$Game>,
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
