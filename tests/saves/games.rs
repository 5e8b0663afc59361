//! Any game that is kept comes back as it was and goes on the same way.

use palmyra::flash::Flash;
use palmyra::saves::Saves;
use palmyra::{Simulator, script};
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{MAX_GAME, Setup};
use palmyra_engine::{Game as _, Rng};
use palmyra_play::save::{self, Header, SLOTS, SaveStore as _, Slot};
use palmyra_play::{Asker, Bots, Progress};
use palmyra_play::{Person, Play, Start, Turn, Who};
use palmyra_tests::legions::all_setups;
use palmyra_ui::{Button, caravans};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Repeatable: the same cases on every machine.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x5a7e_0bad),
        failure_persistence: None,
        ..Config::with_cases(count)
    }
}

fn any_who() -> impl Strategy<Value = Who> {
    prop_oneof![
        Just(Who::Human),
        prop::sample::select(Level::ALL.to_vec()).prop_map(Who::Bot),
    ]
}

fn any_header() -> impl Strategy<Value = Header<Setup>> {
    let setup = prop::sample::select(all_setups());
    let who = prop::array::uniform5(any_who());
    let first = prop::option::of(0u8..5);
    (any::<u32>(), setup, who, first, any::<u32>()).prop_map(|(id, setup, who, first, seed)| {
        let first = first.map(|first| Person(first % setup.players()));
        let start = Start { setup, who, first };
        Header { id, start, seed }
    })
}

/// Switches off and on again.
fn cold(saves: Saves) -> Saves {
    let flash = saves.into_flash().expect("a flash");
    Saves::on(Flash::holding(flash.bytes()))
}

/// Everything that a player could see of a game.
fn look(play: &Play) -> (&palmyra_engine::legions::Legions, &[u8], &Turn, Vec<&Turn>) {
    (
        play.game(),
        play.history(),
        play.turn(),
        play.log().collect(),
    )
}

/// Both are at the same point, and as many steps can be taken back in both.
fn assert_same(one: &Play, two: &Play) -> usize {
    assert_eq!(look(one), look(two));
    assert_eq!((one.start(), one.seed()), (two.start(), two.seed()));
    let (mut one, mut two) = (one.clone(), two.clone());
    let mut steps = 0;
    loop {
        assert_eq!(one.can_undo(), two.can_undo());
        if !one.undo() {
            assert!(!two.undo());
            return steps;
        }
        assert!(two.undo());
        assert_eq!(look(&one), look(&two));
        steps += 1;
    }
}

/// What the bot whose decision it is would do.
fn think(bots: &mut Bots, play: &Play) -> Progress {
    bots.think(play, Asker::Bot, u32::MAX)
}

/// One step: any legal move, or sometimes one back. `false` when it is over.
fn step(play: &mut Play, rng: &mut Rng) -> bool {
    if rng.below(6) == 0 && play.undo() {
        return true;
    }
    let Some(mv) = rng.pick(&play.game().moves()) else {
        return false;
    };
    play.play(mv).expect("a listed move");
    true
}

