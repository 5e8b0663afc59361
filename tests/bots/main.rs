//! What the bots of each game value and tell. What holds for the bots of every game
//! is tested in `games`.

mod caravans;
mod characters;
mod legions;
mod long_turns;
mod merchants;
