//! Weights that `cargo train legions` computed.

use super::values::{FEATURES, POWERS};
use crate::bot::Table;

/// The weights of each table, by the power of the remaining time.
#[rustfmt::skip]
pub(super) const TABLES: [Table<FEATURES, POWERS>; 1] = [
    Table([
        [
            0, -35, 4, -6, -1, -4, 1, 2, 7, -3,
            0, 28, 10, -29, -9, 0, 7, -1, 2, -13,
            -38, -10, -8, 15, -3, 3, -7, -26, 12,
        ],
        [
            -7, 196, -18, -16, 182, 26, 234, 17, 131, -56,
            89, 347, 252, -9, 3, -22, -33, 1, -2, -44,
            -141, -29, -42, 147, -5, 16, -93, -207, 49,
        ],
        [
            10, -60, 11, 31, 1, -80, -100, -3, -55, 27,
            -46, -170, 32, 19, 1, 14, 35, -2, 6, 6,
            75, -2, 21, -76, 3, -6, 17, 117, -27,
        ],
    ]),
];
