//! Tests of unreadable items and of failed writes. Unreadable items are reported, and kept until
//! the player decides otherwise. Failed writes are reported and tried again.

use std::fs;
use std::path::Path;

use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::save::{
    self, Item, Key, SLOTS, SaveStore, Slot, Spoiled, Stored, VERSION, slot_key,
};
use palmyra_play::{Kind, Settings};
use palmyra_tests::observe::{Clipping, texts};
use palmyra_tests::saves::read_saves;
use palmyra_ui::text::Language;

/// Returns saves with all items, for which the device shows no welcome.
fn sample() -> Vec<u8> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/version-2.bin");
    let mut saves = saves(&fs::read(file).expect("the sample"));
    let settings = save::settings(&mut saves).ok().flatten();
    let settings = Settings {
        greeted: true,
        ..settings.expect("settings")
    };
    assert!(save::save_settings(&mut saves, &settings));
    image(saves)
}

fn saves(image: &[u8]) -> Saves {
    Saves::on(Flash::holding(image))
}

fn image(saves: Saves) -> Vec<u8> {
    saves.into_flash().expect("a flash").bytes().to_vec()
}

/// Marks an item as written by a newer version.
fn newer(bytes: &[u8], key: Key) -> Vec<u8> {
    let mut saves = saves(bytes);
    let store = saves.store().expect("a store");
    store
        .put(key, VERSION + 1, b"from the future")
        .expect("room");
    image(saves)
}

/// Replaces an item by other bytes and flips a bit in them.
fn damaged(bytes: &[u8], key: Key) -> Vec<u8> {
    let mut writer = saves(bytes);
    let store = writer.store().expect("a store");
    let value = b"about to be spoiled, and long enough to be found again";
    store.remove(key).expect("room");
    store.put(key, VERSION, value).expect("room");
    let mut bytes = image(writer);
    let at = bytes
        .windows(value.len())
        .rposition(|window| window == value);
    bytes[at.expect("it was written")] ^= 4;
    assert_eq!(saves(&bytes).read(key, &mut [0; 1000]), Stored::Damaged);
    bytes
}

fn spoil(bytes: &[u8], key: Key, spoiled: Spoiled) -> Vec<u8> {
    match spoiled {
        Spoiled::Damaged => damaged(bytes, key),
        Spoiled::Newer => newer(bytes, key),
        Spoiled::Older => panic!("only games are of older rules"),
    }
}

