//! Tests that the device reports lost saves at the start, once, in the player's language.

use std::fs;
use std::path::Path;

use palmyra_headless::flash::{Flash, SECTOR};
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::Settings;
use palmyra_play::save::{self, Losses, SaveStore as _, Slot, Spoiled, Stored, slot_key};
use palmyra_tests::observe::{Clipping, texts};
use palmyra_tests::saves::read_saves;
use palmyra_ui::text::Language;

/// A part of the report in each language.
const SAID: [(Language, &str); 4] = [
    (Language::English, "can no longer be read"),
    (Language::German, "nicht mehr lesbar"),
    (Language::French, "n'est plus lisible"),
    (Language::Dutch, "niet meer leesbaar"),
];

fn saves(image: &[u8]) -> Saves {
    Saves::on(Flash::holding(image))
}

fn image(saves: Saves) -> Vec<u8> {
    saves.into_flash().expect("a flash").bytes().to_vec()
}

/// Creates saves with all items, in which the settings have this language.
fn sample(language: Language) -> Vec<u8> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/version-2.bin");
    let mut saves = saves(&fs::read(file).expect("the sample"));
    let settings = save::settings(&mut saves).ok().flatten();
    let settings = Settings {
        greeted: true,
        language,
        ..settings.expect("settings")
    };
    assert!(save::save_settings(&mut saves, &settings));
    image(saves)
}

/// Creates saves like [`sample`], with the item that was saved last in a sector of its own. Also
/// returns the number of that sector.
fn far_apart(language: Language) -> (Vec<u8>, usize) {
    let before = sample(language);
    let mut saves = saves(&before);
    let settings = save::settings(&mut saves).ok().flatten().expect("settings");
    let store = saves.store().expect("a store");
    for round in 0..2 {
        store.put(50, save::VERSION, &[round; 2500]).expect("room");
    }
    store.remove(50).expect("room");
    let other = Settings {
        brightness: settings.brightness ^ 1,
        ..settings
    };
    let filled = image(saves);
    let mut saves = self::saves(&filled);
    assert!(save::save_settings(&mut saves, &other));
    let bytes = image(saves);
    let changed = bytes.iter().zip(&filled).rposition(|(new, old)| new != old);
    let sector = changed.expect("a record") / SECTOR;
    (bytes, sector)
}

