//! Reads records of `merchants`.

use core::fmt;

use heapless::String;

use crate::merchants::game::{Origin, Told};
use crate::merchants::mission::Deck;
use crate::merchants::rare::Stack;
use crate::merchants::{
    Colour, Goods, Merchants, Mission, Mode, Move, Phase, Players, Rare, Refusal, Setup, Tile,
    Tiles,
};
use crate::record::{MAX_LINE, Reader, Recorder, Words, end, expect, token, word};
use crate::{Game, Seat, record};

/// An upper bound for the number of characters in the lines that one move adds. They include the
/// lines of windows that close without a decision, and of the end of a turn, an era or the game.
const MAX_STEP: usize = 4 * MAX_LINE;

/// The faults that the cards and tiles in a record can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The stack of this colour does not have the right tiles.
    WrongStack(Colour),
    /// The mission cannot be in this place.
    NoSuchMission(Mission),
    /// The improvement cannot be revealed.
    NoSuchTile(Tile),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongStack(colour) => write!(f, "the {colour} stack has other tiles"),
            Self::NoSuchMission(card) => write!(f, "mission {card} cannot be there"),
            Self::NoSuchTile(tile) => write!(f, "improvement {tile} cannot be laid open"),
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
pub fn read(text: &str, mut each: impl FnMut(&Merchants, Move)) -> Result<Merchants, RecordError> {
    let mut reader = Reader::new(text);
    let game = opening(&mut reader)?;
    follow(reader, game, &mut each)
}

/// Plays the lines of a record that continues this position, like [`read`]. The first line has the
/// number 1.
///
/// # Errors
/// The first line that does not follow from the lines before it by the rules.
pub fn read_on(
    game: &Merchants,
    text: &str,
    mut each: impl FnMut(&Merchants, Move),
) -> Result<Merchants, RecordError> {
    follow(Reader::new(text), *game, &mut each)
}

fn follow(
    reader: Reader<Merchants>,
    game: Merchants,
    each: &mut dyn FnMut(&Merchants, Move),
) -> Result<Merchants, RecordError> {
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
        follower.step(each)?;
    }
    follower.reader.finish().map(|()| follower.game)
}

/// Reads the lines before the first decision and creates the game that they describe.
fn opening(reader: &mut Reader<Merchants>) -> Result<Merchants, RecordError> {
    let start = (reader.rest, reader.line);
    let count = reader.players(|count| Players::new(count).is_some())?;
    // This cannot fail: `reader.players` accepts only a count for which `Players::new` succeeds.
    let players = Players::new(count).ok_or_else(|| reader.error(Problem::Truncated))?;
    let mode: Mode = reader.header("mode", |words| {
        let mode = word(words)?;
        end(words).map(|()| mode)
    })?;
    let seed = reader.seed()?;
    let mut game = Merchants::sorted(Setup { players, mode });
    game.origin = Origin::Record;
    for colour in Colour::ALL {
        let stack = reader.header("stack", |words| {
            expect(words, format_args!("{colour}"))?;
            stack(words)
        })?;
        if !stack.same_tiles(game.stack(colour)) {
            return Err(reader.error(Problem::Fault(Fault::WrongStack(colour))));
        }
        game.stacks[colour.index()] = stack;
    }
    (reader.rest, reader.line) = start;
    let mut recorder = Recorder::new(String::<MAX_STEP>::new());
    recorder
        .setup(&game, seed)
        .map_err(|_| reader.error(Problem::Unprintable))?;
    reader.compare(&recorder.into_inner())?;
    Ok(game)
}

/// Parses a stack from the rest of a line. The line lists the tiles, the top tile
/// first.
fn stack(words: &mut Words) -> Result<Stack, Problem> {
    let mut tiles = heapless::Vec::<Rare, 12>::new();
    for text in words {
        let rare = text.parse();
        let rare = rare.map_err(|_| Problem::Unknown(token(text)))?;
        tiles
            .push(rare)
            .map_err(|_| Problem::Unknown(token(text)))?;
    }
    let mut stack = Stack::EMPTY;
    tiles.iter().rev().for_each(|&rare| {
        stack.push(rare);
    });
    Ok(stack)
}

