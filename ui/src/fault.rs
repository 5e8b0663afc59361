//! The screen that reports a crash or a hang.

use core::fmt::Write as _;

use crate::canvas::{Align, Canvas, Observer, area, panel, wrap};
use crate::fault_code::fault_code;
use crate::picture::Picture;
use crate::shell::text::{Language, Line, Message as _, Msg, fill};
use crate::shell::widgets::page;
use crate::theme;

/// The part of the main loop that a device is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The device sleeps until something happens.
    Waiting,
    /// The device passes inputs and time to the application.
    Updating,
    /// The device draws the picture.
    Drawing,
    /// The device sends the picture to the panel.
    Showing,
    /// A bot thinks about a decision.
    Thinking,
}

impl Stage {
    /// All stages, in the order of their numbers.
    pub const ALL: [Self; 5] = [
        Self::Waiting,
        Self::Updating,
        Self::Drawing,
        Self::Showing,
        Self::Thinking,
    ];

    const fn msg(self) -> Msg {
        match self {
            Self::Waiting => Msg::WhileWaiting,
            Self::Updating => Msg::WhileUpdating,
            Self::Drawing => Msg::WhileDrawing,
            Self::Showing => Msg::WhileShowing,
            Self::Thinking => Msg::WhileThinking,
        }
    }
}

/// A crash or a hang of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure<'a> {
    /// A panic.
    Panic {
        /// The message of the panic, in English.
        message: &'a str,
        /// The place of the panic in the source.
        place: &'a str,
    },
    /// The processor refused an instruction.
    Refused {
        /// The address of the instruction.
        address: u32,
    },
    /// The stack overflowed.
    Overflow {
        /// The stage of the main loop.
        stage: Stage,
        /// The name of the current screen, as in scripts; empty if unknown.
        screen: &'a str,
    },
    /// The main loop hung.
    Hang {
        /// The stage of the main loop.
        stage: Stage,
        /// The name of the current screen, as in scripts.
        screen: &'a str,
    },
}

impl Failure<'_> {
    /// Returns what happened and where, as two texts.
    pub(crate) fn tell(&self, language: Language) -> (Line, Line) {
        let say = |msg: Msg| msg.text(language);
        match *self {
            Self::Panic { message, place } => (cut(message), cut(place)),
            Self::Refused { address } => {
                let mut place = Line::new();
                // The line has room for the ten characters.
                let _ = write!(place, "{address:#010x}");
                (cut(say(Msg::FaultRefused)), place)
            }
            Self::Overflow { stage, screen } | Self::Hang { stage, screen } => {
                let what = match self {
                    Self::Overflow { .. } => Msg::FaultOverflow,
                    _ => Msg::FaultHang,
                };
                (cut(say(what)), fill(say(stage.msg()), &[screen.into()]))
            }
        }
    }
}

/// Returns the start of a text, as far as it fits a [`Line`].
fn cut(text: &str) -> Line {
    let mut line = Line::new();
    for letter in text.chars() {
        if line.push(letter).is_err() {
            break;
        }
    }
    line
}

/// Draws what happened, where, and how to continue. Needs no [`App`], because a fault in the
/// application may be the cause.
///
/// [`App`]: crate::App
pub fn draw_fault(picture: &mut Picture, language: Language, failure: &Failure) {
    draw_on(&mut Canvas::new(picture), language, failure);
}

/// Draws like [`draw_fault`], and reports every text to the observer.
pub fn draw_fault_observed(
    picture: &mut Picture,
    observer: &mut dyn Observer,
    language: Language,
    failure: &Failure,
) {
    draw_on(&mut Canvas::observed(picture, observer), language, failure);
}

fn draw_on(canvas: &mut Canvas, language: Language, failure: &Failure) {
    canvas.fill(panel(), theme::NIGHT);
    page(canvas, Msg::Fault.text(language));
    let (what, place) = failure.tell(language);
    let mut y = 34;
    for (text, ink) in [
        (Msg::FaultText.text(language), theme::CREAM),
        (&what, theme::EMBER),
        (&place, theme::SHADE),
    ] {
        // A message of more than four lines is cut, so that the texts below keep their places.
        let lines = wrap(text, 224).count().min(4) as i32;
        canvas.text_lines(text, area(8, y, 224, 17 * lines), 0, ink);
        y += 17 * lines + 6;
    }
    let code = fill(
        Msg::FaultCode.text(language),
        &[fault_code(failure).as_str().into()],
    );
    for (text, y, ink) in [
        (code.as_str(), 194, theme::SHADE),
        (Msg::FaultHint.text(language), 214, theme::GOLD),
    ] {
        canvas.paragraph(text, area(8, y, 224, 20), Align::Centre, ink);
    }
}
