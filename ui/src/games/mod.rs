//! The games: one folder with the screens of each, and the registry, which provides them to the
//! application.

pub mod caravans;
pub mod legions;
pub mod merchants;
mod registry;
#[cfg(test)]
mod secrets;

pub(crate) use registry::with_shown;
pub use registry::{AnyPlay, GameContext, SCREEN_NAMES, TEXTS};

/// Packs booleans into bits, the first one into the lowest bit.
pub(crate) fn bits(truths: &[bool]) -> u16 {
    let truths = truths.iter().rev();
    truths.fold(0, |bits, &truth| bits << 1 | u16::from(truth))
}
