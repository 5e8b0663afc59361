//! A turn of `legions` in the log.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Action, Cell, EndCause, Event, Figure, Legions, Spot, Tile};

use crate::shell::TurnLog;

/// Number of drawn tiles that the log names; larger draws are only counted.
const NAMED: usize = 14;

/// A tile laid in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Where it was laid.
    pub cell: Cell,
    /// Points for its landscape.
    pub landscape: u8,
    /// Points for its feature.
    pub feature: u8,
}

/// The events of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat whose turn it is; `None` before anything happened.
    pub seat: Option<Seat>,
    /// The action of the turn.
    pub action: Option<Action>,
    /// Whether Caesar was taken.
    pub caesar_taken: bool,
    /// The tiles that were laid.
    pub laid: Vec<Laid, 4>,
    /// Points for landscapes.
    pub landscape: u8,
    /// Points for features.
    pub feature: u8,
    /// Caesar's point.
    pub caesar: u8,
    /// The tribute.
    pub tribute: u8,
    /// Coins taken from the reserve, in a revenue.
    pub taken: Option<u8>,
    /// The tiles that were drawn, as far as the log names them.
    pub drawn: Vec<Tile, NAMED>,
    /// The number of tiles that were drawn.
    pub drawn_count: u8,
    /// The tile that became tribute.
    pub flipped: Option<Tile>,
    /// Where the figures were put.
    pub put: [Option<Spot>; 2],
    /// The places of the figures before the turn.
    pub from: [Spot; 2],
    /// Coins that were removed from a solo game.
    pub removed: u8,
    /// The cause of the game's end.
    pub end: Option<EndCause>,
    /// The reason for a bot's turn.
    pub why: Option<Reason>,
}

impl Turn {
    /// Matches and Caesar's point.
    pub const fn gain(&self) -> u8 {
        self.landscape + self.feature + self.caesar
    }

    /// The cells outside the city that got a tile or a figure.
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
        if self.put == [None; 2] {
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
                // The rules allow at most four tiles.
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
