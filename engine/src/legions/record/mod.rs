//! Games as plain text: written for people and other programs, read back
//! strictly.
//!
//! A record that is read is played, and every line is compared with the one
//! that this engine would have written. So whatever [`read`] accepts, a
//! [`Recorder`] writes again byte for byte.

mod read;
mod write;

pub use read::{MAX_LINE, Reason, RecordError, Token, read};
pub use write::Recorder;

#[cfg(feature = "std")]
use super::{Legions, Move, Refusal};

/// The whole record of a game: its opening and the moves that followed.
///
/// # Errors
/// The refusal of the first move that cannot be played. A scenario has no
/// record: for it this is [`Refusal::NotNow`].
#[cfg(feature = "std")]
pub fn to_string(
    opening: &Legions,
    seed: impl core::fmt::Display,
    moves: impl IntoIterator<Item = Move>,
) -> Result<String, Refusal> {
    let mut recorder = Recorder::new(String::new());
    recorder
        .opening(opening, seed)
        .map_err(|_| Refusal::NotNow)?;
    let mut game = opening.clone();
    for mv in moves {
        // Writing to a string cannot fail.
        let _ = recorder.play(&mut game, mv)?;
    }
    Ok(recorder.into_inner())
}
