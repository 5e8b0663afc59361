//! The application's texts, in the player's language.

mod table;

use core::fmt::Write as _;

pub use palmyra_play::Language;
pub use table::{Msg, TEXTS};

/// A message with its blanks filled in.
pub type Line = heapless::String<184>;

/// A message with a text in every language.
pub trait Message: Copy {
    /// The text in a language, with its blanks not filled.
    fn text(self, language: Language) -> &'static str;
}

/// All messages of the shell or of a game, for tools and tests.
#[derive(Clone, Copy, Debug)]
pub struct TextTable {
    /// Their names.
    pub names: &'static [&'static str],
    /// Returns the text of one of them, by index, in a language.
    pub text: fn(usize, Language) -> &'static str,
    /// The tables it is joined from, by topic; empty if it is a single table.
    pub topics: &'static [TextTable],
}

macro_rules! messages {
    // A row with a column missing does not compile.
    ($($name:ident: [$en:literal, $de:literal, $fr:literal, $nl:literal $(,)?];)*) => {
        /// The messages.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the text says what it means")]
        pub enum Msg {
            $($name,)*
        }

        const COUNT: usize = [$(Msg::$name,)*].len();

        /// The columns, each in one piece: pointers to every text would take a quarter of the
        /// flash that the texts take.
        static COLUMNS: [$crate::shell::text::Column<COUNT>; 4] = [
            $crate::shell::text::Column::new(concat!($($en),*), [$($en),*]),
            $crate::shell::text::Column::new(concat!($($de),*), [$($de),*]),
            $crate::shell::text::Column::new(concat!($($fr),*), [$($fr),*]),
            $crate::shell::text::Column::new(concat!($($nl),*), [$($nl),*]),
        ];

        /// All messages.
        pub const TEXTS: $crate::shell::text::TextTable = $crate::shell::text::TextTable {
            names: &[$(stringify!($name),)*],
            text: |index, language| COLUMNS[language as usize].text(index),
            topics: &[],
        };

        impl $crate::shell::text::Message for Msg {
            #[inline(never)]
            fn text(self, language: $crate::shell::text::Language) -> &'static str {
                COLUMNS[language as usize].text(self as usize)
            }
        }
    };
}
pub(crate) use messages;

/// Joins the tables of a game whose texts are split by topic, one module each.
macro_rules! topics {
    ($($module:ident),* $(,)?) => {
        const TABLES: &[$crate::shell::text::TextTable] = &[$($module::TEXTS),*];

        const COUNT: usize = $crate::shell::text::count(TABLES);

        /// All messages of all topics.
        pub const TEXTS: $crate::shell::text::TextTable = $crate::shell::text::TextTable {
            names: &$crate::shell::text::names::<COUNT>(TABLES),
            text: |index, language| $crate::shell::text::text(TABLES, index, language),
            topics: TABLES,
        };
    };
}
pub(crate) use topics;

pub(crate) const fn count(tables: &[TextTable]) -> usize {
    let (mut count, mut table) = (0, 0);
    while table < tables.len() {
        count += tables[table].names.len();
        table += 1;
    }
    count
}

pub(crate) const fn names<const N: usize>(tables: &[TextTable]) -> [&'static str; N] {
    let mut names = [""; N];
    let (mut count, mut table) = (0, 0);
    while table < tables.len() {
        let mut index = 0;
        while index < tables[table].names.len() {
            names[count] = tables[table].names[index];
            count += 1;
            index += 1;
        }
        table += 1;
    }
    names
}

pub(crate) fn text(tables: &[TextTable], index: usize, language: Language) -> &'static str {
    let mut index = index;
    for table in tables {
        match index.checked_sub(table.names.len()) {
            Some(rest) => index = rest,
            None => return (table.text)(index, language),
        }
    }
    ""
}

/// All texts of a language, one after the other.
pub(crate) struct Column<const N: usize> {
    text: &'static str,
    /// The length of each text. The last one goes to the end, so it alone may be longer than a
    /// byte can hold.
    lens: [u8; N],
}

impl<const N: usize> Column<N> {
    pub(crate) const fn new(text: &'static str, texts: [&str; N]) -> Self {
        let mut lens = [0; N];
        let mut index = 0;
        while index + 1 < N {
            let len = texts[index].len();
            assert!(len <= u8::MAX as usize, "put the long text last");
            lens[index] = len as u8;
            index += 1;
        }
        Self { text, lens }
    }

    pub(crate) fn text(&self, index: usize) -> &'static str {
        find(self.text, &self.lens, index)
    }
}

/// Returns the text at an index of a column. Not inlined: that would be a copy for every
/// table.
#[inline(never)]
fn find(text: &'static str, lens: &[u8], index: usize) -> &'static str {
    let (before, rest) = lens.split_at_checked(index).unwrap_or_default();
    let start = before.iter().map(|&len| usize::from(len)).sum();
    let end = match rest {
        [] => start,
        [_] => text.len(),
        [len, ..] => start + usize::from(*len),
    };
    text.get(start..end).unwrap_or_default()
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

impl From<i16> for Blank<'_> {
    fn from(number: i16) -> Self {
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
        // A line that is too long is cut; it never panics.
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
