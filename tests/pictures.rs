//! Draws the pictures of the README in docs/pictures: a film of a turn, and the page
//! in a browser.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;
use std::process::ExitCode;

use palmyra_headless::{Simulator, script};
use palmyra_tests::web::Browser;

/// The seed of the film's game.
const SEED: u64 = 4;
/// The size of each panel pixel in the film.
const SCALE: usize = 2;

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    match film(&folder).and_then(|()| page(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pictures: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays the script up to the turn, then records the turn as a film and writes
/// it.
fn film(folder: &Path) -> Result<(), String> {
    let read = |name: &str| {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).map_err(|error| error.to_string());
        let parsed = text.and_then(|text| script::parse(&text).map_err(|error| error.to_string()));
        parsed.map_err(|error| format!("{}: {error}", path.display()))
    };
    let mut device = Simulator::new(SEED);
    let before = read("before.txt")?;
    script::run(&before, &mut device, |_, _| {}).map_err(|error| error.to_string())?;
    device.start_film();
    let turn = read("turn.txt")?;
    script::run(&turn, &mut device, |_, _| {}).map_err(|error| error.to_string())?;
    let film = device.take_film().unwrap_or_default();
    let path = folder.join("turn.png");
    let file = File::create(&path).map_err(|error| error.to_string())?;
    let written = film.write(BufWriter::new(file), SCALE);
    written.map_err(|error| error.to_string())?;
    println!("{}: {} pictures", path.display(), film.len());
    Ok(())
}

/// Takes a screenshot of the web page in Chromium and writes it to the folder.
fn page(folder: &Path) -> Result<(), String> {
    let folder = folder.canonicalize().map_err(|error| error.to_string())?;
    print!("{}", Browser::open()?.check("picture", &folder)?);
    Ok(())
}
