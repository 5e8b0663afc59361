//! Tests of the features that make players return: campaigns, the game of the day, results,
//! names, and games to watch.

use palmyra_engine::bot::Level;
use palmyra_headless::Simulator;
use palmyra_play::results::BestList;
use palmyra_play::{Day, Kind, Start, Who};
use palmyra_tests::observe::{message, texts};
use palmyra_ui::text::Language;
use palmyra_ui::{Button, Input};

use super::table::{Driver, greeted, new_game};

/// Checks that a game between bots runs to its end, that A skips one turn at a time, and that no
/// result is counted.
#[test]
fn bots_play_alone_to_the_end() {
    for &game in Kind::SHOWN {
        let mut start = Start::people(game, 0, 2);
        start.who.fill(Who::Bot(Level::Malku));
        let mut driver = Driver::of(start, 4);
        let mut presses = 0;
        driver.input(Input::Tick);
        while driver.app.bot_to_move() {
            driver.pass(200);
            let before = driver.app.history().map_or(0, <[u8]>::len);
            driver.press(Button::A);
            presses += 1;
            let made = driver.app.history().map_or(0, <[u8]>::len) - before;
            assert!(made < 40, "{game:?}: A has skipped {made} moves");
            assert!(presses < 4000, "{game:?} does not end");
        }
        driver.pass(20_000);
        for _ in 0..12 {
            if driver.app.screen() == "end" {
                break;
            }
            driver.press(Button::A);
            driver.pass(3000);
        }
        assert_eq!(driver.app.screen(), "end", "{game:?}");
        println!("{game:?}: {presses} presses of A");
        assert_eq!(driver.app.results(game).finished, 0, "{game:?}");
        assert_eq!(driver.app.honours(game).past().count(), 0);
    }
}

/// Checks that, on the title, X opens the campaign of the selected game and Y opens its game of
/// the day.
#[test]
fn the_campaign_and_the_day_of_a_game_are_one_press_away() {
    for (row, &game) in Kind::SHOWN.iter().enumerate() {
        for (button, screen) in [(Button::X, "campaign"), (Button::Y, "day")] {
            let mut device = greeted(5);
            (0..row).for_each(|_| device.tap(Button::Down));
            device.tap(button);
            assert_eq!(device.app().screen(), screen, "{game:?}");
            device.tap(Button::A);
            device.advance(500);
            assert_eq!(device.app().game().map(|(start, _)| start.game), Some(game));
        }
    }
}

/// Checks that the result of a game with hints is marked, even after a restart.
#[test]
fn a_result_with_hints_is_marked() {
    for hints in [false, true] {
        let mut device = greeted(4);
        device.tap(Button::X);
        device.tap(Button::A);
        device.advance(900);
        if hints {
            device.tap(Button::X);
            device.tap(Button::X);
            assert_eq!(device.app().screen(), "hint");
            device.advance(3000);
            device.tap(Button::B);
        }
        device.advance(500);
        let mut device = Simulator::open(2, device.into_saves());
        device.tap(Button::A);
        for _ in 0..3000 {
            if device.app().screen() == "end" {
                break;
            }
            device.tap(Button::A);
            device.advance(450);
        }
        let (start, _) = device.app().game().expect("a game");
        let results = device.app().results(start.game);
        let board = BestList::new(start.game, start.mode, start.seats);
        assert_eq!(results.finished, 1, "{}", device.app().screen());
        assert!(results.best(board).is_some());
        assert_eq!(results.is_helped(board, 0), hints);
    }
}

/// Checks that an entered name replaces the name of the place's colour, and
/// that the name is saved.
#[test]
fn the_names_of_people_are_kept() {
    let mut device = greeted(6);
    new_game(&mut device, 0);
    // Enters a name for the first place: B as the middle letter, then done.
    (0..4).for_each(|_| device.tap(Button::Down));
    device.tap(Button::X);
    assert_eq!(device.app().screen(), "name");
    for button in [Button::A, Button::Down, Button::X] {
        device.tap(button);
    }
    assert!(texts(device.app()).iter().any(|text| text == "ABA"));
    // The second place is also a person, who gets the device.
    for button in [Button::Down, Button::Left, Button::A] {
        device.tap(button);
    }
    device.advance(500);
    assert_eq!(device.app().screen(), "curtain");
    let mut device = Simulator::open(7, device.into_saves());
    device.tap(Button::A);
    device.advance(900);
    for _ in 0..60 {
        let words = texts(device.app());
        if device.app().screen() == "curtain" && words.iter().any(|text| text == "ABA") {
            return;
        }
        device.tap(Button::A);
        device.advance(500);
    }
    panic!("the curtain never says ABA");
}

