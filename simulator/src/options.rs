//! The command line.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use palmyra::text;
use palmyra_engine::Playable;
use palmyra_engine::bot::{Level, UnknownLevel};
use palmyra_engine::playable::GameMode;
use palmyra_play::save::SLOTS;
use palmyra_play::{Kind, Who};
use palmyra_trials::contest::Contestant;

/// The pocket board-game machine Palmyra, on the desk.
#[derive(Debug, Parser)]
#[command(version = env!("PALMYRA_VERSION"), about, after_help = text::KEYS, args_conflicts_with_subcommands = true)]
pub struct Options {
    #[command(flatten)]
    pub play: PlayOptions,
    /// The command; play if there is none.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in a window or a terminal, as without a command
    #[command(after_help = text::KEYS)]
    Play(PlayOptions),
    /// Run a script that presses buttons and takes pictures, without a display
    #[command(after_help = text::SCRIPT)]
    Script(ScriptOptions),
    /// Play one whole game with bots and print its record
    Record(RecordOptions),
    /// Replay a record and print `ok` with the result, or the first invalid
    /// line
    Replay(ReplayOptions),
    /// List the saves of a device or of this computer, print one of the games, or
    /// save one
    Saves(SavesOptions),
    /// Exchange data with a handheld at the cable, while its screen Connect is
    /// open
    Device(DeviceOptions),
    /// Estimate the lifetime of a flash by playing games
    Wear(WearOptions),
    /// Count the move sequences from a new game
    Perft(PerftOptions),
    /// Let bots play many games and compare their results
    Arena(ArenaOptions),
    /// Play whole games by pressing buttons and look for dead ends
    Soak(SoakOptions),
    /// Measure the speed of the engine
    Bench(BenchOptions),
    /// Print the licences of all code in this program
    Notices,
}

/// The setup of a game.
#[derive(Clone, Debug, Args)]
pub struct GameOptions {
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = GameName(Kind::FIRST), help = text::GAME.as_str())]
    pub game: GameName,
    /// Number of players [default: the fewest that the mode allows]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The mode [default: the first one]
    #[arg(long, value_name = "MODE", help = text::MODE.as_str())]
    pub mode: Option<String>,
    /// The seed of all randomness
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
}

impl GameOptions {
    /// Deals the game of these options.
    ///
    /// # Errors
    /// If the game has no such mode, or if the mode does not allow the number of players.
    pub fn deal<G: Playable>(&self) -> Result<G, String> {
        let mode = mode(self.game.0, self.mode.as_deref())?;
        let info = mode_of(self.game.0, mode);
        let seats = self.players.unwrap_or(info.fewest);
        G::deal(mode, seats, self.seed).ok_or_else(|| text::wrong_players(info))
    }
}

/// Returns the index of a mode of a game; the first if none is named.
///
/// # Errors
/// If the game has no such mode.
pub fn mode(game: Kind, name: Option<&str>) -> Result<u8, String> {
    let Some(name) = name else { return Ok(0) };
    let mode = game.modes().iter().position(|mode| mode.name == name);
    mode.map(|mode| mode as u8)
        .ok_or_else(|| text::wrong_mode(game))
}

/// Returns a mode of a game, given as its index.
pub fn mode_of(game: Kind, mode: u8) -> GameMode {
    game.modes()[usize::from(mode) % game.modes().len()]
}

/// A game, by its short name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameName(pub Kind);

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Kind::named(text).map(Self).ok_or_else(text::wrong_game)
    }
}

/// A bot, or a player that makes random moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BotName {
    /// A player that makes random legal moves
    Random,
    /// A boy who overlooks good moves; `easy` is the same bot
    #[value(alias = "easy")]
    Malku,
    /// A merchant who prefers quick gains
    Yarhai,
    /// A general who prefers to attack; `medium` is the same bot
    #[value(alias = "medium")]
    Zabdas,
    /// A scholar who prefers late gains
    Longinus,
    /// The queen, who plays best; `hard` is the same bot
    #[value(alias = "hard")]
    Zenobia,
}

impl BotName {
    /// The bot's level; `None` for a player that makes random moves.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Random => None,
            Self::Malku => Some(Level::Malku),
            Self::Yarhai => Some(Level::Yarhai),
            Self::Zabdas => Some(Level::Zabdas),
            Self::Longinus => Some(Level::Longinus),
            Self::Zenobia => Some(Level::Zenobia),
        }
    }
}

