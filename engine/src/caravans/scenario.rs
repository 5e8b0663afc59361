//! Positions set up by hand, for guided games, tests and examples.

use core::fmt;

use super::card::Card;
use super::cards::Cards;
use super::game::{Caravans, Origin};
use super::good::Good;
use super::route::Route;
use super::setup::{AMPHORAE, HAND, Players, YEARS};
use crate::Seat;

/// The possessions of one seat in a [`Scenario`].
#[derive(Clone, Copy, Debug)]
pub struct ScenarioSeat<'a> {
    /// The seat's capital.
    pub capital: u16,
    /// The number of amphorae of each good that the seat holds.
    pub amphorae: [u8; 3],
    /// The seat's five cards.
    pub hand: &'a [Card],
}

/// A position at the beginning of a turn. Amphorae that are not listed are out of the game. Cards
/// that are not listed are at the bottom of the pile.
#[derive(Clone, Copy, Debug)]
pub struct Scenario<'a> {
    /// The number of players.
    pub players: Players,
    /// The seat to move.
    pub to_move: Seat,
    /// The trading year, from 1.
    pub year: u8,
    /// The number of turns of the game that are over.
    pub turns: u8,
    /// The routes, by good.
    pub routes: [Route; 3],
    /// The seats, in turn order.
    pub seats: &'a [ScenarioSeat<'a>],
    /// The cards played this year. The flag says whether a mirage covers the card.
    pub board: &'a [(Card, bool)],
    /// The next cards to be drawn, in order.
    pub pile: &'a [Card],
}

/// The reason why a scenario is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// The number of seats is not the number of players, or the seat to move is not one of the
    /// seats.
    Seats,
    /// The year is not one of the three.
    Year,
    /// A route is empty, or there are more amphorae of a good than in the box.
    Amphorae,
    /// There are more cards of a kind than in the box, or a hand does not have five cards.
    Cards,
    /// No card field is free.
    Board,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seats => "there must be as many seats as players",
            Self::Year => "there are three years",
            Self::Amphorae => "a route is empty, or there are more than 12 amphorae of a good",
            Self::Cards => "a hand has not five cards, or the box has fewer cards of a kind",
            Self::Board => "all card fields are full",
        })
    }
}

impl core::error::Error for ScenarioError {}

impl Scenario<'_> {
    /// Sets up the position.
    ///
    /// # Errors
    /// The reason why the position is impossible.
    pub fn game(&self) -> Result<Caravans, ScenarioError> {
        let count = usize::from(self.players.count());
        if self.seats.len() != count || self.to_move.index() >= count {
            return Err(ScenarioError::Seats);
        }
        if !(1..=YEARS).contains(&self.year) {
            return Err(ScenarioError::Year);
        }
        self.check_amphorae()?;
        if self.board.len() >= self.players.fields() {
            return Err(ScenarioError::Board);
        }
        let mut rest = Caravans::sorted_pile();
        let mut take = |card| {
            rest.remove(card)
                .then_some(card)
                .ok_or(ScenarioError::Cards)
        };
        let mut game = Caravans::deal(self.players, Caravans::sorted_pile());
        game.origin = Origin::Other;
        for (field, &(card, covered)) in self.board.iter().enumerate() {
            take(card)?;
            game.board.push(card);
            if covered {
                take(Card::mirage(card.good()))?;
                game.covered |= 1 << field;
            }
        }
        for (seat, given) in Seat::all(self.players.count()).zip(self.seats) {
            if given.hand.len() != HAND {
                return Err(ScenarioError::Cards);
            }
            let hand = &mut game.hands[seat.index()];
            *hand = Cards::EMPTY;
            for &card in given.hand {
                hand.push(take(card)?);
            }
            game.capital[seat.index()] = given.capital;
            game.held[seat.index()] = given.amphorae;
        }
        for &card in self.pile {
            take(card)?;
        }
        for &card in self.pile.iter().rev() {
            rest.push(card);
        }
        game.pile = rest;
        game.seat = self.to_move;
        game.year = self.year;
        game.turns = self.turns.min(2);
        game.routes = self.routes;
        Ok(game)
    }

    fn check_amphorae(&self) -> Result<(), ScenarioError> {
        let fits = Good::ALL.into_iter().all(|good| {
            let route = self.routes[good.index()].len();
            let held = |seat: &ScenarioSeat| usize::from(seat.amphorae[good.index()]);
            let held: usize = self.seats.iter().map(held).sum();
            route > 0 && usize::from(route) + held <= usize::from(AMPHORAE)
        });
        fits.then_some(()).ok_or(ScenarioError::Amphorae)
    }
}
