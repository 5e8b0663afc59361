//! The rating of spots for a piece that is placed.

use super::super::board::Board;
use super::super::good::{Good, Goods};
use super::super::moves::Move;
use super::super::piece::Piece;
use super::super::rare::Colour;
use super::super::region::Region;
use super::super::slot::{Action, Spot, Spots};
use super::super::tile::Tiles;
use super::super::tower::{Rise, tower_cost};
use super::state::SearchState;
use super::weights::{HAND, PIECE, POINT};
use crate::{Rng, Seat};

/// The expectations of a player for this turn, before the next placement.
pub(super) struct Outlook<'a> {
    game: &'a SearchState,
    board: &'a Board,
    seat: Seat,
    turns: i32,
    /// The goods that the player has, and the goods that the pieces placed so far will take.
    goods: Goods,
    /// The number of pieces that can still be placed after this one. Each of them may bring goods.
    more: i32,
    /// The number of improvement slots that already have a piece. The owners of
    /// these pieces buy first.
    buyers: usize,
    /// Whether the player can trade basic goods for advanced goods.
    trades: bool,
    /// The spots of the region that the player has chosen for the attack. Pieces on these spots
    /// will not act.
    lost: Spots,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a SearchState, seat: Seat) -> Self {
        let board = game.board(seat);
        let mut goods = board.goods();
        for spot in board.spots.iter() {
            if let Action::Take(good) = spot.action() {
                goods = goods + Goods::of(good, game.taken_by(board, spot, game.kind(spot)));
            }
        }
        let pieces = i32::from(board.reserve[0]) + i32::from(board.reserve[1]);
        let lost = match game.chosen {
            Some((chooser, region))
                if chooser == seat && !board.has(Tiles::STAY_REVEALED.or(Tiles::STAY)) =>
            {
                region.spots()
            }
            _ => Spots::NONE,
        };
        let bought = [
            (Region::Palmyra, 1),
            (Region::Palmyra, 2),
            (Region::Damascus, 4),
            (Region::Ebla, 4),
        ];
        let occupied = game.occupied();
        let buyers = bought
            .iter()
            .filter(|&&(region, number)| occupied.contains(Spot::at(region, number)))
            .count();
        Self {
            game,
            board,
            seat,
            turns: game.turns_left(),
            goods,
            more: (pieces - 1).max(0),
            buyers,
            trades: !board
                .rights()
                .and(super::super::trade::Trades::UP)
                .is_empty(),
            lost,
        }
    }

    /// The rating of a spot for a piece of this kind.
    pub(super) fn worth(&self, piece: Piece, spot: Spot) -> i32 {
        if self.lost.contains(spot) {
            return -POINT;
        }
        let (game, board, turns) = (self.game, self.board, self.turns);
        let amounts = game.amounts();
        match spot.action() {
            Action::Take(good) => self.take(good, game.taken_by(board, spot, piece)),
            Action::Gifts(place) => {
                let twice = if board.has(Tiles::TWICE_GIFTS) { 2 } else { 1 };
                i32::from(amounts.gifts(place)) * twice * POINT
            }
            Action::Shipyard => {
                if board.may_add_ship() {
                    turns * PIECE
                } else {
                    self.denial(Piece::Ship)
                }
            }
            Action::Caravan => {
                if board.may_add_camel() {
                    turns * PIECE
                } else if board.pieces[0] == 3 && board.tower >= 3 {
                    turns * PIECE / 3
                } else {
                    self.denial(Piece::Camel)
                }
            }
            Action::Rare(colour) => self.rare(colour),
            Action::Tower(rise) => self.tower(rise),
            Action::Traitor => self.traitor(),
            Action::Improvement => self.improvement(),
            Action::Temple { mission } => {
                self.temple() + if mission && turns > 0 { HAND / 2 } else { 0 }
            }
            Action::PrivateTemple => 3 * POINT + self.temple(),
            Action::Market { both_ways } => self.market(both_ways),
            Action::Mission => self.mission(),
            Action::First => {
                if turns == 0 {
                    0
                } else if game.pawn == self.seat {
                    2 * POINT
                } else {
                    3 * POINT
                }
            }
            Action::Marauders => {
                if turns > 0 {
                    2 * POINT
                } else {
                    0
                }
            }
            Action::Taxman => self.tax(),
            Action::Supplies => self.supplies(),
            Action::AnyConstruction => {
                let rare = Colour::ALL.map(|colour| self.rare(colour));
                let best = [
                    self.tower(Rise::One),
                    self.tower(Rise::Two),
                    self.temple(),
                    self.mission(),
                    self.traitor(),
                ];
                rare.into_iter().chain(best).max().unwrap_or(0)
            }
            Action::AnyKingdom => self
                .tax()
                .max(self.supplies())
                .max(3 * POINT * turns.min(1)),
        }
    }

    /// The value of taking a spot to deny it to a player who would get one more piece there.
    fn denial(&self, kind: Piece) -> i32 {
        let mut others = self.game.all_seats().filter(|&other| other != self.seat);
        let denies = others.any(|other| {
            let board = self.game.board(other);
            let may = match kind {
                Piece::Camel => board.may_add_camel(),
                Piece::Ship => board.may_add_ship(),
            };
            may && board.reserve[kind.index()] > 0
        });
        if denies && !self.game.values.is_for_points() {
            self.turns * PIECE / (i32::from(self.game.setup.players.count()) - 1)
        } else {
            0
        }
    }

    fn take(&self, good: Good, count: u8) -> i32 {
        let each = SearchState::good_worth(good, (self.turns + 1).min(2));
        let held = i32::from(self.goods.count(good));
        let count = i32::from(count);
        // The goods of a kind are worth less if the player has many of them.
        let plenty = (held + count - 7).clamp(0, count);
        let worth = each * count - each * plenty / 2;
        if self.turns == 0 {
            worth * 3 / 4
        } else {
            worth
        }
    }

    /// The number of goods that would be missing to pay a price, after trades and the discount.
    fn missing(&self, cost: Goods, discount: i32) -> i32 {
        let lacking = i32::from((cost - self.goods).total());
        let spare = i32::from((self.goods - cost).total());
        let traded = if self.trades { spare.min(lacking) } else { 0 };
        lacking - discount - traded
    }

    /// The value of an action that gives `gain` and has this cost.
    fn bought(&self, gain: i32, cost: Goods, discount: i32) -> i32 {
        let missing = self.missing(cost, discount);
        let total = i32::from(cost.total());
        let price = SearchState::goods_worth(cost, self.turns + 1) * (total - discount).max(0)
            / total.max(1);
        let net = (gain - price * 3 / 4).max(POINT / 2);
        if missing <= 0 {
            net + POINT
        } else if missing <= 2 * self.more {
            net * 3 / 4
        } else if missing <= 4 * self.more {
            net / 3
        } else {
            0
        }
    }

    fn rare(&self, colour: Colour) -> i32 {
        let Some(rare) = self.game.stack(colour).top() else {
            return 0;
        };
        let gain = SearchState::rare_gain(self.board, rare, self.turns)
            + SearchState::rare_bonus(self.board);
        let discount = i32::from(self.board.discount(Tiles::CHEAP_RARE));
        let by_goods = self.bought(gain, colour.cost(), discount);
        match self.board.rare_for_prestige() {
            Some((_, price)) => by_goods.max(gain - i32::from(price) * POINT),
            None => by_goods,
        }
    }

    fn tower(&self, rise: Rise) -> i32 {
        let (game, board) = (self.game, self.board);
        let no_wood = board.has(Tiles::NO_WOOD);
        let mut goods = self.goods;
        let mut more = self.more * 2;
        let mut height = board.tower;
        let mut sum = 0;
        for _ in 0..5 {
            let mut cost = tower_cost(height, rise);
            if no_wood {
                cost = cost.without(Good::Wood);
            }
            let missing = cost - goods;
            let lacking = i32::from(missing.total());
            if lacking > more {
                break;
            }
            more -= lacking;
            goods = goods - cost;
            let (after, gain) = game.tower_gain(self.seat, height, rise);
            let net = gain - SearchState::goods_worth(cost, self.turns + 1) * 3 / 4;
            if net <= 0 {
                break;
            }
            sum += if lacking > 0 { net / 2 } else { net };
            height = after;
        }
        sum
    }

    fn traitor(&self) -> i32 {
        let (game, board) = (self.game, self.board);
        let mut others = game.all_seats().filter(|&other| other != self.seat);
        let any = others.any(|other| {
            let tower = game.board(other).tower;
            tower > 0 && tower >= board.tower
        });
        if any {
            let others = i32::from(game.setup.players.count()) - 1;
            i32::from(game.amounts().traitor) * game.level_worth() / others
        } else {
            0
        }
    }

    fn improvement(&self) -> i32 {
        let price = i32::from(self.game.amounts().improvement);
        if price > i32::from(self.goods.total()) + self.more {
            return 0;
        }
        // Each player who buys earlier takes one of the best improvements.
        let mut best = [0; 5];
        for tile in self.game.open.iter() {
            let mut worth = self.game.tile_worth(self.seat, tile, self.turns + 1);
            for place in &mut best {
                if worth > *place {
                    core::mem::swap(place, &mut worth);
                }
            }
        }
        let worth = best.get(self.buyers).copied().unwrap_or(0);
        worth - price * SearchState::good_worth(Good::Wood, self.turns + 1)
    }

    fn temple(&self) -> i32 {
        let Some((part, gain)) = self.game.best_part(self.board) else {
            return 0;
        };
        let discount = i32::from(self.board.discount(Tiles::CHEAP_TEMPLE));
        self.bought(gain, part.cost(), discount)
    }

    fn mission(&self) -> i32 {
        let discount = i32::from(self.board.discount(Tiles::CHEAP_MISSIONS));
        let hand = self.board.hand.iter().map(|card| {
            let gain = self.game.fulfil_gain(self.seat, card);
            self.bought(gain, card.cost(), discount)
        });
        let draw = if self.turns > 0 { HAND } else { 0 };
        hand.max().unwrap_or(0).max(draw)
    }

    fn market(&self, both_ways: bool) -> i32 {
        let [wood, stone, marble, gold] = Good::ALL.map(|good| i32::from(self.goods.count(good)));
        let basic = (wood + stone - 3).max(0);
        let advanced = if both_ways {
            (marble + gold - 2).max(0)
        } else {
            0
        };
        (basic + advanced).min(6) * POINT * 3 / 4
    }

    fn tax(&self) -> i32 {
        if self.board.has(Tiles::NO_TAX) || self.board.spots.contains(Spot::TAXMAN) {
            return 0;
        }
        let due = i32::from(self.game.amounts().tax);
        let each = if self.goods.count(Good::Gold) == 0 || self.turns == 0 {
            40
        } else {
            34
        };
        due * each
    }

    fn supplies(&self) -> i32 {
        let towers = self
            .game
            .all_seats()
            .map(|seat| self.game.board(seat).tower);
        let lowest = towers.min().unwrap_or(0);
        i32::from(self.board.tower - lowest) * POINT
    }
}

impl SearchState {
    /// Returns the best placement, by rating plus a random number below `blur`.
    pub(super) fn best_placement(&self, blur: u32, rng: &mut Rng) -> Option<Move> {
        let outlook = Outlook::new(self, self.seat);
        let mut best: Option<(i32, Move)> = None;
        for piece in Piece::ALL {
            for spot in self.places(piece).iter() {
                let mut worth = outlook.worth(piece, spot);
                if blur > 0 {
                    worth += rng.below(blur) as i32;
                }
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, Move::Place(piece, spot)));
                }
            }
        }
        best.map(|(_, mv)| mv)
    }
}
