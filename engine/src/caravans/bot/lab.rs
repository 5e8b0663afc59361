//! The interface through which the trainer learns values for the bots of `caravans`.

use super::super::game::{Caravans, Phase};
use super::state::SearchState;
use super::survey::Survey;
use super::values::{FEATURES, PAST, POWERS, Values};
use super::weights::LOOKS;
use crate::bot::lab::{Learn, Moment, Taught};
use crate::{Rng, Seat};

impl Taught for Caravans {
    type Values = Values;

    const FEATURES: usize = FEATURES;
    const POWERS: usize = POWERS;
    const TABLES: usize = 2;
    const GAMES: &'static [&'static [(u8, u8)]] = &[&[(0, 2)]];
    const UNIT: i32 = 256;
    const BLURS: [u32; 4] = [1, 32, 64, 160];

    fn first_values() -> &'static Values {
        &PAST
    }

    fn set(values: &mut Values, table: usize, weights: &[i16]) {
        values.is_past = false;
        if let Some(table) = values.tables.get_mut(table) {
            let all = table.0.iter_mut().flatten();
            all.zip(weights).for_each(|(to, from)| *to = *from);
        }
    }

    fn judge_by(state: &mut SearchState, values: &'static Values) {
        state.values = values;
    }
}

impl Learn for Caravans {
    fn reveal(&self, state: &mut SearchState) {
        state.reveal(self);
    }

    fn moment(state: &SearchState) -> Option<Moment> {
        let begins = matches!(state.phase, Phase::Trade(begun) if begun.is_empty());
        (begins && state.public.year > 1).then(|| Moment {
            table: state.table() as u8,
            time: state.time() as u8,
            mark: u16::from(state.public.year) << 8 | u16::from(state.public.fields),
        })
    }

    fn features(state: &SearchState, seat: Seat, mut each: &mut dyn FnMut(usize, i32)) {
        let liquidated = state.public.liquidated();
        state.each_feature(seat.index(), &liquidated, &mut each);
    }

    fn certain(state: &SearchState, seat: Seat) -> i32 {
        Self::UNIT * i32::from(state.public.capital[seat.index()])
    }

    fn play_fast(state: &mut SearchState, blur: u32, rng: &mut Rng) {
        match Survey::best_turn(state, &LOOKS, blur as u16, rng) {
            Some(turn) => state.pursue(&turn, &LOOKS, rng),
            None => state.step(&LOOKS, rng),
        }
    }

    fn points(state: &SearchState, seat: Seat) -> Option<i32> {
        let capital = i32::from(state.public.capital[seat.index()]);
        state.is_over().then_some(Self::UNIT * capital)
    }
}
