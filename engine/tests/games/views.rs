//! Tests of the views of all games: a seat sees only what it may know.

use palmyra_engine::{Playable, Rng, Seat, View as _};
use palmyra_testing::games::{cases, curious_out, curious_positions, deal, setups};
use palmyra_testing::play::play_out;

palmyra_testing::for_all_games! {
    in_a_view_a_seat_has_its_own_choices,
    a_view_can_be_played_to_its_end,
}

fn in_a_view_a_seat_has_its_own_choices<G: Playable>() {
    let mut rng = Rng::new(11);
    for (setup, seed) in cases::<G>(30) {
        curious_out(deal(setup, seed), seed, |game: &G, _, _| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(seat, &mut rng);
                assert_eq!(view.to_move(), game.to_move());
                if game.to_move() == Some(seat) {
                    assert_eq!(view.moves().as_ref(), game.moves().as_ref());
                }
            }
        });
    }
}

fn a_view_can_be_played_to_its_end<G: Playable>() {
    let mut rng = Rng::new(5);
    for setup in setups::<G>() {
        for game in curious_positions(deal::<G>(setup, 9), 9, 60) {
            for seat in Seat::all(game.seats()) {
                let end = play_out(game.view(seat, &mut rng), &mut rng, |_, _, _| {});
                assert!(end.outcome().is_some());
            }
        }
    }
}
