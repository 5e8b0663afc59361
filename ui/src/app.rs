//! The application: passes inputs to the screen on top and draws it.

use core::fmt;

use heapless::Vec;
use palmyra_play::results::Results;
use palmyra_play::save::{self, Header, SaveStore};
use palmyra_play::{Asker, Bots, Day, Honours, Kind, Millis, SavedGame as _, Settings, Start};

use crate::canvas::{Canvas, Observer};
use crate::games::{self, AnyPlay, GameContext};
use crate::input::{Button, Input, Repeat};
use crate::parts::{Figures, Parts};
use crate::picture::Picture;
use crate::shell::text::Msg;
use crate::shell::widgets::{draw_message, unsaved_mark};
use crate::shell::{DEPTH, Go, Pause, Place as _, Screen, flow, tell_losses, tell_spoiled};
use crate::sound::Sound;

/// Requests to the caller after an update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The picture has changed: draw it.
    pub redraw: bool,
    /// When to call again with [`Input::Tick`], if nothing happens before.
    pub wake: Option<Millis>,
    /// The sound to play.
    pub sound: Option<Sound>,
    /// Something is to be saved or loaded: call [`App::exchange`].
    pub store: bool,
    /// The device goes to sleep once the picture is drawn.
    pub sleep: bool,
    /// A decision is needed: call [`App::think`], then [`App::update`] with
    /// [`Input::Tick`].
    pub think: bool,
}

/// The whole application.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) cx: GameContext,
    /// The screen stack; the title is always at the bottom.
    pub(crate) screens: Vec<Screen, DEPTH>,
    repeat: Repeat,
    /// When B went down at a decision, while it is held.
    pub(crate) back: Option<Millis>,
    /// The button that acts when it is released, as holding it down has another effect.
    late: Option<Button>,
    /// Whether B is held down to change the volume.
    pub(crate) tunes: bool,
}

/// The time for which B has to be held at a decision to open the pause. At a decision, B therefore
/// acts when it is released.
const HELD: Millis = 400;

impl App {
    /// The names of all screens, for scripts and tests, each with the game whose screen it
    /// is. Screens of different games may have the same name.
    pub fn screens() -> impl Iterator<Item = (Option<Kind>, &'static str)> {
        let games = games::SCREEN_NAMES.iter();
        let games = games.map(|&(kind, names)| (Some(kind), names));
        let all = [(None, Screen::NAMES)].into_iter().chain(games);
        all.flat_map(|(kind, names)| names.iter().map(move |&name| (kind, name)))
    }

