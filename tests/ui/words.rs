//! Tests the wording of all texts in four languages: names, numbers, capitals and terms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use palmyra_tests::glossary;
use palmyra_tests::observe::message;
use palmyra_ui::text::{Blank, BlankKind, Language, fill, tables};

/// The names of the text tables, in the order of the tables.
const TABLES: [&str; 4] = ["shell", "legions", "caravans", "merchants"];

/// A message and its texts.
struct Row {
    table: &'static str,
    name: &'static str,
    blanks: &'static [BlankKind],
    texts: [&'static str; 4],
}

fn rows() -> Vec<Row> {
    assert_eq!(tables().count(), TABLES.len(), "name every table");
    let rows = tables().zip(TABLES).flat_map(|(texts, table)| {
        let names = texts.names.iter().enumerate();
        names.map(move |(index, name)| Row {
            table,
            name,
            blanks: (texts.blanks)(index),
            texts: Language::ALL.map(|language| (texts.text)(index, language)),
        })
    });
    rows.collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whether a name of this kind needs an article within a sentence.
fn needs_article(kind: BlankKind, language: Language) -> bool {
    match kind {
        BlankKind::Region
        | BlankKind::Part
        | BlankKind::Improvement
        | BlankKind::Mission
        | BlankKind::Card => true,
        // Wood, glass and wine have an article only in French.
        BlankKind::Rare
        | BlankKind::Ware
        | BlankKind::Good
        | BlankKind::Basic
        | BlankKind::Advanced => language == Language::French,
        _ => false,
    }
}

/// Whether the blank follows a number, as in `3 wood`.
fn is_counted(row: &Row, index: usize, before: &str) -> bool {
    let after_blank = before == " " && index > 0 && row.blanks[index - 1].least().is_some();
    let digits = before.strip_suffix(' ').unwrap_or_default();
    after_blank || digits.ends_with(|letter: char| letter.is_ascii_digit())
}

/// Checks the places of names. A name may only be at the start of a line, or after a colon, a
/// bracket or a comma. In other places it might need an article or a case ending.
#[test]
fn names_stand_where_they_need_no_article() {
    let mut faults = Vec::new();
    for row in rows() {
        for (language, text) in Language::ALL.into_iter().zip(row.texts) {
            let parts: Vec<&str> = text.split("{}").collect();
            for (index, &kind) in row.blanks.iter().enumerate() {
                let (before, after) = (parts[index], parts[index + 1]);
                // The name of a caravan card consists of its good and its
                // movement.
                let is_name = row.name == "CardCaravan";
                if !needs_article(kind, language) || is_counted(&row, index, before) || is_name {
                    continue;
                }
                let starts = index == 0 && before.is_empty();
                let is_free = match starts {
                    true => after.is_empty() || after.trim_start().starts_with([':', ',']),
                    // In French, the name of a good may also come after
                    // "tuile".
                    false => [": ", "(", ", ", "tuile ", "Tuile "]
                        .iter()
                        .any(|end| before.ends_with(end)),
                };
                if !is_free {
                    let (table, name) = (row.table, row.name);
                    faults.push(format!("{table} {name}: `{text}` needs an article"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Returns a word that can fill a blank after a number.
fn sample(kind: BlankKind, count: i32, language: Language) -> String {
    let say = |name| message(name, language).to_owned();
    match kind {
        BlankKind::Digit
        | BlankKind::Number
        | BlankKind::Hundreds
        | BlankKind::Few
        | BlankKind::Many => count.max(kind.least().unwrap_or(0)).to_string(),
        BlankKind::Player => say("Blue"),
        BlankKind::Ware => say("GoodWine"),
        BlankKind::Card => say("WineContract"),
        BlankKind::Good | BlankKind::Basic if count == 1 => say("GoodStoneOne"),
        BlankKind::Good | BlankKind::Basic => say("GoodStoneMany"),
        BlankKind::Advanced if count == 1 => say("GoodMarbleOne"),
        BlankKind::Advanced => say("GoodMarbleMany"),
        BlankKind::Rare => say("RareGlass"),
        BlankKind::Part => say("PartRoof"),
        BlankKind::Region => say("RegionNorthSea"),
        BlankKind::Price | BlankKind::TowerPrice => {
            format!("1 {} 2 {}", say("GoodWoodOne"), say("GoodStoneMany"))
        }
        BlankKind::Improvement => say("Scaffolders"),
        BlankKind::Mission => say("DrawName"),
        BlankKind::Era => "II".to_owned(),
        BlankKind::Text => "...".to_owned(),
    }
}

/// Compares all texts with numbers with a stored file. Each text is filled in with 0, 1 and 2, if
/// these are possible. A missing file is written, and the test fails once. Read the file before you
/// commit it.
#[test]
fn numbers_agree_with_their_words() {
    let mut page = String::new();
    for row in rows() {
        let least = row.blanks.iter().filter_map(|kind| kind.least());
        let Some(least) = least.min() else {
            continue;
        };
        page += &format!("# {} {}\n", row.table, row.name);
        for (language, text) in Language::ALL.into_iter().zip(row.texts) {
            for count in least..=2 {
                let words: Vec<String> = row
                    .blanks
                    .iter()
                    .map(|&kind| sample(kind, count, language))
                    .collect();
                let words: Vec<Blank> = words.iter().map(|word| word.as_str().into()).collect();
                page += &fill(text, &words);
                page.push('\n');
            }
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/text/numbers.txt");
    let Ok(golden) = fs::read_to_string(&file) else {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, page).expect("a place for the texts");
        panic!("new, read {}", file.display());
    };
    let changed: Vec<_> = page
        .lines()
        .zip(golden.lines())
        .filter(|(now, kept)| now != kept)
        .take(20)
        .collect();
    assert!(
        page == golden,
        "delete {}, run the test twice and read what has changed, for example {changed:#?}",
        file.display()
    );
}

/// English texts with several meanings, which the comments list. Other languages have different
/// words for these meanings.
const SEVERAL_MEANINGS: &[&str] = &[
    "next",      // continue, what the tower gives next
    "map",       // German "Karte" is also a card, so `merchants` says "Plan"
    "tower",     // a watch tower, the player's tower
    "The end",   // of a game, of the rules
    "open",      // visible coins, to show something
    "none left", // amphorae, missions, rare goods
    "North Sea", // the full name, a short name for the map
    "South Sea", // the full name, a short name for the map
    "stone",     // singular, plural
    "marble",    // singular, plural
    "traded",    // goods that were traded, the title of a column
    "trade",     // deals of caravans, goods of merchants
    "done",      // to finish, a finished action in the log
    "pay",       // a price, a command
    "tile",      // of land, an improvement
    "players",   // the standing of all players, the boards of the players
];

/// Checks that messages with the same English text also have the same text in
/// every other language.
#[test]
fn what_is_alike_in_english_is_alike_in_every_language() {
    let mut found: BTreeMap<&str, Vec<Row>> = BTreeMap::new();
    for row in rows() {
        found.entry(row.texts[0]).or_default().push(row);
    }
    for (text, rows) in found {
        let unlike = rows.iter().find(|row| row.texts != rows[0].texts);
        let expected = SEVERAL_MEANINGS.contains(&text);
        let names = unlike.map(|row| (rows[0].name, row.name));
        assert_eq!(names.is_some(), expected, "`{text}`: {names:?}");
    }
}

/// The lines of the log that begin with the name of a good in lower case.
const SMALL: &[&str] = &["Trade", "TradeTwo", "Free"];

/// Checks that sentences begin with a capital. A line begins with a capital in
/// every language or in none.
#[test]
fn lines_begin_with_capitals() {
    let is_small = |text: &str| text.starts_with(char::is_lowercase);
    for row in rows() {
        let Row { name, texts, .. } = row;
        let [english, german, french, dutch] = texts;
        for text in texts {
            let is_sentence = text.ends_with(['.', '?', '!']);
            assert!(!is_sentence || !is_small(text), "{name}: {text}");
        }
        // German is compared separately, because its nouns always have
        // capitals.
        let others = [english, french, dutch].into_iter();
        let cases: BTreeSet<bool> = others
            .filter(|text| text.starts_with(char::is_alphabetic))
            .map(is_small)
            .collect();
        assert!(cases.len() < 2, "{name}: {texts:?}");
        assert!(
            !is_small(german) || !cases.contains(&false),
            "{name}: {texts:?}"
        );
        let is_small_word = row.blanks.first().is_some_and(|kind| {
            use BlankKind::{Advanced, Basic, Good, Part, Rare};
            [Good, Basic, Advanced, Rare, Part].contains(kind)
        });
        let others = [english, french, dutch];
        let starts = others.iter().any(|text| text.starts_with("{}"));
        let is_listed = SMALL.contains(&name) && row.table == "merchants";
        assert!(!starts || !is_small_word || is_listed, "{name}: {texts:?}");
    }
}

/// Whether a text contains these words as whole words.
fn says(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    text.match_indices(&words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// Returns the texts of the page, by language.
fn page() -> Vec<[String; 4]> {
    let code = fs::read_to_string(root().join("web/page/texts.js")).expect("the page's texts");
    let (_, table) = code.split_once("const ROWS = {").expect("a table");
    let (table, _) = table.split_once("\n};").expect("its end");
    let mut texts: Vec<String> = Vec::new();
    for line in table.lines().filter(|line| !line.trim().starts_with("//")) {
        let mut rest = line;
        while let Some(start) = rest.find(['\'', '"']) {
            let quote = rest[start..].chars().next().expect("a quote");
            let (text, after) = rest[start + 1..].split_once(quote).expect("its end");
            texts.push(text.to_owned());
            rest = after;
        }
    }
    assert_eq!(texts.len() % 4, 0, "{texts:#?}");
    let rows = texts.chunks(4).map(|row| row.to_vec());
    rows.map(|row| row.try_into().expect("four texts"))
        .collect()
}

#[test]
fn no_text_uses_a_word_to_avoid() {
    let own = rows().into_iter();
    let own = own.map(|row| (row.table, row.texts.map(str::to_owned)));
    let texts: Vec<_> = own
        .chain(page().into_iter().map(|row| ("page", row)))
        .collect();
    let avoided = glossary::rows("Words to avoid");
    assert!(avoided.len() > 30, "the glossary lists words to avoid");
    let mut faults = Vec::new();
    for row in avoided {
        let [language, place, never, but] = row[..] else {
            panic!("four columns: {row:?}");
        };
        let column = ["en", "de", "fr", "nl"]
            .iter()
            .position(|it| *it == language);
        let column = column.unwrap_or_else(|| panic!("no language {language}"));
        let known = place == "all" || texts.iter().any(|(table, _)| *table == place);
        assert!(known, "no texts of {place}");
        for (table, texts) in &texts {
            let text = &texts[column];
            if (place == "all" || place == *table) && says(text, never) {
                faults.push(format!("{table}: `{text}` says {never}: {but}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Adds all source files below a folder to `found`, with their contents.
fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let code = fs::read_to_string(&path).expect("a source");
            found.push((path, code));
        }
    }
}

/// Returns the modules that are compiled only for tests.
fn test_modules(code: &str) -> impl Iterator<Item = &str> {
    let rest = code.split("#[cfg(test)]\n").skip(1);
    let modules = rest.filter_map(|rest| rest.lines().next()?.trim().strip_suffix(';'));
    modules.filter_map(|line| line.split_once("mod ").map(|(_, name)| name))
}

/// Splits a source into its table of messages and the rest. Returns `None` if
/// it has no table.
fn split_table(code: &str) -> Option<(&str, String)> {
    let (before, rest) = code.split_once("\nmessages! {\n")?;
    let (table, after) = rest.split_once("\n}\n").unwrap_or((rest, ""));
    Some((table, format!("{before}\n{after}")))
}

/// Returns the names of the messages in a table.
fn names(table: &str) -> Vec<&str> {
    let rows = table.lines().filter_map(|line| line.strip_prefix("    "));
    let rows = rows.filter(|row| row.starts_with(|letter: char| letter.is_ascii_uppercase()));
    rows.filter_map(|row| row.split(['(', ':']).next())
        .collect()
}

/// Whether code uses a message, as a variant or after an import of all variants.
fn uses(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let owners = ["Msg::", "Text::", "Shell::", "Self::"];
        let is_owned = owners.iter().any(|owner| before.ends_with(owner));
        let is_bare = !before.ends_with(|letter| is_name(letter) || letter == ':');
        (is_owned || is_bare) && !after.starts_with(is_name)
    })
}

/// Checks that code other than tests uses every message.
#[test]
fn every_message_is_used() {
    let mut all = Vec::new();
    sources(&root().join("ui/src"), &mut all);
    let tests: BTreeSet<String> = all
        .iter()
        .flat_map(|(_, code)| test_modules(code))
        .map(str::to_owned)
        .collect();
    let is_test = |path: &Path| {
        let mut parts = path
            .with_extension("")
            .components()
            .map(|part| {
                let part: &Path = part.as_ref();
                part.to_string_lossy().into_owned()
            })
            .collect::<Vec<_>>()
            .into_iter();
        parts.any(|part| tests.contains(&part))
    };
    let base = root().join("ui/src");
    let own = |path: &Path| path.strip_prefix(&base).expect("a source").to_owned();
    let mut code = String::new();
    for (path, source) in all.iter().filter(|(path, _)| !is_test(&own(path))) {
        let source = split_table(source).map_or_else(|| source.clone(), |(_, rest)| rest);
        let product = source
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or_default();
        let lines = product
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        code.extend(lines.map(|line| format!("{line}\n")));
        assert!(!code.is_empty(), "{}", path.display());
    }
    let tables = all.iter().filter_map(|(_, source)| split_table(source));
    let names: Vec<&str> = tables.flat_map(|(table, _)| names(table)).collect();
    assert_eq!(names.len(), rows().len(), "a table is not read");
    let unused: Vec<_> = names
        .into_iter()
        .filter(|name| !uses(&code, name))
        .collect();
    assert!(unused.is_empty(), "no screen shows {unused:?}");
}
