//! The public interface of the game: moves, checks, results.

use super::event::Event;
use super::game::{Merchants, Phase};
use super::moves::{MAX_UNDO, Move, Moves, Refusal};
use crate::{Game, Outcome, Played, Rng, Seat};

impl Merchants {
    /// Plays a legal move.
    pub(super) fn apply(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        match (self.phase(), mv) {
            (Phase::Goods, Move::Goods(goods)) => {
                tell(Event::Did { seat, mv });
                self.add_goods(goods);
            }
            (Phase::Start, Move::Start(tile)) => {
                tell(Event::Did { seat, mv });
                self.take_start(tile, tell);
            }
            (Phase::Place(_), Move::Double(card)) => {
                tell(Event::Did { seat, mv });
                self.double(card);
            }
            (Phase::Place(placing), Move::Place(piece, spot)) => {
                tell(Event::Did { seat, mv });
                self.place(piece, spot, placing, tell);
            }
            (Phase::Change, Move::Change(card, region)) => {
                tell(Event::Did { seat, mv });
                self.change(card, region, tell);
            }
            (Phase::Change, _) => self.keep_region(tell),
            (Phase::Swap, Move::Swap(own, other)) => {
                tell(Event::Did { seat, mv });
                self.swap(own, other, tell);
            }
            (Phase::Swap, _) => self.go_choose(tell),
            (Phase::Choose, Move::Choose(region)) => {
                tell(Event::Did { seat, mv });
                self.choose(region, tell);
            }
            (Phase::Pay(head), _) => {
                self.pay_for(head, mv, tell);
                self.close_if_bought(head, tell);
            }
            (Phase::Gain(card), Move::Gain(goods)) => self.gain(card, goods, tell),
            (Phase::Free(left), Move::Free(rare)) => self.take_free(rare, left, tell),
            (Phase::Keep(_), Move::Keep(good, count)) => self.keep(good, count, tell),
            (_, Move::Pass(_) | Move::Tax(_) | Move::Done) => self.close(mv, tell),
            _ => {
                self.step(mv, tell);
                self.close_if_bought(mv, tell);
            }
        }
    }

    /// Closes the window of a slot after an improvement was bought and paid for.
    fn close_if_bought(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) {
        if matches!(mv, Move::Buy(..)) && self.phase() == self.phase {
            self.close_slot(tell);
        }
    }

    /// Does the same as [`Game::play`]. Its `tell` is a trait object, so the rules are compiled
    /// only once.
    fn play_telling(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<Played, Refusal> {
        self.check(mv)?;
        let seat = self.seat;
        let mut revealed = false;
        self.apply(mv, &mut |event| {
            revealed |= event.reveals();
            tell(event);
        });
        Ok(if revealed || self.seat != seat {
            Played::Final
        } else {
            Played::Reversible
        })
    }
}

impl Game for Merchants {
    type Move = Move;
    type Moves = Moves;
    type Event = Event;
    type Refusal = Refusal;
    type Undo = heapless::Vec<Move, MAX_UNDO>;

    fn seats(&self) -> u8 {
        self.setup.players.count()
    }

    fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.seat)
    }

    fn list_moves(&self, moves: &mut Moves) {
        moves.clear();
        self.each_move(&mut |mv| {
            let pushed = moves.push(mv);
            debug_assert!(pushed.is_ok(), "the longest list is known");
            false
        });
    }

    fn forced_move(&self) -> Option<Move> {
        self.is_idle().then_some(Move::Done)
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(self.why_not(mv))
        }
    }

    fn play(&mut self, mv: Move, mut tell: impl FnMut(Event)) -> Result<Played, Refusal> {
        self.play_telling(mv, &mut tell)
    }

    /// A dealt or drawn mission and a chosen region are seen only by their owner. The order of
    /// shuffled cards and tiles is seen by nobody. Everything else is seen by all seats.
    fn may_see(&self, seat: Seat, event: Event) -> bool {
        match event {
            Event::Dealt { seat: owner, .. } | Event::Drew { seat: owner, .. } => owner == seat,
            Event::Did {
                seat: owner,
                mv: Move::Choose(_),
            } => owner == seat,
            Event::DeckShuffled { .. } | Event::StackShuffled { .. } => false,
            _ => true,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        self.redeal_unknown(seat, rng);
    }
}
