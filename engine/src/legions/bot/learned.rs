//! Weights that `cargo train legions` computed.

use super::values::{FEATURES, POWERS};
use crate::bot::Table;

/// The weights of each table: a row for each power of the remaining time.
#[rustfmt::skip]
pub(super) const TABLES: [Table<FEATURES, POWERS>; 1] = [
    Table([
        [
            0, -16, 2, -7, -1, -2, 0, 3, 11, -3,
            0, 25, 21, -31, -9, -1, 8, -1, 2, -12,
            -46, -13, -9, 15, -4, 5, -7, -41, 15,
        ],
        [
            -5, 200, -26, -16, 247, 24, 247, 14, 134, -54,
            92, 339, 249, 13, -4, -16, -29, 0, 0, 6,
            -143, -27, -42, 146, -4, 12, -107, -204, 48,
        ],
        [
            8, -74, 18, 30, -56, -83, -106, -1, -54, 26,
            -48, -165, 37, 10, 5, 12, 33, -1, 4, -22,
            82, -1, 22, -77, 3, -4, 25, 123, -25,
        ],
    ]),
];
