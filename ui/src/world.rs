//! What all screens share: settings, results, the running game.

use embedded_graphics::prelude::Point;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{Mode, Setup, Tile};
use palmyra_engine::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::app::Sound;
use crate::input::Millis;
use crate::mind::{Asker, Decision};
use crate::order::sort;
use crate::play::{Person, Play, Start};
use crate::results::Results;
use crate::running::Running;
use crate::save::{self, Header, Item, Key, Resume as _, SLOTS, Shelf, Slot, Spoiled};
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
    /// Whether the device has been switched on before and greeted its owner.
    pub greeted: bool,
}

/// As version 1 kept them.
#[derive(Deserialize)]
struct Version1 {
    speed: Speed,
    open_coins: bool,
    all_solo: bool,
    brightness: u8,
    sound: bool,
    ask_seed: bool,
    language: Language,
}

impl From<Version1> for Settings {
    fn from(kept: Version1) -> Self {
        Self {
            speed: kept.speed,
            open_coins: kept.open_coins,
            all_solo: kept.all_solo,
            brightness: kept.brightness,
            sound: kept.sound,
            ask_seed: kept.ask_seed,
            language: kept.language,
            greeted: true,
        }
    }
}

impl Settings {
    /// The brightest backlight.
    pub const BRIGHTEST: u8 = 5;

    /// Reads the bytes of a version.
    pub(crate) fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        let mut settings: Self = match version {
            1 => postcard::from_bytes::<Version1>(bytes).ok()?.into(),
            2 => postcard::from_bytes(bytes).ok()?,
            _ => return None,
        };
        settings.brightness = settings.brightness.clamp(1, Self::BRIGHTEST);
        Some(settings)
    }
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
            greeted: false,
        }
    }
}

/// How long to wait after something could not be kept.
const RETRY: Millis = 10_000;

/// What has changed since it was kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unkept {
    /// Everything goes.
    pub clear: bool,
    /// Items that go before they are kept anew, one bit for each key.
    pub afresh: u16,
    /// The settings.
    pub settings: bool,
    /// The results.
    pub results: bool,
    /// The last finished game.
    pub last: bool,
    /// Places of running games, one bit each.
    pub slots: u8,
}

