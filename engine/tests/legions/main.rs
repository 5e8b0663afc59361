//! Tests of `legions`: its rules, forecasts, invariants, records and views.

mod properties;
mod records;
mod rules;
mod told;
mod views;
