//! A simulated computer at the cable of a device.

use palmyra_engine::legions::Legions;
use palmyra_headless::Simulator;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_play::link::{Answer, Caller, Refusal, Request, VERSION};
use palmyra_play::save::Key;
use palmyra_ui::text::Language;
use palmyra_ui::{Button, Parts};

use crate::saves::sample;

/// Creates a device with a cable and these saves, and goes to the title. The
/// texts have this language.
#[must_use]
pub fn device(image: &[u8], language: Language) -> Simulator {
    let mut device = Simulator::open(1, Saves::on(Flash::holding(image)));
    device.equip(Parts {
        cable: true,
        ..Parts::default()
    });
    if device.app().screen() == "language" {
        for _ in 0..language as u8 {
            device.tap(Button::Down);
        }
        device.tap(Button::A);
    }
    while device.app().screen() != "title" {
        device.tap(Button::B);
    }
    device
}

/// Creates saves with three running games. A device with these saves starts
/// with the title.
///
/// # Panics
///
/// If the saves cannot be written.
#[must_use]
pub fn three_games() -> Vec<u8> {
    let device = device(&sample::<Legions>(), Language::English);
    let flash = device.into_saves().into_flash().expect("a flash");
    flash.bytes().to_vec()
}

/// Opens *Connect*, the last sign of the title.
///
/// # Panics
///
/// If the title has no such sign.
pub fn open(device: &mut Simulator) {
    device.tap(Button::Up);
    while device.app().screen() == "title" && !is_on_signs(device) {
        device.tap(Button::Up);
    }
    device.tap(Button::Left);
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "connect");
}

/// Whether the cursor is on the row of signs. Only there the left button
/// changes the picture.
fn is_on_signs(device: &mut Simulator) -> bool {
    let before = device.panel().clone();
    device.tap(Button::Left);
    let is_there = *device.panel() != before;
    device.tap(Button::Right);
    is_there
}

/// A computer that is connected to a device.
#[derive(Debug, Default)]
pub struct Computer {
    caller: Caller,
}

impl Computer {
    /// Plugs in the cable, opens *Connect* and sends a greeting.
    ///
    /// # Panics
    ///
    /// If the device does not answer.
    pub fn connect(device: &mut Simulator) -> Self {
        device.plug(true);
        open(device);
        let mut computer = Self::default();
        computer.greet(device);
        computer
    }

    /// Sends a greeting.
    ///
    /// # Panics
    /// If the device does not answer.
    pub fn greet(&mut self, device: &mut Simulator) {
        let hello = Request::Hello { version: VERSION };
        self.ask(device, &hello, |answer| {
            assert!(matches!(
                answer,
                Some(Answer::Hello {
                    version: VERSION,
                    ..
                })
            ));
        });
    }

    /// Sends a request and returns the answer; `None` if the device does not
    /// answer.
    ///
    /// # Panics
    ///
    /// If the kind of answer is unknown.
    pub fn ask<R>(
        &mut self,
        device: &mut Simulator,
        request: &Request,
        read: impl FnOnce(Option<Answer>) -> R,
    ) -> R {
        let answers = device.send(self.caller.ask(request).expect("a frame"));
        match self.caller.take(&answers).1 {
            Some(len) => read(Some(self.caller.answer(len).expect("a known answer"))),
            None => read(None),
        }
    }

    /// Sends a request whose answer has no data.
    ///
    /// # Errors
    ///
    /// If the device refuses the request.
    ///
    /// # Panics
    ///
    /// If the device gives any other answer.
    pub fn tell(&mut self, device: &mut Simulator, request: &Request) -> Result<(), Refusal> {
        self.ask(device, request, |answer| match answer {
            Some(Answer::Done) => Ok(()),
            Some(Answer::Refused(why)) => Err(why),
            other => panic!("{other:?}"),
        })
    }

    /// Reads the image of all saves.
    ///
    /// # Panics
    /// If the device does not answer.
    pub fn image(&mut self, device: &mut Simulator) -> Vec<u8> {
        let mut image = Vec::new();
        loop {
            let from = image.len() as u32;
            let part = self.ask(device, &Request::Image { from }, |answer| match answer {
                Some(Answer::Image { bytes }) => Some(bytes.to_vec()),
                Some(Answer::Refused(Refusal::Missing)) => None,
                other => panic!("{other:?}"),
            });
            match part {
                Some(part) => image.extend(part),
                None => return image,
            }
        }
    }

    /// Reads an item and its version.
    ///
    /// # Errors
    ///
    /// If the device refuses the request.
    ///
    /// # Panics
    ///
    /// If the device does not answer.
    pub fn item(&mut self, device: &mut Simulator, key: Key) -> Result<(u8, Vec<u8>), Refusal> {
        self.ask(device, &Request::Item { key }, |answer| match answer {
            Some(Answer::Item { version, bytes }) => Ok((version, bytes.to_vec())),
            Some(Answer::Refused(why)) => Err(why),
            other => panic!("{other:?}"),
        })
    }
}
