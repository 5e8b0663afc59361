//! Games as plain text: the common part of all records.
//!
//! A record is read by playing it: every line is compared with the one that this engine would have
//! written. So a [`Recorder`] reproduces every accepted record byte for byte.

mod error;
mod reader;

#[cfg(feature = "alloc")]
use alloc::string::String;
use core::fmt::{self, Display, Write};

pub use error::{Problem, RecordError, Token};
pub(crate) use reader::{Reader, Words, end, expect, token, word};

use crate::{Game, Seat};

/// The largest number of characters in a line. Lines of valid records are much shorter.
pub const MAX_LINE: usize = 512;

/// The line that ends the record of a running game.
pub(crate) const RUNNING: &str = "running\n";

/// The first wrong line of a record of the game `G`.
pub type ErrorOf<G> = RecordError<<G as Game>::Refusal, <G as Recorded>::Fault>;

/// A game that can be written out and read back.
pub trait Recorded: Game {
    /// The game's short name.
    const NAME: &'static str;
    /// The refusal that [`to_string`] returns for a game that has no record, because it did not
    /// begin with a deal.
    const NO_RECORD: Self::Refusal;
    /// The faults that the setup and the pieces in a record can have.
    type Fault: Clone + fmt::Debug + Display + PartialEq;

    /// The position before the first turn; `None` if it cannot be restored, for example because the
    /// game began with a scenario.
    #[must_use]
    fn initial(&self) -> Option<Self>;

    /// Writes the lines between the number of players and the first turn.
    ///
    /// # Errors
    /// If `out` fails, or the game has no record.
    fn write_setup(&self, out: &mut dyn Write, seed: &dyn Display) -> fmt::Result;

    /// Writes the line that comes before a turn. Writes nothing within a turn.
    ///
    /// # Errors
    /// If `out` fails.
    fn write_options(&self, out: &mut dyn Write) -> fmt::Result;

    /// Plays a move and writes what the move adds to the record, except the result of the game. The
    /// inner result says whether writing to `out` succeeded.
    ///
    /// # Errors
    /// The game's refusal. In that case nothing was played or written.
    fn write_move(
        &mut self,
        mv: Self::Move,
        out: &mut dyn Write,
    ) -> Result<fmt::Result, Self::Refusal>;

    /// Writes the rest of a seat's `score` line, after the seat's number.
    ///
    /// # Errors
    /// If `out` fails.
    fn write_score(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result;

    /// Plays a record to its end and returns the final position. Calls `each` with every move and
    /// the position before the move. In that position, hidden things that the move reveals are
    /// already in the places that the record lists.
    ///
    /// # Errors
    /// The first line that does not follow from the lines before it by the rules.
    fn read(text: &str, each: impl FnMut(&Self, Self::Move)) -> Result<Self, ErrorOf<Self>>;
}

/// A writer of records: plays the moves of a game and writes a line for each.
#[derive(Clone, Debug)]
pub struct Recorder<W> {
    out: W,
}

impl<W: Write> Recorder<W> {
    /// Creates a recorder that writes to `out`.
    pub const fn new(out: W) -> Self {
        Self { out }
    }

    /// Returns the writer.
    pub fn into_inner(self) -> W {
        self.out
    }

    pub(crate) const fn out(&mut self) -> &mut W {
        &mut self.out
    }

    /// Writes the lines before the first turn; `seed` is one line of text.
    ///
    /// # Errors
    /// If `out` fails, or the game began with a scenario and therefore has no
    /// record.
    pub fn setup<G: Recorded>(&mut self, game: &G, seed: impl Display) -> fmt::Result {
        writeln!(self.out, "palmyra-record 1")?;
        writeln!(self.out, "game {}", G::NAME)?;
        writeln!(self.out, "players {}", game.seats())?;
        game.write_setup(&mut self.out, &seed)
    }

    /// Plays a move and writes what it adds to the record. The inner result
    /// says whether writing to `out` succeeded.
    ///
    /// # Errors
    /// The game's refusal. In that case nothing was played or written.
    pub fn play<G: Recorded>(
        &mut self,
        game: &mut G,
        mv: G::Move,
    ) -> Result<fmt::Result, G::Refusal> {
        game.check(mv)?;
        let options = game.write_options(&mut self.out);
        Ok(options.and(self.step(game, mv)?))
    }

    /// Ends the record of a game that is not over. This is possible between two turns, and within a
    /// turn if its last line is complete.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn running(&mut self) -> fmt::Result {
        self.out.write_str(RUNNING)
    }

    /// Plays a move and writes what it adds to the record, without the line of options before a
    /// turn.
    pub(crate) fn step<G: Recorded>(
        &mut self,
        game: &mut G,
        mv: G::Move,
    ) -> Result<fmt::Result, G::Refusal> {
        let written = game.write_move(mv, &mut self.out)?;
        Ok(written.and_then(|()| write_result(game, &mut self.out)))
    }
}

/// Writes the lines of the result, if the game is over.
fn write_result(game: &impl Recorded, out: &mut dyn Write) -> fmt::Result {
    let Some(outcome) = game.outcome() else {
        return Ok(());
    };
    for seat in Seat::all(game.seats()) {
        write!(out, "score {seat} ")?;
        game.write_score(seat, out)?;
        out.write_char('\n')?;
    }
    out.write_str("winner")?;
    for seat in outcome.winners.iter() {
        write!(out, " {seat}")?;
    }
    if outcome.winners.is_empty() {
        out.write_str(" none")?;
    }
    out.write_char('\n')
}

/// Converts the bytes of a file into the text that [`Recorded::read`] takes. Removes the byte order
/// mark and turns CRLF into LF, because some editors add these. Records are ASCII: any other
/// character is refused when its line is read.
#[cfg(feature = "alloc")]
#[must_use]
pub fn from_file(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    text.replace("\r\n", "\n")
}

/// Completes the text of an unfinished record, so that [`Recorded::read`] accepts it. Removes the
/// last line if it is incomplete, together with a line of options before it, and adds the line that
/// ends the record of a running game.
#[cfg(feature = "alloc")]
pub fn complete(text: &mut String) {
    let last = |text: &str| text.trim_end().rfind('\n').map_or(0, |end| end + 1);
    if text.ends_with('\n') && text[last(text)..].starts_with("winner") {
        return;
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        text.truncate(whole);
        // The line of options announces the incomplete line, so it is removed as well.
        let last = last(text);
        if text[last..].starts_with("options ") {
            text.truncate(last);
        }
    }
    text.push_str(RUNNING);
}

/// Returns the whole record of a game, from its initial position and its moves.
///
/// # Errors
/// The refusal of the first move that cannot be played, or [`Recorded::NO_RECORD`]
/// for a scenario.
#[cfg(feature = "alloc")]
pub fn to_string<G: Recorded>(
    initial: &G,
    seed: impl Display,
    moves: impl IntoIterator<Item = G::Move>,
) -> Result<String, G::Refusal> {
    let mut recorder = Recorder::new(String::new());
    recorder.setup(initial, seed).map_err(|_| G::NO_RECORD)?;
    let mut game = initial.clone();
    for mv in moves {
        // Writing to a string cannot fail.
        let _ = recorder.play(&mut game, mv)?;
    }
    Ok(recorder.into_inner())
}
