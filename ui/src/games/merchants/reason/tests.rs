//! Tests that every reason is readable, reveals no secrets, and is true.

extern crate std;

use std::collections::BTreeSet;
use std::string::{String, ToString as _};

use palmyra_engine::Rng;
use palmyra_engine::merchants::{
    Benefit, Missions, Mode, Players, Scenario, ScenarioSeat, Setup, Tiles,
};
use palmyra_play::Person;

use super::*;
use crate::canvas::wrap;
use crate::games::GameContext as Context;
use crate::testing::contexts;

/// Plays random games and calls `each` with every position.
fn each_position(each: &mut impl FnMut(&Merchants)) {
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        let players = Players::new(players).expect("players");
        let mode = Mode::Standard;
        let mut game = Merchants::new(Setup { players, mode }, seed);
        let mut rng = Rng::new(seed);
        while game.to_move().is_some() {
            each(&game);
            let moves = game.moves();
            let mv = rng.pick(&moves).expect("a move");
            game.play(mv, |_| {}).expect("legal");
        }
    }
}

#[test]
fn every_reason_fits_two_lines() {
    let contexts: std::vec::Vec<Context> = contexts().collect();
    let mut said = BTreeSet::new();
    each_position(&mut |game| {
        let moves = game.moves();
        for cx in &contexts {
            let name = |seat: Seat| cx.name(Person(seat.index() as u8));
            for own in [false, true] {
                let matter = Matter {
                    cx,
                    game,
                    own,
                    name,
                };
                for &mv in &moves {
                    let line = matter.words(mv);
                    assert!(wrap(&line, 226).count() <= 2, "{mv}: {line}");
                    assert!(!line.contains("{}"), "{mv}: {line}");
                    let why = matter.why(mv);
                    said.extend(why.map(|(msg, _)| std::format!("{msg:?}")));
                }
            }
        }
    });
    assert!(said.len() >= 40, "{said:?}");
}

/// A reason never reveals a player's hand to others.
#[test]
fn missions_in_hand_are_only_named_to_their_owner() {
    let cx = contexts().next().expect("English");
    each_position(&mut |game| {
        let moves = game.moves();
        let told = |game: &Merchants, mv| -> String {
            let matter = Matter {
                cx: &cx,
                game,
                own: false,
                name: |_| "",
            };
            matter.words(mv).to_string()
        };
        // A rival may have any hand, so a reason must be the same with another one.
        let rival = Seat::all(game.seats()).find(|&seat| seat != game.seat());
        let mut other = *game;
        if let Some(rival) = rival {
            other.redeal(rival, &mut Rng::new(9));
        }
        for &mv in &moves {
            let is_about_hand = matches!(mv, Move::Cash(..) | Move::Fulfil(..));
            if !is_about_hand {
                assert_eq!(told(game, mv), told(&other, mv), "{mv}");
            }
        }
    });
}

/// A seat with the prestige and the pieces that every player has at the start, and nothing else.
const PLAIN: ScenarioSeat = ScenarioSeat {
    prestige: 10,
    goods: Goods::NONE,
    tower: 0,
    pieces: [3, 2],
    improvements: Tiles::NONE,
    hand: Missions::NONE,
    fulfilled: Missions::NONE,
    returned: Missions::NONE,
    temples: [0; 4],
    rare: [0; Rare::TYPES],
};

/// Returns the beginning of a turn of two players.
fn scenario(turn: u8) -> Scenario<'static> {
    Scenario {
        setup: Setup {
            players: Players::new(2).expect("two"),
            mode: Mode::Standard,
        },
        turn,
        first: Seat::FIRST,
        under: None,
        chosen: None,
        seats: &[PLAIN, PLAIN],
        open: Tiles::NONE,
        undrawn: Tiles::NONE,
        stacks: [&[], &[], &[]],
        deck: &[],
        discards: Missions::NONE,
    }
}

/// Returns the reason for a piece on a slot in a given turn, and the number in the reason.
fn said(turn: u8, own: ScenarioSeat, rival: ScenarioSeat, slot: &str) -> (ReasonText, i32) {
    let cx = contexts().next().expect("English");
    let silk: Rare = "silk".parse().expect("a rare good");
    let game = Scenario {
        seats: &[own, rival],
        stacks: [&[], &[], &[silk]],
        ..scenario(turn)
    };
    let game = game.game().expect("a position");
    let matter = Matter {
        cx: &cx,
        game: &game,
        own: true,
        name: |_| "",
    };
    let spot = slot.parse().expect("a slot");
    let mut pieces = Piece::ALL.into_iter();
    let piece = pieces
        .find(|&piece| Spot::fits(spot, piece))
        .expect("a piece");
    number(matter.why(Move::Place(piece, spot)).expect("a reason"))
}

fn number((msg, blanks): Why) -> (ReasonText, i32) {
    let number = blanks.iter().find_map(|blank| match blank {
        Blank::Number(number) => Some(*number),
        Blank::Word(_) => None,
    });
    (msg, number.unwrap_or(0))
}

