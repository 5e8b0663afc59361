//! The learned values of a player's possessions.

use super::super::game::Phase;
use super::super::good::Good;
use super::super::setup::TURNS;
use super::super::temple::Part;
use super::super::tile::{Effect, Tile};
use super::learned::TABLES;
use super::state::SearchState;
use super::weights::POINT;
use crate::Seat;
use crate::bot::Table;

/// The features of a player. They count in addition to the player's points. After the features that
/// are listed here, each improvement has a feature of its own, from [`TILES`](Self::TILES) on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feature {
    /// Whether the player has the first player's pawn.
    Pawn,
    /// The points on the track.
    Track,
    /// The points of fulfilled missions.
    Missions,
    /// The points of returned missions.
    Returned,
    /// The points of temples.
    Temples,
    /// The points of rare goods.
    Rare,
    /// The number of tower levels.
    Tower,
    /// Whether the tower has at least five levels, one of the goals for the fourth camel.
    TowerOfFive,
    /// Whether the tower has at least ten levels, one of the goals for the fifth camel.
    TowerOfTen,
    /// Whether the tower is higher than all others.
    HighestTower,
    /// The amount of wood in the warehouse. The features of the other goods must follow
    /// in the order of [`Good::ALL`].
    Wood,
    /// The amount of stone in the warehouse.
    Stone,
    /// The amount of marble in the warehouse.
    Marble,
    /// The amount of gold in the warehouse.
    Gold,
    /// Whether the player has a fourth camel.
    FourthCamel,
    /// Whether the player has a fifth camel.
    FifthCamel,
    /// Whether the player has a third ship.
    ThirdShip,
    /// Whether the player has a fourth ship.
    FourthShip,
    /// The number of missions in the hand.
    Hand,
    /// The number of fulfilled missions, including those that were returned.
    Fulfilled,
    /// The number of temples whose highest part is the basement. The features of the other
    /// parts must follow in the order of building.
    Basements,
    /// The number of temples whose highest part is the colonnade.
    Colonnades,
    /// The number of temples whose highest part is the roof.
    Roofs,
    /// The number of complete temples.
    Statues,
    /// Whether the player has a complete temple.
    FirstStatues,
    /// The number of different types of rare goods.
    RareTypes,
    /// The number of rare goods of the first colour. The features of the other colours must follow
    /// in order.
    RareOne,
    /// The number of rare goods of the second colour.
    RareTwo,
    /// The number of rare goods of the third colour.
    RareThree,
    /// Whether the player has chosen a region for the marauders.
    Marauders,
}

impl Feature {
    /// The index of the first improvement's feature.
    pub const TILES: usize = Self::Marauders as usize + 1;
}

/// The number of features.
pub const FEATURES: usize = Feature::TILES + 48;
/// The number of coefficients of a weight.
pub const POWERS: usize = 2;

/// The values used to evaluate positions: weights of the features, in 256ths of a point. A player's
/// points count in addition to them.
#[derive(Clone, Debug)]
pub struct Values {
    /// The weights. They were learned from games for two.
    pub tables: [Table<FEATURES, POWERS>; 1],
    /// Whether to use the values of the first bots, which were set by hand.
    #[cfg(feature = "lab")]
    pub is_past: bool,
    /// Whether only points matter, as in training. Bots then do not take spots only to block other
    /// players, and a win is worth no more than its points.
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

    pub(super) const fn is_for_points(&self) -> bool {
        #[cfg(feature = "lab")]
        return self.is_for_points;
        #[cfg(not(feature = "lab"))]
        false
    }

    fn weight(&self, feature: usize, turns: i32) -> i32 {
        let [table] = &self.tables;
        table.weight(feature, 7 * turns)
    }
}