    /// Starts at the title, or with the questions of a new device. All randomness comes from
    /// `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut app = Self::off(seed);
        app.go(Go::Home);
        app
    }

    /// Creates an application that is switched off: it shows nothing before [`App::load`]. It is
    /// built in place, without a copy on the stack.
    #[must_use]
    #[inline(always)]
    pub fn off(seed: u64) -> Self {
        Self {
            cx: GameContext::new(seed),
            screens: Vec::new(),
            repeat: Repeat::default(),
            back: None,
            late: None,
            tunes: false,
        }
    }

    /// Shows a screen directly above the title.
    #[cfg(test)]
    pub(crate) fn showing(cx: GameContext, screen: Screen) -> Self {
        let mut app = Self::new(1);
        app.cx = cx;
        app.go(Go::Game(screen));
        app
    }

    /// Shows a screen of the running game above the title.
    #[cfg(test)]
    pub(crate) fn showing_game<G: crate::testing::Found>(
        mut cx: GameContext,
        screen: G::Screen,
    ) -> Self {
        let screen = crate::testing::running_mut::<G>(&mut cx).show(screen);
        Self::showing(cx, screen)
    }

    /// Starts with a context, at the current decision of its game.
    #[cfg(test)]
    pub(crate) fn with(cx: GameContext) -> Self {
        let mut app = Self::new(0);
        app.cx = cx;
        app.cx.profile.settings.greeted = true;
        app.go(Go::Home);
        let screen = flow::enter(&mut app.cx);
        app.go(Go::Game(screen));
        app
    }

    /// The state that all screens share.
    pub(crate) const fn context(&self) -> &GameContext {
        &self.cx
    }

    /// The number of moves made in the current game, if there is one.
    #[cfg(test)]
    pub(crate) fn steps(&self) -> Option<usize> {
        self.history().map(<[u8]>::len)
    }

    /// The screen stack, from the bottom up.
    #[cfg(test)]
    pub(crate) fn path(&self) -> &[Screen] {
        &self.screens
    }

    /// Handles an input. Times never decrease.
    pub fn update(&mut self, input: Input, now: Millis) -> Effects {
        self.cx.now = now;
        self.cx.sound = None;
        self.cx.sleep = false;
        let bot_moved = self.bot_to_move();
        let mut redraw = self.hold(input) | self.cx.shell.end_deafness();
        redraw |= self.handle(input);
        while let Some(button) = self.repeat.due(now) {
            // B stops repeating where its next press would affect the game.
            if button == Button::B && self.holds_back() {
                self.repeat.release(button);
                break;
            }
            if self.cx.ignores(button) {
                continue;
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
        if self.held_long() {
            self.late = None;
            redraw = true;
        }
        redraw |= self.tick();
        if bot_moved && !self.bot_to_move() && self.screens.last() == Some(&Screen::Game) {
            self.cx.deafen();
        }
        let screen_wake = self.screens.last().and_then(|screen| screen.wake(&self.cx));
        let toast = self.cx.toast.map(|toast| toast.until);
        let wakes = [
            self.cx.deaf_until,
            self.repeat.next(),
            self.back.map(|since| since + HELD),
            self.chord_wake(),
            screen_wake,
            toast,
            self.cx.profile.retry(),
        ];
        Effects {
            redraw,
            wake: wakes.into_iter().flatten().min(),
            sound: self.cx.sound.filter(|_| self.cx.profile.settings.sound),
            store: self.wants_store(),
            sleep: self.cx.sleep,
            think: self.asks().is_some(),
        }
    }

    /// Handles an input itself, without what time does. Returns whether the picture has changed.
    fn handle(&mut self, input: Input) -> bool {
        let now = self.cx.now;
        match input {
            Input::Press(button) if self.tunes(button) => true,
            Input::Press(button) if self.cx.shell.ignores(button) => false,
            Input::Press(Button::B) if self.is_deciding() => {
                self.back = Some(now);
                false
            }
            // A second button is held together with the first.
            Input::Press(button @ (Button::X | Button::Y)) if self.is_at_title() => {
                self.late = Some(button).filter(|_| self.late.is_none());
                false
            }
            Input::Press(button) => {
                self.repeat.press(button, now);
                self.press(button);
                true
            }
            Input::Release(button) => {
                self.repeat.release(button);
                let is_back = button == Button::B && self.back.take().is_some();
                let is_late = self.late == Some(button) && self.is_at_title();
                self.late = self.late.filter(|&late| late != button);
                let acts = (is_back || is_late) && !self.cx.ignores(button);
                if acts {
                    self.press(button);
                }
                acts
            }
            Input::Tick => false,
            Input::Battery(charge) => self.cx.battery.replace(charge) != Some(charge),
        }
    }

    /// Whether something has to be saved or loaded.
    fn wants_store(&self) -> bool {
        let profile = &self.cx.profile;
        profile.wants_store(self.cx.now, self.cx.play.as_ref())
    }

    /// Lets the bots think about the current decision, for at most `budget` units of work.
    /// Returns whether the picture has changed.
    pub fn think(&mut self, bots: &mut Bots, budget: u32) -> bool {
        let before = self.cx.progress;
        let (Some(asker), Some(play)) = (self.asks(), &mut self.cx.play) else {
            return false;
        };
        match play.table_mut().think(bots, asker, budget) {
            Some(100) => {
                self.cx.progress = 0;
                if asker == Asker::Person && !self.cx.is_guided() {
                    self.cx.profile.mark_helped();
                }
                return true;
            }
            Some(done) => self.cx.progress = done,
            // There is no decision to think about: the screen that requested one is closed. The
            // screen below it may request one next.
            None => {
                self.cx.progress = 0;
                self.go_unasked(Go::Back);
                return true;
            }
        }
        self.cx.progress != before
    }

    /// The purpose for which the screen on top needs a bot's decision, if it needs one.
    fn asks(&self) -> Option<Asker> {
        self.screens.last()?.asks(&self.cx)
    }

    /// Starts at the title with everything that was saved.
    pub fn open(seed: u64, store: &mut impl SaveStore) -> Self {
        let mut app = Self::new(seed);
        app.load(store);
        app
    }

    /// Loads everything that was saved. Works in place, because the device has no memory for a copy
    /// of the application. The first screens then report what is missing or cannot be used; if the
    /// language was lost, the player is asked for it before.
    pub fn load(&mut self, store: &mut impl SaveStore) {
        self.cx.profile.load(store);
        self.go(Go::Home);
        // The last one pushed is shown first.
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

    /// Saves what has changed and loads what was requested. Returns whether the picture has
    /// changed.
    pub fn exchange(&mut self, store: &mut impl SaveStore) -> bool {
        let failed = self.cx.profile.retry().is_some();
        let GameContext { shell, play } = &mut self.cx;
        if !shell.profile.save(store, shell.now, play.as_mut()) {
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
        // A game with unsaved moves must not be replaced.
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
            self.go_unasked(go);
        } else {
            self.cx.refuse(Msg::LoadFailed);
        }
        true
    }

    /// Lets the store do slow work while people are likely to read.
    pub fn rest(&self, store: &mut impl SaveStore) {
        if self.is_resting() {
            store.tidy();
        }
    }

    /// Draws the whole picture.
    pub fn draw(&self, picture: &mut Picture) {
        self.draw_on(&mut Canvas::new(picture));
    }

    /// Draws the whole picture and reports every text to the observer.
    pub fn draw_observed(&self, picture: &mut Picture, observer: &mut dyn Observer) {
        self.draw_on(&mut Canvas::observed(picture, observer));
    }

    pub(crate) fn draw_on(&self, canvas: &mut Canvas) {
        canvas.set_deaf(self.is_deaf());
        if let Some(screen) = self.screens.last() {
            screen.draw(&self.cx, canvas);
        }
        if let Some(message) = self.cx.toast {
            draw_message(message.text, canvas);
        }
        if self.cx.profile.retry().is_some() {
            unsaved_mark(canvas);
        }
    }

    /// The name of the screen on top, for scripts and tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        let top = self.screens.last();
        top.map_or("", |screen| screen.name(&self.cx))
    }

    /// The game whose screen is on top, or `None` if the screen belongs to the shell.
    #[must_use]
    pub fn screen_game(&self) -> Option<Kind> {
        let is_game = self.screens.last() == Some(&Screen::Game);
        let table = self.cx.play.table().filter(|_| is_game);
        table.map(|table| table.start().game)
    }

    /// Whether people are likely to read now, so that slow work disturbs nobody.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        let top = self.screens.last();
        top.is_some_and(|screen| screen.is_resting(&self.cx))
    }

    /// Whether A, B, X and Y are ignored for a moment, since the screen came up by itself.
    #[must_use]
    pub const fn is_deaf(&self) -> bool {
        self.cx.shell.is_deaf()
    }

    /// The player's settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.cx.shell.profile.settings
    }

    /// The brightness of the backlight on this board, 1 to 5.
    #[must_use]
    pub fn brightness(&self) -> u8 {
        self.settings().brightness_on(self.cx.shell.parts.board)
    }

    /// Writes the record of the current game, or the last one; `None` if no game was played.
    pub fn record(&self, out: &mut dyn fmt::Write) -> Option<fmt::Result> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.table().is_guided());
        play.map(|play| play.record(out))
    }

    /// Sets the parts of the device. Returns whether they have changed.
    pub fn set_parts(&mut self, parts: Parts) -> bool {
        core::mem::replace(&mut self.cx.shell.parts, parts) != parts
    }

    /// Whether the self-test is shown: call [`App::set_figures`].
    #[must_use]
    pub fn tests_itself(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::SelfTest(_)))
    }

    /// Sets the diagnostic figures of the device.
    pub const fn set_figures(&mut self, figures: Figures) {
        self.cx.shell.figures = figures;
    }

    /// Sets the current day; `None` without a clock.
    pub const fn set_today(&mut self, today: Option<Day>) {
        self.cx.shell.today = today;
    }

    /// Begins a game as *New game* would; without a seed the deal is random. Continues a saved game
    /// instead if it has the same setup and seed.
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

    /// The name of a game in the player's language.
    #[must_use]
    pub fn game_name(&self, game: Kind) -> &'static str {
        self.cx.info(game).name(&self.cx)
    }

    /// Whether *New game* would begin a game in this mode now.
    #[must_use]
    pub fn offers(&self, game: Kind, mode: u8) -> bool {
        self.cx.info(game).offers(&self.cx, mode)
    }

    /// Whether the current game is still running and shared by several people, who must not see
    /// each other's secrets.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let play = self.cx.play.as_ref();
        play.is_some_and(|play| !play.table().is_over() && play.start().people_seated() > 1)
    }

    /// Whether one of the saved games is shared by several people.
    #[must_use]
    pub fn keeps_shared(&self) -> bool {
        let waiting = self.cx.profile.waiting();
        let mut starts = waiting.iter().map(|(_, header)| header.start);
        starts.any(|start| start.people_seated() > 1)
    }

    /// The setup of the current game and its seed; `None` for a guided one.
    #[must_use]
    pub fn game(&self) -> Option<(Start, u32)> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.table().is_guided());
        play.map(|play| (play.start(), play.seed()))
    }

    /// Begins the guided game of a kind.
    pub fn begin_guided(&mut self, game: Kind) {
        let go = flow::begin_guided(&mut self.cx, game);
        self.go(go);
    }

    /// The moves of the current game, each as its index in the list of legal moves; `None` if
    /// there is no game.
    #[must_use]
    pub fn history(&self) -> Option<&[u8]> {
        self.cx.play.as_ref().map(|play| play.history())
    }

    /// Whether a bot decides next in the current game.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        let table = self.cx.play.table();
        table.is_some_and(|table| table.bot_to_move())
    }

    /// The move that the guided game asks for, as its index in the list of legal moves.
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

    /// Writes the player's place: every screen with its state. Two situations with equal texts and
    /// equal moves are the same to the player.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_place(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{:?}", self.screens)?;
        match &self.cx.play {
            Some(play) => play.write_view(out),
            None => Ok(()),
        }
    }

    /// Whether steps can be taken back on the screen on top: it belongs to the game itself, or is a
    /// page that allows it.
    fn is_deciding(&self) -> bool {
        let is_game = self.screens.len() == 2;
        let top = self.screens.last();
        top.is_some_and(|top| is_game && *top == Screen::Game || top.takes_back(&self.cx))
    }

    /// Whether the title is shown.
    fn is_at_title(&self) -> bool {
        matches!(self.screens[..], [Screen::Title(_)])
    }

    /// Whether B would leave a pause or take back a step.
    fn holds_back(&self) -> bool {
        self.is_deciding() || matches!(self.screens.last(), Some(Screen::Pause(_)))
    }

    fn press(&mut self, button: Button) {
        self.cx.toast = None;
        if let Some(screen) = self.screens.last_mut() {
            let go = screen.press(button, &mut self.cx);
            self.go(go);
        }
    }

    /// Lets time pass; returns whether the picture has changed.
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
        if let Some(screen) = self.screens.last_mut() {
            let (ticked, go) = screen.tick(&mut self.cx);
            changed |= ticked || go != Go::Stay;
            self.go_unasked(go);
        }
        changed
    }

    pub(crate) const fn context_mut(&mut self) -> &mut GameContext {
        &mut self.cx
    }

    /// Shows a screen that no press has requested. A person may be about to press for the previous
    /// screen, so the buttons are ignored for a moment. That does not apply while bots are watched,
    /// where a press only skips.
    fn go_unasked(&mut self, go: Go) {
        if go == Go::Stay {
            return;
        }
        self.go(go);
        let top = self.screens.last();
        if !(self.bot_to_move() && top == Some(&Screen::Game)) {
            self.cx.deafen();
        }
    }

    pub(crate) fn go(&mut self, go: Go) {
        if go == Go::Stay {
            return;
        }
        match go {
            Go::Stay => {}
            Go::Back => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
            }
            Go::Push(screen) => {
                // When the stack is full, the screen replaces the one on top.
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
                // A guided game is not saved: it starts again.
                if self.cx.is_guided() {
                    self.cx.play = None;
                }
                // The stack has room for both.
                let _ = self.screens.push(Screen::title(&self.cx));
                if !self.cx.profile.settings.greeted {
                    let _ = self.screens.push(Screen::language(&self.cx));
                }
            }
        }
        // The running game holds the state of its own screens.
        if let Some(table) = self.cx.play.table_mut() {
            let screens = self.screens.iter();
            let count = screens.filter(|&&screen| screen == Screen::Game).count();
            table.settle(count, go.is_to(Screen::Game));
        }
        // A screen that a press has opened takes the next press at once, with
        // two exceptions.
        self.cx.deaf_until = None;
        if self.screens.last().is_some_and(Screen::is_deaf_at_first) {
            self.cx.deafen();
        }
    }
}
