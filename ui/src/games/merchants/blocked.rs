//! Why the piece on a slot cannot act.

use palmyra_engine::merchants::{Action, Merchants, Phase, Piece, Spot};

use super::text::RefusalText;

/// Returns why the piece on a slot cannot act in this window.
pub fn why(game: &Merchants, spot: Spot) -> RefusalText {
    let board = game.board(game.seat());
    let construction = game.window() == Phase::Construction;
    match spot.action() {
        Action::Caravan => match board.pieces(Piece::Camel) {
            0..=3 => RefusalText::Camel4,
            4 => RefusalText::Camel5,
            _ => RefusalText::CamelAll,
        },
        Action::Shipyard => match board.pieces(Piece::Ship) {
            0..=2 => RefusalText::Ship3,
            3 => RefusalText::Ship4,
            _ => RefusalText::ShipAll,
        },
        Action::Improvement => match game.window() {
            Phase::Slot(slot) if slot == spot && game.open().is_empty() => RefusalText::BuyNone,
            Phase::Slot(slot) if slot == spot => RefusalText::TooDear,
            _ => RefusalText::PhaseShop,
        },
        Action::Supplies | Action::First | Action::AnyKingdom => {
            match game.window() == Phase::Kingdom {
                true => RefusalText::OfficeOwn,
                false => RefusalText::PhaseKingdom,
            }
        }
        _ if !construction => RefusalText::PhaseBuild,
        Action::Traitor if game.amounts().traitor == 0 => RefusalText::TraitorEra,
        Action::Traitor => RefusalText::NotMet,
        Action::Temple { .. } | Action::PrivateTemple
            if game.temple_cards(board.next_part()) == 0 =>
        {
            RefusalText::NotMet
        }
        Action::Rare(colour) if game.stack(colour).top().is_none() => RefusalText::NotMet,
        Action::Mission => RefusalText::Deck,
        _ => RefusalText::TooDear,
    }
}
