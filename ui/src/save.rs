//! What is kept when the power goes: in which items, in which bytes.
//!
//! A running game is its set-up, its seed and the moves since, each as its
//! place in the list of legal moves: a byte a move, added at the end, so that a
//! step changes only a few bytes of the item.

use palmyra_engine::legions::{MAX_GAME, Mode, Setup, Solo};
use serde::{Deserialize, Serialize};

use crate::play::{Person, Play, Start, Who};
use crate::results::Results;
use crate::world::Settings;

/// Names an item on the shelf.
pub type Key = u8;

/// Settings.
pub const SETTINGS: Key = 1;
/// Results.
pub const RESULTS: Key = 2;
/// The last finished game.
pub const LAST: Key = 3;
/// The first of the running games.
const SLOT: Key = 8;
/// Running games that are kept.
pub const SLOTS: u8 = 3;
/// The longest item.
pub const LONGEST: usize = HEADER + MAX_GAME;
/// Bytes of a header.
const HEADER: usize = 13;
/// The version of all items. A change of their bytes, or of the order in
/// which moves are listed, is a new version.
pub const VERSION: u8 = 1;

/// What reading an item gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelved {
    /// There is no such item.
    Missing,
    /// So many bytes of the buffer.
    Bytes(usize),
    /// It is there and cannot be read any more.
    Damaged,
    /// It was written by a newer version; it is kept untouched.
    Newer,
}

/// Where items are kept: flash, a file, or nothing at all.
pub trait Shelf {
    /// Reads an item into the buffer.
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Shelved;

    /// Writes an item; `true` once it would survive a power cut.
    fn write(&mut self, key: Key, bytes: &[u8]) -> bool;

    /// Takes an item away, even one that cannot be read or is newer: a person
    /// has said so.
    fn remove(&mut self, key: Key) -> bool;
}

/// Keeps nothing.
impl Shelf for () {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Shelved {
        Shelved::Missing
    }

    fn write(&mut self, _: Key, _: &[u8]) -> bool {
        true
    }

    fn remove(&mut self, _: Key) -> bool {
        true
    }
}

/// What stands in one of the places for running games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slot {
    /// Nothing.
    #[default]
    Empty,
    /// A game.
    Game(Header),
    /// Something that cannot be read.
    Damaged,
    /// Something from a newer version.
    Newer,
}

/// How a running game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// Tells games in the same place apart, and which was played last.
    pub id: u32,
    /// The set-up.
    pub start: Start,
    /// The seed.
    pub seed: u32,
}

impl Header {
    /// Fixed places, so that only what changes is written again. The last byte
    /// tells whether the game is over and its place free.
    fn bytes(self, over: bool) -> [u8; HEADER] {
        let Start { setup, who, first } = self.start;
        let mode = match setup.mode() {
            Mode::Classic => 0,
            Mode::Expert => 1,
            Mode::Solo(solo) => 1 + solo.number(),
        };
        let bots = who.iter().enumerate();
        let bots = bots.filter(|&(_, &who)| who == Who::Bot);
        let bots = bots.fold(0, |bits, (seat, _)| bits | 1 << seat);
        let first = first.map_or(u8::MAX, |first| first.0);
        let [i0, i1, i2, i3] = self.id.to_le_bytes();
        let [s0, s1, s2, s3] = self.seed.to_le_bytes();
        let players = setup.players();
        [
            i0,
            i1,
            i2,
            i3,
            mode,
            players,
            bots,
            first,
            s0,
            s1,
            s2,
            s3,
            over.into(),
        ]
    }

    /// The header, and whether the place is free.
    fn from_bytes(bytes: &[u8]) -> Option<(Self, bool)> {
        let &[
            i0,
            i1,
            i2,
            i3,
            mode,
            players,
            bots,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = bytes
        else {
            return None;
        };
        let mode = match mode {
            0 => Mode::Classic,
            1 => Mode::Expert,
            number => Mode::Solo(Solo::new(number - 1)?),
        };
        let setup = Setup::new(mode, players).ok()?;
        let mut who = [Who::Human; 5];
        for (seat, who) in who.iter_mut().enumerate() {
            if bots >> seat & 1 == 1 {
                *who = Who::Bot;
            }
        }
        let first = (first < players).then_some(Person(first));
        let header = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            start: Start { setup, who, first },
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
        };
        Some((header, over != 0))
    }
}

