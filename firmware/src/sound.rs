//! Sounds of the piezo.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_rp::pwm::Pwm;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use palmyra_device::{pulse, tones};
use palmyra_ui::Sound;

use crate::pwm;

/// The next sound and its volume. A newer sound replaces it.
pub static SOUND: Signal<CriticalSectionRawMutex, (Sound, u8)> = Signal::new();

static PLAYS: AtomicBool = AtomicBool::new(false);

/// Waits until nothing is played.
pub async fn silence() {
    loop {
        // A sound that was just requested starts within this time.
        Timer::after_millis(10).await;
        if !PLAYS.load(Ordering::Relaxed) {
            return;
        }
    }
}

/// Plays the requested sounds forever.
#[embassy_executor::task]
pub async fn play(mut piezo: Pwm<'static>) {
    loop {
        let (sound, volume) = SOUND.wait().await;
        PLAYS.store(true, Ordering::Relaxed);
        for tone in tones(sound) {
            piezo.set_config(&pwm::tone(tone.hertz, pulse(volume)));
            Timer::after_millis(tone.millis.into()).await;
        }
        piezo.set_config(&pwm::silent());
        PLAYS.store(false, Ordering::Relaxed);
    }
}