#[test]
fn a_tower_has_reasons_of_its_own() {
    let tiles = |tile| Tiles::one(Tile::new(tile).expect("a tile"));
    let with = |tower, tile: Option<u8>| ScenarioSeat {
        tower,
        pieces: [4, 2],
        improvements: tile.map_or(Tiles::NONE, tiles),
        ..PLAIN
    };
    let said = |turn, own, slot| said(turn, own, PLAIN, slot);
    assert_eq!(said(4, PLAIN, "D1").0, ReasonText::TowerCamel);
    assert_eq!(said(4, with(3, Some(14)), "D1"), (ReasonText::TowerFree, 5));
    assert_eq!(
        said(4, with(6, Some(16)), "D2"),
        (ReasonText::TowerHighest, 2)
    );
    assert_eq!(said(6, with(6, None), "D2"), (ReasonText::TowerEra, 16));
    assert_eq!(said(4, with(6, None), "D1"), (ReasonText::TowerCheap, 10));
}

/// If a player's tower costs no wood, no reason is about wood for the tower.
#[test]
fn goods_are_wanted_at_the_price_of_the_owner() {
    let cx = contexts().next().expect("English");
    let mut free = Tile::all().filter(|tile| tile.effect() == Effect::NoWood);
    let free = Tiles::one(free.next().expect("a tile"));
    for (improvements, wants) in [(Tiles::NONE, true), (free, false)] {
        let own = ScenarioSeat {
            improvements,
            ..PLAIN
        };
        let scenario = Scenario {
            seats: &[own, PLAIN],
            ..scenario(2)
        };
        let mut game = scenario.game().expect("a position");
        let tower: Spot = "D1".parse().expect("a slot");
        let first = Piece::ALL.into_iter().find(|&piece| tower.fits(piece));
        let placed = Move::Place(first.expect("a piece"), tower);
        game.play(placed, |_| {}).expect("a legal move");
        // The rival makes another move than taking wood.
        let moves = game.moves();
        let is_wood = |mv: &Move| match mv {
            Move::Place(_, spot) => spot.action() == Action::Take(Good::Wood),
            _ => false,
        };
        let other = moves.iter().find(|mv| !is_wood(mv)).expect("a move");
        game.play(*other, |_| {}).expect("a legal move");
        let moves = game.moves();
        let wood = moves.iter().copied().find(is_wood).expect("a slot of wood");
        let matter = Matter {
            cx: &cx,
            game: &game,
            own: true,
            name: |_| "",
        };
        let (msg, _) = matter.why(wood).expect("a reason");
        assert_eq!(msg == ReasonText::GoodsTower, wants, "{msg:?}");
    }
}

#[test]
fn the_first_temples_and_ships_have_reasons_of_their_own() {
    let roof = ScenarioSeat {
        temples: [0, 0, 1, 0],
        ..PLAIN
    };
    let done = ScenarioSeat {
        temples: [0, 0, 0, 1],
        ..PLAIN
    };
    assert_eq!(said(7, roof, PLAIN, "B1").0, ReasonText::TempleFinish);
    assert_eq!(said(7, roof, done, "B1").0, ReasonText::TempleSecond);
    let (msg, points) = said(7, done, PLAIN, "B1");
    assert_eq!((msg, points), (ReasonText::TempleNext, 5));
    let two = ScenarioSeat {
        rare: [1, 0, 0, 1, 0, 0, 0, 0, 0],
        ..PLAIN
    };
    assert_eq!(said(4, two, PLAIN, "E7").0, ReasonText::SetShip);
}

#[test]
fn a_benefit_that_is_returned_loses_half() {
    let cx = contexts().next().expect("English");
    let setup = Setup {
        players: Players::new(2).expect("two"),
        mode: Mode::Standard,
    };
    let game = Merchants::new(setup, 1);
    let matter = Matter {
        cx: &cx,
        game: &game,
        own: true,
        name: |_| "",
    };
    let card = Mission::all()
        .find(|card| card.benefit() == Benefit::Camel)
        .expect("a mission");
    let step = Move::Return(card, palmyra_engine::merchants::Claim::Plain);
    let line = matter.words(step);
    let lost = card.prestige() - card.prestige() / 2;
    assert!(line.contains(&lost.to_string()), "{line}");
}

/// A reason for paying less tax needs gold that is left. A reason about the most goods needs that
/// no free slot gives more.
#[test]
fn reasons_about_tax_and_goods_are_true() {
    let (mut taxes, mut most) = (0, 0);
    let cx = contexts().next().expect("English");
    each_position(&mut |game| {
        let matter = Matter {
            cx: &cx,
            game,
            own: true,
            name: |_: Seat| "",
        };
        let gold = game.board(game.seat()).goods().count(Good::Gold);
        for &mv in &game.moves() {
            match (mv, matter.why(mv)) {
                (Move::Tax(paid), Some((ReasonText::TaxLose, _))) => {
                    assert!(gold > paid, "{gold} gold, {mv}");
                    taxes += 1;
                }
                (Move::Place(_, spot), Some((ReasonText::GoodsMost, _))) => {
                    let taken = |spot| game.taken(game.seat(), spot).total();
                    let piece = game.piece_for(spot);
                    let many = game.setup().players.is_many();
                    let mut free = Spots::fitting(piece, many).iter();
                    let better =
                        free.find(|&slot| game.piece(slot).is_none() && taken(slot) > taken(spot));
                    assert_eq!(better, None, "{mv}");
                    most += 1;
                }
                _ => {}
            }
        }
    });
    assert!(taxes > 0 && most > 0, "{taxes} {most}");
}
