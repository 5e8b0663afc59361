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

/// The pocket board-game machine Palmyra, on the desk.
#[derive(Debug, Parser)]
#[command(version = env!("PALMYRA_VERSION"), about, after_help = text::KEYS, args_conflicts_with_subcommands = true)]
pub struct Options {
    #[command(flatten)]
    pub play: PlayOptions,
    /// What to do; play when nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The tools.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in a window or a terminal, as without a command
    #[command(after_help = text::KEYS)]
    Play(PlayOptions),
    /// Press buttons and take pictures as a script says, without a display
    #[command(after_help = text::SCRIPT)]
    Script(ScriptOptions),
    /// Play one whole game with bots and print its record
    Record(RecordOptions),
    /// Follow a record and say `ok` with the result, or the first wrong line
    Replay(ReplayOptions),
    /// List what is kept on a device or on the desk, print one of its games, or keep one
    Saves(SavesOptions),
    /// Tell how long a flash lives, by playing on one
    Wear(WearOptions),
    /// Count the move sequences from a new game
    Perft(PerftOptions),
    /// Let bots play many games and print who is better
    Arena(ArenaOptions),
    /// Play whole games by pressing buttons and look for dead ends
    Soak(SoakOptions),
    /// Measure the speed of the engine
    Bench(BenchOptions),
    /// Print the licences of everything that is in this program
    Notices,
}

/// Which game to set up.
#[derive(Clone, Debug, Args)]
pub struct GameOptions {
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = GameName(Kind::FIRST), help = text::GAME.as_str())]
    pub game: GameName,
    /// Seats at the table [default: as few as the mode allows]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// How to play it [default: the first way]
    #[arg(long, value_name = "MODE", help = text::MODE.as_str())]
    pub mode: Option<String>,
    /// Where all randomness comes from
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
}

impl GameOptions {
    /// Deals the game of these options.
    ///
    /// # Errors
    /// If the mode does not allow the number of players.
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

/// Returns a mode of a game.
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

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BotName {
    /// Any legal move is as likely as any other
    Random,
    /// A boy who overlooks things (or easy)
    #[value(alias = "easy")]
    Malku,
    /// A merchant who likes what pays at once
    Yarhai,
    /// A general who likes to attack (or medium)
    #[value(alias = "medium")]
    Zabdas,
    /// A scholar who likes what pays late
    Longinus,
    /// The queen, who plays best (or hard)
    #[value(alias = "hard")]
    Zenobia,
}

impl BotName {
    /// The level, unless it plays at random.
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
    /// Play in the terminal even where there are windows
    #[arg(long)]
    pub terminal: bool,
    /// Where all randomness comes from [default: something new]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// Where games, results and settings are kept [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    pub flash: Option<PathBuf>,
}

/// Options of `palmyra script`.
#[derive(Debug, Args)]
pub struct ScriptOptions {
    /// The script; `-` reads standard input
    pub file: PathBuf,
    /// Where the pictures go
    #[arg(long, value_name = "DIR")]
    pub png: PathBuf,
    /// Where all randomness comes from
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
    /// Where games, results and settings are kept [default: nowhere]
    #[arg(long, value_name = "FILE")]
    pub flash: Option<PathBuf>,
    /// Also write the record of the last game there
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Options of `palmyra record`.
#[derive(Debug, Args)]
pub struct RecordOptions {
    #[command(flatten)]
    pub game: GameOptions,
    /// Who plays
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
    /// Keep the game of this record there instead; `-` reads standard input
    #[arg(long, value_name = "RECORD", conflicts_with = "record")]
    pub keep: Option<PathBuf>,
    /// Where to keep it: 1 to 3, or last [default: the first that is free; last if the game is over]
    #[arg(long, value_name = "GAME", requires = "keep")]
    pub place: Option<KeptGame>,
    /// Who sits there, in turn order: human, malku, yarhai, zabdas, longinus or zenobia [default: people]
    #[arg(long, value_name = "WHO,...", value_delimiter = ',', requires = "keep")]
    pub seats: Vec<Sitter>,
    /// Give up what is kept in that place
    #[arg(long, requires = "keep")]
    pub replace: bool,
}

/// Somebody at the table, as written on the command line.
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
#[derive(Clone, Copy, Debug)]
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
    /// Games a day
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub games: u32,
    /// People at a table of two; bots sit on the other chairs
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
    /// takes; zenobia:16 has sixteen times the device's work
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "zenobia,zabdas"
    )]
    pub seats: Vec<Contestant>,
    /// How to play it [default: the first way]
    #[arg(long, value_name = "MODE", help = text::MODE.as_str())]
    pub mode: Option<String>,
    /// Play this solo game instead
    #[arg(long, value_name = "K", conflicts_with_all = ["seats", "mode"])]
    pub solo: Option<u8>,
    /// Who plays alone: one of the same
    #[arg(long, value_name = "BOT", default_value = "zenobia", requires = "solo")]
    pub bot: Level,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The seed of the first game; the others follow
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u64,
    /// Multiply the work of all play-outs by this number
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub budget: u32,
}

/// A contestant of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// Its level.
    pub level: Level,
    /// Its work as a multiple of that on the device.
    pub budget: u32,
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Self {
        Self { level, budget: 1 }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            1 => self.level.fmt(f),
            budget => write!(f, "{}:{budget}", self.level),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let (level, budget) = word.split_once(':').unwrap_or((word, "1"));
        let level = level
            .parse()
            .map_err(|unknown: UnknownLevel| unknown.to_string())?;
        match budget.parse() {
            Ok(budget @ 1..=1000) => Ok(Self { level, budget }),
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
    /// How many games of each kind
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The number of the first game, from which its table and its deal follow; the others come after it
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub seed: u32,
}

/// Options of `palmyra bench`.
#[derive(Debug, Args)]
pub struct BenchOptions {
    /// The game [default: all of them]
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameName>,
    /// Runs of each measurement, of which the best counts
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub runs: u32,
    /// Games in a run
    #[arg(long, value_name = "N", default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
}
