//! The learned values of a seat's possessions.

use super::super::march::Income;
use super::learned::TABLES;
use super::plan::{Aim, TurnPlan};
use super::state::{CITY, SearchState};
use super::weights::COIN;
use crate::bot::Table;
use crate::game::MAX_SEATS;

/// The features of a seat. They count in addition to the seat's coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feature {
    /// The number of coins.
    Coins,
    /// The number of flipped tiles.
    Flipped,
    /// The number of flipped tiles, squared.
    FlippedSquared,
    /// The number of tiles in the hand.
    Tiles,
    /// The number of tiles in the hand, at most two.
    TwoTiles,
    /// The number of tiles in the hand, at most four.
    FourTiles,
    /// The number of tiles in the hand, at most seven.
    SevenTiles,
    /// The number of different kinds of tiles in the hand.
    Kinds,
    /// The number of tiles in the hand of the rarer size.
    RarerSize,
    /// The number of tiles with a feature in the hand.
    Featured,
    /// The number of tiles in the hand that show its most frequent landscape.
    Commonest,
    /// Whether it is the seat's turn.
    Turn,
    /// Whether the seat holds Caesar.
    Caesar,
    /// Whether the legion has no free cell around it. The features from this one to
    /// [`City`](Self::City) are about the legion.
    Stuck,
    /// Whether the legion has one free cell around it.
    OneWay,
    /// Whether the legion has two free cells around it.
    TwoWays,
    /// The most points that the next tile beside the legion can have.
    Match,
    /// The most points that the next tile beside the legion can have, squared.
    MatchSquared,
    /// The most points that the next tile beside the legion can have, if it is the seat's turn.
    MatchNow,
    /// Whether the legion is in the city.
    City,
    /// The first feature of the censor. The censor has the same features as the
    /// legion.
    Censor,
    /// Whether the next revenue can pay tribute: the next tile beside the censor can have more
    /// points than the seat has flipped tiles.
    Tribute = Self::Censor as isize + FIGURE as isize,
    /// The number of coins of tribute that the next revenue can pay.
    TributeCoins,
}

/// The number of features that each figure has.
const FIGURE: usize = Feature::Censor as usize - Feature::Stuck as usize;
/// The number of features.
pub const FEATURES: usize = Feature::TributeCoins as usize + 1;
/// The number of coefficients of a weight.
pub const POWERS: usize = 3;

/// The value of winning, in addition to the lead.
const WIN: i32 = 3 * COIN;
/// The amount by which a turn looks worse if it ends the game with a loss.
pub(super) const LOSS: i32 = 64 * COIN;

/// The values used to evaluate positions: weights of the features, in 64ths of a coin.
#[derive(Clone, Debug)]
pub struct Values {
    /// The weights for two seats.
    pub tables: [Table<FEATURES, POWERS>; 1],
    /// Whether to use the values of the first bots, which were set by hand.
    #[cfg(feature = "lab")]
    pub is_past: bool,
    /// Whether only points matter, as in training. A turn that ends the game with a loss then looks
    /// no worse.
    #[cfg(feature = "lab")]
    pub is_for_points: bool,
}

/// The values of all bots.
pub(super) static VALUES: Values = Values {
    tables: TABLES,
    #[cfg(feature = "lab")]
    is_past: false,
    #[cfg(feature = "lab")]
    is_for_points: false,
};

/// The values of the first bots, for comparison.
#[cfg(feature = "lab")]
pub static PAST: Values = Values {
    tables: TABLES,
    is_past: true,
    is_for_points: true,
};

impl Values {
    pub(super) const fn is_past(&self) -> bool {
        #[cfg(feature = "lab")]
        return self.is_past;
        #[cfg(not(feature = "lab"))]
        false
    }

    const fn is_for_points(&self) -> bool {
        #[cfg(feature = "lab")]
        return self.is_for_points;
        #[cfg(not(feature = "lab"))]
        false
    }
}

impl SearchState {
    /// Whether the learned values are used. They are for two seats only: a solo game is played out
    /// to its end.
    pub(super) const fn is_learned(&self) -> bool {
        self.seats == 2 && !self.values.is_past()
    }

    /// The remaining time, on the scale of the tables: the coins in the reserve.
    pub(super) fn time(&self) -> i32 {
        i32::from(self.reserve)
    }

