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

/// Prints a table; says whether all budgets are kept.
fn bench() -> Result<bool, String> {
    let kit = Kit::prepare()?;
    let runs = thread::scope(|scope| {
        let kit = &kit;
        let boards = BOARDS.map(|board| scope.spawn(move || measure(kit, board)));
        boards.map(|board| {
            board
                .join()
                .unwrap_or_else(|_| Err("a board was lost".into()))
        })
    });
    println!("| board | figure | measured | budget | |");
    println!("|---|---|--:|--:|---|");
    let mut all_kept = true;
    for (board, run) in BOARDS.into_iter().zip(runs) {
        let run = run?;
        for budget in Budget::of(board) {
            all_kept &= tell(board, budget, &run)?;
        }
    }
    // The boards have the same processor.
    let board = BOARDS[0];
    for level in Level::ALL {
        let run = kit.think(board, level, BENCH_POSITIONS)?;
        for budget in Budget::of_thinking(level) {
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
