//! Tests of the firmware with the parts of a board: its start, tones, charger, flash, sleep and
//! self-test.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use palmyra_device::FlashSaves;
use palmyra_headless::flash::Flash;
use palmyra_play::Speed;
use palmyra_tests::emulator::{Board, Run, compare, play, play_on, rest, tests_folder};
use palmyra_tests::foreign::{Foreign, SECTOR};
use palmyra_tests::saves::read_saves;
use palmyra_uf2::Image;
use palmyra_ui::{Button, Charge, ChargeState, Figures};

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

/// Checks a flash on which a single sector of our saves is left among foreign data: nothing is lost
/// before the player agrees, and the game continues.
pub fn keeps_a_sector_of_ours(board: Board) {
    let script =
        "shot question\npress A\nexpect title\nshot title\npress A\nwait 500\nshot going-on\n";
    let folder = shots(board, "foreign-but-one");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("given.bin");
    let (mut image, ours) = (Foreign::Random.image(), power::begun_image());
    image[..SECTOR].copy_from_slice(&ours[..SECTOR]);
    fs::write(&file, &image).expect("a place for the image");
    let more = [
        OsStr::new("--saves"),
        file.as_os_str(),
        OsStr::new("--slow-erases"),
    ];
    let run = run(board, "script", &folder, script, &more);
    assert_eq!(get(&run, "resets"), 0.0);
    let desk = power::open(board, 1, FlashSaves::open(Flash::holding(&image)));
    for (name, panel) in play(script, desk) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{error}"));
    }
    let [kept, ours] = [power::image(&folder, "saves"), ours].map(|image| read_saves(&image));
    assert!(ours.records[0].is_some(), "a game");
    assert_eq!(kept.records, ours.records);
}

/// Checks that the watchdog is fed before each sector is erased. One save erases several sectors,
/// and each takes the longest time that the maker of the flash specifies: in all, longer than the
/// watchdog waits.
pub fn stands_slow_erases(board: Board) {
    /// The milliseconds after which the watchdog resets the chip.
    const WATCHDOG: f64 = 2000.0;
    let folder = shots(board, "slow-erases");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("given.bin");
    fs::write(&file, power::packed_image()).expect("a place for the image");
    let more = [
        OsStr::new("--saves"),
        file.as_os_str(),
        OsStr::new("--slow-erases"),
    ];
    let run = run(board, "saves", &folder, "press A 4\n", &more);
    let (erases, time) = (get(&run, "save_erases"), get(&run, "save_own_ms"));
    println!("{erases} sectors are erased, and a save takes {time} ms");
    assert!(time > WATCHDOG, "{time} ms");
}

/// Checks the two ways to sleep: holding button Y on the title, and *Sleep now* in the pause. Both
/// stop all clocks at once, even with a cable. Any button brings back the same picture.
pub fn sleeps_on_demand(board: Board) {
    let folder = shots(board, "nap");
    let run = run(board, "nap", &folder, TITLE, &[]);
    assert_eq!(get(&run, "naps"), 3.0);
    let title = play(&format!("{TITLE}shot title"), simulator(board, 1))
        .remove(0)
        .1;
    for name in ["before", "woken"] {
        compare(&folder, name, &title).unwrap_or_else(|error| panic!("{error}"));
    }
    // With a cable, the battery has another sign.
    let picture = |name: &str| fs::read(folder.join(name).with_extension("rgb565"));
    let pictures = ["at-the-cable", "paused"].map(|name| [name.into(), format!("woken-{name}")]);
    for names in pictures {
        let [before, woken] = names.map(|name| picture(&name).expect("a picture"));
        assert!(before == woken);
    }
}

