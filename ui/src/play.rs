//! A running game with the people around it.

use core::fmt;

use heapless::{Deque, Vec};
use palmyra_engine::bot::Level;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    Action, Cell, End, Event, Legions, MAX_GAME, Move, Refusal, Setup, Solo, Spot, Tile, record,
};
use palmyra_engine::{Game as _, Played, Rng, Seat, Session};

use crate::guide::Guide;
use crate::mind::Decision;

/// Turns that the log keeps.
pub const LOG: usize = 12;
/// Tiles of a draw that the log names; larger draws are counted.
const NAMED: usize = 14;
/// Steps that can be taken back: all that a turn can have before it is final,
/// which are the action, four tiles and to finish, and one to spare.
const UNDO: usize = 7;

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

/// A game about to begin; its seed is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Mode and seats.
    pub setup: Setup,
    /// Who sits where.
    pub who: [Who; 5],
    /// Who begins; `None` leaves it to the seed.
    pub first: Option<Person>,
}

impl Start {
    /// Alone.
    pub const fn solo(solo: Solo) -> Self {
        Self {
            setup: Setup::Solo(solo),
            who: [Who::Human; 5],
            first: None,
        }
    }
}

/// A tile laid in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Where.
    pub cell: Cell,
}

/// What happened in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn; `None` before anything happened.
    pub seat: Option<Seat>,
    /// Spent on what.
    pub action: Option<Action>,
    /// Whether Caesar was taken.
    pub caesar_taken: bool,
    /// Tiles laid.
    pub laid: Vec<Laid, 4>,
    /// Points for landscapes.
    pub landscape: u8,
    /// Points for features.
    pub feature: u8,
    /// Caesar's point.
    pub caesar: u8,
    /// Tribute on top.
    pub tribute: u8,
    /// Coins that left the reserve, in a revenue.
    pub taken: Option<u8>,
    /// Tiles drawn, as far as they are named.
    pub drawn: Vec<Tile, NAMED>,
    /// All tiles drawn.
    pub drawn_count: u8,
    /// The tile that became tribute.
    pub flipped: Option<Tile>,
    /// Where the figures were put.
    pub put: [Option<Spot>; 2],
    /// Coins that left a solo game.
    pub removed: u8,
    /// The end of the game.
    pub end: Option<End>,
    /// Why a bot did that, if it was one.
    pub why: Option<Reason>,
}

impl Turn {
    /// Matches and Caesar's point.
    pub const fn gain(&self) -> u8 {
        self.landscape + self.feature + self.caesar
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::Began { seat, action } => {
                self.seat = Some(seat);
                self.action = Some(action);
            }
            Event::CaesarTaken { .. } => self.caesar_taken = true,
            Event::Placed { tile, cell, .. } => {
                // The rules allow no fifth tile.
                let _ = self.laid.push(Laid { tile, cell });
            }
            Event::Touched { touch, .. } => {
                if !touch.occupied {
                    self.landscape += u8::from(touch.landscape);
                    self.feature += 2 * u8::from(touch.feature);
                }
            }
            Event::Gained { caesar, .. } => self.caesar = caesar,
            Event::Paid { tribute, taken } => {
                self.tribute = tribute;
                self.taken = Some(taken);
            }
            Event::Drew { tile, .. } => {
                self.drawn_count += 1;
                let _ = self.drawn.push(tile);
            }
            Event::Flipped { tile, .. } => self.flipped = Some(tile),
            Event::Put { figure, spot } => self.put[figure as usize] = Some(spot),
            Event::TurnEnded { .. } => {}
            Event::Removed { coins } => self.removed = coins,
            Event::Ended { end } => self.end = Some(end),
        }
    }
}

/// What a step led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The same turn goes on.
    Within,
    /// The turn is over; the log tells it.
    TurnOver,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Play {
    session: Session<Legions, UNDO>,
    /// Every move so far, as its place in the list of legal ones.
    history: Vec<u8, MAX_GAME>,
    /// Whether the moves differ from those that were kept.
    unkept: bool,
    seed: u64,
    start: Start,
    first: u8,
    turn: Turn,
    /// The turn before each step that can be taken back.
    before: Vec<Turn, UNDO>,
    log: Deque<Turn, LOG>,
    /// Who saw the screen last.
    pub holder: Option<Person>,
    /// After how many moves a person was told what the others have done.
    pub told: usize,
    /// What a guided game remembers.
    guide: Option<Guide>,
}

impl Play {
    /// Sets a game up; everything else follows from the seed.
    pub fn new(start: Start, seed: u32) -> Self {
        let seed = u64::from(seed);
        let chance = || Rng::derived(seed, FIRST).below(start.setup.players().into()) as u8;
        let first = start.first.map_or_else(chance, |first| first.0);
        Self::with(start, Legions::new(start.setup, seed), seed, first)
    }

    /// A guided game, which begins with a position of its own.
    pub fn guided(start: Start, game: Legions) -> Self {
        let first = start.first.map_or(0, |first| first.0);
        Self {
            guide: Some(Guide::default()),
            ..Self::with(start, game, 0, first)
        }
    }

