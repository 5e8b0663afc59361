//! Milestones, results of daily games and the last finished games of a kind.

use serde::{Deserialize, Serialize};

use crate::{Day, Setup};

/// The number of days whose results are kept.
pub const DAYS: usize = 7;
/// The number of finished games that are kept.
pub const PAST: usize = 4;

/// The best result of a day's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// The day.
    pub day: Day,
    /// Points, which may be negative.
    pub score: i16,
    /// Whether the game was won, or its goal met.
    pub won: bool,
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastGame {
    /// Its setup and players.
    pub setup: Setup,
    /// The day, if it was the game of a day.
    pub day: Option<Day>,
    /// The points of the best person, which may be negative.
    pub score: i16,
    /// Whether the game was won, or its goal met.
    pub won: bool,
}

/// Milestones, results of daily games and the last finished games of a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Honours {
    /// The milestones reached, one bit each.
    milestones: u32,
    /// The days played most recently, the latest first.
    days: [Option<DayResult>; DAYS],
    /// The last finished games, the latest first.
    past: [Option<PastGame>; PAST],
}

impl Honours {
    /// Decodes the bytes of a save that has this version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        (version == 3).then(|| postcard::from_bytes(bytes).ok())?
    }

    /// Whether a milestone has been reached.
    #[must_use]
    pub const fn has(&self, milestone: u8) -> bool {
        milestone < 32 && self.milestones >> milestone & 1 == 1
    }

    /// The milestones reached, one bit each.
    #[must_use]
    pub const fn milestones(&self) -> u32 {
        self.milestones
    }

    /// Adds milestones, one bit each.
    pub const fn reach(&mut self, milestones: u32) {
        self.milestones |= milestones;
    }

    /// The results of days, the last played first.
    pub fn days(&self) -> impl Iterator<Item = DayResult> + '_ {
        self.days.iter().flatten().copied()
    }

    /// The result of a day, if there is one among the last seven.
    #[must_use]
    pub fn day(&self, day: Day) -> Option<DayResult> {
        self.days().find(|result| result.day == day)
    }

    /// The last finished games, the latest first.
    pub fn past(&self) -> impl Iterator<Item = PastGame> + '_ {
        self.past.iter().flatten().copied()
    }

    /// Adds a finished game, and its result if it was the game of a day.
    pub fn add(&mut self, game: PastGame) {
        self.past.rotate_right(1);
        self.past[0] = Some(game);
        let PastGame { score, won, .. } = game;
        if let Some(day) = game.day {
            self.add_day(DayResult { day, score, won });
        }
    }

    /// Adds the result of a day, unless there already is a better one. If the list is full, the day
    /// that was played longest ago is removed.
    pub fn add_day(&mut self, mut result: DayResult) {
        let is_it = |kept: &Option<DayResult>| kept.is_some_and(|kept| kept.day == result.day);
        let place = self.days.iter().position(is_it);
        let kept = place.and_then(|place| self.days[place]);
        if let Some(kept) = kept
            && (kept.won, kept.score) > (result.won, result.score)
        {
            result = kept;
        }
        self.days[..=place.unwrap_or(DAYS - 1)].rotate_right(1);
        self.days[0] = Some(result);
    }
}
