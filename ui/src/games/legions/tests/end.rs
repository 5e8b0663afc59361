//! Tests of the end of a game: the province, the ranking, and the sources of coins.

extern crate std;

use std::format;
use std::string::String;
use std::vec::Vec;

use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_engine::{Rng, Seat};
use palmyra_play::save::Resume as _;
use palmyra_play::{Language, Listed as _, Speed};

use super::super::Play;
use super::super::tally::Source;
use super::super::text::Msg;
use super::start;
use crate::app::App;
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::{Button, Input};
use crate::picture::Picture;
use crate::shell::{self, End as _, flow};
use crate::testing::{
    Watch, assert_game_screen, assert_readable, assert_screen, contexts, earn_first, end_screen,
    lines, running,
};

/// Plays random moves until the game is over.
fn whole(setup: Setup, seed: u32) -> Play {
    let mut play = Play::new(start(setup), seed).expect("a game");
    let mut rng = Rng::new(seed.into());
    while play.game().end_cause().is_none() {
        let mv = play.running().listed(rng.below(24) as u8);
        let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
        play.play(mv).expect("a legal move");
    }
    play
}

fn setups() -> impl Iterator<Item = Setup> {
    let several = (2..=5).flat_map(|seats| [(Mode::Classic, seats), (Mode::Expert, seats)]);
    let solo = Solo::ALL.map(|solo| (Mode::Solo(solo), 1));
    several
        .chain(solo)
        .map(|(mode, seats)| Setup::new(mode, seats).expect("a setup"))
}

#[test]
fn the_sources_of_everybodys_coins_add_up() {
    let mut seen = [0; 5];
    for setup in setups() {
        for seed in 0..20 {
            let begun = Play::new(start(setup), seed).expect("a game");
            let play = whole(setup, seed);
            for seat in Seat::all(setup.players()) {
                let of = |source| play.tally().of(play.game(), seat, source);
                let parts = Source::ALL.map(of);
                let coins = i16::from(play.game().coins(seat));
                assert_eq!(parts.iter().sum::<i16>(), coins, "{setup:?} {seed}");
                let first = i16::from(begun.game().coins(seat));
                assert_eq!(of(Source::Start), first, "{setup:?} {seed} {parts:?}");
                for (count, part) in seen.iter_mut().zip(parts) {
                    *count += part.abs();
                }
                let last = play.tally().turns().rfind(|turn| turn.seat == seat);
                let last = last.map_or(first, |turn| turn.coins.into());
                assert_eq!(last, coins, "{setup:?} {seed}");
            }
            assert_eq!(play.tally().turns().count(), usize::from(play.turns()));
        }
    }
    assert!(seen.iter().all(|&coins| coins > 0), "{seen:?}");
}

#[test]
fn every_tile_but_those_of_the_city_has_an_owner() {
    for setup in setups() {
        let play = whole(setup, 3);
        let owners: Vec<_> = play.tally().owners(play.game()).collect();
        assert_eq!(owners.len(), play.game().province().len());
        for (index, (cell, owner)) in owners.into_iter().enumerate() {
            let city = play.game().province().is_city(cell);
            assert_eq!(owner.is_none(), city, "{setup:?}: tile {index}");
        }
    }
}

/// A finished game that is restored has the same tally as one that was just played.
#[test]
fn a_restored_game_shows_the_same_end() {
    for setup in setups() {
        let play = whole(setup, 5);
        let mut kept = None;
        AnyPlay::begin(&mut kept, start(setup), 5).expect("a game");
        let mut kept = kept.expect("a game");
        for &index in play.running().history() {
            assert!(kept.resume(index));
        }
        let AnyPlay::Legions(kept) = kept else {
            panic!("another game");
        };
        assert_eq!(format!("{:?}", kept.tally()), format!("{:?}", play.tally()));
    }
}

#[test]
fn every_page_of_the_end_can_be_read() {
    for setup in setups() {
        let play = AnyPlay::from(whole(setup, 1));
        for mut cx in contexts() {
            cx.play = Some(play.clone());
            cx.profile.settings.speed = Speed::Instant;
            let finale = Legions::finale(running(&cx), &cx).expect("a finale");
            assert_game_screen::<Legions>(&cx, finale);
            assert_screen(&cx, end_screen());
            let AnyPlay::Legions(play) = &play else {
                panic!("another game");
            };
            for page in 0..Legions::MORE_PAGES {
                assert_readable(&cx, |canvas| Legions::draw_more(&cx, play, canvas, page));
            }
        }
    }
}

/// Returns an application at the end of a game, with a given speed.
fn ended(speed: Speed) -> App {
    let mut cx = Context::new(1);
    cx.profile.settings.language = Language::English;
    cx.profile.settings.speed = speed;
    let setup = Setup::new(Mode::Expert, 3).expect("a setup");
    cx.play = Some(whole(setup, 7).into());
    let screen = flow::resume_any(&mut cx);
    App::showing(cx, screen)
}

