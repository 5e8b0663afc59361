//! Tests of placing, matches, revenue and tribute, and reorganizing.

use super::*;

#[test]
fn a_tile_goes_onto_an_empty_cell_of_its_size_beside_the_figure() {
    let game = border().hand(1, "Lm Sd").legion(1, "-2,0").game();
    let mut game = game;
    play(&mut game, "conquer legion");
    let refusals = [
        ("Lm@-2,1", Refusal::WrongSize),
        ("Sd@-3,1", Refusal::WrongSize),
        ("Sd@-1,0", Refusal::CellTaken),
        ("Sd@-2,1", Refusal::CellTaken),
        ("Sd@3,2", Refusal::OutOfReach),
        ("Lm@0,2", Refusal::OutOfReach),
        ("Sm@-3,0", Refusal::NotInHand),
        ("finish", Refusal::NothingPlaced),
    ];
    for (text, refusal) in refusals {
        let before = game.clone();
        assert_eq!(game.play(mv(text), |_| {}), Err(refusal), "{text}");
        assert_eq!(game, before);
    }
    play(&mut game, "Sd@-3,0; Lm@-4,0; finish");
    assert_eq!(
        game.figure(seat(1), Figure::Legion),
        Spot::Land(cell("-4,0"))
    );
}

#[test]
fn from_the_city_any_cell_beside_any_city_tile_will_do() {
    let mut game = Position::new(Mode::Classic, 2).hand(1, "Lh Sd").game();
    play(&mut game, "conquer legion");
    let reach: HashSet<_> = game.province().reach(Spot::City).collect();
    let gates = [
        "0,-1", "1,-1", "-1,-1", "-1,0", "-1,1", "0,2", "1,2", "2,1", "2,2", "2,0",
    ];
    assert_eq!(reach, gates.into_iter().map(cell).collect());
    assert_eq!(game.check(mv("Lh@3,1")), Err(Refusal::OutOfReach));
    assert_eq!(game.check(mv("Lh@2,2")), Ok(()));
}

#[test]
fn landscapes_need_not_match() {
    let mut game = Position::new(Mode::Classic, 2).hand(1, "Sd").game();
    let events = play(&mut game, "conquer legion; Sd@1,2; finish");
    assert_eq!(gained(&events), (0, 0));
}

#[test]
fn up_to_four_tiles_without_a_feature() {
    let mut game = Position::new(Mode::Classic, 2)
        .hand(1, "Sd Ld Sd Ld Sd")
        .stacks("Lm Lm Lm Lm Lm Lm", "Sm Sm Sm Sm Sm Sm")
        .game();
    play(
        &mut game,
        "conquer legion; Sd@-1,0; Ld@-2,0; Sd@-3,0; Ld@-4,0",
    );
    assert_eq!(game.check(mv("Sd@-5,0")), Err(Refusal::FourPlaced));
    assert_eq!(game.moves().as_slice(), [Move::Finish]);
}

#[test]
fn with_a_feature_two_tiles_in_either_order_and_one_feature() {
    let board = Position::new(Mode::Classic, 2)
        .hand(1, "Sdt Ld Sd Lmc Lh")
        .stacks("Lm Lm", "Sm Sm");
    let mut first = board.game();
    play(&mut first, "conquer legion; Sdt@-1,0");
    assert_eq!(
        first.check(mv("Lmc@-2,0")),
        Err(Refusal::FeatureLimit),
        "a second feature"
    );
    play(&mut first, "Ld@-2,0");
    assert_eq!(
        first.check(mv("Sd@-3,0")),
        Err(Refusal::FeatureLimit),
        "a third tile"
    );
    let mut last = board.game();
    play(&mut last, "conquer legion; Sd@-1,0; Lmc@-2,0");
    assert_eq!(last.moves().as_slice(), [Move::Finish]);
    let mut third = board.game();
    play(&mut third, "conquer legion; Sd@-1,0; Lh@-2,0");
    assert_eq!(
        third.check(mv("Sdt@-3,0")),
        Err(Refusal::FeatureLimit),
        "after two plain tiles"
    );
    assert_eq!(third.check(mv("Ld@-3,1")), Ok(()));
}

