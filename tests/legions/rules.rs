//! Every rule, ruling and worked example of `legions`, each in its own test.

use std::collections::HashSet;

use palmyra_engine::legions::{
    Cell, End, Event, Figure, Legions, MAX_MOVES, Mode, Move, Phase, Refusal, Scenario,
    ScenarioError, Setup, SetupError, Size, Solo, Spot, Tile,
};
use palmyra_engine::{Game as _, Seat, Session};
use palmyra_tests::legions::{Board, all_setups, cell, mv, play, seat, setup, tiles};

/// Two players, and land where a mountain tower laid at -1,1 counts 1 for the
/// city's mountain and 2 for the tower at -1,0.
fn border() -> Board {
    Board::new(Mode::Classic, 2)
        .land("Sdt@-1,0 Lh@-2,0 Sm@-2,1")
        .stacks("Ld Ld Ld Ld", "Sd Sd Sd Sd")
}

fn gained(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Gained { matches, caesar } => Some((matches, caesar)),
        _ => None,
    });
    found.expect("a gain")
}

fn paid(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Paid { tribute, taken } => Some((tribute, taken)),
        _ => None,
    });
    found.expect("a payment")
}

fn drawn(events: &[Event]) -> Vec<Tile> {
    let tile = |event: &Event| match *event {
        Event::Drew { tile, .. } => Some(tile),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}

// Material and set-up

#[test]
fn the_box_holds_48_large_and_45_small_tiles_in_the_given_mix() {
    let count = |size| {
        let of_size = Tile::all().filter(move |tile| tile.size() == size);
        of_size.map(|tile| u32::from(tile.copies())).sum::<u32>()
    };
    assert_eq!(Tile::all().count(), 24);
    assert_eq!((count(Size::Large), count(Size::Small)), (48, 45));
    assert_eq!(
        tiles("Ld Ldt Sm Smc")
            .iter()
            .map(|tile| tile.copies())
            .collect::<Vec<_>>(),
        [10, 2, 9, 2]
    );
}

#[test]
fn the_city_grows_with_the_players() {
    let city = |setup: Setup| {
        setup
            .city()
            .map(|(tile, cell)| format!("{tile}@{cell}"))
            .collect::<Vec<_>>()
    };
    let five = city(setup(Mode::Classic, 5));
    assert_eq!(
        five.join(" "),
        "Ld@0,0 Lh@1,1 Sh@1,0 Sm@0,1 Lm@2,0 Sd@2,1 Ld@1,-1 Sh@0,-1 Sm@2,-1 Sd@3,0"
    );
    for (players, tiles) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        assert_eq!(city(setup(Mode::Expert, players)), five[..tiles]);
    }
    assert_eq!(city(Setup::Solo(Solo::Five)), five[..4]);
    let small = five.iter().filter(|tile| tile.starts_with('S')).count();
    assert_eq!((five.len() - small, small), (4, 6));
}

#[test]
fn everybody_starts_with_the_tiles_and_coins_of_their_place() {
    let game = Legions::new(setup(Mode::Classic, 5), 1);
    let start = Seat::all(5).map(|seat| {
        let hand = game.hand(seat);
        (
            hand.len_of(Size::Large),
            hand.len_of(Size::Small),
            game.coins(seat),
        )
    });
    assert_eq!(
        start.collect::<Vec<_>>(),
        [(1, 1, 0), (1, 1, 2), (2, 1, 0), (2, 1, 2), (2, 2, 0)]
    );
    assert_eq!(game.reserve(), 116);
    assert_eq!(Size::ALL.map(|size| game.stack(size)), [40, 39]);
    for seat in Seat::all(5) {
        assert!(
            Figure::ALL
                .iter()
                .all(|&figure| game.figure(seat, figure) == Spot::City)
        );
        assert_eq!(game.flipped(seat), 0);
    }
}

#[test]
fn the_expert_game_gives_one_more_coin_each() {
    let game = Legions::new(setup(Mode::Expert, 4), 1);
    assert_eq!(
        Seat::all(4)
            .map(|seat| game.coins(seat))
            .collect::<Vec<_>>(),
        [1, 3, 1, 3]
    );
    assert_eq!((game.reserve(), game.caesar()), (112, None));
}

