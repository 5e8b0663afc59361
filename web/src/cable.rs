//! The page's side of the link to a handheld.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use palmyra_device::{FlashSaves, MemoryFlash, REGION};
use palmyra_play::link::{Answer, Caller, Refusal, Request, VERSION, checksum};
use palmyra_play::save::{
    Header, Incoming, Key, LONGEST, Relation, SLOTS, SaveStore, Slot, Stored, peek, relation, slot,
    slot_key,
};

use crate::page::Page;

/// The result of passing bytes from the handheld to [`Cable::take`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// The answer is not complete yet.
    Part,
    /// The handheld has carried out the request.
    Done,
    /// The handheld has refused the request.
    Refused(Refusal),
}

/// A session with a handheld. It returns frames to send, and takes the
/// handheld's bytes.
#[derive(Debug, Default)]
pub struct Cable {
    caller: Caller,
    /// The part of the handheld's image that was received so far.
    image: Vec<u8>,
    /// The length of the handheld's image.
    len: usize,
}

type Saves = FlashSaves<MemoryFlash>;

/// The stored bytes of an item, and their version.
struct Kept {
    version: u8,
    bytes: Vec<u8>,
}

fn kept(saves: &mut impl SaveStore, key: Key) -> Option<Kept> {
    let mut bytes = vec![0; LONGEST];
    match saves.read(key, &mut bytes) {
        Stored::Bytes { version, len } => {
            bytes.truncate(len);
            Some(Kept { version, bytes })
        }
        _ => None,
    }
}

/// Returns the game in a slot, its setup, and the number of its moves.
fn game(saves: &mut Saves, number: u8) -> Option<(Kept, Header, usize)> {
    let Slot::Game(_) = slot(saves, number) else {
        return None;
    };
    let kept = kept(saves, slot_key(number))?;
    let (header, steps) = peek(kept.version, &kept.bytes).ok()?;
    Some((kept, header, steps))
}

/// Returns the first slot without a game.
fn free(saves: &mut Saves) -> Option<u8> {
    (0..SLOTS).find(|&number| slot(saves, number) == Slot::Empty)
}

impl Cable {
    /// Returns the frame that begins a session. Discards everything that was read in an
    /// earlier session.
    pub fn hello(&mut self) -> Vec<u8> {
        self.image.clear();
        self.len = REGION;
        self.ask(&Request::Hello { version: VERSION })
    }

    /// Returns the frame that sets the handheld's date.
    pub fn day(&mut self, seconds: u64) -> Vec<u8> {
        self.ask(&Request::Day { seconds })
    }

    /// Returns the frame that shows the progress of a copy on the handheld.
    pub fn progress(&mut self, done: u8, of: u8) -> Vec<u8> {
        self.ask(&Request::Progress { done, of })
    }

    /// Returns the frame that restarts the handheld as a drive, to install
    /// firmware.
    pub fn boot(&mut self) -> Vec<u8> {
        self.ask(&Request::Boot)
    }

    /// Returns the frame that requests the next part of the handheld's image; no bytes if the
    /// image is complete.
    pub fn next_part(&mut self) -> Vec<u8> {
        let from = self.image.len();
        if from >= self.len {
            return Vec::new();
        }
        self.ask(&Request::Image { from: from as u32 })
    }

    /// Returns the frame that copies the page's game in slot `here` to the handheld: to its slot
    /// `there`, or to its first free slot. Returns no bytes if there is no such game or no free
    /// slot. Afterwards the handheld's image has to be read again.
    pub fn put(&mut self, page: &Page, here: u8, there: Option<u8>) -> Vec<u8> {
        let mut saves = self.saves();
        let Some((item, ..)) = game(&mut on(&page.image()), here) else {
            return Vec::new();
        };
        let Some(there) = there.or_else(|| free(&mut saves)) else {
            return Vec::new();
        };
        let key = slot_key(there);
        let replaces = kept(&mut saves, key).map(|kept| checksum(&kept.bytes));
        self.image.clear();
        self.ask(&Request::Put {
            key,
            version: item.version,
            replaces,
            bytes: &item.bytes,
        })
    }

