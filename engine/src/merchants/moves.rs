//! Moves, which are the single steps of a game, and the reasons why a move is refused.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::good::{Good, Goods};
use super::mission::{Benefit, Mission};
use super::piece::Piece;
use super::rare::Rare;
use super::region::Region;
use super::setup::{MAX_PLAYERS, TURNS};
use super::slot::{Action, Spot};
use super::temple::Part;
use super::tile::Tile;
use super::tower::Rise;
use super::trade::Trade;
use crate::Seat;

/// The choice that a player makes when returning a mission for its benefit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nothing: the benefit has no choice.
    Plain,
    /// An improvement.
    Tile(Tile),
    /// Two improvements, in ascending order.
    Tiles(Tile, Tile),
    /// A type of rare good.
    Rare(Rare),
    /// A part of a temple.
    Part(Part),
    /// A player whose tower loses levels.
    Seat(Seat),
}

/// A move: a single step of a game.
///
/// As text, it is the beginning of its line in a record, without the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Adds goods to those that every player starts with, in the setup.
    Goods(Goods),
    /// Takes an improvement, in the setup.
    Start(Tile),
    /// Returns a mission in order to place two pieces.
    Double(Mission),
    /// Places a piece on a spot.
    Place(Piece, Spot),
    /// Returns a mission, so that this region is attacked instead.
    Change(Mission, Region),
    /// Returns K14 in order to swap a piece of the player with another player's.
    Swap(Spot, Spot),
    /// Chooses the region to be attacked in the next turn.
    Choose(Region),
    /// Takes goods with the piece on a slot.
    Take(Spot),
    /// Takes peace gifts with the piece on a slot.
    Gifts(Spot),
    /// Gets one more camel from the caravan.
    Caravan,
    /// Gets one more ship from the shipyard.
    Shipyard,
    /// Makes a trade.
    Trade(Trade),
    /// Discards a mission of the hand for a good.
    Cash(Mission, Good),
    /// Returns a fulfilled mission for its benefit.
    Return(Mission, Claim),
    /// Buys an improvement with the piece on a slot.
    Buy(Spot, Tile),
    /// Builds a level or a pair of levels.
    Tower(Spot, Rise),
    /// Destroys levels of a player's tower.
    Traitor(Spot, Seat),
    /// Builds a part of a temple.
    Temple(Spot, Part),
    /// Buys a rare good.
    Rare(Spot, Rare),
    /// Draws a mission.
    Draw(Spot),
    /// Fulfils a mission of the hand.
    Fulfil(Spot, Mission),
    /// Scores prestige for war supplies.
    Supplies(Spot),
    /// Takes the first player's pawn and a basic good.
    First(Spot, Good),
    /// Uses I48 as the taxman's slot. This exempts the player from tax.
    Exempt,
    /// Pays with goods for the step that was just chosen.
    Pay(Goods),
    /// Pays with prestige for the step that was just chosen.
    PayPrestige,
    /// Takes goods for the mission that was just returned.
    Gain(Goods),
    /// Takes a rare good of this type from the top of its stack, for free, for completing a temple.
    Free(Rare),
    /// Keeps this number of a good at the end of the turn.
    Keep(Good, u8),
    /// Closes the window of a slot without buying an improvement.
    Pass(Spot),
    /// Pays this number of gold as tax and closes the window.
    Tax(u8),
    /// Closes the window, or refuses to return a mission now.
    Done,
}

/// The largest number of legal moves in a position. It is the sum for a construction window:
///
/// - each of 24 missions of the hand can be discarded for four goods or fulfilled with three
///   pieces,
/// - each of two fulfilled missions can be returned for any of nine rare goods,
/// - there are 14 trades and 16 other actions of the private construction,
/// - each of the six other pieces can buy three types of rare goods,
/// - and the window can be closed.
pub const MAX_MOVES: usize = 24 * (4 + 3) + 2 * 9 + 14 + 16 + 6 * 3 + 1;

/// The legal moves of a position.
pub type Moves = heapless::Vec<Move, MAX_MOVES>;

