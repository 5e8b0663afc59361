//! Tests of the end of the game and its scores.

use super::*;

/// Plays the last turn of a position. All players lose prestige for the tax.
fn over(position: &Position) -> Merchants {
    let mut game = position.clone().turn(9).at(1, "P6").kingdom(1);
    while game.phase() != Phase::Over {
        let closing = *game.moves().last().expect("it can be closed");
        game.play(closing, |_| {}).expect("listed");
    }
    game
}

fn score(position: &Position) -> Score {
    over(position).score_of(seat(1))
}

#[test]
fn the_game_ends_after_the_kingdom_phase_of_turn_9() {
    let game = over(&Position::new(2));
    assert_eq!(game.to_move(), None);
    assert_eq!(refused(&game, "done"), Refusal::GameOver);
    assert!(game.outcome().is_some());
    let running = Position::new(2).turn(9).at(1, "P6").kingdom(1);
    assert_eq!(running.outcome(), None);
}

#[test]
fn prestige_so_far_counts() {
    // The player has 4 points: the initial 10, minus 6 for the tax.
    assert_eq!(score(&Position::new(2)).track, 4);
    assert_eq!(score(&Position::new(2).prestige(1, -5)).total(), -11);
}

#[test]
fn a_tower_scores_2_a_level() {
    assert_eq!(score(&Position::new(2).tower(1, 13)).tower, 26);
}

#[test]
fn fulfilled_missions_score_in_full_and_returned_ones_half() {
    // The fulfilled missions score 12 + 14 points. The returned missions score half of 14 +
    // 12.
    let position = Position::new(2).fulfilled(1, "K1 K3").returned(1, "K4 K5");
    let score = score(&position.hand(1, "K7"));
    assert_eq!((score.missions, score.returned), (26, 13));
}

#[test]
fn every_mission_scores_12_or_14_as_the_table_says() {
    let fourteen: Missions = all("K3 K4 K7 K8 K15 K16 K17 K19 K25 K26");
    for card in Mission::all() {
        let expected = if fourteen.contains(card) { 14 } else { 12 };
        assert_eq!(card.prestige(), expected, "{card}");
    }
}

#[test]
fn temples_score_their_last_part_finished_or_not() {
    for (parts, points) in [
        ("basement", 5),
        ("colonnade", 13),
        ("roof", 25),
        ("statues", 45),
        ("statues basement", 50),
        ("roof colonnade", 38),
    ] {
        assert_eq!(score(&Position::new(2).temples(1, parts)).temples, points);
    }
}

#[test]
fn sets_of_1_to_9_types_score_by_the_table() {
    let types = "glass incense myrrh jade ivory porcelain silk perfume oil";
    for (count, points) in (1..=9).zip([5, 10, 15, 25, 35, 45, 60, 75, 90]) {
        let some: Vec<_> = types.split(' ').take(count).collect();
        let position = Position::new(2).rare(1, &some.join(" "));
        let position = position
            .stack("grey", "")
            .stack("yellow", "")
            .stack("red", "");
        assert_eq!(score(&position).rare, points, "{count}");
    }
}

#[test]
fn five_types_and_a_double_score_40() {
    let position = Position::new(2).rare(1, "glass glass jade ivory silk oil");
    let position = position
        .stack("grey", "")
        .stack("yellow", "")
        .stack("red", "");
    assert_eq!(score(&position).rare, 40);
}

#[test]
fn further_sets_are_made_of_the_types_left() {
    // The rare goods form three sets: of 3 types, of 2 types and of 1 type.
    let position = Position::new(4).rare(1, "glass glass glass jade jade silk");
    assert_eq!(score(&position).rare, 15 + 10 + 5);
    assert_eq!(score(&Position::new(2)).rare, 0);
}

#[test]
fn i38_scores_12_for_the_strictly_highest_tower() {
    let base = Position::new(3).tiles(1, "I38").tower(1, 4);
    assert_eq!(score(&base.clone().tower(2, 3)).bonus, 12);
    assert_eq!(score(&base.clone().tower(2, 4)).bonus, 0, "a tie");
    assert_eq!(score(&base.tower(3, 5)).bonus, 0);
}

