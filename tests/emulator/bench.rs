//! `cargo bench-device`: measures the firmware and prints all results next to
//! their budgets.

use std::process::ExitCode;
use std::str::FromStr;
use std::thread;

use palmyra_engine::bot::Level;
use palmyra_play::Kind;
use palmyra_tests::emulator::{
    BENCH_EDGES, BENCH_POSITIONS, BOARDS, Board, Budget, Gauge, Kit, Misses, QUICK_POSITIONS, Run,
    SAVED_WALKS, TABLE_SEED, TEST_EDGES,
};

fn main() -> ExitCode {
    match Bench::prepare().and_then(|bench| bench.measure()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// A part of the benchmark that can be run alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// A board, without its bots.
    Board(Board),
    /// The thinking time of one of the bots.
    Level(Level),
    /// The time that presses wait for saves.
    Saves,
    /// The engine without screens.
    Engine,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        if let Some(board) = BOARDS.into_iter().find(|board| board.name == word) {
            return Ok(Self::Board(board));
        }
        match word {
            "engine" => Ok(Self::Engine),
            "saves" => Ok(Self::Saves),
            level => level
                .parse()
                .map(Self::Level)
                .map_err(|error| format!("`{word}`: {error}, or saves, engine, or a board's name")),
        }
    }
}

/// A measurement made in two ways: with and without the waits for flash cache
/// misses.
struct Pair {
    counted: Run,
    free: Run,
}

/// The options that can be combined with a part.
const FLAGS: [&str; 2] = ["--profile", "--quick"];

struct Bench {
    counted: Kit,
    free: Kit,
    only: Option<Part>,
    profiles: bool,
    quick: bool,
}

impl Bench {
    /// Parses the arguments. The name of a part limits the run to that part. `--profile` lists the
    /// functions in which the device waits for its flash. `--quick` makes fewer measurements and
    /// takes a tenth of the time.
    fn prepare() -> Result<Self, String> {
        let (flags, words): (Vec<_>, Vec<_>) = std::env::args()
            .skip(1)
            .partition(|word| word.starts_with("--"));
        if let Some(flag) = flags.iter().find(|flag| !FLAGS.contains(&flag.as_str())) {
            return Err(format!("`{flag}`: say {}", FLAGS.join(" or ")));
        }
        let [profiles, quick] = FLAGS.map(|flag| flags.iter().any(|word| word == flag));
        let only = match &words[..] {
            [] => None,
            [word] => Some(word.parse()?),
            _ => {
                return Err(
                    "say one part at most: a level, saves, engine, or a board's name".into(),
                );
            }
        };
        let kit = Kit::prepare()?;
        Ok(Self {
            free: kit.measuring(Misses::Free),
            counted: if profiles { kit.profiling() } else { kit },
            only,
            profiles,
            quick,
        })
    }

    /// Makes the chosen measurements and prints the table. Returns whether all budgets are kept.
    fn measure(&self) -> Result<bool, String> {
        println!("| board | figure | measured | with a flash as fast as RAM | budget | |");
        println!("|---|---|--:|--:|--:|---|");
        let mut all_kept = true;
        let (edges, positions) = if self.quick {
            (TEST_EDGES, QUICK_POSITIONS)
        } else {
            (BENCH_EDGES, BENCH_POSITIONS)
        };
        for board in BOARDS {
            if self.measures(Part::Board(board)) {
                let pair = self.both(|kit| figures(kit, board, edges))?;
                all_kept &= self.tell(board.name, Budget::of(board), &pair)?;
                let pair = self.both(|kit| kit.connection(board))?;
                all_kept &= self.tell(board.name, Budget::of_cable(), &pair)?;
            }
        }
        // Both boards have the same processor, so one of them is enough.
        let board = BOARDS[0];
        for walk in SAVED_WALKS {
            if self.measures(Part::Saves) {
                let pair = self.both(|kit| kit.saves(board, walk))?;
                all_kept &= self.tell(board.name, Budget::of_saves(walk), &pair)?;
            }
        }
        for &game in Kind::SHOWN {
            for level in Level::ALL {
                let budgets: Vec<_> = Budget::of_thinking(game, level).collect();
                if self.measures(Part::Level(level)) && !budgets.is_empty() {
                    let pair = self.both(|kit| kit.think(board, game, level, positions))?;
                    all_kept &= self.tell(board.name, budgets, &pair)?;
                }
            }
        }
        if self.measures(Part::Engine) {
            for gauge in &Gauge::ALL {
                let times = if self.quick {
                    gauge.seldom
                } else {
                    gauge.often
                };
                let pair = self.both(|kit| kit.gauge(gauge, times))?;
                all_kept &= self.tell("both", [&gauge.budget], &pair)?;
            }
        }
        Ok(all_kept)
    }

    fn measures(&self, part: Part) -> bool {
        self.only.is_none_or(|only| only == part)
    }

    /// Makes a measurement in both ways, in parallel.
    fn both<F>(&self, work: F) -> Result<Pair, String>
    where
        F: Fn(&Kit) -> Result<Run, String> + Sync,
    {
        thread::scope(|scope| {
            let counted = scope.spawn(|| work(&self.counted));
            let free = work(&self.free)?;
            let lost = |_| Err("a measurement was lost".into());
            let counted = counted.join().unwrap_or_else(lost)?;
            Ok(Pair { counted, free })
        })
    }

    /// Prints lines of the table. Returns whether their budgets are kept.
    fn tell<'a>(
        &self,
        board: &str,
        budgets: impl IntoIterator<Item = &'a Budget>,
        pair: &Pair,
    ) -> Result<bool, String> {
        let mut all_kept = true;
        for budget in budgets {
            let verdict = budget.judge(&pair.counted)?;
            let free = budget.judge(&pair.free)?.figure;
            let word = if verdict.is_kept { "kept" } else { "**over**" };
            println!(
                "| {board} | {} | {} | {free} | {} | {word} |",
                budget.what, verdict.figure, verdict.limit
            );
            all_kept &= verdict.is_kept;
        }
        if self.profiles {
            println!("{}", pair.counted.profile().join("\n"));
        }
        Ok(all_kept)
    }
}

/// Measures everything on a board except its bots.
fn figures(kit: &Kit, board: Board, edges: u32) -> Result<Run, String> {
    let mut run = kit.figures(board)?;
    let edges = edges.to_string();
    run.merge(kit.run(board, "chaos", TABLE_SEED, ["--edges", &edges])?);
    Ok(run)
}