proptest! {
    #![proptest_config(cases(260))]

    #[test]
    fn a_kept_game_is_the_same_game(header in any_header(), seed in any::<u64>(), slot in 0..SLOTS) {
        let mut rng = Rng::new(seed);
        let mut saves = Saves::in_memory();
        let mut play = Play::new(header.start, header.seed);
        let mut bots = Bots::default();
        let mut going = true;
        while going {
            // A few saves on the way, as on a device, then a cold start.
            for _ in 0..rng.below(25) {
                going = step(&mut play, &mut rng);
                prop_assert!(save::keep_game(&mut saves, slot, header, play.history()));
            }
            prop_assert!(save::keep_game(&mut saves, slot, header, play.history()));
            saves.tidy();
            saves = cold(saves);
            prop_assert_eq!(save::slot(&mut saves, slot), Slot::Game(header));
            let mut loaded: Option<Play> = None;
            prop_assert!(save::load(&mut saves, slot, &mut loaded));
            let mut loaded = loaded.expect("a game");
            assert_same(&play, &loaded);
            prop_assert!(!loaded.is_unkept());
            // They go on alike, back and forth.
            let mut other = play.clone();
            let (mut one, mut two) = (rng.clone(), rng.clone());
            for _ in 0..12 {
                prop_assert_eq!(step(&mut other, &mut one), step(&mut loaded, &mut two));
                prop_assert_eq!(look(&other), look(&loaded));
            }
            // So does a bot, whose bots is as new after the power was off.
            let (warm, cold) = (think(&mut bots, &other), think(&mut Bots::default(), &loaded));
            prop_assert_eq!(warm, cold);
        }
        // The end of a game is kept as well.
        prop_assert!(save::keep_last(&mut saves, header, play.history()));
        prop_assert!(save::free(&mut saves, slot));
        let mut saves = cold(saves);
        let mut last: Option<Play> = None;
        prop_assert!(save::last(&mut saves, &mut last));
        assert_same(&play, &last.expect("a game"));
        prop_assert_eq!(save::slot::<Setup>(&mut saves, slot), Slot::Empty);
        prop_assert!(!save::load(&mut saves, slot, &mut None::<Play>));
    }

    /// Whatever the bytes of an item say, they are a game or none.
    #[test]
    fn senseless_bytes_are_no_game(
        mut bytes in prop::collection::vec(any::<u8>(), 0..60),
        sane in any::<bool>(),
        version in 0..=save::VERSION,
        game in 0..=2u8,
    ) {
        let head = [0, 0, 0, 0, game, 0, 2, 8, 0, 255, 1, 2, 3, 4, 0];
        if sane && bytes.len() > head.len() {
            bytes[..head.len()].copy_from_slice(&head);
        }
        let mut saves = Saves::in_memory();
        let store = saves.store().expect("a store");
        for key in [save::SETTINGS, save::RESULTS, save::LAST, save::slot_key(0)] {
            prop_assert!(store.put(key, version, &bytes).is_ok());
        }
        let _ = (save::settings(&mut saves), save::results(&mut saves));
        let mut play: Option<Play> = None;
        let header = save::slot(&mut saves, 0);
        if save::load(&mut saves, 0, &mut play) {
            let play = play.expect("a game");
            prop_assert!(matches!(header, Slot::Game(header) if header.start == play.start()));
            prop_assert!(play.history().len() <= MAX_GAME);
        }
        let mut play: Option<caravans::Play> = None;
        let header = save::slot(&mut saves, 0);
        if save::load(&mut saves, 0, &mut play) {
            let play = play.expect("a game");
            prop_assert!(matches!(header, Slot::Game(header) if header.start == play.start()));
        }
    }
}

/// The property above is worth something only if it meets what it is about.
#[test]
fn turns_are_left_in_their_middle_with_steps_to_take_back() {
    let mut deepest = 0;
    for (seed, setup) in (0u32..).zip(all_setups()) {
        let start = Start {
            setup,
            who: [Who::Human; 5],
            first: None,
        };
        let mut play = Play::new(start, seed);
        let mut rng = Rng::new(seed.into());
        while step(&mut play, &mut rng) {
            deepest = deepest.max(assert_same(&play, &play.clone()));
        }
        assert!(play.game().outcome().is_some());
    }
    assert!(deepest >= 4, "{deepest} steps can be taken back at most");
}

/// Bots' turns are kept when they are over; cut before, they are played again.
#[test]
fn a_cut_at_any_time_of_the_bots_turns_changes_nothing() {
    let begin = |time| {
        let mut device = Simulator::new(6);
        // English, no guided game; five seats, the four bots first.
        let start = "press A\npress B\npress A\npress DOWN 2\npress RIGHT 3\npress DOWN\npress RIGHT 2\npress UP 3\n\
                     press A\nexpect table\n";
        let script = script::parse(start).expect("a script");
        script::run(&script, &mut device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
        device.advance(time);
        device
    };
    let record = |device: &Simulator| {
        let mut text = String::new();
        assert_eq!(device.app().record(&mut text), Some(Ok(())));
        text
    };
    let whole = begin(120_000);
    assert_eq!(whole.wake(), None, "a person decides");
    let expected = record(&whole);
    assert!(expected.matches("\nturn ").count() >= 4, "{expected}");
    let mut lengths = Vec::new();
    for time in (0..20_000).step_by(400) {
        let cut = begin(time);
        lengths.push(record(&cut).len());
        let mut device = Simulator::open(7, cut.into_saves());
        device.tap(Button::A);
        device.advance(120_000);
        assert_eq!(record(&device), expected, "cut after {time} ms");
        assert_eq!(device.panel(), whole.panel(), "cut after {time} ms");
    }
    lengths.dedup();
    assert!(
        lengths.len() > 8,
        "the cuts came at {} points",
        lengths.len()
    );
}
