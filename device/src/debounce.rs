//! Contacts that bounce, as the presses and releases that were meant.

/// Levels of up to 16 contacts, one bit each; a set bit is a closed contact.
pub type Contacts = u16;

/// Microseconds since power-on.
type Micros = u64;

/// Turns the levels of contacts into edges.
///
/// The first change of a contact counts at once, so that nothing is slower
/// than the finger. Then the contact is left alone until it has surely come to
/// rest, and compared with what was told about it: a press is never told
/// twice, and a release is at most late, never lost.
#[derive(Clone, Debug)]
pub struct Debounce<const N: usize> {
    closed: Contacts,
    /// When each contact may change again.
    rested: [Micros; N],
}

impl<const N: usize> Debounce<N> {
    /// How long a contact is left alone after it changed. Small keys bounce for
    /// 1 to 6 ms; nobody taps twice in this time.
    pub const REST: Micros = 12_000;

    /// All contacts are open.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N <= Contacts::BITS as usize, "a bit for each contact");
        Self {
            closed: 0,
            rested: [0; N],
        }
    }

    /// The contacts that were told to be closed.
    #[must_use]
    pub const fn closed(&self) -> Contacts {
        self.closed
    }

    /// Takes the levels at a time that never runs backwards; answers which
    /// contacts have changed. What they are now is in [`Debounce::closed`].
    pub fn sample(&mut self, levels: Contacts, now: Micros) -> Contacts {
        let mut changed = 0;
        for (contact, rested) in self.rested.iter_mut().enumerate() {
            let bit = 1 << contact;
            if (levels ^ self.closed) & bit != 0 && *rested <= now {
                *rested = now + Self::REST;
                changed |= bit;
            }
        }
        self.closed ^= changed;
        changed
    }

    /// The contacts whose levels are worth watching.
    #[must_use]
    pub fn watched(&self, now: Micros) -> Contacts {
        self.rested
            .iter()
            .enumerate()
            .filter(|(_, rested)| **rested <= now)
            .fold(0, |watched, (contact, _)| watched | 1 << contact)
    }

    /// When to take the levels again even if no watched contact has changed.
    #[must_use]
    pub fn deadline(&self, now: Micros) -> Option<Micros> {
        self.rested.iter().copied().filter(|at| *at > now).min()
    }
}

impl<const N: usize> Default for Debounce<N> {
    fn default() -> Self {
        Self::new()
    }
}
