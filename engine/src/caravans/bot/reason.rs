//! The reasons for a bot's choices.

use super::super::game::Phase;
use super::super::trade::Deal;
use super::plan::Plan;
use super::state::SearchState;
use super::weights::COIN;

/// The reason for choosing a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A turn: its deals and a card.
    Turn {
        /// The proceeds of the deals, or their cost if negative.
        deals: i16,
        /// The number of amphorae of each good that the seat holds afterwards.
        held: [u8; 3],
        /// The number of fields by which the caravans will move each good.
        moves: [i8; 3],
        /// The pay of contracts per amphora of each good.
        pay: [u8; 3],
        /// The improvement of the position's value in coins, including the losses of others.
        gain: i16,
    },
    /// The sale of an amphora to pay a tax.
    Tax {
        /// The amount due.
        due: u16,
        /// The proceeds of the amphora.
        price: u16,
    },
    /// The exchange of cards that are worth little.
    Exchange {
        /// The number of cards.
        cards: u8,
        /// The seat's lead over the average of the others in each good; negative if the seat holds
        /// fewer amphorae.
        lead: [i8; 3],
    },
    /// A final sale, made before others lower the price by their sales.
    FinalSale {
        /// The proceeds of the amphora.
        price: u16,
        /// The number of amphorae of this good that the others still hold.
        others: u8,
    },
}

impl Reason {
    pub(super) fn of(state: &SearchState, plan: &Plan) -> Self {
        let mut public = state.public;
        let mover = public.mover();
        let sold = plan.deals.iter().next().map(Deal::good);
        let price = sold.map_or(0, |good| public.markets[good.index()].route.proceeds());
        match state.phase {
            Phase::Tax(tax) => Self::Tax {
                due: tax.due,
                price,
            },
            Phase::FinalSales | Phase::Over => Self::FinalSale {
                price,
                others: sold.map_or(0, |good| {
                    let market = &public.markets[good.index()];
                    market.all_held() - market.held[mover]
                }),
            },
            Phase::Exchange { .. } => Self::Exchange {
                cards: plan.aside.count_ones() as u8,
                lead: public.lead(mover).map(|lead| (lead / COIN) as i8),
            },
            Phase::Trade(_) | Phase::Card => {
                let before = public.capital[mover];
                for deal in plan.deals.iter() {
                    public.deal(deal);
                }
                let deals = public.capital[mover] - before;
                for card in plan.play.cards() {
                    public.play(card, plan.play.over);
                }
                Self::Turn {
                    deals,
                    held: public.markets.map(|market| market.held[mover]),
                    moves: public.markets.map(|market| market.shift),
                    pay: public.markets.map(|market| market.pay() as u8),
                    gain: plan.gain / COIN as i16,
                }
            }
        }
    }
}
