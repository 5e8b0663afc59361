//! The events of a move. Screens show them, and records contain them.

use super::card::Card;
use super::good::Good;
use super::route::Route;
use crate::Seat;

/// The occasion on which an amphora is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sale {
    /// A deal in a turn.
    Trade,
    /// A sale to pay a tax.
    Tax,
    /// The final sales after the third year.
    Final,
}

/// Something that happened in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// An amphora was bought.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The good.
        good: Good,
        /// The price paid.
        price: u16,
    },
    /// An amphora was sold.
    Sold {
        /// The seller.
        seat: Seat,
        /// The good.
        good: Good,
        /// The proceeds.
        price: u16,
        /// The occasion.
        sale: Sale,
    },
    /// A seat makes no deal in this turn.
    Passed {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// The trade is complete; a card follows.
    Traded {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A card was played onto a card field.
    Played {
        /// The player of the card.
        seat: Seat,
        /// The card.
        card: Card,
        /// The card field, from 0.
        field: u8,
    },
    /// A mirage was played over a card.
    Covered {
        /// The player of the mirage.
        seat: Seat,
        /// The mirage.
        mirage: Card,
        /// The covered card.
        card: Card,
        /// The card field, from 0.
        field: u8,
    },
    /// A seat has to pay a tax.
    Taxed {
        /// The seat that has to pay.
        seat: Seat,
        /// The taxed good.
        good: Good,
        /// The amount due.
        due: u16,
    },
    /// A tax was paid.
    TaxPaid {
        /// The payer.
        seat: Seat,
        /// The amount paid.
        due: u16,
    },
    /// A seat has drawn a card. No other seat sees it.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The turn is over and the hand is full again.
    TurnEnded {
        /// The seat whose turn it was.
        seat: Seat,
        /// The number of cards drawn.
        drawn: u8,
    },
    /// All card fields are full, so the year ends.
    YearEnded {
        /// The year, from 1.
        year: u8,
        /// The number of fields by which each good moves away from Palmyra.
        moves: [i8; 3],
    },
    /// The caravans have moved the amphorae of a good.
    Moved {
        /// The good.
        good: Good,
        /// The number of fields away from Palmyra.
        away: i8,
        /// The route after the movement.
        route: Route,
    },
    /// The contracts of a good are paid.
    Contracts {
        /// The good.
        good: Good,
        /// The number of contracts that count.
        count: u8,
        /// The pay for each amphora.
        pay: u16,
    },
    /// A seat was paid for its contracts.
    PaidOut {
        /// The seat that was paid.
        seat: Seat,
        /// The amount paid.
        amount: u16,
    },
    /// A seat has laid a card aside. No other seat sees it.
    LaidAside {
        /// The seat that exchanges cards.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat has finished its exchange. It has drawn as many cards as it had laid aside,
    /// possibly none.
    Exchanged {
        /// The seat that exchanged cards.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
    /// All cards except those in hands were shuffled into the pile, and a year begins.
    YearBegan {
        /// The year, from 1.
        year: u8,
        /// The seat that begins.
        seat: Seat,
    },
    /// The third year is over. In turn order, each player now sells one amphora at a time until
    /// none are held.
    FinalSales,
    /// The game is over.
    Ended,
}
