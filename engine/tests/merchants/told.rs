//! The engine's answers before a step match what the step then does: prices, gains and
//! heights, over random games.

use palmyra_engine::merchants::{Action, Event, Goods, Merchants, Move, Phase, Piece, Rise};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::merchants::{all_setups, busy_out};

/// What a move did to the seat that made it.
#[derive(Debug, Default)]
struct Done {
    paid: Option<Goods>,
    got: Goods,
    scored: i16,
    level: Option<u8>,
    count: Option<u8>,
}

fn play(game: &mut Merchants, mv: Move) -> Done {
    let mover = game.seat();
    let mut done = Done {
        got: Goods::NONE,
        ..Done::default()
    };
    let mut is_over = false;
    game.play(mv, |event| match event {
        // Events after a closing window do not belong to this step.
        Event::Began(_) | Event::TurnBegan { .. } | Event::Idle { .. } => is_over = true,
        _ if is_over => {}
        Event::Paid { seat, goods } if seat == mover => done.paid = Some(goods),
        Event::Got { seat, goods, .. } if seat == mover => done.got = done.got + goods,
        Event::Scored { seat, points, .. } if seat == mover => done.scored += points,
        Event::Tower { seat, level, .. } if seat == mover => done.level = Some(level),
        Event::Piece { seat, count, .. } if seat == mover => done.count = Some(count),
        _ => {}
    })
    .expect("a listed move");
    done
}

/// Calls `each` with the positions in windows, over games with many purchases and
/// buildings. Returns how many there were.
fn each_window(mut each: impl FnMut(&Merchants)) -> u32 {
    let mut positions = 0;
    for (number, setup) in (0..8).flat_map(|_| all_setups()).enumerate() {
        let seed = number as u64;
        let opening = Merchants::new(setup, seed);
        busy_out(opening, &mut Rng::new(seed), |game, _| {
            if game.phase().is_window() {
                positions += 1;
                each(game);
            }
        });
    }
    assert!(positions >= 1000, "{positions} positions");
    positions
}

/// Calls `each` with the positions in windows and all their legal steps.
fn each_step(mut each: impl FnMut(&Merchants, Move)) -> u32 {
    each_window(|game| game.moves().iter().for_each(|&mv| each(game, mv)))
}

#[test]
fn a_price_that_is_told_is_the_price_that_is_paid() {
    let mut prices = 0;
    let mut discounted = 0;
    let positions = each_step(|game, mv| {
        let seat = game.seat();
        let price = game.price(seat, mv);
        let mut after = *game;
        let mut done = play(&mut after, mv);
        if let Phase::Pay(_) = after.phase() {
            let ways = after.moves();
            let way = ways.iter().find(|mv| matches!(mv, Move::Pay(_)));
            done = match way {
                Some(&way) => play(&mut after, way),
                None => return,
            };
        }
        let Some(paid) = done.paid else {
            // Rare goods may cost prestige.
            assert!(price.count == 0 || matches!(mv, Move::Rare(..)), "{mv:?}");
            return;
        };
        assert_eq!(paid.total(), price.count, "{mv:?}");
        assert!(price.goods.contains(paid), "{mv:?}");
        assert_eq!(price.missing(game.board(seat).goods()), 0, "{mv:?}");
        prices += 1;
        discounted += u32::from(!price.is_exact() && !matches!(mv, Move::Buy(..)));
    });
    println!("{positions} positions, {prices} prices, {discounted} with a discount");
    assert!(prices > 1000 && discounted > 50);
}

