//! The handheld's application: everything a player sees and presses.
//!
//! [`App`] turns button edges and time into game steps and draws itself on any
//! RGB565 draw target. It knows no hardware, no allocator and no clock, so the
//! firmware and the simulator are two thin loops around it.
#![no_std]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

mod app;
pub mod art;
pub mod canvas;
pub mod caravans;
mod fault;
mod guide;
mod input;
mod mind;
mod order;
pub mod play;
mod reason;
pub mod results;
pub mod running;
pub mod save;
mod screens;
pub mod text;
pub mod theme;
mod tray;
mod widgets;
mod world;

pub use app::{App, Effects, Sound};
pub use fault::{Failure, Stage, draw_fault, draw_fault_observed};
pub use input::{Button, Input, Millis};
pub use mind::{Asker, Decision, Mind, Progress};
pub use world::{Settings, Speed};

/// The panel's width and height in pixels.
pub const PANEL: u32 = 240;
