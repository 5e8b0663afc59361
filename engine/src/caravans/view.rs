//! The cards that a seat cannot know.

use super::card::Card;
use super::cards::Cards;
use super::game::{Caravans, Origin};
use super::setup::CARDS;
use crate::{Rng, Seat};

impl Caravans {
    /// The number of copies of a card that a seat cannot see: in the pile, in the others' hands, or
    /// laid aside by them. It follows from the cards that the seat can see.
    #[must_use]
    pub fn unseen(&self, seat: Seat, card: Card) -> u8 {
        let others = Seat::all(self.players.count()).filter(|&other| other != seat);
        let theirs = others.flat_map(|other| {
            let aside = self.laid_aside(other).iter();
            self.hand(other).iter().chain(aside)
        });
        let unseen = self.pile.iter().chain(theirs);
        unseen.filter(|&&other| other == card).count() as u8
    }

    /// Deals again the cards that this seat cannot see: the pile, the others'
    /// hands and the cards they have laid aside. Every deal is equally likely,
    /// because cards that were seen earlier have been shuffled back since. The
    /// seed is replaced, so that later shuffles are unknown as well.
    pub(super) fn redeal_unknown(&mut self, seat: Seat, rng: &mut Rng) {
        self.seed = rng.next_u64();
        self.origin = Origin::Other;
        let mut unknown = Cards::<CARDS>::EMPTY;
        self.each_unknown(seat, |cards| {
            cards.iter().for_each(|&card| {
                unknown.push(card);
            });
        });
        unknown.shuffle(rng);
        let mut next = unknown.iter();
        self.each_unknown(seat, |cards| {
            for (place, &card) in cards.iter_mut().zip(&mut next) {
                *place = card;
            }
        });
    }

    fn each_unknown(&mut self, seat: Seat, mut each: impl FnMut(&mut [Card])) {
        each(self.pile.as_mut());
        for other in Seat::all(self.players.count()).filter(|&other| other != seat) {
            each(self.hands[other.index()].as_mut());
            each(self.aside[other.index()].as_mut());
        }
    }
}
