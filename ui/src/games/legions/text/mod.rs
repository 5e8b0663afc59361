//! All texts of `legions` by topic, with one row per message and one column per language. The terms
//! are those of the published rulebooks.
//!
//! The columns are English, German, French and Dutch. `{}` is a blank; the row gives the kind of
//! each blank.

pub mod guide;
pub mod how_to;
pub mod play;

pub use guide::Msg as GuideText;
pub use how_to::Msg as HowToText;
pub use play::Msg;

use crate::shell::text::topics;

topics!(play, how_to, guide);
