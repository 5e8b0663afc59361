//! The application, which passes inputs to the top screen and draws that screen.

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

/// The requests of the application to its caller after an update.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Whether the picture has changed and has to be drawn again.
    pub redraw: bool,
    /// The time of the next [`Input::Tick`], if no other input comes first.
    pub wake: Option<Millis>,
    /// The sound to play, if any.
    pub sound: Option<Sound>,
    /// Whether the caller has to call [`App::exchange`] to save or load.
    pub store: bool,
    /// Whether to put the device to sleep once the picture is drawn.
    pub sleep: bool,
    /// Whether a bot has to decide. If so, call [`App::think`], then [`App::update`] with
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
    /// The time at which B went down at a decision; `None` once B is released.
    pub(crate) back: Option<Millis>,
    /// The button whose effect waits until it is released, because holding it down has another
    /// effect.
    late: Option<Button>,
    /// Whether B is held down to change the volume.
    pub(crate) tunes: bool,
}

/// The time for which B has to be held at a decision to open the pause. To allow holding, B acts at
/// a decision only when it is released.
const HELD: Millis = 400;

impl App {
    /// Returns the names of all screens, for scripts and tests. Each name comes with its game, or
    /// with `None` for the shell, because screens of different games may have the same name.
    pub fn screens() -> impl Iterator<Item = (Option<Kind>, &'static str)> {
        let games = games::SCREEN_NAMES.iter();
        let games = games.map(|&(kind, names)| (Some(kind), names));
        let all = [(None, Screen::NAMES)].into_iter().chain(games);
        all.flat_map(|(kind, names)| names.iter().map(move |&name| (kind, name)))
    }

