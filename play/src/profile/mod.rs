//! The saved data of a device. Keeps track of the parts that have changed.

mod saving;

use crate::results::{Counter, Results};
use crate::save::{self, Header, Item, Key, Losses, SLOTS, SaveStore, Slot, Spoiled, Told};
use crate::{Honours, Kind, Millis, Settings, Start};
pub use saving::{SavedGame, Unsaved};

/// The settings, results and saved games of a device.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The settings.
    pub settings: Settings,
    /// The counts over all games.
    pub counter: Counter,
    results: [Results; Kind::ALL.len()],
    honours: [Honours; Kind::ALL.len()],
    slots: [Slot; SLOTS as usize],
    /// The slot of the running game.
    slot: Option<u8>,
    /// The parts that have changed since they were saved.
    pub unsaved: Unsaved,
    /// The reasons why saved items cannot be used; `None` for items without a problem. An item that
    /// cannot be used is overwritten only if the player agrees.
    spoiled: [Option<Spoiled>; Item::COUNT],
    /// The numbers of lost and unusable saves.
    losses: Losses,
    /// The numbers of lost and unusable saves that were already reported to the player; an error if
    /// these numbers cannot be saved.
    told: Result<Told, Spoiled>,
    /// Whether the store holds data of another program, which the first save will
    /// replace.
    claims: bool,
    /// Whether the newest save is incomplete, because it was interrupted or a part of it was
    /// lost.
    has_unfinished: bool,
    /// The time at which to retry a failed save.
    retry: Option<Millis>,
    /// The slot whose game should be loaded.
    wanted: Option<u8>,
    /// The slot whose game should be loaded for a preview.
    preview_slot: Option<u8>,
    /// The game whose results are still part of the counter's item, as in older versions. They have
    /// to be saved as an item of their own before the counter is saved.
    moving: Option<Kind>,
    /// Whether saved settings were found. They include the language.
    knows_language: bool,
}

impl Default for Profile {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            counter: Counter::default(),
            results: [Results::default(); Kind::ALL.len()],
            honours: [Honours::default(); Kind::ALL.len()],
            slots: [Slot::Empty; SLOTS as usize],
            slot: None,
            unsaved: Unsaved::default(),
            spoiled: [None; Item::COUNT],
            losses: Losses::default(),
            told: Ok(Told::default()),
            claims: false,
            has_unfinished: false,
            retry: None,
            wanted: None,
            preview_slot: None,
            moving: None,
            knows_language: false,
        }
    }
}

impl Profile {
    /// Loads everything that was saved, except the moves of games.
    pub fn load(&mut self, store: &mut impl SaveStore) {
        fn take<T: Default>(found: save::Found<T>, spoiled: &mut Option<Spoiled>) -> T {
            *spoiled = found.as_ref().err().copied();
            found.ok().flatten().unwrap_or_default()
        }
        let spoiled = &mut self.spoiled;
        let settings = save::settings(store);
        self.knows_language = matches!(settings, Ok(Some(_)));
        self.settings = take(settings, &mut spoiled[Item::Settings.index()]);
        self.counter = take(save::counter(store), &mut spoiled[Item::Counter.index()]);
        spoiled[Item::Last.index()] = save::last_header(store).and_then(shown).err();
        for &game in Kind::ALL {
            let spoiled = &mut self.spoiled[Item::Results(game).index()];
            self.results[game.index()] = take(save::results(store, game), spoiled);
            let spoiled = &mut self.spoiled[Item::Honours(game).index()];
            self.honours[game.index()] = take(save::honours(store, game), spoiled);
        }
        self.moving = save::game_with_old_results(store);
        self.losses = store.losses();
        self.has_unfinished = store.unfinished().is_some_and(|key| key != save::TOLD);
        for (slot, place) in self.slots.iter_mut().enumerate() {
            *place = match save::slot(store, slot as u8) {
                Slot::Game(header) if !header.start.game.is_shown() => {
                    Slot::Spoiled(Spoiled::Newer)
                }
                slot => slot,
            };
            // A new game gets a number above those of all saved games, even if the counter was
            // lost.
            match place {
                Slot::Game(header) => {
                    self.counter.begun = self.counter.begun.max(header.id);
                }
                Slot::Spoiled(Spoiled::Damaged) => self.losses.damaged += 1,
                Slot::Spoiled(Spoiled::Newer) => self.losses.newer += 1,
                Slot::Spoiled(Spoiled::Older) | Slot::Empty => {}
            }
        }
        if store.is_foreign() {
            // Data of another program is not counted as lost saves: the device is new to Palmyra,
            // which takes over the space. The data is erased only at the first save, because
            // erasing takes a while.
            self.claims = true;
            return;
        }
        // If saves were lost, or the settings cannot be used, the device was used before, and the
        // player needs no welcome.
        let is_lost = self.losses != Losses::default();
        self.settings.greeted |= is_lost && !self.knows_language;
        self.settings.greeted |= self.spoiled(Item::Settings).is_some();
        self.compare_losses(store);
    }

