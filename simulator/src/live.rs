//! A device in real time.

use std::time::{Duration, Instant};

use palmyra_ui::Millis;

use crate::Device;
use crate::shelf::Saves;

/// A device that follows the real clock.
pub struct Live {
    device: Device,
    start: Instant,
}

impl Live {
    /// Switches on now, with what was kept.
    pub fn new(seed: u64, saves: Saves) -> Self {
        Self {
            device: Device::open(seed, saves),
            start: Instant::now(),
        }
    }

    /// The device as it was left.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The device at this moment.
    pub fn now(&mut self) -> &mut Device {
        self.device
            .follow(self.start.elapsed().as_millis() as Millis);
        &mut self.device
    }

    /// When the device has to be looked at again.
    pub fn wake(&self) -> Option<Instant> {
        let wake = self.device.wake()?;
        self.start.checked_add(Duration::from_millis(wake))
    }
}
