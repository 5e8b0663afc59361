//! Watching texts while they are drawn.

use embedded_graphics::primitives::Rectangle;
use palmyra::Panel;
use palmyra_ui::App;
use palmyra_ui::canvas::Observer;

/// Everything that is written on the screen.
#[derive(Debug, Default)]
pub struct Texts(pub Vec<String>);

impl Observer for Texts {
    fn text(&mut self, text: &str, _: Rectangle, _: Rectangle) {
        self.0.push(text.to_owned());
    }
}

/// Everything that an application writes on the screen now.
#[must_use]
pub fn texts(app: &App) -> Vec<String> {
    let mut texts = Texts::default();
    let Ok(()) = app.draw_observed(&mut Panel::new(), &mut texts);
    texts.0
}

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
