//! Bots of `caravans`.

use palmyra_engine::bot::{Level, Player, Thinker, Thought};
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Caravans, Good, Kind, Move, Phase};
use palmyra_engine::{Game as _, Rng, Seat, Session};
use palmyra_tests::bots::play_from;
use palmyra_tests::caravans::{Board, all_players, play_out, players};

/// Every `stride`th position of a game of bots.
fn positions(count: u8, seed: u64, stride: usize) -> Vec<Caravans> {
    let mut found = Vec::new();
    let mut number = 0;
    let levels = [Level::Zabdas, Level::Malku];
    let opening = Caravans::new(players(count), seed);
    play_from(opening, seed, &levels, |game, _| {
        if number % stride == 0 {
            found.push(game.clone());
        }
        number += 1;
    });
    found
}

/// Every `stride`th position of a game played at random: also those within
/// trades, taxes and exchanges to which bots hardly come.
fn odd_positions(count: u8, seed: u64, stride: usize) -> Vec<Caravans> {
    let mut found = Vec::new();
    let mut number = 0;
    let opening = Caravans::new(players(count), seed);
    play_out(opening, &mut Rng::new(seed), |game, _, _| {
        if number % stride == 0 {
            found.push(game.clone());
        }
        number += 1;
    });
    found
}

#[test]
fn bots_never_make_an_illegal_move() {
    for players in all_players() {
        for seed in 0..60 {
            let levels = [Level::Zabdas, Level::Malku, Level::Malku];
            play_from(Caravans::new(players, seed), seed, &levels, |game, mv| {
                assert_eq!(game.check(mv), Ok(()));
            });
        }
        let levels = [Level::Zenobia, Level::Zabdas];
        play_from(Caravans::new(players, 80), 80, &levels, |game, mv| {
            assert_eq!(game.check(mv), Ok(()));
        });
    }
}

#[test]
fn wherever_a_person_stops_a_bot_goes_on_by_the_rules() {
    let mut met = [0; 6];
    for seed in 0..120 {
        let count = 2 + (seed % 3) as u8;
        for game in odd_positions(count, seed, 1) {
            let seat = game.to_move().expect("a running game");
            met[match game.phase() {
                Phase::Trade(trade) => trade.deals().count().min(1),
                Phase::Card => 2,
                Phase::Tax(_) => 3,
                Phase::Exchange { .. } => 4,
                Phase::FinalSales | Phase::Over => 5,
            }] += 1;
            for level in [Level::Malku, Level::Zabdas] {
                let mut thinker = Thinker::new(&game, seat, level, seed);
                thinker.decide().expect("a decision");
                let mut after = game.clone();
                for &mv in thinker.line() {
                    // A tax can make others decide first.
                    if after.to_move() != Some(seat) || matches!(after.phase(), Phase::Tax(_)) {
                        break;
                    }
                    let played = after.play(mv, |_| {});
                    assert!(played.is_ok(), "{mv}: {played:?} in {game:?}");
                }
            }
        }
        for game in odd_positions(count, seed, 97) {
            let seat = game.to_move().expect("a running game");
            let choice = Thinker::new(&game, seat, Level::Zenobia, seed).decide();
            assert!(choice.is_some_and(|choice| game.check(choice.mv).is_ok()));
        }
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

#[test]
fn a_new_deal_of_the_unknown_changes_no_choice() {
    let mut rng = Rng::new(7);
    for count in 2..=4 {
        let mut differ = 0;
        let odd = odd_positions(count, 3, 29);
        for game in positions(count, 100, 17).into_iter().chain(odd) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut knowing = Thinker::new(&game, seat, level, 9);
                let choice = knowing.decide();
                for _ in 0..2 {
                    let view = game.view(seat, &mut rng);
                    differ += usize::from(view != game);
                    let mut thinker = Thinker::new(&view, seat, level, 9);
                    assert_eq!(thinker.decide(), choice, "{count} {level}");
                    assert_eq!(thinker.line(), knowing.line());
                }
            }
        }
        assert!(differ > 0, "there is something to hide");
    }
}

