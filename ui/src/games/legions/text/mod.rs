//! All texts of `legions` by topic: one row per message, one column per
//! language, with the terms of the published rulebooks.
//!
//! The columns are English, German, French and Dutch. `{}` is a blank; line
//! breaks are kept.

pub mod guide;
pub mod how_to;
pub mod play;

pub use guide::Msg as GuideText;
pub use how_to::Msg as HowToText;
pub use play::Msg;

use crate::shell::text::topics;

topics!(play, how_to, guide);
