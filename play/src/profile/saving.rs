//! Which parts of a profile have to be saved, and in which order.

use core::convert::Infallible;

use super::Profile;
use crate::save::{self, Header, Item, Key, SLOTS, SaveStore, Slot};
use crate::{Kind, Listed, Millis, Running, Start};

/// The time to wait after a failed save.
const RETRY: Millis = 10_000;

/// The parts that have changed since they were saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The whole store has to be erased first.
    pub clear: bool,
    /// The items that have to be removed before they are saved again, one bit for each
    /// key.
    pub(super) remove: u64,
    /// The settings have changed.
    pub settings: bool,
    /// The counts over all games have changed.
    pub counter: bool,
    /// The games whose results have changed, one bit each.
    pub(super) results: u8,
    /// The games whose honours have changed, one bit each.
    pub(super) honours: u8,
    /// The last finished game has to be saved.
    pub last: bool,
    /// The slots that have changed, one bit each.
    pub(super) slots: u8,
    /// The numbers of lost saves that were reported to the player have to be saved.
    pub(super) told: bool,
    /// The space of unreadable data may be reused from the next save on.
    pub(super) gives_up: bool,
}

const _: () = assert!(Kind::ALL.len() <= 8, "a bit for each game");

/// The interface of a running game for saving it.
pub trait SavedGame {
    /// The game's setup.
    fn start(&self) -> Start;
    /// The seed of the game's randomness.
    fn seed(&self) -> u32;
    /// All moves so far, each as an index into the list of legal moves.
    fn history(&self) -> &[u8];
    /// Whether the moves should be saved now.
    fn is_worth_saving(&self) -> bool;
    /// Marks the moves so far as saved.
    fn set_saved(&mut self);
}

impl<G: Listed> SavedGame for Running<G> {
    fn start(&self) -> Start {
        Self::start(self)
    }

    fn seed(&self) -> u32 {
        Self::seed(self) as u32
    }

    fn history(&self) -> &[u8] {
        Self::history(self)
    }

    fn is_worth_saving(&self) -> bool {
        Self::is_worth_saving(self)
    }

    fn set_saved(&mut self) {
        Self::set_saved(self);
    }
}

/// Implemented for a type without values, so that callers without a game can pass `None`.
impl SavedGame for Infallible {
    fn start(&self) -> Start {
        match *self {}
    }

    fn seed(&self) -> u32 {
        match *self {}
    }

    fn history(&self) -> &[u8] {
        match *self {}
    }

    fn is_worth_saving(&self) -> bool {
        match *self {}
    }

    fn set_saved(&mut self) {
        match *self {}
    }
}

impl Profile {
    /// Whether something has to be saved or loaded now. After a failed save, the changes wait for
    /// the time of [`Profile::retry`].
    #[must_use]
    pub fn wants_store(&self, now: Millis, game: Option<&impl SavedGame>) -> bool {
        let patient = self.retry.is_some_and(|retry| now < retry);
        let is_behind = self.has_unsaved_moves(game) || self.due() != Unsaved::default();
        self.wanted.or(self.preview_slot).is_some() || !patient && is_behind
    }

    /// The time at which to retry a failed save; `None` if none has failed.
    #[must_use]
    pub const fn retry(&self) -> Option<Millis> {
        self.retry
    }

    /// Whether the running game has moves that should be saved.
    #[must_use]
    pub fn has_unsaved_moves(&self, game: Option<&impl SavedGame>) -> bool {
        self.slot.is_some() && game.is_some_and(SavedGame::is_worth_saving)
    }

    /// The changes that can be saved without overwriting a spoiled item.
    fn due(&self) -> Unsaved {
        let mut due = self.unsaved;
        due.settings &= self.spoiled(Item::Settings).is_none();
        due.counter &= self.spoiled(Item::Counter).is_none();
        due.last &= self.spoiled(Item::Last).is_none();
        if let (true, Some(game)) = (due.counter, self.moving) {
            due.results |= 1 << game.index();
        }
        for &game in Kind::ALL {
            if self.spoiled(Item::Results(game)).is_some() {
                due.results &= !(1 << game.index());
            }
            if self.spoiled(Item::Honours(game)).is_some() {
                due.honours &= !(1 << game.index());
            }
        }
        due
    }

    /// Saves all changes, except those of items that cannot be overwritten yet. Returns `false` if
    /// a change could not be saved; [`Profile::wants_store`] then asks for another attempt after a
    /// while.
    pub fn save(
        &mut self,
        store: &mut impl SaveStore,
        now: Millis,
        game: Option<&mut impl SavedGame>,
    ) -> bool {
        if core::mem::take(&mut self.claims) {
            self.tell_losses(true);
        }
        let saved = self.save_in_order(store, game).is_some();
        self.retry = (!saved).then_some(now + RETRY);
        saved
    }

    /// Saves the changes in order; `None` if one of them could not be saved. The changes after it
    /// are then still unsaved.
    ///
    /// The order matters if the power fails in between:
    /// - Results are saved before the counter, whose item contained them in older versions.
    /// - The number of a new game is saved before a slot uses it.
    /// - A slot is freed only after the result of its game is saved.
    fn save_in_order(
        &mut self,
        store: &mut impl SaveStore,
        game: Option<&mut impl SavedGame>,
    ) -> Option<()> {
        let done = |saved: bool| saved.then_some(());
        let due = self.due();
        if due.clear {
            done(store.clear())?;
            self.unsaved.clear = false;
        }
        if due.gives_up {
            store.give_up_unreadable();
            self.unsaved.gives_up = false;
        }
        if let (true, Ok(told)) = (due.told, &self.told) {
            done(save::save_told(store, told))?;
            self.unsaved.told = false;
        }
        for key in 0..u64::BITS as Key {
            if due.remove >> key & 1 == 1 {
                done(store.remove(key))?;
                self.unsaved.remove &= !(1 << key);
            }
        }
        for &game in Kind::ALL {
            let bit = 1 << game.index();
            if due.results & bit != 0 {
                done(save::save_results(store, game, self.results(game)))?;
                self.unsaved.results &= !bit;
                self.moving = self.moving.filter(|&moving| moving != game);
            }
            if due.honours & bit != 0 {
                done(save::save_honours(store, game, self.honours(game)))?;
                self.unsaved.honours &= !bit;
            }
        }
        if due.counter {
            done(save::save_counter(store, &self.counter))?;
            self.unsaved.counter = false;
        }
        if due.settings {
            done(save::save_settings(store, &self.settings))?;
            self.unsaved.settings = false;
        }
        if let (true, Some(game)) = (due.last, &game) {
            let start = game.start();
            let header = Header {
                id: self.results(start.game).counted,
                start,
                seed: game.seed(),
                helped: false,
            };
            done(save::save_last(store, header, game.history()))?;
        }
        self.unsaved.last &= !due.last;
        if let (Some(slot), Some(game)) = (self.slot, game)
            && let Slot::Game(header) = self.slot_at(slot)
            && (game.is_worth_saving() || due.slots >> slot & 1 == 1)
        {
            done(save::save_game(store, slot, header, game.history()))?;
            game.set_saved();
            self.unsaved.slots &= !(1 << slot);
        }
        for slot in 0..SLOTS {
            if self.slot_at(slot) == Slot::Empty && due.slots >> slot & 1 == 1 {
                done(save::free(store, slot))?;
            }
        }
        self.unsaved.slots = 0;
        Some(())
    }
}
