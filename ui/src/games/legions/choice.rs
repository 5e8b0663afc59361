//! The choices that a person makes at the table.

use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{
    Cell, Figure, Income, Legions, Move, Phase, Refusal, Setup, Spot, Tile,
};

use super::hand::Hand;
use super::text::Msg;
use crate::shell::follow::Pace;

/// The current choice at the table, with the position of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// The choice of an action, as an index into [`options`].
    Action(u8),
    /// The choice of a tile of the hand, or of the sign that finishes the turn, as an index into
    /// the [`Hand`].
    Tile(u8),
    /// The choice of a cell for this tile.
    Cell(Tile, Cell),
    /// The choice of a spot for this figure.
    Put(Figure, Spot),
    /// No choice, because another player's turn is shown.
    Watch {
        /// The pace at which the steps of the turn are shown.
        pace: Pace,
        /// Whether the turn is over and only its result is shown.
        done: bool,
    },
}

/// An action that the table offers, even if it is impossible.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The first move of the action.
    pub mv: Move,
    /// The name of the action.
    pub name: Msg,
    /// The effect of the action in one line.
    pub line: Msg,
    /// The effect of the action in full.
    pub why: Msg,
    /// The reason why the action is impossible; `None` if it is possible.
    pub refusal: Option<Refusal>,
}

/// Returns the actions to offer: the three basic ones, and Caesar's if he takes part in the game.
pub fn options(game: &Legions) -> Vec<Offer, 6> {
    let mut offers = Vec::new();
    let mut offer = |mv, name, line, why| {
        let refusal = game.check(mv).err();
        // The list has room, because there are at most five actions.
        let _ = offers.push(Offer {
            mv,
            name,
            line,
            why,
            refusal,
        });
    };
    let holds = game.caesar() == Some(game.seat());
    let conquer = (Msg::ConquerLine, Msg::WhyConquer);
    let revenue = (Msg::RevenueLine, Msg::WhyRevenue);
    offer(
        Move::Conquer(Figure::Legion),
        Msg::Conquer,
        conquer.0,
        conquer.1,
    );
    offer(
        Move::Revenue(Figure::Censor),
        Msg::Revenue,
        revenue.0,
        revenue.1,
    );
    if holds {
        offer(
            Move::Conquer(Figure::Censor),
            Msg::ConquerCensor,
            conquer.0,
            conquer.1,
        );
        offer(
            Move::Revenue(Figure::Legion),
            Msg::RevenueLegion,
            revenue.0,
            revenue.1,
        );
    }
    let plain = Move::Reorganize { caesar: false };
    offer(
        plain,
        Msg::Reorganize,
        Msg::ReorganizeLine,
        Msg::WhyReorganize,
    );
    if matches!(game.setup(), Setup::Expert(_)) && !holds {
        let caesar = Move::Reorganize { caesar: true };
        offer(
            caesar,
            Msg::ReorganizeCaesar,
            Msg::CaesarLine,
            Msg::WhyCaesar,
        );
    }
    offers
}

/// The gain of each action in the order of [`options`], if the turn lays only the best tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    /// The gain of each action.
    pub gains: [u8; 6],
    /// The actions that end the game with this gain, one bit each.
    ends: u8,
}

impl Outlook {
    /// Returns the gains of the actions for the seat to move.
    pub fn new(game: &Legions) -> Self {
        let mut outlook = Self::default();
        for (index, offer) in options(game).iter().enumerate() {
            let prospect = game.prospect(offer.mv).unwrap_or_default();
            outlook.gains[index] = prospect.gain;
            outlook.ends |= u8::from(prospect.end.is_some()) << index;
        }
        outlook
    }

    /// Whether an action ends the game, if the turn lays only the best tile.
    pub const fn ends(self, index: u8) -> bool {
        self.ends >> index & 1 == 1
    }
}

/// Whether the current conquest or revenue still allows a tile of this kind. Free cells are not
/// checked.
pub fn can_lay(game: &Legions, tile: Tile) -> bool {
    game.marching()
        .is_some_and(|march| march.allows(tile.has_feature()).is_ok())
}

/// Returns the reason why a tile of the hand cannot be laid. Returns `None` if it can be laid, or
/// if no tile can be laid now.
pub fn tile_refusal(game: &Legions, tile: Tile) -> Option<Msg> {
    match game.may_lay(tile) {
        Ok(()) | Err(Refusal::NotNow) => None,
        Err(Refusal::WrongSize) => Some(Msg::NeedsLarge),
        Err(Refusal::NoPlacement) => Some(Msg::NoRoom),
        Err(refusal) => Some(Msg::refusal(refusal)),
    }
}

/// Returns the tile at an index of the shown hand, or `None` for the sign that finishes the turn.
pub fn kind(game: &Legions, index: u8) -> Option<Tile> {
    Hand::marching(game).tile(index)
}

/// Returns the first choice for a person's decision.
pub fn begin(game: &Legions) -> Choosing {
    match game.phase() {
        Phase::March(_) => Choosing::Tile(Hand::marching(game).first()),
        Phase::Put(figure) => Choosing::Put(figure, game.figure(game.seat(), figure)),
        _ => {
            let possible = options(game)
                .iter()
                .position(|offer| offer.refusal.is_none());
            Choosing::Action(possible.unwrap_or(0) as u8)
        }
    }
}

/// Returns the choice with the cursor on a given move, so that A plays the move. Returns `None` if
/// the move is made on another screen.
pub fn at(game: &Legions, mv: Move) -> Option<Choosing> {
    match mv {
        Move::Place(tile, cell) => Some(Choosing::Cell(tile, cell)),
        Move::Finish => Some(Choosing::Tile(Hand::marching(game).index(None))),
        Move::Put(figure, cell) => Some(Choosing::Put(figure, Spot::Land(cell))),
        Move::Return(figure) => Some(Choosing::Put(figure, Spot::City)),
        Move::Draw(_) | Move::Flip(_) | Move::Keep => None,
        _ => {
            let index = options(game).iter().position(|offer| offer.mv == mv)?;
            Some(Choosing::Action(index as u8))
        }
    }
}

/// Returns the spots on which the current figure may be put.
pub fn spots(game: &Legions) -> impl Iterator<Item = Spot> {
    game.moves().into_iter().filter_map(|mv| match mv {
        Move::Put(_, cell) => Some(Spot::Land(cell)),
        Move::Return(_) => Some(Spot::City),
        _ => None,
    })
}

/// Returns the figure that an action moves, or `None` for a reorganization.
pub fn marcher(game: &Legions, index: u8) -> Option<Figure> {
    match options(game).get(usize::from(index))?.mv {
        Move::Revenue(figure) | Move::Conquer(figure) => Some(figure),
        _ => None,
    }
}

/// Returns the figure that a choice is about.
pub fn figure(game: &Legions, choosing: Choosing) -> Figure {
    match choosing {
        Choosing::Put(figure, _) => figure,
        Choosing::Action(index) => marcher(game, index).unwrap_or(Income::Tiles.figure()),
        _ => game.marching().map_or(Figure::Legion, |march| march.figure),
    }
}
