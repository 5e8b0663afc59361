//! The projects of a window: steps with a price, or steps that use something up, and their gains.

use super::super::game::Phase;
use super::super::good::Goods;
use super::super::mission::{Benefit, Mission};
use super::super::moves::{Claim, Move};
use super::super::piece::Piece;
use super::super::rare::{Colour, Rare};
use super::super::slot::{Action, Spot};
use super::super::temple::Part;
use super::super::tile::{Tile, Tiles};
use super::super::tower::{Rise, is_below_free_level};
use super::state::SearchState;
use super::weights::{HAND, PIECE, POINT};
use crate::Seat;

/// A step that costs goods or uses something up, and its gain.
#[derive(Clone, Copy)]
pub(super) struct Project {
    pub step: Move,
    /// The gain. The price is not subtracted.
    pub gain: i32,
}

impl SearchState {
    /// Calls `each` with all projects of the deciding player in the current window.
    pub(super) fn each_project(&self, each: &mut dyn FnMut(Project)) {
        let (seat, board) = (self.seat, self.own());
        let turns = self.turns_left();
        match self.phase {
            Phase::Slot(slot) => {
                for tile in self.open.iter() {
                    each(Project {
                        step: Move::Buy(slot, tile),
                        gain: self.tile_worth(seat, tile, turns + 1),
                    });
                }
            }
            Phase::Construction => {
                for spot in board.spots.minus(self.acted).iter() {
                    self.each_construction_project(spot, each);
                }
            }
            Phase::Kingdom if board.spots.minus(self.acted).contains(Spot::ANY_KINGDOM) => {
                self.each_at(Spot::ANY_KINGDOM, Goods::NONE, &mut |step| {
                    let gain = match step {
                        Move::Supplies(_) => {
                            let towers = self.all_seats().map(|seat| self.board(seat).tower);
                            i32::from(board.tower - towers.min().unwrap_or(0)) * POINT
                        }
                        Move::Exempt => i32::from(self.tax_due()) * 2 * POINT,
                        _ => 2 * POINT * turns.min(1),
                    };
                    each(Project { step, gain });
                    false
                });
            }
            _ => {}
        }
        self.each_benefit(each);
    }

    /// Calls `each` with all missions that can be returned, each with its best claim.
    fn each_benefit(&self, each: &mut dyn FnMut(Project)) {
        let (seat, board) = (self.seat, self.own());
        let turns = self.turns_left();
        for card in self.returnable().iter() {
            let half = i32::from((card.prestige() + 1) / 2) * POINT;
            let (claim, gain) = match card.benefit() {
                Benefit::Rare => match self.best_rare(board) {
                    Some((rare, gain)) => (Claim::Rare(rare), gain),
                    None => continue,
                },
                Benefit::Part => match self.best_part(board) {
                    Some((part, gain)) => (Claim::Part(part), gain),
                    None => continue,
                },
                Benefit::Destroy(_) => match self.victim() {
                    Some(victim) => (Claim::Seat(victim), self.benefit_worth(seat, card, turns)),
                    None => continue,
                },
                Benefit::OpenTiles => match self.best_pair(turns) {
                    Some(best) => best,
                    None => continue,
                },
                Benefit::UndrawnTile => {
                    let eras = Tiles::of_era(1).or(Tiles::of_era(2));
                    match self.best_tile(self.undrawn.and(eras), turns) {
                        Some((tile, worth)) => (Claim::Tile(tile), worth),
                        None => continue,
                    }
                }
                Benefit::Ship if !board.may_have(Piece::Ship) => continue,
                Benefit::Camel if !board.may_have(Piece::Camel) => continue,
                Benefit::Draw(_) if !self.can_draw() => continue,
                Benefit::Basement if self.temple_cards(Part::Basement) == 0 => {
                    continue;
                }
                Benefit::Goods(_) if turns == 0 && self.phase != Phase::Construction => continue,
                _ => (Claim::Plain, self.benefit_worth(seat, card, turns)),
            };
            each(Project {
                step: Move::Return(card, claim),
                gain: gain - half,
            });
        }
    }

    fn best_tile(&self, tiles: Tiles, turns: i32) -> Option<(Tile, i32)> {
        let worth = |tile| (tile, self.tile_worth(self.seat, tile, turns + 1));
        tiles.iter().map(worth).max_by_key(|&(_, worth)| worth)
    }

    fn best_pair(&self, turns: i32) -> Option<(Claim, i32)> {
        let (one, worth) = self.best_tile(self.open, turns)?;
        let mut others = self.open;
        others.remove(one);
        Some(match self.best_tile(others, turns) {
            Some((other, more)) => (Claim::Tiles(one.min(other), one.max(other)), worth + more),
            None => (Claim::Tile(one), worth),
        })
    }

