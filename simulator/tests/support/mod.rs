//! A program that writes down what it is told.

use palmyra::device::Program;
use palmyra::{Device, Panel};
use palmyra_ui::{Effects, Input, Millis};

/// Answers every update with `wake(now)`.
pub struct Diary {
    /// What was told when.
    pub told: Vec<(Input, Millis)>,
    wake: fn(Millis) -> Option<Millis>,
}

/// A device that keeps a diary.
pub fn diary(wake: fn(Millis) -> Option<Millis>) -> Device<Diary> {
    let told = Vec::new();
    Device::with(Diary { told, wake })
}

impl Program for Diary {
    fn update(&mut self, input: Input, now: Millis) -> Effects {
        self.told.push((input, now));
        Effects {
            think: false,
            redraw: matches!(input, Input::Press(_)),
            wake: (self.wake)(now),
            sound: None,
            store: false,
        }
    }

    fn draw(&self, _: &mut Panel) {}

    fn screen(&self) -> &'static str {
        "diary"
    }
}
