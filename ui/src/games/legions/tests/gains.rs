//! Tests that people see what a tile and a turn bring: points fly to the header,
//! and a strong turn is praised.

extern crate std;

use std::vec::Vec;

use palmyra_engine::legions::{
    Cell, Feature, Figure, Landscape, Legions, Move, Players, Scenario, ScenarioSeat, Setup,
    Size as TileSize, Tile,
};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Millis, Speed};

use super::super::Play;
use super::start;
use crate::app::App;
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::{Button, Input};
use crate::shell::{self, Decide as _, flow};
use crate::testing::{assert_game_screen, contexts, lines, running, table};

const HILLS: Tile = Tile::new(TileSize::Large, Landscape::Hills, None);
const LAKE: Tile = Tile::new(TileSize::Large, Landscape::Hills, Some(Feature::Lake));

/// A place beside the city, and beside the lakes if there are any.
const PLACE: Cell = Cell::new(2, 0);

/// A game in which Red's censor can gain points beside the city, and then still
/// has tiles.
fn rich(lakes: usize) -> Play {
    let setup = Setup::Classic(Players::new(2).expect("two players"));
    let land: Vec<(Tile, Cell)> = [Cell::new(2, 1), Cell::new(3, 1)]
        .into_iter()
        .take(lakes)
        .map(|cell| {
            let tile = Tile::new(cell.size(), Landscape::Hills, Some(Feature::Lake));
            (tile, cell)
        })
        .collect();
    let red = ScenarioSeat {
        hand: &[LAKE, HILLS, HILLS],
        ..ScenarioSeat::default()
    };
    let scenario = Scenario {
        setup,
        to_move: Seat::FIRST,
        land: &land,
        seats: &[red, ScenarioSeat::default()],
        reserve: 60,
        caesar: None,
        large: &[HILLS; 4],
        small: &[],
    };
    let game = scenario.game().expect("a position that makes sense");
    Play::recorded(start(setup), game)
}

/// The application at the decision of a game, at a speed.
fn app(mut play: Play, speed: Speed) -> App {
    let mut cx = Context::new(1);
    cx.profile.settings.speed = speed;
    play.holder = play.running().active();
    cx.play = Some(AnyPlay::from(play));
    let screen = flow::resume_any(&mut cx);
    App::showing(cx, screen)
}

fn play_of(app: &App) -> &Play {
    running(app.context())
}

fn said(app: &App) -> Vec<std::string::String> {
    let top: shell::Screen = *app.path().last().expect("a screen");
    lines(app.context(), top)
}

/// Plays the moves up to a tile, the last one at this time, and follows where
/// that leads.
fn lay(app: &mut App, moves: &[Move], now: Millis) {
    app.update(Input::Tick, now);
    for &mv in moves {
        let (play, cx) = table::<Legions>(app.context_mut());
        let go = flow::step(play, cx, mv);
        app.go(go);
    }
}

#[test]
fn the_points_of_a_tile_count_one_after_the_other_as_they_arrive() {
    let mut app = app(rich(2), Speed::Normal);
    lay(
        &mut app,
        &[Move::Revenue(Figure::Censor), Move::Place(LAKE, PLACE)],
        1000,
    );
    let motion = play_of(&app).view.motion.expect("a tile that moves");
    let points = motion.uncounted(1000);
    assert!(points > 3, "{points} points");
    let (mut now, mut left) = (1000, Vec::new());
    while let Some(motion) = play_of(&app).view.motion {
        left.push(motion.uncounted(now));
        now += 33;
        app.update(Input::Tick, now);
        assert!(now < 5000, "it never ends");
    }
    assert!(left.is_sorted_by(|a, b| a >= b), "{left:?}");
    left.dedup();
    // Nothing moves after the last one.
    let all: Vec<u8> = (1..=points).rev().collect();
    assert_eq!(left, all, "each is counted by itself");
}

#[test]
fn many_points_take_longer_than_few_and_a_press_counts_them_at_once() {
    let times = [0, 2].map(|lakes| {
        let mut app = app(rich(lakes), Speed::Normal);
        let moves = [Move::Revenue(Figure::Censor), Move::Place(LAKE, PLACE)];
        lay(&mut app, &moves, 1000);
        let mut now = 1000;
        while play_of(&app).view.motion.is_some() {
            now += 33;
            app.update(Input::Tick, now);
        }
        now
    });
    assert!(times[0] < times[1], "{times:?}");
    let mut app = app(rich(2), Speed::Normal);
    let moves = [Move::Revenue(Figure::Censor), Move::Place(LAKE, PLACE)];
    lay(&mut app, &moves, 1000);
    app.update(Input::Press(Button::Right), 1100);
    assert!(play_of(&app).view.motion.is_none());
}

#[test]
fn a_strong_turn_is_praised_before_its_lines_and_a_press_leads_to_them() {
    for (lakes, speed, praised) in [
        (2, Speed::Normal, true),
        (0, Speed::Normal, false),
        (2, Speed::Instant, false),
    ] {
        let mut app = app(rich(lakes), speed);
        let moves = [
            Move::Revenue(Figure::Censor),
            Move::Place(LAKE, PLACE),
            Move::Finish,
        ];
        lay(&mut app, &moves, 1000);
        if play_of(&app).game().check(Move::Keep).is_ok() {
            lay(&mut app, &[Move::Keep], 1000);
        }
        assert_eq!(app.screen(), "summary", "{lakes} {speed:?}");
        app.update(Input::Tick, 1800);
        let band = said(&app);
        app.update(Input::Press(Button::X), 1900);
        app.update(Input::Release(Button::X), 1950);
        assert_eq!(app.screen(), "summary");
        assert_eq!(band != said(&app), praised, "{lakes} {speed:?}: {band:?}");
        // Without a press the summary passes by itself, the lines after the band.
        if praised {
            let gain = band.iter().find(|line| line.starts_with('+'));
            assert!(gain.is_some(), "{band:?}");
        }
    }
}

#[test]
fn the_praise_of_a_turn_can_be_read() {
    for mut cx in contexts() {
        let mut play = rich(2);
        for mv in [
            Move::Revenue(Figure::Censor),
            Move::Place(LAKE, PLACE),
            Move::Finish,
        ] {
            play.play(mv).expect("a legal move");
        }
        if play.game().check(Move::Keep).is_ok() {
            play.play(Move::Keep).expect("a legal move");
        }
        cx.play = Some(AnyPlay::from(play));
        let summary = Legions::turn_over(running(&cx), &cx).expect("a summary");
        cx.now = 1000;
        assert_game_screen::<Legions>(&cx, summary);
    }
}
