//! `palmyra bench`

use std::hint::black_box;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use palmyra_engine::caravans::{Caravans, Players};
use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_engine::record::Recorded;
use palmyra_engine::{Game, Session, bot};

use super::Done;
use crate::options::{BenchOptions, GameName};

/// Prints one figure a line.
pub fn run(options: &BenchOptions) -> Done {
    let chosen = |game| options.game.is_none_or(|chosen| chosen == game);
    if chosen(GameName::Legions) {
        legions(options)?;
    }
    if chosen(GameName::Caravans) {
        caravans(options)?;
    }
    Ok(())
}

fn legions(options: &BenchOptions) -> Done {
    let cases = [
        ("2p", Mode::Classic, 2),
        ("5p", Mode::Classic, 5),
        ("2p expert", Mode::Expert, 2),
        ("solo:1", Mode::Solo(Solo::One), 1),
    ];
    for (name, mode, players) in cases {
        let setup = Setup::new(mode, players)?;
        measure(name, options, |seed| Legions::new(setup, seed))?;
        let turns = greedy(name, options, |seed| Legions::new(setup, seed))?;
        writeln!(io::stdout(), "legions greedy turns/game {name} {turns:.1}")?;
    }
    tell_sizes::<Legions>()
}

fn caravans(options: &BenchOptions) -> Done {
    let all = (2..).map_while(Players::new);
    for (name, players) in ["2p", "3p", "4p"].into_iter().zip(all) {
        measure(name, options, |seed| Caravans::new(players, seed))?;
        greedy(name, options, |seed| Caravans::new(players, seed))?;
    }
    tell_sizes::<Caravans>()
}

fn measure<G: Recorded>(name: &str, options: &BenchOptions, new: impl Fn(u64) -> G) -> Done {
    let best = best_of(options.runs, || random_games(options.games, &new));
    let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
    let moves = best.moves as f64 / f64::from(options.games);
    let mut out = io::stdout().lock();
    writeln!(out, "{} random games/s {name} {rate:.0}", G::NAME)?;
    writeln!(out, "{} random moves/game {name} {moves:.1}", G::NAME)?;
    Ok(())
}

/// Prints the speed; the turns of a game.
fn greedy<G>(name: &str, options: &BenchOptions, new: impl Fn(u64) -> G) -> io::Result<f64>
where
    G: Recorded + bot::Strategy,
{
    let best = best_of(options.runs, || greedy_games(options.games, &new));
    let rate = f64::from(options.games) / best.elapsed.as_secs_f64();
    writeln!(io::stdout(), "{} greedy games/s {name} {rate:.0}", G::NAME)?;
    Ok(best.moves as f64 / f64::from(options.games))
}

fn tell_sizes<G: Recorded + bot::Strategy>() -> Done {
    let sizes = [
        ("state", size_of::<G>()),
        ("session", size_of::<Session<G>>()),
        ("thinker", size_of::<bot::Thinker<G>>()),
        ("player", size_of::<bot::Player<G>>()),
    ];
    let mut out = io::stdout().lock();
    for (name, bytes) in sizes {
        writeln!(out, "{} {name} bytes {bytes}", G::NAME)?;
    }
    Ok(())
}

struct Run {
    elapsed: Duration,
    /// Moves, or turns.
    moves: u64,
}

fn best_of(runs: u32, mut run: impl FnMut() -> Run) -> Run {
    let first = run();
    (1..runs).fold(first, |best, _| {
        let next = run();
        if next.elapsed < best.elapsed {
            next
        } else {
            best
        }
    })
}

fn random_games<G: Game>(games: u32, new: impl Fn(u64) -> G) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for seed in 0..games.into() {
        let mut game = new(seed);
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

fn greedy_games<G: bot::Strategy>(games: u32, new: impl Fn(u64) -> G) -> Run {
    let start = Instant::now();
    let mut moves = 0;
    for seed in 0..games.into() {
        let turns = bot::play_out(&new(seed), &mut bot::rng(seed));
        moves += u64::from(black_box(turns));
    }
    Run {
        elapsed: start.elapsed(),
        moves,
    }
}
