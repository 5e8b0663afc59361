//! Opens a store and restores its state from the flash.

use embedded_storage::nor_flash::NorFlash;

use crate::log::{FoundRecord, Log};
use crate::patch::Link;
use crate::record::{KEYS, MAX_LEN, Marker, RecordKind};
use crate::store::{Entry, MAX_SECTORS, MIN_SECTORS, Sector, State, Store};
use crate::{Error, FORMAT};

/// The largest number of seemingly interrupted records that are checked for rot.
const MAX_SUSPECTS: usize = 8;

/// Facts collected from all sectors while a store is opened.
struct Findings {
    /// The newest record that is intact or complete, and its sector.
    newest: Option<(FoundRecord, usize)>,
    suspects: [Option<FoundRecord>; MAX_SUSPECTS],
    /// For each sector, the smallest record number among its intact or complete records, and how
    /// many of these records it has; `None` if it has none.
    runs: [Option<(u32, u32)>; MAX_SECTORS],
    /// The largest record number among the records that look interrupted.
    furthest: u32,
    /// The record with the largest record number among those that look interrupted.
    begun: Option<FoundRecord>,
    /// Whether a sector was ever erased.
    has_erases: bool,
    /// For each sector, the number of its erases after the latest one that the log announces; 0 if
    /// the log announces none.
    announced: [u32; MAX_SECTORS],
}

impl Findings {
    fn note(&mut self, entries: &mut [Entry; KEYS], found: FoundRecord, sector: usize) {
        let head = found.head;
        if !found.is_intact && !found.is_complete {
            self.furthest = self.furthest.max(head.seq);
            if self.begun.is_none_or(|begun| head.seq >= begun.head.seq) {
                self.begun = Some(found);
            }
            if let Some(place) = self.suspects.iter_mut().find(|place| place.is_none()) {
                *place = Some(found);
            }
            return;
        }
        if self
            .newest
            .is_none_or(|(newest, _)| head.seq >= newest.head.seq)
        {
            self.newest = Some((found, sector));
        }
        let (oldest, count) = self.runs[sector].unwrap_or((head.seq, 0));
        self.runs[sector] = Some((oldest.min(head.seq), count.saturating_add(1)));
        let state = match head.kind {
            RecordKind::Value | RecordKind::Patch if found.is_intact => State::Value,
            RecordKind::Value | RecordKind::Patch | RecordKind::Spoiled => State::Damaged,
            RecordKind::Removed => State::Removed,
            RecordKind::Erase => {
                let announced = self.announced.get_mut(usize::from(head.key));
                if let Some(announced) = announced {
                    *announced = (*announced).max(head.crc.saturating_add(1));
                }
                return;
            }
        };
        enter(entries, found, state);
    }

    /// The number of missing records. Sectors are erased in order, the oldest first, so the
    /// numbers of the remaining records have no gaps unless records are lost.
    fn lost(&self, next: u32) -> u32 {
        let runs = self.runs.iter().flatten();
        let oldest = runs.clone().map(|&(oldest, _)| oldest).min();
        let count = runs.map(|&(_, count)| count).sum::<u32>();
        next.saturating_sub(oldest.unwrap_or(next))
            .saturating_sub(count)
    }
}

/// Records that `found` is the newest record of its key, unless a newer one is
/// known.
fn enter(entries: &mut [Entry; KEYS], found: FoundRecord, state: State) {
    let head = found.head;
    let entry = &mut entries[usize::from(head.key)];
    if entry.state == State::Absent || head.seq >= entry.seq {
        *entry = Entry {
            seq: head.seq,
            crc: head.crc,
            len: head.len,
            link: Link {
                at: found.at,
                len: head.len,
                is_patch: head.kind == RecordKind::Patch && state == State::Value,
            },
            version: head.version,
            state,
        };
    }
}

