//! Tests that the device stays responsive while a bot thinks.

use palmyra_engine::bot::Level;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_play::Bots;
use palmyra_play::Kind;
use palmyra_tests::emulator::position;
use palmyra_tests::observe::texts;
use palmyra_ui::{App, Button, Effects, Input};

/// An application that thinks only when the test requests it.
struct Slow {
    app: App,
    bots: Bots,
    saves: Saves,
    now: u64,
}

impl Slow {
    fn open(mut saves: Saves) -> Self {
        Self {
            app: App::open(1, &mut saves),
            bots: Bots::default(),
            saves,
            now: 0,
        }
    }

    /// Loads a game in which a bot is about to begin its turn.
    fn begun() -> Self {
        let mut slow = Self::open(Saves::on(Flash::holding(&position(
            Kind::FIRST,
            Level::Zenobia,
            3,
        ))));
        assert!(slow.tap(Button::A).think, "a bot has to think");
        slow
    }

    fn update(&mut self, input: Input) -> Effects {
        self.now += 10;
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.saves) {
            effects = self.app.update(Input::Tick, self.now);
        }
        effects
    }

    fn tap(&mut self, button: Button) -> Effects {
        self.update(Input::Tick);
        if self.app.is_deaf() {
            self.now += 400;
        }
        self.update(Input::Press(button));
        self.update(Input::Release(button))
    }

    /// Thinks for a number of units. Returns whether the picture has changed, and whether thinking
    /// must continue.
    fn think(&mut self, units: u32) -> (bool, bool) {
        let shows = self.app.think(&mut self.bots, units);
        (shows, self.update(Input::Tick).think)
    }

    /// Thinks until the bot has decided. Returns the record and the number of
    /// changes of the picture.
    fn finish(&mut self, slice: u32) -> (String, u32) {
        let mut pictures = 0;
        loop {
            let (shows, more) = self.think(slice);
            pictures += u32::from(shows);
            if !more {
                return (self.record(), pictures);
            }
        }
    }

    /// Returns the reason for the newest turn in the log.
    fn newest_reason(&mut self) -> Vec<String> {
        while self.app.screen() != "table" {
            self.now += 500;
            self.tap(Button::A);
        }
        for button in [Button::B, Button::Down, Button::Down, Button::A] {
            self.tap(button);
        }
        assert_eq!(self.app.screen(), "log");
        self.tap(Button::A);
        self.tap(Button::X);
        assert_eq!(self.app.screen(), "explain", "a bot has a reason");
        texts(&self.app)
    }

    fn record(&self) -> String {
        let mut text = String::new();
        assert_eq!(self.app.record(&mut text), Some(Ok(())));
        text
    }
}

#[test]
fn thinking_shows_and_its_slices_make_no_difference() {
    let before = Slow::begun().record();
    let (at_once, _) = Slow::begun().finish(u32::MAX);
    assert!(at_once.len() > before.len(), "the bot has moved");
    let (in_slices, pictures) = Slow::begun().finish(701);
    assert_eq!(in_slices, at_once);
    assert!(pictures > 50, "only {pictures} pictures of the progress");
}

#[test]
fn b_opens_the_menu_at_once_and_the_bot_goes_on_afterwards() {
    let (expected, _) = Slow::begun().finish(u32::MAX);
    let mut slow = Slow::begun();
    for _ in 0..20 {
        assert!(slow.think(1000).1, "still thinking");
    }
    let effects = slow.tap(Button::B);
    assert_eq!(slow.app.screen(), "pause");
    assert!(!effects.think, "nobody waits for the bot now");
    let effects = slow.tap(Button::A);
    assert_eq!(slow.app.screen(), "table");
    assert!(effects.think);
    assert_eq!(slow.finish(1000).0, expected);
}

#[test]
fn switching_off_while_a_bot_thinks_loses_nothing() {
    let (expected, _) = Slow::begun().finish(u32::MAX);
    let mut slow = Slow::begun();
    for _ in 0..20 {
        assert!(slow.think(1000).1, "still thinking");
    }
    let mut again = Slow::open(slow.saves);
    assert!(again.tap(Button::A).think);
    assert_eq!(again.finish(3000).0, expected);
}

#[test]
fn a_hint_can_be_left_before_it_is_there() {
    let mut slow = Slow::begun();
    slow.finish(u32::MAX);
    slow.update(Input::Tick);
    // Plays until the person's turn.
    while slow.app.screen() != "table" {
        slow.now += 500;
        slow.tap(Button::A);
    }
    let before = slow.record();
    slow.tap(Button::X);
    assert!(slow.tap(Button::X).think);
    assert_eq!(slow.app.screen(), "hint");
    assert!(slow.think(500).1);
    assert!(!slow.tap(Button::B).think);
    assert_eq!(slow.app.screen(), "table");
    // If the hint is requested a second time, it is computed to the end.
    slow.tap(Button::X);
    assert!(slow.tap(Button::X).think);
    while slow.think(5000).1 {}
    assert_eq!(slow.app.screen(), "hint");
    slow.tap(Button::B);
    assert_eq!(slow.record(), before, "a hint changes nothing");
    // A plays the move of the hint.
    slow.tap(Button::X);
    slow.tap(Button::X);
    slow.tap(Button::A);
    assert_ne!(slow.record(), before);
    assert_ne!(slow.app.screen(), "hint");
}

#[test]
fn the_log_still_has_a_bots_reason_after_a_restart() {
    let mut slow = Slow::begun();
    slow.finish(u32::MAX);
    let reason = slow.newest_reason();
    let mut again = Slow::open(slow.saves);
    again.tap(Button::A);
    assert_eq!(again.newest_reason(), reason);
}
