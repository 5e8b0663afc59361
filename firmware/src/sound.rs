//! The piezo.

use embassy_rp::pwm::Pwm;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;
use palmyra_device::tones;
use palmyra_ui::Sound;

use crate::pwm;

/// What to play next; the newest counts.
pub static SOUND: Signal<CriticalSectionRawMutex, Sound> = Signal::new();

/// Plays.
#[embassy_executor::task]
pub async fn play(mut piezo: Pwm<'static>) {
    loop {
        for tone in tones(SOUND.wait().await) {
            piezo.set_config(&pwm::tone(tone.hertz));
            Timer::after_millis(tone.millis.into()).await;
        }
        piezo.set_config(&pwm::silent());
    }
}
