//! The rules, records and opponents of the three published board games called *Palmyra*.
//!
//! The crate contains no graphics, clock, input or output: a front end asks a [`Game`]
//! for the seat that decides and for the legal moves, and plays a move. It allocates
//! nothing and runs unchanged on the RP2040 and on a PC.
//!
//! # Play a random game
//!
//! ```
//! use palmyra_engine::caravans::Caravans;
//! use palmyra_engine::{Game as _, Playable as _, Rng};
//!
//! let (mode, seats, seed) = (0, 2, 7);
//! let mut game = Caravans::deal(mode, seats, seed).expect("two can play");
//! let mut rng = Rng::new(seed);
//! while game.to_move().is_some() {
//!     let mv = rng.pick(game.moves().as_ref()).expect("a player always has a move");
//!     game.play(mv, |event| println!("{event:?}")).expect("listed moves are legal");
//! }
//! assert!(game.outcome().is_some());
//! ```
//!
//! # Write its record, and read it back
//!
//! ```
//! use palmyra_engine::legions::Legions;
//! use palmyra_engine::record::{Recorded as _, Recorder};
//! use palmyra_engine::{Playable as _, bot};
//!
//! let (mode, seats, seed) = (0, 3, 7);
//! let mut game = Legions::deal(mode, seats, seed).expect("three can play");
//! let mut rng = bot::rng(seed);
//! let mut recorder = Recorder::new(String::new());
//! recorder.setup(&game, seed).expect("a string takes everything");
//! while let Some(mv) = bot::random(&game, &mut rng) {
//!     let written = recorder.play(&mut game, mv).expect("the move is legal");
//!     written.expect("a string takes everything");
//! }
//! let text = recorder.into_inner();
//! assert!(text.starts_with("palmyra-record 1\ngame legions\nplayers 3\n"));
//!
//! let mut moves = 0;
//! Legions::read(&text, |_, _| moves += 1).expect("our own records are right");
//! assert!(moves > 10);
//!
//! let error = Legions::read("palmyra-record 2\n", |_, _| {}).expect_err("a newer form");
//! assert_eq!(error.to_string(), "line 1: expected `1`, found `2`");
//! ```
//!
//! # Ask a bot
//!
//! ```
//! use palmyra_engine::bot::{Level, Player};
//! use palmyra_engine::merchants::Merchants;
//! use palmyra_engine::{Game as _, Playable as _, Session};
//!
//! let (mode, seats, seed) = (0, 2, 7);
//! let game = Merchants::deal(mode, seats, seed).expect("two can play");
//! // A session also has the moves that can still be taken back.
//! let session = Session::new(game);
//! let mut player = Player::new();
//! let [weakest, ..] = Level::ALL;
//! let choice = player.choose(&session, seed, 0, weakest).expect("somebody is to move");
//! assert!(session.game().check(choice.mv).is_ok());
//! ```
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

#[cfg(feature = "alloc")]
extern crate alloc;

#[macro_use]
mod text;

pub mod bot;
pub mod caravans;
pub mod game;
pub mod legions;
mod list;
pub mod merchants;
pub mod order;
pub mod playable;
pub mod record;
pub mod rng;
pub mod session;

pub use game::{Game, Outcome, Played, Seat, Seats, View};
pub use playable::{Measured, Playable};
pub use rng::Rng;
pub use session::Session;
