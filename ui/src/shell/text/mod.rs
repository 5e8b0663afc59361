//! The texts of the application in the player's language.

mod table;

use core::fmt::{self, Write as _};

#[cfg(feature = "loading")]
use once_cell::race::OnceRef;
pub use palmyra_play::Language;
pub use table::{Msg, TEXTS};

/// The text of a message, with its blanks filled in.
pub type Line = heapless::String<184>;

/// A message, which has a text in every language.
pub trait Message: Copy {
    /// Returns the text in a language. The blanks are not filled.
    fn text(self, language: Language) -> &'static str;
}

/// The table of all messages of the shell or of a game, for tools and tests.
#[derive(Clone, Copy, Debug)]
pub struct TextTable {
    /// The names of the messages.
    pub names: &'static [&'static str],
    /// Returns the text of the message with an index, in a language.
    pub text: fn(usize, Language) -> &'static str,
    /// Returns the kind of each blank of the message with an index.
    pub blanks: fn(usize) -> &'static [BlankKind],
    /// The tables that this table joins, one per topic; empty if this table has its own messages.
    pub topics: &'static [TextTable],
    /// Loads the texts of this table in a language from the next of the given strings.
    #[cfg(feature = "loading")]
    pub(crate) load: fn(Language, &mut Tables),
}

/// The kind of content that a blank takes. A table gives a kind for every blank, so that tests can
/// try all numbers and words that may appear there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankKind {
    /// A number from 0 to 9.
    Digit,
    /// A number from 0 to 99.
    Number,
    /// A number from 0 to 999.
    Hundreds,
    /// A number from 2 to 9. Another message is used for 1.
    Few,
    /// A number from 2 to 99. Another message is used for 1, or the rules allow no 1.
    Many,
    /// The name of a player's colour.
    Player,
    /// The name of a good of `caravans`.
    Ware,
    /// The name of a card of `caravans`.
    Card,
    /// The name of a good of `merchants`.
    Good,
    /// The name of a basic good.
    Basic,
    /// The name of an advanced good.
    Advanced,
    /// The name of a rare good.
    Rare,
    /// The name of a part of a temple.
    Part,
    /// The name of a region.
    Region,
    /// The price of a part of a temple, in words.
    Price,
    /// The price of tower levels, in words.
    TowerPrice,
    /// The name of an improvement.
    Improvement,
    /// The name of a mission.
    Mission,
    /// The number of an era, as a Roman numeral.
    Era,
    /// Any other text: a code, a line, the name of a screen or a mode.
    Text,
}

impl BlankKind {
    /// Returns the smallest number that can fill a blank of this kind, or `None` for words.
    #[must_use]
    pub const fn least(self) -> Option<i32> {
        match self {
            Self::Digit | Self::Number | Self::Hundreds => Some(0),
            Self::Few | Self::Many => Some(2),
            _ => None,
        }
    }
}

macro_rules! messages {
    // A table does not compile if a row lacks a language, or if its texts differ in the number of
    // blanks.
    ($(
        $name:ident $(($($blank:ident),+))?:
        [$en:literal, $de:literal, $fr:literal, $nl:literal $(,)?];
    )*) => {
        /// The messages of this table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the text says what it means")]
        pub enum Msg {
            $($name,)*
        }

        const COUNT: usize = [$(Msg::$name,)*].len();

        const BLANKS: [&[$crate::shell::text::BlankKind]; COUNT] =
            [$(&[$($($crate::shell::text::BlankKind::$blank),+)?],)*];

        const LENS: [[u8; COUNT]; 4] = [
            $crate::shell::text::lens([$($en),*], BLANKS),
            $crate::shell::text::lens([$($de),*], BLANKS),
            $crate::shell::text::lens([$($fr),*], BLANKS),
            $crate::shell::text::lens([$($nl),*], BLANKS),
        ];

        static TABLE: $crate::shell::text::Texts = $crate::shell::text::Texts::new(
            [
                concat!($($en),*),
                concat!($($de),*),
                concat!($($fr),*),
                concat!($($nl),*),
            ],
            if cfg!(feature = "languages") {
                LENS.as_flattened()
            } else {
                const ENGLISH: [u8; COUNT] = LENS[0];
                &ENGLISH
            },
        );

        /// The table of all messages.
        pub const TEXTS: $crate::shell::text::TextTable = $crate::shell::text::TextTable {
            names: &[$(stringify!($name),)*],
            text: |index, language| TABLE.text(index, language),
            blanks: |index| BLANKS.get(index).copied().unwrap_or_default(),
            topics: &[],
            #[cfg(feature = "loading")]
            load: |language, tables| TABLE.load(language, tables),
        };

        impl $crate::shell::text::Message for Msg {
            fn text(self, language: $crate::shell::text::Language) -> &'static str {
                TABLE.text(self as usize, language)
            }
        }
    };
}
pub(crate) use messages;

