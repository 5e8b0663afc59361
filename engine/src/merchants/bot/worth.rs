//! The rating of a position, in sixteenths of a point.

use super::super::board::Board;
use super::super::game::Phase;
use super::super::good::{Good, Goods};
use super::super::mission::{Benefit, Mission};
use super::super::piece::Piece;
use super::super::rare::Rare;
use super::super::setup::{CAMELS, SHIPS, TURNS};
use super::super::temple::Part;
use super::super::tile::{Effect, MOST_PRESTIGE, Tile, Tiles};
use super::super::turn::LEVEL_PRESTIGE;
use super::state::SearchState;
use super::weights::{
    CONTEST_HOPE, GOOD, HAND, LAST_GOODS, PAWN, PIECE, POINT, RARE_HOPE, RIVALS, TILE, WIN,
};
use crate::Seat;

impl SearchState {
    /// The number of turns after this one.
    pub(super) fn turns_left(&self) -> i32 {
        i32::from(TURNS.saturating_sub(self.turn))
    }

    /// The value of the points that a tower level brings from now to the end.
    pub(super) fn level_worth(&self) -> i32 {
        (4 - i32::from(self.era())) * i32::from(LEVEL_PRESTIGE) * POINT
    }

    /// The value of a good with this number of turns left.
    pub(super) const fn good_worth(good: Good, turns: i32) -> i32 {
        match turns {
            0 => 0,
            1 => GOOD[good.index()] * LAST_GOODS / 16,
            _ => GOOD[good.index()],
        }
    }

    /// The value of goods with this number of turns left.
    pub(super) fn goods_worth(goods: Goods, turns: i32) -> i32 {
        let worths =
            Good::ALL.map(|good| i32::from(goods.count(good)) * Self::good_worth(good, turns));
        worths.iter().sum()
    }

    /// The value of an improvement to a player who has it for this number of turns.
    pub(super) fn tile_worth(&self, seat: Seat, tile: Tile, turns: i32) -> i32 {
        match tile.effect() {
            Effect::Most(contest) => {
                if self.is_first_in(seat, contest) {
                    i32::from(MOST_PRESTIGE) * POINT * 3 / 4
                } else if turns > 0 {
                    CONTEST_HOPE
                } else {
                    0
                }
            }
            Effect::Prestige(points) => {
                let own = self.board(seat).tower;
                let mut others = self.all_seats().filter(|&other| other != seat);
                let highest = others.all(|other| self.board(other).tower < own);
                let part = if highest { 13 } else { 6 };
                i32::from(points) * turns * part
            }
            _ if self.is_past() => TILE[tile.index() % TILE.len()] * turns,
            _ => self.learned_tile(tile, turns),
        }
    }

    /// The value of returning a mission, if `turns` turns follow the current one.
    pub(super) fn benefit_worth(&self, seat: Seat, card: Mission, turns: i32) -> i32 {
        let board = self.board(seat);
        match card.benefit() {
            Benefit::Rare => self.best_rare(board).map_or(0, |(_, gain)| gain),
            Benefit::Part => self.best_part(board).map_or(0, |(_, gain)| gain),
            Benefit::Ship if board.may_have(Piece::Ship) => turns * PIECE,
            Benefit::Camel if board.may_have(Piece::Camel) => turns * PIECE,
            Benefit::Levels(levels) => i32::from(levels) * self.level_worth(),
            Benefit::Destroy(levels) => {
                i32::from(levels) * self.level_worth() / (i32::from(self.setup.players.count()) - 1)
            }
            Benefit::Goods(count) => {
                let each = Self::good_worth(Good::Stone, turns.max(1));
                i32::from(count) * each
            }
            Benefit::Basement => i32::from(Part::Basement.prestige()) * POINT,
            Benefit::Draw(count) if turns > 0 => i32::from(count) * HAND / 2,
            Benefit::OpenTiles => 2 * turns * TILE[0],
            Benefit::UndrawnTile => turns * TILE[0],
            _ => 0,
        }
    }

    /// The gain of one more rare good, if `turns` turns follow the current one.
    pub(super) fn rare_gain(board: &Board, rare: Rare, turns: i32) -> i32 {
        let new = board.rare[rare.index()] == 0;
        let hope = if new { RARE_HOPE * turns.min(3) } else { 0 };
        i32::from(rare.gain(&board.rare)) * POINT + hope
    }

