//! What looks best in the windows of the resolution.

use heapless::Vec;

use super::super::game::{Merchants, Phase};
use super::super::good::{Good, Goods};
use super::super::mission::{Benefit, Mission, Missions};
use super::super::moves::{Claim, Move};
use super::super::rare::{Colour, Rare};
use super::super::slot::{Action, Spot};
use super::super::tile::{Tile, Tiles};
use super::super::tower::{Rise, is_below_free_level};
use super::weights::{HAND, PIECE, POINT};
use crate::Seat;

/// Steps that belong together: trades, what they are for, and the payment.
pub(super) type Steps = Vec<Move, 12>;

/// What a step is worth that uses something up.
#[derive(Clone, Copy)]
pub(super) struct Project {
    pub step: Move,
    /// What it brings, without its price.
    pub gain: i32,
}

impl Merchants {
    /// The steps that look best now, at least one.
    pub(super) fn decide(&self, steps: &mut Steps) {
        steps.clear();
        match self.phase() {
            Phase::Pay(step) => {
                let _ = steps.push(self.payment(step));
            }
            Phase::Gain(_) => {
                let _ = steps.push(Move::Gain(self.wanted_goods()));
            }
            Phase::Free(_) => self.decide_free(steps),
            Phase::Keep(good) => {
                let (least, most) = self.keepable(good);
                let count = self.kept().count(good).clamp(least, most);
                let _ = steps.push(Move::Keep(good, count));
            }
            Phase::Slot(_) | Phase::Round | Phase::Construction | Phase::Kingdom => {
                self.decide_window(steps);
            }
            _ => {}
        }
        if steps.is_empty() {
            self.each_move(&mut |mv| {
                // The last one refuses where that is possible.
                steps.clear();
                steps.push(mv).is_err()
            });
        }
    }

    fn decide_window(&self, steps: &mut Steps) {
        if let Some(step) = self.harmless() {
            let _ = steps.push(step);
            return;
        }
        let mut best: Option<(i32, Project)> = None;
        self.each_project(&mut |project| {
            steps.clear();
            if let Some(net) = self.net(project, steps)
                && net > best.map_or(0, |(net, _)| net)
            {
                best = Some((net, project));
            }
        });
        steps.clear();
        match best {
            Some((_, project)) => self.prepare(project.step, steps),
            None => {
                let closing = match self.phase {
                    Phase::Slot(slot) => Move::Pass(slot),
                    Phase::Kingdom if self.tax_due() > 0 => {
                        let gold = self.own().goods().count(Good::Gold);
                        Move::Tax(self.tax_due().min(gold))
                    }
                    _ => Move::Done,
                };
                let _ = steps.push(closing);
            }
        }
    }

    /// A step that only brings something.
    fn harmless(&self) -> Option<Move> {
        let board = self.own();
        for spot in board.spots.minus(self.acted).iter() {
            match spot.action() {
                Action::Take(_) => return Some(Move::Take(spot)),
                Action::Gifts(_) => return Some(Move::Gifts(spot)),
                Action::Caravan if board.may_add_camel() => return Some(Move::Caravan),
                Action::Shipyard if board.may_add_ship() => return Some(Move::Shipyard),
                Action::Supplies if self.phase == Phase::Kingdom => {
                    return Some(Move::Supplies(spot));
                }
                Action::First if self.phase == Phase::Kingdom => {
                    return Some(Move::First(spot, Good::Stone));
                }
                _ => {}
            }
        }
        None
    }

    /// Everything that uses something up, with what it brings.
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

