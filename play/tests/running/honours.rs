//! Tests of daily games and milestones: everybody gets the same deal, results are saved, and
//! nothing is lost or announced twice.

use palmyra_headless::saves::Saves;
use palmyra_play::engine::legions::Legions;
use palmyra_play::save::{self, Item, SaveStore as _};
use palmyra_play::{
    DAYS, Day, DayResult, Honours, Kind, Millis, PastGame, Profile, Running, SEEDS, Start, Who,
};

const NOBODY: Option<&mut Running<Legions>> = None;
const NOW: Millis = 0;

fn day(number: u32) -> Day {
    Day::new(number).expect("a day")
}

fn result(number: u32, score: i16, won: bool) -> DayResult {
    DayResult {
        day: day(number),
        score,
        won,
    }
}

#[test]
fn days_are_counted_in_utc_from_the_first_of_january_2026() {
    assert_eq!(Day::at(1_767_225_600), Some(Day::FIRST));
    assert_eq!(Day::at(1_767_225_599), None);
    assert_eq!(Day::at(1_767_225_600 + 86_400), Some(day(2)));
    // November 16, 2026, noon.
    assert_eq!(Day::at(1_794_830_400), Some(day(320)));
    assert_eq!(Day::at(u64::MAX), None);
    assert_eq!(Day::new(0), None);
    assert_eq!(Day::new(10_000), None);
    assert_eq!(Day::LAST.after(), Day::LAST);
    assert_eq!(Day::FIRST.before(1), None);
}

#[test]
fn the_game_of_a_day_is_the_same_for_all_and_recognized_by_its_seed() {
    for &game in Kind::ALL {
        for number in [1, 2, 3, 6, 214, 9999] {
            let day = day(number);
            let start = day.start(game);
            assert_eq!(start, day.start(game));
            assert!(game.allows(start.mode, start.seats), "{game:?} {number}");
            assert_eq!(start.who[0], Who::Human);
            let others = &start.who[1..usize::from(start.seats)];
            assert!(others.iter().all(|&who| who != Who::Human));
            assert_eq!(Day::of(start, day.seed()), Some(day));
            // The seed of a day is larger than any seed that can be entered.
            assert!(day.seed() >= SEEDS);
            assert_eq!(Day::of(start, number), None);
            // With another setup, a game with the day's seed is not the game of the day.
            let other = Start {
                options: 1,
                ..start
            };
            assert_eq!(Day::of(other, day.seed()), None);
        }
    }
}

#[test]
fn a_saved_game_of_a_day_is_still_one() {
    let mut saves = Saves::in_memory();
    for &game in Kind::ALL {
        let start = day(5).start(game);
        let header = save::Header {
            id: 1,
            start,
            seed: day(5).seed(),
            helped: false,
        };
        assert!(save::save_game(&mut saves, 0, header, &[]));
        let save::Slot::Game(found) = save::slot(&mut saves, 0) else {
            panic!("a game");
        };
        assert_eq!(Day::of(found.start, found.seed), Some(day(5)));
    }
}

#[test]
fn the_best_result_of_each_of_the_last_seven_days_is_kept() {
    let mut honours = Honours::default();
    for number in 1..=9 {
        honours.add_day(result(number, 10, false));
    }
    assert_eq!(honours.days().count(), DAYS);
    assert_eq!(honours.day(day(2)), None);
    // A worse result only moves its day to the front of the list.
    honours.add_day(result(3, 9, false));
    assert_eq!(honours.day(day(3)), Some(result(3, 10, false)));
    assert_eq!(honours.days().next().map(|kept| kept.day), Some(day(3)));
    // A better result also replaces the old one.
    honours.add_day(result(4, 8, true));
    assert_eq!(honours.day(day(4)), Some(result(4, 8, true)));
    honours.add_day(result(10, -3, false));
    assert_eq!(honours.day(day(5)), None, "played longest ago");
    assert_eq!(honours.day(day(3)), Some(result(3, 10, false)));
    assert_eq!(honours.days().count(), DAYS);
}

#[test]
fn honours_survive_and_an_older_save_has_none() {
    let mut saves = Saves::in_memory();
    let mut profile = Profile::default();
    profile.load(&mut saves);
    for &game in Kind::ALL {
        assert_eq!(*profile.honours(game), Honours::default());
        let honours = profile.change_honours(game);
        honours.reach(0b1010);
        honours.add_day(result(214, 61, true));
    }
    assert!(profile.save(&mut saves, NOW, NOBODY));
    let mut again = Profile::default();
    again.load(&mut saves);
    for &game in Kind::ALL {
        assert_eq!(again.honours(game), profile.honours(game));
        assert!(again.honours(game).has(3) && !again.honours(game).has(2));
    }
    // All items were saved and have not changed, so none is written again.
    assert!(!again.wants_store(NOW, NOBODY.as_deref()));
}

