//! The errors of a store.

use core::fmt;

/// The reason why an operation failed. Items then keep their values, with two exceptions: after
/// [`Store::format`](crate::Store::format), and if the flash fails at the very end of a
/// [`Store::put`](crate::Store::put) or [`Store::remove`](crate::Store::remove).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error<E> {
    /// The flash has reported an error.
    Flash(E),
    /// The region does not have 8 to 64 sectors.
    Region,
    /// The key is not below [`KEYS`](crate::KEYS).
    Key,
    /// The value is longer than [`MAX_LEN`](crate::MAX_LEN).
    TooLong,
    /// The items would take more than [`Store::capacity`](crate::Store::capacity).
    Full,
    /// The items do not fit, and some sectors are unreadable; see
    /// [`Store::give_up_unreadable`](crate::Store::give_up_unreadable).
    Unreadable {
        /// The number of unreadable sectors.
        sectors: usize,
    },
    /// The item was written by a newer version and has not been overwritten. It must be removed
    /// before it can be written.
    Newer {
        /// The version of the stored item.
        version: u8,
    },
    /// The programmed bytes cannot be read back, because cells of the flash are
    /// worn out.
    Worn,
}

impl<E> From<E> for Error<E> {
    fn from(error: E) -> Self {
        Self::Flash(error)
    }
}

impl<E: fmt::Debug> fmt::Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flash(error) => write!(f, "the flash failed: {error:?}"),
            Self::Region => write!(f, "the region must have 8 to 64 sectors"),
            Self::Key => write!(f, "keys are below {}", crate::KEYS),
            Self::TooLong => write!(f, "a value has at most {} bytes", crate::MAX_LEN),
            Self::Full => write!(f, "the store is full: remove an item or format it"),
            Self::Unreadable { sectors } => {
                write!(f, "{sectors} sectors cannot be read: permit to erase them")
            }
            Self::Newer { version } => write!(
                f,
                "the item has the newer version {version}: update, or remove it first"
            ),
            Self::Worn => write!(f, "the flash is worn out: what was written differs"),
        }
    }
}

impl<E: fmt::Debug> core::error::Error for Error<E> {}

/// The reason why an item cannot be read. Other items are not affected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ItemError<E> {
    /// The flash has reported an error.
    Flash(E),
    /// The item was saved, but can no longer be read. It stays damaged until it is saved again or
    /// removed.
    Damaged,
    /// The item was written by a newer version than the caller understands.
    Newer {
        /// The version of the stored item.
        version: u8,
    },
    /// The buffer is too short for the item.
    Buffer {
        /// The number of bytes that the item needs.
        needed: usize,
    },
}

impl<E> From<E> for ItemError<E> {
    fn from(error: E) -> Self {
        Self::Flash(error)
    }
}

impl<E: fmt::Debug> fmt::Display for ItemError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flash(error) => write!(f, "the flash failed: {error:?}"),
            Self::Damaged => write!(f, "the item is damaged: save it again or remove it"),
            Self::Newer { version } => write!(
                f,
                "the item has the newer version {version}: update to read it"
            ),
            Self::Buffer { needed } => write!(f, "the item needs a buffer of {needed} bytes"),
        }
    }
}

impl<E: fmt::Debug> core::error::Error for ItemError<E> {}
