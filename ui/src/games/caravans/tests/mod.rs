//! Tests of the screens that need no device around them.

mod draft;
mod texts;
