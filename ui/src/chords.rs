//! Effects of buttons that are held down: sleep, the self-test, and the volume.

use palmyra_play::Millis;
use palmyra_play::save::Item;

use crate::app::App;
use crate::held::Held;
use crate::input::{Button, Input};
use crate::shell::text::Msg;
use crate::shell::{Go, Screen};

/// The button that puts the device to sleep when held on the title or in the pause.
const SLEEP: &[Button] = &[Button::Y];
/// The buttons that open the self-test when held on one of the screens of [`Screen::is_first`].
const SELF_TEST: &[Button] = &[Button::X, Button::Y];

impl App {
    /// Records which buttons are down. Returns whether the screen shows that.
    pub(crate) fn hold(&mut self, input: Input) -> bool {
        let now = self.cx.now;
        match input {
            Input::Press(button) => self.cx.held.press(button, now),
            Input::Release(button) => self.cx.held.release(button, now),
            Input::Tick | Input::Battery(_) => return false,
        }
        self.tunes &= self.cx.held.has(Button::B);
        self.tests_itself()
    }

    /// Changes the volume if `button` is up or down, B is held at a decision, and the device can
    /// play sounds. B has no other effect afterwards. Returns whether `button` was used for the
    /// volume.
    pub(crate) fn tunes(&mut self, button: Button) -> bool {
        let is_louder = match button {
            Button::Up => true,
            Button::Down => false,
            _ => return false,
        };
        self.tunes |= self.cx.parts.sound && self.back.take().is_some();
        if !self.tunes {
            return false;
        }
        self.cx.change_volume(is_louder);
        // Unusable settings are not overwritten before the player has agreed.
        self.cx.profile.unsaved.settings &= self.cx.profile.spoiled(Item::Settings).is_none();
        let text = self.cx.say(match self.cx.volume() {
            0 => Msg::Muted,
            1 => Msg::Volume1,
            2 => Msg::Volume2,
            3 => Msg::Volume3,
            _ => Msg::Volume4,
        });
        self.cx.notice(text);
        true
    }

    /// If buttons were held long enough, opens the screen that they open. Returns whether a screen
    /// was opened.
    pub(crate) fn held_long(&mut self) -> bool {
        let Some((buttons, screen)) = self.chord() else {
            return false;
        };
        let now = self.cx.now;
        let is_due = self.cx.held.take(buttons, now);
        if is_due {
            self.go(Go::Push(screen));
        }
        is_due
    }

    /// Returns the time at which the held buttons open their screen.
    pub(crate) fn chord_wake(&self) -> Option<Millis> {
        let (buttons, _) = self.chord()?;
        self.cx.held.due(buttons)
    }

    /// Returns the buttons that can be held on the current screen. Also returns the screen that
    /// opens when they are held.
    fn chord(&self) -> Option<(&'static [Button], Screen)> {
        let top = self.screens.last()?;
        if top.is_first() && self.cx.held.due(SELF_TEST).is_some() {
            return Some((SELF_TEST, Screen::self_test(&self.cx)));
        }
        let may_sleep = top.may_sleep() && self.cx.parts.sleep;
        may_sleep.then(|| (SLEEP, Screen::sleep(&self.cx)))
    }
}

const _: () = assert!(Held::LONG > 400, "longer than B is held for the pause");
