//! `palmyra record`

use std::io::{self, Write as _};

use palmyra_engine::bot;
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_engine::record::{Recorded, Recorder};

use super::Done;
use crate::options::{BotName, GameName, RecordOptions};

/// Prints one whole game.
pub fn run(options: &RecordOptions) -> Done {
    let seed = options.game.seed;
    match options.game.game {
        GameName::Legions => record(Legions::new(options.game.legions()?, seed), options),
        GameName::Caravans => record(Caravans::new(options.game.caravans()?, seed), options),
    }
}

fn record<G>(mut game: G, options: &RecordOptions) -> Done
where
    G: Recorded<Refusal: std::error::Error + 'static>,
{
    let BotName::Random = options.bots;
    let seed = options.game.seed;
    let mut rng = bot::rng(seed);
    let mut recorder = Recorder::new(String::new());
    recorder.opening(&game, seed)?;
    while let Some(mv) = bot::random(&game, &mut rng) {
        recorder.play(&mut game, mv)??;
    }
    io::stdout().write_all(recorder.into_inner().as_bytes())?;
    Ok(())
}
