//! Tests of the link between a handheld and a computer, without hardware: messages, frames, and
//! the effects of requests.

mod cuts;
mod frames;
mod session;
