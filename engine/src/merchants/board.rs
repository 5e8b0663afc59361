//! The possessions of one player.

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

/// The rights that a player has used in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    /// Trading a basic good for prestige.
    pub basic: bool,
    /// Trading an advanced good for prestige.
    pub advanced: bool,
    /// Buying a rare good for prestige.
    pub rare: bool,
    /// The market of a returned mission.
    pub market: bool,
    /// The private action that exempts from tax.
    pub exempt: bool,
    /// Whether the private construction was used for the tower, and if so, by levels or by pairs.
    pub tower: Option<Rise>,
}

/// The possessions of one player. Everything but the hand is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) improvements: Tiles,
    /// The spots of the player's pieces.
    pub(super) spots: Spots,
    pub(super) hand: Missions,
    pub(super) fulfilled: Missions,
    pub(super) returned: Missions,
    pub(super) prestige: i16,
    pub(super) warehouse: Goods,
    pub(super) traded: Goods,
    pub(super) tower: u8,
    /// The number of camels and ships owned.
    pub(super) pieces: [u8; 2],
    /// The number of camels and ships that can be placed.
    pub(super) reserve: [u8; 2],
    /// The number of temples, by the last part that was built.
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

    /// The spots of the player's pieces.
    #[must_use]
    pub const fn spots(&self) -> Spots {
        self.spots
    }

    /// Missions in hand, which only their owner may see.
    #[must_use]
    pub const fn hand(&self) -> Missions {
        self.hand
    }

    /// Missions fulfilled and not yet returned.
    #[must_use]
    pub const fn fulfilled(&self) -> Missions {
        self.fulfilled
    }

    /// Missions returned for their benefit.
    #[must_use]
    pub const fn returned(&self) -> Missions {
        self.returned
    }

    /// Prestige points so far.
    #[must_use]
    pub const fn prestige(&self) -> i16 {
        self.prestige
    }

    /// Goods that can be traded.
    #[must_use]
    pub const fn warehouse(&self) -> Goods {
        self.warehouse
    }

    /// Goods that cannot be traded in this turn.
    #[must_use]
    pub const fn traded(&self) -> Goods {
        self.traded
    }

    /// All goods, which can pay for things.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.warehouse + self.traded
    }

    /// Levels of the tower.
    #[must_use]
    pub const fn tower(&self) -> u8 {
        self.tower
    }

    /// The number of pieces of a kind that the player owns.
    #[must_use]
    pub const fn pieces(&self, piece: Piece) -> u8 {
        self.pieces[piece.index()]
    }

    /// The number of pieces of a kind that can be placed.
    #[must_use]
    pub const fn reserve(&self, piece: Piece) -> u8 {
        self.reserve[piece.index()]
    }

    /// The number of temples whose last part is this one.
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

    /// The number of missions fulfilled, including returned ones.
    #[must_use]
    pub const fn missions_done(&self) -> u8 {
        self.fulfilled.len() + self.returned.len()
    }

    /// Whether the owner has any of these improvements.
    pub(super) const fn has(&self, tiles: Tiles) -> bool {
        self.improvements.any(tiles)
    }

    /// Whether the owner is exempt from every tax.
    #[must_use]
    pub const fn never_pays_tax(&self) -> bool {
        self.has(Tiles::NO_TAX)
    }

    /// Whether the owner may pay for the next rare good with prestige.
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

    /// Returns the trades that the owner has the right to make now, whether or not there are goods
    /// for them.
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

    /// The trades for which the owner has both the right and the goods.
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

    /// Removes a payment; traded goods are used first.
    pub(super) fn pay(&mut self, goods: Goods) {
        let traded = self.traded.min(goods);
        self.traded = self.traded - traded;
        self.warehouse = self.warehouse - (goods - traded);
    }

    /// Whether the next level is free now.
    pub(super) const fn gets_level(&self) -> bool {
        self.has(Tiles::FREE_LEVELS) && is_below_free_level(self.tower)
    }

    /// Returns the tower height and the number of missions that the caravan asks for: either of
    /// them gives one more camel. `None` if the player has all camels.
    #[must_use]
    pub const fn camel_goals(&self) -> Option<(u8, u8)> {
        match self.pieces[Piece::Camel.index()] {
            0..=3 => Some((5, 2)),
            4 => Some((10, 4)),
            _ => None,
        }
    }

    /// Whether the caravan would give one more camel: one of its [goals](Self::camel_goals) is
    /// reached, or half of both for the fifth camel.
    #[must_use]
    pub const fn may_add_camel(&self) -> bool {
        self.may_add_camel_at(self.tower)
    }

    /// Whether the caravan would give one more camel with a tower of this height.
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

    /// Returns the number of rare goods of each colour that the shipyard asks for; `None` if the
    /// player has all ships.
    #[must_use]
    pub const fn ship_goal(&self) -> Option<u8> {
        match self.pieces[Piece::Ship.index()] {
            0..=2 => Some(1),
            3 => Some(2),
            _ => None,
        }
    }

    /// Whether the shipyard would give one more ship.
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

    /// Returns the owner's price for the next level on a tower of this height, or for the next
    /// pair.
    #[must_use]
    pub fn tower_price(&self, height: u8, rise: Rise) -> Goods {
        let cost = tower_cost(height, rise);
        match self.has(Tiles::NO_WOOD) {
            true => cost.without(Good::Wood),
            false => cost,
        }
    }

    /// Returns the steps that the owner can build now one after another, until the goods run out.
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

    /// Returns the highest level that a step from this height pays for, and the height after it,
    /// which includes free levels.
    #[must_use]
    pub const fn raised(&self, height: u8, rise: Rise) -> (u8, u8) {
        let first = self.raised_once(height);
        match rise {
            Rise::One => first,
            Rise::Two => self.raised_once(first.1),
        }
    }

    /// Returns the height of the tower after it has lost levels. A free level may be added again at
    /// once.
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

    /// Whether the owner has fewer pieces of a kind than the box holds.
    pub(super) const fn may_have(&self, piece: Piece) -> bool {
        self.pieces[piece.index()] < MAX_PIECES[piece.index()]
    }

    /// Whether an action could build this part, if its cost could be paid and a card of it is left.
    pub(super) const fn may_build(&self, part: Part) -> bool {
        match part.below() {
            Some(below) => self.temples[below.index()] > 0,
            None => {
                let [basements, colonnades, roofs, _] = self.temples;
                basements == 0 && colonnades == 0 && roofs == 0
            }
        }
    }

    /// The discount, as a number of goods, that the owner gets from the improvements in `tiles`.
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

    /// The prestige that a rare good may cost instead of goods.
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

    /// The price of a good in prestige.
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