#[test]
fn honours_that_cannot_be_read_are_left_alone_until_the_player_agrees() {
    let item = Item::Honours(Kind::FIRST);
    let mut saves = Saves::in_memory();
    assert!(saves.write(item.key(), &[0xff; 3]));
    let mut profile = Profile::default();
    profile.load(&mut saves);
    assert!(profile.spoiled(item).is_some());
    profile.change_honours(Kind::FIRST).reach(1);
    assert!(profile.save(&mut saves, NOW, NOBODY));
    assert!(
        save::honours(&mut saves, Kind::FIRST).is_err(),
        "left alone"
    );
    profile.start_afresh(item);
    assert!(profile.save(&mut saves, NOW, NOBODY));
    let found = save::honours(&mut saves, Kind::FIRST);
    assert!(found.is_ok_and(|honours| honours.is_some_and(|honours| honours.has(0))));
}

#[test]
fn the_last_games_are_kept_with_who_played_them() {
    let mut saves = Saves::in_memory();
    let mut profile = Profile::default();
    for number in 1..=6 {
        let start = day(number).start(Kind::FIRST);
        profile.change_honours(Kind::FIRST).add(PastGame {
            setup: start.into(),
            day: Some(day(number)),
            score: number as i16,
            won: number % 2 == 0,
        });
    }
    assert!(profile.save(&mut saves, NOW, NOBODY));
    let mut again = Profile::default();
    again.load(&mut saves);
    let honours = again.honours(Kind::FIRST);
    let scores: Vec<i16> = honours.past().map(|game| game.score).collect();
    assert_eq!(scores, [6, 5, 4, 3]);
    let first = honours.past().next().expect("a game");
    assert_eq!(
        first.setup.start(Kind::FIRST, 0),
        Some(day(6).start(Kind::FIRST))
    );
    // A finished daily game also sets the result of its day.
    assert_eq!(honours.day(day(6)), Some(result(6, 6, true)));
}

#[test]
fn days_in_a_row_are_counted_and_missed_ones_are_shown() {
    let mut honours = Honours::default();
    assert_eq!(
        (honours.days_in_a_row(None), honours.latest_day()),
        (0, None)
    );
    for number in 1..=30 {
        honours.add_day(result(number, 5, number % 2 == 0));
    }
    assert_eq!(honours.days_in_a_row(None), 30);
    // Playing the same day again changes nothing.
    honours.add_day(result(30, 1, false));
    assert_eq!(honours.days_in_a_row(Some(day(31))), 30);
    // Two days after the latest day played, the row of days has ended.
    assert_eq!(honours.days_in_a_row(Some(day(32))), 0);
    assert_eq!(honours.played(day(30)), Some(true));
    assert_eq!(honours.played(day(29)), Some(false));
    assert_eq!(honours.played(day(9)), None, "too long ago");
    honours.add_day(result(33, 5, true));
    assert_eq!(honours.days_in_a_row(None), 1);
    assert_eq!(honours.played(day(32)), None);
    // A missed day can be played later.
    honours.add_day(result(31, 5, true));
    honours.add_day(result(32, 5, true));
    assert!(honours.days_in_a_row(None) >= 4);
    assert_eq!(honours.latest_day(), Some(day(33)));
}

#[test]
fn the_points_of_the_last_games_have_an_average() {
    let mut honours = Honours::default();
    assert_eq!(honours.form().average(), None);
    let start = Start::people(Kind::FIRST, 0, 2);
    for score in 0..30 {
        honours.add(PastGame {
            setup: start.into(),
            day: None,
            score,
            won: score >= 27,
        });
    }
    let form = honours.form();
    assert_eq!(form.games().len(), palmyra_play::FORM);
    assert_eq!(form.games().next(), Some((29, true)));
    assert_eq!(form.games().last(), Some((11, false)));
    assert_eq!(form.average(), Some(20));
    assert_eq!(form.wins_in_a_row(), 3);
}

/// Checks that saves without points, calendar and leads can be read. The points and the calendar
/// are filled in from the older fields.
#[test]
fn honours_of_before_are_read_and_fill_what_they_can() {
    let mut honours = Honours::default();
    let start = Start::people(Kind::FIRST, 0, 2);
    for number in 1..=3u32 {
        honours.add(PastGame {
            setup: start.into(),
            day: Some(day(number)),
            score: 10 * number as i16,
            won: number == 3,
        });
    }
    let mut saves = Saves::in_memory();
    assert!(save::save_honours(&mut saves, Kind::FIRST, &honours));
    let mut bytes = [0; save::LONGEST];
    let key = Item::Honours(Kind::FIRST).key();
    let save::Stored::Bytes { len, .. } = saves.read(key, &mut bytes) else {
        panic!("no honours");
    };
    // Cuts off the fields that were added last: the form (19 points of one byte, their number
    // and the wins), the calendar (four numbers) and five leads.
    let old = &bytes[..len - (19 + 1 + 1) - 4 - 5];
    assert!(saves.write(key, old));
    let read = save::honours(&mut saves, Kind::FIRST)
        .expect("readable")
        .expect("there");
    assert_eq!(
        read.past().collect::<Vec<_>>(),
        honours.past().collect::<Vec<_>>()
    );
    assert_eq!(
        read.form().games().collect::<Vec<_>>(),
        [(30, true), (20, false), (10, false)]
    );
    assert_eq!(read.days_in_a_row(None), 3);
    assert_eq!(read.lead(palmyra_play::engine::bot::Level::Malku), None);
}
