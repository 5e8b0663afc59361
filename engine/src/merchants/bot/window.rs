//! The choice of steps in the windows of the resolution.

use heapless::Vec;

use super::super::game::Phase;
use super::super::good::{Good, Goods};
use super::super::mission::{Benefit, Missions};
use super::super::moves::Move;
use super::super::price::Price;
use super::super::rare::Colour;
use super::super::slot::Action;
use super::project::Project;
use super::state::SearchState;
use super::weights::POINT;

/// Steps that belong together: trades, the main step that the trades prepare, and its payment.
pub(super) type Steps = Vec<Move, 12>;

impl SearchState {
    /// Fills `steps` with the best steps for the current decision. There is at least one
    /// such step.
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
                // Takes the last move of the list. If the decision can be refused, that move is the
                // refusal.
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

    /// Returns a step that gains something and costs nothing, if there is one.
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

    /// Returns the gain of a project minus its price; `None` if it cannot be paid. Adds the steps
    /// that prepare it to `steps`.
    pub(super) fn net(&self, project: Project, steps: &mut Steps) -> Option<i32> {
        let board = self.own();
        let turns = self.turns_left();
        let have = board.goods();
        let cost = |payment: Goods| {
            // Goods above the limit count for nothing, because they would be discarded.
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
                // Improvements are bought before anything else, so these goods could still be used
                // in this turn.
                Some(project.gain - Self::goods_worth(payment, turns.max(1)))
            }
            Move::Tower(..) | Move::Temple(..) | Move::Rare(..) | Move::Fulfil(..) => {
                let kept = match project.step {
                    Move::Fulfil(_, card) => Missions::one(card),
                    _ => Missions::NONE,
                };
                let Price {
                    goods: price,
                    count,
                } = self.price(self.seat, project.step);
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

    /// Fills `steps` with all that a step needs: trades, the step itself, and its payment.
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
                let Price {
                    goods: price,
                    count,
                } = self.price(self.seat, step);
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

    /// Returns the payment for a step that was already chosen.
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

    /// Returns the goods to take for a returned mission. Goods that are missing for the best
    /// project come first. The other goods are alternately marble and stone.
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
                let price = self.price(self.seat, project.step).goods;
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

    /// Returns the goods to keep at the end of a turn.
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
