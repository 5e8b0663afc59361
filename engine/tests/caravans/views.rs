//! Tests of the views in `caravans`: a seat sees only what it may know, and all other things
//! are dealt again.

use std::collections::HashMap;

use palmyra_engine::caravans::{Caravans, Card, Event, Good, Phase};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng, Seat, View as _};
use palmyra_testing::caravans::{Position, play, play_out, players, seat};
use palmyra_testing::games::assert_views_keep;
use palmyra_testing::play::assert_uniform;

/// Returns everything that a seat can see, as text.
fn seen(game: &Caravans, seat: Seat) -> String {
    let mut text = format!(
        "{:?} {:?} {:?} {} {:?} {}\n",
        game.players(),
        game.seat(),
        game.phase(),
        game.year(),
        game.limit(),
        game.pile()
    );
    text += &format!("{:?}\n", Good::ALL.map(|good| game.route(good)));
    text += &format!("{:?}\n", game.board());
    text += &format!(
        "{:?}\n",
        (0..13).map(|at| game.is_covered(at)).collect::<Vec<_>>()
    );
    text += &format!("{:?} {:?}\n", game.hand(seat), game.laid_aside(seat));
    // A seat can compute how many copies of each card are hidden, because it sees all other
    // copies.
    let unseen = Card::all().map(|card| game.unseen(seat, card));
    text += &format!("{:?}\n", unseen.collect::<Vec<_>>());
    for other in Seat::all(game.seats()) {
        text += &format!(
            "{} {:?} {} {}\n",
            game.capital(other),
            game.amphorae(other),
            game.hand(other).len(),
            game.laid_aside(other).len()
        );
    }
    text
}

#[test]
fn a_view_preserves_everything_the_seat_can_see() {
    assert_views_keep(seen);
}

#[test]
fn hands_differ_from_view_to_view() {
    let game = Caravans::new(players(3), 4);
    let mut rng = Rng::new(4);
    let mut same = 0;
    for _ in 0..100 {
        let view = game.view(seat(1), &mut rng);
        assert_eq!(view.hand(seat(1)), game.hand(seat(1)));
        same += u32::from(view.hand(seat(2)) == game.hand(seat(2)));
        same += u32::from(view.hand(seat(3)) == game.hand(seat(3)));
    }
    assert!(same <= 1, "{same} of 200 hands are the true ones");
}

/// Checks that each unknown card is equally likely to be drawn next, in a hand, or laid aside.
#[test]
fn every_hidden_place_may_hold_every_unknown_card() {
    let mut game = Position::new(3)
        .to_move(3)
        .played("yC y+1 y+2 y-1 r+1 r+2 rC gC rC")
        .hand(3, "r-2")
        .game();
    play(&mut game, "pass; play r-2");
    assert_eq!(game.phase(), Phase::Exchange { first: seat(1) });
    let laid = game.hand(seat(1))[0];
    play(&mut game, &format!("aside {laid}; draw"));
    let other = game.hand(seat(2))[0];
    play(&mut game, &format!("aside {other}"));

    // Seat 3 sees the board and its own hand. So 42 - 10 - 5 cards are unknown to it.
    let watcher = seat(3);
    let unknown = 27;
    let copies = |card| u32::from(game.unseen(watcher, card));
    assert_eq!(Card::all().map(copies).sum::<u32>(), unknown);
    let draws = 27_000;
    let mut rng = Rng::new(77);
    let mut counts: [HashMap<Card, u32>; 5] = Default::default();
    for _ in 0..draws {
        let mut view = game.view(watcher, &mut rng);
        let mut places = vec![
            view.hand(seat(1))[0],
            view.hand(seat(1))[4],
            view.hand(seat(2))[3],
            view.laid_aside(seat(1))[0],
        ];
        assert_eq!(view.laid_aside(seat(2)).len(), 1);
        places.extend(
            play(&mut view, "draw")
                .iter()
                .find_map(|event| match *event {
                    Event::Drew { card, .. } => Some(card),
                    _ => None,
                }),
        );
        for (count, card) in counts.iter_mut().zip(places) {
            *count.entry(card).or_default() += 1;
        }
    }
    for (place, counts) in counts.iter().enumerate() {
        for card in Card::all() {
            let mean = f64::from(draws * copies(card)) / f64::from(unknown);
            let count = f64::from(counts.get(&card).copied().unwrap_or(0));
            assert!(
                (count - mean).abs() <= 5.0 * mean.sqrt(),
                "place {place}: {card} {count} times, not about {mean}"
            );
        }
    }
}

