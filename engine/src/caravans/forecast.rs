//! The forecast for the end of the year, from the cards played so far.

use super::card::{Card, CardKind};
use super::game::{Caravans, Phase};
use super::good::Good;
use super::setup::contract_pay;

/// The effect that all uncovered cards on the board will have at the end of the year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The number of fields by which each good moves away from Palmyra.
    pub moves: [i8; 3],
    /// The number of contracts of each good that will pay.
    pub contracts: [u8; 3],
}

impl Forecast {
    /// Adds a card that is played onto a field.
    pub fn play(&mut self, card: Card) {
        self.count(card, 1);
    }

    /// Removes a card that a mirage covers.
    pub fn cover(&mut self, card: Card) {
        self.count(card, -1);
    }

    fn count(&mut self, card: Card, sign: i8) {
        let good = card.good().index();
        match card.kind() {
            CardKind::Caravan(value) => self.moves[good] += sign * value,
            CardKind::Contract => {
                self.contracts[good] = self.contracts[good].saturating_add_signed(sign);
            }
            CardKind::Tax | CardKind::Mirage => {}
        }
    }

    /// The number of fields by which a good moves away from Palmyra.
    #[must_use]
    pub const fn away(&self, good: Good) -> i8 {
        self.moves[good.index()]
    }

    /// The pay of the contracts per amphora of a good.
    #[must_use]
    pub const fn pay(&self, good: Good) -> u16 {
        contract_pay(self.contracts[good.index()])
    }
}

impl Caravans {
    /// The forecast for the end of this year. It is empty once the year has ended, although the
    /// cards stay on the board until the next year begins.
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        if matches!(self.phase, Phase::Exchange { .. }) {
            return Forecast::default();
        }
        Forecast {
            moves: Good::ALL.map(|good| self.caravans(good)),
            contracts: Good::ALL.map(|good| self.contracts(good)),
        }
    }
}
