//! Reads records of `caravans`.

use core::fmt;

use heapless::String;

use crate::caravans::game::Origin;
use crate::caravans::setup::HAND;
use crate::caravans::{Caravans, Card, Move, Phase, Players, Refusal};
use crate::record::{
    MAX_LINE, Reader, Recorded as _, Recorder, Token, Words, end, expect, token, word,
};
use crate::{Game, Seat, record};

/// An upper bound for the number of characters before the first turn, and also for the number that
/// one move adds. A move can add lines for taxes, a draw, the end of a year and the end of the
/// game.
const MAX_STEP: usize = 2 * MAX_LINE;

/// The faults that the cards in a record can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The card should be drawn, but is no longer in the pile.
    NoSuchCard(Card),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchCard(card) => write!(f, "no card {card} is left to draw"),
        }
    }
}

/// The problem with a line of a record.
pub type Problem = record::Problem<Refusal, Fault>;
/// The first invalid line of a record.
pub type RecordError = record::RecordError<Refusal, Fault>;

/// Plays a record to its end and returns the final position. Calls `each` with every move and the
/// position before the move.
///
/// # Errors
/// The first line that does not follow from the lines before it by the rules.
pub fn read(text: &str, mut each: impl FnMut(&Caravans, Move)) -> Result<Caravans, RecordError> {
    let mut reader = Reader::new(text);
    let game = setup(&mut reader)?;
    let mut follower = Follower {
        reader,
        game,
        line: String::new(),
        missing: None,
    };
    while follower.game.to_move().is_some() {
        if follower.reader.is_running() {
            return Ok(follower.game);
        }
        follower.step(&mut each)?;
    }
    follower.reader.finish().map(|()| follower.game)
}

/// Reads the lines before the first turn and deals the game that they describe.
fn setup(reader: &mut Reader<Caravans>) -> Result<Caravans, RecordError> {
    let start = (reader.rest, reader.line);
    let count = reader.players(|count| Players::new(count).is_some())?;
    // This cannot fail: `reader.players` accepts only a count for which `Players::new` succeeds.
    let players = Players::new(count).ok_or_else(|| reader.error(Problem::Truncated))?;
    let seed = reader.seed()?;
    reader.header("fields", |words| {
        expect(words, format_args!("{}", players.fields()))?;
        end(words)
    })?;
    let mut pile = Caravans::sorted_pile();
    let mut dealt = 0;
    for seat in Seat::all(count) {
        reader.header("hand", |words| {
            expect(words, format_args!("{seat}"))?;
            for _ in 0..HAND {
                let card = word(words)?;
                if !pile.arrange(dealt, card) {
                    return Err(Problem::Fault(Fault::NoSuchCard(card)));
                }
                dealt += 1;
            }
            end(words)
        })?;
    }
    let mut game = Caravans::deal(players, pile);
    game.origin = Origin::Record;
    (reader.rest, reader.line) = start;
    let mut recorder = Recorder::new(String::<MAX_STEP>::new());
    recorder
        .setup(&game, seed)
        .map_err(|_| reader.error(Problem::Unprintable))?;
    reader.compare(&recorder.into_inner())?;
    Ok(game)
}

/// Reads a record move by move and plays the moves.
struct Follower<'a> {
    reader: Reader<'a, Caravans>,
    game: Caravans,
    /// The text written for the moves since the last complete line.
    line: String<MAX_STEP>,
    /// The error to report if a later line draws a card that is not in the pile.
    missing: Option<RecordError>,
}

impl<'a> Follower<'a> {
    /// Plays the next move, and compares all lines that the move completes with the record.
    fn step(&mut self, each: &mut dyn FnMut(&Caravans, Move)) -> Result<(), RecordError> {
        if matches!(self.game.phase(), Phase::Trade(trade) if trade.is_empty()) {
            self.reader.words("options")?;
            let options = self.game.write_options(&mut self.line);
            options.map_err(|_| self.wrong(Problem::Unprintable))?;
            self.compare()?;
        }
        let mv = self.next_move()?;
        self.arrange_draws();
        let illegal = |refusal| self.reader.next_error(Problem::Illegal(refusal));
        self.game.check(mv).map_err(illegal)?;
        each(&self.game, mv);
        let mut recorder = Recorder::new(core::mem::take(&mut self.line));
        let written = recorder.step(&mut self.game, mv).map_err(illegal)?;
        self.line = recorder.into_inner();
        written.map_err(|_| self.wrong(Problem::Unprintable))?;
        self.compare()
    }

    const fn wrong(&self, problem: Problem) -> RecordError {
        self.reader.next_error(problem)
    }

