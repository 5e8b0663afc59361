//! Tests of the page in a real Chromium. Its pictures must equal those of the simulator, and
//! games must not be lost by events in a browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use palmyra_engine::caravans::Caravans;
use palmyra_headless::Panel;
use palmyra_play::save;
use palmyra_tests::emulator::{BOARDS, Kit};
use palmyra_tests::link;
use palmyra_tests::saves::sample;
use palmyra_tests::walks::Walk;
use palmyra_tests::web::Browser;
use palmyra_uf2::{Image, pack};
use palmyra_ui::text::Language;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("web")
        .join(name)
}

fn browser() -> &'static Browser {
    static BROWSER: OnceLock<Result<Browser, String>> = OnceLock::new();
    match BROWSER.get_or_init(Browser::open) {
        Ok(browser) => browser,
        Err(error) => panic!("{error}"),
    }
}

/// Runs one of the functions in `checks` on a page of its own.
fn check(name: &str) {
    let found = browser().check(name, &folder(name));
    let printed = found.unwrap_or_else(|error| panic!("{error}"));
    println!("{printed}");
}

/// Checks that walks show the same pictures as in the simulator, pixel by
/// pixel.
fn walks(name: &str, is_meant: impl Fn(&Walk) -> bool) {
    let folder = folder(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let mut desk: Vec<(String, Panel)> = Vec::new();
    for walk in Walk::ALL.into_iter().filter(is_meant) {
        let file = |ending: &str| folder.join(walk.name).with_extension(ending);
        fs::write(file("txt"), walk.script()).expect("a script");
        fs::write(file("seed"), walk.seed.to_string()).expect("a seed");
        if let Some(saves) = walk.saves(Language::English) {
            let flash = saves.into_flash().expect("a flash");
            fs::write(file("flash"), flash.bytes()).expect("an image");
        }
        walk.go(Language::English, |_, shot, device| {
            if let Some(shot) = shot {
                desk.push((format!("{}-{shot}", walk.name), device.panel().clone()));
            }
        });
    }
    let found = browser().check("walks", &folder);
    println!("{}", found.unwrap_or_else(|error| panic!("{error}")));
    for (name, panel) in &desk {
        let page = fs::read(folder.join(name).with_extension("rgba"));
        let page = page.unwrap_or_else(|error| panic!("{name}: {error}"));
        let desk = panel.rgb888().flat_map(rgba);
        assert!(page.iter().copied().eq(desk), "{name} is another picture");
    }
    println!("{} pictures are the same", desk.len());
    assert!(desk.len() > 30, "the walks take many pictures");
}

/// Checks that the records of two games can be viewed, and that an invalid
/// record is reported.
fn records() {
    let folder = folder("records");
    fs::create_dir_all(&folder).expect("a folder");
    let records = palmyra_testing::records::folder();
    for (from, to) in [
        ("caravans-2.txt", "caravans.txt"),
        ("merchants-2.txt", "merchants.txt"),
    ] {
        fs::copy(records.join(from), folder.join(to)).expect("a record");
    }
    check("records");
}

/// Runs a check of the page with an emulated handheld, which has two games of `caravans` and a free
/// slot.
fn cable(name: &str) {
    let kit = Kit::prepare().unwrap_or_else(|error| panic!("{error}"));
    let folder = folder(name);
    fs::create_dir_all(&folder).expect("a folder");
    let mut device = link::device(&sample::<Caravans>(), Language::English);
    assert!(save::free(device.saves_mut(), 2));
    let flash = device.into_saves().into_flash().expect("a flash");
    fs::write(folder.join("given.bin"), flash.bytes()).expect("a place for the image");
    let found = browser().check_with(name, &folder, &kit.variables(BOARDS[0]));
    println!("{}", found.unwrap_or_else(|error| panic!("{error}")));
}

/// Checks that the page offers the firmware of each board and explains how to
/// install it.
fn firmware() {
    let kit = Kit::prepare().unwrap_or_else(|error| panic!("{error}"));
    let folder = folder("firmware");
    fs::create_dir_all(&folder).expect("a folder");
    let browser = Browser::with_firmware(&kit).unwrap_or_else(|error| panic!("{error}"));
    let found = browser.check("firmware", &folder);
    println!("{}", found.unwrap_or_else(|error| panic!("{error}")));
    for board in BOARDS {
        let file = folder.join(format!("palmyra-{}.uf2", board.name));
        let elf = fs::read(board.elf()).expect("a firmware");
        let image = Image::from_elf(&elf).expect("a firmware");
        assert!(
            fs::read(&file).expect("a download") == pack(&image.flash),
            "{}",
            file.display()
        );
    }
}

fn rgba(colour: embedded_graphics::pixelcolor::Rgb888) -> [u8; 4] {
    use embedded_graphics::prelude::RgbColor as _;
    [colour.r(), colour.g(), colour.b(), 0xff]
}

/// Defines tests that need a browser. The build script determines whether a
/// browser can run here.
macro_rules! browser {
    ($($name:ident: $test:expr;)*) => {
        $(
            #[test]
            #[cfg_attr(
                not(browser),
                ignore = "needs Chromium, Node, npm and wasm32-unknown-unknown"
            )]
            fn $name() {
                $test;
            }
        )*
    };
}

browser! {
    the_page_shows_what_the_desk_shows: walks("walks", Walk::is_everywhere);
    a_game_goes_on_after_a_reload_and_after_the_tab_was_killed: check("going-on");
    two_tabs_do_not_spoil_each_other: check("two-tabs");
    it_works_without_a_network_after_the_first_visit: check("offline");
    two_fingers_hold_two_buttons_on_a_phone: check("fingers");
    spoiled_saves_are_told_and_left_alone: check("spoiled");
    a_link_starts_exactly_that_game: check("links");
    saves_are_downloaded_and_loaded: check("files");
    what_is_on_the_panel_can_be_heard: check("spoken");
    an_idle_page_waits_for_nothing: check("idle");
    records_are_looked_at_turn_by_turn: records();
    a_game_of_several_people_gives_away_no_secret: check("secrets");
    notices_that_follow_one_another_are_all_shown: check("notices");
    large_files_are_refused_before_they_are_read: check("big-files");
    a_trap_is_told_and_the_saved_game_goes_on: check("trap");
    a_browser_that_stores_nothing_can_play: check("blocked-storage");
    a_refused_worker_stops_nothing: check("no-worker");
    full_storage_is_told_until_there_is_room: check("full-storage");
    escape_leaves_no_dead_page: check("escape");
    the_panel_is_as_large_as_fits_and_nothing_is_cut_off: check("sizes");
    page_and_reader_speak_the_players_language: check("languages");
    texts_that_arrive_late_are_english_until_then: check("texts");
    the_menu_is_in_order: check("menu");
    the_same_link_goes_on_with_its_game: check("same-link");
    a_new_version_is_offered_and_keeps_the_saves: check("new-version");
    games_move_over_a_cable: cable("cable");
    troubles_at_the_cable_are_told: cable("cable-troubles");
    firmware_is_downloaded_with_the_way_to_install_it: firmware();
    a_page_without_firmware_offers_none: check("no-firmware");
    a_browser_without_serial_ports_says_so: check("no-serial");
}

#[test]
#[ignore = "repeats what the simulator and a board show; run nightly"]
fn the_page_shows_all_that_the_desk_shows() {
    walks("more-walks", |walk| !walk.is_everywhere());
}
