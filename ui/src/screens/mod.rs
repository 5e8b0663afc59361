//! One file a screen.

mod campaign;
mod confirm;
mod curtain;
mod end;
mod explain;
mod flip;
mod flow;
mod games;
mod guided;
mod hall;
mod hint;
mod how_to;
mod language;
mod learn;
mod log;
mod map;
mod name;
mod nav;
mod new_game;
mod news;
mod pages;
mod pause;
mod pictures;
mod players;
mod remaining;
mod seed;
mod settings;
mod stack;
mod stage;
mod summary;
mod table;
#[cfg(test)]
mod tests;
mod title;
mod welcome;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use crate::canvas::{Canvas, Observer};
use crate::input::{Button, Millis};
use crate::mind::Asker;
use crate::world::World;

/// Where a button leads.
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
        /// A screen with its own small state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Screen {
            $($variant($state),)*
        }

        impl Screen {
            /// The names of all screens.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// The name that scripts know.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $name,)*
                }
            }

            /// A button went down, or repeats.
            pub fn press(&mut self, button: Button, world: &mut World) -> Go {
                match self {
                    $(Self::$variant(screen) => screen.press(button, world),)*
                }
            }

            /// Draws itself over the whole panel.
            pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
                &self,
                world: &World,
                canvas: &mut Canvas<D, O>,
            ) {
                match self {
                    $(Self::$variant(screen) => screen.draw(world, canvas),)*
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
    Campaign(campaign::Ladder): "campaign",
    Seed(seed::SeedEntry): "seed",
    Games(games::Games): "games",
    Name(name::NameEntry): "name",
    Hall(hall::Hall): "results",
    Table(table::Table): "table",
    Stack(stack::Stack): "stack",
    Flip(flip::Flip): "flip",
    Explain(explain::Explain): "explain",
    Hint(hint::Hint): "hint",
    Summary(summary::Summary): "summary",
    Log(log::Log): "log",
    Curtain(curtain::Curtain): "curtain",
    End(end::End): "end",
    Pause(pause::Pause): "pause",
    Settings(settings::SettingsPage): "settings",
    Confirm(confirm::Confirm): "confirm",
    Page(pages::Page): "page",
    Learn(learn::Learn): "learn",
    HowTo(how_to::HowTo): "how-to",
    Players(players::PlayersPage): "players",
    Remaining(remaining::Remaining): "remaining",
}

pub(crate) use confirm::tell_spoiled;
pub(crate) use flow::resume_loaded;

impl Screen {
    /// The first screen.
    pub fn title(world: &World) -> Self {
        Self::Title(title::Title::new(world))
    }

    /// What a new device asks first.
    pub const fn language(world: &World) -> Self {
        Self::Language(language::LanguageChoice::new(world))
    }

    /// Lets time pass: whether the picture changed, and where it leads.
    pub fn tick(&mut self, world: &mut World) -> (bool, Go) {
        match self {
            Self::Table(table) => table.tick(world),
            _ => (false, Go::Stay),
        }
    }

    /// Who waits here for a decision of the mind.
    pub fn asks(&self, world: &World) -> Option<Asker> {
        match self {
            Self::Table(table) => table.asks(world),
            Self::Hint(hint) => hint.asks(world),
            _ => None,
        }
    }

    /// When time should pass again.
    pub fn wake(&self, world: &World) -> Option<Millis> {
        match self {
            Self::Table(table) => table.wake(world),
            _ => None,
        }
    }
}
