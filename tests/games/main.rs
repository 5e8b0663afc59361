//! What holds for every game of the list. A new game is tested by all of this as
//! soon as it is in the list; what only one game has is tested in the folder of that
//! game.

mod bots;
mod moves;
mod power;
mod records;
mod samples;
mod saves;
mod views;
