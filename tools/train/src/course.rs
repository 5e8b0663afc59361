//! The stages of the training, and the tables that they produce.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use palmyra_engine::bot::lab::Learn;

use crate::Options;
use crate::fit::fit;
use crate::games::Series;
use crate::sums::Sums;
use crate::trial;

/// The parameters with which a game's values are learned.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The name of the game's folder in the engine.
    pub name: &'static str,
    /// The seed of the first game.
    pub seed: u64,
    /// The number of fast games for each group of tables.
    pub fast: u32,
    /// The weight of a fast game relative to a game with play-outs: first in the fits between
    /// the rounds, then in the last fit.
    pub importance: [f64; 2],
    /// The number of games with play-outs in each round, for each group of tables.
    pub rounds: &'static [u32],
    /// Whether bots in the rounds also use the values learned so far. Otherwise they use only
    /// the values set by hand.
    pub mixes: bool,
    /// The number by which the device's work for a decision is divided.
    pub part: u32,
    /// The ridge parameter. The larger it is, the closer to 0 the weights stay.
    pub ridge: f64,
}

/// The course of `legions`.
pub const LEGIONS: Course = Course {
    name: "legions",
    seed: 2_000_000_000,
    fast: 30_000,
    importance: [0.25, 0.05],
    rounds: &[3000],
    mixes: true,
    part: 16,
    ridge: 300.0,
};

/// The course of `caravans`.
pub const CARAVANS: Course = Course {
    name: "caravans",
    seed: 1_000_000_000,
    fast: 60_000,
    importance: [0.25, 0.25],
    rounds: &[4500],
    mixes: false,
    part: 16,
    ridge: 300.0,
};

/// The course of `merchants`.
pub const MERCHANTS: Course = Course {
    name: "merchants",
    seed: 1_000_000_000,
    fast: 60_000,
    importance: [0.05, 0.002],
    rounds: &[2000, 3000],
    mixes: true,
    part: 24,
    ridge: 1500.0,
};

/// Learns all tables of a game, or those of the chosen group. Then writes, prints or compares them,
/// as the options say.
///
/// # Errors
///
/// If a file cannot be read or written, or if the tables to compare are different.
pub fn learn<G: Learn>(course: &Course, options: &Options) -> io::Result<()> {
    let tables = learn_tables::<G>(course, options)?;
    let text = write::<G>(course, &tables);
    if options.print || options.group.is_some() {
        print!("{text}");
        return Ok(());
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/src");
    let path = root.join(course.name).join("bot/learned.rs");
    if !options.check {
        return fs::write(path, text);
    }
    if fs::read_to_string(&path)? == text {
        return Ok(());
    }
    let name = course.name;
    let error = format!("the engine has other tables: run `cargo train {name}` and commit them");
    Err(io::Error::other(error))
}

fn learn_tables<G: Learn>(course: &Course, options: &Options) -> io::Result<Vec<Vec<i16>>> {
    let mut tables = vec![vec![0; G::FEATURES * G::POWERS]; G::TABLES];
    for group in 0..G::GAMES.len() {
        if options.group.is_none_or(|only| only == group) {
            learn_group::<G>(course, options, group, &mut tables)?;
        }
    }
    Ok(tables)
}

/// Learns the tables of one group.
fn learn_group<G: Learn>(
    course: &Course,
    options: &Options,
    group: usize,
    tables: &mut [Vec<i16>],
) -> io::Result<()> {
    let mut pool = vec![G::first_values()];
    let mut all = Vec::new();
    let counts = [course.fast]
        .into_iter()
        .chain(course.rounds.iter().copied());
    for (round, games) in counts.enumerate() {
        let games = (games / options.fraction).max(1);
        let series = Series {
            group,
            games,
            seed: options.seed.unwrap_or(course.seed) + 10_000_000 * (100 * group + round) as u64,
            values: match round {
                0 => &[],
                _ if course.mixes => &pool,
                _ => &pool[..1],
            },
            part: course.part,
        };
        let name = format!("{}-{group}-{round}", course.name);
        let sums = kept(options, &name, G::FEATURES, || {
            let bar = bar(games, &name);
            let sums = series.play::<G>(&bar);
            bar.finish_and_clear();
            sums
        })?;
        all.push(sums);
        let importance = course.importance[usize::from(round == course.rounds.len())];
        pool.push(fit_all::<G>(course, importance, &all, tables));
        eprintln!("{name}: {games} games");
    }
    if options.games > 0
        && let Some(&values) = pool.last()
    {
        let mut values = values.clone();
        G::finish(&mut values);
        let values = Box::leak(Box::new(values));
        let tally = trial::play::<G>(values, group, options.games);
        let [share, low, high] = tally.share();
        let (name, games) = (course.name, tally.games);
        eprintln!("{name}-{group}: won {share:.1} % [{low:.1} {high:.1}] of {games}");
    }
    Ok(())
}

/// Fits the tables to the games of all rounds so far.
fn fit_all<G: Learn>(
    course: &Course,
    importance: f64,
    all: &[Sums],
    tables: &mut [Vec<i16>],
) -> &'static G::Values {
    let parts = all.iter().enumerate();
    let parts: Vec<_> = parts
        .map(|(round, sums)| (if round == 0 { importance } else { 1.0 }, sums))
        .collect();
    let mut values = G::first_values().clone();
    for (table, weights) in tables.iter_mut().enumerate() {
        let number = table as u8;
        if all.iter().any(|sums| sums.of(number).next().is_some()) {
            let size = (G::FEATURES, G::POWERS);
            *weights = fit(&parts, number, size, course.ridge);
        }
        G::set(&mut values, table, weights);
    }
    Box::leak(Box::new(values))
}

