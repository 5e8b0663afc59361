//! The code that several tests share.

pub mod emulator;
pub mod foreign;
pub mod fuzz;
pub mod glossary;
pub mod link;
mod needs;
mod node;
pub mod observe;
pub mod saves;
pub mod walks;
pub mod web;