#[test]
fn the_five_solo_games_start_as_the_table_says() {
    let table = [(1, 0, 55), (2, 0, 60), (3, 0, 65), (3, 1, 70), (3, 2, 75)];
    for (solo, (each, flipped, goal)) in Solo::ALL.into_iter().zip(table) {
        let game = Legions::new(Setup::Solo(solo), 3);
        let hand = game.hand(seat(1));
        assert_eq!(Size::ALL.map(|size| hand.len_of(size)), [each, each]);
        assert_eq!((game.flipped(seat(1)), solo.goal()), (flipped, goal));
        assert_eq!(
            game.stack(Size::Small),
            45 - each - flipped,
            "drawn from the small stack"
        );
        assert!(game.seen_flipped(seat(1)).is_empty(), "drawn unseen");
        assert_eq!((game.reserve(), game.coins(seat(1))), (120, 0));
    }
}

#[test]
fn modes_take_only_their_numbers_of_players() {
    for players in [0, 1, 6, 255] {
        assert_eq!(
            Setup::new(Mode::Classic, players),
            Err(SetupError::NotTwoToFive)
        );
        assert_eq!(
            Setup::new(Mode::Expert, players),
            Err(SetupError::NotTwoToFive)
        );
    }
    for players in [0, 2, 5] {
        let solo = Setup::new(Mode::Solo(Solo::One), players);
        assert_eq!(solo, Err(SetupError::NotAlone));
    }
}

#[test]
fn octagons_touch_eight_cells_and_squares_four() {
    let octagon: HashSet<_> = cell("2,0").neighbours().collect();
    let expected = ["2,-1", "3,0", "2,1", "1,0", "3,-1", "3,1", "1,1", "1,-1"];
    assert_eq!(octagon, expected.into_iter().map(cell).collect());
    let square: HashSet<_> = cell("1,0").neighbours().collect();
    assert_eq!(
        square,
        ["1,-1", "2,0", "1,1", "0,0"]
            .into_iter()
            .map(cell)
            .collect()
    );
    assert!(
        square.iter().all(|cell| cell.size() == Size::Large),
        "squares never touch"
    );
    for x in -3..=3 {
        for y in -3..=3 {
            let other = Cell::new(x, y);
            for from in [cell("0,0"), cell("1,0")] {
                assert_eq!(
                    from.touches(other),
                    from.neighbours().any(|cell| cell == other)
                );
            }
        }
    }
}

#[test]
fn the_whole_state_is_at_most_1536_bytes() {
    assert!(size_of::<Legions>() <= 1536, "{}", size_of::<Legions>());
    assert!(size_of::<Move>() <= 4, "{}", size_of::<Move>());
    assert!(
        !std::mem::needs_drop::<Legions>(),
        "it clones with a plain copy"
    );
}

// Placing

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
    let mut game = Board::new(Mode::Classic, 2).hand(1, "Lh Sd").game();
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
    let mut game = Board::new(Mode::Classic, 2).hand(1, "Sd").game();
    let events = play(&mut game, "conquer legion; Sd@1,2; finish");
    assert_eq!(gained(&events), (0, 0));
}

#[test]
fn up_to_four_tiles_without_a_feature() {
    let mut game = Board::new(Mode::Classic, 2)
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
    let board = Board::new(Mode::Classic, 2)
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

// Matches

#[test]
fn gain_by_features_only_is_2_tiles() {
    let mut game = border().hand(1, "Lht").game();
    let board = Board::new(Mode::Classic, 2)
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
    // The hill at -2,0 would add its landscape.
    let events = play(&mut game, "conquer legion; Lht@-1,1; finish; draw small");
    assert_eq!(gained(&events), (3, 0));
    assert_eq!(drawn(&events), tiles("Ld Sd Sd"), "the odd one last");
}

#[test]
fn feature_and_landscape_gain_3_tiles() {
    let mut game = Board::new(Mode::Classic, 2)
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
        "the screen is told of the neighbour that does not count"
    );
    let mut free = border().hand(1, "Lmt").game();
    assert_eq!(
        gained(&play(&mut free, "revenue censor; Lmt@-1,1; finish")),
        (4, 0)
    );
}