fn press<S: SaveStore>(device: &mut Simulator<S>, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

/// Switches a device on. Answers the question for the language if the settings are
/// spoiled.
fn open(bytes: &[u8]) -> Simulator {
    let mut device = Simulator::open(1, saves(bytes));
    if device.app().screen() == "language" {
        press(&mut device, "press A\n");
    }
    device
}

fn shows<S: SaveStore>(device: &Simulator<S>, words: &str) -> bool {
    texts(device.app()).join(" ").contains(words)
}

fn assert_unclipped<S: SaveStore>(device: &Simulator<S>) {
    let mut clipping = Clipping::default();
    device.app().draw_observed(&mut Panel::new(), &mut clipping);
    assert!(
        clipping.texts > 0 && clipping.faults.is_empty(),
        "{:?}",
        clipping.faults
    );
}

const KINDS: [Spoiled; 2] = [Spoiled::Damaged, Spoiled::Newer];
/// The items that every device has, with their names on the screen.
const ITEMS: [(Item, &str); 4] = [
    (Item::Settings, "settings"),
    (Item::Counter, "results"),
    (Item::Last, "last finished game"),
    (Item::Results(Kind::FIRST), "results"),
];
const LEAVE: &str = "expect confirm\npress A\n";
const AFRESH: &str = "expect confirm\npress DOWN\npress A\n";

/// Returns the version and the length of an item, and whether it is damaged.
fn raw(bytes: &[u8], key: Key) -> Option<(u8, usize, bool)> {
    let mut saves = saves(bytes);
    let store = saves.store().expect("a store");
    let found = store.items().find(|listed| listed.key == key)?;
    Some((found.item.version, found.item.len, found.is_damaged))
}

#[test]
fn each_spoiled_item_is_reported_once_at_the_start() {
    for kind in KINDS {
        for (item, words) in ITEMS {
            let bytes = spoil(&sample(), item.key(), kind);
            let mut device = open(&bytes);
            assert_eq!(device.app().screen(), "confirm");
            assert!(shows(&device, words), "{:?}", texts(device.app()));
            let why = if kind == Spoiled::Newer {
                "newer version"
            } else {
                "no longer be read"
            };
            assert!(shows(&device, why), "{:?}", texts(device.app()));
            assert_unclipped(&device);
            press(
                &mut device,
                "press A\nexpect title\npress B\nexpect title\n",
            );
            assert_eq!(
                image(device.into_saves()),
                image(saves(&bytes)),
                "nothing is written"
            );
        }
    }
    let all = ITEMS
        .iter()
        .fold(sample(), |bytes, (item, _)| damaged(&bytes, item.key()));
    let mut device = open(&all);
    press(
        &mut device,
        &format!("{LEAVE}{LEAVE}{LEAVE}{LEAVE}expect title\n"),
    );
    let mut device = open(&all);
    press(&mut device, "press B 4\nexpect title\n");
    let mut device = open(&all);
    press(
        &mut device,
        &format!("{LEAVE}{AFRESH}{LEAVE}{LEAVE}expect title\n"),
    );
    let kept = read_saves(&image(device.into_saves()));
    assert_eq!(kept.settings, Err(Spoiled::Damaged));
    assert!(
        matches!(kept.counter, Ok(Some(counter)) if counter.begun == 5),
        "numbers go on"
    );
    assert_eq!(kept.last, None);
}

/// Checks that the device asks for the language if the settings are spoiled,
/// because the report needs it.
#[test]
fn the_language_is_asked_for_when_the_settings_are_spoiled() {
    for kind in KINDS {
        let bytes = spoil(&sample(), Item::Settings.key(), kind);
        let mut device = Simulator::open(1, saves(&bytes));
        press(&mut device, "expect language\npress DOWN 2\npress A\n");
        assert!(shows(&device, "Réglages"));
        assert_unclipped(&device);
        press(&mut device, &format!("{AFRESH}expect title\n"));
        let device = Simulator::open(1, device.into_saves());
        assert_eq!(device.app().screen(), "title");
        assert_eq!(device.app().settings().language, Language::French);
    }
}

#[test]
fn nothing_spoiled_is_written_over_until_the_player_agrees() {
    for kind in KINDS {
        let bytes = ITEMS
            .iter()
            .fold(sample(), |bytes, (item, _)| spoil(&bytes, item.key(), kind));
        let before = ITEMS.map(|(item, _)| raw(&bytes, item.key()));
        let mut device = open(&bytes);
        press(
            &mut device,
            &format!("{LEAVE}{LEAVE}{LEAVE}{LEAVE}expect title\n"),
        );
        // Sets instant speed, so that the turns of opponents take no time. The question about the
        // unusable settings appears when the settings are closed.
        press(
            &mut device,
            "press UP\npress RIGHT 2\npress A\nexpect settings\npress RIGHT 2\npress B\n",
        );
        assert!(shows(&device, "settings"), "{:?}", texts(device.app()));
        press(&mut device, &format!("{LEAVE}expect title\npress A\n"));
        press(
            &mut device,
            "expect settings\npress B\nexpect title\npress UP 3\npress A\npress DOWN\npress LEFT\npress UP\npress A\n",
        );
        // Plays a whole solo game. It uses the slot of another game.
        press(
            &mut device,
            "expect campaign\npress A\nexpect games\npress A\npress DOWN\npress A\n",
        );
        for _ in 0..3000 {
            if device.app().screen() == "end" {
                break;
            }
            press(&mut device, "press A\nwait 500\n");
        }
        press(&mut device, "expect end\npress B\n");
        let played = image(device.into_saves());
        assert_eq!(ITEMS.map(|(item, _)| raw(&played, item.key())), before);
        assert_eq!(
            read_saves(&played).slots[0],
            Slot::Empty,
            "the game itself is kept and freed"
        );

        // From here on, the player agrees to give up each unusable item: the last game at the
        // start, the others when they have to be saved.
        let mut device = open(&played);
        press(
            &mut device,
            &format!("{LEAVE}{LEAVE}{AFRESH}{LEAVE}expect title\n"),
        );
        press(
            &mut device,
            "press UP\npress RIGHT 2\npress A\nexpect settings\npress RIGHT\npress B\n",
        );
        press(
            &mut device,
            &format!("{AFRESH}expect title\npress LEFT 2\npress A\n"),
        );
        assert!(shows(&device, "not saved"));
        // There is one question about the counts over all games, and one about the results of
        // this game.
        for _ in 0..2 {
            press(
                &mut device,
                &format!("expect results\npress A\n{AFRESH}expect results\n"),
            );
        }
        assert!(!shows(&device, "not saved"));
        let agreed = image(device.into_saves());
        let kept = read_saves(&agreed);
        assert!(matches!(kept.settings, Ok(Some(settings)) if settings != Settings::default()));
        assert!(matches!(kept.counter, Ok(Some(_))));
        assert!(matches!(kept.results[0], Ok(Some(_))));
        assert_eq!(save::last_header(&mut saves(&agreed)), Ok(None));
        assert_eq!(open(&agreed).app().screen(), "title");
    }
}

#[test]
fn a_spoiled_place_can_be_freed_or_used() {
    for kind in KINDS {
        // There are other games as well, so *Continue* opens the list.
        let bytes = spoil(&sample(), slot_key(1), kind);
        let mut device = open(&bytes);
        press(
            &mut device,
            "expect confirm\npress A\nexpect title\npress A\nexpect games\npress UP\npress A\nexpect confirm\n",
        );
        assert_unclipped(&device);
        press(&mut device, "press DOWN\npress A\nexpect games\n");
        let kept = read_saves(&image(device.into_saves()));
        assert_eq!(kept.slots[1], Slot::Empty);
        assert!(matches!(kept.slots[0], Slot::Game(_)));

        // An unusable game is listed even if there are no other games. A new game may use its
        // slot.
        let bytes = (0..SLOTS).fold(sample(), |bytes, slot| spoil(&bytes, slot_key(slot), kind));
        let mut device = open(&bytes);
        press(
            &mut device,
            "expect confirm\npress A\nexpect title\npress UP\npress A\nexpect games\npress B\n",
        );
        press(
            &mut device,
            "press DOWN\npress A\npress A\nexpect games\npress A\nexpect confirm\n",
        );
        press(&mut device, "press DOWN\npress A\nwait 600\n");
        let mut record = String::new();
        assert_eq!(device.app().record(&mut record), Some(Ok(())));
        let kept = read_saves(&image(device.into_saves()));
        assert!(matches!(kept.slots[0], Slot::Game(_)), "{:?}", kept.slots);
        assert_eq!(kept.records[0], Some(record));
        assert_eq!(kept.slots[1], Slot::Spoiled(kind), "the others stay");
    }
}

/// Checks a saved game with a correct checksum, but moves that are impossible in
/// the game.
#[test]
fn a_game_of_impossible_moves_is_reported_and_can_be_cleared() {
    let mut bad = Saves::in_memory();
    let header = [9, 0, 0, 0, 0, 0, 2, 8, 0, 255, 1, 2, 3, 4, 0, 1, 0, 250];
    assert!(bad.write(slot_key(2), &header));
    assert!(matches!(save::slot(&mut bad, 2), Slot::Game(_)));
    let mut device = Simulator::open(1, bad);
    // Chooses English and no guided game.
    press(
        &mut device,
        "press A\npress B\nexpect title\npress A\nexpect title\n",
    );
    assert!(
        shows(&device, "cannot be read"),
        "{:?}",
        texts(device.app())
    );
    press(
        &mut device,
        "press A\nexpect games\npress UP\npress A\nexpect confirm\n",
    );
    press(&mut device, "press DOWN\npress A\nexpect games\n");
    let kept = read_saves(&image(device.into_saves()));
    assert_eq!(kept.slots, [Slot::Empty; 3]);
}

#[test]
fn erasing_everything_leaves_nothing_spoiled_or_not() {
    let all = ITEMS
        .map(|(item, _)| item.key())
        .into_iter()
        .chain((0..SLOTS).map(slot_key));
    let mut bytes = sample();
    for (key, kind) in all.zip(KINDS.into_iter().cycle()) {
        bytes = spoil(&bytes, key, kind);
    }
    // Adds an item that does not exist in this version.
    let mut bytes = newer(&bytes, 40);
    // Appends a sector of noise.
    bytes.resize(60 * 1024, 0xff);
    bytes.extend((0..4096u32).map(|at| (at * 7 % 251) as u8));
    let mut device = open(&bytes);
    // The lost sector is reported before the items.
    press(
        &mut device,
        &format!("{LEAVE}{LEAVE}{LEAVE}{LEAVE}{LEAVE}expect title\n"),
    );
    press(
        &mut device,
        "press DOWN 3\npress RIGHT 2\npress A\nexpect settings\npress UP\npress A\n",
    );
    press(
        &mut device,
        "expect confirm\npress DOWN\npress A\nexpect confirm\npress DOWN\npress A\n",
    );
    press(&mut device, "expect language\nwait 3000\n");
    let mut kept = device.into_saves();
    let store = kept.store().expect("a store");
    assert_eq!(store.items().next(), None);
    assert_eq!(store.report().unreadable, 0);
    let device = Simulator::open(1, saves(&image(kept)));
    assert_eq!(device.panel(), Simulator::new(1).panel(), "as new");
}

/// A save store whose writes fail while `fails` is set.
struct Failing {
    saves: Saves,
    fails: std::rc::Rc<std::cell::Cell<bool>>,
    /// The number of writes that were attempted.
    tries: std::rc::Rc<std::cell::Cell<u32>>,
    /// Whether writes fail because the battery is too low.
    is_low: bool,
}

impl SaveStore for Failing {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        self.saves.read(key, buffer)
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        self.tries.set(self.tries.get() + 1);
        !self.fails.get() && self.saves.write(key, bytes)
    }

    fn remove(&mut self, key: Key) -> bool {
        !self.fails.get() && self.saves.remove(key)
    }

    fn clear(&mut self) -> bool {
        !self.fails.get() && self.saves.clear()
    }

    fn lacks_power(&mut self) -> bool {
        self.is_low && self.fails.get()
    }
}

