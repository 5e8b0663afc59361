//! Writes records of `caravans`.

use core::fmt::{self, Display, Write};

use super::read::{self, Fault, RecordError};
use crate::caravans::game::Origin;
use crate::caravans::{Caravans, Event, Good, Move, Phase, Refusal, Sale};
use crate::record::Recorded;
use crate::{Game, Seat};

impl Recorded for Caravans {
    const NAME: &'static str = "caravans";
    const NO_RECORD: Refusal = Refusal::NotNow;
    type Fault = Fault;

    fn initial(&self) -> Option<Self> {
        (self.origin == Origin::Seed).then(|| Self::new(self.players, self.seed))
    }

    fn write_setup(&self, out: &mut dyn Write, seed: &dyn Display) -> fmt::Result {
        if self.origin == Origin::Other {
            return Err(fmt::Error);
        }
        writeln!(out, "seed {seed}")?;
        writeln!(out, "fields {}", self.players().fields())?;
        for seat in Seat::all(self.seats()) {
            write!(out, "hand {seat}")?;
            for card in self.hand(seat).iter() {
                write!(out, " {card}")?;
            }
            out.write_char('\n')?;
        }
        Ok(())
    }

    fn write_options(&self, out: &mut dyn Write) -> fmt::Result {
        match self.phase() {
            Phase::Trade(trade) if trade.is_empty() => {
                writeln!(out, "options {} {}", self.seat(), self.options())
            }
            _ => Ok(()),
        }
    }

    fn write_move(&mut self, mv: Move, out: &mut dyn Write) -> Result<fmt::Result, Refusal> {
        let mut writer = MoveWriter {
            begun: match self.phase() {
                Phase::Trade(trade) => !trade.is_empty(),
                Phase::Exchange { .. } => !self.laid_aside(self.seat()).is_empty(),
                _ => false,
            },
            exchanges: matches!(self.phase(), Phase::Exchange { .. }),
            drew: false,
        };
        let mut written = Ok(());
        self.play(mv, |event| {
            written = written.and_then(|()| writer.event(out, event));
        })?;
        Ok(written)
    }

    fn write_score(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", self.capital(seat))
    }

    fn read(text: &str, each: impl FnMut(&Self, Move)) -> Result<Self, RecordError> {
        read::read(text, each)
    }
}

/// Writes the lines, or parts of lines, that one move adds to the record.
struct MoveWriter {
    /// Whether an earlier move has begun the current line.
    begun: bool,
    /// Whether the move belongs to an exchange of cards.
    exchanges: bool,
    /// Whether this move has drawn a card.
    drew: bool,
}

impl MoveWriter {
    fn event(&mut self, out: &mut dyn Write, event: Event) -> fmt::Result {
        match event {
            Event::Bought { seat, good, price } => {
                self.begin(out, "trade", seat)?;
                write!(out, " +{good}{price}")
            }
            Event::Sold {
                seat,
                good,
                price,
                sale,
            } => match sale {
                Sale::Trade => {
                    self.begin(out, "trade", seat)?;
                    write!(out, " -{good}{price}")
                }
                Sale::Tax => write!(out, " -{good}{price}"),
                Sale::Final => writeln!(out, "sell {seat} -{good}{price}"),
            },
            Event::Passed { seat } => write!(out, "trade {seat} pass"),
            Event::Traded { .. } | Event::TaxPaid { .. } => out.write_char('\n'),
            Event::Played { seat, card, .. } => writeln!(out, "play {seat} {card}"),
            Event::Covered {
                seat,
                mirage,
                field,
                ..
            } => writeln!(out, "play {seat} {mirage} over {}", field + 1),
            Event::Taxed { seat, due, .. } => write!(out, "tax {seat} {due}"),
            Event::Drew { seat, card } => {
                match (self.drew, self.exchanges) {
                    (true, _) => {}
                    (false, true) => out.write_str(" :")?,
                    (false, false) => write!(out, "draw {seat}")?,
                }
                self.drew = true;
                write!(out, " {card}")
            }
            Event::TurnEnded { drawn: 0, .. } | Event::Exchanged { count: 0, .. } => Ok(()),
            Event::TurnEnded { .. } | Event::Exchanged { .. } => out.write_char('\n'),
            Event::YearEnded { year, moves } => {
                write!(out, "year {year}")?;
                for (good, away) in Good::ALL.into_iter().zip(moves) {
                    write!(out, " {good} {away}")?;
                }
                out.write_char('\n')
            }
            Event::Moved { good, route, .. } => {
                write!(out, "route {good}")?;
                for field in route.fields() {
                    write!(out, " {field}")?;
                }
                out.write_char('\n')
            }
            Event::PaidOut { seat, amount } => writeln!(out, "payout {seat} {amount}"),
            Event::LaidAside { seat, card } => {
                self.begin(out, "exchange", seat)?;
                write!(out, " {card}")
            }
            Event::Contracts { .. } | Event::YearBegan { .. } | Event::FinalSales => Ok(()),
            Event::Ended => writeln!(out, "end years"),
        }
    }

    /// Begins a line with a word and a seat, unless the line has begun already.
    fn begin(&mut self, out: &mut dyn Write, word: &str, seat: Seat) -> fmt::Result {
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        write!(out, "{word} {seat}")
    }
}
