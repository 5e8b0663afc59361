//! Tests that figures and gains stay visible on the map.

extern crate std;

use palmyra_engine::Rng;
use palmyra_engine::legions::{Phase, Players, Setup};
use palmyra_play::{Listed as _, Start};

use super::super::choice;
use super::*;

/// Calls `look` with every position of some random games for two to five players.
fn each_position(mut look: impl FnMut(&Play)) {
    for seed in 0..6 {
        let setup = Setup::Classic(Players::new(2 + seed as u8 % 4).expect("players"));
        let start = Start::people(Legions::KIND, setup.number(), setup.players());
        let mut play = Play::new(start, seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        while play.game().end_cause().is_none() {
            look(&play);
            let mv = play.running().listed(rng.below(16) as u8);
            let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
            play.play(mv).expect("a legal move");
        }
    }
}

/// A moved figure is drawn once, in any place. The other figures stay where they are, even while a
/// player's two figures swap places.
#[test]
fn every_figure_is_seen_once_while_one_is_moved() {
    let (mut seen, mut shared) = (0, 0);
    each_position(|play| {
        let game = play.game();
        if let Phase::Put(figure) = game.phase() {
            for spot in choice::spots(game) {
                let cell = Map::spot(play, game.seat(), figure, spot);
                let stands = Map::stands(play, Some((figure, cell)));
                assert_eq!(stands.len(), usize::from(2 * game.seats()));
                let last = stands.last().expect("a figure");
                assert_eq!((last.0, last.1, last.2), (game.seat(), figure, cell));
                for (index, one) in stands.iter().enumerate() {
                    for other in &stands[..index] {
                        assert_ne!((one.2, one.3), (other.2, other.3));
                        shared += usize::from(one.2 == other.2);
                    }
                }
                seen += 1;
            }
        }
    });
    assert!(seen > 200 && shared > 5, "{seen} places, {shared} shared");
}

/// The gain of a tile is drawn beside the tile. It covers no tile, and no number in another free
/// cell. If a gap between tiles has too little space, only the header shows the gain.
#[test]
fn a_gain_stands_beside_its_tile_and_over_nothing() {
    let (mut seen, mut left_out) = (0, 0);
    each_position(|play| {
        let game = play.game();
        if let Phase::March(march) = game.phase() {
            let spot = game.figure(game.seat(), march.figure);
            let stand = Map::stand(play, game.seat(), march.figure);
            let reach = game.province().reach(spot).chain([stand]);
            let province = Block::province(game);
            let (scale, at) = Block::around(reach).near(province, stand, HEIGHT);
            let map = Map::close(scale, at, TOP, HEIGHT);
            for tile in game.hand(game.seat()).kinds() {
                for cell in game.cells(tile) {
                    seen += 1;
                    let Some(plate) = map.beside(game, (tile, cell), 36) else {
                        left_out += 1;
                        continue;
                    };
                    // A plate may cover a bare tile if nothing else is free.
                    let is_full = |&(tile, other): &(Tile, Cell)| {
                        let is_city = game.province().is_city(other);
                        is_city || tile.has_feature() || game.figure_at(other).is_some()
                    };
                    let tiles = game.province().tiles().filter(is_full).map(|it| it.1);
                    for other in tiles.chain([cell]) {
                        let (at, half) = (map.at(other), scale.half(other.size()));
                        let taken = area(at.x - half, at.y - half, 2 * half, 2 * half);
                        let both = taken.intersection(&plate);
                        assert!(both.is_zero_sized(), "{cell:?} over {other:?}");
                    }
                    for other in game.cells(tile).filter(|&it| it != cell) {
                        let at = map.at(other);
                        let number = area(at.x - 8, at.y - 5, 17, 11);
                        let both = number.intersection(&plate);
                        assert!(both.is_zero_sized(), "{cell:?} over {other:?}");
                    }
                }
            }
        }
    });
    std::println!("{left_out} of {seen} without a plate");
    assert!(seen > 1000 && left_out * 20 < seen, "{left_out} of {seen}");
}
