//! Tests that bots follow the rules, use only what they may know, and continue in the same way
//! after an interruption.

use palmyra_engine::bot::{Level, Player, Thinker, Thought};
use palmyra_engine::{Playable, Rng, Seat, Session, View as _};
use palmyra_testing::bots::{play_bots, positions};
use palmyra_testing::games::{cases, curious_out, curious_positions, deal, setups, spread, widest};

palmyra_testing::for_all_games! {
    bots_never_make_an_illegal_move,
    wherever_a_person_stops_a_bot_goes_on_by_the_rules,
    a_new_deal_of_the_unknown_changes_no_choice,
    the_choice_does_not_depend_on_the_slices_nor_on_earlier_thoughts,
    there_is_nothing_to_think_about_in_the_turn_of_another_or_after_the_end,
    any_step_is_the_same_after_a_resume,
    a_hint_is_what_the_strongest_would_do_even_after_other_moves,
    a_plan_takes_no_more_work_and_memory_than_the_device_has,
    each_bot_beats_the_one_before,
    nobody_throws_a_result_away,
}

/// Two levels whose bots decide without play-outs.
const QUICK: [Level; 2] = [Level::Zabdas, Level::Malku];

fn bots_never_make_an_illegal_move<G: Playable>() {
    for (setup, seed) in cases::<G>(120) {
        play_bots(deal::<G>(setup, seed), seed, &QUICK, |game, mv| {
            assert!(game.check(mv).is_ok());
        });
    }
    let levels = [Level::Zenobia, Level::Longinus, Level::Yarhai];
    for setup in widest::<G>() {
        play_bots(deal::<G>(setup, 80), 80, &levels, |game, mv| {
            assert!(game.check(mv).is_ok());
        });
    }
}

/// Checks that a bot can continue a turn of a person from any step. This includes positions that no
/// bot reaches by itself.
fn wherever_a_person_stops_a_bot_goes_on_by_the_rules<G: Playable>() {
    for (setup, seed) in cases::<G>(30) {
        for game in curious_positions(deal::<G>(setup, seed), seed, 100) {
            for level in QUICK {
                go_on(&game, level, seed);
            }
        }
    }
    for setup in widest::<G>() {
        for game in curious_positions(deal::<G>(setup, 7), 7, 12) {
            go_on(&game, Level::Zenobia, 7);
        }
    }
}

/// Lets a bot plan, and plays its plans until a step is final or another player decides.
fn go_on<G: Playable>(game: &G, level: Level, seed: u64) {
    let seat = game.to_move().expect("a running game");
    let mut thinker = Thinker::new(game, seat, level, seed);
    let first = thinker.decide().expect("a decision").mv;
    assert_eq!(thinker.line().first(), Some(&first));
    let mut session: Session<G> = Session::new(game.clone());
    let mut player = Player::new();
    for step in 0.. {
        let choice = player.choose(&session, seed, step, level);
        let mv = choice.expect("a decision").mv;
        let played = session.play(mv, |_| {});
        assert!(played.is_ok(), "{level} {mv:?}: {played:?} in {game:?}");
        if session.to_move() != Some(seat) || session.unsettled() == 0 {
            break;
        }
    }
}

fn a_new_deal_of_the_unknown_changes_no_choice<G: Playable>() {
    let mut rng = Rng::new(7);
    for (seed, setup) in (100..).zip(setups::<G>()) {
        let mut differ = 0;
        let odd = curious_positions(deal::<G>(setup, seed), seed, 5);
        let usual = positions(deal::<G>(setup, seed), seed, 6);
        for game in usual.chain(odd) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut knowing = Thinker::new(&game, seat, level, 9);
                let choice = knowing.decide();
                for _ in 0..if level == Level::Zenobia { 1 } else { 3 } {
                    let view = game.view(seat, &mut rng);
                    differ += usize::from(view != game);
                    let mut thinker = Thinker::new(&view, seat, level, 9);
                    assert_eq!(thinker.decide(), choice, "{setup:?} {level}");
                    assert_eq!(thinker.line(), knowing.line());
                }
            }
        }
        let opening: G = deal(setup, seed);
        let is_open = opening.view(Seat::FIRST, &mut rng) == opening;
        assert!(is_open || differ > 0, "there is something to hide");
    }
}

fn the_choice_does_not_depend_on_the_slices_nor_on_earlier_thoughts<G: Playable>() {
    let mut rng = Rng::new(1);
    let mut used = Thinker::idle();
    for (seed, setup) in (50..).zip(setups::<G>()) {
        for game in positions(deal::<G>(setup, seed), seed, 8) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut whole = Thinker::new(&game, seat, level, 5);
                let choice = whole.decide();
                assert!(choice.is_some());
                used.start(&game, seat, level, 5);
                let mut last = 0;
                let found = loop {
                    match used.think(rng.below(40)) {
                        Thought::Thinking(percent) => {
                            assert!(percent < 100 && percent >= last, "{last} then {percent}");
                            last = percent;
                        }
                        Thought::Decided(choice) => break Some(choice),
                        Thought::Idle => break None,
                    }
                };
                assert_eq!(found, choice);
                assert_eq!(used.line(), whole.line());
                assert_eq!(used.units(), whole.units());
            }
        }
    }
}

