//! The saved items and their formats.
//!
//! A running game is saved as its setup, its seed and its moves. A move is stored as its index in
//! the list of legal moves, which is one byte. So each step adds a byte at the end of the item and
//! changes few others. A move without such a list would take two to four bytes, which would wear
//! out the flash sooner. In return, saves depend on the lists: if the rules or the lists of a game
//! change, its [`RULES`](palmyra_engine::Playable::RULES) is increased, and saves with other rules
//! are left untouched.
//!
//! Every item has a version, which changes with its format. All earlier versions can still be read,
//! each by its own code. The next save uses the current version.
//!
//! The functions that write return `false` if the store could not save the item.

mod header;
mod old;
mod put;
mod store;

use serde::{Deserialize, Serialize};

use crate::results::{Counter, Results};
pub use crate::running::STEPS;
use crate::{Honours, Kind, Settings, Start};
use header::HEADER;
pub use header::Header;
pub use put::{Incoming, Relation, peek, put, relation};
pub use store::{Losses, SaveStore, Stored};

/// The key of an item in the store.
pub type Key = u8;

/// The key of the settings.
pub const SETTINGS: Key = 1;
/// The key of the counts over all games. In versions 1 and 2 this item also
/// contains the results.
pub const COUNTER: Key = 2;
/// The key of the last finished game.
pub const LAST: Key = 3;
/// The key of the numbers of lost and unusable saves that were already reported to the player.
pub const TOLD: Key = 4;
/// The key of the first slot. The keys of the other slots follow.
pub const SLOT: Key = 8;
/// The key of the results of the game with number 0. The keys for the other
/// games follow.
pub const RESULTS: Key = 16;
/// The key of the honours of the game with number 0. The keys for the other
/// games follow.
pub const HONOURS: Key = 24;
/// The number of slots for running games.
pub const SLOTS: u8 = 3;
/// The length of the longest item.
pub const LONGEST: usize = HEADER + STEPS;
/// The current version, with which all items are written.
pub const VERSION: u8 = 3;
/// The number of the only game that versions 1 and 2 had.
const OLD_GAME: u8 = 0;

/// The reason why an existing item cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoiled {
    /// The item cannot be read.
    Damaged,
    /// The item was written by a newer version of the firmware, or is a game that this version
    /// does not have.
    Newer,
    /// The item is a game with older rules.
    Older,
}

/// An item that is not a running game. Some items exist once, others once for
/// each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The settings.
    Settings,
    /// The counts over all games.
    Counter,
    /// The last finished game.
    Last,
    /// The results of a game.
    Results(Kind),
    /// The honours of a game.
    Honours(Kind),
}

impl Item {
    /// The number of items.
    pub const COUNT: usize = 3 + 2 * Kind::ALL.len();

    /// All items.
    pub fn all() -> impl Iterator<Item = Self> {
        let results = Kind::ALL.iter().copied().map(Self::Results);
        let honours = Kind::ALL.iter().copied().map(Self::Honours);
        [Self::Settings, Self::Counter, Self::Last]
            .into_iter()
            .chain(results)
            .chain(honours)
    }

    /// The item's index in [`Item::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Settings => 0,
            Self::Counter => 1,
            Self::Last => 2,
            Self::Results(game) => 3 + game.index(),
            Self::Honours(game) => 3 + Kind::ALL.len() + game.index(),
        }
    }

    /// The item's key in the store.
    #[must_use]
    pub const fn key(self) -> Key {
        match self {
            Self::Settings => SETTINGS,
            Self::Counter => COUNTER,
            Self::Last => LAST,
            Self::Results(game) => RESULTS + game.number(),
            Self::Honours(game) => HONOURS + game.number(),
        }
    }
}

/// The report of lost saves that the player has already seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The numbers of lost and unusable saves at the time of the report.
    pub losses: Losses,
    /// Whether the space of unreadable data may be reused.
    pub gives_up: bool,
}

/// The result of reading an item; `Ok(None)` if the item does not exist.
pub type Found<T> = Result<Option<T>, Spoiled>;

/// The contents of a slot for a running game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slot {
    /// No game.
    #[default]
    Empty,
    /// A running game.
    Game(Header),
    /// A saved game that cannot be used.
    Spoiled(Spoiled),
}

