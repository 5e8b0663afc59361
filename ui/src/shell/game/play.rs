//! A running game with its log and the state of its screens.

use core::fmt::Debug;

use heapless::{Deque, Vec};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::{Played, Seat};
use palmyra_play::{Asker, Bots, Decision, Person, Progress, Running, Start, Who};

use super::{ScreenTypes, Shown};
use crate::shell::player::Player;
use crate::shell::standings::{Row, Rows};
use crate::shell::{DEPTH, Go, Screen, Services};

/// The number of turns that the log keeps.
pub const LOG: usize = 12;

/// The maximum number of moves in one decision, such as the levels of a tower or the exchanged
/// cards.
pub const AT_ONCE: usize = 24;

/// The content of a turn in the log, collected from its events.
pub trait TurnLog<G: ScreenTypes>: Clone + Debug + Default {
    /// Handles the position before each move.
    fn before(&mut self, game: &G) {
        let _ = game;
    }

    /// Adds an event.
    fn tell(&mut self, event: G::Event);

    /// Adds the reason for a bot's move.
    fn explain(&mut self, reason: G::Reason);

    /// Whether an event ends a turn.
    fn ends_turn(event: &G::Event) -> bool;
}

/// The effect of a move on the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The turn continues.
    Within,
    /// The turn is over, and has been added to the log.
    TurnOver,
}

/// A running game with its log and the state of its screens.
#[derive(Clone, Debug)]
pub struct Play<G: ScreenTypes> {
    running: Running<G>,
    turn: G::Turn,
    /// The log of the current turn, up to the last move that cannot be taken back.
    mark: G::Turn,
    log: Deque<G::Turn, LOG>,
    /// The number of finished turns.
    turns: u16,
    /// The sums over the finished turns, for the pages at the end.
    tally: G::Tally,
    /// The person who last saw a screen with secrets, and so holds the device.
    pub holder: Option<Person>,
    /// The value of `steps` when the other players' turns were last shown.
    pub told: usize,
    /// The number of sentences of the introduction that were read; `None` if this is no guided
    /// game.
    guide: Option<u8>,
    /// The state that the screens of the game share.
    pub view: G::View,
    /// The last move that was taken back; `None` after the next move.
    undone: Option<G::Move>,
    decided: Option<Decision<G>>,
    /// The moves of a person's decision that have not been played yet.
    pending: Vec<G::Move, AT_ONCE>,
    /// The value of `turns` when the person was last asked whether to end the game.
    asked: Option<u16>,
    /// The screens of this game on the screen stack, from the bottom up.
    screens: Vec<G::Screen, DEPTH>,
    /// The screen to add to `screens` at the next change of screens.
    next: Option<G::Screen>,
}

impl<G: ScreenTypes> Play<G> {
    /// Sets up a game whose deal and randomness follow from a seed. Returns `None` if the start is
    /// not possible.
    #[must_use]
    pub fn new(start: Start, seed: u32) -> Option<Self> {
        Some(Self::of(Running::new(start, seed)?))
    }

    /// Adds a log and the state of screens to a running game. Always inlined, because a call would
    /// leave a copy on the stack.
    #[must_use]
    #[inline(always)]
    pub fn of(running: Running<G>) -> Self {
        Self::with(running, None)
    }

    /// Sets up a guided game with a given position. Always inlined, because a call would leave a
    /// copy on the stack.
    #[must_use]
    #[inline(always)]
    pub fn guided(start: Start, game: G) -> Self {
        Self::guided_from(start, game, 0)
    }

    /// Sets up a guided game with the position that a seed deals. Always inlined, because a call
    /// would leave a copy on the stack.
    #[must_use]
    #[inline(always)]
    pub fn guided_from(start: Start, game: G, seed: u32) -> Self {
        let first = start.first.map_or(0, |first| first.0);
        Self::with(Running::with(start, game, seed.into(), first), Some(0))
    }

    /// Returns a copy of this game with another position and the same log.
    #[cfg(test)]
    pub(crate) fn with_game(&self, game: G) -> Self {
        let running = &self.running;
        let first = self.person(Seat::FIRST).0;
        Self {
            running: Running::with(running.start(), game, running.seed(), first),
            ..self.clone()
        }
    }