// Tests of matches.

#[test]
fn gain_by_features_only_is_2_tiles() {
    let mut game = border().hand(1, "Lht").game();
    let board = Position::new(Mode::Classic, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lht")
        .stacks("Ld", "Sd");
    let events = play(&mut board.game(), "conquer legion; Lht@-1,1; finish");
    assert_eq!(gained(&events), (2, 0));
    assert_eq!(
        drawn(&events),
        tiles("Ld Sd"),
        "half from each stack, the large one first"
    );
    // In the position of `border`, the hill at -2,0 adds a point for its landscape.
    let events = play(&mut game, "conquer legion; Lht@-1,1; finish; draw small");
    assert_eq!(gained(&events), (3, 0));
    assert_eq!(drawn(&events), tiles("Ld Sd Sd"), "the odd one last");
}

#[test]
fn feature_and_landscape_gain_3_tiles() {
    let mut game = Position::new(Mode::Classic, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt")
        .stacks("Ld Lm", "Sd Sm")
        .game();
    let events = play(&mut game, "conquer legion; Lmt@-1,1; finish; draw large");
    assert_eq!(gained(&events), (3, 0));
    assert_eq!(drawn(&events), tiles("Ld Sd Lm"));
    let touches: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Touched { touch, .. } => Some((
                touch.neighbour,
                touch.landscape,
                touch.feature,
                touch.points(),
            )),
            _ => None,
        })
        .collect();
    assert_eq!(
        touches,
        [
            (cell("-1,0"), false, true, 2),
            (cell("0,1"), true, false, 1)
        ]
    );
}

#[test]
fn revenue_1_and_2_with_one_matching_tile_occupied_is_3_coins_not_4() {
    let occupied = border().hand(1, "Lmt").legion(2, "-2,1");
    let mut game = occupied.game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((gained(&events), paid(&events)), ((3, 0), (0, 3)));
    let blocked = events.iter().any(|event| matches!(event, Event::Touched { touch, .. }
        if touch.neighbour == cell("-2,1") && touch.occupied && touch.landscape && touch.points() == 0));
    assert!(
        blocked,
        "the events include the neighbour that does not count"
    );
    let mut free = border().hand(1, "Lmt").game();
    assert_eq!(
        gained(&play(&mut free, "revenue censor; Lmt@-1,1; finish")),
        (4, 0)
    );
}

/// Ruling: a tile under the player's other figure does not count. The French rules say this only
/// about tiles under opponents' figures.
#[test]
fn a_tile_under_ones_own_other_figure_counts_nothing() {
    let mut game = border().hand(1, "Lmt").legion(1, "-2,1").game();
    assert_eq!(
        gained(&play(&mut game, "revenue censor; Lmt@-1,1; finish")),
        (3, 0)
    );
}

#[test]
fn the_tile_that_the_moving_figure_just_left_counts() {
    let mut game = border().hand(1, "Lmt").censor(1, "-2,1").game();
    assert_eq!(
        gained(&play(&mut game, "revenue censor; Lmt@-1,1; finish")),
        (4, 0)
    );
}

#[test]
fn matches_are_counted_as_each_tile_is_placed() {
    let mut game = Position::new(Mode::Classic, 2)
        .hand(1, "Sd Ld")
        .stacks("Lm Lm Lm", "Sm Sm Sm")
        .game();
    let events = play(
        &mut game,
        "conquer legion; Sd@-1,0; Ld@-1,-1; finish; draw small",
    );
    // The first tile matches the city's desert. The second matches the first tile and the city's
    // desert.
    assert_eq!(gained(&events), (3, 0));
}

