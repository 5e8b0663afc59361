//! The game of the day: the same deal for everybody who plays the same day.

use palmyra_engine::bot::Level;
use serde::{Deserialize, Serialize};

use crate::{Kind, SEEDS, Start, Who};

/// The number of days between January 1, 1970 and the day before day 1.
const BEFORE: u64 = 20_453;
/// The seed of day 0. It is larger than all seeds that can be entered, so the seed of a game shows
/// whether it is the game of a day.
const SEED: u32 = 10 * SEEDS;

/// A day by its number: 1 is January 1, 2026. A device with a clock knows the day; otherwise the
/// player selects a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(u16);

impl Day {
    /// The first day.
    pub const FIRST: Self = Self(1);
    /// The last day.
    pub const LAST: Self = Self(9999);

    /// The day with this number; `None` before the first or after the last.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number >= Self::FIRST.0 as u32 && number <= Self::LAST.0 as u32 {
            Some(Self(number as u16))
        } else {
            None
        }
    }

    /// The day at this Unix time.
    #[must_use]
    pub fn at(seconds: u64) -> Option<Self> {
        let number = (seconds / 86_400).checked_sub(BEFORE)?;
        Self::new(number.try_into().ok()?)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The day after it, or itself if it is the last.
    #[must_use]
    pub fn after(self) -> Self {
        Self::new(u32::from(self.0) + 1).unwrap_or(self)
    }

    /// The day that is `days` earlier.
    #[must_use]
    pub fn before(self, days: u16) -> Option<Self> {
        Self::new(self.0.checked_sub(days)?.into())
    }

    /// The seed of its games.
    #[must_use]
    pub const fn seed(self) -> u32 {
        SEED + self.0 as u32
    }

    /// The setup of the day's game of a kind. If the game can be played alone, the solo modes take
    /// turns. Otherwise bots of medium strength take the other seats, and the number of seats
    /// changes from day to day.
    #[must_use]
    pub fn start(self, game: Kind) -> Start {
        let day = usize::from(self.0 - 1);
        let modes = || (0..).zip(game.modes());
        let alone = || modes().filter(|(_, mode)| mode.is_solo());
        if let Some((mode, _)) = alone().nth(day % alone().count().max(1)) {
            return Start::people(game, mode, 1);
        }
        let (fewest, most) = modes().next().map_or((1, 1), |(_, m)| (m.fewest, m.most));
        let seats = fewest + (day % usize::from(most - fewest + 1)) as u8;
        let mut start = Start::people(game, 0, seats);
        start.who[1..].fill(Who::Bot(Level::ALL[Level::ALL.len() / 2]));
        start
    }

    /// The day whose game has this setup and seed; `None` for any other game.
    #[must_use]
    pub fn of(start: Start, seed: u32) -> Option<Self> {
        let day = Self::new(seed.checked_sub(SEED)?)?;
        (start == day.start(start.game)).then_some(day)
    }
}
