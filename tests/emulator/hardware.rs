//! Tests of the firmware with the parts of a board: its start, tones, charger, flash, sleep and
//! self-test.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use palmyra_device::{ERASED, FlashSaves};
use palmyra_headless::flash::{Flash, REGION};
use palmyra_tests::emulator::{Board, Run, compare, play, rest, tests_folder};
use palmyra_tests::foreign::Foreign;
use palmyra_tests::saves::read_saves;
use palmyra_ui::{Charge, ChargeState};

use crate::{kit, power, shots, simulator};

/// Chooses English and no guided game.
const TITLE: &str = "press A\npress B\nexpect title\n";
/// The number of milliseconds for which a picture must not change.
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

/// Checks the start: the panel's registers equal those of its maker's driver, every source of
/// randomness has an effect by itself, and button X alone starts the boot loader.
pub fn starts(board: Board) {
    let run = kit().run(board, "board", 1, [""; 0]);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(get(&run, "panel_as_made"), 1.0);
    assert_eq!(get(&run, "seeds"), get(&run, "seed_births"));
    assert_eq!(get(&run, "loader_x"), 1.0);
    assert_eq!(get(&run, "loader_x_and_y"), 0.0);
    assert_eq!(get(&run, "loader_a"), 0.0);
}

/// Checks that a tone of 30 ms is played in full at the set volume, whenever it
/// begins.
pub fn plays_short_tones(board: Board) {
    let folder = shots(board, "tones");
    let normal = run(board, "tones", &folder, TITLE, &[]);
    assert!(get(&normal, "tone_shortest_ms") >= 29.0);
    assert!(get(&normal, "tone_longest_ms") <= 31.5);
    assert!((get(&normal, "tone_hertz") - 1760.0).abs() < 10.0);
    assert!((get(&normal, "tone_pulse_us") - 60.0).abs() < 1.0);
}

/// Checks the gauge and the lamp. On the charger the gauge keeps its percentage and shows a
/// bolt, and it shows a full battery when the charger reports that. With a low battery the
/// lamp flashes rarely, and never while the backlight is off.
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

/// Checks a board whose flash has data of another program. It must show the same pictures as the
/// simulator, without a reset, and save something, even if erasing a sector takes the longest time
/// that the flash's maker specifies.
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

/// Checks that holding button Y on the title stops all clocks at once, even with a cable. Button A
/// must bring back the same picture.
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
    // With a cable, the battery has another sign.
    let picture = |name: &str| fs::read(folder.join(name).with_extension("rgb565"));
    let [before, woken] = ["at-the-cable", "woken-at-the-cable"].map(|name| picture(name).ok());
    assert!(before.is_some() && before == woken);
}

/// Checks that holding the buttons X and Y on the title opens the self-test, and that holding
/// button B closes it.
pub fn tests_itself(board: Board) {
    let folder = shots(board, "self-test");
    let run = run(board, "selftest", &folder, TITLE, &[]);
    assert_eq!(get(&run, "changed"), 1.0, "it is shown");
    let title = play(&format!("{TITLE}shot title"), simulator(board, 1))
        .remove(0)
        .1;
    compare(&folder, "left", &title).unwrap_or_else(|error| panic!("{error}"));
}

/// Checks that saves of an earlier firmware remain after this firmware is installed, and that the
/// same game continues. The folder `installed` has an image from the firmware of each release.
pub fn goes_on_after_installing(board: Board) {
    let images = tests_folder().join("emulator/installed");
    let files = fs::read_dir(images).expect("a folder of images");
    let files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    assert!(!files.is_empty(), "no images");
    for file in files {
        let mut image = fs::read(&file).expect("an image");
        image.resize(REGION, ERASED);
        let before = read_saves(&image);
        let record = before.records[0].as_ref().expect("a running game");
        assert!(record.lines().count() > 5, "{record}");
        let folder = shots(board, "installed");
        fs::create_dir_all(&folder).expect("a folder");
        let given = folder.join("given.bin");
        fs::write(&given, &image).expect("a place for the image");
        let script = "expect title\nshot title\npress A\nwait 500\nshot going-on\n";
        run(
            board,
            "script",
            &folder,
            script,
            &[OsStr::new("--saves"), given.as_os_str()],
        );
        let saves = FlashSaves::open(Flash::holding(&image));
        for (name, panel) in play(script, power::open(board, 1, saves)) {
            let same = compare(&folder, &name, &panel);
            same.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        let after = read_saves(&fs::read(folder.join("saves.bin")).expect("the saves"));
        assert_eq!(after.records, before.records, "{}", file.display());
        assert_eq!(after.settings, before.settings, "{}", file.display());
    }
}