    /// The missions that can be returned, each with its best claim.
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
                Benefit::Ship if !board.may_have(super::super::piece::Piece::Ship) => continue,
                Benefit::Camel if !board.may_have(super::super::piece::Piece::Camel) => continue,
                Benefit::Draw(_) if !self.can_draw() => continue,
                Benefit::Basement
                    if self.temple_cards(super::super::temple::Part::Basement) == 0 =>
                {
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

    /// The opponent with the highest tower.
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

    /// The height after one more step of a tower, and what it brings.
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

    /// What fulfilling a mission brings, without its price.
    pub(super) fn fulfil_gain(&self, seat: Seat, card: Mission) -> i32 {
        let turns = self.turns_left();
        let points = i32::from(card.prestige()) * POINT;
        let more = (self.benefit_worth(seat, card, turns) - points / 2).max(0);
        points + more / 2 + Self::fulfil_bonus(self.board(seat)) - HAND * turns.min(1)
    }

    /// What a project brings beyond its price; the steps before it are added.
    pub(super) fn net(&self, project: Project, steps: &mut Steps) -> Option<i32> {
        let board = self.own();
        let turns = self.turns_left();
        let have = board.goods();
        let cost = |payment: Goods| {
            // What cannot be kept costs nothing.
            let paid = i32::from(payment.total());
            let extra = (i32::from(have.total()) - i32::from(board.limit())).max(0);
            match paid {
                0 => 0,
                _ => Self::goods_worth(payment, turns) * (paid - extra).max(0) / paid,
            }
        };
        match project.step {
            Move::Buy(..) => {
                let payment = self.cheapest(self.amounts().improvement)?;
                // In this phase goods can still be used in this turn.
                Some(project.gain - Self::goods_worth(payment, turns.max(1)))
            }
            Move::Tower(..) | Move::Temple(..) | Move::Rare(..) | Move::Fulfil(..) => {
                let kept = match project.step {
                    Move::Fulfil(_, card) => Missions::one(card),
                    _ => Missions::NONE,
                };
                let (price, count) = self.price(project.step);
                let funding = self.fund(price, count, kept, steps);
                let by_goods =
                    funding.map(|funding| project.gain - cost(funding.payment) - funding.lost);
                if matches!(project.step, Move::Rare(..))
                    && let Some((_, points)) = board.rare_for_prestige()
                {
                    let by_prestige = project.gain - i32::from(points) * POINT;
                    return Some(by_goods.map_or(by_prestige, |net| net.max(by_prestige)));
                }
                by_goods
            }
            _ => Some(project.gain),
        }
    }

    /// Everything that carries a step out: trades, the step, its payment.
    pub(super) fn prepare(&self, step: Move, steps: &mut Steps) {
        steps.clear();
        let mut payment = None;
        match step {
            Move::Buy(..) => payment = self.cheapest(self.amounts().improvement).map(Move::Pay),
            Move::Temple(..) | Move::Rare(..) | Move::Fulfil(..) | Move::Tower(..) => {
                let kept = match step {
                    Move::Fulfil(_, card) => Missions::one(card),
                    _ => Missions::NONE,
                };
                let (price, count) = self.price(step);
                let funding = self.fund(price, count, kept, steps);
                payment = funding.map(|funding| Move::Pay(funding.payment));
                let board = self.own();
                if matches!(step, Move::Rare(..))
                    && let Some((_, points)) = board.rare_for_prestige()
                {
                    let goods = match payment {
                        Some(Move::Pay(goods)) => Self::goods_worth(goods, self.turns_left()),
                        _ => i32::MAX,
                    };
                    if goods > i32::from(points) * POINT {
                        steps.clear();
                        payment = Some(Move::PayPrestige);
                    }
                }
            }
            _ => {}
        }
        let _ = steps.push(step);
        if matches!(
            step,
            Move::Buy(..) | Move::Temple(..) | Move::Rare(..) | Move::Fulfil(..)
        ) && let Some(payment) = payment
        {
            let _ = steps.push(payment);
        }
    }

    /// How to pay for a step that is already chosen.
    fn payment(&self, step: Move) -> Move {
        let mut steps = Steps::new();
        self.prepare(step, &mut steps);
        let chosen = steps.last().copied();
        let mut first = None;
        let mut found = None;
        self.each_payment(step, &mut |payment| {
            first = first.or(Some(payment));
            if Some(payment) == chosen {
                found = chosen;
            }
            found.is_some()
        });
        found.or(first).unwrap_or(Move::Pay(Goods::NONE))
    }

    /// The five goods that a mission brings: what the best project lacks, and
    /// stone and marble.
    fn wanted_goods(&self) -> Goods {
        let Phase::Gain(card) = self.phase() else {
            return Goods::NONE;
        };
        let Benefit::Goods(count) = card.benefit() else {
            return Goods::NONE;
        };
        let board = self.own();
        let have = board.goods();
        let mut best: Option<(i32, Goods)> = None;
        if self.phase == Phase::Construction {
            self.each_project(&mut |project| {
                let (price, _) = self.price(project.step);
                let missing = price - have;
                let lacks = !missing.is_none() && missing.total() <= u16::from(count);
                if lacks && best.is_none_or(|(gain, _)| project.gain > gain) {
                    best = Some((project.gain, missing));
                }
            });
        }
        let mut goods = best.map_or(Goods::NONE, |(_, missing)| missing);
        let mut next = [Good::Marble, Good::Stone].into_iter().cycle();
        while goods.total() < u16::from(count)
            && let Some(good) = next.next()
        {
            goods = goods + Goods::of(good, 1);
        }
        goods
    }

    fn decide_free(&self, steps: &mut Steps) {
        let turns = self.turns_left();
        let tops = Colour::ALL.into_iter().filter_map(|c| self.stack(c).top());
        let best = tops.max_by_key(|&rare| Self::rare_gain(self.own(), rare, turns));
        if let Some(rare) = best {
            let _ = steps.push(Move::Free(rare));
        }
    }

    /// The goods to keep at the end of a turn.
    fn kept(&self) -> Goods {
        let board = self.own();
        let mut kept = board.warehouse;
        while kept.total() > board.limit() {
            let rank = |good: &Good| {
                6 * i32::from(kept.count(*good)) - Self::good_worth(*good, 2)
                    + if kept.count(*good) == 0 { -1000 } else { 0 }
            };
            let most = Good::ALL.into_iter().max_by_key(rank);
            kept = kept - Goods::of(most.unwrap_or(Good::Wood), 1);
        }
        kept
    }
}
