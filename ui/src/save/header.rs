//! How a kept game began, in bytes.

use palmyra_engine::bot::Level;

use super::Spoiled;
use crate::running::{Opening, Person, Start, Who};

/// Bytes of a header.
pub const HEADER: usize = 15;
/// Bits of a seat: 0 is a person, else the level of the bot.
const SEAT_BITS: u32 = 3;
/// The only game of version 1.
const LEGIONS: u8 = 0;

/// How a kept game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header<S> {
    /// Tells games in the same place apart, and which was played last.
    pub id: u32,
    /// The set-up.
    pub start: Start<S>,
    /// The seed.
    pub seed: u32,
}

/// A game as it was kept.
pub struct KeptGame<'a, S> {
    pub header: Header<S>,
    /// Whether it is over and its place free.
    pub over: bool,
    /// Each as its place in the list of legal ones.
    pub moves: &'a [u8],
}

impl<S: Opening> Header<S> {
    /// Fixed places, so that only what changes is written again. The last byte
    /// tells whether the game is over and its place free.
    pub(super) fn bytes(self, over: bool) -> [u8; HEADER] {
        let Start { setup, who, first } = self.start;
        let seats = who.iter().rev().fold(0u16, |seats, who| {
            let seat = match who {
                Who::Human => 0,
                Who::Bot(level) => level.number(),
            };
            seats << SEAT_BITS | u16::from(seat)
        });
        let first = first.map_or(u8::MAX, |first| first.0);
        let [i0, i1, i2, i3] = self.id.to_le_bytes();
        let [w0, w1] = seats.to_le_bytes();
        let [s0, s1, s2, s3] = self.seed.to_le_bytes();
        let (game, mode, players) = (S::NUMBER, setup.mode(), setup.players());
        let over = over.into();
        [
            i0, i1, i2, i3, game, mode, players, w0, w1, first, s0, s1, s2, s3, over,
        ]
    }
}

/// What the bytes of a header say, before a game makes sense of it.
struct Words {
    id: u32,
    game: u8,
    mode: u8,
    players: u8,
    who: [Who; 5],
    first: u8,
    seed: u32,
    over: bool,
}

impl Words {
    fn read(version: u8, bytes: &[u8]) -> Option<(Self, &[u8])> {
        match version {
            1 => Self::read_1(bytes),
            2 => Self::read_2(bytes),
            _ => None,
        }
    }

    /// One game, and one level of bots, a bit for each.
    fn read_1(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (head, moves) = bytes.split_first_chunk()?;
        let &[
            i0,
            i1,
            i2,
            i3,
            mode,
            players,
            bots,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = head;
        let mut who = [Who::Human; 5];
        for (seat, who) in who.iter_mut().enumerate() {
            if bots >> seat & 1 == 1 {
                *who = Who::Bot(Level::Easy);
            }
        }
        let words = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            game: LEGIONS,
            mode,
            players,
            who,
            first,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
            over: over != 0,
        };
        Some((words, moves))
    }

    /// The game, and a level for each bot.
    fn read_2(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (head, moves) = bytes.split_first_chunk::<HEADER>()?;
        let &[
            i0,
            i1,
            i2,
            i3,
            game,
            mode,
            players,
            w0,
            w1,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = head;
        let mut seats = u16::from_le_bytes([w0, w1]);
        let mut who = [Who::Human; 5];
        for who in &mut who {
            let seat = (seats & ((1 << SEAT_BITS) - 1)) as u8;
            if seat > 0 {
                *who = Who::Bot(Level::new(seat)?);
            }
            seats >>= SEAT_BITS;
        }
        let words = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            game,
            mode,
            players,
            who,
            first,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
            over: over != 0,
        };
        Some((words, moves))
    }
}

/// Makes sense of the bytes of a game. Those of another game than the one
/// asked for may come from a version that knows it.
pub fn decode<S: Opening>(version: u8, bytes: &[u8]) -> Result<KeptGame<'_, S>, Spoiled> {
    let (words, moves) = Words::read(version, bytes).ok_or(Spoiled::Damaged)?;
    if words.game != S::NUMBER {
        return Err(Spoiled::Newer);
    }
    let setup = S::from_kept(words.mode, words.players).ok_or(Spoiled::Damaged)?;
    let start = Start {
        setup,
        who: words.who,
        first: (words.first < words.players).then_some(Person(words.first)),
    };
    let header = Header {
        id: words.id,
        start,
        seed: words.seed,
    };
    Ok(KeptGame {
        header,
        over: words.over,
        moves,
    })
}
