//! A running game of any kind, with the people around it, as it is kept.

use core::fmt;

use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_engine::record::{Recorded, Recorder};
use palmyra_engine::{Game as _, Played, Rng, Seat, Session};

use crate::save::Resume;

/// The purpose of the number that chooses the first player.
const FIRST: u32 = 2;

/// Who sits at a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// A person with the device in hand.
    #[default]
    Human,
    /// The device itself.
    Bot(Level),
}

/// One of the coloured places around the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person(pub u8);

impl Person {
    /// The place's number, for tables of colours and names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a game is set up: all that a game has to add to be played and kept.
pub trait Opening: Copy + fmt::Debug + Eq {
    /// The game.
    type Game: Recorded + fmt::Debug;
    /// The game's number in what is kept; it never changes.
    const NUMBER: u8;

    /// How many sit at the table.
    fn players(self) -> u8;

    /// A new game, which follows from the seed.
    fn deal(self, seed: u64) -> Self::Game;

    /// What is kept besides the number of players.
    fn mode(self) -> u8;

    /// The set-up that was kept; `None` if there is no such.
    fn from_kept(mode: u8, players: u8) -> Option<Self>;
}

/// A game about to begin; its seed is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start<S> {
    /// Mode and seats.
    pub setup: S,
    /// Who sits where.
    pub who: [Who; 5],
    /// Who begins; `None` leaves it to the seed.
    pub first: Option<Person>,
}

/// A game in progress: where it stands, how it came there, and who plays.
///
/// `STEPS` can be made at most.
#[derive(Clone, Debug)]
pub struct Running<S: Opening, const STEPS: usize> {
    session: Session<S::Game>,
    /// Every move so far, as its place in the list of legal ones.
    history: Vec<u8, STEPS>,
    /// Whether the moves differ from those that were kept.
    unkept: bool,
    /// Whose move was the last.
    last: Option<Seat>,
    seed: u64,
    start: Start<S>,
    first: u8,
}

impl<S: Opening, const STEPS: usize> Running<S, STEPS> {
    /// Sets a game up; everything else follows from the seed.
    pub fn new(start: Start<S>, seed: u32) -> Self {
        let seed = u64::from(seed);
        let chance = || Rng::derived(seed, FIRST).below(start.setup.players().into()) as u8;
        let first = start.first.map_or_else(chance, |first| first.0);
        Self::with(start, start.setup.deal(seed), seed, first)
    }

    /// A game that begins with a position of its own.
    pub(crate) fn with(start: Start<S>, game: S::Game, seed: u64, first: u8) -> Self {
        Self {
            session: Session::new(game),
            history: Vec::new(),
            unkept: false,
            last: None,
            seed,
            start,
            first,
        }
    }

    /// How it was set up.
    pub const fn start(&self) -> Start<S> {
        self.start
    }

    /// Where its randomness comes from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The position with what can be taken back.
    pub const fn session(&self) -> &Session<S::Game> {
        &self.session
    }

    /// The position.
    pub fn game(&self) -> &S::Game {
        self.session.game()
    }

    /// Who sits at a seat of the engine, which counts from the first player.
    pub fn person(&self, seat: Seat) -> Person {
        Person((seat.index() as u8 + self.first) % self.game().seats())
    }

    /// Human or bot.
    pub fn who(&self, person: Person) -> Who {
        let who = self.start.who.get(person.index());
        who.copied().unwrap_or_default()
    }

    /// Whether the device decides now.
    pub fn bot_to_move(&self) -> bool {
        let seat = self.game().to_move();
        seat.is_some_and(|seat| self.who(self.person(seat)) != Who::Human)
    }

