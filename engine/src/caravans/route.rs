//! A trade route and the fields of its amphorae.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::setup::{AMPHORAE, FIRST_FIELD, VALUES};

/// A field of a trade route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The far end of a route. This field holds any number of amphorae.
    pub const FAR: Self = Self(0);
    /// The city at the end of a route. This field holds any number of amphorae.
    pub const PALMYRA: Self = Self(VALUES.len() as u8 - 1);

    /// All fields, from the far end to Palmyra.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FAR.0..=Self::PALMYRA.0).map(Self)
    }

    /// The field's number, counted from 0 at the far end.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The price of an amphora on this field, for buying and selling.
    #[must_use]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize % VALUES.len()]
    }

    /// Whether the field is an end of the route. Such a field holds any number of
    /// amphorae.
    #[must_use]
    pub const fn is_end(self) -> bool {
        self.0 == Self::FAR.0 || self.0 == Self::PALMYRA.0
    }

    /// The field that is `steps` farther from Palmyra, or nearer to Palmyra if negative. It never
    /// lies beyond an end of the route.
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

/// The number of fields between the ends of a route. Each of these fields holds one amphora.
const BETWEEN: u8 = Field::PALMYRA.0 - 1;
const _: () = assert!(
    BETWEEN as u32 <= u16::BITS,
    "a route keeps a bit for each of them"
);

const fn least(one: u8, other: u8) -> u8 {
    if one < other { one } else { other }
}

/// A trade route with the amphorae of its good that nobody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The fields between the ends that have an amphora, one bit each. The lowest bit is the field
    /// next to the far end.
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

    /// The route at the beginning of a game: one amphora per field, from
    /// [`FIRST_FIELD`] towards Palmyra.
    pub(super) const fn opening(amphorae: u8) -> Self {
        Self {
            between: ((1 << amphorae) - 1) << (FIRST_FIELD - 1),
            ..Self::EMPTY
        }
    }

    /// Creates a route with amphorae on these fields. Returns `None` if there are no amphorae or
    /// more than 12, or if a field would hold more than it can.
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

    /// The number of amphorae on the route.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.far + self.palmyra + self.between.count_ones() as u8
    }

    /// Whether the route has no amphorae. In a game it always has at least one.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of amphorae on a field.
    #[must_use]
    pub const fn count(self, field: Field) -> u8 {
        match field {
            Field::FAR => self.far,
            Field::PALMYRA => self.palmyra,
            Field(index) => (self.between >> (index - 1) & 1) as u8,
        }
    }

    /// The fields of all amphorae, from the far end to Palmyra. A field with several amphorae is
    /// listed several times.
    pub fn fields(self) -> impl DoubleEndedIterator<Item = Field> {
        Field::all().flat_map(move |field| (0..self.count(field)).map(move |_| field))
    }

    /// The field of the amphora nearest to Palmyra, which is bought next.
    #[must_use]
    pub const fn nearest(self) -> Field {
        if self.palmyra > 0 {
            Field::PALMYRA
        } else if self.between > 0 {
            Field(self.between.ilog2() as u8 + 1)
        } else {
            Field::FAR
        }
    }

    /// The field that the next sold amphora is put on.
    #[must_use]
    pub const fn free(self) -> Field {
        self.nearest().away(-1)
    }

    /// Whether an amphora can be bought. The last amphora cannot.
    #[must_use]
    pub const fn can_buy(self) -> bool {
        self.len() > 1
    }

    /// The price of the next purchase.
    #[must_use]
    pub const fn price(self) -> u16 {
        self.nearest().value() as u16
    }

    /// The proceeds of the next sale.
    #[must_use]
    pub const fn proceeds(self) -> u16 {
        self.free().value() as u16
    }

    /// Returns the proceeds of the next sale now, and those after all amphorae [have
    /// moved](Self::moved) away from Palmyra by `away` fields.
    #[inline(always)]
    #[must_use]
    pub const fn outlook(self, away: i8) -> [u16; 2] {
        let nearest = self.nearest();
        // The next amphora to be sold is put one field beyond the nearest one. The nearest amphora
        // moves freely, unless there are several in Palmyra. Several amphorae stop one behind
        // another, so the last of them moves one field less for each of the others, or stays in
        // Palmyra.
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

    /// The route after the next purchase; `None` if that would take the last
    /// amphora.
    #[must_use]
    pub const fn after_purchase(mut self) -> Option<Self> {
        if !self.can_buy() {
            return None;
        }
        self.buy();
        Some(self)
    }

    /// The route after the next sale.
    #[must_use]
    pub const fn after_sale(mut self) -> Self {
        self.sell();
        self
    }

    /// Removes the amphora nearest to Palmyra and returns its price.
    pub(super) const fn buy(&mut self) -> u16 {
        let field = self.nearest();
        match field {
            Field::FAR => self.far = self.far.saturating_sub(1),
            Field::PALMYRA => self.palmyra -= 1,
            Field(index) => self.between &= !(1 << (index - 1)),
        }
        field.value() as u16
    }

    /// Puts an amphora on the next free field and returns the price of that field.
    pub(super) const fn sell(&mut self) -> u16 {
        let field = self.free();
        self.add(field);
        field.value() as u16
    }

    /// Returns the route after all amphorae have moved `away` fields from Palmyra, or towards it if
    /// negative. Steps beyond 16 have no effect; the caravans of a year add up to at most 8.
    ///
    /// The amphorae move one after another, the one furthest ahead first. An amphora whose target
    /// is taken stops on the last free field before it. So a stack in Palmyra or at the far end
    /// spreads out, with at most one amphora on each field.
    #[must_use]
    pub const fn moved(self, away: i8) -> Self {
        let steps = least(away.unsigned_abs(), BETWEEN);
        let between = self.between as u32;
        if away > 0 {
            // The other amphorae leave the `steps` fields next to Palmyra free. The first amphora
            // of the stack takes the farthest of these fields, the second one the field behind it,
            // and so on.
            let unrolled = least(self.palmyra, steps);
            let stack = ((1 << unrolled) - 1) << (BETWEEN - steps);
            let between = (between >> steps | stack) as u16;
            let palmyra = self.palmyra - unrolled;
            Self {
                between,
                far: self.len() - palmyra - between.count_ones() as u8,
                palmyra,
            }
        } else {
            let unrolled = least(self.far, steps);
            let stack = ((1 << unrolled) - 1) << (steps - unrolled);
            let between = ((between << steps | stack) & ((1 << BETWEEN) - 1)) as u16;
            let far = self.far - unrolled;
            Self {
                between,
                far,
                palmyra: self.len() - far - between.count_ones() as u8,
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
            Field(index) => self.between |= 1 << (index - 1),
        }
    }
}
