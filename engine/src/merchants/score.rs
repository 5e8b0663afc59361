//! The score at the end.

use super::game::Merchants;
use super::rare::Rare;
use super::temple::Part;
use super::tile::{Contest, Effect, MOST_PRESTIGE, Tiles};
use super::turn::LEVEL_PRESTIGE;
use crate::game::MAX_SEATS;
use crate::{Outcome, Seat, Seats};

/// The score of a player, by sources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The prestige so far.
    pub track: i16,
    /// The points for tower levels.
    pub tower: i16,
    /// The points for fulfilled missions.
    pub missions: i16,
    /// The points for returned missions. Each counts half of its points.
    pub returned: i16,
    /// The points for temples, finished or not.
    pub temples: i16,
    /// The points for sets of rare goods.
    pub rare: i16,
    /// The points for improvements that score for being first in a contest.
    pub bonus: i16,
}

impl Score {
    /// The sum of all sources.
    #[must_use]
    pub const fn total(self) -> i16 {
        let things = self.tower + self.missions + self.returned + self.temples + self.rare;
        self.track.saturating_add(things + self.bonus)
    }
}

impl Merchants {
    /// Returns the score that a player would have if the game ended now.
    #[must_use]
    pub fn score_of(&self, seat: Seat) -> Score {
        let board = self.board(seat);
        let temples = Part::ALL.map(|part| part.prestige() * i16::from(board.temples(part)));
        let bonuses = board
            .improvements
            .and(Tiles::MOST)
            .iter()
            .map(|tile| match tile.effect() {
                Effect::Most(contest) if self.is_first_in(seat, contest) => MOST_PRESTIGE,
                _ => 0,
            });
        Score {
            track: board.prestige,
            tower: self.levels_prestige(seat),
            missions: board.fulfilled.iter().map(|card| card.prestige()).sum(),
            returned: board.returned.iter().map(|card| card.prestige() / 2).sum(),
            temples: temples.iter().sum(),
            rare: Rare::score(board.rare),
            bonus: bonuses.sum(),
        }
    }

    pub(super) fn is_first_in(&self, seat: Seat, contest: Contest) -> bool {
        self.lead_in(seat, contest) > 0
    }

    /// Returns the number or score of a seat that the contest compares.
    #[must_use]
    pub fn standing(&self, seat: Seat, contest: Contest) -> i16 {
        let board = self.board(seat);
        match contest {
            Contest::Tower => board.tower.into(),
            Contest::Missions => {
                let full = board.fulfilled.iter().map(|card| card.prestige());
                let half = board.returned.iter().map(|card| card.prestige() / 2);
                full.chain(half).sum()
            }
            Contest::Rare => board.rare_goods().into(),
            Contest::Temples => board.temples(Part::Statues).into(),
            Contest::Pieces => board.pieces.iter().copied().map(i16::from).sum(),
        }
    }

    /// Returns a seat's lead over all others in a contest; negative if another seat leads.
    #[must_use]
    pub fn lead_in(&self, seat: Seat, contest: Contest) -> i16 {
        let others = self.all_seats().filter(|&other| other != seat);
        let best = others.map(|other| self.standing(other, contest)).max();
        self.standing(seat, contest) - best.unwrap_or(0)
    }

    /// Returns the prestige that one more rare good adds to a seat's sets.
    #[must_use]
    pub fn set_gain(&self, seat: Seat, rare: Rare) -> i16 {
        let mut counts = self.board(seat).rare;
        let before = Rare::score(counts);
        counts[rare.index() % Rare::TYPES] += 1;
        Rare::score(counts) - before
    }

    /// Returns the prestige that a seat's tower scores when a new era begins, or at the end.
    #[must_use]
    pub fn levels_prestige(&self, seat: Seat) -> i16 {
        LEVEL_PRESTIGE * i16::from(self.board(seat).tower)
    }

    /// Returns the result. The player with the most prestige wins. A tie is decided by the number
    /// of rare goods; players who are still tied share the win.
    pub(super) fn result(&self) -> Outcome {
        let mut outcome = Outcome {
            winners: Seats::NONE,
            scores: [0; MAX_SEATS],
        };
        for seat in self.all_seats() {
            outcome.scores[seat.index()] = self.score_of(seat).total();
        }
        let rank = |seat: Seat| {
            let rare = self.board(seat).rare_goods();
            (outcome.scores[seat.index()], rare)
        };
        let best = self.all_seats().map(rank).max();
        let winners = self.all_seats().filter(|&seat| Some(rank(seat)) == best);
        let mut set = Seats::NONE;
        winners.for_each(|seat| set.insert(seat));
        outcome.winners = set;
        outcome
    }
}
