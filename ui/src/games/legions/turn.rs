//! A turn of `legions` in the log.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Action, Cell, EndCause, Event, Figure, Legions, Spot, Tile};

use crate::shell::TurnLog;

/// The maximum number of drawn tiles that the log names. Further tiles are only counted.
const NAMED: usize = 14;

/// A tile laid in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile that was laid.
    pub tile: Tile,
    /// The cell where the tile was laid.
    pub cell: Cell,
    /// The points for the landscape of the tile.
    pub landscape: u8,
    /// The points for the feature of the tile.
    pub feature: u8,
}

/// The content of a turn, collected from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat whose turn it is; `None` before the first event.
    pub seat: Option<Seat>,
    /// The action of the turn.
    pub action: Option<Action>,
    /// Whether Caesar was taken in the turn.
    pub caesar_taken: bool,
    /// The tiles that were laid, in order.
    pub laid: Vec<Laid, 4>,
    /// The points for landscapes.
    pub landscape: u8,
    /// The points for features.
    pub feature: u8,
    /// The point that Caesar adds.
    pub caesar: u8,
    /// The gain from the tribute.
    pub tribute: u8,
    /// The number of coins taken from the reserve in a revenue.
    pub taken: Option<u8>,
    /// The drawn tiles, up to the maximum number that the log names.
    pub drawn: Vec<Tile, NAMED>,
    /// The number of drawn tiles.
    pub drawn_count: u8,
    /// The tile that was flipped.
    pub flipped: Option<Tile>,
    /// The new spots of the figures, if they were put.
    pub put: [Option<Spot>; 2],
    /// The spots of the figures before the turn.
    pub from: [Spot; 2],
    /// The number of coins that a solo game removes after the turn.
    pub removed: u8,
    /// The cause of the game's end, if the turn has ended the game.
    pub end: Option<EndCause>,
    /// The reason for the turn, if a bot has given one.
    pub why: Option<Reason>,
}

impl Turn {
    /// Returns the points for matches, with Caesar's point.
    pub const fn gain(&self) -> u8 {
        self.landscape + self.feature + self.caesar
    }

    /// Returns the cells outside the city on which a tile was laid or a figure was put.
    pub fn places(&self) -> impl Iterator<Item = Cell> {
        let put = self.put.iter().flatten().filter_map(|spot| match *spot {
            Spot::Land(cell) => Some(cell),
            Spot::City => None,
        });
        self.laid.iter().map(|laid| laid.cell).chain(put)
    }
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            seat: None,
            action: None,
            caesar_taken: false,
            laid: Vec::new(),
            landscape: 0,
            feature: 0,
            caesar: 0,
            tribute: 0,
            taken: None,
            drawn: Vec::new(),
            drawn_count: 0,
            flipped: None,
            put: [None; 2],
            from: [Spot::City; 2],
            removed: 0,
            end: None,
            why: None,
        }
    }
}

impl TurnLog<Legions> for Turn {
    fn before(&mut self, game: &Legions) {
        if self.seat.is_none() {
            self.from = Figure::ALL.map(|figure| game.figure(game.seat(), figure));
        }
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::Began { seat, action } => {
                self.seat = Some(seat);
                self.action = Some(action);
            }
            Event::CaesarTaken { .. } => self.caesar_taken = true,
            Event::Placed { tile, cell, .. } => {
                // The list has room, because the rules allow at most four tiles.
                let _ = self.laid.push(Laid {
                    tile,
                    cell,
                    landscape: 0,
                    feature: 0,
                });
            }
            Event::Touched { touch, .. } => {
                let (landscape, feature) = (touch.landscape_points(), touch.feature_points());
                self.landscape += landscape;
                self.feature += feature;
                if let Some(laid) = self.laid.last_mut() {
                    laid.landscape += landscape;
                    laid.feature += feature;
                }
            }
            Event::Gained { caesar, .. } => self.caesar = caesar,
            Event::Paid { tribute, taken } => {
                self.tribute = tribute;
                self.taken = Some(taken);
            }
            Event::Drew { tile, .. } => {
                self.drawn_count += 1;
                let _ = self.drawn.push(tile);
            }
            Event::Flipped { tile, .. } => self.flipped = Some(tile),
            Event::Put { figure, spot } => self.put[figure as usize] = Some(spot),
            Event::TurnEnded { .. } => {}
            Event::Removed { coins } => self.removed = coins,
            Event::Ended { cause } => self.end = Some(cause),
        }
    }

    fn explain(&mut self, reason: Reason) {
        self.why.get_or_insert(reason);
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }
}

#[cfg(test)]
mod tests {
    use palmyra_engine::legions::{Players, Setup};
    use palmyra_engine::{Game as _, Rng, Seat};

    use super::*;

    #[test]
    fn a_turn_begins_where_its_figures_stood() {
        let mut conquests = 0;
        for seed in 0..20 {
            let setup = Setup::Classic(Players::new(2).unwrap());
            let (mut game, mut rng) = (Legions::new(setup, seed), Rng::new(seed));
            let spots = |game: &Legions, seat| Figure::ALL.map(|figure| game.figure(seat, figure));
            let (mut turn, mut start) = (Turn::default(), spots(&game, Seat::FIRST));
            while let Some(mv) = rng.pick(&game.moves()) {
                turn.before(&game);
                let seat = game.seat();
                let mut over = false;
                game.play(mv, |event| {
                    over |= Turn::ends_turn(&event);
                    if !over {
                        turn.tell(event);
                    }
                })
                .unwrap();
                if over {
                    assert_eq!(turn.from, start, "seed {seed}, {seat:?}");
                    conquests += usize::from(turn.laid.len() > 1);
                    (turn, start) = (Turn::default(), spots(&game, game.seat()));
                }
            }
        }
        assert!(conquests >= 20, "{conquests} conquests");
    }
}
