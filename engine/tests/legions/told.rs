//! Tests of the engine's forecasts, over random games: points, gains, refusals, the ranking and the
//! reasons of bots must agree with the moves.

use palmyra_engine::bot::{Level, random};
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    CAESAR_PRICE, Cell, Event, Figure, Income, Legions, Move, Phase, Setup, Size, Spot,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::bots::{play_bots, play_choices};
use palmyra_testing::legions::{all_setups, play_out};

/// Two levels that decide without play-outs.
const LEVELS: [Level; 2] = [Level::Malku, Level::Zabdas];

/// Calls `each` with the positions of random games and of games between bots. Returns the number of
/// positions. In half of the random games, players prefer moves that earn something.
fn each_position(mut each: impl FnMut(&Legions)) -> u32 {
    let mut positions = 0;
    for (number, setup) in (0..4).flat_map(|_| all_setups()).enumerate() {
        let seed = number as u64;
        let mut rng = Rng::new(seed);
        let mut game = Legions::new(setup, seed);
        while let Some(mv) = random(&game, &mut rng) {
            positions += 1;
            each(&game);
            let moves = game.moves();
            let gains = moves.iter().copied().filter(|&mv| match mv {
                Move::Place(tile, cell) => game.points(tile, cell) > 0,
                Move::Conquer(_) | Move::Revenue(_) | Move::Flip(_) => true,
                _ => false,
            });
            let gains: Vec<_> = gains.collect();
            let mv = match number % 2 {
                0 if !gains.is_empty() => gains[rng.below(gains.len() as u32) as usize],
                _ => mv,
            };
            game.play(mv, |_| {}).expect("a listed move");
        }
        play_bots(Legions::new(setup, seed), seed, &LEVELS, |game, _| {
            positions += 1;
            each(game);
        });
    }
    assert!(positions >= 1000, "{positions} positions");
    positions
}

/// Plays a move. Returns the position after it and its events.
fn after(game: &Legions, mv: Move) -> (Legions, Vec<Event>) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.play(mv, |event| events.push(event)).expect("listed");
    (after, events)
}

#[test]
fn forecast_points_come_true() {
    let mut met = [0; 2];
    let positions = each_position(|game| {
        let Some(march) = game.marching() else {
            return;
        };
        let moves = game.moves();
        for tile in game.hand(game.seat()).kinds() {
            let places = moves.iter().filter_map(|&mv| match mv {
                Move::Place(placed, cell) if placed == tile => Some(cell),
                _ => None,
            });
            let places: Vec<_> = places.collect();
            let cells: Vec<_> = game.cells(tile).collect();
            assert!(places.len() == cells.len() && places.iter().all(|at| cells.contains(at)));
            assert_eq!(game.may_lay(tile).is_ok(), !places.is_empty());
            met[0] += usize::from(places.is_empty());
            // Tries only three places of each tile, because all places would take too long.
            for cell in places.into_iter().take(3) {
                let (then, events) = after(game, Move::Place(tile, cell));
                let touches = events.iter().filter_map(|event| match event {
                    Event::Touched { touch, .. } => Some(*touch),
                    _ => None,
                });
                let sums = touches.fold((0, 0), |(land, feature), touch| {
                    let points = (touch.landscape_points(), touch.feature_points());
                    assert_eq!(touch.points(), points.0 + points.1);
                    (land + points.0, feature + points.1)
                });
                let told = game.points(tile, cell);
                assert_eq!(told, sums.0 + sums.1);
                let then = then.marching().expect("still marching");
                assert_eq!(then.matches, march.matches + told);
                met[1] += usize::from(told > 0);
            }
        }
    });
    println!("{positions} positions, {met:?} refused tiles and points");
    assert!(met.iter().all(|&count| count > 500), "{met:?}");
}