impl<F: NorFlash> Store<F> {
    /// Opens the store on a region with any contents. Writes nothing.
    ///
    /// To find the records, every byte is read at most twice. The slots behind the newest record,
    /// and sectors without a complete record, are then read once more to detect losses. If the
    /// newest record of an item is a patch, the item's value is read once more, with its patches
    /// once for every 256 bytes. For each of up to eight saves that look interrupted, the region
    /// may have to be read again.
    ///
    /// # Errors
    ///
    /// If reading fails, or if the region does not have 8 to 64 sectors.
    pub fn open(flash: F) -> Result<Self, Error<F::Error>> {
        let count = flash.capacity() / F::ERASE_SIZE;
        if !(MIN_SECTORS..=MAX_SECTORS).contains(&count) {
            return Err(Error::Region);
        }
        let mut store = Self {
            log: Log::new(flash),
            entries: [Entry::ABSENT; KEYS],
            sectors: [Sector::Blank; MAX_SECTORS],
            count,
            head: count - 1,
            fill: Log::<F>::SLOTS,
            seq: 1,
            pending: None,
            lost: 0,
            unfinished: None,
        };
        let mut findings = Findings {
            newest: None,
            suspects: [None; MAX_SUSPECTS],
            runs: [None; MAX_SECTORS],
            furthest: 0,
            begun: None,
            has_erases: false,
            announced: [0; MAX_SECTORS],
        };
        for sector in 0..count {
            let used = store.survey(sector, &mut findings)?;
            if let Some((newest, at)) = findings.newest
                && at == sector
            {
                store.head = sector;
                // A free slot separates an interrupted save from the next record; see
                // `has_rotted`.
                let is_whole = used == Log::<F>::end_of(newest);
                store.fill = used + usize::from(!is_whole);
            }
        }
        if let Some((newest, _)) = findings.newest {
            store.seq = newest.head.seq.saturating_add(1);
            store.resume_erase(newest)?;
            if let Some((sector, _)) = store.pending {
                findings.runs[sector] = None;
            }
            store.lost = findings.lost(store.seq);
        }
        store.lost += store.lost_at_the_end(&findings)?;
        for found in findings.suspects.into_iter().flatten() {
            let seq = found.head.seq;
            let entry = store.entries[usize::from(found.head.key)];
            let is_newer = entry.state == State::Absent || seq > entry.seq;
            if is_newer && seq < store.seq && store.is_missing(seq)? {
                enter(&mut store.entries, found, State::Damaged);
            }
        }
        for key in 0..KEYS {
            store.follow(key)?;
        }
        store.unfinished = store.unfinished(&findings);
        Ok(store)
    }

    /// Completes the entry of an item whose newest record is a patch. The length and checksum of
    /// the value are in the patch.
    fn follow(&mut self, key: usize) -> Result<(), F::Error> {
        let entry = &mut self.entries[key];
        if !entry.link.is_patch {
            return Ok(());
        }
        let patch = self.log.patch(entry.link)?;
        let mut is_good = false;
        if usize::from(patch.value_len()) > MAX_LEN {
            entry.link.is_patch = false;
        } else {
            entry.len = patch.value_len();
            entry.crc = patch.value_crc();
            if let Some(chain) = self.log.chain(entry.link, entry.len)? {
                is_good = self.log.value_crc(&chain)? == entry.crc;
            }
        }
        if !is_good {
            entry.state = State::Damaged;
        }
        Ok(())
    }

    /// Determines the state of a sector, and returns the number of its used slots.
    fn survey(&mut self, sector: usize, findings: &mut Findings) -> Result<usize, F::Error> {
        let marker = Marker::decode(&self.log.slot(Log::<F>::first_slot(sector))?);
        if marker.is_some_and(|marker| marker.format > FORMAT) {
            self.sectors[sector] = Sector::Newer;
            return Ok(Log::<F>::SLOTS);
        }
        findings.has_erases |= marker.is_some_and(|marker| marker.erases > 0);
        let mut has_records = false;
        let contents = self.log.walk(sector, |found| {
            has_records = true;
            findings.note(&mut self.entries, found, sector);
        })?;
        self.sectors[sector] = if has_records {
            Sector::Used
        } else if contents.used > 1 {
            // If the sector has a marker of this store, its data is the rest of an interrupted
            // save. Otherwise the data is unknown.
            marker.map_or(Sector::Unreadable, |_| Sector::Used)
        } else if marker.is_some() {
            Sector::Clean
        } else if contents.is_unmarked {
            Sector::Blank
        } else {
            Sector::Scrap
        };
        Ok(contents.used)
    }

    /// If the newest record announces an erase that was not finished, marks the announced sector
    /// for erasing, whatever its contents.
    fn resume_erase(&mut self, newest: FoundRecord) -> Result<(), F::Error> {
        let sector = usize::from(newest.head.key);
        let erases = newest.head.crc;
        if newest.head.kind == RecordKind::Erase && sector < self.count && sector != self.head {
            let marker = Marker::decode(&self.log.slot(Log::<F>::first_slot(sector))?);
            if marker.is_none_or(|marker| marker.erases == erases) {
                self.sectors[sector] = Sector::Scrap;
                self.pending = Some((sector, erases));
            }
        }
        Ok(())
    }

