//! Tests of the bots of `caravans`.

use palmyra_engine::Game as _;
use palmyra_engine::bot::{Level, Thinker};
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Caravans, CardKind, Good, Move, Phase};
use palmyra_testing::bots::positions;
use palmyra_testing::caravans::{Position, players};

/// Checks that the reason for a plan agrees with the result of playing the plan. If it does, the
/// bot applies the rules correctly.
#[test]
fn a_reason_comes_true() {
    let mut compared = 0;
    for seed in 0..40 {
        let count = 2 + (seed % 3) as u8;
        for game in positions(Caravans::new(players(count), seed), seed, 40) {
            let seat = game.to_move().expect("a running game");
            let mut thinker = Thinker::new(&game, seat, Level::Zabdas, 1);
            let reason = thinker.decide().expect("a decision").reason;
            let is_tax = |mv: &Move| matches!(mv, Move::Play(card) if card.kind() == CardKind::Tax);
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
                // Other players have to pay a tax in this plan, so the result cannot be
                // compared.
                continue;
            }
            let mut after = game.clone();
            for &mv in thinker.line() {
                after.play(mv, |_| {}).expect("a line plays");
            }
            if !matches!(after.phase(), Phase::Trade(_)) || after.year() != game.year() {
                // This plan ends the year. The position then differs from that in the reason.
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
fn the_last_card_of_the_game_helps_its_player() {
    let board = Position::new(2)
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
    // Each of two amphorae of gold costs 2. They leave a gap, so the next sale of gold brings 20.
    let game = Position::new(2)
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

/// Checks a hand of two taxes and three mirages: after both taxes only mirages are left,
/// and one of them can cover a tax.
#[test]
fn with_nothing_but_taxes_and_mirages_a_tax_is_covered() {
    let board = Position::new(2).hand(1, "yT rT yF rF gF");
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