/// Options of `palmyra play`.
#[derive(Debug, Args)]
pub struct PlayOptions {
    /// Play in the terminal even if there is a display
    #[arg(long)]
    pub terminal: bool,
    /// The seed of all randomness [default: a new one]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// The file with the saves [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    pub flash: Option<PathBuf>,
}

/// Options of `palmyra script`.
#[derive(Debug, Args)]
pub struct ScriptOptions {
    /// The script; `-` reads standard input
    pub file: PathBuf,
    /// The folder for the pictures
    #[arg(long, value_name = "DIR")]
    pub png: PathBuf,
    /// The seed of all randomness
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
    /// The file with the saves [default: none]
    #[arg(long, value_name = "FILE")]
    pub flash: Option<PathBuf>,
    /// Also write the record of the last game to this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Options of `palmyra record`.
#[derive(Debug, Args)]
pub struct RecordOptions {
    #[command(flatten)]
    pub game: GameOptions,
    /// The bots that play
    #[arg(long, value_enum, default_value_t = BotName::Random)]
    pub bots: BotName,
}

/// Options of `palmyra replay`.
#[derive(Debug, Args)]
pub struct ReplayOptions {
    /// The record; `-` reads standard input
    pub file: PathBuf,
}

/// Options of `palmyra saves`.
#[derive(Debug, Args)]
pub struct SavesOptions {
    /// An image of the saves (64 KB) or of a whole flash (2 MB)
    pub file: PathBuf,
    /// Print the record of a game instead: 1 to 3, or last
    #[arg(long, value_name = "GAME")]
    pub record: Option<KeptGame>,
    /// Save the game of this record instead; `-` reads standard input
    #[arg(long, value_name = "RECORD", conflicts_with = "record")]
    pub keep: Option<PathBuf>,
    /// The place to save it in: 1 to 3, or last [default: the first free one; last if the game is
    /// over]
    #[arg(long, value_name = "GAME", requires = "keep")]
    pub place: Option<KeptGame>,
    /// The players in turn order: human, malku, yarhai, zabdas, longinus or zenobia [default:
    /// people]
    #[arg(long, value_name = "WHO,...", value_delimiter = ',', requires = "keep")]
    pub seats: Vec<Sitter>,
    /// Replace the game in that place
    #[arg(long, requires = "keep")]
    pub replace: bool,
}

/// Options of `palmyra device`.
#[derive(Debug, Args)]
pub struct DeviceOptions {
    /// The serial port of the handheld [default: the only one that is found]
    #[arg(long, value_name = "PORT", global = true)]
    pub port: Option<String>,
    /// The command to run.
    #[command(subcommand)]
    pub command: DeviceCommand,
}

/// The commands of `palmyra device`.
#[derive(Debug, Subcommand)]
pub enum DeviceCommand {
    /// List all items that are saved on the handheld
    List,
    /// Save all data of the handheld in a file
    Save {
        /// The file, which `palmyra saves` and `palmyra --flash` can read
        file: PathBuf,
        /// Overwrite the file if it exists
        #[arg(long)]
        replace: bool,
    },
    /// Copy the running games of a file to the handheld
    Put(PutOptions),
    /// Take a picture of the handheld's screen
    Shot {
        /// The PNG file
        file: PathBuf,
    },
    /// Print the crash or hang that ended the handheld's previous run
    Fault,
    /// Restart the handheld as the drive RPI-RP2, for another firmware
    Boot,
}

/// Options of `palmyra device put`.
#[derive(Debug, Args)]
pub struct PutOptions {
    /// An image of saves (64 KB) or of a whole flash (2 MB)
    pub file: PathBuf,
    /// Only this game: 1 to 3; may be repeated [default: all]
    #[arg(long = "game", value_name = "GAME")]
    pub games: Vec<KeptGame>,
    /// Also copy results, milestones, settings and the last finished game, replacing the
    /// handheld's
    #[arg(long)]
    pub everything: bool,
    /// Replace games of the handheld that were continued or played differently
    #[arg(long)]
    pub replace: bool,
}

/// A player as written on the command line.
#[derive(Clone, Copy, Debug)]
pub struct Sitter(pub Who);

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "human" => Ok(Self(Who::Human)),
            level => level.parse().map(|level| Self(Who::Bot(level))),
        }
        .map_err(|unknown: UnknownLevel| format!("{unknown}, or human"))
    }
}

