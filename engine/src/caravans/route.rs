//! A trade route, and where its amphorae stand.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::setup::{AMPHORAE, FIRST_FIELD, VALUES};

/// A field of a trade route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The far end, which holds any number of amphorae.
    pub const FAR: Self = Self(0);
    /// The city, which holds any number of amphorae.
    pub const PALMYRA: Self = Self(VALUES.len() as u8 - 1);

    /// All fields, from the far end to Palmyra.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FAR.0..=Self::PALMYRA.0).map(Self)
    }

    /// Its place, counted from the far end.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What an amphora costs and brings here.
    #[must_use]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize % VALUES.len()]
    }

    /// Whether it holds any number of amphorae.
    #[must_use]
    pub const fn is_end(self) -> bool {
        self.0 == Self::FAR.0 || self.0 == Self::PALMYRA.0
    }

    /// The field so many steps away from Palmyra (or towards it if negative),
    /// never past an end.
    #[must_use]
    pub const fn away(self, steps: i8) -> Self {
        let index = self.0 as i16 - steps as i16;
        if index <= Self::FAR.0 as i16 {
            Self::FAR
        } else if index >= Self::PALMYRA.0 as i16 {
            Self::PALMYRA
        } else {
            Self(index as u8)
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::PALMYRA {
            f.write_str("P")
        } else {
            self.value().fmt(f)
        }
    }
}

impl FromStr for Field {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "P" {
            return Ok(Self::PALMYRA);
        }
        let value: u8 = text.parse().map_err(|_| ParseError)?;
        let valued = |field: &Self| *field != Self::PALMYRA && field.value() == value;
        Self::all().find(valued).ok_or(ParseError)
    }
}

const PALMYRA: u8 = Field::PALMYRA.0;
/// The bits of the fields between the ends.
const BETWEEN: u32 = (1 << PALMYRA) - 2;

const fn least(one: u8, other: u8) -> u8 {
    if one < other { one } else { other }
}

/// The amphorae of one good that nobody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The fields between the ends with an amphora, a bit each.
    between: u16,
    far: u8,
    palmyra: u8,
}

impl Route {
    const EMPTY: Self = Self {
        between: 0,
        far: 0,
        palmyra: 0,
    };

    /// So many amphorae, one a field, towards Palmyra.
    pub(super) const fn opening(amphorae: u8) -> Self {
        Self {
            between: ((1 << amphorae) - 1) << FIRST_FIELD,
            ..Self::EMPTY
        }
    }

    /// Amphorae on these fields; `None` if a field takes fewer, or if they are
    /// none or more than there are.
    #[must_use]
    pub fn new(fields: &[Field]) -> Option<Self> {
        let mut route = Self::EMPTY;
        for &field in fields {
            if route.is_taken(field) || route.len() == AMPHORAE {
                return None;
            }
            route.add(field);
        }
        (!route.is_empty()).then_some(route)
    }

    /// How many amphorae there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.far + self.palmyra + self.between.count_ones() as u8
    }

    /// Whether there are none, which no game comes to.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many amphorae stand on a field.
    #[must_use]
    pub const fn count(self, field: Field) -> u8 {
        match field {
            Field::FAR => self.far,
            Field::PALMYRA => self.palmyra,
            Field(index) => (self.between >> index & 1) as u8,
        }
    }

    /// The fields of all amphorae, from the far end to Palmyra; a field with
    /// several comes several times.
    pub fn fields(self) -> impl DoubleEndedIterator<Item = Field> {
        Field::all().flat_map(move |field| (0..self.count(field)).map(move |_| field))
    }

    /// Where the amphora nearest to Palmyra stands: the next to be bought.
    #[must_use]
    pub const fn nearest(self) -> Field {
        if self.palmyra > 0 {
            Field::PALMYRA
        } else if self.between > 0 {
            Field(self.between.ilog2() as u8)
        } else {
            Field::FAR
        }
    }

    /// Where the next amphora that is sold goes.
    #[must_use]
    pub const fn free(self) -> Field {
        self.nearest().away(-1)
    }

    /// Whether an amphora can be bought: never the last one.
    #[must_use]
    pub const fn can_buy(self) -> bool {
        self.len() > 1
    }

    /// What the next purchase costs.
    #[must_use]
    pub const fn price(self) -> u16 {
        self.nearest().value() as u16
    }

    /// What the next sale brings.
    #[must_use]
    pub const fn proceeds(self) -> u16 {
        self.free().value() as u16
    }

    /// What the next sale brings now, and what it would after all amphorae
    /// [have moved](Self::moved).
    #[must_use]
    pub const fn outlook(self, away: i8) -> [u16; 2] {
        let nearest = self.nearest();
        // The one in front has a free way, but of several in Palmyra only one
        // a field gets away.
        let then = if away > 0 && self.palmyra > 0 {
            let stay = self.palmyra as i8 - 1;
            if stay >= away {
                nearest
            } else {
                nearest.away(away - stay)
            }
        } else {
            nearest.away(away)
        };
        [
            nearest.away(-1).value() as u16,
            then.away(-1).value() as u16,
        ]
    }

    /// Takes the nearest amphora and tells its price.
    pub(super) const fn buy(&mut self) -> u16 {
        let field = self.nearest();
        match field {
            Field::FAR => self.far = self.far.saturating_sub(1),
            Field::PALMYRA => self.palmyra -= 1,
            Field(index) => self.between &= !(1 << index),
        }
        field.value() as u16
    }

    /// Puts an amphora on the next free field and tells what it brings.
    pub(super) const fn sell(&mut self) -> u16 {
        let field = self.free();
        self.add(field);
        field.value() as u16
    }

    /// The route after all amphorae have moved so many fields away from
    /// Palmyra, or towards it if negative.
    ///
    /// One after another, the one in front first. Whose field is taken stops
    /// on the last free one before it, so a stack unrolls.
    #[must_use]
    pub const fn moved(self, away: i8) -> Self {
        // No more than all fields between the ends.
        let steps = away.unsigned_abs();
        let steps = if steps < PALMYRA { steps } else { PALMYRA - 1 };
        let (between, unrolled) = if away > 0 {
            // Behind those that leave, so many fields before Palmyra are free.
            let unrolled = least(self.palmyra, steps);
            let moved = (self.between as u32) >> steps;
            (moved | ((1 << unrolled) - 1) << (PALMYRA - steps), unrolled)
        } else {
            let unrolled = least(self.far, steps);
            let moved = (self.between as u32) << steps;
            let stack = ((1 << unrolled) - 1) << (steps - unrolled + 1);
            (moved | stack, unrolled)
        };
        let all = self.len();
        let between = (between & BETWEEN) as u16;
        let at_ends = all - between.count_ones() as u8;
        if away > 0 {
            let palmyra = self.palmyra - unrolled;
            Self {
                between,
                far: at_ends - palmyra,
                palmyra,
            }
        } else {
            let far = self.far - unrolled;
            Self {
                between,
                far,
                palmyra: at_ends - far,
            }
        }
    }

    const fn is_taken(self, field: Field) -> bool {
        !field.is_end() && self.count(field) > 0
    }

    const fn add(&mut self, field: Field) {
        match field {
            Field::FAR => self.far += 1,
            Field::PALMYRA => self.palmyra += 1,
            Field(index) => self.between |= 1 << index,
        }
    }
}
