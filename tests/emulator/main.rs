//! The firmware that would be flashed, on emulated boards: its pictures, its
//! budgets, and what it stands.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use palmyra::Panel;
use palmyra_device::{Fault, Stage, Trail};
use palmyra_tests::emulator::{
    BOARDS, Board, Budget, Kit, TABLE_SCRIPT, TABLE_SEED, TEST_EDGES, compare, play, tests_folder,
};
use palmyra_ui::text::Language;
use palmyra_ui::{App, Input, draw_fault};

/// The scripts of the desk's tests with their seeds.
const SCRIPTS: [(&str, u64); 6] = [
    ("guided", 1),
    ("how-to", 1),
    ("screens", 4),
    ("solo", 0),
    ("three-seats", 5),
    ("expert", 11),
];

const PICO_LCD: Board = BOARDS[0];
const PICOSYSTEM: Board = BOARDS[1];

/// Everything a run needs; without it there is no test, except where every
/// test has to run.
fn kit() -> Option<&'static Kit> {
    static KIT: OnceLock<Result<Kit, String>> = OnceLock::new();
    match KIT.get_or_init(Kit::prepare) {
        Ok(kit) => Some(kit),
        Err(error) => {
            let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!is_ci, "{error}");
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// A folder for the pictures of one test.
fn shots(board: Board, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emulator");
    folder.join(board.name).join(name)
}

/// The application as it is on that board.
fn app(board: Board, seed: u64) -> App {
    let mut app = App::new(seed);
    if let Some(percent) = board.battery {
        app.update(Input::Battery(percent), 0);
    }
    app
}

/// Plays a script on the board and on the desk: all pictures are the same.
fn same_pictures(board: Board, file: &str, seed: u64) {
    let Some(kit) = kit() else { return };
    let path = tests_folder().join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let folder = shots(
        board,
        path.file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or(file),
    );
    let arguments = [
        "--script".as_ref(),
        path.as_os_str(),
        "--shots".as_ref(),
        folder.as_os_str(),
    ];
    kit.run(board, "script", seed, arguments)
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    let desk = play(&text, app(board, seed));
    assert!(!desk.is_empty(), "{file} shows nothing");
    let wrong: Vec<String> = desk
        .iter()
        .filter_map(|(name, panel)| compare(&folder, name, panel).err())
        .collect();
    assert!(
        wrong.is_empty(),
        "{file} on {}, see {}:\n{}",
        board.name,
        folder.display(),
        wrong.join("\n")
    );
}

/// All scripts of the desk's tests, one after the other.
fn same_games(board: Board) {
    for (name, seed) in SCRIPTS {
        same_pictures(board, &format!("scripts/{name}.txt"), seed);
    }
}

#[test]
fn every_script_is_played() {
    let mut files: Vec<String> = fs::read_dir(tests_folder().join("scripts"))
        .expect("a folder of scripts")
        .map(|entry| {
            entry
                .expect("a script")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    files.sort();
    let mut played: Vec<String> = SCRIPTS
        .iter()
        .map(|(name, _)| format!("{name}.txt"))
        .collect();
    played.sort();
    assert_eq!(files, played);
}

#[test]
fn pico_lcd_shows_the_same_games() {
    same_games(PICO_LCD);
}

#[test]
fn picosystem_shows_the_same_games() {
    same_games(PICOSYSTEM);
}

/// Measures a board and holds it to its budgets.
fn budgets_are_kept(board: Board) {
    let Some(kit) = kit() else { return };
    let script = tests_folder().join(TABLE_SCRIPT);
    let run = kit.run(
        board,
        "figures",
        TABLE_SEED,
        ["--script".as_ref(), script.as_os_str()],
    );
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let over: Vec<String> = Budget::of(board)
        .filter_map(|budget| {
            let verdict = budget.judge(&run).unwrap_or_else(|error| panic!("{error}"));
            println!("{}: {} ({})", budget.what, verdict.figure, verdict.limit);
            (!verdict.is_kept)
                .then(|| format!("{}: {}, not {}", budget.what, verdict.figure, verdict.limit))
        })
        .collect();
    assert!(over.is_empty(), "{}:\n{}", board.name, over.join("\n"));
}

#[test]
fn pico_lcd_keeps_its_budgets() {
    budgets_are_kept(PICO_LCD);
}

#[test]
fn picosystem_keeps_its_budgets() {
    budgets_are_kept(PICOSYSTEM);
}

/// Thousands of random edges leave no trace of trouble.
fn stands_chaos(board: Board) {
    let Some(kit) = kit() else { return };
    let run = kit.run(
        board,
        "chaos",
        TABLE_SEED,
        ["--edges", &TEST_EDGES.to_string()],
    );
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let pictures = run
        .get("chaos_pictures")
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(
        pictures > 100.0,
        "the device stopped reacting after {pictures} pictures"
    );
}

#[test]
fn pico_lcd_stands_chaos() {
    stands_chaos(PICO_LCD);
}

#[test]
fn picosystem_stands_chaos() {
    stands_chaos(PICOSYSTEM);
}

/// However a contact bounces, a press is one press.
fn bouncing_contacts_count_once(board: Board) {
    let Some(kit) = kit() else { return };
    let folder = shots(board, "bounce");
    let run = kit.run(board, "bounce", 1, ["--shots".as_ref(), folder.as_os_str()]);
    let traces = run
        .and_then(|run| run.get("bounce_traces"))
        .unwrap_or_else(|error| panic!("{error}"));
    let script: String = (1..=traces as u32)
        .map(|trace| format!("press DOWN\nshot bounce-{trace}\n"))
        .collect();
    for (name, panel) in play(&script, app(board, 1)) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    }
}

#[test]
fn pico_lcd_counts_bouncing_contacts_once() {
    bouncing_contacts_count_once(PICO_LCD);
}

#[test]
fn picosystem_counts_bouncing_contacts_once() {
    bouncing_contacts_count_once(PICOSYSTEM);
}

/// The screen that a fault ends in.
fn fault_screen(fault: &Fault) -> Panel {
    let mut panel = Panel::new();
    let language = Language::default();
    let Ok(()) = draw_fault(&mut panel, language, fault.what(), fault.place());
    panel
}

/// The panic that the firmware keeps for this test, with its place.
fn planted_panic() -> Fault {
    const FILE: &str = "firmware/src/fault.rs";
    const MESSAGE: &str = "a panic was planted";
    let source = tests_folder().join("..").join(FILE);
    let source = fs::read_to_string(source).expect(FILE);
    let line = source.lines().position(|line| line.contains(MESSAGE));
    Fault::new(MESSAGE, format_args!("{FILE}:{}", line.expect(MESSAGE) + 1))
}

/// A planted panic and a planted hang end in a screen that A leaves.
fn safety_nets_hold(board: Board) {
    let Some(kit) = kit() else { return };
    let folder = shots(board, "faults");
    let run = kit.run(board, "faults", 1, ["--shots".as_ref(), folder.as_os_str()]);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let barks = run.get("resets_watchdog");
    assert_eq!(barks, Ok(1.0), "the hang, and only it, is for the watchdog");
    let title = play("shot title", app(board, 1)).remove(0).1;
    let hang = Fault::hang(Trail::new(Stage::Updating, "title"));
    for (name, fault) in [("panic", planted_panic()), ("hang", hang)] {
        let screen = fault_screen(&fault);
        for (moment, panel) in [("before", &title), ("screen", &screen), ("after", &title)] {
            let same = compare(&folder, &format!("{name}-{moment}"), panel);
            same.unwrap_or_else(|error| panic!("{}: {error}", board.name));
        }
    }
}

#[test]
fn pico_lcd_survives_panic_and_hang() {
    safety_nets_hold(PICO_LCD);
}

#[test]
fn picosystem_survives_panic_and_hang() {
    safety_nets_hold(PICOSYSTEM);
}

/// Left alone, a device gets dim and then dark; the press that wakes it does
/// nothing else. Who has a piezo hears a confirmation.
fn light_and_sound_follow(board: Board) {
    let Some(kit) = kit() else { return };
    let folder = shots(board, "senses");
    let run = kit.run(board, "senses", 1, ["--shots".as_ref(), folder.as_os_str()]);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let get = |name| run.get(name).unwrap_or_else(|error| panic!("{error}"));
    assert!(get("light_full") > get("light_dim") && get("light_dim") > 0.0);
    assert_eq!(get("light_dark"), 0.0);
    assert_eq!(get("light_woken"), get("light_full"));
    let confirmed = f64::from(u8::from(board.has_piezo));
    let sounds = ["sounds_before", "sounds_on_confirm", "sounds_after"].map(get);
    assert_eq!(sounds, [0.0, confirmed, 0.0], "{}", board.name);
    let script = "shot lit\nshot woken\npress DOWN\nshot moved";
    for (name, panel) in play(script, app(board, 1)) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    }
}

#[test]
fn pico_lcd_dims_and_wakes() {
    light_and_sound_follow(PICO_LCD);
}

#[test]
fn picosystem_dims_wakes_and_sounds() {
    light_and_sound_follow(PICOSYSTEM);
}
