//! Randomly replaces the parts of a game that a seat cannot know.

use super::game::{Merchants, Origin, Phase};
use super::mission::{Deck, Mission, Missions};
use super::region::Region;
use crate::{Rng, Seat};

impl Merchants {
    /// The missions that are hidden from a seat: those in the deck and in the hands of others.
    #[must_use]
    pub fn unseen(&self, seat: Seat) -> Missions {
        let others = self.all_seats().filter(|&other| other != seat);
        let hands = others.map(|other| self.board(other).hand);
        hands.fold(self.deck.set(), Missions::or)
    }

    /// Randomly replaces the parts of the game that a seat cannot know:
    ///
    /// - The missions in the deck and in the hands of others. All players have seen which missions
    ///   were discarded and shuffled again. So two hidden missions can only change places if both
    ///   have been shuffled again the same number of times.
    /// - The order of the rare goods below the top of each stack.
    /// - The order of the improvements of later eras, and all later shuffles.
    /// - A marauders card that another seat has *chosen*. Every region that could be chosen is
    ///   treated as equally likely, wherever that seat has placed its pieces.
    pub(super) fn redeal_unknown(&mut self, seat: Seat, rng: &mut Rng) {
        self.seed = rng.next_u64();
        self.origin = Origin::Other;
        self.told = super::game::Told::Nothing;
        self.redeal_missions(seat, rng);
        for stack in &mut self.stacks {
            stack.shuffle_unseen(rng);
        }
        self.shuffle_tiles(rng);
        self.rechoose(seat, rng);
    }

    fn redeal_missions(&mut self, seat: Seat, rng: &mut Rng) {
        let unseen = self.unseen(seat);
        let rounds = self.rounds;
        let most = unseen.iter().map(|card| rounds[card.index()]).max();
        for round in 0..=most.unwrap_or(0) {
            let of_round = |card: &Mission| rounds[card.index()] == round;
            let cards: Missions = unseen.iter().filter(of_round).collect();
            if cards.is_empty() {
                continue;
            }
            let mut dealt = Deck::from(cards);
            dealt.shuffle(rng);
            let mut next = dealt.iter().copied();
            for place in self.deck.as_mut() {
                if cards.contains(*place)
                    && let Some(card) = next.next()
                {
                    *place = card;
                }
            }
            for other in self.all_seats().filter(|&other| other != seat) {
                let hand = self.board(other).hand;
                let count = hand.and(cards).len();
                let got: Missions = next.by_ref().take(count.into()).collect();
                self.board_mut(other).hand = hand.minus(cards).or(got);
            }
        }
    }

    /// Replaces the region that another seat has chosen with a random possible one, unless the card
    /// was revealed.
    fn rechoose(&mut self, seat: Seat, rng: &mut Rng) {
        let under = self.under;
        if let Some((chooser, region)) = &mut self.chosen
            && *chooser != seat
            && self.phase != Phase::Change
        {
            let mut regions = heapless::Vec::<_, 7>::new();
            for other in Region::ALL {
                if Some(other) != under {
                    // The list has room for all seven regions.
                    let _ = regions.push(other);
                }
            }
            *region = rng.pick(&regions).unwrap_or(*region);
        }
    }
}
