//! Tests of the setup.

use super::*;

/// Plays the first legal moves until the first turn begins, and returns their events.
fn begun(game: &mut Merchants) -> Vec<Event> {
    let mut events = Vec::new();
    while game.turn() == 0 {
        let mv = game.moves()[0];
        game.play(mv, |event| events.push(event)).expect("listed");
    }
    events
}

#[test]
fn everybody_begins_with_six_goods_ten_prestige_three_camels_and_two_ships() {
    for setup in all_setups() {
        let game = Merchants::new(setup, 1);
        for seat in Seat::all(game.seats()) {
            let board = game.board(seat);
            assert_eq!(board.warehouse().to_string(), "w2s2m1g1");
            assert_eq!((board.prestige(), board.tower()), (10, 0));
            assert_eq!(board.pieces(Piece::Camel), 3);
            assert_eq!(board.pieces(Piece::Ship), 2);
            assert!(board.improvements().is_empty() && board.hand().is_empty());
        }
        assert_eq!((game.under(), game.chooser()), (None, None));
    }
}

#[test]
fn later_players_add_goods_in_their_order() {
    let mut game = Merchants::new(setup(4, Mode::Standard), 1);
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(listed(&game), "goods w1; goods s1");
    play(&mut game, "goods s1");
    assert_eq!(game.to_move(), Some(seat(3)));
    assert_eq!(listed(&game), "goods m1; goods g1");
    play(&mut game, "goods g1");
    assert_eq!(game.to_move(), Some(seat(4)));
    assert_eq!(
        listed(&game),
        "goods w1m1; goods w1g1; goods s1m1; goods s1g1"
    );
    play(&mut game, "goods s1m1");
    assert_eq!(
        [1, 2, 3, 4].map(|player| owned(&game, player)),
        ["w2s2m1g1", "w2s3m1g1", "w2s2m1g2", "w2s3m2g1"]
    );
}

#[test]
fn improvements_are_chosen_from_the_last_player_back_to_the_first() {
    let mut game = Merchants::new(setup(3, Mode::Standard), 1);
    play(&mut game, "goods w1; goods m1");
    assert_eq!(game.to_move(), Some(seat(3)));
    assert_eq!(listed(&game), "start I1; start I2; start I3; start I4");
    play(&mut game, "start I3");
    assert_eq!(game.to_move(), Some(seat(2)));
    assert_eq!(listed(&game), "start I1; start I2; start I4");
    assert_eq!(refused(&game, "start I3"), Refusal::NoSuchTile);
    assert_eq!(refused(&game, "start I5"), Refusal::NoSuchTile);
    play(&mut game, "start I1");
    assert_eq!(game.to_move(), Some(seat(1)));
    play(&mut game, "start I2");
    assert_eq!(game.phase(), Phase::Place(Placing::One));
    assert_eq!((game.to_move(), game.turn()), (Some(seat(1)), 1));
}

#[test]
fn experienced_players_choose_any_improvement_of_the_first_era_in_the_game() {
    let mut game = Merchants::new(setup(2, Mode::Experienced), 1);
    play(&mut game, "goods w1");
    assert_eq!(
        listed(&game),
        "start I1; start I2; start I3; start I4; start I5; start I6; start I8; start I9; \
         start I10; start I11; start I14; start I16; start I18"
    );
    let mut game = Merchants::new(setup(4, Mode::Experienced), 1);
    play(&mut game, "goods w1; goods m1; goods w1m1");
    assert_eq!(game.moves().len(), 18);
    assert_eq!(refused(&game, "start I19"), Refusal::NoSuchTile);
}

#[test]
fn six_eight_or_ten_improvements_are_laid_open() {
    for setup in all_setups() {
        let mut game = Merchants::new(setup, 5);
        begun(&mut game);
        assert_eq!(game.open().len(), [6, 8, 10][usize::from(game.seats() - 2)]);
        let all = Tiles::of_era(1).and(Tiles::for_players(game.seats()));
        assert!(game.open().minus(all).is_empty());
    }
}

#[test]
fn unchosen_game_start_tiles_are_not_drawn_in_the_standard_game() {
    for seed in 0..30 {
        let mut game = Merchants::new(setup(2, Mode::Standard), seed);
        play(&mut game, "goods w1; start I2; start I4");
        assert!(game.open().and(Tiles::GAME_START).is_empty());
        let undrawn = game.undrawn();
        assert!(undrawn.contains(the("I1")) && undrawn.contains(the("I3")));
        // The era has 13 tiles in the game for two. 2 were taken and 6 are open, so 5 are left.
        assert_eq!(undrawn.len(), 5);
    }
}

