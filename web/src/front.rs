//! The front of a handheld in a browser.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use palmyra_device::{Edge, Front, Light, Tone, pulse, tones};
use palmyra_play::{Day, Millis};
use palmyra_ui::theme::Ink;
use palmyra_ui::{App, Picture, Sound};

use crate::words::Words;

/// Returns the milliseconds since the page was opened.
pub type Clock = fn() -> Millis;

/// The panel, the buttons, the sounds and the clock of the page.
pub struct PageFront {
    clock: Clock,
    edges: VecDeque<Edge>,
    /// The current day.
    pub today: Option<Day>,
    /// The picture that was drawn last.
    picture: Box<Picture>,
    /// The same picture in the page's format, with four bytes per pixel: red, green, blue
    /// and opacity.
    pub pixels: Vec<u8>,
    /// The number of pictures drawn so far.
    pub frames: u32,
    /// The tones that were not played yet.
    pub tones: Vec<Tone>,
    /// The volume of the tones, in percent of the loudest.
    pub loudness: u16,
    /// The texts on the panel.
    pub words: Words,
}

impl PageFront {
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            edges: VecDeque::new(),
            today: None,
            picture: Box::new(Picture::new()),
            pixels: [0, 0, 0, 0xff].repeat(Picture::SIDE * Picture::SIDE),
            frames: 0,
            tones: Vec::new(),
            loudness: 0,
            words: Words::default(),
        }
    }

    /// Draws a new picture by calling `draw`.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Picture, &mut Words)) {
        let mut words = Words::default();
        let before = self.picture.clone();
        draw(&mut self.picture, &mut words);
        words.find_chosen(&self.picture, &before);
        let (pixels, _) = self.pixels.as_chunks_mut();
        for (pixel, ink) in pixels.iter_mut().zip(self.picture.inks()) {
            *pixel = rgba(ink);
        }
        self.words = words;
        self.frames = self.frames.wrapping_add(1);
    }

    /// Queues a button edge.
    pub fn touch(&mut self, edge: Edge) {
        self.edges.push_back(edge);
    }
}

impl Front for PageFront {
    fn now(&self) -> Millis {
        (self.clock)()
    }

    fn today(&self) -> Option<Day> {
        self.today
    }

    fn next_edge(&mut self) -> Option<Edge> {
        self.edges.pop_front()
    }

    fn has_edge(&self) -> bool {
        !self.edges.is_empty()
    }

    fn sound(&mut self, sound: Sound, volume: u8) {
        self.tones = tones(sound).to_vec();
        // The longest pulse takes 100 microseconds, so the length of a pulse is also its
        // percentage of the loudest.
        self.loudness = pulse(volume);
    }

    async fn show(&mut self, app: &App) {
        self.draw(|picture, words| app.draw_observed(picture, words));
    }

    // The brightness is ignored: the style sheet dims the picture, and the
    // monitor has its own brightness.
    fn light(&mut self, _: Light, _: u8) {}
}

/// Returns the four bytes of an ink in the page's picture.
fn rgba(ink: Ink) -> [u8; 4] {
    let colour = Rgb888::from(ink.rgb565());
    [colour.r(), colour.g(), colour.b(), 0xff]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_played_at_the_volume_set() {
        let mut front = PageFront::new(|| 0);
        let loudness = [1, 2, 3, 4].map(|volume| {
            front.sound(Sound::Confirm, volume);
            assert!(!front.tones.is_empty());
            front.loudness
        });
        assert!(loudness.is_sorted_by(|a, b| a < b), "{loudness:?}");
        assert_eq!(loudness[3], 100);
    }
}
