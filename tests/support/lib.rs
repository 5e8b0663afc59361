//! Shared parts of the tests.

pub mod bots;
pub mod caravans;
pub mod emulator;
pub mod foreign;
pub mod fuzz;
pub mod games;
pub mod legions;
pub mod merchants;
mod needs;
mod node;
pub mod observe;
pub mod play;
pub mod records;
pub mod saves;
pub mod walks;
pub mod web;

/// The number of cases to try: `count`, multiplied by the variable `PALMYRA_SOAK` if it
/// is set. The first `count` cases are always the same.
#[must_use]
pub fn soak(count: u32) -> u32 {
    let factor = std::env::var("PALMYRA_SOAK").ok();
    let factor = factor.and_then(|factor| factor.parse().ok());
    count.saturating_mul(factor.unwrap_or(1))
}
