//! The optional parts of a device, and its diagnostic figures.

/// The optional parts of a device. Settings for missing parts are not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Whether the device can play sounds.
    pub sound: bool,
    /// Whether the device can be put to sleep.
    pub sleep: bool,
    /// Whether the device can talk to a computer over its cable.
    pub cable: bool,
    /// The number of the board. Each board has its own brightness setting.
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

/// The diagnostic figures that the self-test shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The battery's voltage in millivolts, if there is a battery.
    pub battery: Option<u16>,
    /// Whether the cable supplies power, if the board can detect that.
    pub cable: Option<bool>,
    /// The flash's JEDEC ID (manufacturer, type, size) and its unique number.
    pub flash: Option<(u32, u64)>,
    /// The time between two refreshes of the panel in microseconds, if the board can measure it.
    pub refresh: Option<u32>,
    /// The flash and the RAM that the program takes, in kilobytes.
    pub program: Option<(u16, u16)>,
}
