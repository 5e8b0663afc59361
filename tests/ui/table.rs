//! The rules of the table, checked on all games: see `docs/table.md`.

use embedded_graphics::primitives::Rectangle;
use palmyra_engine::Rng;
use palmyra_engine::bot::Level;
use palmyra_headless::Panel;
use palmyra_headless::saves::Saves;
use palmyra_play::{Bots, Kind, Start, Who};
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::theme;
use palmyra_ui::{App, Button, Input};

/// An application in simulated time.
struct Driver {
    app: App,
    now: u64,
    wake: Option<u64>,
    bots: Bots,
    saves: Saves,
}

impl Driver {
    /// Begins a game of one person against easy bots.
    fn new(game: Kind, seed: u32) -> Self {
        let seats = game.modes()[0].most.min(3);
        let mut start = Start::people(game, 0, seats);
        start.who[1..].fill(Who::Bot(Level::Malku));
        let mut app = App::new(seed.into());
        app.begin(start, Some(seed));
        Self {
            app,
            now: 1000,
            wake: None,
            bots: Bots::default(),
            saves: Saves::in_memory(),
        }
    }

    fn input(&mut self, input: Input) {
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.saves) {
            effects = self.app.update(Input::Tick, self.now);
        }
        while effects.think {
            self.app.think(&mut self.bots, u32::MAX);
            effects = self.app.update(Input::Tick, self.now);
        }
        self.wake = effects.wake;
    }

    fn pass(&mut self, time: u64) {
        let end = self.now + time;
        while let Some(wake) = self.wake.filter(|&wake| wake <= end) {
            self.now = wake.max(self.now + 1);
            self.input(Input::Tick);
        }
        self.now = end;
    }

    fn press(&mut self, button: Button) {
        self.input(Input::Press(button));
        self.input(Input::Release(button));
    }

    /// The screen and the number of moves.
    fn place(&self) -> (&'static str, usize) {
        let moves = self.app.history().map_or(0, <[u8]>::len);
        (self.app.screen(), moves)
    }
}

/// The inks of the letters on caps, and the areas that messages cover.
#[derive(Default)]
struct Seen {
    hollow: usize,
    full: usize,
    covered: Vec<Rectangle>,
}

impl Observer for Seen {
    fn text(&mut self, written: Written<'_>) {
        let is_cap = written.area.top_left.y == 224 && written.area.size.width == 14;
        if is_cap && written.ink == theme::SHADE {
            self.hollow += 1;
        } else if is_cap {
            self.full += 1;
        }
    }

    fn cover(&mut self, area: Rectangle) {
        self.covered.push(area);
    }
}

fn seen(app: &App) -> Seen {
    let mut seen = Seen::default();
    app.draw_observed(&mut Panel::new(), &mut seen);
    seen
}

/// Rule 1: where control comes back to a person, or a screen comes up by itself, A, B, X and Y
/// do nothing for 400 ms, and their caps are hollow.
#[test]
fn a_hasty_press_does_nothing_where_a_screen_comes_up_by_itself() {
    for &game in Kind::SHOWN {
        let mut driver = Driver::new(game, 3);
        let mut rng = Rng::new(5);
        let mut met = 0;
        for _ in 0..1500 {
            driver.pass(50);
            if !driver.app.is_deaf() {
                let arrows = [Button::Left, Button::Right, Button::Up, Button::Down];
                let button = match rng.below(3) {
                    0 => arrows[rng.below(4) as usize],
                    _ => Button::A,
                };
                driver.press(button);
                continue;
            }
            met += 1;
            let caps = seen(&driver.app);
            assert_eq!(caps.full, 0, "{game:?}: {}", driver.app.screen());
            let before = driver.place();
            for button in [Button::A, Button::B, Button::X, Button::Y] {
                driver.press(button);
                assert_eq!(driver.place(), before, "{game:?}: {button:?}");
            }
            driver.pass(400);
            assert!(!driver.app.is_deaf(), "{game:?}: {}", driver.app.screen());
            assert_eq!(seen(&driver.app).hollow, 0, "{game:?}");
        }
        assert!(
            met > 5,
            "{game:?}: only {met} screens came up by themselves"
        );
    }
}

/// Rule 6: messages stay in the lowest lines, clear of headings.
#[test]
fn messages_stay_at_the_foot() {
    for &game in Kind::SHOWN {
        let mut driver = Driver::new(game, 4);
        let mut rng = Rng::new(6);
        let mut messages = 0;
        for _ in 0..3000 {
            driver.pass(450);
            driver.press(Button::ALL[rng.below(8) as usize]);
            for area in seen(&driver.app).covered {
                messages += 1;
                let screen = driver.app.screen();
                assert!(area.top_left.y >= 187, "{game:?}, {screen}: {area:?}");
            }
        }
        println!("{game:?}: {messages} messages");
    }
}
