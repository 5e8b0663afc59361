//! Tests of the drawn case: its size in a window, and the effect of clicks on
//! its buttons.

use embedded_graphics::geometry::AnchorX;
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use palmyra::case::{Canvas, Layout, SIZE, Shape, draw};
use palmyra_device::Light;
use palmyra_headless::Panel;
use palmyra_ui::Button;
use palmyra_ui::theme::{self, Ink};

const WINDOWS: [Size; 5] = [
    SIZE,
    Size::new(968, 592),
    Size::new(1920, 1080),
    Size::new(1452, 4000),
    Size::new(5000, 700),
];

fn middle(layout: &Layout, button: Button) -> Point {
    match layout.shape(button) {
        Shape::Arm(arm) => arm.center(),
        Shape::Round(circle) => circle.center(),
    }
}

#[test]
fn the_scale_is_the_largest_whole_one_that_fits() {
    for (window, scale) in [
        (Size::new(484, 296), 1),
        (Size::new(967, 592), 1),
        (Size::new(968, 591), 1),
        (Size::new(968, 592), 2),
        (Size::new(1920, 1080), 3),
        (Size::new(3840, 2160), 7),
        (Size::new(100, 100), 1),
        (Size::zero(), 1),
    ] {
        assert_eq!(Layout::fit(window).scale(), scale, "{window}");
    }
}

#[test]
fn the_panel_is_scaled_and_in_the_middle() {
    for window in WINDOWS {
        let layout = Layout::fit(window);
        let screen = layout.screen();
        assert_eq!(screen.size, Size::new_equal(240 * layout.scale()));
        let centre = Point::new(window.width as i32, window.height as i32) / 2;
        let off = (screen.center() - centre).abs();
        assert!(off.x <= 1 && off.y <= 1, "{window}: {off}");
    }
}

#[test]
fn every_button_is_hit_in_its_middle_and_nothing_beside() {
    for window in WINDOWS {
        let layout = Layout::fit(window);
        for button in Button::ALL {
            let at = middle(&layout, button);
            assert_eq!(layout.button_at(at), Some(button), "{window}");
            let beside = at + Point::new(0, 15 * layout.scale() as i32 + 1);
            assert_ne!(layout.button_at(beside), Some(button), "{window}");
        }
        let corner = layout.screen().top_left;
        for nowhere in [Point::zero(), layout.screen().center(), corner] {
            assert_eq!(layout.button_at(nowhere), None, "{window}");
        }
    }
}

#[test]
fn the_buttons_are_where_the_thumbs_expect_them() {
    let layout = Layout::fit(SIZE);
    let at = |button| middle(&layout, button);
    assert!(at(Button::Left).x < at(Button::Right).x);
    assert!(at(Button::Up).y < at(Button::Down).y);
    assert!(at(Button::Right).x < layout.screen().top_left.x);
    assert!(at(Button::Y).x > layout.screen().anchor_x(AnchorX::Right));
    assert!(at(Button::Y).x < at(Button::A).x);
    assert!(at(Button::X).y < at(Button::B).y);
}

fn picture(window: Size, panel: &Panel, held: Option<Button>) -> Vec<u32> {
    lit_picture(window, panel, Light::Full, held)
}

/// Returns the colour of an ink in the window.
fn seen(ink: Ink) -> u32 {
    Rgb888::from(ink.rgb565()).into_storage()
}

fn lit_picture(window: Size, panel: &Panel, light: Light, held: Option<Button>) -> Vec<u32> {
    let mut pixels = vec![0; (window.width * window.height) as usize];
    draw(
        &mut Canvas::new(&mut pixels, window),
        &Layout::fit(window),
        panel,
        light,
        |button| Some(button) == held,
    );
    pixels
}

#[test]
fn every_pixel_of_the_panel_becomes_a_square() {
    let mut panel = Panel::new();
    panel
        .draw_iter([Pixel(Point::new(239, 7), theme::GREEN)])
        .expect("infallible");
    for window in WINDOWS {
        let layout = Layout::fit(window);
        let pixels = picture(window, &panel, None);
        let green = pixels.iter().filter(|pixel| **pixel == seen(theme::GREEN));
        assert_eq!(green.count() as u32, layout.scale().pow(2));
        let scale = layout.scale() as i32;
        let first = layout.screen().top_left + Point::new(239, 7) * scale;
        let index = first.y as usize * window.width as usize + first.x as usize;
        assert_eq!(pixels[index], seen(theme::GREEN));
    }
}

#[test]
fn a_held_button_looks_different() {
    let panel = Panel::new();
    let idle = picture(SIZE, &panel, None);
    for button in Button::ALL {
        assert_ne!(picture(SIZE, &panel, Some(button)), idle, "{button:?}");
    }
}

#[test]
fn a_window_that_is_too_small_shows_the_middle() {
    let mut panel = Panel::new();
    panel.clear(theme::GREEN).expect("infallible");
    for (window, green) in [
        (Size::new(100, 50), 5000),
        (Size::new(300, 10), 2400),
        (Size::new(1, 1), 1),
        (Size::new(0, 7), 0),
    ] {
        let pixels = picture(window, &panel, None);
        let count = pixels
            .iter()
            .filter(|pixel| **pixel == seen(theme::GREEN))
            .count();
        assert_eq!(count, green, "{window}");
    }
}

#[test]
fn the_panel_is_as_bright_as_the_backlight_and_the_case_stays() {
    let mut panel = Panel::new();
    panel.clear(theme::WHITE).expect("infallible");
    let full = picture(SIZE, &panel, None);
    let white = seen(theme::WHITE);
    for (light, lit) in [(Light::Dim, white >> 1 & 0x7f7f7f), (Light::Dark, 0x000000)] {
        let other = lit_picture(SIZE, &panel, light, None);
        let changed = full
            .iter()
            .zip(&other)
            .filter(|(full, other)| full != other);
        let mut count = 0;
        for pixels in changed {
            assert_eq!(pixels, (&white, &lit));
            count += 1;
        }
        assert_eq!(count, 240 * 240, "{light:?}");
    }
}