    /// Compares the numbers of lost saves with those that were already reported to the player.
    fn compare_losses(&mut self, store: &mut impl SaveStore) {
        self.told = match save::told(store) {
            Err(Spoiled::Newer) => Err(Spoiled::Newer),
            found => Ok(found.ok().flatten().unwrap_or_default()),
        };
        let Ok(told) = &mut self.told else { return };
        if self.losses.exceed(told.losses) {
            return;
        }
        if told.gives_up {
            store.give_up_unreadable();
        }
        // Fewer saves are lost than were reported. The lower numbers are saved, so that a later
        // increase is reported again.
        if self.losses != told.losses {
            told.losses = self.losses;
            told.gives_up &= self.losses.unreadable > 0;
            self.unsaved.told = true;
        }
    }

    /// The numbers of lost and unusable saves, if some of them have not been reported to the player
    /// yet.
    #[must_use]
    pub fn untold_losses(&self) -> Option<Losses> {
        let told = self.told.unwrap_or_default().losses;
        let is_told = self.claims || !self.losses.exceed(told);
        (!is_told).then_some(self.losses)
    }

    /// Whether the newest save is incomplete, so that one item is older than its last change.
    #[must_use]
    pub const fn has_unfinished_save(&self) -> bool {
        self.has_unfinished
    }

    /// Records that the lost saves were reported to the player. `gives_up` says whether the player
    /// agreed to give up the unreadable data.
    pub const fn tell_losses(&mut self, gives_up: bool) {
        self.unsaved.told = self.told.is_ok();
        self.unsaved.gives_up = gives_up;
        self.told = Ok(Told {
            losses: self.losses,
            gives_up,
        });
    }

    /// Whether saved settings were found. They include the player's language.
    #[must_use]
    pub const fn knows_language(&self) -> bool {
        self.knows_language
    }

    /// The reason why an item cannot be used; `None` if the item has no
    /// problem.
    #[must_use]
    pub const fn spoiled(&self, item: Item) -> Option<Spoiled> {
        self.spoiled[item.index()]
    }

    /// The first item after `after` that cannot be used. Without `after`, the first of all items
    /// that cannot be used.
    #[must_use]
    pub fn next_spoiled(&self, after: Option<Item>) -> Option<Item> {
        let first = after.map_or(0, |item| item.index() + 1);
        let mut items = Item::all().skip(first);
        items.find(|&item| self.spoiled(item).is_some())
    }

    /// Records that the player agrees to overwrite an item that cannot be used.
    pub fn start_afresh(&mut self, item: Item) {
        self.spoiled[item.index()] = None;
        self.remove_first(item.key());
        match item {
            Item::Settings => self.unsaved.settings = true,
            Item::Counter => self.unsaved.counter = true,
            Item::Results(game) => self.unsaved.results |= 1 << game.index(),
            Item::Honours(game) => self.unsaved.honours |= 1 << game.index(),
            Item::Last => {}
        }
    }

    const fn remove_first(&mut self, key: Key) {
        self.unsaved.remove |= 1 << key;
    }

    /// Resets everything, and requests that the next save erases the store.
    pub fn erase(&mut self) {
        // The lost saves found so far must not be reported again.
        let losses = Losses {
            saves: self.losses.saves,
            ..Losses::default()
        };
        *self = Self {
            unsaved: Unsaved {
                clear: true,
                told: losses != Losses::default(),
                ..Unsaved::default()
            },
            losses,
            told: Ok(Told {
                losses,
                gives_up: false,
            }),
            ..Self::default()
        };
    }

    /// The results of a game.
    #[must_use]
    pub const fn results(&self, game: Kind) -> &Results {
        &self.results[game.index()]
    }

    /// Returns the results of a game for changing, and marks them as unsaved.
    pub const fn change_results(&mut self, game: Kind) -> &mut Results {
        self.unsaved.results |= 1 << game.index();
        &mut self.results[game.index()]
    }

