//! What the texts of each language take in the firmware.

use palmyra_ui::text::{Language, TextTable, tables};

/// The heading of a language's figure.
pub fn name(language: Language) -> &'static str {
    match language {
        Language::English => "texts, English",
        Language::German => "texts, German",
        Language::French => "texts, French",
        Language::Dutch => "texts, Dutch",
    }
}

/// Bytes of a language in the flash: its texts in one piece, and where each of
/// them ends. `None` unless both are really there.
pub fn bytes(flash: &[u8], language: Language) -> Option<usize> {
    tables().map(|table| bytes_of(flash, table, language)).sum()
}

/// The same for one table of texts.
pub fn bytes_of(flash: &[u8], table: TextTable, language: Language) -> Option<usize> {
    let texts = || (0..table.names.len()).map(|index| (table.text)(index, language));
    let letters = texts().collect::<String>().into_bytes();
    let ends: Vec<u8> = texts()
        .scan(0, |end, text| {
            *end += text.len() as u16;
            Some(*end)
        })
        .flat_map(u16::to_le_bytes)
        .collect();
    let is_there = |part: &[u8]| flash.windows(part.len()).any(|window| window == part);
    (is_there(&letters) && is_there(&ends)).then_some(letters.len() + ends.len())
}

#[cfg(test)]
mod tests {
    use palmyra_ui::text::SHELL;

    use super::*;

    #[test]
    fn only_what_is_there_counts() {
        assert_eq!(bytes_of(&[0; 100_000], SHELL, Language::Dutch), None);
        let mut flash = vec![7];
        let mut end = 0;
        let mut ends = Vec::new();
        for index in 0..SHELL.names.len() {
            let text = (SHELL.text)(index, Language::Dutch);
            flash.extend(text.bytes());
            end += text.len() as u16;
            ends.extend(end.to_le_bytes());
        }
        assert_eq!(bytes_of(&flash, SHELL, Language::Dutch), None, "half of it");
        flash.extend(&ends);
        let all = flash.len() - 1;
        assert_eq!(bytes_of(&flash, SHELL, Language::Dutch), Some(all));
        assert_eq!(bytes_of(&flash, SHELL, Language::German), None);
        assert_eq!(
            bytes(&flash, Language::Dutch),
            None,
            "the games' are missing"
        );
    }
}