#[test]
fn city_tiles_are_never_occupied() {
    let mut game = Position::new(Mode::Classic, 2)
        .hand(1, "Sd")
        .stacks("Lm", "Sm")
        .game();
    // All four figures stand in the city, but its desert still counts.
    let events = play(&mut game, "conquer legion; Sd@-1,0; finish; draw small");
    assert_eq!(gained(&events), (1, 0));
}

// Tests of revenue and tribute.

#[test]
fn matches_4_with_3_flipped_are_7_coins() {
    let mut game = border()
        .hand(1, "Lmt")
        .flipped(1, "Ld Ld Sd")
        .reserve(100)
        .game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((gained(&events), paid(&events)), ((4, 0), (3, 7)));
    assert_eq!((game.coins(seat(1)), game.reserve()), (7, 93));
}

#[test]
fn matches_3_with_3_flipped_are_3_coins() {
    let mut game = border()
        .hand(1, "Lmt")
        .flipped(1, "Ld Ld Sd")
        .legion(2, "-2,1")
        .game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!(paid(&events), (0, 3));
}

#[test]
fn matches_4_with_a_reserve_of_2_pay_2_coins_and_end_the_game() {
    let mut game = border().hand(1, "Lmt Ld").reserve(2).game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!(paid(&events), (0, 2));
    assert_eq!(
        (game.end_cause(), game.to_move()),
        (Some(EndCause::Coins), None)
    );
    assert_eq!(game.coins(seat(1)), 2);
}

#[test]
fn the_last_coin_leaves_no_time_to_flip() {
    let mut game = border().hand(1, "Lmt Ld").reserve(4).game();
    play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!(game.phase(), Phase::Over(EndCause::Coins));
    assert_eq!(game.check(mv("flip Ld")), Err(Refusal::GameOver));
    assert!(game.moves().is_empty());
}

#[test]
fn a_flipped_tile_counts_from_the_next_revenue_on() {
    let mut game = border().hand(1, "Lmt Smt Sm Lm").game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish; flip Lm");
    assert_eq!(paid(&events), (0, 4), "the new one does not count yet");
    assert_eq!((game.flipped(seat(1)), game.hand(seat(1)).len()), (1, 2));
    assert!(
        !game.hand(seat(1)).contains(tiles("Lm")[0]),
        "never placed, discarded or turned back"
    );
    play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    let poor = play(&mut game.clone(), "revenue censor; Sm@-1,2; finish; keep");
    assert_eq!(
        (gained(&poor), paid(&poor)),
        ((1, 0), (0, 1)),
        "1 is not more than 1"
    );
    let rich = play(&mut game, "revenue censor; Smt@-1,2; finish; keep");
    assert_eq!((gained(&rich), paid(&rich)), ((3, 0), (1, 4)));
}

#[test]
fn tribute_beyond_the_reserve_is_not_paid() {
    let mut game = border()
        .hand(1, "Lmt")
        .flipped(1, "Ld Ld Sd")
        .reserve(5)
        .game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((gained(&events), paid(&events)), ((4, 0), (3, 5)));
    assert_eq!(game.end_cause(), Some(EndCause::Coins));
}

#[test]
fn with_an_empty_hand_there_is_nothing_to_flip() {
    let mut game = border().hand(1, "Lmt").game();
    play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((game.phase(), game.seat()), (Phase::Action, seat(2)));
}

#[test]
fn only_the_own_figure_earns_each_income() {
    let game = border().hand(1, "Lmt").game();
    assert_eq!(game.check(mv("conquer censor")), Err(Refusal::NeedsCaesar));
    assert_eq!(game.check(mv("revenue legion")), Err(Refusal::NeedsCaesar));
}

// Tests of reorganizing.

#[test]
fn reorganize_draws_one_tile_from_the_stack_of_choice() {
    let mut game = border().game();
    let events = play(
        &mut game,
        "reorganize; draw small; legion -1,0; censor -2,0",
    );
    assert_eq!(drawn(&events), tiles("Sd"));
    assert_eq!(
        game.figure(seat(1), Figure::Legion),
        Spot::Land(cell("-1,0"))
    );
    assert_eq!(
        game.figure(seat(1), Figure::Censor),
        Spot::Land(cell("-2,0"))
    );
    assert_eq!(game.seat(), seat(2));
}

