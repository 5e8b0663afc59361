//! Tests of properties that hold after every step.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use palmyra_engine::{Playable, Played, Rng, Session, View as _, bot};
use palmyra_testing::games::{Curious, cases, curious_out, deal, kind, setups};
use palmyra_testing::play::{assert_exact, play_out};
use palmyra_testing::records::examples;

palmyra_testing::for_all_games! {
    games_end_within_their_limits,
    the_same_seed_and_moves_give_the_same_game,
    undo_restores_the_state_bit_for_bit,
    a_reversible_step_reveals_nothing,
    listed_moves_and_played_moves_are_the_same,
    curious_games_meet_every_kind_of_move_of_the_kept_records,
    the_order_of_the_list_is_frozen,
}

fn games_end_within_their_limits<G: Playable>() {
    for (setup, seed) in cases::<G>(200) {
        let mut steps = 0;
        let mut count = |game: &G, _, _| {
            steps += 1;
            let moves = game.moves();
            assert!((1..=G::MAX_MOVES).contains(&moves.as_ref().len()));
        };
        let opening: G = deal(setup, seed);
        let end = match seed % 2 {
            0 => play_out(opening, &mut Rng::new(seed), &mut count),
            _ => curious_out(opening, seed, &mut count),
        };
        assert!(steps <= G::MAX_GAME, "{steps} steps");
        assert!(end.to_move().is_none() && end.moves().as_ref().is_empty());
        let outcome = end.outcome().expect("it is over");
        let (seats, absent) = outcome.scores.split_at(end.seats().into());
        assert!(absent.iter().all(|&score| score == 0));
        // Every winner has the best score. Not all seats with that score win, because the rules
        // may break a tie.
        let best = seats.iter().max();
        let is_best = |seat: palmyra_engine::Seat| seats.get(seat.index()) == best;
        assert!(outcome.winners.iter().all(is_best));
    }
}

fn the_same_seed_and_moves_give_the_same_game<G: Playable>() {
    for (setup, seed) in cases::<G>(150) {
        let opening: G = deal(setup, seed);
        let mut again: G = deal(setup, seed);
        let end = play_out(opening.clone(), &mut Rng::new(seed), |before, mv, _| {
            assert!(again == *before);
            assert!(again.initial().as_ref() == Some(&opening));
            assert!(again.play(mv, |_| {}).is_ok());
        });
        assert!(again == end && again.outcome().is_some());
    }
}

fn undo_restores_the_state_bit_for_bit<G: Playable>() {
    for (setup, seed) in cases::<G>(200) {
        let mut rng = Rng::new(seed);
        let mut curious = Curious::new(seed);
        let mut session: Session<G> = Session::new(deal(setup, seed));
        let mut before = Vec::new();
        while let Some(mv) = match seed % 2 {
            0 => bot::random(session.game(), &mut rng),
            _ => curious.choose(session.game()),
        } {
            before.push(session.game().clone());
            match session.play(mv, |_| {}).expect("it is listed") {
                Played::Final => before.clear(),
                Played::Reversible => {}
            }
            assert_eq!(session.undoable().len(), before.len());
            if rng.below(5) == 0 {
                while let Some(state) = before.pop() {
                    assert!(session.undo().is_some());
                    assert!(*session.game() == state);
                }
                assert!(session.undo().is_none());
            }
        }
    }
}

fn a_reversible_step_reveals_nothing<G: Playable<Event: PartialEq + Debug>>() {
    for (setup, seed) in cases::<G>(200) {
        let assert_open = |before: &G, mv, played| {
            if played == Played::Final {
                return;
            }
            // A step that can be taken back must not depend on hidden things. With another deal
            // it causes the same events, and the same seat continues with the same choices.
            let seat = before.to_move().expect("somebody has played");
            let mut game = before.clone();
            let mut other = before.view(seat, &mut Rng::new(seed ^ 1));
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            assert!(game.play(mv, |event| told.push(event)).is_ok());
            assert!(other.play(mv, |event| retold.push(event)).is_ok());
            assert_eq!(told, retold);
            assert_eq!((game.to_move(), other.to_move()), (Some(seat), Some(seat)));
            assert_eq!(game.moves().as_ref(), other.moves().as_ref());
        };
        match seed % 2 {
            0 => play_out(deal(setup, seed), &mut Rng::new(seed), assert_open),
            _ => curious_out(deal(setup, seed), seed, assert_open),
        };
    }
}

/// Checks in every position that exactly the listed moves can be played. The tried moves are all
/// moves that were ever listed.
fn listed_moves_and_played_moves_are_the_same<G: Playable<Refusal: PartialEq>>() {
    for (seed, setup) in (0..).zip(setups::<G>()) {
        let mut space = BTreeMap::new();
        let mut gather = |game: &G, _, _| {
            let moves = game.moves();
            space.extend(moves.as_ref().iter().map(|&mv| (format!("{mv:?}"), mv)));
        };
        let mut rng = Rng::new(seed);
        play_out(deal(setup, seed), &mut rng, &mut gather);
        curious_out(deal(setup, seed), seed, gather);
        let end = curious_out(deal(setup, seed + 1), seed, |game: &G, _, _| {
            if rng.below(9) == 0 {
                assert_exact(game, space.values().copied());
            }
        });
        assert_exact(&end, space.into_values());
    }
}

/// Checks that the games of `Curious` contain every kind of move of the stored records. The tests
/// that use it rely on that.
fn curious_games_meet_every_kind_of_move_of_the_kept_records<G: Playable>() {
    let mut met = BTreeSet::new();
    for (setup, seed) in cases::<G>(120) {
        curious_out(deal::<G>(setup, seed), seed, |_, mv, _| {
            met.insert(kind(mv));
        });
    }
    let mut missed = BTreeSet::new();
    for text in examples::<G>() {
        let read = G::read(&text, |_, mv| {
            missed.insert(kind(mv));
        });
        assert!(read.is_ok());
    }
    missed.retain(|kind| !met.contains(kind));
    assert!(missed.is_empty(), "{missed:?}");
}

/// The version of the rules and a hash of the move lists in the stored records, for each game.
const FROZEN: [(&str, u8, u64); 3] = [
    ("legions", 1, 13_630_495_327_789_381_389),
    ("caravans", 2, 10_169_795_032_446_074_728),
    ("merchants", 1, 12_122_932_389_519_098_232),
];

/// Checks that the order of moves in the lists stays the same. Saved games depend on it, because
/// they store each move as an index.
fn the_order_of_the_list_is_frozen<G: Playable>() {
    // The hash is FNV-1a, which is the same on every machine.
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |game: &G, _| {
        for listed in game.moves().as_ref() {
            for byte in format!("{listed:?}\n").bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    };
    for text in examples::<G>() {
        assert!(G::read(&text, &mut add).is_ok());
    }
    let frozen = FROZEN.iter().find(|(name, ..)| *name == G::NAME);
    assert_eq!(
        Some(&(G::NAME, G::RULES, hash)),
        frozen,
        "the order or the names of listed moves have changed: every saved game would go on wrongly. \
         Restore the order; or raise `RULES` of the game, so that older games are left alone, and \
         freeze the new order here. If only a name has changed, freeze the new number"
    );
}
