//! Why a step is good, in a sentence.

use palmyra_engine::merchants::Move;
use palmyra_engine::merchants::Reason;

use super::Play;
use super::text::ReasonText;
use crate::shell::Context;
use crate::shell::text::Line;

/// The sentence for a reason.
pub fn words(cx: &Context, play: &Play, reason: Reason) -> Line {
    let _ = play;
    match reason.step {
        Move::Done | Move::Pass(_) => cx.tell(ReasonText::Done, &[]),
        _ => cx.tell(ReasonText::Even, &[]),
    }
}
