//! Positions, games and records for the tests of every crate.

pub mod bots;
pub mod caravans;
pub mod games;
pub mod legions;
pub mod merchants;
pub mod play;
pub mod records;

/// The number of cases to try: `count`, multiplied by the variable `PALMYRA_SOAK` if it
/// is set. The first `count` cases are always the same.
#[must_use]
pub fn soak(count: u32) -> u32 {
    let factor = std::env::var("PALMYRA_SOAK").ok();
    let factor = factor.and_then(|factor| factor.parse().ok());
    count.saturating_mul(factor.unwrap_or(1))
}