    /// The smallest number of records that must be missing after the newest remaining
    /// record.
    fn lost_at_the_end(&mut self, findings: &Findings) -> Result<u32, F::Error> {
        // The next save reuses the number of an interrupted save. So a larger number means that
        // the records in between are lost.
        if findings.furthest > self.seq {
            return Ok(findings.furthest - self.seq);
        }
        // All sectors are marked in order before the first one is erased. From then on, they
        // always have a marker.
        let is_marked = |sector| matches!(sector, Sector::Clean | Sector::Used);
        let mut after = &self.sectors[..self.count];
        if !findings.has_erases {
            let last = after.iter().rposition(|&sector| is_marked(sector));
            after = &after[..last.unwrap_or(0)];
        }
        if after.contains(&Sector::Blank) {
            return Ok(1);
        }
        if self.lacks_announcement(findings)? {
            return Ok(1);
        }
        for sector in 0..self.count {
            let from = match findings.newest {
                Some((newest, at)) if at == sector => Log::<F>::end_of(newest),
                _ if findings.runs[sector].is_none() => 1,
                _ => continue,
            };
            if self.sectors[sector] == Sector::Used && self.log.has_rotted(sector, from)? {
                return Ok(1);
            }
        }
        Ok(0)
    }

    /// Whether the record that announced the latest erase is missing.
    ///
    /// Sectors are erased in the order of the ring, so the sector erased last is the last clean
    /// sector after the head. Its announcement stays in the log until that sector is used.
    ///
    /// The announcement can be missing without a loss in three cases: if a sector has unknown data,
    /// if nothing was erased since the store was created or formatted, or if there is a single
    /// clean sector. In the last case a sector may have been erased without an announcement,
    /// because there was no space for one.
    fn lacks_announcement(&mut self, findings: &Findings) -> Result<bool, F::Error> {
        let runs = findings.runs.iter().flatten();
        let is_first_round = runs
            .map(|&(oldest, _)| oldest)
            .min()
            .is_none_or(|it| it <= 1);
        let sectors = &self.sectors[..self.count];
        let are_ours = |sector: &Sector| matches!(sector, Sector::Clean | Sector::Used);
        if is_first_round || !sectors.iter().all(are_ours) {
            return Ok(false);
        }
        let ahead = (1..self.count).map(|ahead| (self.head + ahead) % self.count);
        let run = ahead.take_while(|&sector| sectors[sector] == Sector::Clean);
        let (last, len) = run.fold((None, 0), |(_, len), sector| (Some(sector), len + 1));
        let Some(last) = last.filter(|_| len > 1 && len == self.sectors_that_are(Sector::Clean))
        else {
            return Ok(false);
        };
        let erases = self.erases(last)?;
        Ok(erases > 0 && findings.announced[last] != erases)
    }

    /// The key of the item whose save was begun after the newest record; `None` if there is no such
    /// save. Copies made by tidying do not count.
    fn unfinished(&self, findings: &Findings) -> Option<u8> {
        let head = findings
            .begun
            .filter(|begun| begun.head.seq >= self.seq)?
            .head;
        let entry = self.entries[usize::from(head.key)];
        let is_copy = head.kind == RecordKind::Spoiled
            || head.kind == RecordKind::Value
                && entry.state == State::Value
                && (head.crc, head.len) == (entry.crc, entry.len);
        (!is_copy).then_some(head.key)
    }

    /// Whether there is a record with the number after `seq`, but none with `seq` itself.
    ///
    /// The next save reuses the number of an interrupted save, so the missing record belonged
    /// to an acknowledged save.
    fn is_missing(&mut self, seq: u32) -> Result<bool, F::Error> {
        let (mut is_there, mut has_next) = (false, false);
        for sector in 0..self.count {
            if self.sectors[sector] == Sector::Used {
                self.log.walk(sector, |found| {
                    if found.is_intact || found.is_complete {
                        is_there |= found.head.seq == seq;
                        has_next |= found.head.seq == seq + 1;
                    }
                })?;
            }
        }
        Ok(has_next && !is_there)
    }
}
