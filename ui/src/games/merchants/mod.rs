//! The screens of `merchants`, the worker-placement game.

pub mod text;
