//! Tests of the handheld as a player uses it: screens, their appearance, and
//! presses.

mod again;
mod behaviour;
mod caravans;
mod caravans_moving;
mod caravans_shown;
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
