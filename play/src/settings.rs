//! The settings of a player.

use serde::{Deserialize, Serialize};

use crate::{Kind, Millis, Setup, Start};

/// The number of seeds that can be entered: eight digits.
pub const SEEDS: u32 = 100_000_000;

/// The number of games for which the saved settings have room.
const GAMES: usize = 8;

const _: () = assert!(Kind::ALL.len() <= GAMES, "each game has its options");

/// The number of boards whose brightness can be saved.
const BOARDS: usize = 4;

/// The languages of the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Dutch];
}

/// The speed of animations, and of the turns of other players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Slow enough to follow every step easily.
    Slow,
    /// The normal pace of people.
    #[default]
    Normal,
    /// A pace for experienced players.
    Fast,
    /// No animations.
    Instant,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The time for which each step of another player is shown.
    #[must_use]
    pub const fn step(self) -> Millis {
        match self {
            Self::Slow => 1400,
            Self::Normal => 800,
            Self::Fast => 300,
            Self::Instant => 0,
        }
    }
}

/// The settings of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The speed of animations, and of the turns of other players.
    pub speed: Speed,
    /// The options of new games, one bit each, indexed by the game's number in saves.
    pub options: [u8; GAMES],
    /// The brightness of the backlight, 1 to 5, for boards that have no value
    /// of their own.
    pub brightness: u8,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether the setup of a new game shows the seed, so that the player can
    /// change it.
    pub ask_seed: bool,
    /// The language of all texts.
    pub language: Language,
    /// Whether the welcome has been shown.
    pub greeted: bool,
    /// The setup of the last game of each kind, indexed by the game's number in
    /// saves.
    pub setups: [Option<Setup>; GAMES],
    /// The kind of the game that was begun last, as its number in saves.
    pub last: u8,
    /// The volume of sounds, 1 to 4.
    pub volume: u8,
    /// The brightness of the backlight for each board, 1 to 5. A value of 0
    /// stands for [`Settings::brightness`].
    pub backlights: [u8; BOARDS],
}

/// The third format of version 3, without the backlights of the boards.
#[derive(Deserialize)]
struct Version3WithVolume {
    settings: Version3WithSetups,
    volume: u8,
}

impl From<Version3WithVolume> for Settings {
    fn from(old: Version3WithVolume) -> Self {
        Self {
            volume: old.volume,
            ..old.settings.into()
        }
    }
}

/// The second format of version 3, without the volume and the backlights.
#[derive(Deserialize)]
struct Version3WithSetups {
    settings: Version3,
    setups: [Option<Setup>; GAMES],
    last: u8,
}

impl From<Version3WithSetups> for Settings {
    fn from(old: Version3WithSetups) -> Self {
        Self {
            setups: old.setups,
            last: old.last,
            ..old.settings.into()
        }
    }
}

/// The first format of version 3, without the setups, the last game, the volume and the backlights.
#[derive(Deserialize)]
struct Version3 {
    speed: Speed,
    options: [u8; GAMES],
    brightness: u8,
    sound: bool,
    ask_seed: bool,
    language: Language,
    greeted: bool,
}

impl From<Version3> for Settings {
    fn from(old: Version3) -> Self {
        Self {
            speed: old.speed,
            options: old.options,
            brightness: old.brightness,
            sound: old.sound,
            ask_seed: old.ask_seed,
            language: old.language,
            greeted: old.greeted,
            ..Self::default()
        }
    }
}

/// The format of version 1.
#[derive(Deserialize)]
struct Version1 {
    speed: Speed,
    /// The two options of the only game that this version had.
    options: [bool; 2],
    brightness: u8,
    sound: bool,
    ask_seed: bool,
    language: Language,
}

/// The format of version 2.
#[derive(Deserialize)]
struct Version2 {
    settings: Version1,
    greeted: bool,
}

impl From<Version2> for Settings {
    fn from(Version2 { settings, greeted }: Version2) -> Self {
        let [first, second] = settings.options;
        let mut options = [0; GAMES];
        options[0] = u8::from(first) | u8::from(second) << 1;
        Self {
            speed: settings.speed,
            options,
            brightness: settings.brightness,
            sound: settings.sound,
            ask_seed: settings.ask_seed,
            language: settings.language,
            greeted,
            ..Self::default()
        }
    }
}

impl Settings {
    /// The highest brightness.
    pub const BRIGHTEST: u8 = 5;
    /// The highest volume.
    pub const LOUDEST: u8 = 4;

    /// The brightness on the board with this number, 1 to 5. Each board has its own value, because
    /// the same value looks different on another panel.
    #[must_use]
    pub fn brightness_on(&self, board: u8) -> u8 {
        match self.backlights.get(usize::from(board)) {
            Some(&set @ 1..) => set,
            _ => self.brightness,
        }
    }

    /// Sets the brightness for the board with this number.
    pub fn set_brightness_on(&mut self, board: u8, brightness: u8) {
        if let Some(backlight) = self.backlights.get_mut(usize::from(board)) {
            *backlight = brightness;
        }
    }

    /// The options of new games of a kind, one bit each.
    #[must_use]
    pub fn options(&self, game: Kind) -> u8 {
        let options = self.options.get(usize::from(game.number()));
        options.copied().unwrap_or(0)
    }

    /// Changes one option of a kind of game.
    pub fn toggle_option(&mut self, game: Kind, option: u8) {
        if let Some(options) = self.options.get_mut(usize::from(game.number())) {
            *options ^= option;
        }
    }

    /// The game that was begun last. If it has no screens, the first game of the
    /// registry.
    #[must_use]
    pub fn last_game(&self) -> Kind {
        let last = Kind::numbered(self.last).filter(|game| game.is_shown());
        last.unwrap_or(Kind::FIRST)
    }

    /// The setup of the last game of a kind, with the current options.
    #[must_use]
    pub fn setup(&self, game: Kind) -> Option<Start> {
        let setup = self.setups.get(usize::from(game.number()))?;
        (*setup)?.start(game, self.options(game))
    }

    /// Stores the setup of a game. Returns `false` if nothing has changed.
    pub fn remember(&mut self, start: Start) -> bool {
        let before = *self;
        let number = start.game.number();
        self.last = number;
        if let Some(setup) = self.setups.get_mut(usize::from(number)) {
            *setup = Some(start.into());
        }
        *self != before
    }

    /// Decodes the bytes of a save that has this version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        let mut settings: Self = match version {
            1 => Version2 {
                settings: postcard::from_bytes(bytes).ok()?,
                greeted: true,
            }
            .into(),
            2 => postcard::from_bytes::<Version2>(bytes).ok()?.into(),
            // Each format appends fields to the one before, and the newest is tried first. So the
            // first format that can be decoded is the right one.
            3 => postcard::from_bytes(bytes)
                .or_else(|_| postcard::from_bytes(bytes).map(Version3WithVolume::into))
                .or_else(|_| postcard::from_bytes(bytes).map(Version3WithSetups::into))
                .or_else(|_| postcard::from_bytes(bytes).map(Version3::into))
                .ok()?,
            _ => return None,
        };
        settings.brightness = settings.brightness.clamp(1, Self::BRIGHTEST);
        settings.volume = settings.volume.clamp(1, Self::LOUDEST);
        for backlight in &mut settings.backlights {
            *backlight = (*backlight).min(Self::BRIGHTEST);
        }
        Some(settings)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::Normal,
            options: [0; GAMES],
            brightness: 4,
            sound: true,
            ask_seed: false,
            language: Language::English,
            greeted: false,
            setups: [None; GAMES],
            last: 0,
            volume: 3,
            backlights: [0; BOARDS],
        }
    }
}
