//! Plays whole games through the screens by pressing buttons.
//!
//! Bots decide for the people at the table. For each decision, a search finds the button presses
//! that make it, so all screens of the game are used. Faults are, for example, a screen from which
//! no press leads to the next decision, a press of button A that is refused twice in a row, and a
//! result that is missing, counted twice, or different from the engine's.

use std::collections::{HashSet, VecDeque};
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hasher as _};

use palmyra_engine::bot::{self, Level, Player};
use palmyra_engine::{Rng, Seat};
use palmyra_play::save::{self, Resume as _};
use palmyra_play::{
    Bots, Kind, Language, Listed, Millis, Running, Settings, Speed, Start, Who, with_game,
};
use palmyra_ui::{App, Button, Input, Sound};

use crate::Panel;
use crate::saves::Saves;

/// The time that a person waits before a press. It is longer than the time for which a new screen
/// ignores buttons.
const PERSON: Millis = 500;
/// The buttons that make most decisions, the most likely first.
const BUTTONS: [Button; 5] = [
    Button::A,
    Button::Down,
    Button::Right,
    Button::Up,
    Button::Left,
];
/// The buttons that are needed for few decisions.
const MORE_BUTTONS: [Button; 2] = [Button::Y, Button::B];
/// The maximum number of different states that a search visits.
const VISITS: usize = 6000;
/// The maximum number of attempts in a row that make no move, but for example leave a report or the
/// question for a name.
const PASSING: u32 = 200;

/// The description of a game to play.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The setup; `None` for the guided game of `game`.
    pub start: Option<Start>,
    /// The kind of game.
    pub game: Kind,
    /// The seed of the deal and of all choices.
    pub seed: u32,
    /// The speed set on the device.
    pub speed: Speed,
    /// The language set on the device.
    pub language: Language,
    /// The level of the bot that decides for people; `None` for random
    /// decisions.
    pub taste: Option<Level>,
    /// The number of decisions between two restarts of the device; `None` for no restarts.
    pub restart: Option<u32>,
}

impl Table {
    /// Returns the table with this number in a game's series of tables. Such a series covers all
    /// modes, numbers of seats, combinations of people and bots, speeds and languages.
    #[must_use]
    pub fn of_series(game: Kind, number: u32) -> Self {
        let mut rng = Rng::new(u64::from(number).wrapping_mul(0x9e37_79b9));
        let mut pick = |count: usize| rng.below(count as u32) as usize;
        let modes = game.modes();
        let mode = pick(modes.len());
        let info = modes[mode];
        let seats = info.fewest + pick(usize::from(info.most - info.fewest) + 1) as u8;
        let mut start = Start::people(game, mode as u8, seats);
        start.options = pick(1 << game.options().len()) as u8;
        // There are three kinds of tables: only humans, one human and bots, or any combination with
        // at least one human.
        let kind = pick(3);
        let person = pick(seats.into());
        for (seat, who) in start.who.iter_mut().enumerate() {
            let is_bot = seat != person && (kind == 1 || kind == 2 && pick(2) == 0);
            if is_bot {
                // Strong bots are rare, because they think for a long time and
                // lead to no other screens.
                let strong = pick(16) == 0;
                let level = if strong { pick(Level::ALL.len()) } else { 0 };
                *who = Who::Bot(Level::ALL[level]);
            }
        }
        let is_guided = pick(25) == 0;
        Self {
            start: (!is_guided).then_some(start),
            game,
            seed: number,
            speed: Speed::ALL[pick(Speed::ALL.len())],
            language: Language::ALL[pick(Language::ALL.len())],
            taste: (pick(3) > 0).then_some(Level::ALL[0]),
            restart: (pick(2) == 0).then(|| 5 + pick(40) as u32),
        }
    }

    /// Plays the game to its end.
    ///
    /// # Errors
    ///
    /// The first fault that occurs.
    pub fn play(&self) -> Result<Counts, Fault> {
        with_game!(self.game, Game => Sitting::<Game>::new(*self).play())
    }
}

/// The counts of one game, or of several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of games played to their result.
    pub games: u32,
    /// The number of guided games among them.
    pub guided: u32,
    /// The number of decisions of people.
    pub decisions: u64,
    /// The number of button presses.
    pub presses: u64,
    /// The number of times that the screen did not offer the wanted decision, so that another
    /// decision was made first.
    pub detours: u64,
    /// The number of times that the device was switched off and on again.
    pub restarts: u64,
}

