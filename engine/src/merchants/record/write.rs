//! Writes records of `merchants`.

use core::fmt::{self, Display, Write};

use super::read::{self, Fault, RecordError};
use crate::merchants::game::Origin;
use crate::merchants::{
    Benefit, Colour, Deck, Effect, Event, Goods, Merchants, Mission, Move, Phase, Refusal,
    Resolution, Source, Tile,
};
use crate::record::Recorded;
use crate::{Game, Seat};

impl Recorded for Merchants {
    const NAME: &'static str = "merchants";
    const NO_RECORD: Refusal = Refusal::NotNow;
    type Fault = Fault;

    fn initial(&self) -> Option<Self> {
        (self.origin == Origin::Seed).then(|| Self::new(self.setup, self.seed))
    }

    fn write_setup(&self, out: &mut dyn Write, seed: &dyn Display) -> fmt::Result {
        if self.origin == Origin::Other {
            return Err(fmt::Error);
        }
        writeln!(out, "mode {}", self.setup.mode)?;
        writeln!(out, "seed {seed}")?;
        for colour in Colour::ALL {
            writeln!(out, "stack {colour} {}", self.stack(colour))?;
        }
        Ok(())
    }

    /// Writes nothing. The line of options is written with the move, because a mission may be
    /// returned before it.
    fn write_options(&self, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }

    fn write_move(&mut self, mv: Move, out: &mut dyn Write) -> Result<fmt::Result, Refusal> {
        self.check(mv)?;
        let double = matches!(mv, Move::Double(_));
        let options = self.due_options().filter(|_| !double);
        let mut scribe = Scribe {
            options: options.map(|count| (self.seat, count)),
            line: None,
        };
        let mut written = Ok(());
        self.play(mv, |event| {
            written = written.and_then(|()| scribe.event(out, event));
        })?;
        Ok(written.and_then(|()| scribe.finish(out)))
    }

    fn write_score(&self, seat: Seat, out: &mut dyn Write) -> fmt::Result {
        let score = self.score_of(seat);
        write!(
            out,
            "track {} tower {} missions {} returned {} temples {} rare {} bonus {} total {}",
            score.track,
            score.tower,
            score.missions,
            score.returned,
            score.temples,
            score.rare,
            score.bonus,
            score.total()
        )
    }

    fn read(text: &str, each: impl FnMut(&Self, Move)) -> Result<Self, RecordError> {
        read::read(text, each)
    }
}

impl Merchants {
    /// The number of options, if the line of options has to be written now. This is the case before
    /// a placement, and before the first step of a window. If a payment has to be chosen for that
    /// step, the line is written before the payment.
    pub(super) fn due_options(&self) -> Option<u16> {
        let due = match self.phase {
            Phase::Place(_) => true,
            phase => phase.is_window() && self.fresh,
        };
        due.then(|| self.options())
    }
}

/// Writes the lines, or parts of lines, that one move adds to the record.
struct Scribe {
    /// The seat and the number of options, if the line of options has to be
    /// written first.
    options: Option<(Seat, u16)>,
    /// The line of a step, while details are still added to it.
    line: Option<Line>,
}

/// The details of a line. They follow after the move.
#[derive(Default)]
struct Line {
    /// Whether the details begin with ` : `.
    colon: bool,
    /// Whether the details include the goods gained.
    tells_gains: bool,
    goods: Option<Goods>,
    /// The prestige paid for a rare good.
    price: Option<i16>,
    /// The number of camels or ships owned now.
    count: Option<u8>,
    level: Option<u8>,
    cards: [Option<Mission>; 2],
    points: Option<i16>,
}

impl Line {
    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let mut colon = self.colon;
        let mut space = |out: &mut dyn Write| {
            let first = core::mem::take(&mut colon);
            out.write_str(if first { " : " } else { " " })
        };
        if let Some(goods) = self.goods {
            space(out)?;
            write!(out, "{goods}")?;
        }
        if let Some(price) = self.price {
            space(out)?;
            write!(out, "pp{price}")?;
        }
        for number in [self.count, self.level].into_iter().flatten() {
            space(out)?;
            write!(out, "{number}")?;
        }
        for card in self.cards.iter().flatten() {
            space(out)?;
            write!(out, "{card}")?;
        }
        if let Some(points) = self.points {
            space(out)?;
            write!(out, "{points:+}")?;
        }
        out.write_char('\n')
    }
}

