//! Tests of the real firmware on emulated boards: its pictures, its budgets, and its behaviour
//! after faults.

mod cable;
mod hardware;
mod power;
mod sleep;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use palmyra_device::{Ending, Fault, FlashSaves, Trail};
use palmyra_engine::Rng;
use palmyra_engine::bot::Level;
use palmyra_headless::flash::{Flash, REGION};
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator};
use palmyra_play::Kind;
use palmyra_tests::emulator::{
    BOARDS, Board, Budget, Gauge, Kit, Run, SAVED_WALKS, TABLE_SEED, TEST_EDGES, compare, play,
    play_on, tests_folder,
};
use palmyra_tests::saves::read_saves;
use palmyra_tests::walks::Walk;
use palmyra_ui::text::Language;
use palmyra_ui::{Stage, draw_fault, draw_fault_code};

const PICO_LCD: Board = BOARDS[0];
const PICOSYSTEM: Board = BOARDS[1];

/// Returns the emulator setup that all tests share.
fn kit() -> &'static Kit {
    static KIT: OnceLock<Result<Kit, String>> = OnceLock::new();
    match KIT.get_or_init(Kit::prepare) {
        Ok(kit) => kit,
        Err(error) => panic!("{error}"),
    }
}

/// Checks the parts that were added to the emulator against the chip's data
/// sheets.
fn emulator_tests_itself() {
    let tested = kit().test_itself();
    tested.unwrap_or_else(|error| panic!("{error}"));
}

/// Checks the code that runs all the time: it must be in RAM and call nothing
/// in flash.
fn hot_code_is_in_ram() {
    let functions = kit().functions_in_ram();
    let functions = functions.unwrap_or_else(|error| panic!("{error}"));
    println!("{functions}");
    let hottest = [
        "palmyra_engine::legions::bot::march::Search<F>::explore",
        "palmyra_engine::caravans::bot::evaluate::Evaluator::worth",
        "palmyra_ui::canvas::Canvas::text_at",
        "palmyra_device::frame::Rows::fill",
        "palmyra_firmware::panel::Screen::show::{{closure}}",
        "TIMER_IRQ_0",
        "__aeabi_memcpy",
    ];
    for name in hottest {
        let is_there = functions.lines().any(|line| line.ends_with(name));
        assert!(is_there, "{name} is not in RAM");
    }
}

/// Creates a folder for the pictures of one test.
fn shots(board: Board, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emulator");
    folder.join(board.name).join(name)
}

/// Creates a simulator with the parts of a board.
fn simulator(board: Board, seed: u64) -> Simulator {
    power::open(board, seed, Saves::in_memory())
}

/// Plays a walk on the board and in the simulator. All pictures must be the same, and so must the
/// saves at the end.
fn same_walk(board: Board, walk: Walk) {
    let (kit, name) = (kit(), walk.name);
    let folder = shots(board, name);
    fs::create_dir_all(&folder).expect("a folder");
    let script = walk.file();
    let mut arguments = vec![
        "--script".into(),
        script.into_os_string(),
        "--shots".into(),
        folder.clone().into_os_string(),
    ];
    let given = walk.saves(Language::English).map(bytes);
    if let Some(given) = &given {
        let file = folder.join("given.bin");
        fs::write(&file, given).expect("a place for the image");
        arguments.extend(["--saves".into(), file.into_os_string()]);
    }
    kit.run(board, "script", walk.seed, arguments)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let saves = Saves::on(given.map_or_else(Flash::in_memory, |it| Flash::holding(&it)));
    let mut device = power::open(board, walk.seed, saves);
    let desk = play_on(&walk.script(), &mut device);
    assert!(!desk.is_empty(), "{name} shows nothing");
    let wrong: Vec<String> = desk
        .iter()
        .filter_map(|(name, panel)| compare(&folder, name, panel).err())
        .collect();
    assert!(
        wrong.is_empty(),
        "{name} on {}, see {}:\n{}",
        board.name,
        folder.display(),
        wrong.join("\n")
    );
    let mut record = String::new();
    // A guided game leaves no record.
    let is_played = device.app().record(&mut record) == Some(Ok(()));
    let finished = (is_played && device.app().screen() == "end").then_some(record);
    let kept = fs::read(folder.join("saves.bin")).expect("what the device has kept");
    let kept = read_saves(&kept);
    if finished.is_some() {
        assert_eq!(kept.last, finished, "{name} on {}", board.name);
    }
    let desk = read_saves(&bytes(device.into_saves()));
    assert_eq!(kept, desk, "{name} on {}", board.name);
}

