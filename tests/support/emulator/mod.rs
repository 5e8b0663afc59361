//! The real firmware inside an RP2040 emulator, for tests and measurements.

mod budget;
mod host;
mod kit;
mod think;
mod worn;

pub use budget::{Budget, Gauge, Verdict};
pub use host::{Shots, compare, play, play_on, rest};
pub use kit::{BOARDS, Board, Kit, Misses, Run, tests_folder};
pub use think::{position, write_positions};
pub use worn::worn_image;

/// How many random button edges tests try.
pub const TEST_EDGES: u32 = 5_000;
/// How many the bench tries.
pub const BENCH_EDGES: u32 = 20_000;

/// Positions of each level in which the bench lets a bot think.
pub const BENCH_POSITIONS: u32 = 50;
/// The same if it has to be quick.
pub const QUICK_POSITIONS: u32 = 5;

/// Where measurements of the table begin.
pub const TABLE_SCRIPT: &str = "emulator/scripts/table.txt";
/// Where measurements of a trade begin.
pub const TRADE_SCRIPT: &str = "emulator/scripts/trade.txt";
/// What that script is written for.
pub const TRADE_SEED: u64 = 73;

/// Where measurements of a placement and of actions begin.
pub const PLACE_SCRIPT: &str = "emulator/scripts/place.txt";
/// What that script is written for.
pub const PLACE_SEED: u64 = 3;

/// Whole games in which the waits for saves are measured, one of each kind: the
/// walks of these names.
pub const SAVED_WALKS: [&str; 3] = ["solo", "caravans-two", "merchants-two"];
/// Leads to the same table whenever it is measured.
pub const TABLE_SEED: u64 = 0;
