//! The drawn case around the panel: positions and shapes of its parts.

use std::convert::Infallible;

use embedded_graphics::mono_font::{MonoTextStyle, ascii::FONT_9X15_BOLD};
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{
    Circle, PrimitiveStyle, Rectangle, RoundedRectangle, Triangle,
};
use embedded_graphics::text::{Alignment, Baseline, Text, TextStyleBuilder};
use palmyra_device::Light;
use palmyra_headless::Panel;
use palmyra_ui::{Button, PANEL};

/// The size of the case and its margin at scale 1, in pixels of the panel.
pub const SIZE: Size = Size::new(484, 296);

const BODY: Rectangle = Rectangle::new(Point::new(8, 8), Size::new(468, 280));
const BEZEL: Rectangle = Rectangle::new(Point::new(114, 20), Size::new(256, 256));
const SCREEN: Rectangle = Rectangle::new(Point::new(122, 28), Size::new_equal(PANEL));
const D_PAD: Point = Point::new(61, 148);
const FACE: Point = Point::new(423, 148);
/// The length and width of an arm of the d-pad.
const ARM: i32 = 28;
/// The distance from the centre of the face buttons to each of them.
const REACH: i32 = 28;
const DIAMETER: i32 = 29;
/// The height by which a button stands out while it is not pressed.
const HEIGHT: i32 = 3;

const TABLE: Rgb888 = Rgb888::new(0x26, 0x22, 0x1f);
const SAND: Rgb888 = Rgb888::new(0xd9, 0xc3, 0x9a);
const SHADE: Rgb888 = Rgb888::new(0xae, 0x95, 0x69);
const COAL: Rgb888 = Rgb888::new(0x2d, 0x29, 0x26);
const COAL_PRESSED: Rgb888 = Rgb888::new(0x5f, 0x55, 0x4b);
const CLAY: Rgb888 = Rgb888::new(0xa8, 0x4b, 0x32);
const CLAY_PRESSED: Rgb888 = Rgb888::new(0x7b, 0x33, 0x21);
const CREAM: Rgb888 = Rgb888::new(0xf6, 0xe9, 0xcf);

/// The position of the case in a window, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    scale: u32,
    origin: Point,
}

/// The shape of a button.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle, for an arm of the d-pad.
    Arm(Rectangle),
    /// A circle, for a face button.
    Round(Circle),
}

impl Layout {
    /// Returns the layout with the largest integer scale that fits, centred in the window. A window
    /// that is too small for scale 1 shows the centre of the case.
    #[must_use]
    pub fn fit(window: Size) -> Self {
        let scale = (window.width / SIZE.width)
            .min(window.height / SIZE.height)
            .max(1);
        let spare = |window: u32, size: u32| (window as i32 - (size * scale) as i32) / 2;
        let origin = Point::new(
            spare(window.width, SIZE.width),
            spare(window.height, SIZE.height),
        );
        Self { scale, origin }
    }

    /// The width of one panel pixel, in window pixels.
    #[must_use]
    pub fn scale(&self) -> u32 {
        self.scale
    }

    /// The area of the panel.
    #[must_use]
    pub fn screen(&self) -> Rectangle {
        self.area(SCREEN)
    }

    /// The shape of a button.
    #[must_use]
    pub fn shape(&self, button: Button) -> Shape {
        let towards = direction(button);
        if is_arm(button) {
            let arm = Rectangle::with_center(D_PAD + towards * ARM, Size::new_equal(ARM as u32));
            Shape::Arm(self.area(arm))
        } else {
            let middle = self.point(FACE + towards * REACH);
            Shape::Round(Circle::with_center(middle, self.length(DIAMETER)))
        }
    }

    /// The button under a point.
    #[must_use]
    pub fn button_at(&self, at: Point) -> Option<Button> {
        Button::ALL
            .into_iter()
            .find(|button| match self.shape(*button) {
                Shape::Arm(arm) => arm.contains(at),
                Shape::Round(circle) => circle.contains(at),
            })
    }

    fn point(&self, units: Point) -> Point {
        self.origin + units * self.scale as i32
    }

    fn length(&self, units: i32) -> u32 {
        units as u32 * self.scale
    }

    fn area(&self, units: Rectangle) -> Rectangle {
        Rectangle::new(self.point(units.top_left), units.size * self.scale)
    }
}

fn is_arm(button: Button) -> bool {
    matches!(
        button,
        Button::Up | Button::Down | Button::Left | Button::Right
    )
}

/// The direction from the centre of a button's group to the button.
fn direction(button: Button) -> Point {
    match button {
        Button::Up | Button::X => Point::new(0, -1),
        Button::Down | Button::B => Point::new(0, 1),
        Button::Left | Button::Y => Point::new(-1, 0),
        Button::Right | Button::A => Point::new(1, 0),
    }
}

/// Draws the case with its panel. `held` returns whether a button is pressed.
pub fn draw(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    panel: &Panel,
    light: Light,
    held: impl Fn(Button) -> bool,
) {
    let Ok(()) = draw_body(canvas, layout);
    canvas.show(panel.lit(light), layout);
    let Ok(()) = draw_d_pad(canvas, layout, &held);
    for button in [Button::A, Button::B, Button::X, Button::Y] {
        let Ok(()) = draw_face_button(canvas, layout, button, held(button));
    }
}

fn draw_body(canvas: &mut Canvas<'_>, layout: &Layout) -> Result<(), Infallible> {
    canvas.clear(TABLE)?;
    rounded(canvas, layout, BODY, 34, SHADE)?;
    let top = Rectangle::new(BODY.top_left, BODY.size - Size::new(0, 4));
    rounded(canvas, layout, top, 34, SAND)?;
    rounded(canvas, layout, BEZEL, 8, COAL)
}

