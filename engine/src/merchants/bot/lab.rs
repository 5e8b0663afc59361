//! The interface through which the trainer learns values for the bots of `merchants`.

use super::super::game::{Merchants, Phase};
use super::state::SearchState;
use super::values::{FEATURES, PAST, POWERS, Values};
use super::weights::POINT;
use crate::bot::lab::{Learn, Moment, Taught};
use crate::{Rng, Seat};

impl Taught for Merchants {
    type Values = Values;

    const FEATURES: usize = FEATURES;
    const POWERS: usize = POWERS;
    const TABLES: usize = 1;
    const GAMES: &'static [&'static [(u8, u8)]] = &[&[(0, 2)]];
    const UNIT: i32 = 256;
    const BLURS: [u32; 4] = [20, 40, 60, 90];

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

    fn finish(values: &mut Values) {
        values.is_for_points = false;
    }

    fn judge_by(state: &mut SearchState, values: &'static Values) {
        state.judge_by(values);
    }
}

impl Learn for Merchants {
    fn reveal(&self, state: &mut SearchState) {
        state.reveal(self);
    }

    fn moment(state: &SearchState) -> Option<Moment> {
        matches!(state.phase, Phase::Place(_)).then(|| Moment {
            table: 0,
            time: (7 * state.time()) as u8,
            mark: state.turn.into(),
        })
    }

    fn features(state: &SearchState, seat: Seat, mut each: &mut dyn FnMut(usize, i32)) {
        state.each_feature(seat, &mut each);
    }

    fn certain(state: &SearchState, seat: Seat) -> i32 {
        state.certain(seat) * Self::UNIT / POINT
    }

    fn play_fast(state: &mut SearchState, blur: u32, rng: &mut Rng) {
        state.play_decision(blur, rng);
    }

    fn points(state: &SearchState, seat: Seat) -> Option<i32> {
        let is_over = state.phase == Phase::Over;
        is_over.then(|| Self::UNIT * i32::from(state.score_of(seat).total()))
    }
}