fn there_is_nothing_to_think_about_in_the_turn_of_another_or_after_the_end<G: Playable>() {
    for setup in setups::<G>() {
        let game: G = deal(setup, 3);
        let end = play_bots(game.clone(), 3, &QUICK, |_, _| {});
        let seats = Seat::all(game.seats());
        let others = seats.filter(|&seat| game.to_move() != Some(seat));
        let asked = others
            .map(|seat| (&game, seat))
            .chain([(&end, Seat::FIRST)]);
        for (game, seat) in asked {
            let mut thinker = Thinker::new(game, seat, Level::Zenobia, 1);
            assert_eq!(thinker.think(9), Thought::Idle);
            assert_eq!(thinker.decide(), None);
            assert_eq!(thinker.units(), 0);
        }
    }
}

fn any_step_is_the_same_after_a_resume<G: Playable>() {
    let levels = [Level::Zenobia, Level::Zabdas, Level::Malku];
    let (mut within, mut checked, mut longest) = (0, 0, 0);
    for setup in widest::<G>() {
        let (opening, seed): (G, _) = (deal(setup, 6), 6);
        let mut moves = Vec::new();
        play_bots(opening.clone(), seed, &levels, |_, mv| moves.push(mv));
        for cut in spread((0..moves.len()).collect(), 25) {
            let mut session: Session<G> = Session::new(opening.clone());
            for &mv in &moves[..cut] {
                session.play(mv, |_| {}).expect("it was played before");
                longest = longest.max(session.undoable().len());
            }
            let seat = session.to_move().expect("a running game");
            let level = levels[seat.index() % levels.len()];
            let choice = Player::new().choose(&session, seed, cut as u32, level);
            assert_eq!(choice.map(|choice| choice.mv), Some(moves[cut]), "{cut}");
            within += usize::from(!session.undoable().is_empty());
            checked += 1;
        }
    }
    assert!(longest == 0 || within > 3, "some were within a turn");
    assert!(checked > within, "and some between turns");
}

fn a_hint_is_what_the_strongest_would_do_even_after_other_moves<G: Playable>() {
    let seed = 12;
    for setup in widest::<G>() {
        let mut session: Session<G> = Session::new(deal(setup, seed));
        let mut player = Player::new();
        let mut hint = |session: &Session<G>, step| loop {
            match player.hint(session.game(), seed, step, 50) {
                Thought::Thinking(_) => {}
                Thought::Decided(choice) => return choice,
                Thought::Idle => panic!("a running game"),
            }
        };
        let first = hint(&session, 0);
        let strongest = Player::new().choose(&session, seed, 0, Level::Zenobia);
        assert_eq!(Some(first), strongest);
        // If the person makes another move instead, the next hint starts from the position after
        // that move.
        let moves = session.game().moves();
        let other = moves.as_ref().iter().find(|&&mv| mv != first.mv);
        session
            .play(*other.expect("another move"), |_| {})
            .expect("it is listed");
        let next = hint(&session, 1);
        assert!(session.game().check(next.mv).is_ok());
    }
}

/// The limits on a game's bots: the bytes of a thinker and of a player, which share the device's
/// RAM with the application, and the units of work for a plan of each level.
struct Needs {
    thinker: usize,
    player: usize,
    units: [u32; 5],
}

fn needs(game: &str) -> Needs {
    let (thinker, player, units) = match game {
        "caravans" => (1_536, 1_792, [120, 120, 120, 1_300, 13_600]),
        "merchants" => (2_048, 2_560, [2_000, 2_000, 2_000, 3_500, 6_500]),
        // All other games have the limits of `legions`, whose bots use the most memory and time.
        _ => (12_800, 13_952, [10_000, 30_000, 30_000, 40_000, 105_000]),
    };
    Needs {
        thinker,
        player,
        units,
    }
}

fn a_plan_takes_no_more_work_and_memory_than_the_device_has<G: Playable>() {
    let needs = needs(G::NAME);
    assert!(size_of::<Thinker<G>>() <= needs.thinker);
    assert!(size_of::<Player<G>>() <= needs.player);
    for (setup, seed) in cases::<G>(6) {
        for game in positions(deal::<G>(setup, seed), seed, 8) {
            let seat = game.to_move().expect("a running game");
            for (level, most) in Level::ALL.into_iter().zip(needs.units) {
                let mut thinker = Thinker::new(&game, seat, level, 2);
                assert!(thinker.decide().is_some());
                let units = thinker.units();
                assert!(units <= most, "{level}: {units}");
            }
        }
    }
}

