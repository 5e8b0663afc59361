//! Loads the texts of languages that are not part of the program.

use core::fmt;

use palmyra_play::Language;

use crate::games;
use crate::shell::text::{END, TEXTS, TextTable};

/// The character after each table in the output of [`write()`].
pub const TABLE_END: char = '\u{1d}';

/// Loads the texts of a language. `tables` has one string per table: the output of [`write()`],
/// split at each [`TABLE_END`].
///
/// A string with a wrong number of texts is ignored. English, and tables of a language that were
/// loaded before, stay as they are.
pub fn load(language: Language, tables: &'static [&'static str]) {
    let mut tables = tables.iter();
    (TEXTS.load)(language, &mut tables);
    games::load(language, &mut tables);
}

/// Writes all texts of a language as a file for [`load`], with [`TABLE_END`] after each table.
///
/// # Errors
///
/// If `out` fails.
pub fn write(language: Language, out: &mut impl fmt::Write) -> fmt::Result {
    let mut tables = [TEXTS].into_iter().chain(games::TEXTS.iter().copied());
    tables.try_for_each(|table| write_table(table, language, out))
}

fn write_table(table: TextTable, language: Language, out: &mut impl fmt::Write) -> fmt::Result {
    for topic in table.topics {
        write_table(*topic, language, out)?;
    }
    if table.topics.is_empty() {
        for index in 0..table.names.len() {
            write!(out, "{}{END}", (table.text)(index, language))?;
        }
        out.write_char(TABLE_END)?;
    }
    Ok(())
}
