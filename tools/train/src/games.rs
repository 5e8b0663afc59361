//! Plays the games to learn from.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use indicatif::ProgressBar;
use palmyra_engine::bot::lab::{Learn, Moment};
use palmyra_engine::bot::{Level, Player};
use palmyra_engine::{Rng, Seat, Session};

use crate::sums::Sums;

/// The number of games played at once.
pub const THREADS: usize = 2;

/// A series of games that trains one group of tables.
#[derive(Clone, Debug)]
pub struct Series<'a, V: 'static> {
    /// The number of the group.
    pub group: usize,
    /// The number of games.
    pub games: u32,
    /// The seed of the first game. Each further game has the next seed.
    pub seed: u64,
    /// The values from which each seat gets some at random. If the list is empty, the games are
    /// fast games without play-outs.
    pub values: &'a [&'static V],
    /// The number by which the device's work for a decision is divided.
    pub part: u32,
}

/// A recorded position: its moment and, for each seat, the features and the certain part of the
/// value.
type Noted = (Moment, Vec<(Vec<i32>, i32)>);

impl<V> Series<'_, V> {
    /// Plays the games and returns the sums over their positions.
    pub fn play<G: Learn<Values = V>>(&self, bar: &ProgressBar) -> Sums
    where
        V: Send + Sync,
    {
        let next = AtomicU32::new(0);
        let work = || {
            let mut sums = Sums::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return sums;
                }
                self.play_one::<G>(self.seed + u64::from(number), &mut sums);
                bar.inc(1);
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
            let mut all = Sums::default();
            for worker in workers {
                match worker.join() {
                    Ok(sums) => all.add(&sums),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            all
        })
    }

    fn play_one<G: Learn<Values = V>>(&self, seed: u64, sums: &mut Sums) {
        let mut rng = Rng::derived(seed, 0x7ea);
        let kinds = G::GAMES.get(self.group).copied().unwrap_or_default();
        let Some((mode, seats)) = rng.pick(kinds) else {
            return;
        };
        let Some(game) = G::deal(mode, seats, seed) else {
            return;
        };
        let mut noted = Vec::new();
        let points = if self.values.is_empty() {
            play_fast::<G>(&game, &mut rng, &mut noted)
        } else {
            self.play_searched::<G>(game, seed, &mut rng, &mut noted)
        };
        for (moment, rows) in &noted {
            add_position(sums, *moment, rows, &points);
        }
    }

    fn play_searched<G: Learn<Values = V>>(
        &self,
        game: G,
        seed: u64,
        rng: &mut Rng,
        noted: &mut Vec<Noted>,
    ) -> Vec<i32> {
        let seats = game.seats();
        let mut players: Vec<Player<G>> = Seat::all(seats)
            .map(|_| {
                let mut player = Player::new();
                player.divide(self.part);
                if let Some(values) = rng.pick(self.values) {
                    player.adapt(|state| G::judge_by(state, values));
                }
                player
            })
            .collect();
        let (mut state, _) = G::blank();
        let mut session: Session<G> = Session::new(game);
        let mut step = 0;
        while let Some(seat) = session.to_move() {
            session.game().reveal(&mut state);
            note::<G>(&state, seats, noted);
            let player = &mut players[seat.index()];
            let Some(choice) = player.choose(&session, seed, step, Level::Zenobia) else {
                break;
            };
            if session.play(choice.mv, |_| {}).is_err() {
                break;
            }
            step += 1;
        }
        session.game().reveal(&mut state);
        points::<G>(&state, seats)
    }
}

/// Plays a fast game, in which each seat makes the turn with the best rating plus a random
/// number. The upper bound of these numbers differs between seats.
fn play_fast<G: Learn>(game: &G, rng: &mut Rng, noted: &mut Vec<Noted>) -> Vec<i32> {
    let seats = game.seats();
    let blurs: Vec<u32> = Seat::all(seats)
        .filter_map(|_| rng.pick(&G::BLURS))
        .collect();
    let (mut state, _) = G::blank();
    G::judge_by(&mut state, G::first_values());
    game.reveal(&mut state);
    while G::points(&state, Seat::FIRST).is_none() {
        note::<G>(&state, seats, noted);
        let blur = blurs[G::mover(&state).index()];
        G::play_fast(&mut state, blur, rng);
    }
    points::<G>(&state, seats)
}

fn points<G: Learn>(state: &G::State, seats: u8) -> Vec<i32> {
    let points = |seat| G::points(state, seat).unwrap_or_default();
    Seat::all(seats).map(points).collect()
}

/// Adds a position to the list, unless the previous position has the same mark.
fn note<G: Learn>(state: &G::State, seats: u8, noted: &mut Vec<Noted>) {
    let last = noted.last().map(|(moment, _)| moment.mark);
    let Some(moment) = G::moment(state).filter(|moment| last != Some(moment.mark)) else {
        return;
    };
    let rows = Seat::all(seats).map(|seat| {
        let mut row = vec![0; G::FEATURES];
        G::features(state, seat, &mut |feature, amount| row[feature] += amount);
        (row, G::certain(state, seat))
    });
    noted.push((moment, rows.collect()));
}

/// Adds a position to the sums once for each seat, as the difference between the seat and the mean
/// of the others. With two seats both differences are the same except for the sign, so only one is
/// added.
fn add_position(sums: &mut Sums, moment: Moment, rows: &[(Vec<i32>, i32)], points: &[i32]) {
    let others = rows.len() as i32 - 1;
    let views = if others == 1 { 1 } else { rows.len() };
    for me in 0..views {
        let factor = |seat: usize| if seat == me { others.max(1) } else { -1 };
        let mut row = vec![0; rows[me].0.len()];
        let mut result = 0;
        for (seat, (features, certain)) in rows.iter().enumerate() {
            let factor = factor(seat);
            for (sum, amount) in row.iter_mut().zip(features) {
                *sum += factor * amount;
            }
            result += i64::from(factor * (points[seat] - certain));
        }
        sums.note((moment.table, moment.time), &row, result);
    }
}