/// Ruling: the French text exempts only opponents' figures, but any other counts.
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
    let mut game = Board::new(Mode::Classic, 2)
        .hand(1, "Sd Ld")
        .stacks("Lm Lm Lm", "Sm Sm Sm")
        .game();
    let events = play(
        &mut game,
        "conquer legion; Sd@-1,0; Ld@-1,-1; finish; draw small",
    );
    // The first matches the city's desert; the second that tile and the desert again.
    assert_eq!(gained(&events), (3, 0));
}

#[test]
fn city_tiles_are_never_occupied() {
    let mut game = Board::new(Mode::Classic, 2)
        .hand(1, "Sd")
        .stacks("Lm", "Sm")
        .game();
    // All four figures stand in the city, and its desert counts all the same.
    let events = play(&mut game, "conquer legion; Sd@-1,0; finish; draw small");
    assert_eq!(gained(&events), (1, 0));
}

// Revenue and tribute

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
    assert_eq!((game.end(), game.to_move()), (Some(End::Coins), None));
    assert_eq!(game.coins(seat(1)), 2);
}

#[test]
fn the_last_coin_leaves_no_time_to_flip() {
    let mut game = border().hand(1, "Lmt Ld").reserve(4).game();
    play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!(game.phase(), Phase::Over(End::Coins));
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
    assert_eq!(game.end(), Some(End::Coins));
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

// Reorganize

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
    let game = Board::new(Mode::Classic, 2).stacks("Ld", "").game();
    assert_eq!(game.moves().as_slice(), [mv("reorganize")]);
    assert_eq!(game.check(mv("conquer legion")), Err(Refusal::NoPlacement));
}

#[test]
fn with_the_city_closed_in_only_reorganize_leaves_it() {
    let ring = "Ld@1,-1 Ld@-1,-1 Sd@-1,0 Ld@-1,1 Ld@0,2 Sd@1,2 Ld@2,2 Sh@2,1 Lh@2,0 Sh@0,-1";
    let mut game = Board::new(Mode::Classic, 2)
        .land(ring)
        .hand(1, "Lm Sm")
        .stacks("Ld", "Sd")
        .game();
    assert_eq!(game.moves().as_slice(), [mv("reorganize")]);
    assert_eq!(game.openings(seat(1), Figure::Legion), 0);
    play(
        &mut game,
        "reorganize; draw small; legion -1,1; censor city",
    );
    assert_eq!(
        game.figure(seat(1), Figure::Legion),
        Spot::Land(cell("-1,1"))
    );
}

// The end

#[test]
fn gain_2_with_one_stack_empty_ends_the_game_and_draws_nothing() {
    for (large, small) in [("Ld Ld", ""), ("", "Sd Sd")] {
        let mut game = Board::new(Mode::Classic, 2)
            .land("Sdt@-1,0")
            .hand(1, "Lht")
            .stacks(large, small)
            .game();
        let events = play(&mut game, "conquer legion; Lht@-1,1; finish");
        assert_eq!(game.end(), Some(End::Tiles));
        assert!(drawn(&events).is_empty(), "ruling: no tile is drawn");
        assert_eq!(Size::ALL.map(|size| game.stack(size)).iter().sum::<u8>(), 2);
    }
}

