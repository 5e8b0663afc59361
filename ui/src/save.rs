//! What is kept when the power goes: in which items, in which bytes.
//!
//! A running game is its set-up, its seed and the moves since, each as its
//! place in the list of legal moves: a byte a move. Moves are kept in small
//! chunks, so that a step rewrites only a few bytes; each chunk names the game
//! and the moves before it by a checksum, so that a stale one is never taken
//! for the continuation of another game.

use palmyra_engine::legions::{Mode, Setup, Solo};
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
/// The first chunk of the first running game.
const CHUNK: Key = 16;
/// Chunks of a game: enough for the longest one.
const CHUNKS: u8 = 48;
/// Moves in a chunk.
const MOVES: usize = 16;

/// Running games that are kept.
pub const SLOTS: u8 = 3;
/// The longest item.
pub const LONGEST: usize = 800;

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
}

/// Keeps nothing.
impl Shelf for () {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Shelved {
        Shelved::Missing
    }

    fn write(&mut self, _: Key, _: &[u8]) -> bool {
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

/// How a header is written. `over` frees the place without erasing anything.
#[derive(Serialize, Deserialize)]
struct SavedHeader {
    id: u32,
    mode: u8,
    players: u8,
    /// Bit `n` is set where a bot sits.
    bots: u8,
    first: Option<u8>,
    seed: u32,
    over: bool,
}

impl SavedHeader {
    fn new(header: Header, over: bool) -> Self {
        let Start { setup, who, first } = header.start;
        let mode = match setup.mode() {
            Mode::Classic => 0,
            Mode::Expert => 1,
            Mode::Solo(solo) => 1 + solo.number(),
        };
        let bots = who.iter().enumerate();
        let bots = bots.filter(|&(_, &who)| who == Who::Bot);
        Self {
            id: header.id,
            mode,
            players: setup.players(),
            bots: bots.fold(0, |bits, (seat, _)| bits | 1 << seat),
            first: first.map(|first| first.0),
            seed: header.seed,
            over,
        }
    }

    fn header(&self) -> Option<Header> {
        let mode = match self.mode {
            0 => Mode::Classic,
            1 => Mode::Expert,
            number => Mode::Solo(Solo::new(number - 1)?),
        };
        let setup = Setup::new(mode, self.players).ok()?;
        let mut who = [Who::Human; 5];
        for (seat, who) in who.iter_mut().enumerate() {
            if self.bots >> seat & 1 == 1 {
                *who = Who::Bot;
            }
        }
        let first = self.first.filter(|&first| first < self.players);
        Some(Header {
            id: self.id,
            start: Start {
                setup,
                who,
                first: first.map(Person),
            },
            seed: self.seed,
        })
    }
}

/// The version of all items. A change of their bytes, or of the order in
/// which moves are listed, is a new version.
const VERSION: u8 = 1;

/// Writes a value with its version; returns the bytes used.
fn encode<'a>(value: &impl Serialize, buffer: &'a mut [u8]) -> &'a [u8] {
    let Some((version, rest)) = buffer.split_first_mut() else {
        return &[];
    };
    *version = VERSION;
    let used = postcard::to_slice(value, rest).map_or(0, |used| used.len());
    &buffer[..=used]
}

/// What an item of this version holds.
enum Item<T> {
    Missing,
    Value(T),
    Damaged,
    Newer,
}

fn fetch<T: for<'a> Deserialize<'a>>(shelf: &mut impl Shelf, key: Key) -> Item<T> {
    let mut buffer = [0; LONGEST];
    match shelf.read(key, &mut buffer) {
        Shelved::Missing => Item::Missing,
        Shelved::Damaged => Item::Damaged,
        Shelved::Newer => Item::Newer,
        Shelved::Bytes(len) => match buffer.get(..len) {
            Some([version, ..]) if *version > VERSION => Item::Newer,
            Some([_, rest @ ..]) => postcard::from_bytes(rest).map_or(Item::Damaged, Item::Value),
            _ => Item::Damaged,
        },
    }
}

/// The settings, if any are kept.
pub fn settings(shelf: &mut impl Shelf) -> Option<Settings> {
    match fetch(shelf, SETTINGS) {
        Item::Value(settings) => Some(settings),
        _ => None,
    }
}

/// The results, if any are kept.
pub fn results(shelf: &mut impl Shelf) -> Option<Results> {
    match fetch(shelf, RESULTS) {
        Item::Value(results) => Some(results),
        _ => None,
    }
}

/// Keeps the settings.
pub fn keep_settings(shelf: &mut impl Shelf, settings: &Settings) -> bool {
    let mut buffer = [0; 32];
    shelf.write(SETTINGS, encode(settings, &mut buffer))
}

/// Keeps the results.
pub fn keep_results(shelf: &mut impl Shelf, results: &Results) -> bool {
    let mut buffer = [0; 400];
    shelf.write(RESULTS, encode(results, &mut buffer))
}

