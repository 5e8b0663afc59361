//! Tests that the texts of a language can be loaded from a file.

use palmyra_ui::text::{Language, SHELL, TABLE_END, TextTable, tables, write};
use palmyra_web::load_texts;

fn file(language: Language) -> String {
    let mut file = String::new();
    write(language, &mut file).expect("memory takes everything");
    file
}

fn texts(language: Language) -> Vec<&'static str> {
    let of = |table: TextTable| (0..table.names.len()).map(move |at| (table.text)(at, language));
    tables().flat_map(of).collect()
}

/// Returns the text of the shell's message with a name.
fn shell(name: &str, language: Language) -> &'static str {
    let index = SHELL.names.iter().position(|&each| each == name);
    (SHELL.text)(index.expect("a message"), language)
}

#[test]
fn texts_come_from_the_loaded_file() {
    let [english, german] = [Language::English, Language::German].map(texts);
    let changed = file(Language::German).replacen("Weiterspielen", "Weitermachen", 1);
    load_texts(Language::German, changed);
    assert_eq!(shell("Continue", Language::German), "Weitermachen");
    let loaded = texts(Language::German);
    let differ = german.iter().zip(&loaded).filter(|(old, new)| old != new);
    assert_eq!(differ.count(), 1);
    assert_eq!(german.len(), loaded.len());
    assert_eq!(texts(Language::English), english);

    // English is part of the program, so a file does not replace it.
    load_texts(Language::English, file(Language::Dutch));
    assert_eq!(texts(Language::English), english);

    // A file with a text too few or too many is of another version, and is ignored.
    let french = texts(Language::French);
    let whole = file(Language::French).replace("Continuer", "Poursuivre");
    let (first, rest) = whole.split_once('\u{1e}').expect("a text");
    assert!(!first.contains(TABLE_END));
    load_texts(Language::French, rest.into());
    assert_eq!(shell("Continue", Language::French), "Continuer");
    assert_eq!(texts(Language::French), french);
    load_texts(Language::French, String::new());
    load_texts(Language::French, whole);
    assert_eq!(shell("Continue", Language::French), "Poursuivre");
}
