//! The handheld's application: everything that a player sees and presses.
//!
//! [`App`] turns presses and time into moves of a game and draws itself on a [`Picture`]. The crate
//! uses no hardware, no allocator and no clock, so it runs unchanged in the firmware, in the
//! simulator and in a browser.
//!
//! The module `shell` has everything that belongs to no game; `games` has one folder per game.
#![no_std]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::too_many_lines
    )
)]

mod app;
pub mod canvas;
mod chords;
mod fault;
mod fault_code;
pub mod games;
mod held;
mod input;
mod letters;
mod link;
mod parts;
mod picture;
mod replay;
mod shell;
mod sound;
#[cfg(test)]
mod testing;
pub mod theme;

/// Sprites and badges, public for tests of their appearance.
pub mod art {
    pub use crate::shell::art::{GLYPHS, Sprite, draw_badge};
}

pub use app::{App, Effects};
pub use fault::{Failure, Stage, draw_fault, draw_fault_observed};
pub use fault_code::{draw_fault_code, fault_code, fault_report};
pub use input::{Button, Charge, ChargeState, Input};
pub use parts::{Figures, Parts};
pub use picture::Picture;
pub use sound::Sound;

/// The application's texts, public for tools and tests.
pub mod text {
    pub use crate::games::TEXTS as GAMES;
    pub use crate::shell::text::{
        Blank, BlankKind, Language, Line, TEXTS as SHELL, TextTable, fill,
    };
    #[cfg(feature = "loading")]
    pub use crate::shell::text::{TABLE_END, load, write};

    /// Returns the text tables of the shell and of every game.
    pub fn tables() -> impl Iterator<Item = TextTable> {
        [SHELL].into_iter().chain(GAMES.iter().copied())
    }
}

/// The version that *About* shows. Release builds set the variable `PALMYRA_VERSION` to a version
/// with the commit. Other builds show no commit, so that the pictures of tests stay the same.
pub const VERSION: &str = match option_env!("PALMYRA_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// The panel's width and height in pixels.
pub const PANEL: u32 = 240;