/// What stands in a place.
pub fn slot(shelf: &mut impl Shelf, slot: u8) -> Slot {
    match fetch::<SavedHeader>(shelf, SLOT + slot % SLOTS) {
        Item::Missing => Slot::Empty,
        Item::Value(saved) if saved.over => Slot::Empty,
        Item::Value(saved) => saved.header().map_or(Slot::Damaged, Slot::Game),
        Item::Damaged => Slot::Damaged,
        Item::Newer => Slot::Newer,
    }
}

/// Puts a game into a place, or frees it (`over`).
pub fn keep_header(shelf: &mut impl Shelf, slot: u8, header: Header, over: bool) -> bool {
    let mut buffer = [0; 32];
    let saved = SavedHeader::new(header, over);
    shelf.write(SLOT + slot % SLOTS, encode(&saved, &mut buffer))
}

/// Frees a place. Its moves may stay behind: they belong to no game.
pub fn free(shelf: &mut impl Shelf, slot: u8) -> bool {
    let header = Header {
        id: 0,
        start: Start::solo(Solo::One),
        seed: 0,
    };
    keep_header(shelf, slot, header, true)
}

/// A checksum of a game and its moves, chunk by chunk (FNV-1a, folded).
#[derive(Clone, Copy)]
struct Chain(u32);

impl Chain {
    fn new(id: u32) -> Self {
        Self(0x811c_9dc5).with(&id.to_le_bytes())
    }

    fn with(self, bytes: &[u8]) -> Self {
        Self(bytes.iter().fold(self.0, |hash, &byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        }))
    }

    fn bytes(self) -> [u8; 2] {
        ((self.0 >> 16) as u16 ^ self.0 as u16).to_le_bytes()
    }
}

fn chunk_key(slot: u8, chunk: usize) -> Key {
    CHUNK + slot % SLOTS * CHUNKS + (chunk as u8).min(CHUNKS - 1)
}

/// Keeps the moves of a game from the chunk with move `from` on.
pub fn keep_moves(shelf: &mut impl Shelf, slot: u8, id: u32, moves: &[u8], from: usize) -> bool {
    let mut chain = Chain::new(id);
    let mut kept = true;
    for chunk in 0..=moves.len() / MOVES {
        let own = &moves[(chunk * MOVES).min(moves.len())..];
        let own = &own[..own.len().min(MOVES)];
        if chunk >= from / MOVES {
            let mut buffer = [0; 3 + MOVES];
            buffer[0] = VERSION;
            buffer[1..3].copy_from_slice(&chain.bytes());
            buffer[3..3 + own.len()].copy_from_slice(own);
            kept &= shelf.write(chunk_key(slot, chunk), &buffer[..3 + own.len()]);
        }
        chain = chain.with(own);
    }
    kept
}

/// Plays a kept game up to where it was left; `None` if the place holds none.
pub fn load(shelf: &mut impl Shelf, at: u8) -> Option<(Header, Play)> {
    let Slot::Game(header) = slot(shelf, at) else {
        return None;
    };
    let mut play = Play::new(header.start, header.seed);
    let mut chain = Chain::new(header.id);
    for chunk in 0..usize::from(CHUNKS) {
        let mut buffer = [0; 3 + MOVES];
        let len = match shelf.read(chunk_key(at, chunk), &mut buffer) {
            Shelved::Bytes(len) => len.min(buffer.len()),
            _ => break,
        };
        let Some([VERSION, a, b, moves @ ..]) = buffer.get(..len) else {
            break;
        };
        // A chunk of another game, or of moves that were taken back.
        if [*a, *b] != chain.bytes() {
            break;
        }
        chain = chain.with(moves);
        if !moves.iter().all(|&index| play.play_listed(index)) || moves.len() < MOVES {
            break;
        }
    }
    Some((header, play))
}

/// Keeps a finished game whole.
pub fn keep_last(shelf: &mut impl Shelf, header: Header, moves: &[u8]) -> bool {
    let mut buffer = [0; LONGEST];
    let saved = SavedHeader::new(header, true);
    let used = encode(&saved, &mut buffer[..32]).len();
    // The header's length first, then the header, then the moves.
    let mut item = [0; LONGEST];
    item[0] = VERSION;
    item[1] = used as u8;
    item[2..2 + used].copy_from_slice(&buffer[..used]);
    let end = (2 + used + moves.len()).min(LONGEST);
    item[2 + used..end].copy_from_slice(&moves[..end - 2 - used]);
    shelf.write(LAST, &item[..end])
}

/// The last finished game.
pub fn last(shelf: &mut impl Shelf) -> Option<Play> {
    let mut item = [0; LONGEST];
    let Shelved::Bytes(len) = shelf.read(LAST, &mut item) else {
        return None;
    };
    let [VERSION, used, rest @ ..] = item.get(..len)? else {
        return None;
    };
    let (header, moves) = rest.split_at_checked(usize::from(*used))?;
    let [VERSION, header @ ..] = header else {
        return None;
    };
    let saved: SavedHeader = postcard::from_bytes(header).ok()?;
    let header = saved.header()?;
    let mut play = Play::new(header.start, header.seed);
    moves
        .iter()
        .all(|&index| play.play_listed(index))
        .then_some(play)
}
