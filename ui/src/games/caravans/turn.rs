//! A turn of `caravans` in the log.
//!
//! It has only public information, so it may be shown to anybody.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{
    Caravans, Card, CardKind, Deal, Event, Good, MAX_PLAYERS, Phase, Route, Sale, contract_pay,
};

use super::table::Table;
use crate::shell::TurnLog;

/// A card that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The card that a mirage covers.
    pub over: Option<Card>,
    /// The tax that each seat owes, if the card is a tax.
    pub due: [u16; MAX_PLAYERS],
}

impl Laid {
    /// A card that is played on a field. `before` is the table before it.
    pub fn played(card: Card, before: &Table) -> Self {
        let due = match card.kind() {
            CardKind::Tax => before.taxes(card.good()),
            CardKind::Caravan(_) | CardKind::Contract | CardKind::Mirage => [0; MAX_PLAYERS],
        };
        Self {
            card,
            over: None,
            due,
        }
    }

    /// A mirage that covers a card.
    pub const fn mirage(card: Card, over: Option<Card>) -> Self {
        Self {
            card,
            over,
            due: [0; MAX_PLAYERS],
        }
    }
}

/// The end of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearEnd {
    /// The number of the year, from 1.
    pub year: u8,
    /// How far each good moves away from Palmyra.
    pub moves: [i8; 3],
    /// The routes before the goods moved.
    pub before: [Route; 3],
    /// The number of contracts of each good.
    pub contracts: [u8; 3],
    /// Payments by seat.
    pub paid: [u16; MAX_PLAYERS],
}

impl YearEnd {
    /// The payment for each amphora, by good.
    pub fn pay(&self) -> [u16; 3] {
        self.contracts.map(contract_pay)
    }
}

/// The events of a turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The seat whose turn it is; `None` before the first event, and in the
    /// final sales.
    pub seat: Option<Seat>,
    /// The deals and their prices, in the order made.
    pub deals: Vec<(Deal, u16), 3>,
    /// The cards; all but the last are taxes.
    pub cards: Vec<Laid, 4>,
    /// Taxes paid, by seat.
    pub taxes: [u16; MAX_PLAYERS],
    /// Number of amphorae sold for taxes, by seat.
    pub tax_sales: [u8; MAX_PLAYERS],
    /// Proceeds of these amphorae, by seat.
    pub tax_proceeds: [u16; MAX_PLAYERS],
    /// How many cards were drawn at its end.
    pub drawn: u8,
    /// How many cards were exchanged, if the turn was an exchange.
    pub exchanged: Option<u8>,
    /// The end of the year.
    pub year: Option<YearEnd>,
    /// Proceeds of the final sales, by seat.
    pub finals: [u16; MAX_PLAYERS],
    /// The last of the final sales.
    pub final_sale: Option<(Seat, Good, u16)>,
    /// The table at the beginning of the turn.
    pub start: Option<Table>,
    /// The current table, or the one at the end of the turn.
    pub now: Option<Table>,
    /// The reason for a bot's turn.
    pub why: Option<Reason>,
}

impl Turn {
    /// Whether it is the sales at the end of the game.
    pub const fn is_final(&self) -> bool {
        self.final_sale.is_some()
    }

    /// Whether it is a turn of deals and cards.
    pub const fn is_trade(&self) -> bool {
        self.exchanged.is_none() && !self.is_final()
    }

    /// Whether nothing has happened yet that could be shown.
    pub fn is_empty(&self) -> bool {
        self.deals.is_empty() && self.cards.is_empty() && self.is_trade()
    }

    /// The capital of a seat before and after the turn.
    pub fn capital(&self, seat: Seat) -> Option<(u16, u16)> {
        let index = seat.index() % MAX_PLAYERS;
        let start = self.start.as_ref()?;
        Some((start.capital[index], self.now.as_ref()?.capital[index]))
    }
}

impl TurnLog<Caravans> for Turn {
    fn before(&mut self, game: &Caravans) {
        let table = Table::of(game);
        if self.start.is_none() {
            self.seat = (game.phase() != Phase::FinalSales).then(|| game.turn());
            self.start = Some(table);
        }
        self.now = Some(table);
    }

    fn tell(&mut self, event: Event) {
        if let Some(now) = &mut self.now {
            now.tell(event);
        }
        let index = |seat: Seat| seat.index() % MAX_PLAYERS;
        match event {
            Event::Bought { good, price, .. } => {
                // The rules allow at most three deals.
                let _ = self.deals.push((Deal::Buy(good), price));
            }
            Event::Sold {
                seat,
                good,
                price,
                sale,
            } => match sale {
                Sale::Trade => {
                    let _ = self.deals.push((Deal::Sell(good), price));
                }
                Sale::Tax => {
                    self.tax_sales[index(seat)] += 1;
                    self.tax_proceeds[index(seat)] += price;
                }
                Sale::Final => {
                    self.finals[index(seat)] += price;
                    self.final_sale = Some((seat, good, price));
                }
            },
            Event::Played { card, .. } => {
                if let Some(now) = &self.now {
                    let _ = self.cards.push(Laid::played(card, now));
                }
            }
            Event::Covered { mirage, card, .. } => {
                let _ = self.cards.push(Laid::mirage(mirage, Some(card)));
            }
            Event::TaxPaid { seat, due } => self.taxes[index(seat)] += due,
            Event::YearEnded { year, moves } => {
                let contracts = self.now.map(|now| now.forecast.contracts);
                self.year = self.now.map(|now| YearEnd {
                    year,
                    moves,
                    before: now.routes,
                    contracts: contracts.unwrap_or_default(),
                    paid: [0; MAX_PLAYERS],
                });
            }
            Event::PaidOut { seat, amount } => {
                if let Some(year) = &mut self.year {
                    year.paid[index(seat)] += amount;
                }
            }
            Event::Exchanged { count, .. } => self.exchanged = Some(count),
            Event::TurnEnded { drawn, .. } => self.drawn = drawn,
            Event::Passed { .. }
            | Event::Traded { .. }
            | Event::Taxed { .. }
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::Contracts { .. }
            | Event::LaidAside { .. }
            | Event::YearBegan { .. }
            | Event::FinalSales
            | Event::Ended => {}
        }
    }

    fn explain(&mut self, reason: Reason) {
        self.why.get_or_insert(reason);
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(
            event,
            Event::TurnEnded { .. } | Event::Exchanged { .. } | Event::Ended
        )
    }
}
