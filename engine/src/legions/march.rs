//! Conquests and revenues: a figure marches over the tiles that its player lays, and earns tiles or
//! coins for matches.

use super::event::{Action, Event};
use super::figure::Figure;
use super::game::{EndCause, Legions, Phase};
use super::lattice::Cell;
use super::moves::Refusal;
use super::pile::Kinds;
use super::province::Spot;
use super::tile::{Size, Tile};
use crate::{Played, Seat};

/// The largest number of tiles in a turn that lays no tile with a feature.
const PLAIN_LIMIT: u8 = 4;
/// The largest number of tiles in a turn that lays a tile with a feature.
const FEATURE_LIMIT: u8 = 2;

/// The kind of income that a march earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Income {
    /// Tiles, by a conquest.
    Tiles,
    /// Coins, by a revenue.
    Coins,
}

impl Income {
    /// The figure that earns this income without the help of Caesar.
    #[must_use]
    pub const fn figure(self) -> Figure {
        match self {
            Self::Tiles => Figure::Legion,
            Self::Coins => Figure::Censor,
        }
    }
}

/// A conquest or a revenue in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March {
    /// The kind of income that the march earns.
    pub income: Income,
    /// The figure that marches.
    pub figure: Figure,
    /// The number of tiles laid so far.
    pub placed: u8,
    /// Whether one of the laid tiles has a feature.
    pub featured: bool,
    /// The points for matches so far.
    pub matches: u8,
}

impl March {
    const fn new(income: Income, figure: Figure) -> Self {
        Self {
            income,
            figure,
            placed: 0,
            featured: false,
            matches: 0,
        }
    }

    /// Checks that a tile with or without a feature may still be laid.
    ///
    /// # Errors
    /// The limit that forbids it.
    pub const fn allows(&self, feature: bool) -> Result<(), Refusal> {
        if self.placed >= PLAIN_LIMIT {
            Err(Refusal::FourPlaced)
        } else if (self.featured || feature) && self.placed >= FEATURE_LIMIT
            || self.featured && feature
        {
            Err(Refusal::FeatureLimit)
        } else {
            Ok(())
        }
    }

    /// Returns the kinds among `kinds` that may still be laid; `None` if no more tiles may be laid.
    pub(super) fn allowed(&self, kinds: Kinds) -> Option<Kinds> {
        if self.allows(true).is_ok() {
            Some(kinds)
        } else if self.allows(false).is_ok() {
            Some(kinds.plain())
        } else {
            None
        }
    }
}

/// The income at the end of a march.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The tiles or coins for matches.
    pub matches: u8,
    /// Caesar's extra tile or coin.
    pub caesar: u8,
    /// The coins of tribute.
    pub tribute: u8,
    /// If a revenue has too few coins to earn the tribute, the smallest number of coins that would
    /// earn it; otherwise `None`.
    pub tribute_from: Option<u8>,
    /// Whether the gain ends the game, because it takes the last coin or needs more tiles than the
    /// stacks have. No tile is drawn then.
    pub ends: bool,
}

impl Gain {
    /// The sum of all tiles or coins.
    #[must_use]
    pub const fn sum(self) -> u8 {
        self.matches + self.caesar + self.tribute
    }
}

impl Legions {
    /// The current conquest or revenue.
    #[must_use]
    pub const fn marching(&self) -> Option<March> {
        match self.phase {
            Phase::March(march) => Some(march),
            _ => None,
        }
    }

    /// The income of the current march if it ends after `more` further points; `None` if there is
    /// no march. If the reserve has too few coins, the tribute is reduced first, then Caesar's
    /// coin, then the coins for matches.
    #[must_use]
    pub fn gain_after(&self, more: u8) -> Option<Gain> {
        let march = self.marching()?;
        let (matches, caesar) = (march.matches + more, self.caesar_bonus());
        Some(match march.income {
            Income::Tiles => Gain {
                matches,
                caesar,
                tribute: 0,
                tribute_from: None,
                ends: !self.can_give(matches + caesar),
            },
            Income::Coins => {
                let mut left = self.reserve;
                let mut pay = |coins: u8| {
                    let paid = coins.min(left);
                    left -= paid;
                    paid
                };
                let flipped = self.flipped(self.seat);
                let tribute = self.tribute(self.seat, matches + caesar);
                Gain {
                    matches: pay(matches),
                    caesar: pay(caesar),
                    tribute: pay(tribute),
                    tribute_from: (tribute < flipped).then_some(flipped + 1),
                    ends: left == 0,
                }
            }
        })
    }