/// Returns the sums that are stored under a name. If there are none, computes and
/// stores them.
fn kept(
    options: &Options,
    name: &str,
    size: usize,
    make: impl FnOnce() -> Sums,
) -> io::Result<Sums> {
    let Some(folder) = &options.keep else {
        return Ok(make());
    };
    let path = folder.join(format!("{name}.sums"));
    if let Ok(text) = fs::read_to_string(&path)
        && let Some(sums) = Sums::read(&text, size)
    {
        return Ok(sums);
    }
    let sums = make();
    fs::create_dir_all(folder)?;
    fs::write(path, sums.write())?;
    Ok(sums)
}

fn bar(games: u32, name: &str) -> ProgressBar {
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(games.into()), target);
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.set_message(name.to_owned());
    bar
}

/// Returns the tables as the source code of an engine file.
fn write<G: Learn>(course: &Course, tables: &[Vec<i16>]) -> String {
    let mut text = format!(
        "//! Weights that `cargo train {}` computed.\n\n\
         use super::values::{{FEATURES, POWERS}};\nuse crate::bot::Table;\n\n\
         /// The weights of each table: a row for each power of the remaining time.\n\
         #[rustfmt::skip]\n\
         pub(super) const TABLES: [Table<FEATURES, POWERS>; {}] = [\n",
        course.name,
        tables.len()
    );
    for weights in tables {
        text.push_str("    Table([\n");
        for row in weights.chunks(G::FEATURES) {
            text.push_str("        [\n");
            for part in row.chunks(10) {
                text.push_str("            ");
                for (index, weight) in part.iter().enumerate() {
                    let space = if index == 0 { "" } else { " " };
                    let _ = write!(text, "{space}{weight},");
                }
                text.push('\n');
            }
            text.push_str("        ],\n");
        }
        text.push_str("    ]),\n");
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use palmyra_engine::caravans::Caravans;
    use palmyra_engine::legions::Legions;
    use palmyra_engine::merchants::Merchants;

    use super::*;
    use crate::GameName;

    /// Returns the source code of the engine's tables, and their weights.
    fn committed<G: Learn>(course: &Course) -> (String, Vec<Vec<i16>>) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine/src");
        let path = root.join(course.name).join("bot/learned.rs");
        let text = fs::read_to_string(path).expect("the engine's tables");
        let (_, tables) = text.split_once("= [").expect("the tables");
        let weights: Vec<i16> = tables
            .split(|c: char| c != '-' && !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let tables: Vec<_> = weights
            .chunks(G::FEATURES * G::POWERS)
            .map(<[i16]>::to_vec)
            .collect();
        assert_eq!(tables.len(), G::TABLES);
        (text, tables)
    }

    fn assert_written<G: Learn>(course: &Course) {
        let (text, tables) = committed::<G>(course);
        assert_eq!(write::<G>(course, &tables), text, "{}", course.name);
    }

    #[test]
    fn the_engines_tables_are_written_as_by_the_trainer() {
        assert_written::<Legions>(&LEGIONS);
        assert_written::<Caravans>(&CARAVANS);
        assert_written::<Merchants>(&MERCHANTS);
    }

    /// Learns from a small part of a course, and returns the first coefficients of every
    /// seventh feature.
    fn sample<G: Learn>(course: &Course, game: GameName) -> Vec<i16> {
        let options = Options {
            game,
            group: None,
            seed: None,
            fraction: 1500,
            keep: None,
            games: 0,
            print: true,
            check: false,
        };
        let tables = learn_tables::<G>(course, &options).expect("no files are used");
        let firsts = |table: Vec<i16>| table.into_iter().take(G::FEATURES).step_by(7);
        tables.into_iter().flat_map(firsts).collect()
    }

    /// Checks a small part of each course, from its seed to the fitted weights. If this fails,
    /// the trainer would learn other values from the engine's games, so the tables must be
    /// learned again with `cargo train`.
    #[test]
    fn a_sample_of_each_course_leads_to_the_same_weights() {
        let samples = [
            sample::<Legions>(&LEGIONS, GameName::Legions),
            sample::<Caravans>(&CARAVANS, GameName::Caravans),
            sample::<Merchants>(&MERCHANTS, GameName::Merchants),
        ];
        assert_eq!(samples, SAMPLES);
    }

    /// The expected coefficients for each game.
    const SAMPLES: [&[i16]; 3] = [
        &[-1, 3, -1, -22, 11],
        &[-13, 126, -39, -1, 97, 36, 30, -11, 85, 46, 11, -67, 27, 21],
        &[54, -71, 487, 29, -38, 0, 0, -3, 0, 226, 15, 0],
    ];
}