/// Returns the wins of two bots in games for two, in which they change seats. A shared win counts
/// for both.
fn wins<G: Playable>(levels: [Level; 2], seeds: std::ops::Range<u64>) -> [u32; 2] {
    let mut wins = [0; 2];
    for seed in seeds {
        let mut seated = levels;
        seated.rotate_left((seed % 2) as usize);
        let end = play_bots(deal::<G>((0, 2), seed), seed, &seated, |_, _| {});
        let winners = end.outcome().expect("it is over").winners;
        for seat in winners.iter() {
            wins[(seat.index() + seed as usize) % 2] += 1;
        }
    }
    wins
}

fn each_bot_beats_the_one_before<G: Playable>() {
    for pair in Level::ALL.windows(2) {
        assert_beats::<G>([pair[1], pair[0]], 0..30, 1);
    }
    assert_beats::<G>([Level::Zabdas, Level::Malku], 500..600, 3);
    assert_beats::<G>([Level::Zenobia, Level::Zabdas], 600..620, 2);
}

/// Asserts that the first bot wins more than `times` times as often as the second.
fn assert_beats<G: Playable>(levels: [Level; 2], seeds: std::ops::Range<u64>, times: u32) {
    let [won, lost] = wins::<G>(levels, seeds);
    assert!(won > times * lost, "{levels:?}: {won} to {lost}");
}

/// The way in which a line of moves ends the game for a seat, over all deals that are
/// possible for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The line does not end the game in every deal, or not always in the same way.
    Open,
    /// The seat always wins alone.
    Won,
    /// The seat never wins.
    Lost,
}

fn end_of<G: Playable>(game: &G, seat: Seat, line: &[G::Move]) -> End {
    let mut rng = Rng::new(2);
    let mut end = None;
    for _ in 0..400 {
        let mut after = game.view(seat, &mut rng);
        let plays = line.iter().all(|&mv| after.play(mv, |_| {}).is_ok());
        let now = match after.outcome().filter(|_| plays) {
            Some(outcome) if !outcome.winners.contains(seat) => End::Lost,
            Some(outcome) if outcome.winners.len() == 1 => End::Won,
            _ => End::Open,
        };
        if now == End::Open || *end.get_or_insert(now) != now {
            return End::Open;
        }
    }
    end.unwrap_or(End::Open)
}

/// Whether the game continues after a turn that begins with this move. A bot makes the other
/// moves of the turn.
fn goes_on<G: Playable>(game: &G, mv: G::Move) -> bool {
    let seat = game.to_move();
    let mut after = game.clone();
    after.play(mv, |_| {}).expect("a listed move");
    while after.to_move().is_some() && after.to_move() == seat {
        let mut thinker = Thinker::new(&after, seat.expect("a seat"), Level::Zabdas, 3);
        let next = thinker.decide().expect("a decision").mv;
        after.play(next, |_| {}).expect("a legal move");
    }
    after.outcome().is_none()
}

/// Returns the last ten positions of each of two games: one between bots, and one of a curious
/// player.
fn last_positions<G: Playable>(opening: &G, seed: u64) -> Vec<G> {
    let (mut usual, mut curious) = (Vec::new(), Vec::new());
    play_bots(opening.clone(), seed, &QUICK, |game, _| {
        usual.push(game.clone());
    });
    curious_out(opening.clone(), seed, |game, _, _| {
        curious.push(game.clone());
    });
    let last = |all: Vec<G>| all.into_iter().rev().take(10);
    last(usual).chain(last(curious)).collect()
}

/// Checks two properties of bots and hints: they do not end a game that they would lose while they
/// can continue, and they do not miss a certain win.
fn nobody_throws_a_result_away<G: Playable>() {
    let (mut won, mut lost) = (0, 0);
    let several = cases::<G>(90).filter(|((_, seats), _)| *seats > 1);
    for (setup, seed) in several {
        for game in last_positions(&deal::<G>(setup, seed), seed) {
            let seat = game.to_move().expect("a running game");
            let moves = game.moves();
            let wins = |&mv: &G::Move| end_of(&game, seat, &[mv]) == End::Won;
            let sure = moves.as_ref().iter().copied().find(wins);
            for level in [Level::Malku, Level::Zabdas, Level::Longinus, Level::Zenobia] {
                // Zenobia is tested through hints, which are her decisions.
                let mut player = Player::<G>::new();
                while matches!(
                    match level {
                        Level::Zenobia => player.hint(&game, seed, 0, u32::MAX),
                        _ => player.think(&Session::new(game.clone()), seed, 0, level, u32::MAX),
                    },
                    Thought::Thinking(_)
                ) {}
                let line = player.thinker().line();
                let end = end_of(&game, seat, line);
                if let Some(sure) = sure {
                    assert_eq!(end, End::Won, "{level} {line:?}, not {sure:?}: {game:?}");
                    won += 1;
                }
                if end == End::Lost {
                    let other = moves.as_ref().iter().find(|&&mv| goes_on(&game, mv));
                    assert_eq!(other, None, "{level} {line:?}: {game:?}");
                    lost += 1;
                }
            }
        }
    }
    println!(
        "{}: {won} sure wins taken, {lost} losses without a choice",
        G::NAME
    );
    assert!(won + lost > 40, "{won} {lost}");
}
