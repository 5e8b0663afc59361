//! Writes records of `legions`.

use core::fmt::{self, Display, Write};

use super::read::{self, Fault, RecordError};
use crate::legions::{Action, Event, Figure, Legions, Mode, Move, Phase, Refusal, Size};
use crate::record::Recorded;
use crate::{Game, Seat};

impl Recorded for Legions {
    const NAME: &'static str = "legions";
    const NO_RECORD: Refusal = Refusal::NotNow;
    type Fault = Fault;

    fn initial(&self) -> Option<Self> {
        self.dealt
            .then(|| Self::deal(self.setup(), self.stacks.refilled()))
    }

    fn write_setup(&self, out: &mut dyn Write, seed: &dyn Display) -> fmt::Result {
        if !self.dealt {
            return Err(fmt::Error);
        }
        let seats = || Seat::all(self.seats());
        match self.setup().mode() {
            Mode::Classic => writeln!(out, "mode classic")?,
            Mode::Expert => writeln!(out, "mode expert")?,
            Mode::Solo(solo) => writeln!(out, "mode solo {}", solo.number())?,
        }
        writeln!(out, "seed {seed}")?;
        out.write_str("city")?;
        for (tile, cell) in self.setup().city() {
            write!(out, " {tile}@{cell}")?;
        }
        out.write_char('\n')?;
        for seat in seats() {
            write!(out, "hand {seat}")?;
            for tile in self.dealt(seat) {
                write!(out, " {tile}")?;
            }
            out.write_char('\n')?;
        }
        for seat in seats() {
            writeln!(out, "coins {seat} {}", self.coins(seat))?;
        }
        for seat in seats() {
            writeln!(out, "flipped {seat} {}", self.flipped(seat))?;
        }
        writeln!(out, "reserve {}", self.reserve())?;
        let [large, small] = Size::ALL.map(|size| self.stack(size));
        writeln!(out, "stacks {large} {small}")
    }

    fn write_options(&self, out: &mut dyn Write) -> fmt::Result {
        if self.phase() != Phase::Action {
            return Ok(());
        }
        let seat = self.seat();
        let [legion, censor] = Figure::ALL.map(|figure| self.first_steps(seat, figure));
        writeln!(out, "options {seat} legion {legion} censor {censor}")
    }

    fn write_move(&mut self, mv: Move, out: &mut dyn Write) -> Result<fmt::Result, Refusal> {
        let mut written = Ok(());
        let mut drew = false;
        self.play(mv, |event| {
            written = written.and_then(|()| write_event(out, event, &mut drew));
        })?;
        Ok(written)
    }

    fn write_score(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} {}", self.coins(seat), self.flipped(seat))
    }

    fn read(text: &str, each: impl FnMut(&Self, Move)) -> Result<Self, RecordError> {
        read::read(text, each)
    }
}

/// Writes the part of a line for an event. `drew` says whether the current move has already drawn a
/// tile.
fn write_event(out: &mut dyn Write, event: Event, drew: &mut bool) -> fmt::Result {
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
        Event::Ended { cause } => writeln!(out, "end {cause}"),
    }
}
