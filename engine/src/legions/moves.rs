//! Moves, which are the single steps of a turn, and the reasons why a move is refused.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::figure::Figure;
use super::lattice::Cell;
use super::province::{MOST_GATES, Spot};
use super::tile::{Size, Tile};

/// The largest number of legal moves in a position. In the worst case, the hand has all twelve
/// kinds of each size. The figure is in the largest city, and all cells around the city are
/// free.
pub const MAX_MOVES: usize = 12 * MOST_GATES;

/// An upper bound for the number of steps in a game.
///
/// A turn that lays `n` tiles has at most `n + 3` steps. So the number of steps is largest if
/// each of the 93 tiles is laid in a turn of its own. A reorganization has at most 4 steps. Each
/// reorganization but the last draws a tile, so there are at most 93 before the last one. The
/// last one is a single step: it finds no tile and ends the game.
pub const MAX_GAME: usize = 93 * (1 + 3) + 93 * 4 + 1;

/// The largest number of steps that can be taken back: the action, four tiles and
/// the end of the march. The step after them is final.
pub const MAX_UNDO: usize = 1 + 4 + 1;

/// The legal moves of a position.
pub type Moves = heapless::Vec<Move, MAX_MOVES>;

/// A move: a single step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Begins a turn in which this figure gains tiles.
    Conquer(Figure),
    /// Begins a turn in which this figure gains coins.
    Revenue(Figure),
    /// Begins a turn that draws a tile and moves the figures.
    Reorganize {
        /// Whether to pay a coin first and take Caesar.
        caesar: bool,
    },
    /// Lays a tile of the hand and steps onto it.
    Place(Tile, Cell),
    /// Ends the march and takes the gain.
    Finish,
    /// Chooses the stack for the last tile of an odd gain, or for the tile of a reorganization.
    Draw(Size),
    /// Flips a tile of the hand. The tile counts as tribute for the rest of the
    /// game.
    Flip(Tile),
    /// Flips nothing.
    Keep,
    /// Puts a figure on a land tile in a reorganization. The figure may stay where it is.
    Put(Figure, Cell),
    /// Puts a figure into the city in a reorganization.
    Return(Figure),
}

impl Move {
    /// The step that puts a figure on this spot in a reorganization.
    #[must_use]
    pub const fn put(figure: Figure, spot: Spot) -> Self {
        match spot {
            Spot::City => Self::Return(figure),
            Spot::Land(cell) => Self::Put(figure, cell),
        }
    }
}

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game waits for another kind of decision.
    NotNow,
    /// Only the holder of Caesar may use this figure for this action.
    NeedsCaesar,
    /// No tile of the hand fits beside this figure.
    NoPlacement,
    /// There is no Caesar in this game.
    NoCaesar,
    /// The seat already holds Caesar.
    HoldsCaesar,
    /// Caesar costs a coin, and the seat has none.
    NoCoin,
    /// The hand has no such tile.
    NotInHand,
    /// The cell already has a tile.
    CellTaken,
    /// Large tiles are laid on octagons, and small tiles on squares.
    WrongSize,
    /// The cell does not touch the figure's spot.
    OutOfReach,
    /// At most four tiles may be laid in a turn.
    FourPlaced,
    /// A turn lays at most one tile with a feature, and then at most two tiles in all.
    FeatureLimit,
    /// At least one tile must be laid first.
    NothingPlaced,
    /// The stack has no tile left.
    StackEmpty,
    /// Another figure stands on the tile.
    Occupied,
    /// The cell has no land tile.
    NoLand,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotNow => "the turn is at another decision",
            Self::NeedsCaesar => "only Caesar's holder may use this figure for that",
            Self::NoPlacement => "no tile of the hand fits beside this figure",
            Self::NoCaesar => "there is no Caesar in this game",
            Self::HoldsCaesar => "the player holds Caesar already",
            Self::NoCoin => "Caesar costs a coin",
            Self::NotInHand => "the hand has no such tile",
            Self::CellTaken => "a tile lies there already",
            Self::WrongSize => "large tiles go onto octagons, small ones onto squares",
            Self::OutOfReach => "the cell does not touch where the figure stands",
            Self::FourPlaced => "no more than four tiles a turn",
            Self::FeatureLimit => "with a feature no more than two tiles, one of them with it",
            Self::NothingPlaced => "lay at least one tile",
            Self::StackEmpty => "that stack has no tile to give",
            Self::Occupied => "another figure stands there",
            Self::NoLand => "no land tile lies there",
        })
    }
}

impl core::error::Error for Refusal {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conquer(figure) => write!(f, "conquer {figure}"),
            Self::Revenue(figure) => write!(f, "revenue {figure}"),
            Self::Reorganize { caesar: false } => f.write_str("reorganize"),
            Self::Reorganize { caesar: true } => f.write_str("reorganize caesar"),
            Self::Place(tile, cell) => write!(f, "{tile}@{cell}"),
            Self::Finish => f.write_str("finish"),
            Self::Draw(Size::Large) => f.write_str("draw large"),
            Self::Draw(Size::Small) => f.write_str("draw small"),
            Self::Flip(tile) => write!(f, "flip {tile}"),
            Self::Keep => f.write_str("keep"),
            Self::Put(figure, cell) => write!(f, "{figure} {cell}"),
            Self::Return(figure) => write!(f, "{figure} {}", Spot::City),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((tile, cell)) = text.split_once('@') {
            return Ok(Self::Place(tile.parse()?, cell.parse()?));
        }
        if text.ends_with(' ') {
            return Err(ParseError);
        }
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("conquer", figure) => Self::Conquer(figure.parse()?),
            ("revenue", figure) => Self::Revenue(figure.parse()?),
            ("reorganize", "") => Self::Reorganize { caesar: false },
            ("reorganize", "caesar") => Self::Reorganize { caesar: true },
            ("finish", "") => Self::Finish,
            ("draw", "large") => Self::Draw(Size::Large),
            ("draw", "small") => Self::Draw(Size::Small),
            ("flip", tile) => Self::Flip(tile.parse()?),
            ("keep", "") => Self::Keep,
            (figure, spot) => Self::put(figure.parse()?, spot.parse()?),
        })
    }
}
