//! The game of the day: everyone who plays the same day gets the same deal.

use palmyra_engine::bot::Level;
use serde::{Deserialize, Serialize};

use crate::{Kind, SEEDS, Start, Who};

/// The number of days from January 1, 1970 to the day before day 1.
const BEFORE: u64 = 20_453;
/// The seed of day 0. It is larger than all seeds that a player can enter, so a seed shows whether
/// its game is a game of the day.
const SEED: u32 = 10 * SEEDS;

/// A day, given by a number: day 1 is January 1, 2026. A device with a clock uses the
/// current day. On other devices, the player selects a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(u16);

impl Day {
    /// The first day.
    pub const FIRST: Self = Self(1);
    /// The last day.
    pub const LAST: Self = Self(9999);

    /// The day with this number; `None` if the number is not from 1 to 9999.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number >= Self::FIRST.0 as u32 && number <= Self::LAST.0 as u32 {
            Some(Self(number as u16))
        } else {
            None
        }
    }

    /// The day at this Unix time; `None` before the first and after the last day.
    #[must_use]
    pub fn at(seconds: u64) -> Option<Self> {
        let number = (seconds / 86_400).checked_sub(BEFORE)?;
        Self::new(number.try_into().ok()?)
    }

    /// The day's number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The next day; the last day returns itself.
    #[must_use]
    pub fn after(self) -> Self {
        Self::new(u32::from(self.0) + 1).unwrap_or(self)
    }

    /// The day that is `days` earlier; `None` before the first day.
    #[must_use]
    pub fn before(self, days: u16) -> Option<Self> {
        Self::new(self.0.checked_sub(days)?.into())
    }

    /// The seed of the day's games.
    #[must_use]
    pub const fn seed(self) -> u32 {
        SEED + self.0 as u32
    }

    /// The setup of the day's game of this kind. If the game has solo modes, consecutive
    /// days go through these modes in order. In other games, bots of medium strength play
    /// against the person, and the number of seats changes from day to day.
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
