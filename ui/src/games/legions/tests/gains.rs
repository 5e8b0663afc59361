//! Tests that the gain of a tile and of a turn is visible in the animation, the header and the
//! summary.

extern crate std;

use std::vec::Vec;

use palmyra_engine::Seat;
use palmyra_engine::legions::{
    Action, Cell, Feature, Figure, Landscape, Legions, Move, Players, Scenario, ScenarioSeat,
    Setup, Size as TileSize, Tile,
};
use palmyra_play::{Millis, Speed};

use super::super::Play;
use super::super::tally::Tally;
use super::super::turn::Turn;
use super::start;
use crate::app::App;
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::{Button, Input};
use crate::shell::GameScreen as _;
use crate::shell::{Decide as _, flow};
use crate::testing::{assert_game_screen, contexts, running, table, watch};

const HILLS: Tile = Tile::new(TileSize::Large, Landscape::Hills, None);
const LAKE: Tile = Tile::new(TileSize::Large, Landscape::Hills, Some(Feature::Lake));

/// A cell beside the city, and beside the lakes in games with lakes.
const PLACE: Cell = Cell::new(2, 0);

/// Returns a game in which Red's censor can gain points beside the city, with tiles left
/// afterwards.
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

/// Returns an application at the current decision of a game, with a given speed.
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

/// Plays moves that end with laying a tile. All moves are made at the time `now`.
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
    // When the last point arrives, the animation is over, so the list does not contain 0.
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

/// A player's first turn that gains ten or more is praised in a line of its summary. Later ones are
/// not.
#[test]
fn a_turn_is_praised_once_in_a_game() {
    let play = rich(2);
    let mut tally = Tally::default();
    let praised = [4, 9, 10, 12, 11, 3].map(|taken| {
        for (seat, taken) in [(Seat::FIRST, taken), (Seat::FIRST.next(2), 2)] {
            let turn = Turn {
                seat: Some(seat),
                action: Some(Action::Revenue(Figure::Censor)),
                taken: Some(taken),
                ..Turn::default()
            };
            tally.add(&turn, play.game());
            if seat == Seat::FIRST && tally.is_outstanding() {
                return true;
            }
        }
        assert!(!tally.is_outstanding(), "two coins");
        false
    });
    assert_eq!(praised, [false, false, true, false, false, false]);
}

/// The summary of every turn has rows, even if the turn only ends the game.
#[test]
fn no_summary_is_blank() {
    let (mut seen, mut ends) = (0, 0);
    for mut cx in contexts() {
        for seed in 0..4 {
            let setup = Setup::Classic(Players::new(2).expect("two players"));
            let mut play = Play::new(start(setup), seed).expect("a game");
            let mut rng = palmyra_engine::Rng::new(seed.into());
            while let Some(mv) = palmyra_engine::bot::random(play.game(), &mut rng) {
                let turns = play.turns();
                play.play(mv).expect("a listed move");
                let is_over = play.game().end_cause().is_some();
                if play.turns() == turns || !is_over && !rng.below(8).eq(&0) {
                    continue;
                }
                cx.play = Some(AnyPlay::from(play.clone()));
                let summary = Legions::turn_over(running(&cx), &cx).expect("a summary");
                assert_game_screen::<Legions>(&cx, summary);
                let text = watch(|canvas| summary.draw(running(&cx), &cx, canvas));
                let lines = text.lines.iter();
                let between = lines.filter(|(_, at)| (24..216).contains(&at.top_left.y));
                assert!(between.count() > 0, "seed {seed}: {:?}", play.log().next());
                seen += 1;
                ends += u32::from(is_over);
            }
        }
    }
    assert!(seen > 50 && ends == 16, "{seen} summaries, {ends} ends");
}
