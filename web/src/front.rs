//! What surrounds the handheld in a browser.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::convert::Infallible;

use embedded_graphics::pixelcolor::{Rgb565, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_device::{Edge, Front, Light, Tone, tones};
use palmyra_play::{Day, Millis};
use palmyra_ui::{App, PANEL, Sound};

use crate::words::Words;

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
    /// What is written on the panel.
    pub words: Words,
}

impl PageFront {
    pub fn new(clock: Clock) -> Self {
        Self {
            clock,
            edges: VecDeque::new(),
            today: None,
            pixels: Pixels::blank(),
            frames: 0,
            tones: Vec::new(),
            words: Words::default(),
        }
    }

    /// Shows another picture.
    pub fn draw(&mut self, draw: impl FnOnce(&mut Pixels, &mut Words) -> Result<(), Infallible>) {
        let mut words = Words::default();
        let before = self.pixels.clone();
        let Ok(()) = draw(&mut Pixels(&mut self.pixels), &mut words);
        words.find_chosen(|at| colour(&self.pixels, at), |at| colour(&before, at));
        self.words = words;
        self.frames = self.frames.wrapping_add(1);
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
        self.draw(|pixels, words| app.draw_observed(pixels, words));
    }

    // The style sheet dims the picture, and the monitor knows how bright it is.
    fn light(&mut self, _: Light, _: u8) {}
}

/// The colour of a pixel; `None` beside the panel.
fn colour(pixels: &[u8], at: Point) -> Option<Rgb888> {
    let bounds = Rectangle::new(Point::zero(), Size::new_equal(PANEL));
    let start = bounds
        .contains(at)
        .then(|| 4 * (at.y as usize * SIDE + at.x as usize))?;
    let bytes = pixels.get(start..start + 3)?;
    Some(Rgb888::new(bytes[0], bytes[1], bytes[2]))
}

/// The picture's bytes as a draw target.
pub struct Pixels<'a>(pub &'a mut [u8]);

impl Pixels<'_> {
    /// The bytes of a picture on which nothing is drawn.
    pub fn blank() -> Vec<u8> {
        [0, 0, 0, 0xff].repeat(SIDE * SIDE)
    }
}

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
