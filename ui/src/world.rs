//! What all screens share: settings, results, the running game.

use embedded_graphics::prelude::Point;
use palmyra_engine::legions::{Mode, Tile};
use palmyra_engine::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::app::Sound;
use crate::input::Millis;
use crate::play::{Person, Play, Start};
use crate::results::Results;
use crate::save::{self, Header, SLOTS, Shelf, Slot};
use crate::text::{Blank, Language, Line, Msg, fill};

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// What has changed since it was kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unkept {
    /// The settings.
    pub settings: bool,
    /// The results.
    pub results: bool,
    /// The last finished game.
    pub last: bool,
    /// Places of running games, one bit each.
    pub slots: u8,
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
    /// What is remembered of finished games.
    pub results: Results,
    /// The running or last game.
    pub play: Option<Play>,
    /// The places of running games.
    pub slots: [Slot; SLOTS as usize],
    /// The place of the game in `play`, while it runs.
    pub slot: Option<u8>,
    /// What has changed since it was kept.
    pub unkept: Unkept,
    /// A place whose game is wanted.
    pub wanted: Option<u8>,
    /// The rank of the last result, if it is kept and has no name yet.
    pub rank: Option<usize>,
    /// Where seeds of new games come from.
    pub rng: Rng,
    /// The time of this update.
    pub now: Millis,
    /// What should be heard after this update.
    pub sound: Option<Sound>,
    /// A message that goes by itself.
    pub toast: Option<Toast>,
    /// Where the close view looks, in its pixels; `None` before it has looked.
    pub camera: Option<Point>,
    /// Whether the whole province is on show.
    pub overview: bool,
    /// Whether a new device has asked its first questions.
    pub greeted: bool,
    /// The battery in percent, where there is one.
    pub battery: Option<u8>,
}

impl World {
    /// As new, with this source of randomness.
    pub fn new(seed: u64) -> Self {
        Self {
            settings: Settings::default(),
            results: Results::default(),
            play: None,
            slots: [Slot::Empty; SLOTS as usize],
            slot: None,
            unkept: Unkept::default(),
            wanted: None,
            rank: None,
            rng: Rng::new(seed),
            now: 0,
            sound: None,
            toast: None,
            camera: None,
            overview: false,
            greeted: false,
            battery: None,
        }
    }

    /// Whether the game at hand is the guided one.
    pub fn is_guided(&self) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| play.guide().is_some())
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
        self.notice(msg);
    }

    /// Says something briefly.
    pub fn notice(&mut self, msg: Msg) {
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

    /// The places where a game waits, newest first.
    pub fn waiting(&self) -> heapless::Vec<(u8, Header), { SLOTS as usize }> {
        let mut games: heapless::Vec<_, { SLOTS as usize }> = heapless::Vec::new();
        for (slot, place) in self.slots.iter().enumerate() {
            if let Slot::Game(header) = *place {
                // There is room for every place.
                let _ = games.push((slot as u8, header));
            }
        }
        games.sort_unstable_by_key(|(_, header)| core::cmp::Reverse(header.id));
        games
    }

    /// What a running game is called.
    pub fn game_name(&self, header: &Header) -> Line {
        match header.start.setup.mode() {
            Mode::Solo(solo) => self.tell(Msg::SlotSolo, &[solo.number().into()]),
            mode => {
                let name = if mode == Mode::Expert {
                    Msg::Expert
                } else {
                    Msg::Classic
                };
                let players = header.start.setup.players();
                self.tell(Msg::SlotSeveral, &[self.say(name).into(), players.into()])
            }
        }
    }

    /// Puts a new game into a place.
    pub fn begin(&mut self, slot: u8, start: Start, seed: u32) {
        self.results.begun = self.results.begun.wrapping_add(1);
        self.unkept.results = true;
        let header = Header {
            id: self.results.begun,
            start,
            seed,
        };
        self.play = Some(Play::new(start, seed));
        self.slot = Some(slot);
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Game(header);
        }
        self.unkept.slots |= 1 << slot;
    }

    /// Whether something is to be kept or fetched.
    pub fn wants_shelf(&self) -> bool {
        let moves = self.slot.is_some() && self.play.as_ref().is_some_and(Play::is_unkept);
        moves || self.wanted.is_some() || self.unkept != Unkept::default()
    }

    /// Keeps everything that has changed; `false` if something could not be.
    ///
    /// The order matters when the power goes in between: the number of a new
    /// game must be spent before its place names it, and a place is freed only
    /// after its result is kept.
    pub fn keep(&mut self, shelf: &mut impl Shelf) -> bool {
        let unkept = core::mem::take(&mut self.unkept);
        let mut kept = true;
        if unkept.results {
            kept &= save::keep_results(shelf, &self.results);
        }
        if unkept.settings {
            kept &= save::keep_settings(shelf, &self.settings);
        }
        if let (true, Some(play)) = (unkept.last, &self.play) {
            let header = Header {
                id: self.results.counted,
                start: play.start(),
                seed: play.seed() as u32,
            };
            kept &= save::keep_last(shelf, header, play.history());
        }
        if let (Some(slot), Some(play)) = (self.slot, &mut self.play)
            && let Some(&Slot::Game(header)) = self.slots.get(usize::from(slot))
        {
            let new = unkept.slots >> slot & 1 == 1;
            if play.take_unkept() || new {
                kept &= save::keep_game(shelf, slot, header, play.history());
            }
        }
        for slot in 0..SLOTS {
            if self.slots[usize::from(slot)] == Slot::Empty && unkept.slots >> slot & 1 == 1 {
                kept &= save::free(shelf, slot);
            }
        }
        kept
    }

    /// Frees a place.
    pub fn free(&mut self, slot: u8) {
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Empty;
        }
        if self.slot == Some(slot) {
            self.slot = None;
        }
        self.unkept.slots |= 1 << slot;
    }

    /// A seed for a new game, short enough to be written down.
    pub fn new_seed(&mut self) -> u32 {
        self.rng.below(SEEDS)
    }
}
