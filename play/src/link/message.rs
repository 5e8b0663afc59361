//! The messages between a computer and a handheld.

use core::fmt;

use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::save::{Item, Key, SLOTS, Spoiled};

/// A message from the computer.
///
/// The greeting never changes. Everything else may change with [`VERSION`](super::VERSION), so it
/// is refused until both sides have greeted with the same version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request<'a> {
    /// Begins a session.
    Hello {
        /// The computer's version of the messages.
        version: u8,
    },
    /// Requests a list of all saved items.
    List,
    /// Requests the bytes of an item.
    Item {
        /// Its key in the store.
        key: Key,
    },
    /// Requests a part of the image of all saves.
    Image {
        /// The offset of its first byte.
        from: u32,
    },
    /// Replaces an item. The new one is checked like an item that is loaded, and saved like any
    /// other item: after a power cut, either the old or the new one is left.
    Put {
        /// Its key in the store.
        key: Key,
        /// The version of its bytes.
        version: u8,
        /// The checksum of the item to replace; `None` if there should be none. If the current item
        /// differs, nothing is changed.
        replaces: Option<u32>,
        /// Its bytes.
        bytes: &'a [u8],
    },
    /// Reports the progress of a copy, for the handheld's screen.
    Progress {
        /// The number of items that have been copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
    /// Sets the day. It is kept until the handheld is switched off or sleeps deeply.
    Day {
        /// The seconds since 1970, in local time.
        seconds: u64,
    },
    /// Requests a part of the picture on the panel.
    Shot {
        /// The index of the first pixel requested.
        from: u32,
    },
    /// Requests the fault that ended the previous run.
    Fault,
    /// Restarts into the boot loader, for another firmware.
    Boot,
}

/// A message from the handheld.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer<'a> {
    /// Answers a greeting, of any version.
    Hello {
        /// The handheld's version of the messages.
        version: u8,
        /// The name of the board.
        board: &'a str,
        /// The version of the firmware.
        release: &'a str,
        /// The length of the image of all saves.
        image: u32,
    },
    /// The request is not carried out, and nothing has changed.
    Refused(Refusal),
    /// The request is carried out.
    Done,
    /// A list of all saved items.
    List(Vec<Entry, { Entry::MOST }>),
    /// An item.
    Item {
        /// The version of its bytes.
        version: u8,
        /// Its bytes.
        bytes: &'a [u8],
    },
    /// A part of the image of all saves, as large as possible.
    Image {
        /// Its bytes.
        bytes: &'a [u8],
    },
    /// A part of the picture, as large as possible: the palette number of each pixel.
    Shot {
        /// Its pixels, row by row.
        pixels: &'a [u8],
    },
    /// The previous run's crash or hang.
    Fault {
        /// What happened and where, in English; empty if that run ended
        /// normally.
        text: &'a str,
    },
}

/// A saved item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its key in the store.
    pub key: Key,
    /// The version of its bytes, their number and their checksum; an error if it cannot be read.
    pub state: Result<(u8, u16, u32), Refusal>,
}

impl Entry {
    /// The largest number of items: the items other than running games, and all slots.
    pub const MOST: usize = Item::COUNT + SLOTS as usize;
}

/// Why a request is not carried out.
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
    /// A move of the game is not legal.
    Illegal,
    /// The current item is not the one to be replaced.
    Changed,
    /// The handheld has changes of its own that are not saved yet.
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

/// The state of the connection, for the handheld's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Activity {
    /// There is no cable.
    #[default]
    Unplugged,
    /// No computer has greeted yet.
    Waiting,
    /// A computer has greeted.
    Connected,
    /// Items are being copied.
    Copying {
        /// The number of items that have been copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
    /// All items have been copied.
    Copied {
        /// The number of items.
        of: u8,
    },
    /// The handheld has refused an item.
    Refused(Refusal),
    /// The cable was pulled out, or the computer stopped, in the middle of a copy.
    Cut {
        /// The number of items that were copied.
        done: u8,
        /// The number of items to copy.
        of: u8,
    },
}
