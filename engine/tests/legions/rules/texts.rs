//! Tests of provinces without an edge, texts, undo and scenarios.

use super::*;

/// Checks the longest straight lines that the rules and the tiles of the box allow. Along a row
/// or column, 36 turns lay two tiles each, one of them with a feature, and four turns lay four
/// plain tiles each. Along a diagonal, all 48 octagons are laid.
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
        let mut game = Position::new(Mode::Solo(Solo::One), 1)
            .hand(1, &codes)
            .game();
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
        let mut game = Position::new(Mode::Classic, players).hand(1, &kinds).game();
        play(&mut game, "conquer legion");
        game.moves().len()
    });
    assert_eq!(longest.into_iter().max(), Some(MAX_MOVES));
    const { assert!(MAX_MOVES > 1 + 93, "every land tile, and the city") };
}

// Tests of texts, undo and scenarios.

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
    let mut session = Session::new(game.clone());
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
        let mut session = Session::new(game.clone());
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
    let mut game = Position::new(Mode::Classic, 2)
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
