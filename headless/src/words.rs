//! Collects the texts of a picture, for terminals in which its letters are too
//! small.

use embedded_graphics::primitives::Rectangle;
use palmyra_ui::App;
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::theme::Ink;

use crate::Panel;

/// One line of text on the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The text.
    pub text: String,
    /// The colour of the letters.
    pub ink: Ink,
    /// The area that the letters cover.
    pub area: Rectangle,
}

/// The texts of a picture in the order of drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Word>);

impl Words {
    /// Draws an application and collects its texts.
    pub fn draw(&mut self, app: &App, panel: &mut Panel) {
        self.0.clear();
        app.draw_observed(panel, self);
    }
}

impl Observer for Words {
    fn text(&mut self, written: Written) {
        self.cover(written.drawn);
        self.0.push(Word {
            text: written.text.to_owned(),
            ink: written.ink,
            area: written.drawn,
        });
    }

    /// Removes texts whose centre lies in an area that was drawn over.
    fn cover(&mut self, area: Rectangle) {
        self.0.retain(|word| !area.contains(word.area.center()));
    }
}