fn draw_d_pad(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    held: impl Fn(Button) -> bool,
) -> Result<(), Infallible> {
    let (long, wide) = (3 * ARM as u32, ARM as u32);
    let bars = [Size::new(long, wide), Size::new(wide, long)];
    for (middle, colour) in [(D_PAD + Point::new(0, HEIGHT), SHADE), (D_PAD, COAL)] {
        for bar in bars {
            let bar = Rectangle::with_center(middle, bar);
            rounded(canvas, layout, bar, 5, colour)?;
        }
    }
    for button in Button::ALL.into_iter().filter(|button| is_arm(*button)) {
        let towards = direction(button);
        let middle = D_PAD + towards * ARM;
        if held(button) {
            let arm = Rectangle::with_center(middle, Size::new_equal(ARM as u32));
            rounded(canvas, layout, arm, 5, COAL_PRESSED)?;
        }
        let aside = Point::new(towards.y, towards.x) * 5;
        let tip = middle + towards * 6;
        let base = middle - towards * 2;
        Triangle::new(
            layout.point(tip),
            layout.point(base + aside),
            layout.point(base - aside),
        )
        .into_styled(PrimitiveStyle::with_fill(SHADE))
        .draw(canvas)?;
    }
    Ok(())
}

fn draw_face_button(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    button: Button,
    held: bool,
) -> Result<(), Infallible> {
    let Shape::Round(mut circle) = layout.shape(button) else {
        return Ok(());
    };
    let mut middle = FACE + direction(button) * REACH;
    let sink = Point::new(0, HEIGHT);
    let colour = if held {
        circle = circle.translate(sink * layout.scale as i32);
        middle += sink;
        CLAY_PRESSED
    } else {
        circle
            .translate(sink * layout.scale as i32)
            .into_styled(PrimitiveStyle::with_fill(SHADE))
            .draw(canvas)?;
        CLAY
    };
    circle
        .into_styled(PrimitiveStyle::with_fill(colour))
        .draw(canvas)?;

    let centred = TextStyleBuilder::new()
        .alignment(Alignment::Center)
        .baseline(Baseline::Middle)
        .build();
    let letter = match button {
        Button::A => "A",
        Button::B => "B",
        Button::X => "X",
        _ => "Y",
    };
    let style = MonoTextStyle::new(&FONT_9X15_BOLD, CREAM);
    Text::with_text_style(letter, middle, style, centred).draw(&mut Scaled { canvas, layout })?;
    Ok(())
}

fn rounded(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    units: Rectangle,
    radius: u32,
    colour: Rgb888,
) -> Result<(), Infallible> {
    let corner = Size::new_equal(radius * layout.scale);
    RoundedRectangle::with_equal_corners(layout.area(units), corner)
        .into_styled(PrimitiveStyle::with_fill(colour))
        .draw(canvas)
}

/// The picture of a window. Each pixel is one word `0RGB`, row by row.
#[derive(Debug)]
pub struct Canvas<'a> {
    pixels: &'a mut [u32],
    size: Size,
}

impl<'a> Canvas<'a> {
    /// Creates a canvas on `pixels`, whose length must match the size.
    #[must_use]
    pub fn new(pixels: &'a mut [u32], size: Size) -> Self {
        Self { pixels, size }
    }

    /// The parts of the rows that lie in an area, each with its position.
    fn rows(&mut self, area: &Rectangle) -> impl Iterator<Item = (Point, &mut [u32])> {
        let area = area.intersection(&self.bounding_box());
        let width = area.size.width as usize;
        let start = area.top_left;
        self.pixels
            .chunks_exact_mut(self.size.width.max(1) as usize)
            .zip(0..)
            .skip(start.y as usize)
            .take(area.size.height as usize)
            .map(move |(row, y)| {
                let left = start.x as usize;
                (Point::new(start.x, y), &mut row[left..left + width])
            })
    }

    fn show(&mut self, picture: impl Iterator<Item = Rgb888>, layout: &Layout) {
        let colours: Vec<u32> = picture.map(IntoStorage::into_storage).collect();
        let (screen, scale) = (layout.screen(), layout.scale as usize);
        for (start, row) in self.rows(&screen) {
            let from = start - screen.top_left;
            let source = &colours[from.y as usize / scale * PANEL as usize..];
            for (pixel, x) in row.iter_mut().zip(from.x as usize..) {
                *pixel = source[x / scale];
            }
        }
    }
}

impl OriginDimensions for Canvas<'_> {
    fn size(&self) -> Size {
        self.size
    }
}

impl DrawTarget for Canvas<'_> {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb888>>,
    {
        for Pixel(at, colour) in pixels {
            self.fill_solid(&Rectangle::new(at, Size::new_equal(1)), colour)?;
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb888) -> Result<(), Infallible> {
        let colour = colour.into_storage();
        self.rows(area).for_each(|(_, row)| row.fill(colour));
        Ok(())
    }
}

/// A canvas in which each pixel is a square as wide as the scale.
struct Scaled<'c, 'a> {
    canvas: &'c mut Canvas<'a>,
    layout: &'c Layout,
}

impl OriginDimensions for Scaled<'_, '_> {
    fn size(&self) -> Size {
        SIZE
    }
}

impl DrawTarget for Scaled<'_, '_> {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb888>>,
    {
        for Pixel(at, colour) in pixels {
            let square = self.layout.area(Rectangle::new(at, Size::new_equal(1)));
            self.canvas.fill_solid(&square, colour)?;
        }
        Ok(())
    }
}
