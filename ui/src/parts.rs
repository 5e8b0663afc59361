//! What a device has, and what it knows of itself.

/// The parts that a player can be offered; a device shows none of what it lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Sounds can be heard.
    pub sound: bool,
    /// It can sleep on demand.
    pub sleep: bool,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            sound: true,
            sleep: false,
        }
    }
}

/// What a device knows of itself, for its self-test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The battery's voltage in millivolts, if there is one.
    pub battery: Option<u16>,
    /// Whether the cable gives power, if that can be known.
    pub cable: Option<bool>,
    /// Maker, kind and size of the flash (JEDEC), and its unique number.
    pub flash: Option<(u32, u64)>,
    /// The time between two refreshes of the panel in microseconds, if it can be measured.
    pub refresh: Option<u32>,
    /// Kilobytes of flash and of memory that the program takes.
    pub program: Option<(u16, u16)>,
}
