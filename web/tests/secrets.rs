//! Tests that the page keeps the secrets of running games, and that links begin the
//! right games.

use std::cell::Cell;

use palmyra_play::Kind;
use palmyra_ui::Button;
use palmyra_web::{Link, Page};

thread_local! {
    /// The time on the page, in milliseconds.
    static NOW: Cell<u64> = const { Cell::new(0) };
}

fn page() -> Page {
    let mut page = Page::open(|| NOW.get(), |_| true, 7, None).expect("no saves");
    page.round();
    page
}

fn begin(page: &mut Page, link: &str) {
    let link: Link = link.parse().expect("a link");
    page.begin(link).expect("a game");
    page.round();
}

/// Presses a button after waiting until the screen no longer ignores it.
fn press(page: &mut Page, button: Button) {
    let now = NOW.get() + 500;
    NOW.set(now);
    page.round();
    page.touch(button, true, now);
    page.touch(button, false, now);
    page.round();
}

#[test]
fn a_game_of_several_people_has_no_record_and_a_link_without_its_deal() {
    for kind in Kind::SHOWN {
        let name = kind.name();
        for seats in ["human,human", "human,human,malku", "malku,human,human"] {
            let table = format!("game={name}&seats={seats}&first=1");
            let mut page = page();
            begin(&mut page, &format!("{table}&seed=7"));
            for tap in 0..40 {
                assert!(page.is_shared() && page.keeps_shared(), "{table}");
                assert_eq!(page.record(), None, "{table}");
                let link = page.link().expect("a game");
                assert_eq!(link.seed, None, "{table}");
                assert!(!link.to_string().contains("seed"), "{link}");
                // Some of these presses leave the game. The next round checks that nothing is
                // exposed then either.
                press(&mut page, [Button::A, Button::Down, Button::B][tap % 3]);
            }
        }
        let mut page = page();
        begin(&mut page, &format!("game={name}&seats=human,malku&seed=7"));
        assert!(!page.is_shared() && !page.keeps_shared());
        assert_eq!(page.link().and_then(|link| link.seed), Some(7));
    }
}

#[test]
fn the_saves_of_a_game_of_several_people_are_secret_beside_any_other() {
    let mut page = page();
    begin(&mut page, "game=caravans&seats=human,human&seed=7");
    begin(&mut page, "game=legions&mode=solo:1&seats=human&seed=7");
    assert!(!page.is_shared(), "the game at hand is another one");
    assert!(page.keeps_shared());
}

#[test]
fn the_record_of_a_running_game_can_be_read_back_at_any_time() {
    for kind in Kind::SHOWN {
        let mut page = page();
        let name = kind.name();
        begin(
            &mut page,
            &format!("game={name}&seats=human,malku&first=1&seed=11"),
        );
        let mut lengths = Vec::new();
        for tap in 0..90 {
            let record = page.record().expect("a record");
            assert!(record.ends_with("\nrunning\n"), "{name}: {record}");
            lengths.push(record.len());
            let read = page.view(record.as_bytes());
            assert_eq!(read, Ok(()), "{name} after {tap} presses:\n{record}");
            page.close_record();
            press(
                &mut page,
                if tap % 4 == 3 {
                    Button::Right
                } else {
                    Button::A
                },
            );
        }
        lengths.dedup();
        assert!(lengths.len() > 2, "{name}: the game went on");
    }
    // Without its last line, the text is not a valid record.
    let mut page = page();
    begin(&mut page, "game=caravans&seats=human,malku&seed=11");
    let record = page.record().expect("a record");
    let cut = record.trim_end_matches("running\n");
    let told = page.view(cut.as_bytes()).expect_err("it is cut off");
    assert!(told.contains("stops before the game is over"), "{told}");
}

#[test]
fn the_same_link_takes_one_place_however_often_it_is_opened() {
    for link in [
        "game=legions&mode=solo:1&seats=human&seed=7",
        "game=caravans&seats=human,malku&seed=3",
        "game=merchants&seats=human,human",
        "game=caravans&day=320",
    ] {
        let mut page = page();
        begin(&mut page, link);
        press(&mut page, Button::A);
        for _ in 0..4 {
            begin(&mut page, link);
        }
        // The link also continues its game after another game was played, and after the page was
        // loaded again.
        begin(&mut page, "game=legions&seats=human,malku&seed=99");
        begin(&mut page, link);
        let mut page = Page::open(|| 0, |_| true, 8, Some(&page.image())).expect("saves");
        page.round();
        begin(&mut page, link);
        let text: Link = link.parse().expect("a link");
        let at_hand = page.link().expect("a game");
        assert!(at_hand.start.is_same(&text.start), "{link}");
        // A slot is free for a third game.
        begin(&mut page, "game=merchants&seats=human,malku&seed=98");
        let third = page.link().expect("a game").start;
        assert_eq!(third.game.name(), "merchants", "{link}");
        assert_ne!(page.screen(), "games", "{link}: all places are taken");
    }
}

#[test]
fn another_seed_or_another_table_is_another_game() {
    let mut page = page();
    begin(&mut page, "game=caravans&seats=human,malku&seed=3");
    begin(&mut page, "game=caravans&seats=human,malku&seed=4");
    assert_eq!(page.link().and_then(|link| link.seed), Some(4));
    begin(&mut page, "game=caravans&seats=human,zenobia&seed=4");
    begin(
        &mut page,
        "game=caravans&seats=human,zenobia&first=1&seed=4",
    );
    assert_eq!(page.screen(), "games", "the fourth asks what to replace");
}

#[test]
fn a_locked_game_is_not_begun_by_a_link_but_the_deal_of_a_day_is() {
    let mut page = page();
    let before = page.image();
    let locked: Link = "game=legions&mode=solo:4&seats=human"
        .parse()
        .expect("a link");
    let told = page.begin(locked).expect_err("it is locked");
    assert!(told.to_string().contains("locked"), "{told}");
    assert!(page.image() == before, "nothing has changed");
    // The games of eight days use all modes, including locked modes.
    for day in 1..=8 {
        let link: Link = format!("game=legions&day={day}").parse().expect("a link");
        assert_eq!(page.begin(link), Ok(()), "day {day}");
    }
}
