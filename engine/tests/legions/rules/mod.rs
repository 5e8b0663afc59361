//! Tests of the rules, rulings and worked examples of `legions`, a test for each.

mod end;
mod setup;
mod texts;
mod turn;

use std::collections::HashSet;

use palmyra_engine::legions::{
    Cell, EndCause, Event, Figure, Legions, MAX_MOVES, Mode, Move, Phase, Refusal, Scenario,
    ScenarioError, Setup, SetupError, Size, Solo, Spot, Tile,
};
use palmyra_engine::{Game as _, Seat, Session};
use palmyra_testing::legions::{Position, all_setups, cell, mv, play, seat, setup, tiles};

/// Creates a position for two. A mountain with a tower, laid at -1,1, scores 4 points: 1 for the
/// city's mountain, 1 for the mountain at -2,1, and 2 for the tower at -1,0.
fn border() -> Position {
    Position::new(Mode::Classic, 2)
        .land("Sdt@-1,0 Lh@-2,0 Sm@-2,1")
        .stacks("Ld Ld Ld Ld", "Sd Sd Sd Sd")
}

fn gained(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Gained { matches, caesar } => Some((matches, caesar)),
        _ => None,
    });
    found.expect("a gain")
}

fn paid(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Paid { tribute, taken } => Some((tribute, taken)),
        _ => None,
    });
    found.expect("a payment")
}

fn drawn(events: &[Event]) -> Vec<Tile> {
    let tile = |event: &Event| match *event {
        Event::Drew { tile, .. } => Some(tile),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}
