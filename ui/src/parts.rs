//! The parts of a device, and its diagnostic figures.

/// The parts of a device that a player notices. Settings for missing parts are
/// not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Whether it can play sounds.
    pub sound: bool,
    /// Whether it can sleep on demand.
    pub sleep: bool,
    /// Whether it can talk to a computer over its cable.
    pub cable: bool,
    /// The board's number: each board keeps its own brightness.
    pub board: u8,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            sound: true,
            sleep: false,
            cable: false,
            board: 0,
        }
    }
}

/// Diagnostic figures of a device, for its self-test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The battery's voltage in millivolts, if there is a battery.
    pub battery: Option<u16>,
    /// Whether the cable supplies power, if that can be detected.
    pub cable: Option<bool>,
    /// The flash's JEDEC ID (maker, kind, size), and its unique number.
    pub flash: Option<(u32, u64)>,
    /// The time between two refreshes of the panel in microseconds, if it can be measured.
    pub refresh: Option<u32>,
    /// Flash and memory that the program takes, in kilobytes.
    pub program: Option<(u16, u16)>,
}