#[test]
fn gain_1_with_one_tile_left_anywhere_does_not_end_the_game() {
    for (large, small, tile) in [("Lm", "", "Lm"), ("", "Sm", "Sm")] {
        let mut game = Board::new(Mode::Classic, 2)
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
    let mut game = Board::new(Mode::Classic, 2).hand(1, "Sd").game();
    play(&mut game, "conquer legion; Sd@-1,0; finish");
    assert_eq!(game.end(), Some(End::Tiles));
}

#[test]
fn gain_3_needs_one_of_each_and_one_more() {
    let board = Board::new(Mode::Classic, 2).land("Sdt@-1,0").hand(1, "Lmt");
    for (large, small, ends) in [
        ("Ld", "Sd", true),
        ("Ld Ld", "Sd", false),
        ("Ld Ld Ld", "", true),
    ] {
        let mut game = board.clone().stacks(large, small).game();
        let events = play(&mut game, "conquer legion; Lmt@-1,1; finish");
        assert_eq!(game.end().is_some(), ends, "{large} / {small}");
        assert_eq!(drawn(&events).len(), if ends { 0 } else { 3 });
    }
}

#[test]
fn the_last_tiles_may_be_drawn_exactly() {
    let mut game = Board::new(Mode::Classic, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lht")
        .stacks("Ld", "Sd")
        .game();
    play(&mut game, "conquer legion; Lht@-1,1; finish");
    assert_eq!((game.end(), game.seat()), (None, seat(2)));
}

#[test]
fn reorganize_with_one_tile_left_does_not_end_the_game() {
    let mut game = Board::new(Mode::Classic, 2).stacks("", "Sd").game();
    play(&mut game, "reorganize; legion city; censor city");
    assert_eq!((game.end(), game.seat()), (None, seat(2)));
}

#[test]
fn reorganize_with_both_stacks_empty_ends_the_game() {
    let mut game = Board::new(Mode::Classic, 2).game();
    play(&mut game, "reorganize");
    assert_eq!(game.end(), Some(End::Tiles));
}

/// Ruling: a gain of 0 needs no draw, so it ends nothing.
#[test]
fn a_gain_of_0_with_empty_stacks_ends_nothing() {
    let mut game = Board::new(Mode::Classic, 2).hand(1, "Sd").game();
    play(&mut game, "conquer legion; Sd@1,2; finish");
    assert_eq!((game.end(), game.seat()), (None, seat(2)));
}

#[test]
fn of_32_and_44_with_4_flipped_and_44_with_3_flipped_the_second_wins() {
    let mut game = Board::new(Mode::Classic, 3)
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
    let mut game = Board::new(Mode::Classic, 3)
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

// Caesar

#[test]
fn caesar_adds_1_to_landscape_1_and_feature_2_for_4_tiles_with_the_censor() {
    let mut game = Board::new(Mode::Expert, 2)
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
    let board = Board::new(Mode::Expert, 2)
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
    let board = Board::new(Mode::Expert, 2).stacks("Ld", "Sd");
    assert_eq!(
        board.game().check(mv("reorganize caesar")),
        Err(Refusal::NoCoin)
    );
    let holder = board.coins(1, 5).reserve(9).caesar(1).game();
    assert_eq!(
        holder.check(mv("reorganize caesar")),
        Err(Refusal::HoldsCaesar)
    );
    let classic = Board::new(Mode::Classic, 2).coins(1, 5).reserve(9).game();
    assert_eq!(
        classic.check(mv("reorganize caesar")),
        Err(Refusal::NoCaesar)
    );
}

#[test]
fn caesar_is_paid_even_if_the_draw_then_ends_the_game() {
    let mut game = Board::new(Mode::Expert, 2).coins(1, 5).reserve(9).game();
    play(&mut game, "reorganize caesar");
    assert_eq!((game.end(), game.coins(seat(1))), (Some(End::Tiles), 4));
}

/// Ruling: also when the matches are 0.
#[test]
fn caesars_bonus_comes_with_0_matches_too() {
    let mut game = Board::new(Mode::Expert, 2)
        .hand(1, "Sd")
        .stacks("Ld", "Sh")
        .caesar(1)
        .game();
    let events = play(&mut game, "conquer legion; Sd@1,2; finish; draw small");
    assert_eq!((gained(&events), drawn(&events)), ((0, 1), tiles("Sh")));
}

/// Ruling: the extra coin counts when comparing with the flipped tiles.
#[test]
fn caesars_coin_counts_when_comparing_with_the_flipped_tiles() {
    let mut game = Board::new(Mode::Expert, 2)
        .land("Sdt@-1,0")
        .hand(1, "Lmt")
        .flipped(1, "Ld Ld Sd")
        .caesar(1)
        .game();
    let events = play(&mut game, "revenue censor; Lmt@-1,1; finish");
    assert_eq!((gained(&events), paid(&events)), ((3, 1), (3, 7)));
}

/// Ruling: tribute and the optional flip belong to every coin income.
#[test]
fn tribute_and_flip_belong_to_the_legions_revenue_too() {
    let mut game = Board::new(Mode::Expert, 2)
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
    let mut game = Board::new(Mode::Expert, 2)
        .stacks("Ld Ld", "Sd Sd")
        .caesar(1)
        .game();
    let events = play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    assert_eq!((drawn(&events).len(), game.coins(seat(1))), (1, 0));
}

// Solo

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
    let mut game = Board::new(Mode::Solo(Solo::One), 1)
        .reserve(2)
        .stacks("Ld Ld", "Sd")
        .game();
    let events = play(
        &mut game,
        "reorganize; draw large; legion city; censor city",
    );
    assert!(events.contains(&Event::Removed { coins: 2 }));
    assert_eq!(game.end(), Some(End::Coins));
}

#[test]
fn a_turn_that_ends_a_solo_game_removes_nothing() {
    let mut game = Board::new(Mode::Solo(Solo::One), 1).reserve(9).game();
    let events = play(&mut game, "reorganize");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Removed { .. }))
    );
    assert_eq!((game.end(), game.reserve()), (Some(End::Tiles), 9));
}

