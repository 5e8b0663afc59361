//! Reads the tables of `docs/glossary.md`.

use palmyra_ui::text::Language;

const PAGE: &str = include_str!("../../docs/glossary.md");

/// Returns the rows of the table below a heading, without the header.
///
/// # Panics
///
/// If the document has no such heading.
#[must_use]
pub fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let mut sections = PAGE.split("\n## ");
    let section = sections
        .find(|section| section.starts_with(heading))
        .unwrap_or_else(|| panic!("docs/glossary.md has no section {heading}"));
    let lines = section.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = lines.map(|line| {
        line.trim_end_matches('|')
            .split('|')
            .map(str::trim)
            .collect()
    });
    rows.skip(1).collect()
}

/// Returns the words that are allowed in the bars of buttons, in a language.
#[must_use]
pub fn buttons(language: Language) -> Vec<&'static str> {
    let rows = rows("Words of the buttons").into_iter();
    rows.map(|row| row[language as usize]).collect()
}
