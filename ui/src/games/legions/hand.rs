//! The tiles of a hand in the order in which the table shows them.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::legions::{Figure, Legions, Size, Tile};
use palmyra_engine::order::sort;

/// The maximum number of kinds of tiles in a hand. There are two sizes, three landscapes, and
/// either no feature or one of three.
const KINDS: usize = 24;

/// A kind of tile in a hand, with the number of such tiles and their gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The kind of tile.
    pub tile: Tile,
    /// The number of such tiles in the hand.
    pub count: u8,
    /// The points that such a tile gains in its best place; `None` if it fits nowhere.
    pub gain: Option<u8>,
}

/// The entries of a hand: the kinds of tiles, and the sign that finishes the turn.
#[derive(Clone, Debug)]
pub struct Hand {
    kinds: Vec<Kind, KINDS>,
    /// The number of kinds that fit somewhere. These kinds come first.
    fitting: u8,
    /// Whether the turn can be finished. The sign that finishes comes after the kinds that fit.
    pub finish: bool,
    /// Whether the gains of the tiles are shown.
    pub gains: bool,
}

impl Hand {
    /// Returns a seat's hand in the order of the engine, without gains.
    pub fn plain(game: &Legions, seat: Seat) -> Self {
        let hand = game.hand(seat);
        let kinds: Vec<Kind, KINDS> = hand
            .kinds()
            .map(|tile| Kind {
                tile,
                count: hand.count(tile),
                gain: Some(0),
            })
            .collect();
        Self {
            fitting: kinds.len() as u8,
            kinds,
            finish: false,
            gains: false,
        }
    }

    /// Returns the hand of the seat to move, with the gains of laying tiles beside a figure. The
    /// highest gain is first, large tiles come before small ones, and tiles that fit nowhere are
    /// last.
    pub fn beside(game: &Legions, figure: Figure) -> Self {
        let mut hand = Self::plain(game, game.seat());
        for kind in &mut hand.kinds {
            kind.gain = game.best_cell(figure, kind.tile).map(|(_, points)| points);
        }
        let rank = |kind: &Kind| (kind.gain, kind.tile.size() == Size::Large);
        sort(&mut hand.kinds, |a, b| rank(a) > rank(b));
        let fitting = hand.kinds.iter().filter(|kind| kind.gain.is_some());
        Self {
            fitting: fitting.count() as u8,
            finish: game.marching().is_some_and(|march| march.placed > 0),
            gains: true,
            ..hand
        }
    }

    /// Returns the hand of the seat to move, with the gains of the figure that lays tiles now.
    pub fn marching(game: &Legions) -> Self {
        let march = game.marching();
        Self::beside(game, march.map_or(Figure::Legion, |march| march.figure))
    }

    /// Returns the number of entries, at least 1.
    pub fn len(&self) -> u8 {
        (self.kinds.len() as u8 + u8::from(self.finish)).max(1)
    }

    /// Returns the kind at an index, or `None` at the sign that finishes and after the last entry.
    pub fn kind(&self, index: u8) -> Option<Kind> {
        let at = match self.finish {
            true if index == self.fitting => return None,
            true if index > self.fitting => index - 1,
            _ => index,
        };
        self.kinds.get(usize::from(at)).copied()
    }

    /// Returns the tile at an index, or `None` at the sign that finishes and after the last entry.
    pub fn tile(&self, index: u8) -> Option<Tile> {
        self.kind(index).map(|kind| kind.tile)
    }

    /// Returns the index of a tile, or of the sign that finishes if `tile` is `None`. Returns 0 if
    /// there is no such entry.
    pub fn index(&self, tile: Option<Tile>) -> u8 {
        let mut all = 0..self.len();
        all.find(|&index| self.tile(index) == tile).unwrap_or(0)
    }

    /// Returns the index at which the cursor starts. This is the tile with the highest gain. If no
    /// tile gains anything and the turn can be finished, this is the sign that finishes the turn.
    pub fn first(&self) -> u8 {
        let gains = self.kinds.first().is_some_and(|kind| kind.gain > Some(0));
        match self.finish && !gains {
            true => self.fitting,
            false => 0,
        }
    }

    /// Returns the index after a press of right or left. Left from the first tile leads to the sign
    /// that finishes, if the turn can be finished.
    pub fn step(&self, index: u8, is_right: bool) -> u8 {
        let count = self.len();
        match (is_right, index) {
            (true, _) => (index + 1) % count,
            (false, 0) if self.finish => self.fitting,
            (false, _) => (index + count - 1) % count,
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use palmyra_engine::legions::{Move, Phase, Players, Setup};
    use palmyra_engine::{Game as _, Rng, bot};

    use super::*;

    /// In random games, the hand lists each tile once and its gains decrease. Tiles that cannot be
    /// laid are last. One press leads from the first tile to the sign that finishes.
    #[test]
    fn the_best_tile_comes_first_and_what_fits_nowhere_last() {
        let (mut met, mut unfit) = (0, 0);
        for seed in 0..12 {
            let players = Players::new(2 + seed as u8 % 4).expect("players");
            let mut game = Legions::new(Setup::Classic(players), seed);
            let mut rng = Rng::new(seed);
            while let Some(mv) = bot::random(&game, &mut rng) {
                if let Phase::March(march) = game.phase() {
                    let hand = Hand::marching(&game);
                    let kinds: Vec<Kind> = (0..hand.len()).filter_map(|at| hand.kind(at)).collect();
                    let own = game.hand(game.seat());
                    assert_eq!(kinds.len(), own.kinds().len());
                    assert!(
                        own.kinds()
                            .all(|tile| hand.tile(hand.index(Some(tile))) == Some(tile))
                    );
                    assert!(kinds.is_sorted_by_key(|kind| std::cmp::Reverse(kind.gain)));
                    for kind in &kinds {
                        let best = game.cells(kind.tile);
                        let best = best.map(|cell| game.points(kind.tile, cell)).max();
                        assert_eq!(kind.gain, best);
                        unfit += usize::from(best.is_none());
                    }
                    assert_eq!(hand.finish, march.placed > 0);
                    if hand.finish {
                        let tick = hand.step(0, false);
                        assert_eq!(hand.tile(tick), None);
                        assert_eq!(game.check(Move::Finish), Ok(()));
                    }
                    met += 1;
                }
                game.play(mv, |_| {}).expect("a listed move");
            }
        }
        assert!(met > 200 && unfit > 50, "{met} hands, {unfit} tiles");
    }
}