#[test]
fn forecast_gains_come_true() {
    let mut met = [0; 6];
    each_position(|game| {
        let Some(march) = game.marching() else {
            return;
        };
        let gain = game.gain_after(0).expect("a gain");
        let place = game.moves().iter().copied().find_map(|mv| match mv {
            Move::Place(tile, cell) => Some((mv, game.points(tile, cell))),
            _ => None,
        });
        if let Some((mv, points)) = place {
            let told = game.gain_after(points);
            assert_eq!(told, after(game, mv).0.gain_after(0));
        }
        if march.placed == 0 {
            return;
        }
        let seat = game.seat();
        let (then, events) = after(game, Move::Finish);
        let is_over = matches!(then.phase(), Phase::Over(_));
        let takes_toll = then.most_turns().is_some() && then.seat() == seat;
        assert!(!gain.ends || is_over);
        assert!(gain.ends || !is_over || takes_toll);
        met[0] += usize::from(gain.ends);
        met[1] += usize::from(gain.caesar > 0);
        match march.income {
            Income::Tiles => {
                let drawn = events
                    .iter()
                    .filter(|event| matches!(event, Event::Drew { .. }));
                let waits =
                    matches!(then.phase(), Phase::OddTile { gain: odd } if odd == gain.sum());
                let drawn = drawn.count() == usize::from(gain.sum());
                assert!(drawn || waits || gain.ends);
                met[2] += 1;
            }
            Income::Coins => {
                let (reserve, before) = (game.reserve(), game.coins(seat));
                assert_eq!(then.coins(seat), before + gain.sum());
                let removed = then.removed() - game.removed();
                assert_eq!(then.reserve(), reserve - gain.sum() - removed);
                let paid = events.iter().find_map(|event| match *event {
                    Event::Paid { tribute, taken } => Some((tribute, taken)),
                    _ => None,
                });
                let (tribute, taken) = paid.expect("coins");
                assert_eq!(taken, gain.sum());
                assert!(gain.tribute == tribute || gain.ends);
                // A gain that is one less than `tribute_from` would pay no tribute.
                if let Some(from) = gain.tribute_from {
                    assert_eq!(tribute, 0);
                    assert_eq!(game.tribute(seat, from - 1), 0);
                    assert_eq!(game.tribute(seat, from), game.flipped(seat));
                    met[3] += 1;
                }
                met[4] += usize::from(tribute > 0);
                let nominal = march.matches + game.caesar_bonus() + tribute;
                met[5] += usize::from(taken < nominal);
            }
        }
    });
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}

/// Checks forecasts of the end. If the forecast says that a move ends the game, the game must end
/// with that turn and with the forecast's scores. Otherwise it must continue.
#[test]
fn forecast_ends_come_true() {
    let mut met = [0; 4];
    each_position(|game| {
        for &mv in game.moves().iter().take(12) {
            let told = game.outcome_after(mv);
            let mut then = after(game, mv).0;
            // The loop stops at a march, because the forecast does not cover its continuation.
            while !matches!(
                then.phase(),
                Phase::Over(_) | Phase::Action | Phase::March(_)
            ) {
                let last = *then.moves().last().expect("a move");
                then = after(&then, last).0;
            }
            assert_eq!(told, then.outcome(), "{mv:?} of {game:?}");
            met[0] += usize::from(told.is_some() && mv == Move::Finish);
            met[1] += usize::from(told.is_some() && mv != Move::Finish);
            met[2] += usize::from(told.is_none());
        }
        if game.phase() != Phase::Action {
            return;
        }
        for &mv in game.moves().iter() {
            let told = game.prospect(mv).expect("a listed action");
            let march = after(game, mv).0;
            let Some(_) = march.marching() else {
                assert_eq!(told.end, game.outcome_after(mv));
                continue;
            };
            let places = march.moves();
            let points = places.iter().filter_map(|&place| match place {
                Move::Place(tile, cell) => Some((march.points(tile, cell), place)),
                _ => None,
            });
            let (points, _) = points.max_by_key(|&(points, _)| points).expect("a place");
            assert_eq!(
                Some(told.gain),
                march.gain_after(points).map(|gain| gain.sum())
            );
            met[3] += usize::from(told.end.is_some());
        }
    });
    println!("ends by finishing, otherwise, none, told of an action: {met:?}");
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}

#[test]
fn caesar_costs_the_forecast_price() {
    let mut met = 0;
    each_position(|game| {
        let (seat, take) = (game.seat(), Move::Reorganize { caesar: true });
        if game.check(take).is_ok() {
            let then = after(game, take).0;
            assert_eq!(then.coins(seat), game.coins(seat) - CAESAR_PRICE);
            assert_eq!(then.caesar(), Some(seat));
            met += 1;
        }
    });
    assert!(met > 100, "{met}");
}

#[test]
fn the_ranking_and_the_bounds_hold_at_the_end() {
    for (number, setup) in (0..4).flat_map(|_| all_setups()).enumerate() {
        let seed = number as u64;
        let mut bounds = Vec::new();
        let mut turns = 0u32;
        let opening = Legions::new(setup, seed);
        let end = play_out(opening, &mut Rng::new(seed), |game, _, _| {
            let most = Seat::all(game.seats()).map(|seat| game.most_coins(seat));
            bounds.push((turns, most.collect::<Vec<_>>(), game.most_turns()));
            turns += u32::from(game.phase() == Phase::Action);
        });
        for (before, most, left) in bounds {
            // Only a solo game has a bound for the coins and turns that are left. In other
            // games, coins may return to the reserve.
            if let Some(left) = left {
                assert!(end.coins(Seat::FIRST) <= most[0]);
                assert!(turns - before <= u32::from(left));
            }
        }
        let winners = end.outcome().expect("over").winners;
        let ranking = end.ranking();
        assert_eq!(ranking.len(), usize::from(end.seats()));
        if !matches!(setup, Setup::Solo(_)) {
            let won = ranking.iter().take_while(|&&seat| winners.contains(seat));
            assert_eq!(won.count(), usize::from(winners.len()));
        }
        assert!(ranking.is_sorted_by_key(|&seat| std::cmp::Reverse(end.coins(seat))));
    }
}

