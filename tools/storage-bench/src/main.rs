//! Compares the store of this project with other stores, using the saves of real games. The
//! measures are the lifetime of a flash of 64 KB, the number of erases that a player has to wait
//! for, and the items that are lost after a power cut. `cargo run --release` prints the tables of
//! docs/saves.md.

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

/// The number of sectors of the region. It is the same as on the device.
const SECTORS: usize = 16;
/// The number of erases for which a sector is specified.
const ENDURANCE: f64 = 100_000.0;
/// The number of games per day. It is more than anyone plays.
const GAMES: u32 = 50;
/// The number of saves that are interrupted by power cuts.
const CUT_SAVES: usize = 400;
/// The distance between the tested power cuts within an erase, in bytes.
const ERASE_STRIDE: u64 = 32;

fn main() {
    // A panic of a store is counted as a result, so the panic message is
    // suppressed.
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

/// Measures the wear. Plays the games of a day several times, so that all
/// sectors are used.
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

/// The state of an item after a power cut and a restart.
enum Outcome {
    Good,
    Nothing,
    Wrong,
    Panic,
}

/// Cuts the power at every byte that is programmed and at many bytes of an erase. After a restart,
/// compares every item with its last acknowledged value. The item of the interrupted save may have
/// its old or its new value.
fn cuts<R: Rival>(kind: Kind, ops: &[Op]) {
    let mut nor = Nor::new(SECTORS);
    let made = R::format(&mut nor).is_ok();
    assert!(made, "an erased flash can be used");
    let mut items: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    // Before the first cut the flash is filled with older saves, so that the
    // interrupted saves have to erase.
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