/// An upper bound for the number of steps in a game. It is the sum of the setup, all turns, 300
/// steps that build towers, two steps for each returned mission, 48 missions drawn and discarded,
/// and the free rare goods. More steps that build towers are impossible, because levels become more
/// and more expensive.
pub const MAX_GAME: usize = SETUP + TURNS as usize * TURN + 300 + 2 * Mission::COUNT + 48 + FREE;
/// An upper bound for the number of steps in a turn, without towers and missions. It is the sum of
///
/// - 36 placements and 36 actions,
/// - [`PAID`] payments that are steps of their own,
/// - 108 trades: of 36 goods that were kept, of 68 goods from all slots with all improvements, and
///   of four goods from the pawn and the marauders,
/// - the end of three windows of each player and of the windows of four improvement slots,
/// - each player's choice of how many goods to keep, for three kinds of goods,
/// - five answers to the marauders,
/// - and two trades of prestige.
const TURN: usize = 36 + 36 + PAID + 108 + 3 * MAX_PLAYERS + 4 + 3 * MAX_PLAYERS + 5 + 2;
/// The number of spots whose price can be paid in several ways.
const PAID: usize = {
    let mut count = 0;
    let mut index = 0;
    while index < Spot::COUNT {
        let action = Spot::from_index(index as u8).action();
        count += matches!(
            action,
            Action::Improvement
                | Action::Temple { .. }
                | Action::PrivateTemple
                | Action::Rare(_)
                | Action::Mission
                | Action::AnyConstruction
        ) as usize;
        index += 1;
    }
    count
};
/// The number of steps in the setup: goods to add and improvements to take.
const SETUP: usize = 2 * MAX_PLAYERS - 1;
/// The number of free rare goods: two for the first player to complete a temple, one for the
/// second.
const FREE: usize = 3;

/// The largest number of steps that can be taken back. It is more than a player makes in one
/// window.
pub const MAX_UNDO: usize = 128;

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game waits for another decision.
    NotNow,
    /// The player has no piece of this kind left to place.
    NoPieceLeft,
    /// A piece of this kind cannot be placed on the spot.
    NoRoom,
    /// The player has no piece on the spot that can still act.
    NoPieceThere,
    /// The mission is not in the hand.
    NotInHand,
    /// The mission is not fulfilled, or was already returned.
    NotFulfilled,
    /// The player has no right to make this trade, or lacks the goods for it in the warehouse.
    NoTrade,
    /// The price cannot be paid.
    CannotPay,
    /// The goods are not of the required kind and number.
    WrongGoods,
    /// The improvement is not available.
    NoSuchTile,
    /// The region cannot be attacked.
    NoSuchRegion,
    /// A condition is not met, or the supply is empty.
    Unavailable,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotNow => "the game is at another decision",
            Self::NoPieceLeft => "no such piece is left to place",
            Self::NoRoom => "no such piece can be placed there",
            Self::NoPieceThere => "no own piece there can do this now",
            Self::NotInHand => "the mission is not in the hand",
            Self::NotFulfilled => "the mission is not fulfilled, or already returned",
            Self::NoTrade => "no right to this trade, or nothing in the warehouse for it",
            Self::CannotPay => "the price cannot be paid",
            Self::WrongGoods => "not the goods that are asked for",
            Self::NoSuchTile => "the improvement is not to be had",
            Self::NoSuchRegion => "the region cannot be chosen",
            Self::Unavailable => "a condition is not met, or nothing of the kind is left",
        })
    }
}

impl core::error::Error for Refusal {}

