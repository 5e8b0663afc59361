//! What happens when a move is played, as screens and records tell it.

use super::card::Card;
use super::good::Good;
use super::route::Route;
use crate::Seat;

/// Why an amphora was sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sale {
    /// As a deal of a turn.
    Trade,
    /// To pay a tax.
    Tax,
    /// After the third year.
    Final,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// An amphora was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        good: Good,
        /// What was paid.
        price: u16,
    },
    /// An amphora was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// What.
        good: Good,
        /// What it brought.
        price: u16,
        /// Why.
        sale: Sale,
    },
    /// A seat makes no deal in this turn.
    Passed {
        /// Whose turn.
        seat: Seat,
    },
    /// The trade is complete; a card follows.
    Traded {
        /// Whose turn.
        seat: Seat,
    },
    /// A card was played onto a card field.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The card field, from 0.
        field: u8,
    },
    /// A mirage was played over a card.
    Covered {
        /// By whom.
        seat: Seat,
        /// The mirage.
        mirage: Card,
        /// What it covers.
        card: Card,
        /// The card field, from 0.
        field: u8,
    },
    /// A seat has to pay a tax.
    Taxed {
        /// Who has to pay.
        seat: Seat,
        /// For amphorae of which good.
        good: Good,
        /// How much.
        due: u16,
    },
    /// A tax was paid.
    TaxPaid {
        /// By whom.
        seat: Seat,
        /// How much.
        due: u16,
    },
    /// A card was drawn. Only that seat sees it.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The turn is over and the hand is full again.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// How many cards were drawn.
        drawn: u8,
    },
    /// All card fields are full.
    YearEnded {
        /// Which year, from 1.
        year: u8,
        /// How far each good moves away from Palmyra.
        moves: [i8; 3],
    },
    /// The caravans of a good have moved its amphorae.
    Moved {
        /// Which good.
        good: Good,
        /// How far away from Palmyra.
        away: i8,
        /// Where the amphorae stand now.
        route: Route,
    },
    /// The contracts of a good pay.
    Contracts {
        /// Which good.
        good: Good,
        /// How many contracts count.
        count: u8,
        /// What each amphora earns.
        pay: u16,
    },
    /// A seat was paid for its contracts.
    PaidOut {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// A card was laid aside. Only that seat sees it.
    LaidAside {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat has drawn for the cards it laid aside, possibly none.
    Exchanged {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// All cards but those in hands were shuffled, and a year begins.
    YearBegan {
        /// Which year, from 1.
        year: u8,
        /// Who begins.
        seat: Seat,
    },
    /// The third year is over: everybody in turn sells one amphora until none
    /// are held.
    FinalSales,
    /// The game is over.
    Ended,
}
