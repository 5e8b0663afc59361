//! `cargo bench-device`: all figures of the firmware next to their budgets.

use std::process::ExitCode;
use std::str::FromStr;
use std::thread;

use palmyra_engine::bot::Level;
use palmyra_tests::emulator::{
    BENCH_EDGES, BENCH_POSITIONS, BOARDS, Board, Budget, Gauge, Kit, Run, TABLE_SCRIPT, TABLE_SEED,
    tests_folder,
};

fn main() -> ExitCode {
    match bench() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What a run is limited to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// How long the bots of a level think.
    Level(Level),
    /// The engine without screens.
    Engine,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "engine" => Ok(Self::Engine),
            level => level
                .parse()
                .map(Self::Level)
                .map_err(|error| format!("`{word}`: {error}, or engine")),
        }
    }
}

/// Prints a table; says whether all budgets are kept. The name of a part as the
/// argument measures only that.
fn bench() -> Result<bool, String> {
    let only: Option<Part> = std::env::args()
        .nth(1)
        .map(|word| word.parse())
        .transpose()?;
    let measures = |part| only.is_none_or(|only| only == part);
    let kit = Kit::prepare()?;
    println!("| board | figure | measured | budget | |");
    println!("|---|---|--:|--:|---|");
    let mut all_kept = only.is_some() || boards(&kit)?;
    // The boards have the same processor.
    let board = BOARDS[0];
    for level in Level::ALL {
        if measures(Part::Level(level)) {
            let run = kit.think(board, level, BENCH_POSITIONS)?;
            for budget in Budget::of_thinking(level) {
                all_kept &= tell(board.name, budget, &run)?;
            }
        }
    }
    if measures(Part::Engine) {
        all_kept &= engine(&kit)?;
    }
    Ok(all_kept)
}

/// Measures the engine without screens.
fn engine(kit: &Kit) -> Result<bool, String> {
    let measured = join(Gauge::ALL.map(|gauge| move || kit.gauge(&gauge, gauge.often)));
    let mut all_kept = true;
    for (gauge, run) in Gauge::ALL.iter().zip(measured) {
        all_kept &= tell("both", &gauge.budget, &run?)?;
    }
    Ok(all_kept)
}

/// Does several things at once.
fn join<F, const N: usize>(works: [F; N]) -> [Result<Run, String>; N]
where
    F: FnOnce() -> Result<Run, String> + Send,
{
    thread::scope(|scope| {
        works.map(|work| scope.spawn(work)).map(|thread| {
            let lost = |_| Err("a measurement was lost".into());
            thread.join().unwrap_or_else(lost)
        })
    })
}

/// Measures everything but the bots, on all boards.
fn boards(kit: &Kit) -> Result<bool, String> {
    let runs = join(BOARDS.map(|board| move || measure(kit, board)));
    let mut all_kept = true;
    for (board, run) in BOARDS.into_iter().zip(runs) {
        let run = run?;
        for budget in Budget::of(board) {
            all_kept &= tell(board.name, budget, &run)?;
        }
    }
    Ok(all_kept)
}

/// Prints a line of the table; says whether the budget is kept.
fn tell(board: &str, budget: &Budget, run: &Run) -> Result<bool, String> {
    let verdict = budget.judge(run)?;
    let word = if verdict.is_kept { "kept" } else { "**over**" };
    println!(
        "| {board} | {} | {} | {} | {word} |",
        budget.what, verdict.figure, verdict.limit
    );
    Ok(verdict.is_kept)
}

fn measure(kit: &Kit, board: Board) -> Result<Run, String> {
    let script = tests_folder().join(TABLE_SCRIPT);
    let mut run = kit.run(
        board,
        "figures",
        TABLE_SEED,
        ["--script".as_ref(), script.as_os_str()],
    )?;
    let edges = BENCH_EDGES.to_string();
    run.merge(kit.run(board, "chaos", TABLE_SEED, ["--edges", &edges])?);
    Ok(run)
}
