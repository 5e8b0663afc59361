//! The reasons for a bot's moves, each in one line.

use palmyra_engine::legions::Figure;
use palmyra_engine::legions::bot::Reason;

use super::text::Msg;
use crate::shell::Services;
use crate::shell::text::Line;

/// Returns the name of the move that a reason explains.
pub const fn action(reason: Reason) -> Msg {
    match reason {
        Reason::Conquer {
            figure: Figure::Censor,
            ..
        } => Msg::ConquerCensor,
        Reason::Conquer { .. } => Msg::Conquer,
        Reason::Revenue {
            figure: Figure::Legion,
            ..
        } => Msg::RevenueLegion,
        Reason::Revenue { .. } => Msg::Revenue,
        Reason::Reorganize { caesar: true, .. } => Msg::ReorganizeCaesar,
        Reason::Reorganize { .. } | Reason::Put { .. } => Msg::Reorganize,
        // A draw may follow a reorganization or a conquest, so it has a name of its own.
        Reason::Draw { .. } => Msg::WhichStack,
        Reason::Flip { .. } => Msg::RaiseTribute,
    }
}

/// Returns the rules of the move that a reason explains, in a few sentences.
pub const fn meaning(reason: Reason) -> Msg {
    match reason {
        Reason::Conquer { .. } => Msg::WhyConquer,
        Reason::Revenue { .. } => Msg::WhyRevenue,
        Reason::Reorganize { caesar: true, .. } => Msg::WhyCaesar,
        Reason::Reorganize { .. } => Msg::WhyReorganize,
        Reason::Put { .. } => Msg::WhyPut,
        Reason::Draw { .. } => Msg::WhyStack,
        Reason::Flip { .. } => Msg::WhyFlip,
    }
}

/// Returns a reason in words.
pub fn line(cx: &Services, reason: Reason) -> Line {
    match reason {
        Reason::Conquer {
            figure,
            tiles,
            room,
            ends,
            ..
        } => {
            let gain = match tiles {
                1 => cx.tell(Msg::GainTile, &[]),
                _ => cx.tell(Msg::GainTiles, &[tiles.into()]),
            };
            join(cx, gain, figure, room, ends)
        }
        Reason::Revenue {
            figure,
            coins,
            tribute,
            room,
            ends,
            ..
        } => {
            let gain = match (coins, tribute) {
                (1, 0) => cx.tell(Msg::GainCoin, &[]),
                (_, 0) => cx.tell(Msg::GainCoins, &[coins.into()]),
                _ => cx.tell(Msg::GainTribute, &[coins.into(), tribute.into()]),
            };
            join(cx, gain, figure, room, ends)
        }
        Reason::Reorganize { ends: true, .. } => cx.tell(Msg::StacksEmpty, &[]),
        Reason::Reorganize {
            room, here, there, ..
        } => match room {
            [0, 0] => cx.tell(Msg::BothStuck, &[]),
            [0, _] => cx.tell(Msg::LegionStuck, &[]),
            [_, 0] => cx.tell(Msg::CensorStuck, &[]),
            _ => elsewhere(cx, here, there, Msg::GainTile),
        },
        Reason::Draw {
            hand: [large, small],
        } => cx.tell(
            if large <= small {
                Msg::FewLarge
            } else {
                Msg::FewSmall
            },
            &[],
        ),
        Reason::Flip {
            tribute,
            flips: true,
            ..
        } => cx.tell(Msg::MoreTribute, &[tribute.into()]),
        Reason::Flip { hand, .. } => cx.tell(Msg::KeepTiles, &[hand.into()]),
        Reason::Put { here, there } => elsewhere(cx, here, there, Msg::PlayedAhead),
    }
}

/// Returns a sentence with the figure whose gain grows most from `here` to `there`, and both gains.
/// Returns the text of `otherwise` if no gain grows. `here` and `there` have the gains of the
/// legion and of the censor.
fn elsewhere(cx: &Services, here: [u8; 2], there: [u8; 2], otherwise: Msg) -> Line {
    let [legion, censor] = [0, 1].map(|figure| there[figure].saturating_sub(here[figure]));
    let (figure, msg) = match (legion, censor) {
        (0, 0) => return cx.tell(otherwise, &[]),
        _ if legion >= censor => (0, Msg::LegionElsewhere),
        _ => (1, Msg::CensorElsewhere),
    };
    cx.tell(msg, &[there[figure].into(), here[figure].into()])
}

/// Appends the consequence to the text of a gain: the figure can move on or not, or the game ends.
fn join(cx: &Services, mut gain: Line, figure: Figure, room: u8, ends: bool) -> Line {
    let then = match (ends, figure, room) {
        (true, ..) => Msg::EndsGame,
        (_, Figure::Legion, 0) => Msg::LegionBlocked,
        (_, Figure::Censor, 0) => Msg::CensorBlocked,
        (_, Figure::Legion, _) => Msg::LegionFree,
        (_, Figure::Censor, _) => Msg::CensorFree,
    };
    // The line has room for both parts.
    let _ = gain.push_str(", ");
    let _ = gain.push_str(cx.say(then));
    gain
}
