//! Tests that all changes of a picture are sent, with few unchanged pixels.

mod support;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_device::{Area, Changes, Frame, Job, Rows, Wire};
use palmyra_ui::theme::{COLOURS, Ink};
use palmyra_ui::{Button, PANEL, Picture};
use proptest::prelude::*;
use support::Bench;

const SIDE: usize = PANEL as usize;

/// The panel's memory, which is written area by area, and the transfer buffer.
struct Panel {
    memory: Vec<[u8; 2]>,
    wire: Wire,
    buffer: Vec<u32>,
}

impl Panel {
    /// Creates a panel whose transfer buffer holds `room` pixels.
    fn new(room: usize) -> Self {
        Self {
            memory: vec![[0x5a; 2]; SIDE * SIDE],
            wire: Wire::new(),
            buffer: vec![0; room / 2],
        }
    }

    /// Sends the changes; returns the number of pixels.
    fn send(&mut self, job: &Job) -> usize {
        let mut sent = 0;
        let mut last = 0;
        for area in job.changes.things().flatten() {
            assert!(area.top >= last, "from top to bottom");
            last = area.bottom;
            sent += self.write(*area, job.picture);
        }
        sent
    }

    fn write(&mut self, area: Area, picture: &Picture) -> usize {
        let mut rows = Rows::new(picture, area);
        let mut pixels: Vec<[u8; 2]> = Vec::new();
        loop {
            let words = rows.fill(&self.wire, &mut self.buffer);
            if words == 0 {
                break;
            }
            let bytes: &[u8] = bytemuck::cast_slice(&self.buffer[..words]);
            pixels.extend(bytes.as_chunks().0);
        }
        let width = usize::from(area.right - area.left);
        assert_eq!(pixels.len(), width * usize::from(area.bottom - area.top));
        for (y, row) in (usize::from(area.top)..).zip(pixels.chunks(width)) {
            let start = y * SIDE + usize::from(area.left);
            self.memory[start..start + width].copy_from_slice(row);
        }
        pixels.len()
    }

    fn shows(&self, picture: &Picture) -> bool {
        let bytes = picture
            .inks()
            .map(|ink| ink.rgb565().into_storage().to_be_bytes());
        self.memory.iter().copied().eq(bytes)
    }
}

/// A device whose pictures are sent at once.
struct Device<'a> {
    frame: Frame<'a>,
    sent: Option<&'a mut Picture>,
    panel: Panel,
}

impl<'a> Device<'a> {
    fn new([one, other]: &'a mut [Picture; 2], room: usize) -> Self {
        Self {
            frame: Frame::new(one),
            sent: Some(other),
            panel: Panel::new(room),
        }
    }

    /// Draws a picture and sends it. Returns the number of pixels sent.
    fn show(&mut self, draw: impl FnOnce(&mut Picture)) -> usize {
        draw(self.frame.picture());
        let sent = self.sent.take().expect("it came back");
        let job = self.frame.exchange(sent);
        let sent = self.panel.send(&job);
        assert!(
            self.panel.shows(job.picture),
            "the panel shows something else"
        );
        assert_eq!(sent == 0, job.changes.is_empty());
        self.sent = Some(job.picture);
        sent
    }
}

fn pictures() -> Box<[Picture; 2]> {
    Box::new([Picture::new(), Picture::new()])
}

#[derive(Clone, Debug)]
enum Stroke {
    Clear(Ink),
    Solid(Rectangle, Ink),
    Contiguous(Rectangle, Ink),
    Pixel(Point, Ink),
}

fn ink() -> impl Strategy<Value = Ink> {
    (0..COLOURS as u8).prop_map(|number| Ink::new(number).expect("a number of the palette"))
}

