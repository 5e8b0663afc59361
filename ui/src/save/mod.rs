//! What is kept when the power goes: in which items, in which bytes.
//!
//! A running game is its set-up, its seed and the moves since, each as its
//! place in the list of legal moves: a byte a move, added at the end, so that a
//! step changes only a few bytes of the item.
//!
//! Every item has a version. A change of its bytes, or of the order in which
//! moves are listed, is a new one; all earlier ones are still read here, each by
//! its own lines, and written in the present one when they change.

mod header;
mod shelf;

use palmyra_engine::legions::MAX_GAME;
use serde::Serialize;

use crate::results::Results;
use crate::running::{Opening, Start};
use crate::world::Settings;
use header::HEADER;
pub use header::Header;
pub use shelf::{Shelf, Shelved};

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
/// The most moves of a kept game: `legions` has the longest games.
pub const STEPS: usize = MAX_GAME;
/// The longest item.
pub const LONGEST: usize = HEADER + STEPS;
/// The version that all items are written with.
pub const VERSION: u8 = 2;

/// Why an item that is there cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoiled {
    /// It cannot be read any more.
    Damaged,
    /// It was written by a newer version, or is a game that is not known here.
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
pub enum Slot<S> {
    /// Nothing.
    #[default]
    Empty,
    /// A game.
    Game(Header<S>),
    /// Something that cannot be used.
    Spoiled(Spoiled),
}

/// What a kept game is played into, to be there again.
pub trait Resume: Sized {
    /// How the game is set up.
    type Setup: Opening;

    /// Sets a game up in place of another.
    fn begin(place: &mut Option<Self>, start: Start<Self::Setup>, seed: u32) -> &mut Self;

    /// Plays a kept move by its place in the list of legal ones; `false` if
    /// there is none.
    fn resume(&mut self, index: u8) -> bool;
}

/// Reads an item; one whose bytes make no sense is as bad as a damaged one.
///
/// Not inlined, like all that take a buffer, so that it does not stay on the
/// stack.
#[inline(never)]
fn fetch<T>(
    shelf: &mut impl Shelf,
    key: Key,
    decode: impl FnOnce(u8, &[u8]) -> Result<T, Spoiled>,
) -> Found<T> {
    let mut buffer = [0; LONGEST];
    match shelf.read(key, &mut buffer) {
        Shelved::Missing => Ok(None),
        Shelved::Damaged => Err(Spoiled::Damaged),
        Shelved::Newer => Err(Spoiled::Newer),
        Shelved::Bytes { version, len } => {
            let bytes = buffer.get(..len).ok_or(Spoiled::Damaged)?;
            decode(version, bytes).map(Some)
        }
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
    fetch(shelf, SETTINGS, |version, bytes| {
        Settings::decode(version, bytes).ok_or(Spoiled::Damaged)
    })
}

/// The results.
///
/// # Errors
/// If they are there and cannot be used.
pub fn results(shelf: &mut impl Shelf) -> Found<Results> {
    fetch(shelf, RESULTS, |version, bytes| {
        Results::decode(version, bytes).ok_or(Spoiled::Damaged)
    })
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
pub fn slot<S: Opening>(shelf: &mut impl Shelf, slot: u8) -> Slot<S> {
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
pub fn last_header<S: Opening>(shelf: &mut impl Shelf) -> Found<Header<S>> {
    Ok(header(shelf, LAST)?.map(|(header, _)| header))
}

fn header<S: Opening>(shelf: &mut impl Shelf, key: Key) -> Found<(Header<S>, bool)> {
    fetch(shelf, key, |version, bytes| {
        let kept = header::decode(version, bytes)?;
        Ok((kept.header, kept.over))
    })
}

/// The item of a place.
#[must_use]
pub const fn slot_key(slot: u8) -> Key {
    SLOT + slot % SLOTS
}

/// Keeps a game in a place.
pub fn keep_game<S: Opening>(
    shelf: &mut impl Shelf,
    slot: u8,
    header: Header<S>,
    moves: &[u8],
) -> bool {
    keep_moves(shelf, slot_key(slot), header.bytes(false), moves)
}

/// Frees a place.
pub fn free(shelf: &mut impl Shelf, slot: u8) -> bool {
    shelf.remove(slot_key(slot))
}

/// Keeps the last finished game.
pub fn keep_last<S: Opening>(shelf: &mut impl Shelf, header: Header<S>, moves: &[u8]) -> bool {
    keep_moves(shelf, LAST, header.bytes(true), moves)
}

#[inline(never)]
fn keep_moves(shelf: &mut impl Shelf, key: Key, header: [u8; HEADER], moves: &[u8]) -> bool {
    let mut buffer = [0; LONGEST];
    let moves = &moves[..moves.len().min(STEPS)];
    let end = HEADER + moves.len();
    buffer[..HEADER].copy_from_slice(&header);
    buffer[HEADER..end].copy_from_slice(moves);
    shelf.write(key, &buffer[..end])
}

/// Fetches a kept game, played up to where it was left, in place of another;
/// `false` if there is none or its moves make no sense.
pub fn load(shelf: &mut impl Shelf, slot: u8, play: &mut Option<impl Resume>) -> bool {
    replay(shelf, slot_key(slot), play) == Some(false)
}

/// Fetches the last finished game in place of another; `false` if there is none.
pub fn last(shelf: &mut impl Shelf, play: &mut Option<impl Resume>) -> bool {
    replay(shelf, LAST, play) == Some(true)
}

/// Whether the game is over; `None` if it cannot be played.
#[inline(never)]
fn replay<P: Resume>(shelf: &mut impl Shelf, key: Key, place: &mut Option<P>) -> Option<bool> {
    *place = None;
    let mut buffer = [0; LONGEST];
    let Shelved::Bytes { version, len } = shelf.read(key, &mut buffer) else {
        return None;
    };
    let kept = header::decode::<P::Setup>(version, buffer.get(..len)?).ok()?;
    let play = P::begin(place, kept.header.start, kept.header.seed);
    if !kept.moves.iter().all(|&index| play.resume(index)) {
        *place = None;
        return None;
    }
    Some(kept.over)
}
