//! Makes space: copies live records out of the oldest sector and erases it.

use embedded_storage::nor_flash::NorFlash;

use crate::log::{Chain, Log};
use crate::record::{Marker, RecordKind};
use crate::store::{Entry, SHORTEST, Sector, State, Store};
use crate::write::Body;
use crate::{Error, FORMAT};

/// The number of clean sectors that only tidying may use. A power cut during tidying may waste
/// one of them.
const RESERVE: usize = 2;
/// The number of clean sectors that tidying aims for. Saves can then use two of them before the
/// next tidying.
const TARGET: usize = 4;

impl<F: NorFlash> Store<F> {
    /// Whether [`Store::tidy`] has something to do.
    pub fn needs_tidying(&self) -> bool {
        // Scrap sectors are erased even if there is enough space, so that their data is gone at the
        // next start.
        let is_wanting = self.sectors_that_are(Sector::Clean) < TARGET
            || self.sectors_that_are(Sector::Scrap) > 0;
        self.pending.is_some() || is_wanting && self.next_step().is_some()
    }

    /// Does one step of the work that makes space for saves. A step erases at most one sector.
    /// Returns whether there is more to do.
    ///
    /// Call this while the player does not have to wait. Saves erase nothing while more than two
    /// sectors are clean.
    ///
    /// # Errors
    ///
    /// If the flash fails or is worn out, or if no clean sector is left to copy items to. No item
    /// has changed in that case.
    pub fn tidy(&mut self) -> Result<bool, Error<F::Error>> {
        if self.needs_tidying() {
            self.step()?;
        }
        Ok(self.needs_tidying())
    }

    /// Erases the whole region, including all items and all unreadable data.
    ///
    /// The oldest sectors are erased first, so that a power cut leaves the
    /// newest data.
    ///
    /// # Errors
    ///
    /// If the flash fails.
    pub fn format(&mut self) -> Result<(), Error<F::Error>> {
        self.pending = None;
        self.entries = [Entry::ABSENT; _];
        for ahead in 1..=self.count {
            let sector = (self.head + ahead) % self.count;
            let erases = self.erases(sector)?;
            self.erase(sector, erases)?;
        }
        self.head = self.count - 1;
        self.fill = Log::<F>::SLOTS;
        self.seq = 1;
        self.lost = 0;
        self.unfinished = None;
        Ok(())
    }

    /// Allows [`Store::tidy`] to erase the unreadable sectors. All items are kept.
    pub fn give_up_unreadable(&mut self) {
        for sector in &mut self.sectors {
            if *sector == Sector::Unreadable {
                *sector = Sector::Scrap;
            }
        }
    }

    /// The largest known number of erases of any sector.
    ///
    /// # Errors
    ///
    /// If the flash fails.
    pub fn wear(&mut self) -> Result<u32, Error<F::Error>> {
        (0..self.count).try_fold(0, |most, sector| Ok(self.erases(sector)?.max(most)))
    }

    /// Makes space until a record of this size fits into the head sector.
    pub(crate) fn make_room(&mut self, slots: usize) -> Result<(), Error<F::Error>> {
        if self.pending.is_some() {
            self.step()?;
        }
        // Two rounds may be necessary, because the first round may only move live records
        // together.
        for _ in 0..2 * self.count {
            if self.fits(slots) {
                return Ok(());
            }
            if self.sectors_that_are(Sector::Clean) > RESERVE {
                self.advance()?;
            } else {
                self.step()?;
            }
        }
        Err(self.full())
    }

    /// The sector to tidy next. Blank sectors come first, so that all sectors are marked before the
    /// first one is erased. From then on, a sector that reads as erased and has no marker is a sign
    /// of lost data.
    fn next_step(&self) -> Option<usize> {
        let next = |what| {
            (1..=self.count)
                .map(|ahead| (self.head + ahead) % self.count)
                .find(|&sector| self.sectors[sector] == what)
        };
        next(Sector::Blank)
            .or_else(|| next(Sector::Scrap))
            .or_else(|| next(Sector::Used).filter(|&sector| sector != self.head))
    }

    fn step(&mut self) -> Result<(), Error<F::Error>> {
        if let Some((sector, erases)) = self.pending {
            return self.erase_and_mark(sector, erases);
        }
        let Some(sector) = self.next_step() else {
            return Err(self.full());
        };
        match self.sectors[sector] {
            Sector::Blank => self.mark(sector, 0),
            Sector::Used => {
                let sector = self.victim(sector)?;
                self.carry_from(sector)?;
                self.announce_and_erase(sector)
            }
            _ => self.announce_and_erase(sector),
        }
    }

