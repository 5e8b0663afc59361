//! The traits through which the shell uses a running game of any kind.

use palmyra_engine::Seat;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::{Asker, Bots, Kind, Millis, Person, SavedGame, Start};

use super::{GameScreen as _, Play, Shown};
use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::player::Player;
use crate::shell::standings::Rows;
use crate::shell::text::Line;
use crate::shell::{Go, Screen, Services, Standing, flow};

/// The storage of the running or last game. The application implements this trait.
pub trait Place {
    /// Returns the game, if there is one.
    fn table(&self) -> Option<&dyn Table>;

    /// Returns a mutable reference to the game, if there is one.
    fn table_mut(&mut self) -> Option<&mut dyn Table>;

    /// Begins a new game in place of the stored one.
    fn begin(&mut self, start: Start, seed: u32);

    /// Begins the guided game of `game` in place of the stored one.
    fn begin_guided(&mut self, game: Kind);

    /// Removes the stored game.
    fn clear(&mut self);
}

/// A running game of any kind, with its screens.
pub trait Table: SavedGame + State + Screens + Flow + Pages + Ending {}

impl<G: Shown> Table for Play<G> {}

/// The state of a running game of any kind.
pub trait State {
    /// Whether this is a guided game.
    fn is_guided(&self) -> bool;

    /// Records that B was held at a decision. The introduction of a guided game may have asked the
    /// player to do this.
    fn note_held(&mut self);

    /// Whether this is a guided game for which [`Play::play_on`] is possible.
    fn can_play_on(&self) -> bool;

    /// Turns a guided game into a normal game; see [`Play::play_on`].
    fn play_on(&mut self, start: Start, seed: u32) -> bool;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether a bot makes the current decision.
    fn bot_to_move(&self) -> bool;

    /// Returns the person who makes the current decision, or `None` if the game is over.
    fn active(&self) -> Option<Person>;

    /// Returns the player at a person's place.
    fn player(&self, person: Person) -> Player;

    /// Returns the current round, and all scores that are public.
    fn standing(&self) -> Standing;

    /// Lets a bot think about the current decision; see [`Play::think`].
    fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8>;

    /// Plays a saved move, given as its index in the list of legal moves. Returns `false` if the
    /// list has no such index.
    fn replay(&mut self, index: u8) -> bool;
}

/// The screens of a running game. All methods except [`settle`](Self::settle) are about the top
/// screen.
pub trait Screens {
    /// Removes screens from the top, so that `count` remain. If `new` is set, the top one of these
    /// is the screen last passed to [`Play::show`].
    fn settle(&mut self, count: usize, new: bool);

    /// Returns the name that scripts use.
    fn name(&self) -> &'static str;

    /// Handles a button that went down or repeats. Returns where that leads.
    fn press(&mut self, button: Button, cx: &mut Services) -> Go;

    /// Draws the screen over the whole panel.
    fn draw(&self, cx: &Services, canvas: &mut Canvas);

    /// Does what is due at the current time. Returns whether the picture has changed, and which
    /// screen follows.
    fn tick(&mut self, cx: &mut Services) -> (bool, Go);

    /// Returns the purpose for which the screen needs a bot's decision, or `None` if it needs none.
    fn asks(&self, cx: &Services) -> Option<Asker>;

    /// Returns the time at which to call [`Screens::tick`] again.
    fn wake(&self, cx: &Services) -> Option<Millis>;

    /// Whether the player probably reads this screen for a while, so that slow work is not noticed.
    fn is_resting(&self) -> bool;

    /// Whether B takes back a step of the game on this screen, although it lies above another
    /// screen.
    fn takes_back(&self) -> bool;
}

/// The flow of a running game from screen to screen.
pub trait Flow {
    /// Returns the screen for the current decision.
    fn resume(&mut self, cx: &mut Services) -> Screen;

    /// Returns the screen on which a game is begun or continued; see `flow::enter`.
    fn enter(&mut self, cx: &mut Services) -> Screen;

    /// Records that the person who makes the current decision has taken the device.
    fn hand_over(&mut self);

    /// Records the milestones of a finished turn and, once, the result of a finished game.
    fn note_end(&mut self, cx: &mut Services);

    /// Plays the stored moves of a person's decision, after the person has confirmed them.
    fn play_pending(&mut self, cx: &mut Services) -> Go;

    /// Returns the points of all players if the stored moves end the game.
    fn pending_ending(&self) -> Option<Rows>;

    /// Returns the page with the result.
    fn result(&self, cx: &Services) -> Screen;

    /// Returns the setup of the next step of a campaign; see
    /// [`End::next_start`](super::End::next_start).
    fn next_start(&self, cx: &Services) -> Option<Start>;
}

