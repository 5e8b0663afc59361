//! The handheld in real time, for the window and the terminal.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use embassy_futures::block_on;
use palmyra_device::{Handheld, Light};
use palmyra_headless::board::DeskFront;
use palmyra_headless::saves::Saves;
use palmyra_play::{Bots, Day};

/// A handheld that follows the real clock.
pub struct Live {
    handheld: Handheld<Saves>,
    bots: Box<Bots>,
    /// The board with panel and buttons.
    pub board: DeskFront<Instant>,
}

impl Live {
    /// Creates a handheld with these saves and switches it on.
    pub fn new(seed: u64, saves: Saves) -> Self {
        let mut handheld = Handheld::new(seed, 0, saves);
        handheld.switch_on();
        Self {
            handheld,
            bots: Box::default(),
            board: DeskFront::new(Instant::now()),
        }
    }

    /// Does all work that is due. Bots think only for a moment. Returns the time of the next
    /// call if no button is touched before.
    pub fn round(&mut self) -> Option<Instant> {
        self.board.today = today();
        let due = block_on(self.handheld.round(&mut self.bots, &mut self.board))?;
        self.board.clock.checked_add(Duration::from_millis(due))
    }

    /// A value that changes whenever the appearance of the panel changes.
    pub fn sight(&self) -> (u64, Light) {
        (self.board.frames(), self.board.light())
    }
}

/// The current day in UTC, so that everybody has the same day at the same time.
fn today() -> Option<Day> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Day::at(since.as_secs())
}
