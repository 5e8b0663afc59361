//! The learned values of a seat's possessions.

use super::super::card::CardKind;
use super::super::setup::{MAX_PLAYERS, contract_pay};
use super::learned::TABLES;
use super::public::PublicState;
use super::state::SearchState;
use super::weights::COIN;
use crate::bot::{Table, squash};

/// The features of a seat. Their value beyond the capital depends on the others: the *rival* of a
/// good is the seat that holds most of it among the others, and the *lead* in a good is the number
/// of amphorae more than the rival's. Prices after the year are those after the caravans that lie
/// on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feature {
    /// Capital.
    Capital,
    /// The turn.
    Turn,
    /// Capital, at most 8 coins.
    Capital8,
    /// Capital, at most 20 coins.
    Capital20,
    /// Capital, at most 40 coins.
    Capital40,
    /// Capital if everybody sold everything after this year.
    Liquidated,
    /// The proceeds of all amphorae after the year, if nobody else sold.
    Proceeds,
    /// Amphorae.
    Amphorae,
    /// Their prices now.
    PricesNow,
    /// Their prices after the year.
    Prices,
    /// Their prices after the year, squared.
    PricesSquared,
    /// The square of the amphorae of each good.
    Stock,
    /// The same times the price after the year.
    StockPrice,
    /// Amphorae of goods that the rival holds too.
    Shared,
    /// Amphorae of each good times those of the rival, at most three.
    Crowded,
    /// The pay of contracts.
    Pay,
    /// Leads, where there are any.
    Leads,
    /// Leads times prices after the year.
    LeadPrices,
    /// Squares of leads.
    LeadsSquared,
    /// Goods that the seat holds.
    Goods,
    /// The largest number of amphorae of a good.
    Largest,
    /// Fields of caravans in the hand times the lead in their good.
    Caravans,
    /// The same, of those that help.
    GoodCaravans,
    /// The effect of the best card in the hand.
    BestCard,
    /// The effect of the second best card.
    SecondCard,
    /// The pay of contracts in the hand times the lead, of those that help.
    GoodContracts,
    /// Leads in the goods of contracts in the hand.
    Contracts,
    /// Taxes in the hand times the amphorae that the rival holds more.
    Taxes,
    /// Mirages in the hand.
    Mirages,
    /// Fields of caravans in the hand times the amphorae of their good.
    CaravanStock,
    /// Amphorae, if it is this seat's turn.
    AmphoraeNow,
    /// Their prices after the year, in that case.
    PricesOnTurn,
    /// Caravans in the hand that help, in that case.
    CaravansOnTurn,
    /// How cheap goods are, in that case.
    CheapOnTurn,
    /// How cheap goods are, times the capital, at most 40 coins.
    CheapCapital,
    /// The excess of prices after the year over 16 coins, for each amphora.
    Dear,
    /// The shortfall of prices after the year below 8 coins, for each amphora.
    Cheap,
    /// Amphorae on the routes of the goods held, for each amphora.
    Supply,
    /// Amphorae of goods that cost least.
    Least,
    /// Fields that caravans on the board move the goods held, for each amphora.
    Shift,
    /// The same where they move away from Palmyra.
    ShiftAway,
    /// Prices after the year of goods that the rival does not hold.
    AlonePrices,
    /// Capital times amphorae.
    CapitalAmphorae,
    /// Cards in the hand that help.
    GoodCards,
    /// Amphorae in the goods of contracts in the hand.
    ContractStock,
}

/// The number of features.
pub const FEATURES: usize = Feature::ContractStock as usize + 1;
/// The number of coefficients of a weight.
pub const POWERS: usize = 2;

/// Values that evaluate positions: the value of features in addition to the capital, in 256ths of a
/// coin.
#[derive(Clone, Debug)]
pub struct Values {
    /// The weights for two seats in the second and the third year.
    pub tables: [Table<FEATURES, POWERS>; 2],
    /// Whether the values of the first bots, set by hand, are used instead.
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

/// The leads, in coins, that halve the remaining uncertainty: at the end, in the last
/// year, and before.
const SCALES: [i32; 3] = [14, 26, 40];

impl SearchState {
    /// The number of the table that applies in a year after the first.
    pub(super) fn table(&self) -> usize {
        usize::from(self.public.is_last_year())
    }

    /// Whether the learned values apply: with two seats.
    pub(super) const fn is_learned(&self) -> bool {
        self.public.seats == 2 && !self.values.is_past()
    }

    /// The time left in the year, on the scale of the tables.
    pub(super) fn time(&self) -> i32 {
        8 * i32::from(self.public.fields)
    }

    /// Calls `each` with the features of a seat and their amounts. `liquidated` is
    /// [`PublicState::liquidated`].
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

    /// Calls `each` with the features of a seat's hand.
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

    /// The lead of a seat over the average of the others, in sixteenths of a coin, compressed
    /// towards the chance to win.
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

    /// Compresses a lead towards the chance to win.
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
    /// The capital of each seat if the year ended now and everybody sold everything.
    pub(super) fn liquidated(&self) -> [i16; MAX_PLAYERS] {
        let mut public = *self;
        public.end_year();
        public.sell_all();
        public.capital
    }
}