/// Returns the texts on the top screen.
fn said(app: &App) -> Vec<String> {
    let top: shell::Screen = *app.path().last().expect("a screen");
    lines(app.context(), top)
}

fn press(app: &mut App, button: Button, now: u64) {
    app.update(Input::Press(button), now);
    app.update(Input::Release(button), now + 20);
}

#[test]
fn left_alone_the_end_moves_on_to_a_result_that_has_counted_up() {
    let mut app = ended(Speed::Normal);
    assert_eq!(app.screen(), "finale");
    assert!(said(&app).is_empty(), "the province is seen first");
    let (mut now, mut pictures, mut counts) = (0, 0, Vec::new());
    while let Some(wake) = app.update(Input::Tick, now).wake {
        assert!(wake > now, "time stands still");
        now = wake;
        pictures += 1;
        assert!(pictures < 1000, "it never stands");
        if app.screen() == "end" {
            counts.push(said(&app));
        }
    }
    assert_eq!(app.screen(), "end");
    counts.dedup();
    assert!(counts.len() > 5, "{} pictures of the count", counts.len());
    let end = lines(app.context(), end_screen());
    assert_eq!(said(&app), end);
    assert!(now < 10_000, "{now} ms");
}

#[test]
fn a_press_completes_what_moves_and_the_next_one_goes_on() {
    let mut app = ended(Speed::Slow);
    press(&mut app, Button::A, 100);
    assert_eq!(app.screen(), "finale");
    assert!(!said(&app).is_empty(), "who has won");
    // After this, nothing changes by itself.
    assert_eq!(app.update(Input::Tick, 60_000).wake, None);
    press(&mut app, Button::A, 61_000);
    assert_eq!(app.screen(), "end");
    let end = lines(app.context(), end_screen());
    app.update(Input::Tick, 61_500);
    assert_ne!(said(&app), end);
    press(&mut app, Button::A, 61_600);
    assert_eq!((app.screen(), said(&app)), ("end", end));
    press(&mut app, Button::A, 62_000);
    assert_ne!(app.screen(), "end", "the choice is made");
}

#[test]
fn without_movement_everything_stands_at_once() {
    let mut app = ended(Speed::Instant);
    assert_eq!(app.screen(), "finale");
    assert!(!said(&app).is_empty(), "who has won");
    assert_eq!(app.update(Input::Tick, 0).wake, None);
    press(&mut app, Button::A, 1000);
    assert_eq!(app.screen(), "end");
    assert_eq!(said(&app), lines(app.context(), end_screen()));
    assert_eq!(app.update(Input::Tick, 1500).wake, None);
}

#[test]
fn left_and_right_show_the_tiles_of_the_others_in_the_order_of_the_ranking() {
    let mut app = ended(Speed::Instant);
    let mut titles = Vec::new();
    for step in 0..3 {
        press(&mut app, Button::Right, 1000 * (step + 1));
        assert_eq!(app.screen(), "finale");
        titles.push(said(&app));
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
}

#[test]
fn the_pages_of_a_result_lead_around_and_back() {
    let mut app = ended(Speed::Instant);
    press(&mut app, Button::A, 1000);
    let result = said(&app);
    press(&mut app, Button::Right, 2000);
    let sources = said(&app);
    press(&mut app, Button::A, 3000);
    let chart = said(&app);
    assert!(result != sources && sources != chart && chart != result);
    press(&mut app, Button::Right, 4000);
    assert_eq!(said(&app), result);
    press(&mut app, Button::Left, 5000);
    assert_eq!(said(&app), chart);
    press(&mut app, Button::B, 6000);
    assert_eq!((app.screen(), said(&app)), ("end", result));
}

/// New milestones have a page of their own, so that the result stays fully visible.
#[test]
fn what_was_earned_is_the_last_page_of_the_result() {
    for speed in [Speed::Normal, Speed::Instant] {
        let mut app = ended(speed);
        earn_first(app.context_mut(), Legions::KIND);
        let told = |app: &App| {
            let (mut picture, mut watch) = (Picture::new(), Watch::default());
            app.draw_observed(&mut picture, &mut watch);
            let first = app.context().say(Msg::TenCoins);
            watch.lines.iter().any(|(line, _)| line == first)
        };
        let mut now = 1000;
        app.update(Input::Tick, now);
        while app.screen() == "finale" {
            assert!(!told(&app), "{speed:?} at {now}");
            now += 100;
            app.update(Input::Tick, now);
            if now > 60_000 || speed == Speed::Instant {
                press(&mut app, Button::A, now);
            }
        }
        assert!(!told(&app), "{speed:?}: on {}", app.screen());
        // The first press skips the count.
        press(&mut app, Button::Left, now + 1000);
        if !told(&app) {
            press(&mut app, Button::Left, now + 2000);
        }
        assert!(told(&app), "{speed:?}: on {}", app.screen());
    }
}