/// Checks where two hidden cards are dealt. The box has only one card of each of the two kinds.
/// They must be in the other hand together as often as in a fair deal, and in each pair of its
/// places equally often.
#[test]
fn hidden_hands_are_uniform_together() {
    let game = Caravans::new(players(2), 8);
    let single: Vec<Card> = Card::all()
        .filter(|card| card.copies() == 1 && !game.hand(seat(1)).contains(card))
        .take(2)
        .collect();
    let draws = 40_000;
    let mut rng = Rng::new(3);
    let mut counts: HashMap<(usize, usize), u32> = HashMap::new();
    for _ in 0..draws {
        let view = game.view(seat(1), &mut rng);
        let place = |card| view.hand(seat(2)).iter().position(|&it| it == card);
        if let (Some(a), Some(b)) = (place(single[0]), place(single[1])) {
            *counts.entry((a, b)).or_default() += 1;
        }
    }
    let both: u32 = counts.values().sum();
    let fair = f64::from(draws) * (5.0 * 4.0) / (37.0 * 36.0);
    assert!(
        (f64::from(both) - fair).abs() < 5.0 * fair.sqrt(),
        "{both} {fair}"
    );
    assert_uniform(&counts, 20, both);
}

#[test]
fn the_next_shuffle_is_unknown() {
    let mut game = Position::new(2)
        .played("yC y+1 y+2 y-1 r+1 r+2")
        .hand(1, "gC")
        .game();
    play(&mut game, "pass; play gC; draw");
    let mut rng = Rng::new(12);
    let mut next = HashMap::new();
    for _ in 0..200 {
        let mut view = game.view(seat(2), &mut rng);
        play(&mut view, "draw; pass");
        let mut drawn = Vec::new();
        let mv = view.moves()[0];
        view.play(mv, |event| {
            if let Event::Drew { card, .. } = event {
                drawn.push(card);
            }
        })
        .expect("listed");
        *next.entry(drawn).or_insert(0) += 1;
    }
    assert!(next.len() > 15, "{next:?}");
}

#[test]
fn only_their_owner_sees_drawn_and_laid_aside_cards() {
    let mut secret = 0;
    let mut game = Caravans::new(players(3), 3);
    let mut rng = Rng::new(3);
    while let Some(mv) = palmyra_engine::bot::random(&game, &mut rng) {
        let mut events = Vec::new();
        game.play(mv, |event| events.push(event)).expect("listed");
        for event in events {
            let owner = match event {
                Event::Drew { seat, .. } | Event::LaidAside { seat, .. } => Some(seat),
                _ => None,
            };
            for seat in Seat::all(3) {
                let may = owner.is_none_or(|owner| owner == seat);
                assert_eq!(game.may_see(seat, event), may);
                secret += u32::from(!may);
            }
        }
    }
    assert!(secret > 50);
}

/// Checks that the visible events of another seat's move do not depend on the hidden cards.
#[test]
fn what_others_may_see_does_not_depend_on_hidden_cards() {
    let mut rng = Rng::new(31);
    play_out(
        Caravans::new(players(2), 6),
        &mut Rng::new(6),
        |before, mv, _| {
            // A seat's own move is repeated with another pile and another hand of the
            // opponent.
            let watcher = before.seat();
            let mut other = before.view(watcher, &mut rng);
            let mut game = before.clone();
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            game.play(mv, |event| told.push(event)).expect("played");
            other
                .play(mv, |event| retold.push(event))
                .expect("as open as before");
            let open = |events: &[Event]| -> Vec<Event> {
                let stranger = watcher.next(2);
                let shown = |event: &&Event| before.may_see(stranger, **event);
                events.iter().filter(shown).copied().collect()
            };
            assert_eq!(open(&told), open(&retold));
        },
    );
}

#[test]
fn a_view_has_no_opening_and_no_record() {
    let game = Caravans::new(players(2), 6);
    let view = game.view(seat(1), &mut Rng::new(1));
    assert!(view.initial().is_none());
    assert!(palmyra_engine::record::to_string(&view, 6, []).is_err());
}
