//! What is remembered of finished games.

use palmyra_engine::bot::Level;
use palmyra_engine::legions::{Mode, Setup, Solo};
use serde::{Deserialize, Serialize};

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
    /// Coins.
    pub coins: u8,
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

/// Results kept of each solo game.
pub const KEPT: usize = 5;
/// Everything that is remembered of finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    solo: [[Option<Best>; KEPT]; 5],
    /// Classic and expert, by two to five seats.
    high: [[Option<Best>; 4]; 2],
    tally: [Tally; Level::ALL.len()],
    /// The name entered last.
    pub name: Name,
    /// Games begun: the number of the newest one.
    pub begun: u32,
    /// The game that was counted last, so that none counts twice.
    pub counted: u32,
    /// Games finished.
    pub finished: u16,
    /// The most tiles that a person had flipped at the end of a game.
    pub tribute: u8,
}

/// As version 2 began: the numbers at the end were added later.
#[derive(Deserialize)]
struct Version2 {
    solo: [[Option<Best>; KEPT]; 5],
    high: [[Option<Best>; 4]; 2],
    tally: [Tally; Level::ALL.len()],
    name: Name,
    begun: u32,
    counted: u32,
}

impl From<Version2> for Results {
    fn from(kept: Version2) -> Self {
        Self {
            solo: kept.solo,
            high: kept.high,
            tally: kept.tally,
            name: kept.name,
            begun: kept.begun,
            counted: kept.counted,
            // At least those are known.
            finished: kept
                .tally
                .iter()
                .fold(0, |sum: u16, tally| sum.saturating_add(tally.played)),
            tribute: 0,
        }
    }
}

/// As version 1 kept them: its only bot counts as an easy one.
#[derive(Deserialize)]
struct Version1 {
    solo: [[Option<Best>; KEPT]; 5],
    high: [[Option<Best>; 4]; 2],
    tally: [Tally; 4],
    name: Name,
    begun: u32,
    counted: u32,
}

impl From<Version1> for Results {
    fn from(kept: Version1) -> Self {
        let [bot, ..] = kept.tally;
        Self {
            solo: kept.solo,
            high: kept.high,
            tally: [bot, Tally::default(), Tally::default()],
            name: kept.name,
            begun: kept.begun,
            counted: kept.counted,
            finished: bot.played,
            tribute: 0,
        }
    }
}

impl Results {
    /// Reads the bytes of a version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        match version {
            1 => postcard::from_bytes::<Version1>(bytes).ok().map(Self::from),
            2 => postcard::from_bytes(bytes)
                .or_else(|_| postcard::from_bytes::<Version2>(bytes).map(Self::from))
                .ok(),
            _ => None,
        }
    }

    /// The results of a solo game, the best first.
    pub fn solo(&self, solo: Solo) -> impl Iterator<Item = Best> + '_ {
        self.solo[solo as usize].iter().flatten().copied()
    }

    /// The best result of a solo game.
    #[must_use]
    pub fn best(&self, solo: Solo) -> Option<u8> {
        self.solo(solo).next().map(|best| best.coins)
    }

    /// The highest score of a game for several.
    #[must_use]
    pub fn high(&self, expert: bool, players: u8) -> Option<Best> {
        let seats = usize::from(players.saturating_sub(2)) % 4;
        self.high[usize::from(expert)][seats]
    }

    /// Games against a level of bots.
    #[must_use]
    pub const fn tally(&self, level: Level) -> Tally {
        self.tally[level as usize - 1]
    }

    /// Whether the goal of a solo game has ever been reached.
    #[must_use]
    pub fn is_met(&self, solo: Solo) -> bool {
        self.best(solo).is_some_and(|best| best >= solo.goal())
    }

    /// Whether a solo game can be chosen: the first, or after a goal.
    #[must_use]
    pub fn is_open(&self, solo: Solo) -> bool {
        let before = Solo::new(solo.number() - 1);
        before.is_none_or(|before| self.is_met(before))
    }

    /// The rank that a result would have among those that are kept, from 0.
    #[must_use]
    pub fn rank(&self, setup: Setup, coins: u8) -> Option<usize> {
        let better = |best: &Option<Best>| best.is_none_or(|best| coins > best.coins);
        let list = self.list(setup);
        list.iter().position(better).filter(|_| coins > 0)
    }

    /// Keeps a result if it is good enough; returns its rank.
    pub fn keep(&mut self, setup: Setup, best: Best) -> Option<usize> {
        let rank = self.rank(setup, best.coins)?;
        let list = self.list_mut(setup);
        list[rank..].rotate_right(1);
        list[rank] = Some(best);
        Some(rank)
    }

    /// Gives a kept result its name.
    pub fn sign(&mut self, setup: Setup, rank: usize, name: Name) {
        self.name = name;
        if let Some(Some(best)) = self.list_mut(setup).get_mut(rank) {
            best.name = name;
        }
    }

    /// Counts a finished game, and what a person had flipped.
    pub fn finish(&mut self, tribute: u8) {
        self.finished = self.finished.saturating_add(1);
        self.tribute = self.tribute.max(tribute);
    }

    /// How many solo games' goals have been reached.
    #[must_use]
    pub fn goals_met(&self) -> u8 {
        Solo::ALL
            .into_iter()
            .filter(|&solo| self.is_met(solo))
            .count() as u8
    }

    /// The best result of all solo games.
    #[must_use]
    pub fn best_solo(&self) -> Option<u8> {
        Solo::ALL
            .into_iter()
            .filter_map(|solo| self.best(solo))
            .max()
    }

    /// The highest score of all games for several.
    #[must_use]
    pub fn best_score(&self) -> Option<u8> {
        self.high
            .iter()
            .flatten()
            .flatten()
            .map(|best| best.coins)
            .max()
    }

    /// Counts a finished game against bots of a level.
    pub fn count(&mut self, level: Level, won: bool) {
        let tally = &mut self.tally[level as usize - 1];
        tally.played = tally.played.saturating_add(1);
        tally.won = tally.won.saturating_add(won.into());
    }

    fn list(&self, setup: Setup) -> &[Option<Best>] {
        match place(setup) {
            Place::Solo(solo) => &self.solo[solo as usize],
            Place::High(mode, seats) => &self.high[mode][seats..=seats],
        }
    }

    fn list_mut(&mut self, setup: Setup) -> &mut [Option<Best>] {
        match place(setup) {
            Place::Solo(solo) => &mut self.solo[solo as usize],
            Place::High(mode, seats) => &mut self.high[mode][seats..=seats],
        }
    }
}

enum Place {
    Solo(Solo),
    High(usize, usize),
}

fn place(setup: Setup) -> Place {
    let seats = usize::from(setup.players().saturating_sub(2)) % 4;
    match setup.mode() {
        Mode::Solo(solo) => Place::Solo(solo),
        Mode::Classic => Place::High(0, seats),
        Mode::Expert => Place::High(1, seats),
    }
}
