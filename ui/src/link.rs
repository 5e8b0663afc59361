//! Methods of the application for the connection with a computer.

use palmyra_play::Millis;
use palmyra_play::link::{Activity, Refusal};
use palmyra_play::save::{self, Incoming, SaveStore};

use crate::app::App;
use crate::games::GameContext;
use crate::shell::Screen;

impl App {
    /// Whether a computer may read and copy games. It may while the screen for this is on top.
    #[must_use]
    pub fn is_connecting(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::Connect(_)))
    }

    /// Sets the current activity of the connection. Returns whether it has changed.
    pub fn set_link(&mut self, activity: Activity) -> bool {
        let before = core::mem::replace(&mut self.cx.shell.link, activity);
        before != activity
    }

    /// Saves an item that the computer has sent, then reloads the whole store.
    ///
    /// # Errors
    /// The reason why the item was not saved.
    pub fn put(&mut self, store: &mut impl SaveStore, item: Incoming) -> Result<(), Refusal> {
        let GameContext { shell, play } = &mut self.cx;
        let profile = &mut shell.profile;
        // Loading everything again would lose changes that are not saved yet.
        if profile.wants_store(Millis::MAX, play.as_ref()) {
            return Err(Refusal::Busy);
        }
        let mut counter = profile.counter;
        let put = save::put(store, item, &mut counter, play);
        // Checking a received game removes the game in memory. That game has no unsaved moves.
        if play.is_none() {
            profile.leave_slot();
        }
        profile.load(store);
        shell.standings = Default::default();
        put
    }
}
