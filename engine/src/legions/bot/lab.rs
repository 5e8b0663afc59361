//! The interface through which the trainer learns values for the bots of `legions`.

use super::super::game::{Legions, Phase};
use super::plan::{Aim, TurnPlan};
use super::state::SearchState;
use super::values::{FEATURES, PAST, POWERS, Values};
use super::weights::COIN;
use super::weights_of;
use crate::bot::lab::{Learn, Moment, Taught};
use crate::{Rng, Seat};

impl Taught for Legions {
    type Values = Values;

    const FEATURES: usize = FEATURES;
    const POWERS: usize = POWERS;
    const TABLES: usize = 1;
    const GAMES: &'static [&'static [(u8, u8)]] = &[&[(0, 2), (0, 2), (1, 2)]];
    const UNIT: i32 = COIN;
    const BLURS: [u32; 4] = [1, 64, 128, 256];

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
        state.values = values;
    }
}

impl Learn for Legions {
    fn reveal(&self, state: &mut SearchState) {
        state.observe(self, Seat::FIRST);
        for seat in Seat::all(state.seats) {
            state.coins[seat.index()] = self.coins(seat);
        }
    }

    fn moment(state: &SearchState) -> Option<Moment> {
        (matches!(state.phase, Phase::Action) && !state.over).then(|| Moment {
            table: 0,
            time: state.reserve,
            mark: u16::from(state.seat) << 8 | u16::from(state.reserve),
        })
    }

    fn features(state: &SearchState, seat: Seat, mut each: &mut dyn FnMut(usize, i32)) {
        state.each_feature(seat.index(), &mut each);
    }

    fn certain(state: &SearchState, seat: Seat) -> i32 {
        COIN * i32::from(state.coins[seat.index()])
    }

    fn play_fast(state: &mut SearchState, blur: u32, rng: &mut Rng) {
        let w = weights_of(state);
        let mut best = (i32::MIN, TurnPlan::new(Aim::Reorganize));
        state.glance(w, &mut |turn, score| {
            let score = score + rng.below(blur) as i32;
            if score > best.0 {
                best = (score, turn);
            }
        });
        state.pursue(&best.1, w, rng);
    }

    fn points(state: &SearchState, seat: Seat) -> Option<i32> {
        let (coins, flipped) = (state.coins[seat.index()], state.flipped[seat.index()]);
        state
            .over
            .then(|| COIN * i32::from(coins) + i32::from(flipped))
    }
}