impl Counts {
    /// Adds the counts of other games.
    pub const fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.guided += other.guided;
        self.decisions += other.decisions;
        self.presses += other.presses;
        self.detours += other.detours;
        self.restarts += other.restarts;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games ({} guided), {} decisions, {} presses, {} in another order, {} restarts",
            self.games, self.guided, self.decisions, self.presses, self.detours, self.restarts
        )
    }
}

/// The description of a game that did not reach a correct result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The seed of the table. It is also the table's number in the series.
    pub seed: u32,
    /// The screen on which the fault occurred.
    pub screen: &'static str,
    /// The number of moves made before the fault.
    pub moves: usize,
    /// The problem.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "game {}, move {}, screen {}: {}",
            self.seed, self.moves, self.screen, self.what
        )
    }
}

impl std::error::Error for Fault {}

/// A game in progress, on its device.
struct Sitting<G: Listed> {
    table: Table,
    app: App,
    saves: Saves,
    bots: Box<Bots>,
    player: Box<Player<G>>,
    rng: Rng,
    now: Millis,
    panel: Box<Panel>,
    /// The same game in the engine. Each new move is also played here.
    mirror: Option<Box<Running<G>>>,
    counts: Counts,
}

impl<G: Listed> Sitting<G> {
    fn new(table: Table) -> Self {
        let mut saves = Saves::in_memory();
        let settings = Settings {
            speed: table.speed,
            language: table.language,
            sound: true,
            greeted: true,
            ..Settings::default()
        };
        save::save_settings(&mut saves, &settings);
        let app = App::open(table.seed.into(), &mut saves);
        Self {
            table,
            app,
            saves,
            bots: Box::default(),
            player: Box::new(Player::new()),
            rng: Rng::new(table.seed.into()),
            now: 0,
            panel: Box::new(Panel::new()),
            mirror: None,
            counts: Counts::default(),
        }
    }

    fn play(mut self) -> Result<Counts, Fault> {
        let game = self.table.game;
        let before = self.app.results(game).finished;
        match self.table.start {
            Some(start) => self.app.begin(start, Some(self.table.seed)),
            None => self.app.begin_guided(game),
        }
        self.pass(PERSON);
        let mut passing = 0;
        while self.app.screen() != "end" {
            self.wait();
            if self.app.screen() == "end" {
                break;
            }
            let made = self.moves();
            match self.wanted()? {
                Some(mv) => self.decide(mv)?,
                None => self.pass_on()?,
            }
            passing = if self.moves() > made { 0 } else { passing + 1 };
            if passing > PASSING {
                return Err(self.fault("nothing leads on"));
            }
            self.restart()?;
        }
        self.wait();
        self.check_result(before)?;
        self.leave(before)?;
        self.counts.games = 1;
        self.counts.guided = self.table.start.is_none().into();
        Ok(self.counts)
    }

    fn fault(&self, what: impl Into<String>) -> Fault {
        Fault {
            seed: self.table.seed,
            screen: self.app.screen(),
            moves: self.moves(),
            what: what.into(),
        }
    }

    fn moves(&self) -> usize {
        self.app.history().map_or(0, <[u8]>::len)
    }

    /// Passes an input to the application. Then saves and thinks like a device.
    /// Returns the sound, and the time of the next wake.
    fn input(&mut self, input: Input) -> (Option<Sound>, Option<Millis>) {
        let effects = self.app.update(input, self.now);
        let mut wake = effects.wake;
        if effects.store {
            self.app.exchange(&mut self.saves);
            wake = Some(self.now);
        }
        if effects.think {
            self.app.think(&mut self.bots, u32::MAX);
            wake = Some(self.now);
        }
        (effects.sound, wake)
    }

    /// Advances the time, and wakes the application when it is due. Returns the
    /// time of the next wake.
    fn pass(&mut self, time: Millis) -> Option<Millis> {
        let end = self.now + time;
        let mut wake = self.input(Input::Tick).1;
        while let Some(at) = wake.filter(|&at| at <= end) {
            self.now = at.max(self.now + 1);
            wake = self.input(Input::Tick).1;
        }
        self.now = self.now.max(end);
        wake
    }

    /// Lets bots play until a person has to decide.
    fn wait(&mut self) {
        let mut wake = self.pass(PERSON);
        while let Some(at) = wake.filter(|_| self.app.bot_to_move()) {
            let time = at.saturating_sub(self.now);
            wake = self.pass(time.max(1));
        }
        self.app.draw(&mut self.panel);
    }

    fn press(&mut self, button: Button) -> Option<Sound> {
        self.counts.presses += 1;
        self.pass(PERSON);
        let (pressed, _) = self.input(Input::Press(button));
        let (released, _) = self.input(Input::Release(button));
        pressed.or(released)
    }

