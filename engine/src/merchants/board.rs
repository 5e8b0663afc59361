//! The possessions of a player.

use super::good::{Good, Goods};
use super::mission::Missions;
use super::piece::Piece;
use super::rare::{Colour, Rare};
use super::setup::{CAMELS, GOODS, KEEP, MAX_PIECES, PRESTIGE, SHIPS};
use super::slot::Spots;
use super::temple::Part;
use super::tile::{Effect, Tile, Tiles};
use super::tower::{Climb, Rise, is_below_free_level, tower_cost};
use super::trade::Trades;

/// The rights that a player has already used in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    /// Whether the player has bought a basic good for prestige.
    pub basic: bool,
    /// Whether the player has bought an advanced good for prestige.
    pub advanced: bool,
    /// Whether the player has bought a rare good for prestige.
    pub rare: bool,
    /// Whether the player has returned a mission that gives a market.
    pub market: bool,
    /// Whether the player has used the private action that exempts from tax.
    pub exempt: bool,
    /// Whether the private action for construction has built the tower by levels or by pairs;
    /// `None` if it has not built the tower in this turn.
    pub tower: Option<Rise>,
}

/// The possessions of a player. Everything except the hand is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) improvements: Tiles,
    /// The spots on which the player has a piece.
    pub(super) spots: Spots,
    pub(super) hand: Missions,
    pub(super) fulfilled: Missions,
    pub(super) returned: Missions,
    pub(super) prestige: i16,
    pub(super) warehouse: Goods,
    pub(super) traded: Goods,
    pub(super) tower: u8,
    /// The numbers of camels and ships that the player owns.
    pub(super) pieces: [u8; 2],
    /// The numbers of camels and ships that the player can still place.
    pub(super) reserve: [u8; 2],
    /// For each part of a temple, the number of temples whose highest part it is.
    pub(super) temples: [u8; 4],
    pub(super) rare: [u8; Rare::TYPES],
    pub(super) used: Used,
}

impl Board {
    pub(super) const START: Self = Self {
        improvements: Tiles::NONE,
        spots: Spots::NONE,
        hand: Missions::NONE,
        fulfilled: Missions::NONE,
        returned: Missions::NONE,
        prestige: PRESTIGE,
        warehouse: GOODS,
        traded: Goods::NONE,
        tower: 0,
        pieces: [CAMELS, SHIPS],
        reserve: [CAMELS, SHIPS],
        temples: [0; 4],
        rare: [0; Rare::TYPES],
        used: Used {
            basic: false,
            advanced: false,
            rare: false,
            market: false,
            exempt: false,
            tower: None,
        },
    };

    /// The player's improvements.
    #[must_use]
    pub const fn improvements(&self) -> Tiles {
        self.improvements
    }

    /// The spots on which the player has a piece.
    #[must_use]
    pub const fn spots(&self) -> Spots {
        self.spots
    }

    /// The missions in the hand. Only their owner may see them.
    #[must_use]
    pub const fn hand(&self) -> Missions {
        self.hand
    }

    /// The missions that are fulfilled but not returned.
    #[must_use]
    pub const fn fulfilled(&self) -> Missions {
        self.fulfilled
    }

    /// The missions that were returned for their benefit.
    #[must_use]
    pub const fn returned(&self) -> Missions {
        self.returned
    }

    /// The prestige points so far.
    #[must_use]
    pub const fn prestige(&self) -> i16 {
        self.prestige
    }

    /// The goods that can be traded.
    #[must_use]
    pub const fn warehouse(&self) -> Goods {
        self.warehouse
    }

    /// The goods that cannot be traded in this turn, because they come from a trade or from a
    /// mission.
    #[must_use]
    pub const fn traded(&self) -> Goods {
        self.traded
    }

