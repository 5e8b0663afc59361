//! Milestones, the results of daily games, and the last finished games, for one
//! kind of game.

use palmyra_engine::bot::Level;
use serde::{Deserialize, Serialize};

use crate::results::or_default;
use crate::{Day, Setup};

/// The number of days whose results are kept.
pub const DAYS: usize = 7;
/// The number of finished games that are kept with their setup.
pub const PAST: usize = 4;

/// The result of a daily game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// The day.
    pub day: Day,
    /// The points, which may be negative.
    pub score: i16,
    /// Whether the game was won, or its goal met.
    pub won: bool,
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastGame {
    /// The game's setup and players.
    pub setup: Setup,
    /// The day, if the game was a daily game.
    pub day: Option<Day>,
    /// The points of the best person. They may be negative.
    pub score: i16,
    /// Whether the game was won, or its goal met.
    pub won: bool,
}

/// The number of finished games whose points are kept.
pub const FORM: usize = 19;
/// The number of days that the calendar keeps.
pub const CALENDAR: u16 = 21;

/// The points of the last finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    /// The points, the latest first.
    points: [i16; FORM],
    /// The number of games in `points`, at most [`FORM`].
    count: u8,
    /// The games that were won, one bit each. The lowest bit is the latest
    /// game.
    won: u32,
}

impl Form {
    /// Adds a finished game.
    fn add(&mut self, points: i16, won: bool) {
        self.points.rotate_right(1);
        self.points[0] = points;
        self.count = (self.count + 1).min(FORM as u8);
        self.won = self.won << 1 | u32::from(won);
    }

    /// The points of each game and whether the game was won, the latest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (i16, bool)> + ExactSizeIterator + '_ {
        let count = usize::from(self.count).min(FORM);
        (0..count).map(|ago| (self.points[ago], self.won >> ago & 1 == 1))
    }

    /// The rounded average of the points; `None` if there is no game.
    #[must_use]
    pub fn average(&self) -> Option<i16> {
        let count = self.games().len() as i32;
        let sum: i32 = self.games().map(|(points, _)| i32::from(points)).sum();
        (count > 0).then(|| ((2 * sum + count).div_euclid(2 * count)) as i16)
    }

    /// The number of consecutive wins up to the last game.
    #[must_use]
    pub fn wins_in_a_row(&self) -> u8 {
        self.won.trailing_ones().min(self.count.into()) as u8
    }
}

/// A calendar of the days that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Calendar {
    /// The number of the latest day played; 0 before the first.
    last: u16,
    /// The days played, one bit each; the lowest bit is the latest day.
    played: u32,
    /// The days that were won, in the same order as `played`.
    won: u32,
    /// The number of consecutive days played, up to the latest one.
    streak: u16,
}

impl Calendar {
    fn add(&mut self, day: Day, won: bool) {
        let number = day.number();
        if let gap @ 1.. = number.saturating_sub(self.last) {
            self.streak = if gap == 1 { self.streak } else { 0 };
            self.streak = self.streak.saturating_add(1);
            let shifted = |days: u32| days.checked_shl(gap.into()).unwrap_or(0);
            (self.played, self.won) = (shifted(self.played), shifted(self.won));
            self.last = number;
        }
        let ago = u32::from(self.last - number);
        let bit = 1u32.checked_shl(ago).unwrap_or(0);
        self.played |= bit;
        if won {
            self.won |= bit;
        }
        // A missed day can be played later. It may then make the row of days longer.
        self.streak = self.streak.max(self.played.trailing_ones() as u16);
    }
}

/// Milestones, the results of daily games, and the last finished games, for one
/// kind of game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Honours {
    /// The milestones reached, one bit each.
    milestones: u32,
    /// The best results of the days played most recently, the day played last first.
    days: [Option<DayResult>; DAYS],
    /// The last finished games, the latest first.
    past: [Option<PastGame>; PAST],
    /// The points of the last [`FORM`] finished games. This field and those below were added later:
    /// older saves lack them, and older programs ignore them.
    #[serde(deserialize_with = "or_default")]
    form: Form,
    #[serde(deserialize_with = "or_default")]
    calendar: Calendar,
    /// The best lead over each bot in a game for two, plus 1; 0 before the first
    /// win.
    #[serde(deserialize_with = "or_default")]
    leads: [u8; Level::ALL.len()],
}

impl Honours {
    /// Decodes the bytes of a save that has this version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        let mut honours: Self = (version == 3).then(|| postcard::from_bytes(bytes).ok())??;
        // Older saves have no form and no calendar, so both are filled from the
        // last games and days.
        if honours.form.count == 0 {
            for game in honours.past.into_iter().rev().flatten() {
                honours.form.add(game.score, game.won);
            }
        }
        if honours.calendar.last == 0 {
            for result in honours.days.into_iter().rev().flatten() {
                honours.calendar.add(result.day, result.won);
            }
        }
        Some(honours)
    }

    /// Whether this milestone has been reached.
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

    /// The results of daily games, the latest played first.
    pub fn days(&self) -> impl Iterator<Item = DayResult> + '_ {
        self.days.iter().flatten().copied()
    }

    /// The result of a day; `None` if the day is not among the last seven that
    /// were played.
    #[must_use]
    pub fn day(&self, day: Day) -> Option<DayResult> {
        self.days().find(|result| result.day == day)
    }

    /// The last finished games, the latest first.
    pub fn past(&self) -> impl Iterator<Item = PastGame> + '_ {
        self.past.iter().flatten().copied()
    }

    /// The points of the last finished games.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// Whether a day was won; `None` if the day was not played. Only the last [`CALENDAR`] days up
    /// to the latest day played are known.
    #[must_use]
    pub fn played(&self, day: Day) -> Option<bool> {
        let ago = self.calendar.last.checked_sub(day.number())?;
        let bit = |days: u32| ago < CALENDAR && days >> ago & 1 == 1;
        bit(self.calendar.played).then(|| bit(self.calendar.won))
    }

    /// The latest day played.
    #[must_use]
    pub const fn latest_day(&self) -> Option<Day> {
        Day::new(self.calendar.last as u32)
    }

    /// The number of days played in a row; 0 if `today` is known and neither today nor yesterday
    /// was played.
    #[must_use]
    pub fn days_in_a_row(&self, today: Option<Day>) -> u16 {
        let is_over = today.is_some_and(|today| today.number() > self.calendar.last + 1);
        if is_over { 0 } else { self.calendar.streak }
    }

    /// The best lead over a bot in a game for two; `None` before the first win.
    #[must_use]
    pub fn lead(&self, level: Level) -> Option<u8> {
        let lead = self.leads.get(usize::from(level.number()) - 1);
        lead.and_then(|lead| lead.checked_sub(1))
    }

    /// Adds a win over a bot in a game for two.
    pub fn add_lead(&mut self, level: Level, lead: i16) {
        if let Some(best) = self.leads.get_mut(usize::from(level.number()) - 1) {
            *best = (*best).max(lead.clamp(0, 254) as u8 + 1);
        }
    }

    /// Adds a finished game. If it was a daily game, also adds the result of
    /// its day.
    pub fn add(&mut self, game: PastGame) {
        self.past.rotate_right(1);
        self.past[0] = Some(game);
        let PastGame { score, won, .. } = game;
        self.form.add(score, won);
        if let Some(day) = game.day {
            self.add_day(DayResult { day, score, won });
        }
    }

    /// Adds the result of a day. If a better result of that day is known, that result is kept. If
    /// the list is full, the day that was played longest ago is removed.
    pub fn add_day(&mut self, mut result: DayResult) {
        self.calendar.add(result.day, result.won);
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
