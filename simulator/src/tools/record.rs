//! `palmyra record`

use std::io::{self, Write as _};

use palmyra_engine::bot;
use palmyra_engine::legions::Legions;
use palmyra_engine::legions::record::Recorder;

use super::Done;
use crate::options::{BotName, GameName, RecordOptions};

/// Prints one whole game.
pub fn run(options: &RecordOptions) -> Done {
    let (GameName::Legions, BotName::Random) = (options.game.game, options.bots);
    let seed = options.game.seed;
    let mut game = Legions::new(options.game.legions()?, seed);
    let mut rng = bot::rng(seed);
    let mut recorder = Recorder::new(String::new());
    recorder.opening(&game, seed)?;
    while let Some(mv) = bot::random(&game, &mut rng) {
        recorder.play(&mut game, mv)??;
    }
    io::stdout().write_all(recorder.into_inner().as_bytes())?;
    Ok(())
}
