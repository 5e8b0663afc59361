//! `palmyra record`

use std::io::{self, Write as _};

use palmyra_engine::legions::Legions;
use palmyra_engine::legions::record::Recorder;
use palmyra_engine::{Session, bot};

use super::Done;
use crate::options::{GameName, RecordOptions};

/// Prints one whole game.
pub fn run(options: &RecordOptions) -> Done {
    let GameName::Legions = options.game.game;
    let seed = options.game.seed;
    let mut game = Legions::new(options.game.legions()?, seed);
    let mut recorder = Recorder::new(String::new());
    recorder.opening(&game, seed)?;
    match options.bots.level() {
        None => {
            let mut rng = bot::rng(seed);
            while let Some(mv) = bot::random(&game, &mut rng) {
                recorder.play(&mut game, mv)??;
            }
        }
        Some(level) => {
            let mut session: Session<Legions> = Session::new(game.clone());
            let mut player = bot::Player::new();
            let mut step = 0;
            while let Some(choice) = player.choose(&session, seed, step, level) {
                session.play(choice.mv, |_| {})?;
                recorder.play(&mut game, choice.mv)??;
                step += 1;
            }
        }
    }
    io::stdout().write_all(recorder.into_inner().as_bytes())?;
    Ok(())
}
