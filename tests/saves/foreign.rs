//! Tests of a device whose flash belonged to another program. The device must count as new: it
//! shows the welcome and saves everything.

use palmyra_headless::Simulator;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_tests::foreign::{Foreign, SECTOR};
use palmyra_tests::observe::texts;
use palmyra_tests::saves::read_saves;
use palmyra_ui::Button;

fn open(image: &[u8]) -> Simulator {
    Simulator::open(1, Saves::on(Flash::holding(image)))
}

fn image(device: Simulator) -> Vec<u8> {
    let saves = device.into_saves();
    saves.into_flash().expect("a flash").bytes().to_vec()
}

/// The presses of a first use: German, no guided game, and some turns of a solo game.
const EVENING: [Button; 26] = {
    use Button::{A, B, Down, Left, Up};
    [
        Down, A, B, A, Down, Left, Up, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A,
    ]
};

#[test]
fn a_foreign_flash_is_that_of_a_new_device() {
    let new = open(&[0xff; palmyra_headless::flash::REGION]);
    for foreign in Foreign::ALL {
        let mut device = open(&foreign.image());
        assert_eq!(device.app().screen(), "language", "{foreign:?}");
        assert_eq!(device.panel(), new.panel(), "{foreign:?}");
        device.tap(Button::A);
        assert_eq!(device.app().screen(), "welcome", "{foreign:?}");
    }
}

#[test]
fn a_foreign_flash_is_taken_whenever_the_device_is_switched_off() {
    for foreign in Foreign::ALL {
        // The device is switched off either after every press or only after the
        // last one.
        for every in [1, EVENING.len()] {
            let mut now = foreign.image();
            let mut whole = open(&[0xff; palmyra_headless::flash::REGION]);
            for presses in EVENING.chunks(every) {
                let mut device = open(&now);
                assert_ne!(device.app().screen(), "confirm", "{foreign:?}");
                for &button in presses {
                    device.tap(button);
                    device.advance(1000);
                    whole.tap(button);
                    whole.advance(1000);
                }
                let texts = texts(device.app()).join(" ");
                assert!(!texts.contains("nicht gesichert"), "{foreign:?}: {texts}");
                now = image(device);
            }
            if every > 1 {
                assert_eq!(read_saves(&now), read_saves(&image(whole)), "{foreign:?}");
            }
        }
    }
}

#[test]
fn one_sector_of_ours_among_foreign_ones_is_not_given_up() {
    let mut ours = open(&[0xff; palmyra_headless::flash::REGION]);
    for button in EVENING {
        ours.tap(button);
    }
    let ours = image(ours);
    for foreign in Foreign::ALL
        .into_iter()
        .filter(|foreign| foreign.is_whole())
    {
        let mut mixed = foreign.image();
        mixed[..SECTOR].copy_from_slice(&ours[..SECTOR]);
        let mut device = open(&mixed);
        assert_eq!(device.app().screen(), "confirm", "{foreign:?}");
        device.tap(Button::A);
        assert_eq!(device.app().screen(), "title", "{foreign:?}");
        assert_eq!(read_saves(&mixed), read_saves(&ours), "{foreign:?}");
    }
}
