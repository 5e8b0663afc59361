//! The last picture before sleep.

use embedded_graphics::prelude::*;
use palmyra_play::Millis;

use super::text::Msg;
use super::widgets::battery;
use super::{Context, Go};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::input::Button;
use crate::theme;

/// The time for which the picture is shown before the device sleeps.
const SHOWN: Millis = 700;

/// The last picture before sleep. After waking up, the device shows the screen below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sleep {
    until: Millis,
}

impl Sleep {
    pub fn new(cx: &Context) -> Self {
        Self {
            until: cx.now + SHOWN,
        }
    }

    /// Ignores all buttons. Once the device sleeps, any button wakes it.
    pub fn press(&mut self, _: Button, _: &mut Context) -> Go {
        Go::Stay
    }

    pub fn tick(self, cx: &mut Context) -> Go {
        if cx.now < self.until {
            return Go::Stay;
        }
        cx.sleep = true;
        Go::Back
    }

    pub const fn wake(self) -> Millis {
        self.until
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        canvas.fill(panel(), theme::NIGHT);
        for (x, y) in [
            (20, 30),
            (60, 18),
            (198, 22),
            (215, 52),
            (12, 140),
            (228, 148),
            (37, 92),
        ] {
            canvas.fill(area(x, y, 2, 2), theme::SHADE);
        }
        // The moon is a disc without the part that another disc covers.
        for y in -21..=21i32 {
            let [disc, shade] = [(22, 0), (19, 11)].map(|(radius, shift)| {
                let half = (radius * radius - y * y).max(0i32).isqrt();
                (120 + shift - half, 120 + shift + half)
            });
            let end = if shade.0 < shade.1 {
                shade.0.min(disc.1)
            } else {
                disc.1
            };
            canvas.fill(area(disc.0, 88 + y, (end - disc.0).max(0), 1), theme::GOLD);
        }
        let title = cx.say(Msg::GoodNight);
        canvas.text(
            Font::Title,
            title,
            area(2, 124, 236, 22),
            Align::Centre,
            theme::CREAM,
        );
        let text = cx.say(Msg::AnyButtonWakes);
        canvas.text(
            Font::Body,
            text,
            area(2, 148, 236, 19),
            Align::Centre,
            theme::SHADE,
        );
        battery(canvas, cx, Point::new(132, 175));
    }
}
