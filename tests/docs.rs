//! Tests that the files, values and commands named in the documents exist.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the paths of all documents.
fn documents() -> Vec<String> {
    let mut found = [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "CODE_OF_CONDUCT.md",
        "SECURITY.md",
    ]
    .map(str::to_owned)
    .to_vec();
    for entry in fs::read_dir(root().join("docs")).expect("the documents") {
        let name = entry
            .expect("an entry")
            .file_name()
            .into_string()
            .expect("utf-8");
        if name.ends_with(".md") {
            found.push(format!("docs/{name}"));
        }
    }
    found
}

/// Returns the parts of a text between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the number of definitions of a constant, a function or a variant.
fn definitions(code: &str, name: &str) -> usize {
    let is_definition = |line: &str| {
        let line = line.trim_start();
        let line = ["pub ", "pub(crate) ", "pub(super) "]
            .iter()
            .fold(line, |line, word| line.trim_start_matches(word));
        let line = line.strip_prefix("const fn ").unwrap_or(line);
        let line = ["const ", "static ", "fn "]
            .iter()
            .find_map(|word| line.strip_prefix(word))
            .unwrap_or(line);
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with([':', '(', ',', '<']))
    };
    code.lines().filter(|line| is_definition(line)).count()
}

/// Returns the entries of a table in code. The table has one entry per line.
fn entries<'a>(code: &'a str, table: &str) -> Vec<&'a str> {
    let start = code.find(&format!("const {table}:")).expect("a table");
    let lines = code[start..].lines().map(str::trim);
    let lines = lines.skip_while(|&line| line != "[").skip(1);
    let lines = lines.take_while(|&line| line != "]");
    lines.filter(|line| !line.starts_with("//")).collect()
}

#[test]
fn every_reconstructed_value_is_where_the_rules_page_says() {
    let page = read("docs/rules.md");
    let mut named = 0;
    let is_row = |row: &&str| row.starts_with("| ") && row.contains(".rs` |");
    for row in page.lines().filter(is_row) {
        let words: Vec<&str> = quoted(row).collect();
        let [name, .., file] = words[..] else {
            panic!("a row names a table and its file: {row}");
        };
        let code = read(file);
        assert_eq!(definitions(&code, name), 1, "{file} defines `{name}` once");
        // The page quotes a part of the improvement's entry in the table.
        if let [_, effect, _] = words[..] {
            let entries = entries(&code, name);
            let number = row.trim_start_matches("| I");
            let number = number.split(|it: char| !it.is_ascii_digit()).next();
            let number: usize = number.and_then(|it| it.parse().ok()).expect("a number");
            let found = entries.get(number - 1).copied().unwrap_or_default();
            assert!(found.contains(effect), "I{number} is `{found}`: {row}");
        }
        named += 1;
    }
    assert!(named >= 20, "the page has {named} rows");
}

/// Checks that the page of the rules names every file with reconstructed tables.
#[test]
fn the_rules_page_leaves_no_reconstructed_table_out() {
    let page = read("docs/rules.md");
    for game in ["legions", "caravans", "merchants"] {
        let folder = root().join("engine/src").join(game);
        for entry in fs::read_dir(folder).expect("a game") {
            let path = entry.expect("an entry").path();
            let Ok(code) = fs::read_to_string(&path) else {
                continue;
            };
            let name = path.file_name().expect("a name").to_string_lossy();
            // Each `mod.rs` only mentions the tables of the other files in its
            // folder.
            if name != "mod.rs" && code.to_lowercase().contains("reconstructed") {
                let named = format!("`engine/src/{game}/{name}`");
                assert!(
                    page.contains(&named),
                    "docs/rules.md does not tell of {named}"
                );
            }
        }
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    for document in documents() {
        let text = read(&document);
        let folder = root().join(&document);
        let folder = folder.parent().expect("a folder");
        for link in text.split("](").skip(1) {
            let link = link.split([')', '#']).next().unwrap_or_default();
            if !link.is_empty() && !link.contains("://") {
                assert!(folder.join(link).exists(), "{document}: {link} is missing");
            }
        }
    }
}

#[test]
fn files_that_the_documents_name_are_there() {
    let mut named = 0;
    for document in documents() {
        // These documents describe earlier states, so they may name files that no
        // longer exist.
        if document == "docs/bots.md" || document == "CHANGELOG.md" {
            continue;
        }
        let text = read(&document);
        for name in quoted(&text) {
            let path = name.split(':').next().unwrap_or_default();
            // Files that a build writes may not exist yet. Other paths may be outside of the
            // repository.
            let first = path.split('/').next().unwrap_or_default();
            let is_ours = first != "target" && root().join(first).exists() && !first.is_empty();
            if is_ours && !path.contains([' ', '<', '*', '~', '%', '$']) {
                assert!(root().join(path).exists(), "{document}: {path} is missing");
                named += 1;
            }
        }
    }
    assert!(named > 60, "{named} files");
}

/// Whether `name` is a cargo command or an alias of this repository.
fn is_command(name: &str) -> bool {
    let known = ["run", "test", "install", "fmt", "build", "doc", "deny"];
    let aliases = read(".cargo/config.toml");
    known.contains(&name) || aliases.contains(&format!("\n{name} = "))
}

/// Returns the first word after each occurrence of a program's name.
fn words_after<'a>(text: &'a str, program: &str) -> Vec<&'a str> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let parts = text.split(program).skip(1);
    let words = parts.map(|part| part.split(|letter| !is_letter(letter)).next());
    words.flatten().filter(|word| !word.is_empty()).collect()
}