    /// The cells where a tile of the hand may be laid in the current march.
    pub fn cells(&self, tile: Tile) -> impl Iterator<Item = Cell> + '_ {
        let march = self.marching();
        let march = march.filter(|march| march.allows(tile.has_feature()).is_ok());
        let reach = march.map(|march| {
            let from = self.figure(self.seat, march.figure);
            self.province.reach(from)
        });
        let cells = reach.into_iter().flatten();
        cells.filter(move |cell| cell.size() == tile.size())
    }

    /// The points for laying a tile at a cell in the current march.
    #[must_use]
    pub fn points(&self, tile: Tile, cell: Cell) -> u8 {
        self.marching().map_or(0, |march| {
            let from = self.figure(self.seat, march.figure);
            self.province.points(tile, cell, from)
        })
    }

    /// Checks that a tile of the hand can be laid somewhere in the current march.
    ///
    /// # Errors
    /// [`Refusal::NotNow`] outside of a march; the limit that forbids the tile;
    /// [`Refusal::WrongSize`] for a square after a square, since squares never touch; or
    /// [`Refusal::NoPlacement`] if there is no free cell.
    pub fn may_lay(&self, tile: Tile) -> Result<(), Refusal> {
        let march = self.marching().ok_or(Refusal::NotNow)?;
        march.allows(tile.has_feature())?;
        if self.cells(tile).next().is_some() {
            return Ok(());
        }
        Err(match self.figure(self.seat, march.figure) {
            Spot::Land(from) if from.size() == Size::Small && tile.size() == Size::Small => {
                Refusal::WrongSize
            }
            _ => Refusal::NoPlacement,
        })
    }

    /// The number of possible first steps of a seat's figure. Each combination of a kind of tile
    /// and a cell counts.
    #[must_use]
    pub fn first_steps(&self, seat: Seat, figure: Figure) -> u16 {
        let hand = self.hand(seat);
        let kinds = Size::ALL.map(|size| hand.kinds_of(size).len() as u16);
        let room = self.province.room(self.figure(seat, figure));
        kinds
            .iter()
            .zip(room)
            .map(|(kinds, room)| kinds * u16::from(room))
            .sum()
    }

    /// Checks that the seat to move may begin a march of this income with this figure.
    ///
    /// # Errors
    /// The reason why it may not.
    pub fn may_march(&self, income: Income, figure: Figure) -> Result<(), Refusal> {
        if figure != income.figure() && self.caesar != Some(self.seat) {
            return Err(Refusal::NeedsCaesar);
        }
        if self.first_steps(self.seat, figure) == 0 {
            return Err(Refusal::NoPlacement);
        }
        Ok(())
    }

    /// The tribute that a seat receives with a gain of this number of coins.
    #[must_use]
    pub fn tribute(&self, seat: Seat, gain: u8) -> u8 {
        let flipped = self.flipped(seat);
        if gain > flipped { flipped } else { 0 }
    }

    pub(super) fn may_place(&self, march: March, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        if !self.hand(self.seat).contains(tile) {
            return Err(Refusal::NotInHand);
        }
        march.allows(tile.has_feature())?;
        if cell.size() != tile.size() {
            return Err(Refusal::WrongSize);
        }
        if self.province.at(cell).is_some() {
            return Err(Refusal::CellTaken);
        }
        let touches = match self.figure(self.seat, march.figure) {
            Spot::City => self.province.is_gate(cell),
            Spot::Land(from) => from.touches(cell),
        };
        touches.then_some(()).ok_or(Refusal::OutOfReach)
    }

    /// Whether the stacks have enough tiles for a gain. Each stack gives half of the tiles; an odd
    /// tile can come from either stack.
    pub(super) fn can_give(&self, gain: u8) -> bool {
        let [large, small] = Size::ALL.map(|size| self.stack(size));
        let mut sizes = Size::ALL.into_iter();
        large.min(small) >= gain / 2
            && (gain.is_multiple_of(2) || sizes.any(|size| self.may_draw_odd(gain, size)))
    }

    /// Whether the odd tile of a gain can come from this stack.
    pub(super) fn may_draw_odd(&self, gain: u8, size: Size) -> bool {
        self.stack(size) > gain / 2
    }

    pub(super) fn march(
        &mut self,
        income: Income,
        figure: Figure,
        tell: &mut dyn FnMut(Event),
    ) -> Played {
        let action = match income {
            Income::Tiles => Action::Conquer(figure),
            Income::Coins => Action::Revenue(figure),
        };
        self.begin(action, tell);
        self.phase = Phase::March(March::new(income, figure));
        Played::Reversible
    }

    pub(super) fn place(
        &mut self,
        mut march: March,
        tile: Tile,
        cell: Cell,
        tell: &mut dyn FnMut(Event),
    ) -> Played {
        let from = self.figure(self.seat, march.figure);
        tell(Event::Placed {
            figure: march.figure,
            tile,
            cell,
        });
        for touch in self.province.touches(tile, cell, from) {
            if touch.matches() {
                march.matches += touch.points();
                tell(Event::Touched { cell, touch });
            }
        }
        self.hands[self.seat.index()].remove(tile);
        self.province.lay(tile, cell);
        self.move_figure(march.figure, Spot::Land(cell));
        march.placed += 1;
        march.featured |= tile.has_feature();
        self.phase = Phase::March(march);
        Played::Reversible
    }

    pub(super) fn finish(&mut self, march: March, tell: &mut dyn FnMut(Event)) -> Played {
        let caesar = self.caesar_bonus();
        tell(Event::Gained {
            matches: march.matches,
            caesar,
        });
        let gain = march.matches + caesar;
        match march.income {
            Income::Tiles => self.conquer(gain, tell),
            Income::Coins => self.revenue(gain, tell),
        }
    }

    pub(super) fn conquer(&mut self, gain: u8, tell: &mut dyn FnMut(Event)) -> Played {
        if !self.can_give(gain) {
            return self.finish_game(EndCause::Tiles, tell);
        }
        if gain.is_multiple_of(2) {
            self.draw_gain(gain, None, tell);
            return self.finish_turn(tell);
        }
        match Size::ALL.map(|size| self.may_draw_odd(gain, size)) {
            [true, true] => {
                self.phase = Phase::OddTile { gain };
                Played::Reversible
            }
            [large, _] => {
                let only = if large { Size::Large } else { Size::Small };
                self.draw_gain(gain, Some(only), tell);
                self.finish_turn(tell)
            }
        }
    }

    pub(super) fn draw_gain(&mut self, gain: u8, odd: Option<Size>, tell: &mut dyn FnMut(Event)) {
        for size in Size::ALL {
            for _ in 0..gain / 2 {
                self.draw_one(size, tell);
            }
        }
        if let Some(size) = odd {
            self.draw_one(size, tell);
        }
    }

    pub(super) fn revenue(&mut self, gain: u8, tell: &mut dyn FnMut(Event)) -> Played {
        let tribute = self.tribute(self.seat, gain);
        let taken = (gain + tribute).min(self.reserve);
        self.reserve -= taken;
        self.coins[self.seat.index()] += taken;
        tell(Event::Paid { tribute, taken });
        if self.reserve == 0 {
            self.finish_game(EndCause::Coins, tell)
        } else if self.hand(self.seat).is_empty() {
            self.finish_turn(tell)
        } else {
            self.phase = Phase::Flip;
            Played::Reversible
        }
    }

    pub(super) fn flip(&mut self, tile: Tile, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        self.hands[seat.index()].remove(tile);
        self.flipped[seat.index()].add(tile);
        tell(Event::Flipped { seat, tile });
        self.finish_turn(tell)
    }
}
