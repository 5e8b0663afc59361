//! The display: a picture to draw on, and its PNG files.

use std::io::Cursor;
use std::ops::{Deref, DerefMut};

use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use palmyra_device::Light;
use palmyra_ui::theme::Ink;
use palmyra_ui::{PANEL, Picture};

pub use crate::text::PngError;

const SIDE: usize = PANEL as usize;

/// The 240x240 display, which contains a [`Picture`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel(Box<Picture>);

impl Panel {
    /// Creates a black panel.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The picture with 24 bits per pixel, row by row.
    pub fn rgb888(&self) -> impl ExactSizeIterator<Item = Rgb888> {
        self.inks().map(|ink| ink.rgb565().into())
    }

    /// The picture as it appears with the backlight in this state, row by row.
    pub fn lit(&self, light: Light) -> impl ExactSizeIterator<Item = Rgb888> {
        self.rgb888().map(move |colour| lit(colour, light))
    }

    /// The picture as the bytes of a PNG file.
    ///
    /// # Errors
    ///
    /// If the encoder fails.
    pub fn to_png(&self) -> Result<Vec<u8>, PngError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, PANEL, PANEL);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header()?;
        let bytes: Vec<u8> = self
            .rgb888()
            .flat_map(|colour| [colour.r(), colour.g(), colour.b()])
            .collect();
        writer.write_image_data(&bytes)?;
        writer.finish()?;
        Ok(file)
    }

    /// Reads a picture that [`Panel::to_png`] wrote.
    ///
    /// # Errors
    ///
    /// If the file is not a PNG of the panel's size, with 24 bits per pixel and only colours
    /// of the palette.
    pub fn from_png(file: &[u8]) -> Result<Self, PngError> {
        let mut reader = png::Decoder::new(Cursor::new(file)).read_info()?;
        let info = reader.info();
        let (width, height) = info.size();
        if (width, height) != (PANEL, PANEL) {
            return Err(PngError::Size { width, height });
        }
        if (info.color_type, info.bit_depth) != (png::ColorType::Rgb, png::BitDepth::Eight) {
            return Err(PngError::Format);
        }
        let mut bytes = vec![0; 3 * SIDE * SIDE];
        reader.next_frame(&mut bytes)?;
        let mut panel = Self::new();
        for (index, rgb) in (0..).zip(bytes.chunks_exact(3)) {
            let colour = Rgb888::new(rgb[0], rgb[1], rgb[2]);
            let at = Point::new(index % PANEL as i32, index / PANEL as i32);
            let ink = Ink::of(colour.into()).filter(|ink| colour == (*ink).rgb565().into());
            let ink = ink.ok_or(PngError::Colour { x: at.x, y: at.y })?;
            let Ok(()) = panel.draw_iter([Pixel(at, ink)]);
        }
        Ok(panel)
    }
}

/// Returns the appearance of a colour with the backlight in this state.
#[must_use]
pub fn lit(colour: Rgb888, light: Light) -> Rgb888 {
    match light {
        Light::Full => colour,
        // A quarter of the light appears about half as bright, so the values
        // are halved.
        Light::Dim => Rgb888::new(colour.r() / 2, colour.g() / 2, colour.b() / 2),
        Light::Dark => Rgb888::BLACK,
    }
}

impl Deref for Panel {
    type Target = Picture;

    fn deref(&self) -> &Picture {
        &self.0
    }
}

impl DerefMut for Panel {
    fn deref_mut(&mut self) -> &mut Picture {
        &mut self.0
    }
}