#[test]
fn unchosen_game_start_tiles_are_shuffled_in_for_experienced_players() {
    let mut met = Tiles::NONE;
    for seed in 0..30 {
        let mut game = Merchants::new(setup(2, Mode::Experienced), seed);
        play(&mut game, "goods w1; start I5; start I1");
        met = met.or(game.open());
        assert!(game.open().and(game.undrawn()).is_empty());
        let taken = all::<Tile, Tiles>("I1 I5");
        let era = Tiles::of_era(1).and(Tiles::for_players(2));
        assert_eq!(game.open().or(game.undrawn()).or(taken), era);
        assert!(game.open().and(taken).is_empty());
    }
    assert_eq!(met.and(Tiles::GAME_START), all("I2 I3 I4"));
}

#[test]
fn fourteen_improvements_are_not_in_the_game_for_two() {
    let missing = Tiles::for_players(4).minus(Tiles::for_players(2));
    let expected: Tiles = all("I7 I12 I13 I15 I17 I22 I25 I26 I31 I32 I36 I45 I46 I48");
    assert_eq!(missing, expected);
    assert_eq!(Tiles::for_players(3).len(), 48);
}

#[test]
fn the_eras_have_18_18_and_12_improvements() {
    assert_eq!([1, 2, 3].map(|era| Tiles::of_era(era).len()), [18, 18, 12]);
    for tile in Tile::all() {
        assert!(Tiles::of_era(tile.era()).contains(tile));
    }
}

#[test]
fn two_missions_are_dealt_to_each() {
    for setup in all_setups() {
        let mut game = Merchants::new(setup, 3);
        let events = begun(&mut game);
        let mut seen = Missions::NONE;
        for seat in Seat::all(game.seats()) {
            let hand = game.board(seat).hand();
            assert_eq!(hand.len(), 2);
            let dealt = events.iter().find_map(|event| match *event {
                Event::Dealt { seat: to, cards } if to == seat => Some(cards),
                _ => None,
            });
            let dealt: Missions = dealt.expect("dealt").into_iter().collect();
            assert_eq!(dealt, hand);
            seen = seen.or(hand);
        }
        assert_eq!(seen.len(), 2 * game.seats());
        assert_eq!(game.deck(), 26 - 2 * game.seats());
    }
}

#[test]
fn stacks_have_as_many_tiles_of_each_type_as_there_are_players() {
    for setup in all_setups() {
        let game = Merchants::new(setup, 8);
        for colour in Colour::ALL {
            let stack = game.stack(colour);
            assert_eq!(stack.len(), 3 * usize::from(game.seats()));
            for rare in colour.types() {
                let count = stack.iter().filter(|&&tile| tile == rare).count();
                assert_eq!(count, usize::from(game.seats()));
            }
        }
    }
}

#[test]
fn the_board_for_two_has_29_slots_and_the_other_one_41() {
    let slots = |many: bool| {
        let both = Piece::ALL.map(|piece| Spots::fitting(piece, many));
        both[0].or(both[1]).len()
    };
    assert_eq!((slots(false), slots(true)), (29, 41));
    // Only the slot of the war supplies accepts both kinds of pieces.
    let either = Piece::ALL.map(|piece| Spots::fitting(piece, true));
    assert_eq!(either[0].and(either[1]), Spots::one(the("A3")));
}

/// Returns the name of a slot's action, for comparison with a table.
fn action(spot: Spot) -> String {
    match spot.action() {
        Action::Take(good) => format!("{good:?}").to_lowercase(),
        Action::Rare(colour) => colour.to_string(),
        Action::Gifts(place) => format!("gifts-{place}"),
        Action::Tower(rise) => format!("tower-{rise}"),
        Action::Temple { mission: true } => "temple-mission".into(),
        Action::Market { both_ways: true } => "market-both".into(),
        Action::Market { both_ways: false } => "market-up".into(),
        other => {
            let name = format!("{other:?}").to_lowercase();
            name.split(' ').next().unwrap_or_default().to_owned()
        }
    }
}

