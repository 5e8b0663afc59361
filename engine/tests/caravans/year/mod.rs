//! Tests of the rules and rulings of `caravans` about the end of a year and of the game, a test for
//! each.

mod contracts;
mod end;
mod exchange;
mod movement;

use palmyra_engine::caravans::{
    Caravans, CardKind, Event, Field, Good, Move, Phase, Refusal, Route,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::caravans::{
    Position, all_players, card, cards, fields, listed, mv, play, players, route, seat,
};

/// Creates a position in which six of seven card fields are taken, so player 1 can play the last
/// card.
fn last_card(played: &str, last: &str) -> Position {
    Position::new(2).played(played).hand(1, last)
}

fn finish(board: &Position, last: &str) -> (Caravans, Vec<Event>) {
    let mut game = board.game();
    play(&mut game, "pass");
    let events = play(&mut game, &format!("play {last}"));
    (game, events)
}
