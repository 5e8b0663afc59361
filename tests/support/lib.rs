//! What several tests share.

pub mod legions;
pub mod observe;
