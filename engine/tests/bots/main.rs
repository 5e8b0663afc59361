//! Tests of the preferences of each game's bots, and of their reasons. The tests in `games` are for
//! the bots of all games.

mod caravans;
mod characters;
mod legions;
mod long_turns;
mod merchants;