fn stroke() -> impl Strategy<Value = Stroke> {
    let place = (-40..280_i32, -40..280_i32).prop_map(|(x, y)| Point::new(x, y));
    let area = (place.clone(), 0..270_u32, 0..60_u32)
        .prop_map(|(at, width, height)| Rectangle::new(at, Size::new(width, height)));
    prop_oneof![
        1 => ink().prop_map(Stroke::Clear),
        6 => (area.clone(), ink()).prop_map(|(area, ink)| Stroke::Solid(area, ink)),
        6 => (area, ink()).prop_map(|(area, ink)| Stroke::Contiguous(area, ink)),
        3 => (place, ink()).prop_map(|(at, ink)| Stroke::Pixel(at, ink)),
    ]
}

fn draw(stroke: &Stroke, target: &mut Picture) {
    let Ok(()) = match *stroke {
        Stroke::Clear(ink) => target.clear(ink),
        Stroke::Solid(area, ink) => target.fill_solid(&area, ink),
        Stroke::Contiguous(area, ink) => {
            let number = usize::from(ink.number());
            let inks = (0..).map(|at| (number + 77 * at) % COLOURS);
            let inks = inks.filter_map(|number| Ink::new(number as u8));
            let pixels = (area.size.width * area.size.height) as usize;
            target.fill_contiguous(&area, inks.take(pixels))
        }
        Stroke::Pixel(at, ink) => target.draw_iter([Pixel(at, ink)]),
    };
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_panel_shows_what_was_drawn(
        drawings in prop::collection::vec(prop::collection::vec(stroke(), 0..8), 1..6),
        room in 1..8_usize,
    ) {
        let mut pictures = pictures();
        let mut device = Device::new(&mut pictures, room * SIDE);
        for strokes in drawings {
            let drawing = |picture: &mut Picture| {
                *picture = Picture::new();
                strokes.iter().for_each(|stroke| draw(stroke, picture));
            };
            device.show(drawing);
            prop_assert_eq!(device.show(drawing), 0, "nothing is sent twice");
        }
    }

    #[test]
    fn only_what_differs_is_sent(one in prop::collection::vec(stroke(), 0..8), other in prop::collection::vec(stroke(), 0..8)) {
        let mut pictures = pictures();
        for (picture, strokes) in pictures.iter_mut().zip([one, other]) {
            strokes.iter().for_each(|stroke| draw(stroke, picture));
        }
        let changes = Changes::between(&pictures[0], &pictures[1]);
        let differs = |x: u16, y: u16| {
            let at = Point::new(x.into(), y.into());
            pictures[0].ink(at) != pictures[1].ink(at)
        };
        for area in changes.areas() {
            // An area is not too large if each of its four edges has a changed pixel. The left and
            // right edges are four pixels wide, because areas consist of words of four pixels.
            let (mut columns, mut rows) = (area.left..area.right, area.top..area.bottom);
            prop_assert!(columns.clone().any(|x| differs(x, area.top)));
            prop_assert!(columns.any(|x| differs(x, area.bottom - 1)));
            prop_assert!(rows.clone().any(|y| (0..4).any(|x| differs(area.left + x, y))));
            prop_assert!(rows.any(|y| (1..=4).any(|x| differs(area.right - x, y))));
        }
    }

    #[test]
    fn one_pixel_is_one_word(x in 0..240_i32, y in 0..240_i32, ink in ink()) {
        prop_assume!(ink.number() > 0);
        let mut pictures = pictures();
        let mut device = Device::new(&mut pictures, SIDE);
        prop_assert_eq!(device.show(|_| {}), SIDE * SIDE);
        prop_assert_eq!(device.show(|picture| draw(&Stroke::Pixel(Point::new(x, y), ink), picture)), 4);
    }
}

#[test]
fn moving_the_cursor_sends_little() {
    let mut bench = Bench::new(7);
    let mut pictures = pictures();
    let mut device = Device::new(&mut pictures, 2 * SIDE);
    let mut tap = |button, at| {
        bench.tap(button, at);
        device.show(|picture| bench.handheld.app().draw(picture))
    };
    tap(Button::Down, 100);
    let sent = tap(Button::Down, 200);
    assert!((1..SIDE * SIDE / 2).contains(&sent), "{sent} pixels");
}
