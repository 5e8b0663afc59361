//! Reading records.

use core::fmt::{self, Write as _};
use core::str::{FromStr, Split};

use heapless::String;

use super::write::{RUNNING, Recorder};
use crate::legions::stack::Stacks;
use crate::legions::{
    Figure, Legions, Mode, Move, Phase, Pile, Refusal, Setup, SetupError, Size, Solo, Spot, Tile,
};
use crate::{Game, Seat};

/// Longer than any line of a record: a turn that lays four tiles and draws
/// all 93 has fewer than 500 characters.
pub const MAX_LINE: usize = 512;
/// More than all lines of an opening, or of one turn with the end after it.
const MAX_TURN: usize = 3 * MAX_LINE;

/// A word of a record, shortened if it is absurdly long.
pub type Token = String<24>;

/// Why a line is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text stops before the game does.
    Truncated,
    /// The line has no end.
    Unfinished,
    /// Something follows after the game's result.
    Trailing,
    /// Not printable ASCII, or longer than any line can be.
    Unprintable,
    /// The line should begin with this word.
    Missing(&'static str),
    /// A word that has no meaning there.
    Unknown(Token),
    /// A number of players that the mode does not allow.
    Setup(SetupError),
    /// A hand of other sizes than this seat is dealt.
    Hand {
        /// Large tiles dealt first.
        large: u8,
        /// Small tiles dealt then.
        small: u8,
    },
    /// A tile that is not in the stack any more.
    NoSuchTile(Tile),
    /// The move breaks a rule.
    Illegal(Refusal),
    /// The rules lead to another word.
    Expected {
        /// What the rules say.
        expected: Token,
        /// What the record says.
        found: Token,
    },
}

/// The first wrong line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.reason {
            Reason::Truncated => f.write_str("the record stops before the game is over"),
            Reason::Unfinished => f.write_str("the line does not end with a line feed"),
            Reason::Trailing => f.write_str("nothing may follow the result"),
            Reason::Unprintable => {
                write!(f, "not a line of at most {MAX_LINE} ascii characters")
            }
            Reason::Missing(word) => write!(f, "expected a line `{word} ...`"),
            Reason::Unknown(token) if token.is_empty() => f.write_str("a word is missing"),
            Reason::Unknown(token) => write!(f, "`{token}` means nothing here"),
            Reason::Setup(error) => error.fmt(f),
            Reason::Hand { large, small } => {
                write!(
                    f,
                    "the hand must be {large} large tiles, then {small} small ones"
                )
            }
            Reason::NoSuchTile(tile) => write!(f, "no tile {tile} is left to draw"),
            Reason::Illegal(refusal) => refusal.fmt(f),
            Reason::Expected { expected, found } => match (expected.as_str(), found.as_str()) {
                ("", "") => f.write_str("a space too many"),
                (expected, "") => write!(f, "the line lacks `{expected}`"),
                ("", found) => write!(f, "the line ends before `{found}`"),
                (expected, found) => write!(f, "expected `{expected}`, found `{found}`"),
            },
        }
    }
}

impl core::error::Error for RecordError {}

/// Follows a record to its end, telling every move and the position before
/// it, and returns the final position. The record of a game that is not over
/// ends after a turn with the line `running`.
///
/// # Errors
/// The first line that is not what the rules make of the lines before it.
pub fn read(text: &str, mut each: impl FnMut(&Legions, Move)) -> Result<Legions, RecordError> {
    let mut reader = Reader::new(text);
    let mut game = reader.opening()?;
    while game.to_move().is_some() {
        if reader.rest == RUNNING {
            return Ok(game);
        }
        reader.turn(&mut game, &mut each)?;
    }
    if reader.rest.is_empty() {
        Ok(game)
    } else {
        reader.line += 1;
        Err(reader.error(Reason::Trailing))
    }
}

struct Reader<'a> {
    /// Not yet consumed; what comes before it is true.
    rest: &'a str,
    /// The number of the last line consumed.
    line: usize,
}

type Words<'a> = Split<'a, char>;

fn token(word: &str) -> Token {
    let mut token = Token::new();
    for char in word.chars() {
        if token.push(char).is_err() {
            break;
        }
    }
    token
}

