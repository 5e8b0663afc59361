//! Tests of the handheld from the player's side: screens, looks and presses.

mod again;
mod behaviour;
mod caravans;
mod look;
mod monkey;
mod newcomer;
mod presses;
mod screens;
mod steady;
mod table;
mod thinking;
mod whole_games;
mod words;
