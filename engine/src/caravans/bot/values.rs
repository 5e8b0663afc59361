//! The learned values of a seat's possessions.

use super::super::card::CardKind;
use super::super::setup::{MAX_PLAYERS, contract_pay};
use super::learned::TABLES;
use super::public::PublicState;
use super::state::SearchState;
use super::weights::COIN;
use crate::bot::{Table, squash};

/// The features of a seat, from which its value is computed.
///
/// Some features compare the seat with others. The *rival* in a good is the seat that holds the
/// most of that good among the others. The *lead* in a good is the number of the seat's amphorae
/// minus the number of the rival's. The *price after the year* takes into account the caravans on
/// the board. A feature marked *on turn* counts only if it is the seat's turn. A feature of each
/// good, amphora or card is the sum over all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feature {
    /// The capital.
    Capital,
    /// Whether it is the seat's turn.
    Turn,
    /// The capital, at most 8 coins.
    Capital8,
    /// The capital, at most 20 coins.
    Capital20,
    /// The capital, at most 40 coins.
    Capital40,
    /// The capital that the seat would have if all seats sold everything after this year.
    Liquidated,
    /// The proceeds of the seat's amphorae if only this seat sold after the year.
    Proceeds,
    /// The number of amphorae of all goods.
    Amphorae,
    /// The current prices of all amphorae.
    PricesNow,
    /// The prices of the amphorae after the year.
    Prices,
    /// The prices of the amphorae after the year, squared.
    PricesSquared,
    /// The number of amphorae of each good, squared.
    Stock,
    /// The number of amphorae of each good, squared, times the price after the year.
    StockPrice,
    /// The number of amphorae of goods that the rival holds as well.
    Shared,
    /// The number of amphorae of each good, times the rival's number, which counts at most 3.
    Crowded,
    /// The pay of the contracts on the board for the seat's amphorae.
    Pay,
    /// The positive leads.
    Leads,
    /// The positive leads, times the price of their good after the year.
    LeadPrices,
    /// The positive leads, squared.
    LeadsSquared,
    /// The number of different goods that the seat holds.
    Goods,
    /// The largest number of amphorae that the seat holds of one good.
    Largest,
    /// For each caravan in the hand, its fields times the lead in its good.
    Caravans,
    /// The same as [`Caravans`](Self::Caravans), but only for caravans that help the seat.
    GoodCaravans,
    /// The effect of the best card in the hand.
    BestCard,
    /// The effect of the second best card in the hand.
    SecondCard,
    /// For each contract in the hand, its additional pay times the lead in its good, if the lead is
    /// positive.
    GoodContracts,
    /// For each contract in the hand, the lead in its good.
    Contracts,
    /// For each tax in the hand, twice the difference between the rival's and the seat's amphorae
    /// of the taxed good, if the rival has more.
    Taxes,
    /// The number of mirages in the hand.
    Mirages,
    /// For each caravan in the hand, its fields times the number of amphorae of its good.
    CaravanStock,
    /// On turn: the number of amphorae.
    AmphoraeNow,
    /// On turn: the prices of the amphorae after the year.
    PricesOnTurn,
    /// On turn: [`GoodCaravans`](Self::GoodCaravans).
    CaravansOnTurn,
    /// On turn: the sum, over all goods, of the coins by which the price is below 10.
    CheapOnTurn,
    /// The coins by which prices are below 10, added up over all goods, times the capital. At
    /// most 40 coins of the capital count.
    CheapCapital,
    /// For each amphora, the coins by which the price after the year is above 16.
    Dear,
    /// For each amphora, the coins by which the price after the year is below 8.
    Cheap,
    /// For each amphora, the number of amphorae on the route of its good.
    Supply,
    /// The number of amphorae of goods with the lowest possible price.
    Least,
    /// For each amphora, the number of fields by which the caravans on the board move its good.
    Shift,
    /// For each amphora, the number of fields by which the caravans on the board move its good away
    /// from Palmyra.
    ShiftAway,
    /// The prices after the year, added up over the amphorae of goods that the rival
    /// does not hold.
    AlonePrices,
    /// The capital, times the number of amphorae.
    CapitalAmphorae,
    /// The number of cards in the hand that help the seat.
    GoodCards,
    /// For each contract in the hand, the number of amphorae of its good.
    ContractStock,
}

