//! Plays a whole game of a bot against itself and prints the winner.
//!
//! `cargo run --release -p palmyra-engine --example one-game`

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::caravans::Caravans;
use palmyra_engine::{Game as _, Playable as _, Seat, Session};

fn main() {
    let seed = 7;
    let game = Caravans::deal(0, 3, seed).expect("three can play");
    let mut session = Session::new(game);
    let mut player = Player::new();
    let [.., strongest] = Level::ALL;
    for step in 0.. {
        let Some(choice) = player.choose(&session, seed, step, strongest) else {
            break;
        };
        session
            .play(choice.mv, |_| {})
            .expect("a bot keeps to the rules");
    }
    let winners = session.game().outcome().expect("the game is over").winners;
    for seat in Seat::all(session.game().seats()) {
        let mut standing = String::new();
        session
            .game()
            .write_standing(seat, &mut standing)
            .expect("a string takes everything");
        let wins = if winners.contains(seat) { ", wins" } else { "" };
        println!("player {seat}: {standing}{wins}");
    }
}
