//! Builds the firmware for every board, measures it against its budgets, and
//! packs it for drag and drop.

mod games;
mod texts;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use clap::Parser;

use palmyra_play::Kind;
use palmyra_uf2::{FLASH_BUDGET, Image, ImageError, pack};
use palmyra_ui::text::{GAMES, Language};

/// Builds the firmware of both boards and writes their UF2 files to target,
/// together with the third-party notices
#[derive(Parser)]
#[command(name = "cargo uf2")]
struct Options {
    /// Only build, and print the sizes next to their budgets
    #[arg(long)]
    sizes: bool,
}

/// A board, and the additional arguments of its build.
struct Board {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The board's folder in the target folder. Each board has its own, so that builds do not
    /// overwrite each other.
    directory: &'static str,
}

const BOARDS: [Board; 2] = [
    Board {
        name: "pico-lcd-1-3",
        arguments: &[],
        directory: "",
    },
    Board {
        name: "picosystem",
        arguments: &["--no-default-features", "--features", "board-picosystem"],
        directory: "picosystem",
    },
];

const RAM_BUDGET: usize = 224 * 1024;

/// The name of the file with the notices of the linked crates. It is next to
/// the UF2 files.
const NOTICES: &str = "palmyra-notices.txt";

#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("run it as `cargo uf2`: {0}")]
    Start(#[from] env::VarError),
    #[error("the build for {0} failed")]
    Build(&'static str),
    #[error("{path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("{path}: {error}")]
    Image { path: PathBuf, error: ImageError },
    #[error("{board} does not speak {language:?}")]
    Texts {
        board: &'static str,
        language: Language,
    },
    #[error("{board} needs {used} bytes of {memory}, more than its budget of {budget}")]
    Budget {
        board: &'static str,
        memory: &'static str,
        used: usize,
        budget: usize,
    },
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Error> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    for board in &BOARDS {
        let target = root.join("target").join(board.directory);
        build(board, &root, &target)?;
        let path = target.join("thumbv6m-none-eabi/device/palmyra-firmware");
        let elf = fs::read(&path).map_err(|error| Error::File {
            path: path.clone(),
            error,
        })?;
        let image = Image::from_elf(&elf).map_err(|error| Error::Image {
            path: path.clone(),
            error,
        })?;
        check(board.name, "flash", image.flash.len(), FLASH_BUDGET)?;
        check(board.name, "static RAM", image.ram, RAM_BUDGET)?;
        for language in Language::ALL {
            let name = board.name;
            let bytes = texts::bytes(&image.flash, language).ok_or(Error::Texts {
                board: name,
                language,
            })?;
            println!("{name:<14} {:<14} {bytes:>7} bytes", texts::name(language));
        }
        for (&game, &table) in Kind::SHOWN.iter().zip(GAMES) {
            let share = games::share(&elf, game).map_err(|error| Error::Image {
                path: path.clone(),
                error: error.into(),
            })?;
            let texts =
                Language::ALL.map(|language| texts::bytes_of(&image.flash, table, language));
            let texts: usize = texts.into_iter().flatten().sum();
            for (part, bytes) in [
                ("engine", share.engine),
                ("screens", share.screens),
                ("texts", texts),
            ] {
                let part = format!("{}, {part}", game.name());
                println!("{:<14} {part:<18} {bytes:>7} bytes", board.name);
            }
        }
        if !options.sizes {
            let name = format!("palmyra-{}.uf2", board.name);
            let path = root.join("target").join(&name);
            fs::write(&path, pack(&image.flash)).map_err(|error| Error::File { path, error })?;
            println!("{:<14} target/{name}", board.name);
        }
    }
    if !options.sizes {
        // The notices have to be distributed together with the firmware.
        let path = root.join("target").join(NOTICES);
        fs::copy(root.join("licenses/firmware.txt"), &path)
            .map_err(|error| Error::File { path, error })?;
        println!("{:<14} target/{NOTICES}", "all boards");
    }
    Ok(())
}

fn build(board: &Board, root: &Path, target: &Path) -> Result<(), Error> {
    let status = Command::new(env::var("CARGO")?)
        .current_dir(root)
        .args([
            "build",
            "--profile",
            "device",
            "--package",
            "palmyra-firmware",
        ])
        .args(["--target", "thumbv6m-none-eabi", "--target-dir"])
        .arg(target)
        .args(board.arguments)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err(Error::Build(board.name)),
    }
}

/// Prints a size next to its budget. Fails if the size is larger.
fn check(
    board: &'static str,
    memory: &'static str,
    used: usize,
    budget: usize,
) -> Result<(), Error> {
    println!("{board:<14} {memory:<14} {used:>7} of {budget:>7} bytes");
    if used <= budget {
        return Ok(());
    }
    Err(Error::Budget {
        board,
        memory,
        used,
        budget,
    })
}
