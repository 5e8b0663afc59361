//! Tests of the cable between a handheld and a computer, without hardware: messages, frames, and
//! what a computer can and cannot do.

mod cuts;
mod frames;
mod session;