#[test]
fn a_solo_game_is_won_at_its_goal() {
    for (coins, wins) in [(54, false), (55, true), (56, true)] {
        let mut game = Board::new(Mode::Solo(Solo::One), 1)
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
    let game = Board::new(Mode::Solo(Solo::One), 1)
        .coins(1, 3)
        .reserve(9)
        .game();
    assert_eq!(game.check(mv("reorganize caesar")), Err(Refusal::NoCaesar));
}

// The table without an edge

/// The longest straight walks that one box and the rules allow: in forty solo
/// turns 36 pairs with a feature and 4 times 4 plain tiles along a row or column;
/// all 48 octagons along a diagonal.
#[test]
fn a_game_walks_one_straight_line_in_eight_directions() {
    let mix = |kinds: &[&str]| -> Vec<Tile> {
        let all = kinds.iter().flat_map(|kind| tiles(kind));
        all.flat_map(|tile| vec![tile; tile.copies().into()])
            .collect()
    };
    let hand = mix(&[
        "Ld Lh Lm Ldt Ldl Ldc Lht Lhl Lhc Lmt Lml Lmc",
        "Sd Sh Sm Sdt Sdl Sdc Sht Shl Shc Smt Sml Smc",
    ]);
    let codes = hand
        .iter()
        .map(Tile::to_string)
        .collect::<Vec<_>>()
        .join(" ");
    for (dx, dy) in [
        (1, 0),
        (-1, 0),
        (0, 1),
        (0, -1),
        (1, 1),
        (-1, -1),
        (1, -1),
        (-1, 1),
    ] {
        let diagonal = dx != 0 && dy != 0;
        let goal = if diagonal { 48 } else { 88 };
        let start = match (dx, dy) {
            (1, 0) => cell("2,1"),
            (-1, 0) => cell("-1,0"),
            (0, 1) => cell("1,2"),
            (0, -1) => cell("0,-1"),
            (1, 1) => cell("2,2"),
            (-1, -1) => cell("-1,-1"),
            (1, -1) => cell("1,-1"),
            _ => cell("-1,1"),
        };
        let mut game = Board::new(Mode::Solo(Solo::One), 1).hand(1, &codes).game();
        let mut next = start;
        let mut walked = 0;
        while walked < goal {
            assert_eq!(game.phase(), Phase::Action, "{dx},{dy} after {walked}");
            play(&mut game, "conquer legion");
            let mut laid = 0;
            while walked < goal {
                let from = game.figure(seat(1), Figure::Legion);
                let fits = |tile: &Tile| {
                    game.check(Move::Place(*tile, next)).is_ok()
                        && game.province().points(*tile, next, from) == 0
                };
                let kinds: Vec<_> = game.hand(seat(1)).kinds().filter(fits).collect();
                let Some(&tile) = kinds
                    .iter()
                    .max_by_key(|tile| (tile.has_feature(), game.hand(seat(1)).count(**tile)))
                else {
                    break;
                };
                game.play(Move::Place(tile, next), |_| {}).expect("it fits");
                next = Cell::new(next.x + dx, next.y + dy);
                walked += 1;
                laid += 1;
            }
            assert!(laid > 0, "{dx},{dy} stuck after {walked}");
            play(&mut game, "finish");
        }
        assert_eq!(game.province().len(), 4 + goal);
        let far = Cell::new(
            start.x + (goal as i8 - 1) * dx,
            start.y + (goal as i8 - 1) * dy,
        );
        assert_eq!(game.figure(seat(1), Figure::Legion), Spot::Land(far));
    }
}

#[test]
fn the_longest_list_of_moves_is_reached_and_fits() {
    let kinds = Tile::all()
        .map(|tile| tile.to_string())
        .collect::<Vec<_>>()
        .join(" ");
    let longest = [2, 3, 4, 5].map(|players| {
        let mut game = Board::new(Mode::Classic, players).hand(1, &kinds).game();
        play(&mut game, "conquer legion");
        game.moves().len()
    });
    assert_eq!(longest.into_iter().max(), Some(MAX_MOVES));
    const { assert!(MAX_MOVES > 1 + 93, "every land tile, and the city") };
}

// Texts, undo and scenarios

#[test]
fn moves_tiles_and_cells_have_texts_that_come_back() {
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert_eq!(Tile::from_code(tile.code()), Some(tile));
    }
    let moves = [
        "conquer legion",
        "revenue censor",
        "reorganize",
        "reorganize caesar",
        "Ld@-1,1",
        "finish",
        "draw large",
        "draw small",
        "flip Smc",
        "keep",
        "legion city",
        "censor 12,-7",
    ];
    for text in moves {
        assert_eq!(mv(text).to_string(), text);
    }
    for bad in [
        "",
        "conquer",
        "conquer caesar",
        "Ld@",
        "Ld@1,2,3",
        "Ld@01,2",
        "Ld@+1,2",
        "Ld@-0,0",
        "Lx@1,1",
        "draw",
        "flip",
        "legion",
        "legion 300,0",
        "finish ",
        "keep ",
        "reorganize now",
        "finish it",
    ] {
        assert!(bad.parse::<Move>().is_err(), "{bad}");
    }
}

