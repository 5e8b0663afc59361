//! The computer's side of the link to a handheld.

use std::error::Error;
use std::io::{self, ErrorKind, IsTerminal as _, Read as _, Write as _};
use std::time::{Duration, Instant, SystemTime};

use palmyra::text;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::{Saves, check};
use palmyra_play::link::{Answer, Caller, PRODUCT, Refusal, Request, VENDOR, VERSION};
use palmyra_ui::PANEL;
use serialport::{SerialPort, SerialPortType};

/// The baud rate of the port. USB ignores it.
const BAUD: u32 = 115_200;
/// The longest time of one read. Between reads the time limit is checked.
const LOOK: Duration = Duration::from_millis(50);
/// The longest time that an answer may take. Checking and saving a game takes much
/// less.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection to a handheld that has answered the greeting.
pub struct Client {
    port: Box<dyn SerialPort>,
    caller: Caller,
    name: String,
    image: u32,
}

impl Client {
    /// Finds a handheld, opens its port and sends the greeting.
    ///
    /// # Errors
    ///
    /// If no port is given and there is not exactly one handheld, if the port cannot be opened, or
    /// if the handheld does not answer or has another version of the link.
    pub fn open(port: Option<&str>) -> Result<Self, Box<dyn Error>> {
        let path = match port {
            Some(port) => port.to_owned(),
            None => find()?,
        };
        let port = serialport::new(&path, BAUD).timeout(LOOK).open();
        let mut port = port.map_err(|error| text::no_port(&path, &error))?;
        // An error is ignored, because a pseudo-terminal has no DTR line and
        // needs none.
        let _ = port.write_data_terminal_ready(true);
        let mut client = Self {
            port,
            caller: Caller::new(),
            name: String::new(),
            image: 0,
        };
        client.greet()?;
        Ok(client)
    }

    fn greet(&mut self) -> Result<(), Box<dyn Error>> {
        let hello = Request::Hello { version: VERSION };
        let (version, name, image) = self.ask(&hello, |answer| match answer {
            Answer::Hello {
                version,
                board,
                release,
                image,
            } => Some((version, format!("{board}, Palmyra {release}"), image)),
            _ => None,
        })?;
        if version != VERSION {
            return Err(Refusal::Version.to_string().into());
        }
        (self.name, self.image) = (name, image);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let seconds = now.unwrap_or_default().as_secs();
        self.tell(&Request::Day { seconds })
    }

    /// The name of the board and the version of its firmware.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Sends a request and returns the answer.
    ///
    /// # Errors
    ///
    /// If the handheld refuses the request, does not answer, or gives an answer
    /// of the wrong type, or if the cable is pulled out.
    pub fn ask<R>(
        &mut self,
        request: &Request,
        read: impl FnOnce(Answer) -> Option<R>,
    ) -> Result<R, Box<dyn Error>> {
        let frame = self.caller.ask(request).ok_or(text::STRANGE)?;
        self.port.write_all(frame).map_err(text::cable_gone)?;
        let end = Instant::now() + PATIENCE;
        let mut buffer = [0; 4096];
        while Instant::now() < end {
            let count = match self.port.read(&mut buffer) {
                Ok(0) => return Err(text::cable_gone(ErrorKind::UnexpectedEof.into()).into()),
                Ok(count) => count,
                Err(error) if error.kind() == ErrorKind::TimedOut => continue,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(text::cable_gone(error).into()),
            };
            if let Some(len) = self.caller.take(&buffer[..count]).1 {
                return match self.caller.answer(len) {
                    Some(Answer::Refused(why)) => Err(text::refused(why).into()),
                    Some(answer) => read(answer).ok_or_else(|| text::STRANGE.into()),
                    None => Err(text::STRANGE.into()),
                };
            }
        }
        Err(text::NO_ANSWER.into())
    }

    /// Sends a request whose answer has no data.
    ///
    /// # Errors
    ///
    /// As for [`Client::ask`].
    pub fn tell(&mut self, request: &Request) -> Result<(), Box<dyn Error>> {
        self.ask(request, |answer| (answer == Answer::Done).then_some(()))
    }

    /// Shows the progress of a copy on the handheld's screen.
    ///
    /// # Errors
    ///
    /// As for [`Client::ask`].
    pub fn progress(&mut self, done: usize, of: usize) -> Result<(), Box<dyn Error>> {
        let [done, of] = [done, of].map(|number| number.min(usize::from(u8::MAX)) as u8);
        self.tell(&Request::Progress { done, of })
    }

    /// Reads the image of all saves.
    ///
    /// # Errors
    /// As for [`Client::ask`].
    pub fn image(&mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        let mut image = Vec::new();
        let bar = Bar::new("saves");
        while image.len() < self.image as usize {
            bar.show(image.len(), self.image as usize);
            let from = image.len() as u32;
            let part = self.ask(&Request::Image { from }, |answer| match answer {
                Answer::Image { bytes } if !bytes.is_empty() => Some(bytes.to_vec()),
                _ => None,
            })?;
            image.extend(part);
        }
        Ok(image)
    }

    /// Reads all saves.
    ///
    /// # Errors
    /// As for [`Client::ask`], or if the image has other data or saves in a newer format.
    pub fn saves(&mut self) -> Result<Saves, Box<dyn Error>> {
        let flash = Flash::holding(&self.image()?);
        check(&flash)?;
        Ok(Saves::on(flash))
    }

    /// Reads the picture on the screen. Each pixel is an index into the
    /// palette.
    ///
    /// # Errors
    ///
    /// As for [`Client::ask`].
    pub fn shot(&mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        let mut all = Vec::new();
        let bar = Bar::new("picture");
        while all.len() < (PANEL * PANEL) as usize {
            bar.show(all.len(), (PANEL * PANEL) as usize);
            let from = all.len() as u32;
            let part = self.ask(&Request::Shot { from }, |answer| match answer {
                Answer::Shot { pixels } if !pixels.is_empty() => Some(pixels.to_vec()),
                _ => None,
            })?;
            all.extend(part);
        }
        Ok(all)
    }
}

/// The progress of a long answer, shown in a terminal. It is erased at the end.
struct Bar {
    what: &'static str,
    is_seen: bool,
}

impl Bar {
    fn new(what: &'static str) -> Self {
        Self {
            what,
            is_seen: io::stderr().is_terminal(),
        }
    }

    fn show(&self, done: usize, of: usize) {
        if self.is_seen {
            let percent = 100 * done / of.max(1);
            // An error is ignored, because the progress is not essential.
            let _ = write!(io::stderr(), "\r{}", text::reading(self.what, percent));
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if self.is_seen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Finds the port of the only handheld.
fn find() -> Result<String, Box<dyn Error>> {
    let ports = serialport::available_ports().unwrap_or_default();
    let mut found = ports.into_iter().filter(|port| {
        matches!(&port.port_type, SerialPortType::UsbPort(usb) if (usb.vid, usb.pid) == (VENDOR, PRODUCT))
    });
    match (found.next(), found.next()) {
        (Some(port), None) => Ok(port.port_name),
        (None, _) => Err(text::NO_DEVICE.into()),
        (Some(one), Some(other)) => {
            Err(text::several_devices(&one.port_name, &other.port_name).into())
        }
    }
}
