//! The survey: lists all plans of one decision, a few at a time.

use heapless::Vec;

use super::super::figure::Figure;
use super::super::game::{Legions, Phase};
use super::super::lattice::Cell;
use super::super::march::Income;
use super::super::moves::Move;
use super::super::province::Spot;
use super::super::tile::{Size, Tile};
use super::march::{LIMIT, Search, THOROUGH, Walk};
use super::plan::{Aim, TurnPlan};
use super::state::{CITY, LAND, NONE, SearchState};
use super::weights::Weights;
use crate::bot::{Level, PlanMoves};

/// The number of units of work after which the survey pauses.
const SLICE: u32 = 64;
/// The number of places that a reorganization considers for a figure.
const SPOTS: usize = 8;

/// The kinds of plans. The best plans of each kind are played out.
mod kind {
    pub const TILES: u8 = 0;
    pub const COINS: u8 = 1;
    pub const OTHER: u8 = 2;
}

/// Lists all plans of a decision, a few at a time.
#[derive(Clone, Debug)]
pub struct Survey {
    pub(super) w: Weights,
    /// The cells of the land tiles, in the order in which they were laid.
    cells: Vec<Cell, LAND>,
    /// The spots of the seat's figures.
    spots: [Spot; 2],
    /// The largest number of tiles that a turn may lay.
    most: u8,
    part: u8,
    first: u16,
    second: u16,
}

impl Survey {
    pub(super) const fn blank() -> Self {
        Self {
            w: super::weights::SOLO,
            cells: Vec::new(),
            spots: [Spot::City; 2],
            most: LIMIT,
            part: 0,
            first: 0,
            second: 0,
        }
    }

    pub(super) fn begin(&mut self, game: &Legions, level: Level, w: Weights) {
        self.w = w;
        self.cells.clear();
        let land = game.province.tiles().skip(game.province.city_len());
        self.cells.extend(land.map(|(_, cell)| cell).take(LAND));
        self.spots = game.figures[game.seat.index()];
        self.most = match level {
            Level::Malku => 2,
            _ => LIMIT,
        };
        (self.part, self.first, self.second) = (0, 0, 0);
    }

    /// Lists some more plans. Returns `false` if none are left.
    pub(super) fn look(
        &mut self,
        state: &mut SearchState,
        each: &mut impl FnMut(TurnPlan, u8, i32),
    ) -> bool {
        match state.phase {
            Phase::Action => self.look_at_actions(state, each),
            Phase::March(march) => self.walk(state, march.income, march.figure as u8, each),
            Phase::OddTile { gain } => {
                self.draws(state, Aim::Draw, gain / 2, each);
                false
            }
            Phase::Recruit => {
                self.draws(state, Aim::Recruit, 0, each);
                false
            }
            Phase::Flip => {
                self.flips(state, each);
                false
            }
            Phase::Put(figure) => {
                state.work += state.land().len() as u32;
                self.puts(state, figure, each);
                false
            }
            Phase::Over(_) => false,
        }
    }

    fn look_at_actions(
        &mut self,
        state: &mut SearchState,
        each: &mut impl FnMut(TurnPlan, u8, i32),
    ) -> bool {
        match state.marches().nth(self.part.into()) {
            Some((income, figure)) => {
                if !self.walk(state, income, figure, each) {
                    self.part += 1;
                    (self.first, self.second) = (0, 0);
                }
                true
            }
            None => {
                state.work += state.land().len() as u32;
                let (score, mut turn) = state.reorganization(&self.w);
                each(turn, kind::OTHER, score);
                turn.sign = 1;
                turn.size ^= 1;
                if state.stacks[usize::from(turn.size & 1)] > 0 {
                    each(turn, kind::OTHER, score - 1);
                }
                if state.may_take_caesar() {
                    turn.caesar ^= true;
                    turn.size ^= 1;
                    turn.sign = 2;
                    each(turn, kind::OTHER, score - 2);
                }
                false
            }
        }
    }

    fn walk(
        &mut self,
        state: &mut SearchState,
        income: Income,
        figure: u8,
        each: &mut impl FnMut(TurnPlan, u8, i32),
    ) -> bool {
        let kind = match income {
            Income::Tiles => kind::TILES,
            Income::Coins => kind::COINS,
        };
        let mut each = |turn: &TurnPlan, score| each(*turn, kind, score);
        while state.work < SLICE {
            let (w, most) = (&self.w, self.most);
            let search = Search::new(state, w, income, figure, THOROUGH, most, &mut each);
            match search.run_from(self.first, self.second) {
                Walk::On => self.second += 1,
                Walk::NextFirst => (self.first, self.second) = (self.first + 1, 0),
                Walk::Over => return false,
            }
        }
        true
    }

    fn draws(
        &self,
        state: &SearchState,
        aim: Aim,
        least: u8,
        each: &mut impl FnMut(TurnPlan, u8, i32),
    ) {
        let wanted = state.wanted(2 * least + 1);
        for size in 0..2 {
            if state.stacks[size] > least {
                let mut turn = TurnPlan::new(aim);
                turn.size = size as u8;
                turn.sign = size as u16;
                each(turn, kind::OTHER, i32::from(size == wanted));
            }
        }
    }

