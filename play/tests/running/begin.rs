//! Tests of the choice of the first player.

use palmyra_engine::Seat;
use palmyra_engine::caravans::Caravans;
use palmyra_play::{Listed as _, Person, Running, Start};

/// Checks that the seed chooses the player who gets the engine's first seat,
/// which always begins.
#[test]
fn a_random_player_begins_and_play_goes_round_by_number() {
    let start = Start::people(Caravans::KIND, 0, 3);
    let mut firsts = [0; 3];
    for seed in 0..300 {
        let running = Running::<Caravans>::new(start, seed).expect("three people");
        let order: Vec<_> = Seat::all(3).map(|seat| running.person(seat).0).collect();
        let first = order[0];
        assert_eq!(order, [first, (first + 1) % 3, (first + 2) % 3]);
        assert_eq!(running.active(), Some(Person(first)));
        firsts[usize::from(first)] += 1;
    }
    assert!(firsts.iter().all(|&count| count >= 70), "{firsts:?}");
}
