//! The contents of the box, and the beginning of a game.
//!
//! The values marked *reconstructed* are known only from pictures, not from the
//! rulebook's text. Corrections are made only in this file.

use core::fmt;
use core::num::NonZeroU8;

use super::lattice::Cell;
use super::tile::{Landscape, Tile};

/// The number of coins in the box.
pub const COINS: u8 = 120;
pub(super) const LARGE_TILES: usize = tiles(MIX[0]);
pub(super) const SMALL_TILES: usize = tiles(MIX[1]);
/// The number of coins that are removed from a solo game after every turn.
pub(super) const SOLO_TOLL: u8 = 3;
/// The number of coins that a seat pays for Caesar.
pub const CAESAR_PRICE: u8 = 1;

/// Reconstructed: the numbers of tiles, for both sizes and each landscape. The four numbers are for
/// tiles without a feature, with a tower, with a lake, and with a caravan.
const MIX: [[[u8; 4]; 3]; 2] = [
    // The rows of each size are desert, hills and mountains.
    [[10, 2, 2, 2], [10, 2, 2, 2], [10, 2, 2, 2]],
    [[9, 2, 2, 2], [9, 2, 2, 2], [9, 2, 2, 2]],
];

const _: () = assert!(
    LARGE_TILES == 48 && SMALL_TILES == 45,
    "the rulebook's counts"
);

const fn tiles(mix: [[u8; 4]; 3]) -> usize {
    let (mut sum, mut kind) = (0, 0);
    while kind < 12 {
        sum += mix[kind / 4][kind % 4] as usize;
        kind += 1;
    }
    sum
}

/// The number of tiles of a kind in the box.
pub(super) const fn copies(tile: Tile) -> u8 {
    let feature = match tile.feature() {
        None => 0,
        Some(feature) => 1 + feature as usize,
    };
    MIX[tile.size() as usize][tile.landscape() as usize][feature]
}

/// Reconstructed: the tiles of the city. Games with fewer players use only the first tiles.
pub(super) const CITY: [(Cell, Landscape); 10] = {
    use Landscape::{Desert, Hills, Mountains};
    [
        (Cell::new(0, 0), Desert),
        (Cell::new(1, 1), Hills),
        (Cell::new(1, 0), Hills),
        (Cell::new(0, 1), Mountains),
        (Cell::new(2, 0), Mountains),
        (Cell::new(2, 1), Desert),
        (Cell::new(1, -1), Desert),
        (Cell::new(0, -1), Hills),
        (Cell::new(2, -1), Mountains),
        (Cell::new(3, 0), Desert),
    ]
};

/// The number of city tiles for two, three, four and five players.
pub(super) const CITY_SIZES: [usize; 4] = [4, 6, 8, 10];

/// The possessions of a seat at the beginning of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Start {
    pub large: u8,
    pub small: u8,
    pub coins: u8,
}

/// The possessions of each seat at the beginning of a game, in turn order.
const STARTS: [Start; 5] = [
    Start {
        large: 1,
        small: 1,
        coins: 0,
    },
    Start {
        large: 1,
        small: 1,
        coins: 2,
    },
    Start {
        large: 2,
        small: 1,
        coins: 0,
    },
    Start {
        large: 2,
        small: 1,
        coins: 2,
    },
    Start {
        large: 2,
        small: 2,
        coins: 0,
    },
];

/// The number of players, people and bots together, in a game that is not solo: two
/// to five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players(NonZeroU8);

impl Players {
    /// Creates a number of players; `None` if `count` is not from two to five.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match (count, NonZeroU8::new(count)) {
            (2..=5, Some(count)) => Some(Self(count)),
            _ => None,
        }
    }

    /// The number, two to five.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.get()
    }
}

/// One of the five solo games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Solo {
    /// The first game, which has the lowest goal.
    One,
    /// Two more tiles than in the first game.
    Two,
    /// Four more tiles than in the first game.
    Three,
    /// The same tiles as in the third game, and one flipped tile.
    Four,
    /// The same tiles as in the third game, and two flipped tiles.
    Five,
}

impl Solo {
    /// All solo games, in order.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The solo game with this number, from 1.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The number of the game, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The goal in coins.
    #[must_use]
    pub const fn goal(self) -> u8 {
        55 + 5 * (self as u8)
    }

    /// The number of tiles that are flipped at the start. Nobody sees them.
    #[must_use]
    pub const fn flipped(self) -> u8 {
        match self {
            Self::One | Self::Two | Self::Three => 0,
            Self::Four => 1,
            Self::Five => 2,
        }
    }

    /// The number of tiles in the hand at the start, half of them large.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        let start = self.start();
        start.large + start.small
    }

    const fn start(self) -> Start {
        let each = match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three | Self::Four | Self::Five => 3,
        };
        Start {
            large: each,
            small: each,
            coins: 0,
        }
    }
}

/// The ways to play that menus and records distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The base game.
    Classic,
    /// The expert game, with Caesar.
    Expert,
    /// A solo game.
    Solo(Solo),
}

/// A mode with a number of players that it allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// The base game.
    Classic(Players),
    /// The expert game, with Caesar.
    Expert(Players),
    /// A solo game.
    Solo(Solo),
}

/// The error for a number of players that the mode does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Classic and expert games need two to five players.
    NotTwoToFive,
    /// A solo game has one player.
    NotAlone,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotTwoToFive => "classic and expert games take 2 to 5 players",
            Self::NotAlone => "a solo game takes 1 player",
        })
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// Combines a mode with a number of players.
    ///
    /// # Errors
    /// If the mode does not allow this number of players.
    pub fn new(mode: Mode, players: u8) -> Result<Self, SetupError> {
        let several = Players::new(players).ok_or(SetupError::NotTwoToFive);
        match mode {
            Mode::Classic => several.map(Self::Classic),
            Mode::Expert => several.map(Self::Expert),
            Mode::Solo(solo) if players == 1 => Ok(Self::Solo(solo)),
            Mode::Solo(_) => Err(SetupError::NotAlone),
        }
    }

    /// The mode.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            Self::Classic(_) => Mode::Classic,
            Self::Expert(_) => Mode::Expert,
            Self::Solo(solo) => Mode::Solo(solo),
        }
    }

    /// The number of seats.
    #[must_use]
    pub const fn players(self) -> u8 {
        match self {
            Self::Classic(players) | Self::Expert(players) => players.count(),
            Self::Solo(_) => 1,
        }
    }

    /// The number of tiles that the city has.
    #[must_use]
    pub const fn city_tiles(self) -> usize {
        // A solo game has the same city as a game for two.
        CITY_SIZES[self.players().saturating_sub(2) as usize % CITY_SIZES.len()]
    }

    /// The city tiles with their cells, in the order in which they are laid.
    pub fn city(self) -> impl Iterator<Item = (Tile, Cell)> {
        CITY[..self.city_tiles()]
            .iter()
            .map(|&(cell, landscape)| (Tile::new(cell.size(), landscape, None), cell))
    }

    pub(super) fn start(self, seat: usize) -> Start {
        let mut start = match self {
            Self::Solo(solo) => solo.start(),
            Self::Classic(_) | Self::Expert(_) => STARTS[seat % STARTS.len()],
        };
        if let Self::Expert(_) = self {
            start.coins += 1;
        }
        start
    }

    /// The number of tiles that each player flips unseen before the first turn.
    pub(super) const fn buried(self) -> u8 {
        match self {
            Self::Solo(solo) => solo.flipped(),
            Self::Classic(_) | Self::Expert(_) => 0,
        }
    }
}
