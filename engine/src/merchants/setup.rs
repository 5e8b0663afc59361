//! The setup of a game.

use super::ParseError;
use super::good::Goods;

/// The largest number of seats.
pub const MAX_PLAYERS: usize = 4;
/// The number of turns in a game.
pub const TURNS: u8 = 9;
/// The number of turns in an era.
pub(super) const ERA: u8 = 3;

/// The goods of each player at the start. All players except the first add more in the setup.
pub(super) const GOODS: Goods = Goods::new(2, 2, 1, 1);
pub(super) const PRESTIGE: i16 = 10;
pub(super) const CAMELS: u8 = 3;
pub(super) const SHIPS: u8 = 2;
pub(super) const HAND: usize = 2;
/// The largest number of camels and of ships that a player can own.
pub(super) const MAX_PIECES: [u8; 2] = [5, 4];
/// The number of goods that a player may keep at the end of a turn, without improvements.
pub(super) const KEEP: u16 = 8;

/// The number of players, people and bots together: two to four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players(u8);

impl Players {
    pub(super) const FEWEST: Self = Self(2);

    /// Creates a number of players; `None` if `count` is not from two to four.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            2..=4 => Some(Self(count)),
            _ => None,
        }
    }

    /// The number, two to four.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Whether the game uses the board for three and four players.
    #[must_use]
    pub const fn is_many(self) -> bool {
        self.0 > 2
    }

    /// The number of improvements that are revealed in each era.
    #[must_use]
    pub const fn open_tiles(self) -> u8 {
        self.0 * 2 + 2
    }

    /// The number of rare goods of each type.
    #[must_use]
    pub const fn rare_tiles(self) -> u8 {
        self.0
    }
}

/// The mode. It decides which improvements may be chosen in the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Only the improvements marked as game start.
    Standard,
    /// All improvements of the first era.
    Experienced,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Experienced];
}

named! {
    Mode or ParseError:
    Standard = "standard",
    Experienced = "experienced",
}

/// The number of players and the mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: Players,
    /// The mode.
    pub mode: Mode,
}
