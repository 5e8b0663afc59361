//! Tests of running games: who begins, what is saved and restored, for every game of the registry.

mod begin;
mod honours;
mod power;
mod saves;
mod steps;
