//! Tests that a power cut at any byte leaves either the old or the new save of
//! a game.

#[path = "../../../storage/tests/support/nor.rs"]
#[allow(dead_code, reason = "made for more than these tests need")]
mod nor;

use nor::{Nor, SECTOR, TEARS};
use palmyra_device::FlashSaves;
use palmyra_play::save::{self, Header, SaveStore as _};
use palmyra_play::{Listed, Running};
use palmyra_testing::games::{Curious, spread, widest};

use crate::saves::assert_same;
use crate::steps::{begin, header, step};

palmyra_testing::for_all_games! {
    a_power_cut_at_any_byte_leaves_the_step_before_or_the_step_made,
    a_power_cut_when_a_game_ends_leaves_it_running_or_finished,
}

/// Returns a game after each of its steps, up to the end. The game is saved
/// after every step.
fn states<G: Listed>(header: &Header) -> Vec<Running<G>> {
    let mut game = begin(header);
    let mut player = Curious::new(8);
    let mut states = vec![game.clone()];
    while step(&mut game, &mut player) {
        states.push(game.clone());
    }
    states
}

fn a_power_cut_at_any_byte_leaves_the_step_before_or_the_step_made<G: Listed>() {
    let setup = widest::<G>().into_iter().next().expect("a setup");
    let header = header::<G>(setup, 1996);
    let states = states::<G>(&header);
    let keep = |nor: &mut Nor, game: &Running<G>| {
        let mut saves = FlashSaves::open(nor);
        let kept = save::save_game(&mut saves, 2, header, game.history());
        saves.tidy();
        kept
    };
    let found = |nor: &mut Nor| {
        nor.power_on();
        let mut game: Option<Running<G>> = None;
        let loaded = save::load(&mut FlashSaves::open(nor), 2, &mut game);
        game.filter(|_| loaded)
    };
    // The flash is small and full of earlier saves of the same game, so that sectors are erased
    // during the test.
    let mut nor = Nor::new(8);
    for game in states.iter().cycle().take(3 * states.len()) {
        assert!(keep(&mut nor, game));
    }
    let erases = nor.erases.clone();
    let (mut cuts, mut old, mut new) = (0u64, 0, 0);
    assert!(keep(&mut nor, &states[0]));
    let cut_steps: Vec<usize> = spread((1..states.len()).collect(), 100).collect();
    for (step, pair) in (1..).zip(states.windows(2)) {
        let [before, after] = pair else {
            panic!("two states")
        };
        let mut whole = nor.clone();
        whole.power_on();
        assert!(keep(&mut whole, after));
        // Saves that erase a sector are all cut, at every 97th byte. Of the other saves
        // some are cut, at every byte.
        let is_cut = cut_steps.contains(&step) || whole.points >= SECTOR as u64;
        let stride = if whole.points < SECTOR as u64 { 1 } else { 97 };
        for cut in (0..whole.points).step_by(stride).filter(|_| is_cut) {
            cuts += 1;
            let mut torn = nor.clone();
            torn.power_until(cut, TEARS[(cuts % 4) as usize], cuts);
            keep(&mut torn, after);
            assert!(torn.is_off(), "cut at {cut} of {}", whole.points);
            let found = found(&mut torn).unwrap_or_else(|| panic!("lost at {cut}"));
            let expected = if found.history() == before.history() {
                old += 1;
                before
            } else {
                new += 1;
                after
            };
            assert_eq!(found.history(), expected.history());
            assert!(found.game() == expected.game());
        }
        nor = whole;
    }
    println!("{cuts} cuts: {old} old, {new} new");
    assert!(old > 1000 && new > 1000, "{old} {new}");
    assert_ne!(nor.erases, erases, "erases were cut as well");
}

fn a_power_cut_when_a_game_ends_leaves_it_running_or_finished<G: Listed>() {
    let setup = widest::<G>().into_iter().next_back().expect("a setup");
    let header = header::<G>(setup, 42);
    let states = states::<G>(&header);
    let game = states.last().expect("an end");
    let mut nor = Nor::new(8);
    assert!(save::save_game(
        &mut FlashSaves::open(&mut nor),
        0,
        header,
        game.history()
    ));
    let end = |nor: &mut Nor| {
        let mut saves = FlashSaves::open(nor);
        save::save_last(&mut saves, header, game.history()) && save::free(&mut saves, 0)
    };
    let mut whole = nor.clone();
    whole.power_on();
    assert!(end(&mut whole));
    for cut in 0..whole.points {
        let mut torn = nor.clone();
        torn.power_until(cut, TEARS[cut as usize % 4], cut);
        assert!(!end(&mut torn), "cut at {cut}");
        torn.power_on();
        let mut saves = FlashSaves::open(&mut torn);
        let (mut running, mut last) = (None::<Running<G>>, None::<Running<G>>);
        let is_running = save::load(&mut saves, 0, &mut running);
        let is_last = save::last(&mut saves, &mut last);
        assert!(is_running || is_last, "lost at {cut}");
        for found in [running, last].into_iter().flatten() {
            assert_same(game, &found);
        }
    }
}
