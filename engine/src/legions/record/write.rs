//! Writing records.

use core::fmt::{self, Display, Write};

use crate::legions::{Action, Event, Figure, Legions, Mode, Move, Phase, Refusal, Size};
use crate::{Game, Seat};

/// The last line of a game that is not over.
pub(super) const RUNNING: &str = "running\n";

/// Writes the lines of a record while a game is played through it.
#[derive(Clone, Debug)]
pub struct Recorder<W> {
    out: W,
}

impl<W: Write> Recorder<W> {
    /// Writes to `out`.
    pub fn new(out: W) -> Self {
        Self { out }
    }

    /// Gives back what was written to.
    pub fn into_inner(self) -> W {
        self.out
    }

    /// Writes the lines before the first turn; `seed` is one line of text.
    ///
    /// # Errors
    /// When `out` fails, or the game began with a scenario: it has no record.
    pub fn opening(&mut self, game: &Legions, seed: impl Display) -> fmt::Result {
        if !game.dealt {
            return Err(fmt::Error);
        }
        let out = &mut self.out;
        let seats = || Seat::all(game.seats());
        writeln!(out, "palmyra-record 1")?;
        writeln!(out, "game legions")?;
        writeln!(out, "players {}", game.seats())?;
        match game.setup().mode() {
            Mode::Classic => writeln!(out, "mode classic")?,
            Mode::Expert => writeln!(out, "mode expert")?,
            Mode::Solo(solo) => writeln!(out, "mode solo {}", solo.number())?,
        }
        writeln!(out, "seed {seed}")?;
        out.write_str("city")?;
        for (tile, cell) in game.setup().city() {
            write!(out, " {tile}@{cell}")?;
        }
        out.write_char('\n')?;
        for seat in seats() {
            write!(out, "hand {seat}")?;
            for tile in game.dealt(seat) {
                write!(out, " {tile}")?;
            }
            out.write_char('\n')?;
        }
        for seat in seats() {
            writeln!(out, "coins {seat} {}", game.coins(seat))?;
        }
        for seat in seats() {
            writeln!(out, "flipped {seat} {}", game.flipped(seat))?;
        }
        writeln!(out, "reserve {}", game.reserve())?;
        let [large, small] = Size::ALL.map(|size| game.stack(size));
        writeln!(out, "stacks {large} {small}")
    }

    /// Plays a move and writes what it adds to the record. The inner result
    /// tells whether `out` took it.
    ///
    /// # Errors
    /// The game's refusal; then nothing was played and nothing written.
    pub fn play(&mut self, game: &mut Legions, mv: Move) -> Result<fmt::Result, Refusal> {
        game.check(mv)?;
        let options = match game.phase() {
            Phase::Action => self.options(game),
            _ => Ok(()),
        };
        Ok(options.and(self.step(game, mv)?))
    }

    /// Ends the record of a game that is not over, between two turns.
    ///
    /// # Errors
    /// When `out` fails.
    pub fn running(&mut self) -> fmt::Result {
        self.out.write_str(RUNNING)
    }

    /// Plays a move without the line of options before a turn.
    pub(super) fn step(&mut self, game: &mut Legions, mv: Move) -> Result<fmt::Result, Refusal> {
        let mut written = Ok(());
        let mut drew = false;
        game.play(mv, |event| {
            written = written.and_then(|()| self.event(event, &mut drew));
        })?;
        if let Some(outcome) = game.outcome() {
            written = written.and_then(|()| self.result(game, outcome.winners));
        }
        Ok(written)
    }

    /// Writes the line before a turn.
    pub(super) fn options(&mut self, game: &Legions) -> fmt::Result {
        let seat = game.seat();
        let [legion, censor] = Figure::ALL.map(|figure| game.openings(seat, figure));
        writeln!(self.out, "options {seat} legion {legion} censor {censor}")
    }

    /// `drew` tells whether this move has drawn a tile before.
    fn event(&mut self, event: Event, drew: &mut bool) -> fmt::Result {
        let out = &mut self.out;
        match event {
            Event::Began { seat, action } => match action {
                Action::Conquer(figure) => write!(out, "turn {seat} conquer {figure}"),
                Action::Revenue(figure) => write!(out, "turn {seat} revenue {figure}"),
                Action::Reorganize => write!(out, "turn {seat} reorganize"),
            },
            Event::CaesarTaken { .. } => out.write_str(" caesar"),
            Event::Placed { tile, cell, .. } => write!(out, " {tile}@{cell}"),
            Event::Touched { .. } => Ok(()),
            Event::Gained { matches, caesar } => write!(out, " gain {}", matches + caesar),
            Event::Paid { tribute, taken } => write!(out, " tribute {tribute} take {taken}"),
            Event::Drew { tile, .. } => {
                let word = if *drew { "" } else { " draw" };
                *drew = true;
                write!(out, "{word} {tile}")
            }
            Event::Flipped { tile, .. } => write!(out, " flip {tile}"),
            Event::Put { figure, spot } => write!(out, " {figure} {spot}"),
            Event::TurnEnded { .. } => out.write_char('\n'),
            Event::Removed { coins } => writeln!(out, "removed {coins}"),
            Event::Ended { end } => writeln!(out, "end {end}"),
        }
    }

    fn result(&mut self, game: &Legions, winners: crate::Seats) -> fmt::Result {
        for seat in Seat::all(game.seats()) {
            let (coins, flipped) = (game.coins(seat), game.flipped(seat));
            writeln!(self.out, "score {seat} {coins} {flipped}")?;
        }
        self.out.write_str("winner")?;
        for seat in winners.iter() {
            write!(self.out, " {seat}")?;
        }
        if winners.is_empty() {
            self.out.write_str(" none")?;
        }
        self.out.write_char('\n')
    }
}
