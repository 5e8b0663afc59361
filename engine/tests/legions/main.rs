//! Tests of `legions`: its rules, prices, invariants, records and views.

mod properties;
mod records;
mod rules;
mod told;
mod views;
