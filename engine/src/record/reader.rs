//! Reading a record line by line.

use core::fmt::{self, Write as _};
use core::marker::PhantomData;
use core::str::{FromStr, Split};

use super::{MAX_LINE, RUNNING, Reason, RecordError, Recorded, Token, Wrong};
use crate::Game;

/// The words of a line.
pub(crate) type Words<'a> = Split<'a, char>;

/// The reason of a wrong line of this game's record.
pub(crate) type Why<G> = Reason<<G as Game>::Refusal, <G as Recorded>::Fault>;

/// Reads a record of the game `G`.
pub(crate) struct Reader<'a, G> {
    /// Not yet consumed; what comes before it is true.
    pub rest: &'a str,
    /// The number of the last line consumed.
    pub line: usize,
    game: PhantomData<G>,
}

impl<'a, G: Recorded> Reader<'a, G> {
    pub const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            line: 0,
            game: PhantomData,
        }
    }

    /// What is wrong with the last line consumed.
    pub const fn error(&self, reason: Why<G>) -> Wrong<G> {
        RecordError {
            line: self.line,
            reason,
        }
    }

    /// What is wrong with the next line.
    pub const fn next_error(&self, reason: Why<G>) -> Wrong<G> {
        RecordError {
            line: self.line + 1,
            reason,
        }
    }

    /// The next line and what follows it, without consuming it.
    fn peek(&self) -> Result<(&'a str, &'a str), Why<G>> {
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

    /// Whether the record ends here although the game does not.
    pub fn is_running(&self) -> bool {
        self.rest == RUNNING
    }

    /// The words of the next line, after its first, which must be `first`.
    pub fn words(&self, first: &'static str) -> Result<Words<'a>, Wrong<G>> {
        let (line, _) = self.peek().map_err(|reason| self.next_error(reason))?;
        let mut words = line.split(' ');
        match words.next() {
            Some(word) if word == first => Ok(words),
            _ => Err(self.next_error(Reason::Missing(first))),
        }
    }

    /// Consumes the lines that the engine has written, word by word.
    pub fn compare(&mut self, written: &str) -> Result<(), Wrong<G>> {
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

    /// Reads and consumes one line of the opening.
    pub fn header<T>(
        &mut self,
        first: &'static str,
        parse: impl FnOnce(&mut Words<'a>) -> Result<T, Why<G>>,
    ) -> Result<T, Wrong<G>> {
        let mut words = self.words(first)?;
        self.line += 1;
        let value = parse(&mut words).map_err(|reason| self.error(reason))?;
        self.rest = self.peek().map_err(|reason| self.error(reason))?.1;
        Ok(value)
    }

    /// Reads and consumes the first lines, which all games share, and tells
    /// the number of players, which `fits`.
    pub fn players(&mut self, fits: impl Fn(u8) -> bool) -> Result<u8, Wrong<G>> {
        self.compare("palmyra-record 1")?;
        self.header("game", |words| {
            expect(words, format_args!("{}", G::NAME))?;
            end(words)
        })?;
        self.header("players", |words| {
            let text = words.next().unwrap_or_default();
            let count = text.parse().ok().filter(|&count| fits(count));
            let count: u8 = count.ok_or_else(|| Reason::Unknown(token(text)))?;
            end(words).map(|()| count)
        })
    }

    /// Reads and consumes the line of the seed, which may be any text.
    pub fn seed(&mut self) -> Result<&'a str, Wrong<G>> {
        let rest = self.rest;
        self.header("seed", |words| {
            let first = words.next();
            first.map_or(Err(Reason::Unknown(Token::new())), |_| Ok(()))
        })?;
        let line = rest.lines().next().unwrap_or_default();
        Ok(line.strip_prefix("seed ").unwrap_or_default())
    }

    /// Nothing may follow.
    pub fn finish(mut self) -> Result<(), Wrong<G>> {
        if self.rest.is_empty() {
            return Ok(());
        }
        self.line += 1;
        Err(self.error(Reason::Trailing))
    }
}

pub(crate) fn token(word: &str) -> Token {
    let mut token = Token::new();
    for char in word.chars() {
        if token.push(char).is_err() {
            break;
        }
    }
    token
}

/// The next word, if it means something.
pub(crate) fn word<T: FromStr, R, F>(words: &mut Words) -> Result<T, Reason<R, F>> {
    let word = words.next().unwrap_or_default();
    word.parse().map_err(|_| Reason::Unknown(token(word)))
}

/// The next word must be just this.
pub(crate) fn expect<R, F>(
    words: &mut Words,
    expected: fmt::Arguments,
) -> Result<(), Reason<R, F>> {
    let mut text = Token::new();
    // Numbers, names and codes fit.
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
pub(crate) fn end<R, F>(words: &mut Words) -> Result<(), Reason<R, F>> {
    words.next().map_or(Ok(()), |found| {
        Err(Reason::Expected {
            expected: Token::new(),
            found: token(found),
        })
    })
}

/// The first word in which two lines differ.
fn difference<R, F>(expected: &str, found: &str) -> Reason<R, F> {
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
