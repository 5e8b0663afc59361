//! The pages that explain how to play.

use palmyra_engine::caravans::{Caravans, Phase};

use super::text::Msg;
use crate::shell::Services;

/// The topic of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// The places of amphorae, and their value.
    Routes,
    /// Taking an amphora.
    Buying,
    /// Returning an amphora.
    Selling,
    /// The deals that a turn allows.
    Trade,
    /// The four kinds of cards.
    Cards,
    /// How caravans move the prices.
    Caravans,
    /// The payments of contracts.
    Contracts,
    /// Cards with an effect of their own.
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

    /// The topic of a page.
    pub fn new(page: u8) -> Self {
        Self::ALL[usize::from(page) % Self::ALL.len()]
    }

    /// The topic of the current decision.
    pub const fn at_hand(game: &Caravans) -> Self {
        match game.phase() {
            Phase::Trade(_) => Self::Trade,
            Phase::Card => Self::Cards,
            Phase::Tax(_) => Self::Special,
            Phase::Exchange { .. } | Phase::FinalSales | Phase::Over => Self::End,
        }
    }

    /// The heading and the text.
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