/// Reads a record move by move and plays the moves.
struct Follower<'a> {
    reader: Reader<'a, Merchants>,
    game: Merchants,
    /// The text that the engine has written for the current step.
    line: String<MAX_STEP>,
    /// The error to report if the comparison fails at a line that reveals an impossible card or
    /// tile.
    missing: Option<RecordError>,
}

impl<'a> Follower<'a> {
    /// Plays the next step with its payment, and compares all lines that the step completes with
    /// the record.
    fn step(&mut self, each: &mut dyn FnMut(&Merchants, Move)) -> Result<(), RecordError> {
        if matches!(self.game.phase(), Phase::Change | Phase::Swap) {
            return self.answer(each);
        }
        let mut ahead = self.ahead();
        self.pass_options(&mut ahead)?;
        self.pass_deck(&mut ahead)?;
        let verb = self.verb(ahead.rest);
        let mut words = ahead.words(verb)?;
        let line = ahead.line + 1;
        let wrong = |problem| RecordError { line, problem };
        expect(&mut words, format_args!("{}", self.game.seat())).map_err(wrong)?;
        self.tell_hidden(line);
        if verb == "discard" {
            return self.discard(words, line, each);
        }
        let mv = head(verb, words.clone()).map_err(wrong)?;
        self.play(mv, line, each)?;
        let question = self.game.phase();
        if matches!(question, Phase::Pay(_) | Phase::Gain(_)) {
            let mut paid = words.skip_while(|&word| word != ":").skip(1);
            let text = paid.next().unwrap_or_default();
            let mv = match (question, text.starts_with("pp")) {
                (Phase::Pay(_), true) => Move::PayPrestige,
                (Phase::Pay(_), false) => Move::Pay(goods(text).map_err(wrong)?),
                _ => Move::Gain(goods(text).map_err(wrong)?),
            };
            self.play(mv, line, each)?;
        }
        self.compare()
    }

    /// Plays the answer to the marauders in the next line: the return of a mission, or the refusal
    /// if the line is about something else.
    fn answer(&mut self, each: &mut dyn FnMut(&Merchants, Move)) -> Result<(), RecordError> {
        let verb = match self.game.phase() {
            Phase::Change => "change",
            _ => "swap",
        };
        let line = self.reader.line + 1;
        let mut mv = Move::Done;
        if let Ok(mut words) = self.reader.words(verb)
            && expect::<(), ()>(&mut words, format_args!("{}", self.game.seat())).is_ok()
        {
            mv = head(verb, words).map_err(|problem| RecordError { line, problem })?;
        }
        self.tell_hidden(self.reader.line);
        self.play(mv, line, each)?;
        self.compare()
    }

    /// Plays the discards of a `discard` line, kind by kind.
    fn discard(
        &mut self,
        mut words: Words<'a>,
        line: usize,
        each: &mut dyn FnMut(&Merchants, Move),
    ) -> Result<(), RecordError> {
        let gone = goods(words.next().unwrap_or_default());
        let gone = gone.map_err(|problem| RecordError { line, problem })?;
        let seat = self.game.seat();
        while let Phase::Keep(good) = self.game.phase()
            && self.game.seat() == seat
        {
            let owned = self.game.board(seat).warehouse().count(good);
            let mv = Move::Keep(good, owned.saturating_sub(gone.count(good)));
            self.play(mv, line, each)?;
        }
        self.compare()
    }

