//! The shell: screens, widgets, texts and pictures that belong to no game.

pub mod art;
pub mod best;
pub mod bots;
pub mod campaign;
pub mod chart;
mod confirm;
mod connect;
mod context;
mod curtain;
mod day;
mod end;
mod end_ask;
pub mod flow;
pub mod follow;
mod game;
mod hall;
pub mod hint;
mod how_to;
mod language;
mod learn;
pub mod log;
mod milestones;
mod name;
mod new_game;
mod numbers;
mod pages;
mod pause;
pub mod player;
mod saved;
mod seed;
mod self_test;
pub mod sentence;
mod settings;
mod sleep;
pub mod standings;
#[cfg(test)]
mod tests;
pub mod text;
mod title;
mod welcome;
pub mod widgets;

use palmyra_play::{Asker, Millis};

pub use context::{Context, Services, Standing};
pub(crate) use game::game_screens;
pub use game::{
    Campaign, Decide, End, GameInfo, GameScreen, Place, Play, Read, Results, Rules, SCENE, Score,
    ScreenTypes, SetUp, Shown, Step, Table, Teach, TurnLog,
};
pub use pause::Pause;

use crate::canvas::Canvas;
use crate::input::Button;

/// The time between two pictures of an animation. Panels show 60 pictures per second.
pub const FRAME: Millis = 16;

/// The maximum number of screens on the stack. The deepest stack is title, table, three views,
/// pause, log, a turn of the log and an explanation; one more is in reserve.
pub const DEPTH: usize = 10;

/// The change of screens after an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// The current screen stays.
    Stay,
    /// The current screen is closed; the screen below appears.
    Back,
    /// A new screen is opened above the current one. B leads back.
    Push(Screen),
    /// A new screen replaces the current one.
    Swap(Screen),
    /// A screen for the running game, such as the table or the curtain, replaces all screens above
    /// the title.
    Game(Screen),
    /// All screens are closed; the title appears.
    Home,
}

impl Go {
    /// Whether the change leads to a given screen.
    pub fn is_to(self, screen: Screen) -> bool {
        match self {
            Self::Push(to) | Self::Swap(to) | Self::Game(to) => to == screen,
            Self::Stay | Self::Back | Self::Home => false,
        }
    }
}

