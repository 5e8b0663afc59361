//! Tests of the rules and rulings of `merchants`, a test for each.

mod examples;
mod goods;
mod improvements;
mod kingdom;
mod marauders;
mod missions;
mod placement;
mod rare;
mod score;
mod setup;
mod temple;
mod texts;
mod tower;
mod turn_end;

use palmyra_engine::merchants::{
    Action, Colour, Event, Good, Goods, Merchants, Mission, Missions, Mode, Move, Part, Phase,
    Piece, Placing, Rare, Refusal, Region, Resolution, ScenarioError, Score, Source, Spot, Spots,
    Tile, Tiles,
};
use palmyra_engine::{Game as _, Played, Rng, Seat, View as _};
use palmyra_testing::merchants::{
    Position, all, all_setups, close_until, lines, listed, listed_with, move_space, play, seat,
    setup, the,
};

fn refused(game: &Merchants, text: &str) -> Refusal {
    let mut scratch = *game;
    let refused = scratch.play(the(text), |_| panic!("a refused move tells nothing"));
    assert_eq!(&scratch, game, "a refused move changes nothing");
    refused.expect_err(text)
}

/// Returns the goods of a player: those in the warehouse, and the traded goods.
fn goods(game: &Merchants, player: u8) -> (String, String) {
    let board = game.board(seat(player));
    (board.warehouse().to_string(), board.traded().to_string())
}

/// Returns all goods of a player.
fn owned(game: &Merchants, player: u8) -> String {
    game.board(seat(player)).goods().to_string()
}

fn prestige(game: &Merchants, player: u8) -> i16 {
    game.board(seat(player)).prestige()
}

fn tower(game: &Merchants, player: u8) -> u8 {
    game.board(seat(player)).tower()
}
