//! Positions set up by hand, for guided games, puzzles and examples.

use core::fmt;

use super::game::Legions;
use super::lattice::Cell;
use super::province::{MAX_TILES, Spot};
use super::setup::{COINS, Setup};
use super::stack::{Stack, Stacks};
use super::tile::{Size, Tile};
use crate::Seat;

/// The possessions of one seat in a [`Scenario`].
#[derive(Clone, Copy, Debug, Default)]
pub struct ScenarioSeat<'a> {
    /// The tiles in the hand.
    pub hand: &'a [Tile],
    /// The flipped tiles.
    pub flipped: &'a [Tile],
    /// The number of coins.
    pub coins: u8,
    /// The legion's cell; `None` if the legion is in the city.
    pub legion: Option<Cell>,
    /// The censor's cell; `None` if the censor is in the city.
    pub censor: Option<Cell>,
}

/// A position at the beginning of a turn. Tiles and coins that are not listed are out of the game.
#[derive(Clone, Copy, Debug)]
pub struct Scenario<'a> {
    /// The mode and the number of seats.
    pub setup: Setup,
    /// The seat to move.
    pub to_move: Seat,
    /// The land tiles around the city, in the order in which they were laid.
    pub land: &'a [(Tile, Cell)],
    /// The seats, in turn order. Seats that are not listed have nothing.
    pub seats: &'a [ScenarioSeat<'a>],
    /// The number of coins in the reserve.
    pub reserve: u8,
    /// The seat that holds Caesar.
    pub caesar: Option<Seat>,
    /// The stack of large tiles, from the top down.
    pub large: &'a [Tile],
    /// The stack of small tiles, from the top down.
    pub small: &'a [Tile],
}

/// The reason why a scenario is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioError {
    /// The setup has fewer seats than the scenario uses.
    Seats,
    /// Caesar is used outside the expert game, or the seat that holds him does not exist.
    Caesar,
    /// The reserve has no coin, or there are more coins than in the box.
    Coins,
    /// There are more tiles of a kind than in the box, or a tile has the wrong size.
    Tiles,
    /// A land tile has no neighbour, or its cell is taken or has another size.
    Land,
    /// A figure stands on a cell without a land tile, or on the same tile as another figure.
    Figures,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seats => "the setup has no such seat",
            Self::Caesar => "only the expert game has Caesar",
            Self::Coins => "the reserve needs a coin, and all coins together are 120",
            Self::Tiles => "the box has no such tiles, or not so many",
            Self::Land => "a tile fits no free cell beside another tile",
            Self::Figures => "a figure outside the city needs a land tile of its own",
        })
    }
}

impl core::error::Error for ScenarioError {}

impl Scenario<'_> {
    /// Sets up the position.
    ///
    /// # Errors
    /// The reason why the position is impossible.
    pub fn game(&self) -> Result<Legions, ScenarioError> {
        let players = self.setup.players();
        let at_table = |seat: Seat| seat.index() < players.into();
        if self.seats.len() > players.into() || !at_table(self.to_move) {
            return Err(ScenarioError::Seats);
        }
        if let Some(holder) = self.caesar
            && !(matches!(self.setup, Setup::Expert(_)) && at_table(holder))
        {
            return Err(ScenarioError::Caesar);
        }
        let owned: u16 = self.seats.iter().map(|seat| u16::from(seat.coins)).sum();
        if self.reserve == 0 || owned + u16::from(self.reserve) > u16::from(COINS) {
            return Err(ScenarioError::Coins);
        }
        self.check_tiles()?;
        let large = Stack::with_draws(Size::Large, self.large).ok_or(ScenarioError::Tiles)?;
        let small = Stack::with_draws(Size::Small, self.small).ok_or(ScenarioError::Tiles)?;
        let mut game = Legions::bare(self.setup, Stacks { large, small });
        game.seat = self.to_move;
        game.caesar = self.caesar;
        game.reserve = self.reserve;
        self.lay_land(&mut game)?;
        for (seat, given) in Seat::all(players).zip(self.seats) {
            given
                .hand
                .iter()
                .for_each(|&tile| game.hands[seat.index()].add(tile));
            given
                .flipped
                .iter()
                .for_each(|&tile| game.flipped[seat.index()].add(tile));
            game.coins[seat.index()] = given.coins;
            for (figure, cell) in [given.legion, given.censor].into_iter().enumerate() {
                let Some(cell) = cell else { continue };
                if game.province.land(cell) != Some(false) {
                    return Err(ScenarioError::Figures);
                }
                game.figures[seat.index()][figure] = Spot::Land(cell);
                game.province.occupy(Spot::Land(cell), true);
            }
        }
        Ok(game)
    }

    fn check_tiles(&self) -> Result<(), ScenarioError> {
        let land = self.land.iter().map(|(tile, _)| tile);
        let seats = self
            .seats
            .iter()
            .flat_map(|seat| seat.hand.iter().chain(seat.flipped));
        let all = || {
            land.clone()
                .chain(seats.clone())
                .chain(self.large)
                .chain(self.small)
        };
        let enough =
            |tile: Tile| all().filter(|&&other| other == tile).count() <= tile.copies().into();
        Tile::all()
            .all(enough)
            .then_some(())
            .ok_or(ScenarioError::Tiles)
    }

    fn lay_land(&self, game: &mut Legions) -> Result<(), ScenarioError> {
        if self.land.len() > MAX_TILES - game.province.len() {
            return Err(ScenarioError::Land);
        }
        for &(tile, cell) in self.land {
            let province = &mut game.province;
            let beside = cell.neighbours().any(|other| province.at(other).is_some());
            if tile.size() != cell.size() || !beside || !province.lay(tile, cell) {
                return Err(ScenarioError::Land);
            }
        }
        Ok(())
    }
}
