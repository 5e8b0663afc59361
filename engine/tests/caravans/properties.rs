//! Properties that hold after every step of any game of `caravans`.

use palmyra_engine::caravans::{Caravans, Card, Event, Good, MAX_UNDO, Move, Phase};
use palmyra_engine::{Game as _, Played, Rng, Seat, Session};
use palmyra_testing::caravans::{Position, mv, play, play_out, players, trades};
use palmyra_testing::play::assert_exact;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Creates a configuration for `count` random cases, which are the same on every machine.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x1996_0042),
        failure_persistence: None,
        ..Config::with_cases(palmyra_testing::soak(count))
    }
}

fn any_game() -> impl Strategy<Value = (Caravans, u64)> {
    (2..=4u8, any::<u64>()).prop_map(|(count, seed)| (Caravans::new(players(count), seed), seed))
}

/// Asserts that each of the 36 amphorae and 42 cards is in exactly one place.
fn assert_whole(game: &Caravans) {
    for good in Good::ALL {
        let held: u8 = Seat::all(game.seats())
            .map(|seat| game.amphorae(seat)[good.index()])
            .sum();
        assert_eq!(game.route(good).len() + held, 12, "{good}");
        assert!(!game.route(good).is_empty(), "never the last one");
    }
    let mirages: Vec<_> = (0..game.board().len())
        .filter(|&field| game.is_covered(field))
        .map(|field| Card::mirage(game.board()[field].good()))
        .collect();
    for seat in Seat::all(game.seats()) {
        for card in Card::all() {
            let own = game.hand(seat).iter().chain(game.laid_aside(seat).iter());
            let open = game.board().iter().chain(&mirages);
            let seen = own.chain(open).filter(|&&other| other == card).count() as u8;
            assert_eq!(seen + game.unseen(seat, card), card.copies(), "{card}");
        }
    }
    let hands: usize = Seat::all(game.seats())
        .map(|seat| game.hand(seat).len() + game.laid_aside(seat).len())
        .sum();
    let open = game.board().len() + mirages.len();
    assert_eq!(hands + open + usize::from(game.pile()), 42);
    assert!(game.board().len() <= game.players().fields());
}

/// Asserts that the events of a move explain all changes of capital.
fn assert_told(before: &Caravans, mv: Move) {
    let mut game = before.clone();
    let mut capital: Vec<_> = Seat::all(before.seats())
        .map(|seat| i32::from(before.capital(seat)))
        .collect();
    game.play(mv, |event| match event {
        Event::Bought { seat, price, .. } => capital[seat.index()] -= i32::from(price),
        Event::Sold { seat, price, .. } => capital[seat.index()] += i32::from(price),
        Event::TaxPaid { seat, due } => capital[seat.index()] -= i32::from(due),
        Event::PaidOut { seat, amount } => capital[seat.index()] += i32::from(amount),
        _ => {}
    })
    .expect("listed");
    for seat in Seat::all(game.seats()) {
        assert!(capital[seat.index()] >= 0, "capital is never negative");
        assert_eq!(capital[seat.index()], i32::from(game.capital(seat)));
    }
}

/// Returns every move that can be written as text.
fn move_space() -> impl Iterator<Item = Move> {
    let goods = Good::ALL.into_iter().flat_map(|good| {
        let covers = (0..=u8::MAX).map(move |field| Move::Cover(good, field));
        [Move::Buy(good), Move::Sell(good)]
            .into_iter()
            .chain(covers)
    });
    let cards = Card::all().flat_map(|card| [Move::Play(card), Move::LayAside(card)]);
    [Move::Pass, Move::Draw]
        .into_iter()
        .chain(goods)
        .chain(cards)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn amphorae_and_cards_are_accounted_for_after_every_step((game, seed) in any_game()) {
        assert_whole(&game);
        let end = play_out(game, &mut Rng::new(seed), |before, mv, _| {
            assert_whole(before);
            assert_told(before, mv);
        });
        assert_whole(&end);
    }

    #[test]
    fn capital_alone_decides_at_the_end((game, seed) in any_game()) {
        let end = play_out(game, &mut Rng::new(seed), |_, _, _| {});
        let outcome = end.outcome().expect("over");
        let best = outcome.scores.iter().max();
        for seat in Seat::all(end.seats()) {
            let score = outcome.scores[seat.index()];
            prop_assert_eq!(i32::from(score), i32::from(end.capital(seat)));
            prop_assert_eq!(outcome.winners.contains(seat), Some(&score) == best);
            prop_assert_eq!(end.amphorae(seat), [0; 3]);
        }
    }

    #[test]
    fn listed_moves_and_played_moves_are_the_same((game, seed) in any_game()) {
        let all_are_listed = |game: &Caravans| {
            assert_eq!(assert_exact(game, move_space()), game.moves().len());
        };
        let end = play_out(game, &mut Rng::new(seed), |before, _, _| all_are_listed(before));
        all_are_listed(&end);
    }

    #[test]
    fn options_count_what_the_steps_of_a_trade_can_reach((game, seed) in any_game()) {
        play_out(game, &mut Rng::new(seed), |before, _, _| {
            if let Phase::Trade(trade) = before.phase() && trade.is_empty() {
                assert_eq!(trades(before).len(), usize::from(before.options()));
            }
        });
    }

}

/// Checks that the turn with the most undoable steps can be taken back: three taxes and no deals.
/// Each tax is paid by selling all amphorae of its good at the lowest prices.
#[test]
fn the_longest_turn_can_be_taken_back_whole() {
    let opening = Position::new(2)
        .hand(1, "yT rT gT yC rC")
        .capital(1, 0)
        .amphorae(1, [11; 3])
        .amphorae(2, [0; 3])
        .route("y", "P")
        .route("r", "P")
        .route("g", "P")
        .game();
    let mut session = Session::new(opening.clone());
    let mut moves = vec![mv("pass")];
    for good in ["y", "r", "g"] {
        moves.push(mv(&format!("play {good}T")));
        moves.extend([mv(&format!("sell {good}")); 11]);
    }
    for &mv in &moves {
        assert_eq!(session.play(mv, |_| {}), Ok(Played::Reversible), "{mv}");
    }
    assert_eq!(session.undoable(), moves);
    // A turn with a trade has up to two more steps for deals, but fewer amphorae to
    // sell.
    assert!((MAX_UNDO - 2..=MAX_UNDO).contains(&moves.len()));
    while session.undo().is_some() {}
    assert_eq!(session.game(), &opening);
}

#[test]
fn the_final_sales_of_a_single_seller_can_be_taken_back() {
    let mut game = Position::new(2)
        .year(3)
        .played("y+1 y+2 y-1 y-2 r+1 r-1")
        .hand(1, "r+2")
        .amphorae(1, [11; 3])
        .amphorae(2, [0; 3])
        .route("y", "P")
        .route("r", "P")
        .route("g", "P")
        .game();
    play(&mut game, "pass; play r+2");
    let opening = game.clone();
    let mut session = Session::new(game);
    let mut sales = 0;
    while let Some(&mv) = session.game().moves().first() {
        let played = session.play(mv, |_| {}).expect("listed");
        sales += 1;
        assert_eq!(
            played == Played::Final,
            sales == 33,
            "only the end is final"
        );
        if sales == 32 {
            let mut back = session.clone();
            while back.undo().is_some() {}
            assert_eq!(back.game(), &opening);
        }
    }
    assert_eq!(sales, 33);
}
