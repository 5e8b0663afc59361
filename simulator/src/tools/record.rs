//! `palmyra record`

use std::io::{self, Write as _};

use palmyra_engine::legions::{Legions, record};
use palmyra_engine::{Game as _, Rng, bot};

use super::Done;
use crate::options::{BotName, GameName, RecordOptions};

/// Prints one whole game.
pub fn run(options: &RecordOptions) -> Done {
    let (GameName::Legions, BotName::Random) = (options.game.game, options.bots);
    let seed = options.game.seed;
    let opening = Legions::new(options.game.legions()?, seed);
    let mut game = opening.clone();
    let mut rng = Rng::new(seed);
    let mut moves = Vec::new();
    while let Some(mv) = bot::random(&game, &mut rng) {
        game.play(mv, |_| {})?;
        moves.push(mv);
    }
    let text = record::to_string(&opening, seed, moves)?;
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}
