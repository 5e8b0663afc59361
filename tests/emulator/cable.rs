//! Tests of the handheld with a computer at its cable. The computer is
//! simulated by `cable.mjs`.

use std::fs;

use palmyra_device::ERASED;
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_headless::Simulator;
use palmyra_headless::flash::REGION;
use palmyra_headless::saves::Saves;
use palmyra_play::link::Request;
use palmyra_play::save;
use palmyra_tests::emulator::{Board, Budget, Run, compare};
use palmyra_tests::link::{self, Computer};
use palmyra_tests::saves::{read_saves, sample};
use palmyra_ui::text::Language;
use palmyra_ui::{Charge, ChargeState};

use crate::{bytes, hold, kit, power, shots};

/// The number of random frames, and the number of times the cable is pulled
/// out, in a normal test.
pub const FEW: (u32, u32) = (200, 12);
/// The same numbers as [`FEW`], in the nightly run.
pub const MANY: (u32, u32) = (10_000, 200);

/// The smallest fraction of the time that the processor must sleep, in percent.
const ASLEEP: f64 = 98.0;
fn run(board: Board, command: &str, lives: u32) -> Run {
    let run = kit().cable(board, command, lives, &shots(board, command));
    run.unwrap_or_else(|error| panic!("{command}: {error}"))
}

fn get(run: &Run, name: &str) -> f64 {
    run.get(name).unwrap_or_else(|error| panic!("{error}"))
}

fn sleeps(run: &Run, names: &[&str]) {
    for name in names {
        let percent = get(run, name);
        println!("{name}: {percent} %");
        assert!(percent >= ASLEEP, "{name}: {percent} %");
    }
}

/// Checks that a computer finds the device, reads from it and copies to it. The device's
/// screen must show the same as the simulator's.
pub fn talks(board: Board) {
    let run = run(board, "cable", 1);
    sleeps(&run, &["asleep_title"]);
    hold(board, &run, Budget::of_cable());
    let mut desk = power::open(
        board,
        1,
        Saves::on(palmyra_headless::flash::Flash::holding(&link::three_games())),
    );
    let folder = shots(board, "cable");
    let same = |name: &str, desk: &Simulator| {
        let same = compare(&folder, name, desk.panel());
        same.unwrap_or_else(|error| panic!("{}: {error}", board.name));
    };
    desk.plug(true);
    if let Some(percent) = board.battery {
        let state = ChargeState::Charges;
        desk.power(Charge { percent, state });
    }
    link::open(&mut desk);
    same("waiting", &desk);
    let mut computer = Computer::default();
    computer.greet(&mut desk);
    same("connected", &desk);
    for (name, done) in [("copying", 0), ("copied", 2)] {
        let progress = Request::Progress { done, of: 2 };
        assert_eq!(computer.tell(&mut desk, &progress), Ok(()));
        same(name, &desk);
    }
}

/// Checks that every intact frame is answered, even if there is garbage around
/// it.
pub fn answers_between_noise(board: Board, frames: u32) {
    let run = run(board, "noise", frames);
    assert_eq!(get(&run, "noise_frames"), f64::from(frames));
}

/// Checks that the device has the old or the new game after the cable is pulled
/// out during a copy.
pub fn loses_nothing(board: Board, times: u32) {
    let run = run(board, "pulled", times);
    let [olds, news, whole, resets] =
        ["pulled_old", "pulled_new", "put_ms", "pulled_resets"].map(|name| get(&run, name));
    println!("a copy takes {whole} ms; {olds} times the old game, {news} times the new one");
    let some = f64::from(times) / 10.0;
    assert!(olds >= some && news >= some, "{olds} and {news}");
    assert_eq!(resets, 0.0);
}

/// Checks that the device keeps working when a computer stops reading, aborts requests, suspends
/// the bus or disappears. Afterwards, without a cable, the device must still sleep deeply.
pub fn stands_rudeness(board: Board) {
    let run = run(board, "rude", 1);
    sleeps(&run, &["asleep_unread", "asleep_suspended"]);
    assert!(get(&run, "dormant_ms") > 0.0);
    assert_eq!(get(&run, "resets"), 0.0);
}

/// Checks that the device no longer shows the date from before deep sleep, in which its clock does
/// not run.
pub fn forgets_the_day(board: Board) {
    let run = run(board, "day", 1);
    assert_eq!(get(&run, "forgotten"), 1.0);
}

/// Checks the three ways to start the boot loader.
pub fn loads(board: Board) {
    let run = run(board, "loads", 1);
    for way in ["loader_request", "loader_touch", "loader_picotool"] {
        assert_eq!(get(&run, way), 1.0, "{way}");
    }
}

/// Checks the commands of `palmyra device` through a pseudo-terminal: all items are listed and
/// saved, a game is copied, and a picture is taken.
pub fn obeys_the_desk(board: Board) {
    let folder = shots(board, "desk");
    fs::create_dir_all(&folder).expect("a folder");
    let given = folder.join("given.bin");
    let (image, mut other) = (few_games(), sample::<Legions>());
    fs::write(&given, &image).expect("a place for the image");
    other.resize(REGION, ERASED);
    fs::write(folder.join("other.flash"), other).expect("a place for the image");
    let after = folder.join("after.bin");
    let bridge = kit().bridge(board, &given, &after);
    let bridge = bridge.unwrap_or_else(|error| panic!("{error}"));
    let says = |command: &str| {
        let said = kit().desk(
            &folder,
            &format!("device {command} --port {}", bridge.port()),
        );
        said.unwrap_or_else(|error| panic!("{command}: {error}"))
    };
    let listed = says("list");
    assert!(
        listed.starts_with(&format!("{}, Palmyra ", board.name)),
        "{listed}"
    );
    says("save all.flash --replace");
    let saved = fs::read(folder.join("all.flash")).expect("a file");
    assert_eq!(saved, image, "the image");
    let put = says("put other.flash --game 3");
    assert!(put.starts_with("1 of 1: legions"), "{put}");
    says("shot screen.png");
    assert!(says("fault").starts_with("no fault"));
    bridge.close().unwrap_or_else(|error| panic!("{error}"));
    let (before, other) = (read_saves(&image), read_saves(&sample::<Legions>()));
    let after = read_saves(&fs::read(after).expect("the saves"));
    assert_eq!(after.records[..2], before.records[..2]);
    assert_eq!(after.records[2], other.records[2]);
}

/// Returns saves with two running games and a free slot.
fn few_games() -> Vec<u8> {
    let mut device = link::device(&sample::<Caravans>(), Language::English);
    assert!(save::free(device.saves_mut(), 2));
    bytes(device.into_saves())
}
