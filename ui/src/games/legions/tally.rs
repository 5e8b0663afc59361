//! Sums over all turns of a game, for the pages at its end.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::legions::{Action, CAESAR_PRICE, Cell, Legions};

use super::turn::Turn;

/// The maximum number of turns: 93 turns that lay a tile, 93 reorganizations that draw a tile, and
/// a last turn without a tile to draw.
const TURNS: usize = 93 + 93 + 1;

/// The sources of coins. After the start, they are in the order in which a revenue pays them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The coins at the start of the game.
    Start,
    /// The coins for matching landscapes.
    Landscapes,
    /// The coins for matching features.
    Features,
    /// The coins that Caesar adds, less his price.
    Caesar,
    /// The coins for flipped tiles.
    Tribute,
}

impl Source {
    /// All sources.
    pub const ALL: [Self; 5] = [
        Self::Start,
        Self::Landscapes,
        Self::Features,
        Self::Caesar,
        Self::Tribute,
    ];
}

/// The numbers of a finished turn.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The coins of that seat after the turn.
    pub coins: u8,
    /// The coins gained in the turn.
    pub taken: u8,
    /// The tiles gained by matches in the turn.
    drawn: u8,
    /// The tiles laid in the turn.
    laid: u8,
}

/// The smallest gain for which a turn is praised.
const OUTSTANDING: u8 = 10;

/// Returns the gain of a turn if it is a conquest, otherwise 0.
fn conquered(turn: &Turn) -> u8 {
    match turn.action {
        Some(Action::Conquer(_)) => turn.gain(),
        _ => 0,
    }
}

/// All finished turns of a game, and the sources of all players' coins.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    turns: Vec<Past, TURNS>,
    /// The coins of each seat from landscapes, features, Caesar and tribute.
    earned: [[u8; 4]; MAX_SEATS],
    /// The coins that each seat paid for Caesar.
    paid: [u8; MAX_SEATS],
}

impl Tally {
    /// Adds a finished turn.
    pub fn add(&mut self, turn: &Turn, game: &Legions) {
        let Some(seat) = turn.seat else { return };
        let taken = turn.taken.unwrap_or(0);
        // The list has room for the turns of any game.
        let _ = self.turns.push(Past {
            seat,
            coins: game.coins(seat),
            taken,
            drawn: conquered(turn),
            laid: turn.laid.len() as u8,
        });
        let paid = &mut self.paid[seat.index()];
        *paid = paid.saturating_add(CAESAR_PRICE * u8::from(turn.caesar_taken));
        // If the reserve has too few coins, the last sources pay less.
        let mut left = taken;
        let parts = [turn.landscape, turn.feature, turn.caesar, turn.tribute];
        for (sum, part) in self.earned[seat.index()].iter_mut().zip(parts) {
            let part = part.min(left);
            left -= part;
            *sum = sum.saturating_add(part);
        }
    }

    /// Returns all turns, the first one first.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Past> + Clone + '_ {
        self.turns.iter().copied()
    }

    /// Returns a seat's coins from a source. The coins from Caesar are negative if he has cost more
    /// than he has added.
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

    /// Whether the last turn is praised. Praise is for a player's first turn with a gain of at
    /// least [`OUTSTANDING`].
    pub fn is_outstanding(&self) -> bool {
        let brings = |turn: &Past| turn.taken.max(turn.drawn) >= OUTSTANDING;
        self.turns.split_last().is_some_and(|(last, before)| {
            let mut own = before.iter().filter(|turn| turn.seat == last.seat);
            brings(last) && !own.any(brings)
        })
    }

    /// Returns the index of the first turn that gained the most coins, or `None` if no turn gained
    /// any.
    pub fn best(&self) -> Option<usize> {
        let most = self.turns().map(|turn| turn.taken).max()?;
        let is_best = |turn: &Past| turn.taken == most && most > 0;
        self.turns.iter().position(is_best)
    }

    /// Returns the turn in which the tile of a cell was laid, and the seat that has laid it. Turns
    /// are numbered from 1.
    pub fn laid(&self, game: &Legions, cell: Cell) -> Option<(u8, Seat)> {
        let laid: usize = self.turns().map(|turn| usize::from(turn.laid)).sum();
        let before = game.province().len().checked_sub(laid)?;
        let mut tiles = game.province().tiles();
        let place = tiles.position(|(_, other)| other == cell)?;
        let mut left = place.checked_sub(before)?;
        for (number, turn) in (1..).zip(self.turns()) {
            match left.checked_sub(turn.laid.into()) {
                Some(rest) => left = rest,
                None => return Some((number, turn.seat)),
            }
        }
        None
    }

    /// Returns each cell of the province with the seat that has laid its tile, in the order of
    /// laying. The seat is `None` for tiles that were there from the start.
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
