//! Tests of games of an unknown kind. They are reported as games of a newer version, and kept until
//! the player gives them up. Also tests that damaged games of `caravans` are recognized.

use std::fs;
use std::path::Path;

use palmyra_engine::caravans::Caravans;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::save::{
    self, Key, LAST, SLOTS, SaveStore as _, Slot, Spoiled, Stored, VERSION, slot_key,
};
use palmyra_play::{Kind, Running, Settings};
use palmyra_tests::observe::{Clipping, texts};
use palmyra_tests::saves::read_saves;
use palmyra_ui::{App, Button};

type Play = Running<Caravans>;

fn sample(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    fs::read(folder.join(name)).expect("a sample")
}

fn saves(image: &[u8]) -> Saves {
    Saves::on(Flash::holding(image))
}

fn image(saves: Saves) -> Vec<u8> {
    saves.into_flash().expect("a flash").bytes().to_vec()
}

/// Returns the bytes of an item.
fn item(image: &[u8], key: Key) -> Option<Vec<u8>> {
    let mut buffer = [0; save::LONGEST];
    match saves(image).read(key, &mut buffer) {
        Stored::Bytes { version, len } => {
            assert_eq!(version, VERSION);
            Some(buffer[..len].to_vec())
        }
        _ => None,
    }
}

/// Returns the bytes of a game of `caravans`.
fn caravan(key: Key) -> Vec<u8> {
    item(&sample("version-3-caravans.bin"), key).expect("a game")
}

/// The offset of the kind in a saved game, and a number that no kind has.
const NUMBER: (usize, u8) = (4, 200);

/// Returns the bytes of a game of an unknown kind.
fn stranger(key: Key) -> Vec<u8> {
    assert_eq!(Kind::numbered(NUMBER.1), None);
    let mut bytes = caravan(key);
    bytes[NUMBER.0] = NUMBER.1;
    bytes
}

/// Creates saves with three games of `legions` and their items, for which the
/// device shows no welcome. The items with these keys are replaced by games of an
/// unknown kind.
fn with_strangers(keys: &[Key]) -> Vec<u8> {
    let mut saves = saves(&sample("version-2.bin"));
    let settings = save::settings(&mut saves).ok().flatten();
    let settings = Settings {
        greeted: true,
        ..settings.expect("settings")
    };
    assert!(save::save_settings(&mut saves, &settings));
    for &key in keys {
        assert!(saves.write(key, &stranger(key)));
    }
    image(saves)
}

