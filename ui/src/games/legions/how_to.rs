//! What the pages tell about how to play.

use palmyra_engine::legions::{Income, Legions, Phase};

use super::text::Msg;
use crate::shell::Context;

/// What a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What to strive for.
    Aim,
    /// Sizes, landscapes, features.
    Tiles,
    /// The three actions.
    Turn,
    /// Where a tile goes, and how many.
    Laying,
    /// What counts.
    Matches,
    /// What does not count.
    Occupied,
    /// The legion's action.
    Conquer,
    /// The censor's action.
    Revenue,
    /// What flipped tiles bring.
    Tribute,
    /// The third action.
    Reorganize,
    /// When it is over, and who wins.
    End,
    /// The expert game.
    Expert,
    /// The solo game.
    Solo,
    /// What stands above the table.
    Counts,
    /// What the buttons do.
    Buttons,
}

impl Topic {
    pub const ALL: [Self; 15] = [
        Self::Aim,
        Self::Tiles,
        Self::Turn,
        Self::Laying,
        Self::Matches,
        Self::Occupied,
        Self::Conquer,
        Self::Revenue,
        Self::Tribute,
        Self::Reorganize,
        Self::End,
        Self::Expert,
        Self::Solo,
        Self::Counts,
        Self::Buttons,
    ];

    /// The topic of a page.
    pub fn new(page: u8) -> Self {
        Self::ALL[usize::from(page) % Self::ALL.len()]
    }

    /// The one that belongs to the decision at hand.
    pub fn at_hand(game: Option<&Legions>) -> Self {
        let Some(game) = game else {
            return Self::Aim;
        };
        match game.phase() {
            Phase::Action => Self::Turn,
            Phase::March(march) if march.placed > 0 => Self::Matches,
            Phase::March(march) => match march.income {
                Income::Tiles => Self::Laying,
                Income::Coins => Self::Revenue,
            },
            Phase::OddTile { .. } => Self::Conquer,
            Phase::Flip => Self::Tribute,
            Phase::Recruit | Phase::Put(_) => Self::Reorganize,
            Phase::Over(_) => Self::End,
        }
    }

    /// Its heading and its text.
    pub fn words(self, cx: &Context) -> (&'static str, &'static str) {
        let (title, text) = match self {
            Self::Aim => (Msg::AimTitle, Msg::AimText),
            Self::Tiles => (Msg::TilesTitle, Msg::TilesText),
            Self::Turn => (Msg::TurnTitle, Msg::TurnText),
            Self::Laying => (Msg::LayingTitle, Msg::LayingText),
            Self::Matches => (Msg::MatchesTitle, Msg::MatchesText),
            Self::Occupied => (Msg::OccupiedTitle, Msg::OccupiedText),
            Self::Conquer => (Msg::Conquer, Msg::ConquerText),
            Self::Revenue => (Msg::Revenue, Msg::RevenueText),
            Self::Tribute => (Msg::Tribute, Msg::TributeText),
            Self::Reorganize => (Msg::Reorganize, Msg::ReorganizeText),
            Self::End => (Msg::GameOver, Msg::EndText),
            Self::Expert => (Msg::ExpertTitle, Msg::ExpertText),
            Self::Solo => (Msg::SoloTitle, Msg::SoloText),
            Self::Counts => (Msg::CountsTitle, Msg::CountsText),
            Self::Buttons => (Msg::ButtonsTitle, Msg::ButtonsText),
        };
        (cx.say(title), cx.say(text))
    }
}
