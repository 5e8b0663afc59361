//! Reads a record line by line.

use core::fmt::{self, Write as _};
use core::marker::PhantomData;
use core::str::{FromStr, Split};

use super::{ErrorOf, MAX_LINE, Problem, RUNNING, RecordError, Recorded, Token};
use crate::Game;

/// The words of a line.
pub(crate) type Words<'a> = Split<'a, char>;

/// The problem with a line of a record of the game `G`.
pub(crate) type ProblemOf<G> = Problem<<G as Game>::Refusal, <G as Recorded>::Fault>;

/// Reads a record of the game `G`.
pub(crate) struct Reader<'a, G> {
    /// The unread text. All lines before it are correct.
    pub rest: &'a str,
    /// The number of the last line that was read.
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

    /// The error for this problem in the last line that was read.
    pub const fn error(&self, problem: ProblemOf<G>) -> ErrorOf<G> {
        RecordError {
            line: self.line,
            problem,
        }
    }

    /// The error for this problem in the next line.
    pub const fn next_error(&self, problem: ProblemOf<G>) -> ErrorOf<G> {
        RecordError {
            line: self.line + 1,
            problem,
        }
    }

    /// Returns the next line and the text after it. The line is not consumed.
    fn peek(&self) -> Result<(&'a str, &'a str), ProblemOf<G>> {
        if self.rest.is_empty() {
            return Err(Problem::Truncated);
        }
        let end = self.rest.split_once('\n');
        let (line, rest) = end.unwrap_or((self.rest, ""));
        let printable = |byte: u8| byte == b' ' || byte.is_ascii_graphic();
        if line.len() > MAX_LINE || !line.bytes().all(printable) {
            return Err(Problem::Unprintable);
        }
        end.map(|_| (line, rest)).ok_or(Problem::Unfinished)
    }

    /// Whether the record ends here although the game does not.
    pub fn is_running(&self) -> bool {
        self.rest == RUNNING
    }

    /// Returns the words of the next line that follow its first word, which must be `first`.
    pub fn words(&self, first: &'static str) -> Result<Words<'a>, ErrorOf<G>> {
        let (line, _) = self.peek().map_err(|problem| self.next_error(problem))?;
        let mut words = line.split(' ');
        match words.next() {
            Some(word) if word == first => Ok(words),
            _ => Err(self.next_error(Problem::Missing(first))),
        }
    }

    /// Reads lines of the record, which must equal the lines in `written`.
    pub fn compare(&mut self, written: &str) -> Result<(), ErrorOf<G>> {
        for expected in written.lines() {
            self.line += 1;
            let (found, rest) = self.peek().map_err(|problem| self.error(problem))?;
            if found != expected {
                return Err(self.error(difference(expected, found)));
            }
            self.rest = rest;
        }
        Ok(())
    }

    /// Reads one line of the setup.
    pub fn header<T>(
        &mut self,
        first: &'static str,
        parse: impl FnOnce(&mut Words<'a>) -> Result<T, ProblemOf<G>>,
    ) -> Result<T, ErrorOf<G>> {
        let mut words = self.words(first)?;
        self.line += 1;
        let value = parse(&mut words).map_err(|problem| self.error(problem))?;
        self.rest = self.peek().map_err(|problem| self.error(problem))?.1;
        Ok(value)
    }

    /// Reads the first three lines, which have the same form in all games. Returns the number of
    /// players. `fits` must return `true` for this number.
    pub fn players(&mut self, fits: impl Fn(u8) -> bool) -> Result<u8, ErrorOf<G>> {
        self.compare("palmyra-record 1")?;
        self.header("game", |words| {
            expect(words, format_args!("{}", G::NAME))?;
            end(words)
        })?;
        self.header("players", |words| {
            let text = words.next().unwrap_or_default();
            let count = text.parse().ok().filter(|&count| fits(count));
            let count: u8 = count.ok_or_else(|| Problem::Unknown(token(text)))?;
            end(words).map(|()| count)
        })
    }

    /// Reads the line with the seed. The seed may be any text.
    pub fn seed(&mut self) -> Result<&'a str, ErrorOf<G>> {
        let rest = self.rest;
        self.header("seed", |words| {
            let first = words.next();
            first.map_or(Err(Problem::Unknown(Token::new())), |_| Ok(()))
        })?;
        let line = rest.lines().next().unwrap_or_default();
        Ok(line.strip_prefix("seed ").unwrap_or_default())
    }

    /// Checks that no text follows.
    pub fn finish(mut self) -> Result<(), ErrorOf<G>> {
        if self.rest.is_empty() {
            return Ok(());
        }
        self.line += 1;
        Err(self.error(Problem::Trailing))
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

/// Parses the next word.
pub(crate) fn word<T: FromStr, R, F>(words: &mut Words) -> Result<T, Problem<R, F>> {
    let word = words.next().unwrap_or_default();
    word.parse().map_err(|_| Problem::Unknown(token(word)))
}

/// Checks that the next word is the expected one.
pub(crate) fn expect<R, F>(
    words: &mut Words,
    expected: fmt::Arguments,
) -> Result<(), Problem<R, F>> {
    let mut text = Token::new();
    // The text always has room for a number, name or code.
    let _ = text.write_fmt(expected);
    let found = words.next().unwrap_or_default();
    if found == text {
        return Ok(());
    }
    Err(Problem::Expected {
        expected: text,
        found: token(found),
    })
}

/// Checks that no word follows.
pub(crate) fn end<R, F>(words: &mut Words) -> Result<(), Problem<R, F>> {
    words.next().map_or(Ok(()), |found| {
        Err(Problem::Expected {
            expected: Token::new(),
            found: token(found),
        })
    })
}

/// The first word in which two lines differ.
fn difference<R, F>(expected: &str, found: &str) -> Problem<R, F> {
    let (mut expected, mut found) = (expected.split(' '), found.split(' '));
    loop {
        match (expected.next(), found.next()) {
            (None, None) => return Problem::Unknown(Token::new()),
            (a, b) if a == b => {}
            (a, b) => {
                return Problem::Expected {
                    expected: token(a.unwrap_or_default()),
                    found: token(b.unwrap_or_default()),
                };
            }
        }
    }
}
