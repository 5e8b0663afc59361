//! Every rule and ruling of `caravans` about setup, trades and cards, each in
//! its own test. The end of a year has its own file.

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
