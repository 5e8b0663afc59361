//! Helpers for the store's tests.
#![allow(dead_code, reason = "every test uses its part")]

pub mod nor;

use std::collections::BTreeMap;

use nor::{Nor, PowerCut};
use palmyra_storage::{Error, ItemError, MAX_LEN, Store};

/// The version of all items in the tests.
pub const VERSION: u8 = 3;

/// The expected items.
pub type Model = BTreeMap<u8, Vec<u8>>;

/// A small deterministic random generator.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        self.roll() % limit
    }

    pub fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.roll() as u8).collect()
    }
}

pub fn open(nor: &mut Nor) -> Store<&mut Nor> {
    Store::open(nor).expect("any region opens")
}

pub fn get(store: &mut Store<&mut Nor>, key: u8) -> Result<Option<Vec<u8>>, ItemError<PowerCut>> {
    let mut buffer = [0; MAX_LEN];
    let item = store.get(key, VERSION, &mut buffer)?;
    Ok(item.map(|item| buffer[..item.len].to_vec()))
}

/// An operation on a store.
#[derive(Clone, Debug)]
pub enum Op {
    Put(u8, Vec<u8>),
    Remove(u8),
    Tidy,
}

impl Op {
    pub fn run(&self, store: &mut Store<&mut Nor>) -> Result<(), Error<PowerCut>> {
        match self {
            Self::Put(key, value) => store.put(*key, VERSION, value),
            Self::Remove(key) => store.remove(*key),
            Self::Tidy => store.tidy().map(drop),
        }
    }

    /// The key of the item that the operation changes, and its value
    /// afterwards. `None` if it changes no item.
    pub fn effect(&self) -> Option<(u8, Option<&Vec<u8>>)> {
        match self {
            Self::Put(key, value) => Some((*key, Some(value))),
            Self::Remove(key) => Some((*key, None)),
            Self::Tidy => None,
        }
    }

    pub fn apply(&self, model: &mut Model) {
        match self {
            Self::Put(key, value) => drop(model.insert(*key, value.clone())),
            Self::Remove(key) => drop(model.remove(key)),
            Self::Tidy => {}
        }
    }
}

/// Returns a random operation like those of a device. Most operations continue a running game.
/// Others save, restart or remove another item, or tidy the store.
pub fn next_op(dice: &mut Dice, model: &Model) -> Op {
    let key = dice.below(6) as u8;
    match dice.below(16) {
        0 => Op::Remove(key),
        1..=2 => Op::Tidy,
        3 => Op::Put(key, vec![]),
        4..=9 => {
            let len = [3, 40, 255, 256, 700][dice.below(5) as usize];
            Op::Put(key, dice.bytes(len))
        }
        _ => {
            let mut value = model.get(&0).cloned().unwrap_or_default();
            if value.len() > 600 {
                value.truncate(20);
            }
            for _ in 0..dice.below(6).min(value.len() as u64) {
                let at = dice.below(value.len() as u64) as usize;
                value[at] = dice.roll() as u8;
            }
            let grown = dice.below(40) as usize;
            value.extend(dice.bytes(grown));
            Op::Put(0, value)
        }
    }
}