/// A game into which saved moves can be replayed.
pub trait Resume: Sized {
    /// Replaces a game with a new one; `None` if this type plays another kind of game, or if the
    /// kind of game does not allow this setup.
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> Option<&mut Self>;

    /// Plays a saved move, given as an index into the list of legal moves. Returns `false` if there
    /// is no such move.
    fn resume(&mut self, index: u8) -> bool;
}

/// Reads an item. If `decode` refuses the bytes, returns its reason.
///
/// This function is never inlined, like all functions with a buffer. Otherwise the buffer would be
/// part of the caller's frame.
#[inline(never)]
fn fetch<T>(
    store: &mut impl SaveStore,
    key: Key,
    decode: impl FnOnce(u8, &[u8]) -> Result<T, Spoiled>,
) -> Found<T> {
    let mut buffer = [0; LONGEST];
    match store.read(key, &mut buffer) {
        Stored::Missing => Ok(None),
        Stored::Damaged => Err(Spoiled::Damaged),
        Stored::Newer => Err(Spoiled::Newer),
        Stored::Bytes { version, len } => {
            let bytes = buffer.get(..len).ok_or(Spoiled::Damaged)?;
            decode(version, bytes).map(Some)
        }
    }
}

#[inline(never)]
fn save(store: &mut impl SaveStore, key: Key, value: &impl Serialize) -> bool {
    let mut buffer = [0; LONGEST];
    match postcard::to_slice(value, &mut buffer) {
        Ok(bytes) => store.write(key, bytes),
        Err(_) => false,
    }
}

/// Reads the settings.
///
/// # Errors
/// If they exist and cannot be used.
pub fn settings(store: &mut impl SaveStore) -> Found<Settings> {
    fetch(store, SETTINGS, |version, bytes| {
        Settings::decode(version, bytes).ok_or(Spoiled::Damaged)
    })
}

/// Reads the counts over all games.
///
/// # Errors
/// If they exist and cannot be used.
pub fn counter(store: &mut impl SaveStore) -> Found<Counter> {
    fetch(store, COUNTER, |version, bytes| {
        let counter = match version {
            1 | 2 => old::decode(version, bytes).map(|(counter, _)| counter),
            3 => postcard::from_bytes(bytes).ok(),
            _ => None,
        };
        counter.ok_or(Spoiled::Damaged)
    })
}

/// Reads the results of a game. If there are none, reads the item in which versions 1 and 2 saved
/// them.
///
/// # Errors
/// If they exist and cannot be used.
pub fn results(store: &mut impl SaveStore, game: Kind) -> Found<Results> {
    let found = fetch(store, Item::Results(game).key(), |version, bytes| {
        Results::decode(version, bytes).ok_or(Spoiled::Damaged)
    })?;
    if found.is_some() || game.number() != OLD_GAME {
        return Ok(found);
    }
    let old = fetch(store, COUNTER, |version, bytes| {
        Ok(old::decode(version, bytes).map(|(_, results)| results))
    });
    // Errors in the old item are reported when the counter is read.
    Ok(old.ok().flatten().flatten())
}

/// Reads the honours of a game.
///
/// # Errors
/// If they exist and cannot be used.
pub fn honours(store: &mut impl SaveStore, game: Kind) -> Found<Honours> {
    fetch(store, Item::Honours(game).key(), |version, bytes| {
        Honours::decode(version, bytes).ok_or(Spoiled::Damaged)
    })
}

/// The game whose results are still part of the counter's item.
pub(crate) fn game_with_old_results(store: &mut impl SaveStore) -> Option<Kind> {
    let game = Kind::numbered(OLD_GAME)?;
    let key = Item::Results(game).key();
    let is_moved = !matches!(fetch(store, key, |_, _| Ok(())), Ok(None));
    let is_old = fetch(store, COUNTER, |version, _| Ok(version < 3));
    (!is_moved && is_old == Ok(Some(true))).then_some(game)
}

/// Reads the numbers of lost saves that were already reported to the player.
///
/// # Errors
/// If they exist and cannot be used.
pub fn told(store: &mut impl SaveStore) -> Found<Told> {
    fetch(store, TOLD, |_, bytes| {
        postcard::from_bytes(bytes).map_err(|_| Spoiled::Damaged)
    })
}

