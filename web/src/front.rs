//! What surrounds the handheld in a browser.

use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

use embedded_graphics::pixelcolor::{Rgb565, Rgb888};
use embedded_graphics::prelude::*;
use palmyra_device::{Edge, Front, Light, Tone, tones};
use palmyra_play::{Day, Millis};
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::{App, PANEL, Sound};

const SIDE: usize = PANEL as usize;

/// Tells milliseconds since the page was opened.
pub type Clock = fn() -> Millis;

/// Panel, buttons, sound and clock of the page.
pub struct PageFront {
    clock: Clock,
    edges: VecDeque<Edge>,
    /// Which day it is.
    pub today: Option<Day>,
    /// The picture, four bytes a pixel: red, green, blue, opaque.
    pub pixels: Vec<u8>,
    /// How many pictures have been drawn.
    pub frames: u32,
    /// The tones that were not played yet.
    pub tones: Vec<Tone>,
    /// What is written on the panel, a line each.
    pub words: String,
}

impl PageFront {
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            edges: VecDeque::new(),
            today: None,
            pixels: [0, 0, 0, 0xff].repeat(SIDE * SIDE),
            frames: 0,
            tones: Vec::new(),
            words: String::new(),
        }
    }

    /// A button went down or up now.
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

    fn sound(&mut self, sound: Sound) {
        self.tones = tones(sound).to_vec();
    }

    async fn show(&mut self, app: &App) {
        let mut words = Words(String::new());
        let Ok(()) = app.draw_observed(&mut Pixels(&mut self.pixels), &mut words);
        self.words = words.0;
        self.frames = self.frames.wrapping_add(1);
    }

    // The style sheet dims the picture, and the monitor knows how bright it is.
    fn light(&mut self, _: Light, _: u8) {}
}

/// Collects what is written, for those who cannot see it.
struct Words(String);

impl Observer for Words {
    fn text(&mut self, written: Written) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(written.text);
    }
}

/// The picture's bytes as a draw target.
struct Pixels<'a>(&'a mut [u8]);

impl OriginDimensions for Pixels<'_> {
    fn size(&self) -> Size {
        Size::new_equal(PANEL)
    }
}

impl DrawTarget for Pixels<'_> {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb565>>,
    {
        let bounds = self.bounding_box();
        for Pixel(at, ink) in pixels {
            if bounds.contains(at) {
                let start = 4 * (at.y as usize * SIDE + at.x as usize);
                let ink = Rgb888::from(ink);
                let colour = [ink.r(), ink.g(), ink.b(), 0xff];
                self.0[start..start + 4].copy_from_slice(&colour);
            }
        }
        Ok(())
    }
}
