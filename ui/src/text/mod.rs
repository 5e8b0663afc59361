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
    ($($name:ident: [$($text:literal),+ $(,)?];)*) => {
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

        /// A row with a column missing does not compile.
        pub(super) static TABLE: [[&str; super::Language::ALL.len()]; Msg::ALL.len()] =
            [$([$($text),+],)*];
    };
}
use messages;

impl Msg {
    /// The text in a language, blanks and all.
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        table::TABLE[self as usize][language as usize]
    }

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
