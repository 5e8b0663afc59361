//! Tests of each game's bots: their preferences and reasons. Tests for the bots of all games are in
//! the folder `games`.

mod caravans;
mod characters;
mod legions;
mod long_turns;
mod merchants;
