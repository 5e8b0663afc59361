//! Compares our store with others on the saves of real games: how long a flash of 64 KB lasts, how
//! often a player waits for an erase, and what is left after a power cut. `cargo run --release`
//! prints the tables of docs/saves.md.

#[allow(dead_code, reason = "the tests of the store use all of it")]
#[path = "../../../storage/tests/support/nor.rs"]
mod nor;
mod stores;
mod trace;

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};

use nor::{Nor, TEARS};
use palmyra_play::Kind;
use stores::{Ekv, Failed, Ours, Rival, Sequential};
use trace::Op;

/// The number of sectors of the region, as on the device.
const SECTORS: usize = 16;
/// The number of erases that a sector is specified for.
const ENDURANCE: f64 = 100_000.0;
/// The number of games per day, which is more than anyone plays.
const GAMES: u32 = 50;
/// The number of saves during which the power is cut.
const CUT_SAVES: usize = 400;
/// The distance in bytes between the cuts that are tried in an erase.
const ERASE_STRIDE: u64 = 32;

fn main() {
    // A panic of a store is counted as a result, so its message is not printed.
    panic::set_hook(Box::new(|_| {}));
    println!(
        "| game | store | saves | bytes of a save | saves that erase | erases of the worst sector | years |"
    );
    println!("|---|---|--:|--:|--:|--:|--:|");
    for &kind in Kind::ALL {
        let ops = trace::games(kind, GAMES);
        wear::<Sequential>(kind, &ops);
        wear::<Ekv>(kind, &ops);
        wear::<Ours>(kind, &ops);
    }
    println!();
    println!(
        "| game | store | cuts | nothing readable | items lost, mixed or unreadable | panics |"
    );
    println!("|---|---|--:|--:|--:|--:|");
    for &kind in Kind::ALL {
        let ops = trace::games(kind, 3);
        cuts::<Sequential>(kind, &ops);
        cuts::<Ekv>(kind, &ops);
        cuts::<Ours>(kind, &ops);
    }
}

fn run<R: Rival>(nor: &mut Nor, op: &Op) -> Result<(), Failed> {
    match op {
        Op::Put(key, bytes) => R::put(nor, *key, bytes),
        Op::Remove(key) => R::remove(nor, *key),
        Op::Rest => R::rest(nor),
    }
}

/// Plays the games of a day several times, so that all sectors are used.
fn wear<R: Rival>(kind: Kind, ops: &[Op]) {
    let mut nor = Nor::new(SECTORS);
    let made = R::format(&mut nor).is_ok();
    assert!(made, "an erased flash can be used");
    let (mut saves, mut bytes, mut erasing) = (0, 0, 0_u32);
    nor.erases.fill(0);
    let days = 4;
    for _ in 0..days {
        for op in ops {
            let before: u32 = nor.erases.iter().sum();
            if run::<R>(&mut nor, op).is_err() {
                println!(
                    "| {} | {} | fails after {saves} saves |",
                    kind.name(),
                    R::NAME
                );
                return;
            }
            if let Op::Put(_, item) = op {
                saves += 1;
                bytes += item.len();
                erasing += u32::from(before != nor.erases.iter().sum());
            }
        }
    }
    let worst = f64::from(nor.erases.iter().copied().max().unwrap_or_default());
    let years = ENDURANCE / (worst / f64::from(days)) / 365.25;
    println!(
        "| {} | {} | {saves} | {:.0} | {erasing} | {worst} | {years:.1} |",
        kind.name(),
        R::NAME,
        bytes as f64 / f64::from(saves),
    );
}

/// The state of an item after a cold start.
enum Outcome {
    Good,
    Nothing,
    Wrong,
    Panic,
}

/// Cuts the power at every byte of a program and at many bytes of an erase, restarts, and compares
/// every item with what was acknowledged. Items that the interrupted save changes may be old or
/// new.
fn cuts<R: Rival>(kind: Kind, ops: &[Op]) {
    let mut nor = Nor::new(SECTORS);
    let made = R::format(&mut nor).is_ok();
    assert!(made, "an erased flash can be used");
    let mut items: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    // The flash is full of older saves before the cuts begin, so that erases happen.
    let warm_up = ops.len().saturating_sub(CUT_SAVES);
    let (mut tried, mut nothing, mut wrong, mut panics) = (0_u32, 0_u32, 0_u32, 0_u32);
    for (index, op) in ops.iter().enumerate() {
        let before = nor.clone();
        nor.power_on();
        let done = run::<R>(&mut nor, op).is_ok();
        assert!(done, "{}: the flash is large enough", R::NAME);
        let points = nor.points;
        let new = match op {
            Op::Put(key, bytes) => Some((*key, Some(bytes.clone()))),
            Op::Remove(key) => Some((*key, None)),
            Op::Rest => None,
        };
        if index >= warm_up {
            let stride = if points > 4096 { ERASE_STRIDE } else { 1 };
            for (point, tear) in (0..points)
                .step_by(stride as usize)
                .zip(TEARS.iter().cycle())
            {
                let mut torn = before.clone();
                torn.power_until(point, *tear, point);
                tried += 1;
                let cut = panic::catch_unwind(AssertUnwindSafe(|| {
                    let _ = run::<R>(&mut torn, op);
                    torn.power_on();
                    look::<R>(&mut torn, &items, new.as_ref())
                }));
                match cut.unwrap_or(Outcome::Panic) {
                    Outcome::Good => {}
                    Outcome::Nothing => nothing += 1,
                    Outcome::Wrong => wrong += 1,
                    Outcome::Panic => panics += 1,
                }
            }
        }
        match new {
            Some((key, Some(bytes))) => drop(items.insert(key, bytes)),
            Some((key, None)) => drop(items.remove(&key)),
            None => {}
        }
    }
    println!(
        "| {} | {} | {tried} | {nothing} | {wrong} | {panics} |",
        kind.name(),
        R::NAME
    );
}

fn look<R: Rival>(
    nor: &mut Nor,
    items: &BTreeMap<u8, Vec<u8>>,
    new: Option<&(u8, Option<Vec<u8>>)>,
) -> Outcome {
    let (mut read, mut good) = (0, true);
    for (key, old) in items {
        match R::get(nor, *key) {
            Ok(found) => {
                read += 1;
                let is_new = new.is_some_and(|(changed, value)| changed == key && *value == found);
                good &= is_new || found.as_ref() == Some(old);
            }
            Err(Failed) => good = false,
        }
    }
    match (good, read) {
        (true, _) => Outcome::Good,
        (false, 0) => Outcome::Nothing,
        (false, _) => Outcome::Wrong,
    }
}
