//! Plays turns in a [`SearchState`].

use super::super::game::Phase;
use super::super::march::Income;
use super::march::{GLANCE, LIMIT, Search};
use super::plan::{Aim, TurnPlan};
use super::state::{CITY, NONE, SearchState};
use super::values::LOSS;
use super::weights::{COIN, Weights};
use crate::Rng;

impl SearchState {
    /// Carries out the plan of a turn, or of the rest of a turn. The tiles drawn are random.
    pub(super) fn pursue(&mut self, turn: &TurnPlan, w: &Weights, rng: &mut Rng) {
        match turn.aim {
            Aim::March(income) => self.march(income, turn, w, rng),
            Aim::Reorganize | Aim::Recruit => self.reorganize(turn, w, rng),
            Aim::Draw => {
                if let Phase::OddTile { gain } = self.phase {
                    self.draw_gain(gain, Some(usize::from(turn.size)), rng);
                }
                self.end_turn();
            }
            Aim::Flip => {
                self.flip(turn.flip);
                self.end_turn();
            }
            Aim::Put => {
                for figure in 0..2 {
                    self.put(figure, self.spot(turn.spots[figure]));
                }
                self.end_turn();
            }
        }
    }

    pub(super) fn spot(&self, number: u8) -> u16 {
        self.land()
            .get(usize::from(number))
            .copied()
            .unwrap_or(CITY)
    }

    fn put(&mut self, figure: usize, to: u16) {
        let mover = self.mover();
        let own = self.figures[mover];
        self.leave(own[figure & 1]);
        self.figures[mover][figure & 1] = to;
        // Marks the figures' places again, because the mover's other figure may stand on the place
        // that was left or entered.
        for at in self.figures[mover] {
            self.guard(at);
        }
    }

    fn flip(&mut self, code: u8) {
        if code != NONE {
            self.hand_mut().remove(code);
            let mover = self.mover();
            self.flipped[mover] += 1;
        }
    }

    fn draw_gain(&mut self, gain: u8, odd: Option<usize>, rng: &mut Rng) {
        for size in 0..2 {
            for _ in 0..gain / 2 {
                self.draw(size, rng);
            }
        }
        if gain % 2 == 1 {
            let size = odd.unwrap_or_else(|| self.wanted(gain));
            self.draw(size, rng);
        }
    }

    fn march(&mut self, income: Income, turn: &TurnPlan, w: &Weights, rng: &mut Rng) {
        let mover = self.mover();
        let figure = usize::from(turn.figure & 1);
        let mut at = self.figures[mover][figure];
        self.leave(at);
        let steps = turn.codes.iter().zip(turn.ways);
        for (&code, way) in steps.take(usize::from(turn.len)) {
            at = self.step(at, way);
            self.hand_mut().remove(code);
            self.lay(code, at);
        }
        self.figures[mover][figure] = at;
        self.guard(at);
        let gain = turn.matches + u8::from(self.holds_caesar());
        match income {
            Income::Tiles => {
                if !self.can_draw(gain) {
                    self.over = true;
                    return;
                }
                self.draw_gain(gain, None, rng);
            }
            Income::Coins => {
                let (coins, _) = self.coins_for(gain);
                self.reserve -= coins;
                self.coins[mover] += coins;
                if self.reserve == 0 {
                    self.over = true;
                    return;
                }
                let now = self.outlook(self.mover(), w);
                let len = self.hand().len;
                if len > 0 && now.flip > now.last_tile(len) {
                    self.flip(self.spare(w));
                }
            }
        }
        self.end_turn();
    }

    /// Returns the value of flipping a tile now, and the least useful tile in the hand.
    pub(super) fn flip_now(&self, w: &Weights) -> (i32, u8) {
        let now = self.outlook(self.mover(), w);
        let len = self.hand().len;
        (now.flip - now.last_tile(len), self.spare(w))
    }

    /// The places of the mover's figures.
    pub(super) fn own_spots(&self) -> [u16; 2] {
        self.figures[self.mover()]
    }