fn fetch<T: for<'a> Deserialize<'a>>(shelf: &mut impl Shelf, key: Key) -> Option<T> {
    let mut buffer = [0; LONGEST];
    match shelf.read(key, &mut buffer) {
        Shelved::Bytes(len) => postcard::from_bytes(buffer.get(..len)?).ok(),
        _ => None,
    }
}

fn keep(shelf: &mut impl Shelf, key: Key, value: &impl Serialize) -> bool {
    let mut buffer = [0; LONGEST];
    match postcard::to_slice(value, &mut buffer) {
        Ok(bytes) => shelf.write(key, bytes),
        Err(_) => false,
    }
}

/// The settings, if any are kept.
pub fn settings(shelf: &mut impl Shelf) -> Option<Settings> {
    fetch(shelf, SETTINGS)
}

/// The results, if any are kept.
pub fn results(shelf: &mut impl Shelf) -> Option<Results> {
    fetch(shelf, RESULTS)
}

/// Keeps the settings.
pub fn keep_settings(shelf: &mut impl Shelf, settings: &Settings) -> bool {
    keep(shelf, SETTINGS, settings)
}

/// Keeps the results.
pub fn keep_results(shelf: &mut impl Shelf, results: &Results) -> bool {
    keep(shelf, RESULTS, results)
}

/// What stands in a place.
pub fn slot(shelf: &mut impl Shelf, slot: u8) -> Slot {
    let mut buffer = [0; LONGEST];
    match shelf.read(SLOT + slot % SLOTS, &mut buffer) {
        Shelved::Missing => Slot::Empty,
        Shelved::Damaged => Slot::Damaged,
        Shelved::Newer => Slot::Newer,
        Shelved::Bytes(len) => match Header::from_bytes(&buffer[..HEADER.min(len)]) {
            None => Slot::Damaged,
            Some((_, true)) => Slot::Empty,
            Some((header, false)) => Slot::Game(header),
        },
    }
}

/// Keeps a game in a place.
pub fn keep_game(shelf: &mut impl Shelf, slot: u8, header: Header, moves: &[u8]) -> bool {
    keep_moves(shelf, SLOT + slot % SLOTS, header, moves, false)
}

/// Frees a place.
pub fn free(shelf: &mut impl Shelf, slot: u8) -> bool {
    shelf.remove(SLOT + slot % SLOTS)
}

/// Keeps the last finished game.
pub fn keep_last(shelf: &mut impl Shelf, header: Header, moves: &[u8]) -> bool {
    keep_moves(shelf, LAST, header, moves, true)
}

fn keep_moves(shelf: &mut impl Shelf, key: Key, header: Header, moves: &[u8], over: bool) -> bool {
    let mut buffer = [0; LONGEST];
    let moves = &moves[..moves.len().min(MAX_GAME)];
    let end = HEADER + moves.len();
    buffer[..HEADER].copy_from_slice(&header.bytes(over));
    buffer[HEADER..end].copy_from_slice(moves);
    shelf.write(key, &buffer[..end])
}

/// Fetches a kept game, played up to where it was left, in place of another;
/// `false` if there is none or its moves make no sense.
pub fn load(shelf: &mut impl Shelf, slot: u8, play: &mut Option<Play>) -> bool {
    replay(shelf, SLOT + slot % SLOTS, play) == Some(false)
}

/// Fetches the last finished game in place of another; `false` if there is none.
pub fn last(shelf: &mut impl Shelf, play: &mut Option<Play>) -> bool {
    replay(shelf, LAST, play) == Some(true)
}

/// Whether the game is over; `None` if it cannot be played.
fn replay(shelf: &mut impl Shelf, key: Key, place: &mut Option<Play>) -> Option<bool> {
    *place = None;
    let mut buffer = [0; LONGEST];
    let Shelved::Bytes(len) = shelf.read(key, &mut buffer) else {
        return None;
    };
    let (head, moves) = buffer.get(..len)?.split_at_checked(HEADER)?;
    let (header, over) = Header::from_bytes(head)?;
    let play = Play::begin(place, header.start, header.seed);
    if !moves.iter().all(|&index| play.play_listed(index)) {
        *place = None;
        return None;
    }
    Some(over)
}
