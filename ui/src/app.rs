//! The application: inputs to the screen on top, and its picture.

use core::fmt;

use heapless::Vec;
use palmyra_play::results::Results;
use palmyra_play::save::{self, Header, SaveStore};
use palmyra_play::{Asker, Bots, Day, Honours, Kind, Millis, SavedGame as _, Settings, Start};

use crate::canvas::{Canvas, Observer};
use crate::games::{self, AnyPlay, Shown as _, with_shown};
use crate::input::{Button, Input, Repeat};
use crate::picture::Picture;
use crate::shell::text::Msg;
use crate::shell::widgets::unsaved_mark;
use crate::shell::{Context, Go, Pause, Reached, Screen, flow, tell_losses, tell_spoiled};

/// A sound that the moment asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice was made.
    Confirm,
    /// Something on show moves by a step.
    Step,
    /// Tiles or coins were gained.
    Gain,
    /// A game has ended.
    End,
    /// That cannot be done.
    Refused,
}

/// What the surroundings have to do after an update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The picture has changed: draw it.
    pub redraw: bool,
    /// When to call again with [`Input::Tick`], if nothing happens before.
    pub wake: Option<Millis>,
    /// Play this.
    pub sound: Option<Sound>,
    /// Something is to be saved or fetched: call [`App::exchange`].
    pub store: bool,
    /// Something is to be decided: call [`App::think`], then come back with
    /// [`Input::Tick`].
    pub think: bool,
}

/// Screens that may lie on top of one another: title, table, three looks at
/// what is public, pause, log, one of its turns, and an explanation; one more
/// for good measure.
const DEPTH: usize = 10;

/// The whole application.
#[derive(Clone, Debug)]
pub struct App {
    cx: Context,
    /// The title is always at the bottom.
    screens: Vec<Screen, DEPTH>,
    repeat: Repeat,
    /// When B went down over a decision of a game, as long as it is held.
    back: Option<Millis>,
    /// When the screen on top came up.
    arrived: Millis,
}

/// Over a decision of a game, B held for so long opens the pause. So it acts
/// when it is let go.
const HELD: Millis = 400;

/// A hasty A does not open the curtain or leave the result.
const HASTE: Millis = 400;

