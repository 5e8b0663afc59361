//! Trades: one good or prestige is given for other goods.

use core::fmt;

use super::ParseError;
use super::good::{Good, Goods};
use super::set::bit_set;
use super::tile::{Effect, Tile, Tiles};

/// The good that is given in each trade, and the goods that are received. `None`
/// stands for prestige.
const TRADES: [(Option<Good>, Goods); Trade::COUNT] = {
    use Good::{Gold, Marble, Stone, Wood};
    [
        (Some(Wood), Goods::new(0, 0, 1, 0)),
        (Some(Wood), Goods::new(0, 0, 0, 1)),
        (Some(Stone), Goods::new(0, 0, 1, 0)),
        (Some(Stone), Goods::new(0, 0, 0, 1)),
        (Some(Marble), Goods::new(2, 0, 0, 0)),
        (Some(Marble), Goods::new(1, 1, 0, 0)),
        (Some(Marble), Goods::new(0, 2, 0, 0)),
        (Some(Gold), Goods::new(2, 0, 0, 0)),
        (Some(Gold), Goods::new(1, 1, 0, 0)),
        (Some(Gold), Goods::new(0, 2, 0, 0)),
        (None, Goods::new(1, 0, 0, 0)),
        (None, Goods::new(0, 1, 0, 0)),
        (None, Goods::new(0, 0, 1, 0)),
        (None, Goods::new(0, 0, 0, 1)),
    ]
};

/// One of the possible trades.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trade(u8);

impl Trade {
    /// The number of trades.
    pub const COUNT: usize = 14;

    /// All trades: first those of basic goods, then of advanced goods, then of prestige.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The trade's index in [`Trade::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The good that is given, from the warehouse; `None` if prestige is given.
    #[must_use]
    pub const fn gives(self) -> Option<Good> {
        TRADES[self.index() % TRADES.len()].0
    }

    /// The goods that are received. They count as traded goods.
    #[must_use]
    pub const fn gets(self) -> Goods {
        TRADES[self.index() % TRADES.len()].1
    }

    /// The prestige that is given; 0 if a good is given.
    #[must_use]
    pub fn prestige(self) -> u8 {
        let tile = Tiles::PRESTIGE_TRADE.iter().next();
        match (self.gives(), tile.map(Tile::effect)) {
            (None, Some(Effect::PrestigeTrade(basic, advanced))) => {
                if self.is_up() {
                    advanced
                } else {
                    basic
                }
            }
            _ => 0,
        }
    }

    /// Whether the trade brings an advanced good.
    #[must_use]
    pub const fn is_up(self) -> bool {
        let gets = self.gets();
        gets.count(Good::Marble) + gets.count(Good::Gold) > 0
    }
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gives() {
            Some(good) => write!(f, "{good} ")?,
            None => f.write_str("pp ")?,
        }
        for good in Good::ALL {
            for _ in 0..self.gets().count(good) {
                good.fmt(f)?;
            }
        }
        Ok(())
    }
}

debug_as_text!(Trade);

impl Trade {
    /// Parses a trade from two words of its text: the good given and the goods
    /// received.
    pub(super) fn parse(gives: &str, gets: &str) -> Result<Self, ParseError> {
        let gives = match gives {
            "pp" => None,
            good => Some(good.parse()?),
        };
        let gets = match gets {
            "ww" => Goods::new(2, 0, 0, 0),
            "ws" => Goods::new(1, 1, 0, 0),
            "ss" => Goods::new(0, 2, 0, 0),
            good => Goods::of(good.parse()?, 1),
        };
        let mut all = Self::all();
        all.find(|trade| trade.gives() == gives && trade.gets() == gets)
            .ok_or(ParseError)
    }
}

bit_set! {
    /// A set of trades.
    pub struct Trades(u16) of Trade
}

impl Trades {
    /// The trades of a market in both directions.
    pub(super) const BOTH_WAYS: Self = Self(0b11_1111_1111);
    /// The trades of a market in one direction, in which only basic goods may be given.
    pub(super) const UP: Self = Self(0b1111);
    /// The trades of prestige for goods.
    pub(super) const PRESTIGE: Self = Self(0b1111 << 10);

    /// Returns the trade of one good for one other good.
    pub(super) const fn single(gives: Good, gets: Good) -> Self {
        let mut index = 0;
        while index < TRADES.len() {
            let (given, got) = TRADES[index];
            if let Some(given) = given
                && given as u8 == gives as u8
                && got.count(gets) == 1
                && got.total() == 1
            {
                return Self(1 << index);
            }
            index += 1;
        }
        Self::NONE
    }

    /// Returns all trades of one good for two basic goods.
    pub(super) const fn double(gives: Good) -> Self {
        let mut trades = Self::NONE;
        let mut index = 0;
        while index < TRADES.len() {
            let (given, got) = TRADES[index];
            if let Some(given) = given
                && given as u8 == gives as u8
                && got.total() == 2
            {
                trades.0 |= 1 << index;
            }
            index += 1;
        }
        trades
    }
}
