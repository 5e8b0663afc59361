//! The rules of a turn: legal moves and their effects.

use super::card::{Card, CardKind};
use super::event::{Event, Sale};
use super::game::{Caravans, Phase, Tax};
use super::good::Good;
use super::moves::{MAX_UNDO, Move, Moves, Refusal};
use super::setup::HAND;
use super::trade::{Deal, Trade};
use crate::{Game, Outcome, Played, Rng, Seat};

impl Caravans {
    /// The card fields that the mirage of a colour can cover, counted from 0.
    pub fn targets(&self, good: Good) -> impl Iterator<Item = u8> {
        let fields = 0..self.board.len() as u8;
        fields.filter(move |&field| self.may_cover(good, field))
    }

    fn may_cover(&self, good: Good, field: u8) -> bool {
        let field = usize::from(field);
        let card = self.board.get(field);
        card.is_some_and(|card| card.good() == good && !self.is_covered(field))
    }

    fn may_play(&self, card: Card) -> Result<(), Refusal> {
        if !self.hand(self.seat).contains(&card) {
            Err(Refusal::NotInHand)
        } else if card.is_mirage() {
            Err(Refusal::NeedsTarget)
        } else {
            Ok(())
        }
    }

    fn may_play_mirage(&self, good: Good, field: u8) -> Result<(), Refusal> {
        if !self.hand(self.seat).contains(&Card::mirage(good)) {
            Err(Refusal::NotInHand)
        } else if !self.may_cover(good, field) {
            Err(Refusal::NoTarget)
        } else {
            Ok(())
        }
    }

    fn may_sell(&self, good: Good) -> Result<(), Refusal> {
        (self.amphorae(self.seat)[good.index()] > 0)
            .then_some(())
            .ok_or(Refusal::NoneHeld)
    }

    fn may_lay_aside(&self, card: Card) -> Result<(), Refusal> {
        if !self.hand(self.seat).contains(&card) {
            Err(Refusal::NotInHand)
        } else if self.laid_aside(self.seat).len() >= self.pile.len() {
            Err(Refusal::PileTooSmall)
        } else {
            Ok(())
        }
    }

    fn deal_one(&mut self, trade: Trade, deal: Deal, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        match deal {
            Deal::Buy(good) => {
                let price = self.routes[good.index()].buy();
                self.capital[seat.index()] -= price;
                self.held[seat.index()][good.index()] += 1;
                tell(Event::Bought { seat, good, price });
            }
            Deal::Sell(good) => self.sell(good, Sale::Trade, tell),
        }
        match trade.and(deal, self.limit()) {
            Some(trade) => self.phase = Phase::Trade(trade),
            None => self.end_trade(tell),
        }
        Played::Reversible
    }

    fn end_trade(&mut self, tell: &mut dyn FnMut(Event)) {
        tell(Event::Traded { seat: self.seat });
        self.phase = Phase::Card;
    }

    fn pass(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
        tell(Event::Passed { seat: self.seat });
        self.end_trade(tell);
        Played::Reversible
    }

    fn sell(&mut self, good: Good, sale: Sale, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let price = self.routes[good.index()].sell();
        self.capital[seat.index()] += price;
        self.held[seat.index()][good.index()] -= 1;
        tell(Event::Sold {
            seat,
            good,
            price,
            sale,
        });
    }

    fn play_card(&mut self, card: Card, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        let field = self.board.len() as u8;
        self.hands[seat.index()].remove(card);
        self.board.push(card);
        tell(Event::Played { seat, card, field });
        match card.kind() {
            CardKind::Tax => self.levy(card.good(), seat, seat, tell),
            CardKind::Caravan(_) | CardKind::Contract | CardKind::Mirage => self.end_turn(tell),
        }
    }

    fn cover(&mut self, good: Good, field: u8, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        let mirage = Card::mirage(good);
        self.hands[seat.index()].remove(mirage);
        self.covered |= 1 << field;
        if let Some(&card) = self.board.get(usize::from(field)) {
            tell(Event::Covered {
                seat,
                mirage,
                card,
                field,
            });
        }
        self.end_turn(tell)
    }

