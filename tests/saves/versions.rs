//! Tests that saves of every version stay readable.

use std::fs;
use std::path::{Path, PathBuf};

use palmyra_engine::bot::Level;
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_headless::{Simulator, script};
use palmyra_play::results::{Best, BestList, Name, Tally};
use palmyra_play::save::{self, Header, SETTINGS, SLOTS, Slot, VERSION, slot_key};
use palmyra_play::{Listed as _, Person, Profile, Running, Settings, Speed, Start, Who};
use palmyra_testing::legions::setup;
use palmyra_tests::observe::{shows, texts};
use palmyra_tests::saves::{Kept, read_saves, used};
use palmyra_ui::Button;

const EASY: Who = Who::Bot(Level::Malku);

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("saves")
        .join(name)
}

fn sample(version: u8) -> Vec<u8> {
    let path = file(&format!("version-{version}.bin"));
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn text(name: &str) -> Option<String> {
    let path = file(name);
    Some(fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// Asserts that the games in the stored saves of a version match the stored
/// records.
fn assert_records(version: u8, kept: &Kept) {
    for (slot, record) in (1..).zip(&kept.records) {
        assert_eq!(record, &text(&format!("version-{version}-slot-{slot}.txt")));
    }
    assert_eq!(kept.last, text(&format!("version-{version}-last.txt")));
    let middle = kept.records[0].as_deref().expect("a game");
    assert!(!middle.ends_with('\n'), "the first one was left in a turn");
}

fn best(score: i16, name: &[u8; 3]) -> Option<Best> {
    let name = Name(*name);
    Some(Best { score, name })
}

/// Returns the settings in the stored saves.
fn settings(greeted: bool) -> Settings {
    let mut settings = Settings {
        speed: Speed::Fast,
        brightness: 2,
        sound: false,
        greeted,
        ..Settings::default()
    };
    settings.toggle_option(Legions::KIND, Legions::OPEN_COINS);
    settings
}

/// Asserts the best results of a solo game and of a game for three, and the counts of games by
/// level.
fn assert_results(kept: &Kept, solo: Option<Best>, three: Option<Best>, tallies: [Tally; 3]) {
    let results = kept.results[Legions::KIND.index()];
    let results = results.expect("good").expect("there");
    let counter = kept.counter.expect("good").expect("there");
    let board = |setup: Setup| BestList::new(Legions::KIND, setup.number(), setup.players());
    for game in Solo::ALL {
        let expected = solo.filter(|_| game == Solo::One);
        assert!(
            results.bests(board(Setup::Solo(game))).eq(expected),
            "{game:?}"
        );
    }
    for players in 2..=5 {
        let expected = three.filter(|_| players == 3);
        let classic = board(setup(Mode::Classic, players));
        assert_eq!(results.best(classic), expected);
        let expert = board(setup(Mode::Expert, players));
        assert_eq!(results.best(expert), None);
    }
    // The former levels easy, medium and hard are now three of the five bots.
    let [easy, medium, hard] = tallies;
    let none = Tally::default();
    let expected = [easy, none, medium, none, hard];
    assert_eq!(Level::ALL.map(|level| results.tally(level)), expected);
    assert_eq!(Some(counter.name), three.map(|best| best.name));
    assert_eq!((counter.begun, results.counted), (5, 2));
}

fn several(mode: Mode, players: u8, who: [Who; 5], first: Option<u8>) -> Start {
    Start {
        who,
        first: first.map(Person),
        ..Start::people(Legions::KIND, setup(mode, players).number(), players)
    }
}

/// Returns the slots of a solo game, a game for three and a game for four, begun in
/// this order.
fn slots(seeds: [u32; 3], four: [Who; 5], first: Option<u8>) -> [Slot; 3] {
    let three = [Who::Human, Who::Human, EASY, EASY, EASY];
    let starts = [
        Start::people(Legions::KIND, Setup::Solo(Solo::One).number(), 1),
        several(Mode::Classic, 3, three, None),
        several(Mode::Expert, 4, four, first),
    ];
    let number = |place: usize| 3 + place as u32;
    std::array::from_fn(|place| {
        Slot::Game(Header {
            id: number(place),
            start: starts[place],
            seed: seeds[place],
            helped: false,
        })
    })
}

#[test]
fn version_1_is_read() {
    let kept = read_saves(&sample(1));
    assert_eq!(kept.settings, Ok(Some(settings(true))));
    let easy = Tally { played: 1, won: 1 };
    let tallies = [easy, Tally::default(), Tally::default()];
    assert_results(&kept, best(10, b"ZCX"), best(29, b"ECX"), tallies);
    let four = [Who::Human, EASY, EASY, EASY, EASY];
    let seeds = [85_148_222, 49_987_112, 29_842_795];
    assert_eq!(kept.slots, slots(seeds, four, None));
    assert_records(1, &kept);
}

#[test]
fn version_2_is_read() {
    let kept = read_saves(&sample(2));
    assert_eq!(kept.settings, Ok(Some(settings(false))));
    let hard = Tally { played: 1, won: 0 };
    let tallies = [Tally::default(), Tally::default(), hard];
    assert_results(&kept, None, best(14, b"FAA"), tallies);
    let (medium, hard) = (Who::Bot(Level::Zabdas), Who::Bot(Level::Zenobia));
    let four = [Who::Human, EASY, medium, hard, EASY];
    let seeds = [18_573_508, 82_804_287, 4_930_215];
    assert_eq!(kept.slots, slots(seeds, four, Some(1)));
    assert_records(2, &kept);
}

/// Checks the saves of version 3. They have the same games as those of version 2, but
/// one of them has open coins.
#[test]
fn version_3_is_read() {
    make_sample_once();
    let kept = read_saves(&sample(3));
    assert_eq!(kept.settings, Ok(Some(settings(false))));
    let hard = Tally { played: 1, won: 0 };
    let tallies = [Tally::default(), Tally::default(), hard];
    assert_results(&kept, None, best(14, b"FAA"), tallies);
    let (medium, hard) = (Who::Bot(Level::Zabdas), Who::Bot(Level::Zenobia));
    let four = [Who::Human, EASY, medium, hard, EASY];
    let mut expected = slots([18_573_508, 82_804_287, 4_930_215], four, Some(1));
    if let Slot::Game(header) = &mut expected[1] {
        header.start.options = Legions::OPEN_COINS;
    }
    assert_eq!(kept.slots, expected);
    assert_records(2, &kept);
}

/// Checks that results of an older version survive. Older versions stored them in the item with the
/// counts over all games, so they must be moved to items of their own before that item is
/// overwritten.
#[test]
fn results_of_an_older_version_survive_the_next_game() {
    let before = read_saves(&sample(2));
    let mut device = Simulator::open(1, Saves::on(Flash::holding(&sample(2))));
    // Chooses English and no guided game, and begins a new game in the slot of
    // another one.
    press(
        &mut device,
        "press A\npress B\nexpect title\npress DOWN\npress A 2\nexpect games\npress A\n\
         press DOWN\npress A\nwait 500\n",
    );
    let flash = device.into_saves().into_flash().expect("a flash");
    let after = read_saves(flash.bytes());
    let begun = |kept: &Kept| kept.counter.expect("good").expect("there").begun;
    assert_eq!(begun(&after), begun(&before) + 1);
    assert_eq!(after.results, before.results);
    assert!(after.results[0].is_ok_and(|results| results.is_some()));
}

/// Checks that unchanged items keep their version, and that changed items are
/// written in the current version.
#[test]
fn an_old_game_goes_on_and_is_kept_in_the_present_version() {
    let mut device = Simulator::open(1, Saves::on(Flash::holding(&sample(1))));
    press(&mut device, "press A\nexpect games\n");
    // The game that was begun last is selected, so the cursor moves to the solo
    // game.
    press(
        &mut device,
        "press DOWN\npress A\nwait 500\nexpect table\npress B\nwait 500\n",
    );
    let record = record(&device);
    let mut saves = device.into_saves();
    let store = saves.store().expect("a store");
    let versions: Vec<_> = store
        .items()
        .map(|listed| (listed.key, listed.item.version))
        .collect();
    for (key, version) in versions {
        let expected = if key == slot_key(0) { VERSION } else { 1 };
        assert_eq!(version, expected, "key {key}");
    }
    let flash = saves.into_flash().expect("a flash");
    let kept = read_saves(flash.bytes());
    assert_eq!(kept.records[0].as_ref(), Some(&record));
    assert_ne!(
        kept.records[0],
        text("version-1-slot-1.txt"),
        "a step was taken back"
    );
    assert_eq!(kept.records[1], text("version-1-slot-2.txt"));
    assert_eq!(SETTINGS, 1, "keys never change their meaning");
}

/// Checks the games of `caravans` in version 2. Their routes had fifteen fields, so their moves
/// would have another meaning today. They count as games with older rules.
#[test]
fn caravans_of_version_2_are_reported_as_older_and_kept() {
    let image = fs::read(file("version-2-caravans.bin")).expect("the sample");
    let mut saves = Saves::on(Flash::holding(&image));
    for slot in 0..SLOTS {
        let older = Slot::Spoiled(save::Spoiled::Older);
        assert_eq!(save::slot(&mut saves, slot), older);
        assert!(!save::load(
            &mut saves,
            slot,
            &mut None::<Running<Caravans>>
        ));
    }
    assert_eq!(save::last_header(&mut saves), Err(save::Spoiled::Older));
    assert!(!save::last(&mut saves, &mut None::<Running<Caravans>>));
    let flash = saves.into_flash().expect("a flash");
    assert_eq!(used(flash.bytes()), image);
    // The last game is reported at the start, and the other games in the list.
    let mut saves = Saves::on(Flash::holding(&image));
    let settings = Settings {
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    let mut device = Simulator::open(1, saves);
    let told = texts(device.app()).join(" ");
    assert!(told.contains("game is from an older version."), "{told}");
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "title");
    device.tap(Button::Up);
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "games");
    assert!(shows(device.app(), "from an older version"));
    let mut saves = device.into_saves();
    assert_eq!(save::last_header(&mut saves), Err(save::Spoiled::Older));
}

fn press(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

fn record(device: &Simulator) -> String {
    let mut text = String::new();
    assert_eq!(device.app().record(&mut text), Some(Ok(())));
    text
}

/// Creates the saves of the current version from those of the previous one if they are missing.
/// The test then fails once, as with golden pictures.
fn make_sample_once() {
    let image = file(&format!("version-{VERSION}.bin"));
    if image.exists() {
        return;
    }
    let mut old = Saves::on(Flash::holding(&sample(VERSION - 1)));
    let mut new = Saves::in_memory();
    let mut profile = Profile::default();
    profile.load(&mut old);
    assert!(save::save_settings(&mut new, &profile.settings));
    assert!(save::save_counter(&mut new, &profile.counter));
    let results = profile.results(Legions::KIND);
    assert!(save::save_results(&mut new, Legions::KIND, results));
    let mut game: Option<Running<Legions>> = None;
    for slot in 0..SLOTS {
        let Slot::Game(mut header) = profile.slot_at(slot) else {
            panic!("a game");
        };
        // One of the games is played with open coins.
        header.start.options = u8::from(slot == 1);
        assert!(save::load(&mut old, slot, &mut game));
        let moves = game.as_ref().expect("a game").history();
        assert!(save::save_game(&mut new, slot, header, moves));
    }
    assert!(save::last(&mut old, &mut game));
    let header = save::last_header(&mut old).expect("good").expect("there");
    let moves = game.as_ref().expect("a game").history();
    assert!(save::save_last(&mut new, header, moves));
    let flash = new.into_flash().expect("a flash");
    fs::write(&image, used(flash.bytes())).expect("a place for the sample");
    panic!("new, look at {}", image.display());
}