    /// The opponent with the highest tower, if any opponent has a tower.
    fn victim(&self) -> Option<Seat> {
        let others = self.all_seats().filter(|&other| other != self.seat);
        let towers = others.filter(|&other| self.board(other).tower > 0);
        towers.max_by_key(|&other| self.board(other).tower)
    }

    fn each_construction_project(&self, spot: Spot, each: &mut dyn FnMut(Project)) {
        let any = Action::AnyConstruction;
        let action = spot.action();
        let board = self.own();
        if let Some(rise) = board.used.tower
            && action == any
        {
            self.tower_project(spot, rise, each);
            return;
        }
        if let Action::Tower(rise) = action {
            self.tower_project(spot, rise, each);
        } else if action == any {
            self.tower_project(spot, Rise::One, each);
            self.tower_project(spot, Rise::Two, each);
        }
        if matches!(
            action,
            Action::Temple { .. } | Action::PrivateTemple | Action::AnyConstruction
        ) {
            let more = match action {
                Action::PrivateTemple => 3 * POINT,
                Action::Temple { mission: false } => 0,
                _ if self.turns_left() > 0 => HAND / 2,
                _ => 0,
            };
            if let Some((part, gain)) = self.best_part(board) {
                let step = Move::Temple(spot, part);
                each(Project {
                    step,
                    gain: gain + more,
                });
            }
        }
        if let Action::Rare(colour) = action {
            self.rare_project(spot, colour, each);
        } else if action == any {
            for colour in Colour::ALL {
                self.rare_project(spot, colour, each);
            }
        }
        if matches!(action, Action::Mission | Action::AnyConstruction) {
            self.each_mission_project(spot, each);
        }
        if matches!(action, Action::Traitor | Action::AnyConstruction)
            && let Some(victim) = self.victim()
            && self.board(victim).tower >= board.tower
        {
            let levels = i32::from(self.amounts().traitor);
            let others = i32::from(self.setup.players.count()) - 1;
            if levels > 0 {
                each(Project {
                    step: Move::Traitor(spot, victim),
                    gain: levels * self.level_worth() / others,
                });
            }
        }
    }

    fn tower_project(&self, spot: Spot, rise: Rise, each: &mut dyn FnMut(Project)) {
        each(Project {
            step: Move::Tower(spot, rise),
            gain: self.tower_gain(self.seat, self.own().tower, rise).1,
        });
    }

    /// Returns the height of a tower after one more level or pair is built, and the gain.
    pub(super) fn tower_gain(&self, seat: Seat, height: u8, rise: Rise) -> (u8, i32) {
        let board = self.board(seat);
        let free = board.has(Tiles::FREE_LEVELS);
        let mut after = height;
        for _ in 0..if rise == Rise::One { 1 } else { 2 } {
            after = after.saturating_add(1);
            if free && is_below_free_level(after) {
                after = after.saturating_add(1);
            }
        }
        let levels = i32::from(after - height);
        let mut gain = levels * self.level_worth();
        for mark in [5, 10] {
            if height < mark && after >= mark && board.pieces[0] < 5 {
                gain += self.turns_left().max(1) * PIECE / 4;
            }
        }
        (after, gain)
    }

    fn rare_project(&self, spot: Spot, colour: Colour, each: &mut dyn FnMut(Project)) {
        let board = self.own();
        let turns = self.turns_left();
        let gain = |rare: Rare| Self::rare_gain(board, rare, turns) + Self::rare_bonus(board);
        let rare = if board.has(Tiles::ANY_RARE) {
            let types = colour.types().filter(|&rare| self.in_stack(rare));
            types.max_by_key(|&rare| gain(rare))
        } else {
            self.stack(colour).top()
        };
        if let Some(rare) = rare {
            each(Project {
                step: Move::Rare(spot, rare),
                gain: gain(rare),
            });
        }
    }

    fn each_mission_project(&self, spot: Spot, each: &mut dyn FnMut(Project)) {
        let board = self.own();
        let turns = self.turns_left();
        for card in board.hand.iter() {
            each(Project {
                step: Move::Fulfil(spot, card),
                gain: self.fulfil_gain(self.seat, card),
            });
        }
        if self.can_draw() && turns > 0 {
            let gain = if board.hand.len() < 3 { HAND } else { HAND / 2 };
            each(Project {
                step: Move::Draw(spot),
                gain,
            });
        }
    }

    /// The gain of fulfilling a mission. Its price is not subtracted.
    pub(super) fn fulfil_gain(&self, seat: Seat, card: Mission) -> i32 {
        let turns = self.turns_left();
        let points = i32::from(card.prestige()) * POINT;
        let more = (self.benefit_worth(seat, card, turns) - points / 2).max(0);
        points + more / 2 + Self::fulfil_bonus(self.board(seat)) - HAND * turns.min(1)
    }
}
