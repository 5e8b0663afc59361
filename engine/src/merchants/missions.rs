//! Missions: drawing, fulfilling and returning.

use super::event::{Event, Source};
use super::game::{Ask, Merchants, Told};
use super::good::Goods;
use super::mission::{Benefit, Deck, Mission, Missions};
use super::moves::{Claim, Move};
use super::piece::Piece;
use super::temple::Part;
use super::tile::{Effect, Tiles};

impl Merchants {
    pub(super) fn fulfil(&mut self, card: Mission, tell: &mut dyn FnMut(Event)) {
        let board = self.board_mut(self.seat);
        board.hand.remove(card);
        board.fulfilled.insert(card);
        for tile in self.own().improvements.and(Tiles::FULFIL).iter() {
            if let Effect::Fulfil(points) = tile.effect() {
                self.score(points.into(), Source::Tile(tile), tell);
            }
        }
    }

    /// Moves a mission from the fulfilled missions to the returned missions.
    pub(super) fn flip(&mut self, card: Mission) {
        let board = self.board_mut(self.seat);
        board.fulfilled.remove(card);
        board.returned.insert(card);
    }

    /// Returns a fulfilled mission in a window, and gives its benefit.
    pub(super) fn give_back(&mut self, card: Mission, claim: Claim, tell: &mut dyn FnMut(Event)) {
        let by = Source::Mission(card);
        let benefit = card.benefit();
        if let Benefit::Draw(count) = benefit {
            self.prepare_draw(count.into(), tell);
        }
        self.flip(card);
        self.did(Move::Return(card, claim), tell);
        match (benefit, claim) {
            (Benefit::Ship, _) => self.add_piece(Piece::Ship, tell),
            (Benefit::Camel, _) => self.add_piece(Piece::Camel, tell),
            (Benefit::Market, _) => self.board_mut(self.seat).used.market = true,
            (Benefit::Levels(levels), _) => self.raise(levels, by, tell),
            (Benefit::Draw(count), _) => self.draw(count.into(), tell),
            (Benefit::Basement, _) => self.raise_temple(Part::Basement),
            (Benefit::Part, Claim::Part(part)) => self.raise_temple(part),
            (Benefit::Destroy(levels), Claim::Seat(seat)) => self.destroy(seat, levels, by, tell),
            (Benefit::Rare, Claim::Rare(rare)) => {
                self.take_rare(rare, true, tell);
                self.shuffle_stack(rare, tell);
            }
            (_, Claim::Tile(tile)) => self.add_tile(tile, tell),
            (_, Claim::Tiles(one, other)) => {
                self.add_tile(one, tell);
                self.add_tile(other, tell);
            }
            _ => {}
        }
    }

    /// Returns a fulfilled mission, and gives the chosen goods.
    pub(super) fn gain(&mut self, card: Mission, goods: Goods, tell: &mut dyn FnMut(Event)) {
        self.ask = Ask::No;
        self.flip(card);
        self.did(Move::Return(card, Claim::Plain), tell);
        self.get_traded(goods, Source::Mission(card), tell);
    }

    /// Makes the deck ready for a step that draws `count` cards. If the deck has fewer cards, the
    /// discarded missions are shuffled and put under it.
    pub(super) fn prepare_draw(&mut self, count: usize, tell: &mut dyn FnMut(Event)) {
        if self.deck.len() >= count || self.discards.is_empty() {
            return;
        }
        for card in self.discards.iter() {
            let rounds = &mut self.rounds[card.index()];
            *rounds = rounds.saturating_add(1);
        }
        let (old, all) = (self.deck, self.deck.set().or(self.discards));
        self.deck = match core::mem::replace(&mut self.told, Told::Nothing) {
            Told::Deck(told)
                if told.set() == all
                    && told.len() == usize::from(all.len())
                    && told.ends_with(&old) =>
            {
                told
            }
            _ => {
                let mut deck = Deck::from(self.discards);
                deck.shuffle(&mut self.next_rng());
                for &card in old.iter() {
                    deck.push(card);
                }
                deck
            }
        };
        self.discards = Missions::NONE;
        let (deck, again) = (self.deck, true);
        tell(Event::DeckShuffled { deck, again });
    }

    /// Draws `count` missions, or fewer if the deck runs out.
    pub(super) fn draw(&mut self, count: usize, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        for _ in 0..count {
            if let Some(card) = self.deck.pop() {
                self.board_mut(seat).hand.insert(card);
                tell(Event::Drew { seat, card });
            }
        }
    }
}
