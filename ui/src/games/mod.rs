//! The games, one folder with screens for each, and the registry that lists them for the
//! application.

pub mod caravans;
pub mod legions;
pub mod merchants;
mod registry;
#[cfg(test)]
mod secrets;

#[cfg(feature = "loading")]
pub(crate) use registry::load;
pub(crate) use registry::with_shown;
pub use registry::{AnyPlay, GameContext, SCREEN_NAMES, TEXTS};

/// Packs booleans into bits. The first one is the lowest bit.
pub(crate) fn bits(truths: &[bool]) -> u16 {
    let truths = truths.iter().rev();
    truths.fold(0, |bits, &truth| bits << 1 | u16::from(truth))
}