/// The parts of a running game that the shell's pages show.
pub trait Pages {
    /// Returns the height of the curtain's folds, in pixels.
    fn folds(&self) -> i32;

    /// Draws the part of the curtain below the name, without any secrets.
    fn draw_curtain(&self, cx: &Services, canvas: &mut Canvas, person: Person);

    /// Opens the page that shows what each player has.
    fn open_players(&mut self) -> Go;

    /// Returns the name of the game's own entry in the pause menu, if there is one.
    fn extra_name(&self, cx: &Services) -> Option<&'static str>;

    /// Opens the page of the game's own entry in the pause menu.
    fn open_extra(&mut self, cx: &Services) -> Go;

    /// Returns the number of turns that the log lists.
    fn logged(&self) -> u8;

    /// Draws a turn of the log as a row of a list. The newest turn has `ago` 0.
    fn draw_logged(&self, cx: &Services, canvas: &mut Canvas, ago: u8, top: i32, chosen: bool);

    /// Opens the screen of a turn in the log. The newest turn has `ago` 0.
    fn open_logged(&mut self, ago: u8) -> Go;

    /// Returns the page of the rules about the current decision.
    fn page_at_hand(&self) -> u8;
}

/// The parts of a running game that the result pages show.
pub trait Ending {
    /// Returns the points of all players, in the order of play.
    fn standings(&self) -> Rows;

    /// Returns the reason why the game has ended, as a heading.
    fn end_reason(&self, cx: &Services) -> &'static str;

    /// Returns the name of a source of points.
    fn part_name(&self, cx: &Services, part: u8) -> &'static str;

    /// Draws a result without a ranking; see [`End::draw_result`](super::End::draw_result).
    fn draw_result(&self, cx: &Services, canvas: &mut Canvas, counted: u8) -> Option<i32>;

    /// Returns the number of the game's own pages after the result.
    fn more_pages(&self) -> u8;

    /// Draws one of the [pages after the result](Self::more_pages), counted from 0. The bar with
    /// the buttons is drawn by the caller.
    fn draw_more(&self, cx: &Services, canvas: &mut Canvas, page: u8);

    /// Returns the words for the rank of the best person's result. If the game has several seats,
    /// also returns that person.
    fn praise(&self, cx: &Services, rank: usize) -> Option<(Line, Option<Person>)>;
}

impl<G: Shown> SavedGame for Play<G> {
    fn start(&self) -> Start {
        self.running().start()
    }

    fn seed(&self) -> u32 {
        self.running().seed() as u32
    }

    fn history(&self) -> &[u8] {
        self.running().history()
    }

    fn is_worth_saving(&self) -> bool {
        self.running().is_worth_saving()
    }

    fn set_saved(&mut self) {
        Self::set_saved(self);
    }
}

impl<G: Shown> State for Play<G> {
    fn is_guided(&self) -> bool {
        self.guide().is_some()
    }

    fn note_held(&mut self) {
        if self.asks_for().is_some_and(|(asked, _)| asked == Button::B) {
            self.read_introduction();
        }
    }

    fn can_play_on(&self) -> bool {
        Self::can_play_on(self)
    }

    fn play_on(&mut self, start: Start, seed: u32) -> bool {
        Self::play_on(self, start, seed)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn bot_to_move(&self) -> bool {
        Self::bot_to_move(self)
    }

    fn active(&self) -> Option<Person> {
        self.running().active()
    }

    fn player(&self, person: Person) -> Player {
        self.player_at(person)
    }

    fn standing(&self) -> Standing {
        let mut scores = [None; MAX_SEATS];
        for seat in Seat::all(self.game().seats()) {
            if let Some(score) = scores.get_mut(self.person(seat).index()) {
                *score = G::open_score(self, seat);
            }
        }
        Standing {
            round: G::round(self),
            scores,
            window: G::window(self),
        }
    }

    fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8> {
        Self::think(self, bots, asker, budget)
    }

    fn replay(&mut self, index: u8) -> bool {
        let mv = self.running().listed(index);
        let played = mv.is_some_and(|mv| self.play(mv).is_ok());
        self.set_saved();
        played
    }
}

impl<G: Shown> Screens for Play<G> {
    fn settle(&mut self, count: usize, new: bool) {
        let next = self.take_next().filter(|_| new);
        let screens = self.screens();
        screens.truncate(count - usize::from(next.is_some()).min(count));
        if let Some(next) = next {
            // `screens` is never longer than the application's stack, so it has room.
            let _ = screens.push(next);
        }
    }

    fn name(&self) -> &'static str {
        self.screen().map_or("", |screen| screen.name())
    }

