//! Movement of the cursor between places with the d-pad.

use palmyra_engine::legions::Cell;

use crate::input::Button;

/// A place on the map, as a column and a row.
type Place = (i8, i8);

const DIRECTIONS: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Returns the cost of moving the cursor from one place to another with an arrow, or `None` if the
/// other place does not lie in the arrow's direction. The cost is the distance divided by the
/// cosine of the angle to the arrow, so places off its axis cost more. It is returned as a
/// fraction: the square of the distance over the distance ahead.
fn cost(from: Place, to: Place, button: Button) -> Option<(i32, i32)> {
    let dx = i32::from(to.0) - i32::from(from.0);
    let dy = i32::from(to.1) - i32::from(from.1);
    let ahead = match button {
        Button::Up => -dy,
        Button::Down => dy,
        Button::Left => -dx,
        _ => dx,
    };
    (ahead > 0).then_some((dx * dx + dy * dy, ahead))
}

/// Whether the cost `one` is less than the cost `other`. Of two equal costs, the one of the place
/// straighter ahead is less.
const fn is_less(one: (i32, i32), other: (i32, i32)) -> bool {
    let (left, right) = (one.0 * other.1, other.0 * one.1);
    let (aside, besides) = (one.0 - one.1 * one.1, other.0 - other.1 * other.1);
    left < right || left == right && aside < besides
}

/// Returns the index of the place with the lowest cost for an arrow.
fn nearest(from: Place, places: &[Place], button: Button) -> Option<usize> {
    let mut best: Option<(usize, (i32, i32))> = None;
    for (index, &place) in places.iter().enumerate() {
        if let Some(cost) = cost(from, place, button)
            && best.is_none_or(|(_, least)| is_less(cost, least))
        {
            best = Some((index, cost));
        }
    }
    best.map(|(index, _)| index)
}

/// Returns the index of the place to which an arrow leads, or `None` if no place lies in its
/// direction.
///
/// Normally this is the place with the lowest cost. A place that never has the lowest cost, for any
/// arrow at any other place, could not be reached that way. Therefore the press for which such a
/// place costs least leads to it.
pub fn jump(from: Place, places: &[Place], button: Button) -> Option<usize> {
    let best = nearest(from, places, button)?;
    let lost = (0..places.len()).find(|&index| {
        index != best
            && is_closest(from, places, button, places[index])
            && is_lost(places, places[index])
    });
    Some(lost.unwrap_or(best))
}

/// Returns the tile of the province to which an arrow leads, or `None` at the edge. This is the
/// nearest tile in the arrow's direction, where the distance across that direction counts twice.
pub fn walk(from: Cell, tiles: impl Iterator<Item = Cell>, button: Button) -> Option<Cell> {
    let way = |cell: &Cell| {
        let (dx, dy) = (
            i32::from(cell.x) - i32::from(from.x),
            i32::from(cell.y) - i32::from(from.y),
        );
        let (along, across) = match button {
            Button::Up => (-dy, dx),
            Button::Down => (dy, dx),
            Button::Left => (-dx, dy),
            _ => (dx, dy),
        };
        (along > 0).then_some(along + 2 * across.abs())
    };
    tiles.filter(|cell| way(cell).is_some()).min_by_key(way)
}

/// Whether the way from `from` to `to` with the arrow `button` costs least among the ways to `to`
/// from all places with all arrows.
fn is_closest(from: Place, places: &[Place], button: Button, to: Place) -> bool {
    let Some(least) = cost(from, to, button) else {
        return false;
    };
    let mut before = true;
    for &other in places {
        for direction in DIRECTIONS {
            let this = other == from && direction == button;
            let Some(cost) = cost(other, to, direction).filter(|_| !this) else {
                before &= !this;
                continue;
            };
            // If several ways have the same cost, the first one counts.
            if is_less(cost, least) || before && !is_less(least, cost) {
                return false;
            }
        }
    }
    true
}

/// Whether a place never has the lowest cost, for any arrow at any place.
fn is_lost(places: &[Place], place: Place) -> bool {
    let leads = |&from: &Place| {
        let mut ways = DIRECTIONS.into_iter();
        ways.any(|way| nearest(from, places, way).is_some_and(|index| places[index] == place))
    };
    !places.iter().any(leads)
}

#[cfg(test)]
#[allow(
    clippy::float_arithmetic,
    reason = "the rule is checked by other means"
)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use palmyra_engine::legions::{Legions, Move, Players, Setup, Spot};
    use palmyra_engine::{Game as _, bot};

    use super::*;

    /// Asserts that every place can be reached from every other, and that every press leads in its
    /// direction.
    fn assert_good(places: &[Place]) {
        let ways: Vec<[Option<usize>; 4]> = places
            .iter()
            .map(|&from| DIRECTIONS.map(|button| jump(from, places, button)))
            .collect();
        for start in 0..places.len() {
            let mut seen = std::vec![start];
            let mut next = 0;
            while next < seen.len() {
                for to in ways[seen[next]].into_iter().flatten() {
                    if !seen.contains(&to) {
                        seen.push(to);
                    }
                }
                next += 1;
            }
            assert_eq!(seen.len(), places.len(), "from {start} of {places:?}");
        }
        assert_geometric(places, &ways);
    }

    /// Returns the angle between the way to a place and the arrow in degrees, and the distance.
    /// They are computed in another way than by `cost`.
    fn polar(from: Place, to: Place, button: Button) -> (f64, f64) {
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let ahead = match button {
            Button::Up => -90.0,
            Button::Down => 90.0,
            Button::Left => 180.0,
            _ => 0.0,
        };
        let mut angle = (dy.atan2(dx).to_degrees() - ahead).abs();
        if angle > 180.0 {
            angle = 360.0 - angle;
        }
        (angle, dx.hypot(dy))
    }

    /// Asserts that every arrow leads to the place in its direction with the least distance divided
    /// by the cosine of the angle. It then skips no place that is both nearer and straighter ahead.
    /// Exempt are places to which no other press leads.
    fn assert_geometric(places: &[Place], ways: &[[Option<usize>; 4]]) {
        for (&from, ways_from) in places.iter().zip(ways) {
            for (button, &to) in DIRECTIONS.into_iter().zip(ways_from) {
                let seen = places.iter().filter(|&&place| place != from);
                let seen: Vec<_> = seen
                    .map(|&place| polar(from, place, button))
                    .filter(|&(angle, _)| angle < 89.99)
                    .collect();
                let cost = |(angle, far): (f64, f64)| far / angle.to_radians().cos();
                let least = seen.iter().map(|&place| cost(place)).min_by(f64::total_cmp);
                let (Some(index), Some(least)) = (to, least) else {
                    assert_eq!((to, least), (None, None), "{button:?} from {from:?}");
                    continue;
                };
                let to = polar(from, places[index], button);
                assert!(to.0 < 89.99, "{button:?} from {from:?}");
                let times = ways.iter().flatten().filter(|&&way| way == Some(index));
                if times.count() == 1 {
                    continue;
                }
                let place = std::format!("{button:?} from {from:?} of {places:?}");
                assert!((cost(to) - least).abs() < 0.001, "{place}");
                let better =
                    |&&(angle, far): &&(f64, f64)| angle < to.0 - 0.01 && far < to.1 - 0.001;
                assert_eq!(seen.iter().find(better), None, "{place}");
            }
        }
    }

    #[test]
    fn the_d_pad_goes_where_it_points_and_reaches_every_place() {
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
                        assert_good(&places);
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
                    assert_good(&spots);
                }
                game.play(mv, |_| {}).unwrap();
            }
        }
    }
}
