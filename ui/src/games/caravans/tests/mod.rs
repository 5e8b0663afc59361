//! Tests of the screens of `caravans`.

mod texts;
mod told;