    fn press(&mut self, button: Button, cx: &mut Services) -> Go {
        let Some(mut screen) = self.screen() else {
            return Go::Home;
        };
        let decides = self.introduces() && self.screens().len() == 1;
        if decides && button == Button::A {
            self.read_introduction();
            return Go::Stay;
        }
        // A press of B does not count, because the player is asked to hold B: see `note_held`.
        let asked = self.asks_for().filter(|&(asked, _)| asked != Button::B);
        let go = screen.press(button, self, cx);
        self.put(screen);
        if decides && asked.is_some_and(|(asked, _)| asked == button) {
            self.read_introduction();
        }
        go
    }

    fn draw(&self, cx: &Services, canvas: &mut Canvas) {
        if let Some(screen) = self.screen() {
            screen.draw(self, cx, canvas);
        }
    }

    fn tick(&mut self, cx: &mut Services) -> (bool, Go) {
        let Some(mut screen) = self.screen() else {
            return (false, Go::Home);
        };
        let ticked = screen.tick(self, cx);
        self.put(screen);
        ticked
    }

    fn asks(&self, cx: &Services) -> Option<Asker> {
        self.screen()?.asks(self, cx)
    }

    fn wake(&self, cx: &Services) -> Option<Millis> {
        self.screen()?.wake(self, cx)
    }

    fn is_resting(&self) -> bool {
        self.screen().is_some_and(|screen| screen.is_resting())
    }

    fn takes_back(&self) -> bool {
        self.screen().is_some_and(|screen| screen.takes_back())
    }
}

impl<G: Shown> Flow for Play<G> {
    fn resume(&mut self, cx: &mut Services) -> Screen {
        flow::resume(self, cx)
    }

    fn enter(&mut self, cx: &mut Services) -> Screen {
        self.holder = None;
        self.view = G::View::default();
        flow::resume(self, cx)
    }

    fn hand_over(&mut self) {
        self.holder = self.running().active();
    }

    fn note_end(&mut self, cx: &mut Services) {
        flow::note_end(self, cx);
    }

    fn play_pending(&mut self, cx: &mut Services) -> Go {
        flow::play_pending(self, cx)
    }

    fn pending_ending(&self) -> Option<Rows> {
        self.ending(self.pending())
    }

    fn result(&self, cx: &Services) -> Screen {
        flow::result(self, cx)
    }

    fn next_start(&self, cx: &Services) -> Option<Start> {
        G::next_start(cx, self)
    }
}

impl<G: Shown> Pages for Play<G> {
    fn folds(&self) -> i32 {
        G::FOLDS
    }

    fn draw_curtain(&self, cx: &Services, canvas: &mut Canvas, person: Person) {
        G::draw_curtain(cx, self, canvas, person);
    }

    fn open_players(&mut self) -> Go {
        self.push(G::players_page())
    }

    fn extra_name(&self, cx: &Services) -> Option<&'static str> {
        G::extra_page(cx).map(|(name, _)| name)
    }

    fn open_extra(&mut self, cx: &Services) -> Go {
        match G::extra_page(cx) {
            Some((_, screen)) => self.push(screen),
            None => Go::Stay,
        }
    }

    fn logged(&self) -> u8 {
        self.listed().count() as u8
    }

    fn draw_logged(&self, cx: &Services, canvas: &mut Canvas, ago: u8, top: i32, chosen: bool) {
        if let Some(turn) = self.listed().nth(ago.into()) {
            G::draw_log_row(cx, self, turn, canvas, top, chosen);
        }
    }

    fn open_logged(&mut self, ago: u8) -> Go {
        self.push(G::log_entry(ago))
    }

    fn page_at_hand(&self) -> u8 {
        G::page_at_hand(self)
    }
}

impl<G: Shown> Ending for Play<G> {
    fn standings(&self) -> Rows {
        self.rows_of(self.game())
    }

    fn end_reason(&self, cx: &Services) -> &'static str {
        G::end_reason(cx, self)
    }

    fn part_name(&self, cx: &Services, part: u8) -> &'static str {
        G::part_name(cx, part)
    }

    fn draw_result(&self, cx: &Services, canvas: &mut Canvas, counted: u8) -> Option<i32> {
        G::draw_result(cx, self, canvas, counted)
    }

    fn more_pages(&self) -> u8 {
        // A guided game has no pages after the result.
        if self.guide().is_some() {
            0
        } else {
            G::MORE_PAGES
        }
    }

    fn draw_more(&self, cx: &Services, canvas: &mut Canvas, page: u8) {
        G::draw_more(cx, self, canvas, page);
    }

    fn praise(&self, cx: &Services, rank: usize) -> Option<(Line, Option<Person>)> {
        let seat = self.best_human()?;
        let (score, _) = G::standing(self.game(), seat);
        let is_alone = self.game().seats() == 1;
        let person = (!is_alone).then(|| self.person(seat));
        Some((G::rank_words(cx, self, score, rank), person))
    }
}
