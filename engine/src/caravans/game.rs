//! The state of a game of `caravans`.

use super::card::{Card, CardKind};
use super::cards::Cards;
use super::good::Good;
use super::route::Route;
use super::setup::{
    AMPHORAE, CAPITAL, CARDS, HAND, MAX_FIELDS, MAX_PLAYERS, Players, amphorae_taxed, tax_on,
};
use super::trade::Trade;
use crate::game::MAX_SEATS;
use crate::{Outcome, Rng, Seat, Seats};

/// The purpose of the random generator that shuffles the cards at the beginning, for
/// [`Rng::derived`]. The shuffles after each year use the numbers that follow.
const SHUFFLE: u32 = 4;

/// A tax that the seat to move cannot pay yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tax {
    /// The taxed good.
    pub good: Good,
    /// The seat that played the card.
    pub by: Seat,
    /// The amount that the seat to move owes.
    pub due: u16,
}

impl Tax {
    /// The number of amphorae of the taxed good that the seat held when it was taxed.
    #[must_use]
    pub const fn amphorae(self) -> u8 {
        amphorae_taxed(self.due)
    }

    /// The amount by which a capital is too low to pay the tax.
    #[must_use]
    pub const fn missing(self, capital: u16) -> u16 {
        self.due.saturating_sub(capital)
    }
}

/// The next decision of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A deal of a turn, or passing. Contains the deals made so far.
    Trade(Trade),
    /// The card to play.
    Card,
    /// The amphora to sell in order to pay a tax.
    Tax(Tax),
    /// The cards to lay aside at the end of a year.
    Exchange {
        /// The seat that exchanges first and begins the next year.
        first: Seat,
    },
    /// The amphora to sell at the end of the game.
    FinalSales,
    /// No decision: the game is over.
    Over,
}

/// The origin of the order of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The seed: the cards were shuffled with it.
    Seed,
    /// A record that was read.
    Record,
    /// A scenario, or the view of one seat, in which cards were dealt again. Such a game has no
    /// record.
    Other,
}

/// A game of `caravans`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caravans {
    /// The seed of all shuffles. It must stay as secret as the cards.
    pub(super) seed: u64,
    pub(super) players: Players,
    pub(super) origin: Origin,
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    /// The trading year, from 1.
    pub(super) year: u8,
    /// The number of finished turns, at most 2: only the first two turns have special limits.
    pub(super) turns: u8,
    pub(super) routes: [Route; 3],
    pub(super) capital: [u16; MAX_PLAYERS],
    pub(super) held: [[u8; 3]; MAX_PLAYERS],
    pub(super) hands: [Cards<HAND>; MAX_PLAYERS],
    pub(super) aside: [Cards<HAND>; MAX_PLAYERS],
    pub(super) board: Cards<MAX_FIELDS>,
    /// The card fields whose card is covered by a mirage, one bit each.
    pub(super) covered: u16,
    /// The pile. The last card of the list is drawn first.
    pub(super) pile: Cards<CARDS>,
}

impl Caravans {
    /// Creates a game whose shuffles are determined by the seed.
    #[must_use]
    pub fn new(players: Players, seed: u64) -> Self {
        let mut pile = Self::sorted_pile();
        pile.shuffle(&mut Rng::derived(seed, SHUFFLE));
        let mut game = Self::deal(players, pile);
        game.seed = seed;
        game
    }

    pub(super) fn sorted_pile() -> Cards<CARDS> {
        let mut pile = Cards::EMPTY;
        for card in Card::deck() {
            pile.push(card);
        }
        pile
    }

