//! A running game with the state of its screens.

use core::fmt::Debug;

use heapless::{Deque, Vec};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::{Played, Seat};
use palmyra_play::{Asker, Bots, Decision, Person, Progress, Running, Start, Who};

use super::{ScreenTypes, Shown};
use crate::shell::{DEPTH, Go, Screen};

/// Number of turns that the log keeps.
pub const LOG: usize = 12;

/// The events of one turn, for the log.
pub trait TurnLog<G: ScreenTypes>: Clone + Debug + Default {
    /// Receives the position before each step.
    fn before(&mut self, game: &G) {
        let _ = game;
    }

    /// Adds an event.
    fn tell(&mut self, event: G::Event);

    /// Adds the reason of a bot's step.
    fn explain(&mut self, reason: G::Reason);

    /// Whether an event ends a turn.
    fn ends_turn(event: &G::Event) -> bool;
}

/// The effect of a step on the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The same turn goes on.
    Within,
    /// The turn is over, and is in the log now.
    TurnOver,
}

/// A game in progress, with a log of its turns.
#[derive(Clone, Debug)]
pub struct Play<G: ScreenTypes> {
    running: Running<G>,
    turn: G::Turn,
    /// The turn after the last step that cannot be taken back.
    mark: G::Turn,
    log: Deque<G::Turn, LOG>,
    /// How many turns are over.
    turns: u16,
    /// The sums over these turns.
    tally: G::Tally,
    /// The person who saw the screen last.
    pub holder: Option<Person>,
    /// The number of moves at which the turns of the others were last shown.
    pub told: usize,
    /// In a guided game, how many sentences of its introduction were read.
    guide: Option<u8>,
    /// The state that the screens share.
    pub view: G::View,
    /// The step that was taken back last, until another is made.
    undone: Option<G::Move>,
    decided: Option<Decision<G>>,
    /// The screens of this game on the application's stack, from the bottom up.
    screens: Vec<G::Screen, DEPTH>,
    /// The screen to be put on next.
    next: Option<G::Screen>,
}

impl<G: ScreenTypes> Play<G> {
    /// Sets up a game; everything else follows from the seed. Returns `None` if
    /// the start is not possible.
    #[must_use]
    pub fn new(start: Start, seed: u32) -> Option<Self> {
        Some(Self::with(Running::new(start, seed)?, None))
    }

    /// Sets up a guided game with a position of its own.
    #[must_use]
    pub fn guided(start: Start, game: G) -> Self {
        let first = start.first.map_or(0, |first| first.0);
        Self::with(Running::with(start, game, 0, first), Some(0))
    }

    /// This game with another position and the same log.
    #[cfg(test)]
    pub(crate) fn with_game(&self, game: G) -> Self {
        let running = &self.running;
        let first = self.person(Seat::FIRST).0;
        Self {
            running: Running::with(running.start(), game, running.seed(), first),
            ..self.clone()
        }
    }

    /// Sets up a game with the first position of a record.
    #[must_use]
    pub fn recorded(start: Start, game: G) -> Self {
        Self::with(Running::with(start, game, 0, 0), None)
    }

    fn with(running: Running<G>, guide: Option<u8>) -> Self {
        Self {
            running,
            turn: G::Turn::default(),
            mark: G::Turn::default(),
            log: Deque::new(),
            turns: 0,
            tally: G::Tally::default(),
            holder: None,
            told: 0,
            guide,
            view: G::View::default(),
            undone: None,
            decided: None,
            screens: Vec::new(),
            next: None,
        }
    }

    /// The game without the state of its screens.
    #[must_use]
    pub const fn running(&self) -> &Running<G> {
        &self.running
    }

    /// The position.
    #[must_use]
    pub fn game(&self) -> &G {
        self.running.game()
    }

