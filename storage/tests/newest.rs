//! Tests of rot in the newest saves. The store must not return an older value as if it were the
//! newest.

mod support;

use std::ops::Range;

use support::nor::Nor;
use support::{Dice, Model, Op, get, next_op, open};

const KEYS: u8 = 6;
const SECTOR: usize = 4096;

/// A store that was in use, and all values saved in it, in order.
struct Lived {
    nor: Nor,
    puts: Vec<(u8, Vec<u8>)>,
    /// The address of the end of the newest record.
    end: usize,
}

impl Lived {
    /// The number of saves of an item after the save of this value.
    fn forgotten(&self, key: u8, value: Option<&Vec<u8>>) -> usize {
        let puts = self.puts.iter().filter(|(of, _)| *of == key);
        let later = puts.rev().take_while(|(_, put)| Some(put) != value);
        later.count()
    }
}

fn stores() -> Vec<Lived> {
    let mut stores = Vec::new();
    let mut dice = Dice(31);
    let mut nor = Nor::new(16);
    let mut model = Model::new();
    let mut puts = Vec::new();
    for step in 0..1200 {
        let op = match next_op(&mut dice, &model) {
            Op::Remove(_) => Op::Tidy,
            op => op,
        };
        let before = nor.bytes.clone();
        op.run(&mut open(&mut nor)).unwrap();
        op.apply(&mut model);
        if let Op::Put(key, value) = op {
            puts.push((key, value));
        }
        let mut changes = nor.bytes.iter().zip(&before);
        // Only programmed bytes count. Bytes that were erased in the meantime do
        // not.
        let end = changes.rposition(|(new, old)| new != old && *old == 0xff);
        let has_erased = nor.bytes.iter().zip(&before).any(|(new, old)| new > old);
        if let (Some(end), true) = (end, step % 40 > 30 && !has_erased) {
            stores.push(Lived {
                nor: nor.clone(),
                puts: puts.clone(),
                end: end + 1,
            });
        }
    }
    stores
}

#[derive(Debug, Default)]
struct Tally {
    bursts: u32,
    /// The number of cases in which only the newest save is lost.
    one: u32,
    /// The number of cases in which several saves are lost.
    several: u32,
    /// The number of cases in which a loss is not reported.
    unnoticed: u32,
    /// The number of cases in which an unfinished save is reported.
    unfinished: u32,
    /// The number of cases in which a loss is reported.
    lost: u32,
}

fn spoil(rounds: u32, seed: u64, mut spoil: impl FnMut(&mut Dice, &Lived, &mut [u8])) -> Tally {
    let mut dice = Dice(seed);
    let mut tally = Tally::default();
    for lived in stores() {
        for _ in 0..rounds {
            let mut nor = lived.nor.clone();
            spoil(&mut dice, &lived, &mut nor.bytes);
            let mut store = open(&mut nor);
            let report = store.report();
            let is_unfinished = report.unfinished.is_some();
            let is_noticed = report.lost > 0 || report.unreadable > 0 || is_unfinished;
            let forgotten = (0..KEYS).map(|key| match get(&mut store, key) {
                Ok(value) => lived.forgotten(key, value.as_ref()),
                // The item is reported as damaged, so the loss is not silent.
                Err(_) => 0,
            });
            let forgotten = forgotten.sum::<usize>();
            tally.bursts += 1;
            tally.one += u32::from(forgotten == 1);
            tally.several += u32::from(forgotten > 1);
            tally.unfinished += u32::from(is_unfinished);
            tally.lost += u32::from(report.lost > 0);
            tally.unnoticed += u32::from(forgotten > 0 && !is_noticed);
        }
    }
    println!("{tally:?}");
    tally
}

/// Returns a random range that begins in the newest saves and may reach beyond the
/// end of the log.
fn burst(dice: &mut Dice, lived: &Lived) -> Range<usize> {
    let len = [32, 64, 128, 256, 512, 1024][dice.below(6) as usize];
    let start = lived.end.saturating_sub(1 + dice.below(len) as usize);
    start..(start + len as usize).min(lived.nor.bytes.len())
}