impl Scribe {
    fn event(&mut self, out: &mut dyn Write, event: Event) -> fmt::Result {
        if let Some(line) = &mut self.line
            && detail(line, event)
        {
            return Ok(());
        }
        self.finish(out)?;
        if let Some((seat, count)) = self.options.take() {
            writeln!(out, "options {seat} {count}")?;
        }
        match event {
            Event::Opened { tiles } => {
                out.write_str("open")?;
                for tile in tiles.iter() {
                    write!(out, " {tile}")?;
                }
                out.write_char('\n')
            }
            Event::Dealt { seat, cards } => {
                let [one, other] = cards;
                writeln!(out, "hand {seat} {one} {other}")
            }
            Event::DeckShuffled { deck, again } => write_deck(out, &deck, again),
            Event::TurnBegan { turn, era, first } => writeln!(out, "turn {turn} {era} {first}"),
            Event::Revealed { seat, region } => writeln!(out, "reveal {seat} {region}"),
            Event::Spoils { seat, tile } => {
                self.line = Some(Line {
                    colon: true,
                    tells_gains: true,
                    ..Line::default()
                });
                write!(out, "spoils {seat} {tile}")
            }
            Event::Attacked { region, spots } => {
                write!(out, "attack {region}")?;
                for spot in spots.iter() {
                    write!(out, " {spot}")?;
                }
                out.write_char('\n')
            }
            Event::Began(phase) => {
                let name = match phase {
                    Resolution::Improvements => "improvements",
                    Resolution::Construction => "construction",
                    Resolution::Kingdom => "kingdom",
                };
                writeln!(out, "phase {name}")
            }
            Event::HighestTower { seat } => {
                self.line = Some(Line::default());
                write!(out, "prestige {seat}")
            }
            Event::Idle { seat } => writeln!(out, "options {seat} 0"),
            Event::Did { seat, mv } => self.begin(out, seat, mv),
            Event::StackShuffled { colour, stack } => writeln!(out, "shuffle {colour} {stack}"),
            Event::Taxed { seat, paid, lost } => writeln!(out, "tax {seat} {paid} -{lost}"),
            Event::Discarded { seat, goods } => writeln!(out, "discard {seat} {goods}"),
            Event::Stands {
                seat,
                prestige,
                goods,
                tower,
                pieces: [camels, ships],
            } => writeln!(
                out,
                "stand {seat} {prestige} {goods} {tower} {camels} {ships}"
            ),
            Event::EraBegan { era } => writeln!(out, "era {era}"),
            Event::Levels { seat, points } => writeln!(out, "levels {seat} {points:+}"),
            Event::Ended => writeln!(out, "end turns"),
            Event::Chosen { .. }
            | Event::Paid { .. }
            | Event::Got { .. }
            | Event::Scored { .. }
            | Event::Tower { .. }
            | Event::Piece { .. }
            | Event::Drew { .. } => Ok(()),
        }
    }

    /// Begins the line of a step with the move.
    fn begin(&mut self, out: &mut dyn Write, seat: Seat, mv: Move) -> fmt::Result {
        let tells_gains = match mv {
            Move::Take(_) => true,
            Move::Return(card, _) => matches!(card.benefit(), Benefit::Goods(_)),
            _ => false,
        };
        self.line = Some(Line {
            colon: true,
            tells_gains,
            ..Line::default()
        });
        write!(out, "{} {seat}", mv.verb())?;
        mv.write_rest(out)
    }

    /// Writes the details of the line and ends it.
    fn finish(&mut self, out: &mut dyn Write) -> fmt::Result {
        self.line.take().map_or(Ok(()), |line| line.write(out))
    }
}

/// Adds an event to the details of a step's line. Returns `false` if the event has a line of its
/// own.
fn detail(line: &mut Line, event: Event) -> bool {
    match event {
        Event::Paid { goods, .. } => line.goods = Some(goods),
        Event::Got { goods, .. } if line.tells_gains => {
            line.goods = Some(line.goods.unwrap_or_default() + goods);
        }
        Event::Got { .. } | Event::Chosen { .. } => {}
        Event::Scored { points, by, .. } => match by {
            Source::Tile(tile) if pays_for_rare(tile) => line.price = Some(-points),
            _ => line.points = Some(line.points.unwrap_or(0) + points),
        },
        Event::Tower { level, .. } => line.level = Some(level),
        Event::Piece { count, .. } => line.count = Some(count),
        Event::Drew { card, .. } => {
            let [one, other] = &mut line.cards;
            let place = if one.is_none() { one } else { other };
            *place = Some(card);
        }
        _ => return false,
    }
    true
}

/// Whether this improvement makes prestige the price of a rare good. A change of prestige through
/// it is then a payment, not a score.
const fn pays_for_rare(tile: Tile) -> bool {
    matches!(tile.effect(), Effect::RareForPrestige(_))
}

fn write_deck(out: &mut dyn Write, deck: &Deck, again: bool) -> fmt::Result {
    out.write_str(if again { "shuffle deck" } else { "deck" })?;
    for card in deck.iter().rev() {
        write!(out, " {card}")?;
    }
    out.write_char('\n')
}
