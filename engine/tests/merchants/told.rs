//! Tests of the engine's forecasts, over random games: prices, gains and heights must agree with
//! the steps.

use palmyra_engine::merchants::{
    Action, Effect, Event, Goods, MOST_PRESTIGE, Merchants, Move, Phase, Piece, Rise, When,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::merchants::{all_setups, busy_out};

/// The effects of a move on the seat that made it.
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
        // Events after the end of the window do not belong to this step.
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

/// Calls `each` with the positions in windows of random games. Much is bought and built in these
/// games. Returns the number of positions.
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

/// Calls `each` with each position in a window and each of its legal steps. Returns the number of
/// positions.
fn each_step(mut each: impl FnMut(&Merchants, Move)) -> u32 {
    each_window(|game| game.moves().iter().for_each(|&mv| each(game, mv)))
}

#[test]
fn a_forecast_price_is_the_price_paid() {
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
            // Only a rare good can have a price without a payment in goods: it is paid with
            // prestige.
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
            // Skips improvements, which are bought in another phase.
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
fn forecast_gains_come_true() {
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
                // A lower part than `next_part` can be built only on a second unfinished temple,
                // which needs a mission.
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

/// Checks that the caravan can be used exactly if `may_add_camel` is true, and the shipyard exactly
/// if `may_add_ship` is.
#[test]
fn forecast_conditions_are_those_of_the_rules() {
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

/// Checks that building step by step gives the same levels as a climb, and that no step is
/// possible after it.
#[test]
fn a_climb_equals_the_sum_of_its_steps() {
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

/// Checks the trades that are offered for a step. They must make the step payable. If it can
/// already be paid, no trades may be offered.
#[test]
fn trades_that_are_offered_pay_the_price() {
    let (mut offers, mut several) = (0, 0);
    each_window(|game| {
        let seat = game.seat();
        let out = game.board(seat).spots().minus(game.acted());
        let at_slots = out.iter().filter_map(|spot| game.paid_step(seat, spot));
        let missions = out.iter().flat_map(|spot| {
            let cards = game.board(seat).hand().iter();
            cards.map(move |card| Move::Fulfil(spot, card))
        });
        for step in at_slots.chain(missions) {
            let price = game.price(seat, step);
            let have = game.board(seat).goods();
            let means = game.means(price);
            if price.missing(have) == 0 {
                assert!(means.is_empty(), "{step} is payable");
            }
            for trades in &means {
                let mut after = *game;
                for &trade in trades {
                    after.play(Move::Trade(trade), |_| {}).expect("a trade");
                }
                let missing = price.missing(after.board(seat).goods());
                assert_eq!(missing, 0, "{step}: {trades:?}");
                offers += 1;
                several += u32::from(trades.len() > 1);
            }
            // If every offer has several trades, no single trade is enough.
            if means.first().is_some_and(|trades| trades.len() > 1) {
                for mv in game.moves() {
                    if let Move::Trade(_) = mv {
                        let mut after = *game;
                        after.play(mv, |_| {}).expect("a trade");
                        assert!(price.missing(after.board(seat).goods()) > 0);
                    }
                }
            }
        }
    });
    assert!(offers > 100 && several > 10, "{offers} {several}");
}

#[test]
fn a_tower_falls_to_the_height_that_is_told() {
    let mut falls = 0;
    each_step(|game, mv| {
        if let Move::Traitor(_, rival) = mv {
            let told = game.board(rival).fallen(game.amounts().traitor);
            let mut after = *game;
            after.play(mv, |_| {}).expect("a listed move");
            assert_eq!(after.board(rival).tower(), told);
            falls += 1;
        }
    });
    assert!(falls > 10, "{falls}");
}

#[test]
fn a_rare_good_adds_what_is_told() {
    let mut bought = 0;
    each_step(|game, mv| {
        let Move::Rare(_, rare) = mv else { return };
        let seat = game.seat();
        let told = game.set_gain(seat, rare);
        let mut after = *game;
        after.play(mv, |_| {}).expect("a listed move");
        if let Phase::Pay(_) = after.phase() {
            let way = after.moves()[0];
            after.play(way, |_| {}).expect("a listed move");
        }
        let gain = after.score_of(seat).rare - game.score_of(seat).rare;
        assert_eq!(gain, told, "{rare:?}");
        bought += 1;
    });
    assert!(bought > 10, "{bought}");
}

/// Checks that only the leader of a contest scores its bonus.
#[test]
fn a_lead_is_what_the_bonus_goes_by() {
    let mut bonuses = 0;
    each_window(|game| {
        let seat = game.seat();
        let tiles = game.board(seat).improvements().iter();
        let led = tiles.filter(|tile| match tile.effect() {
            Effect::Most(contest) => game.lead_in(seat, contest) > 0,
            _ => false,
        });
        let led = led.count() as i16;
        assert_eq!(game.score_of(seat).bonus, MOST_PRESTIGE * led);
        bonuses += led;
    });
    assert!(bonuses > 10, "{bonuses}");
}

/// Checks that a mission is returned only at the time that [`When`] says.
#[test]
fn missions_are_returned_when_it_is_told() {
    let mut returned = 0;
    each_step(|game, mv| {
        if let Move::Return(card, _) = mv {
            let fits = match card.when() {
                When::AnyTime => true,
                When::Round => game.window() == Phase::Round,
                When::Construction => game.window() == Phase::Construction,
                When::Reveal | When::Removal | When::Placement => false,
            };
            assert!(fits, "{card}: {:?}", game.window());
            returned += 1;
        }
    });
    assert!(returned > 10, "{returned}");
}

#[test]
fn a_trade_costs_the_prestige_that_is_told() {
    let mut trades = 0;
    each_step(|game, mv| {
        if let Move::Trade(trade) = mv {
            let seat = game.seat();
            let mut after = *game;
            after.play(mv, |_| {}).expect("a listed move");
            let lost = game.board(seat).prestige() - after.board(seat).prestige();
            assert_eq!(lost, trade.prestige().into(), "{trade}");
            assert!(game.board(seat).rights().contains(trade));
            trades += u32::from(lost > 0);
        }
    });
    assert!(trades > 10, "{trades}");
}
