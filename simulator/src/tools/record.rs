//! `palmyra record`: plays a game with bots and prints its record.

use std::io::{self, Write as _};

use palmyra_engine::bot::Level;
use palmyra_engine::record::Recorder;
use palmyra_engine::{Playable, Session, bot};
use palmyra_play::with_game;

use super::Done;
use crate::options::RecordOptions;

/// Plays a whole game and prints its record.
pub fn run(options: &RecordOptions) -> Done {
    with_game!(options.game.game.0, Game => play::<Game>(options))
}

fn play<G>(options: &RecordOptions) -> Done
where
    G: Playable<Refusal: std::error::Error + 'static>,
{
    let seed = options.game.seed;
    let game: G = options.game.deal()?;
    match options.bots.level() {
        None => random(game, seed),
        Some(level) => clever(game, seed, level),
    }
}

fn random<G>(mut game: G, seed: u64) -> Done
where
    G: Playable<Refusal: std::error::Error + 'static>,
{
    let mut rng = bot::rng(seed);
    let mut recorder = Recorder::new(String::new());
    recorder.setup(&game, seed)?;
    while let Some(mv) = bot::random(&game, &mut rng) {
        recorder.play(&mut game, mv)??;
    }
    print(recorder)
}

fn clever<G>(mut game: G, seed: u64, level: Level) -> Done
where
    G: Playable<Refusal: std::error::Error + 'static>,
{
    let mut recorder = Recorder::new(String::new());
    recorder.setup(&game, seed)?;
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