macro_rules! screens {
    ($($variant:ident($state:ty): $name:literal,)*) => {
        /// A screen of the shell with its state, or a placeholder for a screen of the running game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Screen {
            $($variant($state),)*
            /// A screen of the running game, which keeps the state of the screen.
            Game,
        }

        impl Screen {
            /// The names of all screens of the shell.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// Returns the name that scripts use.
            pub fn name(&self, cx: &Context) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                    Self::Game => cx.play.table().map_or("", |table| table.name()),
                }
            }

            /// Handles a button that went down or repeats. Returns where that leads.
            pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, cx),)*
                    Self::Game => match cx.play.table_mut() {
                        Some(table) => table.press(button, &mut cx.shell),
                        None => Go::Home,
                    },
                }
            }

            /// Draws the screen over the whole panel.
            pub fn draw(
                &self,
                cx: &Context,
                canvas: &mut Canvas,
            ) {
                match self {
                    $(Self::$variant(screen) => screen.draw(cx, canvas),)*
                    Self::Game => {
                        if let Some(table) = cx.play.table() {
                            table.draw(cx, canvas);
                        }
                    }
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
    EndAsk(end_ask::EndAsk): "end-ask",
    Pause(Pause): "pause",
    Settings(settings::SettingsPage): "settings",
    Confirm(confirm::Confirm): "confirm",
    Connect(connect::Connect): "connect",
    Page(pages::Page): "page",
    Learn(learn::Learn): "learn",
    HowTo(how_to::HowTo): "how-to",
    Sleep(sleep::Sleep): "sleep",
    SelfTest(self_test::SelfTest): "self-test",
}

/// Marks the first milestone that only this game has as reached.
#[cfg(test)]
pub fn earn_first(cx: &mut Services, game: palmyra_play::Kind) {
    milestones::reach(cx, game, 1, false);
}

/// Returns the page with the result of a game.
#[cfg(test)]
pub fn end_screen() -> Screen {
    Screen::End(end::EndPage::default())
}

pub(crate) use confirm::{tell_losses, tell_spoiled};

impl Screen {
    /// Returns the title.
    pub fn title(cx: &Context) -> Self {
        Self::Title(title::Title::new(cx))
    }

    /// Returns the page with the result at the end of a record.
    pub fn record_end() -> Self {
        Self::End(end::EndPage::of_record())
    }

    /// Returns the choice of the language.
    pub const fn language(cx: &Context) -> Self {
        Self::Language(language::LanguageChoice::new(cx))
    }

    /// Returns the last screen before sleep.
    pub fn sleep(cx: &Context) -> Self {
        Self::Sleep(sleep::Sleep::new(cx))
    }

    /// Returns the self-test.
    pub fn self_test(cx: &Context) -> Self {
        Self::SelfTest(self_test::SelfTest::new(cx))
    }

    /// Whether holding Y puts the device to sleep on this screen. A short press of Y must have no
    /// effect on such a screen, or must take effect only when Y is released.
    pub const fn may_sleep(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Pause(_))
    }

    /// Whether this screen can be the first one after switching on, apart from reports about lost
    /// or unusable saves.
    pub const fn is_first(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Language(_) | Self::Welcome(_))
    }

    /// Does what is due at the current time. Returns whether the picture has changed, and which
    /// screen follows.
    pub fn tick(&mut self, cx: &mut Context) -> (bool, Go) {
        match self {
            Self::Game => match cx.play.table_mut() {
                Some(table) => table.tick(&mut cx.shell),
                None => (false, Go::Home),
            },
            Self::Games(games) => (games.look(cx), Go::Stay),
            Self::End(end) => (end.tick(cx), Go::Stay),
            Self::Sleep(sleep) => (false, sleep.tick(cx)),
            Self::SelfTest(test) => test.tick(cx),
            _ => (false, Go::Stay),
        }
    }

    /// Returns the purpose for which the screen needs a bot's decision, or `None` if it needs none.
    pub fn asks(&self, cx: &Context) -> Option<Asker> {
        match self {
            Self::Game => cx.play.table()?.asks(cx),
            _ => None,
        }
    }

    /// Returns the time at which to call [`Screen::tick`] again.
    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        match self {
            Self::Game => cx.play.table()?.wake(cx),
            Self::Games(games) => games.unseen(cx).map(|_| cx.now),
            Self::End(end) => end.wake(cx),
            Self::Sleep(sleep) => Some(sleep.wake()),
            Self::SelfTest(test) => test.wake(cx),
            _ => None,
        }
    }

    /// Whether B takes back a step of the game on this screen, although it lies above another
    /// screen.
    pub fn takes_back(&self, cx: &Context) -> bool {
        self.table(cx).is_some_and(|table| table.takes_back())
    }

    /// Whether the player probably reads this screen for a while, so that slow work is not noticed.
    pub fn is_resting(&self, cx: &Context) -> bool {
        match self {
            Self::Title(_)
            | Self::Language(_)
            | Self::Welcome(_)
            | Self::Curtain(_)
            | Self::End(_) => true,
            _ => self.table(cx).is_some_and(|table| table.is_resting()),
        }
    }

    /// Returns the running game, if this is one of its screens.
    fn table<'a>(&self, cx: &'a Context) -> Option<&'a dyn Table> {
        cx.play.table().filter(|_| *self == Self::Game)
    }

    /// Whether A, B, X and Y are ignored for a moment even after a press has opened this screen. A
    /// second press of the same button then does not skip the screen.
    pub const fn is_deaf_at_first(&self) -> bool {
        matches!(self, Self::Curtain(_) | Self::End(_) | Self::EndAsk(_))
    }
}
