//! What is written on the panel, for people who cannot see it.

use alloc::string::String;
use alloc::vec::Vec;

use embedded_graphics::pixelcolor::{Rgb565, Rgb888};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::theme;

/// A line of text on the panel.
struct Line {
    text: String,
    ink: Rgb565,
    /// The area that it covers.
    area: Rectangle,
    is_chosen: bool,
}

/// All lines on the panel, in the order in which they were drawn.
#[derive(Default)]
pub struct Words(Vec<Line>);

impl Words {
    /// All lines.
    pub fn all(&self) -> String {
        join(self.0.iter())
    }

    /// The lines that are chosen.
    pub fn chosen(&self) -> String {
        join(self.0.iter().filter(|line| line.is_chosen))
    }

    /// Finds out which lines are chosen: those on the colour of the cursor.
    pub fn find_chosen(&mut self, colour: impl Fn(Point) -> Option<Rgb888>) {
        let cursor = Rgb888::from(theme::GOLD);
        for line in &mut self.0 {
            let ink = Rgb888::from(line.ink);
            let (mut ground, mut gold) = (0, 0);
            for found in line.area.points().filter_map(&colour) {
                ground += u32::from(found != ink);
                gold += u32::from(found == cursor);
            }
            line.is_chosen = ink != cursor && 2 * gold > ground;
        }
    }
}

fn join<'a>(lines: impl Iterator<Item = &'a Line>) -> String {
    let texts: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    texts.join("\n")
}

impl Observer for Words {
    fn text(&mut self, written: Written) {
        self.0.push(Line {
            text: written.text.into(),
            ink: written.ink,
            area: written.drawn,
            is_chosen: false,
        });
    }

    fn cover(&mut self, area: Rectangle) {
        let is_hidden = |line: &Line| area.contains(line.area.center());
        self.0.retain(|line| !is_hidden(line));
    }
}
