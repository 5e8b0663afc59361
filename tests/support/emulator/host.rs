//! Plays scripts in the simulator and takes pictures that can be compared with those of the device.

use std::fs;
use std::path::Path;

use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::save::SaveStore;
use palmyra_ui::PANEL;

/// The number of milliseconds without a change after which a picture is
/// complete.
const STILL: u64 = 150;
const STEP: u64 = 10;
/// The number of milliseconds within which every picture is complete.
const LIMIT: u64 = 20_000;

/// The pictures of a script, each with its name.
pub type Shots = Vec<(String, Panel)>;

/// Plays a script in the simulator and returns its pictures. Each picture is taken when it no
/// longer changes: the device needs more time than the simulator, so changing pictures would
/// differ.
///
/// # Panics
///
/// If the script is invalid, if one of its expectations fails, or if a picture keeps changing.
#[must_use]
pub fn play<S: SaveStore>(text: &str, mut device: Simulator<S>) -> Shots {
    play_on(text, &mut device)
}

/// Plays a script on this device.
///
/// # Panics
/// If the script is invalid, if one of its expectations fails, or if a picture keeps changing.
pub fn play_on<S: SaveStore>(text: &str, device: &mut Simulator<S>) -> Shots {
    rest(device, STILL);
    let mut shots = Shots::new();
    for (line, content) in (1..).zip(text.lines()) {
        if content.trim_start().starts_with("shot") {
            rest(device, STILL);
        }
        let ran = script::parse(content).and_then(|script| {
            script::run(&script, device, |name, panel| {
                shots.push((name.into(), panel.clone()));
            })
        });
        ran.unwrap_or_else(|error| panic!("line {line}: {}", error.problem));
    }
    shots
}

/// Advances the time until the picture has not changed for `still`
/// milliseconds.
///
/// # Panics
///
/// If the picture keeps changing.
pub fn rest<S: SaveStore>(device: &mut Simulator<S>, still: u64) {
    let end = device.now() + LIMIT;
    let mut quiet = 0;
    while quiet < still {
        let before = device.panel().clone();
        device.advance(STEP);
        quiet = if *device.panel() == before {
            quiet + STEP
        } else {
            0
        };
        assert!(device.now() < end, "the picture does not come to rest");
    }
}

/// Compares a picture of the device with that of the simulator, and writes the device's picture
/// to a PNG file.
///
/// # Errors
///
/// The number of different pixels, or the reason why the picture cannot be read.
pub fn compare(folder: &Path, name: &str, panel: &Panel) -> Result<(), String> {
    let file = folder.join(name).with_extension("rgb565");
    let bytes = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let side = PANEL as usize;
    if bytes.len() != 2 * side * side {
        return Err(format!("{}: not a picture of the panel", file.display()));
    }
    let device = bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    let different = device
        .zip(panel.inks())
        .enumerate()
        .filter(|&(_, (device, desk))| device != raw(desk))
        .map(|(index, _)| (index % side, index / side))
        .collect::<Vec<_>>();
    match different.first() {
        None => Ok(()),
        Some((x, y)) => Err(format!(
            "{name}: {} pixels differ, the first at {x}, {y}",
            different.len()
        )),
    }
}

fn raw(ink: palmyra_ui::theme::Ink) -> u16 {
    palmyra_ui::theme::PALETTE[usize::from(ink.number())]
}
