//! Runs the real firmware in an RP2040 emulator, for tests and measurements.

#[cfg(unix)]
mod bridge;
mod budget;
mod host;
mod kit;
mod think;
mod worn;

#[cfg(unix)]
pub use bridge::Bridge;
pub use budget::{Budget, Gauge, Verdict};
pub use host::{Shots, compare, play, play_on, rest};
pub use kit::{BOARDS, Board, Kit, Misses, Run, tests_folder};
pub use think::{position, write_positions};
pub use worn::worn_image;

/// The number of random button edges in a test.
pub const TEST_EDGES: u32 = 5_000;
/// The number of random button edges in the benchmark.
pub const BENCH_EDGES: u32 = 20_000;

/// The number of positions for each level in the benchmark.
pub const BENCH_POSITIONS: u32 = 50;
/// The number of positions for each level in the benchmark with `--quick`.
pub const QUICK_POSITIONS: u32 = 5;

/// The script that is played before the measurements of the table.
pub const TABLE_SCRIPT: &str = "emulator/scripts/table.txt";
/// The script that is played before the measurements of a trade.
pub const TRADE_SCRIPT: &str = "emulator/scripts/trade.txt";
/// The seed for which [`TRADE_SCRIPT`] is written.
pub const TRADE_SEED: u64 = 73;

/// The script that is played before the measurements of a placement and of
/// actions.
pub const PLACE_SCRIPT: &str = "emulator/scripts/place.txt";
/// The seed for which [`PLACE_SCRIPT`] is written.
pub const PLACE_SEED: u64 = 3;

/// The walks in which the waits for saves are measured. Each is a whole game of
/// one kind.
pub const SAVED_WALKS: [&str; 3] = ["solo", "caravans-two", "merchants-two"];
/// The seed of the measurements with [`TABLE_SCRIPT`].
pub const TABLE_SEED: u64 = 0;