#[test]
fn a_figure_goes_to_any_tile_without_a_figure() {
    let mut game = border().legion(2, "-2,0").game();
    play(&mut game, "reorganize; draw large");
    let refusals = [
        ("legion -2,0", Refusal::Occupied),
        ("legion 0,0", Refusal::NoLand),
        ("legion 5,5", Refusal::NoLand),
        ("censor -1,0", Refusal::NotNow),
    ];
    for (text, refusal) in refusals {
        assert_eq!(game.check(mv(text)), Err(refusal), "{text}");
    }
    play(&mut game, "legion -1,0");
    assert_eq!(
        game.check(mv("censor -1,0")),
        Err(Refusal::Occupied),
        "the legion is there now"
    );
}

#[test]
fn figures_may_stay_swap_or_take_the_place_the_other_leaves() {
    let board = border().legion(1, "-1,0").censor(1, "-2,0");
    let ends = [
        ("legion -1,0; censor -2,0", "-1,0", "-2,0"),
        ("legion -2,0; censor -1,0", "-2,0", "-1,0"),
        ("legion -2,0; censor -2,1", "-2,0", "-2,1"),
        ("legion -2,1; censor -1,0", "-2,1", "-1,0"),
    ];
    for (moves, legion, censor) in ends {
        let mut game = board.game();
        play(&mut game, "reorganize; draw large");
        play(&mut game, moves);
        assert_eq!(
            game.figure(seat(1), Figure::Legion),
            Spot::Land(cell(legion)),
            "{moves}"
        );
        assert_eq!(
            game.figure(seat(1), Figure::Censor),
            Spot::Land(cell(censor)),
            "{moves}"
        );
        let occupied = |at| game.figure_at(cell(at)).is_some();
        let free = ["-1,0", "-2,0", "-2,1"]
            .into_iter()
            .filter(|at| !occupied(at));
        assert_eq!(free.count(), 1, "{moves}");
    }
}

#[test]
fn the_legion_from_the_city_may_take_the_censors_tile() {
    let mut game = border().censor(1, "-2,0").game();
    play(&mut game, "reorganize; draw large; legion -2,0");
    assert_eq!(game.figure(seat(1), Figure::Censor), Spot::City);
    assert_eq!(game.check(mv("censor -2,0")), Err(Refusal::Occupied));
    play(&mut game, "censor city");
    assert_eq!(
        game.figure_at(cell("-2,0")),
        Some((seat(1), Figure::Legion))
    );
}

#[test]
fn reorganize_is_always_allowed() {
    let game = Position::new(Mode::Classic, 2).stacks("Ld", "").game();
    assert_eq!(game.moves().as_slice(), [mv("reorganize")]);
    assert_eq!(game.check(mv("conquer legion")), Err(Refusal::NoPlacement));
}

#[test]
fn with_the_city_closed_in_only_reorganize_leaves_it() {
    let ring = "Ld@1,-1 Ld@-1,-1 Sd@-1,0 Ld@-1,1 Ld@0,2 Sd@1,2 Ld@2,2 Sh@2,1 Lh@2,0 Sh@0,-1";
    let mut game = Position::new(Mode::Classic, 2)
        .land(ring)
        .hand(1, "Lm Sm")
        .stacks("Ld", "Sd")
        .game();
    assert_eq!(game.moves().as_slice(), [mv("reorganize")]);
    assert_eq!(game.first_steps(seat(1), Figure::Legion), 0);
    play(
        &mut game,
        "reorganize; draw small; legion -1,1; censor city",
    );
    assert_eq!(
        game.figure(seat(1), Figure::Legion),
        Spot::Land(cell("-1,1"))
    );
}
