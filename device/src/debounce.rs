//! Turns bouncing contacts into single presses and releases.

/// Levels of up to 16 contacts, one bit each; a set bit is a closed contact.
pub type Contacts = u16;

/// Microseconds since power-on.
type Micros = u64;

/// Turns the levels of contacts into edges.
///
/// A change counts if it persists for a moment; a shorter one is noise on the wire. The contact is
/// then ignored until it has surely stopped bouncing, and its level is compared with the last one
/// reported. So a press is never reported twice, and a release may be late but is never lost.
#[derive(Clone, Debug)]
pub struct Debounce<const N: usize> {
    closed: Contacts,
    /// The contacts that seem to have changed and are sampled again.
    seen: Contacts,
    /// When to sample each contact again: to confirm a change, or after the contact was ignored.
    due: [Micros; N],
}

impl<const N: usize> Debounce<N> {
    /// The time for which a contact is ignored after a change. Small keys bounce for 1 to 6 ms;
    /// nobody taps twice in this time.
    pub const REST: Micros = 12_000;
    /// The time between the two samples of a change.
    pub const AGAIN: Micros = 1_000;

    /// Starts with all contacts open.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N <= Contacts::BITS as usize, "a bit for each contact");
        Self {
            closed: 0,
            seen: 0,
            due: [0; N],
        }
    }

    /// The contacts that are closed, as last reported.
    #[must_use]
    pub const fn closed(&self) -> Contacts {
        self.closed
    }

    /// Takes the levels at a time and returns which contacts have changed; [`Debounce::closed`] has
    /// their new state. Times never decrease.
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

    /// The contacts whose levels are watched for changes.
    #[must_use]
    pub fn watched(&self, now: Micros) -> Contacts {
        self.due
            .iter()
            .enumerate()
            .filter(|(_, due)| **due <= now)
            .fold(0, |watched, (contact, _)| watched | 1 << contact)
    }

    /// When to sample again even if no watched contact has changed.
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
