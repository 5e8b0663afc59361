//! Tests that the table announces the end of a game before the move that causes it.

extern crate std;

use std::string::String;
use std::vec::Vec;

use palmyra_engine::legions::{
    Cell, Figure, Landscape, Legions, Move, Players, Scenario, ScenarioSeat, Setup,
    Size as TileSize, Solo, Tile,
};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Asker, Bots, Progress, Start};

use super::super::text::Msg;
use super::super::{Play, Screen, table};
use super::start;
use crate::games::{AnyPlay, GameContext as Context};
use crate::shell::GameScreen as _;
use crate::testing::{assert_game_screen, contexts, running, watch};

const HILLS: Tile = Tile::new(TileSize::Large, Landscape::Hills, None);

/// Returns a game with the given reserve. Red has 24 coins and can earn two more; Blue has 43.
fn near_the_end(setup: Setup, options: u8, reserve: u8) -> Play {
    let red = ScenarioSeat {
        hand: &[HILLS],
        coins: 24,
        ..ScenarioSeat::default()
    };
    let blue = ScenarioSeat {
        coins: 43,
        ..ScenarioSeat::default()
    };
    let seats = [red, blue];
    let scenario = Scenario {
        setup,
        to_move: Seat::FIRST,
        land: &[],
        seats: &seats[..usize::from(setup.players())],
        reserve,
        caesar: None,
        large: &[],
        small: &[],
    };
    let game = scenario.game().expect("a position that makes sense");
    let start = Start {
        options,
        ..start(setup)
    };
    Play::recorded(start, game)
}

/// Returns the lines of the table at a decision, with the cursor on a given move.
fn said(cx: &mut Context, play: &Play, mv: Move) -> Vec<String> {
    let mut play = play.clone();
    play.view.hint = core::iter::once(mv).collect();
    play.view.hinted = play.steps();
    let table = Screen::Table(table::Table::decide(&play));
    cx.play = Some(AnyPlay::from(play));
    assert_game_screen::<Legions>(cx, table);
    let watch = watch(|canvas| table.draw(running(cx), cx, canvas));
    watch.lines.into_iter().map(|(line, _)| line).collect()
}

#[test]
fn the_end_is_announced_with_the_score_as_it_would_be() {
    let two = Setup::Classic(Players::new(2).expect("two players"));
    let solo = Setup::Solo(Solo::One);
    for mut cx in contexts() {
        let open = cx.tell(Msg::EndsOpen, &[26u8.into()]);
        let secret = cx.tell(Msg::EndsSecret, &[26u8.into()]);
        let alone = cx.tell(Msg::EndsSolo, &[26u8.into(), 55u8.into()]);
        for (setup, options, reserve, words) in [
            (two, Legions::OPEN_COINS, 2, Some(&open)),
            (two, 0, 2, Some(&secret)),
            (two, 0, 3, None),
            // A revenue of two coins, and the three coins that a solo game removes, empty the
            // reserve.
            (solo, 0, 5, Some(&alone)),
            (solo, 0, 6, None),
        ] {
            let mut play = near_the_end(setup, options, reserve);
            let revenue = Move::Revenue(Figure::Censor);
            let says = |lines: &[String]| {
                let all = [&open, &secret, &alone];
                let found = all
                    .into_iter()
                    .find(|words| lines.contains(&String::from(words.as_str())));
                found.map(|words| words.as_str())
            };
            let words = words.map(|words| words.as_str());
            let lines = said(&mut cx, &play, revenue);
            assert_eq!(says(&lines), words, "{setup:?} {reserve}: {lines:?}");
            play.play(revenue).expect("a legal move");
            play.play(Move::Place(HILLS, Cell::new(2, 0)))
                .expect("a legal move");
            let lines = said(&mut cx, &play, Move::Finish);
            assert_eq!(says(&lines), words, "{setup:?} {reserve}: {lines:?}");
        }
        // The stacks are empty, so a reorganization ends the game.
        let play = near_the_end(two, Legions::OPEN_COINS, 20);
        let lines = said(&mut cx, &play, Move::Reorganize { caesar: false });
        let words = cx.tell(Msg::EndsOpen, &[24u8.into()]);
        assert!(lines.contains(&String::from(words.as_str())), "{lines:?}");
        assert!(lines.contains(&String::from("43")), "{lines:?}");
    }
}

/// Both stacks are empty. A reorganization loses at once, while a revenue gains two more coins.
#[test]
fn no_hint_ends_a_game_behind_while_another_move_goes_on() {
    let players = Players::new(2).expect("players");
    let play = near_the_end(Setup::Classic(players), 0, 30);
    let ends = |mv: Move| {
        let mut game = play.game().clone();
        game.play(mv, |_| {}).expect("a legal move");
        game.to_move().is_none()
    };
    assert!(ends(Move::Reorganize { caesar: false }), "it is a trap");
    let mut bots = Bots::default();
    let Progress::Decided(hint) = bots.think(play.running(), Asker::Person, u32::MAX) else {
        panic!("no hint");
    };
    let mut game = play.game().clone();
    for &mv in &hint.plan {
        game.play(mv, |_| {}).expect("a legal move");
    }
    assert!(game.to_move().is_some(), "{:?}", hint.plan);
}
