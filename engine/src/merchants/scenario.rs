//! Positions set up by hand, for guided games, puzzles and examples.

use core::fmt;

use super::board::Board;
use super::game::{Merchants, Origin, Phase, Placing};
use super::good::Goods;
use super::mission::{Deck, Mission, Missions};
use super::rare::{Colour, MAX_STACK, Rare, Stack};
use super::region::Region;
use super::setup::{MAX_PIECES, Setup, TURNS};
use super::temple::TEMPLE_CARDS;
use super::tile::Tiles;
use crate::Seat;

/// The possessions of one seat in a [`Scenario`].
#[derive(Clone, Copy, Debug)]
pub struct ScenarioSeat {
    /// The prestige so far.
    pub prestige: i16,
    /// The goods in the warehouse.
    pub goods: Goods,
    /// The height of the tower.
    pub tower: u8,
    /// The numbers of camels and ships.
    pub pieces: [u8; 2],
    /// The improvements that the seat owns.
    pub improvements: Tiles,
    /// The missions in the hand.
    pub hand: Missions,
    /// The missions that are fulfilled but not returned.
    pub fulfilled: Missions,
    /// The missions that were returned.
    pub returned: Missions,
    /// For each part of a temple, the number of temples whose highest part it is.
    pub temples: [u8; 4],
    /// The number of rare goods of each type.
    pub rare: [u8; Rare::TYPES],
}

/// A position at the beginning of a turn. Pieces and cards that are not listed are out of the game.
#[derive(Clone, Copy, Debug)]
pub struct Scenario<'a> {
    /// The number of players and the mode.
    pub setup: Setup,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// The seat that moves first in the turn.
    pub first: Seat,
    /// The region under attack.
    pub under: Option<Region>,
    /// The seat that has chosen a marauders card, and the region on that card.
    pub chosen: Option<(Seat, Region)>,
    /// The seats, in the order of their numbers.
    pub seats: &'a [ScenarioSeat],
    /// The improvements that can be bought.
    pub open: Tiles,
    /// The improvements that were not drawn.
    pub undrawn: Tiles,
    /// The stacks of rare goods by colour, from the top down.
    pub stacks: [&'a [Rare]; 3],
    /// The missions to be drawn, from the top down.
    pub deck: &'a [Mission],
    /// The missions that were discarded.
    pub discards: Missions,
}

/// The reason why a scenario is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// The number of seats is not the number of players, or the first seat or the seat that has
    /// chosen a marauders card does not exist.
    Seats,
    /// The turn is not one of the nine.
    Turn,
    /// The chosen region is under attack.
    Region,
    /// A mission occurs twice.
    Missions,
    /// An improvement occurs twice, or does not belong to this game.
    Improvements,
    /// There are more rare goods of a type than in the box, or a tile is in the stack of another
    /// colour.
    RareGoods,
    /// There are more temple cards than in the box.
    Temples,
    /// There are more camels or ships than in the box, or nobody can place a piece.
    Pieces,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seats => "there must be as many seats as players",
            Self::Turn => "there are nine turns",
            Self::Region => "the region under attack cannot be chosen",
            Self::Missions => "a mission is in two places",
            Self::Improvements => "an improvement is in two places, or not in this game",
            Self::RareGoods => "too many rare goods of a type, or one in a wrong stack",
            Self::Temples => "there are four temple cards of each part",
            Self::Pieces => {
                "there are five camels and four ships of each colour, and somebody has one to place"
            }
        })
    }
}

impl core::error::Error for ScenarioError {}