    /// Sets up a game for showing a record, with the record's first position.
    #[must_use]
    pub fn recorded(start: Start, game: G) -> Self {
        Self::with(Running::with(start, game, 0, 0), None)
    }

    #[inline(always)]
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
            pending: Vec::new(),
            asked: None,
            screens: Vec::new(),
            next: None,
        }
    }

    /// Returns the game without its log and the state of its screens.
    #[must_use]
    pub const fn running(&self) -> &Running<G> {
        &self.running
    }

    /// Returns the current position.
    #[must_use]
    pub fn game(&self) -> &G {
        self.running.game()
    }

    /// Returns the person at a seat.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        self.running.person(seat)
    }

    /// Returns the player at a person's place.
    #[must_use]
    pub fn player_at(&self, person: Person) -> Player {
        Player {
            person,
            who: self.running.who(person),
            is_only_person: self.running.humans() == 1,
        }
    }

    /// Returns the player at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.player_at(self.person(seat))
    }

    /// Returns the name of the player at a seat.
    pub fn name<'a>(&self, cx: &'a Services, seat: Seat) -> &'a str {
        self.player(seat).name(cx)
    }

    /// Whether a bot makes the current decision.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        self.running.bot_to_move()
    }

    /// Returns the number of moves made.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.running.history().len()
    }

    /// Returns the number of sentences of the introduction that were read, or `None` if this is no
    /// guided game.
    #[must_use]
    pub const fn guide(&self) -> Option<u8> {
        self.guide
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().to_move().is_none()
    }

    /// Counts one more sentence of the introduction as read.
    pub fn read_introduction(&mut self) {
        self.guide = self.guide.map(|read| read.saturating_add(1));
    }

    /// Returns the finished turns in the log, the newest first.
    pub fn log(&self) -> impl Iterator<Item = &G::Turn> {
        self.log.iter().rev()
    }

    /// Returns the number of finished turns.
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Returns the sums over the finished turns.
    #[must_use]
    pub const fn tally(&self) -> &G::Tally {
        &self.tally
    }

    /// Returns the content of the current turn so far.
    #[must_use]
    pub const fn turn(&self) -> &G::Turn {
        &self.turn
    }

    fn people(&self) -> People {
        self.running.people().collect()
    }

    /// Returns the value of `mark` after the next move, if the oldest move can then no longer be
    /// taken back.
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

    /// Takes back the last move. Returns `false` if that is not possible.
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

    /// Whether a move that was a choice can be taken back. Taking back forced moves alone has no
    /// effect, because they are played again at once.
    #[must_use]
    pub fn can_undo_choice(&self) -> bool {
        let session = self.running.session();
        let mut game = session.mark().clone();
        let mut steps = session.undoable().iter();
        steps.any(|&mv| game.forced_move().is_none() || game.play(mv, |_| {}).is_err())
    }

    /// Returns the last move that was taken back, or `None` if a move was made since.
    #[must_use]
    pub const fn undone(&self) -> Option<G::Move> {
        self.undone
    }

    /// Returns a bot's decision about the current position, if there is one for this asker.
    #[must_use]
    pub fn decision(&self, asker: Asker) -> Option<&Decision<G>> {
        let decided = self.decided.as_ref();
        decided.filter(|decision| decision.answers(asker, &self.running))
    }

    /// Removes and returns a bot's decision about the current position, if there is one for this
    /// asker.
    pub fn take_decision(&mut self, asker: Asker) -> Option<Decision<G>> {
        self.decision(asker)?;
        self.decided.take()
    }

    /// Whether another person has to take the device, because several people play and the deciding
    /// person does not hold it.
    #[must_use]
    pub fn is_with_another(&self) -> bool {
        let active = self.running.active();
        let is_human = active.is_some_and(|person| self.running.who(person) == Who::Human);
        is_human && self.running.humans() > 1 && self.holder != active
    }

    /// Marks all moves made so far as saved.
    pub const fn set_saved(&mut self) {
        self.running.set_saved();
    }

    /// Sets the screen of this game to show at the next change of screens. Returns
    /// [`Screen::Game`], which is the shell's entry for any screen of a game.
    pub const fn show(&mut self, screen: G::Screen) -> Screen {
        self.next = Some(screen);
        Screen::Game
    }

    /// Opens a screen of this game above the current one. B leads back.
    pub const fn push(&mut self, screen: G::Screen) -> Go {
        Go::Push(self.show(screen))
    }

    /// Opens a screen of this game in place of the current one.
    pub const fn swap(&mut self, screen: G::Screen) -> Go {
        Go::Swap(self.show(screen))
    }

    /// Writes the screens with their state, the person who holds the device, and the progress of a
    /// guided game.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn write_view(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        let Self { screens, view, .. } = self;
        write!(
            out,
            "{screens:?} {view:?} {:?} {:?}",
            self.holder, self.guide
        )
    }

    /// Returns the top screen.
    pub(super) fn screen(&self) -> Option<G::Screen> {
        self.screens.last().copied()
    }

    /// Replaces the top screen.
    pub(super) fn put(&mut self, screen: G::Screen) {
        if let Some(top) = self.screens.last_mut() {
            *top = screen;
        }
    }

    /// Returns the screens from the bottom up, as a mutable reference.
    pub(super) const fn screens(&mut self) -> &mut Vec<G::Screen, DEPTH> {
        &mut self.screens
    }

    /// Returns the screens from the bottom up.
    #[cfg(test)]
    pub(crate) fn path(&self) -> &[G::Screen] {
        &self.screens
    }

    /// Removes and returns the screen set by [`show`](Self::show).
    pub(super) const fn take_next(&mut self) -> Option<G::Screen> {
        self.next.take()
    }
}