impl SearchState {
    /// Calls `each` with the index and the amount of each feature of a player.
    pub(super) fn each_feature(&self, seat: Seat, each: &mut impl FnMut(usize, i32)) {
        use Feature as F;
        let board = self.board(seat);
        let score = self.score_of(seat);
        let mut tell = |feature: Feature, amount: i32| each(feature as usize, amount);
        tell(F::Pawn, i32::from(self.pawn == seat));
        tell(F::Track, score.track.into());
        tell(F::Missions, score.missions.into());
        tell(F::Returned, score.returned.into());
        tell(F::Temples, score.temples.into());
        tell(F::Rare, score.rare.into());
        let mut others = self.all_seats().filter(|&other| other != seat);
        let is_highest = others.all(|other| self.board(other).tower < board.tower);
        tell(F::Tower, board.tower.into());
        tell(F::TowerOfFive, i32::from(board.tower >= 5));
        tell(F::TowerOfTen, i32::from(board.tower >= 10));
        tell(F::HighestTower, i32::from(is_highest));
        tell(F::FourthCamel, i32::from(board.pieces[0] >= 4));
        tell(F::FifthCamel, i32::from(board.pieces[0] >= 5));
        tell(F::ThirdShip, i32::from(board.pieces[1] >= 3));
        tell(F::FourthShip, i32::from(board.pieces[1] >= 4));
        tell(F::Hand, i32::from(board.hand.len()));
        tell(F::Fulfilled, i32::from(board.missions_done()));
        tell(F::FirstStatues, i32::from(board.temples(Part::Statues) > 0));
        let types = board.rare.iter().filter(|&&count| count > 0).count();
        tell(F::RareTypes, types as i32);
        let chosen = matches!(self.chosen, Some((chooser, _)) if chooser == seat);
        tell(F::Marauders, i32::from(chosen));
        let goods = board.goods();
        let features = [F::Wood, F::Stone, F::Marble, F::Gold];
        for (good, feature) in Good::ALL.into_iter().zip(features) {
            tell(feature, goods.count(good).into());
        }
        let features = [F::Basements, F::Colonnades, F::Roofs, F::Statues];
        for (part, feature) in Part::ALL.into_iter().zip(features) {
            tell(feature, board.temples(part).into());
        }
        let features = [F::RareOne, F::RareTwo, F::RareThree];
        for (types, feature) in board.rare.chunks(3).zip(features) {
            tell(feature, types.iter().map(|&count| i32::from(count)).sum());
        }
        for tile in board.improvements.iter() {
            let amount = match tile.effect() {
                Effect::Most(contest) => 1 + i32::from(self.is_first_in(seat, contest)),
                Effect::Prestige(_) => 1 + i32::from(is_highest),
                _ => 1,
            };
            each(Self::tile_feature(tile), amount);
        }
    }

    fn tile_feature(tile: Tile) -> usize {
        Feature::TILES + tile.index() % (FEATURES - Feature::TILES)
    }

    /// The number of turns left, including the current one.
    pub(super) fn time(&self) -> i32 {
        i32::from(TURNS) + 1 - i32::from(self.turn)
    }

    /// The points that a player will certainly have at the end, not counting goods and other
    /// possessions.
    pub(super) fn certain(&self, seat: Seat) -> i32 {
        let score = self.score_of(seat);
        let points = score.track + score.missions + score.returned + score.temples + score.rare;
        i32::from(points) * POINT + i32::from(self.board(seat).tower) * self.level_worth()
    }

    /// The value of a player's possessions at the beginning of a turn, in sixteenths of a
    /// point.
    pub(super) fn learned_worth(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            return i32::from(self.score_of(seat).total()) * POINT;
        }
        let time = self.time();
        let mut sum = 0;
        self.each_feature(seat, &mut |feature, amount| {
            if amount != 0 {
                sum += self.values.weight(feature, time) * amount;
            }
        });
        self.certain(seat) + sum / 16
    }

    /// The value of an improvement to a player who has it for `turns` turns, including the current
    /// one.
    pub(super) fn learned_tile(&self, tile: Tile, turns: i32) -> i32 {
        let feature = Self::tile_feature(tile);
        self.values.weight(feature, (turns - 1).max(0)) / 16
    }
}
