//! Scripts played through buttons only, their pictures and their records.

use std::fs;
use std::path::{Path, PathBuf};

use palmyra::shelf::Saves;
use palmyra::{Device, Panel, script};
use palmyra_engine::legions::record;
use palmyra_engine::{Game as _, Seat};
use palmyra_tests::observe::faults;
use palmyra_ui::Button;
use palmyra_ui::save;
use palmyra_ui::text::Language;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a picture with its golden one. A missing one is written, and
/// counts as wrong this once.
fn compare(name: &str, panel: &Panel) -> Option<String> {
    let file = folder("golden").join(format!("{name}.png"));
    let png = panel.to_png().expect("a picture");
    let parent = |file: &Path| {
        let parent = file.parent().expect("a folder");
        fs::create_dir_all(parent).expect("a folder for the pictures");
    };
    let Ok(golden) = fs::read(&file) else {
        parent(&file);
        fs::write(&file, png).expect("a place for the picture");
        return Some(format!("{name}: new, look at {}", file.display()));
    };
    let golden = Panel::from_png(&golden).unwrap_or_else(|error| panic!("{name}: {error}"));
    if golden == *panel {
        return None;
    }
    let shown = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    parent(&shown);
    fs::write(&shown, png).expect("a place for the picture");
    Some(format!("{name}: differs, see {}", shown.display()))
}

/// The folder of a language's pictures.
fn pictures(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => "de/",
        Language::French => "fr/",
        Language::Dutch => "nl/",
    }
}

/// Plays a script in a language, which is chosen first of all, and compares
/// all its pictures. Every text on the way has to be readable.
fn play_in(language: Language, name: &str, seed: u64) -> Device {
    let text = fs::read_to_string(folder("scripts").join(format!("{name}.txt"))).expect(name);
    script::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut device = Device::new(seed);
    (0..language as u8).for_each(|_| device.tap(Button::Down));
    let mut wrong = Vec::new();
    let mut shots = 0;
    for (line, step) in (1..).zip(text.lines()) {
        let step = script::parse(step).expect("the whole script has been read");
        let played = script::run(&step, &mut device, |shot, panel| {
            shots += 1;
            let folder = pictures(language);
            wrong.extend(compare(&format!("{folder}{name}-{shot}"), panel));
        });
        played.unwrap_or_else(|error| panic!("{name}, line {line}: {}", error.problem));
        let screen = device.app().screen();
        for fault in faults(device.app()) {
            wrong.push(format!(
                "{name}, line {line}, {language:?} {screen}: {fault}"
            ));
        }
    }
    assert!(shots > 0, "{name} shows nothing");
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(
        device.panel().outside(),
        0,
        "{name}: drawn beside the panel"
    );
    device
}

fn play(name: &str, seed: u64) -> Device {
    play_in(Language::English, name, seed)
}

/// The record of the game that was played; it must replay.
fn replay(device: &Device) -> palmyra_engine::legions::Legions {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What everybody meets is walked through in every language.
macro_rules! walks {
    ($($module:ident: $language:ident;)*) => {
        $(mod $module {
            use super::*;

            #[test]
            fn every_screen_looks_as_it_did() {
                play_in(Language::$language, "screens", 4);
            }

            #[test]
            fn the_guided_game_looks_as_it_did() {
                let device = play_in(Language::$language, "guided", 1);
                assert_eq!(device.app().screen(), "title");
            }

            #[test]
            fn how_to_play_looks_as_it_did() {
                play_in(Language::$language, "how-to", 1);
            }
        })*
    };
}

walks! {
    english: English;
    german: German;
    french: French;
    dutch: Dutch;
}

#[test]
fn a_whole_solo_game_is_played_and_its_goal_met() {
    let device = play("solo", 0);
    assert_eq!(device.app().screen(), "end");
    let end = replay(&device);
    assert!(end.outcome().expect("over").winners.contains(Seat::FIRST));
}

#[test]
fn a_whole_game_of_two_people_and_a_bot_is_played() {
    let device = play("three-seats", 5);
    assert_eq!(device.app().screen(), "end");
    assert_eq!(replay(&device).seats(), 3);
}

#[test]
fn a_whole_expert_game_is_played() {
    let device = play("expert", 11);
    assert_eq!(device.app().screen(), "end");
    let end = replay(&device);
    assert!(end.caesar().is_some(), "Caesar was taken");
}

/// Two games wait; the list of them, and what it says when a third and a
/// fourth one come.
#[test]
fn the_list_of_games_looks_as_it_did() {
    let mut device = Device::new(9);
    device.tap(Button::A);
    device.tap(Button::B);
    let mut wrong = Vec::new();
    let mut games = |device: &mut Device, text: &str| {
        let script = script::parse(text).expect("a script");
        let played = script::run(&script, device, |shot, panel| {
            wrong.extend(compare(&format!("games-{shot}"), panel));
        });
        played.unwrap_or_else(|error| panic!("{error}"));
    };
    let solo = "press DOWN\npress A 2\nexpect table\npress B 2\nexpect title\n";
    games(&mut device, solo);
    let again = "press DOWN 2\npress A 2\nexpect table\npress B 2\nexpect title\n";
    games(&mut device, again);
    games(
        &mut device,
        "press A\nexpect games\nshot waiting\npress UP\npress A\nexpect table\npress B 2\n",
    );
    games(&mut device, again);
    games(
        &mut device,
        "press DOWN 2\npress A 2\nexpect games\nshot replace\npress A\nexpect confirm\nshot sure\n",
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Settings of a newer version and results that make no sense, told at the
/// start and where one meets them.
#[test]
fn spoiled_saves_look_as_they_did() {
    let mut saves = Saves::in_memory();
    let store = saves.store().expect("a store");
    let put = store.put(save::SETTINGS, save::VERSION + 1, b"from the future");
    put.and_then(|()| store.put(save::RESULTS, save::VERSION, b"no results"))
        .and_then(|()| store.put(save::slot_key(0), save::VERSION, b"no game"))
        .expect("room");
    let script = "shot settings\npress A\nshot results\npress A\nexpect title\nshot title\n\
                  press UP\npress A\nshot games\npress B\npress DOWN 3\npress A\nshot hall\n";
    let script = script::parse(script).expect("a script");
    let mut wrong = Vec::new();
    let mut device = Device::open(1, saves);
    let played = script::run(&script, &mut device, |shot, panel| {
        wrong.extend(compare(&format!("spoiled-{shot}"), panel));
    });
    played.unwrap_or_else(|error| panic!("{error}"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