    /// Compares all complete lines in `line` with the record, and removes them.
    fn compare(&mut self) -> Result<(), RecordError> {
        let whole = self.line.rfind('\n').map_or(0, |end| end + 1);
        let (lines, rest) = self.line.split_at(whole);
        // The card that fills the last field ends a turn and a year. The record of a running game
        // may end between the lines of the turn and those of the year.
        let (turn, year) = lines.split_at(lines.find("year ").unwrap_or(whole));
        let mut compared = self.reader.compare(turn);
        if compared.is_ok() && !(self.game.to_move().is_some() && self.reader.is_running()) {
            compared = self.reader.compare(year);
        }
        compared.map_err(|error| match &self.missing {
            Some(missing) if missing.line == error.line => missing.clone(),
            _ => error,
        })?;
        self.line = rest.try_into().unwrap_or_default();
        Ok(())
    }

    /// Parses the move that the next line has for the current decision.
    fn next_move(&self) -> Result<Move, RecordError> {
        let seat = self.game.seat();
        let first = match self.game.phase() {
            Phase::Trade(_) => "trade",
            Phase::Card => "play",
            Phase::Tax(_) => "tax",
            Phase::Exchange { .. } => {
                return Ok(self.exchange().map_or(Move::Draw, |(mv, _)| mv));
            }
            Phase::FinalSales | Phase::Over => "sell",
        };
        let mut words = self.reader.words(first)?;
        let parsed = expect(&mut words, format_args!("{seat}"));
        parsed
            .and_then(|()| match self.game.phase() {
                Phase::Card => card(&mut words),
                Phase::Trade(trade) => deal(words.nth(trade.deals().count())),
                Phase::Tax(_) => deal(words.nth(self.line.split(' ').count() - 2)),
                _ => deal(words.next()),
            })
            .map_err(|problem| self.wrong(problem))
    }

    /// If the next line is an exchange, returns its next step and the words for the drawn cards.
    fn exchange(&self) -> Option<(Move, Words<'a>)> {
        let mut words = self.reader.words("exchange").ok()?;
        expect::<(), ()>(&mut words, format_args!("{}", self.game.seat())).ok()?;
        let laid = self.game.laid_aside(self.game.seat()).len();
        let next = words.clone().nth(laid).unwrap_or_default();
        let mv = next.parse().map_or(Move::Draw, Move::LayAside);
        words.find(|&word| word == ":");
        Some((mv, words))
    }

    /// Rearranges the pile so that the cards drawn next are those in the record, in the same order.
    fn arrange_draws(&mut self) {
        let found = match self.game.phase() {
            Phase::Card | Phase::Tax(_) => self.next_draw(),
            Phase::Exchange { .. } => self
                .exchange()
                .map(|(_, draws)| (self.reader.line + 1, draws)),
            Phase::Trade(_) | Phase::FinalSales | Phase::Over => None,
        };
        let Some((line, draws)) = found else { return };
        for (ahead, card) in draws.map_while(|word| word.parse().ok()).enumerate() {
            if !self.game.pile.arrange(ahead, card) {
                let problem = Problem::Fault(Fault::NoSuchCard(card));
                self.missing = Some(RecordError { line, problem });
                break;
            }
        }
    }

    /// Finds the line that ends the turn, and returns its number and the words for the drawn cards.
    fn next_draw(&self) -> Option<(usize, Words<'a>)> {
        let mut number = self.reader.line;
        for line in self.reader.rest.lines() {
            number += 1;
            let mut words = line.split(' ');
            match words.next() {
                Some("draw") => {
                    words.next();
                    return Some((number, words));
                }
                Some("play" | "tax") => {}
                _ => return None,
            }
        }
        None
    }
}

/// Parses the rest of a `play` line: a card and, for a mirage, the covered field.
fn card(words: &mut Words) -> Result<Move, Problem> {
    let card: Card = word(words)?;
    if !card.is_mirage() {
        return Ok(Move::Play(card));
    }
    expect(words, format_args!("over"))?;
    let text = words.next().unwrap_or_default();
    let number: Option<u8> = text.parse().ok();
    let field = number.and_then(|number| number.checked_sub(1));
    let field = field.ok_or_else(|| Problem::Unknown(token(text)))?;
    Ok(Move::Cover(card.good(), field))
}

/// Parses a deal: a word of a `trade`, `tax` or `sell` line. The price in it is checked later, when
/// the line is compared with the one written by the engine.
fn deal(word: Option<&str>) -> Result<Move, Problem> {
    let Some(word) = word else {
        return Err(Problem::Unknown(Token::new()));
    };
    if word == "pass" {
        return Ok(Move::Pass);
    }
    let (deal, _price) = word.split_at_checked(2).unwrap_or_default();
    let (sign, good) = deal.split_at_checked(1).unwrap_or_default();
    match (sign, good.parse()) {
        ("+", Ok(good)) => Ok(Move::Buy(good)),
        ("-", Ok(good)) => Ok(Move::Sell(good)),
        _ => Err(Problem::Unknown(token(word))),
    }
}
