//! The screen for the connection with a computer over the cable.

use embedded_graphics::prelude::*;
use palmyra_play::link::{Activity, Refusal};

use super::art::{PLUG, TICK};
use super::text::{Blank, Line, Msg, fill};
use super::widgets::{battery, footer, page};
use super::{Context, Go};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::theme::{self, Ink};

/// The y coordinate of the line between the handheld and the computer in the picture.
const LINE: i32 = 68;
/// The x coordinates of the line's left and right end.
const ENDS: (i32, i32) = (64, 148);

/// The screen during which a computer may read and copy games. No other screen allows this. It is
/// opened from the title, where no game is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connect {
    /// Whether the screen asks if copying should stop.
    asks: bool,
}

impl Connect {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let is_copying = matches!(cx.link, Activity::Copying { .. });
        match button {
            Button::A if self.asks && is_copying => Go::Back,
            Button::B if is_copying => {
                self.asks = !self.asks;
                Go::Stay
            }
            Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::Connect));
        battery(canvas, cx, Point::new(236, 5));
        draw_devices(canvas, cx.link);
        let (title, text, ink) = tell(cx);
        let at = area(8, 104, 224, 20);
        let font = Font::Title.or_smaller(&title, 224);
        canvas.text(font, &title, at, Align::Centre, ink);
        let (done, of) = match cx.link {
            Activity::Copying { done, of } | Activity::Cut { done, of } => (done, of),
            Activity::Copied { of } => (of, of),
            _ => (0, 0),
        };
        let top = if of > 0 { 146 } else { 130 };
        draw_bar(canvas, done, of);
        let at = area(8, top, 224, 68);
        canvas.paragraph(&text, at, Align::Centre, theme::SHADE);
        if self.asks && matches!(cx.link, Activity::Copying { .. }) {
            let at = area(8, 188, 224, 20);
            let text = cx.say(Msg::ConnectStop);
            canvas.text(Font::Body, text, at, Align::Centre, theme::GOLD);
            let answers = [
                (Button::A, cx.say(Msg::Agree)),
                (Button::B, cx.say(Msg::Decline)),
            ];
            footer(canvas, &answers);
        } else {
            footer(canvas, &[(Button::B, cx.say(Msg::Back))]);
        }
    }
}

/// Returns the heading, a text that explains it or says what to do next, and the ink of the
/// heading.
fn tell(cx: &Context) -> (Line, Line, Ink) {
    let say = |msg| fill(cx.say(msg), &[]);
    let numbers = |msg, done: u8, of: u8| {
        let blanks = [done, of].map(|number| Blank::Number(number.into()));
        cx.tell(msg, &blanks)
    };
    let plain = |title, text| (say(title), say(text), theme::CREAM);
    match cx.link {
        Activity::Unplugged => plain(Msg::ConnectNoCable, Msg::ConnectNoCableText),
        Activity::Waiting => plain(Msg::ConnectWaiting, Msg::ConnectWaitingText),
        Activity::Connected => plain(Msg::ConnectOn, Msg::ConnectOnText),
        Activity::Copying { done, of } => {
            let title = numbers(Msg::ConnectCopying, done.saturating_add(1).min(of), of);
            (title, say(Msg::ConnectLeave), theme::CREAM)
        }
        Activity::Copied { of } => {
            let title = cx.tell(Msg::ConnectCopied, &[Blank::Number(of.into())]);
            (title, say(Msg::ConnectPull), theme::GOLD)
        }
        Activity::Cut { done, of } => {
            let text = numbers(Msg::ConnectCutText, done, of);
            (say(Msg::ConnectCut), text, theme::EMBER)
        }
        Activity::Refused(why) => (say(Msg::ConnectRefused), say(reason(why)), theme::EMBER),
    }
}

/// Returns the message with the reason of a refusal.
const fn reason(why: Refusal) -> Msg {
    match why {
        Refusal::Damaged | Refusal::Illegal | Refusal::Missing => Msg::LoadFailed,
        Refusal::Newer | Refusal::Version | Refusal::Unknown => Msg::ConnectNewer,
        Refusal::Older => Msg::ConnectOlder,
        Refusal::Changed | Refusal::Busy => Msg::ConnectChanged,
        Refusal::LowBattery => Msg::BatteryLow,
        Refusal::Failed => Msg::SaveFailed,
    }
}

/// Draws the handheld, the computer and the line between them. The line is dashed before they are
/// connected and after a refusal.
fn draw_devices(canvas: &mut Canvas, link: Activity) {
    canvas.frame(area(22, 40, 40, 56), 2, theme::CREAM);
    canvas.frame(area(28, 47, 28, 26), 1, theme::SHADE);
    canvas.fill(area(31, 82, 9, 3), theme::SHADE);
    canvas.fill(area(34, 79, 3, 9), theme::SHADE);
    canvas.fill(area(46, 84, 3, 3), theme::SHADE);
    canvas.fill(area(51, 80, 3, 3), theme::SHADE);
    canvas.frame(area(150, 40, 72, 46), 2, theme::CREAM);
    canvas.fill(area(143, 87, 86, 4), theme::CREAM);
    let (left, right) = ENDS;
    let (ink, is_whole) = match link {
        Activity::Connected | Activity::Copying { .. } | Activity::Copied { .. } => {
            (theme::CREAM, true)
        }
        Activity::Cut { .. } => (theme::EMBER, true),
        _ => (theme::SHADE, false),
    };
    if is_whole {
        canvas.fill(area(left, LINE, right - left, 2), ink);
    } else {
        for x in (left..right).step_by(10) {
            canvas.fill(area(x, LINE, 5, 2), ink);
        }
    }
    let middle = Point::new((left + right) / 2, LINE + 1);
    match link {
        Activity::Copying { done, .. } => {
            for index in 0..3 {
                let at = area(middle.x - 24 + 19 * index, LINE - 4, 10, 10);
                let is_next = index == i32::from(done % 3);
                canvas.fill(at, theme::NIGHT);
                canvas.frame(at, 2, if is_next { theme::GOLD } else { theme::CREAM });
            }
        }
        Activity::Copied { .. } => {
            canvas.fill(area(middle.x - 9, LINE - 6, 18, 14), theme::NIGHT);
            canvas.sprite_at(&TICK, middle, &[theme::GOLD]);
        }
        // A cross on the line marks the failure.
        Activity::Cut { .. } | Activity::Refused(_) => {
            canvas.fill(area(middle.x - 8, LINE - 6, 16, 14), theme::NIGHT);
            for step in -5..=5i32 {
                for y in [step, -step] {
                    let at = middle + Point::new(step, y);
                    canvas.fill(area(at.x - 1, at.y, 2, 1), theme::EMBER);
                }
            }
        }
        Activity::Connected => {}
        Activity::Unplugged | Activity::Waiting => {
            canvas.fill(area(middle.x - 9, LINE - 6, 18, 14), theme::NIGHT);
            canvas.sprite_at(&PLUG, middle, &[theme::CREAM]);
        }
    }
}

/// Draws a bar with one field per item to copy. The fields of copied items are filled.
fn draw_bar(canvas: &mut Canvas, done: u8, of: u8) {
    if of == 0 {
        return;
    }
    let (left, width) = (20, 200);
    canvas.frame(area(left, 130, width, 10), 1, theme::BRONZE);
    let edge = |index: u8| left + 1 + (width - 2) * i32::from(index) / i32::from(of);
    for index in 0..done.min(of) {
        let (from, to) = (edge(index), edge(index + 1));
        canvas.fill(area(from, 131, (to - from - 1).max(1), 8), theme::GOLD);
    }
}