impl Move {
    /// Returns the spot of the piece that makes this step; `None` for steps that need no piece.
    #[must_use]
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Take(spot)
            | Self::Gifts(spot)
            | Self::Buy(spot, _)
            | Self::Tower(spot, _)
            | Self::Traitor(spot, _)
            | Self::Temple(spot, _)
            | Self::Rare(spot, _)
            | Self::Draw(spot)
            | Self::Fulfil(spot, _)
            | Self::Supplies(spot)
            | Self::First(spot, _) => Some(spot),
            Self::Caravan => Some(Spot::CARAVAN),
            Self::Shipyard => Some(Spot::SHIPYARD),
            Self::Exempt => Some(Spot::ANY_KINGDOM),
            _ => None,
        }
    }

    /// The first word of the move's text.
    pub(super) const fn verb(self) -> &'static str {
        match self {
            Self::Goods(_) => "goods",
            Self::Start(_) => "start",
            Self::Double(_) => "double",
            Self::Place(..) => "place",
            Self::Change(..) => "change",
            Self::Swap(..) => "swap",
            Self::Choose(_) => "choose",
            Self::Take(_) => "take",
            Self::Gifts(_) => "gifts",
            Self::Caravan => "caravan",
            Self::Shipyard => "shipyard",
            Self::Trade(_) => "trade",
            Self::Cash(..) => "cash",
            Self::Return(..) => "return",
            Self::Buy(..) => "buy",
            Self::Tower(..) => "tower",
            Self::Traitor(..) => "traitor",
            Self::Temple(..) => "temple",
            Self::Rare(..) => "rare",
            Self::Draw(_) => "draw",
            Self::Fulfil(..) => "fulfil",
            Self::Supplies(_) => "supplies",
            Self::First(..) => "first",
            Self::Exempt => "exempt",
            Self::Pay(_) | Self::PayPrestige => "pay",
            Self::Gain(_) => "gain",
            Self::Free(_) => "free",
            Self::Keep(..) => "keep",
            Self::Pass(_) => "pass",
            Self::Tax(_) => "tax",
            Self::Done => "done",
        }
    }

    /// Writes the words of the move's text after the first one, each with a space before it.
    pub(super) fn write_rest(self, f: &mut dyn fmt::Write) -> fmt::Result {
        match self {
            Self::Goods(goods) | Self::Pay(goods) | Self::Gain(goods) => write!(f, " {goods}"),
            Self::Start(tile) => write!(f, " {tile}"),
            Self::Double(card) => write!(f, " {card}"),
            Self::Place(piece, spot) => write!(f, " {piece} {spot}"),
            Self::Change(card, region) => write!(f, " {card} {region}"),
            Self::Swap(own, other) => write!(f, " K14 {own} {other}"),
            Self::Choose(region) => write!(f, " {region}"),
            Self::Take(spot)
            | Self::Gifts(spot)
            | Self::Draw(spot)
            | Self::Supplies(spot)
            | Self::Pass(spot) => write!(f, " {spot}"),
            Self::Caravan => write!(f, " {}", Spot::CARAVAN),
            Self::Shipyard => write!(f, " {}", Spot::SHIPYARD),
            Self::Trade(trade) => write!(f, " {trade}"),
            Self::Cash(card, good) => write!(f, " {card} {good}"),
            Self::Return(card, claim) => {
                write!(f, " {card}")?;
                match claim {
                    Claim::Plain => Ok(()),
                    Claim::Tile(tile) => write!(f, " {tile}"),
                    Claim::Tiles(one, other) => write!(f, " {one} {other}"),
                    Claim::Rare(rare) => write!(f, " {rare}"),
                    Claim::Part(part) => write!(f, " {part}"),
                    Claim::Seat(seat) => write!(f, " {seat}"),
                }
            }
            Self::Buy(spot, tile) => write!(f, " {spot} {tile}"),
            Self::Tower(spot, rise) => write!(f, " {spot} {rise}"),
            Self::Traitor(spot, seat) => write!(f, " {spot} {seat}"),
            Self::Temple(spot, part) => write!(f, " {spot} {part}"),
            Self::Rare(spot, rare) => write!(f, " {spot} {rare}"),
            Self::Fulfil(spot, card) => write!(f, " {spot} {card}"),
            Self::First(spot, good) => write!(f, " {spot} {good}"),
            Self::Exempt => write!(f, " {}", Spot::ANY_KINGDOM),
            Self::PayPrestige => f.write_str(" pp"),
            Self::Free(rare) => write!(f, " {rare}"),
            Self::Keep(good, count) => write!(f, " {good} {count}"),
            Self::Tax(gold) => write!(f, " {gold}"),
            Self::Done => Ok(()),
        }
    }

    /// Parses a move from its first word and the words after it.
    pub(super) fn parse<'a>(
        verb: &str,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Self, ParseError> {
        fn next<'a, T: FromStr<Err = ParseError>>(
            words: &mut impl Iterator<Item = &'a str>,
        ) -> Result<T, ParseError> {
            words.next().unwrap_or_default().parse()
        }
        fn is<T: PartialEq>(found: T, expected: T) -> Result<(), ParseError> {
            (found == expected).then_some(()).ok_or(ParseError)
        }
        Ok(match verb {
            "goods" => Self::Goods(next(words)?),
            "start" => Self::Start(next(words)?),
            "double" => Self::Double(next(words)?),
            "place" => Self::Place(next(words)?, next(words)?),
            "change" => Self::Change(next(words)?, next(words)?),
            "swap" => {
                is(next::<Mission>(words)?.benefit(), Benefit::Swap)?;
                Self::Swap(next(words)?, next(words)?)
            }
            "choose" => Self::Choose(next(words)?),
            "take" => Self::Take(next(words)?),
            "gifts" => Self::Gifts(next(words)?),
            "caravan" => {
                is(next(words)?, Spot::CARAVAN)?;
                Self::Caravan
            }
            "shipyard" => {
                is(next(words)?, Spot::SHIPYARD)?;
                Self::Shipyard
            }
            "trade" => {
                let gives = words.next().unwrap_or_default();
                Self::Trade(Trade::parse(gives, words.next().unwrap_or_default())?)
            }
            "cash" => Self::Cash(next(words)?, next(words)?),
            "return" => {
                let card: Mission = next(words)?;
                let claim = match card.benefit() {
                    Benefit::Rare => Claim::Rare(next(words)?),
                    Benefit::Part => Claim::Part(next(words)?),
                    Benefit::Destroy(_) => Claim::Seat(seat(words.next())?),
                    Benefit::UndrawnTile => Claim::Tile(next(words)?),
                    Benefit::OpenTiles => {
                        let one = next(words)?;
                        match words.next() {
                            Some(other) => Claim::Tiles(one, other.parse()?),
                            None => Claim::Tile(one),
                        }
                    }
                    _ => Claim::Plain,
                };
                Self::Return(card, claim)
            }
            "buy" => Self::Buy(next(words)?, next(words)?),
            "tower" => Self::Tower(next(words)?, next(words)?),
            "traitor" => Self::Traitor(next(words)?, seat(words.next())?),
            "temple" => Self::Temple(next(words)?, next(words)?),
            "rare" => Self::Rare(next(words)?, next(words)?),
            "draw" => Self::Draw(next(words)?),
            "fulfil" => Self::Fulfil(next(words)?, next(words)?),
            "supplies" => Self::Supplies(next(words)?),
            "first" => Self::First(next(words)?, next(words)?),
            "exempt" => {
                is(next(words)?, Spot::ANY_KINGDOM)?;
                Self::Exempt
            }
            "pay" => match words.next().unwrap_or_default() {
                "pp" => Self::PayPrestige,
                goods => Self::Pay(goods.parse()?),
            },
            "gain" => Self::Gain(next(words)?),
            "free" => Self::Free(next(words)?),
            "keep" => {
                let good = next(words)?;
                Self::Keep(good, super::number(words.next().unwrap_or_default())?)
            }
            "pass" => Self::Pass(next(words)?),
            "tax" => Self::Tax(super::number(words.next().unwrap_or_default())?),
            "done" => Self::Done,
            _ => return Err(ParseError),
        })
    }
}

/// Parses a seat from the player's number, from 1.
fn seat(word: Option<&str>) -> Result<Seat, ParseError> {
    let number = super::number(word.unwrap_or_default())?;
    let index = number.checked_sub(1).ok_or(ParseError)?;
    Seat::new(index)
        .filter(|seat| seat.index() < MAX_PLAYERS)
        .ok_or(ParseError)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        self.write_rest(f)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let mv = Self::parse(verb, &mut words)?;
        words.next().map_or(Ok(mv), |_| Err(ParseError))
    }
}
