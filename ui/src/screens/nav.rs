//! Jumping between places with the d-pad.

use crate::input::Button;

/// The place that a press leads to: the nearest one in that direction, where
/// a step aside counts double. `None` if nothing lies that way.
pub fn jump(
    from: (i32, i32),
    places: impl Iterator<Item = (i32, i32)>,
    button: Button,
) -> Option<usize> {
    let mut best = None;
    for (index, place) in places.enumerate() {
        let (dx, dy) = (place.0 - from.0, place.1 - from.1);
        let (along, aside) = match button {
            Button::Right => (dx, dy),
            Button::Left => (-dx, dy),
            Button::Down => (dy, dx),
            Button::Up => (-dy, dx),
            _ => return None,
        };
        if along <= 0 {
            continue;
        }
        // What lies straight ahead comes first; among the rest a place that
        // is more aside than ahead is a last resort.
        let far = along + 2 * aside.abs() + if aside.abs() > along { 1000 } else { 0 };
        if best.is_none_or(|(_, least)| far < least) {
            best = Some((index, far));
        }
    }
    best.map(|(index, _)| index)
}
