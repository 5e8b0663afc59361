//! Measures the texts of each language in the firmware.

use palmyra_ui::text::{Language, TextTable, tables};

/// The heading for the size of a language's texts.
pub fn name(language: Language) -> &'static str {
    match language {
        Language::English => "texts, English",
        Language::German => "texts, German",
        Language::French => "texts, French",
        Language::Dutch => "texts, Dutch",
    }
}

/// Returns the size of a language's texts in the flash, in bytes. The stored lengths of the texts
/// are included. Returns `None` if the texts or the lengths are not found.
pub fn bytes(flash: &[u8], language: Language) -> Option<usize> {
    tables().map(|table| bytes_of(flash, table, language)).sum()
}

/// Returns the size of a language's texts in one table, or in all topics of
/// that table.
pub fn bytes_of(flash: &[u8], table: TextTable, language: Language) -> Option<usize> {
    if !table.topics.is_empty() {
        let topics = table.topics.iter();
        return topics.map(|&topic| bytes_of(flash, topic, language)).sum();
    }
    let texts = || (0..table.names.len()).map(|index| (table.text)(index, language));
    let letters = texts().collect::<String>().into_bytes();
    // The length of the last text is not stored, because that text extends to the
    // end of the table.
    let mut lens: Vec<u8> = texts().map(|text| text.len() as u8).collect();
    if let Some(last) = lens.last_mut() {
        *last = 0;
    }
    let is_there = |part: &[u8]| flash.windows(part.len()).any(|window| window == part);
    (is_there(&letters) && is_there(&lens)).then_some(letters.len() + lens.len())
}

#[cfg(test)]
mod tests {
    use palmyra_ui::text::{GAMES, SHELL};

    use super::*;

    /// Returns a language's texts and their lengths, in the form in which the
    /// firmware stores them.
    fn pieces(table: TextTable, language: Language) -> (Vec<u8>, Vec<u8>) {
        let (mut letters, mut lens) = (Vec::new(), Vec::new());
        for index in 0..table.names.len() {
            let text = (table.text)(index, language);
            letters.extend(text.bytes());
            let is_last = index + 1 == table.names.len();
            lens.push(if is_last { 0 } else { text.len() as u8 });
        }
        (letters, lens)
    }

    #[test]
    fn only_what_is_there_counts() {
        assert_eq!(bytes_of(&[0; 100_000], SHELL, Language::Dutch), None);
        let (letters, lens) = pieces(SHELL, Language::Dutch);
        let mut flash = [&[7], &letters[..]].concat();
        assert_eq!(bytes_of(&flash, SHELL, Language::Dutch), None, "half of it");
        flash.extend(&lens);
        let all = flash.len() - 1;
        assert_eq!(bytes_of(&flash, SHELL, Language::Dutch), Some(all));
        assert_eq!(bytes_of(&flash, SHELL, Language::German), None);
        assert_eq!(
            bytes(&flash, Language::Dutch),
            None,
            "the games' are missing"
        );
    }

    #[test]
    fn the_topics_of_a_game_lie_anywhere() {
        let game = GAMES.iter().find(|table| !table.topics.is_empty());
        let game = *game.expect("a game that tells its words by topic");
        let mut flash = Vec::new();
        for &topic in game.topics.iter().rev() {
            assert_eq!(bytes_of(&flash, game, Language::French), None);
            let (letters, lens) = pieces(topic, Language::French);
            flash.extend([letters, vec![7], lens].concat());
        }
        let marks = game.topics.len();
        assert_eq!(
            bytes_of(&flash, game, Language::French),
            Some(flash.len() - marks)
        );
    }
}
