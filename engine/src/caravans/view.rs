//! What a seat cannot know.

use super::card::Card;
use super::cards::Cards;
use super::game::{Caravans, Origin};
use super::setup::CARDS;
use crate::{Rng, Seat};

impl Caravans {
    /// How many of these cards lie face down before a seat: in the pile, in
    /// the others' hands or laid aside by them. Nobody has to count them.
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

    /// Deals the cards again that lie face down before this seat: the pile,
    /// the others' hands and what they have laid aside. Every deal of them is
    /// equally likely: what was open once and was shuffled back since is
    /// nowhere any more. The shuffles to come are unknown as well.
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
