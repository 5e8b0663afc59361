//! Dims an unused device and lets it sleep.

use palmyra_play::{Millis, Settings};
use palmyra_ui::{Button, Input};

use crate::Edge;

/// The state of the backlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// The backlight has the brightness that the player has set.
    Full,
    /// The backlight is dim, but the screen is still readable.
    Dim,
    /// The backlight is off.
    Dark,
}

impl Light {
    /// The fraction of the time that the backlight is on, in thousandths.
    ///
    /// The fraction grows with the square of the brightness, so that all steps
    /// look equally large.
    #[must_use]
    pub fn duty(self, brightness: u8) -> u16 {
        let step = u16::from(brightness.clamp(1, Settings::BRIGHTEST));
        let full = step * step * 1000 / u16::from(Settings::BRIGHTEST).pow(2);
        match self {
            Self::Full => full,
            Self::Dim => (full / 4).max(10),
            Self::Dark => 0,
        }
    }
}

/// Measures the time since the last touch.
#[derive(Clone, Debug)]
pub struct Idle {
    touched: Millis,
    /// The time at which the device last left deep sleep.
    woken: Option<Millis>,
    /// The buttons whose press only woke the device, one bit each.
    woke: u8,
}

impl Idle {
    /// The time after the last touch at which the backlight is dimmed.
    pub const DIM: Millis = 60_000;
    /// The time after the last touch at which the backlight is switched off.
    pub const DARK: Millis = 300_000;
    /// The time after the last touch at which the device may sleep deeply.
    pub const SLEEP: Millis = 600_000;
    /// The time after deep sleep in which a press counts as the press that woke the device.
    /// The contacts of that button may still bounce, and nobody presses twice in this time.
    const WAKING: Millis = 100;

    /// Creates a state in which a button was touched now.
    #[must_use]
    pub const fn new(now: Millis) -> Self {
        Self {
            touched: now,
            woken: None,
            woke: 0,
        }
    }

    /// The state of the backlight at a time.
    #[must_use]
    pub const fn light(&self, now: Millis) -> Light {
        match now.saturating_sub(self.touched) {
            ..Self::DIM => Light::Full,
            Self::DIM..Self::DARK => Light::Dim,
            Self::DARK.. => Light::Dark,
        }
    }

    /// Whether the device may sleep deeply.
    #[must_use]
    pub const fn may_sleep(&self, now: Millis) -> bool {
        now.saturating_sub(self.touched) >= Self::SLEEP
    }

    /// The time at which the backlight changes or deep sleep is allowed next, if no button is
    /// touched; `None` once deep sleep is allowed.
    #[must_use]
    pub const fn deadline(&self, now: Millis) -> Option<Millis> {
        let after = match self.light(now) {
            Light::Full => Self::DIM,
            Light::Dim => Self::DARK,
            Light::Dark if self.may_sleep(now) => return None,
            Light::Dark => Self::SLEEP,
        };
        Some(self.touched + after)
    }

    /// Records that a press has ended deep sleep. This press may have no edge, because the button
    /// may be released before its first sample.
    pub const fn wake(&mut self, now: Millis) {
        self.touched = now;
        self.woken = Some(now);
    }

    /// Restarts the waiting time, as if a button had been touched.
    pub const fn stir(&mut self, now: Millis) {
        if now > self.touched {
            self.touched = now;
        }
    }

    /// Takes a button edge and returns the input that follows from it. A press that only wakes
    /// the device gives no input, and neither does its release.
    pub fn touch(&mut self, edge: Edge) -> Option<Input> {
        let just_woken = self
            .woken
            .is_some_and(|woken| edge.at < woken + Self::WAKING);
        let slept = just_woken || self.light(edge.at) != Light::Full;
        self.touched = self.touched.max(edge.at);
        let bit = 1 << edge.button as u8;
        if edge.down {
            if slept {
                self.woke |= bit;
            } else {
                self.woke &= !bit;
            }
        }
        let acts = self.woke & bit == 0;
        if !edge.down {
            self.woke &= !bit;
        }
        acts.then(|| edge.input())
    }
}

const _: () = assert!(Button::ALL.len() <= u8::BITS as usize, "a bit each");
