//! The topics of the rules, one for each page.

use palmyra_engine::caravans::{Caravans, Phase};

use super::text::Msg;
use crate::shell::Services;

/// The topic of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// The fields of a route, and their prices.
    Routes,
    /// Buying an amphora.
    Buying,
    /// Selling an amphora.
    Selling,
    /// The deals that are allowed in a turn.
    Trade,
    /// The four kinds of cards.
    Cards,
    /// The effect of caravans on the prices.
    Caravans,
    /// The payments of contracts.
    Contracts,
    /// Cards with special effects.
    Special,
    /// The end of a year and of the game.
    End,
}

impl Topic {
    pub const ALL: [Self; 10] = [
        Self::Aim,
        Self::Routes,
        Self::Buying,
        Self::Selling,
        Self::Trade,
        Self::Cards,
        Self::Caravans,
        Self::Contracts,
        Self::Special,
        Self::End,
    ];

    /// Returns the topic of a page.
    pub fn new(page: u8) -> Self {
        Self::ALL[usize::from(page) % Self::ALL.len()]
    }

    /// Returns the topic of the current decision.
    pub const fn at_hand(game: &Caravans) -> Self {
        match game.phase() {
            Phase::Trade(_) => Self::Trade,
            Phase::Card => Self::Cards,
            Phase::Tax(_) => Self::Special,
            Phase::Exchange { .. } | Phase::FinalSales | Phase::Over => Self::End,
        }
    }

    /// Returns the heading and the text of the topic.
    pub fn words(self, cx: &Services) -> (&'static str, &'static str) {
        let (title, text) = match self {
            Self::Aim => (Msg::CvTitle1, Msg::CvText1),
            Self::Routes => (Msg::CvTitle2, Msg::CvText2),
            Self::Buying => (Msg::CvTitle3, Msg::CvText3),
            Self::Selling => (Msg::CvTitle4, Msg::CvText4),
            Self::Trade => (Msg::TradeTitle, Msg::CvText5),
            Self::Cards => (Msg::CvTitle6, Msg::CvText6),
            Self::Caravans => (Msg::CvTitle7, Msg::CvText7),
            Self::Contracts => (Msg::CvTitle8, Msg::CvText8),
            Self::Special => (Msg::CvTitle9, Msg::CvText9),
            Self::End => (Msg::CvTitle10, Msg::CvText10),
        };
        (cx.say(title), cx.say(text))
    }
}
