//! Tests of the screens without a device.

mod texts;
mod told;
