//! Tests of the visible part of the province, in the close view and above the sentences of a guided
//! game.

extern crate std;

use palmyra_engine::Rng;
use palmyra_engine::legions::{Legions, Phase, Players, Setup};
use palmyra_play::{Listed as _, Start};

use super::*;
use crate::games::AnyPlay;
use crate::testing::contexts;

/// At every step of the guided game in every language, enough of the province stays visible.
#[test]
fn a_guide_leaves_at_least_128_pixels_of_the_province() {
    for mut cx in contexts() {
        let mut play = Play::begin_guided().expect("a guided game");
        let (mut seen, mut small) = (0, std::vec![]);
        loop {
            cx.play = Some(AnyPlay::from(play.clone()));
            let next = guide::next(&play);
            let place = next.and_then(|mv| choice::at(play.game(), mv));
            let table = |choosing| Table {
                choosing,
                scroll: 0,
                outlook: Outlook::default(),
                news: false,
            };
            let decides = table(choice::begin(play.game()));
            let watches = Table::watch(0);
            let shown: std::vec::Vec<Table> = if play.bot_to_move() {
                std::vec![watches]
            } else if matches!(
                play.game().phase(),
                Phase::Action | Phase::March(_) | Phase::Put(_)
            ) {
                [Some(decides), place.map(table)]
                    .into_iter()
                    .flatten()
                    .collect()
            } else {
                std::vec![]
            };
            for table in shown {
                let (_, height) = table.view(&play, &cx);
                if height < 128 {
                    small.extend(table.sentence(&cx, &play).map(|words| (height, words)));
                }
                seen += 1;
            }
            if play.introduces() {
                play.read_introduction();
            } else if let Some(mv) = next {
                play.play(mv).expect("a legal move");
            } else {
                break;
            }
        }
        assert!(small.is_empty(), "{small:?}");
        assert!(seen > 30, "{seen} pictures");
    }
}

/// Returns the edges of a row or column of large tiles along one axis of the close view, relative
/// to the centre of the view.
fn edges(scale: Scale, centre: i32, low: i8, high: i8) -> (i32, i32) {
    let half = scale.half(Size::Large) + 1;
    let at = |cell: i8| i32::from(cell) * scale.pitch() - centre;
    (at(low) - half, at(high) + half)
}

/// While a tile is laid, the view contains all cells for the tiles of the hand. The province is not
/// cut off on one side while there is empty space on the other.
#[test]
fn the_close_view_holds_all_places_and_as_much_as_it_can_of_the_province() {
    let mut cx = contexts().next().expect("a language");
    let (mut seen, mut cut) = (0, 0);
    for seed in 0..8 {
        let setup = Setup::Classic(Players::new(2 + seed as u8 % 3).expect("players"));
        let start = Start::people(Legions::KIND, setup.number(), setup.players());
        let mut play = Play::new(start, seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        while play.game().end_cause().is_none() {
            if let Phase::March(march) = play.game().phase() {
                let table = Table {
                    choosing: choice::begin(play.game()),
                    scroll: 0,
                    outlook: Outlook::default(),
                    news: false,
                };
                cx.play = Some(AnyPlay::from(play.clone()));
                let (scale, centre) = table.focus(&play, &cx).expect("a view");
                let (_, height) = table.view(&play, &cx);
                let game = play.game();
                let kinds = game.hand(game.seat()).kinds();
                let places = kinds.flat_map(|tile| game.cells(tile));
                let stand = Map::stand(&play, game.seat(), march.figure);
                let places: std::vec::Vec<Cell> = places.chain([stand]).collect();
                let land = || game.province().tiles().map(|(_, cell)| cell);
                for (centre, view, axis) in [
                    (centre.x, 240, (|cell| cell.x) as fn(Cell) -> i8),
                    (centre.y, height, |cell| cell.y),
                ] {
                    let of = |cells: &mut dyn Iterator<Item = Cell>| {
                        let (low, high) = cells
                            .map(axis)
                            .fold((i8::MAX, i8::MIN), |sum, at| (sum.0.min(at), sum.1.max(at)));
                        edges(scale, centre, low, high)
                    };
                    let (from, to) = of(&mut places.iter().copied());
                    let inside = -view / 2 <= from && to <= (view + 1) / 2;
                    assert!(inside || scale == Scale::CLOSE, "{from} to {to} of {view}");
                    let all = places.iter().copied().chain(land());
                    let (first, last) = of(&mut { all });
                    // The view may have space for a plate with a number at the side.
                    let most = if view == 240 { 48 } else { 4 };
                    if first < -view / 2 && inside {
                        cut += 1;
                        let empty = view / 2 - last;
                        assert!(empty <= most, "{empty} below, {first} above");
                    }
                    if last > (view + 1) / 2 && inside {
                        cut += 1;
                        let empty = first + view / 2;
                        assert!(empty <= most, "{empty} above, {last} below");
                    }
                    seen += 1;
                }
            }
            let mv = play.running().listed(rng.below(16) as u8);
            let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
            play.play(mv).expect("a legal move");
        }
    }
    assert!(seen > 200 && cut > 20, "{seen} views, {cut} cut");
}