impl<G: Shown> Play<G> {
    /// Sets up the guided game, if the game has one.
    #[must_use]
    pub fn begin_guided() -> Option<Self> {
        let (start, game) = G::guided()?;
        Some(Self::guided_from(start, game, G::OPENING.unwrap_or(0)))
    }

    /// Whether this guided game is past its last lesson and can be continued as a normal game.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        G::OPENING.is_some() && self.is_guided_to_the_end() && !self.is_over()
    }

    /// Turns a guided game with this start and seed into a normal game, after its last lesson.
    /// Returns whether that was possible.
    pub fn play_on(&mut self, start: Start, seed: u32) -> bool {
        let is_this = G::OPENING == Some(seed) && self.running.start() == start;
        let goes_on = is_this && self.can_play_on();
        if goes_on {
            self.guide = None;
        }
        goes_on
    }

    /// Returns the seat of the person with the best result.
    #[must_use]
    pub fn best_human(&self) -> Option<Seat> {
        let people = self.running.people();
        people.max_by_key(|&seat| G::standing(self.game(), seat))
    }

    /// Whether a guided game has no more lessons. The game itself may still be running.
    #[must_use]
    pub fn is_guided_to_the_end(&self) -> bool {
        self.guide.is_some() && G::lesson(self).is_none()
    }

    /// Returns the points of all players in the position `game`, in the order of play.
    pub fn rows_of(&self, game: &G) -> Rows {
        let winners = game.outcome().map(|outcome| outcome.winners);
        let winners = winners.unwrap_or_default();
        let own = self.game().to_move();
        let row = |seat| {
            let standing = G::standing(game, seat);
            let is_known = self.is_over() || own == Some(seat);
            let points = G::standing(self.game(), seat).0;
            let is_open = is_known || G::open_score(self, seat) == Some(points);
            Row {
                player: self.player(seat),
                points: is_open.then_some(standing.0),
                standing,
                won: winners.contains(seat),
                parts: G::parts(self, seat),
            }
        };
        Seat::all(game.seats()).map(row).collect()
    }

    /// Returns the points of all players if these moves end the game. Returns `None` if the game
    /// continues.
    pub fn ending(&self, moves: &[G::Move]) -> Option<Rows> {
        let end = self.after(moves).filter(|game| game.to_move().is_none());
        end.map(|game| self.rows_of(&game))
    }

    /// Returns the position after some moves and the forced moves that follow. Returns `None` if a
    /// move is illegal.
    fn after(&self, moves: &[G::Move]) -> Option<G> {
        let mut game = self.game().clone();
        for &mv in moves {
            game.play(mv, |_| {}).ok()?;
        }
        while let Some(mv) = game.forced_move() {
            game.play(mv, |_| {}).ok()?;
        }
        Some(game)
    }

    /// Stores the moves of a person's decision, to be played later.
    pub(crate) fn decide(&mut self, moves: &mut dyn Iterator<Item = G::Move>) {
        self.pending.clear();
        for mv in moves {
            let is_noted = self.pending.push(mv).is_ok();
            debug_assert!(is_noted, "more moves than a decision has");
        }
    }

    /// Returns the stored moves of a person's decision.
    pub(crate) fn pending(&self) -> &[G::Move] {
        &self.pending
    }

    /// Removes and returns the stored moves of a person's decision.
    pub(crate) fn take_pending(&mut self) -> Vec<G::Move, AT_ONCE> {
        core::mem::take(&mut self.pending)
    }

    /// Returns whether the person has to confirm the stored decision before it is played. The
    /// decision must end the game without a sure win for the person, as far as public information
    /// shows. There must also be another move with which the game continues. The person is asked
    /// only once per turn.
    pub(crate) fn must_ask(&mut self) -> bool {
        let turns = Some(self.turns);
        if !G::MAY_END_EARLY || self.guide.is_some() || self.asked == turns {
            return false;
        }
        let own = self.game().to_move();
        let (Some(rows), Some(own)) = (self.ending(&self.pending), own) else {
            return false;
        };
        let is_open = rows.iter().all(|row| row.points.is_some());
        let has_won = rows.get(own.index()).is_some_and(|row| row.won);
        if is_open && has_won || !self.may_go_on() {
            return false;
        }
        self.asked = turns;
        true
    }

    /// Whether some legal move continues the game.
    fn may_go_on(&self) -> bool {
        let moves = self.game().moves();
        let mut moves = moves.as_ref().iter();
        moves.any(|&mv| {
            self.after(&[mv])
                .is_some_and(|game| game.to_move().is_some())
        })
    }

    /// Returns the turns that the log lists, the newest first.
    pub fn listed(&self) -> impl Iterator<Item = &G::Turn> {
        let open = Some(&self.turn).filter(|turn| G::lists_open_turn(turn));
        open.into_iter().chain(self.log())
    }

    /// Plays a move. Only events that all people at the table may know enter the log.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play(&mut self, mv: G::Move) -> Result<Step, G::Refusal> {
        self.play_because(mv, None)
    }

    /// Plays a move of a record in the position `before`.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play_from(&mut self, before: &G, mv: G::Move) -> Result<Step, G::Refusal> {
        self.running.replace(before.clone());
        self.play(mv)
    }

    /// Plays a move, with the reason that a bot has given.
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

    /// Plays a bot's decision. Returns `None` if no move is possible.
    pub fn follow(&mut self, decision: &Decision<G>) -> Option<Step> {
        // If the decision is illegal, the first legal move is played, so that a bot never gets
        // stuck.
        let legal = || self.running.listed(0);
        let mv = Some(decision.mv).filter(|&mv| self.game().check(mv).is_ok());
        let why = decision.reason.filter(|_| mv.is_some());
        self.play_because(mv.or_else(legal)?, why).ok()
    }

    /// Lets a bot think about the current decision for at most `budget` units of work. Returns the
    /// progress in percent, or `None` if there is nothing to decide.
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

/// The seats of all people at the table.
type People = Vec<Seat, MAX_SEATS>;

/// Whether all people at the table may know an event.
fn may_know<G: ScreenTypes>(people: &People, before: &G, event: G::Event) -> bool {
    people.iter().all(|&seat| before.may_see(seat, event))
}

/// Plays a move on a position, and adds its public events to a turn.
fn retell<G: ScreenTypes>(turn: &mut G::Turn, game: &mut G, people: &People, mv: G::Move) {
    let before = game.clone();
    turn.before(&before);
    let _ = game.play(mv, |event| {
        if may_know(people, &before, event) {
            turn.tell(event);
        }
    });
}
