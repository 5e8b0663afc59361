//! A walk through all plans of one decision.

use heapless::Vec;

use super::super::game::{Legions, Phase};
use super::super::lattice::Cell;
use super::super::moves::Move;
use super::super::province::Spot;
use super::super::rules::{Figure, Income};
use super::super::tile::{Size, Tile};
use super::march::{LIMIT, Search, THOROUGH, Walk};
use super::turn::{Aim, Turn};
use super::weights::Weights;
use super::world::{CITY, LAND, NONE, World};
use crate::bot::{Level, Line};

/// Units of work after which a slice of the survey pauses.
const SLICE: u32 = 64;
/// Places for a figure that a reorganization considers.
const SPOTS: usize = 8;

/// Kinds of plans, so that some of each are compared.
mod kind {
    pub const TILES: u8 = 0;
    pub const COINS: u8 = 1;
    pub const OTHER: u8 = 2;
}

/// Where a walk through all plans of a decision has arrived.
#[derive(Clone, Debug)]
pub struct Survey {
    pub(super) w: Weights,
    /// Where land tiles lie, in the order in which they were laid.
    cells: Vec<Cell, LAND>,
    /// Where the figures of the seat stand.
    spots: [Spot; 2],
    /// Tiles that a turn may lay.
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
            Level::Easy => 2,
            Level::Medium | Level::Hard => LIMIT,
        };
        (self.part, self.first, self.second) = (0, 0, 0);
    }

    /// Looks at some more plans; `false` when there are no more.
    pub(super) fn look(&mut self, world: &mut World, each: &mut impl FnMut(Turn, u8, i32)) -> bool {
        match world.phase {
            Phase::Action => self.look_at_actions(world, each),
            Phase::March(march) => self.walk(world, march.income, march.figure as u8, each),
            Phase::OddTile { gain } => {
                self.draws(world, Aim::Draw, gain / 2, each);
                false
            }
            Phase::Recruit => {
                self.draws(world, Aim::Recruit, 0, each);
                false
            }
            Phase::Flip => {
                self.flips(world, each);
                false
            }
            Phase::Put(figure) => {
                world.work += world.land().len() as u32;
                self.puts(world, figure, each);
                false
            }
            Phase::Over(_) => false,
        }
    }

    fn look_at_actions(&mut self, world: &mut World, each: &mut impl FnMut(Turn, u8, i32)) -> bool {
        match world.marches().nth(self.part.into()) {
            Some((income, figure)) => {
                if !self.walk(world, income, figure, each) {
                    self.part += 1;
                    (self.first, self.second) = (0, 0);
                }
                true
            }
            None => {
                world.work += world.land().len() as u32;
                let (score, mut turn) = world.reorganization(&self.w);
                each(turn, kind::OTHER, score);
                turn.sign = 1;
                turn.size ^= 1;
                if world.stacks[usize::from(turn.size & 1)] > 0 {
                    each(turn, kind::OTHER, score - 1);
                }
                if world.may_take_caesar() {
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
        world: &mut World,
        income: Income,
        figure: u8,
        each: &mut impl FnMut(Turn, u8, i32),
    ) -> bool {
        let kind = match income {
            Income::Tiles => kind::TILES,
            Income::Coins => kind::COINS,
        };
        let mut each = |turn: &Turn, score| each(*turn, kind, score);
        while world.work < SLICE {
            let (w, most) = (&self.w, self.most);
            let search = Search::new(world, w, income, figure, THOROUGH, most, &mut each);
            match search.run_from(self.first, self.second) {
                Walk::On => self.second += 1,
                Walk::NextFirst => (self.first, self.second) = (self.first + 1, 0),
                Walk::Over => return false,
            }
        }
        true
    }

    fn draws(&self, world: &World, aim: Aim, least: u8, each: &mut impl FnMut(Turn, u8, i32)) {
        let wanted = world.wanted(2 * least + 1);
        for size in 0..2 {
            if world.stacks[size] > least {
                let mut turn = Turn::new(aim);
                turn.size = size as u8;
                turn.sign = size as u16;
                each(turn, kind::OTHER, i32::from(size == wanted));
            }
        }
    }

    fn flips(&self, world: &World, each: &mut impl FnMut(Turn, u8, i32)) {
        let (worth, spare) = world.flip_now(&self.w);
        let mut turn = Turn::new(Aim::Flip);
        turn.sign = u16::MAX;
        each(turn, kind::OTHER, 0);
        let mut left = world.hand().kinds;
        while left != 0 {
            let code = left.trailing_zeros() as u8;
            left &= left - 1;
            turn.flip = code;
            turn.sign = code.into();
            each(turn, kind::OTHER, worth - i32::from(code != spare));
        }
    }

    fn puts(&self, world: &World, figure: Figure, each: &mut impl FnMut(Turn, u8, i32)) {
        let own = world.own_spots();
        let mut spots = Vec::<(i32, u8), SPOTS>::new();
        let number = |at: u16| {
            let found = world.land().iter().position(|&land| land == at);
            found.map_or(NONE, |index| index as u8)
        };
        let worth = |at: u16| world.place_worth(at, &self.w).0;
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
        for (index, &at) in world.land().iter().enumerate() {
            let mine = own.contains(&at) && (figure == Figure::Legion || at == own[1]);
            if mine || !world.is_guarded(at) {
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
                let mut turn = Turn::new(Aim::Put);
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

    /// The plan in moves.
    pub(super) fn line(&self, world: &World, turn: &Turn) -> Line<Move> {
        let mut line = Line::new();
        let mut push = |mv: Move| {
            // A turn has no more than an action, four tiles and an end.
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
                if world.phase == Phase::Action {
                    push(match income {
                        Income::Tiles => Move::Conquer(figure),
                        Income::Coins => Move::Revenue(figure),
                    });
                }
                let mut at = self.spots[figure as usize];
                let steps = turn.codes.iter().zip(turn.ways);
                for (&code, way) in steps.take(turn.len.into()) {
                    let (Some(tile), Some(cell)) = (Tile::from_code(code), world.cell(at, way))
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
                if world.stacks.iter().all(|&len| len > 0) {
                    push(Move::Draw(size));
                }
            }
            Aim::Draw | Aim::Recruit => push(Move::Draw(size)),
            Aim::Flip => push(Tile::from_code(turn.flip).map_or(Move::Keep, Move::Flip)),
            Aim::Put => {
                let spots = turn.spots.map(|number| self.spot(number));
                if world.phase == Phase::Put(Figure::Legion) {
                    push(Move::put(Figure::Legion, spots[0]));
                }
                push(Move::put(Figure::Censor, spots[1]));
            }
        }
        line
    }
}
