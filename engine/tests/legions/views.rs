//! Tests of the views in `legions`: a seat sees only what it may know, and all other things
//! are dealt again.

use std::collections::HashMap;

use palmyra_engine::legions::{Event, Figure, Legions, Mode, Setup, Size, Solo, Tile};
use palmyra_engine::{Game as _, Rng, Seat, View as _};
use palmyra_testing::games::assert_views_keep;
use palmyra_testing::legions::{Position, all_setups, play, play_out, seat};
use palmyra_testing::play::assert_uniform;

/// Returns everything that a seat can see or remember, as text.
fn seen(game: &Legions, seat: Seat) -> String {
    let mut text = format!(
        "{:?} {:?} {:?} {:?}\n",
        game.setup(),
        game.seat(),
        game.phase(),
        game.caesar()
    );
    text += &format!(
        "{} {} {:?}\n",
        game.reserve(),
        game.removed(),
        Size::ALL.map(|size| game.stack(size))
    );
    text += &format!("{:?}\n", game.province());
    // The reserve is public, so the sum of all coins is known.
    let coins = Seat::all(game.seats()).map(|seat| u32::from(game.coins(seat)));
    text += &format!("{}\n", coins.sum::<u32>());
    for other in Seat::all(game.seats()) {
        text += &format!(
            "{:?} {:?} {} {:?} {:?}\n",
            game.hand(other),
            game.seen_flipped(other),
            game.flipped(other),
            Figure::ALL.map(|figure| game.figure(other, figure)),
            game.coins_known_to(seat, other),
        );
    }
    // A seat can compute the number of unseen tiles of each kind from the visible ones.
    text += &format!(
        "{:?}\n",
        Tile::all()
            .map(|tile| game.unseen(tile))
            .collect::<Vec<_>>()
    );
    text
}

#[test]
fn a_view_preserves_everything_the_seat_can_see() {
    assert_views_keep(seen);
}

#[test]
fn a_finished_game_has_no_secret_coins() {
    let end = play_out(
        Legions::new(all_setups()[3], 6),
        &mut Rng::new(6),
        |_, _, _| {},
    );
    let view = end.view(seat(1), &mut Rng::new(1));
    assert!(Seat::all(5).all(|seat| view.coins(seat) == end.coins(seat)));
}

#[test]
fn the_order_of_a_stack_is_uniform() {
    let game = Position::new(Mode::Classic, 2)
        .stacks("Ld Lh Lm Lmt", "Sd")
        .game();
    let mut rng = Rng::new(2);
    let mut counts = HashMap::new();
    let draws = 24_000;
    for _ in 0..draws {
        let mut view = game.view(seat(1), &mut rng);
        let mut order = Vec::new();
        for _ in 0..4 {
            let events = play(
                &mut view,
                "reorganize; draw large; legion city; censor city",
            );
            order.extend(events.iter().filter_map(|event| match event {
                Event::Drew { tile, .. } => Some(tile.to_string()),
                _ => None,
            }));
        }
        *counts.entry(order.join(" ")).or_default() += 1;
    }
    assert_uniform(&counts, 24, draws);
}

#[test]
fn the_split_of_secret_coins_is_uniform() {
    let game = Position::new(Mode::Classic, 5)
        .coins(1, 9)
        .coins(2, 1)
        .coins(4, 2)
        .reserve(50)
        .game();
    let mut rng = Rng::new(3);
    let mut counts = HashMap::new();
    let draws = 20_000;
    for _ in 0..draws {
        let view = game.view(seat(1), &mut rng);
        assert_eq!(view.coins(seat(1)), 9);
        let split: Vec<_> = Seat::all(5).skip(1).map(|seat| view.coins(seat)).collect();
        *counts.entry(split).or_default() += 1;
    }
    // There are 20 ways to divide 3 coins among 4 other seats: 6 choose 3.
    assert_uniform(&counts, 20, draws);
}

#[test]
fn one_opponent_has_no_secret_coins() {
    let game = Position::new(Mode::Classic, 2)
        .coins(1, 9)
        .coins(2, 4)
        .reserve(107)
        .game();
    let view = game.view(seat(1), &mut Rng::new(3));
    assert_eq!(
        view.coins(seat(2)),
        4,
        "whatever is missing from the reserve"
    );
}

#[test]
fn tiles_that_lay_flipped_from_the_start_may_be_any_unseen_small_one() {
    let game = Legions::new(Setup::Solo(Solo::Five), 21);
    let mut rng = Rng::new(8);
    let mut met = HashMap::new();
    let draws = 43_000;
    for _ in 0..draws {
        let mut view = game.view(seat(1), &mut rng);
        let events = play(
            &mut view,
            "reorganize; draw small; legion city; censor city",
        );
        for event in events {
            if let Event::Drew { tile, .. } = event {
                *met.entry(tile.to_string()).or_insert(0u32) += 1;
            }
        }
    }
    // Each of the 42 unseen small tiles is equally likely to be drawn next.
    for tile in Tile::all().filter(|tile| tile.size() == Size::Small) {
        let mean = f64::from(draws) * f64::from(game.unseen(tile)) / 42.0;
        let count = f64::from(met.get(&tile.to_string()).copied().unwrap_or(0));
        assert!(
            (count - mean).abs() <= 5.0 * mean.sqrt(),
            "{tile}: {count}, not about {mean}"
        );
    }
}
