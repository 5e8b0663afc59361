//! What the boards are stricter about than an emulator usually is.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use palmyra_device::FlashSaves;
use palmyra_headless::flash::Flash;
use palmyra_tests::emulator::{Board, Run, compare, play, rest};
use palmyra_tests::foreign::Foreign;
use palmyra_ui::{Charge, ChargeState};

use crate::{kit, power, shots, simulator};

/// English and no guided game.
const TITLE: &str = "press A\npress B\nexpect title\n";
/// Milliseconds for which a picture must be still.
const STILL: u64 = 150;

fn run(board: Board, command: &str, folder: &Path, script: &str, more: &[&OsStr]) -> Run {
    fs::create_dir_all(folder).expect("a folder");
    let file = folder.join("script.txt");
    fs::write(&file, script).expect("a place for the script");
    let arguments = [
        OsStr::new("--script"),
        file.as_os_str(),
        OsStr::new("--shots"),
        folder.as_os_str(),
    ];
    let arguments = arguments.into_iter().chain(more.iter().copied());
    let run = kit().run(board, command, 1, arguments);
    run.unwrap_or_else(|error| panic!("{command}: {error}"))
}

fn get(run: &Run, name: &str) -> f64 {
    run.get(name).unwrap_or_else(|error| panic!("{error}"))
}

/// The panel is set up as by its maker, every source of randomness counts by itself, and X
/// alone leads to the boot loader.
pub fn starts(board: Board) {
    let run = kit().run(board, "board", 1, [""; 0]);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(get(&run, "panel_as_made"), 1.0);
    assert_eq!(get(&run, "seeds"), get(&run, "seed_births"));
    assert_eq!(get(&run, "loader_x"), 1.0);
    assert_eq!(get(&run, "loader_x_and_y"), 0.0);
    assert_eq!(get(&run, "loader_a"), 0.0);
}

/// A tone of 30 ms is heard in full, whenever it begins, and as loud as it was set.
pub fn plays_short_tones(board: Board) {
    let folder = shots(board, "tones");
    let normal = run(board, "tones", &folder, TITLE, &[]);
    assert!(get(&normal, "tone_shortest_ms") >= 29.0);
    assert!(get(&normal, "tone_longest_ms") <= 31.5);
    assert!((get(&normal, "tone_hertz") - 1760.0).abs() < 10.0);
    assert!((get(&normal, "tone_pulse_us") - 60.0).abs() < 1.0);
}

/// At the charger the gauge keeps its percentage and shows a bolt; it is full when the charger
/// says so. The lamp flashes seldom when the battery is low, and never in the dark.
pub fn shows_the_charger(board: Board) {
    let folder = shots(board, "charge");
    let run = run(board, "charge", &folder, TITLE, &[]);
    assert_eq!(get(&run, "light_charging"), 0.0);
    let low = get(&run, "light_low");
    assert!(
        low > 0.0 && low < 0.02,
        "the lamp is on for {low} of the time"
    );
    assert_eq!(get(&run, "light_dark"), 0.0);
    let mut desk = simulator(board, 1);
    palmyra_headless::script::run(
        &palmyra_headless::script::parse(TITLE).expect("a script"),
        &mut desk,
        |_, _| {},
    )
    .expect("the title");
    let charge = |percent, state| Charge { percent, state };
    for (name, charge) in [
        ("half", Charge::of(50)),
        ("charging", charge(50, ChargeState::Charges)),
        ("still-charging", charge(50, ChargeState::Charges)),
        ("charged", charge(100, ChargeState::Full)),
    ] {
        desk.power(charge);
        rest(&mut desk, STILL);
        compare(&folder, name, desk.panel()).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// A board whose flash belonged to another program greets its owner and saves, however slowly
/// the flash erases.
pub fn greets_on_a_foreign_flash(board: Board) {
    let script = "shot language\npress A\nshot welcome\npress B\nshot title\npress A\npress DOWN\npress LEFT\npress UP\npress A 2\nwait 3000\nshot table\n";
    for foreign in Foreign::ALL {
        let folder = shots(board, &format!("foreign-{foreign:?}"));
        fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("given.bin");
        let image = foreign.image();
        fs::write(&file, &image).expect("a place for the image");
        let more = [
            OsStr::new("--saves"),
            file.as_os_str(),
            OsStr::new("--slow-erases"),
        ];
        let run = run(board, "script", &folder, script, &more);
        assert_eq!(get(&run, "resets"), 0.0, "{foreign:?}");
        let desk = power::open(board, 1, FlashSaves::open(Flash::holding(&image)));
        for (name, panel) in play(script, desk) {
            compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{foreign:?}: {error}"));
        }
        let kept = power::items(&power::image(&folder, "saves")).expect("items");
        assert!(!kept.is_empty(), "{foreign:?}: nothing is saved");
    }
}

/// Y held on the title and *Sleep now* in the pause stop all clocks at once, at the cable too;
/// any button brings the same picture back.
pub fn sleeps_on_demand(board: Board) {
    let folder = shots(board, "nap");
    let run = run(board, "nap", &folder, TITLE, &[]);
    assert_eq!(get(&run, "naps"), 2.0);
    let title = play(&format!("{TITLE}shot title"), simulator(board, 1))
        .remove(0)
        .1;
    for name in ["before", "woken"] {
        compare(&folder, name, &title).unwrap_or_else(|error| panic!("{error}"));
    }
    // At the cable the battery's sign differs.
    let picture = |name: &str| fs::read(folder.join(name).with_extension("rgb565"));
    let [before, woken] = ["at-the-cable", "woken-at-the-cable"].map(|name| picture(name).ok());
    assert!(before.is_some() && before == woken);
}

/// X and Y held on the first screen open the self-test; holding B leaves it.
pub fn tests_itself(board: Board) {
    let folder = shots(board, "self-test");
    let run = run(board, "selftest", &folder, TITLE, &[]);
    assert_eq!(get(&run, "changed"), 1.0, "it is shown");
    let title = play(&format!("{TITLE}shot title"), simulator(board, 1))
        .remove(0)
        .1;
    compare(&folder, "left", &title).unwrap_or_else(|error| panic!("{error}"));
}
