//! The preferences of the bots.

use super::super::moves::Move;
use super::super::slot::Action;
use super::weights::POINT;
use crate::bot::Level;

/// The bonus that a bot's preferences add to the rating of a step.
pub(super) const fn liking(level: Level, step: Move) -> i32 {
    let (Move::Place(_, spot)
    | Move::Tower(spot, _)
    | Move::Traitor(spot, _)
    | Move::Temple(spot, _)
    | Move::Rare(spot, _)
    | Move::Draw(spot)
    | Move::Fulfil(spot, _)) = step
    else {
        return 0;
    };
    if !likes(level, spot.action()) {
        return 0;
    }
    match level {
        Level::Zabdas => 2 * POINT,
        Level::Longinus => 5 * POINT,
        _ => 4 * POINT,
    }
}

/// Whether a bot prefers an action. Yarhai prefers goods, the market and rare goods. Zabdas builds
/// his tower, takes war supplies and harms others. Longinus builds temples and fulfils missions.
const fn likes(level: Level, action: Action) -> bool {
    match level {
        Level::Yarhai => matches!(
            action,
            Action::Take(_) | Action::Market { .. } | Action::Rare(_)
        ),
        Level::Zabdas => matches!(
            action,
            Action::Tower(_) | Action::Traitor | Action::Marauders | Action::Supplies
        ),
        Level::Longinus => matches!(
            action,
            Action::Temple { .. } | Action::PrivateTemple | Action::Mission
        ),
        Level::Malku | Level::Zenobia => false,
    }
}
