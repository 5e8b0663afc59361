//! Watching texts while they are drawn.

use embedded_graphics::primitives::Rectangle;
use palmyra_ui::canvas::Observer;

/// Collects texts that do not fit the area they are meant for.
#[derive(Debug, Default)]
pub struct Clipping {
    /// What was wrong, in words.
    pub faults: Vec<String>,
    /// How many texts were drawn.
    pub texts: usize,
}

impl Observer for Clipping {
    fn text(&mut self, text: &str, area: Rectangle, drawn: Rectangle) {
        self.texts += 1;
        let (Some(last), Some(end)) = (drawn.bottom_right(), area.bottom_right()) else {
            return;
        };
        // Some letters reach a pixel to the left of where they stand.
        let fits = drawn.top_left.x >= area.top_left.x - 1
            && drawn.top_left.y >= area.top_left.y
            && last.x <= end.x + 1
            && last.y <= end.y;
        if !fits {
            self.faults
                .push(format!("`{text}` covers {drawn:?} of {area:?}"));
        }
    }
}