#[test]
fn the_choice_does_not_depend_on_the_slices_nor_on_earlier_thoughts() {
    let mut rng = Rng::new(1);
    let mut used = Thinker::idle();
    for count in 2..=4 {
        for game in positions(count, 50, 23) {
            let seat = game.to_move().expect("a running game");
            for level in Level::ALL {
                let mut whole = Thinker::new(&game, seat, level, 5);
                let choice = whole.decide();
                assert!(choice.is_some());
                used.start(&game, seat, level, 5);
                let mut last = 0;
                let found = loop {
                    match used.think(rng.below(40)) {
                        Thought::Thinking(percent) => {
                            assert!(percent < 100 && percent >= last, "{last} then {percent}");
                            last = percent;
                        }
                        Thought::Decided(choice) => break Some(choice),
                        Thought::Idle => break None,
                    }
                };
                assert_eq!(found, choice);
                assert_eq!(used.line(), whole.line());
                assert_eq!(used.units(), whole.units());
            }
        }
    }
}

#[test]
fn any_step_is_the_same_after_a_resume() {
    let seed = 6;
    let opening = Caravans::new(players(3), seed);
    let levels = [Level::Zenobia, Level::Zabdas, Level::Malku];
    let mut moves = Vec::new();
    play_from(opening.clone(), seed, &levels, |_, mv| moves.push(mv));
    let (mut within, mut checked) = (0, 0);
    for cut in (0..moves.len()).step_by(7) {
        let mut session: Session<Caravans> = Session::new(opening.clone());
        for &mv in &moves[..cut] {
            session.play(mv, |_| {}).expect("it was played before");
        }
        let seat = session.to_move().expect("a running game");
        let level = levels[seat.index() % levels.len()];
        let choice = Player::new().choose(&session, seed, cut as u32, level);
        assert_eq!(choice.map(|choice| choice.mv), Some(moves[cut]), "{cut}");
        within += usize::from(!session.undoable().is_empty());
        checked += 1;
    }
    assert!(within > 3 && checked > within, "in turns and between them");
}