    fn with(start: Start, game: Legions, seed: u64, first: u8) -> Self {
        Self {
            session: Session::new(game),
            history: Vec::new(),
            unkept: false,
            seed,
            start,
            first,
            turn: Turn::default(),
            before: Vec::new(),
            log: Deque::new(),
            holder: None,
            told: 0,
            guide: None,
        }
    }

    /// Sets a game up in place of another. Never inlined, because its room on
    /// the stack would be taken by whoever calls, at all times.
    #[inline(never)]
    pub fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> &mut Self {
        place.insert(Self::new(start, seed))
    }

    /// What a guided game remembers; `None` in all others.
    pub const fn guide(&self) -> Option<Guide> {
        self.guide
    }

    /// Whether a guided game waits until its introduction is read.
    pub fn introduces(&self) -> bool {
        self.guide.and_then(Guide::introduction).is_some()
    }

    /// A sentence of the introduction to the guided game has been read.
    pub fn read_introduction(&mut self) {
        self.guide = self.guide.map(Guide::read);
    }

    /// How it was set up.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// Where its randomness comes from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The position with what can be taken back.
    pub const fn session(&self) -> &Session<Legions, UNDO> {
        &self.session
    }

    /// The position.
    pub fn game(&self) -> &Legions {
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

    /// Who decides now.
    pub fn active(&self) -> Person {
        self.person(self.game().seat())
    }

    /// Whether the device decides now.
    pub fn bot_to_move(&self) -> bool {
        self.game().to_move().is_some() && self.who(self.active()) != Who::Human
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
        let mut humans = Seat::all(self.game().seats())
            .filter(|&seat| self.who(self.person(seat)) == Who::Human);
        let only = humans.next();
        if humans.next().is_none() { only } else { None }
    }

    /// Finished turns, the newest first.
    pub fn log(&self) -> impl Iterator<Item = &Turn> {
        self.log.iter().rev()
    }

    /// The turn under way.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Plays a step of a person.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play(&mut self, mv: Move) -> Result<Step, Refusal> {
        let index = self.game().moves().iter().position(|&listed| listed == mv);
        let before = self.turn.clone();
        if self.turn.why.is_none() && self.guide.is_none() && self.bot_to_move() {
            self.turn.why = Reason::of_move(self.game(), mv);
        }
        let mut over = false;
        let turn = &mut self.turn;
        let played = self.session.play(mv, |event| {
            turn.tell(event);
            over |= matches!(event, Event::TurnEnded { .. });
        })?;
        self.unkept = true;
        // A legal move is listed, and no list is longer than a byte can count.
        let pushed = self.history.push(index.unwrap_or(0) as u8);
        debug_assert!(pushed.is_ok(), "a game has at most MAX_GAME steps");
        match played {
            Played::Final => self.before.clear(),
            Played::Reversible => {
                if self.before.is_full() {
                    self.before.remove(0);
                }
                let _ = self.before.push(before);
            }
        }
        if over {
            if self.log.is_full() {
                self.log.pop_front();
            }
            let _ = self.log.push_back(core::mem::take(&mut self.turn));
            Ok(Step::TurnOver)
        } else {
            Ok(Step::Within)
        }
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.session.undoable().is_empty()
    }

    /// Takes the last step back; `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.before.pop() else {
            return false;
        };
        let undone = self.session.undo();
        debug_assert!(undone.is_some(), "both remember the same steps");
        self.history.pop();
        self.unkept = true;
        self.turn = turn;
        true
    }

    /// Every move so far, as its place in the list of legal ones.
    pub fn history(&self) -> &[u8] {
        &self.history
    }

    /// The moves so far have been kept.
    pub const fn set_kept(&mut self) {
        self.unkept = false;
    }

    /// Whether the moves differ from those that were kept.
    pub const fn is_unkept(&self) -> bool {
        self.unkept
    }

    /// Whether keeping the moves saves anything. A bot's turn is kept as a whole
    /// to spare the flash: interrupted, the bot plays it again the same way.
    pub fn is_worth_keeping(&self) -> bool {
        let turn_under_way = self.turn.seat.is_some();
        self.unkept && !(turn_under_way && self.bot_to_move())
    }

    /// Plays the move at a place in the list of legal ones; `false` if there
    /// is none.
    pub fn play_listed(&mut self, index: u8) -> bool {
        let mv = self.game().moves().get(usize::from(index)).copied();
        let played = mv.is_some_and(|mv| self.play(mv).is_ok());
        self.unkept = false;
        played
    }

    /// Plays what a bot has decided.
    pub fn follow(&mut self, decision: &Decision) -> Option<Step> {
        // A bot never stands still, whatever it was thinking of.
        let legal = || self.game().moves().first().copied();
        let mv = Some(decision.mv).filter(|&mv| self.game().check(mv).is_ok());
        self.play(mv.or_else(legal)?).ok()
    }

    /// Writes the record so far.
    pub fn record(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let mut game = self.game().opening().ok_or(fmt::Error)?;
        let mut recorder = record::Recorder::new(out);
        recorder.opening(&game, self.seed)?;
        for &index in &self.history {
            let mv = game.moves().get(usize::from(index)).copied();
            let mv = mv.ok_or(fmt::Error)?;
            recorder.play(&mut game, mv).map_err(|_| fmt::Error)??;
        }
        Ok(())
    }
}
