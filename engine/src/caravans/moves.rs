//! Moves, which are the single steps of a turn, and the reasons why a move is refused.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::card::Card;
use super::good::Good;
use super::setup::{AMPHORAE, HAND, MAX_FIELDS, MAX_PLAYERS, YEARS};
use super::trade::Deal;

/// The largest number of legal moves in a position. In the worst case, all card fields but one are
/// taken, and the hand has four other cards and a mirage that can cover any of the twelve cards on
/// the fields.
pub const MAX_MOVES: usize = MAX_FIELDS - 1 + HAND - 1;

/// An upper bound for the number of steps in a game. Each year, at most all card fields are filled
/// and all mirages played, and up to three deals precede each card. For a tax, players sell at most
/// every taxed amphora. After each year but the last, every player may exchange a whole hand. In
/// the final sales, players sell at most all amphorae that they can hold.
pub const MAX_GAME: usize = YEARS as usize * YEAR + (YEARS as usize - 1) * EXCHANGES + 3 * MAX_HELD;
const YEAR: usize = (MAX_FIELDS + 3) * (3 + 1) + 3 * MAX_HELD;
const EXCHANGES: usize = MAX_PLAYERS * (HAND + 1);
/// The largest number of amphorae of a good that players can hold together.
const MAX_HELD: usize = AMPHORAE as usize - 1;

/// The largest number of steps that can be taken back. A turn can have three deals and three tax
/// cards. To pay the taxes, a player may have to sell every amphora that a player can hold.
/// Exchanges and final sales have fewer steps.
pub const MAX_UNDO: usize = 3 + 3 + 3 * MAX_HELD;

/// The legal moves of a position.
pub type Moves = heapless::Vec<Move, MAX_MOVES>;

/// A move: a single step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Buys an amphora.
    Buy(Good),
    /// Sells an amphora: in a trade, for a tax or at the end of the game.
    Sell(Good),
    /// Makes no deal in this turn.
    Pass,
    /// Plays a card other than a mirage onto the next card field.
    Play(Card),
    /// Plays the mirage of this colour over the card on a card field. The fields are counted from
    /// 0.
    Cover(Good, u8),
    /// Lays a card aside at the end of a year.
    LayAside(Card),
    /// Ends an exchange: draws as many cards as were laid aside.
    Draw,
}

impl From<Deal> for Move {
    fn from(deal: Deal) -> Self {
        match deal {
            Deal::Buy(good) => Self::Buy(good),
            Deal::Sell(good) => Self::Sell(good),
        }
    }
}

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game waits for another kind of decision.
    NotNow,
    /// The last amphora of a route can never be bought.
    LastAmphora,
    /// The capital is too low.
    NoCredit,
    /// The seat does not hold an amphora of this good.
    NoneHeld,
    /// In the second turn of the game, the second deal must be the same as the first.
    SameDealTwice,
    /// One good cannot be bought and sold in the same turn.
    NotBothWays,
    /// Of three deals in a turn, each must be in another good, so the third deal must be in the
    /// remaining good.
    OneDealEach,
    /// The trade could not be completed after this deal.
    Incomplete,
    /// The hand has no such card.
    NotInHand,
    /// A mirage must cover another card.
    NeedsTarget,
    /// The field has no uncovered card of the mirage's colour.
    NoTarget,
    /// The pile has too few cards to replace those laid aside.
    PileTooSmall,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotNow => "the game waits for another decision",
            Self::LastAmphora => "the last amphora of a route stays there",
            Self::NoCredit => "not enough capital",
            Self::NoneHeld => "no such amphora to sell",
            Self::SameDealTwice => "this turn takes the same deal twice",
            Self::NotBothWays => "no good is both bought and sold in a turn",
            Self::OneDealEach => "the third deal must be in the third good",
            Self::Incomplete => "after this deal the trade could not be completed",
            Self::NotInHand => "the hand has no such card",
            Self::NeedsTarget => "a mirage goes over a card",
            Self::NoTarget => "no uncovered card of that colour lies there",
            Self::PileTooSmall => "the pile has no more cards to draw in exchange",
        })
    }
}

impl core::error::Error for Refusal {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Buy(good) => Deal::Buy(good).fmt(f),
            Self::Sell(good) => Deal::Sell(good).fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Cover(good, field) => {
                let number = u16::from(field) + 1;
                write!(f, "play {} over {number}", Card::mirage(good))
            }
            Self::LayAside(card) => write!(f, "aside {card}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split(' ');
        let mut next = || words.next().unwrap_or_default();
        let mv = match next() {
            "buy" => Self::Buy(next().parse()?),
            "sell" => Self::Sell(next().parse()?),
            "pass" => Self::Pass,
            "play" => {
                let card: Card = next().parse()?;
                match next() {
                    "over" if card.is_mirage() => {
                        Self::Cover(card.good(), field(next()).ok_or(ParseError)?)
                    }
                    "" => Self::Play(card),
                    _ => return Err(ParseError),
                }
            }
            "aside" => Self::LayAside(next().parse()?),
            "draw" => Self::Draw,
            _ => return Err(ParseError),
        };
        words.next().map_or(Ok(mv), |_| Err(ParseError))
    }
}

/// Parses the number of a card field, counted from 1.
fn field(text: &str) -> Option<u8> {
    let number: u16 = text.parse().ok()?;
    number.checked_sub(1)?.try_into().ok()
}
