//! Observes the texts of a picture while it is drawn.

use embedded_graphics::pixelcolor::RgbColor as _;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_headless::Panel;
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::text::{Language, tables};
use palmyra_ui::theme::{self, Ink};
use palmyra_ui::{App, Picture};

/// The texts on the screen.
#[derive(Debug, Default)]
pub struct Texts(pub Vec<String>);

impl Observer for Texts {
    fn text(&mut self, written: Written<'_>) {
        self.0.push(written.text.to_owned());
    }
}

/// Returns all texts in the current picture of an application.
#[must_use]
pub fn texts(app: &App) -> Vec<String> {
    let mut texts = Texts::default();
    app.draw_observed(&mut Panel::new(), &mut texts);
    texts.0
}

/// The top row of the words in the bar of buttons.
const BAR: i32 = 222;

/// Collects the words in the bar of buttons.
#[derive(Debug, Default)]
struct Bar(Vec<String>);

impl Observer for Bar {
    fn text(&mut self, written: Written<'_>) {
        if written.area.top_left.y == BAR && written.ink == theme::CREAM {
            self.0.push(written.text.to_owned());
        }
    }
}

/// Returns the words in the bar of buttons of the current picture.
#[must_use]
pub fn bar(app: &App) -> Vec<String> {
    let mut bar = Bar::default();
    app.draw_observed(&mut Panel::new(), &mut bar);
    bar.0
}

/// Whether one of the texts on the screen is exactly this text.
pub fn shows(app: &App, text: &str) -> bool {
    texts(app).iter().any(|shown| shown == text)
}

/// Collects texts that do not fit their area.
#[derive(Debug, Default)]
pub struct Clipping {
    /// The descriptions of the faults.
    pub faults: Vec<String>,
    /// The number of drawn texts.
    pub texts: usize,
}

impl Observer for Clipping {
    fn text(&mut self, written: Written) {
        self.texts += 1;
        self.faults.extend(overflow(&written));
    }
}

/// The width of the panel in pixels.
const WIDTH: i32 = 240;

/// Describes the fault in the position of a text. A text must not leave its area or touch the
/// edge of the panel, where it is hard to read.
fn overflow(written: &Written) -> Option<String> {
    let Written {
        text, area, drawn, ..
    } = written;
    let (last, end) = (drawn.bottom_right()?, area.bottom_right()?);
    // Some letters extend one pixel beyond their area, to the left or to the right.
    let fits = drawn.top_left.x >= area.top_left.x - 1
        && drawn.top_left.y >= area.top_left.y
        && last.x <= end.x + 1
        && last.y <= end.y;
    // A map and the words on it may extend beyond the panel.
    let is_of_panel = area.top_left.x >= 0 && end.x < WIDTH;
    let touches_edge = is_of_panel && (drawn.top_left.x <= 0 || last.x >= WIDTH - 1);
    (!fits || touches_edge).then(|| format!("`{text}` covers {drawn:?} of {area:?}"))
}

/// Returns the faults of the texts in a picture: clipped, overlapping, hidden by
/// something else, or too faint.
pub fn faults(app: &App) -> Vec<String> {
    // A screen with the whole province may have no texts.
    if ["table", "hint", "finale"].contains(&app.screen()) && texts(app).is_empty() {
        return Vec::new();
    }
    faults_of(|picture, observer| app.draw_observed(picture, observer))
}

/// Returns the same faults as [`faults`], for a picture that is not drawn by an application.
///
/// # Panics
///
/// If the picture has no text.
pub fn faults_of(draw: impl FnOnce(&mut Picture, &mut dyn Observer)) -> Vec<String> {
    let (mut panel, mut reading) = (Panel::new(), Reading::default());
    draw(&mut panel, &mut reading);
    let mut faults = reading.faults.clone();
    assert!(!reading.lines.is_empty(), "the picture says nothing");
    for line in reading.lines.iter().filter(|line| !line.is_shadow) {
        let least = if may_be_faint(line.ink) { 4.5 } else { 7.0 };
        if line.contrast < least {
            let (text, contrast) = (&line.text, line.contrast);
            faults.push(format!("`{text}`: contrast {contrast:.1}, not {least}"));
        }
        let seen = visible(&panel, line);
        if seen < line.mask.len() {
            let (text, all, at) = (&line.text, line.mask.len(), line.drawn.top_left);
            faults.push(format!(
                "`{text}` at {at}: only {seen} of {all} pixels are seen"
            ));
        }
    }
    faults
}