    fn reorganize(&mut self, turn: &TurnPlan, w: &Weights, rng: &mut Rng) {
        let mover = self.mover();
        if turn.caesar && self.coins[mover] > 0 {
            self.caesar = self.seat;
            self.coins[mover] -= 1;
            self.reserve += 1;
        }
        if self.stacks == [0, 0] {
            self.over = true;
            return;
        }
        let size = usize::from(turn.size & 1);
        self.draw(
            if self.stacks[size] > 0 {
                size
            } else {
                1 - size
            },
            rng,
        );
        self.work += self.land().len() as u32;
        let (_, spots) = self.best_spots(w);
        for (figure, spot) in spots.into_iter().enumerate() {
            self.put(figure, spot);
        }
        self.end_turn();
    }

    /// Returns the gain of moving both figures to the best places, and these places.
    pub(super) fn best_spots(&self, w: &Weights) -> (i32, [u16; 2]) {
        let own = self.figures[self.mover()];
        let now = own.map(|at| self.place_worth(at, w).0);
        // The two best places found so far, with their values.
        let mut best = [(now[0], own[0]), (now[1], own[1])];
        if best[1].0 > best[0].0 {
            best.swap(0, 1);
        }
        let city = self.place_worth(CITY, w).0;
        for (worth, at) in self
            .land()
            .iter()
            .filter(|&&at| !self.is_guarded(at))
            .map(|&at| (self.place_worth(at, w).0, at))
            .chain([(city, CITY)])
        {
            if worth > best[0].0 {
                best[1] = best[0];
                best[0] = (worth, at);
            } else if worth > best[1].0 {
                best[1] = (worth, at);
            }
        }
        let gain = best[0].0 + best[1].0 - now[0] - now[1];
        let spots = [best[0].1, best[1].1];
        // A figure that already stands on one of the two places stays there.
        if spots[0] == own[1] || spots[1] == own[0] {
            (gain, [spots[1], spots[0]])
        } else {
            (gain, spots)
        }
    }

    /// Plays the turn that looks best at a glance.
    pub(super) fn play_on(&mut self, w: &Weights, rng: &mut Rng) {
        let mut best = (i32::MIN, TurnPlan::new(Aim::Reorganize));
        self.glance(w, &mut |turn, score| {
            if score > best.0 {
                best = (score, turn);
            }
        });
        self.pursue(&best.1, w, rng);
    }

    /// Calls `each` with a few promising turns: some marches and, if none of them is good enough, a
    /// reorganization.
    pub(super) fn glance(&mut self, w: &Weights, each: &mut impl FnMut(TurnPlan, i32)) {
        let mut best = i32::MIN;
        for (income, figure) in self.marches() {
            let mut tell = |turn: &TurnPlan, score: i32| {
                best = best.max(score);
                each(*turn, score);
            };
            Search::new(self, w, income, figure, GLANCE, LIMIT, &mut tell).run();
        }
        if best < i32::from(w.contentment) {
            self.work += self.land().len() as u32;
            let (score, turn) = self.reorganization(w);
            each(turn, score);
        }
    }

    /// Returns the value of a reorganization and its plan. The plan takes Caesar if that is better.
    pub(super) fn reorganization(&self, w: &Weights) -> (i32, TurnPlan) {
        let now = self.outlook(self.mover(), w);
        let mut turn = TurnPlan::new(Aim::Reorganize);
        let len = self.hand().len;
        let tile = now.last_tile(len + 1);
        let mut score = tile + self.best_spots(w).0 - i32::from(w.reorganize);
        turn.size = self.wanted(1) as u8;
        if self.ends_lost(&turn) {
            score -= LOSS;
        }
        if self.may_take_caesar() {
            let worth = i32::from(w.caesar) * now.turns / 16 - COIN;
            if worth > 0 {
                turn.caesar = true;
                score += worth;
            }
        }
        (score, turn)
    }

    /// Whether the bot considers taking Caesar in a reorganization. If the reorganization ends the
    /// game, he would only cost a coin.
    pub(super) fn may_take_caesar(&self) -> bool {
        let ends = self.stacks == [0, 0] && !self.values.is_past();
        self.expert && !ends && !self.holds_caesar() && self.coins[self.mover()] > 0
    }

    /// Returns the marches that the mover has the right to make, each with its income and figure.
    /// The holder of Caesar may use both figures for both incomes.
    pub(super) fn marches(&self) -> impl Iterator<Item = (Income, u8)> + use<> {
        let caesar = self.holds_caesar();
        [
            (Income::Tiles, 0),
            (Income::Coins, 1),
            (Income::Tiles, 1),
            (Income::Coins, 0),
        ]
        .into_iter()
        .take(if caesar { 4 } else { 2 })
    }
}
