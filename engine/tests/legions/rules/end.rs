//! Tests of the end of the game, Caesar, and solo games.

use super::*;

#[test]
fn gain_2_with_one_stack_empty_ends_the_game_and_draws_nothing() {
    for (large, small) in [("Ld Ld", ""), ("", "Sd Sd")] {
        let mut game = Position::new(Mode::Classic, 2)
            .land("Sdt@-1,0")
            .hand(1, "Lht")
            .stacks(large, small)
            .game();
        let events = play(&mut game, "conquer legion; Lht@-1,1; finish");
        assert_eq!(game.end_cause(), Some(EndCause::Tiles));
        assert!(drawn(&events).is_empty(), "ruling: no tile is drawn");
        assert_eq!(Size::ALL.map(|size| game.stack(size)).iter().sum::<u8>(), 2);
    }
}

#[test]
fn gain_1_with_one_tile_left_anywhere_does_not_end_the_game() {
    for (large, small, tile) in [("Lm", "", "Lm"), ("", "Sm", "Sm")] {
        let mut game = Position::new(Mode::Classic, 2)
            .hand(1, "Sd")
            .stacks(large, small)
            .game();
        let events = play(&mut game, "conquer legion; Sd@-1,0; finish");
        assert_eq!(drawn(&events), tiles(tile), "no choice, so no question");
        assert_eq!((game.phase(), game.seat()), (Phase::Action, seat(2)));
    }
}

#[test]
fn gain_1_with_both_stacks_empty_ends_the_game() {
    let mut game = Position::new(Mode::Classic, 2).hand(1, "Sd").game();
    play(&mut game, "conquer legion; Sd@-1,0; finish");
    assert_eq!(game.end_cause(), Some(EndCause::Tiles));
}

