//! A turn of `caravans` in the log.
//!
//! It contains only public information, so it can be shown to anybody.

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
    /// The card that was played.
    pub card: Card,
    /// The card that is covered, if the played card is a mirage.
    pub over: Option<Card>,
    /// The tax that each seat owes, if the played card is a tax.
    pub due: [u16; MAX_PLAYERS],
}

impl Laid {
    /// Creates the entry of a card on a card field. `before` is the public position before the
    /// card.
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

    /// Creates the entry of a mirage that covers the card `over`.
    pub const fn mirage(card: Card, over: Option<Card>) -> Self {
        Self {
            card,
            over,
            due: [0; MAX_PLAYERS],
        }
    }
}

/// The movements and payments at the end of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearEnd {
    /// The number of the year, from 1.
    pub year: u8,
    /// The number of fields that each good moves away from Palmyra; negative towards Palmyra.
    pub moves: [i8; 3],
    /// The route of each good before the movement.
    pub before: [Route; 3],
    /// The number of contracts of each good.
    pub contracts: [u8; 3],
    /// The payment that each seat receives.
    pub paid: [u16; MAX_PLAYERS],
}

impl YearEnd {
    /// Returns what the contracts of each good pay for one amphora.
    pub fn pay(&self) -> [u16; 3] {
        self.contracts.map(contract_pay)
    }
}

/// The content of a turn, collected from its events.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The seat whose turn it is; `None` before the first move, and in the final sales.
    pub seat: Option<Seat>,
    /// The deals and their prices, in the order in which they were made.
    pub deals: Vec<(Deal, u16), 3>,
    /// The played cards. All but the last one are taxes.
    pub cards: Vec<Laid, 4>,
    /// The tax that each seat has paid.
    pub taxes: [u16; MAX_PLAYERS],
    /// The number of amphorae that each seat has sold for taxes.
    pub tax_sales: [u8; MAX_PLAYERS],
    /// The proceeds of the amphorae that each seat has sold for taxes.
    pub tax_proceeds: [u16; MAX_PLAYERS],
    /// The number of cards drawn at the end of the turn.
    pub drawn: u8,
    /// The number of exchanged cards, if the turn was an exchange.
    pub exchanged: Option<u8>,
    /// The end of the year, if the turn has ended it.
    pub year: Option<YearEnd>,
    /// The proceeds of each seat in the final sales.
    pub finals: [u16; MAX_PLAYERS],
    /// The newest of the final sales: its seat, good and proceeds.
    pub final_sale: Option<(Seat, Good, u16)>,
    /// The public position at the beginning of the turn.
    pub start: Option<Table>,
    /// The current public position. After the turn, this is the position at its end, except that
    /// the amphorae have not moved yet if the turn has ended the year.
    pub now: Option<Table>,
    /// The reason for the turn, if a bot has given one.
    pub why: Option<Reason>,
}

impl Turn {
    /// Whether the turn consists of final sales.
    pub const fn is_final(&self) -> bool {
        self.final_sale.is_some()
    }

    /// Whether the turn is for trading and playing a card.
    pub const fn is_trade(&self) -> bool {
        self.exchanged.is_none() && !self.is_final()
    }

    /// Whether the turn has nothing to show yet.
    pub fn is_empty(&self) -> bool {
        self.deals.is_empty() && self.cards.is_empty() && self.is_trade()
    }

    /// Returns a seat's capital before and after the turn.
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
                // The list has room, because the rules allow at most three deals.
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
