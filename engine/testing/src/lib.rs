//! Positions, games and records for the tests of every crate.

pub mod bots;
pub mod caravans;
pub mod games;
pub mod legions;
pub mod merchants;
pub mod play;
pub mod records;

/// Returns the number of random cases to try: `count`, or a multiple if the environment variable
/// `PALMYRA_SOAK` is set. The first `count` cases are always the same.
#[must_use]
pub fn soak(count: u32) -> u32 {
    let factor = std::env::var("PALMYRA_SOAK").ok();
    let factor = factor.and_then(|factor| factor.parse().ok());
    count.saturating_mul(factor.unwrap_or(1))
}
