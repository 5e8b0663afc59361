//! A running game with its players, in the form that is saved.

use core::fmt;

use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_engine::record::Recorder;
use palmyra_engine::{Played, Rng, Seat, Session};

use crate::save::Resume;
use crate::{Listed, Person, Start, Who};

/// The largest number of moves of a saved game.
pub const STEPS: usize = 2500;

/// The purpose of the random generator that chooses the first player, for
/// [`Rng::derived`](palmyra_engine::Rng::derived).
const FIRST: u32 = 2;

/// A game in progress: its position, its moves, and its players.
#[derive(Clone, Debug)]
pub struct Running<G: Listed> {
    session: Session<G>,
    /// All moves, each as an index into the list of legal moves.
    history: Vec<u8, STEPS>,
    /// Whether there are moves that are not saved, or saved moves that were
    /// taken back.
    unsaved: bool,
    /// The seat that moved last.
    last: Option<Seat>,
    seed: u64,
    start: Start,
    first: u8,
}

impl<G: Listed> Running<G> {
    /// Sets up a game. The seed determines everything that the setup leaves open. Returns `None`
    /// if the game does not allow this setup.
    #[must_use]
    pub fn new(start: Start, seed: u32) -> Option<Self> {
        let seed = u64::from(seed);
        let game = G::deal(start.mode, start.seats, seed)?;
        let chance = || Rng::derived(seed, FIRST).below(start.seats.into()) as u8;
        let first = start.first.map_or_else(chance, |first| first.0);
        Some(Self::with(start, game, seed, first))
    }

    /// Creates a game that begins with this position.
    #[must_use]
    pub fn with(start: Start, game: G, seed: u64, first: u8) -> Self {
        Self {
            session: Session::new(game),
            history: Vec::new(),
            unsaved: false,
            last: None,
            seed,
            start,
            first,
        }
    }

    /// Continues with another position. Steps before it cannot be taken back.
    pub fn replace(&mut self, game: G) {
        self.session = Session::new(game);
    }

    /// The game's setup.
    #[must_use]
    pub const fn start(&self) -> Start {
        self.start
    }

    /// The seed of the game's randomness.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The session: the position and the steps that can be taken back.
    #[must_use]
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The current position.
    #[must_use]
    pub fn game(&self) -> &G {
        self.session.game()
    }

    /// The person at a seat. A seat's number depends on who begins.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        Person((seat.index() as u8 + self.first) % self.game().seats().max(1))
    }

    /// Whether a place is taken by a person or by a bot.
    #[must_use]
    pub fn who(&self, person: Person) -> Who {
        let who = self.start.who.get(person.index());
        who.copied().unwrap_or_default()
    }

    /// The person or bot who decides now; `None` when the game is over.
    #[must_use]
    pub fn active(&self) -> Option<Person> {
        self.game().to_move().map(|seat| self.person(seat))
    }

    /// Whether a bot decides now.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        self.active()
            .is_some_and(|person| self.who(person) != Who::Human)
    }

    /// The seats of the people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::all(self.game().seats());
        seats.filter(|&seat| self.who(self.person(seat)) == Who::Human)
    }

    /// The number of people who share the device.
    #[must_use]
    pub fn humans(&self) -> usize {
        self.people().count()
    }

    /// The level of the strongest bot, if there is a bot.
    #[must_use]
    pub fn hardest(&self) -> Option<Level> {
        let seats = Seat::all(self.game().seats());
        let levels = seats.filter_map(|seat| match self.who(self.person(seat)) {
            Who::Human => None,
            Who::Bot(level) => Some(level),
        });
        levels.max()
    }

    /// The seat of the only person; `None` if there are several or none.
    #[must_use]
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = self.people();
        let only = humans.next();
        if humans.next().is_none() { only } else { None }
    }

    /// Plays a step and calls `tell` with each event.
    ///
    /// # Errors
    /// The game's refusal. Nothing has changed in that case.
    pub fn play(
        &mut self,
        mv: G::Move,
        mut tell: impl FnMut(G::Event),
    ) -> Result<Played, G::Refusal> {
        self.play_telling(mv, &mut tell)
    }

    fn play_telling(
        &mut self,
        mv: G::Move,
        tell: &mut dyn FnMut(G::Event),
    ) -> Result<Played, G::Refusal> {
        let moves = self.game().moves();
        let index = moves.as_ref().iter().position(|&listed| listed == mv);
        let seat = self.game().to_move();
        let played = self.session.play(mv, tell)?;
        self.unsaved = true;
        self.last = seat;
        // The index fits into a byte, because no list is longer than 256.
        debug_assert!(index.is_some(), "a legal move is listed");
        let pushed = self.history.push(index.unwrap_or(0) as u8);
        debug_assert!(pushed.is_ok(), "the list has room for the longest game");
        Ok(played)
    }

    /// Whether the last step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.session.undoable().is_empty()
    }

    /// Takes back the last step. Returns `false` if that is not possible.
    pub fn undo(&mut self) -> bool {
        let undone = self.session.undo().is_some();
        if undone {
            self.history.pop();
            self.unsaved = true;
        }
        undone
    }

    /// All moves so far, each as an index into the list of legal moves.
    #[must_use]
    pub fn history(&self) -> &[u8] {
        &self.history
    }

    /// The move that has this index in the list of legal moves.
    #[must_use]
    pub fn listed(&self, index: u8) -> Option<G::Move> {
        let moves = self.game().moves();
        moves.as_ref().get(usize::from(index)).copied()
    }

    /// Marks the moves so far as saved.
    pub const fn set_saved(&mut self) {
        self.unsaved = false;
    }

    /// Whether there are moves that are not saved, or saved moves that were
    /// taken back.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Whether the moves should be saved now. To spare the flash, consecutive moves of a bot are
    /// saved together. If the power fails before, the bot plays the same moves again.
    #[must_use]
    pub fn is_worth_saving(&self) -> bool {
        let goes_on = self.last == self.game().to_move();
        self.unsaved && !(goes_on && self.bot_to_move())
    }

    /// Writes the record of the game so far.
    ///
    /// # Errors
    ///
    /// If `out` fails, or the game did not start from a deal.
    pub fn record(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut game = self.game().initial().ok_or(fmt::Error)?;
        let mut recorder = Recorder::new(out);
        recorder.setup(&game, self.seed)?;
        for &index in &self.history {
            let moves = game.moves();
            let mv = moves.as_ref().get(usize::from(index)).copied();
            let mv = mv.ok_or(fmt::Error)?;
            recorder.play(&mut game, mv).map_err(|_| fmt::Error)??;
        }
        Ok(())
    }
}

impl<G: Listed> Resume for Running<G> {
    /// Never inlined. Otherwise its stack space would be part of the callers'
    /// frames.
    #[inline(never)]
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> Option<&mut Self> {
        *place = None;
        if start.game == G::KIND {
            *place = Self::new(start, seed);
        }
        place.as_mut()
    }

    fn resume(&mut self, index: u8) -> bool {
        let mv = self.listed(index);
        let played = mv.is_some_and(|mv| self.play(mv, |_| {}).is_ok());
        self.unsaved = false;
        played
    }
}
