//! Learns the values of the bots from games: `cargo train merchants`.
//!
//! In the first stage, many fast games are played without play-outs and with much randomness. Ridge
//! regression fits the weights of the features to their results. In the second stage, bots play a
//! few rounds with a part of the device's work. Each seat uses either the values set by hand or
//! some that were learned before. After each round, the weights are fitted to all games. The same
//! seed always gives the same tables.
//!
//! The strength measured with these values is in `docs/bots.md`.
#![forbid(unsafe_code)]

mod course;
mod fit;
mod games;
mod sums;
mod trial;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_engine::merchants::Merchants;

/// Learns the values of a game's bots and writes them into the engine.
#[derive(Debug, Parser)]
#[command(name = "cargo train")]
pub struct Options {
    /// The game
    pub game: GameName,
    /// Learn only this group of tables, counted from 0, and print them
    #[arg(long, value_name = "N")]
    pub group: Option<usize>,
    /// The seed of the first game [default: that of the engine's tables]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// Play this fraction of the games: 1 is all, 10 a tenth
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub fraction: u32,
    /// Keep the sums of all rounds in this folder, and use those that are already there
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
    /// Play this number of games against the values set by hand for each group
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub games: u32,
    /// Print the tables instead of writing them into the engine
    #[arg(long)]
    pub print: bool,
    /// Fail unless the engine has these tables, instead of writing them
    #[arg(long, conflicts_with_all = ["print", "group"])]
    pub check: bool,
}

/// A game whose values can be learned.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GameName {
    /// The tile-laying game
    Legions,
    /// The trading game
    Caravans,
    /// The worker placement
    Merchants,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let done = match options.game {
        GameName::Legions => course::learn::<Legions>(&course::LEGIONS, &options),
        GameName::Caravans => course::learn::<Caravans>(&course::CARAVANS, &options),
        GameName::Merchants => course::learn::<Merchants>(&course::MERCHANTS, &options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