/// Returns the bytes of the flash with the saves.
fn bytes(saves: Saves) -> Vec<u8> {
    saves.into_flash().expect("a flash").bytes().to_vec()
}

/// The set of walks that a test plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walks {
    All,
    Everywhere,
    Others,
}

/// Plays the walks of a game, one after another.
fn same_walks(board: Board, game: Kind, which: Walks) {
    let walks = Walk::ALL.into_iter().filter(|walk| {
        let is_meant = match which {
            Walks::All => true,
            Walks::Everywhere => walk.is_everywhere(),
            Walks::Others => !walk.is_everywhere(),
        };
        is_meant && walk.game() == game
    });
    let walks: Vec<Walk> = walks.collect();
    assert!(!walks.is_empty(), "no walks");
    for walk in walks {
        same_walk(board, walk);
    }
}

/// Plays a short walk with the emulator's own core and with the fast core. Both must agree in
/// every register and nanosecond.
fn cores_agree(board: Board) {
    let folder = shots(board, "twins");
    fs::create_dir_all(&folder).expect("a folder");
    let walk = Walk::named("screens");
    let begin: Vec<String> = walk
        .script()
        .lines()
        .take(TWIN_LINES)
        .map(Into::into)
        .collect();
    let script = folder.join("script.txt");
    fs::write(&script, begin.join("\n")).expect("a place for the script");
    let arguments = ["--script".as_ref(), script.as_os_str()];
    let run = kit().run(board, "twins", walk.seed, arguments);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let get = |name| run.get(name).unwrap_or_else(|error| panic!("{error}"));
    println!(
        "{} states, {} cycles",
        get("twin_states"),
        get("twin_cycles")
    );
    assert!(get("twin_states") > 10.0 && get("twin_cycles") > 1e6);
}

/// The number of lines that each core plays of the walk's script.
const TWIN_LINES: usize = 25;

/// Measures a board and checks the budgets.
fn budgets_are_kept(board: Board) {
    let run = kit().figures(board);
    hold(
        board,
        &run.unwrap_or_else(|error| panic!("{error}")),
        Budget::of(board),
    );
}

/// Plays a game of each kind, and checks that no press waits long for a save.
fn saves_do_not_keep_waiting(board: Board) {
    for walk in SAVED_WALKS {
        let run = kit().saves(board, walk);
        let run = run.unwrap_or_else(|error| panic!("{walk}: {error}"));
        let get = |name| run.get(name).unwrap_or_else(|error| panic!("{error}"));
        let (erases, presses) = (get("save_erases"), get("save_presses"));
        println!("{walk}: {presses} presses, {erases} erases");
        assert!(erases >= 1.0 && presses > 100.0, "{walk} shows nothing");
        hold(board, &run, Budget::of_saves(walk));
    }
}

/// Asserts that a run keeps these budgets.
fn hold(board: Board, run: &Run, budgets: impl Iterator<Item = &'static Budget>) {
    let over: Vec<String> = budgets
        .filter_map(|budget| {
            let verdict = budget.judge(run).unwrap_or_else(|error| panic!("{error}"));
            println!("{}: {} ({})", budget.what, verdict.figure, verdict.limit);
            (!verdict.is_kept)
                .then(|| format!("{}: {}, not {}", budget.what, verdict.figure, verdict.limit))
        })
        .collect();
    assert!(over.is_empty(), "{}:\n{}", board.name, over.join("\n"));
}

