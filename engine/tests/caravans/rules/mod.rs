//! Tests of the rules and rulings of `caravans` about setup, trades and cards, a test for each. The
//! tests in `year` are about the end of a year and of the game.

mod cards;
mod draft;
mod setup;
mod texts;
mod trades;

use palmyra_engine::caravans::{
    AMPHORAE, Caravans, Card, CardKind, Event, Field, Good, Limit, MAX_MOVES, Move, Phase, Players,
    Refusal, Route, Sale, Scenario, ScenarioError, ScenarioSeat,
};
use palmyra_engine::{Game as _, Played, Seat, Session};
use palmyra_testing::caravans::{
    Position, all_players, card, cards, fields, good, listed, mv, play, players, route, seat,
    trades,
};

fn refused(game: &Caravans, text: &str) -> Refusal {
    let mut scratch = game.clone();
    let refused = scratch.play(mv(text), |_| panic!("a refused move tells nothing"));
    assert_eq!(&scratch, game, "a refused move changes nothing");
    refused.expect_err(text)
}
