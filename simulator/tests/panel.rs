//! The panel: what is drawn where, and its pictures as files.

use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::pixelcolor::{Rgb565, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra::Panel;
use palmyra::panel::PngError;

fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

fn painted(panel: &Panel) -> usize {
    let pixels = panel.pixels().iter();
    pixels.filter(|pixel| **pixel != Rgb565::BLACK).count()
}

#[test]
fn a_solid_area_is_clipped_and_the_rest_is_counted() {
    for (area, inside) in [
        (area(0, 0, 240, 240), 240 * 240),
        (area(10, 20, 3, 2), 6),
        (area(-1, -1, 3, 3), 4),
        (area(238, 239, 4, 4), 2),
        (area(240, 0, 5, 1), 0),
        (area(-100, 5, 440, 1), 240),
        (area(7, 7, 0, 9), 0),
    ] {
        let mut panel = Panel::new();
        panel.fill_solid(&area, Rgb565::RED).expect("infallible");
        assert_eq!(painted(&panel), inside, "{area:?}");
        let all = u64::from(area.size.width * area.size.height);
        assert_eq!(panel.outside(), all - inside as u64, "{area:?}");
    }
}

#[test]
fn a_picture_lands_the_same_way_by_area_and_by_pixel() {
    let colour = |at: Point| Rgb565::new(1 + (at.x & 15) as u8, (at.y & 63) as u8, 5);
    for area in [
        area(0, 0, 240, 240),
        area(3, 5, 9, 7),
        area(-4, -2, 9, 7),
        area(235, 236, 9, 7),
        area(300, 300, 2, 2),
    ] {
        let (mut by_area, mut by_pixel) = (Panel::new(), Panel::new());
        by_area
            .fill_contiguous(&area, area.points().map(colour))
            .expect("infallible");
        by_pixel
            .draw_iter(area.points().map(|at| Pixel(at, colour(at))))
            .expect("infallible");
        assert_eq!(by_area, by_pixel, "{area:?}");
        assert_eq!(by_area.outside(), by_pixel.outside(), "{area:?}");
    }
}

#[test]
fn too_few_colours_leave_the_rest_as_it_was() {
    let mut panel = Panel::new();
    panel
        .fill_contiguous(&area(5, 5, 4, 4), [Rgb565::WHITE; 6])
        .expect("infallible");
    assert_eq!(painted(&panel), 6);
    assert_eq!(panel.pixel(Point::new(6, 6)), Some(Rgb565::WHITE));
    assert_eq!(panel.pixel(Point::new(7, 6)), Some(Rgb565::BLACK));
    assert_eq!(panel.pixel(Point::new(240, 6)), None);
    assert_eq!(panel.pixel(Point::new(0, -1)), None);
}

#[test]
fn clearing_draws_nothing_outside() {
    let mut panel = Panel::new();
    panel.clear(Rgb565::YELLOW).expect("infallible");
    assert_eq!(painted(&panel), 240 * 240);
    assert_eq!(panel.outside(), 0);
}

#[test]
fn the_ends_of_the_colours_stay_the_ends() {
    let mut panel = Panel::new();
    assert!(panel.rgb888().all(|colour| colour == Rgb888::BLACK));
    panel.clear(Rgb565::WHITE).expect("infallible");
    assert!(panel.rgb888().all(|colour| colour == Rgb888::WHITE));
}

#[test]
fn a_png_keeps_every_colour() {
    let mut colours = (0..=u16::MAX).map(|bits| Rgb565::from(RawU16::new(bits)));
    // 65536 colours fill one panel and a part of a second.
    for _ in 0..2 {
        let mut panel = Panel::new();
        panel
            .fill_contiguous(&panel.bounding_box(), &mut colours)
            .expect("infallible");
        let file = panel.to_png().expect("a picture");
        assert_eq!(Panel::from_png(&file).expect("the picture"), panel);
    }
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let noise = Panel::from_png(b"no picture").expect_err("no PNG");
    assert!(matches!(noise, PngError::Decode(_)));

    let mut small = Vec::new();
    let mut writer = png::Encoder::new(&mut small, 2, 1)
        .write_header()
        .expect("a header");
    writer.write_image_data(&[0, 0]).expect("two pixels");
    writer.finish().expect("an end");
    let size = Panel::from_png(&small).expect_err("too small");
    assert_eq!(size.to_string(), "the picture is 2x1, not 240x240");

    let mut grey = Vec::new();
    let mut writer = png::Encoder::new(&mut grey, 240, 240)
        .write_header()
        .expect("a header");
    writer
        .write_image_data(&[0; 240 * 240])
        .expect("grey pixels");
    writer.finish().expect("an end");
    let format = Panel::from_png(&grey).expect_err("grey");
    assert_eq!(format.to_string(), "the picture is not in 24-bit RGB");

    let mut cut = Panel::new().to_png().expect("a picture");
    cut.truncate(cut.len() / 2);
    assert!(Panel::from_png(&cut).is_err());
}
