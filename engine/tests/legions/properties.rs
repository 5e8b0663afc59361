//! Properties that hold after every step of any game of `legions`.

use std::collections::HashMap;

use palmyra_engine::legions::{
    COINS, Cell, Figure, Legions, MAX_UNDO, Move, Phase, Size, Spot, Tile,
};
use palmyra_engine::{Game as _, Rng, Seat, Session, bot};
use palmyra_testing::legions::{all_setups, play_out};
use palmyra_testing::play::assert_exact;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Creates a configuration for `count` random cases, which are the same on every machine.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x9a11_3412),
        failure_persistence: None,
        ..Config::with_cases(palmyra_testing::soak(count))
    }
}

fn any_game() -> impl Strategy<Value = (Legions, u64)> {
    (0..all_setups().len(), any::<u64>())
        .prop_map(|(index, seed)| (Legions::new(all_setups()[index], seed), seed))
}

/// Asserts that each of the 93 land tiles and 120 coins is in exactly one place, and that no two
/// figures share a tile.
fn assert_whole(game: &Legions) {
    let mut count: HashMap<Tile, u8> = HashMap::new();
    let mut add = |tile, number| *count.entry(tile).or_default() += number;
    let land = game.province().tiles().skip(game.province().city_len());
    land.for_each(|(tile, _)| add(tile, 1));
    let seats = || Seat::all(game.seats());
    for tile in Tile::all() {
        add(tile, game.unseen(tile));
        for seat in seats() {
            add(
                tile,
                game.hand(seat).count(tile) + game.seen_flipped(seat).count(tile),
            );
        }
    }
    for tile in Tile::all() {
        assert_eq!(count[&tile], tile.copies(), "{tile}");
    }
    assert_eq!(
        count.values().map(|&number| u32::from(number)).sum::<u32>(),
        93
    );

    let buried: u8 = seats()
        .map(|seat| game.flipped(seat) - game.seen_flipped(seat).len())
        .sum();
    let unseen: u8 = Tile::all().map(|tile| game.unseen(tile)).sum();
    assert_eq!(
        unseen,
        buried + game.stack(Size::Large) + game.stack(Size::Small)
    );

    let coins: u32 = seats().map(|seat| u32::from(game.coins(seat))).sum();
    let all = coins + u32::from(game.reserve()) + u32::from(game.removed());
    assert_eq!(all, u32::from(COINS));

    let figures = seats().flat_map(|seat| Figure::ALL.map(|figure| game.figure(seat, figure)));
    let mut stand = Vec::new();
    for spot in figures.filter(|&spot| spot != Spot::City) {
        assert!(!stand.contains(&spot), "two figures at {spot}");
        let Spot::Land(cell) = spot else { continue };
        assert!(game.province().at(cell).is_some() && !game.province().is_city(cell));
        stand.push(spot);
    }
    for (tile, cell) in game.province().tiles() {
        assert_eq!(tile.size(), cell.size());
        // The province marks exactly the cells of figures as occupied.
        let beside = cell
            .neighbours()
            .find(|&other| game.province().at(other).is_none());
        if let Some(beside) = beside {
            let probe = Tile::all().find(|tile| tile.size() == beside.size());
            let touch = probe.and_then(|probe| {
                let mut touches = game.province().touches(probe, beside, Spot::City);
                touches.find(|touch| touch.neighbour == cell)
            });
            let occupied = touch.map(|touch| touch.occupied);
            assert_eq!(occupied, Some(stand.contains(&Spot::Land(cell))));
        }
    }
}

/// Returns every possible move that uses only these cells.
fn move_space(cells: impl Iterator<Item = Cell> + Clone) -> impl Iterator<Item = Move> {
    let figures = || Figure::ALL.into_iter();
    let begin = figures().flat_map(|figure| {
        [
            Move::Conquer(figure),
            Move::Revenue(figure),
            Move::Return(figure),
        ]
    });
    let fixed = [
        Move::Reorganize { caesar: false },
        Move::Reorganize { caesar: true },
        Move::Finish,
        Move::Keep,
        Move::Draw(Size::Large),
        Move::Draw(Size::Small),
    ];
    let flips = Tile::all().map(Move::Flip);
    let places = cells
        .clone()
        .flat_map(|cell| Tile::all().map(move |tile| Move::Place(tile, cell)));
    let puts = cells.flat_map(move |cell| figures().map(move |figure| Move::Put(figure, cell)));
    begin.chain(fixed).chain(flips).chain(places).chain(puts)
}

