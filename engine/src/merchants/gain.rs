//! The gains of pieces on their spots, before and after they are placed.

use super::board::Board;
use super::game::Merchants;
use super::good::Goods;
use super::piece::Piece;
use super::slot::{Action, Spot};
use super::tile::Tiles;
use crate::Seat;

impl Merchants {
    /// Returns the kind of the piece on a slot. If the slot is empty, returns a kind that fits.
    #[must_use]
    pub fn piece_for(&self, spot: Spot) -> Piece {
        match self.piece(spot) {
            Some((_, piece)) => piece,
            None if spot.fits(Piece::Camel) => Piece::Camel,
            None => Piece::Ship,
        }
    }

    /// Returns the goods that a piece of a seat takes on a slot.
    #[must_use]
    pub fn taken(&self, seat: Seat, spot: Spot) -> Goods {
        match spot.action() {
            Action::Take(good) => {
                let count = self.taken_by(self.board(seat), spot, self.piece_for(spot));
                Goods::of(good, count)
            }
            _ => Goods::NONE,
        }
    }

    /// The number of goods that a piece of this kind takes on a slot, including those from
    /// improvements.
    pub(super) fn taken_by(&self, board: &Board, spot: Spot, piece: Piece) -> u8 {
        let Action::Take(good) = spot.action() else {
            return 0;
        };
        let more = match piece {
            Piece::Ship => board.improvements.and(Tiles::SHIP[good.index()]).len(),
            Piece::Camel => 0,
        };
        self.amounts().taken(piece, good) + more
    }

    /// Returns the prestige that a seat gets for peace gifts on a slot.
    #[must_use]
    pub fn gifts(&self, seat: Seat, spot: Spot) -> u8 {
        let Action::Gifts(place) = spot.action() else {
            return 0;
        };
        let twice = self.board(seat).improvements.and(Tiles::TWICE_GIFTS);
        self.amounts().gifts(place) * (1 + twice.len())
    }

    /// Returns the height of the lowest tower.
    #[must_use]
    pub fn lowest_tower(&self) -> u8 {
        let towers = self.all_seats().map(|seat| self.board(seat).tower);
        towers.min().unwrap_or(0)
    }

    /// Returns the prestige that a seat would get for war supplies now.
    #[must_use]
    pub fn supplies(&self, seat: Seat) -> u8 {
        self.board(seat).tower - self.lowest_tower()
    }

    /// Returns the seats whose tower a seat's traitor could damage now.
    pub fn traitor_targets(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let height = self.board(seat).tower.max(1);
        let is_target = move |&other: &Seat| other != seat && self.board(other).tower >= height;
        let seats = self.all_seats().filter(is_target);
        seats.filter(|_| self.amounts().traitor > 0)
    }
}