/// Checks that thousands of random edges cause no fault.
fn survives_random_buttons(board: Board) {
    let kit = kit();
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

/// Checks that a press counts once, however the contact bounces.
fn bouncing_contacts_count_once(board: Board) {
    let kit = kit();
    let folder = shots(board, "bounce");
    let run = kit.run(board, "bounce", 1, ["--shots".as_ref(), folder.as_os_str()]);
    let traces = run
        .and_then(|run| run.get("bounce_traces"))
        .unwrap_or_else(|error| panic!("{error}"));
    let script: String = (1..=traces as u32)
        .map(|trace| format!("press DOWN\nshot bounce-{trace}\n"))
        .collect();
    let script = format!("{script}shot spikes\n");
    for (name, panel) in play(&script, simulator(board, 1)) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    }
}

/// Returns a panic that the firmware contains for this test, with its location
/// in the source.
fn planted_panic(message: &str) -> Fault {
    const FILE: &str = "firmware/src/fault.rs";
    let source = tests_folder().join("..").join(FILE);
    let source = fs::read_to_string(source).expect(FILE);
    let line = source.lines().position(|line| line.contains(message));
    Fault::panic(message, format_args!("{FILE}:{}", line.expect(message) + 1))
}

/// Checks the fault screen after a panic, a hang, an endless recursion and a panic of the log,
/// which the test triggers. The screen has the selected language. Button A closes the screen, and X
/// shows a code.
fn safety_nets_hold(board: Board, language: Language) {
    let kit = kit();
    let folder = shots(board, "faults");
    fs::create_dir_all(&folder).expect("a folder");
    let downs = "press DOWN\n".repeat(language as usize);
    let settings = format!("{downs}press A\npress B\nexpect title\n");
    let script = folder.join("script.txt");
    fs::write(&script, &settings).expect("a place for the script");
    let arguments = [
        "--script".as_ref(),
        script.as_os_str(),
        "--shots".as_ref(),
        folder.as_os_str(),
    ];
    let run = kit.run(board, "faults", 1, arguments);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    let barks = run.get("resets_watchdog");
    assert_eq!(barks, Ok(1.0), "the hang, and only it, is for the watchdog");
    let title = play(&format!("{settings}shot title"), simulator(board, 1))
        .remove(0)
        .1;
    let trail = Trail::new(Stage::Updating, "title", language);
    for (name, fault) in [
        ("panic", Some(planted_panic("a panic was planted"))),
        ("hang", None),
        ("overflow", Some(Fault::overflow())),
        ("log", Some(planted_panic("a panic of the log was planted"))),
    ] {
        let ending = Ending::new(fault, Some(trail), true).expect("it ended badly");
        let [mut screen, mut code] = [Panel::new(), Panel::new()];
        draw_fault(&mut screen, language, &ending.failure());
        draw_fault_code(&mut code, language, &ending.failure());
        for (moment, panel) in [
            ("before", &title),
            ("screen", &screen),
            ("code", &code),
            ("after", &title),
        ] {
            let same = compare(&folder, &format!("{name}-{moment}"), panel);
            same.unwrap_or_else(|error| panic!("{}: {error}", board.name));
        }
    }
}

/// Checks that a device without input dims and then goes dark. The press that wakes it must have no
/// other effect. On a board with a piezo, button A must play a sound when it confirms.
fn light_and_sound_follow(board: Board) {
    let kit = kit();
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
    for (name, panel) in play(script, simulator(board, 1)) {
        compare(&folder, &name, &panel).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    }
}

/// Asserts that the title appeared in time.
fn boots_in_time(board: Board, run: &Run) {
    let mut budgets = Budget::of(board).filter(|budget| budget.name == "boot_ms");
    let budget = budgets.next().expect("a budget for power-on");
    let verdict = budget.judge(run).unwrap_or_else(|error| panic!("{error}"));
    println!("{}: {} ({})", budget.what, verdict.figure, verdict.limit);
    assert!(verdict.is_kept, "{}: {}", board.name, verdict.figure);
}