/// Asserts that, of all moves that use only these cells, exactly the listed moves can
/// be played.
fn assert_exact_on(game: &Legions, cells: impl Iterator<Item = Cell> + Clone) {
    let met = assert_exact(game, move_space(cells));
    let listed = game.moves().len();
    assert_eq!(met, listed, "all listed moves are within these cells");
}

/// Returns the cells of the table, and those in a margin of two cells around it.
fn around(game: &Legions) -> impl Iterator<Item = Cell> + Clone {
    let cells = || game.province().tiles().map(|(_, cell)| cell);
    let xs = cells().map(|cell| cell.x).min().unwrap_or(0) - 2
        ..=cells().map(|cell| cell.x).max().unwrap_or(0) + 2;
    let ys = cells().map(|cell| cell.y).min().unwrap_or(0) - 2
        ..=cells().map(|cell| cell.y).max().unwrap_or(0) + 2;
    ys.flat_map(move |y| xs.clone().map(move |x| Cell::new(x, y)))
}

proptest! {
    #![proptest_config(cases(130))]

    #[test]
    fn tiles_coins_and_figures_are_accounted_for_after_every_step((game, seed) in any_game()) {
        assert_whole(&game);
        let end = play_out(game, &mut Rng::new(seed), |before, _, _| assert_whole(before));
        assert_whole(&end);
    }

    #[test]
    fn a_game_has_no_more_turns_than_tiles_allow((game, seed) in any_game()) {
        let mut turns = 0;
        play_out(game, &mut Rng::new(seed), |before, _, _| {
            turns += u32::from(before.phase() == Phase::Action);
        });
        // Every turn lays or draws a tile, except for the last one.
        prop_assert!(turns <= 2 * 93 + 1);
    }
}

#[test]
fn listed_moves_and_played_moves_are_the_same_in_every_setup() {
    for (setup, seed) in all_setups()
        .into_iter()
        .flat_map(|setup| [(setup, 1), (setup, 2)])
    {
        play_out(
            Legions::new(setup, seed),
            &mut bot::rng(seed),
            |before, _, _| {
                assert_exact_on(before, around(before));
            },
        );
    }
}

/// Checks that every move that is not listed is refused. The moves use all
/// cells, in one position of each phase and in three setups.
#[test]
fn the_whole_move_space_is_refused_but_for_the_listed_moves() {
    let everywhere =
        (i8::MIN..=i8::MAX).flat_map(|y| (i8::MIN..=i8::MAX).map(move |x| Cell::new(x, y)));
    for index in [0, 7, 12] {
        let mut met = Vec::new();
        let mut steps = 0;
        play_out(
            Legions::new(all_setups()[index], 77),
            &mut Rng::new(9),
            |before, _, _| {
                steps += 1;
                let phase = std::mem::discriminant(&before.phase());
                // Skips the first positions, so that the province is large.
                if steps > 60 && !met.contains(&phase) {
                    met.push(phase);
                    assert_exact_on(before, everywhere.clone());
                }
            },
        );
        assert_eq!(met.len(), 6, "every phase but the end: {index}");
    }
}

/// Checks that the longest turns can be taken back: the action, four tiles and the end of the
/// march. The next step, for an odd tile or a flip, is final.
#[test]
fn the_longest_turn_can_be_taken_back_whole() {
    let mut longest = 0;
    for (setup, seed) in all_setups().into_iter().cycle().zip(0..100) {
        let mut session = Session::new(Legions::new(setup, seed));
        let mut rng = bot::rng(seed);
        while let Some(mv) = bot::random(session.game(), &mut rng) {
            session.play(mv, |_| {}).expect("listed");
            let steps = session.undoable().len();
            assert_eq!(steps, session.unsettled() as usize);
            longest = longest.max(steps);
        }
    }
    assert_eq!(longest, MAX_UNDO);
}
