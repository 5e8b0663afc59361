//! `palmyra arena`

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressDrawTarget};
use palmyra::text;
use palmyra_engine::bot::{Level, Player};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::playable::Measure;
use palmyra_engine::{Outcome, Playable, Seat, Session};
use palmyra_play::with_game;

use super::Done;
use crate::options::{ArenaOptions, Contestant, mode, mode_of};

/// Plays the games on all cores and prints the table.
pub fn run(options: &ArenaOptions) -> Done {
    with_game!(options.game.0, Game => play_game::<Game>(options))
}

fn play_game<G: Playable>(options: &ArenaOptions) -> Done {
    let game = options.game.0;
    if let Some(number) = options.solo {
        let mode = mode(game, Some(&format!("solo:{number}")));
        let mode = mode.map_err(|_| text::wrong_solo(game))?;
        return alone::<G>(options, mode, number);
    }
    let mode = mode(game, options.mode.as_deref())?;
    let info = mode_of(game, mode);
    if info.is_solo() {
        return Err(text::ARENA_ALONE.into());
    }
    let seats = options.seats.len().try_into().unwrap_or(u8::MAX);
    if !info.seats(seats) {
        return Err(text::wrong_players(info).into());
    }
    table::<G>(options, |seed| G::deal(mode, seats, seed))
}

/// The counts of one contestant in one or many games.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u32,
    wins: f64,
    points: i64,
    best: i16,
    decisions: u64,
    units: u64,
    /// The counts of the game's measures.
    measures: [i64; MEASURES],
}

/// The maximum number of measures of a game.
const MEASURES: usize = 12;

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

    fn mean(&self) -> f64 {
        self.points as f64 / f64::from(self.games)
    }

    fn work(&self) -> f64 {
        self.units as f64 / self.decisions.max(1) as f64
    }

    /// The share of wins and its interval, in percent.
    fn share(&self) -> [f64; 3] {
        let games = f64::from(self.games);
        let (low, high) = wilson(self.wins, games);
        [self.wins / games, low, high].map(|share| 100.0 * share)
    }
}

/// Wilson's interval for a share, with 95 % confidence.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    ((middle - half) / scale, (middle + half) / scale)
}

fn table<G: Playable>(options: &ArenaOptions, new: impl Fn(u64) -> Option<G> + Sync) -> Done {
    let points = G::POINTS;
    let tallies = play_all(options, &options.seats, new);
    let mut out = io::stdout().lock();
    for (contestant, tally) in options.seats.iter().zip(&tallies) {
        let [share, low, high] = tally.share();
        let (wins, games) = (tally.wins, tally.games);
        let (mean, work) = (tally.mean(), tally.work());
        writeln!(
            out,
            "{contestant} wins {wins:.1} of {games} = {share:.1} % [{low:.1} {high:.1}] \
             {points} {mean:.1} units/decision {work:.0}"
        )?;
        if !G::MEASURES.is_empty() {
            writeln!(out, "{contestant} {}", style::<G>(tally))?;
        }
    }
    Ok(())
}

/// Describes how a contestant played: what it did in a turn, and where its points came from.
fn style<G: Playable>(tally: &Tally) -> String {
    let measured = || G::MEASURES.iter().zip(tally.measures);
    let sum = |is: fn(&Measure) -> bool| -> i64 {
        let counted = measured().filter(|(measure, _)| is(measure));
        counted.map(|(_, count)| count).sum()
    };
    let turns = sum(|measure| matches!(measure, Measure::Turns)).max(1) as f64;
    let gained = sum(|measure| matches!(measure, Measure::Source(_))).max(1) as f64;
    let words: Vec<String> = measured()
        .map(|(measure, count)| match measure {
            Measure::Turns => format!("turns/game {:.1}", turns / f64::from(tally.games)),
            Measure::EachTurn(what) => format!("{what}/turn {:.2}", count as f64 / turns),
            Measure::Source(what) => format!("{what} {:.1} %", 100.0 * count as f64 / gained),
        })
        .collect();
    words.join(", ")
}

fn alone<G: Playable>(options: &ArenaOptions, mode: u8, number: u8) -> Done {
    let contestants = [options.bot.into()];
    let tallies = play_all(options, &contestants, |seed| G::deal(mode, 1, seed));
    let Some(tally) = tallies.first() else {
        return Ok(());
    };
    let [share, low, high] = tally.share();
    let level = options.bot;
    let (wins, games, best) = (tally.wins, tally.games, tally.best);
    let (coins, work) = (tally.mean(), tally.work());
    writeln!(
        io::stdout(),
        "{level} solo {number} goal met {wins:.0} of {games} = {share:.1} % \
         [{low:.1} {high:.1}] mean {coins:.2} best {best} units/decision {work:.0}"
    )?;
    Ok(())
}

fn play_all<G: Playable>(
    options: &ArenaOptions,
    contestants: &[Contestant],
    new: impl Fn(u64) -> Option<G> + Sync,
) -> [Tally; MAX_SEATS] {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(options.games.into()), target);
    let next = AtomicU32::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut sums = [Tally::default(); MAX_SEATS];
    thread::scope(|scope| {
        let worker = || {
            let player = |it: &Contestant| Player::with_scale(it.budget * options.budget);
            let mut players: Vec<_> = contestants.iter().map(player).collect();
            let mut sums = [Tally::default(); MAX_SEATS];
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= options.games {
                    return sums;
                }
                let seed = options.seed.wrapping_add(game.into());
                let levels = contestants.iter().map(|it| it.level);
                let mut bots: Vec<_> = levels.zip(&mut players).collect();
                if let Some(new) = new(seed) {
                    play(&mut bots, new, seed, game as usize, &mut sums);
                }
                bar.inc(1);
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => sums.iter_mut().zip(&part).for_each(|(sum, it)| sum.add(it)),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    bar.finish_and_clear();
    sums
}

/// Plays one game, with the contestants rotated by `rotation` seats.
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
