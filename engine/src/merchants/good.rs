//! Goods, and amounts of them.

use core::fmt;
use core::ops::{Add, Sub};
use core::str::FromStr;

use super::ParseError;

/// One of the four goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Good {
    /// Wood, a basic good.
    Wood,
    /// Stone, a basic good.
    Stone,
    /// Marble, an advanced good.
    Marble,
    /// Gold, an advanced good.
    Gold,
}

impl Good {
    /// All goods in the order of records.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Stone, Self::Marble, Self::Gold];
    /// The basic goods.
    pub const BASIC: [Self; 2] = [Self::Wood, Self::Stone];
    /// The advanced goods.
    pub const ADVANCED: [Self; 2] = [Self::Marble, Self::Gold];

    /// The good's index in [`Good::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether the good is wood or stone.
    #[must_use]
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::Wood | Self::Stone)
    }

    const fn letter(self) -> &'static str {
        match self {
            Self::Wood => "w",
            Self::Stone => "s",
            Self::Marble => "m",
            Self::Gold => "g",
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Good {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut all = Self::ALL.into_iter();
        all.find(|good| good.letter() == text).ok_or(ParseError)
    }
}

/// An amount of each good.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Goods([u8; 4]);

impl Goods {
    /// No goods.
    pub const NONE: Self = Self([0; 4]);

    /// Creates amounts of wood, stone, marble and gold.
    #[must_use]
    pub const fn new(wood: u8, stone: u8, marble: u8, gold: u8) -> Self {
        Self([wood, stone, marble, gold])
    }

    /// Creates an amount of one good.
    #[must_use]
    pub const fn of(good: Good, count: u8) -> Self {
        let mut goods = Self::NONE;
        goods.0[good.index()] = count;
        goods
    }

    /// The amount of this good.
    #[must_use]
    pub const fn count(self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// The sum of all amounts.
    #[must_use]
    pub const fn total(self) -> u16 {
        let [wood, stone, marble, gold] = self.0;
        wood as u16 + stone as u16 + marble as u16 + gold as u16
    }

    /// Whether all amounts are 0.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.total() == 0
    }

    /// Whether these goods include the others: each good has at least the same amount.
    #[must_use]
    pub fn contains(self, others: Self) -> bool {
        self.min(others) == others
    }

    /// The smaller of both amounts, for each good.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        self.zip(other, u8::min)
    }

    /// The same amounts, but none of this good.
    #[must_use]
    pub const fn without(mut self, good: Good) -> Self {
        self.0[good.index()] = 0;
        self
    }

    fn zip(self, other: Self, combine: impl Fn(u8, u8) -> u8) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([combine(a, e), combine(b, f), combine(c, g), combine(d, h)])
    }

    /// Calls `each` with every choice of `count` of these goods, until a call returns `true`.
    /// Returns whether a call has returned `true`.
    pub(super) fn each_choice(self, count: u16, each: &mut dyn FnMut(Self) -> bool) -> bool {
        let up_to = |have: u8, left: u16| u16::from(have).min(left);
        let [wood, stone, marble, gold] = self.0;
        for w in (0..=up_to(wood, count)).rev() {
            let count = count - w;
            for s in (0..=up_to(stone, count)).rev() {
                let count = count - s;
                for m in (0..=up_to(marble, count)).rev() {
                    let g = count - m;
                    if g > u16::from(gold) {
                        break;
                    }
                    // Each number fits into a byte, because it is at most the amount of a good.
                    if each(Self([w as u8, s as u8, m as u8, g as u8])) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

impl Add for Goods {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.zip(other, u8::saturating_add)
    }
}

/// Subtracts the amounts of each good; a result below 0 becomes 0.
impl Sub for Goods {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, u8::saturating_sub)
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("-");
        }
        for good in Good::ALL {
            let count = self.count(good);
            if count > 0 {
                write!(f, "{good}{count}")?;
            }
        }
        Ok(())
    }
}

debug_as_text!(Goods);

/// Accepts only the displayed form. Amounts of 0 are left out. Each good occurs at most once,
/// and goods are in the order of [`Good::ALL`].
impl FromStr for Goods {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut goods = Self::NONE;
        if text == "-" {
            return Ok(goods);
        }
        let mut rest = text;
        for good in Good::ALL {
            let Some(after) = rest.strip_prefix(good.letter()) else {
                continue;
            };
            let digits = after.bytes().take_while(u8::is_ascii_digit).count();
            let (number, after) = after.split_at(digits);
            let count = number.parse().map_err(|_| ParseError)?;
            if count == 0 || number.starts_with('0') {
                return Err(ParseError);
            }
            goods.0[good.index()] = count;
            rest = after;
        }
        if rest.is_empty() && !goods.is_none() {
            Ok(goods)
        } else {
            Err(ParseError)
        }
    }
}