    /// Creates an application that shows the title, or the questions that a new device asks first.
    /// All randomness comes from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut app = Self::off(seed);
        app.go(Go::Home);
        app
    }

    /// Creates an application that is switched off and shows nothing before [`App::load`]. The
    /// application is built in place, without a copy on the stack.
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

    /// Creates an application that shows a screen directly above the title.
    #[cfg(test)]
    pub(crate) fn showing(cx: GameContext, screen: Screen) -> Self {
        let mut app = Self::new(1);
        app.cx = cx;
        app.go(Go::Game(screen));
        app
    }

    /// Creates an application that shows a screen of the running game directly above the title.
    #[cfg(test)]
    pub(crate) fn showing_game<G: crate::testing::Found>(
        mut cx: GameContext,
        screen: G::Screen,
    ) -> Self {
        let screen = crate::testing::running_mut::<G>(&mut cx).show(screen);
        Self::showing(cx, screen)
    }

    /// Creates an application with a context, at the current decision of its game.
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

    /// Returns the state that all screens share.
    pub(crate) const fn context(&self) -> &GameContext {
        &self.cx
    }

    /// Returns the number of moves made in the current game, if there is one.
    #[cfg(test)]
    pub(crate) fn steps(&self) -> Option<usize> {
        self.history().map(<[u8]>::len)
    }

    /// Returns the screen stack, from the bottom up.
    #[cfg(test)]
    pub(crate) fn path(&self) -> &[Screen] {
        &self.screens
    }

    /// Handles an input at the time `now`. Time must not run backwards between calls.
    pub fn update(&mut self, input: Input, now: Millis) -> Effects {
        self.cx.now = now;
        self.cx.sound = None;
        self.cx.sleep = false;
        let bot_moved = self.bot_to_move();
        let mut redraw = self.hold(input) | self.cx.shell.end_deafness();
        redraw |= self.handle(input);
        while let Some(button) = self.repeat.due(now) {
            // A held B must not repeat where its next press would leave the pause or take back a
            // step.
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

    /// Handles an input, but not the passing of time. Returns whether the picture has changed.
    fn handle(&mut self, input: Input) -> bool {
        let now = self.cx.now;
        match input {
            Input::Press(button) if self.tunes(button) => true,
            Input::Press(button) if self.cx.shell.ignores(button) => false,
            Input::Press(Button::B) if self.is_deciding() => {
                self.back = Some(now);
                false
            }
            // X and Y act when released. If both are held, neither acts: holding both opens the
            // self-test.
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

    /// Returns whether the application has to save or load.
    fn wants_store(&self) -> bool {
        let profile = &self.cx.profile;
        profile.wants_store(self.cx.now, self.cx.play.as_ref())
    }

    /// Lets the bots think about the current decision for at most `budget` units of work. Returns
    /// whether the picture has changed.
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
            // There is nothing to decide, so the screen that requested the decision is closed. The
            // screen below it may request another decision.
            None => {
                self.cx.progress = 0;
                self.go_unasked(Go::Back);
                return true;
            }
        }
        self.cx.progress != before
    }

    /// Returns the purpose for which the top screen needs a bot's decision, or `None` if it needs
    /// none.
    fn asks(&self) -> Option<Asker> {
        self.screens.last()?.asks(&self.cx)
    }

    /// Creates an application that shows the title, with everything that was saved.
    pub fn open(seed: u64, store: &mut impl SaveStore) -> Self {
        let mut app = Self::new(seed);
        app.load(store);
        app
    }

    /// Loads everything that was saved. The application is filled in place, because the device has
    /// no memory for a second one. The first screens report lost and unusable items. If the saved
    /// language was lost, the player chooses a language before that.
    pub fn load(&mut self, store: &mut impl SaveStore) {
        self.cx.profile.load(store);
        self.go(Go::Home);
        // The page about lost saves is pushed above the page about an unusable item, so it is shown
        // first.
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

    /// Saves what has changed, and loads the requested game. Returns whether the picture has
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
        // Loading replaces the current game. A game with unsaved moves must not be replaced.
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

    /// Lets the store do slow work if the player is probably reading.
    pub fn rest(&self, store: &mut impl SaveStore) {
        if self.is_resting() {
            store.tidy();
        }
    }

    /// Draws the whole picture.
    pub fn draw(&self, picture: &mut Picture) {
        self.draw_on(&mut Canvas::new(picture));
    }

    /// Draws the whole picture, and reports every text to the observer.
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

    /// Returns the name of the top screen, for scripts and tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        let top = self.screens.last();
        top.map_or("", |screen| screen.name(&self.cx))
    }

    /// Returns the game of the top screen, or `None` if that screen belongs to the shell.
    #[must_use]
    pub fn screen_game(&self) -> Option<Kind> {
        let is_game = self.screens.last() == Some(&Screen::Game);
        let table = self.cx.play.table().filter(|_| is_game);
        table.map(|table| table.start().game)
    }

    /// Whether the player is probably reading, so that slow work would not be noticed.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        let top = self.screens.last();
        top.is_some_and(|screen| screen.is_resting(&self.cx))
    }

    /// Whether A, B, X and Y are ignored at the moment. They are ignored briefly after a screen has
    /// appeared for which a press might not be meant.
    #[must_use]
    pub const fn is_deaf(&self) -> bool {
        self.cx.shell.is_deaf()
    }

    /// Returns the player's settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.cx.shell.profile.settings
    }

    /// Returns the brightness of this board's backlight, from 1 to 5.
    #[must_use]
    pub fn brightness(&self) -> u8 {
        self.settings().brightness_on(self.cx.shell.parts.board)
    }

    /// Writes the record of the current game, or of the last one after its end. Returns `None` if
    /// there is none, and for a guided game.
    pub fn record(&self, out: &mut dyn fmt::Write) -> Option<fmt::Result> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.table().is_guided());
        play.map(|play| play.record(out))
    }

    /// Sets which parts the device has. Returns whether that has changed.
    pub fn set_parts(&mut self, parts: Parts) -> bool {
        core::mem::replace(&mut self.cx.shell.parts, parts) != parts
    }

    /// Whether the self-test is on top. The self-test shows the figures of [`App::set_figures`].
    #[must_use]
    pub fn tests_itself(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::SelfTest(_)))
    }

    /// Sets the diagnostic figures of the device.
    pub const fn set_figures(&mut self, figures: Figures) {
        self.cx.shell.figures = figures;
    }

    /// Sets the current day, or `None` on a device without a clock.
    pub const fn set_today(&mut self, today: Option<Day>) {
        self.cx.shell.today = today;
    }

    /// Begins a game in the same way as *New game*; without a seed, the deal is random. If a saved
    /// game has the same setup and, if a seed is given, the same seed, that game is continued
    /// instead.
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

    /// Returns the name of a game in the player's language.
    #[must_use]
    pub fn game_name(&self, game: Kind) -> &'static str {
        self.cx.info(game).name(&self.cx)
    }

    /// Whether this mode of a game can be begun at present. A campaign may keep modes locked.
    #[must_use]
    pub fn offers(&self, game: Kind, mode: u8) -> bool {
        self.cx.info(game).offers(&self.cx, mode)
    }

    /// Whether the current game is unfinished and shared by several people. Shared games have
    /// secrets between these people.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let play = self.cx.play.as_ref();
        play.is_some_and(|play| !play.table().is_over() && play.start().people_seated() > 1)
    }

    /// Whether several people share one of the saved games.
    #[must_use]
    pub fn keeps_shared(&self) -> bool {
        let waiting = self.cx.profile.waiting();
        let mut starts = waiting.iter().map(|(_, header)| header.start);
        starts.any(|start| start.people_seated() > 1)
    }

    /// Returns the setup and the seed of the current game. Returns `None` without a game, and for a
    /// guided game.
    #[must_use]
    pub fn game(&self) -> Option<(Start, u32)> {
        let play = self.cx.play.as_ref();
        let play = play.filter(|play| !play.table().is_guided());
        play.map(|play| (play.start(), play.seed()))
    }

    /// Begins the guided game of `game`.
    pub fn begin_guided(&mut self, game: Kind) {
        let go = flow::begin_guided(&mut self.cx, game);
        self.go(go);
    }

    /// Returns the moves of the current game, each as its index in the list of legal moves. Returns
    /// `None` without a game.
    #[must_use]
    pub fn history(&self) -> Option<&[u8]> {
        self.cx.play.as_ref().map(|play| play.history())
    }

    /// Whether a bot makes the next decision of the current game.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        let table = self.cx.play.table();
        table.is_some_and(|table| table.bot_to_move())
    }

    /// Returns the next move of the guided game, as its index in the list of legal moves.
    #[must_use]
    pub fn lesson(&self) -> Option<u8> {
        self.cx.play.as_ref().and_then(AnyPlay::lesson)
    }

    /// Returns the saved results of a game.
    #[must_use]
    pub const fn results(&self, game: Kind) -> &Results {
        self.cx.shell.profile.results(game)
    }

    /// Returns the last finished games of a kind, its milestones, and the results of its games of
    /// the day.
    #[must_use]
    pub const fn honours(&self, game: Kind) -> &Honours {
        self.cx.shell.profile.honours(game)
    }

    /// Writes every screen with its state. If both this text and the moves made are equal in two
    /// situations, a player cannot tell the situations apart.
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

    /// Whether B can take back a step on the top screen. That screen is either the game itself or a
    /// page that allows it.
    fn is_deciding(&self) -> bool {
        let is_game = self.screens.len() == 2;
        let top = self.screens.last();
        top.is_some_and(|top| is_game && *top == Screen::Game || top.takes_back(&self.cx))
    }

    /// Whether the title is the only screen.
    fn is_at_title(&self) -> bool {
        matches!(self.screens[..], [Screen::Title(_)])
    }

    /// Whether B would leave the pause or take back a step.
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

    /// Does what is due at the current time. Returns whether the picture has changed.
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

    /// Shows a screen that no press has requested. A person may be about to press a button for the
    /// previous screen, so buttons are ignored for a moment. They are not ignored while bots play,
    /// because a press then only skips pauses.
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
                // A full stack has no room, so the new screen replaces the one on top.
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
                // A guided game is not saved. It begins anew the next time.
                if self.cx.is_guided() {
                    self.cx.play = None;
                }
                // The stack has room for the title and the question about the language.
                let _ = self.screens.push(Screen::title(&self.cx));
                if !self.cx.profile.settings.greeted {
                    let _ = self.screens.push(Screen::language(&self.cx));
                }
            }
        }
        // In `screens`, each screen of a game is only a `Screen::Game`. The running game keeps the
        // states of these screens in a stack of its own, which has to match.
        if let Some(table) = self.cx.play.table_mut() {
            let screens = self.screens.iter();
            let count = screens.filter(|&&screen| screen == Screen::Game).count();
            table.settle(count, go.is_to(Screen::Game));
        }
        // A screen that a press has opened reacts to the next press at once, except for the screens
        // of `is_deaf_at_first`.
        self.cx.deaf_until = None;
        if self.screens.last().is_some_and(Screen::is_deaf_at_first) {
            self.cx.deafen();
        }
    }
}