    /// The sector to erase. It is the next sector in order or, if no sector is clean, the
    /// sector with the fewest slots to copy.
    fn victim(&mut self, next: usize) -> Result<usize, F::Error> {
        if self.sectors_that_are(Sector::Clean) > 0 {
            return Ok(next);
        }
        let mut best = (self.load(next)?, next);
        for sector in 0..self.count {
            if self.sectors[sector] == Sector::Used && sector != self.head {
                best = best.min((self.load(sector)?, sector));
            }
        }
        Ok(best.1)
    }

    /// The number of slots that have to be copied out of a sector.
    fn load(&mut self, sector: usize) -> Result<usize, F::Error> {
        let mut slots = 0;
        for key in 0..self.entries.len() {
            let entry = self.entries[key];
            if let Some(chain) = self.chain_in(&entry, sector)? {
                slots += chain.slots();
            }
        }
        Ok(slots)
    }

    /// The records of an item, if at least one of them is in the sector.
    fn chain_in(&mut self, entry: &Entry, sector: usize) -> Result<Option<Chain>, F::Error> {
        if entry.state == State::Absent {
            return Ok(None);
        }
        let chain = match self.log.chain(entry.link, entry.len)? {
            Some(chain) => Some(chain),
            // The chain is damaged, so only the newest record can be copied.
            None => {
                let mut last = entry.link;
                last.is_patch = false;
                self.log.chain(last, last.len)?
            }
        };
        Ok(chain.filter(|chain| {
            let mut links = chain.links().iter();
            links.any(|link| Log::<F>::sector_of(link.at) == sector)
        }))
    }

    fn carry_from(&mut self, sector: usize) -> Result<(), Error<F::Error>> {
        for key in 0..self.entries.len() {
            let entry = self.entries[key];
            if let Some(chain) = self.chain_in(&entry, sector)? {
                if !self.fits(chain.slots()) {
                    self.advance()?;
                }
                self.carry(key as u8, entry, &chain)?;
            }
        }
        Ok(())
    }

    /// Copies an item to the head of the log. A damaged item stays damaged.
    fn carry(&mut self, key: u8, entry: Entry, chain: &Chain) -> Result<(), Error<F::Error>> {
        let crc = self.log.value_crc(chain)?;
        let (kind, state) = match entry.state {
            State::Removed => (RecordKind::Removed, State::Removed),
            State::Value if crc == entry.crc => (RecordKind::Value, State::Value),
            _ => (RecordKind::Spoiled, State::Damaged),
        };
        let version = entry.version;
        let link = self.append(kind, key, version, chain.len, crc, &Body::Value(chain))?;
        self.enter(key, link, state, version, chain.len, crc);
        Ok(())
    }

    fn announce_and_erase(&mut self, sector: usize) -> Result<(), Error<F::Error>> {
        let erases = self.erases(sector)?;
        if self.fill + SHORTEST > Log::<F>::SLOTS && self.sectors_that_are(Sector::Clean) > 0 {
            self.advance()?;
        }
        // If there is no space, the erase is not announced. A power cut may then leave the sector
        // unreadable, but no item is in it.
        if self.fill + SHORTEST <= Log::<F>::SLOTS {
            self.append(
                RecordKind::Erase,
                sector as u8,
                0,
                0,
                erases,
                &Body::Bytes(&[]),
            )?;
            self.pending = Some((sector, erases));
        }
        self.erase_and_mark(sector, erases)
    }

    fn erase_and_mark(&mut self, sector: usize, erases: u32) -> Result<(), Error<F::Error>> {
        self.erase(sector, erases)?;
        self.pending = None;
        Ok(())
    }

    fn erase(&mut self, sector: usize, erases: u32) -> Result<(), Error<F::Error>> {
        let size = F::ERASE_SIZE as u32;
        let from = sector as u32 * size;
        self.sectors[sector] = Sector::Scrap;
        self.log.flash.erase(from, from + size)?;
        self.mark(sector, erases.saturating_add(1))
    }

    fn mark(&mut self, sector: usize, erases: u32) -> Result<(), Error<F::Error>> {
        self.sectors[sector] = Sector::Scrap;
        let marker = Marker {
            format: FORMAT,
            erases,
        };
        let slot = Log::<F>::first_slot(sector);
        self.log.program(slot, &marker.encode())?;
        self.sectors[sector] = Sector::Clean;
        Ok(())
    }

    pub(crate) fn erases(&mut self, sector: usize) -> Result<u32, F::Error> {
        let slot = self.log.slot(Log::<F>::first_slot(sector))?;
        Ok(Marker::decode(&slot).map_or(0, |marker| marker.erases))
    }

    /// Makes the next clean sector the head sector.
    fn advance(&mut self) -> Result<(), Error<F::Error>> {
        let next = (1..=self.count)
            .map(|ahead| (self.head + ahead) % self.count)
            .find(|&sector| self.sectors[sector] == Sector::Clean);
        let Some(next) = next else {
            return Err(self.full());
        };
        self.sectors[next] = Sector::Used;
        self.head = next;
        self.fill = 1;
        Ok(())
    }
}