#[test]
fn every_slot_is_where_the_table_says() {
    let regions = "NNNNNNSSSSSSEEEEEEEEDDDDDPPPPPPBBBBBAAAAA";
    let fits = "ssCscsssCscCssCsscscCCCCCCCCCCCCCccCCCecc";
    let many = [
        "N2", "N5", "S2", "S5", "E2", "E4", "E6", "E8", "B3", "B4", "A4", "A5",
    ];
    for ((spot, region), kind) in Spot::all().zip(regions.chars()).zip(fits.chars()) {
        assert_eq!(
            spot.region().map(|region| region.to_string()),
            Some(region.into())
        );
        assert_eq!(spot.fits(Piece::Camel), "Cce".contains(kind), "{spot}");
        assert_eq!(spot.fits(Piece::Ship), "se".contains(kind), "{spot}");
        assert_eq!(
            spot.is_for_many(),
            many.contains(&spot.to_string().as_str()),
            "{spot}"
        );
    }
    let actions = "wood wood wood marble marble shipyard stone stone stone grey grey gifts-2 gold gold \
                   gold marble yellow yellow red red tower-one tower-two traitor improvement caravan \
                   improvement improvement temple-mission market-both mission first temple \
                   market-up mission improvement gifts-1 marauders taxman supplies stone wood";
    let names: Vec<_> = Spot::all().take(41).map(action).collect();
    assert_eq!(names.join(" "), actions);
    let private: Vec<_> = Spot::all().skip(41).map(|spot| spot.to_string()).collect();
    assert_eq!(private, ["I21", "I22", "I37", "I47", "I48"]);
    for spot in Spot::all().skip(41) {
        assert_eq!(spot.region(), None, "a private action lies in no region");
        assert!(spot.fits(Piece::Camel) && spot.fits(Piece::Ship) && !spot.is_for_many());
    }
}

#[test]
fn the_same_seed_deals_the_same_and_another_one_differently() {
    for setup in all_setups() {
        let (mut one, mut same) = (Merchants::new(setup, 4), Merchants::new(setup, 4));
        let mut other = Merchants::new(setup, 5);
        for game in [&mut one, &mut same, &mut other] {
            begun(game);
        }
        assert_eq!(one, same);
        let hands = |game: &Merchants| {
            let boards = Seat::all(game.seats()).map(|seat| game.board(seat).hand());
            (boards.collect::<Vec<_>>(), game.open())
        };
        assert_ne!(hands(&one), hands(&other));
    }
}

#[test]
fn the_whole_state_is_at_most_1024_bytes_and_copied() {
    assert!(size_of::<Merchants>() <= 1024, "{}", size_of::<Merchants>());
    assert!(size_of::<Move>() <= 5, "{}", size_of::<Move>());
    fn copied<T: Copy>(_: T) {}
    copied(Merchants::new(setup(2, Mode::Standard), 1));
}

#[test]
fn positions_that_no_box_allows_are_refused() {
    let wrong = |position: Position| position.try_begin().expect_err("impossible");
    let base = Position::new(2);
    assert_eq!(wrong(base.clone().first(3)), ScenarioError::Seats);
    assert_eq!(wrong(base.clone().chosen(3, "S")), ScenarioError::Seats);
    assert_eq!(wrong(base.clone().turn(10)), ScenarioError::Turn);
    assert_eq!(wrong(base.clone().turn(0)), ScenarioError::Turn);
    assert_eq!(
        wrong(base.clone().under("S").chosen(1, "S")),
        ScenarioError::Region
    );
    assert_eq!(
        wrong(base.clone().hand(1, "K1").deck("K1")),
        ScenarioError::Missions
    );
    assert_eq!(
        wrong(base.clone().hand(1, "K1").fulfilled(2, "K1")),
        ScenarioError::Missions
    );
    assert_eq!(
        wrong(base.clone().tiles(1, "I5").open("I5")),
        ScenarioError::Improvements
    );
    assert_eq!(wrong(base.clone().open("I7")), ScenarioError::Improvements);
    assert_eq!(
        wrong(base.clone().rare(1, "glass glass")),
        ScenarioError::RareGoods
    );
    assert_eq!(
        wrong(base.clone().stack("grey", "jade")),
        ScenarioError::RareGoods
    );
    assert_eq!(
        wrong(base.clone().temples(1, "roof roof roof roof roof")),
        ScenarioError::Temples
    );
    assert_eq!(wrong(base.clone().pieces(1, 6, 0)), ScenarioError::Pieces);
    assert_eq!(wrong(base.pieces(2, 3, 5)), ScenarioError::Pieces);
}