/// What a bot says of its turn is what the game then shows: its own picture
/// of the rules is the right one.
#[test]
fn a_reason_tells_what_will_be() {
    let mut compared = 0;
    for seed in 0..40 {
        let count = 2 + (seed % 3) as u8;
        for game in positions(count, seed, 3) {
            let seat = game.to_move().expect("a running game");
            let mut thinker = Thinker::new(&game, seat, Level::Zabdas, 1);
            let reason = thinker.decide().expect("a decision").reason;
            let is_tax = |mv: &Move| matches!(mv, Move::Play(card) if card.kind() == Kind::Tax);
            let Reason::Turn {
                deals,
                held,
                moves,
                pay,
                ..
            } = reason
            else {
                continue;
            };
            if thinker.line().iter().any(is_tax) {
                // Others may have to decide before the line goes on.
                continue;
            }
            let mut after = game.clone();
            for &mv in thinker.line() {
                after.play(mv, |_| {}).expect("a line plays");
            }
            if !matches!(after.phase(), Phase::Trade(_)) || after.year() != game.year() {
                // The year's end has changed everything once more.
                continue;
            }
            let change = after.capital(seat).cast_signed() - game.capital(seat).cast_signed();
            assert_eq!(deals, change);
            assert_eq!(held, after.amphorae(seat));
            assert_eq!(moves, Good::ALL.map(|good| after.caravans(good)));
            let pays = [0, 1, 2, 4, 8];
            assert_eq!(
                pay,
                Good::ALL.map(|good| pays[usize::from(after.contracts(good))])
            );
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}

fn choice(game: &Caravans, level: Level) -> Vec<Move> {
    let seat = game.to_move().expect("a running game");
    let mut thinker = Thinker::new(game, seat, level, 3);
    thinker.decide().expect("a decision");
    thinker.line().to_vec()
}

#[test]
fn the_last_card_of_the_game_helps_whoever_plays_it() {
    let board = Board::new(2)
        .year(3)
        .to_move(1)
        .amphorae(1, [4, 0, 0])
        .amphorae(2, [0, 4, 0])
        .route("y", "18 16 14")
        .route("r", "18 16 14")
        .route("g", "4 2 P P P P P P")
        .played("gC gC g+1 g-1 g+2 g-2");
    for level in [Level::Zabdas, Level::Zenobia] {
        let up = choice(&board.clone().hand(1, "y+3 y-3 r+3 gC g+2").game(), level);
        assert!(
            up.ends_with(&["play y+3".parse().expect("a move")]),
            "{up:?}"
        );
        let down = choice(&board.clone().hand(1, "y-3 r-3 r+3 gC g+2").game(), level);
        assert!(
            down.ends_with(&["play r-3".parse().expect("a move")]),
            "{down:?}"
        );
    }
}

#[test]
fn an_amphora_next_to_a_gap_is_bought() {
    // Two for 2 each; the next sale brings 20.
    let game = Board::new(2)
        .route("y", "24 22 P P")
        .route("r", "24 22 20 18")
        .route("g", "24 22 20 18")
        .game();
    for level in [Level::Zabdas, Level::Zenobia] {
        let line = choice(&game, level);
        let bought = line.iter().filter(|&&mv| mv == Move::Buy(Good::Gold));
        assert!(bought.count() >= 1, "{level}: {line:?}");
    }
}

/// After both taxes only a mirage over one of them is left.
#[test]
fn with_nothing_but_taxes_and_mirages_a_tax_is_covered() {
    let board = Board::new(2).hand(1, "yT rT yF rF gF");
    for level in Level::ALL {
        let mut game = board.game();
        let seat = game.seat();
        while game.to_move() == Some(seat) {
            for mv in choice(&game, level) {
                game.play(mv, |_| {}).expect("a line plays");
            }
        }
        assert!(game.is_covered(0) || game.is_covered(1), "{level}");
    }
}

/// Points of the first level in games of two, the seats alternating.
fn points(first: Level, second: Level, seeds: std::ops::Range<u64>) -> u32 {
    let mut points = 0;
    for seed in seeds {
        let swap = seed % 2 == 1;
        let levels = if swap {
            [second, first]
        } else {
            [first, second]
        };
        let end = play_from(Caravans::new(players(2), seed), seed, &levels, |_, _| {});
        let winners = end.outcome().expect("it is over").winners;
        let seat = Seat::new(swap.into()).expect("a seat");
        points += u32::from(winners.contains(seat));
    }
    points
}

#[test]
fn the_levels_differ_clearly() {
    let medium = points(Level::Zabdas, Level::Malku, 5000..5200);
    assert!(
        medium >= 140,
        "medium beats easy {medium} : {}",
        200 - medium
    );
    let hard = points(Level::Zenobia, Level::Zabdas, 6000..6020);
    assert!(hard >= 12, "hard beats medium {hard} : {}", 20 - hard);
}

/// Both live beside the application, and their memory is counted too.
#[test]
fn the_memory_of_a_thinker_is_known() {
    assert!(size_of::<Thinker<Caravans>>() <= 1_536);
    assert!(size_of::<Player<Caravans>>() <= 1_792);
}

/// The levels' work is what makes the device answer in time.
#[test]
fn a_turn_takes_no_more_work_than_its_level_allows() {
    for count in 2..=4 {
        for (level, most) in [
            (Level::Malku, 120),
            (Level::Yarhai, 120),
            (Level::Zabdas, 120),
            (Level::Longinus, 1_300),
            (Level::Zenobia, 13_600),
        ] {
            for game in positions(count, 6, 19) {
                let seat = game.to_move().expect("a running game");
                let mut thinker = Thinker::new(&game, seat, level, 2);
                assert!(thinker.decide().is_some());
                assert!(thinker.units() <= most, "{level}: {}", thinker.units());
            }
        }
    }
}
