//! What is remembered of finished games.

use palmyra_engine::bot::Level;
use palmyra_engine::playable::GameMode;
use serde::{Deserialize, Deserializer, Serialize};

use crate::Kind;

/// Three letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Name(pub [u8; 3]);

impl Default for Name {
    fn default() -> Self {
        Self(*b"AAA")
    }
}

impl Name {
    /// As text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or("???")
    }

    /// The next letter at a place, or the one before: A to Z, then around.
    pub fn turn(&mut self, place: u8, forward: bool) {
        if let Some(letter) = self.0.get_mut(usize::from(place)) {
            let now = letter.wrapping_sub(b'A') % 26;
            *letter = b'A' + (now + if forward { 1 } else { 25 }) % 26;
        }
    }
}

/// A result with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// Points, which may be negative.
    pub score: i16,
    /// Whose.
    pub name: Name,
}

/// Games against the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games finished.
    pub played: u16,
    /// Games that a person won, alone or shared.
    pub won: u16,
}

/// What is counted over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// The name entered last.
    pub name: Name,
    /// Games begun: the number of the newest one.
    pub begun: u32,
}

/// Results of a game played alone that are remembered; of others the best.
pub const KEPT: usize = 5;
/// The most lists of results of a game: one for each mode and number of seats.
pub const BOARDS: usize = 13;
/// Levels of bots that there were at first: those with the lowest numbers.
pub(crate) const OLD_LEVELS: usize = 3;
/// Numbers that a game remembers as it likes.
pub const OWN: usize = 4;

/// How many lists of results a game with these modes has.
#[must_use]
pub const fn board_count(modes: &[GameMode]) -> usize {
    let (mut sum, mut mode) = (0, 0);
    while mode < modes.len() {
        sum += (modes[mode].most - modes[mode].fewest) as usize + 1;
        mode += 1;
    }
    sum
}

/// A list of results: those of games of one mode with so many seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    index: usize,
    places: usize,
}

impl Board {
    /// The list for a mode and a number of seats; `None` if the game has no
    /// such.
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

/// Everything that is remembered of the finished games of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    pub(crate) bests: [[Option<Best>; KEPT]; BOARDS],
    pub(crate) tally: [Tally; OLD_LEVELS],
    /// Games finished.
    pub finished: u16,
    /// The game that was counted last, so that none counts twice.
    pub counted: u32,
    /// What the game itself remembers.
    pub own: [i16; OWN],
    /// Games against the bots that came later. It is missing in what was saved
    /// before, and older programs do not read so far.
    #[serde(deserialize_with = "or_none")]
    pub(crate) later: [Tally; Level::ALL.len() - OLD_LEVELS],
}

/// What follows in the bytes; nothing counted where they end before.
fn or_none<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    bytes: D,
) -> Result<T, D::Error> {
    Ok(T::deserialize(bytes).unwrap_or_default())
}

impl Results {
    /// Reads the bytes of a version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        (version == 3).then(|| postcard::from_bytes(bytes).ok())?
    }

    /// The results of a list, the best first.
    pub fn bests(&self, board: Option<Board>) -> impl Iterator<Item = Best> + '_ {
        let list = board.and_then(|board| self.bests.get(board.index));
        list.into_iter().flatten().flatten().copied()
    }

    /// The best result of a list.
    #[must_use]
    pub fn best(&self, board: Option<Board>) -> Option<Best> {
        self.bests(board).next()
    }

    /// Games against a level of bots.
    #[must_use]
    pub const fn tally(&self, level: Level) -> Tally {
        let place = level.number() as usize - 1;
        if place < OLD_LEVELS {
            self.tally[place]
        } else {
            self.later[place - OLD_LEVELS]
        }
    }

    /// The rank that a score would have among those that are remembered, from
    /// 0.
    #[must_use]
    pub fn rank(&self, board: Board, score: i16) -> Option<usize> {
        let list = self.bests.get(board.index)?.get(..board.places)?;
        let worse = |best: &Option<Best>| best.is_none_or(|best| score > best.score);
        list.iter().position(worse)
    }

    /// Remembers a result if it is good enough; returns its rank.
    pub fn add(&mut self, board: Board, best: Best) -> Option<usize> {
        let rank = self.rank(board, best.score)?;
        let list = self.bests.get_mut(board.index)?.get_mut(..board.places)?;
        list.get_mut(rank..)?.rotate_right(1);
        *list.get_mut(rank)? = Some(best);
        Some(rank)
    }

    /// Gives a result its name.
    pub fn sign(&mut self, board: Board, rank: usize, name: Name) {
        let list = self.bests.get_mut(board.index);
        if let Some(Some(best)) = list.and_then(|list| list.get_mut(rank)) {
            best.name = name;
        }
    }

    /// Counts a finished game against bots of a level.
    pub fn count(&mut self, level: Level, won: bool) {
        let place = usize::from(level.number() - 1);
        let mut all = self.tally.iter_mut().chain(&mut self.later);
        let Some(tally) = all.nth(place) else { return };
        tally.played = tally.played.saturating_add(1);
        tally.won = tally.won.saturating_add(won.into());
    }
}
