//! The results in the formats of versions 1 and 2, in which one item held them for
//! the only game.

use serde::Deserialize;

use crate::results::{Best, Counter, KEPT, Name, OLD_LEVELS, Results, Tally};

/// A result and the name of its player.
#[derive(Clone, Copy, Deserialize)]
struct OldBest {
    score: u8,
    name: Name,
}

impl From<OldBest> for Best {
    fn from(old: OldBest) -> Self {
        Self {
            score: old.score.into(),
            name: old.name,
        }
    }
}

/// The best results. There is one list for each of the five solo games. For each of the two other
/// modes there are four lists, for two to five players.
#[derive(Deserialize)]
struct Bests {
    solo: [[Option<OldBest>; KEPT]; 5],
    several: [[Option<OldBest>; 4]; 2],
}

#[derive(Deserialize)]
struct Counts {
    name: Name,
    begun: u32,
    counted: u32,
}

/// The format of version 1. There was only one kind of bot. The results count as results against
/// the weakest bot.
#[derive(Deserialize)]
struct Version1 {
    bests: Bests,
    tally: [Tally; 4],
    counts: Counts,
}

/// The first of the two formats of version 2.
#[derive(Deserialize)]
struct Version2 {
    bests: Bests,
    tally: [Tally; OLD_LEVELS],
    counts: Counts,
}

/// The second of the two formats of version 2. It has two more numbers.
#[derive(Deserialize)]
struct Version2Later {
    first: Version2,
    finished: u16,
    most: u8,
}

/// Decodes the counts over all games, and the results of the only game.
pub fn decode(version: u8, bytes: &[u8]) -> Option<(Counter, Results)> {
    match version {
        1 => {
            let old: Version1 = postcard::from_bytes(bytes).ok()?;
            let [bot, ..] = old.tally;
            let tally = [bot, Tally::default(), Tally::default()];
            Some(results(&old.bests, tally, &old.counts, bot.played, 0))
        }
        2 => match postcard::from_bytes::<Version2Later>(bytes) {
            Ok(Version2Later {
                first,
                finished,
                most,
            }) => Some(results(
                &first.bests,
                first.tally,
                &first.counts,
                finished,
                most,
            )),
            Err(_) => {
                let old: Version2 = postcard::from_bytes(bytes).ok()?;
                // The number of finished games was not saved. It is at least the sum of the
                // tallies.
                let played = |sum: u16, tally: &Tally| sum.saturating_add(tally.played);
                let finished = old.tally.iter().fold(0, played);
                Some(results(&old.bests, old.tally, &old.counts, finished, 0))
            }
        },
        _ => None,
    }
}

fn results(
    bests: &Bests,
    tally: [Tally; OLD_LEVELS],
    counts: &Counts,
    finished: u16,
    most: u8,
) -> (Counter, Results) {
    let mut results = Results {
        tally,
        finished,
        counted: counts.counted,
        ..Results::default()
    };
    // The lists of the current format are ordered: first two modes with two to five seats each,
    // then the solo games.
    let boards = &mut results.bests;
    let several = bests.several.iter().flatten();
    for (board, &best) in boards.iter_mut().zip(several) {
        board[0] = best.map(Best::from);
    }
    for (board, solo) in boards.iter_mut().skip(8).zip(&bests.solo) {
        *board = solo.map(|best| best.map(Best::from));
    }
    results.own[0] = most.into();
    let counter = Counter {
        name: counts.name,
        begun: counts.begun,
        ..Counter::default()
    };
    (counter, results)
}
