//! All texts of `merchants` by topic, with one row per message and one column per language.
//!
//! The columns are English, German, French and Dutch. `{}` is a blank; the row gives the kind of
//! each blank. In the tests, each `Room` is the space for some texts. The tests check that the
//! texts fit with the widest words in their blanks.
//!
//! Texts that several screens share exist only once. Actions have the names of their slots
//! ([`SlotText`], `List…`). Private actions have the names of their improvements
//! ([`improvement::name`]).

pub mod action;
pub mod deal;
pub mod footer;
pub mod guide;
pub mod how_to;
pub mod improvement;
pub mod log;
pub mod mission;
pub mod overview;
pub mod phase;
pub mod reason;
pub mod refusal;
#[cfg(test)]
mod repeated;
#[cfg(test)]
mod rooms;
pub mod slot;
pub mod word;

pub use action::Msg as ActionText;
pub use deal::Msg as DealText;
pub use footer::Msg as FooterText;
pub use guide::Msg as GuideText;
pub use how_to::Msg as HowToText;
pub use improvement::Msg as ImprovementText;
pub use log::Msg as LogText;
pub use mission::Msg as MissionText;
pub use overview::Msg as OverviewText;
pub use phase::Msg as PhaseText;
pub use reason::Msg as ReasonText;
pub use refusal::Msg as RefusalText;
pub use slot::Msg as SlotText;
pub use word::Msg as WordText;

use crate::shell::text::topics;

topics!(
    word,
    improvement,
    mission,
    slot,
    action,
    refusal,
    phase,
    deal,
    overview,
    log,
    footer,
    reason,
    guide,
    how_to,
);
