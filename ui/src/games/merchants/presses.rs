//! Measurement of the presses that a whole game takes, and of the time that a person waits.

extern crate std;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::string::String;
use std::vec::Vec;

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::merchants::{Merchants, Move, Phase};
use palmyra_engine::{Game as _, Playable as _};
use palmyra_play::{Bots, Listed as _, Millis, Start, Who};

use super::Play;
use crate::app::App;
use crate::games::AnyPlay;
use crate::games::GameContext as Context;
use crate::input::{Button, Input};
use crate::testing::running;

/// The buttons of a person who knows the game.
const BUTTONS: [Button; 7] = [
    Button::A,
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::Y,
    Button::B,
];
/// The time in which a bot thinks about a placement or a window on the device. `palmyra-gauge
/// zabdas merchants 2 12` on the emulated processor printed 28.9 ms on average, and at most 60.4 ms
/// in 19 of 20 cases. Of every 32 ms, the device thinks for 22 ms and draws for the rest.
const THOUGHT: Millis = 61 * 32 / 22;
/// The time that a person thinks before a press. It does not count as waiting.
const PERSON: Millis = 500;

/// A game of a person against a bot, with the measurements.
struct Sitting {
    app: App,
    bots: Bots,
    now: Millis,
    /// The number of presses on each screen.
    presses: BTreeMap<&'static str, u32>,
    /// The total time for which steps of the bot were shown.
    shown: Millis,
    /// The number of times that the bot began to think.
    thoughts: u64,
}

impl Sitting {
    fn begin(seed: u32) -> Self {
        let mut start = Start::people(Merchants::KIND, 0, 2);
        start.who[1] = Who::Bot(Level::Zabdas);
        let mut cx = Context::new(1);
        cx.play = Play::new(start, seed).map(AnyPlay::from);
        let mut sitting = Self::of(App::with(cx));
        sitting.wait();
        sitting
    }

    fn of(app: App) -> Self {
        Self {
            app,
            bots: Bots::default(),
            now: 0,
            presses: BTreeMap::new(),
            shown: 0,
            thoughts: 0,
        }
    }

    fn play(&self) -> &Play {
        play(&self.app)
    }

    /// Lets the bot think and shows its steps, until the person has to decide.
    fn wait(&mut self) {
        loop {
            let effects = self.app.update(Input::Tick, self.now);
            if effects.think {
                self.thoughts += u64::from(!self.play().game().is_within_turn());
                self.app.think(&mut self.bots, u32::MAX);
            } else if let ("follow", Some(wake)) = (self.app.screen(), effects.wake) {
                let wake = wake.max(self.now);
                self.shown += wake - self.now;
                self.now = wake;
            } else {
                return;
            }
        }
    }

    fn press(&mut self, button: Button) {
        *self.presses.entry(self.app.screen()).or_default() += 1;
        self.now += PERSON;
        press(&mut self.app, button, self.now);
        self.wait();
    }

    /// Presses the shortest sequence of buttons that makes at least one move of a plan.
    fn follow(&mut self, plan: &[u8]) {
        let before = self.play().steps();
        let is_on_the_way = |app: &App| {
            let history = play(app).running().history();
            let made = history.get(before..)?;
            let both = made.len().min(plan.len());
            (made[..both] == plan[..both]).then_some(made.len())
        };
        let mut seen = BTreeSet::new();
        let mut open = VecDeque::from([(self.app.clone(), Vec::new())]);
        while let Some((app, way)) = open.pop_front() {
            for button in BUTTONS {
                let mut next = app.clone();
                press(&mut next, button, self.now + PERSON);
                let Some(made) = is_on_the_way(&next) else {
                    continue;
                };
                // The pause contains no decisions.
                if next.screen() == "pause" {
                    continue;
                }
                let mut way: Vec<Button> = way.clone();
                way.push(button);
                if made > 0 {
                    way.into_iter().for_each(|button| self.press(button));
                    return;
                }
                let mut place = String::new();
                next.write_place(&mut place).expect("a place");
                if seen.insert(place) {
                    open.push_back((next, way));
                }
            }
        }
        panic!("{plan:?} cannot be done at {}", self.app.screen());
    }
}

fn play(app: &App) -> &Play {
    running(app.context())
}

