//! The application.

use core::fmt;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use crate::input::{Button, Input, Millis};

/// A sound that the moment asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice was made.
    Confirm,
    /// Tiles or coins were gained.
    Gain,
    /// A game has ended.
    End,
    /// That cannot be done.
    Refused,
}

/// What the surroundings have to do after an update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The picture has changed: draw it.
    pub redraw: bool,
    /// When to call again with [`Input::Tick`], if nothing happens before.
    pub wake: Option<Millis>,
    /// Play this.
    pub sound: Option<Sound>,
}

/// The whole application.
#[derive(Clone, Debug)]
pub struct App {
    pressed: u8,
}

impl App {
    /// Starts at the title; `seed` is where all randomness comes from.
    #[must_use]
    pub fn new(_seed: u64) -> Self {
        Self { pressed: 0 }
    }

    /// Takes an input at a time that never runs backwards.
    pub fn update(&mut self, input: Input, _now: Millis) -> Effects {
        if let Input::Press(Button::A) = input {
            self.pressed = self.pressed.wrapping_add(1);
        }
        Effects {
            redraw: true,
            wake: None,
            sound: None,
        }
    }

    /// Draws the whole picture.
    ///
    /// # Errors
    /// Those of the target.
    pub fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        target.clear(Rgb565::new(self.pressed & 31, 8, 8))
    }

    /// The name of the screen on show, for scripts and tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        "title"
    }

    /// Writes the record of the game on show or the last one; `None` if no
    /// game has been played.
    pub fn record(&self, _out: &mut impl fmt::Write) -> Option<fmt::Result> {
        None
    }
}
