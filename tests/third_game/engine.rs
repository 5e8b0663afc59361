//! The smallest possible game, as an example of a new game. Two players add a number from one
//! to three in turn. The player who reaches ten wins.

use core::fmt::{self, Display, Write};

use heapless::Vec;

use crate::bot::{Effort, Level, NoTree, PlanMoves, PlayOut, Strategy, Work};
use crate::playable::{GameMode, Measured, Playable};
use crate::record::{Problem, RecordError, Recorded, Recorder};
use crate::{Game, Outcome, Played, Rng, Seat, Seats};

/// The sum to reach.
const GOAL: u8 = 10;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adding {
    sum: u8,
    seat: Seat,
    winner: Option<Seat>,
}

impl Adding {
    /// The sum of all numbers added so far.
    #[must_use]
    pub const fn sum(&self) -> u8 {
        self.sum
    }
}

/// The event that a player has added a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    /// The player.
    pub seat: Seat,
    /// The number added.
    pub number: u8,
}

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOneToThree;

impl Display for NotOneToThree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("add one, two or three, as long as nobody has won")
    }
}

impl core::error::Error for NotOneToThree {}

impl Game for Adding {
    type Move = u8;
    type Moves = Vec<u8, 3>;
    type Event = Added;
    type Refusal = NotOneToThree;
    type Undo = Vec<u8, 1>;

    fn seats(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        self.winner.is_none().then_some(self.seat)
    }

    fn list_moves(&self, moves: &mut Self::Moves) {
        moves.clear();
        moves.extend((1..=3).filter(|&number| self.check(number).is_ok()));
    }

    fn check(&self, number: u8) -> Result<(), NotOneToThree> {
        let legal = self.winner.is_none() && (1..=3).contains(&number);
        legal.then_some(()).ok_or(NotOneToThree)
    }

    fn play(&mut self, number: u8, mut tell: impl FnMut(Added)) -> Result<Played, NotOneToThree> {
        self.check(number)?;
        let seat = self.seat;
        self.sum += number;
        self.winner = (self.sum >= GOAL).then_some(seat);
        self.seat = seat.next(2);
        tell(Added { seat, number });
        Ok(Played::Final)
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut winners = Seats::NONE;
        winners.insert(self.winner?);
        let mut scores = [-1; crate::game::MAX_SEATS];
        scores[self.winner?.index()] = 1;
        Some(Outcome { winners, scores })
    }

    fn redeal(&mut self, _: Seat, _: &mut Rng) {}
}

impl PlayOut for Adding {
    type State = Self;
    type Plan = u8;

    fn pursue(state: &mut Self, &number: &u8, _: &mut Rng) {
        let _ = state.play(number, |_| {});
    }

    fn play_on(state: &mut Self, rng: &mut Rng) -> Work {
        let more = rng
            .pick(&state.moves())
            .is_some_and(|number| state.play(number, |_| {}).is_ok());
        Work { units: 1, more }
    }

    fn mover(state: &Self) -> Seat {
        state.seat
    }

    fn value(state: &Self, seat: Seat) -> i32 {
        i32::from(state.winner == Some(seat))
    }
}

impl Strategy for Adding {
    type Key = u8;
    type Survey = ();
    /// The sum after the planned move.
    type Reason = u8;
    type Tree = NoTree;

    fn blank() -> (Self, ()) {
        (NEW, ())
    }

    fn observe(&self, _: Seat, _: Level, state: &mut Self, (): &mut ()) {
        *state = *self;
    }

    fn effort(_: &Self, level: Level) -> Effort {
        let units = if level == Level::Zenobia { 200 } else { 0 };
        Effort {
            turn: units,
            units,
            horizon: 10,
            stage: 10,
            plans: 3,
            blur: 0,
        }
    }

    fn look(state: &mut Self, (): &mut (), each: &mut impl FnMut(u8, u8, i32)) -> Work {
        for number in state.moves() {
            // The sums 2 and 6 are good for the player who leaves them. The sum
            // 10 wins.
            let left = state.sum + number;
            each(number, 0, i32::from(left >= GOAL || left % 4 == 2));
        }
        Work {
            units: 1,
            more: false,
        }
    }

    fn key(&number: &u8) -> u8 {
        number
    }

    fn plan_moves(_: &Self, (): &(), &number: &u8) -> PlanMoves<u8> {
        core::iter::once(number).collect()
    }

    fn reason(state: &Self, &number: &u8) -> u8 {
        state.sum + number
    }
}

const NEW: Adding = Adding {
    sum: 0,
    seat: Seat::FIRST,
    winner: None,
};

impl Recorded for Adding {
    const NAME: &'static str = "adding";
    const NO_RECORD: NotOneToThree = NotOneToThree;
    type Fault = NotOneToThree;

    fn initial(&self) -> Option<Self> {
        Some(NEW)
    }

    fn write_setup(&self, out: &mut dyn Write, seed: &dyn Display) -> fmt::Result {
        writeln!(out, "seed {seed}")
    }

    fn write_options(&self, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }

    fn write_move(
        &mut self,
        number: u8,
        out: &mut dyn Write,
    ) -> Result<fmt::Result, NotOneToThree> {
        let seat = self.seat;
        self.play(number, |_| {})?;
        Ok(writeln!(out, "turn {seat} {number}"))
    }

    fn write_score(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", u8::from(self.winner == Some(seat)))
    }

    fn read(
        text: &str,
        mut each: impl FnMut(&Self, u8),
    ) -> Result<Self, RecordError<NotOneToThree, NotOneToThree>> {
        let (mut game, mut line) = (NEW, 0);
        let seed = text.lines().find_map(|line| line.strip_prefix("seed "));
        let mut again = Recorder::new(heapless::String::<512>::new());
        let _ = again.setup(&game, seed.unwrap_or_default());
        for words in text.lines() {
            line += 1;
            let wrong = |problem| RecordError { line, problem };
            if let Some(number) = words.strip_prefix("turn ").and_then(|it| it.get(2..)) {
                let number = number.parse().unwrap_or(0);
                each(&game, number);
                let played = again.play(&mut game, number);
                let _ = played.map_err(|refusal| wrong(Problem::Illegal(refusal)))?;
            }
        }
        if game.winner.is_none() {
            let _ = again.running();
        }
        let (found, expected) = (text, again.into_inner());
        let same = found.lines().zip(expected.lines());
        let line = 1 + same
            .take_while(|(found, expected)| found == expected)
            .count();
        (found == expected).then_some(game).ok_or(RecordError {
            line,
            problem: Problem::Truncated,
        })
    }
}

impl Playable for Adding {
    const NUMBER: u8 = 7;
    const RULES: u8 = 1;
    const MODES: &'static [GameMode] = &[GameMode {
        name: "standard",
        fewest: 2,
        most: 2,
    }];
    const MAX_GAME: usize = GOAL as usize;
    const MAX_MOVES: usize = 3;

    fn deal(mode: u8, seats: u8, _: u64) -> Option<Self> {
        (mode == 0 && seats == 2).then_some(NEW)
    }

    fn mode(&self) -> u8 {
        0
    }

    fn write_standing(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        self.write_score(seat, out)
    }

    fn begins_turn(&self) -> bool {
        self.winner.is_none()
    }

    fn is_within_turn(&self) -> bool {
        false
    }
}

impl Measured for Adding {
    const POINTS: &'static str = "points";

    fn measured_turn(_: u8, number: u32) -> u32 {
        1 + number % 2
    }
}
