//! The picture is what was drawn, and the panel shows the picture.

mod support;

use std::convert::Infallible;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_device::{Area, Frame};
use palmyra_ui::{Button, PANEL};
use proptest::prelude::*;
use support::Bench;

const SIDE: usize = PANEL as usize;

/// Draws pixel by pixel, as slowly and simply as can be.
struct Simple(Vec<Rgb565>);

impl OriginDimensions for Simple {
    fn size(&self) -> Size {
        Size::new_equal(PANEL)
    }
}

impl DrawTarget for Simple {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        let panel = self.bounding_box();
        for Pixel(at, colour) in pixels.into_iter().filter(|pixel| panel.contains(pixel.0)) {
            self.0[at.y as usize * SIDE + at.x as usize] = colour;
        }
        Ok(())
    }
}

/// The panel's memory, written through windows.
struct Panel(Vec<[u8; 2]>);

impl Panel {
    fn new() -> Self {
        Self(vec![[0x5a; 2]; SIDE * SIDE])
    }

    /// Sends what is new; answers with how many pixels those are.
    fn show(&mut self, frame: &mut Frame) -> usize {
        frame.compare();
        let mut sent = 0;
        let mut last = 0;
        for area in frame.things().flatten() {
            assert!(area.top >= last, "from top to bottom");
            last = area.bottom;
            sent += self.write(*area, frame);
        }
        sent
    }

    fn write(&mut self, area: Area, frame: &Frame) -> usize {
        let pixels: Vec<[u8; 2]> = frame
            .runs(area)
            .flat_map(|run| run.as_chunks::<2>().0)
            .copied()
            .collect();
        let width = usize::from(area.right - area.left);
        assert_eq!(pixels.len(), width * usize::from(area.bottom - area.top));
        for (y, row) in (usize::from(area.top)..).zip(pixels.chunks(width)) {
            let start = y * SIDE + usize::from(area.left);
            self.0[start..start + width].copy_from_slice(row);
        }
        pixels.len()
    }

    fn shows(&self, picture: &[Rgb565]) -> bool {
        let bytes = picture
            .iter()
            .map(|colour| colour.into_storage().to_be_bytes());
        self.0.iter().copied().eq(bytes)
    }
}

#[derive(Clone, Debug)]
enum Stroke {
    Clear(u16),
    Solid(Rectangle, u16),
    Contiguous(Rectangle, u16),
    Pixel(Point, u16),
}

fn stroke() -> impl Strategy<Value = Stroke> {
    let place = (-40..280_i32, -40..280_i32).prop_map(|(x, y)| Point::new(x, y));
    let area = (place.clone(), 0..270_u32, 0..60_u32)
        .prop_map(|(at, width, height)| Rectangle::new(at, Size::new(width, height)));
    prop_oneof![
        1 => any::<u16>().prop_map(Stroke::Clear),
        6 => (area.clone(), any::<u16>()).prop_map(|(area, colour)| Stroke::Solid(area, colour)),
        6 => (area, any::<u16>()).prop_map(|(area, colour)| Stroke::Contiguous(area, colour)),
        3 => (place, any::<u16>()).prop_map(|(at, colour)| Stroke::Pixel(at, colour)),
    ]
}

fn colour(bits: u16) -> Rgb565 {
    Rgb565::new(
        (bits >> 11) as u8,
        (bits >> 5 & 63) as u8,
        (bits & 31) as u8,
    )
}

fn draw<D: DrawTarget<Color = Rgb565, Error = Infallible>>(stroke: &Stroke, target: &mut D) {
    let Ok(()) = match *stroke {
        Stroke::Clear(bits) => target.clear(colour(bits)),
        Stroke::Solid(area, bits) => target.fill_solid(&area, colour(bits)),
        Stroke::Contiguous(area, bits) => {
            let colours = (0..).map(|at: u16| colour(bits.wrapping_add(at.wrapping_mul(77))));
            let pixels = (area.size.width * area.size.height) as usize;
            target.fill_contiguous(&area, colours.take(pixels))
        }
        Stroke::Pixel(at, bits) => target.draw_iter([Pixel(at, colour(bits))]),
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_panel_shows_what_was_drawn(pictures in prop::collection::vec(prop::collection::vec(stroke(), 0..8), 1..6)) {
        let mut frame = Box::new(Frame::new());
        let mut simple = Simple(vec![Rgb565::BLACK; SIDE * SIDE]);
        let mut panel = Panel::new();
        for strokes in pictures {
            for stroke in &strokes {
                draw(stroke, &mut *frame);
                draw(stroke, &mut simple);
            }
            panel.show(&mut frame);
            prop_assert!(panel.shows(&simple.0));
            prop_assert_eq!(panel.show(&mut frame), 0, "nothing is sent twice");
        }
    }

    #[test]
    fn one_pixel_is_one_strip(x in 0..240_i32, y in 0..240_i32, bits in 1..=u16::MAX) {
        let mut frame = Box::new(Frame::new());
        let mut panel = Panel::new();
        prop_assert_eq!(panel.show(&mut frame), SIDE * SIDE);
        draw(&Stroke::Pixel(Point::new(x, y), bits), &mut *frame);
        prop_assert_eq!(panel.show(&mut frame), 30);
    }
}

#[test]
fn moving_the_cursor_sends_little() {
    let mut bench = Bench::new(7);
    let (mut frame, mut panel) = (Box::new(Frame::new()), Panel::new());
    let mut tap = |button, at| {
        bench.tap(button, at);
        let mut picture = Simple(vec![Rgb565::BLACK; SIDE * SIDE]);
        let Ok(()) = bench.handheld.app().draw(&mut picture);
        let Ok(()) = bench.handheld.app().draw(&mut *frame);
        let sent = panel.show(&mut frame);
        assert!(panel.shows(&picture.0));
        sent
    };
    tap(Button::Down, 100);
    let sent = tap(Button::Down, 200);
    assert!((1..SIDE * SIDE / 2).contains(&sent), "{sent} pixels");
}
