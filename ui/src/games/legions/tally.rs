//! The sums over a whole game, which its end shows.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::legions::{Action, CAESAR_PRICE, Cell, Legions};

use super::turn::Turn;

/// The largest number of turns: 93 in which a tile is laid, 93 reorganizations
/// that draw one, and a last one that finds none.
const TURNS: usize = 93 + 93 + 1;

/// The sources of coins, in the order in which they are paid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// What a seat begins with.
    Start,
    /// Matching landscapes.
    Landscapes,
    /// Matching features.
    Features,
    /// Caesar's extra ones, less what he was paid.
    Caesar,
    /// Flipped tiles.
    Tribute,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Start,
        Self::Landscapes,
        Self::Features,
        Self::Caesar,
        Self::Tribute,
    ];
}

/// A turn that is over.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The coins of that seat after it.
    pub coins: u8,
    /// Coins that it brought.
    pub taken: u8,
    /// Tiles that it brought by matches.
    drawn: u8,
    /// Tiles that were laid in it.
    laid: u8,
}

/// The gain from which a turn is strong.
const STRONG: u8 = 7;
/// The gain from which a player's best turn so far is notable.
const NOTABLE: u8 = 4;

/// How strong a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Like most turns.
    Plain,
    /// It brings much.
    Strong,
    /// It brings more than any turn of that player before.
    Best,
}

/// The gain of a conquest.
fn conquered(turn: &Turn) -> u8 {
    match turn.action {
        Some(Action::Conquer(_)) => turn.gain(),
        _ => 0,
    }
}

/// All turns of a game, and where everybody's coins came from.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    turns: Vec<Past, TURNS>,
    /// By seat: landscapes, features, Caesar, tribute.
    earned: [[u8; 4]; MAX_SEATS],
    /// By seat: coins paid for Caesar.
    paid: [u8; MAX_SEATS],
}

impl Tally {
    /// Adds a turn that is just over.
    pub fn add(&mut self, turn: &Turn, game: &Legions) {
        let Some(seat) = turn.seat else { return };
        let taken = turn.taken.unwrap_or(0);
        // No game has more turns.
        let _ = self.turns.push(Past {
            seat,
            coins: game.coins(seat),
            taken,
            drawn: conquered(turn),
            laid: turn.laid.len() as u8,
        });
        let paid = &mut self.paid[seat.index()];
        *paid = paid.saturating_add(CAESAR_PRICE * u8::from(turn.caesar_taken));
        // Coins that the reserve could not pay are missing from the last parts.
        let mut left = taken;
        let parts = [turn.landscape, turn.feature, turn.caesar, turn.tribute];
        for (sum, part) in self.earned[seat.index()].iter_mut().zip(parts) {
            let part = part.min(left);
            left -= part;
            *sum = sum.saturating_add(part);
        }
    }

    /// All turns, the first one first.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Past> + Clone + '_ {
        self.turns.iter().copied()
    }

    /// How many coins of a seat came from a source. Caesar may have cost more
    /// than he brought.
    pub fn of(&self, game: &Legions, seat: Seat, source: Source) -> i16 {
        let [landscapes, features, caesar, tribute] = self.earned[seat.index()].map(i16::from);
        let paid = i16::from(self.paid[seat.index()]);
        match source {
            Source::Landscapes => landscapes,
            Source::Features => features,
            Source::Caesar => caesar - paid,
            Source::Tribute => tribute,
            Source::Start => {
                let all = landscapes + features + caesar + tribute - paid;
                i16::from(game.coins(seat)) - all
            }
        }
    }

    /// How strong the last turn was.
    pub fn strength(&self) -> Strength {
        let Some((last, before)) = self.turns.split_last() else {
            return Strength::Plain;
        };
        let gain = last.taken.max(last.drawn);
        let mut own = before.iter().filter(|turn| turn.seat == last.seat);
        if gain < NOTABLE {
            Strength::Plain
        } else if own.all(|turn| turn.taken.max(turn.drawn) < gain) {
            Strength::Best
        } else if gain >= STRONG {
            Strength::Strong
        } else {
            Strength::Plain
        }
    }

    /// The turn that brought most coins, the first of equal ones.
    pub fn best(&self) -> Option<usize> {
        let most = self.turns().map(|turn| turn.taken).max()?;
        let is_best = |turn: &Past| turn.taken == most && most > 0;
        self.turns.iter().position(is_best)
    }

    /// The seat that laid each tile of the province, in the order of the tiles;
    /// `None` for tiles that were there before.
    pub fn owners<'a>(&'a self, game: &'a Legions) -> impl Iterator<Item = (Cell, Option<Seat>)> {
        let laid: usize = self.turns().map(|turn| usize::from(turn.laid)).sum();
        let before = game.province().len().saturating_sub(laid);
        let seats = self
            .turns()
            .flat_map(|turn| core::iter::repeat_n(Some(turn.seat), turn.laid.into()));
        let owners = core::iter::repeat_n(None, before).chain(seats);
        game.province().tiles().map(|(_, cell)| cell).zip(owners)
    }
}
