//! What holds after every step of any game of `caravans`.

use palmyra_engine::caravans::{
    Caravans, Card, Event, Good, MAX_GAME, MAX_MOVES, MAX_UNDO, Move, Phase, RULES,
};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Played, Rng, Seat, Session, bot};
use palmyra_tests::caravans::{
    Board, all_players, listed, mv, play, play_out, players, random_game, trades,
};
use palmyra_tests::play::assert_undo_restores;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Repeatable: the same cases on every machine.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x1996_0042),
        failure_persistence: None,
        ..Config::with_cases(count)
    }
}

fn any_game() -> impl Strategy<Value = (Caravans, u64)> {
    (2..=4u8, any::<u64>()).prop_map(|(count, seed)| (Caravans::new(players(count), seed), seed))
}

/// 36 amphorae and 42 cards are somewhere.
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

/// What a move changes of capital and amphorae is what it tells.
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

/// Every move that can be written.
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

/// The list and `play` agree exactly; a refusal changes nothing.
fn assert_exact(game: &Caravans) {
    let listed = game.moves();
    assert_eq!(listed.is_empty(), game.to_move().is_none());
    let mut met = 0;
    let mut scratch = game.clone();
    for mv in move_space() {
        if listed.contains(&mv) {
            met += 1;
            assert_eq!(game.check(mv), Ok(()), "{mv} is listed");
            assert!(game.clone().play(mv, |_| {}).is_ok(), "{mv} is listed");
            continue;
        }
        let refused = scratch.play(mv, |_| panic!("{mv}: a refused move tells nothing"));
        assert_eq!(refused.err(), game.check(mv).err());
        assert!(refused.is_err(), "{mv} is not listed");
    }
    assert_eq!(scratch, *game, "a refused move changes nothing");
    assert_eq!(met, listed.len(), "each move is listed once");
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
    fn games_always_end((game, seed) in any_game()) {
        let mut steps = 0;
        let end = play_out(game, &mut Rng::new(seed), |_, _, _| {
            steps += 1;
            assert!(steps <= MAX_GAME);
        });
        prop_assert!(end.outcome().is_some() && end.to_move().is_none());
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
        let end = play_out(game, &mut Rng::new(seed), |before, _, _| assert_exact(before));
        assert_exact(&end);
    }

    #[test]
    fn options_count_what_the_steps_of_a_trade_can_reach((game, seed) in any_game()) {
        play_out(game, &mut Rng::new(seed), |before, _, _| {
            if let Phase::Trade(trade) = before.phase() && trade.is_empty() {
                assert_eq!(trades(before).len(), usize::from(before.options()));
            }
        });
    }

    #[test]
    fn the_same_seed_and_moves_give_the_same_game((game, seed) in any_game()) {
        let (opening, moves) = random_game(game.players(), seed);
        prop_assert_eq!(&opening, &game);
        let (mut again, mut other) = (game.clone(), game);
        for mv in moves {
            again.play(mv, |_| {}).expect("it played before");
            other.play(mv, |_| {}).expect("it played before");
            prop_assert_eq!(&again, &other);
            prop_assert!(again.initial() == Some(opening.clone()));
        }
        prop_assert!(again.outcome().is_some());
    }

    #[test]
    fn undo_restores_the_state_bit_for_bit((game, seed) in any_game()) {
        assert_undo_restores(game, &mut Rng::new(seed), bot::random);
    }

    #[test]
    fn a_reversible_step_reveals_nothing((game, seed) in any_game()) {
        play_out(game, &mut Rng::new(seed), |before, mv, played| {
            if played == Played::Reversible {
                // Whatever lies hidden, the step tells the same, and the same
                // seat goes on with the same choices.
                let seat = before.seat();
                let mut other = before.view(seat, &mut Rng::new(seed ^ 1));
                let (mut told, mut retold) = (Vec::new(), Vec::new());
                let mut game = before.clone();
                game.play(mv, |event| told.push(event)).expect("played");
                other.play(mv, |event| retold.push(event)).expect("as open as before");
                assert_eq!(told, retold);
                assert_eq!(game.to_move(), Some(seat));
                assert_eq!(game.moves(), other.moves());
                assert_eq!(game.hand(seat), other.hand(seat));
            }
        });
    }
}

/// Seats that trade for as many steps as they can and exchange all they may.
#[test]
fn the_busiest_games_are_within_the_limits() {
    for count in all_players() {
        for seed in 0..200 {
            let mut game = Caravans::new(count, seed);
            let mut rng = bot::rng(seed);
            let (mut steps, mut most) = (0, 0);
            while game.to_move().is_some() {
                let moves = game.moves();
                most = most.max(moves.len());
                let busy: Vec<_> = moves
                    .iter()
                    .copied()
                    .filter(|mv| !matches!(mv, Move::Pass | Move::Draw))
                    .collect();
                let mv = rng.pick(&busy).unwrap_or(moves[0]);
                game.play(mv, |_| {}).expect("listed");
                steps += 1;
            }
            assert!(steps <= MAX_GAME && most <= MAX_MOVES, "{steps} {most}");
        }
    }
}

/// The capacity is the worst case: three taxes, each paid by selling all
/// amphorae of its good for next to nothing, in one turn without a draw.
#[test]
fn the_longest_turn_can_be_taken_back_whole() {
    let opening = Board::new(2)
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
    // No trade has more steps with as many amphorae left to sell.
    assert!((MAX_UNDO - 2..=MAX_UNDO).contains(&moves.len()));
    while session.undo().is_some() {}
    assert_eq!(session.game(), &opening);
}

#[test]
fn the_final_sales_of_a_single_seller_can_be_taken_back() {
    let mut game = Board::new(2)
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

/// The places of moves in the list are what saves keep.
#[test]
fn the_order_of_the_list_is_frozen() {
    let mut sum = 0u64;
    for count in all_players() {
        play_out(
            Caravans::new(count, 1996),
            &mut Rng::new(1996),
            |before, _, _| {
                for byte in listed(before).bytes() {
                    sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
                }
            },
        );
    }
    assert_eq!(
        (RULES, sum),
        (2, 5_589_966_217_412_485_720),
        "listed moves have changed: kept games would go on wrongly unless RULES grows"
    );
}
