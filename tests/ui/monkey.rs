//! Tests that random presses cause no fault, and that B always leads to the title, or to the pause
//! of a game, whose menu leads to the title.

use std::collections::BTreeSet;

use palmyra_engine::Rng;
use palmyra_headless::Panel;
use palmyra_headless::saves::Saves;
use palmyra_play::{Bots, Kind};
use palmyra_testing::soak;
use palmyra_tests::observe::faults;
use palmyra_ui::{App, Button, Input, Parts};

/// An application that gets random presses.
struct Monkey {
    app: App,
    now: u64,
    wake: Option<u64>,
    rng: Rng,
    panel: Panel,
    saves: Saves,
    screens: Vec<(Option<Kind>, &'static str)>,
    events: u32,
    bots: Bots,
    /// The texts that could not be read.
    faults: Vec<String>,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let mut app = App::new(seed);
        app.set_parts(Parts {
            sleep: true,
            cable: seed % 5 == 4,
            ..Parts::default()
        });
        Self {
            app,
            now: 0,
            wake: None,
            rng: Rng::new(seed),
            panel: Panel::new(),
            saves: Saves::in_memory(),
            screens: Vec::new(),
            events: 0,
            bots: Bots::default(),
            faults: Vec::new(),
        }
    }

    fn input(&mut self, input: Input) {
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.saves) {
            effects.redraw = true;
        }
        if effects.think {
            // In most cases, a button is pressed before the bot has decided.
            let budget = if self.rng.below(3) == 0 { u32::MAX } else { 50 };
            effects.redraw |= self.app.think(&mut self.bots, budget);
        }
        assert!(
            effects.wake.is_none_or(|wake| wake >= self.now),
            "a wake in the past"
        );
        self.wake = effects.wake;
        let screen = (self.app.screen_game(), self.app.screen());
        let new = !self.screens.contains(&screen);
        if new {
            self.screens.push(screen);
        }
        if effects.redraw && (new || self.rng.below(20) == 0) {
            self.draw();
        }
    }

    fn draw(&mut self) {
        let (screen, faults) = (self.app.screen(), faults(&self.app));
        let language = self.app.settings().language;
        let faults = faults.into_iter();
        self.faults
            .extend(faults.map(|fault| format!("{screen} {language:?}: {fault}")));
        self.app.draw(&mut self.panel);
    }

    /// Advances the time, and wakes the application at each requested time.
    fn pass(&mut self, time: u64) {
        let end = self.now + time;
        while let Some(wake) = self.wake.filter(|&wake| wake <= end) {
            self.now = wake.max(self.now + 1);
            self.input(Input::Tick);
        }
        self.now = self.now.max(end);
    }

    fn tap(&mut self, button: Button) {
        self.events += 2;
        self.input(Input::Press(button));
        self.pass(20);
        self.input(Input::Release(button));
        self.pass(20);
    }

    /// Holds several buttons together for a while.
    fn hold(&mut self, buttons: &[Button]) {
        self.events += 2 * buttons.len() as u32;
        for &button in buttons {
            self.input(Input::Press(button));
        }
        self.pass(1500);
        for &button in buttons {
            self.input(Input::Release(button));
        }
        self.pass(20);
    }

    fn press_something(&mut self) {
        // Most presses lead forward, so that games are played and not only left.
        let button = match self.rng.below(20) {
            0..=9 => Button::A,
            10 => Button::B,
            11 => Button::X,
            12 => Button::Y,
            13 | 14 => Button::Up,
            15 | 16 => Button::Down,
            17 | 18 => Button::Left,
            _ => Button::Right,
        };
        match self.rng.below(12) {
            0 => {
                // The button is held for some time, sometimes together with
                // another one.
                self.events += 2;
                self.input(Input::Press(button));
                if self.rng.below(2) == 0 {
                    let other = Button::ALL[self.rng.below(8) as usize];
                    self.tap(other);
                }
                let time = u64::from(self.rng.below(1500));
                self.pass(time);
                self.input(Input::Release(button));
            }
            1 => {
                let time = u64::from(self.rng.below(4000));
                self.pass(time);
                self.tap(button);
            }
            _ => self.tap(button),
        }
    }

    /// Checks that holding B takes back no step of a game. Then presses B until the pause appears,
    /// and leaves the game by its menu.
    fn go_home(&mut self) {
        let mut held = self.app.clone();
        let mut now = self.now;
        let mut wake = held.update(Input::Press(Button::B), now).wake;
        while now < self.now + 10_000 {
            now = wake.unwrap_or(now + 100).max(now + 1);
            wake = held.update(Input::Tick, now).wake;
        }
        let from = self.app.screen();
        let record = |app: &App| {
            let mut text = String::new();
            let _ = app.record(&mut text);
            text
        };
        // Bots may play between the two records.
        let (before, after) = (record(&self.app), record(&held));
        // On the page for a name, B confirms the choice that was made on the result. This may
        // begin the next game.
        let goes_on = from == "name" || after.starts_with(before.trim_end());
        assert!(goes_on, "B held on {from}");
        let mut is_fresh = false;
        let mut way = Vec::new();
        for _ in 0..60 {
            way.push(self.app.screen());
            match self.app.screen() {
                "title" => return,
                "pause" if is_fresh => {
                    let home = [Button::Up, Button::Up, Button::A];
                    home.into_iter().for_each(|button| self.tap(button));
                }
                "pause" => {
                    self.tap(Button::B);
                    is_fresh = true;
                }
                // In the self-test, B is one of the tested buttons, so it has
                // to be held.
                "self-test" => self.hold(&[Button::B]),
                _ => self.tap(Button::B),
            }
        }
        panic!("B repeated on {from} does not lead home: {way:?}");
    }
}

