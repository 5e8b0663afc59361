//! Turns bouncing contacts into single presses and releases.

/// The states of up to 16 contacts, one bit each. A set bit is a closed contact.
pub type Contacts = u16;

/// A time in microseconds since power-on.
type Micros = u64;

/// Converts the states of contacts into edges.
///
/// A change counts if it lasts for a moment; shorter changes are noise on the wire. After a change
/// the contact is ignored until it has stopped bouncing. Then its state is compared with the last
/// reported one. So a press is never reported twice, and a release may be reported late but is
/// never lost.
#[derive(Clone, Debug)]
pub struct Debounce<const N: usize> {
    closed: Contacts,
    /// The contacts whose state has changed once and must be confirmed by a second sample.
    seen: Contacts,
    /// The time at which each contact is sampled again: to confirm a change, or when it is no
    /// longer ignored.
    due: [Micros; N],
}

impl<const N: usize> Debounce<N> {
    /// The time for which a contact is ignored after a change. Small keys bounce for 1 to 6 ms;
    /// nobody taps twice in this time.
    pub const REST: Micros = 12_000;
    /// The time between the two samples of a change.
    pub const AGAIN: Micros = 1_000;

    /// Creates a state in which all contacts are open.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N <= Contacts::BITS as usize, "a bit for each contact");
        Self {
            closed: 0,
            seen: 0,
            due: [0; N],
        }
    }

    /// The contacts that were last reported as closed.
    #[must_use]
    pub const fn closed(&self) -> Contacts {
        self.closed
    }

    /// Takes the states of all contacts at a time, and returns the contacts that have changed.
    /// [`Debounce::closed`] returns their new state. Times must not decrease.
    pub fn sample(&mut self, levels: Contacts, now: Micros) -> Contacts {
        let mut changed = 0;
        for (contact, due) in self.due.iter_mut().enumerate() {
            let bit = 1 << contact;
            if *due > now {
                continue;
            }
            let is_seen = self.seen & bit != 0;
            self.seen &= !bit;
            if (levels ^ self.closed) & bit == 0 {
                continue;
            }
            if is_seen {
                *due = now + Self::REST;
                changed |= bit;
            } else {
                *due = now + Self::AGAIN;
                self.seen |= bit;
            }
        }
        self.closed ^= changed;
        changed
    }

    /// The contacts that are neither ignored nor waiting for their second sample. A change of one
    /// of them must be sampled at once.
    #[must_use]
    pub fn watched(&self, now: Micros) -> Contacts {
        self.due
            .iter()
            .enumerate()
            .filter(|(_, due)| **due <= now)
            .fold(0, |watched, (contact, _)| watched | 1 << contact)
    }

    /// The time at which to sample again, even if no watched contact has
    /// changed.
    #[must_use]
    pub fn deadline(&self, now: Micros) -> Option<Micros> {
        self.due.iter().copied().filter(|at| *at > now).min()
    }
}

impl<const N: usize> Default for Debounce<N> {
    fn default() -> Self {
        Self::new()
    }
}