#[test]
fn what_is_missing_is_why_a_step_is_not_legal() {
    let mut missed = 0;
    each_window(|game| {
        if game.phase() != Phase::Construction {
            return;
        }
        let seat = game.seat();
        let board = game.board(seat);
        for spot in board.spots().minus(game.acted()).iter() {
            let Some(price) = game.price_at(seat, spot) else {
                continue;
            };
            // Improvements are bought earlier.
            if spot.action() == Action::Improvement {
                continue;
            }
            let moves = game.moves();
            let is_possible = moves.iter().any(|mv| mv.spot() == Some(spot));
            let is_rare = matches!(spot.action(), Action::Rare(_));
            let pays_prestige = is_rare && board.pays_prestige_for_rare();
            let missing = price.missing(board.goods());
            if missing > 0 {
                missed += 1;
                assert!(!is_possible || pays_prestige, "{spot:?} lacks {missing}");
            } else {
                let short = price.short(board.goods());
                assert!(!price.is_exact() || short == Goods::NONE);
                assert!(is_possible, "{spot:?} at {:?}", game.phase());
            }
        }
    });
    assert!(missed > 100, "{missed}");
}

#[test]
fn gains_that_are_told_are_the_gains_that_come() {
    let mut met = [0; 5];
    each_step(|game, mv| {
        let seat = game.seat();
        let board = *game.board(seat);
        let mut after = *game;
        let done = play(&mut after, mv);
        match mv {
            Move::Take(spot) => {
                assert_eq!(done.got, game.taken(seat, spot));
                met[0] += 1;
            }
            Move::Gifts(spot) => {
                assert_eq!(done.scored, i16::from(game.gifts(seat, spot)));
                met[1] += 1;
            }
            Move::Supplies(_) => {
                assert_eq!(done.scored, i16::from(game.supplies(seat)));
                met[2] += 1;
            }
            Move::Tower(_, rise) => {
                let climb = board.climbs(rise).next().expect("a step that can be paid");
                assert_eq!(done.level, Some(climb.level));
                assert_eq!(done.paid, Some(climb.cost));
                assert_eq!(board.raised(board.tower(), rise).1, climb.level);
                met[3] += 1;
            }
            Move::Temple(_, part) => {
                // Only a mission allows a second temple.
                assert!(board.next_part().index() >= part.index(), "{part:?}");
                met[4] += 1;
            }
            Move::Caravan => {
                assert!(board.may_add_camel());
                assert_eq!(done.count, Some(board.pieces(Piece::Camel) + 1));
            }
            Move::Shipyard => assert!(board.may_add_ship()),
            Move::Traitor(_, other) => {
                assert!(game.traitor_targets(seat).any(|seat| seat == other));
            }
            _ => {}
        }
    });
    assert!(met.iter().all(|&count| count > 20), "{met:?}");
}

/// A step is legal exactly when its conditions are met.
#[test]
fn conditions_that_are_told_are_those_of_the_rules() {
    let mut met = 0;
    each_step(|game, _| {
        let seat = game.seat();
        let board = game.board(seat);
        let moves = game.moves();
        for spot in board.spots().minus(game.acted()).iter() {
            let is_legal = moves.iter().any(|mv| mv.spot() == Some(spot));
            match moves.iter().find(|mv| mv.spot() == Some(spot)) {
                Some(Move::Caravan) => assert!(board.camel_goals().is_some()),
                Some(Move::Shipyard) => assert!(board.ship_goal().is_some()),
                _ => {}
            }
            let may_act = match spot.action() {
                Action::Caravan => board.may_add_camel(),
                Action::Shipyard => board.may_add_ship(),
                _ => continue,
            };
            assert_eq!(is_legal, may_act);
            met += 1;
        }
    });
    assert!(met > 50, "{met}");
}

/// A whole climb equals its single steps.
#[test]
fn a_climb_is_its_steps() {
    let mut met = 0;
    each_step(|game, mv| {
        let Move::Tower(_, rise @ (Rise::One | Rise::Two)) = mv else {
            return;
        };
        let seat = game.seat();
        let climbs: Vec<_> = game.board(seat).climbs(rise).collect();
        let mut after = *game;
        for climb in &climbs {
            assert!(after.check(mv).is_ok());
            assert_eq!(play(&mut after, mv).level, Some(climb.level));
        }
        let is_same = |seat: Seat| after.seat() == seat && after.phase() == game.phase();
        assert!(!is_same(seat) || after.check(mv).is_err());
        met += 1;
    });
    assert!(met > 20, "{met}");
}