    /// The honours of a game.
    #[must_use]
    pub const fn honours(&self, game: Kind) -> &Honours {
        &self.honours[game.index()]
    }

    /// Returns the honours of a game for changing, and marks them as unsaved.
    pub const fn change_honours(&mut self, game: Kind) -> &mut Honours {
        self.unsaved.honours |= 1 << game.index();
        &mut self.honours[game.index()]
    }

    /// The slots of running games.
    #[must_use]
    pub const fn slots(&self) -> &[Slot; SLOTS as usize] {
        &self.slots
    }

    /// The contents of a slot.
    #[must_use]
    pub fn slot_at(&self, slot: u8) -> Slot {
        let found = self.slots.get(usize::from(slot));
        found.copied().unwrap_or_default()
    }

    /// The slot of the running game.
    #[must_use]
    pub const fn slot(&self) -> Option<u8> {
        self.slot
    }

    /// The first free slot.
    #[must_use]
    pub fn free_slot(&self) -> Option<u8> {
        let free = self.slots.iter().position(|&slot| slot == Slot::Empty);
        free.map(|slot| slot as u8)
    }

    /// The games in slots, the newest first.
    #[must_use]
    pub fn waiting(&self) -> heapless::Vec<(u8, Header), { SLOTS as usize }> {
        let mut games: heapless::Vec<_, { SLOTS as usize }> = heapless::Vec::new();
        for (slot, place) in self.slots.iter().enumerate() {
            if let Slot::Game(header) = *place {
                // The list has room for every slot.
                let _ = games.push((slot as u8, header));
            }
        }
        // Sorts by insertion, because a sort of the standard library takes
        // kilobytes of flash.
        for end in 1..games.len() {
            let mut at = end;
            while at > 0 && games[at].1.id > games[at - 1].1.id {
                games.swap(at, at - 1);
                at -= 1;
            }
        }
        games
    }

    /// Puts a new game into a slot.
    pub fn begin(&mut self, slot: u8, start: Start, seed: u32) {
        if let Slot::Spoiled(_) = self.slot_at(slot) {
            self.remove_first(save::slot_key(slot));
        }
        // The new game replaces the last finished game in memory, so the finished game
        // can no longer be saved.
        self.unsaved.last = false;
        self.counter.begun = self.counter.begun.wrapping_add(1);
        self.unsaved.counter = true;
        let id = self.counter.begun;
        self.slot = Some(slot);
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Game(Header {
                id,
                start,
                seed,
                helped: false,
            });
        }
        self.unsaved.slots |= 1 << slot;
    }

    /// Records that a person has used a hint in the running game.
    pub fn mark_helped(&mut self) {
        let slot = self
            .slot
            .and_then(|slot| Some((slot, self.slots.get_mut(usize::from(slot))?)));
        if let Some((slot, Slot::Game(header))) = slot
            && !header.helped
        {
            header.helped = true;
            self.unsaved.slots |= 1 << slot;
        }
    }

    /// Detaches the running game from its slot. It is no longer saved.
    pub const fn leave_slot(&mut self) {
        self.slot = None;
    }

    /// Frees a slot.
    pub fn free(&mut self, slot: u8) {
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Empty;
        }
        if self.slot == Some(slot) {
            self.slot = None;
        }
        self.unsaved.slots |= 1 << slot;
    }

    /// Requests to load the game in a slot.
    pub const fn want(&mut self, slot: u8) {
        self.wanted = Some(slot);
    }

    /// Requests to load the game in a slot for a preview.
    pub const fn look(&mut self, slot: u8) {
        self.preview_slot = Some(slot);
    }

    /// Returns the slot requested for a preview, and clears the request.
    pub const fn take_looked(&mut self) -> Option<u8> {
        self.preview_slot.take()
    }

    /// Returns the requested slot, and clears the request.
    pub const fn take_wanted(&mut self) -> Option<u8> {
        self.wanted.take()
    }

    /// Records whether the game in a slot could be loaded. A game that could not be loaded is
    /// listed as damaged, and its slot can be cleared.
    pub fn fetched(&mut self, slot: u8, is_good: bool) {
        self.slot = is_good.then_some(slot);
        if !is_good && let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Slot::Spoiled(Spoiled::Damaged);
        }
    }
}

/// Refuses a game without screens as newer, because a newer version of the program may have
/// screens for it.
fn shown(header: Option<Header>) -> Result<(), Spoiled> {
    match header {
        Some(header) if !header.start.game.is_shown() => Err(Spoiled::Newer),
        _ => Ok(()),
    }
}
