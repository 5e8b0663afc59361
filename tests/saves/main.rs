//! Tests of saves on the device's flash: current, of other versions, and
//! damaged.

mod cuts;
mod foreign;
mod lost;
mod promises;
mod samples;
mod spoiled;
#[path = "../../play/tests/running/steps.rs"]
mod steps;
mod strangers;
mod versions;