    /// All goods. They can all be used for payments.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.warehouse + self.traded
    }

    /// The height of the tower, in levels.
    #[must_use]
    pub const fn tower(&self) -> u8 {
        self.tower
    }

    /// The number of pieces of a kind that the player owns.
    #[must_use]
    pub const fn pieces(&self, piece: Piece) -> u8 {
        self.pieces[piece.index()]
    }

    /// The number of pieces of a kind that the player can still place.
    #[must_use]
    pub const fn reserve(&self, piece: Piece) -> u8 {
        self.reserve[piece.index()]
    }

    /// The number of temples whose highest part is this one.
    #[must_use]
    pub const fn temples(&self, part: Part) -> u8 {
        self.temples[part.index()]
    }

    /// The number of rare goods of each type.
    #[must_use]
    pub const fn rare(&self) -> [u8; Rare::TYPES] {
        self.rare
    }

    /// The number of rare goods.
    #[must_use]
    pub fn rare_goods(&self) -> u8 {
        self.rare.iter().sum()
    }

    /// The number of fulfilled missions, including those that were returned.
    #[must_use]
    pub const fn missions_done(&self) -> u8 {
        self.fulfilled.len() + self.returned.len()
    }

    /// Whether the player owns any of these improvements.
    pub(super) const fn has(&self, tiles: Tiles) -> bool {
        self.improvements.any(tiles)
    }

    /// Whether the player never has to pay tax.
    #[must_use]
    pub const fn never_pays_tax(&self) -> bool {
        self.has(Tiles::NO_TAX)
    }

    /// Whether the player may pay for the next rare good with prestige.
    #[must_use]
    pub fn pays_prestige_for_rare(&self) -> bool {
        self.rare_for_prestige().is_some()
    }

    /// The number of goods that may be kept at the end of a turn.
    #[must_use]
    pub fn limit(&self) -> u16 {
        let better = self.improvements.and(Tiles::KEEP).iter();
        let limits = better.map(|tile| match tile.effect() {
            Effect::Keep(count) => u16::from(count),
            _ => 0,
        });
        limits.fold(KEEP, u16::max)
    }

    /// Returns the trades that the player has the right to make now, even if the goods for them are
    /// missing. The trades of prestige are included even if the player has already used them in
    /// this turn.
    #[must_use]
    pub fn rights(&self) -> Trades {
        let mut rights = Trades::NONE;
        if self.used.market || !self.spots.and(Spots::BOTH_WAYS).is_empty() {
            rights = Trades::BOTH_WAYS;
        } else {
            if !self.spots.and(Spots::UP_ONLY).is_empty() {
                rights = Trades::UP;
            }
            for tile in self.improvements.and(Tiles::TRADES).iter() {
                if let Effect::Trades(trades) = tile.effect() {
                    rights = rights.or(trades);
                }
            }
        }
        if self.has(Tiles::PRESTIGE_TRADE) {
            rights = rights.or(Trades::PRESTIGE);
        }
        rights
    }

    /// The trades that the player can make now: those of [`Self::rights`] for which the player has
    /// the goods, and which are not used up.
    pub(super) fn trades(&self) -> Trades {
        let rights = self.rights();
        if rights.is_empty() {
            return rights;
        }
        let possible = |&trade: &super::Trade| match trade.gives() {
            Some(good) => self.warehouse.count(good) > 0,
            None if trade.is_up() => !self.used.advanced,
            None => !self.used.basic,
        };
        rights.iter().filter(possible).collect()
    }

    /// Removes the goods of a payment. Traded goods are used first.
    pub(super) fn pay(&mut self, goods: Goods) {
        let traded = self.traded.min(goods);
        self.traded = self.traded - traded;
        self.warehouse = self.warehouse - (goods - traded);
    }

    /// Whether the player gets the next level of the tower for free.
    pub(super) const fn gets_level(&self) -> bool {
        self.has(Tiles::FREE_LEVELS) && is_below_free_level(self.tower)
    }

    /// Returns the height of the tower and the number of missions that the caravan requires for one
    /// more camel; one of the two is enough. `None` if the player has all camels.
    #[must_use]
    pub const fn camel_goals(&self) -> Option<(u8, u8)> {
        match self.pieces[Piece::Camel.index()] {
            0..=3 => Some((5, 2)),
            4 => Some((10, 4)),
            _ => None,
        }
    }

    /// Whether the caravan gives one more camel: the player has reached one of its
    /// [goals](Self::camel_goals) or, for the fifth camel, half of both goals.
    #[must_use]
    pub const fn may_add_camel(&self) -> bool {
        self.may_add_camel_at(self.tower)
    }

    /// Whether the caravan would give one more camel if the tower had this height.
    #[must_use]
    pub const fn may_add_camel_at(&self, tower: u8) -> bool {
        let missions = self.missions_done();
        match self.camel_goals() {
            Some((height, count)) => {
                let is_last = self.pieces[Piece::Camel.index()] == 4;
                let halves = is_last && tower >= height / 2 && missions >= count / 2;
                tower >= height || missions >= count || halves
            }
            None => false,
        }
    }

    /// Returns the number of rare goods of each colour that the shipyard requires for one more
    /// ship; `None` if the player has all ships.
    #[must_use]
    pub const fn ship_goal(&self) -> Option<u8> {
        match self.pieces[Piece::Ship.index()] {
            0..=2 => Some(1),
            3 => Some(2),
            _ => None,
        }
    }

    /// Whether the shipyard gives one more ship.
    #[must_use]
    pub fn may_add_ship(&self) -> bool {
        let Some(needed) = self.ship_goal() else {
            return false;
        };
        let colours = self.rare_by_colour();
        colours.into_iter().all(|count| count >= needed)
    }

    /// Returns the number of rare goods of each colour.
    #[must_use]
    pub fn rare_by_colour(&self) -> [u8; Colour::ALL.len()] {
        Colour::ALL.map(|colour| colour.types().map(|kind| self.rare[kind.index()]).sum())
    }

    /// Returns the part to build next, on the most advanced temple that is not complete.
    #[must_use]
    pub fn next_part(&self) -> Part {
        let mut parts = Part::ALL.into_iter().rev();
        let next = parts.find(|&part| self.may_build(part));
        next.unwrap_or(Part::Basement)
    }

    /// Returns the player's price for the next level, or the next pair of levels, of a tower of
    /// this height.
    #[must_use]
    pub fn tower_price(&self, height: u8, rise: Rise) -> Goods {
        let cost = tower_cost(height, rise);
        match self.has(Tiles::NO_WOOD) {
            true => cost.without(Good::Wood),
            false => cost,
        }
    }

    /// Returns the levels or pairs that the player can build now, one after another, until the
    /// goods run out.
    pub fn climbs(&self, rise: Rise) -> impl Iterator<Item = Climb> + '_ {
        let (mut height, mut left) = (self.tower, self.goods());
        core::iter::from_fn(move || {
            let cost = self.tower_price(height, rise);
            if !left.contains(cost) {
                return None;
            }
            left = left - cost;
            let (paid, level) = self.raised(height, rise);
            height = level;
            Some(Climb { paid, level, cost })
        })
    }

    /// Returns the result of building one more level or pair on a tower of this height: the highest
    /// level that is paid for, and the new height with free levels.
    #[must_use]
    pub const fn raised(&self, height: u8, rise: Rise) -> (u8, u8) {
        let first = self.raised_once(height);
        match rise {
            Rise::One => first,
            Rise::Two => self.raised_once(first.1),
        }
    }

    /// Returns the height of the tower after it has lost `levels`. A free level may be added again
    /// at once.
    #[must_use]
    pub const fn fallen(&self, levels: u8) -> u8 {
        let left = self.tower.saturating_sub(levels);
        let is_free = self.has(Tiles::FREE_LEVELS) && is_below_free_level(left);
        if is_free { left + 1 } else { left }
    }

    const fn raised_once(&self, height: u8) -> (u8, u8) {
        let paid = height.saturating_add(1);
        let is_free = self.has(Tiles::FREE_LEVELS) && is_below_free_level(paid);
        (paid, if is_free { paid + 1 } else { paid })
    }

    /// Whether the player owns fewer pieces of a kind than the rules allow.
    pub(super) const fn may_have(&self, piece: Piece) -> bool {
        self.pieces[piece.index()] < MAX_PIECES[piece.index()]
    }

    /// Whether the player's temples allow this part to be built next. Its cost and the supply of
    /// cards are not checked.
    pub(super) const fn may_build(&self, part: Part) -> bool {
        match part.below() {
            Some(below) => self.temples[below.index()] > 0,
            None => {
                let [basements, colonnades, roofs, _] = self.temples;
                basements == 0 && colonnades == 0 && roofs == 0
            }
        }
    }

    /// The discount from those improvements in `tiles` that the player owns, as a number of goods.
    pub(super) fn discount(&self, tiles: Tiles) -> u16 {
        let discounts = self
            .improvements
            .and(tiles)
            .iter()
            .map(|tile| match tile.effect() {
                Effect::CheapMissions(less)
                | Effect::CheapRare(less)
                | Effect::CheapTemple(less) => u16::from(less),
                _ => 0,
            });
        discounts.sum()
    }

    /// The improvement with which the player may pay prestige for a rare good, and the price in
    /// prestige.
    pub(super) fn rare_for_prestige(&self) -> Option<(Tile, i16)> {
        let mut tiles = self.improvements.and(Tiles::RARE_FOR_PRESTIGE).iter();
        let tile = tiles.next()?;
        match tile.effect() {
            Effect::RareForPrestige(price) if !self.used.rare && self.prestige >= price.into() => {
                Some((tile, price.into()))
            }
            _ => None,
        }
    }

    /// The improvement with which the player may buy a good for prestige, and the price of this
    /// good.
    pub(super) fn prestige_price(&self, good: Good) -> Option<(Tile, i16)> {
        let mut tiles = self.improvements.and(Tiles::PRESTIGE_TRADE).iter();
        let tile = tiles.next()?;
        match tile.effect() {
            Effect::PrestigeTrade(basic, _) if good.is_basic() => Some((tile, basic.into())),
            Effect::PrestigeTrade(_, advanced) => Some((tile, advanced.into())),
            _ => None,
        }
    }
}
