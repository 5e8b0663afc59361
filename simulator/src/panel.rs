//! The display: a picture to draw on, to look at and to keep.

use std::convert::Infallible;
use std::io::Cursor;

use embedded_graphics::pixelcolor::{Rgb565, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_device::Light;
use palmyra_ui::PANEL;

pub use crate::text::PngError;

const SIDE: usize = PANEL as usize;
const AREA: Rectangle = Rectangle::new(Point::zero(), Size::new_equal(PANEL));

/// The 240x240 RGB565 display.
#[derive(Clone, Debug)]
pub struct Panel {
    pixels: Vec<Rgb565>,
    outside: u64,
}

/// Two panels are equal when they show the same picture.
impl PartialEq for Panel {
    fn eq(&self, other: &Self) -> bool {
        self.pixels == other.pixels
    }
}

impl Eq for Panel {}

impl Default for Panel {
    fn default() -> Self {
        Self::new()
    }
}

impl Panel {
    /// A black panel.
    #[must_use]
    pub fn new() -> Self {
        Self {
            pixels: vec![Rgb565::BLACK; SIDE * SIDE],
            outside: 0,
        }
    }

    /// All pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[Rgb565] {
        &self.pixels
    }

    /// The pixel at a place, if that is on the panel.
    #[must_use]
    pub fn pixel(&self, at: Point) -> Option<Rgb565> {
        index(at).map(|index| self.pixels[index])
    }

    /// How many pixels were drawn beside the panel since it was made.
    #[must_use]
    pub fn outside(&self) -> u64 {
        self.outside
    }

    /// The picture in 24 bits, row by row.
    pub fn rgb888(&self) -> impl ExactSizeIterator<Item = Rgb888> {
        self.pixels.iter().copied().map(Rgb888::from)
    }

    /// The picture as it looks with the backlight at this level.
    pub fn lit(&self, light: Light) -> impl ExactSizeIterator<Item = Rgb888> {
        self.rgb888().map(move |colour| lit(colour, light))
    }

    /// The picture as the bytes of a PNG file.
    ///
    /// # Errors
    /// Those of the encoder.
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
    /// When that is no PNG of the panel's size in 24 bits.
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
        let pixels = bytes
            .chunks_exact(3)
            .map(|rgb| Rgb888::new(rgb[0], rgb[1], rgb[2]).into())
            .collect();
        Ok(Self { pixels, outside: 0 })
    }

    /// The part of an area that is on the panel; the rest is counted.
    fn clip(&mut self, area: &Rectangle) -> Rectangle {
        let visible = area.intersection(&AREA);
        self.outside += pixels(area) - pixels(&visible);
        visible
    }

    /// The rows of an area on the panel.
    fn rows(&mut self, visible: Rectangle) -> impl Iterator<Item = &mut [Rgb565]> {
        let (left, width) = (visible.top_left.x as usize, visible.size.width as usize);
        self.pixels
            .chunks_exact_mut(SIDE)
            .skip(visible.top_left.y as usize)
            .take(visible.size.height as usize)
            .map(move |row| &mut row[left..left + width])
    }
}

/// A colour as it looks with the backlight at this level.
#[must_use]
pub fn lit(colour: Rgb888, light: Light) -> Rgb888 {
    match light {
        Light::Full => colour,
        // To the eye, a quarter of the light is about half as bright.
        Light::Dim => Rgb888::new(colour.r() / 2, colour.g() / 2, colour.b() / 2),
        Light::Dark => Rgb888::BLACK,
    }
}

fn pixels(area: &Rectangle) -> u64 {
    u64::from(area.size.width) * u64::from(area.size.height)
}

fn index(at: Point) -> Option<usize> {
    AREA.contains(at)
        .then(|| at.y as usize * SIDE + at.x as usize)
}

impl OriginDimensions for Panel {
    fn size(&self) -> Size {
        AREA.size
    }
}

impl DrawTarget for Panel {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb565>>,
    {
        for Pixel(at, colour) in pixels {
            match index(at) {
                Some(index) => self.pixels[index] = colour,
                None => self.outside += 1,
            }
        }
        Ok(())
    }

    fn fill_contiguous<I>(&mut self, area: &Rectangle, colours: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Rgb565>,
    {
        if self.clip(area) != *area {
            // The colours of the hidden part have to be skipped one by one.
            for (at, colour) in area.points().zip(colours) {
                if let Some(index) = index(at) {
                    self.pixels[index] = colour;
                }
            }
            return Ok(());
        }
        let mut colours = colours.into_iter();
        for row in self.rows(*area) {
            for (pixel, colour) in row.iter_mut().zip(&mut colours) {
                *pixel = colour;
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb565) -> Result<(), Infallible> {
        let visible = self.clip(area);
        self.rows(visible).for_each(|row| row.fill(colour));
        Ok(())
    }

    fn clear(&mut self, colour: Rgb565) -> Result<(), Infallible> {
        self.pixels.fill(colour);
        Ok(())
    }
}