    fn flips(&self, state: &SearchState, each: &mut impl FnMut(TurnPlan, u8, i32)) {
        let (worth, spare) = state.flip_now(&self.w);
        let mut turn = TurnPlan::new(Aim::Flip);
        turn.sign = u16::MAX;
        each(turn, kind::OTHER, 0);
        let mut left = state.hand().kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            turn.flip = code;
            turn.sign = code.into();
            each(turn, kind::OTHER, worth - i32::from(code != spare));
        }
    }

    fn puts(&self, state: &SearchState, figure: Figure, each: &mut impl FnMut(TurnPlan, u8, i32)) {
        let own = state.own_spots();
        let mut spots = Vec::<(i32, u8), SPOTS>::new();
        let number = |at: u16| {
            let found = state.land().iter().position(|&land| land == at);
            found.map_or(NONE, |index| index as u8)
        };
        let worth = |at: u16| state.place_worth(at, &self.w).0;
        let mut add = |worth: i32, number: u8| {
            let place = spots.iter().position(|other| other.0 < worth);
            let place = place.unwrap_or(spots.len());
            if place < SPOTS {
                if spots.is_full() {
                    spots.pop();
                }
                let _ = spots.insert(place, (worth, number));
            }
        };
        for (index, &at) in state.land().iter().enumerate() {
            let mine = own.contains(&at) && (figure == Figure::Legion || at == own[1]);
            if mine || !state.is_guarded(at) {
                add(worth(at), index as u8);
            }
        }
        add(worth(CITY), NONE);
        let legions: &[(i32, u8)] = match figure {
            Figure::Legion => &spots,
            Figure::Censor => &[(0, number(own[0]))],
        };
        for &(legion, first) in legions {
            for &(censor, second) in &spots {
                if first == second && first != NONE {
                    continue;
                }
                let mut turn = TurnPlan::new(Aim::Put);
                turn.spots = [first, second];
                turn.sign = u16::from(first) << 8 | u16::from(second);
                each(turn, kind::OTHER, legion + censor);
            }
        }
    }

    fn spot(&self, number: u8) -> Spot {
        let cell = self.cells.get(usize::from(number));
        cell.map_or(Spot::City, |&cell| Spot::Land(cell))
    }

    /// Returns the moves that would place the figures after a reorganization's draw. They do not
    /// depend on the drawn tile.
    pub(super) fn likely_moves(
        &self,
        state: &SearchState,
        turn: &TurnPlan,
        w: &Weights,
    ) -> PlanMoves<Move> {
        if !matches!(turn.aim, Aim::Reorganize | Aim::Recruit) {
            return PlanMoves::new();
        }
        let (_, spots) = state.best_spots(w);
        let puts = Figure::ALL.into_iter().zip(spots).map(|(figure, at)| {
            let number = state.land().iter().position(|&other| other == at);
            let cell = number.and_then(|number| self.cells.get(number));
            Move::put(figure, cell.map_or(Spot::City, |&cell| Spot::Land(cell)))
        });
        puts.collect()
    }

    /// Returns the moves of a plan.
    pub(super) fn plan_moves(&self, state: &SearchState, turn: &TurnPlan) -> PlanMoves<Move> {
        let mut line = PlanMoves::new();
        let mut push = |mv: Move| {
            // The list has room: a turn has at most an action, four tiles and an end.
            let _ = line.push(mv);
        };
        let size = if turn.size & 1 == 0 {
            Size::Large
        } else {
            Size::Small
        };
        let figure = Figure::ALL[usize::from(turn.figure & 1)];
        match turn.aim {
            Aim::March(income) => {
                if state.phase == Phase::Action {
                    push(match income {
                        Income::Tiles => Move::Conquer(figure),
                        Income::Coins => Move::Revenue(figure),
                    });
                }
                let mut at = self.spots[figure as usize];
                let steps = turn.codes.iter().zip(turn.ways);
                for (&code, way) in steps.take(turn.len.into()) {
                    let (Some(tile), Some(cell)) = (Tile::from_code(code), state.cell(at, way))
                    else {
                        break;
                    };
                    push(Move::Place(tile, cell));
                    at = Spot::Land(cell);
                }
                push(Move::Finish);
            }
            Aim::Reorganize => {
                push(Move::Reorganize {
                    caesar: turn.caesar,
                });
                if state.stacks.iter().all(|&len| len > 0) {
                    push(Move::Draw(size));
                }
            }
            Aim::Draw | Aim::Recruit => push(Move::Draw(size)),
            Aim::Flip => push(Tile::from_code(turn.flip).map_or(Move::Keep, Move::Flip)),
            Aim::Put => {
                let spots = turn.spots.map(|number| self.spot(number));
                if state.phase == Phase::Put(Figure::Legion) {
                    push(Move::put(Figure::Legion, spots[0]));
                }
                push(Move::put(Figure::Censor, spots[1]));
            }
        }
        line
    }
}
