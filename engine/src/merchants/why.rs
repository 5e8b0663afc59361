//! The reasons for refusing a step. They are shown to the player.

use super::game::{Merchants, Phase, Placing};
use super::good::Goods;
use super::moves::{Move, Refusal};
use super::slot::Spot;

impl Merchants {
    /// Returns the reason why a move is not legal.
    pub(super) fn why_not(&self, mv: Move) -> Refusal {
        let own = self.own();
        let phase = self.phase();
        match mv {
            _ if phase == Phase::Over => Refusal::GameOver,
            Move::Goods(_) if phase == Phase::Goods => Refusal::WrongGoods,
            Move::Pay(_) | Move::PayPrestige if matches!(phase, Phase::Pay(_)) => {
                Refusal::WrongGoods
            }
            Move::Gain(_) if matches!(phase, Phase::Gain(_)) => Refusal::WrongGoods,
            Move::Keep(..) if matches!(phase, Phase::Keep(_)) => Refusal::WrongGoods,
            Move::Place(piece, _) => match phase {
                Phase::Place(_) if own.reserve(piece) == 0 => Refusal::NoPieceLeft,
                Phase::Place(_) => Refusal::NoRoom,
                _ => Refusal::NotNow,
            },
            Move::Double(card) => match phase {
                Phase::Place(Placing::One) if !own.fulfilled.contains(card) => {
                    Refusal::NotFulfilled
                }
                Phase::Place(Placing::One) => Refusal::Unavailable,
                _ => Refusal::NotNow,
            },
            Move::Change(card, _) => match phase {
                Phase::Change if own.fulfilled.contains(card) => Refusal::NoSuchRegion,
                Phase::Change => Refusal::NotFulfilled,
                _ => Refusal::NotNow,
            },
            Move::Choose(_) if phase == Phase::Choose => Refusal::NoSuchRegion,
            Move::Start(_) if phase == Phase::Start => Refusal::NoSuchTile,
            Move::Swap(..) if phase == Phase::Swap => Refusal::NoPieceThere,
            Move::Free(_) if matches!(phase, Phase::Free(_)) => Refusal::Unavailable,
            _ if !phase.is_window() => Refusal::NotNow,
            Move::Tax(_) if phase == Phase::Kingdom && self.tax_due() > 0 => Refusal::CannotPay,
            Move::Trade(_) => Refusal::NoTrade,
            Move::Cash(..) => Refusal::NotInHand,
            Move::Return(card, _) if !own.fulfilled.contains(card) => Refusal::NotFulfilled,
            Move::Return(card, _) if !self.returnable().contains(card) => Refusal::NotNow,
            Move::Return(..) => Refusal::Unavailable,
            Move::Buy(spot, tile) => match phase {
                Phase::Slot(slot) if slot == spot && self.open.contains(tile) => Refusal::CannotPay,
                Phase::Slot(slot) if slot == spot => Refusal::NoSuchTile,
                _ => Refusal::NotNow,
            },
            Move::Fulfil(_, card) if !own.hand.contains(card) => Refusal::NotInHand,
            _ => match mv.spot() {
                Some(spot) => self.why_not_at(spot, mv),
                None => Refusal::NotNow,
            },
        }
    }

    fn why_not_at(&self, spot: Spot, mv: Move) -> Refusal {
        let own = self.own();
        if !own.spots.minus(self.acted).contains(spot) {
            return Refusal::NoPieceThere;
        }
        // Checks whether the move would be legal if the player had enough goods for anything.
        let rich = Goods::new(u8::MAX, u8::MAX, u8::MAX, u8::MAX);
        if self.each_at(spot, rich, &mut |other| other == mv) {
            Refusal::CannotPay
        } else {
            Refusal::Unavailable
        }
    }
}
