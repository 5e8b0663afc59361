//! The running game as an object, whatever its kind.

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

/// The storage for the running or last game, which the application owns.
pub trait Place {
    /// The game, if there is one.
    fn table(&self) -> Option<&dyn Table>;

    /// The game, if there is one.
    fn table_mut(&mut self) -> Option<&mut dyn Table>;

    /// Replaces the game with a new one.
    fn begin(&mut self, start: Start, seed: u32);

    /// Replaces the game with the guided game of a kind.
    fn begin_guided(&mut self, game: Kind);

    /// Removes the game.
    fn clear(&mut self);
}

/// A running game of any kind, with its screens.
pub trait Table: SavedGame + State + Screens + Flow + Pages + Ending {}

impl<G: Shown> Table for Play<G> {}

/// The state of a running game.
pub trait State {
    /// Whether it is a guided game.
    fn is_guided(&self) -> bool;

    /// Whether it is a guided game that can be [played on](Play::play_on).
    fn can_play_on(&self) -> bool;

    /// Continues a guided game; see [`Play::play_on`].
    fn play_on(&mut self, start: Start, seed: u32) -> bool;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether a bot decides now.
    fn bot_to_move(&self) -> bool;

    /// The person who decides now; `None` when the game is over.
    fn active(&self) -> Option<Person>;

    /// The occupant of a place at the table.
    fn player(&self, person: Person) -> Player;

    /// The round and the scores, as far as they are public.
    fn standing(&self) -> Standing;

    /// Thinks about the current decision; see [`Play::think`].
    fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8>;

    /// Plays a saved move, given as its index in the list of legal moves. Returns `false` if there
    /// is no such index.
    fn replay(&mut self, index: u8) -> bool;
}

/// The screens of a running game. Methods about one screen refer to the one on
/// top.
pub trait Screens {
    /// Keeps the lowest `count` screens. If `new` is set, the topmost of them
    /// is the screen that was last passed to [`Play::show`].
    fn settle(&mut self, count: usize, new: bool);

    /// The name used in scripts.
    fn name(&self) -> &'static str;

    /// Handles a button that went down or repeats.
    fn press(&mut self, button: Button, cx: &mut Services) -> Go;

    /// Draws the screen over the whole panel.
    fn draw(&self, cx: &Services, canvas: &mut Canvas);

    /// Lets time pass; returns whether the picture changed, and the screen to go to.
    fn tick(&mut self, cx: &mut Services) -> (bool, Go);

    /// The purpose for which the screen needs a bot's decision, if it needs one.
    fn asks(&self, cx: &Services) -> Option<Asker>;

    /// When to call [`Screens::tick`] again.
    fn wake(&self, cx: &Services) -> Option<Millis>;

    /// Whether people mostly read this screen, so that slow work disturbs nobody.
    fn is_resting(&self) -> bool;

    /// Whether B takes back a step of the game, although this page lies over another screen.
    fn takes_back(&self) -> bool;
}

/// The flow of a running game from screen to screen.
pub trait Flow {
    /// Returns the screen for the decision that the game waits for.
    fn resume(&mut self, cx: &mut Services) -> Screen;

    /// Returns the screen for a game that was left or just set up. The device may be in other hands
    /// than before.
    fn enter(&mut self, cx: &mut Services) -> Screen;

    /// Records that the device is now in the hands of the person who has to decide.
    fn hand_over(&mut self);

    /// Records the result of a finished game, once.
    fn note_end(&mut self, cx: &mut Services);

    /// Plays the moves that wait for the person's answer.
    fn play_pending(&mut self, cx: &mut Services) -> Go;

    /// Everybody's points if the game ends with these moves.
    fn pending_ending(&self) -> Option<Rows>;

    /// Returns the screen with the result.
    fn result(&self, cx: &Services) -> Screen;

    /// The next game of a campaign.
    fn next_start(&self, cx: &Services) -> Option<Start>;
}

/// The parts of a running game that the shell's pages show.
pub trait Pages {
    /// Height of the curtain's folds, in pixels.
    fn folds(&self) -> i32;

    /// Draws the lower part of the curtain, below the name. Shows nothing
    /// secret.
    fn draw_curtain(&self, cx: &Services, canvas: &mut Canvas, person: Person);

    /// Opens the page that shows what each player has.
    fn open_players(&mut self) -> Go;

    /// The name of the game's own page in the pause menu, if there is one.
    fn extra_name(&self, cx: &Services) -> Option<&'static str>;

    /// Opens the game's own page in the pause menu.
    fn open_extra(&mut self, cx: &Services) -> Go;

    /// The number of turns in the log.
    fn logged(&self) -> u8;

    /// Draws a turn of the log as a row.
    fn draw_logged(&self, cx: &Services, canvas: &mut Canvas, ago: u8, top: i32, chosen: bool);

    /// Opens a turn of the log.
    fn open_logged(&mut self, ago: u8) -> Go;

    /// The page of the rules about the current decision.
    fn page_at_hand(&self) -> u8;
}

/// The parts of a game that the page with the result shows.
pub trait Ending {
    /// Everybody's points, in the order of play.
    fn standings(&self) -> Rows;

    /// The reason why the game has ended.
    fn end_reason(&self, cx: &Services) -> &'static str;

    /// The name of a source of points.
    fn part_name(&self, cx: &Services, part: u8) -> &'static str;

    /// Draws a result without a ranking; see [`End::draw_result`](super::End::draw_result).
    fn draw_result(&self, cx: &Services, canvas: &mut Canvas, counted: u8) -> Option<i32>;

    /// Number of pages after the result.
    fn more_pages(&self) -> u8;

    /// Draws one of the [pages after the result](Self::more_pages), counted from 0, above the bar
    /// with the buttons.
    fn draw_more(&self, cx: &Services, canvas: &mut Canvas, page: u8);

    /// The rank of the best person's result in words and, with several seats, the person.
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
            // This fails only if the stack of the application is full as well.
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
        let go = screen.press(button, self, cx);
        self.put(screen);
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
