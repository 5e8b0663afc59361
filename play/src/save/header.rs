//! The byte format of a saved game's setup.

use palmyra_engine::bot::Level;
use palmyra_engine::game::MAX_SEATS;

use super::Spoiled;
use crate::{Kind, Person, Start, Who};

/// The number of bytes of a header.
pub const HEADER: usize = 17;
/// The number of bits for each seat: 0 stands for a person, other values for the level of a bot.
const SEAT_BITS: u32 = 3;
/// The highest bit of the seats: set if a person has used hints. Older programs ignore
/// it.
const HELPED: u16 = 1 << 15;

const _: () = assert!(SEAT_BITS as usize * MAX_SEATS < 16, "the seats leave a bit");

/// The setup of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The id of the game; the newest game has the highest id.
    pub id: u32,
    /// The setup.
    pub start: Start,
    /// The seed.
    pub seed: u32,
    /// Whether a person has used hints.
    pub helped: bool,
}

/// A saved game: its setup and its moves.
pub struct SavedMoves<'a> {
    pub header: Header,
    /// Whether the game is over. The slot of such a game counts as free.
    pub over: bool,
    /// The moves, each as an index into the list of legal moves.
    pub moves: &'a [u8],
}

impl Header {
    /// Encodes the header. Every field has a fixed place, so that few bytes change from save to
    /// save.
    pub(super) fn bytes(self, over: bool) -> [u8; HEADER] {
        let start = self.start;
        let seats = start.who.iter().rev().fold(0u16, |seats, who| {
            let seat = match who {
                Who::Human => 0,
                Who::Bot(level) => level.number(),
            };
            seats << SEAT_BITS | u16::from(seat)
        });
        let first = start.first.map_or(u8::MAX, |first| first.0);
        let [i0, i1, i2, i3] = self.id.to_le_bytes();
        let helped = if self.helped { HELPED } else { 0 };
        let [w0, w1] = (seats | helped).to_le_bytes();
        let [s0, s1, s2, s3] = self.seed.to_le_bytes();
        [
            i0,
            i1,
            i2,
            i3,
            start.game.number(),
            start.mode,
            start.seats,
            w0,
            w1,
            first,
            s0,
            s1,
            s2,
            s3,
            over.into(),
            start.game.rules(),
            start.options,
        ]
    }
}

/// The unchecked fields of a header.
struct Fields {
    id: u32,
    game: u8,
    mode: u8,
    seats: u8,
    who: [Who; MAX_SEATS],
    first: u8,
    seed: u32,
    over: bool,
    rules: u8,
    options: u8,
    helped: bool,
}

impl Fields {
    fn read(version: u8, bytes: &[u8]) -> Option<(Self, &[u8])> {
        match version {
            1 => Self::read_1(bytes),
            2 => {
                let (head, moves) = bytes.split_first_chunk()?;
                Some((Self::read_2(head)?, moves))
            }
            3 => {
                let (head, moves) = bytes.split_first_chunk()?;
                let (&[rules, options], moves) = moves.split_first_chunk()?;
                let fields = Self {
                    rules,
                    options,
                    ..Self::read_2(head)?
                };
                Some((fields, moves))
            }
            _ => None,
        }
    }

    /// Decodes a header of version 1. That version had one game, now number 0, and one kind of bot,
    /// so the header has only a bit for each place: whether a bot plays at it.
    fn read_1(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (head, moves) = bytes.split_first_chunk()?;
        let &[
            i0,
            i1,
            i2,
            i3,
            mode,
            seats,
            bots,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = head;
        let mut who = [Who::Human; MAX_SEATS];
        for (seat, who) in who.iter_mut().enumerate() {
            if bots >> seat & 1 == 1 {
                *who = Who::Bot(Level::Malku);
            }
        }
        let fields = Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            game: 0,
            mode,
            seats,
            who,
            first,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
            over: over != 0,
            rules: 1,
            options: 0,
            helped: false,
        };
        Some((fields, moves))
    }

    /// Decodes a header of version 2, which has a game and a level for each bot. A header of
    /// version 3 begins in the same way.
    fn read_2(head: &[u8; 15]) -> Option<Self> {
        let &[
            i0,
            i1,
            i2,
            i3,
            game,
            mode,
            seats,
            w0,
            w1,
            first,
            s0,
            s1,
            s2,
            s3,
            over,
        ] = head;
        let mut bits = u16::from_le_bytes([w0, w1]);
        let helped = bits & HELPED != 0;
        let mut who = [Who::Human; MAX_SEATS];
        for who in &mut who {
            let seat = (bits & ((1 << SEAT_BITS) - 1)) as u8;
            if seat > 0 {
                *who = Who::Bot(Level::new(seat)?);
            }
            bits >>= SEAT_BITS;
        }
        Some(Self {
            id: u32::from_le_bytes([i0, i1, i2, i3]),
            game,
            mode,
            seats,
            who,
            first,
            seed: u32::from_le_bytes([s0, s1, s2, s3]),
            over: over != 0,
            rules: 1,
            options: 0,
            helped,
        })
    }
}

/// Decodes a saved game. A game that is not in the registry counts as newer.
pub fn decode(version: u8, bytes: &[u8]) -> Result<SavedMoves<'_>, Spoiled> {
    let (fields, moves) = Fields::read(version, bytes).ok_or(Spoiled::Damaged)?;
    let game = Kind::numbered(fields.game).ok_or(Spoiled::Newer)?;
    if fields.rules > game.rules() {
        return Err(Spoiled::Newer);
    }
    if fields.rules < game.rules() {
        return Err(Spoiled::Older);
    }
    if !game.allows(fields.mode, fields.seats) {
        return Err(Spoiled::Damaged);
    }
    let start = Start {
        game,
        mode: fields.mode,
        seats: fields.seats,
        options: fields.options,
        who: fields.who,
        first: (fields.first < fields.seats).then_some(Person(fields.first)),
    };
    Ok(SavedMoves {
        header: Header {
            id: fields.id,
            start,
            seed: fields.seed,
            helped: fields.helped,
        },
        over: fields.over,
        moves,
    })
}