/// Presses A until the result is shown. Every ninth press is an arrow instead, because some
/// decisions need one.
fn play_on(device: &mut Simulator) {
    let arrows = [Button::Up, Button::Right, Button::Down];
    for press in 0..6000 {
        if device.app().screen() == "end" {
            device.advance(4000);
            return;
        }
        device.tap(if press % 9 == 8 {
            arrows[press / 9 % 3]
        } else {
            Button::A
        });
        device.advance(450);
    }
    panic!("the game does not end, but {}", device.app().screen());
}

/// Checks that *Play again* deals the same game of the day again. Afterwards the page of the day
/// must select the next day, even after a restart. Selecting another game on that page must not
/// change the day.
#[test]
fn the_game_of_the_day_is_played_again_and_the_next_one_waits() {
    let mut device = greeted(5);
    device.tap(Button::Y);
    assert_eq!(device.app().screen(), "day");
    device.tap(Button::A);
    device.advance(900);
    let begun = device.app().game().expect("a game");
    assert!(Day::of(begun.0, begun.1).is_some());
    play_on(&mut device);
    let again = message("PlayAgain", Language::English);
    for _ in 0..3 {
        let words = texts(device.app());
        if words.iter().any(|text| text == again) {
            break;
        }
        device.tap(Button::B);
    }
    device.tap(Button::A);
    if device.app().screen() == "name" {
        device.tap(Button::X);
    }
    device.advance(900);
    assert_eq!(device.app().game(), Some(begun));
    assert!(device.app().history().is_some_and(|moves| moves.len() < 3));
    let mut device = Simulator::open(1, device.into_saves());
    device.tap(Button::Y);
    let day = |device: &Simulator, number: i32| {
        let said = palmyra_ui::text::fill(
            message("DayIs", Language::English),
            &[palmyra_ui::text::Blank::Number(number)],
        );
        assert!(
            texts(device.app())
                .iter()
                .any(|text| *text == said.as_str()),
            "{said}"
        );
    };
    day(&device, 2);
    // Selects day 6, which must stay selected for every game.
    (0..4).for_each(|_| device.tap(Button::Right));
    day(&device, 6);
    for _ in Kind::SHOWN {
        device.tap(Button::Y);
        day(&device, 6);
    }
}

/// Checks that a person gets a place in a list for several players only by winning, with a score
/// other than 0.
#[test]
fn a_lost_game_is_no_record() {
    for &game in Kind::SHOWN {
        let mut lost = 0;
        for seed in 0..12 {
            let mut start = Start::people(game, 0, 3.min(game.modes()[0].most));
            start.who[1..].fill(Who::Bot(Level::Malku));
            let mut driver = Driver::of(start, seed);
            driver.input(Input::Tick);
            for press in 0..4000 {
                if driver.app.results(game).finished > 0 {
                    break;
                }
                driver.pass(450);
                driver.press(if press % 7 == 6 {
                    Button::Up
                } else {
                    Button::A
                });
            }
            let Some(past) = driver.app.honours(game).past().next() else {
                continue;
            };
            let board = BestList::new(game, start.mode, start.seats);
            let best = driver.app.results(game).best(board);
            assert_eq!(
                best.is_some(),
                past.won && past.score != 0,
                "{game:?} {seed}"
            );
            lost += usize::from(!past.won);
            if lost > 1 {
                break;
            }
        }
        println!("{game:?}: {lost} lost");
    }
}

/// Checks that the second step of a campaign is locked until the bot of the first step is beaten,
/// and that the title counts the stars for that win.
#[test]
fn a_win_opens_the_next_step_of_a_campaign() {
    for (row, &game) in Kind::SHOWN.iter().enumerate().skip(1) {
        let refused = message("BeatFirst", Language::English);
        let mut device = greeted(5);
        (0..row).for_each(|_| device.tap(Button::Down));
        device.tap(Button::X);
        device.tap(Button::Down);
        device.tap(Button::A);
        assert_eq!(device.app().screen(), "campaign");
        assert!(
            texts(device.app()).iter().any(|text| text == refused),
            "{game:?}"
        );
        let mut saves = device.into_saves();
        let mut honours = palmyra_play::Honours::default();
        honours.add_lead(Level::Malku, 7);
        assert!(palmyra_play::save::save_honours(&mut saves, game, &honours));
        let mut device = Simulator::open(5, saves);
        (0..row).for_each(|_| device.tap(Button::Down));
        // Two of fifteen stars are shown, and the second step is the next one.
        assert!(texts(device.app()).iter().any(|text| text == "2"));
        device.tap(Button::X);
        device.tap(Button::A);
        let (start, _) = device.app().game().expect("a game");
        assert_eq!((start.game, start.seats), (game, 2));
        assert_eq!(start.who[..2], [Who::Human, Who::Bot(Level::Yarhai)]);
    }
}
