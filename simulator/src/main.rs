//! `palmyra`: the board-game machine on a desktop computer.

mod options;
mod tools;

use std::process::ExitCode;

use clap::Parser;

use options::{Command, Options};

fn main() -> ExitCode {
    let options = Options::parse();
    let done = match options.command {
        None => tools::play::run(&options.play),
        Some(Command::Play(options)) => tools::play::run(&options),
        Some(Command::Script(options)) => tools::script::run(&options),
        Some(Command::Record(options)) => tools::record::run(&options),
        Some(Command::Replay(options)) => tools::replay::run(&options),
        Some(Command::Saves(options)) => tools::saves::run(&options),
        Some(Command::Device(options)) => tools::device::run(&options),
        Some(Command::Wear(options)) => tools::wear::run(&options),
        Some(Command::Perft(options)) => tools::perft::run(&options),
        Some(Command::Arena(options)) => tools::arena::run(&options),
        Some(Command::Soak(options)) => tools::soak::run(&options),
        Some(Command::Bench(options)) => tools::bench::run(&options),
        Some(Command::Notices) => tools::notices::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if tools::is_closed_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            tools::complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}