    /// The seats of the people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::all(self.game().seats());
        seats.filter(|&seat| self.who(self.person(seat)) == Who::Human)
    }

    /// How many people share the device.
    pub fn humans(&self) -> usize {
        self.people().count()
    }

    /// The best bot's level, if there is a bot.
    pub fn hardest(&self) -> Option<Level> {
        let seats = Seat::all(self.game().seats());
        let levels = seats.filter_map(|seat| match self.who(self.person(seat)) {
            Who::Human => None,
            Who::Bot(level) => Some(level),
        });
        levels.max()
    }

    /// The only person, if there is just one.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = self.people();
        let only = humans.next();
        if humans.next().is_none() { only } else { None }
    }

    /// Plays a step and tells what happened.
    ///
    /// # Errors
    /// The game's refusal; nothing has changed then.
    pub fn play(&mut self, mv: Move<S>, tell: impl FnMut(Event<S>)) -> Result<Played, Refusal<S>> {
        let moves = self.game().moves();
        let index = moves.as_ref().iter().position(|&listed| listed == mv);
        let seat = self.game().to_move();
        let played = self.session.play(mv, tell)?;
        self.unkept = true;
        self.last = seat;
        // No list is longer than a byte can count.
        debug_assert!(index.is_some(), "a legal move is listed");
        let pushed = self.history.push(index.unwrap_or(0) as u8);
        debug_assert!(pushed.is_ok(), "a game has at most so many steps");
        Ok(played)
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.session.undoable().is_empty()
    }

    /// Takes the last step back; `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        let undone = self.session.undo().is_some();
        if undone {
            self.history.pop();
            self.unkept = true;
        }
        undone
    }

    /// Every move so far, as its place in the list of legal ones.
    pub fn history(&self) -> &[u8] {
        &self.history
    }

    /// The move at a place in the list of legal ones.
    pub fn listed(&self, index: u8) -> Option<Move<S>> {
        let moves = self.game().moves();
        moves.as_ref().get(usize::from(index)).copied()
    }

    /// The moves so far have been kept.
    pub const fn set_kept(&mut self) {
        self.unkept = false;
    }

    /// Whether the moves differ from those that were kept.
    pub const fn is_unkept(&self) -> bool {
        self.unkept
    }

    /// Whether keeping the moves saves anything. What a bot does at a stretch
    /// is kept as a whole to spare the flash: interrupted, the bot plays it
    /// again the same way.
    pub fn is_worth_keeping(&self) -> bool {
        let goes_on = self.last == self.game().to_move();
        self.unkept && !(goes_on && self.bot_to_move())
    }

    /// Writes the record so far.
    ///
    /// # Errors
    /// When `out` fails, or the game did not begin with a deal.
    pub fn record(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let mut game = self.game().opening().ok_or(fmt::Error)?;
        let mut recorder = Recorder::new(out);
        recorder.opening(&game, self.seed)?;
        for &index in &self.history {
            let moves = game.moves();
            let mv = moves.as_ref().get(usize::from(index)).copied();
            let mv = mv.ok_or(fmt::Error)?;
            recorder.play(&mut game, mv).map_err(|_| fmt::Error)??;
        }
        Ok(())
    }
}

/// A step of the game that is set up so.
type Move<S> = <<S as Opening>::Game as palmyra_engine::Game>::Move;
/// What happens in it.
type Event<S> = <<S as Opening>::Game as palmyra_engine::Game>::Event;
/// Why it refuses a step.
type Refusal<S> = <<S as Opening>::Game as palmyra_engine::Game>::Refusal;

impl<S: Opening, const STEPS: usize> Resume for Running<S, STEPS> {
    type Setup = S;

    /// Never inlined, because its room on the stack would be taken by whoever
    /// calls, at all times.
    #[inline(never)]
    fn begin(place: &mut Option<Self>, start: Start<S>, seed: u32) -> &mut Self {
        place.insert(Self::new(start, seed))
    }

    fn resume(&mut self, index: u8) -> bool {
        let mv = self.listed(index);
        let played = mv.is_some_and(|mv| self.play(mv, |_| {}).is_ok());
        self.unkept = false;
        played
    }
}