    /// The person at a seat.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        self.running.person(seat)
    }

    /// Whether a bot decides now.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        self.running.bot_to_move()
    }

    /// The number of moves made.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.running.history().len()
    }

    /// In a guided game, how many sentences of its introduction were read.
    #[must_use]
    pub const fn guide(&self) -> Option<u8> {
        self.guide
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().to_move().is_none()
    }

    /// Counts a sentence of the guided game's introduction as read.
    pub fn read_introduction(&mut self) {
        self.guide = self.guide.map(|read| read.saturating_add(1));
    }

    /// Finished turns, the newest first.
    pub fn log(&self) -> impl Iterator<Item = &G::Turn> {
        self.log.iter().rev()
    }

    /// How many turns are over.
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// The sums over all turns.
    #[must_use]
    pub const fn tally(&self) -> &G::Tally {
        &self.tally
    }

    /// The turn under way.
    #[must_use]
    pub const fn turn(&self) -> &G::Turn {
        &self.turn
    }

    fn people(&self) -> People {
        self.running.people().collect()
    }

    /// The turn after the oldest step that can be taken back, if another step
    /// would make that one final.
    fn next_mark(&self) -> Option<G::Turn> {
        let session = self.running.session();
        if !session.is_full() {
            return None;
        }
        let mut game = session.mark().clone();
        let mut turn = self.mark.clone();
        retell(
            &mut turn,
            &mut game,
            &self.people(),
            *session.undoable().first()?,
        );
        Some(turn)
    }

    /// Takes the last step back; returns `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        let last = self.running.session().undoable().last().copied();
        if !self.running.undo() {
            return false;
        }
        self.undone = last;
        self.turn.clone_from(&self.mark);
        let people = self.people();
        let session = self.running.session();
        let mut game = session.mark().clone();
        for &mv in session.undoable() {
            retell(&mut self.turn, &mut game, &people, mv);
        }
        true
    }

    /// The step that was taken back last, until another is made.
    #[must_use]
    pub const fn undone(&self) -> Option<G::Move> {
        self.undone
    }

    /// The bot's answer for the decision at hand, if there is one.
    #[must_use]
    pub fn decision(&self, asker: Asker) -> Option<&Decision<G>> {
        let decided = self.decided.as_ref();
        decided.filter(|decision| decision.answers(asker, &self.running))
    }

    /// Takes that answer out, to act on it.
    pub fn take_decision(&mut self, asker: Asker) -> Option<Decision<G>> {
        self.decision(asker)?;
        self.decided.take()
    }

    /// Whether the device has to change hands: several people play, and the one
    /// who decides did not see the screen last.
    #[must_use]
    pub fn is_with_another(&self) -> bool {
        let active = self.running.active();
        let is_human = active.is_some_and(|person| self.running.who(person) == Who::Human);
        is_human && self.running.humans() > 1 && self.holder != active
    }

    /// Marks the moves so far as saved.
    pub const fn set_saved(&mut self) {
        self.running.set_saved();
    }

    /// Puts a screen on at the next change of screens; returns what the shell calls it.
    pub const fn show(&mut self, screen: G::Screen) -> Screen {
        self.next = Some(screen);
        Screen::Game
    }

    /// To a screen of this game, from which back leads here.
    pub const fn push(&mut self, screen: G::Screen) -> Go {
        Go::Push(self.show(screen))
    }

    /// To a screen of this game instead of the one on top.
    pub const fn swap(&mut self, screen: G::Screen) -> Go {
        Go::Swap(self.show(screen))
    }

    /// Writes the screens with their state, who holds the device, and how far a guided
    /// game is.
    ///
    /// # Errors
    /// When `out` fails.
    pub fn write_view(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        let Self { screens, view, .. } = self;
        write!(
            out,
            "{screens:?} {view:?} {:?} {:?}",
            self.holder, self.guide
        )
    }

    /// The screen on top.
    pub(super) fn screen(&self) -> Option<G::Screen> {
        self.screens.last().copied()
    }

    /// Replaces the screen on top.
    pub(super) fn put(&mut self, screen: G::Screen) {
        if let Some(top) = self.screens.last_mut() {
            *top = screen;
        }
    }

    /// The screens, from the bottom up.
    pub(super) const fn screens(&mut self) -> &mut Vec<G::Screen, DEPTH> {
        &mut self.screens
    }

    /// The screens, from the bottom up.
    #[cfg(test)]
    pub(crate) fn path(&self) -> &[G::Screen] {
        &self.screens
    }

    /// Takes the screen that was to be put on.
    pub(super) const fn take_next(&mut self) -> Option<G::Screen> {
        self.next.take()
    }
}

impl<G: Shown> Play<G> {
    /// Sets up the guided game.
    #[must_use]
    pub fn begin_guided() -> Option<Self> {
        let (start, game) = G::guided()?;
        Some(Self::guided(start, game))
    }