#[test]
fn a_failed_save_is_reported_and_retried_while_the_game_continues() {
    fails_and_goes_on(false, "Not saved. Memory worn out?");
}

#[test]
fn a_low_battery_is_reported_like_any_other_failure() {
    fails_and_goes_on(true, "Battery low: not saved");
}

fn fails_and_goes_on(is_low: bool, told: &str) {
    let fails = std::rc::Rc::new(std::cell::Cell::new(false));
    let tries = std::rc::Rc::new(std::cell::Cell::new(0));
    let saves = Failing {
        saves: saves(&sample()),
        fails: fails.clone(),
        tries: tries.clone(),
        is_low,
    };
    let mut device = Simulator::open(1, saves);
    // Continues the solo game in the first slot.
    press(
        &mut device,
        "press A\nexpect games\npress DOWN\npress A\nwait 500\nexpect table\n",
    );
    fails.set(true);
    press(&mut device, "press B\nwait 500\n");
    assert!(shows(&device, told), "{:?}", texts(device.app()));
    assert!(shows(&device, "!"), "a mark");
    assert_unclipped(&device);
    // The mark stays on the screen, but the message disappears.
    press(&mut device, "wait 2500\n");
    assert!(!shows(&device, told) && shows(&device, "!"));
    // The game can be continued.
    let before = texts(device.app());
    press(&mut device, "press A\nwait 500\n");
    assert_ne!(texts(device.app()), before);
    // No other game can be opened, because it would replace these unsaved moves.
    press(
        &mut device,
        "hold B 1000\nexpect pause\npress UP 2\npress A\nexpect title\n",
    );
    press(
        &mut device,
        "press A\nexpect games\npress A\nexpect games\n",
    );
    assert!(shows(&device, told), "{:?}", texts(device.app()));
    press(&mut device, "press DOWN\npress A\nexpect table\n");
    let mut record = String::new();
    assert_eq!(device.app().record(&mut record), Some(Ok(())));
    // The save is tried again every ten seconds until it succeeds.
    press(&mut device, "wait 10000\n");
    tries.set(0);
    press(&mut device, "wait 30000\n");
    assert_eq!(tries.get(), 3);
    assert!(shows(&device, "!"));
    fails.set(false);
    press(&mut device, "wait 10000\n");
    assert!(!texts(device.app()).iter().any(|text| text == "!"));
    assert_eq!(device.wake(), None, "nothing more to try");
    let kept = read_saves(&image(device.into_saves().saves));
    assert_eq!(kept.records[0], Some(record));
}
