//! The messages between a computer and a handheld.

use core::fmt;

use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::save::{Item, Key, SLOTS, Spoiled};

/// A message from the computer.
///
/// The format of the greeting never changes. All other messages may change with
/// [`VERSION`](super::VERSION), so they are refused until both sides have sent a greeting with
/// the same version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request<'a> {
    /// Greets the handheld. Other requests are refused before the greeting.
    Hello {
        /// The version of the computer's messages.
        version: u8,
    },
    /// Requests a list of all saved items.
    List,
    /// Requests the bytes of an item.
    Item {
        /// The item's key in the store.
        key: Key,
    },
    /// Requests a part of the image of all saves.
    Image {
        /// The offset of the part's first byte.
        from: u32,
    },
    /// Replaces an item. The new item is checked as if it were loaded, and saved in the normal
    /// way: after a power cut, the store has either the old or the new item.
    Put {
        /// The item's key in the store.
        key: Key,
        /// The format version of the item's bytes.
        version: u8,
        /// The checksum of the item to replace; `None` if no item should exist. If this does not
        /// describe the current item, nothing is changed.
        replaces: Option<u32>,
        /// The item's bytes.
        bytes: &'a [u8],
    },
    /// Reports the progress of a copy. The handheld shows it on the screen.
    Progress {
        /// The number of items that have been copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
    /// Sets the date. It is kept until the handheld is switched off or sleeps
    /// deeply.
    Day {
        /// The seconds since 1970, in local time.
        seconds: u64,
    },
    /// Requests a part of the picture on the screen.
    Shot {
        /// The index of the first pixel requested.
        from: u32,
    },
    /// Requests a description of the crash or hang that ended the previous run.
    Fault,
    /// Restarts the handheld into the boot loader, in order to install another
    /// firmware.
    Boot,
}

/// A message from the handheld.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer<'a> {
    /// Answers a greeting, whatever its version.
    Hello {
        /// The version of the handheld's messages.
        version: u8,
        /// The name of the board.
        board: &'a str,
        /// The version of the firmware.
        release: &'a str,
        /// The length of the image of all saves.
        image: u32,
    },
    /// Reports that the request was refused. No item was replaced.
    Refused(Refusal),
    /// Reports that the request was carried out.
    Done,
    /// A list of all saved items.
    List(Vec<Entry, { Entry::MOST }>),
    /// The bytes of an item.
    Item {
        /// The format version of the item's bytes.
        version: u8,
        /// The item's bytes.
        bytes: &'a [u8],
    },
    /// A part of the image of all saves, as long as a message allows.
    Image {
        /// The part's bytes.
        bytes: &'a [u8],
    },
    /// A part of the picture, as long as a message allows. Each pixel is an index
    /// into the palette.
    Shot {
        /// The part's pixels, row by row.
        pixels: &'a [u8],
    },
    /// A description of the previous run's crash or hang.
    Fault {
        /// The description in English; empty if that run ended normally.
        text: &'a str,
    },
}

/// A saved item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The item's key in the store.
    pub key: Key,
    /// The format version, length and checksum of the item's bytes; an error if they cannot be
    /// read.
    pub state: Result<(u8, u16, u32), Refusal>,
}

impl Entry {
    /// The largest number of items: one in each slot, and all items that are not
    /// running games.
    pub const MOST: usize = Item::COUNT + SLOTS as usize;
}

/// The reason why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The two sides have different versions of the messages.
    Version,
    /// The request is unknown.
    Unknown,
    /// The item or part does not exist.
    Missing,
    /// The item cannot be read.
    Damaged,
    /// The item was written by a newer version of the firmware.
    Newer,
    /// The item is a game of older rules.
    Older,
    /// The game cannot be replayed, for example because a move is not legal. Or the item must be a
    /// running game but the game is finished, or the reverse.
    Illegal,
    /// The current item is not the one that should be replaced.
    Changed,
    /// The handheld has unsaved changes.
    Busy,
    /// The battery is too low to save anything.
    LowBattery,
    /// The flash could not be written.
    Failed,
}

impl From<Spoiled> for Refusal {
    fn from(spoiled: Spoiled) -> Self {
        match spoiled {
            Spoiled::Damaged => Self::Damaged,
            Spoiled::Newer => Self::Newer,
            Spoiled::Older => Self::Older,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Version => "it speaks another version: install the same release on both sides",
            Self::Unknown => "it does not know this request: install the newest firmware",
            Self::Missing => "there is nothing to read",
            Self::Damaged => "the save is damaged",
            Self::Newer => "the save was written by a newer version: install the newest firmware",
            Self::Older => "the game was begun with older rules, which are no longer known",
            Self::Illegal => "a move of the game is not legal",
            Self::Changed => "something else is there by now: list again",
            Self::Busy => "the handheld has not saved its own game yet: try again",
            Self::LowBattery => "its battery is too low to save: charge it first",
            Self::Failed => "its flash did not take it: try again",
        })
    }
}

/// The state of the connection, shown on the handheld's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// There is no cable.
    #[default]
    Unplugged,
    /// A cable is plugged in, but no computer has sent a greeting.
    Waiting,
    /// A computer has sent a greeting.
    Connected,
    /// Items are being copied.
    Copying {
        /// The number of items that have been copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
    /// All items were copied.
    Copied {
        /// The number of items.
        of: u8,
    },
    /// The handheld refused an item.
    Refused(Refusal),
    /// A copy was interrupted, because the cable was pulled out or the computer
    /// stopped.
    Cut {
        /// The number of items that were copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
}
