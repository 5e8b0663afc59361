//! What a seat cannot know does not change what its bot does.

use palmyra_engine::bot::{Level, Thinker};
use palmyra_engine::{Game as _, Rng};
use palmyra_tests::bots::positions;
use palmyra_tests::legions::all_setups;

#[test]
fn a_new_deal_of_the_unknown_changes_no_choice() {
    let mut rng = Rng::new(7);
    for (number, setup) in all_setups().into_iter().enumerate() {
        let mut differ = 0;
        for game in positions(setup, 100 + number as u64, 89) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut knowing = Thinker::new(&game, seat, level, 9);
                let choice = knowing.decide();
                for _ in 0..if level == Level::Zenobia { 1 } else { 3 } {
                    let view = game.view(seat, &mut rng);
                    differ += usize::from(view != game);
                    let mut thinker = Thinker::new(&view, seat, level, 9);
                    assert_eq!(thinker.decide(), choice, "{setup:?} {level}");
                    assert_eq!(thinker.line(), knowing.line());
                }
            }
        }
        assert!(differ > 0, "there is something to hide: {setup:?}");
    }
}