fn word<T: FromStr>(words: &mut Words) -> Result<T, Reason> {
    let word = words.next().unwrap_or_default();
    word.parse().map_err(|_| Reason::Unknown(token(word)))
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            line: 0,
        }
    }

    const fn error(&self, reason: Reason) -> RecordError {
        RecordError {
            line: self.line,
            reason,
        }
    }

    /// The next line and what follows it, without consuming it.
    fn peek(&self) -> Result<(&'a str, &'a str), Reason> {
        if self.rest.is_empty() {
            return Err(Reason::Truncated);
        }
        let end = self.rest.split_once('\n');
        let (line, rest) = end.unwrap_or((self.rest, ""));
        let printable = |byte: u8| byte == b' ' || byte.is_ascii_graphic();
        if line.len() > MAX_LINE || !line.bytes().all(printable) {
            return Err(Reason::Unprintable);
        }
        end.map(|_| (line, rest)).ok_or(Reason::Unfinished)
    }

    /// The words of the next line, after its first, which must be `first`.
    fn words(&self, first: &'static str) -> Result<Words<'a>, RecordError> {
        let wrong = |reason| RecordError {
            line: self.line + 1,
            reason,
        };
        let (line, _) = self.peek().map_err(wrong)?;
        let mut words = line.split(' ');
        match words.next() {
            Some(word) if word == first => Ok(words),
            _ => Err(wrong(Reason::Missing(first))),
        }
    }

    /// Consumes the lines that the engine has written, word by word.
    fn compare(&mut self, written: &str) -> Result<(), RecordError> {
        for expected in written.lines() {
            self.line += 1;
            let (found, rest) = self.peek().map_err(|reason| self.error(reason))?;
            if found != expected {
                return Err(self.error(difference(expected, found)));
            }
            self.rest = rest;
        }
        Ok(())
    }

    /// Checks and consumes the lines before the first turn.
    fn opening(&mut self) -> Result<Legions, RecordError> {
        let start = (self.rest, self.line);
        self.compare("palmyra-record 1\ngame legions\n")?;
        let players = self.header("players", |words| {
            let text = words.next().unwrap_or_default();
            let count = text.parse().ok().filter(|count| (1..=5).contains(count));
            let count: u8 = count.ok_or_else(|| Reason::Unknown(token(text)))?;
            end(words).map(|()| count)
        })?;
        let setup = self.header("mode", |words| {
            let mode = mode(words)?;
            end(words)?;
            Setup::new(mode, players).map_err(Reason::Setup)
        })?;
        let seed = self.rest;
        self.header("seed", |_| Ok(()))?;
        let seed = seed.lines().next().unwrap_or_default();
        let seed = seed.strip_prefix("seed ").unwrap_or_default();
        self.header("city", |words| {
            for (tile, cell) in setup.city() {
                expect(words, format_args!("{tile}@{cell}"))?;
            }
            end(words)
        })?;
        let mut stacks = Stacks::sorted();
        let mut dealt = Pile::default();
        for seat in Seat::all(players) {
            self.header("hand", |words| {
                expect(words, format_args!("{seat}"))?;
                let start = setup.start(seat.index());
                let sizes = [(Size::Large, start.large), (Size::Small, start.small)];
                let wrong = Reason::Hand {
                    large: start.large,
                    small: start.small,
                };
                for (size, count) in sizes {
                    for _ in 0..count {
                        let text = words.next().ok_or_else(|| wrong.clone())?;
                        let tile: Tile = text.parse().map_err(|_| Reason::Unknown(token(text)))?;
                        if tile.size() != size {
                            return Err(wrong);
                        }
                        arrange(&mut stacks, &mut dealt, tile)?;
                    }
                }
                words.next().map_or(Ok(()), |_| Err(wrong))
            })?;
        }
        // The numbers that follow from all this.
        let game = Legions::deal(setup, stacks);
        (self.rest, self.line) = start;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        recorder
            .opening(&game, seed)
            .map_err(|_| self.error(Reason::Unprintable))?;
        self.compare(&recorder.into_inner())?;
        Ok(game)
    }

    /// Reads and consumes one line of the opening.
    fn header<T>(
        &mut self,
        first: &'static str,
        parse: impl FnOnce(&mut Words<'a>) -> Result<T, Reason>,
    ) -> Result<T, RecordError> {
        let mut words = self.words(first)?;
        self.line += 1;
        let value = parse(&mut words).map_err(|reason| self.error(reason))?;
        self.rest = self.peek().map_err(|reason| self.error(reason))?.1;
        Ok(value)
    }

    /// Reads, plays and checks one turn with all lines that belong to it.
    fn turn(
        &mut self,
        game: &mut Legions,
        each: &mut impl FnMut(&Legions, Move),
    ) -> Result<(), RecordError> {
        self.words("options")?;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        let options = recorder.options(game);
        self.compare(&recorder.into_inner())?;
        options.map_err(|_| self.error(Reason::Unprintable))?;

        let words = self.words("turn")?;
        let line = self.line + 1;
        let wrong = |reason| RecordError { line, reason };
        let turn = Turn::parse(game, words).map_err(wrong)?;
        turn.arrange(game).map_err(wrong)?;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        let mut next = Some(turn.first);
        let mut places = turn.places.iter().flatten();
        while let Some(mv) = next {
            game.check(mv)
                .map_err(|refusal| wrong(Reason::Illegal(refusal)))?;
            each(game, mv);
            recorder
                .step(game, mv)
                .map_err(|refusal| wrong(Reason::Illegal(refusal)))?
                .map_err(|_| wrong(Reason::Unprintable))?;
            next = match game.phase() {
                Phase::March(_) => Some(places.next().copied().unwrap_or(Move::Finish)),
                Phase::OddTile { .. } | Phase::Recruit => match turn.last_draw {
                    Some(tile) => Some(Move::Draw(tile.size())),
                    None => return Err(wrong(lacks("draw"))),
                },
                Phase::Flip => Some(turn.flip.map_or(Move::Keep, Move::Flip)),
                Phase::Put(figure) => match turn.spots[figure as usize] {
                    Some(spot) => Some(Move::put(figure, spot)),
                    None => {
                        return Err(wrong(lacks(match figure {
                            Figure::Legion => "legion",
                            Figure::Censor => "censor",
                        })));
                    }
                },
                Phase::Action | Phase::Over(_) => None,
            };
        }
        self.compare(&recorder.into_inner())
    }
}

/// The next word must be just this.
fn expect(words: &mut Words, expected: fmt::Arguments) -> Result<(), Reason> {
    let mut text = Token::new();
    // Numbers, tiles and cells fit.
    let _ = text.write_fmt(expected);
    let found = words.next().unwrap_or_default();
    if found == text {
        return Ok(());
    }
    Err(Reason::Expected {
        expected: text,
        found: token(found),
    })
}

/// No word may follow.
fn end(words: &mut Words) -> Result<(), Reason> {
    words.next().map_or(Ok(()), |found| {
        Err(Reason::Expected {
            expected: Token::new(),
            found: token(found),
        })
    })
}

/// The line stops before this word.
fn lacks(word: &str) -> Reason {
    Reason::Expected {
        expected: token(word),
        found: Token::new(),
    }
}

fn mode(words: &mut Words) -> Result<Mode, Reason> {
    match words.next().unwrap_or_default() {
        "classic" => Ok(Mode::Classic),
        "expert" => Ok(Mode::Expert),
        "solo" => {
            let number = words.next().unwrap_or_default();
            let solo = number.parse().ok().and_then(Solo::new);
            solo.map(Mode::Solo)
                .ok_or_else(|| Reason::Unknown(token(number)))
        }
        other => Err(Reason::Unknown(token(other))),
    }
}

/// The first word in which two lines differ.
fn difference(expected: &str, found: &str) -> Reason {
    let (mut expected, mut found) = (expected.split(' '), found.split(' '));
    loop {
        match (expected.next(), found.next()) {
            (None, None) => return Reason::Unknown(Token::new()),
            (a, b) if a == b => {}
            (a, b) => {
                return Reason::Expected {
                    expected: token(a.unwrap_or_default()),
                    found: token(b.unwrap_or_default()),
                };
            }
        }
    }
}

/// The choices that a turn line tells. Its numbers are left to the comparison.
struct Turn<'a> {
    first: Move,
    places: [Option<Move>; 4],
    draws: Words<'a>,
    last_draw: Option<Tile>,
    flip: Option<Tile>,
    spots: [Option<Spot>; 2],
}

