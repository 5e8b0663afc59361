//! Every rule and ruling of `caravans` about the end of a year and of the
//! game, each in its own test.

mod contracts;
mod end;
mod exchange;
mod movement;

use palmyra_engine::caravans::{Caravans, Event, Field, Good, Kind, Move, Phase, Refusal, Route};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::caravans::{
    Board, all_players, card, cards, fields, listed, mv, play, players, route, seat,
};

/// Six of seven fields are taken; player 1 plays the last card after the pass.
fn last_card(played: &str, last: &str) -> Board {
    Board::new(2).played(played).hand(1, last)
}

fn finish(board: &Board, last: &str) -> (Caravans, Vec<Event>) {
    let mut game = board.game();
    play(&mut game, "pass");
    let events = play(&mut game, &format!("play {last}"));
    (game, events)
}