fn press(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

fn open(bytes: &[u8]) -> Simulator {
    Simulator::open(1, saves(bytes))
}

fn shows(device: &Simulator, words: &str) -> bool {
    texts(device.app()).join(" ").contains(words)
}

fn assert_told(device: &Simulator, words: &str) {
    assert_eq!(device.app().screen(), "confirm");
    assert!(shows(device, words), "{:?}", texts(device.app()));
    let mut clipping = Clipping::default();
    device.app().draw_observed(&mut Panel::new(), &mut clipping);
    assert!(clipping.faults.is_empty(), "{:?}", clipping.faults);
}

/// Switches the device off and on again.
fn again(device: Simulator) -> Simulator {
    open(&image(device.into_saves()))
}

#[test]
fn a_zeroed_sector_is_reported_once_in_the_language_of_the_player() {
    for (language, words) in SAID {
        let (bytes, newest) = far_apart(language);
        for sector in 0..newest {
            let mut bytes = bytes.clone();
            bytes[sector * SECTOR..(sector + 1) * SECTOR].fill(0);
            let expected = read_saves(&bytes);
            for leave in ["press A\n", "press B\n"] {
                let mut device = open(&bytes);
                assert_told(&device, words);
                press(&mut device, leave);
                assert_eq!(device.app().screen(), "title");
                let mut device = again(device);
                assert_eq!(device.app().screen(), "title", "it was told");
                press(&mut device, "press B\nexpect title\n");
                let after = image(device.into_saves());
                assert_eq!(read_saves(&after), expected, "all else is as it was");
                let lost = &after[sector * SECTOR..(sector + 1) * SECTOR];
                assert!(lost.iter().all(|&byte| byte == 0), "it is untouched");
            }
        }
    }
}

/// Checks that the device asks for the language if the settings are lost, because the
/// report needs it.
#[test]
fn the_language_is_asked_for_when_it_is_lost() {
    let (mut bytes, newest) = far_apart(Language::Dutch);
    bytes[..(newest + 1) * SECTOR].fill(0);
    assert_eq!(read_saves(&bytes).settings, Ok(None), "they are gone");
    let mut device = open(&bytes);
    press(&mut device, "expect language\npress DOWN 2\npress A\n");
    assert_told(&device, "n'est plus lisible");
    press(&mut device, "press A\nexpect title\n");
    let device = again(device);
    assert_eq!(device.app().screen(), "title");
    assert_eq!(device.app().settings().language, Language::French);
}

#[test]
fn the_space_of_lost_data_can_be_used_again() {
    let (mut bytes, newest) = far_apart(Language::English);
    assert!(newest > 0);
    bytes[..SECTOR].fill(0);
    let expected = read_saves(&bytes);
    let mut device = open(&bytes);
    assert!(shows(&device, "Empty the slot"));
    press(&mut device, "press DOWN\npress A\nexpect title\n");
    // The space is freed even if the power fails before that is finished.
    let mut device = again(device);
    assert_eq!(device.app().screen(), "title");
    press(&mut device, &"press DOWN\n".repeat(40));
    let after = image(device.into_saves());
    assert_eq!(saves(&after).losses().unreadable, 0);
    assert_eq!(read_saves(&after), expected);
    assert_eq!(open(&after).app().screen(), "title");
}

#[test]
fn lost_newest_saves_are_reported_and_so_are_later_losses() {
    let before = sample(Language::English);
    let mut writer = saves(&before);
    for begun in 0..4 {
        let counter = save::counter(&mut writer).ok().flatten();
        let mut counter = counter.expect("a counter");
        counter.begun += begun;
        assert!(save::save_counter(&mut writer, &counter));
    }
    let mut bytes = image(writer);
    let is_new = |(new, old): (&u8, &u8)| new != old;
    let from = bytes.iter().zip(&before).position(is_new).expect("saves");
    let to = bytes.iter().zip(&before).rposition(is_new).expect("saves");
    for byte in &mut bytes[from..=to] {
        *byte = byte.wrapping_mul(37).wrapping_add(11);
    }
    assert_eq!(read_saves(&bytes).counter, read_saves(&before).counter);
    let mut device = open(&bytes);
    assert_told(&device, "older than you left it");
    assert!(
        !shows(&device, "Empty the slot"),
        "there is nothing to free"
    );
    press(&mut device, "press DOWN\npress A\nexpect title\n");
    let device = again(device);
    assert_eq!(device.app().screen(), "title");
    // If more saves are lost later, the device reports that as well.
    let mut bytes = image(device.into_saves());
    bytes[5 * SECTOR..6 * SECTOR].fill(0);
    let mut device = open(&bytes);
    assert_told(&device, "can no longer be read");
    press(&mut device, "press A\nexpect title\n");
    assert_eq!(again(device).app().screen(), "title");
}

#[test]
fn a_damaged_game_is_reported_once() {
    let mut bytes = sample(Language::English);
    let mut writer = saves(&bytes);
    let mut game = [0; 1000];
    let Stored::Bytes { len, .. } = writer.read(slot_key(1), &mut game) else {
        panic!("a game");
    };
    // The game is removed first, so that it is written as a whole and its bytes
    // can be found.
    assert!(writer.remove(slot_key(1)) && writer.write(slot_key(1), &game[..len]));
    bytes = image(writer);
    let at = bytes
        .windows(len)
        .rposition(|window| window == &game[..len]);
    bytes[at.expect("the game") + len / 2] ^= 1;
    assert_eq!(read_saves(&bytes).slots[1], Slot::Spoiled(Spoiled::Damaged));
    let mut device = open(&bytes);
    assert_told(&device, "can no longer be read");
    press(&mut device, "press A\nexpect title\n");
    let device = again(device);
    assert_eq!(device.app().screen(), "title");
    let kept = read_saves(&image(device.into_saves()));
    assert_eq!(kept.slots[1], Slot::Spoiled(Spoiled::Damaged));
}

#[test]
fn data_of_a_newer_store_is_reported_and_kept() {
    let mut bytes = sample(Language::English);
    // This is a sector with the marker of the next format.
    let mark = [
        0x50, 0x4c, 0x4d, 0x59, 2, 0, 0, 0, 0, 0, 0, 0, 0x0b, 0x6b, 0x6c, 0x6c,
    ];
    bytes[9 * SECTOR..][..16].copy_from_slice(&mark);
    assert_eq!(
        saves(&bytes).losses(),
        Losses {
            newer: 1,
            ..Losses::default()
        }
    );
    let mut device = open(&bytes);
    assert_told(&device, "newer version");
    press(&mut device, "press A\nexpect title\n");
    let device = again(device);
    assert_eq!(device.app().screen(), "title");
    let after = image(device.into_saves());
    assert_eq!(after[9 * SECTOR..][..16], mark);
}

#[test]
fn after_everything_was_erased_nothing_is_missed() {
    let (mut bytes, newest) = far_apart(Language::English);
    // Damages the log in an old and in the newest sector. The store still counts the lost records
    // after the player has erased everything.
    bytes[SECTOR / 2..SECTOR].fill(0);
    bytes[newest * SECTOR + 2000..][..64].fill(0);
    let mut device = open(&bytes);
    while device.app().screen() == "confirm" {
        press(&mut device, "press A\n");
    }
    press(
        &mut device,
        "expect title\npress UP\npress RIGHT 2\npress A\nexpect settings\npress UP\npress A\n",
    );
    press(
        &mut device,
        "expect confirm\npress DOWN\npress A\nexpect confirm\npress DOWN\npress A\n",
    );
    press(&mut device, "expect language\n");
    let bytes = image(device.into_saves());
    assert_ne!(saves(&bytes).losses().saves, 0, "the store still knows");
    let device = open(&bytes);
    assert_eq!(device.panel(), Simulator::new(1).panel(), "as new");
    let kept = read_saves(&image(device.into_saves()));
    assert_eq!(kept.slots, [Slot::Empty; 3]);
}

/// A part of the report of an incomplete save, in each language.
const CUT: [(Language, &str); 4] = [
    (Language::English, "The last save was cut short"),
    (Language::German, "Letztes Speichern brach ab"),
    (Language::French, "Dernière sauvegarde coupée"),
    (Language::Dutch, "Laatste opslag brak af"),
];

/// Cuts off the newest save of a game after its first bytes. The device must continue the older
/// save and report the loss.
#[test]
fn a_game_that_is_older_than_its_newest_trace_is_reported() {
    for (language, words) in CUT {
        let before = sample(language);
        let mut writer = saves(&before);
        let mut game = [0; 1000];
        let Stored::Bytes { len, .. } = writer.read(slot_key(1), &mut game) else {
            panic!("a game");
        };
        for _ in 0..4 {
            game[len - 1] ^= 1;
            assert!(writer.write(slot_key(1), &game[..len]));
        }
        let mut bytes = image(writer);
        let mut changes = bytes.iter().zip(&before);
        let from = changes.position(|(new, old)| new != old).expect("saves") / 16 * 16;
        let end = (from / SECTOR + 1) * SECTOR;
        assert!(!shows(&open(&bytes), words));

        // Without their first bytes, nothing is left of the newest saves, so the loss cannot be
        // noticed.
        let mut whole = bytes.clone();
        whole[from..end].fill(0xff);
        assert_eq!(read_saves(&whole), read_saves(&before));
        assert!(!shows(&open(&whole), words));

        bytes[from + 16..end].fill(0xff);
        assert_eq!(saves(&bytes).unfinished(), Some(slot_key(1)));
        assert_eq!(read_saves(&bytes), read_saves(&before), "the older game");
        let mut device = open(&bytes);
        assert_eq!(device.app().screen(), "title");
        assert!(shows(&device, words), "{:?}", texts(device.app()));
        device.advance(10_000);
        assert!(!shows(&device, words), "it goes by itself");
        // The next save is complete, so the newest save is no longer the incomplete one.
        let mut saves = device.into_saves();
        let settings = save::settings(&mut saves).ok().flatten().expect("settings");
        let brightness = settings.brightness ^ 1;
        let other = Settings {
            brightness,
            ..settings
        };
        assert!(save::save_settings(&mut saves, &other));
        assert!(!shows(&open(&image(saves)), words));
    }
}
