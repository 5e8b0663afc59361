//! Trains the weights of the bots of `caravans` by hill climbing.
//!
//!     cargo run --release -p palmyra-engine --example train-caravans -- 2000 4000 1
//!
//! This makes 2000 attempts with the random seed 1. An attempt changes one to three numbers of the
//! best weights found so far; the search begins with `LOOKS`. The changed weights and the best
//! weights play the same 4000 games of two, three and four players against the same opponents.
//! Everybody makes the turns with the best ratings, without play-outs. If the changed weights win
//! significantly more, both play 12,000 more games. If the changed weights win these as well, they
//! become the best.
//!
//! The opponents have built-in weights, randomly changed weights, or former best weights. If all
//! opponents had the best weights, any weights that prefer other goods would win, and the search
//! would go in circles.

use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use palmyra_engine::Rng;
use palmyra_engine::caravans::bot::play_greedily;
use palmyra_engine::caravans::bot::weights::{LOOKS, MALKU, Weights, ZENOBIA};
use palmyra_engine::caravans::{Caravans, Players};

/// Returns all numbers in the weights.
fn numbers(w: &mut Weights) -> Vec<&mut i16> {
    let Weights {
        trust,
        slope,
        crowd,
        hand,
        contract,
        mirage,
        threat,
        revert,
        stock,
        rivals,
        exchange,
    } = w;
    let single = [
        trust, hand, contract, mirage, threat, revert, rivals, exchange,
    ];
    single
        .into_iter()
        .chain(slope)
        .chain(crowd)
        .chain(stock)
        .collect()
}

fn changed(mut w: Weights, rng: &mut Rng) -> Weights {
    let mut numbers = numbers(&mut w);
    for _ in 0..=rng.below(3) {
        let which = rng.below(numbers.len() as u32) as usize;
        let number = &mut *numbers[which];
        let step = 1 + rng.below(1 + number.unsigned_abs() as u32 / 5) as i16;
        *number += if rng.below(2) == 0 { step } else { -step };
    }
    w
}

/// A game for comparing sets of weights. Each set plays it once, in the same seat and against the
/// same opponents.
struct Trial {
    game: Caravans,
    seat: usize,
    others: [(&'static Weights, u16); 4],
    seed: u64,
}

impl Trial {
    /// Creates a trial. Half of all trials are for two players. About a third of the opponents play
    /// like a weak bot: a random number is added to their ratings.
    fn new(pool: &[&'static Weights], seed: u64) -> Self {
        let mut rng = Rng::derived(seed, 76);
        let seats = [2, 3, 2, 4][(seed % 4) as usize];
        let players = Players::new(seats).expect("two to four");
        let mut other = || {
            let blur = [0, 0, 14 * 16][rng.below(3) as usize];
            (rng.pick(pool).unwrap_or(&LOOKS), blur)
        };
        Self {
            game: Caravans::new(players, seed),
            seat: (seed / 4 % u64::from(seats)) as usize,
            others: [(); 4].map(|()| other()),
            seed,
        }
    }

    /// Plays the game with these weights. Returns 1 for a win, 0 for a loss, and a fraction
    /// for a shared win.
    fn points(&self, w: &'static Weights) -> f64 {
        let mut contestants = self.others;
        contestants[self.seat] = (w, 0);
        let seats = usize::from(self.game.players().count());
        let mut rng = Rng::derived(self.seed, 77);
        let capital = play_greedily(&self.game, &contestants[..seats], &mut rng);
        let best = capital[..seats].iter().max().copied().unwrap_or_default();
        let winners = capital[..seats].iter().filter(|&&it| it == best).count();
        if capital[self.seat] == best {
            1.0 / winners as f64
        } else {
            0.0
        }
    }
}

/// Compares two sets of weights in a series of trials. Returns the difference between their win
/// rates, and this difference as a number of standard deviations.
fn compare(
    one: &'static Weights,
    other: &'static Weights,
    pool: &[&'static Weights],
    games: u64,
    seeds: u64,
) -> [f64; 2] {
    let next = AtomicU64::new(0);
    let play = || {
        let mut sums = [0.0; 2];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return sums;
            }
            let trial = Trial::new(pool, seeds + number);
            let more = trial.points(one) - trial.points(other);
            sums[0] += more;
            sums[1] += more * more;
        }
    };
    let [sum, squares] = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, Into::into);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        let sums = workers
            .into_iter()
            .map(|it| it.join().expect("it plays on"));
        sums.fold([0.0; 2], |all, it| [all[0] + it[0], all[1] + it[1]])
    });
    let games = games as f64;
    [sum / games, sum / squares.max(1.0).sqrt()]
}

fn main() {
    let mut numbers = env::args().skip(1).map(|it| it.parse().expect("a number"));
    let mut next = |otherwise: u64| numbers.next().unwrap_or(otherwise);
    let (attempts, games, seed) = (next(500), next(4000), next(1));
    let mut rng = Rng::new(seed);
    let kept = |w: Weights| -> &'static Weights { Box::leak(Box::new(w)) };
    let mut pool = vec![&ZENOBIA, &LOOKS, &MALKU];
    for start in [ZENOBIA, LOOKS, MALKU] {
        pool.push(kept(changed(changed(start, &mut rng), &mut rng)));
    }
    let mut best = &LOOKS;
    let mut seeds = seed << 32;
    for attempt in 0..attempts {
        let new = kept(changed(*best, &mut rng));
        // The first success may be luck, so a second comparison over more games decides.
        let mut better = 0.0;
        let sure = [(games, 1.0), (3 * games, 1.5)]
            .iter()
            .all(|&(games, least)| {
                let [more, deviations] = compare(new, best, &pool, games, seeds);
                seeds += games;
                better = more;
                deviations > least
            });
        if sure {
            best = new;
            pool.push(best);
            println!("attempt {attempt}: {:.1} % more {best:?}", 100.0 * better);
        }
    }
    let [more, _] = compare(best, &LOOKS, &pool, 10 * games, seeds);
    println!(
        "{:.1} % more than the weights of the middle level",
        100.0 * more
    );
}
