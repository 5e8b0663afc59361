//! What is kept when the power goes: in which items, in which bytes.
//!
//! A running game is its set-up, its seed and the moves since, each as its
//! place in the list of legal moves: a byte a move, added at the end, so that a
//! step changes only a few bytes of the item.
//!
//! Every item has a version. A change of its bytes, or of the order in which
//! moves are listed, is a new one; all earlier ones are still read here, each by
//! its own lines, and written in the present one when they change.

use palmyra_engine::bot::Level;
use palmyra_engine::legions::{MAX_GAME, Mode, Setup, Solo};
use serde::Serialize;

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
pub const SLOT: Key = 8;
/// Running games that are kept.
pub const SLOTS: u8 = 3;
/// The longest item.
pub const LONGEST: usize = HEADER + MAX_GAME;
/// Bytes of a header.
const HEADER: usize = 15;
/// The version that all items are written with.
pub const VERSION: u8 = 2;

/// What reading an item gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelved {
    /// There is no such item.
    Missing,
    /// So many bytes of the buffer.
    Bytes {
        /// The version that it was written with.
        version: u8,
        /// How many.
        len: usize,
    },
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

    /// Takes everything away, known or not: a person has said so.
    fn clear(&mut self) -> bool;

    /// Does what takes long and could wait.
    fn tidy(&mut self) {}
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

    fn clear(&mut self) -> bool {
        true
    }
}

/// Why an item that is there cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoiled {
    /// It cannot be read any more.
    Damaged,
    /// It was written by a newer version.
    Newer,
}

/// The items that there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The settings.
    Settings,
    /// The results.
    Results,
    /// The last finished game.
    Last,
}

impl Item {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Settings, Self::Results, Self::Last];

    /// Its name on the shelf.
    #[must_use]
    pub const fn key(self) -> Key {
        match self {
            Self::Settings => SETTINGS,
            Self::Results => RESULTS,
            Self::Last => LAST,
        }
    }
}

/// An item as it was found.
pub type Found<T> = Result<Option<T>, Spoiled>;

/// What stands in one of the places for running games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slot {
    /// Nothing.
    #[default]
    Empty,
    /// A game.
    Game(Header),
    /// Something that cannot be used.
    Spoiled(Spoiled),
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

/// The number of the game called `legions`.
const LEGIONS: u8 = 0;
/// Bits of a seat: 0 is a person, else the level of the bot.
const SEAT_BITS: u32 = 3;

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
        let seats = who.iter().rev().fold(0u16, |seats, who| {
            let seat = match who {
                Who::Human => 0,
                Who::Bot(level) => level.number(),
            };
            seats << SEAT_BITS | u16::from(seat)
        });
        let first = first.map_or(u8::MAX, |first| first.0);
        let [i0, i1, i2, i3] = self.id.to_le_bytes();
        let [w0, w1] = seats.to_le_bytes();
        let [s0, s1, s2, s3] = self.seed.to_le_bytes();
        let players = setup.players();
        let over = over.into();
        [
            i0, i1, i2, i3, LEGIONS, mode, players, w0, w1, first, s0, s1, s2, s3, over,
        ]
    }

    /// The header, whether its place is free, and the moves.
    fn decode(version: u8, bytes: &[u8]) -> Option<(Self, bool, &[u8])> {
        match version {
            1 => Self::decode_1(bytes),
            2 => Self::decode_2(bytes),
            _ => None,
        }
    }

    /// One level of bots, a bit for each.
    fn decode_1(bytes: &[u8]) -> Option<(Self, bool, &[u8])> {
        let (
            &[
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
            ],
            moves,
        ) = bytes.split_first_chunk()?;
        let mut who = [Who::Human; 5];
        for (seat, who) in who.iter_mut().enumerate() {
            if bots >> seat & 1 == 1 {
                *who = Who::Bot(Level::Easy);
            }
        }
        let header = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            start: start(mode, players, who, first)?,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
        };
        Some((header, over != 0, moves))
    }

    /// The game, and a level for each bot.
    fn decode_2(bytes: &[u8]) -> Option<(Self, bool, &[u8])> {
        let (head, moves) = bytes.split_first_chunk()?;
        let &[
            i0,
            i1,
            i2,
            i3,
            LEGIONS,
            mode,
            players,
            w0,
            w1,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = head
        else {
            return None;
        };
        let mut seats = u16::from_le_bytes([w0, w1]);
        let mut who = [Who::Human; 5];
        for who in &mut who {
            let seat = (seats & ((1 << SEAT_BITS) - 1)) as u8;
            if seat > 0 {
                *who = Who::Bot(Level::new(seat)?);
            }
            seats >>= SEAT_BITS;
        }
        let header = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            start: start(mode, players, who, first)?,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
        };
        Some((header, over != 0, moves))
    }
}

