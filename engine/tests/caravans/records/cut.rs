//! Tests of records that end before the game does.

use super::*;

/// Checks that a record may be cut before the line `year`, that is after the line `draw` of the
/// year's last turn. In the game, the last card ends the turn and the year at once; the record has
/// separate lines for them.
#[test]
fn a_record_cut_after_the_last_draw_of_a_year_is_of_a_running_game() {
    for whole in EXAMPLES {
        let (_, all) = replay(whole).expect("an example");
        let ends: Vec<_> = whole.match_indices("\nyear ").collect();
        assert_eq!(ends.len(), 3);
        for (year, (end, _)) in (1..).zip(ends) {
            let turns = &whole[..=end];
            let (game, moves) = replay(&format!("{turns}running\n")).expect("a running game");
            assert_eq!((game.outcome(), game.year()), (None, year));
            match game.phase() {
                Phase::Exchange { first } => assert!(year < 3 && game.to_move() == Some(first)),
                phase => assert_eq!((phase, year), (Phase::FinalSales, 3)),
            }
            assert_eq!(moves, all[..moves.len()]);
            let cards = whole[..end].matches("\nplay ").count();
            let is_card = |mv: &&Move| matches!(mv, Move::Play(_) | Move::Cover(..));
            assert_eq!(moves.iter().filter(is_card).count(), cards);
            assert!(is_card(&moves.last().expect("the last card")));
            // A record cannot be cut between the lines of a year's end.
            let told = whole[end + 1..].split_inclusive('\n').take(3);
            let mut partly = turns.to_string();
            for line in told {
                partly += line;
                let wrong = error(&format!("{partly}running\n"));
                assert_eq!(wrong.line, partly.lines().count() + 1);
            }
        }
    }
}

#[test]
fn a_game_that_ends_with_its_last_card_is_not_running() {
    // All players sell everything in their second turn.
    let opening = Caravans::new(players(2), 4);
    let mut moves = Vec::new();
    let mut game = opening.clone();
    while game.to_move().is_some() {
        let listed = game.moves();
        let sells = game.limit() == Limit::Full && matches!(listed[1], Move::Sell(_));
        let mv = match game.phase() {
            Phase::Trade(_) if sells => listed[1],
            Phase::Trade(_) => *listed.last().expect("a deal or to pass"),
            Phase::Exchange { .. } => Move::Draw,
            _ => listed[0],
        };
        game.play(mv, |_| {}).expect("listed");
        moves.push(mv);
    }
    let text = record::to_string(&opening, 4, moves).expect("it plays");
    assert!(!text.contains("\nsell "), "{text}");
    let (turns, _) = text.rsplit_once("year 3").expect("three years");
    let wrong = error(&format!("{turns}running\n"));
    assert_eq!(
        wrong.to_string(),
        format!(
            "line {}: expected `year`, found `running`",
            turns.lines().count() + 1
        )
    );
}
