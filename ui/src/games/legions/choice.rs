//! The choice that a person makes at the table.

use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{
    Cell, Figure, Income, Legions, Move, Phase, Refusal, Setup, Spot, Tile,
};

use super::text::Msg;
use crate::shell::follow::Pace;

/// The choice at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Which action; an index into [`options`].
    Action(u8),
    /// Which tile of the hand: an index into its kinds; the index after them
    /// finishes.
    Tile(u8),
    /// Where to lay the tile.
    Cell(Tile, Cell),
    /// Where to put the figure.
    Put(Figure, Spot),
    /// No choice: somebody else's turn is shown.
    Watch {
        /// The pace of its steps.
        pace: Pace,
        /// Whether the turn is over and only its result is shown.
        done: bool,
    },
}

/// An action on offer, possible or not.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The first step.
    pub mv: Move,
    /// Its name.
    pub name: Msg,
    /// What it does, in a line.
    pub line: Msg,
    /// What it does, in full.
    pub why: Msg,
    /// Why it is impossible.
    pub refusal: Option<Refusal>,
}

/// The actions to offer: the three, and Caesar's where there is one.
pub fn options(game: &Legions) -> Vec<Offer, 6> {
    let mut offers = Vec::new();
    let mut offer = |mv, name, line, why| {
        let refusal = game.check(mv).err();
        // There are never more than six.
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

/// Whether a tile of the hand may be laid at all in the march under way.
pub fn can_lay(game: &Legions, tile: Tile) -> bool {
    game.marching()
        .is_some_and(|march| march.allows(tile.has_feature()).is_ok())
}

/// Why a tile of the hand cannot be laid; `None` if it can, or without a march.
pub fn tile_refusal(game: &Legions, tile: Tile) -> Option<Msg> {
    match game.may_lay(tile) {
        Ok(()) | Err(Refusal::NotNow) => None,
        Err(Refusal::WrongSize) => Some(Msg::NeedsLarge),
        Err(Refusal::NoPlacement) => Some(Msg::NoRoom),
        Err(refusal) => Some(Msg::refusal(refusal)),
    }
}

/// The kind of tile at an index of the hand; `None` after the last, which stands
/// for finishing.
pub fn kind(game: &Legions, index: u8) -> Option<Tile> {
    game.hand(game.seat()).kinds().nth(index.into())
}

/// The number of entries of the tray: the kinds of the hand, and finishing if
/// possible.
pub fn entries(game: &Legions) -> u8 {
    let kinds = game.hand(game.seat()).kinds().len() as u8;
    let finish = game.marching().is_some_and(|march| march.placed > 0);
    (kinds + u8::from(finish)).max(1)
}

/// The first choice of a person's decision.
pub fn begin(game: &Legions) -> Choosing {
    match game.phase() {
        Phase::March(_) => {
            // The first tile that gains something. Once a tile was laid,
            // finishing comes before a tile that gains nothing.
            let kinds = || game.hand(game.seat()).kinds().enumerate();
            let gains = |&(_, tile): &(usize, Tile)| {
                game.cells(tile).any(|cell| game.points(tile, cell) > 0)
            };
            let fits = |&(_, tile): &(usize, Tile)| game.cells(tile).next().is_some();
            let first = match game.marching() {
                Some(march) if march.placed > 0 => kinds().find(gains),
                _ => kinds().find(gains).or_else(|| kinds().find(fits)),
            };
            Choosing::Tile(first.map_or(entries(game) - 1, |(index, _)| index as u8))
        }
        Phase::Put(figure) => Choosing::Put(figure, game.figure(game.seat(), figure)),
        _ => {
            let possible = options(game)
                .iter()
                .position(|offer| offer.refusal.is_none());
            Choosing::Action(possible.unwrap_or(0) as u8)
        }
    }
}

/// The choice in which a press makes this move, if it is made at the table.
pub fn at(game: &Legions, mv: Move) -> Option<Choosing> {
    match mv {
        Move::Place(tile, cell) => Some(Choosing::Cell(tile, cell)),
        Move::Finish => Some(Choosing::Tile(entries(game) - 1)),
        Move::Put(figure, cell) => Some(Choosing::Put(figure, Spot::Land(cell))),
        Move::Return(figure) => Some(Choosing::Put(figure, Spot::City)),
        Move::Draw(_) | Move::Flip(_) | Move::Keep => None,
        _ => {
            let index = options(game).iter().position(|offer| offer.mv == mv)?;
            Some(Choosing::Action(index as u8))
        }
    }
}

/// The spots where the figure may be put.
pub fn spots(game: &Legions) -> impl Iterator<Item = Spot> {
    game.moves().into_iter().filter_map(|mv| match mv {
        Move::Put(_, cell) => Some(Spot::Land(cell)),
        Move::Return(_) => Some(Spot::City),
        _ => None,
    })
}

/// The figure that the choice is about.
pub fn figure(game: &Legions, choosing: Choosing) -> Figure {
    match choosing {
        Choosing::Put(figure, _) => figure,
        Choosing::Action(index) => {
            match options(game).get(usize::from(index)).map(|offer| offer.mv) {
                Some(Move::Revenue(figure) | Move::Conquer(figure)) => figure,
                _ => Income::Tiles.figure(),
            }
        }
        _ => game.marching().map_or(Figure::Legion, |march| march.figure),
    }
}