#[test]
fn undo_goes_back_to_the_last_moment_nothing_hidden_was_revealed() {
    let game = border().hand(1, "Lmt").game();
    let mut session = Session::<_>::new(game.clone());
    let refused = session.play(mv("finish"), |_| {});
    assert_eq!(refused, Err(Refusal::NotNow));
    for text in ["conquer legion", "Lmt@-1,1"] {
        session.play(mv(text), |_| {}).expect(text);
    }
    assert_eq!(session.undoable().len(), 2);
    assert_eq!(session.undo(), Some(mv("Lmt@-1,1")));
    assert_eq!(session.undo(), Some(mv("conquer legion")));
    assert_eq!(session.undo(), None);
    assert_eq!(*session.game(), game);
    for text in ["reorganize", "draw large"] {
        session.play(mv(text), |_| {}).expect(text);
    }
    assert_eq!(session.undo(), None, "a drawn tile cannot be put back");
    session.play(mv("legion -1,0"), |_| {}).expect("free");
    assert_eq!(session.undo(), Some(mv("legion -1,0")));
}

#[test]
fn undo_leads_back_from_the_flip_and_from_the_odd_tile() {
    for (board, moves) in [
        (
            border().hand(1, "Lmt Ld"),
            ["revenue censor", "Lmt@-1,1", "finish"],
        ),
        (
            border().hand(1, "Lht Ld"),
            ["conquer legion", "Lht@-1,1", "finish"],
        ),
    ] {
        let game = board.game();
        let mut session = Session::<_>::new(game.clone());
        for text in moves {
            session.play(mv(text), |_| {}).expect(text);
        }
        let decides = matches!(session.game().phase(), Phase::Flip | Phase::OddTile { .. });
        assert!(decides, "{:?}", session.game().phase());
        for text in moves.into_iter().rev() {
            assert_eq!(session.undo(), Some(mv(text)));
        }
        assert_eq!(*session.game(), game);
    }
}

