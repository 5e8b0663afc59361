//! Jumping between places with the d-pad.

use crate::input::Button;

/// The place that a press leads to, or `None` if nothing lies that way.
///
/// Up and down lead to the nearest row, left and right along the row. So every
/// place can be reached. Where the row ends, left and right go on to whatever
/// is nearest on that side.
pub fn jump(
    from: (i32, i32),
    places: impl Iterator<Item = (i32, i32)>,
    button: Button,
) -> Option<usize> {
    let mut best = None;
    for (index, place) in places.enumerate() {
        let (dx, dy) = (place.0 - from.0, place.1 - from.1);
        let (along, far) = match button {
            Button::Up => (-dy, (dy.abs(), dx.abs())),
            Button::Down => (dy, (dy.abs(), dx.abs())),
            Button::Left | Button::Right => {
                let along = if button == Button::Left { -dx } else { dx };
                let other_row = i32::from(dy != 0);
                (along, (other_row, along + 2 * dy.abs()))
            }
            _ => return None,
        };
        if along > 0 && best.is_none_or(|(_, least)| far < least) {
            best = Some((index, far));
        }
    }
    best.map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use palmyra_engine::legions::{Legions, Move, Players, Setup, Spot};
    use palmyra_engine::{Game as _, bot};

    use super::*;

    /// The places reached from the first one by the four directions.
    fn reached(places: &[(i32, i32)]) -> usize {
        let mut seen = std::vec![0];
        let mut next = 0;
        while next < seen.len() {
            for button in [Button::Up, Button::Down, Button::Left, Button::Right] {
                if let Some(to) = jump(places[seen[next]], places.iter().copied(), button)
                    && !seen.contains(&to)
                {
                    seen.push(to);
                }
            }
            next += 1;
        }
        seen.len()
    }

    #[test]
    fn the_d_pad_reaches_every_place() {
        for seed in 0..20 {
            let setup = Setup::Classic(Players::new(2 + seed as u8 % 4).unwrap());
            let mut game = Legions::new(setup, seed);
            let mut rng = bot::rng(seed);
            while let Some(mv) = bot::random(&game, &mut rng) {
                let moves = game.moves();
                for tile in game.hand(game.seat()).kinds() {
                    let places: Vec<_> = moves
                        .iter()
                        .filter_map(|&mv| match mv {
                            Move::Place(kind, cell) if kind == tile => Some(cell),
                            _ => None,
                        })
                        .map(super::super::table::middle)
                        .collect();
                    if !places.is_empty() {
                        assert_eq!(reached(&places), places.len(), "{places:?}");
                    }
                }
                let spots: Vec<_> = moves
                    .iter()
                    .filter_map(|&mv| match mv {
                        Move::Put(_, cell) => Some(Spot::Land(cell)),
                        Move::Return(_) => Some(Spot::City),
                        _ => None,
                    })
                    .map(super::super::table::spot_middle)
                    .collect();
                if !spots.is_empty() {
                    assert_eq!(reached(&spots), spots.len(), "{spots:?}");
                }
                game.play(mv, |_| {}).unwrap();
            }
        }
    }
}
