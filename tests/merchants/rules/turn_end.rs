//! tbd.

use super::*;
