//! Tests of the screens that need no device around them.

mod texts;
mod told;
