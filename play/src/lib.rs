//! Running games of every kind, their players and saves, and the registry of games.
//!
//! This crate lies between the rules in `palmyra-engine` and the screens, and draws nothing.
//! Tools that only convert or list games need this crate, but no crate with screens.
#![no_std]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod bots;
mod day;
mod honours;
pub mod link;
mod list;
mod profile;
pub mod results;
mod running;
pub mod save;
mod seating;
mod settings;

pub use bots::{Asker, Bots, Decision, Progress};
pub use day::Day;
pub use honours::{CALENDAR, DAYS, DayResult, FORM, Form, Honours, PAST, PastGame};
pub use list::{Kind, Listed};
pub use profile::{Profile, SavedGame, Unsaved};
pub use running::Running;
pub use seating::{Person, Setup, Start, Who};
pub use settings::{Language, SEEDS, Settings, Speed};

/// The engine, re-exported for macros that name its games.
#[doc(hidden)]
pub use palmyra_engine as engine;

/// Milliseconds since the device was switched on.
pub type Millis = u64;