    /// Calls `each` with the index and the amount of each feature of a seat.
    pub(super) fn each_feature(&self, seat: usize, each: &mut impl FnMut(usize, i32)) {
        use Feature as F;
        let mut tell = |feature: Feature, amount: i32| each(feature as usize, amount);
        let hand = &self.hands[seat];
        let flipped = i32::from(self.flipped[seat]);
        let tiles = i32::from(hand.len);
        let is_turn = i32::from(usize::from(self.seat) == seat);
        tell(F::Coins, self.coins[seat].into());
        tell(F::Flipped, flipped);
        tell(F::FlippedSquared, flipped * flipped);
        tell(F::Tiles, tiles);
        tell(F::TwoTiles, tiles.min(2));
        tell(F::FourTiles, tiles.min(4));
        tell(F::SevenTiles, tiles.min(7));
        tell(F::Kinds, hand.kinds.count_ones() as i32);
        let (mut sizes, mut landscapes, mut featured) = ([0; 2], [0; 4], 0);
        let mut left = hand.kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            let count = i32::from(hand.count(code));
            sizes[usize::from(code >> 4 & 1)] += count;
            landscapes[usize::from(code >> 2 & 3)] += count;
            featured += if code & 3 == 0 { 0 } else { count };
        }
        let [large, small] = sizes;
        let [one, two, three, _] = landscapes;
        tell(F::RarerSize, large.min(small));
        tell(F::Featured, featured);
        tell(F::Commonest, one.max(two).max(three));
        tell(F::Turn, is_turn);
        tell(F::Caesar, i32::from(usize::from(self.caesar) == seat));
        let mut censor = 0;
        for (figure, &at) in self.figures[seat].iter().enumerate() {
            let (room, best) = self.prospect(at, hand.kinds);
            let best = i32::from(best);
            let mut tell = |feature: Feature, amount: i32| {
                each(feature as usize + figure * FIGURE, amount);
            };
            match room {
                0 => tell(F::Stuck, 1),
                1 => tell(F::OneWay, 1),
                2 => tell(F::TwoWays, 1),
                _ => {}
            }
            tell(F::Match, best);
            tell(F::MatchSquared, best * best);
            tell(F::MatchNow, best * is_turn);
            tell(F::City, i32::from(at == CITY));
            censor = best;
        }
        if censor > flipped {
            each(F::Tribute as usize, 1);
            each(F::TributeCoins as usize, flipped);
        }
    }

    /// The value of a seat's coins and features before the end of the game, in 64ths of a coin.
    pub(super) fn learned_standing(&self, seat: usize) -> i32 {
        let [table] = &self.values.tables;
        let time = self.time();
        let mut sum = COIN * i32::from(self.coins[seat]);
        self.each_feature(seat, &mut |feature, amount| {
            if amount != 0 {
                sum += table.weight(feature, time) * amount;
            }
        });
        sum
    }

    /// Whether a turn ends the game while another seat is ahead. Such a turn is worse than any
    /// other.
    pub(super) fn ends_lost(&self, turn: &TurnPlan) -> bool {
        if self.seats < 2 || self.values.is_for_points() {
            return false;
        }
        let gain = turn.matches + u8::from(self.holds_caesar());
        let coins = match turn.aim {
            Aim::March(Income::Tiles) if !self.can_draw(gain) => 0,
            Aim::March(Income::Coins) => match self.coins_for(gain).0 {
                coins if coins == self.reserve => coins,
                _ => return false,
            },
            Aim::Reorganize | Aim::Recruit if self.stacks == [0, 0] => 0,
            _ => return false,
        };
        let me = self.mover();
        let own = (self.coins[me] + coins, self.flipped[me]);
        let mut others = (0..usize::from(self.seats).min(MAX_SEATS)).filter(|&other| other != me);
        others.any(|other| (self.coins[other], self.flipped[other]) > own)
    }

    /// The value of the chance to win, given the lead over the best opponent. It is added to the
    /// lead. So a bot neither ends a game that it would lose nor risks a win for more coins.
    pub(super) fn chance(&self, lead: i32) -> i32 {
        let uncertain = COIN * (4 + self.time() / 4);
        match self.over {
            true => WIN * lead.signum(),
            false => WIN * lead / (uncertain + lead.abs()),
        }
    }
}
