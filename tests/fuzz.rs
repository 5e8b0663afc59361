//! Replays the inputs of the fuzzing corpus, both unchanged and with a few bytes changed. The
//! changes are the same in every run. `fuzz/run` searches for new inputs.

use std::collections::HashSet;
use std::mem::discriminant;
use std::path::Path;
use std::{fs, panic};

use palmyra_engine::Rng;
use palmyra_tests::fuzz::{Target, parts};

/// The number of changed copies of each input.
const CHANGES: u32 = 12;

fn changed(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(3) {
        let len = bytes.len() as u32;
        if len == 0 {
            break;
        }
        let at = rng.below(len) as usize;
        match rng.below(4) {
            0 => bytes[at] ^= 1 << rng.below(8),
            1 => bytes[at] = rng.below(256) as u8,
            2 => drop(bytes.remove(at)),
            _ => bytes.truncate(at),
        }
    }
    bytes
}

fn replay(name: &str) {
    let target = Target::ALL.into_iter().find(|target| target.name == name);
    let target = target.expect("a target");
    let inputs = target.inputs();
    assert!(inputs.len() > 5, "{} inputs", inputs.len());
    let mut rng = Rng::new(7);
    for (path, bytes) in inputs {
        let changes = (0..CHANGES).map(|_| changed(&bytes, &mut rng));
        let changes: Vec<_> = changes.collect();
        for (number, bytes) in [bytes].iter().chain(&changes).enumerate() {
            let checked = panic::catch_unwind(|| (target.check)(bytes));
            assert!(checked.is_ok(), "{}, change {number}", path.display());
        }
    }
}

#[test]
fn records_are_read_or_their_first_wrong_line_is_named() {
    replay("records");
}

#[test]
fn saved_games_are_read_or_refused() {
    replay("kept");
}

#[test]
fn any_flash_opens_and_a_save_changes_nothing_but_itself() {
    replay("flash");
}

#[test]
fn scripts_run_or_their_first_wrong_line_is_named() {
    replay("scripts");
}

#[test]
fn any_bytes_on_the_cable_are_answered_or_skipped() {
    replay("link");
}

#[test]
fn the_corpus_has_every_request() {
    let target = Target::ALL.into_iter().find(|target| target.name == "link");
    let inputs = target.expect("a target").inputs();
    let parts = inputs.iter().flat_map(|(_, bytes)| parts(bytes));
    let kinds: HashSet<_> = parts
        .filter_map(|part| Some(discriminant(&part.ok()?)))
        .collect();
    assert_eq!(kinds.len(), 10);
}

#[test]
fn every_target_can_be_fuzzed() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    let run = fs::read_to_string(fuzz.join("run")).expect("the command");
    for target in Target::ALL {
        let name = target.name;
        let source = fuzz.join("fuzz_targets").join(name).with_extension("rs");
        let source = fs::read_to_string(source).expect("a target");
        assert!(source.contains(&format!("fuzz::{name}(bytes)")), "{name}");
        let line = run
            .lines()
            .find(|line| line.starts_with(&format!("fuzz {name}")));
        let line = line.unwrap_or_else(|| panic!("fuzz/run leaves out {name}"));
        for (folder, _) in target.seeds {
            assert!(line.contains(folder), "{name} does not begin with {folder}");
        }
    }
}