    /// Sets up the first position, and deals full hands, seat by seat, from a pile of all cards.
    pub(super) fn deal(players: Players, pile: Cards<CARDS>) -> Self {
        let mut game = Self {
            seed: 0,
            players,
            origin: Origin::Seed,
            seat: Seat::FIRST,
            phase: Phase::Trade(Trade::default()),
            year: 1,
            turns: 0,
            routes: [Route::opening(AMPHORAE - players.count()); 3],
            capital: [0; MAX_PLAYERS],
            held: [[0; 3]; MAX_PLAYERS],
            hands: [Cards::EMPTY; MAX_PLAYERS],
            aside: [Cards::EMPTY; MAX_PLAYERS],
            board: Cards::EMPTY,
            covered: 0,
            pile,
        };
        for seat in Seat::all(players.count()) {
            game.capital[seat.index()] = CAPITAL;
            game.held[seat.index()] = [1; 3];
            for _ in 0..HAND {
                game.draw(seat);
            }
        }
        game
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The next decision.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat that decides. After the end, it is the seat after the one that sold last.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat whose turn it is. It differs from the deciding seat while others
    /// sell amphorae for a tax.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        match self.phase {
            Phase::Tax(tax) => tax.by,
            _ => self.seat,
        }
    }

    /// The trading year, from 1.
    #[must_use]
    pub const fn year(&self) -> u8 {
        self.year
    }

    /// The route of a good, with the amphorae on it.
    #[must_use]
    pub const fn route(&self, good: Good) -> Route {
        self.routes[good.index()]
    }

    /// A seat's capital, which is public.
    #[must_use]
    pub const fn capital(&self, seat: Seat) -> u16 {
        self.capital[seat.index() % MAX_PLAYERS]
    }

    /// The number of amphorae that a seat holds of each good, which is public.
    #[must_use]
    pub const fn amphorae(&self, seat: Seat) -> [u8; 3] {
        self.held[seat.index() % MAX_PLAYERS]
    }

    /// The amount that a seat would owe for a tax on a good.
    #[must_use]
    pub const fn tax_due(&self, seat: Seat, good: Good) -> u16 {
        tax_on(self.amphorae(seat)[good.index()])
    }

    /// A seat's cards, in the order in which they were drawn. Only that seat may see them.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Cards<HAND> {
        &self.hands[seat.index() % MAX_PLAYERS]
    }

    /// The cards that a seat has laid aside at the end of this year. Only that seat may see them.
    #[must_use]
    pub const fn laid_aside(&self, seat: Seat) -> &Cards<HAND> {
        &self.aside[seat.index() % MAX_PLAYERS]
    }

    /// The cards on the card fields, in order.
    #[must_use]
    pub const fn board(&self) -> &Cards<MAX_FIELDS> {
        &self.board
    }

    /// Whether a mirage covers the card on this card field, counted from 0.
    #[must_use]
    pub const fn is_covered(&self, field: usize) -> bool {
        field < MAX_FIELDS && self.covered >> field & 1 != 0
    }

    /// The cards on the board that no mirage covers.
    pub fn uncovered(&self) -> impl Iterator<Item = Card> {
        let cards = self.board.iter().enumerate();
        cards
            .filter(|&(field, _)| !self.is_covered(field))
            .map(|(_, &card)| card)
    }

    /// The number of fields by which the uncovered caravans on the board would move a good away
    /// from Palmyra.
    #[must_use]
    pub fn caravans(&self, good: Good) -> i8 {
        let value = |card: Card| match card.kind() {
            CardKind::Caravan(value) if card.good() == good => value,
            _ => 0,
        };
        self.uncovered().map(value).sum()
    }

    /// The number of uncovered contracts of a good on the board.
    #[must_use]
    pub fn contracts(&self, good: Good) -> u8 {
        let is = |card: &Card| card.good() == good && card.kind() == CardKind::Contract;
        self.uncovered().filter(is).count() as u8
    }

    /// The number of cards in the pile.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.pile.len() as u8
    }

    pub(super) fn draw(&mut self, seat: Seat) -> Option<Card> {
        let card = self.pile.pop()?;
        self.hands[seat.index() % MAX_PLAYERS].push(card);
        Some(card)
    }

    /// Puts the cards on the board and those laid aside back into the pile, and shuffles it.
    pub(super) fn reshuffle(&mut self) {
        for (field, &card) in self.board.iter().enumerate() {
            self.pile.push(card);
            if self.covered >> field & 1 != 0 {
                self.pile.push(Card::mirage(card.good()));
            }
        }
        for aside in &mut self.aside {
            aside.iter().for_each(|&card| {
                self.pile.push(card);
            });
            aside.clear();
        }
        self.board.clear();
        self.covered = 0;
        let purpose = SHUFFLE + u32::from(self.year);
        self.pile.shuffle(&mut Rng::derived(self.seed, purpose));
    }

    pub(super) fn result(&self) -> Outcome {
        let seats = || Seat::all(self.players.count());
        let best = seats().map(|seat| self.capital(seat)).max();
        let mut outcome = Outcome {
            winners: Seats::NONE,
            scores: [0; MAX_SEATS],
        };
        for seat in seats() {
            let capital = self.capital(seat);
            outcome.scores[seat.index()] = capital.try_into().unwrap_or(i16::MAX);
            if Some(capital) == best {
                outcome.winners.insert(seat);
            }
        }
        outcome
    }
}
