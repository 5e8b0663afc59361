//! Tests of a nearly empty battery, and of a device that is left alone.

use std::cell::Cell;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use palmyra_device::{FlashSaves, WriteGuard};
use palmyra_headless::flash::Flash;
use palmyra_headless::{Simulator, script};
use palmyra_tests::emulator::{Board, Run, compare, play, rest};
use palmyra_ui::Button;

use crate::{kit, power, shots, simulator};

/// Chooses English and no guided game, and begins the first solo game.
const BEGIN: &str = "
press A
press B
press A
press DOWN
press LEFT
press UP
press A 2
expect table
";

/// Runs a command of the emulator. The command plays the script first.
fn run(board: Board, command: &str, folder: &Path) -> Run {
    fs::create_dir_all(folder).expect("a folder");
    let file = folder.join("script.txt");
    fs::write(&file, BEGIN).expect("a place for the script");
    let arguments = [
        OsStr::new("--script"),
        file.as_os_str(),
        OsStr::new("--shots"),
        folder.as_os_str(),
    ];
    let run = kit().run(board, command, 1, arguments);
    run.unwrap_or_else(|error| panic!("{error}"))
}

/// The battery of the simulator. It is either full or too low to change the
/// flash.
struct Told(Rc<Cell<bool>>);

impl<F> WriteGuard<F> for Told {
    fn allows(&mut self) -> bool {
        self.0.get()
    }
}

/// Checks that nothing is erased or programmed while the battery is too low. The
/// device reports this like any other failed save, and saves when the battery
/// charges.
pub fn leaves_the_flash_alone(board: Board) {
    let folder = shots(board, "battery");
    let run = run(board, "battery", &folder);
    let get = |name| run.get(name).unwrap_or_else(|error| panic!("{error}"));
    assert!(get("changes_before") > 0.0, "the game is kept");
    assert_eq!(get("changes_low"), 0.0, "changes on a low battery");
    assert!(get("changes_charged") > 0.0, "what was missed is kept");
    assert!(get("light_low") > 0.0 && get("light_low") < get("light_full"));

    let is_full = Rc::new(Cell::new(true));
    let saves = FlashSaves::guarded(Flash::in_memory(), Told(is_full.clone()));
    let mut desk = power::open(board, 1, saves);
    script::run(
        &script::parse(BEGIN).expect("a script"),
        &mut desk,
        |_, _| {},
    )
    .expect("a game");
    let same = |desk: &mut Simulator<_>, name| {
        rest(desk, STILL);
        compare(&folder, name, desk.panel()).unwrap_or_else(|error| panic!("{error}"));
    };
    same(&mut desk, "full");
    is_full.set(false);
    desk.charge(0);
    same(&mut desk, "low");
    desk.tap(Button::A);
    same(&mut desk, "told");
    desk.advance(LONG);
    is_full.set(true);
    desk.charge(board.battery.expect("a battery"));
    desk.advance(LONG);
    same(&mut desk, "kept");
    let kept = power::items(&power::image(&folder, "saves")).expect("items");
    let flash = desk.into_saves().into_flash().expect("a flash");
    assert_eq!(Ok(kept), power::items(flash.bytes()));
}

/// The number of milliseconds for which a picture must not change.
const STILL: u64 = 150;
/// The time within which a failed save is tried again, in milliseconds.
const LONG: u64 = 11_000;

/// The longest time between a press and the picture, in milliseconds.
const WAKE_MS: f64 = 400.0;

/// Checks that panel and processor sleep after ten minutes without a press,
/// unless a cable supplies power. A button wakes them and does nothing else.
/// The picture is the same, and the game continues.
pub fn sleeps_and_wakes(board: Board) {
    let folder = shots(board, "sleep");
    let run = run(board, "sleep", &folder);
    let get = |name| run.get(name).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(get("plugged_dormant_ms"), 0.0, "sleeps at the cable");
    assert!(get("dormant_ms") > 0.0, "does not sleep");
    assert_eq!(get("panel_sleeps"), 1.0, "the panel is on");
    assert_eq!(get("light"), 0.0);
    assert_eq!(get("stopped"), 1.0, "a clock runs");
    assert_eq!(get("early_dormant_ms"), 0.0, "sleeps too soon");
    assert!(get("again_dormant_ms") > 0.0, "sleeps once only");
    assert_eq!(get("hour_stopped"), 1.0, "does not sleep on");
    println!("awake after {} ms", get("wake_ms"));
    assert!(get("wake_ms") <= WAKE_MS, "wakes in {} ms", get("wake_ms"));
    let script = format!(
        "{BEGIN}shot before\nshot woken\npress DOWN\nshot moved\nshot woken-again\npress A\nshot chosen"
    );
    for (name, panel) in play(&script, simulator(board, 1)) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    }
}
