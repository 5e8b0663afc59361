//! Records the panel as an animated PNG.

use std::io::Write;

use palmyra_play::Millis;
use palmyra_ui::PANEL;
use png::{BlendOp, ColorType, DisposeOp, Encoder, EncodingError};

use crate::Panel;

const SIDE: usize = PANEL as usize;
/// Pictures that follow each other in less than this time belong to an animation, which keeps its
/// speed.
const MOVEMENT: Millis = 45;
/// The shortest time for which a picture outside of an animation is shown, so
/// that it can be read.
const READING: Millis = 700;
/// The time for which the last picture is shown. Also the longest time for any other picture.
const END: Millis = 2500;
/// The maximum number of colours in the palette of a PNG.
const COLOURS: usize = 256;

/// The recorded pictures of a device, each with its time.
#[derive(Clone, Debug, Default)]
pub struct Film {
    pictures: Vec<(Millis, Panel)>,
}

impl Film {
    /// Adds a picture, unless it equals the last one.
    pub fn add(&mut self, now: Millis, panel: &Panel) {
        if self.pictures.last().is_none_or(|(_, last)| last != panel) {
            self.pictures.push((now, panel.clone()));
        }
    }

    /// The number of pictures.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pictures.len()
    }

    /// Whether there are no pictures.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pictures.is_empty()
    }

    /// Writes all pictures, magnified by `scale`. Of each picture, only the changed part is
    /// written.
    ///
    /// # Errors
    ///
    /// If `out` fails, if there are no pictures, or if they have too many colours for a palette.
    pub fn write(&self, out: impl Write, scale: usize) -> Result<(), EncodingError> {
        let all = self.pictures.iter().flat_map(|(_, panel)| panel.rgb888());
        let mut palette: Vec<[u8; 3]> = Vec::new();
        for colour in all.map(rgb) {
            if let Err(place) = palette.binary_search(&colour) {
                palette.insert(place, colour);
            }
        }
        if palette.len() > COLOURS {
            let told = format!("{} colours, at most {COLOURS} can be shown", palette.len());
            return Err(std::io::Error::other(told).into());
        }
        let side = (SIDE * scale) as u32;
        let mut encoder = Encoder::new(out, side, side);
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette.concat());
        encoder.set_compression(png::Compression::High);
        encoder.set_animated(self.pictures.len() as u32, 0)?;
        encoder.set_dispose_op(DisposeOp::None)?;
        encoder.set_blend_op(BlendOp::Source)?;
        let mut writer = encoder.write_header()?;
        let mut before: Option<Vec<u8>> = None;
        for (index, (at, panel)) in self.pictures.iter().enumerate() {
            let ink = |colour| palette.binary_search(&colour).unwrap_or_default() as u8;
            let picture: Vec<u8> = panel.rgb888().map(rgb).map(ink).collect();
            let [left, top, right, bottom] = before
                .as_ref()
                .and_then(|before| changed(before, &picture))
                .unwrap_or([0, 0, SIDE, SIDE]);
            let (width, height) = (right - left, bottom - top);
            writer.set_frame_delay(self.delay(index, *at) as u16, 1000)?;
            if before.is_some() {
                // The position is reset first, because the new size must fit at the current
                // position.
                writer.set_frame_position(0, 0)?;
                writer.set_frame_dimension((width * scale) as u32, (height * scale) as u32)?;
                writer.set_frame_position((left * scale) as u32, (top * scale) as u32)?;
            }
            let rows = (top * scale..bottom * scale).flat_map(|y| {
                let picture = &picture;
                (left * scale..right * scale).map(move |x| picture[y / scale * SIDE + x / scale])
            });
            writer.write_image_data(&rows.collect::<Vec<u8>>())?;
            before = Some(picture);
        }
        writer.finish()
    }

    /// Returns the time for which a picture is shown.
    fn delay(&self, index: usize, at: Millis) -> Millis {
        match self.pictures.get(index + 1) {
            Some((next, _)) if next - at < MOVEMENT => next - at,
            Some((next, _)) => (next - at).clamp(READING, END),
            None => END,
        }
    }
}

fn rgb(colour: embedded_graphics::pixelcolor::Rgb888) -> [u8; 3] {
    use embedded_graphics::prelude::RgbColor as _;
    [colour.r(), colour.g(), colour.b()]
}

/// Returns the smallest area in which two pictures differ, as left, top, right and bottom; `None`
/// if they are equal.
fn changed(before: &[u8], after: &[u8]) -> Option<[usize; 4]> {
    let places = before.iter().zip(after).enumerate();
    let places = places.filter(|(_, (before, after))| before != after);
    places
        .map(|(place, _)| (place % SIDE, place / SIDE))
        .fold(None, |area, (x, y)| {
            let [left, top, right, bottom] = area.unwrap_or([x, y, x, y]);
            Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)])
        })
}
