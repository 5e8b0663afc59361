//! What all screens share: settings, results, the running game.

use embedded_graphics::prelude::Point;
use palmyra_engine::legions::{Solo, Tile};
use palmyra_engine::{Rng, Seat};

use crate::app::Sound;
use crate::input::Millis;
use crate::play::{Person, Play};
use crate::text::{Blank, Language, Line, Msg, fill};

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Every step can be followed at leisure.
    Slow,
    /// As people play.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// No animation at all.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// How long a step of somebody else is shown.
    pub const fn step(self) -> Millis {
        match self {
            Self::Slow => 1400,
            Self::Normal => 800,
            Self::Fast => 300,
            Self::Instant => 0,
        }
    }
}

/// Seeds of games on the device have eight digits.
pub const SEEDS: u32 = 100_000_000;

/// What a player can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How fast others' turns and the camera are.
    pub speed: Speed,
    /// Whether everybody sees all coins.
    pub open_coins: bool,
    /// Whether all solo games can be chosen.
    pub all_solo: bool,
    /// The backlight, 1 to 5.
    pub brightness: u8,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether a new game shows its seed and takes another.
    pub ask_seed: bool,
    /// The language of all texts.
    pub language: Language,
}

impl Settings {
    /// The brightest backlight.
    pub const BRIGHTEST: u8 = 5;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::Normal,
            open_coins: false,
            all_solo: false,
            brightness: 4,
            sound: true,
            ask_seed: false,
            language: Language::English,
        }
    }
}

/// The best results of the five solo games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Campaign {
    best: [Option<u8>; 5],
}

impl Campaign {
    /// The best result so far.
    pub const fn best(&self, solo: Solo) -> Option<u8> {
        self.best[solo as usize]
    }

    /// Whether the goal has ever been reached.
    pub fn is_met(&self, solo: Solo) -> bool {
        self.best(solo).is_some_and(|best| best >= solo.goal())
    }

    /// Whether the game can be chosen: the first, or after a goal.
    pub fn is_open(&self, solo: Solo) -> bool {
        let before = Solo::new(solo.number() - 1);
        before.is_none_or(|before| self.is_met(before))
    }

    /// Notes a result; says whether it is the best so far.
    pub fn note(&mut self, solo: Solo, coins: u8) -> bool {
        let best = &mut self.best[solo as usize];
        let better = best.is_none_or(|best| coins > best);
        if better {
            *best = Some(coins);
        }
        better
    }
}

/// A short message over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toast {
    /// What it says.
    pub msg: Msg,
    /// When it goes.
    pub until: Millis,
}

/// What all screens share.
#[derive(Clone, Debug)]
pub struct World {
    /// What a player can set.
    pub settings: Settings,
    /// Solo results.
    pub campaign: Campaign,
    /// The running or last game.
    pub play: Option<Play>,
    /// Where seeds of new games come from.
    pub rng: Rng,
    /// The time of this update.
    pub now: Millis,
    /// What should be heard after this update.
    pub sound: Option<Sound>,
    /// A message that goes by itself.
    pub toast: Option<Toast>,
    /// Whether the last solo result was the best ever.
    pub new_best: bool,
    /// Where the close view looks, in its pixels; `None` before it has looked.
    pub camera: Option<Point>,
    /// Whether the whole province is on show.
    pub overview: bool,
    /// The battery in percent, where there is one.
    pub battery: Option<u8>,
}

impl World {
    /// As new, with this source of randomness.
    pub fn new(seed: u64) -> Self {
        Self {
            settings: Settings::default(),
            campaign: Campaign::default(),
            play: None,
            rng: Rng::new(seed),
            now: 0,
            sound: None,
            toast: None,
            new_best: false,
            camera: None,
            overview: false,
            battery: None,
        }
    }

    /// The text of a message.
    pub const fn say(&self, msg: Msg) -> &'static str {
        msg.text(self.settings.language)
    }

    /// The text of a message with its blanks filled.
    pub fn tell(&self, msg: Msg, blanks: &[Blank]) -> Line {
        fill(self.say(msg), blanks)
    }

    /// A person's name: their colour.
    pub const fn name(&self, person: Person) -> &'static str {
        self.say(match person.0 {
            0 => Msg::Red,
            1 => Msg::Blue,
            2 => Msg::Gold,
            3 => Msg::White,
            _ => Msg::Violet,
        })
    }

    /// A tile in words: `Hills, tower`.
    pub fn tile_name(&self, tile: Tile) -> Line {
        use palmyra_engine::legions::{Feature, Landscape};
        let mut line = Line::new();
        let landscape = match tile.landscape() {
            Landscape::Desert => Msg::Desert,
            Landscape::Hills => Msg::Hills,
            Landscape::Mountains => Msg::Mountains,
        };
        let feature = tile.feature().map(|feature| match feature {
            Feature::Tower => Msg::Tower,
            Feature::Lake => Msg::Lake,
            Feature::Caravan => Msg::Caravan,
        });
        // Two words always fit.
        let _ = line.push_str(self.say(landscape));
        if let Some(feature) = feature {
            let _ = line.push_str(", ");
            let _ = line.push_str(self.say(feature));
        }
        line
    }

    /// Says briefly why something cannot be done.
    pub fn refuse(&mut self, msg: Msg) {
        self.sound = Some(Sound::Refused);
        self.toast = Some(Toast {
            msg,
            until: self.now + 2000,
        });
    }

    /// The coins of a seat, if they may be on the screen for `viewer`.
    pub fn visible_coins(&self, play: &Play, viewer: Option<Seat>, seat: Seat) -> Option<u8> {
        let over = play.game().end().is_some();
        (over || viewer == Some(seat) || self.settings.open_coins).then(|| play.game().coins(seat))
    }

    /// A game that can be continued.
    pub fn running(&self) -> Option<&Play> {
        self.play
            .as_ref()
            .filter(|play| play.game().end().is_none())
    }

    /// A seed for a new game, short enough to be written down.
    pub fn new_seed(&mut self) -> u32 {
        self.rng.below(SEEDS)
    }
}
