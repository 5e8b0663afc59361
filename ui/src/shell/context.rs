//! The state that all screens share.

use core::ops::{Deref, DerefMut};

use palmyra_engine::Rng;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::save::{Header, SLOTS};
use palmyra_play::{Day, Kind, Language, Millis, Person, Profile, SEEDS, Settings};

use super::game::{GameInfo, Place};
use super::milestones::Reached;
use super::text::{Blank, Line, Message, Msg, fill};
use crate::held::Held;
use crate::input::Charge;
use crate::parts::{Figures, Parts};
use crate::sound::Sound;

/// A short message over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toast {
    /// Its text.
    pub text: &'static str,
    /// When it disappears.
    pub until: Millis,
}

/// The round and the scores of a saved game.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The current round of the table.
    pub round: u16,
    /// The points of every person, by index, as far as they are public.
    pub scores: [Option<i16>; MAX_SEATS],
}

/// What the shell offers to every screen: texts, settings, results, sound and messages.
#[derive(Clone, Debug)]
pub struct Services {
    /// What is saved: settings, results, running games.
    pub profile: Profile,
    /// The standings of the games in the slots that were looked at since they were last played.
    pub standings: [Option<Standing>; SLOTS as usize],
    /// The rank of the last result, if it is listed and has no name yet.
    pub rank: Option<usize>,
    /// The time of this update.
    pub now: Millis,
    /// The sound to play after this update.
    pub sound: Option<Sound>,
    /// A message that disappears by itself.
    pub toast: Option<Toast>,
    /// Milestones that are still to be announced.
    pub reached: Option<Reached>,
    /// The current day, if there is a clock.
    pub today: Option<Day>,
    /// The progress of thinking about the current decision, in percent.
    pub progress: u8,
    /// The battery's charge, where there is one.
    pub battery: Option<Charge>,
    /// The parts of the device.
    pub parts: Parts,
    /// The buttons that are down.
    pub(crate) held: Held,
    /// What the device knows of itself, while it is asked for.
    pub figures: Figures,
    /// Whether the device shall sleep after this update.
    pub sleep: bool,
    /// The source of new games' seeds.
    rng: Rng,
    /// The entries of all games with screens, in the order of [`Kind::SHOWN`].
    games: &'static Games,
}

/// The entries of all games with screens.
pub type Games = [&'static dyn GameInfo; Kind::SHOWN.len()];

/// The shell's services and the running game, for screens that belong to no game.
#[derive(Debug)]
pub struct Context<P: ?Sized = dyn Place> {
    /// The services.
    pub shell: Services,
    /// The place of the running or last game.
    pub play: P,
}

impl<P: Clone> Clone for Context<P> {
    fn clone(&self) -> Self {
        Self {
            shell: self.shell.clone(),
            play: self.play.clone(),
        }
    }
}

impl<P: ?Sized> Deref for Context<P> {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.shell
    }
}

impl<P: ?Sized> DerefMut for Context<P> {
    fn deref_mut(&mut self) -> &mut Services {
        &mut self.shell
    }
}

impl Services {
    /// Creates the services of a new device, with this source of randomness. Always inlined, like
    /// everything that builds an application: a call would leave copies of it on the stack.
    #[inline(always)]
    pub fn new(seed: u64, games: &'static Games) -> Self {
        Self {
            profile: Profile::default(),
            standings: [None; SLOTS as usize],
            rank: None,
            now: 0,
            sound: None,
            toast: None,
            reached: None,
            today: None,
            progress: 0,
            battery: None,
            parts: Parts::default(),
            held: Held::default(),
            figures: Figures::default(),
            sleep: false,
            rng: Rng::new(seed),
            games,
        }
    }

    /// The language of all texts.
    pub const fn language(&self) -> Language {
        self.profile.settings.language
    }

