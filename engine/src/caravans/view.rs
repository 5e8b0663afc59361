//! The cards that a seat cannot know.

use super::card::Card;
use super::cards::Cards;
use super::game::{Caravans, Origin};
use super::setup::CARDS;
use crate::{Rng, Seat};

impl Caravans {
    /// The number of copies of a card that a seat cannot see. They are in the pile, in the hands of
    /// others, or laid aside by others. The number follows from the cards that the seat can see.
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

    /// Deals again the cards that a seat cannot see: the pile, the hands of others and the cards
    /// that others have laid aside.
    ///
    /// Every deal is equally likely, because all cards that were seen earlier have been shuffled
    /// back into the pile. The seed is replaced as well, so that later shuffles are unknown.
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
