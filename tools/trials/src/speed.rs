//! Measures the engine's speed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use palmyra_engine::{Playable, bot};
use palmyra_play::{Kind, with_game};

/// The games to measure.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// The game.
    pub game: Kind,
    /// Its mode.
    pub mode: u8,
    /// The number of players.
    pub seats: u8,
    /// The number of games; their seeds count from 0.
    pub count: u32,
}

/// A measurement.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How long it took.
    pub elapsed: Duration,
    /// The number of moves or turns.
    pub moves: u64,
}

impl Games {
    /// Plays the games with random moves, and counts the moves.
    #[must_use]
    pub fn random(self) -> Run {
        with_game!(self.game, Game => self.random_games::<Game>())
    }

    /// Plays the games as play-outs do, and counts their turns.
    #[must_use]
    pub fn greedy(self) -> Run {
        with_game!(self.game, Game => self.greedy_games::<Game>())
    }

    /// New games with their seeds.
    fn deals<G: Playable>(self) -> impl Iterator<Item = (u64, G)> {
        let deal = move |seed| Some((seed, G::deal(self.mode, self.seats, seed)?));
        (0..self.count.into()).filter_map(deal)
    }

    fn random_games<G: Playable>(self) -> Run {
        let start = Instant::now();
        let mut moves = 0;
        for (seed, mut game) in self.deals::<G>() {
            let mut rng = bot::rng(seed);
            while let Some(mv) = bot::random(&game, &mut rng) {
                let played = game.play(mv, |_| {});
                debug_assert!(played.is_ok(), "a listed move must play");
                moves += 1;
            }
            black_box(&game);
        }
        Run {
            elapsed: start.elapsed(),
            moves,
        }
    }

    fn greedy_games<G: Playable>(self) -> Run {
        let start = Instant::now();
        let mut moves = 0;
        for (seed, game) in self.deals::<G>() {
            let turns = bot::play_out(&game, &mut bot::rng(seed));
            moves += u64::from(black_box(turns));
        }
        Run {
            elapsed: start.elapsed(),
            moves,
        }
    }
}