/// A line of text and the pixels of its letters.
struct Line {
    text: String,
    drawn: Rectangle,
    ink: Ink,
    mask: Vec<Point>,
    contrast: f64,
    /// Whether the same text was drawn over this line again.
    is_shadow: bool,
}

/// Collects the lines of text in a picture.
#[derive(Default)]
struct Reading {
    lines: Vec<Line>,
    faults: Vec<String>,
}

/// Returns the number of visible pixels of a line.
fn visible(picture: &Picture, line: &Line) -> usize {
    let shown = |&&at: &&Point| picture.ink(at) == Some(line.ink);
    line.mask.iter().filter(shown).count()
}

impl Reading {
    fn write(&mut self, written: Written) {
        self.faults.extend(overflow(&written));
        let Written {
            text,
            ink,
            drawn,
            picture,
            ..
        } = written;
        let mask: Vec<Point> = drawn
            .points()
            .filter(|&at| picture.ink(at) == Some(ink))
            .collect();
        if mask.is_empty() {
            // The text is outside of the view, for example at the far end of the
            // province.
            return;
        }
        let contrast = contrast_within(picture, &mask, ink);
        for index in 0..self.lines.len() {
            let line = &self.lines[index];
            if !meet(&line.drawn, &drawn) {
                continue;
            }
            if line.text == text {
                self.lines[index].is_shadow = true;
                continue;
            }
            let over = |&&at: &&Point| drawn.contains(at) && picture.ink(at) == Some(line.ink);
            // The letters of the new text are not counted, although they may
            // have the same ink.
            let own = |at: &&Point| !mask.contains(at) || line.ink != ink;
            if line.mask.iter().filter(over).filter(|at| own(at)).count() > 0 {
                let other = &line.text;
                self.faults.push(format!("`{text}` overlaps `{other}`"));
            }
        }
        self.lines.push(Line {
            text: text.into(),
            drawn,
            ink,
            mask,
            contrast,
            is_shadow: false,
        });
    }
}

/// Returns the contrast of a text with the pixels beside its letters. It is the contrast that nine
/// tenths of these pixels have at least. The others may belong to an outline that the text
/// touches.
fn contrast_within(picture: &Picture, mask: &[Point], ink: Ink) -> f64 {
    let beside = [(0, -1), (0, 1), (-1, 0), (1, 0)];
    let mut contrasts: Vec<f64> = mask
        .iter()
        .flat_map(|&at| beside.map(|(x, y)| at + Point::new(x, y)))
        .filter_map(|at| picture.ink(at))
        .filter(|&ground| ground != ink)
        .map(|ground| contrast(ink, ground))
        .collect();
    contrasts.sort_by(f64::total_cmp);
    contrasts.get(contrasts.len() / 10).copied().unwrap_or(0.0)
}

/// Whether texts in this ink may have less contrast than other texts.
fn may_be_faint(ink: Ink) -> bool {
    ink == theme::SHADE
}

fn meet(a: &Rectangle, b: &Rectangle) -> bool {
    let both = a.intersection(b);
    both.size.width > 0 && both.size.height > 0
}

impl Observer for Reading {
    fn text(&mut self, written: Written) {
        self.write(written);
    }

    fn cover(&mut self, area: Rectangle) {
        for line in &mut self.lines {
            line.mask.retain(|&at| !area.contains(at));
        }
    }
}

/// Returns the components of a colour, from 0 to 1.
pub fn rgb(ink: Ink) -> [f64; 3] {
    let colour = ink.rgb565();
    [
        f64::from(colour.r()) / 31.0,
        f64::from(colour.g()) / 63.0,
        f64::from(colour.b()) / 31.0,
    ]
}

/// Undoes the gamma of a colour component.
pub fn linear(value: f64) -> f64 {
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// Returns the relative luminance of a colour.
pub fn luminance(colour: [f64; 3]) -> f64 {
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Returns the contrast of two colours, from 1 to 21.
pub fn contrast(a: Ink, b: Ink) -> f64 {
    let (a, b) = (luminance(rgb(a)), luminance(rgb(b)));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns every message of the shell and the games, as its name and its text
/// in a language.
pub fn messages(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    tables().flat_map(move |table| {
        let names = table.names.iter().copied().enumerate();
        names.map(move |(index, name)| (name, (table.text)(index, language)))
    })
}

/// Returns the text of the message with this name.
///
/// # Panics
///
/// If no message has this name.
#[must_use]
pub fn message(name: &str, language: Language) -> &'static str {
    let mut found = messages(language).filter(|(other, _)| *other == name);
    let (_, text) = found.next().unwrap_or_else(|| panic!("no message {name}"));
    text
}
