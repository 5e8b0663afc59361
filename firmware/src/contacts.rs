//! The buttons, sampled with the highest priority.

use core::future::pending;
use core::hint::black_box;

use embassy_futures::select::{Either3, select_array, select3};
use embassy_rp::clocks::dormant_sleep;
use embassy_rp::gpio::{DormantWakeConfig, Input};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer, block_for};
use palmyra_device::{Contacts, Debounce, Edge};
use palmyra_ui::Button;

use crate::board::{BUTTONS, CONTACTS};

/// The edges of the buttons. While the queue is full, contacts are not sampled. Edges are then
/// reported late, and only short presses are lost.
pub static EDGES: Channel<CriticalSectionRawMutex, Edge, 16> = Channel::new();

/// Signals that everything except the contacts is ready for deep sleep.
static SLEEP: Signal<CriticalSectionRawMutex, ()> = Signal::new();
/// Signals that deep sleep is over.
static AWAKE: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// Stops all clocks until a button is pressed.
pub async fn sleep() {
    SLEEP.signal(());
    AWAKE.wait().await;
}

/// The time that the pull-ups need before the first reading, in milliseconds.
const SETTLE_MS: u64 = 2;

/// Samples the contacts forever. This task runs by interrupt, so drawing does
/// not delay it.
#[embassy_executor::task]
pub async fn watch(mut contacts: [Input<'static>; CONTACTS]) {
    let mut debounce = Debounce::<CONTACTS>::new();
    Timer::after_millis(SETTLE_MS).await;
    loop {
        let now = Instant::now();
        let changed = debounce.sample(levels(&contacts), now.as_micros());
        for (at, button) in (0..).zip(BUTTONS) {
            if changed >> at & 1 != 0 {
                let down = debounce.closed() >> at & 1 != 0;
                let at = now.as_millis();
                EDGES.send(Edge { button, down, at }).await;
            }
        }
        // The task waits for a state and not for an edge, because it would miss an edge between the
        // sample above and the start of the wait.
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
        let next = select3(select_array(changes), rested, SLEEP.wait()).await;
        if let Either3::Third(()) = next {
            stop_clocks(&mut contacts, debounce.closed());
            AWAKE.signal(());
        }
    }
}

/// Whether button X is held down at the start, and button Y is not. Holding X alone starts the boot
/// loader without a tool. X and Y together start the self-test.
pub fn ask_for_loader(contacts: &[Input<'static>; CONTACTS]) -> bool {
    let is_down = |wanted: Button| {
        let mut both = BUTTONS.iter().zip(contacts);
        both.any(|(button, contact)| *button == wanted && contact.is_low())
    };
    let is_asked = || is_down(Button::X) && !is_down(Button::Y);
    is_asked() && {
        block_for(Duration::from_millis(SETTLE_MS));
        is_asked()
    }
}

fn levels(contacts: &[Input<'static>; CONTACTS]) -> Contacts {
    (0..).zip(contacts).fold(0, |levels, (at, contact)| {
        levels | Contacts::from(contact.is_low()) << at
    })
}

/// Stops all clocks until a contact closes. A contact that is already closed does not prevent the
/// sleep, for example in a pocket.
fn stop_clocks(contacts: &mut [Input<'static>; CONTACTS], closed: Contacts) {
    const PRESSED: DormantWakeConfig = DormantWakeConfig {
        edge_high: false,
        edge_low: true,
        level_high: false,
        level_low: false,
    };
    let before = levels(contacts);
    let wakes = contacts
        .each_mut()
        .map(|contact| contact.dormant_wake(PRESSED));
    // A press before the pins were armed would not end the sleep, so the device
    // sleeps only if there was none.
    if before & !closed == 0 && EDGES.is_empty() {
        // The function is called through an address, so that it stays in flash although this task
        // is in RAM (see hot.x). Only code in flash can switch RAM off.
        let stop: fn() = black_box(dormant_sleep);
        // No interrupt may run right after waking, because RAM is still off and the clocks are not
        // restored.
        cortex_m::interrupt::free(|_| stop());
    }
    drop(wakes);
}

/// Waits until the contact no longer has its reported state. If the contact is not watched, waits
/// forever.
async fn change(contact: &mut Input<'static>, watched: bool, closed: bool) {
    match (watched, closed) {
        (false, _) => pending().await,
        (true, true) => contact.wait_for_high().await,
        (true, false) => contact.wait_for_low().await,
    }
}
