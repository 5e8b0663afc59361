//! Properties that hold after every step of any game of `merchants`.

use std::collections::HashSet;

use palmyra_engine::merchants::{
    Event, Goods, MAX_GAME, MAX_MOVES, Merchants, Mission, Missions, Mode, Move, Part, Phase,
    Piece, Rare, Spot, Spots, TURNS, Tiles,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::merchants::{
    Position, all_setups, busy, busy_out, move_space, play_out, setup,
};
use palmyra_testing::play::assert_exact;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Creates a configuration for `count` random cases, which are the same on every machine.
fn cases(count: u32) -> Config {
    Config {
        rng_seed: RngSeed::Fixed(0x2017_0042),
        failure_persistence: None,
        ..Config::with_cases(palmyra_testing::soak(count))
    }
}

fn any_game() -> impl Strategy<Value = (Merchants, u64)> {
    (2..=4u8, any::<bool>(), any::<u64>()).prop_map(|(count, experienced, seed)| {
        let mode = match experienced {
            true => Mode::Experienced,
            false => Mode::Standard,
        };
        (Merchants::new(setup(count, mode), seed), seed)
    })
}

/// Asserts that every card, tile and piece of the box is in exactly one place.
fn assert_whole(game: &Merchants) {
    assert_missions(game);
    assert_rare_goods(game);
    assert_improvements(game);
    assert_pieces(game);
    for part in Part::ALL {
        let built: u8 = Seat::all(game.seats())
            .map(|seat| game.board(seat).temples(part))
            .sum();
        assert_eq!(built + game.temple_cards(part), 4);
    }
    for seat in Seat::all(game.seats()) {
        // A player can have at most two unfinished temples, because a second one can be begun only
        // with K19.
        let board = game.board(seat);
        let unfinished: u8 = Part::ALL[..3].iter().map(|&part| board.temples(part)).sum();
        assert!(unfinished <= 2);
    }
}

fn assert_missions(game: &Merchants) {
    for seat in Seat::all(game.seats()) {
        let mut seen = game.discards();
        let mut count = seen.len();
        let mut add = |cards: Missions| {
            seen = seen.or(cards);
            count += cards.len();
        };
        add(game.board(seat).hand());
        add(game.unseen(seat));
        for other in Seat::all(game.seats()) {
            add(game.board(other).fulfilled());
            add(game.board(other).returned());
        }
        assert_eq!(
            (seen.len(), count),
            (26, 26),
            "each mission is somewhere once"
        );
    }
    let hands: u8 = Seat::all(game.seats())
        .map(|seat| game.board(seat).hand().len())
        .sum();
    assert_eq!(
        game.unseen(Seat::FIRST).len() + game.board(Seat::FIRST).hand().len(),
        hands + game.deck()
    );
}

fn assert_rare_goods(game: &Merchants) {
    for rare in Rare::all() {
        let stack = game.stack(rare.colour()).iter();
        let stacked = stack.filter(|&&other| other == rare).count() as u8;
        let owned = Seat::all(game.seats()).map(|seat| game.board(seat).rare()[rare.index()]);
        assert_eq!(stacked + owned.sum::<u8>(), game.seats(), "{rare}");
    }
}

fn assert_improvements(game: &Merchants) {
    let mut seen = game.open();
    let others = Seat::all(game.seats()).map(|seat| game.board(seat).improvements());
    for tiles in others.chain([game.undrawn()]) {
        assert!(seen.and(tiles).is_empty(), "an improvement is in one place");
        seen = seen.or(tiles);
    }
    assert!(seen.minus(Tiles::for_players(game.seats())).is_empty());
    if (1..=3).contains(&game.turn()) {
        let era = Tiles::of_era(1).and(Tiles::for_players(game.seats()));
        assert_eq!(seen, era, "none has left in the first era");
    }
}

fn assert_pieces(game: &Merchants) {
    let mut occupied = Spots::NONE;
    for seat in Seat::all(game.seats()) {
        let board = game.board(seat);
        assert!(occupied.and(board.spots()).is_empty(), "one piece a spot");
        occupied = occupied.or(board.spots());
        let mut placed = [0; 2];
        for spot in board.spots().iter() {
            let (owner, piece) = game.piece(spot).expect("a piece");
            assert_eq!(owner, seat);
            assert!(spot.fits(piece));
            assert!(
                spot.tile()
                    .is_none_or(|tile| board.improvements().contains(tile))
            );
            assert!(game.seats() > 2 || !spot.is_for_many());
            placed[piece.index()] += 1;
        }
        for (piece, most) in Piece::ALL.into_iter().zip([5, 4]) {
            let there = placed[piece.index()] + board.reserve(piece);
            assert!(board.pieces(piece) <= most);
            assert!(there <= board.pieces(piece), "new ones join next turn");
            if matches!(game.phase(), Phase::Place(_)) {
                assert_eq!(there, board.pieces(piece));
            }
        }
    }
    for spot in Spot::all() {
        assert_eq!(game.piece(spot).is_some(), occupied.contains(spot));
    }
}

/// Asserts that the events of a move explain all changes of goods, prestige and towers.
fn assert_told(before: &Merchants, mv: Move) {
    let mut game = *before;
    let index = |good: usize| palmyra_engine::merchants::Good::ALL[good];
    let counts = |goods: Goods| [0, 1, 2, 3].map(|good| i32::from(goods.count(index(good))));
    let mut goods: Vec<_> = Seat::all(4)
        .map(|seat| counts(before.board(seat).goods()))
        .collect();
    let mut prestige: Vec<_> = Seat::all(4)
        .map(|seat| before.board(seat).prestige())
        .collect();
    let mut towers: Vec<_> = Seat::all(4)
        .map(|seat| before.board(seat).tower())
        .collect();
    let mut change = |seat: Seat, by: Goods, sign: i32| {
        for (have, by) in goods[seat.index()].iter_mut().zip(counts(by)) {
            *have += sign * by;
        }
    };
    game.play(mv, |event| match event {
        Event::Got { seat, goods, .. } => change(seat, goods, 1),
        Event::Paid { seat, goods } | Event::Discarded { seat, goods } => change(seat, goods, -1),
        Event::Did { seat, mv } => match mv {
            Move::Goods(goods) => change(seat, goods, 1),
            Move::Trade(trade) => {
                if let Some(good) = trade.gives() {
                    change(seat, Goods::of(good, 1), -1);
                }
            }
            _ => {}
        },
        Event::Taxed { seat, paid, lost } => {
            change(seat, Goods::new(0, 0, 0, paid), -1);
            prestige[seat.index()] -= i16::from(lost);
        }
        Event::Scored { seat, points, .. } | Event::Levels { seat, points } => {
            prestige[seat.index()] += points;
        }
        Event::Tower { seat, level, .. } => towers[seat.index()] = level,
        _ => {}
    })
    .expect("listed");
    for seat in Seat::all(game.seats()) {
        let board = game.board(seat);
        // The goods that a player discards in a turn are reported together, after the last choice.
        if !matches!(game.phase(), Phase::Keep(_)) && !matches!(before.phase(), Phase::Keep(_)) {
            assert_eq!(goods[seat.index()], counts(board.goods()), "{mv}");
        }
        assert_eq!(prestige[seat.index()], board.prestige(), "{mv}");
        assert_eq!(towers[seat.index()], board.tower(), "{mv}");
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn everything_is_accounted_for_after_every_step((game, seed) in any_game()) {
        assert_whole(&game);
        let end = play_out(game, &mut Rng::new(seed), |before, mv, _| {
            assert_whole(before);
            assert_told(before, mv);
        });
        assert_whole(&end);
        busy_out(game, &mut Rng::new(seed), |before, mv| {
            assert_whole(before);
            assert_told(before, mv);
        });
    }

    #[test]
    fn prestige_decides_at_the_end_and_then_rare_goods((game, seed) in any_game()) {
        let end = play_out(game, &mut Rng::new(seed), |_, _, _| {});
        let outcome = end.outcome().expect("over");
        prop_assert_eq!((end.to_move(), end.turn()), (None, TURNS));
        let rank = |seat: Seat| (outcome.scores[seat.index()], end.board(seat).rare_goods());
        let best = Seat::all(end.seats()).map(rank).max();
        for seat in Seat::all(end.seats()) {
            prop_assert_eq!(outcome.scores[seat.index()], end.score_of(seat).total());
            prop_assert_eq!(outcome.winners.contains(seat), Some(rank(seat)) == best);
        }
    }

    #[test]
    fn options_count_all_steps_but_those_that_close_a_window((game, seed) in any_game()) {
        play_out(game, &mut Rng::new(seed), |before, _, _| {
            let phase = before.phase();
            let counted = before.moves().iter().filter(|mv| match phase {
                Phase::Place(_) => matches!(mv, Move::Place(..)),
                _ => !matches!(mv, Move::Pass(_) | Move::Tax(_) | Move::Done),
            }).count();
            if phase.is_window() || matches!(phase, Phase::Place(_)) {
                assert_eq!(usize::from(before.options()), counted);
            }
        });
    }
}

proptest! {
    #![proptest_config(cases(6))]

    #[test]
    fn listed_moves_and_played_moves_are_the_same((game, seed) in any_game()) {
        let space = move_space();
        let end = play_out(game, &mut Rng::new(seed), |before, _, _| { assert_exact(before, space.iter().copied()); });
        assert_exact(&end, space.iter().copied());
        busy_out(game, &mut Rng::new(seed), |before, _| { assert_exact(before, space.iter().copied()); });
    }
}

/// Checks that consecutive attacks hit different regions, even if there are turns without an attack
/// between them.
#[test]
fn no_region_is_attacked_twice_running() {
    let (mut attacks, mut changed) = (0, 0);
    for setup in all_setups() {
        for seed in 0..60 {
            let mut game = Merchants::new(setup, seed);
            let mut rng = Rng::new(seed);
            let mut last = None;
            while let Some(mv) = busy(&game, &mut rng) {
                changed += u32::from(matches!(mv, Move::Change(..)));
                game.play(mv, |event| {
                    if let Event::Attacked { region, .. } = event {
                        assert_ne!(last.replace(region), Some(region));
                        attacks += 1;
                    }
                })
                .expect("listed");
            }
        }
    }
    assert!(attacks > 300 && changed > 0, "{attacks} {changed}");
}

/// Checks that the games of [`busy`] contain every kind of step. Other tests rely on
/// that.
#[test]
fn busy_games_meet_every_kind_of_step_and_every_mission() {
    let mut met = HashSet::new();
    let mut events = HashSet::new();
    for setup in all_setups() {
        for seed in 0..150 {
            let mut game = Merchants::new(setup, seed);
            let mut rng = Rng::new(seed);
            while let Some(mv) = busy(&game, &mut rng) {
                let text = mv.to_string();
                let word = text.split(' ').next().unwrap_or_default();
                met.insert(match mv {
                    Move::Return(card, _) => format!("{word} {card}"),
                    Move::Change(card, _) | Move::Double(card) => format!("{word} {card}"),
                    Move::Tower(spot, rise) => format!("{word} {spot} {rise}"),
                    Move::PayPrestige => text,
                    _ => word.to_owned(),
                });
                game.play(mv, |event| {
                    let text = format!("{event:?}");
                    let name = text.split([' ', '(']).next().unwrap_or_default();
                    events.insert(name.to_owned());
                })
                .expect("listed");
            }
        }
    }
    for word in "goods start place swap choose take gifts caravan shipyard trade cash buy traitor \
                 temple rare draw fulfil supplies first exempt pay gain free keep pass tax done"
        .split_whitespace()
    {
        assert!(met.contains(word), "no {word}: {met:?}");
    }
    for text in [
        "tower D1 one",
        "tower D2 two",
        "tower I47 one",
        "tower I47 two",
        "pay pp",
    ] {
        assert!(met.contains(text), "no {text}");
    }
    for card in Mission::all() {
        let returned = ["return", "change", "double"].map(|word| format!("{word} {card}"));
        let swapped = card.to_string() == "K14";
        assert!(
            swapped || returned.iter().any(|text| met.contains(text)),
            "{card}"
        );
    }
    for name in "Opened Dealt DeckShuffled TurnBegan Revealed Spoils Attacked Chosen Began \
                 HighestTower Idle Did Paid Got Scored Tower Piece Drew StackShuffled Taxed \
                 Discarded Stands EraBegan Levels Ended"
        .split_whitespace()
    {
        assert!(events.contains(name), "no {name}: {events:?}");
    }
}

#[test]
fn the_busiest_games_are_within_the_limits() {
    for setup in all_setups() {
        let (mut longest, mut most) = (0, 0);
        for seed in 0..100 {
            let mut steps = 0;
            busy_out(
                Merchants::new(setup, seed),
                &mut Rng::new(seed),
                |before, _| {
                    steps += 1;
                    most = most.max(before.moves().len());
                },
            );
            longest = longest.max(steps);
        }
        assert!(longest <= MAX_GAME && most <= MAX_MOVES, "{longest} {most}");
    }
}

/// Checks the longest list of moves. Its position has a hand of 24 missions and goods for all
/// of them, two more missions to return for any rare good, three pieces that fulfil missions,
/// all trades, and other pieces with a choice of rare goods.
#[test]
fn the_longest_list_has_its_room() {
    let hand: Vec<_> = (3..=26).map(|number| format!("K{number}")).collect();
    let position = Position::new(4)
        .turn(7)
        .goods(1, "w60s60m60g60")
        .hand(1, &hand.join(" "))
        .fulfilled(1, "K1 K2")
        .tiles(1, "I1 I2 I3 I4 I6 I23 I24 I43 I47")
        .temples(1, "basement roof")
        .tower(2, 1)
        .tower(3, 1)
        .tower(4, 1)
        .at(1, "s:I47 P5 B3 S5 E6 E8 S4 E5 E7");
    let game = position.construction(1);
    assert_eq!(game.moves().len(), MAX_MOVES);
    assert_eq!(usize::from(game.options()), MAX_MOVES - 1);
    // No step from this position leads to a longer list.
    for &mv in &game.moves() {
        let mut next = game;
        next.play(mv, |_| {}).expect("listed");
        assert!(next.moves().len() <= MAX_MOVES, "{mv}");
    }
}

/// Checks long lists of moves in other phases: the improvements round with K15, and swaps.
#[test]
fn the_long_lists_of_other_phases_fit() {
    let tiles = |from: u8, to: u8| -> String {
        let names: Vec<_> = (from..=to).map(|number| format!("I{number}")).collect();
        names.join(" ")
    };
    let hand: Vec<_> = (1..=26)
        .filter(|number| ![15, 25, 26].contains(number))
        .map(|number| format!("K{number}"))
        .collect();
    let game = Position::new(4)
        .turn(7)
        .goods(1, "w60s60m60g60")
        .hand(1, &hand.join(" "))
        .fulfilled(1, "K15 K25 K26")
        .open(&tiles(37, 46))
        .undrawn(&tiles(8, 22))
        .tiles(1, "I1 I2 I3 I4 I6 I23 I24")
        .at(1, "N1 S1 E1 N4 N3 S3 E3 A4 A5")
        .round(1);
    let round = game.moves().len();
    assert!((180..=MAX_MOVES).contains(&round), "{round}");
    // Player 1 has nine pieces, and pieces of other players are on nearly all other slots.
    let game = Position::new(4)
        .turn(2)
        .chosen(2, "B")
        .fulfilled(1, "K14")
        .at(1, "N1 N2 S1 S2 D1 D2 D3 D4 D5")
        .at(2, "N4 N6 E1 E2 P1 P2 P3 P4 P5")
        .at(3, "E4 E5 E7 S4 P6 A1 A2 A4 A5")
        .at(4, "s:A3 N3 N5 S3 S5 S6")
        .placed();
    assert_eq!(game.phase(), Phase::Swap);
    let swaps = game.moves().len();
    assert!((100..=MAX_MOVES).contains(&swaps), "{swaps}");
}