fn start(mode: u8, players: u8, who: [Who; 5], first: u8) -> Option<Start> {
    let mode = match mode {
        0 => Mode::Classic,
        1 => Mode::Expert,
        number => Mode::Solo(Solo::new(number - 1)?),
    };
    let setup = Setup::new(mode, players).ok()?;
    let first = (first < players).then_some(Person(first));
    Some(Start { setup, who, first })
}

/// Reads an item; one whose bytes make no sense is as bad as a damaged one.
///
/// Not inlined, like all that take a buffer, so that it does not stay on the
/// stack.
#[inline(never)]
fn fetch<T>(
    shelf: &mut impl Shelf,
    key: Key,
    decode: impl FnOnce(u8, &[u8]) -> Option<T>,
) -> Found<T> {
    let mut buffer = [0; LONGEST];
    match shelf.read(key, &mut buffer) {
        Shelved::Missing => Ok(None),
        Shelved::Damaged => Err(Spoiled::Damaged),
        Shelved::Newer => Err(Spoiled::Newer),
        Shelved::Bytes { version, len } => buffer
            .get(..len)
            .and_then(|bytes| decode(version, bytes))
            .map(Some)
            .ok_or(Spoiled::Damaged),
    }
}

#[inline(never)]
fn keep(shelf: &mut impl Shelf, key: Key, value: &impl Serialize) -> bool {
    let mut buffer = [0; LONGEST];
    match postcard::to_slice(value, &mut buffer) {
        Ok(bytes) => shelf.write(key, bytes),
        Err(_) => false,
    }
}

/// The settings.
///
/// # Errors
/// If they are there and cannot be used.
pub fn settings(shelf: &mut impl Shelf) -> Found<Settings> {
    fetch(shelf, SETTINGS, Settings::decode)
}

/// The results.
///
/// # Errors
/// If they are there and cannot be used.
pub fn results(shelf: &mut impl Shelf) -> Found<Results> {
    fetch(shelf, RESULTS, Results::decode)
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
    match header(shelf, slot_key(slot)) {
        Ok(None | Some((_, true))) => Slot::Empty,
        Ok(Some((header, false))) => Slot::Game(header),
        Err(spoiled) => Slot::Spoiled(spoiled),
    }
}

/// How the last finished game began.
///
/// # Errors
/// If it is there and cannot be used.
pub fn last_header(shelf: &mut impl Shelf) -> Found<Header> {
    Ok(header(shelf, LAST)?.map(|(header, _)| header))
}

fn header(shelf: &mut impl Shelf, key: Key) -> Found<(Header, bool)> {
    fetch(shelf, key, |version, bytes| {
        let (header, over, _) = Header::decode(version, bytes)?;
        Some((header, over))
    })
}

/// The item of a place.
#[must_use]
pub const fn slot_key(slot: u8) -> Key {
    SLOT + slot % SLOTS
}

/// Keeps a game in a place.
pub fn keep_game(shelf: &mut impl Shelf, slot: u8, header: Header, moves: &[u8]) -> bool {
    keep_moves(shelf, slot_key(slot), header, moves, false)
}

/// Frees a place.
pub fn free(shelf: &mut impl Shelf, slot: u8) -> bool {
    shelf.remove(slot_key(slot))
}

/// Keeps the last finished game.
pub fn keep_last(shelf: &mut impl Shelf, header: Header, moves: &[u8]) -> bool {
    keep_moves(shelf, LAST, header, moves, true)
}

#[inline(never)]
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
    replay(shelf, slot_key(slot), play) == Some(false)
}

/// Fetches the last finished game in place of another; `false` if there is none.
pub fn last(shelf: &mut impl Shelf, play: &mut Option<Play>) -> bool {
    replay(shelf, LAST, play) == Some(true)
}

/// Whether the game is over; `None` if it cannot be played.
#[inline(never)]
fn replay(shelf: &mut impl Shelf, key: Key, place: &mut Option<Play>) -> Option<bool> {
    *place = None;
    let mut buffer = [0; LONGEST];
    let Shelved::Bytes { version, len } = shelf.read(key, &mut buffer) else {
        return None;
    };
    let (header, over, moves) = Header::decode(version, buffer.get(..len)?)?;
    let play = Play::begin(place, header.start, header.seed);
    if !moves.iter().all(|&index| play.play_listed(index)) {
        *place = None;
        return None;
    }
    Some(over)
}
