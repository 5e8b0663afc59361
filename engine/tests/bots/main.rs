//! Tests of the preferences of each game's bots, and of their reasons. Tests for the bots of all
//! games are in `games`.

mod caravans;
mod characters;
mod legions;
mod long_turns;
mod merchants;
