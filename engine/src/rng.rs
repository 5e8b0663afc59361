//! The only source of randomness. It is seeded and small, and its output never changes.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro128PlusPlus;

/// A seeded generator: xoshiro128++, seeded through SplitMix64.
///
/// It works on 32-bit words, which are fast on the device, and has the same output on every
/// machine. Records and saves depend on this output, so it must never change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Xoshiro128PlusPlus);

impl Rng {
    /// Creates a generator whose output is determined by `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro128PlusPlus::seed_from_u64(seed))
    }

    /// Creates another generator from the same seed. Each purpose has a generator of its own, and
    /// its output is independent of all others and of [`Rng::new`].
    #[must_use]
    pub fn derived(seed: u64, purpose: u32) -> Self {
        let mut mixed = Self::new(seed ^ (u64::from(purpose) << 32 | 0x5eed));
        Self::new(mixed.next_u64())
    }

    /// The next 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a uniformly distributed number below `bound`; 0 when `bound` is 0.
    ///
    /// Uses Lemire's multiplication method, which rejects a few values so that no result is
    /// favoured.
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut wide = u64::from(self.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// Returns a uniformly chosen element; `None` if the slice is empty.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len() as u32) as usize).copied()
    }

    /// Shuffles the slice (Fisher and Yates).
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