/// What a level of bots is called.
pub const fn level_name(level: Level) -> Msg {
    match level {
        Level::Easy => Msg::Easy,
        Level::Medium => Msg::Medium,
        Level::Hard => Msg::Hard,
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
    /// What is remembered of finished games.
    pub results: Results,
    /// The running or last game.
    pub play: Option<Play>,
    /// The places of running games.
    pub slots: [Slot<Setup>; SLOTS as usize],
    /// The place of the game in `play`, while it runs.
    pub slot: Option<u8>,
    /// What has changed since it was kept.
    pub unkept: Unkept,
    /// What is kept but cannot be used. It is written over only when the
    /// player agrees.
    spoiled: [Option<Spoiled>; Item::ALL.len()],
    /// When to try again what could not be kept.
    retry: Option<Millis>,
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
    /// What the mind has decided last.
    pub decided: Option<Decision>,
    /// How far it is with what it thinks about now, in per cent.
    pub progress: u8,
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
            results: Results::default(),
            play: None,
            slots: [Slot::Empty; SLOTS as usize],
            slot: None,
            unkept: Unkept::default(),
            spoiled: [None; Item::ALL.len()],
            retry: None,
            wanted: None,
            rank: None,
            rng: Rng::new(seed),
            now: 0,
            sound: None,
            toast: None,
            decided: None,
            progress: 0,
            camera: None,
            overview: false,
            battery: None,
        }
    }

    /// What the mind has decided on the decision at hand.
    pub fn decision(&self, asker: Asker) -> Option<&Decision> {
        let play = self.play.as_ref()?;
        let decided = self.decided.as_ref();
        decided.filter(|decision| decision.answers(asker, play))
    }

    /// Takes it to act on it.
    pub fn take_decision(&mut self, asker: Asker) -> Option<Decision> {
        self.decision(asker)?;
        self.decided.take()
    }

    /// Whether the game at hand is the guided one.
    pub fn is_guided(&self) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| play.guide().is_some())
    }

    /// The text of a message.
    #[inline(never)]
    pub fn say(&self, msg: Msg) -> &'static str {
        msg.text(self.settings.language)
    }

    /// The text of a message with its blanks filled.
    pub fn tell(&self, msg: Msg, blanks: &[Blank]) -> Line {
        fill(self.say(msg), blanks)
    }

    /// A person's name: their colour.
    pub fn name(&self, person: Person) -> &'static str {
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
    pub fn waiting(&self) -> heapless::Vec<(u8, Header<Setup>), { SLOTS as usize }> {
        let mut games: heapless::Vec<_, { SLOTS as usize }> = heapless::Vec::new();
        for (slot, place) in self.slots.iter().enumerate() {
            if let Slot::Game(header) = *place {
                // There is room for every place.
                let _ = games.push((slot as u8, header));
            }
        }
        sort(&mut games, |(_, a), (_, b)| a.id > b.id);
        games
    }

    /// What a running game is called.
    pub fn game_name(&self, header: &Header<Setup>) -> Line {
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

    /// Takes over everything that was kept.
    pub fn recall(&mut self, shelf: &mut impl Shelf) {
        fn take<T: Default>(found: save::Found<T>, spoiled: &mut Option<Spoiled>) -> T {
            *spoiled = found.as_ref().err().copied();
            found.ok().flatten().unwrap_or_default()
        }
        let [settings, results, last] = &mut self.spoiled;
        self.settings = take(save::settings(shelf), settings);
        // Whoever has spoiled settings has seen the device before.
        self.settings.greeted |= settings.is_some();
        self.results = take(save::results(shelf), results);
        *last = save::last_header::<Setup>(shelf).err();
        for (slot, place) in self.slots.iter_mut().enumerate() {
            *place = save::slot(shelf, slot as u8);
            // Numbers of games that can be played here stay apart even if the
            // results are gone.
            if let Slot::Game(header) = place {
                self.results.begun = self.results.begun.max(header.id);
            }
        }
    }

    /// What is wrong with an item, if something is.
    pub const fn spoiled(&self, item: Item) -> Option<Spoiled> {
        self.spoiled[item as usize]
    }

    /// The first item that is spoiled, or the next after one.
    pub fn next_spoiled(&self, after: Option<Item>) -> Option<Item> {
        let first = after.map_or(0, |item| item as usize + 1);
        let mut items = Item::ALL.into_iter().skip(first);
        items.find(|&item| self.spoiled(item).is_some())
    }

    /// The player agrees that a spoiled item is written over.
    pub fn start_afresh(&mut self, item: Item) {
        self.spoiled[item as usize] = None;
        self.remove_first(item.key());
        match item {
            Item::Settings => self.unkept.settings = true,
            Item::Results => self.unkept.results = true,
            Item::Last => {}
        }
    }

    const fn remove_first(&mut self, key: Key) {
        self.unkept.afresh |= 1 << key;
    }

    /// Forgets everything, spoiled or not.
    pub fn erase(&mut self) {
        self.play = None;
        self.slot = None;
        self.rank = None;
        self.slots = [Slot::Empty; SLOTS as usize];
        self.spoiled = [None; Item::ALL.len()];
        self.results = Results::default();
        self.settings = Settings::default();
        self.unkept = Unkept {
            clear: true,
            ..Unkept::default()
        };
    }

    /// Puts a new game into a place.
    pub fn begin(&mut self, slot: u8, start: Start, seed: u32) {
        if let Some(Slot::Spoiled(_)) = self.slots.get(usize::from(slot)) {
            self.remove_first(save::slot_key(slot));
        }
        // The finished game goes from memory; too late to keep it.
        self.unkept.last = false;
        self.results.begun = self.results.begun.wrapping_add(1);
        self.unkept.results = true;
        let header = Header {
            id: self.results.begun,
            start,
            seed,
        };
        Play::begin(&mut self.play, start, seed);
        self.slot = Some(slot);
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Game(header);
        }
        self.unkept.slots |= 1 << slot;
    }

    /// Whether something is to be kept or fetched.
    pub fn wants_shelf(&self) -> bool {
        let patient = self.retry.is_some_and(|retry| self.now < retry);
        self.wanted.is_some() || !patient && self.is_behind()
    }

    /// When to try again what could not be kept; `None` when all is well.
    pub const fn retry(&self) -> Option<Millis> {
        self.retry
    }

    /// Whether something has changed that may be kept.
    fn is_behind(&self) -> bool {
        self.has_unkept_moves() || self.due() != Unkept::default()
    }

    /// Whether the running game would lose moves.
    pub fn has_unkept_moves(&self) -> bool {
        self.slot.is_some() && self.play.as_deref().is_some_and(Running::is_worth_keeping)
    }

    /// What has changed and does not write over something spoiled.
    const fn due(&self) -> Unkept {
        Unkept {
            settings: self.unkept.settings && self.spoiled(Item::Settings).is_none(),
            results: self.unkept.results && self.spoiled(Item::Results).is_none(),
            last: self.unkept.last && self.spoiled(Item::Last).is_none(),
            ..self.unkept
        }
    }

    /// Keeps everything that has changed; `false` if something could not be,
    /// which is then tried again later.
    pub fn keep(&mut self, shelf: &mut impl Shelf) -> bool {
        let kept = self.keep_in_order(shelf).is_some();
        self.retry = (!kept).then_some(self.now + RETRY);
        kept
    }

    /// Stops at the first failure.
    ///
    /// The order matters when the power goes in between: the number of a new
    /// game must be spent before its place names it, and a place is freed only
    /// after its result is kept.
    fn keep_in_order(&mut self, shelf: &mut impl Shelf) -> Option<()> {
        let done = |kept: bool| kept.then_some(());
        let due = self.due();
        if due.clear {
            done(shelf.clear())?;
            self.unkept.clear = false;
        }
        for key in 0..16 {
            if due.afresh >> key & 1 == 1 {
                done(shelf.remove(key))?;
                self.unkept.afresh &= !(1 << key);
            }
        }
        if due.results {
            done(save::keep_results(shelf, &self.results))?;
            self.unkept.results = false;
        }
        if due.settings {
            done(save::keep_settings(shelf, &self.settings))?;
            self.unkept.settings = false;
        }
        if let (true, Some(play)) = (due.last, &self.play) {
            let header = Header {
                id: self.results.counted,
                start: play.start(),
                seed: play.seed() as u32,
            };
            done(save::keep_last(shelf, header, play.history()))?;
        }
        self.unkept.last &= !due.last;
        if let (Some(slot), Some(play)) = (self.slot, &mut self.play)
            && let Some(&Slot::Game(header)) = self.slots.get(usize::from(slot))
            && (play.is_worth_keeping() || due.slots >> slot & 1 == 1)
        {
            done(save::keep_game(shelf, slot, header, play.history()))?;
            play.set_kept();
            self.unkept.slots &= !(1 << slot);
        }
        for slot in 0..SLOTS {
            if self.slots[usize::from(slot)] == Slot::Empty && due.slots >> slot & 1 == 1 {
                done(save::free(shelf, slot))?;
            }
        }
        self.unkept.slots = 0;
        Some(())
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
