//! Screens, widgets, words and pictures that belong to no game.

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

/// The time between two pictures of an animation: panels show 60 per second.
pub const FRAME: Millis = 16;

/// The largest number of screens on the stack: title, table, three views, pause, log, a turn of the
/// log, an explanation, and one in reserve.
pub const DEPTH: usize = 10;

/// The screen that an input leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Stays on this screen.
    Stay,
    /// Returns to the screen below.
    Back,
    /// Opens another screen; B leads back here.
    Push(Screen),
    /// Replaces this screen with another.
    Swap(Screen),
    /// Shows a screen of the running game right above the title.
    Game(Screen),
    /// Returns to the title.
    Home,
}

impl Go {
    /// Whether this leads to a given screen.
    pub fn is_to(self, screen: Screen) -> bool {
        match self {
            Self::Push(to) | Self::Swap(to) | Self::Game(to) => to == screen,
            Self::Stay | Self::Back | Self::Home => false,
        }
    }
}

macro_rules! screens {
    ($($variant:ident($state:ty): $name:literal,)*) => {
        /// A screen with its own state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Screen {
            $($variant($state),)*
            /// A screen of the running game, which holds its state.
            Game,
        }

        impl Screen {
            /// The names of all screens that belong to no game.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// The name used in scripts.
            pub fn name(&self, cx: &Context) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                    Self::Game => cx.play.table().map_or("", |table| table.name()),
                }
            }

            /// Handles a button that went down or repeats.
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

/// Reaches the game's own first milestone.
#[cfg(test)]
pub fn earn_first(cx: &mut Services, game: palmyra_play::Kind) {
    milestones::reach(cx, game, 1, false);
}

/// The screen after the end of a game.
#[cfg(test)]
pub fn end_screen() -> Screen {
    Screen::End(end::EndPage::default())
}

pub(crate) use confirm::{tell_losses, tell_spoiled};

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

    /// The last screen before sleep.
    pub fn sleep(cx: &Context) -> Self {
        Self::Sleep(sleep::Sleep::new(cx))
    }

    /// The self-test.
    pub fn self_test(cx: &Context) -> Self {
        Self::SelfTest(self_test::SelfTest::new(cx))
    }

    /// Whether holding Y puts the device to sleep here: only where Y does nothing else.
    pub const fn may_sleep(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Pause(_))
    }

    /// Whether this may be the first screen after switching on.
    pub const fn is_first(&self) -> bool {
        matches!(self, Self::Title(_) | Self::Language(_) | Self::Welcome(_))
    }

    /// Lets time pass; returns whether the picture changed, and the screen to go to.
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

    /// The purpose for which the screen needs a bot's decision, if it needs one.
    pub fn asks(&self, cx: &Context) -> Option<Asker> {
        match self {
            Self::Game => cx.play.table()?.asks(cx),
            _ => None,
        }
    }

    /// When to call [`Screen::tick`] again.
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

    /// Whether B takes back a step of the game, although this page lies over another screen.
    pub fn takes_back(&self, cx: &Context) -> bool {
        self.table(cx).is_some_and(|table| table.takes_back())
    }

    /// Whether people mostly read this screen, so that slow work disturbs nobody.
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

    /// The running game, if this is one of its screens.
    fn table<'a>(&self, cx: &'a Context) -> Option<&'a dyn Table> {
        cx.play.table().filter(|_| *self == Self::Game)
    }

    /// Whether A, B, X and Y are ignored for a moment even if a press led here, so that a second
    /// press of the same button does not skip the screen.
    pub const fn is_deaf_at_first(&self) -> bool {
        matches!(self, Self::Curtain(_) | Self::End(_) | Self::EndAsk(_))
    }
}