    /// Collects a tax from one seat after another, beginning with `from`. The last to pay is the
    /// seat before `by`, which played the tax. Stops at the first seat that has to sell amphorae.
    fn levy(&mut self, good: Good, by: Seat, from: Seat, tell: &mut dyn FnMut(Event)) -> Played {
        let asked = self.seat;
        self.seat = from;
        loop {
            let seat = self.seat;
            let due = self.tax_due(seat, good);
            if due > 0 {
                tell(Event::Taxed { seat, good, due });
                if self.capital(seat) < due {
                    self.phase = Phase::Tax(Tax { good, by, due });
                    break;
                }
                self.pay_tax(due, tell);
            }
            self.seat = seat.next(self.players.count());
            if self.seat == by {
                return self.end_levy(asked, tell);
            }
        }
        self.unless_passed_on(asked)
    }

    fn pay_tax(&mut self, due: u16, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        self.capital[seat.index()] -= due;
        tell(Event::TaxPaid { seat, due });
    }

    fn sell_for_tax(&mut self, tax: Tax, good: Good, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        self.sell(good, Sale::Tax, tell);
        if self.capital(seat) < tax.due {
            return Played::Reversible;
        }
        self.pay_tax(tax.due, tell);
        let next = seat.next(self.players.count());
        if next == tax.by {
            self.seat = next;
            self.end_levy(seat, tell)
        } else {
            self.levy(tax.good, tax.by, next, tell)
        }
    }

    /// Ends a tax that all seats have paid. The seat that played the tax then plays another card,
    /// unless the tax filled the last field.
    ///
    /// That seat always has a card to play. Each colour has only one tax and one mirage. So if only
    /// mirages are left, the seat's five cards were taxes and mirages, and one colour has both: its
    /// mirage can cover its tax.
    fn end_levy(&mut self, asked: Seat, tell: &mut dyn FnMut(Event)) -> Played {
        self.phase = Phase::Card;
        if self.is_board_full() {
            return self.end_turn(tell);
        }
        self.unless_passed_on(asked)
    }

    /// Returns whether the last step can be taken back: this is the case if `asked`, the seat that
    /// made the step, also makes the next decision.
    fn unless_passed_on(&self, asked: Seat) -> Played {
        if self.seat == asked {
            Played::Reversible
        } else {
            Played::Final
        }
    }

    /// Whether only one card field is free. The year ends when a card is played onto it.
    #[must_use]
    pub fn is_last_field(&self) -> bool {
        self.board.len() + 1 == self.players.fields()
    }

    fn is_board_full(&self) -> bool {
        self.board.len() >= self.players.fields()
    }

    fn end_turn(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        let mut drawn = 0;
        while self.hand(seat).len() < HAND
            && let Some(card) = self.draw(seat)
        {
            drawn += 1;
            tell(Event::Drew { seat, card });
        }
        tell(Event::TurnEnded { seat, drawn });
        self.turns = 2.min(self.turns + 1);
        if self.is_board_full() {
            return self.end_year(tell);
        }
        self.seat = seat.next(self.players.count());
        self.phase = Phase::Trade(Trade::default());
        Played::Final
    }

    fn lay_aside(&mut self, card: Card, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        self.hands[seat.index()].remove(card);
        self.aside[seat.index()].push(card);
        tell(Event::LaidAside { seat, card });
        Played::Reversible
    }

    fn sell_finally(&mut self, good: Good, tell: &mut dyn FnMut(Event)) -> Played {
        let asked = self.seat;
        self.sell(good, Sale::Final, tell);
        self.seat = asked.next(self.players.count());
        self.seek_seller(tell);
        match self.phase {
            Phase::Over => Played::Final,
            _ => self.unless_passed_on(asked),
        }
    }