/// A saved game as written on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptGame {
    /// The game in a place, counted from 0.
    Slot(u8),
    /// The last finished game.
    Last,
}

impl fmt::Display for KeptGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slot(slot) => write!(f, "game {}", slot + 1),
            Self::Last => f.write_str("last game"),
        }
    }
}

impl FromStr for KeptGame {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "last" => Some(Self::Last),
            _ => text
                .parse::<u8>()
                .ok()
                .and_then(|number| number.checked_sub(1))
                .filter(|&slot| slot < SLOTS)
                .map(Self::Slot),
        }
        .ok_or_else(|| "choose 1, 2, 3 or last".into())
    }
}

/// Options of `palmyra wear`.
#[derive(Debug, Args)]
pub struct WearOptions {
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = GameName(Kind::FIRST), help = text::GAME.as_str())]
    pub game: GameName,
    /// Games per day
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub games: u32,
    /// People at a table for two; bots take the other seats
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub people: u8,
    /// Days to play
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub days: u32,
}

/// Options of `palmyra perft`.
#[derive(Debug, Args)]
pub struct PerftOptions {
    #[command(flatten)]
    pub game: GameOptions,
    /// The length of the sequences
    #[arg(long, value_name = "D", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
}

/// Options of `palmyra arena`.
#[derive(Debug, Args)]
#[command(after_help = text::ARENA)]
pub struct ArenaOptions {
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = GameName(Kind::FIRST), help = text::GAME.as_str())]
    pub game: GameName,
    /// Who plays against whom: malku, yarhai, zabdas, longinus or zenobia, as many as the mode
    /// takes; zenobia:16 has sixteen times the device's work, zenobia@1 plays as before she learned
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "zenobia,zabdas"
    )]
    pub seats: Vec<ArenaBot>,
    /// The mode [default: the first one]
    #[arg(long, value_name = "MODE", help = text::MODE.as_str())]
    pub mode: Option<String>,
    /// Play this solo game instead
    #[arg(long, value_name = "K", conflicts_with_all = ["seats", "mode"])]
    pub solo: Option<u8>,
    /// The bot that plays alone
    #[arg(long, value_name = "BOT", default_value = "zenobia", requires = "solo")]
    pub bot: ArenaBot,
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The seed of the first game; each further game has the next seed
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
    /// Multiply the work of all play-outs by this number
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub budget: u32,
}

/// A contestant of an arena, as written on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaBot(pub Contestant);

/// The suffix of a bot's name that selects its first values, which were set by hand and not
/// learned.
const FIRST: &str = "@1";

impl From<Level> for ArenaBot {
    fn from(level: Level) -> Self {
        Self(Contestant {
            level,
            budget: 1,
            is_first: false,
        })
    }
}

impl fmt::Display for ArenaBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Contestant {
            level,
            budget,
            is_first,
        } = self.0;
        let version = if is_first { FIRST } else { "" };
        match budget {
            1 => write!(f, "{level}{version}"),
            budget => write!(f, "{level}{version}:{budget}"),
        }
    }
}

impl FromStr for ArenaBot {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let (name, budget) = word.split_once(':').unwrap_or((word, "1"));
        let level = name.strip_suffix(FIRST);
        let is_first = level.is_some();
        let level = level
            .unwrap_or(name)
            .parse()
            .map_err(|unknown: UnknownLevel| unknown.to_string())?;
        match budget.parse() {
            Ok(budget @ 1..=1000) => Ok(Self(Contestant {
                level,
                budget,
                is_first,
            })),
            _ => Err(text::CONTESTANT.into()),
        }
    }
}

/// Options of `palmyra soak`.
#[derive(Debug, Args)]
pub struct SoakOptions {
    /// The game [default: all of them]
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameName>,
    /// The number of games of each kind
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The number of the first game. It determines the table and the deal; further games follow
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u32,
}

/// Options of `palmyra bench`.
#[derive(Debug, Args)]
pub struct BenchOptions {
    /// The game [default: all of them]
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameName>,
    /// The number of runs of each measurement; the best one counts
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub runs: u32,
    /// The number of games in a run
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
}