    /// Returns the rare good with the largest gain in any stack, and that gain.
    pub(super) fn best_rare(&self, board: &Board) -> Option<(Rare, i32)> {
        let turns = self.turns_left();
        Rare::all()
            .filter(|&rare| self.in_stack(rare))
            .map(|rare| (rare, Self::rare_gain(board, rare, turns)))
            .max_by_key(|&(_, gain)| gain)
    }

    /// Returns the part of a temple with the largest gain that can be built, and that gain.
    pub(super) fn best_part(&self, board: &Board) -> Option<(Part, i32)> {
        Part::ALL
            .into_iter()
            .filter(|&part| board.may_build(part) && self.temple_cards(part) > 0)
            .map(|part| (part, self.part_gain(board, part)))
            .max_by_key(|&(_, gain)| gain)
    }

    /// The gain of building a part of a temple.
    pub(super) fn part_gain(&self, board: &Board, part: Part) -> i32 {
        let below = part.below().map_or(0, Part::prestige);
        let gain = i32::from(part.prestige() - below) * POINT;
        if part == Part::Statues && board.temples(Part::Statues) == 0 {
            let count = |seat: &Seat| self.board(*seat).temples(Part::Statues) > 0;
            let before = self.all_seats().filter(count).count();
            gain + 8 * POINT * 2i32.saturating_sub(before as i32)
        } else if part == Part::Statues || self.turns_left() == 0 {
            gain
        } else {
            // Two points are added, because this part allows the next one to be built, which gains
            // more.
            gain + 2 * POINT
        }
    }

    /// The value of a player's possessions at the end of a turn.
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        if !self.is_past() {
            return self.learned_worth(seat);
        }
        let board = self.board(seat);
        let score = self.score_of(seat);
        if self.phase == Phase::Over {
            return i32::from(score.total()) * POINT;
        }
        // One turn is added, because goods can still be spent in the resolution of this turn.
        let turns = self.turns_left() + 1;
        let points = score.track + score.missions + score.returned + score.temples + score.rare;
        let mut worth = i32::from(points) * POINT;
        worth += i32::from(board.tower) * self.level_worth();
        worth += Self::goods_worth(board.goods(), turns);
        let pieces = i32::from(board.pieces[0]) + i32::from(board.pieces[1]);
        worth += (pieces - i32::from(CAMELS + SHIPS)) * turns * PIECE;
        for tile in board.improvements.iter() {
            worth += self.tile_worth(seat, tile, turns);
        }
        for card in board.fulfilled.iter() {
            let gain =
                self.benefit_worth(seat, card, turns) - i32::from(card.prestige()) * POINT / 2;
            worth += gain.max(0) / 2;
        }
        worth += i32::from(board.hand.len()).min(turns) * HAND;
        let types = board.rare.iter().filter(|&&count| count > 0).count();
        worth += types as i32 * RARE_HOPE * turns.min(3);
        if self.pawn == seat {
            worth += PAWN;
        }
        worth
    }

    /// The lead of a player over the other players. At the end of the game, a win counts in
    /// addition to the points.
    pub(super) fn lead(&self, seat: Seat) -> i32 {
        let own = self.worth(seat);
        let (mut sum, mut best) = (0, i32::MIN);
        for other in self.all_seats().filter(|&other| other != seat) {
            let worth = self.worth(other);
            sum += worth;
            best = best.max(worth);
        }
        let count = i32::from(self.setup.players.count()) - 1;
        let lead = own - sum / count.max(1) * RIVALS / 16;
        if self.phase == Phase::Over && !self.values.is_for_points() {
            lead + WIN * (own - best).signum()
        } else {
            lead
        }
    }

    /// The value that a player's improvements give to fulfilling a mission.
    pub(super) fn fulfil_bonus(board: &Board) -> i32 {
        let tiles = board.improvements.and(Tiles::FULFIL).iter();
        let points = tiles.map(|tile| match tile.effect() {
            Effect::Fulfil(points) => i32::from(points),
            _ => 0,
        });
        points.sum::<i32>() * POINT
    }

    /// The value that a player's improvements give to a rare good.
    pub(super) fn rare_bonus(board: &Board) -> i32 {
        let tiles = board.improvements.and(Tiles::RARE).iter();
        let points = tiles.map(|tile| match tile.effect() {
            Effect::Rare(points) => i32::from(points),
            _ => 0,
        });
        points.sum::<i32>() * POINT
    }
}
