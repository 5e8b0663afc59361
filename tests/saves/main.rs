//! Saves on the device's flash: kept, of other versions, and damaged.

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
