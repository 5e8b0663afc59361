//! Tests that a saved game is restored unchanged and then continues like the
//! original.

use std::collections::{BTreeMap, BTreeSet};

use palmyra_engine::Played;
use palmyra_engine::bot::{Level, Player};
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_play::save::{self, Header, SLOTS, SaveStore as _, Slot};
use palmyra_play::{Asker, Bots, Kind, Listed, Person, Progress, Running, Start, Who, with_game};
use palmyra_testing::games::{Curious, cases, kind, widest};
use palmyra_testing::records::examples;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use crate::steps::{begin, header, step};

palmyra_testing::for_all_games! {
    every_step_is_saved_and_comes_back_after_a_cold_start,
    what_is_hidden_and_what_chance_will_bring_is_saved,
    bots_go_on_the_same_way_after_the_power_was_off,
    a_person_loses_no_step_and_a_bot_is_saved_when_it_is_done,
    turns_are_left_in_their_middle_with_steps_to_take_back,
}

/// Creates a configuration whose random cases are the same on every machine.
fn config(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x5a7e_0bad),
        failure_persistence: None,
        ..Config::with_cases(palmyra_testing::soak(count))
    }
}

fn any_who() -> impl Strategy<Value = Who> {
    prop_oneof![
        Just(Who::Human),
        prop::sample::select(Level::ALL.to_vec()).prop_map(Who::Bot),
    ]
}

/// Returns every setup of every game.
fn all_starts() -> Vec<Start> {
    let mut starts = Vec::new();
    for &game in Kind::ALL {
        for (mode, info) in (0..).zip(game.modes()) {
            for seats in info.fewest..=info.most {
                starts.push(Start::people(game, mode, seats));
            }
        }
    }
    starts
}

fn any_header() -> impl Strategy<Value = Header> {
    let start = prop::sample::select(all_starts());
    let who = prop::array::uniform5(any_who());
    let first = prop::option::of(0u8..5);
    let numbers = (any::<u32>(), any::<u32>(), any::<u8>());
    (start, who, first, numbers).prop_map(|(start, who, first, (id, seed, options))| {
        let first = first.map(|first| Person(first % start.seats));
        let start = Start {
            who,
            first,
            options,
            ..start
        };
        Header {
            id,
            start,
            seed,
            helped: false,
        }
    })
}

/// Opens the saves again, as after a restart of the device.
fn cold(saves: Saves) -> Saves {
    let flash = saves.into_flash().expect("a flash");
    Saves::on(Flash::holding(flash.bytes()))
}

/// Returns the position and the moves of a game as comparable values.
fn look<G: Listed>(game: &Running<G>) -> (String, Vec<u8>) {
    (format!("{:?}", game.game()), game.history().to_vec())
}

