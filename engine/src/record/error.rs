//! The errors in a record.

use core::fmt::{self, Debug, Display};

use heapless::String;

use super::MAX_LINE;

/// A word of a record. Longer words are cut off.
pub type Token = String<24>;

/// The problem with a line of a record. `R` is the type of the game's refusals, and `F` the type of
/// the faults that its setup, cards and tiles can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem<R, F> {
    /// The text ends before the game does.
    Truncated,
    /// The line does not end with a line feed.
    Unfinished,
    /// Something follows after the game's result.
    Trailing,
    /// The line is not printable ASCII, or is longer than any valid line.
    Unprintable,
    /// The line should begin with this word.
    Missing(&'static str),
    /// A word has no meaning in its place in the line.
    Unknown(Token),
    /// The setup, the cards or the tiles in the record are impossible, for example more of a kind
    /// than the game has.
    Fault(F),
    /// The move breaks a rule.
    Illegal(R),
    /// The rules and the earlier lines require another word here.
    Expected {
        /// The word that the rules require.
        expected: Token,
        /// The word in the record.
        found: Token,
    },
}

/// The first wrong line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<R, F> {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: Problem<R, F>,
}

impl<R: Display, F: Display> Display for RecordError<R, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            Problem::Truncated => f.write_str("the record stops before the game is over"),
            Problem::Unfinished => f.write_str("the line does not end with a line feed"),
            Problem::Trailing => f.write_str("nothing may follow the result"),
            Problem::Unprintable => {
                write!(f, "not a line of at most {MAX_LINE} ascii characters")
            }
            Problem::Missing(word) => write!(f, "expected a line `{word} ...`"),
            Problem::Unknown(token) if token.is_empty() => f.write_str("a word is missing"),
            Problem::Unknown(token) => write!(f, "`{token}` means nothing here"),
            Problem::Fault(fault) => fault.fmt(f),
            Problem::Illegal(refusal) => refusal.fmt(f),
            Problem::Expected { expected, found } => match (expected.as_str(), found.as_str()) {
                ("", "") => f.write_str("a space too many"),
                (expected, "") => write!(f, "the line lacks `{expected}`"),
                ("", found) => write!(f, "the line ends before `{found}`"),
                (expected, found) => write!(f, "expected `{expected}`, found `{found}`"),
            },
        }
    }
}

impl<R: Debug + Display, F: Debug + Display> core::error::Error for RecordError<R, F> {}