impl<'a> Turn<'a> {
    fn parse(game: &Legions, mut words: Words<'a>) -> Result<Self, Reason> {
        expect(&mut words, format_args!("{}", game.seat()))?;
        let action = words.next().unwrap_or_default();
        let first = match action {
            "conquer" => Move::Conquer(word(&mut words)?),
            "revenue" => Move::Revenue(word(&mut words)?),
            "reorganize" => Move::Reorganize { caesar: false },
            other => return Err(Reason::Unknown(token(other))),
        };
        let mut turn = Self {
            first,
            places: [None; 4],
            draws: "".split(' '),
            last_draw: None,
            flip: None,
            spots: [None; 2],
        };
        let mut places = turn.places.iter_mut();
        while let Some(text) = words.next() {
            match text {
                "caesar" if action == "reorganize" => {
                    turn.first = Move::Reorganize { caesar: true };
                }
                "gain" | "tribute" | "take" => {
                    words.next();
                }
                "draw" => {
                    turn.draws = words.clone();
                    while let Some(Ok(tile)) = words.clone().next().map(Tile::from_str) {
                        turn.last_draw = Some(tile);
                        words.next();
                    }
                }
                "flip" => turn.flip = Some(word(&mut words)?),
                "legion" => turn.spots[Figure::Legion as usize] = Some(word(&mut words)?),
                "censor" => turn.spots[Figure::Censor as usize] = Some(word(&mut words)?),
                place => match (place.parse(), places.next()) {
                    (Ok(mv @ Move::Place(..)), Some(slot)) => *slot = Some(mv),
                    (Ok(Move::Place(..)), None) => {
                        return Err(Reason::Illegal(Refusal::FourPlaced));
                    }
                    _ => return Err(Reason::Unknown(token(place))),
                },
            }
        }
        Ok(turn)
    }

    /// Brings the tiles that the record says were drawn to the tops of the
    /// stacks, in their order.
    fn arrange(&self, game: &mut Legions) -> Result<(), Reason> {
        let mut drawn = Pile::default();
        let mut draws = self.draws.clone().map_while(|text| text.parse().ok());
        draws.try_for_each(|tile| arrange(&mut game.stacks, &mut drawn, tile))
    }
}

/// Makes `tile` the next to be drawn after those of `drawn`, and adds it.
fn arrange(stacks: &mut Stacks, drawn: &mut Pile, tile: Tile) -> Result<(), Reason> {
    if !stacks.arrange(drawn.len_of(tile.size()), tile) {
        return Err(Reason::NoSuchTile(tile));
    }
    drawn.add(tile);
    Ok(())
}