/// The number of power cuts for each board in a normal test. Every fifth cut is during an erase,
/// and most others are during programming.
const LIVES: u32 = 20;
/// The number of power cuts for each board in the nightly run.
const LIVES_AT_NIGHT: u32 = 100;

/// Cuts the power repeatedly during changes of the flash. Every item must have its old or its
/// new value afterwards, and the game must continue from it.
fn survives_power_cuts(board: Board, seed: u64, lives: u32) {
    let kit = kit();
    let folder = shots(board, &format!("cuts-{lives}"));
    fs::create_dir_all(&folder).expect("a folder");
    let given = folder.join("given.bin");
    fs::write(&given, power::crowded_image()).expect("a place for the image");
    let count = lives.to_string();
    let arguments = [
        "--lives".as_ref(),
        count.as_ref(),
        "--saves".as_ref(),
        given.as_os_str(),
        "--shots".as_ref(),
        folder.as_os_str(),
    ];
    let run = kit.run(board, "cuts", seed, arguments);
    let run = run.unwrap_or_else(|error| panic!("{error}"));
    boots_in_time(board, &run);
    let erases = run
        .get("cut_erases")
        .unwrap_or_else(|error| panic!("{error}"));
    for number in 1..=lives {
        let life = power::Life::read(&folder, number);
        let (title, first, may_be) = life
            .again(board, seed + u64::from(number))
            .unwrap_or_else(|error| panic!("life {number} on {}: {error}", board.name));
        let mut pictures = vec![("title", title)];
        // The power may have failed before the last picture was complete.
        if life.presses.len() > 1 {
            pictures.push(("first", first));
        }
        for (name, panel) in pictures {
            compare(&folder, &format!("{number}-{name}"), &panel)
                .unwrap_or_else(|error| panic!("{}: {error}", board.name));
        }
        let kept = power::items(&power::image(&folder, &format!("{number}-after")))
            .unwrap_or_else(|error| panic!("after life {number} on {}: {error}", board.name));
        assert!(
            may_be.contains(&kept),
            "after life {number} on {}, see {}: {kept:?} instead of {may_be:?}",
            board.name,
            folder.display()
        );
    }
    println!("{lives} cuts, {erases} of them in an erase");
    let programs = f64::from(lives) - erases;
    assert!(erases >= 3.0, "only {erases} erases were cut");
    assert!(programs >= 3.0, "only {programs} programs were cut");
}

/// Checks that the title appears in time, whatever the region of the saves
/// contains.
fn boots_on_any_flash(board: Board) {
    let kit = kit();
    let mut rng = Rng::new(7);
    let noise: Vec<u8> = (0..REGION).map(|_| rng.below(256) as u8).collect();
    let images = [
        ("empty", vec![0xff; REGION]),
        ("zero", vec![0; REGION]),
        ("random", noise),
        ("full", power::full_image()),
    ];
    for (name, image) in images {
        let folder = shots(board, name);
        fs::create_dir_all(&folder).expect("a folder");
        let (saves, script) = (folder.join("given.bin"), folder.join("script.txt"));
        fs::write(&saves, &image).expect("a place for the image");
        fs::write(&script, "shot title\n").expect("a place for the script");
        let arguments = [
            "--script".as_ref(),
            script.as_os_str(),
            "--saves".as_ref(),
            saves.as_os_str(),
            "--shots".as_ref(),
            folder.as_os_str(),
        ];
        let run = kit.run(board, "script", 1, arguments);
        let run = run.unwrap_or_else(|error| panic!("{name}: {error}"));
        boots_in_time(board, &run);
        let desk = power::open(board, 1, FlashSaves::open(Flash::holding(&image)));
        for (shot, panel) in play("shot title", desk) {
            compare(&folder, &shot, &panel)
                .unwrap_or_else(|error| panic!("{name} on {}: {error}", board.name));
        }
    }
}

/// The number of positions for each level in the tests. The benchmark uses
/// more.
const POSITIONS: u32 = 2;

