//! The rules, records and opponents of the three published board games called
//! *Palmyra*.
//!
//! The crate knows no graphics, no clock and no input or output: a front end
//! asks a [`Game`] whose decision it is, offers the legal moves and plays one.
//! It allocates nothing and runs unchanged on the RP2040 and on a desk.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)
)]

pub mod bot;
pub mod game;
#[macro_use]
mod list;
pub mod playable;
pub mod record;
pub mod rng;
pub mod session;

macro_rules! declare {
    (
        shown { $($shown:ident: $Shown:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        $(pub mod $shown;)*
        $(pub mod $hidden;)*
    };
}

games!(declare);

pub use game::{Game, Outcome, Played, Seat, Seats};
pub use playable::Playable;
pub use rng::Rng;
pub use session::Session;