impl App {
    /// The names of all screens, for scripts and tests.
    pub fn screens() -> impl Iterator<Item = &'static str> {
        let games = games::SCREEN_NAMES.iter().copied();
        [Screen::NAMES].into_iter().chain(games).flatten().copied()
    }

    /// Starts at the title, or with the questions of a new device; `seed` is where all randomness comes from.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut app = Self::off(seed);
        app.go(Go::Home);
        app
    }

    /// Switched off: it shows nothing before [`App::load`]. Built where it
    /// stays, without a copy on the stack.
    #[must_use]
    #[inline(always)]
    pub fn off(seed: u64) -> Self {
        Self {
            cx: Context::new(seed),
            screens: Vec::new(),
            repeat: Repeat::default(),
            back: None,
            arrived: 0,
        }
    }

    /// A screen above the title, however one would get there.
    #[cfg(test)]
    pub(crate) fn showing(cx: Context, screen: Screen) -> Self {
        let mut app = Self::new(1);
        app.cx = cx;
        app.go(Go::Game(screen));
        app
    }

    /// With everything that screens share, at the decision of a game.
    #[cfg(test)]
    pub(crate) fn with(cx: Context) -> Self {
        let mut app = Self::new(0);
        app.cx = cx;
        app.cx.profile.settings.greeted = true;
        app.go(Go::Home);
        let screen = flow::enter(&mut app.cx);
        app.go(Go::Game(screen));
        app
    }

    /// What all screens share.
    pub(crate) const fn context(&self) -> &Context {
        &self.cx
    }

    /// How many moves of the game at hand were made, if there is one.
    #[cfg(test)]
    pub(crate) fn steps(&self) -> Option<usize> {
        self.history().map(<[u8]>::len)
    }

    /// The screens that lie on top of one another.
    #[cfg(test)]
    pub(crate) fn path(&self) -> &[Screen] {
        &self.screens
    }

    /// Takes an input at a time that never runs backwards.
    pub fn update(&mut self, input: Input, now: Millis) -> Effects {
        self.cx.now = now;
        self.cx.sound = None;
        let mut redraw = false;
        match input {
            Input::Press(Button::B) if self.is_deciding() => self.back = Some(now),
            Input::Press(button) => {
                self.repeat.press(button, now);
                self.press(button);
                redraw = true;
            }
            Input::Release(button) => {
                self.repeat.release(button);
                if button == Button::B && self.back.take().is_some() {
                    self.press(button);
                    redraw = true;
                }
            }
            Input::Tick => {}
            Input::Battery(percent) => {
                redraw = self.cx.battery != Some(percent);
                self.cx.battery = Some(percent);
            }
        }
        while let Some(button) = self.repeat.due(now) {
            // However long it is held, B stops where the game goes on.
            if button == Button::B && self.holds_back() {
                self.repeat.release(button);
                break;
            }
            self.press(button);
            redraw = true;
        }
        if self.back.is_some_and(|since| since + HELD <= now) {
            self.back = None;
            if self.is_deciding() {
                self.go(Go::Push(Screen::Pause(Pause::default())));
                redraw = true;
            }
        }
        redraw |= self.tick();
        let screen_wake = self.screens.last().and_then(|screen| screen.wake(&self.cx));
        let toast = self.cx.toast.map(|toast| toast.until);
        let reached = self.cx.reached.and_then(Reached::wake);
        let wakes = [
            reached,
            self.repeat.next(),
            self.back.map(|since| since + HELD),
            screen_wake,
            toast,
            self.cx.profile.retry(),
        ];
        Effects {
            redraw,
            wake: wakes.into_iter().flatten().min(),
            sound: self.cx.sound.filter(|_| self.cx.profile.settings.sound),
            store: self.cx.wants_store(),
            think: self.asks().is_some(),
        }
    }

    /// Lets the bots think about the decision at hand, for `budget` units of
    /// work at most. Says whether that shows.
    pub fn think(&mut self, bots: &mut Bots, budget: u32) -> bool {
        let before = self.cx.progress;
        let (Some(asker), Some(play)) = (self.asks(), &mut self.cx.play) else {
            return false;
        };
        match play.think(bots, asker, budget) {
            Some(100) => {
                self.cx.progress = 0;
                return true;
            }
            Some(done) => self.cx.progress = done,
            // Nothing to think about, so nothing to wait for: whoever asked
            // goes, and the screen below may ask in turn.
            None => {
                self.cx.progress = 0;
                self.go(Go::Back);
                return true;
            }
        }
        self.cx.progress != before
    }

    /// Who waits for a decision.
    fn asks(&self) -> Option<Asker> {
        self.screens.last()?.asks(&self.cx)
    }

    /// Starts at the title with everything that was saved.
    pub fn open(seed: u64, store: &mut impl SaveStore) -> Self {
        let mut app = Self::new(seed);
        app.load(store);
        app
    }

    /// Takes over everything that was saved, in place: the device has no room
    /// for copies of an application. Tells first what is missing or cannot be
    /// used, in a language that is asked for if it is not known any more.
    pub fn load(&mut self, store: &mut impl SaveStore) {
        self.cx.profile.load(store);
        self.go(Go::Home);
        // The last one is met first.
        let told = [tell_spoiled(&self.cx), tell_losses(&self.cx)];
        for screen in told.into_iter().flatten() {
            self.go(Go::Push(screen));
        }
        if self.cx.profile.has_unfinished_save() {
            let text = self.cx.say(Msg::SaveCut);
            self.cx.notice_for(text, 8000);
        }
        let profile = &self.cx.profile;
        if profile.settings.greeted && !profile.knows_language() {
            self.go(Go::Push(Screen::language(&self.cx)));
        }
    }

    /// Saves what has changed and fetches what is wanted. Says whether the
    /// picture has changed.
    pub fn exchange(&mut self, store: &mut impl SaveStore) -> bool {
        let failed = self.cx.profile.retry().is_some();
        if !self.cx.save(store) {
            let lacks_power = store.lacks_power();
            self.cx.refuse(if lacks_power {
                Msg::BatteryLow
            } else {
                Msg::SaveFailed
            });
        }
        let looked = self.cx.profile.take_looked();
        let wanted = self.cx.profile.take_wanted();
        let Some(slot) = wanted.or(looked) else {
            return failed || self.cx.toast.is_some();
        };
        // A game whose moves are nowhere else must not go.
        if self.cx.profile.has_unsaved_moves(self.cx.play.as_ref()) {
            return true;
        }
        if wanted.is_none() && self.cx.profile.slot() == Some(slot) && self.cx.play.is_some() {
            self.cx.note_standing(slot);
            return true;
        }
        let is_good = save::load(store, slot, &mut self.cx.play);
        self.cx.profile.fetched(slot, is_good);
        if is_good && wanted.is_none() {
            self.cx.note_standing(slot);
        } else if is_good {
            let go = flow::resume_loaded(&mut self.cx);
            self.go(go);
        } else {
            self.cx.refuse(Msg::LoadFailed);
        }
        true
    }

    /// Lets the store do what takes long, if people rather read than press now.
    pub fn rest(&self, store: &mut impl SaveStore) {
        if self.is_resting() {
            store.tidy();
        }
    }

    /// Draws the whole picture.
    pub fn draw(&self, picture: &mut Picture) {
        self.draw_on(&mut Canvas::new(picture));
    }

    /// Draws the whole picture and tells the observer about every text.
    pub fn draw_observed(&self, picture: &mut Picture, observer: &mut dyn Observer) {
        self.draw_on(&mut Canvas::observed(picture, observer));
    }

    pub(crate) fn draw_on(&self, canvas: &mut Canvas) {
        if let Some(screen) = self.screens.last() {
            screen.draw(&self.cx, canvas);
        }
        if let Some(reached) = self.cx.reached.filter(|_| !self.fills_panel()) {
            reached.draw(&self.cx, canvas);
        }
        if self.cx.profile.retry().is_some() {
            unsaved_mark(canvas);
        }
    }

    /// The name of the screen on show, for scripts and tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        self.screens.last().map_or("", Screen::name)
    }

    /// Whether people rather read than press now: the moment for what takes
    /// long.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        self.screens.last().is_some_and(Screen::is_resting)
    }

    /// What the player has set.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.cx.shell.profile.settings
    }

    /// Writes the record of the game on show or the last one; `None` if no
    /// game has been played.
    pub fn record(&self, out: &mut dyn fmt::Write) -> Option<fmt::Result> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.is_guided());
        play.map(|play| play.record(out))
    }

    /// Tells which day it is, where there is a clock.
    pub const fn set_today(&mut self, today: Option<Day>) {
        self.cx.shell.today = today;
    }

    /// Begins a game, as if it had been set up on the title; chance deals it
    /// if there is no seed. If a game waits that began in the same way, that one
    /// goes on instead of a copy.
    pub fn begin(&mut self, start: Start, seed: Option<u32>) {
        let is_same = |header: &Header| {
            header.start.is_same(&start) && seed.is_none_or(|seed| seed == header.seed)
        };
        let waiting = self.cx.profile.waiting();
        let go = match waiting.iter().find(|(_, header)| is_same(header)) {
            Some(&(slot, _)) if self.cx.profile.slot() == Some(slot) && self.cx.play.is_some() => {
                Go::Game(flow::enter(&mut self.cx))
            }
            Some(&(slot, _)) => {
                self.cx.profile.want(slot);
                Go::Stay
            }
            None => {
                let seed = seed.unwrap_or_else(|| self.cx.new_seed());
                flow::begin(&mut self.cx, start, seed)
            }
        };
        self.go(go);
    }

    /// What a game is called in the player's language.
    #[must_use]
    pub fn game_name(&self, game: Kind) -> &'static str {
        with_shown!(game, Game => Game::name(&self.cx), else "")
    }

    /// Whether *New game* would begin a game in this mode now.
    #[must_use]
    pub fn offers(&self, game: Kind, mode: u8) -> bool {
        with_shown!(game, Game => Game::offers(&self.cx, mode), else false)
    }

    /// Whether the game on show is still played by several people, who must not
    /// see each other's secrets.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let play = self.cx.play.as_ref();
        play.is_some_and(|play| !play.is_over() && play.start().people_seated() > 1)
    }

    /// Whether a game of several people is among those that wait.
    #[must_use]
    pub fn keeps_shared(&self) -> bool {
        let waiting = self.cx.profile.waiting();
        let mut starts = waiting.iter().map(|(_, header)| header.start);
        starts.any(|start| start.people_seated() > 1)
    }

    /// How the game on show was set up, and its seed; not of a guided one.
    #[must_use]
    pub fn game(&self) -> Option<(Start, u32)> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.is_guided());
        play.map(|play| (play.start(), play.seed()))
    }

    /// Begins the guided game of a kind.
    pub fn begin_guided(&mut self, game: Kind) {
        let go = flow::begin_guided(&mut self.cx, game);
        self.go(go);
    }

    /// The moves of the game at hand, each as its place in the list of legal
    /// moves; `None` if there is no game.
    #[must_use]
    pub fn history(&self) -> Option<&[u8]> {
        self.cx.play.as_ref().map(|play| play.history())
    }

    /// Whether a bot decides next in the game at hand.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        self.cx.play.as_ref().is_some_and(AnyPlay::bot_to_move)
    }

    /// The move that the guided game asks for, as its place in the list of
    /// legal moves.
    #[must_use]
    pub fn lesson(&self) -> Option<u8> {
        self.cx.play.as_ref().and_then(AnyPlay::lesson)
    }

    /// The results of a game.
    #[must_use]
    pub const fn results(&self, game: Kind) -> &Results {
        self.cx.shell.profile.results(game)
    }

    /// The last finished games, milestones and days of a game.
    #[must_use]
    pub const fn honours(&self, game: Kind) -> &Honours {
        self.cx.shell.profile.honours(game)
    }

    /// Writes where the player is: every screen with its state. Two equal texts
    /// with equal moves are the same situation to the player.
    ///
    /// # Errors
    /// When `out` fails.
    pub fn write_place(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{:?}", self.screens)?;
        match &self.cx.play {
            Some(play) => play.write_view(out),
            None => Ok(()),
        }
    }

    /// Whether the running game itself is on top, without a page over it, or a
    /// page on which steps are taken back.
    fn is_deciding(&self) -> bool {
        let is_game = self.screens.len() == 2;
        let top = self.screens.last();
        top.is_some_and(|top| is_game && matches!(top, Screen::Game(_)) || top.takes_back())
    }

    /// Whether B would leave a pause, or take back a step of a game.
    fn holds_back(&self) -> bool {
        self.is_deciding() || matches!(self.screens.last(), Some(Screen::Pause(_)))
    }

    /// Whether the screen on top needs the whole panel.
    fn fills_panel(&self) -> bool {
        let top = self.screens.last();
        top.is_some_and(|top| top.fills_panel(&self.cx))
    }

    fn press(&mut self, button: Button) {
        self.cx.toast = None;
        if let Some(screen) = self.screens.last_mut() {
            let hasty = self.cx.now < self.arrived + HASTE;
            if hasty && screen.is_solemn() && button == Button::A {
                return;
            }
            let go = screen.press(button, &mut self.cx);
            self.go(go);
        }
    }

    /// Lets time pass; says whether the picture has changed.
    fn tick(&mut self) -> bool {
        let mut changed = false;
        if self
            .cx
            .toast
            .is_some_and(|toast| toast.until <= self.cx.now)
        {
            self.cx.toast = None;
            changed = true;
        }
        if let Some(reached) = self
            .cx
            .reached
            .filter(|reached| reached.until <= self.cx.now)
        {
            self.cx.reached = reached.rest();
            changed = true;
        }
        if let Some(screen) = self.screens.last_mut() {
            let (ticked, go) = screen.tick(&mut self.cx);
            changed |= ticked || go != Go::Stay;
            self.go(go);
        }
        let waits = self.fills_panel();
        let now = self.cx.now;
        if let Some(reached) = &mut self.cx.reached {
            changed |= reached.wait(waits, now);
        }
        changed
    }

    pub(crate) const fn context_mut(&mut self) -> &mut Context {
        &mut self.cx
    }

    pub(crate) fn go(&mut self, go: Go) {
        if go != Go::Stay {
            self.arrived = self.cx.now;
        }
        match go {
            Go::Stay => {}
            Go::Back => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
            }
            Go::Push(screen) => {
                // Whoever leafs on and on finds fewer pages on the way back.
                if self.screens.is_full() {
                    self.screens.pop();
                }
                let _ = self.screens.push(screen);
            }
            Go::Swap(screen) => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
                let _ = self.screens.push(screen);
            }
            Go::Game(screen) => {
                self.screens.truncate(1);
                let _ = self.screens.push(screen);
            }
            Go::Home => {
                self.screens.clear();
                // A guided game is not kept: it is begun again.
                if self.cx.is_guided() {
                    self.cx.play = None;
                }
                // There is room for both.
                let _ = self.screens.push(Screen::title(&self.cx));
                if !self.cx.profile.settings.greeted {
                    let _ = self.screens.push(Screen::language(&self.cx));
                }
            }
        }
    }
}
