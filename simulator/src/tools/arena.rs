//! `palmyra arena`: lets bots play many games and compares them.

use std::io::{self, IsTerminal as _, Write as _};

use indicatif::{ProgressBar, ProgressDrawTarget};
use palmyra::text;
use palmyra_engine::Playable;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::playable::Measure;
use palmyra_play::with_game;
use palmyra_trials::contest::{Contest, Contestant, Tally};

use super::Done;
use crate::options::{ArenaBot, ArenaOptions, mode, mode_of};

/// Plays the games on all cores and prints the table.
pub fn run(options: &ArenaOptions) -> Done {
    with_game!(options.game.0, Game => play_game::<Game>(options))
}

fn play_game<G: Playable>(options: &ArenaOptions) -> Done {
    let game = options.game.0;
    if let Some(number) = options.solo {
        let mode = mode(game, Some(&format!("solo:{number}")));
        let mode = mode.map_err(|_| text::wrong_solo(game))?;
        return alone(options, mode, number);
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
    table::<G>(options, mode)
}

fn table<G: Playable>(options: &ArenaOptions, mode: u8) -> Done {
    let points = G::POINTS;
    let tallies = play_all(options, &options.seats, mode);
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

/// Describes the style of a contestant: its actions per turn, and the sources of its
/// points.
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

fn alone(options: &ArenaOptions, mode: u8, number: u8) -> Done {
    let contestants = [options.bot];
    let tallies = play_all(options, &contestants, mode);
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

/// Plays the games with a progress bar.
fn play_all(options: &ArenaOptions, contestants: &[ArenaBot], mode: u8) -> [Tally; MAX_SEATS] {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(options.games.into()), target);
    let contest = Contest {
        game: options.game.0,
        mode,
        bots: contestants
            .iter()
            .map(|&ArenaBot(bot)| Contestant {
                budget: bot.budget * options.budget,
                ..bot
            })
            .collect(),
        games: options.games,
        seed: options.seed,
    };
    let tallies = contest.play(&|| bar.inc(1));
    bar.finish_and_clear();
    tallies
}