/// The number of features.
pub const FEATURES: usize = Feature::ContractStock as usize + 1;
/// The number of coefficients of a weight.
pub const POWERS: usize = 2;

/// The values used to evaluate positions: weights of the features, in 256ths of a coin. A seat's
/// capital counts in addition to them.
#[derive(Clone, Debug)]
pub struct Values {
    /// The weights for two seats: a table for the second year and one for the third.
    pub tables: [Table<FEATURES, POWERS>; 2],
    /// Whether to use the values of the first bots, which were set by hand.
    #[cfg(feature = "lab")]
    pub is_past: bool,
}

/// The values of all bots.
pub(super) static VALUES: Values = Values {
    tables: TABLES,
    #[cfg(feature = "lab")]
    is_past: false,
};

/// The values of the first bots, for comparison.
#[cfg(feature = "lab")]
pub static PAST: Values = Values {
    tables: TABLES,
    is_past: true,
};

impl Values {
    pub(super) const fn is_past(&self) -> bool {
        #[cfg(feature = "lab")]
        return self.is_past;
        #[cfg(not(feature = "lab"))]
        false
    }
}

/// The scales for [`squash`], in coins: at the end of the game, in the last year, and in earlier
/// years. A lead as large as the scale counts half of its value.
const SCALES: [i32; 3] = [14, 26, 40];

impl SearchState {
    /// The index of the table for the current year. The first year has no table.
    pub(super) fn table(&self) -> usize {
        usize::from(self.public.is_last_year())
    }

    /// Whether the learned values are used. They are for two seats only.
    pub(super) const fn is_learned(&self) -> bool {
        self.public.seats == 2 && !self.values.is_past()
    }

    /// The time left in the year, on the scale of the tables.
    pub(super) fn time(&self) -> i32 {
        8 * i32::from(self.public.fields)
    }

    /// Calls `each` with the index and the amount of each feature of a seat. `liquidated` is the
    /// result of [`PublicState::liquidated`].
    pub(super) fn each_feature(
        &self,
        seat: usize,
        liquidated: &[i16; MAX_PLAYERS],
        each: &mut impl FnMut(usize, i32),
    ) {
        use Feature as F;
        let public = &self.public;
        let mut tell = |feature: Feature, amount: i32| each(feature as usize, amount);
        let capital = i32::from(public.capital[seat]);
        let turn = i32::from(public.mover() == seat);
        tell(F::Capital, capital);
        tell(F::Turn, 16 * turn);
        tell(F::Capital8, capital.min(8));
        tell(F::Capital20, capital.min(20));
        tell(F::Capital40, capital.min(40));
        tell(F::Liquidated, liquidated[seat].into());
        let (mut amphorae, mut prices, mut cheap, mut largest) = (0, 0, 0, 0);
        for market in &public.markets {
            let held = i32::from(market.held[seat]);
            let others = public.seats().filter(|&other| other != seat);
            let rival = others.map(|other| i32::from(market.held[other])).max();
            let rival = rival.unwrap_or(0);
            let [now, then] = market.route.outlook(market.shift).map(i32::from);
            cheap += (10 - i32::from(market.route.price())).max(0);
            if held == 0 {
                continue;
            }
            amphorae += held;
            prices += held * then;
            largest = largest.max(held);
            let mut route = market.route.moved(market.shift);
            for _ in 0..held {
                tell(F::Proceeds, route.sell().into());
            }
            tell(F::PricesNow, held * now);
            tell(F::PricesSquared, held * then * then / 16);
            tell(F::Stock, held * held);
            tell(F::StockPrice, held * held * then / 8);
            tell(F::Crowded, held * rival.min(3));
            tell(F::Pay, held * market.pay());
            tell(F::Goods, 1);
            if rival > 0 {
                tell(F::Shared, held);
            } else {
                tell(F::AlonePrices, held * then);
            }
            let lead = (held - rival).max(0);
            tell(F::Leads, lead);
            tell(F::LeadPrices, lead * then / 4);
            tell(F::LeadsSquared, lead * lead);
            tell(F::Dear, held * (then - 16).max(0));
            tell(F::Cheap, held * (8 - then).max(0));
            tell(F::Supply, held * i32::from(market.route.len()));
            tell(F::Least, held * i32::from(market.route.price() == 2));
            tell(F::Shift, held * i32::from(market.shift));
            tell(F::ShiftAway, held * i32::from(market.shift.max(0)));
        }
        tell(F::Amphorae, amphorae);
        tell(F::Prices, prices);
        tell(F::Largest, largest);
        tell(F::AmphoraeNow, turn * amphorae);
        tell(F::PricesOnTurn, turn * prices);
        tell(F::CheapOnTurn, turn * cheap);
        tell(F::CheapCapital, capital.min(40) * cheap / 16);
        tell(F::CapitalAmphorae, capital * amphorae / 16);
        self.each_card_feature(seat, each);
    }

