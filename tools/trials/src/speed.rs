//! Measures the engine's speed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use palmyra_engine::{Playable, bot};
use palmyra_play::{Kind, with_game};

/// The games of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// The kind of game.
    pub game: Kind,
    /// The mode, as an index into the game's list.
    pub mode: u8,
    /// The number of players.
    pub seats: u8,
    /// The number of games. Their seeds are counted from 0.
    pub count: u32,
}

/// The result of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// The duration of all games.
    pub elapsed: Duration,
    /// The number of moves or turns played.
    pub moves: u64,
}

impl Games {
    /// Plays the games with random moves, and counts the moves.
    #[must_use]
    pub fn random(self) -> Run {
        with_game!(self.game, Game => self.random_games::<Game>())
    }

    /// Plays the games with greedy turns, as play-outs do, and counts the
    /// turns.
    #[must_use]
    pub fn greedy(self) -> Run {
        with_game!(self.game, Game => self.greedy_games::<Game>())
    }

    /// Creates the games, each with its seed.
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