    /// Returns the move that should be made for the person who decides, as an index into the
    /// list of legal moves; `None` if no person decides.
    fn wanted(&mut self) -> Result<Option<u8>, Fault> {
        if self.table.start.is_none() {
            let asked = !self.app.bot_to_move();
            return Ok(self.app.lesson().filter(|_| asked));
        }
        self.reflect()?;
        let Some(running) = &self.mirror else {
            return Ok(None);
        };
        if running.active().is_none() || running.bot_to_move() {
            return Ok(None);
        }
        let session = running.session();
        let mv = match self.table.taste {
            Some(level) => {
                let step = running.history().len() as u32;
                let choice = self.player.choose(session, running.seed(), step, level);
                choice.map(|choice| choice.mv)
            }
            None => bot::random(session.game(), &mut self.rng),
        };
        let moves = running.game().moves();
        let place = mv.and_then(|mv| moves.as_ref().iter().position(|&listed| listed == mv));
        Ok(place.map(|place| place as u8))
    }

    /// Plays the new moves of the device's game in the engine's game.
    fn reflect(&mut self) -> Result<(), Fault> {
        let history = self.app.history().unwrap_or_default();
        let mirror = self.mirror.take();
        let follows = |mirror: &Running<G>| history.starts_with(mirror.history());
        let new = || {
            let start = self.table.start?;
            Running::new(start, self.table.seed).map(Box::new)
        };
        let mirror = mirror.filter(|mirror| follows(mirror)).or_else(new);
        let Some(mut mirror) = mirror else {
            return Err(self.fault("the table cannot be set up"));
        };
        for &place in &history[mirror.history().len()..] {
            if !mirror.resume(place) {
                return Err(self.fault("the engine refuses what was played"));
            }
        }
        self.mirror = Some(mirror);
        Ok(())
    }

    /// Makes the move with the index `wanted` by pressing buttons, or another move if no presses
    /// lead to that one.
    fn decide(&mut self, wanted: u8) -> Result<(), Fault> {
        self.check_default()?;
        self.counts.decisions += 1;
        let more = BUTTONS.into_iter().chain(MORE_BUTTONS);
        let found = match self.search(wanted, &BUTTONS) {
            (None, false) => self.search(wanted, &more.collect::<Vec<_>>()).0,
            (found, _) => found,
        };
        let Some((way, exact)) = found else {
            return Err(self.fault("no buttons lead to a move"));
        };
        self.counts.detours += u64::from(!exact);
        for button in way {
            // The game may have ended, because moves without a choice are made
            // automatically.
            if self.app.screen() == "end" {
                break;
            }
            self.press(button);
        }
        Ok(())
    }

    /// Searches for the shortest sequence of presses that makes the `wanted` move. If there is
    /// none, searches for a sequence that makes another move.
    ///
    /// The first value has the presses, and says whether they make the wanted move or end the
    /// game; it is `None` if no move was found. The second value says whether the search reached
    /// its limit.
    fn search(&self, wanted: u8, buttons: &[Button]) -> (Option<(Vec<Button>, bool)>, bool) {
        let made = self.moves();
        let before = self.app.history().unwrap_or_default();
        let mut seen = HashSet::new();
        let mut other = None;
        let mut open = VecDeque::from([(self.app.clone(), self.now, Vec::new())]);
        while let Some((app, now, way)) = open.pop_front() {
            for &button in buttons {
                let (mut next, mut now) = (app.clone(), now);
                try_press(&mut next, &mut now, button);
                let history = next.history().unwrap_or_default();
                // Sequences that undo a move or leave the game are not followed.
                if !history.starts_with(before) || next.screen() == "pause" {
                    continue;
                }
                let mut way = way.clone();
                way.push(button);
                match history.get(made) {
                    Some(&place) if place == wanted => return (Some((way, true)), false),
                    Some(_) => {
                        other.get_or_insert((way, false));
                    }
                    None if next.screen() == "end" => return (Some((way, true)), false),
                    None => {
                        if seen.insert(place(&next)) {
                            open.push_back((next, now, way));
                        }
                    }
                }
                if seen.len() > VISITS {
                    return (other, true);
                }
            }
        }
        (other, false)
    }

    /// Checks that two presses of button A are not both refused when a human has to decide.
    fn check_default(&self) -> Result<(), Fault> {
        let (mut app, mut now) = (self.app.clone(), self.now);
        // A guided game may require another button.
        let is_refused =
            |sound: Option<Sound>| sound == Some(Sound::Refused) && self.table.start.is_some();
        if is_refused(try_press(&mut app, &mut now, Button::A))
            && is_refused(try_press(&mut app, &mut now, Button::A))
        {
            return Err(self.fault("A is refused twice in a row"));
        }
        Ok(())
    }

