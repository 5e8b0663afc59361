//! The sounds as tones.

use palmyra_ui::Sound;

/// A tone of the piezo buzzer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// The pitch in hertz.
    pub hertz: u16,
    /// The duration in milliseconds.
    pub millis: u16,
}

const fn tone(hertz: u16, millis: u16) -> Tone {
    Tone { hertz, millis }
}

/// Returns the length of the piezo's pulses at this volume, in microseconds.
///
/// According to the maker of the PicoSystem, pulses may be up to a ten-thousandth of a second long,
/// and their length grows with the volume to the power of 1.8. The lengths below are those of the
/// four steps of the volume.
#[must_use]
pub const fn pulse(volume: u8) -> u16 {
    match volume {
        0 => 0,
        1 => 8,
        2 => 29,
        3 => 60,
        _ => 100,
    }
}

/// Returns the tones of a sound, in order. They are short, so that a player never has to wait for
/// their end.
#[must_use]
pub const fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Confirm => const { &[tone(1760, 30)] },
        Sound::Step => const { &[tone(880, 15)] },
        Sound::Gain => const { &[tone(1319, 50), tone(1976, 90)] },
        Sound::End => {
            const {
                &[
                    tone(1047, 110),
                    tone(1319, 110),
                    tone(1568, 110),
                    tone(2093, 260),
                ]
            }
        }
        Sound::Refused => const { &[tone(330, 90)] },
    }
}
