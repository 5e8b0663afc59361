//! A device that nobody touches.

use palmyra_play::{Millis, Settings};
use palmyra_ui::{Button, Input};

use crate::Edge;

/// How bright the backlight is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// As the player has set it.
    Full,
    /// Still readable.
    Dim,
    /// Off.
    Dark,
}

impl Light {
    /// The part of the time that the backlight is on, in thousandths.
    ///
    /// Steps that look even to the eye grow with the square.
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

/// Watches how long no button was touched.
#[derive(Clone, Debug)]
pub struct Idle {
    touched: Millis,
    /// Buttons whose press only woke the device, one bit each.
    woke: u8,
}

impl Idle {
    /// After this long the backlight is dimmed,
    pub const DIM: Millis = 60_000;
    /// and after this long it is off.
    pub const DARK: Millis = 300_000;

    /// Touched just now.
    #[must_use]
    pub const fn new(now: Millis) -> Self {
        Self {
            touched: now,
            woke: 0,
        }
    }

    /// How bright it is.
    #[must_use]
    pub const fn light(&self, now: Millis) -> Light {
        match now.saturating_sub(self.touched) {
            ..Self::DIM => Light::Full,
            Self::DIM..Self::DARK => Light::Dim,
            Self::DARK.. => Light::Dark,
        }
    }

    /// When the light changes next if no button is touched.
    #[must_use]
    pub const fn deadline(&self, now: Millis) -> Option<Millis> {
        match self.light(now) {
            Light::Full => Some(self.touched + Self::DIM),
            Light::Dim => Some(self.touched + Self::DARK),
            Light::Dark => None,
        }
    }

    /// A button was touched. The one that wakes the device does nothing else,
    /// neither when it goes down nor when it comes up again.
    pub fn touch(&mut self, edge: Edge) -> Option<Input> {
        let slept = self.light(edge.at) != Light::Full;
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