    /// Plays a move that was read from a line, and stores the text that the engine writes for it.
    fn play(
        &mut self,
        mv: Move,
        line: usize,
        each: &mut dyn FnMut(&Merchants, Move),
    ) -> Result<(), RecordError> {
        let wrong = |problem| RecordError { line, problem };
        let illegal = |refusal| wrong(Problem::Illegal(refusal));
        self.game.check(mv).map_err(illegal)?;
        each(&self.game, mv);
        let mut recorder = Recorder::new(core::mem::take(&mut self.line));
        let written = recorder.step(&mut self.game, mv).map_err(illegal)?;
        self.line = recorder.into_inner();
        written.map_err(|_| wrong(Problem::Unprintable))
    }

    /// Compares the text of the step with the next lines of the record.
    fn compare(&mut self) -> Result<(), RecordError> {
        let line = core::mem::take(&mut self.line);
        let compared = self.reader.compare(&line);
        compared.map_err(|error| match &self.missing {
            Some(missing) if missing.line == error.line => missing.clone(),
            _ => error,
        })
    }

    /// Returns a reader that can look ahead without consuming lines.
    const fn ahead(&self) -> Reader<'a, Merchants> {
        let mut ahead = Reader::new(self.reader.rest);
        ahead.line = self.reader.line;
        ahead
    }

    /// Checks and skips the line of options. There is such a line before a placement, and before
    /// the first step of a window.
    fn pass_options(&self, ahead: &mut Reader<Merchants>) -> Result<(), RecordError> {
        if ahead.rest.starts_with("double ") {
            return Ok(());
        }
        let Some(count) = self.game.due_options() else {
            return Ok(());
        };
        ahead.header("options", |words| {
            expect(words, format_args!("{}", self.game.seat()))?;
            expect(words, format_args!("{count}"))?;
            end(words)
        })
    }

    /// If the next line has the deck that the next step shuffles, skips that line and stores its
    /// order as the result of the shuffle.
    fn pass_deck(&mut self, ahead: &mut Reader<Merchants>) -> Result<(), RecordError> {
        if !ahead.rest.starts_with("shuffle deck ") {
            return Ok(());
        }
        let cards = ahead.header("shuffle", |words| {
            let mut cards = heapless::Vec::<Mission, { Mission::COUNT }>::new();
            for text in words.skip(1) {
                let card = text.parse().ok().filter(|card| !cards.contains(card));
                let card = card.ok_or_else(|| Problem::Unknown(token(text)))?;
                // The deck has room, because every card occurs once.
                let _ = cards.push(card);
            }
            Ok(cards)
        })?;
        self.game.told = Told::Deck(deck(&cards));
        Ok(())
    }

    /// The first word of a line. It decides how the move is parsed.
    fn verb(&self, line: &str) -> &'static str {
        match self.game.phase() {
            Phase::Goods => "goods",
            Phase::Start => "start",
            Phase::Place(_) if line.starts_with("double ") => "double",
            Phase::Place(_) => "place",
            Phase::Choose => "choose",
            Phase::Free(_) => "free",
            Phase::Keep(_) => "discard",
            phase => {
                let first = line.split(' ').next().unwrap_or_default();
                let known = VERBS.iter().find(|&&verb| verb == first);
                known.copied().unwrap_or(match phase {
                    Phase::Slot(_) => "pass",
                    _ => "done",
                })
            }
        }
    }

    /// Finds the cards and tiles that the step on a line reveals, and arranges the hidden cards
    /// and tiles accordingly.
    fn tell_hidden(&mut self, line: usize) {
        match self.game.phase() {
            Phase::Start if self.game.seat() == Seat::FIRST => {
                self.tell_hands(line);
                self.tell_tiles(line);
            }
            Phase::Construction => self.tell_stack(line),
            _ => {}
        }
        if matches!(self.game.turn(), 3 | 6) {
            self.tell_tiles(line);
        }
    }

    /// All lines after the line with this number, each with its own number.
    fn lines_after(&self, line: usize) -> impl Iterator<Item = (usize, Words<'a>)> + use<'a> {
        let lines = self.reader.rest.lines().zip(self.reader.line + 1..);
        lines
            .skip_while(move |&(_, other)| other <= line)
            .map(|(text, line)| (line, text.split(' ')))
    }

    fn fault(&mut self, line: usize, fault: Fault) {
        let problem = Problem::Fault(fault);
        self.missing = Some(RecordError { line, problem });
    }

    /// Arranges the hands and the deck after the setup as in the record, as far as the record has
    /// them.
    fn tell_hands(&mut self, line: usize) {
        let mut cards = heapless::Vec::<Mission, { Mission::COUNT }>::new();
        let lines = self
            .lines_after(line)
            .skip(1)
            .map_while(|(line, mut words)| {
                match words.next() {
                    // The owner of the hand is checked when the lines are compared.
                    Some("hand") => drop(words.next()),
                    Some("deck") => {}
                    _ => return None,
                }
                let cards = words.map_while(|word| word.parse().ok());
                Some(cards.map(move |card| (line, card)))
            });
        for (line, card) in lines.flatten() {
            if cards.contains(&card) {
                self.fault(line, Fault::NoSuchMission(card));
                break;
            }
            // The deck has room, because every card occurs once.
            let _ = cards.push(card);
        }
        for card in Mission::all() {
            if !cards.contains(&card) {
                let _ = cards.push(card);
            }
        }
        self.game.deck = deck(&cards);
    }

    /// Arranges that the improvements revealed next are those in the next line with `open`.
    fn tell_tiles(&mut self, line: usize) {
        let found = self
            .lines_after(line)
            .map(|(line, mut words)| (line, words.next(), words))
            .take_while(|&(_, first, _)| first != Some("turn"))
            .find(|&(_, first, _)| first == Some("open"));
        let Some((line, _, words)) = found else {
            return;
        };
        let mut after = self.game;
        after.turn += 1;
        let possible = after.drawable();
        let mut told = Tiles::NONE;
        for tile in words.map_while(|word| word.parse().ok()) {
            if !possible.contains(tile) {
                self.fault(line, Fault::NoSuchTile(tile));
                break;
            }
            told.insert(tile);
        }
        self.game.arrange_tiles(after.era(), told);
    }

    /// If the step on a line shuffles a stack, stores the order in the record as the result
    /// of the shuffle.
    fn tell_stack(&mut self, line: usize) {
        let Some((_, mut words)) = self.lines_after(line).next() else {
            return;
        };
        let is_colour = |word: &str| word.parse::<Colour>().is_ok();
        if words.next() == Some("shuffle")
            && words.next().is_some_and(is_colour)
            && let Ok(stack) = stack(&mut words)
        {
            self.game.told = Told::Stack(stack);
        }
    }
}

/// The first words of lines for steps in windows.
const VERBS: [&str; 20] = [
    "take", "gifts", "caravan", "shipyard", "trade", "cash", "return", "buy", "tower", "traitor",
    "temple", "rare", "draw", "fulfil", "supplies", "first", "exempt", "pass", "tax", "done",
];

/// Parses the move from the words of a line that come before ` : `.
fn head(verb: &str, words: Words) -> Result<Move, Problem> {
    let mut head = words.take_while(|&word| word != ":");
    let mut last = "";
    let mut words = core::iter::from_fn(|| {
        let next = head.next();
        last = next.unwrap_or_default();
        next
    });
    let parsed = Move::parse(verb, &mut words);
    parsed.map_err(|_| Problem::Unknown(token(last)))
}

fn goods(text: &str) -> Result<Goods, Problem> {
    text.parse().map_err(|_| Problem::Unknown(token(text)))
}

/// Creates a deck of these cards, the first on top.
fn deck(cards: &[Mission]) -> Deck {
    let mut deck = Deck::EMPTY;
    for &card in cards.iter().rev() {
        deck.push(card);
    }
    deck
}