/// Asserts that both games have the same position and moves, and that the same steps can be taken
/// back. Returns the number of these steps.
pub fn assert_same<G: Listed>(one: &Running<G>, two: &Running<G>) -> usize {
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

/// Returns the decision of the bot whose turn it is.
fn think<G: Listed>(bots: &mut Bots, game: &Running<G>) -> Option<G::Move> {
    match bots.think(game, Asker::Bot, u32::MAX) {
        Progress::Decided(decision) => Some(decision.mv),
        Progress::Thinking(_) => panic!("all the time in the world"),
        Progress::Idle => None,
    }
}

fn load<G: Listed>(saves: &mut Saves, slot: u8) -> Running<G> {
    let mut game = None;
    assert!(save::load(saves, slot, &mut game));
    game.expect("a game")
}

fn record<G: Listed>(game: &Running<G>) -> String {
    let mut text = String::new();
    game.record(&mut text).expect("a dealt game");
    text
}

/// Returns the kinds of the legal moves, each with the kind of the last step that can be taken
/// back.
fn decisions<G: Listed>(game: &G, last: Option<G::Move>) -> Vec<(String, Option<String>)> {
    let last = last.map(kind);
    let moves = game.moves();
    let kinds: BTreeSet<String> = moves.as_ref().iter().map(kind).collect();
    let pairs = kinds.into_iter().map(|kind| (kind, last.clone()));
    pairs.collect()
}

fn every_step_is_saved_and_comes_back_after_a_cold_start<G: Listed>() {
    let mut met = BTreeSet::new();
    for (setup, seed) in cases::<G>(30) {
        let header = header::<G>(setup, (seed as u32).wrapping_mul(0x9e37_79b9));
        let slot = seed as u8 % SLOTS;
        let mut player = Curious::new(seed);
        let mut game = begin::<G>(&header);
        let mut saves = Saves::in_memory();
        while step(&mut game, &mut player) {
            assert!(game.is_unsaved());
            assert!(save::save_game(&mut saves, slot, header, game.history()));
            game.set_saved();
            saves.tidy();
            saves = cold(saves);
            assert_eq!(save::slot(&mut saves, slot), Slot::Game(header));
            let loaded = load(&mut saves, slot);
            assert_same(&game, &loaded);
            assert!(!loaded.is_unsaved());
            let last = game.session().undoable().last();
            met.extend(decisions(game.game(), last.copied()));
        }
        assert_last_is_kept(saves, slot, header, &game);
    }
    // The games played above must contain nearly all kinds of decisions that the stored
    // records contain.
    let mut wanted = BTreeMap::new();
    for text in examples::<G>() {
        let mut last = None;
        let read = G::read(&text, |game, mv| {
            for decision in decisions(game, last) {
                *wanted.entry(decision).or_insert(0) += 1;
            }
            let is_final = game.clone().play(mv, |_| {}).ok() == Some(Played::Final);
            last = (!is_final).then_some(mv);
        });
        assert!(read.is_ok());
    }
    let all: u32 = wanted.values().sum();
    wanted.retain(|decision, _| !met.contains(decision));
    let missed: u32 = wanted.values().sum();
    assert!(missed * 20 < all, "{missed} of {all}: {wanted:?}");
}

/// Asserts that a finished game is saved and frees its slot.
fn assert_last_is_kept<G: Listed>(mut saves: Saves, slot: u8, header: Header, game: &Running<G>) {
    assert!(save::save_last(&mut saves, header, game.history()));
    assert!(save::free(&mut saves, slot));
    let mut saves = cold(saves);
    let mut last: Option<Running<G>> = None;
    assert!(save::last(&mut saves, &mut last));
    assert_same(game, &last.expect("a game"));
    assert_eq!(save::slot(&mut saves, slot), Slot::Empty);
    assert!(!save::load(&mut saves, slot, &mut None::<Running<G>>));
}

/// Checks that hidden hands, the order of piles and later shuffles are part of a save: a loaded
/// game continues exactly like the original.
fn what_is_hidden_and_what_chance_will_bring_is_saved<G: Listed>() {
    for (setup, seed) in cases::<G>(20) {
        let header = header::<G>(setup, 2_000 + seed as u32);
        let mut game = begin::<G>(&header);
        let mut player = Curious::new(seed);
        let mut going = true;
        while going {
            for _ in 0..40 {
                going = step(&mut game, &mut player);
            }
            let mut saves = Saves::in_memory();
            assert!(save::save_game(&mut saves, 0, header, game.history()));
            let mut loaded = load::<G>(&mut cold(saves), 0);
            let mut other = game.clone();
            let (mut one, mut two) = (player.clone(), player.clone());
            while step(&mut other, &mut one) {
                assert!(step(&mut loaded, &mut two));
            }
            assert_eq!(record(&other), record(&loaded));
        }
    }
}

/// Checks that new bots make the same decisions in a game that was loaded from its
/// save.
fn bots_go_on_the_same_way_after_the_power_was_off<G: Listed>() {
    use Level::{Longinus, Malku, Yarhai, Zabdas, Zenobia};
    let quick = [Zabdas, Malku, Yarhai, Malku, Zabdas];
    let strong = [Zenobia, Longinus, Malku, Malku, Malku];
    let widest = widest::<G>().into_iter();
    let games = widest.flat_map(|setup| [(setup, quick, 1), (setup, strong, 23)]);
    let (mut within, mut checked) = (0, 0);
    for (setup, levels, stride) in games {
        let mut header = header::<G>(setup, 11);
        header.start.who = levels.map(Who::Bot);
        let mut game = begin::<G>(&header);
        let mut warm = Player::new();
        let mut saves = Saves::in_memory();
        while let Some(person) = game.active() {
            let Who::Bot(level) = game.who(person) else {
                panic!("only bots play");
            };
            let number = game.history().len();
            let choice = warm.choose(game.session(), game.seed(), number as u32, level);
            let mv = choice.expect("a decision").mv;
            if number.is_multiple_of(stride) {
                assert!(save::save_game(&mut saves, 1, header, game.history()));
                saves = cold(saves);
                let loaded = load::<G>(&mut saves, 1);
                let mut new = Player::new();
                let again = new.choose(loaded.session(), loaded.seed(), number as u32, level);
                assert_eq!(again.map(|again| again.mv), Some(mv), "step {number}");
                within += u32::from(game.can_undo());
                checked += 1;
            }
            assert!(game.play(mv, |_| {}).is_ok(), "a legal decision");
        }
    }
    assert!(
        checked > within,
        "between turns, and in them if there are steps"
    );
}

/// Checks when moves are saved. The moves of a bot are saved together, when another player has to
/// decide. Each move of a person is saved at once, even if a bot's move caused the decision.
fn a_person_loses_no_step_and_a_bot_is_saved_when_it_is_done<G: Listed>() {
    for (setup, seed) in cases::<G>(60) {
        let mut header = header::<G>(setup, seed as u32);
        let bot = Who::Bot(Level::Malku);
        header.start.who = [Who::Human, bot, bot, bot, bot];
        let mut game = begin::<G>(&header);
        let mut player = Curious::new(seed);
        while let Some(mv) = player.choose(game.game()) {
            let seat = game.game().to_move().expect("a running game");
            let is_person = game.who(game.person(seat)) == Who::Human;
            assert!(game.play(mv, |_| {}).is_ok(), "listed");
            let goes_on = game.game().to_move() == Some(seat);
            assert_eq!(game.is_worth_saving(), is_person || !goes_on);
            if game.is_worth_saving() {
                game.set_saved();
            }
        }
        assert!(!game.is_worth_saving(), "the end is saved");
    }
}

fn is_saved_and_comes_back<G: Listed>(header: Header, seed: u64, slot: u8) {
    let mut player = Curious::new(seed);
    let mut saves = Saves::in_memory();
    let mut game = Running::<G>::new(header.start, header.seed).expect("a game");
    let mut bots = Bots::default();
    let mut going = true;
    while going {
        // Plays several steps, saving as a device does, before the restart.
        for _ in 0..player.rng.below(25) {
            going = step(&mut game, &mut player);
            assert!(save::save_game(&mut saves, slot, header, game.history()));
        }
        assert!(save::save_game(&mut saves, slot, header, game.history()));
        saves.tidy();
        saves = cold(saves);
        assert_eq!(save::slot(&mut saves, slot), Slot::Game(header));
        let mut loaded = load(&mut saves, slot);
        assert_same(&game, &loaded);
        assert!(!loaded.is_unsaved());
        // The original and the loaded game give the same results when steps are played
        // and taken back.
        let mut other = game.clone();
        let (mut one, mut two) = (player.clone(), player.clone());
        for _ in 0..12 {
            assert_eq!(step(&mut other, &mut one), step(&mut loaded, &mut two));
            assert_eq!(look(&other), look(&loaded));
        }
        // A new bot makes the same decision in the loaded game. The strongest bot is left out,
        // because it thinks for a long time.
        let is_hard = matches!(
            other.active().map(|person| other.who(person)),
            Some(Who::Bot(Level::Zenobia))
        );
        if !is_hard {
            let (warm, cold) = (
                think(&mut bots, &other),
                think(&mut Bots::default(), &loaded),
            );
            assert_eq!(warm, cold);
        }
    }
    assert_last_is_kept(saves, slot, header, &game);
}

/// Asserts that a game that can be loaded has the setup of its header.
fn assert_sound<G: Listed>(saves: &mut Saves, header: Slot) {
    let mut game: Option<Running<G>> = None;
    if save::load(saves, 0, &mut game) {
        let game = game.expect("a game");
        assert!(matches!(header, Slot::Game(header) if header.start == game.start()));
        assert!(game.history().len() <= G::MAX_GAME);
    }
}

proptest! {
    #![proptest_config(config(260))]

    #[test]
    fn a_saved_game_is_the_same_game(header in any_header(), seed in any::<u64>(), slot in 0..SLOTS) {
        with_game!(header.start.game, Game => is_saved_and_comes_back::<Game>(header, seed, slot));
    }

    /// Checks that random bytes either are a valid game or are refused.
    #[test]
    fn meaningless_bytes_are_refused(
        mut bytes in prop::collection::vec(any::<u8>(), 0..60),
        sane in any::<bool>(),
        version in 0..=save::VERSION,
        game in 0..=3u8,
    ) {
        let head = [0, 0, 0, 0, game, 0, 2, 8, 0, 255, 1, 2, 3, 4, 0, 1, 0];
        if sane && bytes.len() > head.len() {
            bytes[..head.len()].copy_from_slice(&head);
        }
        let mut saves = Saves::in_memory();
        let store = saves.store().expect("a store");
        let keys = save::Item::all().map(save::Item::key);
        for key in keys.chain([save::slot_key(0)]) {
            prop_assert!(store.put(key, version, &bytes).is_ok());
        }
        let _ = (save::settings(&mut saves), save::counter(&mut saves));
        let header = save::slot(&mut saves, 0);
        for &game in Kind::ALL {
            let _ = save::results(&mut saves, game);
            with_game!(game, Game => assert_sound::<Game>(&mut saves, header));
        }
    }
}

/// Checks the test games themselves: in some of their positions, several steps can be taken back.
fn turns_are_left_in_their_middle_with_steps_to_take_back<G: Listed>() {
    let mut deepest = 0;
    for (setup, seed) in cases::<G>(13) {
        let mut game = begin::<G>(&header::<G>(setup, seed as u32));
        let mut player = Curious::new(seed);
        while step(&mut game, &mut player) {
            deepest = deepest.max(assert_same(&game, &game.clone()));
        }
        assert!(game.game().outcome().is_some());
    }
    assert!(deepest >= 4, "{deepest} steps can be taken back at most");
}

/// Checks that a game with other rules is never loaded, because its moves would have
/// another meaning.
#[test]
fn a_game_of_older_or_newer_rules_is_reported_and_kept() {
    for start in all_starts() {
        let header = Header {
            id: 1,
            start,
            seed: 5,
            helped: false,
        };
        let mut saves = Saves::in_memory();
        assert!(save::save_game(&mut saves, 0, header, &[0]));
        let mut buffer = [0; 40];
        let found = saves.read(save::slot_key(0), &mut buffer);
        let save::Stored::Bytes { len, .. } = found else {
            panic!("{found:?}");
        };
        let bytes = &mut buffer[..len];
        let rules = start.game.rules();
        for (other, spoiled) in [
            (rules - 1, save::Spoiled::Older),
            (rules + 1, save::Spoiled::Newer),
        ] {
            bytes[15] = other;
            assert!(saves.write(save::slot_key(0), bytes));
            assert_eq!(save::slot(&mut saves, 0), Slot::Spoiled(spoiled));
            let loaded = with_game!(start.game, Game => {
                save::load(&mut saves, 0, &mut None::<Running<Game>>)
            });
            assert!(!loaded);
        }
    }
}
