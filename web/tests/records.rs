//! Tests of the page's view of records.

use std::fs;
use std::path::Path;

use palmyra_ui::Button;
use palmyra_web::{Link, Page};

fn page() -> Page {
    let mut page = Page::open(|| 0, |_| true, 7, None).expect("no saves");
    page.round();
    page
}

fn record(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
    fs::read(folder.join(name)).expect("a record")
}

fn press(page: &mut Page, button: Button) {
    page.touch(button, true, 0);
    page.touch(button, false, 0);
    page.round();
}

fn all_records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
    let entries = fs::read_dir(folder).expect("the records");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names
        .map(|name| name.into_string().expect("utf-8"))
        .collect();
    // Files with a scenario have another format, so they are left out.
    names.retain(|name| record(name).starts_with(b"palmyra-record"));
    names.sort();
    names
}

#[test]
fn every_record_is_shown_from_the_deal_to_the_end_and_back() {
    for name in all_records() {
        let mut page = page();
        let text = record(&name);
        page.view(&text)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        page.round();
        let (at, pages) = page.record_page().expect("a record");
        assert_eq!(at, 0, "{name}");
        assert!(pages > 10, "{name}: {pages} pages");
        let mut seen = vec![(page.screen(), page.pixels().to_vec())];
        // Every page of a long record takes long to show, so only some pages
        // are tested.
        let stride = (pages / 40).max(1);
        for to in (stride..pages).step_by(stride) {
            page.turn_to(to);
            page.round();
            assert_eq!(page.record_page(), Some((to, pages)), "{name}");
            seen.push((page.screen(), page.pixels().to_vec()));
        }
        seen.dedup();
        assert!(seen.len() > 10, "{name}: the pictures change");
        page.turn_to(pages - 1);
        page.round();
        // The view stays at the last page and at the first page when turned
        // further.
        let end = page.pixels().to_vec();
        press(&mut page, Button::Right);
        assert_eq!(page.record_page(), Some((pages - 1, pages)));
        assert!(page.pixels() == end, "{name}");
        press(&mut page, Button::Left);
        assert_eq!(page.record_page(), Some((pages - 2, pages)));
        page.turn_to(0);
        press(&mut page, Button::Left);
        assert_eq!(page.record_page(), Some((0, pages)));
        assert!(page.pixels() == seen[0].1, "{name}");
    }
}

/// Checks that the bar of buttons shows the effects in the view of a record,
/// not those in a game.
#[test]
fn the_bar_of_a_record_shows_what_its_buttons_do() {
    for name in ["legions-classic.txt", "caravans-2.txt", "merchants-2.txt"] {
        let mut page = page();
        page.view(&record(name)).expect(name);
        let (_, pages) = page.record_page().expect("a record");
        for to in [0, 1, 2, 3, 4, pages - 2, pages - 1] {
            page.turn_to(to);
            page.round();
            let words = page.words();
            let has = |word: &str| words.lines().any(|line| line == word);
            assert!(has("page") && has("close"), "{name} {to}: {words}");
            for wrong in [
                "log", "board", "back", "skip", "pause", "map", "players", "menu",
            ] {
                assert!(!has(wrong), "{name} {to}: {wrong} in {words}");
            }
            // Each button must do what the word in the bar says.
            for (word, button) in [("scroll", Button::Down), ("info", Button::X)] {
                let before = page.pixels().to_vec();
                press(&mut page, button);
                assert_eq!(page.pixels() != before, has(word), "{name} {to}: {word}");
                if has(word) && button == Button::X {
                    press(&mut page, Button::B);
                    assert_eq!(page.record_page(), Some((to, pages)), "{name}");
                }
            }
            let before = page.pixels().to_vec();
            press(&mut page, Button::Y);
            assert!(page.pixels() == before, "{name} {to}: Y does nothing");
        }
        assert!(
            !page.words().contains("Play again"),
            "{name}: nothing to choose"
        );
    }
}

#[test]
fn a_finished_game_ends_with_its_result() {
    for name in ["legions-classic.txt", "caravans-2.txt", "merchants-2.txt"] {
        let mut page = page();
        page.view(&record(name)).expect(name);
        let (_, pages) = page.record_page().expect("a record");
        page.turn_to(pages - 1);
        page.round();
        assert!(page.words().contains("win"), "{name}: {}", page.words());
    }
}

#[test]
fn the_game_at_hand_waits_and_is_as_it_was() {
    let mut page = page();
    let link: Link = "game=legions&mode=solo:1&seats=human&seed=7"
        .parse()
        .expect("a link");
    page.begin(link).expect("a game");
    page.round();
    let (picture, kept) = (page.pixels().to_vec(), page.record());
    page.view(&record("caravans-2.txt")).expect("a record");
    page.round();
    assert!(page.pixels() != picture);
    // X explains the turn of page 1. B then returns to this page.
    for button in [
        Button::Right,
        Button::Down,
        Button::X,
        Button::B,
        Button::Left,
        Button::A,
    ] {
        press(&mut page, button);
    }
    assert_eq!(page.record(), kept);
    press(&mut page, Button::B);
    assert_eq!(page.record_page(), None);
    assert!(
        page.pixels() == picture,
        "the game at hand is on show again"
    );
    assert_eq!(page.record(), kept);
}

#[test]
fn an_invalid_record_is_reported_with_its_line_and_changes_nothing() {
    let mut page = page();
    let before = page.pixels().to_vec();
    let text = String::from_utf8(record("legions-expert.txt")).expect("ascii");
    let wrong = text.replacen("gain 1 tribute 0 take 1", "gain 2 tribute 0 take 2", 1);
    for (file, told) in [
        (wrong.as_bytes(), "line 16: expected `1`, found `2`"),
        (b"", "line 1: the record stops before the game is over"),
        (
            b"\xff\xfe\x00",
            "line 1: not a line of at most 512 ascii characters",
        ),
    ] {
        assert_eq!(page.view(file), Err(told.to_owned()));
        page.round();
        assert_eq!(page.record_page(), None);
        assert!(page.pixels() == before);
    }
    // Line endings of other systems must be accepted.
    let dos = text.replace('\n', "\r\n");
    assert_eq!(page.view(dos.as_bytes()), Ok(()));
}
