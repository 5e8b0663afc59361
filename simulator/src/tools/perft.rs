//! `palmyra perft`

use std::io::{self, Write as _};

use palmyra_engine::Game;
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;

use super::Done;
use crate::options::{GameName, PerftOptions};

/// Prints how many sequences of moves there are, depth by depth.
pub fn run(options: &PerftOptions) -> Done {
    let seed = options.game.seed;
    match options.game.game {
        GameName::Legions => count(&Legions::new(options.game.legions()?, seed), options.depth),
        GameName::Caravans => count(
            &Caravans::new(options.game.caravans()?, seed),
            options.depth,
        ),
    }
}

fn count(game: &impl Game, depth: u32) -> Done {
    for depth in 1..=depth {
        writeln!(io::stdout(), "perft {depth} {}", perft(game, depth))?;
    }
    Ok(())
}

/// The sequences of `depth` moves; shorter ones count where the game ends.
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
