//! The state that all screens share.

use core::ops::{Deref, DerefMut};

use palmyra_engine::Rng;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::link::Activity;
use palmyra_play::save::{Header, SLOTS};
use palmyra_play::{Day, Kind, Language, Millis, Person, Profile, SEEDS, Settings};

use super::game::{GameInfo, Place};
use super::milestones::Reached;
use super::text::{Blank, Line, Message, Msg, fill};
use crate::held::Held;
use crate::input::{Button, Charge};
use crate::parts::{Figures, Parts};
use crate::sound::Sound;

/// A short message above the bar of buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toast {
    /// The text of the message.
    pub text: &'static str,
    /// The time at which the message disappears.
    pub until: Millis,
}

/// The round and the scores of a saved game.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The current round of the game.
    pub round: u16,
    /// Each person's points, indexed by person; `None` if they are secret.
    pub scores: [Option<i16>; MAX_SEATS],
}

/// The services of the shell for every screen: texts, settings, results, sound and messages.
#[derive(Clone, Debug)]
pub struct Services {
    /// Everything that is saved: settings, results and running games.
    pub profile: Profile,
    /// The standing of the game in each slot, or `None` while it is not known. A standing becomes
    /// known when its game is loaded. All are forgotten when any game is begun or continued, and
    /// when a computer has sent an item.
    pub standings: [Option<Standing>; SLOTS as usize],
    /// The rank of the last result in its list of best results, counted from 0, until the player
    /// has left the result.
    pub rank: Option<usize>,
    /// The time of the current update.
    pub now: Millis,
    /// The time until which A, B, X and Y are ignored, or `None` if they are not ignored.
    pub deaf_until: Option<Millis>,
    /// The sound to play after this update.
    pub sound: Option<Sound>,
    /// The message that is shown until its time is over.
    pub toast: Option<Toast>,
    /// The new milestones, which the page with the result shows.
    pub reached: Option<Reached>,
    /// The current day, or `None` without a clock.
    pub today: Option<Day>,
    /// The progress of the bot's current decision in percent.
    pub progress: u8,
    /// The battery's charge, or `None` without a battery.
    pub battery: Option<Charge>,
    /// The parts that the device has.
    pub parts: Parts,
    /// The activity of the connection with a computer.
    pub link: Activity,
    /// The buttons that are held down.
    pub(crate) held: Held,
    /// The diagnostic figures that the self-test shows.
    pub figures: Figures,
    /// Whether the device goes to sleep after this update.
    pub sleep: bool,
    /// The generator of seeds for new games.
    rng: Rng,
    /// The shell's entries of all games with screens, in the order of [`Kind::SHOWN`].
    games: &'static Games,
}

