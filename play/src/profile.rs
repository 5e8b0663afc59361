//! The saved data of a device. Keeps track of the parts that have changed.

use core::convert::Infallible;

use crate::results::{Counter, Results};
use crate::save::{self, Header, Item, Key, Losses, SLOTS, SaveStore, Slot, Spoiled, Told};
use crate::{Honours, Kind, Listed, Millis, Running, Settings, Start};

/// The time to wait after a failed save.
const RETRY: Millis = 10_000;

/// The parts that have changed since they were saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The whole store has to be erased first.
    pub clear: bool,
    /// The items that have to be removed before they are saved again, one bit for each
    /// key.
    remove: u64,
    /// The settings have changed.
    pub settings: bool,
    /// The counts over all games have changed.
    pub counter: bool,
    /// The games whose results have changed, one bit each.
    results: u8,
    /// The games whose honours have changed, one bit each.
    honours: u8,
    /// The last finished game has to be saved.
    pub last: bool,
    /// The slots that have changed, one bit each.
    slots: u8,
    /// The losses that were reported to the player have to be saved.
    told: bool,
    /// The space of unreadable data may be reused from the next save on.
    gives_up: bool,
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

/// The type of a game that does not exist.
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
    /// The reasons why saved items cannot be used; `None` for items without a problem. Such an item
    /// is overwritten only if the player agrees.
    spoiled: [Option<Spoiled>; Item::COUNT],
    /// The losses of the store.
    losses: Losses,
    /// The losses that were reported to the player; an error if they cannot be saved.
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
    /// Loads everything that was saved.
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
            // Data of another program is not a loss: the device is new to Palmyra, which takes over
            // the space. The data is erased only at the first save, because erasing takes a while.
            self.claims = true;
            return;
        }
        // If settings were lost or cannot be used, the device was used before, and the player
        // needs no welcome.
        let is_lost = self.losses != Losses::default();
        self.settings.greeted |= is_lost && !self.knows_language;
        self.settings.greeted |= self.spoiled(Item::Settings).is_some();
        self.compare_losses(store);
    }

    /// Compares the losses with those that were already reported to the player.
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
        // There are fewer losses than were reported. The lower numbers are saved, so that a later
        // increase is reported again.
        if self.losses != told.losses {
            told.losses = self.losses;
            told.gives_up &= self.losses.unreadable > 0;
            self.unsaved.told = true;
        }
    }

    /// All losses, if some of them have not been reported to the player yet.
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

    /// Records that the losses were reported. `gives_up` says whether the player agreed to give
    /// up the unreadable data.
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

    /// The first item after `after` that cannot be used. Without `after`, the
    /// first of all items.
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

    /// Erases all saved data.
    pub fn erase(&mut self) {
        // The losses found so far must not be reported again.
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

    /// Whether something has to be saved or loaded.
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

    /// Saves everything that has changed. Returns `false` if something could not be saved; it is
    /// saved again later.
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

    /// Saves the changes in order, up to the first error.
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

/// Refuses a game without screens as newer, because a newer version of the program may have
/// screens for it.
fn shown(header: Option<Header>) -> Result<(), Spoiled> {
    match header {
        Some(header) if !header.start.game.is_shown() => Err(Spoiled::Newer),
        _ => Ok(()),
    }
}
