//! `palmyra perft`: counts the move sequences from a new game.

use std::io::{self, Write as _};

use palmyra_engine::Game;
use palmyra_play::with_game;

use super::Done;
use crate::options::PerftOptions;

/// Prints the number of move sequences for each length.
pub fn run(options: &PerftOptions) -> Done {
    with_game!(options.game.game.0, Game => {
        let game: Game = options.game.deal()?;
        count(&game, options.depth)
    })
}

fn count(game: &impl Game, depth: u32) -> Done {
    for depth in 1..=depth {
        writeln!(io::stdout(), "perft {depth} {}", perft(game, depth))?;
    }
    Ok(())
}

/// Counts the sequences of `depth` moves. Shorter sequences count if they end
/// the game.
fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let moves = game.moves();
    let moves = moves.as_ref();
    if depth <= 1 || moves.is_empty() {
        return moves.len().max(1) as u64;
    }
    let mut sum = 0;
    for &mv in moves {
        let mut next = game.clone();
        if next.play(mv, |_| {}).is_ok() {
            sum += perft(&next, depth - 1);
        }
    }
    sum
}
