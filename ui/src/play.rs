//! A running game of `legions`, and what happened in its turns.

use core::ops::Deref;

use heapless::{Deque, Vec};
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    Action, Cell, End, Event, Legions, MAX_GAME, MAX_UNDO, Mode, Move, Refusal, Setup, Solo, Spot,
    Tile,
};
use palmyra_engine::{Game as _, Played, Seat};

use crate::guide::Guide;
use crate::mind::Decision;
use crate::running::{self, Opening, Running};
pub use crate::running::{Person, Who};
use crate::save::Resume;

/// Turns that the log keeps.
pub const LOG: usize = 12;
/// Tiles of a draw that the log names; larger draws are counted.
const NAMED: usize = 14;

impl Opening for Setup {
    type Game = Legions;
    const NUMBER: u8 = 0;

    fn players(self) -> u8 {
        self.players()
    }

    fn deal(self, seed: u64) -> Legions {
        Legions::new(self, seed)
    }

    fn mode(self) -> u8 {
        match self.mode() {
            Mode::Classic => 0,
            Mode::Expert => 1,
            Mode::Solo(solo) => 1 + solo.number(),
        }
    }

    fn from_kept(mode: u8, players: u8) -> Option<Self> {
        let mode = match mode {
            0 => Mode::Classic,
            1 => Mode::Expert,
            number => Mode::Solo(Solo::new(number - 1)?),
        };
        Self::new(mode, players).ok()
    }
}

/// A game of `legions` about to begin.
pub type Start = running::Start<Setup>;

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

/// A game in progress, with a log of its turns.
///
/// It is read as what it logs; only its own steps change that.
#[derive(Clone, Debug)]
pub struct Play {
    running: Running<Setup, MAX_GAME>,
    turn: Turn,
    /// The turn before each step that can be taken back.
    before: Vec<Turn, MAX_UNDO>,
    log: Deque<Turn, LOG>,
    /// Who saw the screen last.
    pub holder: Option<Person>,
    /// After how many moves a person was told what the others have done.
    pub told: usize,
    /// What a guided game remembers.
    guide: Option<Guide>,
}

impl Deref for Play {
    type Target = Running<Setup, MAX_GAME>;

    fn deref(&self) -> &Self::Target {
        &self.running
    }
}

impl Play {
    /// Sets a game up; everything else follows from the seed.
    pub fn new(start: Start, seed: u32) -> Self {
        Self::with(Running::new(start, seed), None)
    }

    /// A guided game, which begins with a position of its own.
    pub fn guided(start: Start, game: Legions) -> Self {
        let first = start.first.map_or(0, |first| first.0);
        let running = Running::with(start, game, 0, first);
        Self::with(running, Some(Guide::default()))
    }

    fn with(running: Running<Setup, MAX_GAME>, guide: Option<Guide>) -> Self {
        Self {
            running,
            turn: Turn::default(),
            before: Vec::new(),
            log: Deque::new(),
            holder: None,
            told: 0,
            guide,
        }
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

    /// Who decides now.
    pub fn active(&self) -> Person {
        self.person(self.game().seat())
    }

    /// Finished turns, the newest first.
    pub fn log(&self) -> impl Iterator<Item = &Turn> {
        self.log.iter().rev()
    }

    /// The turn under way.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Plays a step.
    ///
    /// # Errors
    /// The game's refusal.
    pub fn play(&mut self, mv: Move) -> Result<Step, Refusal> {
        let before = self.turn.clone();
        let tells = self.guide.is_none() && self.bot_to_move();
        let why = tells.then(|| Reason::of_move(self.game(), mv)).flatten();
        let mut over = false;
        let turn = &mut self.turn;
        let played = self.running.play(mv, |event| {
            turn.tell(event);
            over |= matches!(event, Event::TurnEnded { .. });
        })?;
        self.turn.why = self.turn.why.or(why);
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

    /// Takes the last step back; `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.before.pop() else {
            return false;
        };
        let undone = self.running.undo();
        debug_assert!(undone, "both remember the same steps");
        self.turn = turn;
        true
    }

    /// The moves so far have been kept.
    pub const fn set_kept(&mut self) {
        self.running.set_kept();
    }

    /// Plays what a bot has decided.
    pub fn follow(&mut self, decision: &Decision) -> Option<Step> {
        // A bot never stands still, whatever it was thinking of.
        let legal = || self.game().moves().first().copied();
        let mv = Some(decision.mv).filter(|&mv| self.game().check(mv).is_ok());
        self.play(mv.or_else(legal)?).ok()
    }
}

impl Resume for Play {
    type Setup = Setup;

    /// Never inlined, because its room on the stack would be taken by whoever
    /// calls, at all times.
    #[inline(never)]
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> &mut Self {
        place.insert(Self::new(start, seed))
    }

    fn resume(&mut self, index: u8) -> bool {
        let mv = self.listed(index);
        let played = mv.is_some_and(|mv| self.play(mv).is_ok());
        self.set_kept();
        played
    }
}
