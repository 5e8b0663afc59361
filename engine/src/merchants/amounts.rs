//! Amounts that depend on the era.

use super::good::Good;
use super::piece::Piece;

/// The gains and prices in each era.
///
/// All numbers are reconstructed, with these exceptions: the goods that a ship takes in era I, the
/// sum of the peace gifts in era III, the price of improvements, the traitor and the tax.
/// Corrections are made only in this table.
const BY_ERA: [Amounts; 3] = [
    Amounts {
        ship: (3, 2),
        camel: (2, 1),
        gifts: [2, 1],
        improvement: 1,
        traitor: 0,
        tax: 0,
        unpaid: 0,
    },
    Amounts {
        ship: (4, 3),
        camel: (3, 2),
        gifts: [3, 2],
        improvement: 2,
        traitor: 1,
        tax: 1,
        unpaid: 3,
    },
    Amounts {
        ship: (5, 4),
        camel: (3, 2),
        gifts: [4, 3],
        improvement: 3,
        traitor: 2,
        tax: 2,
        unpaid: 3,
    },
];

/// The gains and prices in an era.
#[derive(Clone, Copy, Debug)]
pub struct Amounts {
    /// The number of basic and of advanced goods that a ship takes.
    ship: (u8, u8),
    /// The number of basic and of advanced goods that a camel takes.
    camel: (u8, u8),
    /// The prestige of the first and second peace gifts.
    gifts: [u8; 2],
    /// The number of goods, of any kinds, that an improvement costs.
    pub improvement: u8,
    /// The number of levels that the traitor destroys.
    pub traitor: u8,
    /// The tax, as a number of gold.
    pub tax: u8,
    /// The prestige lost for each gold of the tax that is not paid.
    pub unpaid: u8,
}

impl Amounts {
    /// The amounts of an era, counted from 1.
    #[must_use]
    pub const fn of_era(era: u8) -> &'static Self {
        match era {
            0 | 1 => &BY_ERA[0],
            2 => &BY_ERA[1],
            _ => &BY_ERA[2],
        }
    }

    /// The number of goods that a piece takes, without improvements.
    #[must_use]
    pub const fn taken(&self, piece: Piece, good: Good) -> u8 {
        let (basic, advanced) = match piece {
            Piece::Camel => self.camel,
            Piece::Ship => self.ship,
        };
        if good.is_basic() { basic } else { advanced }
    }

    /// The prestige of the first or second peace gifts, without improvements.
    #[must_use]
    pub const fn gifts(&self, place: u8) -> u8 {
        self.gifts[(place == 2) as usize]
    }
}
