//! The records of `legions`.

mod read;
mod write;

pub use read::{Fault, Problem, RecordError, read};

#[cfg(feature = "alloc")]
pub use crate::record::to_string;
pub use crate::record::{MAX_LINE, Recorder, Token};
