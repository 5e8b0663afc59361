//! Bots: what they choose follows from what they may know, they play by the
//! rules, and the levels differ.

mod caravans;
mod characters;
mod games;
mod honesty;
mod long_turns;
mod merchants;
mod reasons;
mod resuming;
mod thinking;