impl Scenario<'_> {
    /// Sets up the position.
    ///
    /// # Errors
    /// The reason why the position is impossible.
    pub fn game(&self) -> Result<Merchants, ScenarioError> {
        let count = self.setup.players.count();
        if self.seats.len() != usize::from(count) || self.first.index() >= self.seats.len() {
            return Err(ScenarioError::Seats);
        }
        if !(1..=TURNS).contains(&self.turn) {
            return Err(ScenarioError::Turn);
        }
        self.check_region()?;
        self.check_missions()?;
        self.check_improvements()?;
        self.check_rare()?;
        let few =
            |seat: &ScenarioSeat| seat.pieces.iter().zip(MAX_PIECES).all(|(n, max)| *n <= max);
        if !self.seats.iter().all(few) {
            return Err(ScenarioError::Pieces);
        }
        for part in 0..4 {
            let cards = self.seats.iter().map(|seat| u16::from(seat.temples[part]));
            if cards.sum::<u16>() > TEMPLE_CARDS.into() {
                return Err(ScenarioError::Temples);
            }
        }
        let mut game = Merchants::sorted(self.setup);
        game.origin = Origin::Other;
        for (board, seat) in game.boards.iter_mut().zip(self.seats) {
            *board = seat.board();
        }
        game.turn = self.turn;
        game.first = self.first;
        game.pawn = self.first;
        game.seat = self.first;
        game.phase = Phase::Place(Placing::One);
        game.under = self.under;
        game.chosen = self.chosen;
        game.open = self.open;
        game.undrawn = self.undrawn;
        game.discards = self.discards;
        game.deck = Deck::EMPTY;
        for &card in self.deck.iter().rev() {
            game.deck.push(card);
        }
        for (stack, tiles) in game.stacks.iter_mut().zip(self.stacks) {
            *stack = Stack::EMPTY;
            for &rare in tiles.iter().rev() {
                stack.push(rare);
            }
        }
        // Skips seats that cannot place a piece.
        for _ in 0..count {
            if game.can_place(game.seat) {
                return Ok(game);
            }
            game.seat = game.next_seat(game.seat);
        }
        Err(ScenarioError::Pieces)
    }

    fn check_region(&self) -> Result<(), ScenarioError> {
        match self.chosen {
            Some((seat, _)) if seat.index() >= self.seats.len() => Err(ScenarioError::Seats),
            Some((_, region)) if Some(region) == self.under => Err(ScenarioError::Region),
            _ => Ok(()),
        }
    }

    fn check_missions(&self) -> Result<(), ScenarioError> {
        let mut seen = self.discards;
        let seats = self.seats.iter();
        let theirs = seats.flat_map(|seat| [seat.hand, seat.fulfilled, seat.returned]);
        let deck = self.deck.iter().map(|&card| Missions::one(card));
        for cards in theirs.chain(deck) {
            if !seen.and(cards).is_empty() {
                return Err(ScenarioError::Missions);
            }
            seen = seen.or(cards);
        }
        Ok(())
    }

    fn check_improvements(&self) -> Result<(), ScenarioError> {
        let mut seen = Tiles::NONE;
        let seats = self.seats.iter().map(|seat| seat.improvements);
        for tiles in seats.chain([self.open, self.undrawn]) {
            if seen.any(tiles) {
                return Err(ScenarioError::Improvements);
            }
            seen = seen.or(tiles);
        }
        let all = Tiles::for_players(self.setup.players.count());
        if seen.minus(all).is_empty() {
            Ok(())
        } else {
            Err(ScenarioError::Improvements)
        }
    }

    fn check_rare(&self) -> Result<(), ScenarioError> {
        for (colour, stack) in Colour::ALL.into_iter().zip(self.stacks) {
            if stack.len() > MAX_STACK || stack.iter().any(|rare| rare.colour() != colour) {
                return Err(ScenarioError::RareGoods);
            }
        }
        let most = usize::from(self.setup.players.rare_tiles());
        let fits = Rare::all().all(|rare| {
            let stack = self.stacks[rare.colour().index()];
            let stacked = stack.iter().filter(|&&other| other == rare).count();
            let owned = self.seats.iter().map(|seat| seat.rare[rare.index()]);
            stacked + owned.map(usize::from).sum::<usize>() <= most
        });
        fits.then_some(()).ok_or(ScenarioError::RareGoods)
    }
}

impl ScenarioSeat {
    fn board(&self) -> Board {
        Board {
            improvements: self.improvements,
            hand: self.hand,
            fulfilled: self.fulfilled,
            returned: self.returned,
            prestige: self.prestige,
            warehouse: self.goods,
            tower: self.tower,
            pieces: self.pieces,
            reserve: self.pieces,
            temples: self.temples,
            rare: self.rare,
            ..Board::START
        }
    }
}
