//! Tests of the contents of the box and the setup.

use super::*;

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
