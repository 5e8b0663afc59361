//! The buttons, watched ahead of everything else.

use core::future::pending;

use embassy_futures::select::{select, select_array};
use embassy_rp::gpio::Input;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Instant, Timer};
use palmyra_device::{Debounce, Edge};

use crate::board::{BUTTONS, CONTACTS};

/// What the buttons did. When it is full the contacts wait to be read: edges
/// are then told late, and none is lost that still matters.
pub static EDGES: Channel<CriticalSectionRawMutex, Edge, 16> = Channel::new();

/// Pull-ups need a moment before the first look.
const SETTLE_MS: u64 = 2;

/// Watches the contacts; runs by interrupt, so that drawing does not delay it.
#[embassy_executor::task]
pub async fn watch(mut contacts: [Input<'static>; CONTACTS]) {
    let mut debounce = Debounce::<CONTACTS>::new();
    Timer::after_millis(SETTLE_MS).await;
    loop {
        let now = Instant::now();
        let levels = (0..).zip(&contacts).fold(0, |levels, (at, contact)| {
            levels | u16::from(contact.is_low()) << at
        });
        let changed = debounce.sample(levels, now.as_micros());
        for (at, button) in (0..).zip(BUTTONS) {
            if changed >> at & 1 != 0 {
                let down = debounce.closed() >> at & 1 != 0;
                let at = now.as_millis();
                EDGES.send(Edge { button, down, at }).await;
            }
        }
        // Levels, not edges, wake this task: what happens between looking and
        // waiting is seen as well.
        let (watched, closed) = (debounce.watched(now.as_micros()), debounce.closed());
        let mut bit = 1;
        let changes = contacts.each_mut().map(|contact| {
            let change = change(contact, watched & bit != 0, closed & bit != 0);
            bit <<= 1;
            change
        });
        let rested = async {
            match debounce.deadline(now.as_micros()) {
                Some(at) => Timer::at(Instant::from_micros(at)).await,
                None => pending().await,
            }
        };
        select(select_array(changes), rested).await;
    }
}

/// Waits until a watched contact is no longer as it was.
async fn change(contact: &mut Input<'static>, watched: bool, closed: bool) {
    match (watched, closed) {
        (false, _) => pending().await,
        (true, true) => contact.wait_for_high().await,
        (true, false) => contact.wait_for_low().await,
    }
}
