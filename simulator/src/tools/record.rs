//! `palmyra record`

use std::io::{self, Write as _};

use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_engine::record::{Recorded, Recorder};
use palmyra_engine::{Session, bot};

use super::Done;
use crate::options::{GameName, RecordOptions};

/// Prints one whole game.
pub fn run(options: &RecordOptions) -> Done {
    let seed = options.game.seed;
    match options.game.game {
        GameName::Legions => play(Legions::new(options.game.legions()?, seed), options),
        GameName::Caravans => play(Caravans::new(options.game.caravans()?, seed), options),
    }
}

fn play<G>(game: G, options: &RecordOptions) -> Done
where
    G: Recorded<Refusal: std::error::Error + 'static> + bot::Strategy,
{
    let seed = options.game.seed;
    match options.bots.level() {
        None => random(game, seed),
        Some(level) => clever(game, seed, level),
    }
}

fn random<G>(mut game: G, seed: u64) -> Done
where
    G: Recorded<Refusal: std::error::Error + 'static>,
{
    let mut rng = bot::rng(seed);
    let mut recorder = Recorder::new(String::new());
    recorder.opening(&game, seed)?;
    while let Some(mv) = bot::random(&game, &mut rng) {
        recorder.play(&mut game, mv)??;
    }
    print(recorder)
}

fn clever<G>(mut game: G, seed: u64, level: bot::Level) -> Done
where
    G: Recorded<Refusal: std::error::Error + 'static> + bot::Strategy,
{
    let mut recorder = Recorder::new(String::new());
    recorder.opening(&game, seed)?;
    let mut session: Session<G> = Session::new(game.clone());
    let mut player = bot::Player::new();
    let mut step = 0;
    while let Some(choice) = player.choose(&session, seed, step, level) {
        session.play(choice.mv, |_| {})?;
        recorder.play(&mut game, choice.mv)??;
        step += 1;
    }
    print(recorder)
}

fn print(recorder: Recorder<String>) -> Done {
    io::stdout().write_all(recorder.into_inner().as_bytes())?;
    Ok(())
}
