//! Tests that everything listed in `docs/saves.md` is saved.

use palmyra_engine::bot::Level;
use palmyra_headless::saves::Saves;
use palmyra_play::results::{Best, BestList, Counter, Name, Results, Tally};
use palmyra_play::save::{self, Header, SLOTS, Slot};
use palmyra_play::{Kind, Settings, Start};
use palmyra_tests::saves::read_saves;

/// Checks that a device saves all of the following, in every game of the registry: three running
/// games; the last finished game; the five best results of each solo game and the highest score
/// of each other game, with names; the games played and won by level of bots; and the settings.
#[test]
fn everything_that_the_readme_names_is_kept() {
    let mut saves = Saves::in_memory();
    let start = |number: usize| Start::people(Kind::ALL[number % Kind::ALL.len()], 0, 2);
    let header = |number: usize| Header {
        id: number as u32,
        start: start(number),
        seed: 40 + number as u32,
        helped: false,
    };
    for slot in 0..SLOTS {
        let header = header(slot.into());
        assert!(save::save_game(&mut saves, slot, header, &[0]));
    }
    assert!(save::save_last(&mut saves, header(9), &[0, 0]));
    let settings = Settings {
        brightness: 2,
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    let counter = Counter {
        name: Name(*b"ANN"),
        begun: 77,
        ..Counter::default()
    };
    assert!(save::save_counter(&mut saves, &counter));
    for &game in Kind::ALL {
        assert!(save::save_results(&mut saves, game, &results(game)));
    }

    let flash = saves.into_flash().expect("a flash");
    let kept = read_saves(flash.bytes());
    for slot in 0..SLOTS {
        let slot = usize::from(slot);
        assert_eq!(kept.slots[slot], Slot::Game(header(slot)));
        assert!(kept.records[slot].is_some(), "it can be played on");
    }
    assert!(kept.last.is_some());
    assert_eq!(kept.settings, Ok(Some(settings)));
    assert_eq!(kept.counter, Ok(Some(counter)));
    for (&game, found) in Kind::ALL.iter().zip(&kept.results) {
        let found = found.expect("results").expect("results");
        assert_eq!(found, results(game));
        for (mode, index) in game.modes().iter().zip(0..) {
            for seats in mode.fewest..=mode.most {
                let bests: Vec<Best> = found.bests(BestList::new(game, index, seats)).collect();
                let scores: Vec<i16> = bests.iter().map(|best| best.score).collect();
                let expected: &[i16] = if mode.is_solo() {
                    &[7, 6, 5, 4, 3]
                } else {
                    &[7]
                };
                assert_eq!(scores, expected, "{} {}", game.name(), mode.name);
                assert!(bests.iter().all(|best| best.name == name(best.score)));
            }
        }
        for level in Level::ALL {
            let wins = level as u16;
            let tally = Tally {
                played: wins + 1,
                won: wins,
            };
            assert_eq!(found.tally(level), tally);
        }
    }
}

/// Returns a different name for every score.
fn name(score: i16) -> Name {
    Name([b'A' + score as u8, b'N', b'N'])
}

/// Creates results with seven entries for each list, and some games against
/// each level.
fn results(game: Kind) -> Results {
    let mut results = Results::default();
    for (mode, index) in game.modes().iter().zip(0..) {
        for seats in mode.fewest..=mode.most {
            let board = BestList::new(game, index, seats).expect("a list");
            for score in [3, 7, 1, 5, 4, 2, 6] {
                let name = name(score);
                results.add(board, Best { score, name });
            }
        }
    }
    for level in Level::ALL {
        results.count(level, false);
        (0..level as u8).for_each(|_| results.count(level, true));
    }
    results
}
