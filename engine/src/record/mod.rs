//! Games as plain text: what the records of all games have in common.
//!
//! A record that is read is played, and every line is compared with the one
//! that this engine would have written. So whatever a game's reader accepts, a
//! [`Recorder`] writes again byte for byte.

mod error;
mod reader;

use core::fmt::{self, Display, Write};

pub use error::{Problem, RecordError, Token};
pub(crate) use reader::{Reader, Words, end, expect, token, word};

use crate::{Game, Seat};

/// Longer than any line of a record.
pub const MAX_LINE: usize = 512;

/// The last line of a game that is not over.
pub(crate) const RUNNING: &str = "running\n";

/// Why a record of this game is wrong.
pub type ErrorOf<G> = RecordError<<G as Game>::Refusal, <G as Recorded>::Fault>;

/// A game that can be written out and read back.
pub trait Recorded: Game {
    /// The game's short name.
    const NAME: &'static str;
    /// The refusal of a game that did not begin with a deal: it has no record.
    const NO_RECORD: Self::Refusal;
    /// What can be wrong with the pieces that a record tells of.
    type Fault: Clone + fmt::Debug + Display + PartialEq;

    /// The game as it stood before its first turn; `None` unless it began with
    /// a deal whose pieces it still knows.
    #[must_use]
    fn initial(&self) -> Option<Self>;

    /// Writes the lines between the number of players and the first turn.
    ///
    /// # Errors
    /// When `out` fails, or the game has no record.
    fn write_setup(&self, out: &mut impl Write, seed: impl Display) -> fmt::Result;

    /// Writes the line that stands before a turn; nothing within one.
    ///
    /// # Errors
    /// When `out` fails.
    fn write_options(&self, out: &mut impl Write) -> fmt::Result;

    /// Plays a move and writes what it adds to the record, the result of the
    /// game excepted. The inner result tells whether `out` took it.
    ///
    /// # Errors
    /// The game's refusal; then nothing was played and nothing written.
    fn write_move(
        &mut self,
        mv: Self::Move,
        out: &mut impl Write,
    ) -> Result<fmt::Result, Self::Refusal>;

    /// Writes what stands behind the number of the seat in its line of score.
    ///
    /// # Errors
    /// When `out` fails.
    fn write_score(&self, seat: Seat, out: &mut impl Write) -> fmt::Result;

    /// Follows a record to its end, telling every move and the position before
    /// it, and returns the final position. What the record tells of hidden
    /// things is true in the position before the move that reveals them.
    ///
    /// # Errors
    /// The first line that is not what the rules make of the lines before it.
    fn read(text: &str, each: impl FnMut(&Self, Self::Move)) -> Result<Self, ErrorOf<Self>>;
}

/// Writes the lines of a record while a game is played through it.
#[derive(Clone, Debug)]
pub struct Recorder<W> {
    out: W,
}

impl<W: Write> Recorder<W> {
    /// Writes to `out`.
    pub const fn new(out: W) -> Self {
        Self { out }
    }

    /// Gives back what was written to.
    pub fn into_inner(self) -> W {
        self.out
    }

    pub(crate) const fn out(&mut self) -> &mut W {
        &mut self.out
    }

    /// Writes the lines before the first turn; `seed` is one line of text.
    ///
    /// # Errors
    /// When `out` fails, or the game began with a scenario: it has no record.
    pub fn setup<G: Recorded>(&mut self, game: &G, seed: impl Display) -> fmt::Result {
        writeln!(self.out, "palmyra-record 1")?;
        writeln!(self.out, "game {}", G::NAME)?;
        writeln!(self.out, "players {}", game.seats())?;
        game.write_setup(&mut self.out, seed)
    }

    /// Plays a move and writes what it adds to the record. The inner result
    /// tells whether `out` took it.
    ///
    /// # Errors
    /// The game's refusal; then nothing was played and nothing written.
    pub fn play<G: Recorded>(
        &mut self,
        game: &mut G,
        mv: G::Move,
    ) -> Result<fmt::Result, G::Refusal> {
        game.check(mv)?;
        let options = game.write_options(&mut self.out);
        Ok(options.and(self.step(game, mv)?))
    }

    /// Ends the record of a game that is not over, between two turns or where
    /// a decision of a turn has told all that follows from it.
    ///
    /// # Errors
    /// When `out` fails.
    pub fn running(&mut self) -> fmt::Result {
        self.out.write_str(RUNNING)
    }

    /// Plays a move without the line of options before a turn.
    pub(crate) fn step<G: Recorded>(
        &mut self,
        game: &mut G,
        mv: G::Move,
    ) -> Result<fmt::Result, G::Refusal> {
        let written = game.write_move(mv, &mut self.out)?;
        Ok(written.and_then(|()| self.result(game)))
    }

    fn result(&mut self, game: &impl Recorded) -> fmt::Result {
        let Some(outcome) = game.outcome() else {
            return Ok(());
        };
        for seat in Seat::all(game.seats()) {
            write!(self.out, "score {seat} ")?;
            game.write_score(seat, &mut self.out)?;
            self.out.write_char('\n')?;
        }
        self.out.write_str("winner")?;
        for seat in outcome.winners.iter() {
            write!(self.out, " {seat}")?;
        }
        if outcome.winners.is_empty() {
            self.out.write_str(" none")?;
        }
        self.out.write_char('\n')
    }
}

/// The whole record of a game: its initial and the moves that followed.
///
/// # Errors
/// The refusal of the first move that cannot be played. A scenario has no
/// record: for it this is [`Recorded::NO_RECORD`].
#[cfg(feature = "std")]
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
