//! `cargo bench-device`: all figures of the firmware next to their budgets.

use std::process::ExitCode;
use std::thread;

use palmyra_engine::bot::Level;
use palmyra_tests::emulator::{
    BENCH_EDGES, BENCH_POSITIONS, BOARDS, Board, Budget, Kit, Run, TABLE_SCRIPT, TABLE_SEED,
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

/// Prints a table; says whether all budgets are kept. A level's name as the
/// argument measures only how long its bots think.
fn bench() -> Result<bool, String> {
    let only: Option<Level> = match std::env::args().nth(1) {
        None => None,
        Some(word) => Some(word.parse().map_err(|error| format!("`{word}`: {error}"))?),
    };
    let kit = Kit::prepare()?;
    println!("| board | figure | measured | budget | |");
    println!("|---|---|--:|--:|---|");
    let mut all_kept = only.is_some() || boards(&kit)?;
    // The boards have the same processor.
    let board = BOARDS[0];
    let levels = Level::ALL.into_iter();
    for level in levels.filter(|&level| only.is_none_or(|only| only == level)) {
        let run = kit.think(board, level, BENCH_POSITIONS)?;
        for budget in Budget::of_thinking(level) {
            all_kept &= tell(board, budget, &run)?;
        }
    }
    Ok(all_kept)
}

/// Measures everything but the bots, on all boards.
fn boards(kit: &Kit) -> Result<bool, String> {
    let runs = thread::scope(|scope| {
        let boards = BOARDS.map(|board| scope.spawn(move || measure(kit, board)));
        boards.map(|board| {
            board
                .join()
                .unwrap_or_else(|_| Err("a board was lost".into()))
        })
    });
    let mut all_kept = true;
    for (board, run) in BOARDS.into_iter().zip(runs) {
        let run = run?;
        for budget in Budget::of(board) {
            all_kept &= tell(board, budget, &run)?;
        }
    }
    Ok(all_kept)
}

/// Prints a line of the table; says whether the budget is kept.
fn tell(board: Board, budget: &Budget, run: &Run) -> Result<bool, String> {
    let verdict = budget.judge(run)?;
    let word = if verdict.is_kept { "kept" } else { "**over**" };
    println!(
        "| {} | {} | {} | {} | {word} |",
        board.name, budget.what, verdict.figure, verdict.limit
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