#[test]
fn gain_3_needs_one_of_each_and_one_more() {
    let board = Position::new(Mode::Classic, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt");
    for (large, small, ends) in [
        ("Ld", "Sd", true),
        ("Ld Ld", "Sd", false),
        ("Ld Ld Ld", "", true),
    ] {
        let mut game = board.clone().stacks(large, small).game();
        let events = play(&mut game, "conquer legion; Lmt@-1,1; finish");
        assert_eq!(game.end_cause().is_some(), ends, "{large} / {small}");
        assert_eq!(drawn(&events).len(), if ends { 0 } else { 3 });
    }
}

#[test]
fn the_last_tiles_may_be_drawn_exactly() {
    let mut game = Position::new(Mode::Classic, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lht")
        .stacks("Ld", "Sd")
        .game();
    play(&mut game, "conquer legion; Lht@-1,1; finish");
    assert_eq!((game.end_cause(), game.seat()), (None, seat(2)));
}

#[test]
fn reorganize_with_one_tile_left_does_not_end_the_game() {
    let mut game = Position::new(Mode::Classic, 2).stacks("", "Sd").game();
    play(&mut game, "reorganize; legion city; censor city");
    assert_eq!((game.end_cause(), game.seat()), (None, seat(2)));
}

#[test]
fn reorganize_with_both_stacks_empty_ends_the_game() {
    let mut game = Position::new(Mode::Classic, 2).game();
    play(&mut game, "reorganize");
    assert_eq!(game.end_cause(), Some(EndCause::Tiles));
}

/// Ruling: a gain of 0 draws nothing, so it cannot end the game.
#[test]
fn a_gain_of_0_with_empty_stacks_ends_nothing() {
    let mut game = Position::new(Mode::Classic, 2).hand(1, "Sd").game();
    play(&mut game, "conquer legion; Sd@1,2; finish");
    assert_eq!((game.end_cause(), game.seat()), (None, seat(2)));
}

#[test]
fn of_32_and_44_with_4_flipped_and_44_with_3_flipped_the_second_wins() {
    let mut game = Position::new(Mode::Classic, 3)
        .coins(1, 32)
        .coins(2, 44)
        .coins(3, 43)
        .flipped(2, "Ld Ld Ld Ld")
        .flipped(3, "Sd Sd Sd")
        .hand(3, "Ld")
        .to_move(3)
        .reserve(1)
        .game();
    play(&mut game, "revenue censor; Ld@-1,-1; finish");
    let outcome = game.outcome().expect("the last coin is gone");
    assert_eq!(outcome.scores[..3], [32, 44, 44]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn equal_coins_and_equal_flipped_tiles_share_the_win() {
    let mut game = Position::new(Mode::Classic, 3)
        .coins(1, 50)
        .coins(3, 50)
        .flipped(1, "Ld")
        .flipped(3, "Sd")
        .reserve(20)
        .game();
    play(&mut game, "reorganize");
    let winners = game.outcome().expect("no tile can be drawn").winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
}

// Tests of Caesar.

#[test]
fn caesar_adds_1_to_landscape_1_and_feature_2_for_4_tiles_with_the_censor() {
    let mut game = Position::new(Mode::Expert, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt")
        .stacks("Ld Ld", "Sd Sd")
        .caesar(1)
        .game();
    let events = play(&mut game, "conquer censor; Lmt@-1,1; finish");
    assert_eq!(gained(&events), (3, 1));
    assert_eq!(drawn(&events), tiles("Ld Ld Sd Sd"));
}

#[test]
fn caesar_is_taken_for_a_coin_when_reorganizing() {
    let board = Position::new(Mode::Expert, 2)
        .coins(1, 2)
        .coins(2, 1)
        .reserve(100)
        .stacks("Ld Ld Ld", "Sd Sd Sd");
    let mut game = board.game();
    let events = play(
        &mut game,
        "reorganize caesar; draw large; legion city; censor city",
    );
    assert!(events.contains(&Event::CaesarTaken {
        seat: seat(1),
        from: None
    }));
    assert_eq!(
        (game.coins(seat(1)), game.reserve(), game.caesar()),
        (1, 101, Some(seat(1)))
    );
    let events = play(
        &mut game,
        "reorganize caesar; draw large; legion city; censor city",
    );
    assert!(events.contains(&Event::CaesarTaken {
        seat: seat(2),
        from: Some(seat(1))
    }));
    assert_eq!(game.caesar(), Some(seat(2)));
}

#[test]
fn caesar_is_refused_to_the_holder_the_poor_and_the_classic_game() {
    let board = Position::new(Mode::Expert, 2).stacks("Ld", "Sd");
    assert_eq!(
        board.game().check(mv("reorganize caesar")),
        Err(Refusal::NoCoin)
    );
    let holder = board.coins(1, 5).reserve(9).caesar(1).game();
    assert_eq!(
        holder.check(mv("reorganize caesar")),
        Err(Refusal::HoldsCaesar)
    );
    let classic = Position::new(Mode::Classic, 2)
        .coins(1, 5)
        .reserve(9)
        .game();
    assert_eq!(
        classic.check(mv("reorganize caesar")),
        Err(Refusal::NoCaesar)
    );
}

#[test]
fn caesar_is_paid_even_if_the_draw_then_ends_the_game() {
    let mut game = Position::new(Mode::Expert, 2).coins(1, 5).reserve(9).game();
    play(&mut game, "reorganize caesar");
    assert_eq!(
        (game.end_cause(), game.coins(seat(1))),
        (Some(EndCause::Tiles), 4)
    );
}

/// Ruling: Caesar's bonus is paid even with 0 matches.
#[test]
fn caesars_bonus_comes_with_0_matches_too() {
    let mut game = Position::new(Mode::Expert, 2)
        .hand(1, "Sd")
        .stacks("Ld", "Sh")
        .caesar(1)
        .game();
    let events = play(&mut game, "conquer legion; Sd@1,2; finish; draw small");
    assert_eq!((gained(&events), drawn(&events)), ((0, 1), tiles("Sh")));
}

/// Ruling: Caesar's coin counts when the gain is compared with the flipped tiles.
#[test]
fn caesars_coin_counts_when_comparing_with_the_flipped_tiles() {
    let mut game = Position::new(Mode::Expert, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt")
        .flipped(1, "Ld Ld Sd")
        .caesar(1)
        .game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((gained(&events), paid(&events)), ((3, 1), (3, 7)));
}

/// Ruling: tribute and the optional flip come with every income of coins, whichever figure marched.
#[test]
fn tribute_and_flip_belong_to_the_legions_revenue_too() {
    let mut game = Position::new(Mode::Expert, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt Ld")
        .flipped(1, "Sd")
        .caesar(1)
        .game();
    let events = play(&mut game, "revenue legion; Lmt@-1,1; finish");
    assert_eq!(paid(&events), (1, 5));
    play(&mut game, "flip Ld");
    assert_eq!(game.flipped(seat(1)), 2);
}

#[test]
fn reorganize_brings_the_holder_no_bonus() {
    let mut game = Position::new(Mode::Expert, 2)
        .stacks("Ld Ld", "Sd Sd")
        .caesar(1)
        .game();
    let events = play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    assert_eq!((drawn(&events).len(), game.coins(seat(1))), (1, 0));
}

// Tests of solo games.

#[test]
fn three_coins_leave_a_solo_game_after_every_turn_reorganize_included() {
    let mut game = Legions::new(Setup::Solo(Solo::One), 8);
    let events = play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    assert!(events.contains(&Event::Removed { coins: 3 }));
    assert_eq!((game.reserve(), game.removed()), (117, 3));
}

#[test]
fn the_last_coin_leaving_a_solo_game_ends_it() {
    let mut game = Position::new(Mode::Solo(Solo::One), 1)
        .reserve(2)
        .stacks("Ld Ld", "Sd")
        .game();
    let events = play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    assert!(events.contains(&Event::Removed { coins: 2 }));
    assert_eq!(game.end_cause(), Some(EndCause::Coins));
}

#[test]
fn a_turn_that_ends_a_solo_game_removes_nothing() {
    let mut game = Position::new(Mode::Solo(Solo::One), 1).reserve(9).game();
    let events = play(&mut game, "reorganize");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Removed { .. }))
    );
    assert_eq!(
        (game.end_cause(), game.reserve()),
        (Some(EndCause::Tiles), 9)
    );
}

#[test]
fn a_solo_game_is_won_at_its_goal() {
    for (coins, wins) in [(54, false), (55, true), (56, true)] {
        let mut game = Position::new(Mode::Solo(Solo::One), 1)
            .coins(1, coins)
            .reserve(9)
            .game();
        play(&mut game, "reorganize");
        assert_eq!(
            game.outcome().expect("over").winners.contains(seat(1)),
            wins,
            "{coins}"
        );
    }
}

#[test]
fn a_solo_game_has_no_caesar() {
    let game = Position::new(Mode::Solo(Solo::One), 1)
        .coins(1, 3)
        .reserve(9)
        .game();
    assert_eq!(game.check(mv("reorganize caesar")), Err(Refusal::NoCaesar));
}
