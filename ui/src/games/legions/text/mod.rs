//! Every word of `legions` on the screen, by topic: one row a message, one
//! column a language, in the words of the published rulebooks.
//!
//! English, German, French, Dutch. `{}` is a blank; a line break is kept.

pub mod guide;
pub mod how_to;
pub mod play;

pub use guide::Msg as GuideText;
pub use how_to::Msg as HowToText;
pub use play::Msg;

use crate::shell::text::topics;

topics!(play, how_to, guide);
