//! Saves items that a computer sends.

use super::{
    COUNTER, Header, Key, LAST, LONGEST, Resume, SETTINGS, SLOT, SLOTS, SaveStore, Spoiled, Stored,
    VERSION, header, save_counter, save_game, save_honours, save_last, save_results, save_settings,
};
use crate::link::{Refusal, checksum};
use crate::results::{Counter, Results};
use crate::{Honours, Kind, Settings};

/// An item that a computer sends to replace a saved item.
#[derive(Clone, Copy, Debug)]
pub struct Incoming<'a> {
    /// The item's key.
    pub key: Key,
    /// The format version of the item's bytes.
    pub version: u8,
    /// The checksum of the item to replace; `None` if no item should exist.
    pub replaces: Option<u32>,
    /// The item's bytes.
    pub bytes: &'a [u8],
}

/// Checks an item as if it were loaded, and saves it. A game is replayed in `place`, which is empty
/// afterwards. A running game gets a new id from `counter` and so becomes the newest game.
///
/// # Errors
///
/// The reason why the item was not saved. Nothing has changed in that case, except that the
/// counter may have increased if a write failed.
pub fn put<P: Resume>(
    store: &mut impl SaveStore,
    item: Incoming,
    counter: &mut Counter,
    place: &mut Option<P>,
) -> Result<(), Refusal> {
    if present(store, item.key)? != item.replaces {
        return Err(Refusal::Changed);
    }
    if item.version > VERSION {
        return Err(Refusal::Newer);
    }
    let is_saved = match item.key {
        LAST => {
            let saved = check(item, true, place)?;
            save_last(store, saved.header, saved.moves)
        }
        SETTINGS => {
            let settings = Settings::decode(item.version, item.bytes);
            save_settings(store, &settings.ok_or(Refusal::Damaged)?)
        }
        COUNTER => {
            let found = (item.version == VERSION).then(|| postcard::from_bytes(item.bytes).ok());
            let found: Counter = found.flatten().ok_or(Refusal::Damaged)?;
            // The counter never decreases, so that ids of existing games are not used again.
            let begun = found.begun.max(counter.begun);
            save_counter(store, &Counter { begun, ..found })
        }
        key if (SLOT..SLOT + SLOTS).contains(&key) => {
            let saved = check(item, false, place)?;
            counter.begun = counter.begun.wrapping_add(1);
            let header = Header {
                id: counter.begun,
                ..saved.header
            };
            save_counter(store, counter) && save_game(store, key - SLOT, header, saved.moves)
        }
        key => put_earned(store, key, item)?,
    };
    match is_saved {
        true => Ok(()),
        false if store.lacks_power() => Err(Refusal::LowBattery),
        false => Err(Refusal::Failed),
    }
}

/// Saves the results or honours of a game. Returns `false` if the write failed.
fn put_earned(store: &mut impl SaveStore, key: Key, item: Incoming) -> Result<bool, Refusal> {
    for &game in Kind::ALL {
        if key == super::Item::Results(game).key() {
            let results = Results::decode(item.version, item.bytes);
            let results = results.ok_or(Refusal::Damaged)?;
            return Ok(save_results(store, game, &results));
        }
        if key == super::Item::Honours(game).key() {
            let honours = Honours::decode(item.version, item.bytes);
            let honours = honours.ok_or(Refusal::Damaged)?;
            return Ok(save_honours(store, game, &honours));
        }
    }
    Err(Refusal::Missing)
}

/// Checks a saved game by replaying it. `is_over` says whether the game has to be
/// finished or still running.
fn check<'a, P: Resume>(
    item: Incoming<'a>,
    is_over: bool,
    place: &mut Option<P>,
) -> Result<header::SavedMoves<'a>, Refusal> {
    let saved = header::decode(item.version, item.bytes)?;
    if !saved.header.start.game.is_shown() {
        return Err(Refusal::Newer);
    }
    let begun = P::begin(place, saved.header.start, saved.header.seed);
    let is_legal = begun.is_some_and(|game| saved.moves.iter().all(|&index| game.resume(index)));
    *place = None;
    if !is_legal || saved.over != is_over {
        return Err(Refusal::Illegal);
    }
    Ok(saved)
}

/// Returns the checksum of the current item; `None` if there is none.
#[inline(never)]
fn present(store: &mut impl SaveStore, key: Key) -> Result<Option<u32>, Refusal> {
    let mut buffer = [0; LONGEST];
    match store.read(key, &mut buffer) {
        Stored::Missing => Ok(None),
        Stored::Damaged => Err(Refusal::Damaged),
        Stored::Newer => Err(Refusal::Newer),
        Stored::Bytes { len, .. } => {
            let bytes = buffer.get(..len).ok_or(Refusal::Damaged)?;
            Ok(Some(checksum(bytes)))
        }
    }
}

/// The relation between two saves of the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both saves have the same moves.
    Same,
    /// The first save has all moves of the second one, and more.
    Newer,
    /// The second save has all moves of the first one, and more.
    Older,
    /// Each save has moves that are not in the other.
    Apart,
}

/// Compares two saved games, each given as a version and its bytes. Returns `None` if the games are
/// different, if only one of them is over, or if one of them cannot be read.
#[must_use]
pub fn relation(one: (u8, &[u8]), other: (u8, &[u8])) -> Option<Relation> {
    let one = header::decode(one.0, one.1).ok()?;
    let other = header::decode(other.0, other.1).ok()?;
    let is_same = one.header.seed == other.header.seed
        && one.header.start.is_same(&other.header.start)
        && one.over == other.over;
    is_same.then(|| {
        match (
            one.moves.starts_with(other.moves),
            other.moves.starts_with(one.moves),
        ) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Newer,
            (false, true) => Relation::Older,
            (false, false) => Relation::Apart,
        }
    })
}

/// Returns the setup of a saved game and the number of its moves.
///
/// # Errors
///
/// If the game cannot be used.
pub fn peek(version: u8, bytes: &[u8]) -> Result<(Header, usize), Spoiled> {
    let saved = header::decode(version, bytes)?;
    Ok((saved.header, saved.moves.len()))
}