#[test]
fn i39_scores_12_for_the_strictly_highest_mission_score() {
    let base = Position::new(2).tiles(1, "I39");
    assert_eq!(score(&base.clone().fulfilled(1, "K1")).bonus, 12);
    // It is a tie: one player has 12 points, the other one half of two times 12.
    let tie = base.clone().fulfilled(1, "K1").returned(2, "K2 K5");
    assert_eq!(score(&tie).bonus, 0);
    let more = base.fulfilled(1, "K3").returned(2, "K2 K5");
    assert_eq!(score(&more).bonus, 12);
}

#[test]
fn i40_scores_12_for_strictly_most_rare_goods() {
    let base = Position::new(3).tiles(1, "I40").rare(1, "glass glass");
    assert_eq!(score(&base.clone().rare(2, "jade")).bonus, 12);
    assert_eq!(score(&base.rare(2, "jade ivory")).bonus, 0);
}

#[test]
fn i41_scores_12_for_strictly_most_completed_temples() {
    let base = Position::new(2).tiles(1, "I41");
    assert_eq!(score(&base.clone().temples(1, "statues")).bonus, 12);
    assert_eq!(
        score(&base.clone().temples(1, "roof")).bonus,
        0,
        "not complete"
    );
    // The example of the rulebook: two players have one temple each.
    let tie = base.temples(1, "statues").temples(2, "statues");
    assert_eq!(score(&tie).bonus, 0);
}

#[test]
fn i42_scores_12_for_strictly_most_camels_and_ships() {
    let base = Position::new(2).tiles(1, "I42");
    assert_eq!(score(&base).bonus, 12, "one against none");
    assert_eq!(score(&base.at(2, "N1")).bonus, 0);
}

#[test]
fn all_bonuses_add_up() {
    let position = Position::new(2)
        .tiles(1, "I38 I39 I40 I41 I42")
        .tower(1, 1)
        .fulfilled(1, "K1")
        .rare(1, "oil")
        .temples(1, "statues")
        .stack("red", "");
    let score = score(&position);
    assert_eq!(score.bonus, 60);
    assert_eq!(score.total(), 4 + 2 + 12 + 45 + 5 + 60);
}

#[test]
fn most_prestige_wins() {
    let outcome = over(&Position::new(3).tower(2, 1)).outcome().expect("over");
    assert!(outcome.winners.contains(seat(2)) && outcome.winners.len() == 1);
    assert_eq!(outcome.scores[..3], [4, 6, 4]);
}

#[test]
fn a_tie_goes_to_more_rare_goods() {
    // One player has 5 more prestige. The other one has a rare good worth 5.
    let position = Position::new(2)
        .prestige(1, 15)
        .rare(2, "oil")
        .stack("red", "");
    let outcome = over(&position).outcome().expect("over");
    assert_eq!(outcome.scores[..2], [9, 9]);
    assert!(outcome.winners.contains(seat(2)) && outcome.winners.len() == 1);
}

#[test]
fn a_further_tie_is_a_shared_win() {
    let position = Position::new(3).prestige(3, 0);
    let outcome = over(&position).outcome().expect("over");
    assert!(outcome.winners.contains(seat(1)) && outcome.winners.contains(seat(2)));
    assert_eq!(outcome.winners.len(), 2);
}

#[test]
fn the_record_ends_with_all_scores() {
    let position = Position::new(2).turn(9).tower(1, 3).fulfilled(2, "K3");
    let mut game = position.at(1, "P6").kingdom(1);
    let told = lines(&mut game, "tax 0");
    assert_eq!(
        told,
        "tax 1 0 -6\ndone 1\ntax 2 0 -6\ndone 2\nstand 1 4 - 3 1 0\nstand 2 4 - 0 0 0\n\
         end turns\n\
         score 1 track 4 tower 6 missions 0 returned 0 temples 0 rare 0 bonus 0 total 10\n\
         score 2 track 4 tower 0 missions 14 returned 0 temples 0 rare 0 bonus 0 total 18\n\
         winner 2"
    );
}
