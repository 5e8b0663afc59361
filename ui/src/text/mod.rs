//! What the application says, in the player's language.

mod table;

use core::fmt::Write as _;

use palmyra_engine::legions::Refusal;
use serde::{Deserialize, Serialize};

pub use table::Msg;

/// The languages that the device speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Dutch];
}

/// A message with its blanks filled in.
pub type Line = heapless::String<160>;

macro_rules! messages {
    // A row with a column missing does not compile.
    ($($name:ident: [$en:literal, $de:literal, $fr:literal, $nl:literal $(,)?];)*) => {
        /// What can be said.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the text says what it means")]
        pub enum Msg {
            $($name,)*
        }

        impl Msg {
            /// All messages.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }

        /// The columns, each in one piece: pointers to every text would take
        /// a quarter of the flash that the texts take.
        static COLUMNS: [super::Column<{ Msg::ALL.len() }>; super::Language::ALL.len()] = [
            super::Column::new(concat!($($en),*), [$($en),*]),
            super::Column::new(concat!($($de),*), [$($de),*]),
            super::Column::new(concat!($($fr),*), [$($fr),*]),
            super::Column::new(concat!($($nl),*), [$($nl),*]),
        ];

        impl Msg {
            /// The text in a language, blanks and all.
            #[must_use]
            pub fn text(self, language: super::Language) -> &'static str {
                COLUMNS[language as usize].text(self as usize)
            }
        }
    };
}
use messages;

/// All texts of a language, one after the other.
struct Column<const N: usize> {
    text: &'static str,
    /// Where each text ends.
    ends: [u16; N],
}

impl<const N: usize> Column<N> {
    const fn new(text: &'static str, texts: [&str; N]) -> Self {
        let mut ends = [0; N];
        let (mut index, mut end) = (0, 0);
        while index < N {
            end += texts[index].len();
            ends[index] = end as u16;
            index += 1;
        }
        assert!(end == text.len() && end <= u16::MAX as usize);
        Self { text, ends }
    }

    fn text(&self, index: usize) -> &'static str {
        let end = |index: usize| self.ends.get(index).map_or(0, |&end| end.into());
        let start = index.checked_sub(1).map_or(0, end);
        self.text.get(start..end(index)).unwrap_or_default()
    }
}

impl Msg {
    /// Why something is refused, in a few words.
    #[must_use]
    pub const fn refusal(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => Self::GameOver,
            Refusal::NotNow => Self::NotNow,
            Refusal::NeedsCaesar => Self::NeedsCaesar,
            Refusal::NoPlacement => Self::NoPlacement,
            Refusal::NoCaesar => Self::NoCaesar,
            Refusal::HoldsCaesar => Self::HoldsCaesar,
            Refusal::NoCoin => Self::NoCoin,
            Refusal::NotInHand => Self::NotInHand,
            Refusal::CellTaken => Self::CellTaken,
            Refusal::WrongSize => Self::WrongSize,
            Refusal::OutOfReach => Self::OutOfReach,
            Refusal::FourPlaced => Self::FourPlaced,
            Refusal::FeatureLimit => Self::FeatureLimit,
            Refusal::NothingPlaced => Self::NothingPlaced,
            Refusal::StackEmpty => Self::StackEmpty,
            Refusal::Occupied => Self::SpotTaken,
            Refusal::NoLand => Self::NoLand,
        }
    }
}

/// What fills a blank.
#[derive(Clone, Copy, Debug)]
pub enum Blank<'a> {
    /// A number.
    Number(i32),
    /// A word.
    Word(&'a str),
}

impl From<u8> for Blank<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl<'a> From<&'a str> for Blank<'a> {
    fn from(word: &'a str) -> Self {
        Self::Word(word)
    }
}

/// Fills the blanks `{}` of a text, in order.
#[must_use]
pub fn fill(text: &str, blanks: &[Blank]) -> Line {
    let mut line = Line::new();
    let mut blanks = blanks.iter();
    let mut parts = text.split("{}");
    if let Some(first) = parts.next() {
        // A line that is too long is cut by its own length, never panics.
        let _ = line.push_str(first);
    }
    for part in parts {
        let _ = match blanks.next() {
            Some(Blank::Number(number)) => write!(line, "{number}"),
            Some(Blank::Word(word)) => line.push_str(word).map_err(|_| core::fmt::Error),
            None => Ok(()),
        };
        let _ = line.push_str(part);
    }
    line
}