#[test]
fn newest_saves_under_random_bytes_are_missed() {
    let tally = spoil(12, 32, |dice, lived, bytes| {
        for byte in &mut bytes[burst(dice, lived)] {
            *byte = dice.roll() as u8;
        }
    });
    assert!(tally.one > 500 && tally.several > 500);
    assert_eq!(tally.unnoticed, 0);
}

#[test]
fn newest_saves_under_zeros_are_missed() {
    let tally = spoil(12, 33, |dice, lived, bytes| {
        bytes[burst(dice, lived)].fill(0);
    });
    assert!(tally.one > 500 && tally.several > 500);
    assert_eq!(tally.unnoticed, 0);
}

#[test]
fn newest_saves_with_many_flipped_bits_are_missed() {
    let tally = spoil(12, 34, |dice, lived, bytes| {
        for at in burst(dice, lived) {
            bytes[at] ^= 1 << dice.below(8);
        }
    });
    assert!(tally.one > 500 && tally.several > 500);
    assert_eq!(tally.unnoticed, 0);
}

/// Checks bursts that hit only programmed bytes. The cells behind the log still
/// read as erased.
#[test]
fn newest_saves_under_a_burst_that_ends_with_them_are_missed() {
    let tally = spoil(12, 35, |dice, lived, bytes| {
        let burst = burst(dice, lived);
        for byte in &mut bytes[burst.start..lived.end] {
            *byte = dice.roll() as u8;
        }
    });
    assert!(tally.one > 500 && tally.several > 500);
    assert_eq!(tally.unnoticed, 0);
}

/// Checks that a loss is reported if the whole newest sector reads as erased.
#[test]
fn a_sector_that_reads_as_erased_is_missed() {
    let tally = spoil(1, 36, |_, lived, bytes| {
        let sector = (lived.end - 1) / SECTOR;
        bytes[sector * SECTOR..(sector + 1) * SECTOR].fill(0xff);
    });
    assert!(tally.several > 20);
    assert_eq!(tally.unnoticed, 0);
}

/// Checks the loss of the second half of the newest sector, which reads as erased. The loss is
/// noticed if the first half ends with the head of a save, or if the announcement of an erase is
/// missing. In other cases there is no trace of it.
#[test]
fn half_a_sector_that_reads_as_erased_is_missed_where_a_trace_is_left() {
    let tally = spoil(1, 37, |_, lived, bytes| {
        let sector = (lived.end - 1) / SECTOR;
        bytes[sector * SECTOR + SECTOR / 2..(sector + 1) * SECTOR].fill(0xff);
    });
    assert!(tally.several > 20);
    assert!(tally.unfinished > 0 && tally.lost > 0);
    assert!(tally.unnoticed * 4 < tally.one + tally.several);
}

/// Checks the loss of the end of the log: from a random slot of the newest sector on, the sector
/// reads as erased.
#[test]
fn the_end_of_the_log_that_reads_as_erased_is_missed_where_a_trace_is_left() {
    let tally = spoil(40, 38, |dice, lived, bytes| {
        let sector = (lived.end - 1) / SECTOR;
        let first = sector * SECTOR + 16;
        let slots = (lived.end - first) / 16;
        let from = first + dice.below(slots.max(1) as u64) as usize * 16;
        bytes[from..(sector + 1) * SECTOR].fill(0xff);
    });
    assert!(tally.several > 500);
    assert!(tally.unfinished > 0 && tally.lost > 0);
    assert!(tally.unnoticed * 4 < tally.one + tally.several);
}

#[test]
fn an_intact_store_reports_no_loss() {
    let tally = spoil(1, 39, |_, _, _| {});
    assert_eq!((tally.lost, tally.unfinished), (0, 0));
}
