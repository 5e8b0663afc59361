//! Why a bot chose what it chose.

use super::super::game::Phase;
use super::super::trade::Deal;
use super::plan::Plan;
use super::weights::COIN;
use super::world::World;

/// What speaks for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Deals and a card.
    Turn {
        /// What the deals bring, or cost if negative.
        deals: i16,
        /// Amphorae of each good held then.
        held: [u8; 3],
        /// How far the caravans will then move each good.
        moves: [i8; 3],
        /// What contracts will then pay for an amphora of each good.
        pay: [u8; 3],
        /// How many coins better off that seems, the others' losses included.
        gain: i16,
    },
    /// An amphora goes for a tax.
    Tax {
        /// What is due.
        due: u16,
        /// What the amphora brings.
        price: u16,
    },
    /// Cards that promise little are exchanged.
    Exchange {
        /// How many.
        cards: u8,
        /// Amphorae of each good held more than by another, or fewer.
        lead: [i8; 3],
    },
    /// An amphora is sold before the others spoil the price.
    FinalSale {
        /// What it brings.
        price: u16,
        /// How many of this good the others still hold.
        others: u8,
    },
}

impl Reason {
    pub(super) fn of(world: &World, plan: &Plan) -> Self {
        let mut table = world.table;
        let mover = table.mover();
        let sold = plan.deals.iter().next().map(Deal::good);
        let price = sold.map_or(0, |good| table.markets[good.index()].route.proceeds());
        match world.phase {
            Phase::Tax(tax) => Self::Tax {
                due: tax.due,
                price,
            },
            Phase::FinalSales | Phase::Over => Self::FinalSale {
                price,
                others: sold.map_or(0, |good| {
                    let market = &table.markets[good.index()];
                    market.all_held() - market.held[mover]
                }),
            },
            Phase::Exchange { .. } => Self::Exchange {
                cards: plan.aside.count_ones() as u8,
                lead: table.lead(mover).map(|lead| (lead / COIN) as i8),
            },
            Phase::Trade(_) | Phase::Card => {
                let before = table.capital[mover];
                for deal in plan.deals.iter() {
                    table.deal(deal);
                }
                let deals = table.capital[mover] - before;
                for card in plan.cast.cards() {
                    table.play(card, plan.cast.over);
                }
                Self::Turn {
                    deals,
                    held: table.markets.map(|market| market.held[mover]),
                    moves: table.markets.map(|market| market.shift),
                    pay: table.markets.map(|market| market.pay() as u8),
                    gain: plan.gain / COIN as i16,
                }
            }
        }
    }
}