    /// Returns the page's image after copying a game from the handheld's slot `there`. The copy
    /// goes to the page's slot `here`, or to the first free slot. Returns `None` if no slot is
    /// free, if slot `there` holds no game, or if the page refuses the game.
    pub fn fetch(&mut self, page: &Page, there: u8, here: Option<u8>) -> Option<Vec<u8>> {
        let image = page.image();
        let mut own = on(&image);
        let here = here.or_else(|| free(&mut own))?;
        let (item, ..) = game(&mut self.saves(), there)?;
        let key = slot_key(here);
        page.with_item(Incoming {
            key,
            version: item.version,
            replaces: kept(&mut own, key).map(|kept| checksum(&kept.bytes)),
            bytes: &item.bytes,
        })
    }

    /// Takes bytes from the handheld, and returns whether they complete an
    /// answer.
    pub fn take(&mut self, mut bytes: &[u8]) -> Arrived {
        while !bytes.is_empty() {
            let (taken, answer) = self.caller.take(bytes);
            bytes = bytes.get(taken..).unwrap_or_default();
            let Some(len) = answer else { continue };
            return match self.caller.answer(len) {
                Some(Answer::Refused(why)) => Arrived::Refused(why),
                Some(Answer::Hello { version, image, .. }) if version == VERSION => {
                    self.len = image as usize;
                    Arrived::Done
                }
                Some(Answer::Image { bytes }) => {
                    self.image.extend(bytes);
                    Arrived::Done
                }
                Some(Answer::Done) => Arrived::Done,
                _ => Arrived::Refused(Refusal::Version),
            };
        }
        Arrived::Part
    }

    /// Lists the games on the page and on the handheld, one per line. A line has the slot on
    /// each side (`-` for none), the relation of the page's game to the handheld's, the number
    /// of seats, the number of moves on each side, and the name of the game.
    pub fn games(&self, page: &Page) -> String {
        let (mut here, mut there) = (on(&page.image()), self.saves());
        let mut theirs: Vec<_> = (0..SLOTS)
            .filter_map(|number| Some((number, game(&mut there, number)?)))
            .collect();
        let mut rows = String::new();
        let mut row =
            |here: Option<(u8, usize)>, there: Option<(u8, usize)>, how, header: Header| {
                let slot = |side: Option<(u8, usize)>| match side {
                    Some((slot, _)) => format!("{slot}"),
                    None => "-".into(),
                };
                let steps = |side: Option<(u8, usize)>| side.map_or(0, |(_, steps)| steps);
                let start = header.start;
                let name = page.game_name(start.game);
                let (seats, mine, other) = (start.seats, steps(here), steps(there));
                let (here, there) = (slot(here), slot(there));
                rows += &format!("{here} {there} {how} {seats} {mine} {other} {name}\n");
            };
        for number in 0..SLOTS {
            let Some((mine, header, steps)) = game(&mut here, number) else {
                continue;
            };
            let found = theirs
                .iter()
                .position(|(_, (theirs, ..))| relate(&mine, theirs).is_some());
            match found.map(|found| theirs.remove(found)) {
                Some((other, (theirs, _, their_steps))) => {
                    let how = match relate(&mine, &theirs) {
                        Some(Relation::Same) => "same",
                        Some(Relation::Newer) => "newer",
                        Some(Relation::Older) => "older",
                        _ => "apart",
                    };
                    row(
                        Some((number, steps)),
                        Some((other, their_steps)),
                        how,
                        header,
                    );
                }
                None => row(Some((number, steps)), None, "only", header),
            }
        }
        for (other, (_, header, steps)) in theirs {
            row(None, Some((other, steps)), "only", header);
        }
        rows
    }

    fn ask(&mut self, request: &Request) -> Vec<u8> {
        self.caller.ask(request).unwrap_or_default().to_vec()
    }

    fn saves(&self) -> Saves {
        on(&self.image)
    }
}

fn on(image: &[u8]) -> Saves {
    let image = image.get(..REGION).unwrap_or(image);
    Saves::on(MemoryFlash::holding(image))
}

fn relate(mine: &Kept, theirs: &Kept) -> Option<Relation> {
    relation((mine.version, &mine.bytes), (theirs.version, &theirs.bytes))
}
