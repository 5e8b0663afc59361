//! The screens of `merchants`, the worker-placement game.

pub mod art;
pub mod sentence;
pub mod text;
