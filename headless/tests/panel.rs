//! Tests of the panel: drawing, and its pictures as files.

use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_headless::Panel;
use palmyra_headless::panel::PngError;
use palmyra_ui::theme::{self, Ink};

fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

fn painted(panel: &Panel) -> usize {
    panel.inks().filter(|ink| *ink != theme::BLACK).count()
}

#[test]
fn a_solid_area_is_clipped() {
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
        panel.fill_solid(&area, theme::RED).expect("infallible");
        assert_eq!(painted(&panel), inside, "{area:?}");
        for at in area.points() {
            let shown = panel.bounding_box().contains(at).then_some(theme::RED);
            assert_eq!(panel.ink(at), shown, "{at} of {area:?}");
        }
    }
}

#[test]
fn a_picture_lands_the_same_way_by_area_and_by_pixel() {
    let inks: Vec<Ink> = Ink::all().collect();
    let colour = |at: Point| inks[(7 * at.x + 31 * at.y).rem_euclid(inks.len() as i32) as usize];
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
    }
}

#[test]
fn too_few_colours_leave_the_rest_as_it_was() {
    let mut panel = Panel::new();
    panel
        .fill_contiguous(&area(5, 5, 4, 4), [theme::WHITE; 6])
        .expect("infallible");
    assert_eq!(painted(&panel), 6);
    assert_eq!(panel.ink(Point::new(6, 6)), Some(theme::WHITE));
    assert_eq!(panel.ink(Point::new(7, 6)), Some(theme::BLACK));
    assert_eq!(panel.ink(Point::new(240, 6)), None);
    assert_eq!(panel.ink(Point::new(0, -1)), None);
}

#[test]
fn clearing_fills_everything() {
    let mut panel = Panel::new();
    panel.clear(theme::YELLOW).expect("infallible");
    assert_eq!(painted(&panel), 240 * 240);
}

#[test]
fn colours_are_those_of_the_palette() {
    let mut panel = Panel::new();
    assert!(panel.rgb888().all(|colour| colour == Rgb888::BLACK));
    for ink in Ink::all() {
        panel.clear(ink).expect("infallible");
        let shown = Rgb888::from(ink.rgb565());
        assert!(panel.rgb888().all(|colour| colour == shown));
    }
}

#[test]
fn a_png_keeps_every_colour() {
    let mut panel = Panel::new();
    let whole = panel.bounding_box();
    panel
        .fill_contiguous(&whole, Ink::all().cycle())
        .expect("infallible");
    let file = panel.to_png().expect("a picture");
    assert_eq!(Panel::from_png(&file).expect("the picture"), panel);
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

    let mut strange = Vec::new();
    let mut encoder = png::Encoder::new(&mut strange, 240, 240);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    let mut pixels = vec![0; 3 * 240 * 240];
    pixels[3 * (240 * 2 + 5)] = 0xff;
    writer.write_image_data(&pixels).expect("a red pixel");
    writer.finish().expect("an end");
    let colour = Panel::from_png(&strange).expect_err("pure red");
    let expected = "the picture has a colour at 5, 2 that is not in the palette";
    assert_eq!(colour.to_string(), expected);

    let mut cut = Panel::new().to_png().expect("a picture");
    cut.truncate(cut.len() / 2);
    assert!(Panel::from_png(&cut).is_err());
}