/// Returns the most points that the next tile of a seat can have beside a figure.
fn next_points(game: &Legions, seat: Seat, figure: Figure) -> u8 {
    let (province, spot) = (game.province(), game.figure(seat, figure));
    let cells = province.reach(spot);
    let tiles = |cell: Cell| {
        let hand = game.hand(seat).kinds();
        hand.filter(move |tile| tile.size() == cell.size())
    };
    let points = cells.flat_map(|cell| tiles(cell).map(move |tile| (tile, cell)));
    let points = points.map(|(tile, cell)| province.points(tile, cell, spot));
    points.max().unwrap_or(0)
}

/// Checks that the numbers in a bot's reasons agree with its moves.
#[test]
fn reasons_come_true() {
    let mut met = [0; 7];
    let mut positions = 0;
    for (number, setup) in (0..2).flat_map(|_| all_setups()).enumerate() {
        let seed = number as u64;
        // The reason for the current march, and the points at the planned places of the figures.
        let mut march: Option<Reason> = None;
        let mut put: Option<[u8; 2]> = None;
        play_choices(Legions::new(setup, seed), seed, &LEVELS, |game, choice| {
            positions += 1;
            let seat = game.seat();
            let (then, _) = after(game, choice.mv);
            match (choice.mv, choice.reason) {
                (Move::Conquer(_) | Move::Revenue(_), reason) => march = Some(reason),
                (Move::Finish, _) => {
                    let derived = Reason::of_move(game, choice.mv);
                    let gain = game.gain_after(0).expect("a march");
                    match derived {
                        Some(Reason::Conquer { tiles, ends, .. }) => {
                            assert_eq!((tiles, ends), (gain.sum(), gain.ends));
                        }
                        Some(Reason::Revenue { coins, tribute, .. }) => {
                            assert_eq!(coins + tribute, then.coins(seat) - game.coins(seat));
                        }
                        other => panic!("{other:?}"),
                    }
                    assert_eq!(march, derived, "{setup:?} {seed}");
                    met[0] += 1;
                }
                (
                    Move::Reorganize { caesar },
                    Reason::Reorganize {
                        caesar: told,
                        room,
                        here,
                        ends,
                        ..
                    },
                ) => {
                    assert_eq!(caesar, told);
                    assert_eq!(Reason::of_move(game, choice.mv), Some(choice.reason));
                    // A solo game may also end because its toll takes the last coins.
                    let is_over = game.outcome_after(choice.mv).is_some();
                    assert!(!ends || is_over);
                    assert!(ends || !is_over || game.most_turns().is_some());
                    met[5] += usize::from(ends);
                    let points = Figure::ALL.map(|figure| next_points(game, seat, figure));
                    assert_eq!(here, points);
                    let rooms = Figure::ALL.map(|figure| {
                        let spot: Spot = game.figure(seat, figure);
                        game.province().room(spot).iter().sum::<u8>()
                    });
                    assert_eq!(room, rooms);
                    met[1] += 1;
                }
                (
                    Move::Flip(_) | Move::Keep,
                    Reason::Flip {
                        tribute,
                        flips,
                        hand,
                    },
                ) => {
                    assert_eq!(flips, choice.mv != Move::Keep);
                    assert_eq!(tribute, then.flipped(seat));
                    assert_eq!(hand, then.hand(seat).len());
                    met[2] += 1;
                }
                (Move::Put(..) | Move::Return(_), Reason::Put { here, there }) => {
                    // The points before the first figure is placed, and after the second.
                    let points = |game| Figure::ALL.map(|figure| next_points(game, seat, figure));
                    if game.phase() == Phase::Put(Figure::Legion) {
                        assert_eq!(here, points(game));
                        put = Some(there);
                    } else if let Some(there) = put.take() {
                        assert_eq!(there, points(&then));
                        met[6] += 1;
                    }
                }
                (Move::Draw(_), Reason::Draw { hand }) => {
                    let own = Size::ALL.map(|size| game.hand(seat).len_of(size));
                    assert_eq!(hand, own);
                    met[3] += 1;
                }
                (_, Reason::Conquer { ends, .. } | Reason::Revenue { ends, .. }) if ends => {
                    met[4] += 1;
                }
                _ => {}
            }
        });
    }
    println!("{positions} positions, {met:?}");
    assert!(positions >= 1000, "{positions}");
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}
