//! `legions`: its rules, invariants, records and views.

mod properties;
mod records;
mod rules;
mod views;
