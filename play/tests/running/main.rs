//! Tests of running games of every kind: who begins, and what is saved and restored.

mod begin;
mod honours;
mod power;
mod saves;
mod steps;
