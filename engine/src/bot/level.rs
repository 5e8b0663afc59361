//! The five bots and their strength.

use core::fmt;
use core::str::FromStr;

/// The five bots, the weakest first. Each bot has its own weights in every game, so bots differ
/// both in strength and in their preferences. The weights are documented in each game's `bot`
/// module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A boy who plays sensibly, but overlooks turns and does not always choose the best turn that
    /// he has found.
    #[default]
    Malku,
    /// A merchant who considers every turn and prefers quick gains.
    Yarhai,
    /// A general who chooses the turn that looks best and prefers to attack.
    Zabdas,
    /// A scholar who also plays out some continuations of the game, and prefers
    /// late gains.
    Longinus,
    /// The queen, who plays out the most continuations. She has no preference except winning.
    Zenobia,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Malku,
        Self::Yarhai,
        Self::Zabdas,
        Self::Longinus,
        Self::Zenobia,
    ];

    /// Returns the level with this save number; `None` if no level has it.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// The level's number in saves, from 1. The successors of the former levels easy, medium and
    /// hard have kept their numbers.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Malku => 1,
            Self::Zabdas => 2,
            Self::Zenobia => 3,
            Self::Yarhai => 4,
            Self::Longinus => 5,
        }
    }

    /// Whether the bot uses play-outs.
    #[must_use]
    pub const fn plays_out(self) -> bool {
        matches!(self, Self::Longinus | Self::Zenobia)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malku => "malku",
            Self::Yarhai => "yarhai",
            Self::Zabdas => "zabdas",
            Self::Longinus => "longinus",
            Self::Zenobia => "zenobia",
        })
    }
}

/// The error for a text that is not the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("choose malku, yarhai, zabdas, longinus or zenobia (or easy, medium, hard)")
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Parses a bot's name. Also accepts the names of the three former levels, and returns the
    /// bots that replaced them.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text {
            "malku" | "easy" => Ok(Self::Malku),
            "yarhai" => Ok(Self::Yarhai),
            "zabdas" | "medium" => Ok(Self::Zabdas),
            "longinus" => Ok(Self::Longinus),
            "zenobia" | "hard" => Ok(Self::Zenobia),
            _ => Err(UnknownLevel),
        }
    }
}
