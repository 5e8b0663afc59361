//! Screens, widgets, words and pictures that belong to no game.

pub mod art;
pub mod bots;
pub mod campaign;
mod confirm;
mod context;
mod curtain;
mod day;
mod end;
pub mod flow;
mod hall;
mod how_to;
mod language;
mod learn;
pub mod log;
mod milestones;
mod name;
mod new_game;
mod pages;
mod pause;
mod saved;
mod seed;
mod self_test;
pub mod sentence;
mod settings;
mod sleep;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod text;
mod title;
mod welcome;
pub mod widgets;

use palmyra_play::{Asker, Millis};

pub use context::{Context, Services, Standing};
pub use milestones::Reached;
pub use pause::Pause;

use crate::canvas::Canvas;
use crate::games::{AnyScreen, GameScreen as _, with_screen, with_table};
use crate::input::Button;

/// The time between two pictures of an animation: panels show sixty a second.
pub const FRAME: Millis = 16;

/// Where an input leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Nowhere.
    Stay,
    /// To the screen below.
    Back,
    /// To another screen, from which back leads here.
    Push(Screen),
    /// To another screen instead of this one.
    Swap(Screen),
    /// To a screen of the running game, straight above the title.
    Game(Screen),
    /// To the title.
    Home,
}

macro_rules! screens {
    ($($variant:ident($state:ty): $name:literal,)*) => {
        /// A screen with its own state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Screen {
            $($variant($state),)*
            Game(AnyScreen),
        }

        impl Screen {
            /// The names of all screens that belong to no game.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// The name used in scripts.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                    Self::Game(any) => with_screen!(any, screen => screen.name()),
                }
            }

            /// Handles a button that went down or repeats.
            pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, cx),)*
                    Self::Game(any) => with_table!(
                        any, &mut cx.play,
                        |screen, play| screen.press(button, play, &mut cx.shell),
                        else Go::Home
                    ),
                }
            }

            /// Draws itself over the whole panel.
            pub fn draw(
                &self,
                cx: &Context,
                canvas: &mut Canvas,
            ) {
                match self {
                    $(Self::$variant(screen) => screen.draw(cx, canvas),)*
                    Self::Game(any) => with_table!(
                        any, &cx.play,
                        |screen, play| screen.draw(play, cx, canvas),
                        else ()
                    ),
                }
            }
        }
    };
}

screens! {
    Title(title::Title): "title",
    Language(language::LanguageChoice): "language",
    Welcome(welcome::Welcome): "welcome",
    NewGame(new_game::NewGame): "new-game",
    Campaign(campaign::Campaign): "campaign",
    Seed(seed::SeedEntry): "seed",
    Games(saved::SavedGames): "games",
    Name(name::NameEntry): "name",
    Hall(hall::Hall): "results",
    Day(day::DayPage): "day",
    Milestones(milestones::Milestones): "milestones",
    Log(log::Log): "log",
    Curtain(curtain::Curtain): "curtain",
    End(end::EndPage): "end",
    Pause(Pause): "pause",
    Settings(settings::SettingsPage): "settings",
    Confirm(confirm::Confirm): "confirm",
    Page(pages::Page): "page",
    Learn(learn::Learn): "learn",
    HowTo(how_to::HowTo): "how-to",
    Sleep(sleep::Sleep): "sleep",
    SelfTest(self_test::SelfTest): "self-test",
}

pub(crate) use confirm::{tell_losses, tell_spoiled};

impl Go {
    /// To a screen of a game, from which back leads here.
    pub fn push(screen: impl Into<AnyScreen>) -> Self {
        Self::Push(Screen::Game(screen.into()))
    }

    /// To a screen of a game instead of this one.
    pub fn swap(screen: impl Into<AnyScreen>) -> Self {
        Self::Swap(Screen::Game(screen.into()))
    }
}

impl Screen {
    /// The first screen.
    pub fn title(cx: &Context) -> Self {
        Self::Title(title::Title::new(cx))
    }

    /// The result at the end of a record.
    pub fn record_end() -> Self {
        Self::End(end::EndPage::of_record())
    }

    /// The first question of a new device.
    pub const fn language(cx: &Context) -> Self {
        Self::Language(language::LanguageChoice::new(cx))
    }

    /// Good night.
    pub fn sleep(cx: &Context) -> Self {
        Self::Sleep(sleep::Sleep::new(cx))
    }

    /// The device's own test.
    pub fn self_test(cx: &Context) -> Self {
        Self::SelfTest(self_test::SelfTest::new(cx))
    }

    /// Whether a long press may put the device to sleep from here: Y alone does nothing here.
    pub const fn may_sleep(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Pause(_))
    }

    /// Whether the device may have just been switched on.
    pub const fn is_first(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Language(_) | Self::Welcome(_))
    }

    /// Lets time pass; returns whether the picture changed, and where that leads.
    pub fn tick(&mut self, cx: &mut Context) -> (bool, Go) {
        match self {
            Self::Game(any) => with_table!(
                any, &mut cx.play,
                |screen, play| screen.tick(play, &mut cx.shell),
                else (false, Go::Home)
            ),
            Self::Games(games) => (games.look(cx), Go::Stay),
            Self::End(end) => (end.tick(cx), Go::Stay),
            Self::Sleep(sleep) => (false, sleep.tick(cx)),
            Self::SelfTest(test) => test.tick(cx),
            _ => (false, Go::Stay),
        }
    }

    /// What waits here for a decision of the bots, if anything does.
    pub fn asks(&self, cx: &Context) -> Option<Asker> {
        match self {
            Self::Game(any) => with_table!(
                any, &cx.play,
                |screen, play| screen.asks(play, cx),
                else None
            ),
            _ => None,
        }
    }

    /// When to call [`Screen::tick`] again.
    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        match self {
            Self::Game(any) => with_table!(
                any, &cx.play,
                |screen, play| screen.wake(play, cx),
                else None
            ),
            Self::Games(games) => games.unseen(cx).map(|_| cx.now),
            Self::End(end) => end.wake(cx),
            Self::Sleep(sleep) => Some(sleep.wake()),
            Self::SelfTest(test) => test.wake(cx),
            _ => None,
        }
    }

    /// Whether B takes back a step of the game, although this page lies over another.
    pub fn takes_back(&self) -> bool {
        match self {
            Self::Game(any) => with_screen!(any, screen => screen.takes_back()),
            _ => false,
        }
    }

    /// Whether people are likely to read here rather than press, so that slow work does not
    /// disturb.
    pub fn is_resting(&self) -> bool {
        match self {
            Self::Title(_)
            | Self::Language(_)
            | Self::Welcome(_)
            | Self::Curtain(_)
            | Self::End(_) => true,
            Self::Game(any) => with_screen!(any, screen => screen.is_resting()),
            _ => false,
        }
    }

    /// Whether it needs the whole panel, so that milestones are announced later.
    pub fn fills_panel(&self, cx: &Context) -> bool {
        match self {
            Self::Game(any) => with_table!(
                any, &cx.play,
                |screen, play| screen.fills_panel(play),
                else false
            ),
            _ => false,
        }
    }

    /// Whether A is ignored for a moment after the screen came up, so that a hasty press does not
    /// skip it.
    pub const fn is_solemn(&self) -> bool {
        matches!(self, Self::Curtain(_) | Self::End(_))
    }
}
