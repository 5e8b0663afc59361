//! The real firmware inside an RP2040 emulator, for tests and measurements.

mod budget;
mod host;
mod kit;
mod think;

pub use budget::{Budget, Gauge, Verdict};
pub use host::{Shots, compare, play, play_on, rest};
pub use kit::{BOARDS, Board, Kit, Misses, Run, tests_folder};
pub use think::{position, write_positions};

/// How many random button edges tests try.
pub const TEST_EDGES: u32 = 5_000;
/// How many the bench tries.
pub const BENCH_EDGES: u32 = 20_000;

/// Positions of each level in which the bench lets a bot think.
pub const BENCH_POSITIONS: u32 = 50;

/// Where measurements of the table begin.
pub const TABLE_SCRIPT: &str = "emulator/scripts/table.txt";
/// Leads to the same table whenever it is measured.
pub const TABLE_SEED: u64 = 0;
