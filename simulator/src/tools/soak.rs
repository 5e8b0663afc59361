//! `palmyra soak`: plays whole games by pressing buttons.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressDrawTarget};
use palmyra::text;
use palmyra_headless::soak::{Counts, Fault, Table};
use palmyra_play::Kind;

use super::{Done, complain};
use crate::options::SoakOptions;

/// Plays the games on all cores and prints one line of counts per kind of game.
pub fn run(options: &SoakOptions) -> Done {
    let kinds = match &options.game {
        Some(name) => vec![name.0],
        None => Kind::SHOWN.to_vec(),
    };
    let mut faulty = 0;
    for kind in kinds {
        let (counts, faults) = play_all(kind, options);
        for fault in &faults {
            complain(&format!("{}: {fault}", kind.name()));
        }
        let faults = faults.len();
        writeln!(io::stdout(), "{}: {counts}, {faults} faults", kind.name())?;
        faulty += faults;
    }
    match faulty {
        0 => Ok(()),
        faulty => Err(text::soak_faults(faulty).into()),
    }
}

fn play_all(kind: Kind, options: &SoakOptions) -> (Counts, Vec<Fault>) {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(options.games.into()), target);
    let next = AtomicU32::new(0);
    let sum = Mutex::new((Counts::default(), Vec::new()));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let worker = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= options.games {
                return;
            }
            let table = Table::of_series(kind, options.seed.wrapping_add(game));
            let played = table.play();
            // The sum is valid even if the lock is poisoned.
            let mut sum = sum.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            match played {
                Ok(counts) => sum.0.add(&counts),
                Err(fault) => sum.1.push(fault),
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    bar.finish_and_clear();
    let mut sum = sum
        .into_inner()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    sum.1.sort_by_key(|fault| fault.seed);
    sum
}
