//! `palmyra device`: exchanges games and other data with a handheld.

mod client;
mod put;

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra::text;
use palmyra_headless::Panel;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::{Saves, check};
use palmyra_play::link::{Answer, Request};
use palmyra_play::save::{self, SLOTS, Slot};
use palmyra_ui::PANEL;
use palmyra_ui::theme::Ink;

use super::{Done, complain, saves};
use crate::options::{DeviceCommand, DeviceOptions};
use client::Client;

/// Runs a command of `palmyra device`.
pub fn run(options: &DeviceOptions) -> Done {
    let mut device = Client::open(options.port.as_deref())?;
    match &options.command {
        DeviceCommand::List => list(&mut device),
        DeviceCommand::Save { file, replace } => save(&mut device, file, *replace),
        DeviceCommand::Put(put) => put::put(&mut device, put),
        DeviceCommand::Shot { file } => shot(&mut device, file),
        DeviceCommand::Fault => fault(&mut device),
        DeviceCommand::Boot => {
            device.tell(&Request::Boot)?;
            say(text::BOOTS)
        }
    }
}

fn say(text: &str) -> Done {
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// Lists the saved items of the handheld.
fn list(device: &mut Client) -> Done {
    let mut saves = device.saves()?;
    let text = saves::list(&mut saves)?;
    writeln!(io::stdout(), "{}", device.name())?;
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// Saves the image of all saves in a file. An incomplete file is never left.
fn save(device: &mut Client, file: &Path, replaces: bool) -> Done {
    if file.exists() && !replaces {
        return Err(text::file_exists(file).into());
    }
    device.progress(0, 1)?;
    let image = device.image()?;
    let flash = Flash::holding(&image);
    check(&flash)?;
    write(file, &image)?;
    device.progress(1, 1)?;
    say(&text::saved_device(file, image.len()))?;
    if keeps_shared(&mut Saves::on(flash)) {
        complain(text::SHARED);
    }
    Ok(())
}

/// Whether one of the running games has several people.
fn keeps_shared(saves: &mut Saves) -> bool {
    (0..SLOTS).any(|number| match save::slot(saves, number) {
        Slot::Game(header) => header.start.people_seated() > 1,
        _ => false,
    })
}

/// Writes a file through a temporary file beside it, so that an incomplete file is
/// never left.
fn write(file: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let name = |error: io::Error| format!("{}: {error}", file.display());
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let mut part = File::create(&beside).map_err(name)?;
    part.write_all(bytes).map_err(name)?;
    part.sync_all().map_err(name)?;
    fs::rename(&beside, file).map_err(name)?;
    Ok(())
}

/// Takes a picture of the handheld's screen.
fn shot(device: &mut Client, file: &Path) -> Done {
    let pixels = device.shot()?;
    let inks: Option<Vec<Ink>> = pixels.iter().map(|&number| Ink::new(number)).collect();
    let inks = inks.ok_or(text::STRANGE)?;
    let mut panel = Panel::new();
    let whole = Rectangle::new(Point::zero(), Size::new_equal(PANEL));
    panel.fill_contiguous(&whole, inks)?;
    write(file, &panel.to_png()?)?;
    say(&text::saved(file))
}

/// Prints the crash or hang that ended the previous run.
fn fault(device: &mut Client) -> Done {
    let report = device.ask(&Request::Fault, |answer| match answer {
        Answer::Fault { text } => Some(text.to_owned()),
        _ => None,
    })?;
    say(match report.as_str() {
        "" => text::NO_FAULT,
        report => report,
    })
}
