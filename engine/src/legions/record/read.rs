//! Reads records of `legions`.

use core::fmt;
use core::str::FromStr;

use heapless::String;

use crate::legions::stack::Stacks;
use crate::legions::{
    Figure, Legions, Mode, Move, Phase, Pile, Refusal, Setup, SetupError, Size, Solo, Spot, Tile,
};
use crate::record::{MAX_LINE, Recorded as _, Recorder, Token, Words, end, expect, token, word};
use crate::{Game, Seat, record};

/// An upper bound for the number of characters in the lines of a setup, and in the lines of a turn
/// with the end of the game.
const MAX_TURN: usize = 3 * MAX_LINE;

/// The faults that the setup and the tiles in a record can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The mode does not allow this number of players.
    Setup(SetupError),
    /// A hand does not have the numbers of tiles that are dealt to its seat.
    Hand {
        /// The required number of large tiles, which come first.
        large: u8,
        /// The required number of small tiles, which come next.
        small: u8,
    },
    /// The tile is no longer in its stack.
    NoSuchTile(Tile),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Hand { large, small } => {
                write!(
                    f,
                    "the hand must be {large} large tiles, then {small} small ones"
                )
            }
            Self::NoSuchTile(tile) => write!(f, "no tile {tile} is left to draw"),
        }
    }
}

/// The problem with a line of a record.
pub type Problem = record::Problem<Refusal, Fault>;
/// The first invalid line of a record.
pub type RecordError = record::RecordError<Refusal, Fault>;

/// Plays a record to its end and returns the final position. Calls `each` with every move and the
/// position before the move. The record of a game that is not over ends after a turn, with the line
/// `running`.
///
/// # Errors
/// The first line that does not follow from the lines before it by the rules.
pub fn read(text: &str, mut each: impl FnMut(&Legions, Move)) -> Result<Legions, RecordError> {
    let mut reader = Reader::new(text);
    let mut game = reader.setup()?;
    while game.to_move().is_some() {
        if reader.is_running() {
            return Ok(game);
        }
        reader.turn(&mut game, &mut each)?;
    }
    reader.finish().map(|()| game)
}

type Reader<'a> = record::Reader<'a, Legions>;

impl Reader<'_> {
    /// Reads the lines before the first turn and deals the game that they describe.
    fn setup(&mut self) -> Result<Legions, RecordError> {
        let start = (self.rest, self.line);
        let players = self.players(|count| (1..=5).contains(&count))?;
        let setup = self.header("mode", |words| {
            let mode = mode(words)?;
            end(words)?;
            Setup::new(mode, players).map_err(|error| Problem::Fault(Fault::Setup(error)))
        })?;
        let seed = self.seed()?;
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
                let wrong = Problem::Fault(Fault::Hand {
                    large: start.large,
                    small: start.small,
                });
                for (size, count) in sizes {
                    for _ in 0..count {
                        let text = words.next().ok_or_else(|| wrong.clone())?;
                        let tile: Tile = text.parse().map_err(|_| Problem::Unknown(token(text)))?;
                        if tile.size() != size {
                            return Err(wrong);
                        }
                        arrange(&mut stacks, &mut dealt, tile)?;
                    }
                }
                words.next().map_or(Ok(()), |_| Err(wrong))
            })?;
        }
        // Coins, reserve and stacks follow from the deal, so all lines are compared with those that
        // the engine writes.
        let game = Legions::deal(setup, stacks);
        (self.rest, self.line) = start;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        recorder
            .setup(&game, seed)
            .map_err(|_| self.error(Problem::Unprintable))?;
        self.compare(&recorder.into_inner())?;
        Ok(game)
    }

    /// Reads, plays and checks one turn with all lines that belong to it.
    fn turn(
        &mut self,
        game: &mut Legions,
        each: &mut dyn FnMut(&Legions, Move),
    ) -> Result<(), RecordError> {
        self.words("options")?;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        let options = game.write_options(recorder.out());
        self.compare(&recorder.into_inner())?;
        options.map_err(|_| self.error(Problem::Unprintable))?;

        let words = self.words("turn")?;
        let line = self.line + 1;
        let wrong = |problem| RecordError { line, problem };
        let turn = TurnLine::parse(game, words).map_err(wrong)?;
        turn.arrange(game).map_err(wrong)?;
        let mut recorder = Recorder::new(String::<MAX_TURN>::new());
        let mut next = Some(turn.first);
        let mut places = turn.places.iter().flatten();
        while let Some(mv) = next {
            game.check(mv)
                .map_err(|refusal| wrong(Problem::Illegal(refusal)))?;
            each(game, mv);
            recorder
                .step(game, mv)
                .map_err(|refusal| wrong(Problem::Illegal(refusal)))?
                .map_err(|_| wrong(Problem::Unprintable))?;
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

/// The problem with a line in which this word is missing at the end.
fn lacks(word: &str) -> Problem {
    Problem::Expected {
        expected: token(word),
        found: Token::new(),
    }
}

fn mode(words: &mut Words) -> Result<Mode, Problem> {
    match words.next().unwrap_or_default() {
        "classic" => Ok(Mode::Classic),
        "expert" => Ok(Mode::Expert),
        "solo" => {
            let number = words.next().unwrap_or_default();
            let solo = number.parse().ok().and_then(Solo::new);
            solo.map(Mode::Solo)
                .ok_or_else(|| Problem::Unknown(token(number)))
        }
        other => Err(Problem::Unknown(token(other))),
    }
}

/// The choices that the line of a turn contains. The numbers in the line are checked later, when it
/// is compared with the one written by the engine.
struct TurnLine<'a> {
    first: Move,
    places: [Option<Move>; 4],
    draws: Words<'a>,
    last_draw: Option<Tile>,
    flip: Option<Tile>,
    spots: [Option<Spot>; 2],
}

impl<'a> TurnLine<'a> {
    fn parse(game: &Legions, mut words: Words<'a>) -> Result<Self, Problem> {
        expect(&mut words, format_args!("{}", game.seat()))?;
        let action = words.next().unwrap_or_default();
        let first = match action {
            "conquer" => Move::Conquer(word(&mut words)?),
            "revenue" => Move::Revenue(word(&mut words)?),
            "reorganize" => Move::Reorganize { caesar: false },
            other => return Err(Problem::Unknown(token(other))),
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
                        return Err(Problem::Illegal(Refusal::FourPlaced));
                    }
                    _ => return Err(Problem::Unknown(token(place))),
                },
            }
        }
        Ok(turn)
    }

    /// Rearranges the stacks so that the tiles drawn next are those in the record, in the same
    /// order.
    fn arrange(&self, game: &mut Legions) -> Result<(), Problem> {
        let mut drawn = Pile::default();
        let mut draws = self.draws.clone().map_while(|text| text.parse().ok());
        draws.try_for_each(|tile| arrange(&mut game.stacks, &mut drawn, tile))
    }
}

/// Rearranges the stacks so that `tile` is drawn right after those tiles of `drawn` that have its
/// size, and adds it to `drawn`.
fn arrange(stacks: &mut Stacks, drawn: &mut Pile, tile: Tile) -> Result<(), Problem> {
    if !stacks.arrange(drawn.len_of(tile.size()), tile) {
        return Err(Problem::Fault(Fault::NoSuchTile(tile)));
    }
    drawn.add(tile);
    Ok(())
}
