//! What the bots of each game value, and the reasons that they give. Tests for the bots
//! of all games are in `games`.

mod caravans;
mod characters;
mod legions;
mod long_turns;
mod merchants;
