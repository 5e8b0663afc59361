//! The pages that explain how to play.

use palmyra_engine::legions::{Income, Legions, Phase};

use super::text::{HowToText, Msg};
use crate::shell::Services;

/// The topic of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// Sizes, landscapes, features.
    Tiles,
    /// The three actions.
    Turn,
    /// Where tiles are laid, and how many.
    Laying,
    /// Matches that count.
    Matches,
    /// Matches that do not count.
    Occupied,
    /// The legion's action.
    Conquer,
    /// The censor's action.
    Revenue,
    /// The effect of flipped tiles.
    Tribute,
    /// The third action.
    Reorganize,
    /// The end of the game, and who wins.
    End,
    /// The expert game.
    Expert,
    /// The solo game.
    Solo,
    /// The counts above the table.
    Counts,
    /// The effects of the buttons.
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

    /// The topic of the current decision.
    pub fn at_hand(game: &Legions) -> Self {
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

    /// The heading and the text.
    pub fn words(self, cx: &Services) -> (&'static str, &'static str) {
        let (title, text) = match self {
            Self::Aim => (cx.say(HowToText::AimTitle), HowToText::AimText),
            Self::Tiles => (cx.say(HowToText::TilesTitle), HowToText::TilesText),
            Self::Turn => (cx.say(HowToText::TurnTitle), HowToText::TurnText),
            Self::Laying => (cx.say(HowToText::LayingTitle), HowToText::LayingText),
            Self::Matches => (cx.say(HowToText::MatchesTitle), HowToText::MatchesText),
            Self::Occupied => (cx.say(HowToText::OccupiedTitle), HowToText::OccupiedText),
            Self::Conquer => (cx.say(Msg::Conquer), HowToText::ConquerText),
            Self::Revenue => (cx.say(Msg::Revenue), HowToText::RevenueText),
            Self::Tribute => (cx.say(Msg::Tribute), HowToText::TributeText),
            Self::Reorganize => (cx.say(Msg::Reorganize), HowToText::ReorganizeText),
            Self::End => (cx.say(Msg::GameOver), HowToText::EndText),
            Self::Expert => (cx.say(HowToText::ExpertTitle), HowToText::ExpertText),
            Self::Solo => (cx.say(HowToText::SoloTitle), HowToText::SoloText),
            Self::Counts => (cx.say(HowToText::CountsTitle), HowToText::CountsText),
            Self::Buttons => (cx.say(HowToText::ButtonsTitle), HowToText::ButtonsText),
        };
        (title, cx.say(text))
    }
}
