//! The results of finished games.

use palmyra_engine::bot::Level;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::playable::GameMode;
use serde::{Deserialize, Deserializer, Serialize};

use crate::Kind;

/// A player's name: three letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Name(pub [u8; 3]);

impl Default for Name {
    fn default() -> Self {
        Self(*b"AAA")
    }
}

impl Name {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or("???")
    }

    /// Changes a letter to the next or previous one. A and Z are neighbours.
    pub fn turn(&mut self, place: u8, forward: bool) {
        if let Some(letter) = self.0.get_mut(usize::from(place)) {
            let now = letter.wrapping_sub(b'A') % 26;
            *letter = b'A' + (now + if forward { 1 } else { 25 }) % 26;
        }
    }
}

/// A result and the name of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The points, which may be negative.
    pub score: i16,
    /// The player's name.
    pub name: Name,
}

/// The numbers of games played and won against bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The number of games played to the end.
    pub played: u16,
    /// The number of games that a person won, alone or shared.
    pub won: u16,
}

/// The counts over all games, and the names that were entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// The name that was entered last.
    pub name: Name,
    /// The number of games begun. It is also the id of the newest game.
    pub begun: u32,
    /// The names of the people, by place. This field was added later: older saves lack it, and
    /// older programs ignore it.
    #[serde(deserialize_with = "or_default")]
    pub people: [Option<Name>; MAX_SEATS],
}

/// The number of results in the list of a solo mode. The list of any other mode has one
/// result.
pub const KEPT: usize = 5;
/// The largest number of result lists of a game: one for each mode and number of
/// seats.
pub const BOARDS: usize = 13;
/// The number of bot levels in the first versions. These levels have the smallest numbers.
pub(crate) const OLD_LEVELS: usize = 3;
/// The number of values that a game may store for its own use.
pub const OWN: usize = 4;

/// The number of result lists that a game with these modes needs.
#[must_use]
pub const fn board_count(modes: &[GameMode]) -> usize {
    let (mut sum, mut mode) = (0, 0);
    while mode < modes.len() {
        sum += (modes[mode].most - modes[mode].fewest) as usize + 1;
        mode += 1;
    }
    sum
}

/// Identifies a list of results: the results of one mode with one number of
/// seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestList {
    index: usize,
    places: usize,
}

impl BestList {
    /// The list for a mode and a number of seats; `None` if the game has no such
    /// list.
    #[must_use]
    pub fn new(game: Kind, mode: u8, seats: u8) -> Option<Self> {
        let modes = game.modes();
        let (before, rest) = modes.split_at_checked(mode.into())?;
        let mode = rest.first().filter(|mode| mode.seats(seats))?;
        Some(Self {
            index: board_count(before) + usize::from(seats - mode.fewest),
            places: if mode.is_solo() { KEPT } else { 1 },
        })
    }
}

/// All results of one kind of game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    pub(crate) bests: [[Option<Best>; KEPT]; BOARDS],
    pub(crate) tally: [Tally; OLD_LEVELS],
    /// The number of finished games.
    pub finished: u16,
    /// The id of the last game that was counted. With it, no game is counted
    /// twice.
    pub counted: u32,
    /// Values that the game stores for itself.
    pub own: [i16; OWN],
    /// The tallies for the levels that were added later. Older saves lack this field, and older
    /// versions ignore it.
    #[serde(deserialize_with = "or_default")]
    pub(crate) later: [Tally; Level::ALL.len() - OLD_LEVELS],
    /// For each list, the ranks of results that were reached with hints, one bit each. This field
    /// was added after `later`, so some saves have `later` but not this field.
    #[serde(deserialize_with = "or_default")]
    pub(crate) helped: [u8; BOARDS],
}

/// Deserializes a value; returns the default if that fails, for example because an older save ends
/// before the value.
pub(crate) fn or_default<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    bytes: D,
) -> Result<T, D::Error> {
    Ok(T::deserialize(bytes).unwrap_or_default())
}

impl Results {
    /// Decodes the bytes of a save that has this version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        (version == 3).then(|| postcard::from_bytes(bytes).ok())?
    }

    /// The results of a list, the best first.
    pub fn bests(&self, board: Option<BestList>) -> impl Iterator<Item = Best> + '_ {
        let list = board.and_then(|board| self.bests.get(board.index));
        list.into_iter().flatten().flatten().copied()
    }

    /// The best result of a list.
    #[must_use]
    pub fn best(&self, board: Option<BestList>) -> Option<Best> {
        self.bests(board).next()
    }

    /// The best result of all lists.
    #[must_use]
    pub fn highest(&self) -> Option<i16> {
        let all = self.bests.iter().flatten().flatten();
        all.map(|best| best.score).max()
    }

    /// The numbers of games played and won in which the strongest bot had this level.
    #[must_use]
    pub const fn tally(&self, level: Level) -> Tally {
        let place = level.number() as usize - 1;
        if place < OLD_LEVELS {
            self.tally[place]
        } else {
            self.later[place - OLD_LEVELS]
        }
    }

    /// The rank that a score would get in a list, from 0; `None` if the score is not
    /// good enough.
    #[must_use]
    pub fn rank(&self, board: BestList, score: i16) -> Option<usize> {
        let list = self.bests.get(board.index)?.get(..board.places)?;
        let worse = |best: &Option<Best>| best.is_none_or(|best| score > best.score);
        list.iter().position(worse)
    }

    /// Adds a result and returns its rank; `None` if the result is not good
    /// enough.
    pub fn add(&mut self, board: BestList, best: Best) -> Option<usize> {
        let rank = self.rank(board, best.score)?;
        let list = self.bests.get_mut(board.index)?.get_mut(..board.places)?;
        list.get_mut(rank..)?.rotate_right(1);
        *list.get_mut(rank)? = Some(best);
        if let Some(helped) = self.helped.get_mut(board.index) {
            let before = (1 << rank) - 1;
            *helped = *helped & before | (*helped & !before) << 1;
        }
        Some(rank)
    }

    /// Marks a result that was reached with hints.
    pub fn mark_helped(&mut self, board: BestList, rank: usize) {
        if let Some(helped) = self.helped.get_mut(board.index) {
            *helped |= 1 << rank;
        }
    }

    /// Whether a result was reached with hints.
    #[must_use]
    pub fn is_helped(&self, board: Option<BestList>, rank: usize) -> bool {
        let helped = board.and_then(|board| self.helped.get(board.index));
        rank < KEPT && helped.is_some_and(|helped| helped >> rank & 1 == 1)
    }

    /// Sets the name of a result.
    pub fn sign(&mut self, board: BestList, rank: usize, name: Name) {
        let list = self.bests.get_mut(board.index);
        if let Some(Some(best)) = list.and_then(|list| list.get_mut(rank)) {
            best.name = name;
        }
    }

    /// Counts a finished game against bots. `level` is that of the strongest bot.
    pub fn count(&mut self, level: Level, won: bool) {
        let place = usize::from(level.number() - 1);
        let mut all = self.tally.iter_mut().chain(&mut self.later);
        let Some(tally) = all.nth(place) else { return };
        tally.played = tally.played.saturating_add(1);
        tally.won = tally.won.saturating_add(won.into());
    }
}
