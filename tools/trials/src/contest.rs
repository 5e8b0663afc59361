//! Contests of bots.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::{Outcome, Playable, Seat, Session};
use palmyra_play::{Kind, with_game};

/// A bot that takes part in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The bot's level.
    pub level: Level,
    /// The bot's work, as a multiple of the work on the device.
    pub budget: u32,
    /// Whether the bot uses the values of the first bots, which were set by hand.
    pub is_first: bool,
}

impl Contestant {
    fn player<G: Playable>(self) -> Player<G> {
        let mut player = Player::with_scale(self.budget);
        if self.is_first {
            player.adapt(G::recall);
        }
        player
    }
}

/// The description of a contest: a series of games.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The kind of game.
    pub game: Kind,
    /// The mode, as an index into the game's list.
    pub mode: u8,
    /// The contestants.
    pub bots: Vec<Contestant>,
    /// The number of games.
    pub games: u32,
    /// The seed of the first game. Each further game has the next seed.
    pub seed: u64,
}

impl Contest {
    /// Plays all games on all cores, and returns the counts of each contestant. Calls
    /// `each` after every game.
    pub fn play(&self, each: &(dyn Fn() + Sync)) -> [Tally; MAX_SEATS] {
        with_game!(self.game, Game => self.play_all::<Game>(each))
    }

    fn play_all<G: Playable>(&self, each: &(dyn Fn() + Sync)) -> [Tally; MAX_SEATS] {
        let next = AtomicU32::new(0);
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut sums = [Tally::default(); MAX_SEATS];
        thread::scope(|scope| {
            let worker = || self.play_some::<G>(&next, each);
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            for worker in workers {
                match worker.join() {
                    Ok(part) => sums.iter_mut().zip(&part).for_each(|(sum, it)| sum.add(it)),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        sums
    }

    /// Plays games until all games are taken.
    fn play_some<G: Playable>(
        &self,
        next: &AtomicU32,
        each: &(dyn Fn() + Sync),
    ) -> [Tally; MAX_SEATS] {
        let seats = self.bots.len().try_into().unwrap_or(u8::MAX);
        let players = self.bots.iter().map(|bot| bot.player());
        let mut players: Vec<Player<G>> = players.collect();
        let mut sums = [Tally::default(); MAX_SEATS];
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                return sums;
            }
            let seed = self.seed.wrapping_add(game.into());
            let levels = self.bots.iter().map(|bot| bot.level);
            let mut bots: Vec<_> = levels.zip(&mut players).collect();
            if let Some(new) = G::deal(self.mode, seats, seed) {
                play(&mut bots, new, seed, game as usize, &mut sums);
            }
            each();
        }
    }
}

/// The counts of one contestant over several games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// The number of games played.
    pub games: u32,
    /// The number of games won. A shared win counts as a fraction.
    pub wins: f64,
    /// The sum of the scores.
    pub points: i64,
    /// The highest score.
    pub best: i16,
    /// The number of decisions for which the bot had to think.
    pub decisions: u64,
    /// The units of work of all decisions.
    pub units: u64,
    /// The sums of the game's measures.
    pub measures: [i64; MEASURES],
}

/// The maximum number of measures of a game.
pub const MEASURES: usize = 12;

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.best = self.best.max(other.best);
        self.decisions += other.decisions;
        self.units += other.units;
        for (sum, it) in self.measures.iter_mut().zip(other.measures) {
            *sum += it;
        }
    }

    /// The average score.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.points as f64 / f64::from(self.games)
    }

    /// The average work of a decision.
    #[must_use]
    pub fn work(&self) -> f64 {
        self.units as f64 / self.decisions.max(1) as f64
    }

    /// The percentage of wins, and the bounds of its confidence interval.
    #[must_use]
    pub fn share(&self) -> [f64; 3] {
        let games = f64::from(self.games);
        let (low, high) = wilson(self.wins, games);
        [self.wins / games, low, high].map(|share| 100.0 * share)
    }
}

/// Wilson's interval for a proportion, with 95 % confidence.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    ((middle - half) / scale, (middle + half) / scale)
}

/// Plays one game. Contestants are moved by `rotation` seats.
fn play<G: Playable>(
    bots: &mut [(Level, &mut Player<G>)],
    game: G,
    seed: u64,
    rotation: usize,
    sums: &mut [Tally; MAX_SEATS],
) {
    let count = bots.len();
    let contestant = |seat: Seat| (seat.index() + rotation) % count;
    let mut session: Session<G> = Session::new(game);
    let mut step = 0;
    let mut events = Vec::new();
    bots.iter_mut().for_each(|(_, player)| player.forget());
    while let Some(seat) = session.to_move() {
        let tally = &mut sums[contestant(seat)];
        let (level, player) = &mut bots[contestant(seat)];
        let plans = player.plans();
        let Some(choice) = player.choose(&session, seed, step, *level) else {
            break;
        };
        if player.plans() != plans {
            tally.decisions += 1;
            tally.units += u64::from(player.thinker().units());
        }
        events.clear();
        let played = session.play(choice.mv, |event| events.push(event));
        debug_assert!(played.is_ok(), "bots know the rules");
        if played.is_err() {
            break;
        }
        step += 1;
        for &event in &events {
            let game = session.game();
            game.count(seat, event, &mut |seat, place, amount| {
                if let Some(sum) = sums[contestant(seat)].measures.get_mut(place) {
                    *sum += i64::from(amount);
                }
            });
        }
    }
    let Some(Outcome { winners, scores }) = session.game().outcome() else {
        return;
    };
    for seat in Seat::all(session.game().seats()) {
        let tally = &mut sums[contestant(seat)];
        let points = scores[seat.index()];
        tally.games += 1;
        tally.points += i64::from(points);
        tally.best = tally.best.max(points);
        if winners.contains(seat) {
            tally.wins += 1.0 / f64::from(winners.len());
        }
    }
}