    /// The text of a message.
    pub fn say(&self, msg: impl Message) -> &'static str {
        msg.text(self.language())
    }

    /// The text of a message with its blanks filled.
    pub fn tell(&self, msg: impl Message, blanks: &[Blank]) -> Line {
        fill(self.say(msg), blanks)
    }

    /// A person's name: their colour.
    pub fn name(&self, person: Person) -> &'static str {
        self.say(match person.0 {
            0 => Msg::Red,
            1 => Msg::Blue,
            2 => Msg::Yellow,
            3 => Msg::White,
            _ => Msg::Violet,
        })
    }

    /// Refuses something, and shows briefly why.
    pub fn refuse(&mut self, msg: impl Message) {
        self.refuse_saying(self.say(msg));
    }

    /// Like [`Services::refuse`], with a text.
    pub fn refuse_saying(&mut self, text: &'static str) {
        self.sound = Some(Sound::Refused);
        self.notice(text);
    }

    /// The volume of sounds: 0 if they are off, up to 4.
    pub const fn volume(&self) -> u8 {
        let settings = &self.profile.settings;
        if settings.sound { settings.volume } else { 0 }
    }

    /// Makes sounds a step louder or softer, down to none.
    pub fn change_volume(&mut self, is_louder: bool) {
        let volume = match is_louder {
            true => (self.volume() + 1).min(Settings::LOUDEST),
            false => self.volume().saturating_sub(1),
        };
        let settings = &mut self.profile.settings;
        settings.sound = volume > 0;
        settings.volume = volume.max(1);
        self.volume_changed();
    }

    /// Switches sounds off, or on again at the volume of before.
    pub fn mute(&mut self) {
        let settings = &mut self.profile.settings;
        settings.sound = !settings.sound;
        self.volume_changed();
    }

    /// Lets the new volume be heard, and saves it.
    fn volume_changed(&mut self) {
        self.sound = Some(Sound::Confirm);
        self.profile.unsaved.settings = true;
    }

    /// Shows a message briefly.
    pub fn notice(&mut self, text: &'static str) {
        self.notice_for(text, 2000);
    }

    /// Shows a message for this long.
    pub fn notice_for(&mut self, text: &'static str, time: Millis) {
        let until = self.now + time;
        self.toast = Some(Toast { text, until });
    }

    /// The entry of a game; the first one if the game has no screens.
    pub fn info(&self, game: Kind) -> &'static dyn GameInfo {
        let mut games = Kind::SHOWN.iter().zip(self.games);
        let info = games.find(|&(&shown, _)| shown == game);
        info.map_or(self.games[0], |(_, &info)| info)
    }

    /// The name of a running game.
    pub fn game_name(&self, header: &Header) -> Line {
        let start = header.start;
        let info = self.info(start.game);
        info.mode_line(self, start.mode, start.seats)
    }

    /// A seed for a new game, short enough to be written down.
    pub fn new_seed(&mut self) -> u32 {
        self.rng.below(SEEDS)
    }
}

impl<P: Place + ?Sized> Context<P> {
    /// Whether the current game is a guided one.
    pub fn is_guided(&self) -> bool {
        self.play.table().is_some_and(|table| table.is_guided())
    }

    /// Notes the standing of the current game, which is that of a slot.
    pub fn note_standing(&mut self, slot: u8) {
        let standing = self.play.table().map(|table| table.standing());
        if let Some(place) = self.standings.get_mut(usize::from(slot)) {
            *place = standing;
        }
    }

    /// The standing of a slot's game, if it is known.
    pub fn standing(&self, slot: u8) -> Option<Standing> {
        let noted = self.standings.get(usize::from(slot)).copied().flatten();
        let table = self.play.table();
        let table = table.filter(|_| self.profile.slot() == Some(slot));
        noted.or_else(|| table.map(|table| table.standing()))
    }

    /// The game that menus are about: the current one, else the first.
    pub fn game(&self) -> Kind {
        let table = self.play.table();
        table.map_or(Kind::FIRST, |table| table.start().game)
    }

    /// Forgets everything that is saved.
    pub fn erase(&mut self) {
        self.play.clear();
        self.rank = None;
        self.profile.erase();
    }
}