fn press(app: &mut App, button: Button, now: Millis) {
    app.update(Input::Press(button), now);
    app.update(Input::Release(button), now);
}

/// Returns the moves that Zabdas would make in place of the person, up to another player's
/// decision. Each is given as its index among the legal moves.
fn plan(play: &Play) -> Vec<u8> {
    let running = play.running();
    let mut session = running.session().clone();
    let mut player = Player::new();
    let seat = session.to_move();
    let mut moves = Vec::new();
    while session.to_move() == seat {
        let step = (play.steps() + moves.len()) as u32;
        // Forced moves need no decision of the person.
        let mv = session.game().forced_move().unwrap_or_else(|| {
            let choice = player.choose(&session, running.seed(), step, Level::Zabdas);
            choice.expect("a choice").mv
        });
        session.play(mv, |_| {}).expect("legal");
        moves.push(mv);
        if session.game().phase() == Phase::Over {
            break;
        }
    }
    // A person takes goods in the order of the list, so the order of the plan does not matter.
    let is_taken = |mv: &Move| matches!(mv, Move::Take(_) | Move::Gifts(_));
    for run in moves.chunk_by_mut(|one, other| is_taken(one) && is_taken(other)) {
        run.sort_by_key(|&mv| mv.spot().map(|spot| spot.index()));
    }
    let mut game = *play.game();
    let places = moves.into_iter().map(|mv| {
        let place = game.moves().iter().position(|&other| other == mv);
        game.play(mv, |_| {}).expect("legal in another order");
        place.expect("listed") as u8
    });
    places.collect()
}

/// Plays a whole game and returns the measurements.
fn sit(seed: u32) -> Sitting {
    let mut sitting = Sitting::begin(seed);
    while sitting.play().game().phase() != Phase::Over {
        match sitting.app.screen() {
            "events" => sitting.press(Button::A),
            _ => {
                let plan = plan(sitting.play());
                sitting.follow(&plan);
            }
        }
    }
    sitting
}

/// A person who makes the moves of the guided game with the fewest presses needs at most ninety.
#[test]
fn the_guided_game_takes_at_most_ninety_presses() {
    let mut sitting = Sitting::of(App::with(Context::new(1)));
    sitting.app.begin_guided(Merchants::KIND);
    sitting.wait();
    while sitting.app.screen() != "end" {
        let play = sitting.play();
        let is_read = super::guide::introduction(play).is_none();
        match super::guide::next(play).filter(|_| is_read) {
            Some(mv) if sitting.app.screen() != "events" => {
                let place = play.game().moves().iter().position(|&other| other == mv);
                sitting.follow(&[place.expect("listed") as u8]);
            }
            _ => sitting.press(Button::A),
        }
    }
    let presses: u32 = sitting.presses.values().sum();
    std::println!(
        "the guided game: {presses} presses, by screen {:?}",
        sitting.presses
    );
    assert!(presses <= 90, "{presses}");
}

/// Both players play like Zabdas. The person makes no useless presses and never skips a pause.
/// Presses for setup, boards, hints and rules are not counted.
#[test]
fn a_whole_game_against_zabdas_takes_few_presses_and_little_waiting() {
    const GAMES: u32 = 8;
    let (mut all_presses, mut all_waiting) = (0, 0);
    let mut by_screen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..GAMES {
        let sitting = sit(seed);
        let presses: u32 = sitting.presses.values().sum();
        let (shown, thought) = (sitting.shown, THOUGHT * sitting.thoughts);
        let waiting = shown + thought;
        std::println!(
            "game {seed}: {presses} presses, {waiting} ms of waiting, {thought} of them for \
             {} thoughts",
            sitting.thoughts
        );
        assert!(presses <= 440, "{presses}: {:?}", sitting.presses);
        assert!(waiting <= 120_000, "{waiting}");
        all_presses += presses;
        all_waiting += waiting;
        for (screen, presses) in sitting.presses {
            *by_screen.entry(screen).or_default() += presses;
        }
    }
    let presses = all_presses / GAMES;
    let waiting = all_waiting / u64::from(GAMES);
    std::println!("on average {presses} presses and {waiting} ms, by screen {by_screen:?}");
    assert!(presses <= 380, "{presses}");
    assert!(waiting <= 94_000, "{waiting}");
}
