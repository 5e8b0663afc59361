//! The first position of the guided game.

use heapless::Vec;

use super::{
    Goods, Merchants, Mission, Missions, Mode, Players, Rare, Scenario, ScenarioError,
    ScenarioSeat, Setup, Tile, Tiles,
};
use crate::Seat;

/// The seed that stands for the [opening](Merchants::opening). A deal for two in the standard mode
/// with this seed is that position.
pub const OPENING_SEED: u64 = 0x5061_6c6d;

impl Merchants {
    /// Returns the first position of the guided game.
    ///
    /// [`Playable::deal`](crate::Playable::deal) returns this position for [`OPENING_SEED`]. So the
    /// game can be played on after the last lesson, and saved like any other.
    #[must_use]
    pub fn opening() -> Option<Self> {
        opening().ok()
    }
}

/// Sets up the position, with the cards that the lessons need.
fn opening() -> Result<Merchants, ScenarioError> {
    let tiles =
        |numbers: &[u8]| -> Tiles { numbers.iter().filter_map(|&n| Tile::new(n)).collect() };
    let cards =
        |numbers: &[u8]| -> Missions { numbers.iter().filter_map(|&n| Mission::new(n)).collect() };
    // Creates a stack of rare goods, given by their indices.
    let stack = |places: [usize; 6]| -> Vec<Rare, 6> {
        places
            .into_iter()
            .filter_map(|at| Rare::all().nth(at))
            .collect()
    };
    let seat = |goods, tile, hand| ScenarioSeat {
        prestige: 10,
        goods,
        tower: 0,
        pieces: [3, 2],
        improvements: tiles(&[tile]),
        hand,
        fulfilled: Missions::NONE,
        returned: Missions::NONE,
        temples: [0; 4],
        rare: [0; Rare::TYPES],
    };
    let deck = [7, 1, 2, 3, 4, 5, 8].into_iter().chain(10..=20);
    let deck = deck.chain(22..=25);
    let deck: Vec<Mission, 26> = deck.filter_map(Mission::new).collect();
    Scenario {
        setup: Setup {
            players: Players::new(2).ok_or(ScenarioError::Seats)?,
            mode: Mode::Standard,
        },
        turn: 1,
        first: Seat::FIRST,
        under: None,
        chosen: None,
        seats: &[
            seat(Goods::new(2, 2, 1, 1), 1, cards(&[9, 26])),
            seat(Goods::new(3, 2, 1, 1), 4, cards(&[6, 21])),
        ],
        open: tiles(&[5, 8, 10, 11, 14, 18]),
        undrawn: tiles(&[2, 3, 6, 9, 16]),
        stacks: [
            &stack([0, 2, 1, 0, 2, 1]),
            &stack([4, 3, 5, 4, 3, 5]),
            &stack([6, 8, 7, 6, 8, 7]),
        ],
        deck: &deck,
        discards: Missions::NONE,
    }
    .game()
}