    /// Does the same as [`Game::play`]. Its `tell` is a trait object, so the rules are compiled
    /// only once.
    fn play_telling(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<Played, Refusal> {
        self.check(mv)?;
        Ok(match (self.phase, mv) {
            (Phase::Trade(trade), Move::Buy(good)) => self.deal_one(trade, Deal::Buy(good), tell),
            (Phase::Trade(trade), Move::Sell(good)) => self.deal_one(trade, Deal::Sell(good), tell),
            (_, Move::Pass) => self.pass(tell),
            (_, Move::Play(card)) => self.play_card(card, tell),
            (_, Move::Cover(good, field)) => self.cover(good, field, tell),
            (Phase::Tax(tax), Move::Sell(good)) => self.sell_for_tax(tax, good, tell),
            (_, Move::Sell(good)) => self.sell_finally(good, tell),
            (_, Move::LayAside(card)) => self.lay_aside(card, tell),
            (Phase::Exchange { first }, Move::Draw) => self.exchange(first, tell),
            (_, Move::Buy(_) | Move::Draw) => return Err(Refusal::NotNow),
        })
    }
}

/// Adds a move to a list, which has room for all moves of any position.
fn push(moves: &mut Moves, mv: Move) {
    let pushed = moves.push(mv);
    debug_assert!(pushed.is_ok(), "the list holds the worst case");
}

impl Game for Caravans {
    type Move = Move;
    type Moves = Moves;
    type Undo = heapless::Vec<Move, MAX_UNDO>;
    type Event = Event;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        self.players.count()
    }

    fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            _ => Some(self.seat),
        }
    }

    fn list_moves(&self, moves: &mut Moves) {
        moves.clear();
        match self.phase {
            Phase::Over => {}
            Phase::Trade(trade) => {
                for deal in Deal::all() {
                    if self.may_deal(trade, deal).is_ok() {
                        push(moves, deal.into());
                    }
                }
                if trade.is_empty() {
                    push(moves, Move::Pass);
                }
            }
            Phase::Card => {
                for card in self.hand(self.seat).kinds() {
                    if card.is_mirage() {
                        for field in self.targets(card.good()) {
                            push(moves, Move::Cover(card.good(), field));
                        }
                    } else {
                        push(moves, Move::Play(card));
                    }
                }
            }
            Phase::Tax(_) | Phase::FinalSales => {
                for good in Good::ALL {
                    if self.may_sell(good).is_ok() {
                        push(moves, Move::Sell(good));
                    }
                }
            }
            Phase::Exchange { .. } => {
                if self.laid_aside(self.seat).len() < self.pile.len() {
                    for card in self.hand(self.seat).kinds() {
                        push(moves, Move::LayAside(card));
                    }
                }
                push(moves, Move::Draw);
            }
        }
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        match (self.phase, mv) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (Phase::Trade(trade), Move::Buy(good)) => self.may_deal(trade, Deal::Buy(good)),
            (Phase::Trade(trade), Move::Sell(good)) => self.may_deal(trade, Deal::Sell(good)),
            (Phase::Trade(trade), Move::Pass) if trade.is_empty() => Ok(()),
            (Phase::Card, Move::Play(card)) => self.may_play(card),
            (Phase::Card, Move::Cover(good, field)) => self.may_play_mirage(good, field),
            (Phase::Tax(_) | Phase::FinalSales, Move::Sell(good)) => self.may_sell(good),
            (Phase::Exchange { .. }, Move::LayAside(card)) => self.may_lay_aside(card),
            (Phase::Exchange { .. }, Move::Draw) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn play(&mut self, mv: Move, mut tell: impl FnMut(Event)) -> Result<Played, Refusal> {
        self.play_telling(mv, &mut tell)
    }

    fn may_see(&self, seat: Seat, event: Event) -> bool {
        match event {
            Event::Drew { seat: owner, .. } | Event::LaidAside { seat: owner, .. } => seat == owner,
            _ => true,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over).then(|| self.result())
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        self.redeal_unknown(seat, rng);
    }
}
