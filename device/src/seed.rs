//! The seed of all randomness.

/// Collects randomness from several sources, none of which is random enough by
/// itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pool(u64);

impl Pool {
    /// Creates an empty pool.
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Adds a word. Every bit of the word changes about half of the
    /// [bits](Self::bits).
    pub const fn add(&mut self, word: u32) {
        // This is one step of SplitMix64, with the word XORed into the state
        // first.
        let mut sum = (self.0 ^ word as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
        sum = (sum ^ (sum >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        sum = (sum ^ (sum >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = sum ^ (sum >> 31);
    }

    /// The result of mixing all words.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}
