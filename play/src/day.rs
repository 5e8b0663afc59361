//! The game of the day: one deal for everybody who plays the same number.

use palmyra_engine::bot::Level;
use serde::{Deserialize, Serialize};

use crate::{Kind, SEEDS, Start, Who};

/// Days from 1970 to the one before the first.
const BEFORE: u64 = 20_453;
/// Seeds of days follow those that can be entered, so that a seed tells whether
/// a game is one of them.
const SEED: u32 = 10 * SEEDS;

/// A day by its number: 1 is the first of January 2026. A machine with a clock
/// knows which day it is; on others a player chooses a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(u16);

impl Day {
    /// The first.
    pub const FIRST: Self = Self(1);
    /// The last.
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

    /// The day of so many seconds since 1970.
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

    /// The day after it or, if there is none, itself.
    #[must_use]
    pub fn after(self) -> Self {
        Self::new(u32::from(self.0) + 1).unwrap_or(self)
    }

    /// The day so many days before it.
    #[must_use]
    pub fn before(self, days: u16) -> Option<Self> {
        Self::new(self.0.checked_sub(days)?.into())
    }

    /// The seed of its games.
    #[must_use]
    pub const fn seed(self) -> u32 {
        SEED + self.0 as u32
    }

    /// How its game of a kind is set up: alone if the game can be played so,
    /// each of these modes in turn. Otherwise against a bot of middling
    /// strength at each of the other seats, of which there are more from day
    /// to day.
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

    /// The day whose game begins so; `None` for any other game.
    #[must_use]
    pub fn of(start: Start, seed: u32) -> Option<Self> {
        let day = Self::new(seed.checked_sub(SEED)?)?;
        (start == day.start(start.game)).then_some(day)
    }
}
