//! A list of cards: a hand, the pile, the cards played.

use core::fmt;
use core::ops::Deref;

use super::card::Card;
use super::good::Good;
use crate::Rng;

/// A list of at most `N` cards.
///
/// Unlike a `heapless::Vec` it is `Copy`, so that whole positions can be copied
/// as plain memory.
#[derive(Clone, Copy)]
pub struct Cards<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Cards<N> {
    pub(super) const EMPTY: Self = Self {
        cards: [Card::mirage(Good::Gold); N],
        len: 0,
    };

    /// Adds a card at the end. Returns `false` if the list is full.
    pub(super) fn push(&mut self, card: Card) -> bool {
        match self.cards.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes and returns the last card.
    pub(super) fn pop(&mut self) -> Option<Card> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Removes the first card that equals this one. Returns `false` if there is
    /// none.
    pub(super) fn remove(&mut self, card: Card) -> bool {
        let len = usize::from(self.len);
        match self.iter().position(|&other| other == card) {
            Some(at) => {
                self.cards.copy_within(at + 1..len, at);
                self.len -= 1;
                true
            }
            None => false,
        }
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.as_mut());
    }

    /// Moves `card` so that it is popped after exactly `ahead` other cards. These are the last
    /// cards of the list, and stay in place. Returns `false` if `card` is not among the cards
    /// before them, or if the list is too short.
    pub(super) fn arrange(&mut self, ahead: usize, card: Card) -> bool {
        let Some(place) = self.len().checked_sub(ahead + 1) else {
            return false;
        };
        match self[..=place].iter().rposition(|&other| other == card) {
            Some(found) => {
                self.cards.swap(found, place);
                true
            }
            None => false,
        }
    }

    pub(super) fn as_mut(&mut self) -> &mut [Card] {
        let len = self.len();
        &mut self.cards[..len]
    }

    /// The different cards, in the order of their first occurrence.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        self.iter()
            .enumerate()
            .filter(|&(at, card)| !self[..at].contains(card))
            .map(|(_, &card)| card)
    }
}

impl<const N: usize> Deref for Cards<N> {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(N)]
    }
}

impl<const N: usize> PartialEq for Cards<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> Eq for Cards<N> {}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