/// Checks that bots of all levels think within their budgets, and that the device
/// stays responsive.
fn think_in_time(game: Kind) {
    for level in Level::ALL {
        let run = kit().think(PICO_LCD, game, level, POSITIONS);
        let run = run.unwrap_or_else(|error| panic!("{error}"));
        hold(PICO_LCD, &run, Budget::of_thinking(game, level));
    }
}

/// Checks that games and decisions of the engine stay within their budgets on
/// the device.
fn engine_budgets_are_kept() {
    let kit = kit();
    for gauge in Gauge::ALL {
        let run = kit
            .gauge(&gauge, gauge.seldom)
            .unwrap_or_else(|error| panic!("{error}"));
        let budget = gauge.budget;
        let verdict = budget.judge(&run).unwrap_or_else(|error| panic!("{error}"));
        println!("{}: {} ({})", budget.what, verdict.figure, verdict.limit);
        assert!(verdict.is_kept, "{}: {}", budget.what, verdict.figure);
    }
}

/// Defines tests that need the emulator. The build script determines whether
/// the emulator can run here.
macro_rules! emulated {
    ($($name:ident: $test:expr;)*) => {
        $(
            #[test]
            #[cfg_attr(not(emulator), ignore = "needs Node, npm and the targets of rust-toolchain.toml")]
            fn $name() {
                $test;
            }
        )*
    };
}

/// Defines tests for the nightly run. They rarely find faults that the other tests do
/// not find.
macro_rules! nightly {
    ($($name:ident: $test:expr;)*) => {
        $(
            #[test]
            #[ignore = "repeats on a board what is tested on another, or more often; run nightly"]
            fn $name() {
                $test;
            }
        )*
    };
}

