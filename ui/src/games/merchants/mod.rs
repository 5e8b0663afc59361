//! The screens of `merchants`, the worker-placement game.

pub mod art;
pub mod how_to;
pub mod note;
pub mod pictures;
pub mod reason;
pub mod sentence;
pub mod text;