    /// Leaves a screen that asks for no decision, such as a report, the curtain or
    /// the result.
    fn pass_on(&mut self) -> Result<(), Fault> {
        let before = place(&self.app);
        for _ in 0..3 {
            self.press(Button::A);
            self.wait();
            if place(&self.app) != before {
                return Ok(());
            }
        }
        Err(self.fault("A does not lead on"))
    }

    /// Switches the device off and on again if a restart is due, and continues
    /// the game from the title.
    fn restart(&mut self) -> Result<(), Fault> {
        let Some(every) = self.table.restart.filter(|_| self.table.start.is_some()) else {
            return Ok(());
        };
        if self.counts.decisions / u64::from(every) <= self.counts.restarts {
            return Ok(());
        }
        // The game may have ended, because moves without a choice are made
        // automatically.
        self.pass(PERSON);
        self.reflect()?;
        let is_over = self.mirror.as_ref().is_some_and(|it| it.active().is_none());
        if is_over || self.app.bot_to_move() || self.app.screen() == "end" {
            return Ok(());
        }
        let history = self.app.history().unwrap_or_default().to_vec();
        self.app = App::open(self.now, &mut self.saves);
        self.counts.restarts += 1;
        self.pass(PERSON);
        self.press(Button::A);
        self.pass(PERSON);
        let kept = self.app.history().unwrap_or_default();
        if !history.starts_with(kept) && !kept.starts_with(&history) {
            return Err(self.fault("another game came back after a restart"));
        }
        Ok(())
    }

    /// Checks that the result was recorded exactly once, with the engine's score. A guided game
    /// must not be counted.
    fn check_result(&mut self, before: u16) -> Result<(), Fault> {
        let game = self.table.game;
        let finished = self.app.results(game).finished;
        if self.table.start.is_none() {
            let counted = finished != before;
            return match counted {
                true => Err(self.fault("a guided game was counted")),
                false => Ok(()),
            };
        }
        if finished != before + 1 {
            let counted = finished - before;
            return Err(self.fault(format!("the result was counted {counted} times")));
        }
        self.reflect()?;
        let (Some(mirror), Some(past)) = (&self.mirror, self.app.honours(game).past().next())
        else {
            return Err(self.fault("the finished game is not listed"));
        };
        let Some(outcome) = mirror.game().outcome() else {
            return Err(self.fault("the result is shown before the game is over"));
        };
        let score = |seat: Seat| outcome.scores[seat.index()];
        let Some(best) = mirror.people().map(score).max() else {
            return Err(self.fault("nobody played"));
        };
        if past.score != best {
            let what = format!("{} is recorded instead of {best}", past.score);
            return Err(self.fault(what));
        }
        Ok(())
    }

    /// Leaves the result, and checks that nothing is counted again, even after
    /// a restart.
    fn leave(&mut self, before: u16) -> Result<(), Fault> {
        let counted = before + u16::from(self.table.start.is_some());
        for _ in 0..20 {
            if self.app.screen() == "title" {
                break;
            }
            self.press(Button::B);
            self.pass(PERSON);
        }
        if self.app.screen() != "title" {
            return Err(self.fault("B does not lead from the result to the title"));
        }
        self.app = App::open(self.now, &mut self.saves);
        match self.app.results(self.table.game).finished == counted {
            true => Ok(()),
            false => Err(self.fault("the result was not kept, or counted again")),
        }
    }
}

/// Presses a button on a copy of the application. The copy saves nothing, and
/// its bots do not think.
fn try_press(app: &mut App, now: &mut Millis, button: Button) -> Option<Sound> {
    let end = *now + PERSON;
    let mut wake = app.update(Input::Tick, *now).wake;
    while let Some(at) = wake.filter(|&at| at <= end) {
        *now = at.max(*now + 1);
        wake = app.update(Input::Tick, *now).wake;
    }
    *now = end.max(*now);
    let pressed = app.update(Input::Press(button), *now).sound;
    let released = app.update(Input::Release(button), *now).sound;
    pressed.or(released)
}

/// Returns a hash that identifies the state of the screens.
fn place(app: &App) -> u64 {
    struct Digest(DefaultHasher);
    impl fmt::Write for Digest {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut digest = Digest(DefaultHasher::new());
    // Writing to a hasher cannot fail.
    let _ = app.write_place(&mut digest);
    let _ = write!(digest, " {}", app.history().map_or(0, <[u8]>::len));
    digest.0.finish()
}
