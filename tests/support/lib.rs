//! What several tests share.

pub mod legions;
