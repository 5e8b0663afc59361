//! The power supply: a battery whose voltage can be measured, or a cable.

use core::cell::RefCell;

use embassy_rp::gpio::Input;
use palmyra_device::{Battery, Supply, WriteGuard, millivolts};
use palmyra_play::Millis;
use palmyra_ui::{Charge, ChargeState};

use crate::board::BatteryPin;

/// The pins that report the state of the power supply.
pub struct Sources {
    battery: Option<RefCell<BatteryPin>>,
    /// The pin that is high while the cable supplies power.
    usb: Input<'static>,
    /// The pin that is low while the battery is charging.
    charging: Option<Input<'static>>,
}

impl Sources {
    /// The number of readings that are averaged to remove the converter's
    /// noise.
    const READINGS: u32 = 16;

    /// Creates the sources from their pins.
    pub fn new(
        battery: Option<BatteryPin>,
        usb: Input<'static>,
        charging: Option<Input<'static>>,
    ) -> Self {
        Self {
            battery: battery.map(RefCell::new),
            usb,
            charging,
        }
    }

    /// The battery's voltage in millivolts; `None` without a battery.
    pub fn millivolts(&self) -> Option<u16> {
        self.reading().map(|reading| millivolts(reading) as u16)
    }

    /// The state of the battery.
    fn state(&self) -> ChargeState {
        let is_charging = self.charging.as_ref().is_none_or(Input::is_low);
        match (self.has_usb(), is_charging) {
            (false, _) => ChargeState::Supplies,
            (true, true) => ChargeState::Charges,
            (true, false) => ChargeState::Full,
        }
    }

    /// Whether the cable supplies power.
    pub fn has_usb(&self) -> bool {
        self.usb.is_high()
    }

    /// Reads a third of the battery's voltage, in 4096ths of 3.3 V. Returns `None` if there is no
    /// battery or if the reading failed; a later reading may succeed.
    fn reading(&self) -> Option<u16> {
        let mut pin = self.battery.as_ref()?.try_borrow_mut().ok()?;
        let (converter, channel) = &mut *pin;
        let mut sum = 0;
        for _ in 0..Self::READINGS {
            sum += u32::from(converter.blocking_read(channel).ok()?);
        }
        Some((sum / Self::READINGS) as u16)
    }
}

/// The battery's gauge. It takes measurements at intervals.
pub struct Gauge {
    sources: &'static Sources,
    battery: Battery,
    due: Millis,
}

impl Gauge {
    /// The interval between two measurements of the battery.
    const EVERY: Millis = 30_000;

    /// Creates a gauge that measures at the first call.
    pub const fn new(sources: &'static Sources) -> Self {
        Self {
            sources,
            battery: Battery::new(),
            due: 0,
        }
    }

    /// Returns the charge if the gauge has moved. Measures only if a measurement is due, or if the
    /// cable was plugged in or pulled out.
    pub fn measure(&mut self, now: Millis) -> Option<Charge> {
        let state = self.sources.state();
        let is_new = self
            .battery
            .shown()
            .is_some_and(|shown| shown.state != state);
        if now < self.due && !is_new {
            return None;
        }
        self.due = now + Self::EVERY;
        self.battery.measure(self.sources.reading()?, state)
    }
}

/// The power supply of the flash. The battery is measured before each change of
/// the flash.
pub struct FlashPower {
    sources: &'static Sources,
    supply: Supply,
}

impl FlashPower {
    /// Creates the guard for these sources.
    pub const fn new(sources: &'static Sources) -> Self {
        Self {
            sources,
            supply: Supply::new(),
        }
    }
}

impl<F> WriteGuard<F> for FlashPower {
    fn allows(&mut self) -> bool {
        let reading = self.sources.reading();
        self.sources.has_usb() || reading.is_none_or(|reading| self.supply.suffices(reading))
    }
}