/// The presses from the first question to a game of two people, in which the device
/// is handed over.
const TWO_PEOPLE: [Button; 15] = {
    use Button::{A, B, Down, Left, Up};
    [
        A, B, A, Down, Down, Down, Down, Down, Left, Up, Up, Up, Up, Up, A,
    ]
};

/// The presses from the first question to a game of `caravans` for two people.
const TWO_TRADERS: [Button; 14] = {
    use Button::{A, B, Down, Left, Up};
    [
        A, B, Down, A, Down, Down, Down, Down, Left, Up, Up, Up, Up, A,
    ]
};

/// The presses to the game of the day. Random presses hardly ever open it.
const THE_DAY: [Button; 7] = {
    use Button::{A, B, Right, Up};
    [A, B, Up, Right, Right, Right, A]
};

/// The presses to the screen *Connect*.
const TO_A_COMPUTER: [Button; 5] = {
    use Button::{A, B, Left, Up};
    [A, B, Up, Left, A]
};

#[test]
fn random_buttons_never_break_anything() {
    let mut events = 0;
    let mut screens = Vec::new();
    let mut faults = BTreeSet::new();
    for seed in 0..u64::from(soak(60)) {
        let mut monkey = Monkey::new(seed);
        // Every language is selected equally often.
        (0..seed % 4).for_each(|_| monkey.tap(Button::Down));
        // Different seeds begin with a game of two people, the game of the day,
        // the self-test or a computer.
        match seed % 5 {
            0 => TWO_PEOPLE.iter().for_each(|&button| monkey.tap(button)),
            1 => TWO_TRADERS.iter().for_each(|&button| monkey.tap(button)),
            2 => THE_DAY.iter().for_each(|&button| monkey.tap(button)),
            3 => {
                for button in [Button::A, Button::B] {
                    monkey.tap(button);
                }
                monkey.hold(&[Button::X, Button::Y]);
            }
            _ => TO_A_COMPUTER.iter().for_each(|&button| monkey.tap(button)),
        }
        while monkey.events < 4_000 {
            for _ in 0..200 {
                monkey.press_something();
            }
            if monkey.rng.below(4) == 0 {
                monkey.go_home();
            }
        }
        monkey.go_home();
        events += monkey.events;
        faults.extend(monkey.faults);
        for screen in monkey.screens {
            if !screens.contains(&screen) {
                screens.push(screen);
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(events >= 200_000, "{events} events");
    screens.sort_unstable();
    let mut all = App::screens().collect::<Vec<_>>();
    all.sort_unstable();
    // Random presses hardly ever reach the end of a game of `merchants`, which takes hundreds. A
    // walk shows it.
    let is_far = |screen: &(Option<Kind>, &str)| *screen == (Some(Kind::Merchants), "finale");
    screens.retain(|screen| !is_far(screen));
    all.retain(|screen| !is_far(screen));
    assert_eq!(screens, all, "the monkey has met every screen");
}
