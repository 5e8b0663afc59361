//! Tests that flip bits anywhere in the region. Nothing may panic or hang,
//! damaged items must be reported, and the others must be intact.

mod support;

use std::collections::BTreeMap;

use palmyra_storage::ItemError;
use support::nor::Nor;
use support::{Dice, Model, Op, get, next_op, open};

const KEYS: u8 = 6;

type Earlier = BTreeMap<u8, Vec<Vec<u8>>>;

#[derive(Default, Debug)]
struct Tally {
    untouched: u32,
    reported: u32,
    /// The number of items that have an earlier value or none. Only the report can
    /// show this loss.
    silent: u32,
    /// The number of items that have an earlier value or none although no loss
    /// is reported.
    unnoticed: u32,
    most_items_hit: u32,
}

/// Returns stores that were in use, with all earlier values of their items.
fn stores() -> Vec<(Nor, Model, Earlier)> {
    let mut stores = Vec::new();
    let mut dice = Dice(5);
    let mut nor = Nor::new(16);
    let mut model = Model::new();
    let mut earlier = Earlier::new();
    for step in 0..600 {
        let op = match next_op(&mut dice, &model) {
            Op::Remove(_) => Op::Tidy,
            op => op,
        };
        op.run(&mut open(&mut nor)).unwrap();
        op.apply(&mut model);
        if let Op::Put(key, value) = op {
            earlier.entry(key).or_default().push(value);
        }
        if step % 60 == 59 {
            stores.push((nor.clone(), model.clone(), earlier.clone()));
        }
    }
    stores
}

fn flip(rounds: u64, seed: u64, flip: impl Fn(&mut Dice, &mut [u8])) -> Tally {
    let mut dice = Dice(seed);
    let mut tally = Tally::default();
    for (nor, model, earlier) in stores() {
        for _ in 0..rounds {
            let mut nor = nor.clone();
            flip(&mut dice, &mut nor.bytes);
            let mut store = open(&mut nor);
            let mut hit = 0;
            let report = store.report();
            let is_alarmed = report.lost + report.unreadable as u32 > 0;
            for key in 0..KEYS {
                match get(&mut store, key) {
                    Ok(value) if value.as_ref() == model.get(&key) => continue,
                    Ok(Some(value)) => {
                        assert!(earlier[&key].contains(&value), "an invented value");
                        tally.silent += 1;
                        tally.unnoticed += u32::from(!is_alarmed);
                    }
                    Ok(None) => {
                        tally.silent += 1;
                        tally.unnoticed += u32::from(!is_alarmed);
                    }
                    Err(error) => {
                        assert_eq!(error, ItemError::Damaged);
                        tally.reported += 1;
                    }
                }
                hit += 1;
            }
            tally.untouched += u32::from(hit == 0);
            tally.most_items_hit = tally.most_items_hit.max(hit);
            // The store must still work, and intact items must stay intact.
            let before: Vec<_> = (0..KEYS).map(|key| get(&mut store, key)).collect();
            for _ in 0..40 {
                store.put(61, 0, &dice.bytes(900)).unwrap();
                store.tidy().unwrap();
            }
            let mut store = open(&mut nor);
            for (key, before) in (0..).zip(before) {
                assert_eq!(get(&mut store, key), before, "item {key} after tidying");
            }
        }
    }
    tally
}

#[test]
fn a_flipped_bit_costs_one_item_at_most_and_is_reported() {
    let tally = flip(150, 6, |dice, bytes| {
        let at = dice.below(bytes.len() as u64) as usize;
        bytes[at] ^= 1 << dice.below(8);
    });
    println!("{tally:?}");
    assert_eq!((tally.silent, tally.most_items_hit), (0, 1));
    assert!(tally.reported > 0);
}

#[test]
fn a_burst_of_64_bytes_is_reported() {
    let tally = flip(150, 7, |dice, bytes| {
        let at = dice.below(bytes.len() as u64 - 64) as usize;
        for byte in &mut bytes[at..at + 64] {
            *byte = dice.roll() as u8;
        }
    });
    println!("{tally:?}");
    assert!(tally.reported > 0);
    // A burst hits at most two neighbouring items. If a whole record is hit, the gap in the
    // record numbers shows the loss.
    assert!(tally.most_items_hit <= 2 && tally.unnoticed == 0);
}

#[test]
fn a_lost_sector_does_not_end_the_log() {
    for fill in [Some(0), Some(0xff), None] {
        let tally = flip(20, 8, |dice, bytes| {
            let at = dice.below(16) as usize * 4096;
            for byte in &mut bytes[at..at + 4096] {
                *byte = fill.unwrap_or(dice.roll() as u8);
            }
        });
        println!("{tally:?}");
        assert_eq!(tally.unnoticed, 0, "{fill:?}");
    }
}

#[test]
fn a_region_strewn_with_flips_still_opens() {
    let mut dice = Dice(9);
    for (nor, ..) in stores() {
        for flips in [10, 100, 1000, 10_000] {
            let mut nor = nor.clone();
            for _ in 0..flips {
                let at = dice.below(nor.bytes.len() as u64) as usize;
                nor.bytes[at] ^= 1 << dice.below(8);
            }
            let mut store = open(&mut nor);
            for key in 0..KEYS {
                let _ = get(&mut store, key);
            }
            for _ in 0..40 {
                let _ = store.put(1, 9, &[7; 900]);
                let _ = store.tidy();
            }
        }
    }
}
