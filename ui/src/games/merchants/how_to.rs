//! The topics of the rules, one for each page.

use palmyra_engine::merchants::{Merchants, Move, Phase};

use super::text::HowToText;
use crate::shell::Services;

/// The topic of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The aim of the game.
    Aim,
    /// The course of a turn.
    Turn,
    /// Placing pieces on slots.
    Placing,
    /// The marauders, who raid regions.
    Marauders,
    /// Goods from pieces, and the limit of the store.
    Goods,
    /// Trading one good for another.
    Trading,
    /// Improvements, which are tiles with a lasting effect.
    Improvements,
    /// The price and the score of the tower.
    Tower,
    /// The parts of a temple.
    Temple,
    /// The stacks of rare goods, and the value of sets.
    RareGoods,
    /// Drawing, fulfilling and returning missions.
    Missions,
    /// Additional camels and ships.
    Pieces,
    /// The highest tower, war supplies and tax.
    Kingdom,
    /// The traitor.
    Traitor,
    /// Peace gifts.
    Gifts,
    /// The first player.
    First,
    /// The final score.
    End,
}

impl Topic {
    /// All topics, in the order of the pages.
    pub const ALL: [Self; 17] = [
        Self::Aim,
        Self::Turn,
        Self::Placing,
        Self::Marauders,
        Self::Goods,
        Self::Trading,
        Self::Improvements,
        Self::Tower,
        Self::Temple,
        Self::RareGoods,
        Self::Missions,
        Self::Pieces,
        Self::Kingdom,
        Self::Traitor,
        Self::Gifts,
        Self::First,
        Self::End,
    ];

    /// Returns the topic of a page.
    #[must_use]
    pub fn new(page: u8) -> Self {
        Self::ALL[usize::from(page) % Self::ALL.len()]
    }

    /// Returns the topic of the current decision.
    #[must_use]
    pub const fn at_hand(game: &Merchants) -> Self {
        match game.phase() {
            Phase::Goods => Self::Aim,
            Phase::Place(_) => Self::Placing,
            Phase::Change | Phase::Swap | Phase::Choose => Self::Marauders,
            Phase::Start | Phase::Slot(_) | Phase::Round => Self::Improvements,
            Phase::Construction => Self::Tower,
            Phase::Kingdom => Self::Kingdom,
            Phase::Pay(Move::Buy(..)) => Self::Improvements,
            Phase::Pay(Move::Temple(..)) => Self::Temple,
            Phase::Pay(Move::Rare(..)) | Phase::Free(_) => Self::RareGoods,
            Phase::Pay(_) | Phase::Gain(_) => Self::Missions,
            Phase::Keep(_) => Self::Goods,
            Phase::Over => Self::End,
        }
    }

    /// Returns the heading and the text of the topic.
    #[must_use]
    pub fn words(self, cx: &Services) -> (&'static str, &'static str) {
        use HowToText::*;
        let (title, text) = match self {
            Self::Aim => (How1Title, How1Text),
            Self::Turn => (How2Title, How2Text),
            Self::Placing => (How3Title, How3Text),
            Self::Marauders => (How4Title, How4Text),
            Self::Goods => (How5Title, How5Text),
            Self::Trading => (How6Title, How6Text),
            Self::Improvements => (How7Title, How7Text),
            Self::Tower => (How8Title, How8Text),
            Self::Temple => (How9Title, How9Text),
            Self::RareGoods => (How10Title, How10Text),
            Self::Missions => (How11Title, How11Text),
            Self::Pieces => (How12Title, How12Text),
            Self::Kingdom => (How13Title, How13Text),
            Self::Traitor => (How15Title, How15Text),
            Self::Gifts => (How16Title, How16Text),
            Self::First => (How17Title, How17Text),
            Self::End => (How14Title, How14Text),
        };
        (cx.say(title), cx.say(text))
    }
}
