//! Weights that `cargo train legions` computed.

use super::values::{FEATURES, POWERS};
use crate::bot::Table;

/// The weights of each table: a row for each power of the remaining time.
#[rustfmt::skip]
pub(super) const TABLES: [Table<FEATURES, POWERS>; 1] = [
    Table([
        [
            1, -28, 3, 0, -3, -7, -2, -1, -2, 0,
            -1, 37, -2, -23, -9, 0, 4, 0, -1, 5,
            -20, -8, -5, 11, -1, 1, 15, -20, 4,
        ],
        [
            -11, 83, 10, -10, 164, 63, 183, 18, 119, -57,
            67, 334, 200, -25, 3, -6, -20, 0, 9, 137,
            -294, -25, -39, 131, -8, 37, -47, -65, 20,
        ],
        [
            11, 31, -7, 29, -2, -81, -78, -4, -45, 26,
            -34, -160, 19, 33, 1, 4, 25, -1, 2, -97,
            149, -14, 21, -63, 3, -18, -22, 35, -14,
        ],
    ]),
];