#[test]
fn commands_that_the_documents_name_are_there() {
    let options = read("simulator/src/options.rs");
    for document in documents() {
        let text = read(&document);
        for start in ["`", "    "] {
            for name in words_after(&text, &format!("{start}cargo ")) {
                assert!(is_command(name), "{document}: there is no `cargo {name}`");
            }
            for name in words_after(&text, &format!("{start}palmyra ")) {
                // `palmyra` may be followed directly by an option, which belongs to the default
                // command.
                let (first, rest) = name.split_at(1);
                let variant = format!("\n    {}{rest}", first.to_uppercase());
                let is_known = first == "-" || options.contains(&variant);
                assert!(is_known, "{document}: there is no `palmyra {name}`");
            }
        }
    }
}

#[test]
fn workflows_run_commands_that_are_there() {
    for workflow in ["gate", "nightly", "pages", "release"] {
        let text = read(&format!(".github/workflows/{workflow}.yml"));
        let commands = words_after(&text, "- run: cargo ");
        assert!(!commands.is_empty() || text.contains("- run: .ci/run"));
        for name in commands {
            assert!(is_command(name), "{workflow}: there is no `cargo {name}`");
        }
        for path in text.split("- run: .").skip(1) {
            let path = path.split_whitespace().next().unwrap_or_default();
            let path = format!(".{path}");
            assert!(root().join(&path).exists(), "{workflow}: {path} is missing");
        }
    }
}

#[test]
fn no_function_of_the_gate_hides_a_program_that_the_gate_looks_for() {
    let gate = read(".ci/run");
    let functions: Vec<&str> = gate
        .lines()
        .filter_map(|line| line.strip_suffix("() {"))
        .collect();
    let programs = words_after(&gate, "command -v ");
    assert!(!functions.is_empty() && !programs.is_empty());
    for program in programs {
        // `command -v` finds a function first, so the program would never be installed.
        assert!(!functions.contains(&program), "{program} is a function");
    }
}

/// Adds all source files below a folder to `found`.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The name of the trait whose definition begins on this line.
fn begun_trait(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = ["pub(crate) ", "pub(super) ", "pub ", "unsafe "]
        .iter()
        .fold(line, |line, word| line.strip_prefix(word).unwrap_or(line));
    let name = line.strip_prefix("trait ")?;
    name.split(|char: char| !char.is_alphanumeric()).next()
}

/// Counts the items of every trait in formatted code. An item is a line that is indented once more
/// than the trait and begins a function, a constant or a type.
fn items_of_traits(code: &str) -> Vec<(&str, usize)> {
    let mut found: Vec<(&str, usize)> = Vec::new();
    let mut open = None;
    for line in code.lines() {
        let depth = line.len() - line.trim_start().len();
        match open {
            Some(outer) if depth == outer && line.trim_start().starts_with('}') => open = None,
            Some(outer) if depth == outer + 4 => {
                let words = ["const ", "type ", "fn ", "unsafe fn ", "async fn "];
                let begins = words.iter().any(|word| line.trim_start().starts_with(word));
                if let Some((_, items)) = found.last_mut().filter(|_| begins) {
                    *items += 1;
                }
            }
            Some(_) => {}
            None => {
                if let Some(name) = begun_trait(line) {
                    found.push((name, 0));
                    open = Some(depth).filter(|_| !line.ends_with('}'));
                }
            }
        }
    }
    found
}

#[test]
fn no_trait_has_more_than_fifteen_items() {
    let counted = items_of_traits(
        "pub trait One: Two {\n    const A: u8;\n    type B;\n    fn c() {\n        fn d() {}\n    }\n}\n\
         trait None {}\nfn e() {}\n",
    );
    assert_eq!(counted, [("One", 3), ("None", 0)]);
    let mut files = Vec::new();
    for folder in ["engine", "play", "ui", "storage", "device", "firmware"] {
        sources(&root().join(folder).join("src"), &mut files);
    }
    let mut traits = 0;
    for file in files {
        let code = fs::read_to_string(&file).expect("a file");
        for (name, items) in items_of_traits(&code) {
            assert!(items <= 15, "{name} in {} has {items}", file.display());
            traits += 1;
        }
    }
    assert!(traits > 25, "{traits} traits");
}

/// Checks that the shell does not name any game. The shell defines the traits
/// that a game implements, and the application provides the games.
#[test]
fn the_shell_does_not_know_the_games() {
    let list = read("engine/src/list.rs");
    let entries = list
        .lines()
        .filter_map(|line| line.trim().strip_suffix(','));
    let games: Vec<&str> = entries
        .filter_map(|entry| entry.split_once(": "))
        .flat_map(|(module, game)| [module, game])
        .collect();
    assert!(games.contains(&"legions") && games.contains(&"Legions"));
    let mut files = Vec::new();
    sources(&root().join("ui/src/shell"), &mut files);
    assert!(files.len() > 20);
    for file in files {
        let code = fs::read_to_string(&file).expect("a file");
        let lines = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        for line in lines {
            let paths = ["games::", "app::", "crate::games", "crate::app"];
            let mut known = paths.iter().chain(&games);
            let name = known.find(|&&name| line.contains(name));
            assert_eq!(name, None, "{}: {line}", file.display());
        }
    }
}