/// Saves the numbers of lost saves that were already reported to the player.
pub fn save_told(store: &mut impl SaveStore, told: &Told) -> bool {
    save(store, TOLD, told)
}

/// Saves the settings.
pub fn save_settings(store: &mut impl SaveStore, settings: &Settings) -> bool {
    save(store, SETTINGS, settings)
}

/// Saves the counts over all games.
pub fn save_counter(store: &mut impl SaveStore, counter: &Counter) -> bool {
    save(store, COUNTER, counter)
}

/// Saves the results of a game.
pub fn save_results(store: &mut impl SaveStore, game: Kind, results: &Results) -> bool {
    save(store, Item::Results(game).key(), results)
}

/// Saves the honours of a game.
pub fn save_honours(store: &mut impl SaveStore, game: Kind, honours: &Honours) -> bool {
    save(store, Item::Honours(game).key(), honours)
}

/// Reads the contents of a slot.
pub fn slot(store: &mut impl SaveStore, slot: u8) -> Slot {
    match header(store, slot_key(slot)) {
        Ok(None | Some((_, true))) => Slot::Empty,
        Ok(Some((header, false))) => Slot::Game(header),
        Err(spoiled) => Slot::Spoiled(spoiled),
    }
}

/// Reads the setup of the last finished game.
///
/// # Errors
/// If it exists and cannot be used.
pub fn last_header(store: &mut impl SaveStore) -> Found<Header> {
    Ok(header(store, LAST)?.map(|(header, _)| header))
}

fn header(store: &mut impl SaveStore, key: Key) -> Found<(Header, bool)> {
    fetch(store, key, |version, bytes| {
        let saved = header::decode(version, bytes)?;
        Ok((saved.header, saved.over))
    })
}

/// The key of a slot.
#[must_use]
pub const fn slot_key(slot: u8) -> Key {
    SLOT + slot % SLOTS
}

/// Saves a game in a slot.
pub fn save_game(store: &mut impl SaveStore, slot: u8, header: Header, moves: &[u8]) -> bool {
    save_moves(store, slot_key(slot), header.bytes(false), moves)
}

/// Frees a slot.
pub fn free(store: &mut impl SaveStore, slot: u8) -> bool {
    store.remove(slot_key(slot))
}

/// Saves the last finished game.
pub fn save_last(store: &mut impl SaveStore, header: Header, moves: &[u8]) -> bool {
    save_moves(store, LAST, header.bytes(true), moves)
}

#[inline(never)]
fn save_moves(store: &mut impl SaveStore, key: Key, header: [u8; HEADER], moves: &[u8]) -> bool {
    let mut buffer = [0; LONGEST];
    let moves = &moves[..moves.len().min(STEPS)];
    let end = HEADER + moves.len();
    buffer[..HEADER].copy_from_slice(&header);
    buffer[HEADER..end].copy_from_slice(moves);
    store.write(key, &buffer[..end])
}

/// Loads a running game and replays its moves. Returns `false` if the slot has no running game, or
/// if its game cannot be read or replayed.
pub fn load(store: &mut impl SaveStore, slot: u8, place: &mut Option<impl Resume>) -> bool {
    replay(store, slot_key(slot), place) == Some(false)
}

/// Loads the last finished game. Returns `false` if there is none, or if it cannot be replayed.
pub fn last(store: &mut impl SaveStore, place: &mut Option<impl Resume>) -> bool {
    replay(store, LAST, place) == Some(true)
}

/// Replays a saved game and returns whether it is over; `None` if it cannot be replayed.
#[inline(never)]
fn replay<P: Resume>(store: &mut impl SaveStore, key: Key, place: &mut Option<P>) -> Option<bool> {
    *place = None;
    let mut buffer = [0; LONGEST];
    let Stored::Bytes { version, len } = store.read(key, &mut buffer) else {
        return None;
    };
    let saved = header::decode(version, buffer.get(..len)?).ok()?;
    let play = P::begin(place, saved.header.start, saved.header.seed)?;
    if !saved.moves.iter().all(|&index| play.resume(index)) {
        *place = None;
        return None;
    }
    Some(saved.over)
}
