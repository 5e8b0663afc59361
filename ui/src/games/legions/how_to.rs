//! The topics of the rules, one for each page.

use palmyra_engine::legions::{Income, Legions, Phase};

use super::text::{HowToText, Msg};
use crate::shell::Services;

/// The topic of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// The sizes, landscapes and features of tiles.
    Tiles,
    /// The three actions.
    Turn,
    /// The cells where tiles may be laid, and how many tiles.
    Laying,
    /// The matches that count.
    Matches,
    /// The matches that do not count, because of a figure.
    Occupied,
    /// The conquest, which is the legion's action.
    Conquer,
    /// The revenue, which is the censor's action.
    Revenue,
    /// The effect of flipped tiles.
    Tribute,
    /// The reorganization, which is the third action.
    Reorganize,
    /// The end of the game, and the winner.
    End,
    /// The expert mode.
    Expert,
    /// The solo games.
    Solo,
    /// The numbers in the header of the table.
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

    /// Returns the topic of a page.
    pub fn new(page: u8) -> Self {
        Self::ALL[usize::from(page) % Self::ALL.len()]
    }

    /// Returns the topic of the current decision.
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

    /// Returns the heading and the text of the topic.
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
