//! The screens of a game.

use core::fmt::Debug;

use palmyra_play::{Asker, Millis};

use super::{Play, ScreenTypes};
use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::{Go, Services};

/// The screens of a game. Each gets the running game and the shell's services.
pub trait GameScreen: Copy + Debug + Eq {
    /// The game.
    type Game: ScreenTypes;

    /// The names of all screens.
    const NAMES: &'static [&'static str];

    /// The name that scripts use.
    fn name(&self) -> &'static str;

    /// Handles a button that went down, or repeats.
    fn press(&mut self, button: Button, play: &mut Play<Self::Game>, cx: &mut Services) -> Go;

    /// Draws the whole panel.
    fn draw(&self, play: &Play<Self::Game>, cx: &Services, canvas: &mut Canvas);

    /// Lets time pass. Returns whether the picture changed, and the screen to go to.
    fn tick(&mut self, play: &mut Play<Self::Game>, cx: &mut Services) -> (bool, Go) {
        let _ = (play, cx);
        (false, Go::Stay)
    }

    /// Returns the purpose for which the screen needs a bot's decision, if it needs one.
    fn asks(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Asker> {
        let _ = (play, cx);
        None
    }

    /// Returns when [`tick`](Self::tick) should be called again.
    fn wake(&self, play: &Play<Self::Game>, cx: &Services) -> Option<Millis> {
        let _ = (play, cx);
        None
    }

    /// Whether people mostly read this screen, so that slow work disturbs nobody.
    fn is_resting(&self) -> bool {
        false
    }

    /// Whether B takes back a step of the game, although this page lies over another screen.
    fn takes_back(&self) -> bool {
        false
    }
}

/// Defines the enum of a game's screens. After the list, a game adds the
/// optional methods of [`GameScreen`] that it needs.
macro_rules! game_screens {
    ($Game:ty; $($variant:ident($state:ty): $name:literal,)* ; $($methods:tt)*) => {
        /// A screen of this game with its state.
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