// Tests start in the order of their names, and each uses one processor core.
emulated! {
    the_emulator_is_sound: emulator_tests_itself();
    hot_code_lies_in_ram: hot_code_is_in_ram();
    both_cores_agree_on_pico_lcd: cores_agree(PICO_LCD);
    both_cores_agree_on_picosystem: cores_agree(PICOSYSTEM);
    pico_lcd_shows_the_same_legions: same_walks(PICO_LCD, Kind::Legions, Walks::All);
    pico_lcd_shows_the_same_caravans: same_walks(PICO_LCD, Kind::Caravans, Walks::All);
    pico_lcd_shows_the_same_merchants: same_walks(PICO_LCD, Kind::Merchants, Walks::All);
    picosystem_shows_the_same_legions: same_walks(PICOSYSTEM, Kind::Legions, Walks::Everywhere);
    picosystem_shows_the_same_caravans: same_walks(PICOSYSTEM, Kind::Caravans, Walks::Everywhere);
    picosystem_shows_the_same_merchants: same_walks(PICOSYSTEM, Kind::Merchants, Walks::Everywhere);
    pico_lcd_keeps_its_budgets: budgets_are_kept(PICO_LCD);
    picosystem_keeps_its_budgets: budgets_are_kept(PICOSYSTEM);
    pico_lcd_stands_chaos: survives_random_buttons(PICO_LCD);
    picosystem_stands_chaos: survives_random_buttons(PICOSYSTEM);
    pico_lcd_counts_bouncing_contacts_once: bouncing_contacts_count_once(PICO_LCD);
    picosystem_counts_bouncing_contacts_once: bouncing_contacts_count_once(PICOSYSTEM);
    pico_lcd_survives_panic_and_hang: safety_nets_hold(PICO_LCD, Language::English);
    picosystem_survives_panic_and_hang_in_french: safety_nets_hold(PICOSYSTEM, Language::French);
    pico_lcd_starts_as_its_makers_would: hardware::starts(PICO_LCD);
    picosystem_starts_as_its_makers_would: hardware::starts(PICOSYSTEM);
    picosystem_plays_short_tones_to_the_end: hardware::plays_short_tones(PICOSYSTEM);
    picosystem_shows_the_charger: hardware::shows_the_charger(PICOSYSTEM);
    pico_lcd_greets_on_a_foreign_flash: hardware::greets_on_a_foreign_flash(PICO_LCD);
    picosystem_greets_on_a_foreign_flash: hardware::greets_on_a_foreign_flash(PICOSYSTEM);
    pico_lcd_stands_slow_erases: hardware::stands_slow_erases(PICO_LCD);
    pico_lcd_keeps_a_sector_of_ours: hardware::keeps_a_sector_of_ours(PICO_LCD);
    picosystem_sleeps_on_demand: hardware::sleeps_on_demand(PICOSYSTEM);
    picosystem_tests_itself: hardware::tests_itself(PICOSYSTEM);
    pico_lcd_tests_itself: hardware::tests_itself(PICO_LCD);
    pico_lcd_dims_and_wakes: light_and_sound_follow(PICO_LCD);
    picosystem_dims_wakes_and_sounds: light_and_sound_follow(PICOSYSTEM);
    picosystem_changes_no_flash_on_a_low_battery: sleep::leaves_the_flash_alone(PICOSYSTEM);
    pico_lcd_sleeps_deeply_and_wakes: sleep::sleeps_and_wakes(PICO_LCD);
    picosystem_sleeps_deeply_and_wakes: sleep::sleeps_and_wakes(PICOSYSTEM);
    pico_lcd_survives_power_cuts: survives_power_cuts(PICO_LCD, 100, LIVES);
    picosystem_survives_power_cuts: survives_power_cuts(PICOSYSTEM, 300, LIVES);
    pico_lcd_boots_on_any_flash: boots_on_any_flash(PICO_LCD);
    picosystem_boots_on_any_flash: boots_on_any_flash(PICOSYSTEM);
    pico_lcd_waits_little_for_saves: saves_do_not_keep_waiting(PICO_LCD);
    bots_think_in_time_in_legions: think_in_time(Kind::Legions);
    bots_think_in_time_in_caravans: think_in_time(Kind::Caravans);
    bots_think_in_time_in_merchants: think_in_time(Kind::Merchants);
    the_engine_keeps_its_budgets: engine_budgets_are_kept();
    pico_lcd_talks_to_a_computer: cable::talks(PICO_LCD);
    picosystem_talks_to_a_computer: cable::talks(PICOSYSTEM);
    pico_lcd_answers_between_noise: cable::answers_between_noise(PICO_LCD, cable::FEW.0);
    pico_lcd_loses_nothing_when_the_cable_is_pulled: cable::loses_nothing(PICO_LCD, cable::FEW.1);
    picosystem_stands_a_rude_computer: cable::stands_rudeness(PICOSYSTEM);
    picosystem_forgets_the_day_in_deep_sleep: cable::forgets_the_day(PICOSYSTEM);
    pico_lcd_is_led_to_its_boot_loader: cable::loads(PICO_LCD);
    pico_lcd_obeys_the_desk: cable::obeys_the_desk(PICO_LCD);
    pico_lcd_goes_on_after_installing: hardware::goes_on_after_installing(PICO_LCD);
}

nightly! {
    picosystem_shows_all_legions: same_walks(PICOSYSTEM, Kind::Legions, Walks::Others);
    picosystem_shows_all_caravans: same_walks(PICOSYSTEM, Kind::Caravans, Walks::Others);
    picosystem_shows_all_merchants: same_walks(PICOSYSTEM, Kind::Merchants, Walks::Others);
    pico_lcd_survives_many_power_cuts: survives_power_cuts(PICO_LCD, 100, LIVES_AT_NIGHT);
    picosystem_survives_many_power_cuts: survives_power_cuts(PICOSYSTEM, 300, LIVES_AT_NIGHT);
    picosystem_answers_between_much_noise: cable::answers_between_noise(PICOSYSTEM, cable::MANY.0);
    picosystem_loses_nothing_however_often_the_cable_is_pulled: cable::loses_nothing(PICOSYSTEM, cable::MANY.1);
    pico_lcd_stands_a_rude_computer: cable::stands_rudeness(PICO_LCD);
}