fn press(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

fn shows(device: &Simulator, words: &str) -> bool {
    texts(device.app()).join(" ").contains(words)
}

fn assert_unclipped(device: &Simulator) {
    let mut clipping = Clipping::default();
    App::draw_observed(device.app(), &mut Panel::new(), &mut clipping);
    assert!(clipping.texts > 0 && clipping.faults.is_empty());
}

#[test]
fn a_game_of_an_unknown_kind_is_reported_as_newer_and_the_others_continue() {
    let bytes = with_strangers(&[slot_key(1)]);
    let mut device = Simulator::open(1, saves(&bytes));
    press(&mut device, "expect confirm\n");
    assert!(shows(&device, "newer version"));
    press(
        &mut device,
        "press A\nexpect title\npress A\nexpect games\n",
    );
    assert!(shows(&device, "from a newer version"));
    assert!(!shows(&device, "cannot be read"));
    assert_unclipped(&device);
    // The unknown game is selected and must stay unchanged.
    press(
        &mut device,
        "press UP\npress A\nexpect confirm\npress A\nexpect games\n",
    );
    // Another game is played for a while.
    press(&mut device, "press UP\npress A\nwait 500\nexpect table\n");
    for _ in 0..40 {
        device.tap(Button::A);
        device.advance(1000);
    }
    let mut record = String::new();
    assert_eq!(device.app().record(&mut record), Some(Ok(())));
    let played = image(device.into_saves());
    let kept = read_saves(&played);
    assert_eq!(kept.records[0].as_ref(), Some(&record));
    assert_ne!(kept.records[0], read_saves(&bytes).records[0], "it went on");
    assert_eq!(kept.records[2], read_saves(&bytes).records[2]);
    assert_eq!(item(&played, slot_key(1)), Some(stranger(slot_key(1))));
}

#[test]
fn a_game_of_an_unknown_kind_can_be_given_up() {
    let bytes = with_strangers(&[slot_key(1)]);
    let mut device = Simulator::open(1, saves(&bytes));
    press(
        &mut device,
        "expect confirm\npress A\npress A\nexpect games\npress UP\npress A\nexpect confirm\npress DOWN\npress A\nexpect games\n",
    );
    let freed = image(device.into_saves());
    assert_eq!(read_saves(&freed).slots[1], Slot::Empty);
    assert_eq!(save::slot(&mut saves(&freed), 1), Slot::Empty);
    assert_eq!(read_saves(&freed).records[0], read_saves(&bytes).records[0]);
}

#[test]
fn a_new_game_takes_a_place_of_strangers_only_if_the_player_agrees() {
    let keys = [0, 1, 2].map(slot_key);
    let bytes = with_strangers(&keys);
    let mut device = Simulator::open(1, saves(&bytes));
    // No game can be continued, so the cursor begins below *Continue*, which now opens the slots.
    press(
        &mut device,
        "expect confirm\npress A\nexpect title\npress UP\npress A\nexpect games\npress B\nexpect title\n",
    );
    let ask = "press DOWN\npress A\npress A\nexpect games\npress A\nexpect confirm\n";
    press(&mut device, &format!("{ask}press A\nexpect games\n"));
    let asked = image(device.into_saves());
    for key in keys {
        assert_eq!(item(&asked, key), Some(stranger(key)));
    }
    let mut device = Simulator::open(1, saves(&asked));
    press(&mut device, "press UP\n");
    press(
        &mut device,
        &format!("{ask}press DOWN\npress A\nwait 600\n"),
    );
    let played = image(device.into_saves());
    assert!(matches!(read_saves(&played).slots[0], Slot::Game(_)));
    for key in &keys[1..] {
        assert_eq!(item(&played, *key), Some(stranger(*key)), "the others stay");
    }
}

#[test]
fn a_last_game_of_an_unknown_kind_stays_until_the_player_agrees() {
    let bytes = with_strangers(&[LAST]);
    let mut device = Simulator::open(1, saves(&bytes));
    press(&mut device, "expect confirm\n");
    assert!(shows(&device, "last finished game"));
    assert!(shows(&device, "newer version"));
    assert_unclipped(&device);
    press(&mut device, "press A\nexpect title\n");
    // Sets instant speed and plays a whole solo game, which should become the last finished game.
    press(
        &mut device,
        "press UP\npress RIGHT 2\npress A\nexpect settings\npress RIGHT 2\npress B\nexpect title\n\
         press UP 3\npress A\npress DOWN\npress LEFT\npress UP\npress A\nexpect campaign\npress A\n\
         expect games\npress A\npress DOWN\npress A\n",
    );
    for _ in 0..3000 {
        if device.app().screen() == "end" {
            break;
        }
        press(&mut device, "press A\nwait 500\n");
    }
    press(&mut device, "expect end\npress B\n");
    let played = image(device.into_saves());
    assert_eq!(item(&played, LAST), Some(stranger(LAST)));
    // The player agrees to overwrite the unknown game.
    let mut device = Simulator::open(1, saves(&played));
    press(
        &mut device,
        "expect confirm\npress DOWN\npress A\nexpect title\n",
    );
    let agreed = image(device.into_saves());
    assert_eq!(item(&agreed, LAST), None);
    assert_eq!(Simulator::open(1, saves(&agreed)).app().screen(), "title");
}

/// Checks that a flipped bit in any game is reported, and that the game is
/// kept.
#[test]
fn a_damaged_game_of_caravans_is_reported_and_kept() {
    for slot in 0..SLOTS {
        let key = slot_key(slot);
        let value = caravan(key);
        let mut writer = Saves::in_memory();
        assert!(writer.write(key, &value));
        let good = image(writer);
        let at = good.windows(value.len()).position(|bytes| bytes == value);
        let at = at.expect("it was written whole");
        for bit in [0, 8 * 4, 8 * value.len() - 1] {
            let mut bytes = good.clone();
            bytes[at + bit / 8] ^= 1 << (bit % 8);
            let damaged = || Slot::Spoiled(Spoiled::Damaged);
            assert_eq!(save::slot(&mut saves(&bytes), slot), damaged());
            assert!(!save::load(&mut saves(&bytes), slot, &mut None::<Play>));
            // The application must report the damaged game and keep it as well.
            let mut device = Simulator::open(1, saves(&bytes));
            press(
                &mut device,
                "expect language\npress A\nexpect confirm\npress A\nexpect title\n\
                 press UP\npress A\nexpect games\n",
            );
            assert!(shows(&device, "cannot be read"));
            assert_eq!(
                save::slot(&mut device.into_saves(), slot),
                damaged(),
                "nothing was written over it"
            );
        }
    }
}

#[test]
fn a_newer_game_of_caravans_is_reported_and_kept() {
    let mut writer = Saves::in_memory();
    let store = writer.store().expect("a store");
    let value = caravan(slot_key(0));
    store.put(slot_key(0), VERSION + 1, &value).expect("room");
    let newer = Slot::Spoiled(Spoiled::Newer);
    assert_eq!(save::slot(&mut writer, 0), newer);
    assert!(!save::load(&mut writer, 0, &mut None::<Play>));
    let header = match save::slot(&mut saves(&sample("version-3-caravans.bin")), 0) {
        Slot::Game(header) => header,
        other => panic!("{other:?}"),
    };
    assert!(
        !save::save_game(&mut writer, 0, header, &[]),
        "never written over"
    );
    assert_eq!(save::slot(&mut writer, 0), newer);
}

/// Checks a saved game with a correct checksum whose bytes have no meaning.
#[test]
fn a_meaningless_game_of_caravans_is_reported() {
    let good = caravan(slot_key(2));
    let with = |place: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[place] = byte;
        let mut saves = Saves::in_memory();
        assert!(saves.write(slot_key(2), &bytes));
        saves
    };
    // Each byte stands for a mode, a number of players or a bot level that does
    // not exist.
    for (place, byte) in [(5, 1), (6, 1), (6, 5), (7, 0b111)] {
        let found = save::slot(&mut with(place, byte), 2);
        assert_eq!(found, Slot::Spoiled(Spoiled::Damaged), "{place} {byte}");
    }
    // Neither number is that of a known kind of game.
    for byte in [7, 255] {
        let found = save::slot(&mut with(4, byte), 2);
        assert_eq!(found, Slot::Spoiled(Spoiled::Newer));
    }
    // This save is too short for a header.
    let mut short = Saves::in_memory();
    assert!(short.write(slot_key(2), &good[..16]));
    let found = save::slot(&mut short, 2);
    assert_eq!(found, Slot::Spoiled(Spoiled::Damaged));
    // These saves have moves that are not in the list of legal moves.
    for place in 17..good.len() {
        let mut saves = with(place, 250);
        let found = save::slot(&mut saves, 2);
        assert!(matches!(found, Slot::Game(_)));
        assert!(!save::load(&mut saves, 2, &mut None::<Play>));
    }
    // A game of `legions` must not be read as one of `caravans`.
    let mut legions = saves(&sample("version-2.bin"));
    assert!(!save::load(&mut legions, 0, &mut None::<Play>));
}
