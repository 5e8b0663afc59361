//! Helpers for tests with records of any game.

use std::fs;
use std::path::{Path, PathBuf};

use palmyra_engine::Playable;
use palmyra_engine::record::{ErrorOf, Recorder};

/// Reads a record. Returns its final position and all moves.
///
/// # Errors
/// The first invalid line.
pub fn replay<G: Playable>(text: &str) -> Result<(G, Vec<G::Move>), ErrorOf<G>> {
    let mut moves = Vec::new();
    let end = G::read(text, |_, mv| moves.push(mv))?;
    Ok((end, moves))
}

/// Returns the error in an invalid record.
pub fn error<G: Playable>(text: &str) -> ErrorOf<G> {
    match replay::<G>(text) {
        Ok(_) => panic!("a wrong record"),
        Err(error) => error,
    }
}

/// Returns the seed in a record.
pub fn seed(text: &str) -> &str {
    let seed = text.lines().find_map(|line| line.strip_prefix("seed "));
    seed.expect("the seed's line")
}

/// Reads a record, and writes it again from the positions and moves.
pub fn rewritten<G: Playable<Refusal: std::fmt::Debug>>(text: &str) -> String {
    let seed = seed(text);
    let mut recorder = Recorder::new(String::new());
    let mut begun = false;
    let read = G::read(text, |before, mv| {
        if !begun {
            begun = true;
            recorder.setup(before, seed).expect("a dealt game");
        }
        let played = recorder.play(&mut before.clone(), mv);
        played.expect("legal").expect("a string takes all");
    });
    read.unwrap_or_else(|error| panic!("{error}"));
    recorder.into_inner()
}

/// Returns the folder of the stored records.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/records")
}

/// Returns the stored records of a game, ordered by file name.
pub fn examples<G: Playable>() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("the records");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let texts = paths
        .iter()
        .map(|path| fs::read_to_string(path).expect("a record"));
    let head = format!("palmyra-record 1\ngame {}\n", G::NAME);
    let found: Vec<String> = texts.filter(|text| text.starts_with(&head)).collect();
    assert!(!found.is_empty(), "{} has records", G::NAME);
    found
}