#[test]
fn a_session_with_little_room_forgets_the_oldest_steps() {
    let mut session = Session::<_, 2>::new(border().hand(1, "Sd Ld").game());
    for text in ["conquer legion", "Ld@-1,1", "Sd@-1,2"] {
        session.play(mv(text), |_| {}).expect(text);
    }
    assert_eq!(session.undo(), Some(mv("Sd@-1,2")));
    assert_eq!(session.undo(), Some(mv("Ld@-1,1")));
    assert_eq!(session.undo(), None);
    assert!(matches!(session.game().phase(), Phase::March(_)));
    let mut none = Session::<_, 0>::new(border().hand(1, "Sd").game());
    none.play(mv("conquer legion"), |_| {}).expect("possible");
    assert_eq!(none.undo(), None);
}

#[test]
fn positions_that_one_box_cannot_show_are_refused() {
    let plain = |scenario: Scenario| scenario.game().err();
    let base = Scenario {
        setup: setup(Mode::Classic, 2),
        to_move: seat(1),
        land: &[],
        seats: &[],
        reserve: 100,
        caesar: None,
        large: &[],
        small: &[],
    };
    let ld = tiles("Ld")[0];
    assert_eq!(plain(base), None);
    assert_eq!(
        plain(Scenario {
            to_move: seat(3),
            ..base
        }),
        Some(ScenarioError::Seats)
    );
    assert_eq!(
        plain(Scenario {
            caesar: Some(seat(1)),
            ..base
        }),
        Some(ScenarioError::Caesar)
    );
    assert_eq!(
        plain(Scenario { reserve: 0, ..base }),
        Some(ScenarioError::Coins)
    );
    assert_eq!(
        plain(Scenario {
            reserve: 121,
            ..base
        }),
        Some(ScenarioError::Coins)
    );
    assert_eq!(
        plain(Scenario {
            large: &[ld; 11],
            ..base
        }),
        Some(ScenarioError::Tiles)
    );
    assert_eq!(
        plain(Scenario {
            small: &[ld],
            ..base
        }),
        Some(ScenarioError::Tiles)
    );
    for at in ["0,0", "1,2", "5,5"] {
        assert_eq!(
            plain(Scenario {
                land: &[(ld, cell(at))],
                ..base
            }),
            Some(ScenarioError::Land),
            "{at}"
        );
    }
    let stray = palmyra_engine::legions::ScenarioSeat {
        legion: Some(cell("0,0")),
        ..Default::default()
    };
    assert_eq!(
        plain(Scenario {
            seats: &[stray],
            ..base
        }),
        Some(ScenarioError::Figures)
    );
}

#[test]
fn coins_are_secret_until_the_end() {
    let mut game = Board::new(Mode::Classic, 2)
        .coins(1, 5)
        .coins(2, 7)
        .reserve(9)
        .game();
    assert_eq!(game.coins_known_to(seat(1), seat(1)), Some(5));
    assert_eq!(game.coins_known_to(seat(1), seat(2)), None);
    play(&mut game, "reorganize");
    assert_eq!(game.coins_known_to(seat(1), seat(2)), Some(7));
}

#[test]
fn every_setup_begins_with_something_to_do() {
    for setup in all_setups() {
        let game = Legions::new(setup, 1);
        assert_eq!(game.to_move(), Some(Seat::FIRST));
        assert!(game.moves().len() >= 3, "{setup:?}");
    }
}