/// The shell's entries of all games with screens.
pub type Games = [&'static dyn GameInfo; Kind::SHOWN.len()];

/// The shell's services and the running game, for screens of the shell.
#[derive(Debug)]
pub struct Context<P: ?Sized = dyn Place> {
    /// The shell's services.
    pub shell: Services,
    /// The running game, or the last one after its end.
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

/// The time for which [`Services::deafen`] ignores A, B, X and Y.
const DEAF: Millis = 400;

impl Services {
    /// Creates the services of a new device. All randomness comes from `seed`. Always inlined, like
    /// `App::off`, because a call would leave copies on the stack.
    #[inline(always)]
    pub fn new(seed: u64, games: &'static Games) -> Self {
        Self {
            profile: Profile::default(),
            standings: [None; SLOTS as usize],
            rank: None,
            now: 0,
            deaf_until: None,
            sound: None,
            toast: None,
            reached: None,
            today: None,
            progress: 0,
            battery: None,
            parts: Parts::default(),
            link: Activity::Unplugged,
            held: Held::default(),
            figures: Figures::default(),
            sleep: false,
            rng: Rng::new(seed),
            games,
        }
    }

    /// Ignores A, B, X and Y for a moment.
    pub const fn deafen(&mut self) {
        self.deaf_until = Some(self.now + DEAF);
    }

    /// Whether A, B, X and Y are ignored at the moment.
    pub const fn is_deaf(&self) -> bool {
        self.deaf_until.is_some()
    }

    /// Whether this button is ignored at the moment.
    pub const fn ignores(&self, button: Button) -> bool {
        self.is_deaf() && !button.is_arrow()
    }

    /// Stops ignoring buttons if the time for that is over. Returns whether buttons were ignored
    /// until now.
    pub(crate) fn end_deafness(&mut self) -> bool {
        let ends = self.deaf_until.is_some_and(|until| until <= self.now);
        if ends {
            self.deaf_until = None;
        }
        ends
    }

    /// Returns the language of all texts.
    pub const fn language(&self) -> Language {
        self.profile.settings.language
    }

    /// Returns the text of a message.
    pub fn say(&self, msg: impl Message) -> &'static str {
        msg.text(self.language())
    }

    /// Returns the text of a message with its blanks filled.
    pub fn tell(&self, msg: impl Message, blanks: &[Blank]) -> Line {
        fill(self.say(msg), blanks)
    }

    /// Returns the colour of a place at the table, as a word.
    pub fn name(&self, person: Person) -> &'static str {
        self.say(match person.0 {
            0 => Msg::Red,
            1 => Msg::Blue,
            2 => Msg::Yellow,
            3 => Msg::White,
            _ => Msg::Violet,
        })
    }

    /// Returns the name that was entered for a place at the table. If none was entered, returns the
    /// colour of the place.
    pub fn person_name(&self, person: Person) -> &str {
        let kept = self.profile.counter.people.get(person.index());
        match kept.and_then(Option::as_ref) {
            Some(name) => name.as_str(),
            None => self.name(person),
        }
    }

    /// Plays the sound of a refusal and briefly shows its reason.
    pub fn refuse(&mut self, msg: impl Message) {
        self.refuse_saying(self.say(msg));
    }

    /// Refuses like [`Services::refuse`], with a text instead of a message.
    pub fn refuse_saying(&mut self, text: &'static str) {
        self.sound = Some(Sound::Refused);
        self.notice(text);
    }

    /// Returns the volume of sounds: 0 if they are off, otherwise 1 to 4.
    pub const fn volume(&self) -> u8 {
        let settings = &self.profile.settings;
        if settings.sound { settings.volume } else { 0 }
    }

    /// Makes sounds one step louder or softer. The lowest step is off.
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

    /// Switches sounds off, or on again at the previous volume.
    pub fn mute(&mut self) {
        let settings = &mut self.profile.settings;
        settings.sound = !settings.sound;
        self.volume_changed();
    }

    /// Plays a sound at the new volume, and marks the settings as unsaved.
    fn volume_changed(&mut self) {
        self.sound = Some(Sound::Confirm);
        self.profile.unsaved.settings = true;
    }

    /// Shows a message for 2.5 seconds.
    pub fn notice(&mut self, text: &'static str) {
        self.notice_for(text, 2500);
    }

    /// Shows a message for a given time.
    pub fn notice_for(&mut self, text: &'static str, time: Millis) {
        let until = self.now + time;
        self.toast = Some(Toast { text, until });
    }

    /// Returns the shell's entry of a game, or the first entry if the game has no screens.
    pub fn info(&self, game: Kind) -> &'static dyn GameInfo {
        let mut games = Kind::SHOWN.iter().zip(self.games);
        let info = games.find(|&(&shown, _)| shown == game);
        info.map_or(self.games[0], |(_, &info)| info)
    }

    /// Returns the name of a saved game.
    pub fn game_name(&self, header: &Header) -> Line {
        let start = header.start;
        let info = self.info(start.game);
        info.mode_line(self, start.mode, start.seats)
    }

    /// Returns a random seed for a new game, short enough to be written down.
    pub fn new_seed(&mut self) -> u32 {
        self.rng.below(SEEDS)
    }
}

impl<P: Place + ?Sized> Context<P> {
    /// Whether the current game is a guided game.
    pub fn is_guided(&self) -> bool {
        self.play.table().is_some_and(|table| table.is_guided())
    }

    /// Stores the standing of the current game. The game is saved in the slot `slot`.
    pub fn note_standing(&mut self, slot: u8) {
        let standing = self.play.table().map(|table| table.standing());
        if let Some(place) = self.standings.get_mut(usize::from(slot)) {
            *place = standing;
        }
    }

    /// Returns the standing of the game in a slot, if it is known.
    pub fn standing(&self, slot: u8) -> Option<Standing> {
        let noted = self.standings.get(usize::from(slot)).copied().flatten();
        let table = self.play.table();
        let table = table.filter(|_| self.profile.slot() == Some(slot));
        noted.or_else(|| table.map(|table| table.standing()))
    }

    /// Returns the game that menus refer to. This is the kind of the current game or, if there is
    /// none, the first kind.
    pub fn game(&self) -> Kind {
        let table = self.play.table();
        table.map_or(Kind::FIRST, |table| table.start().game)
    }

    /// Erases everything that is saved.
    pub fn erase(&mut self) {
        self.play.clear();
        self.rank = None;
        self.profile.erase();
    }
}
