//! Tests of turns with many plans, in a game that is made for these tests:
//!
//! - A bot's decision does not depend on how many steps can be taken back.
//! - No plan is searched for twice.
//! - The plans of a turn share one budget of work.

use std::fmt;

use palmyra_engine::bot::{
    self, Choice, Effort, Level, NoTree, PlanMoves, PlayOut, Player, Strategy, Thinker, Thought,
    Work,
};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::{Game, Outcome, Played, Rng, Seat, Seats, Session};

/// The number of steps of a turn before the roll of dice that ends it.
const STEPS: u8 = 24;
const TURNS: u8 = 4;
const PILES: usize = 3;
/// The units of work for a turn.
const TURN_UNITS: u32 = 10_000;
/// The units of work for a plan.
const PLAN_UNITS: u32 = 2_000;

/// A game with three piles of stones. A step takes a pile and lets the others grow. After [`STEPS`]
/// steps, a roll of dice lets the piles grow once more and ends the turn. `UNDO` steps can be taken
/// back.
#[derive(Clone, Debug, PartialEq)]
struct Stones<const UNDO: usize> {
    seat: Seat,
    turn: u8,
    steps: u8,
    piles: [i16; PILES],
    taken: [i16; 2],
    /// The seed of the rolls. It is hidden from both players.
    dice: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Take(u8),
    Roll,
}

#[derive(Clone, Copy, Debug)]
struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not now")
    }
}

impl<const UNDO: usize> Stones<UNDO> {
    fn new(seed: u64) -> Self {
        Self {
            seat: Seat::FIRST,
            turn: 0,
            steps: 0,
            piles: [3, 2, 1],
            taken: [0; 2],
            dice: seed,
        }
    }

    fn take(&mut self, pile: u8) {
        for (index, height) in self.piles.iter_mut().enumerate() {
            if index == usize::from(pile) {
                self.taken[self.seat.index()] += *height;
                *height = 0;
            } else {
                *height += 1 + index as i16 % 2;
            }
        }
        self.steps += 1;
    }

    fn roll(&mut self) {
        let mut rng = Rng::new(self.dice);
        self.dice = rng.next_u64();
        for height in &mut self.piles {
            *height += rng.below(9) as i16;
        }
        self.steps = 0;
        self.turn += 1;
        self.seat = self.seat.next(2);
    }
}

impl<const UNDO: usize> Game for Stones<UNDO> {
    type Move = Step;
    type Moves = Vec<Step>;
    type Undo = heapless::Vec<Step, UNDO>;
    type Event = ();
    type Refusal = NotNow;