    /// Calls `each` with the index and the amount of each feature of a seat's hand.
    fn each_card_feature(&self, seat: usize, each: &mut impl FnMut(usize, i32)) {
        use Feature as F;
        let public = &self.public;
        let mut tell = |feature: Feature, amount: i32| each(feature as usize, amount);
        let turn = i32::from(public.mover() == seat);
        let mut best = [0; 2];
        for &card in self.hands[seat].iter() {
            let market = &public.markets[card.good().index()];
            let held = i32::from(market.held[seat]);
            let others = public.seats().filter(|&other| other != seat);
            let rival = others.map(|other| i32::from(market.held[other])).max();
            let lead = held - rival.unwrap_or(0);
            let effect = match card.kind() {
                CardKind::Caravan(value) => {
                    let moved = i32::from(value) * lead;
                    tell(F::Caravans, moved);
                    tell(F::GoodCaravans, moved.max(0));
                    tell(F::CaravansOnTurn, turn * moved.max(0));
                    tell(F::CaravanStock, i32::from(value) * held);
                    2 * moved
                }
                CardKind::Contract => {
                    let count = market.contracts;
                    let pay = i32::from(contract_pay(count + 1)) - i32::from(contract_pay(count));
                    tell(F::GoodContracts, (pay * lead).max(0));
                    tell(F::Contracts, lead);
                    tell(F::ContractStock, held);
                    pay * lead
                }
                CardKind::Tax => {
                    tell(F::Taxes, (-2 * lead).max(0));
                    -2 * lead
                }
                CardKind::Mirage => {
                    tell(F::Mirages, 1);
                    1
                }
            };
            if effect > best[0] {
                best = [effect, best[0]];
            } else if effect > best[1] {
                best[1] = effect;
            }
            tell(F::GoodCards, i32::from(effect > 0));
        }
        tell(F::BestCard, best[0]);
        tell(F::SecondCard, best[1]);
    }

    /// The lead of a seat over the average of the others, [scaled by the chance to
    /// win](Self::towards_chance).
    pub(super) fn learned_value(&self, seat: usize) -> i32 {
        let liquidated = self.public.liquidated();
        let (table, time) = (&self.values.tables[self.table()], self.time());
        let worth = |seat: usize| {
            let mut sum = 0;
            self.each_feature(seat, &liquidated, &mut |feature, amount| {
                if amount != 0 {
                    sum += table.weight(feature, time) * amount;
                }
            });
            COIN * i32::from(self.public.capital[seat]) + sum / (256 / COIN)
        };
        let others = self.public.seats().filter(|&other| other != seat);
        let sum: i32 = others.map(worth).sum();
        let lead = worth(seat) - sum / (i32::from(self.public.seats) - 1).max(1);
        self.towards_chance(lead)
    }

    /// Scales a lead, in sixteenths of a coin, so that it grows with the chance to win rather than
    /// with the coins.
    pub(super) fn towards_chance(&self, lead: i32) -> i32 {
        let [end, last, before] = SCALES;
        let scale = if self.is_over() {
            end
        } else if self.public.is_last_year() {
            last
        } else {
            before
        };
        squash(lead, COIN * scale)
    }
}

impl PublicState {
    /// The capital that each seat would have if the year ended now and all seats sold everything.
    pub(super) fn liquidated(&self) -> [i16; MAX_PLAYERS] {
        let mut public = *self;
        public.end_year();
        public.sell_all();
        public.capital
    }
}