/// Joins the tables of a game's topics into one. Each topic is a module.
macro_rules! topics {
    ($($module:ident),* $(,)?) => {
        const TABLES: &[$crate::shell::text::TextTable] = &[$($module::TEXTS),*];

        const COUNT: usize = $crate::shell::text::count(TABLES);

        /// The table of all messages of all topics.
        pub const TEXTS: $crate::shell::text::TextTable = $crate::shell::text::TextTable {
            names: &$crate::shell::text::names::<COUNT>(TABLES),
            text: |index, language| $crate::shell::text::text(TABLES, index, language),
            blanks: |index| $crate::shell::text::blanks(TABLES, index),
            topics: TABLES,
            #[cfg(feature = "loading")]
            load: |language, tables| {
                $(($module::TEXTS.load)(language, tables);)*
            },
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
    let found = locate(tables, index);
    found.map_or("", |(table, index)| (table.text)(index, language))
}

pub(crate) fn blanks(tables: &[TextTable], index: usize) -> &'static [BlankKind] {
    let found = locate(tables, index);
    found.map_or(&[], |(table, index)| (table.blanks)(index))
}

/// Returns the table that contains a message, and the message's index in that table.
fn locate(tables: &[TextTable], index: usize) -> Option<(&TextTable, usize)> {
    let mut index = index;
    for table in tables {
        match index.checked_sub(table.names.len()) {
            Some(rest) => index = rest,
            None => return Some((table, index)),
        }
    }
    None
}

/// Returns the lengths of a table's texts for [`Texts`].
pub(crate) const fn lens<const N: usize>(texts: [&str; N], blanks: [&[BlankKind]; N]) -> [u8; N] {
    let mut lens = [0; N];
    let mut index = 0;
    while index < N {
        let len = texts[index].len();
        assert!(
            len <= u8::MAX as usize || index + 1 == N,
            "put the long text last"
        );
        assert!(
            blanks_in(texts[index]) == blanks[index].len(),
            "name what fills each blank"
        );
        if index + 1 < N {
            lens[index] = len as u8;
        }
        index += 1;
    }
    lens
}

/// The number of languages whose texts are part of the program.
const LANGUAGES: usize = if cfg!(feature = "languages") {
    Language::ALL.len()
} else {
    1
};

/// The texts of a table. All texts of a language are joined into one string, because a pointer for
/// each text would take additional flash: a quarter of the size of the texts.
pub(crate) struct Texts {
    columns: [&'static str; LANGUAGES],
    /// The length of each text in bytes, for one language after another. The entry of a language's
    /// last text is 0: that text extends to the end of the string, so only it may be longer than
    /// 255 bytes.
    lens: &'static [u8],
    #[cfg(feature = "loading")]
    loaded: [OnceRef<'static, &'static str>; Language::ALL.len() - 1],
}

impl Texts {
    pub(crate) const fn new(all: [&'static str; Language::ALL.len()], lens: &'static [u8]) -> Self {
        let mut columns = [all[0]; LANGUAGES];
        let mut place = 1;
        while place < LANGUAGES {
            columns[place] = all[place];
            place += 1;
        }
        Self {
            columns,
            lens,
            #[cfg(feature = "loading")]
            loaded: [const { OnceRef::new() }; Language::ALL.len() - 1],
        }
    }

    /// Returns the number of texts in a language.
    const fn count(&self) -> usize {
        self.lens.len() / LANGUAGES
    }

    /// Returns the text with an index, in English if the program has no text in the language. Not
    /// inlined, because every table would then have a copy of this code.
    #[inline(never)]
    pub(crate) fn text(&self, index: usize, language: Language) -> &'static str {
        let place = language as usize;
        #[cfg(feature = "loading")]
        if let Some(texts) = place
            .checked_sub(1)
            .and_then(|it| self.loaded.get(it)?.get())
        {
            return texts.split(END).nth(index).unwrap_or_default();
        }
        let place = if place < LANGUAGES { place } else { 0 };
        let text = self.columns.get(place).copied().unwrap_or_default();
        let first = place * self.count();
        let lens = self.lens.get(first..first + self.count());
        let lens = lens.unwrap_or_default();
        let (before, rest) = lens.split_at_checked(index).unwrap_or_default();
        let start = before.iter().map(|&len| usize::from(len)).sum();
        let end = match rest {
            [] => start,
            [_] => text.len(),
            [len, ..] => start + usize::from(*len),
        };
        text.get(start..end).unwrap_or_default()
    }

    /// Loads the texts of this table in a language from the next string of `tables`. Ignores the
    /// string for English, or if it has a wrong number of texts.
    #[cfg(feature = "loading")]
    #[inline(never)]
    pub(crate) fn load(&self, language: Language, tables: &mut Tables) {
        let place = (language as usize).checked_sub(1);
        let slot = place.and_then(|place| self.loaded.get(place));
        if let (Some(slot), Some(texts)) = (slot, tables.next())
            && texts.matches(END).count() == self.count()
        {
            // The texts of a language do not change, so the first ones stay.
            let _ = slot.set(texts);
        }
    }
}

/// The character after each text in a loaded table.
#[cfg(feature = "loading")]
pub(crate) const END: char = '\u{1e}';

/// The strings that are still to be loaded, one per table.
#[cfg(feature = "loading")]
pub(crate) type Tables = core::slice::Iter<'static, &'static str>;

/// Returns the number of blanks in a text.
const fn blanks_in(text: &str) -> usize {
    let text = text.as_bytes();
    let (mut count, mut index) = (0, 1);
    while index < text.len() {
        if text[index] == b'}' && text[index - 1] == b'{' {
            count += 1;
        }
        index += 1;
    }
    count
}

/// The content that fills a blank.
#[derive(Clone, Copy, Debug)]
pub enum Blank<'a> {
    /// A number, written in digits.
    Number(i32),
    /// A word or a phrase.
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

/// Returns a text with its blanks `{}` filled in order.
#[must_use]
pub fn fill(text: &str, blanks: &[Blank]) -> Line {
    let mut line = Line::new();
    let mut blanks = blanks.iter();
    let mut parts = text.split("{}");
    if let Some(first) = parts.next() {
        // The end of a long line is cut.
        let _ = line.push_str(first);
    }
    for part in parts {
        let _ = match blanks.next() {
            Some(Blank::Number(number)) => write!(line, "{number}"),
            Some(Blank::Word(word)) => line.push_str(word).map_err(|_| fmt::Error),
            None => Ok(()),
        };
        let _ = line.push_str(part);
    }
    line
}

/// Returns a word with a capital first letter, for the start of a line.
#[must_use]
pub fn capitalized(word: &str) -> Line {
    let mut line = Line::new();
    let mut letters = word.chars();
    // No word at the start of a line begins with an accented letter, so ASCII is enough. Tables for
    // other letters would take flash.
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    for letter in first.into_iter().chain(letters) {
        let _ = line.push(letter);
    }
    line
}