    fn seats(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Seat> {
        (self.turn < TURNS).then_some(self.seat)
    }

    fn list_moves(&self, moves: &mut Vec<Step>) {
        let all = (0..PILES as u8).map(Step::Take).chain([Step::Roll]);
        moves.extend(all.filter(|&step| self.check(step).is_ok()));
    }

    fn check(&self, step: Step) -> Result<(), NotNow> {
        let is_due = (self.steps == STEPS) == (step == Step::Roll);
        (is_due && self.turn < TURNS).then_some(()).ok_or(NotNow)
    }

    fn play(&mut self, step: Step, _: impl FnMut(())) -> Result<Played, NotNow> {
        self.check(step)?;
        Ok(match step {
            Step::Take(pile) => {
                self.take(pile);
                Played::Reversible
            }
            Step::Roll => {
                self.roll();
                Played::Final
            }
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.to_move().is_none();
        over.then(|| {
            let mut scores = [0; MAX_SEATS];
            scores[..2].copy_from_slice(&self.taken);
            let winners = Seats::NONE;
            Outcome { winners, scores }
        })
    }

    fn redeal(&mut self, _: Seat, rng: &mut Rng) {
        self.dice = rng.next_u64();
    }
}

/// A plan of one, two or three steps.
#[derive(Clone, Copy, Debug)]
struct Plan {
    piles: [u8; 3],
    len: u8,
}

impl Plan {
    fn takes(&self) -> impl Iterator<Item = u8> {
        self.piles.into_iter().take(self.len.into())
    }
}

impl<const UNDO: usize> PlayOut for Stones<UNDO> {
    type State = Self;
    type Plan = Plan;

    fn imagine(state: &mut Self, rng: &mut Rng) {
        state.dice = rng.next_u64();
    }

    fn pursue(state: &mut Self, plan: &Plan, _: &mut Rng) {
        plan.takes().for_each(|pile| state.take(pile));
        if plan.len == 0 {
            state.roll();
        }
    }

    fn play_on(state: &mut Self, rng: &mut Rng) -> Work {
        let more = state.to_move().is_some();
        if more {
            match state.steps {
                STEPS => state.roll(),
                _ => state.take(rng.below(PILES as u32) as u8),
            }
        }
        Work { units: 1, more }
    }

    fn mover(state: &Self) -> Seat {
        state.seat
    }

    fn value(state: &Self, seat: Seat) -> i32 {
        let other = seat.next(2);
        16 * i32::from(state.taken[seat.index()] - state.taken[other.index()])
    }
}

impl<const UNDO: usize> Strategy for Stones<UNDO> {
    type Key = ([u8; 3], u8);
    type Survey = ();
    type Reason = u8;
    type Tree = NoTree;

    fn blank() -> (Self, ()) {
        (Self::new(0), ())
    }

    fn observe(&self, _: Seat, _: Level, state: &mut Self, _: &mut ()) {
        *state = Self { dice: 0, ..*self };
    }

    fn effort(_: &Self, level: Level) -> Effort {
        let thinks = u32::from(level == Level::Zenobia);
        Effort {
            turn: thinks * TURN_UNITS,
            units: thinks * PLAN_UNITS,
            horizon: 12,
            stage: 12,
            plans: 3,
            blur: u16::from(level == Level::Malku) * 40,
        }
    }

    fn look(state: &mut Self, (): &mut (), each: &mut impl FnMut(Plan, u8, i32)) -> Work {
        let left = STEPS - state.steps;
        for len in 1..=left.min(3) {
            for number in 0..3_u8.pow(len.into()) {
                let piles = [number % 3, number / 3 % 3, number / 9];
                let plan = Plan { piles, len };
                let mut after = state.clone();
                plan.takes().for_each(|pile| after.take(pile));
                let gain = Self::value(&after, state.seat) - Self::value(state, state.seat);
                each(plan, len, gain / i32::from(len));
            }
        }
        if left == 0 {
            let piles = [0; 3];
            each(Plan { piles, len: 0 }, 0, 0);
        }
        let more = false;
        Work { units: 4, more }
    }

    fn key(plan: &Plan) -> ([u8; 3], u8) {
        (plan.piles, plan.len)
    }

    fn plan_moves(_: &Self, (): &(), plan: &Plan) -> PlanMoves<Step> {
        if plan.len == 0 {
            return [Step::Roll].into_iter().collect();
        }
        plan.takes().map(Step::Take).collect()
    }

    fn reason(_: &Self, plan: &Plan) -> u8 {
        plan.len
    }
}

const LEVELS: [Level; 2] = [Level::Zenobia, Level::Malku];

fn level<const UNDO: usize>(session: &Session<Stones<UNDO>>) -> Level {
    LEVELS[session.to_move().expect("a running game").index()]
}

/// Plays a game between bots. Calls `each` with each position, the number of the step, the choice,
/// and the player who made the choice.
fn play<const UNDO: usize>(
    seed: u64,
    mut each: impl FnMut(&Session<Stones<UNDO>>, u32, Choice<Step, u8>, &Player<Stones<UNDO>>),
) -> Vec<Step> {
    let mut session = Session::new(Stones::new(seed));
    let mut player = Player::new();
    let mut steps = Vec::new();
    while session.to_move().is_some() {
        let number = steps.len() as u32;
        let choice = player.choose(&session, seed, number, level(&session));
        let choice = choice.expect("a decision");
        each(&session, number, choice, &player);
        session.play(choice.mv, |()| {}).expect("a legal step");
        steps.push(choice.mv);
    }
    assert_eq!(steps.len(), usize::from(TURNS * (STEPS + 1)));
    steps
}

/// Plays a game. For each decision, checks that a new bot makes the same choice, as after a
/// restart.
fn play_and_resume<const UNDO: usize>(seed: u64) -> Vec<Step> {
    let mut beyond = 0;
    let steps = play::<UNDO>(seed, |session, number, choice, _| {
        let again = Player::new().choose(session, seed, number, level(session));
        assert_eq!(
            again,
            Some(choice),
            "step {number} with {UNDO} to take back"
        );
        beyond += usize::from(session.unsettled() > session.undoable().len() as u32);
    });
    let longest = usize::from(STEPS);
    let expected = usize::from(TURNS) * longest.saturating_sub(UNDO);
    assert_eq!(beyond, expected, "turns are longer than the list");
    steps
}

#[test]
fn what_a_bot_decides_does_not_depend_on_how_many_steps_can_be_taken_back() {
    let mut games = Vec::new();
    for seed in 1..4 {
        let steps = play_and_resume::<0>(seed);
        assert_eq!(steps, play_and_resume::<1>(seed));
        assert_eq!(steps, play_and_resume::<5>(seed));
        assert_eq!(steps, play_and_resume::<23>(seed));
        assert_eq!(steps, play_and_resume::<24>(seed));
        games.push(steps);
    }
    assert!(games[0] != games[1] && games[1] != games[2], "seeds matter");
}

#[test]
fn each_plan_of_a_turn_is_thought_out_once() {
    let (mut plans, mut left) = (0, 0);
    play::<3>(5, |_, number, _, player| {
        if left == 0 {
            plans += 1;
            left = player.thinker().line().len();
        }
        left -= 1;
        assert_eq!(player.plans(), plans, "step {number}");
    });
    let steps = u32::from(TURNS * (STEPS + 1));
    assert!(plans * 2 < steps && plans * 3 > steps, "{plans} of {steps}");
}

#[test]
fn the_plans_of_a_turn_share_its_work() {
    let (mut plans, mut work, mut samples) = (0, 0, Vec::new());
    play::<3>(6, |session, _, _, player| {
        if level(session) == Level::Zenobia && player.plans() > plans {
            plans = player.plans();
            if session.unsettled() == 0 {
                (work, samples) = (0, Vec::new());
            }
            work += player.thinker().units();
            samples.push(player.thinker().samples());
        }
        if session.game().steps == STEPS && level(session) == Level::Zenobia {
            // The work may exceed the units of the turn, because a plan can exceed its share by one
            // play-out of each candidate.
            assert!(
                (TURN_UNITS / 2..TURN_UNITS * 3 / 2).contains(&work),
                "{work}"
            );
            let (thought, glances) = samples.split_at((TURN_UNITS / PLAN_UNITS) as usize);
            assert!(thought.iter().all(|&samples| samples > 0), "{samples:?}");
            assert!(glances.iter().all(|&samples| samples == 0), "{samples:?}");
            assert!(glances.len() > 2, "{samples:?}");
        }
    });
}

#[test]
fn slices_change_nothing_in_a_turn_of_many_plans() {
    play::<2>(7, |session, number, choice, _| {
        let mut player = Player::new();
        let sliced = loop {
            match player.think(session, 7, number, level(session), 5) {
                Thought::Thinking(_) => {}
                Thought::Decided(choice) => break Some(choice),
                Thought::Idle => break None,
            }
        };
        assert_eq!(sliced, Some(choice), "step {number}");
    });
}

#[test]
fn after_steps_of_somebody_else_a_bot_goes_on_as_it_would_after_a_resume() {
    let mut met = 0;
    for (seed, odd) in (0..8).flat_map(|seed| (1..STEPS).map(move |odd| (seed, odd))) {
        let mut session = Session::new(Stones::<4>::new(seed));
        let mut player = Player::new();
        for number in 0..=STEPS {
            let choose = |player: &mut Player<_>| {
                let choice = player.choose(&session, seed, number.into(), Level::Zenobia);
                choice.expect("a decision").mv
            };
            let step = choose(&mut player);
            assert_eq!(choose(&mut Player::new()), step, "{seed} {odd} {number}");
            let other = session.game().moves().into_iter().find(|&mv| mv != step);
            let step = match other {
                Some(other) if number == odd => other,
                _ => step,
            };
            met += u32::from(number > odd);
            session.play(step, |()| {}).expect("a legal step");
        }
    }
    assert!(met > 2000);
}

#[test]
fn a_hint_is_about_the_current_step_only() {
    let seed = 9;
    let mut session = Session::new(Stones::<4>::new(seed));
    let mut player = Player::new();
    for number in 0..STEPS.into() {
        let mut thinker = Thinker::new(
            session.game(),
            Seat::FIRST,
            Level::Zenobia,
            bot::seed(seed, number),
        );
        let alone = thinker.decide();
        let hint = player.hint(session.game(), seed, number, u32::MAX);
        assert_eq!(alone.map(Thought::Decided), Some(hint));
        session.play(Step::Take(0), |()| {}).expect("a legal step");
    }
}

#[test]
fn a_session_with_little_room_forgets_the_oldest_steps() {
    let mut session = Session::new(Stones::<2>::new(1));
    let opening = session.game().clone();
    for pile in [0, 1, 2] {
        session.play(Step::Take(pile), |()| {}).expect("possible");
    }
    assert_eq!(session.unsettled(), 3);
    assert_eq!(session.undo(), Some(Step::Take(2)));
    assert_eq!(session.undo(), Some(Step::Take(1)));
    assert_eq!(session.undo(), None);
    assert_eq!((session.game().steps, session.unsettled()), (1, 1));
    assert_eq!(session.settled(), &opening);
    let mut none = Session::new(Stones::<0>::new(1));
    none.play(Step::Take(0), |()| {}).expect("possible");
    assert_eq!(none.undo(), None);
}
