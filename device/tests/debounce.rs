//! Tests that bouncing contacts give the intended presses and releases.

use palmyra_device::{Contacts, Debounce};
use proptest::prelude::*;

const BUTTONS: usize = 9;
type Nine = Debounce<BUTTONS>;

/// An intended change of a contact, and the bounces after it.
#[derive(Clone, Debug)]
struct Touch {
    contact: usize,
    /// The microseconds since the previous change of this contact.
    after: u64,
    /// The times after the change at which the contact flips again. Their number is even, so that
    /// the contact settles in the intended state.
    bounces: Vec<u64>,
}

fn touches() -> impl Strategy<Value = Vec<Touch>> {
    // Two changes of one contact are further apart than the time for which it is ignored,
    // because fingers are slow. Each contact has times of its own, because the buttons of a
    // chord change at nearly the same time.
    let touch = (
        0..BUTTONS,
        20_000..400_000_u64,
        prop::collection::vec(1..11_000_u64, 0..12),
    );
    prop::collection::vec(touch, 1..60).prop_map(|touches| {
        let touch = |(contact, after, mut bounces): (_, _, Vec<u64>)| {
            bounces.sort_unstable();
            bounces.dedup();
            bounces.truncate(bounces.len() / 2 * 2);
            Touch {
                contact,
                after,
                bounces,
            }
        };
        touches.into_iter().map(touch).collect()
    })
}

/// All changes of all contacts in the order of time, and the intended edges.
type Trace = (Vec<(u64, usize)>, Vec<(u64, usize, bool)>);

fn trace(touches: &[Touch]) -> Trace {
    let (mut jumps, mut meant) = (Vec::new(), Vec::new());
    let (mut clocks, mut down) = ([0; BUTTONS], [false; BUTTONS]);
    for touch in touches {
        let contact = touch.contact;
        clocks[contact] += touch.after;
        down[contact] ^= true;
        meant.push((clocks[contact], contact, down[contact]));
        jumps.push((clocks[contact], contact));
        jumps.extend(
            touch
                .bounces
                .iter()
                .map(|at| (clocks[contact] + at, contact)),
        );
    }
    jumps.sort_unstable();
    meant.sort_unstable();
    (jumps, meant)
}

/// Samples like the firmware: at once when the state of a watched contact differs from the reported
/// one, and at each deadline.
fn run(jumps: &[(u64, usize)]) -> Vec<(u64, usize, bool)> {
    let mut debounce = Nine::new();
    let (mut told, mut levels): (Vec<_>, Contacts) = (Vec::new(), 0);
    let mut look = |debounce: &mut Nine, levels, now| {
        let changed = debounce.sample(levels, now);
        for contact in (0..BUTTONS).filter(|contact| changed >> contact & 1 != 0) {
            told.push((now, contact, debounce.closed() >> contact & 1 != 0));
        }
    };
    let mut now = 0;
    for &(at, contact) in jumps {
        while let Some(due) = debounce.deadline(now).filter(|due| *due <= at) {
            now = due;
            look(&mut debounce, levels, now);
        }
        now = at;
        levels ^= 1 << contact;
        if (levels ^ debounce.closed()) & debounce.watched(now) != 0 {
            look(&mut debounce, levels, now);
        }
    }
    while let Some(due) = debounce.deadline(now) {
        now = due;
        look(&mut debounce, levels, now);
    }
    told
}

proptest! {
    #[test]
    fn every_touch_is_reported_once_and_soon(touches in touches()) {
        let (jumps, meant) = trace(&touches);
        let mut told = run(&jumps);
        let order = |edge: &(u64, usize, bool)| (edge.1, edge.0);
        told.sort_unstable_by_key(order);
        let mut meant = meant;
        meant.sort_unstable_by_key(order);
        prop_assert_eq!(told.len(), meant.len());
        for (told, meant) in told.iter().zip(&meant) {
            prop_assert_eq!((told.1, told.2), (meant.1, meant.2));
            // A contact bounces for up to 11 ms. It is also ignored after its previous edge, which
            // may have been reported equally late.
            prop_assert!((meant.0 + Nine::AGAIN..meant.0 + 26_000).contains(&told.0));
        }
    }

    #[test]
    fn a_clean_edge_is_reported_after_a_moment(after in 20_000..400_000_u64) {
        let told = run(&[(after, 3), (2 * after, 3)]);
        let [down, up] = [after, 2 * after].map(|at| at + Nine::AGAIN);
        prop_assert_eq!(told, [(down, 3, true), (up, 3, false)]);
    }

    #[test]
    fn a_spike_is_not_reported(at in 0..400_000_u64, length in 1..Nine::AGAIN) {
        prop_assert_eq!(run(&[(at, 5), (at + length, 5)]), []);
    }

    #[test]
    fn any_noise_ends_with_the_correct_level(jumps in prop::collection::vec((0..500_000_u64, 0..BUTTONS), 0..400)) {
        let mut jumps = jumps;
        jumps.sort_unstable();
        let told = run(&jumps);
        for contact in 0..BUTTONS {
            let edges: Vec<_> = told.iter().filter(|edge| edge.1 == contact).collect();
            // Presses and releases of a button alternate, with a minimum time
            // between them.
            for (at, edge) in edges.iter().enumerate() {
                prop_assert_eq!(edge.2, at % 2 == 0);
            }
            for pair in edges.windows(2) {
                prop_assert!(pair[1].0 - pair[0].0 >= Nine::REST);
            }
            let closed = jumps.iter().filter(|jump| jump.1 == contact).count() % 2 == 1;
            prop_assert_eq!(edges.last().is_some_and(|edge| edge.2), closed, "nothing is lost");
        }
    }
}

#[test]
fn a_tap_shorter_than_the_rest_is_a_press_and_a_release() {
    let down = 1_000 + Nine::AGAIN;
    assert_eq!(
        run(&[(1_000, 4), (3_000, 4)]),
        [(down, 4, true), (down + Nine::REST + Nine::AGAIN, 4, false)]
    );
}
