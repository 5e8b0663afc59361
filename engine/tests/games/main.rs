//! Tests for every game of the registry. A new game is tested as soon as it is registered. Tests
//! for a single game are in that game's folder.

mod bots;
mod moves;
mod randomness;
mod records;
mod views;