    /// The person with the best result.
    #[must_use]
    pub fn best_human(&self) -> Option<Seat> {
        let people = self.running.people();
        people.max_by_key(|&seat| G::standing(self.game(), seat))
    }

    /// Whether it is a guided game in which nothing is left to show, though
    /// the game itself would go on.
    #[must_use]
    pub fn is_guided_to_the_end(&self) -> bool {
        self.guide.is_some() && G::lesson(self).is_none()
    }

    /// The turns to list in the log, the newest first.
    pub fn listed(&self) -> impl Iterator<Item = &G::Turn> {
        let open = Some(&self.turn).filter(|turn| G::lists_open_turn(turn));
        open.into_iter().chain(self.log())
    }

    /// Plays a step. The log gets what every person at the table may know.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play(&mut self, mv: G::Move) -> Result<Step, G::Refusal> {
        self.play_because(mv, None)
    }

    /// Plays a step of a record, from the position that the record has before it.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play_from(&mut self, before: &G, mv: G::Move) -> Result<Step, G::Refusal> {
        self.running.replace(before.clone());
        self.play(mv)
    }

    /// Plays a step, with the reason that a bot has given for it.
    fn play_because(&mut self, mv: G::Move, why: Option<G::Reason>) -> Result<Step, G::Refusal> {
        let tells = self.guide.is_none() && self.running.bot_to_move();
        let why = tells
            .then(|| G::reason_of(self.game(), mv).or(why))
            .flatten();
        let next_mark = self.next_mark();
        let before = self.game().clone();
        let people = self.people();
        let mut over = false;
        let turn = &mut self.turn;
        turn.before(&before);
        let played = self.running.play(mv, |event| {
            over |= G::Turn::ends_turn(&event);
            if may_know(&people, &before, event) {
                turn.tell(event);
            }
        })?;
        self.undone = None;
        if let Some(why) = why {
            self.turn.explain(why);
        }
        match (played, next_mark) {
            (Played::Final, _) => self.mark.clone_from(&self.turn),
            (Played::Reversible, Some(mark)) => self.mark = mark,
            (Played::Reversible, None) => {}
        }
        if !over {
            return Ok(Step::Within);
        }
        self.turns = self.turns.saturating_add(1);
        G::add_up(&mut self.tally, &self.turn, self.running.game());
        if self.log.is_full() {
            self.log.pop_front();
        }
        let _ = self.log.push_back(core::mem::take(&mut self.turn));
        self.mark = G::Turn::default();
        Ok(Step::TurnOver)
    }

    /// Plays a bot's decision.
    pub fn follow(&mut self, decision: &Decision<G>) -> Option<Step> {
        // If the decision is illegal, a legal move is played, so that a bot never
        // gets stuck.
        let legal = || self.running.listed(0);
        let mv = Some(decision.mv).filter(|&mv| self.game().check(mv).is_ok());
        let why = decision.reason.filter(|_| mv.is_some());
        self.play_because(mv.or_else(legal)?, why).ok()
    }

    /// Thinks about the decision at hand, for at most `budget` units of work.
    /// Returns the percentage done, or `None` if there is nothing to decide.
    pub fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8> {
        let progress = match G::lesson(self) {
            Some(mv) => Progress::Decided(Decision::given(&self.running, asker, mv)),
            None => bots.think(&self.running, asker, budget),
        };
        match progress {
            Progress::Thinking(done) => Some(done),
            Progress::Decided(decision) => {
                self.decided = Some(decision);
                Some(100)
            }
            Progress::Idle => None,
        }
    }
}

/// The seats of all people, who share the same log.
type People = Vec<Seat, MAX_SEATS>;

/// Whether everybody who reads the log may know of an event.
fn may_know<G: ScreenTypes>(people: &People, before: &G, event: G::Event) -> bool {
    people.iter().all(|&seat| before.may_see(seat, event))
}

/// Plays a step once more and adds its events to a turn.
fn retell<G: ScreenTypes>(turn: &mut G::Turn, game: &mut G, people: &People, mv: G::Move) {
    let before = game.clone();
    turn.before(&before);
    let _ = game.play(mv, |event| {
        if may_know(people, &before, event) {
            turn.tell(event);
        }
    });
}