/// Checks that holding the buttons X and Y on the title opens the self-test, that it shows the
/// figures of the board, and that holding button B closes it.
pub fn tests_itself(board: Board) {
    const LONG: u64 = 2000;
    /// The size of the stack in bytes; see memory.x.
    const STACK: usize = 32 << 10;
    let folder = shots(board, "self-test");
    let run = run(board, "selftest", &folder, TITLE, &[]);
    assert_eq!(get(&run, "changed"), 1.0, "it is shown");
    let mut desk = simulator(board, 1);
    let title = play_on(&format!("{TITLE}shot title"), &mut desk)
        .remove(0)
        .1;
    compare(&folder, "left", &title).unwrap_or_else(|error| panic!("{error}"));
    let elf = fs::read(board.elf()).expect("a firmware");
    let image = Image::from_elf(&elf).expect("a firmware");
    let kilobytes = |bytes: usize| bytes.div_ceil(1024) as u16;
    let kind = if board.has_vsync {
        0xef_4018
    } else {
        0xef_4015
    };
    desk.set_figures(Figures {
        battery: board.battery.map(|_| 3898),
        cable: Some(false),
        flash: Some((kind, 0xe661_3852_834b_2c31)),
        refresh: board.has_vsync.then_some(16_667),
        program: Some((kilobytes(image.flash.len()), kilobytes(image.ram + STACK))),
    });
    desk.press(Button::X);
    desk.hold(Button::Y, LONG);
    desk.release(Button::X);
    use Button::{A, Down, Left, Right, Up};
    for button in [Up, Down, Left, Right, A] {
        desk.tap(button);
    }
    desk.advance(LONG);
    compare(&folder, "self-test", desk.panel()).unwrap_or_else(|error| panic!("{error}"));
}

/// Checks that installing this firmware over an earlier one keeps all saves. The folder `installed`
/// has the firmware of each release, and a script that is played on it first. Then this firmware is
/// installed, and the newest game continues.
pub fn goes_on_after_installing(board: Board) {
    const NEXT: &str = "expect title\nshot title\npress A 2\nshot news\npress A\nshot table\npress LEFT 2\npress A 2\nshot after\n";
    let kept = tests_folder().join("emulator/installed");
    let files = fs::read_dir(kept).expect("a folder of firmware");
    let files = files.map(|file| file.expect("a file").path());
    let releases: Vec<_> = files
        .filter(|file| file.extension() == Some(OsStr::new("br")))
        .collect();
    assert!(!releases.is_empty(), "no firmware");
    for release in releases {
        let name = release.display();
        let folder = shots(board, "installed");
        let run = kit().install(board, &release, NEXT, &folder);
        let run = run.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(get(&run, "resets"), 0.0, "{name}");
        let [left, found, after] =
            ["before", "installed", "after"].map(|name| power::image(&folder, name));
        assert!(left == found, "{name}: the boot loader changes saves");
        let (before, after) = (read_saves(&left), read_saves(&after));
        // The script has finished a solo game, and has begun another one and a game of `caravans`.
        let results = before.results[0].as_ref().expect("results");
        assert_eq!(results.as_ref().map(|it| it.counted), Some(1), "{name}");
        let [solo, newest] = [0, 1].map(|slot| before.records[slot].clone().expect("a game"));
        assert!(before.last.is_some(), "{name}");
        let settings = before.settings.expect("settings").expect("settings");
        assert_eq!(settings.speed, Speed::Instant, "{name}");
        // This firmware shows these saves like the simulator, and changes only the newest game.
        let saves = FlashSaves::open(Flash::holding(&left));
        for (shot, panel) in play(NEXT, power::open(board, 1, saves)) {
            let same = compare(&folder, &shot, &panel);
            same.unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        let longer = after.records[1].as_ref().expect("a game");
        let moves = |record: &str| record.lines().count();
        assert!(moves(longer) > moves(&newest), "{name}: {longer}");
        let begun = newest.trim_end_matches("running\n");
        assert!(
            longer.starts_with(begun),
            "{name}: {longer}\nis not\n{newest}"
        );
        assert_eq!(after.records[0].as_ref(), Some(&solo), "{name}");
        assert_eq!(after.last, before.last, "{name}");
        assert_eq!(after.results, before.results, "{name}");
        assert_eq!(after.settings, before.settings, "{name}");
    }
}
