//! Randomly replaces the parts of a game that a seat cannot know.

use super::game::{Legions, Phase};
use crate::game::MAX_SEATS;
use crate::order::sort;
use crate::{Rng, Seat};

/// The number of coins that a revenue usually brings.
const INCOME: u8 = 3;

impl Legions {
    /// Shuffles the unseen tiles. While the game is running, also splits the coins of the other
    /// seats again among these seats. The sum of these coins can be derived from the reserve, but
    /// not how it is split. Every split is equally likely.
    pub(super) fn redeal_unknown(&mut self, seat: Seat, rng: &mut Rng) {
        self.stacks.shuffle(rng);
        if !matches!(self.phase, Phase::Over(_)) {
            self.redeal_coins(seat, rng);
        }
    }

    /// Shuffles the unseen tiles, and distributes the coins of the other seats in a likely way.
    ///
    /// The coins are distributed in small incomes, and each income goes to one of these seats at
    /// random. So the seats' amounts are much closer to each other than after
    /// [`Legions::redeal_unknown`].
    pub(super) fn redeal_likely(&mut self, seat: Seat, rng: &mut Rng) {
        self.stacks.shuffle(rng);
        let others = || Seat::all(self.setup.players()).filter(|&other| other != seat);
        let seats: heapless::Vec<Seat, MAX_SEATS> = others().collect();
        let mut left: u8 = others().map(|other| self.coins(other)).sum();
        seats.iter().for_each(|other| self.coins[other.index()] = 0);
        while left > 0
            && let Some(other) = rng.pick(&seats)
        {
            let coins = left.min(INCOME);
            self.coins[other.index()] += coins;
            left -= coins;
        }
    }

    fn redeal_coins(&mut self, seat: Seat, rng: &mut Rng) {
        let players = self.setup.players();
        let others = || Seat::all(players).filter(|&other| other != seat);
        let count = others().count();
        if count < 2 {
            return;
        }
        let sum: u8 = others().map(|other| self.coins(other)).sum();
        // "Stars and bars": choosing `count - 1` of `sum + count - 1` places splits the sum into
        // `count` shares.
        let places = u32::from(sum) + count as u32 - 1;
        let mut bars = [0; MAX_SEATS - 2];
        let bars = &mut bars[..count - 1];
        for placed in 0..bars.len() {
            loop {
                let place = rng.below(places) as u8;
                if !bars[..placed].contains(&place) {
                    bars[placed] = place;
                    break;
                }
            }
        }
        sort(bars, |a, b| a < b);
        let mut from = 0;
        let ends = bars.iter().copied().chain([places as u8]);
        for (other, end) in others().zip(ends) {
            self.coins[other.index()] = end - from;
            from = end + 1;
        }
    }
}
