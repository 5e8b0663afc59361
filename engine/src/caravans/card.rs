//! The cards: 14 of each colour, of nine kinds.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::Good;

/// The effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// Moves the goods of its route at the end of the year, by -3 to 3 fields but never 0. A
    /// positive value moves them away from Palmyra.
    Caravan(i8),
    /// Pays for each amphora of its colour that is held at the end of the year.
    Contract,
    /// Makes every player pay for each amphora of the card's colour that they hold when the card is
    /// played.
    Tax,
    /// Covers another card, which then has no effect.
    Mirage,
}

impl CardKind {
    /// All kinds, in the order of the cards' codes.
    pub const ALL: [Self; 9] = [
        Self::Caravan(-3),
        Self::Caravan(-2),
        Self::Caravan(-1),
        Self::Caravan(1),
        Self::Caravan(2),
        Self::Caravan(3),
        Self::Contract,
        Self::Tax,
        Self::Mirage,
    ];
}

/// A card by colour and kind. Cards of the same colour and kind are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const KINDS: u8 = CardKind::ALL.len() as u8;

/// The colour and kind of each code. The length is a power of two, because the remainder of a code
/// is then computed quickly: the device's processor has no division instruction.
const FACES: [(Good, CardKind); 32] = {
    let mut faces = [(Good::Gold, CardKind::Mirage); 32];
    let mut code = 0;
    while code < Card::CODES {
        let kind = code % CardKind::ALL.len();
        faces[code] = (Good::ALL[code / CardKind::ALL.len()], CardKind::ALL[kind]);
        code += 1;
    }
    faces
};

impl Card {
    /// The number of different cards.
    pub const CODES: usize = 27;

    /// Returns the mirage of a colour.
    #[must_use]
    pub const fn mirage(good: Good) -> Self {
        Self(good as u8 * KINDS + KINDS - 1)
    }

    /// Returns the card of this colour and kind; `None` for a caravan with a value that no card
    /// has.
    #[must_use]
    pub fn new(good: Good, kind: CardKind) -> Option<Self> {
        let kind = CardKind::ALL.iter().position(|&other| other == kind)?;
        Some(Self(good as u8 * KINDS + kind as u8))
    }

    /// Returns the card with this code, if there is one.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        if (code as usize) < Self::CODES {
            Some(Self(code))
        } else {
            None
        }
    }

    /// The card's code: a number below [`Card::CODES`]. Codes are sorted by colour, then by kind.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// All 27 different cards, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::CODES as u8).map(Self)
    }

    /// All 42 cards of the box, in the order of their codes.
    pub fn deck() -> impl Iterator<Item = Self> {
        Self::all().flat_map(|card| (0..card.copies()).map(move |_| card))
    }

    /// The card's colour, as a good.
    #[must_use]
    pub const fn good(self) -> Good {
        FACES[self.0 as usize % FACES.len()].0
    }

    /// The card's kind.
    #[must_use]
    pub const fn kind(self) -> CardKind {
        FACES[self.0 as usize % FACES.len()].1
    }

    /// Whether the card is a mirage.
    #[must_use]
    pub const fn is_mirage(self) -> bool {
        matches!(self.kind(), CardKind::Mirage)
    }

    /// The number of cards in the box that equal this one.
    #[must_use]
    pub const fn copies(self) -> u8 {
        super::setup::copies(self)
    }
}

debug_as_text!(Card);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let good = self.good();
        match self.kind() {
            CardKind::Caravan(value) => write!(f, "{good}{value:+}"),
            CardKind::Contract => write!(f, "{good}C"),
            CardKind::Tax => write!(f, "{good}T"),
            CardKind::Mirage => write!(f, "{good}F"),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (good, kind) = text.split_at_checked(1).ok_or(ParseError)?;
        let kind = match kind.as_bytes() {
            b"C" => CardKind::Contract,
            b"T" => CardKind::Tax,
            b"F" => CardKind::Mirage,
            [sign, digit @ b'1'..=b'3'] => {
                let value = (digit - b'0') as i8;
                match sign {
                    b'+' => CardKind::Caravan(value),
                    b'-' => CardKind::Caravan(-value),
                    _ => return Err(ParseError),
                }
            }
            _ => return Err(ParseError),
        };
        Self::new(good.parse()?, kind).ok_or(ParseError)
    }
}
