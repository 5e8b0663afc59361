//! A report of a crash or a hang to pass on, with a short code, as text and as a QR code.

use core::fmt::Write as _;

use heapless::String;
use qrcodegen_no_heap::{QrCode, QrCodeEcc, Version};

use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::fault::Failure;
use crate::picture::Picture;
use crate::shell::text::{Language, Message as _, Msg};
use crate::theme;

/// The largest QR code whose modules are at least three pixels wide on the panel: 57 modules per
/// side and a margin of four.
const LARGEST: Version = Version::new(10);

/// A report of a failure.
pub type Report = String<240>;

/// Returns a report in English with the firmware's version and the short code. The end of a long
/// report is cut.
#[must_use]
pub fn fault_report(failure: &Failure) -> Report {
    let (what, place) = failure.tell(Language::English);
    let mut report = Report::new();
    let code = fault_code(failure);
    let version = env!("CARGO_PKG_VERSION");
    for text in ["palmyra ", version, " ", &code, ": ", &what, " ", &place] {
        for letter in text.chars() {
            // Letters that do not fit are dropped.
            let _ = report.push(letter);
        }
    }
    report
}

/// Returns eight hexadecimal digits, which are equal for equal failures of the same version
/// (FNV-1a).
#[must_use]
pub fn fault_code(failure: &Failure) -> String<8> {
    let (what, place) = failure.tell(Language::English);
    let texts = [env!("CARGO_PKG_VERSION"), &what, &place];
    let bytes = texts.iter().flat_map(|text| text.bytes());
    let sum = bytes.fold(0x811c_9dc5, |sum: u32, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let mut code = String::new();
    // The string has room for the eight digits.
    let _ = write!(code, "{sum:08x}");
    code
}

/// Draws the report as a QR code.
pub fn draw_fault_code(picture: &mut Picture, language: Language, failure: &Failure) {
    let canvas = &mut Canvas::new(picture);
    canvas.fill(panel(), theme::CREAM);
    let report = fault_report(failure);
    let mut scratch = [0; LARGEST.buffer_len()];
    let mut dots = [0; LARGEST.buffer_len()];
    let square = QrCode::encode_text(
        &report,
        &mut scratch,
        &mut dots,
        QrCodeEcc::Low,
        Version::MIN,
        LARGEST,
        None,
        true,
    );
    // The largest QR code has room for the longest report, so this never fails.
    if let Ok(square) = square {
        let size = square.size();
        let dot = 200 / (size + 8);
        let left = (240 - dot * size) / 2;
        let top = (214 - dot * size) / 2;
        for y in 0..size {
            for x in (0..size).filter(|&x| square.get_module(x, y)) {
                canvas.fill(area(left + dot * x, top + dot * y, dot, dot), theme::INK);
            }
        }
    }
    let at = area(8, 216, 224, 20);
    let hint = Msg::FaultHint.text(language);
    canvas.text(Font::Body, hint, at, Align::Centre, theme::INK);
}
