//! Tests that stored saves stay readable, and that their moves keep their meaning. Saves of
//! older versions are tested in `tests/saves/versions.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use palmyra_engine::bot::Level;
use palmyra_headless::saves::Saves;
use palmyra_play::save::{self, SLOTS, VERSION};
use palmyra_play::{Listed, Person, Running, Who};
use palmyra_testing::games::{Curious, setups};
use palmyra_tests::saves::{read_saves, used};

use crate::steps::{begin, header, step};

palmyra_testing::for_all_games! {
    the_sample_of_this_version_is_read,
}

fn file<G: Listed>(ending: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    folder.join(format!("version-{VERSION}-{}{ending}", G::NAME))
}

fn the_sample_of_this_version_is_read<G: Listed>() {
    let kept = read_saves(&once(&file::<G>(".bin"), sample::<G>));
    let slots = (1..).zip(kept.records);
    let records = slots.map(|(slot, record)| (format!("-slot-{slot}.txt"), record));
    let headers = format!("{:#?}\n", kept.slots);
    let others = [("-slots.txt", Some(headers)), ("-last.txt", kept.last)];
    let others = others.map(|(ending, found)| (ending.to_owned(), found));
    for (ending, found) in records.chain(others) {
        let (file, found) = (file::<G>(&ending), found.expect("a game"));
        let text = once(&file, || found.clone().into_bytes());
        assert_eq!(found.as_bytes(), text, "{}", file.display());
    }
}

/// Reads a file. If the file is missing, it is created and the test fails once, as with
/// golden pictures.
fn once(file: &Path, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    fs::read(file).unwrap_or_else(|_| {
        fs::write(file, make()).expect("a place for the file");
        panic!("new, look at {}", file.display());
    })
}

/// Creates saves with three running games and a finished one.
fn sample<G: Listed>() -> Vec<u8> {
    let mut saves = Saves::in_memory();
    let setups = setups::<G>();
    for place in 0..=SLOTS {
        let number = usize::from(place) * (setups.len() - 1) / usize::from(SLOTS);
        let (mode, seats) = setups[number];
        let mut header = header::<G>((mode, seats), 1000 + u32::from(place));
        header.id = 10 + u32::from(place);
        header.start.first = (place > 0).then_some(Person(place % seats));
        let bots = Level::ALL.map(Who::Bot);
        header.start.who = std::array::from_fn(|seat| match seat % 2 {
            0 => Who::Human,
            _ => bots[(seat + number) % 5],
        });
        let mut game: Running<G> = begin(&header);
        let mut player = Curious::new(place.into());
        let left = if place < SLOTS {
            40 * (1 + usize::from(place))
        } else {
            usize::MAX
        };
        while (game.history().len() < left || !game.can_undo()) && step(&mut game, &mut player) {}
        assert!(match place {
            SLOTS => save::save_last(&mut saves, header, game.history()),
            slot => save::save_game(&mut saves, slot, header, game.history()),
        });
    }
    let flash = saves.into_flash().expect("a flash");
    used(flash.bytes()).to_vec()
}
