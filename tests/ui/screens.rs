//! Scripts played through buttons only, in every language; their pictures and
//! their records.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use palmyra::saves::Saves;
use palmyra::{Panel, Simulator, script};
use palmyra_engine::legions::record;
use palmyra_engine::{Game as _, Seat};
use palmyra_play::save;
use palmyra_tests::observe::{faults, faults_of, texts};
use palmyra_ui::text::{Language, Msg};
use palmyra_ui::{App, Button, Failure, Stage, draw_fault, draw_fault_observed};

/// The scripts with their seeds.
const SCRIPTS: [(&str, u64); 7] = [
    ("screens", 4),
    ("guided", 1),
    ("how-to", 1),
    ("games", 9),
    ("solo", 0),
    ("three-seats", 5),
    ("expert", 11),
];

/// Settings of a newer version and results that make no sense, told at the
/// start and where one meets them.
const SPOILED: &str = "expect language\npress A\nexpect confirm\nshot settings\npress A\n\
    shot results\npress A\nexpect title\nshot title\npress UP\npress A\nshot games\n\
    press B\npress DOWN 3\npress A\nshot hall\n";

/// What is remembered of a finished game, and the page of its best results.
const AFTER_SOLO: &str = "expect title\npress DOWN 2\npress A\nexpect results\nshot statistics\n\
    press RIGHT\nshot best\n";
const AFTER_EXPERT: &str = "expect title\npress DOWN 2\npress A\nexpect results\nshot statistics\n\
    press LEFT\nshot best\n";

/// What can end a life, as pictures are named.
const FAILURES: [(&str, Failure); 3] = [
    (
        "panic",
        Failure::Panic {
            message: "index out of bounds: the len is 5 but the index is 7, which nobody \
                      expected to happen in a game that was tested so much",
            place: "engine/src/legions/province.rs:412",
        },
    ),
    (
        "hang",
        Failure::Hang {
            stage: Stage::Thinking,
            screen: "table",
        },
    ),
    (
        "refused",
        Failure::Refused {
            address: 0x1002_3456,
        },
    ),
];

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

fn read(name: &str) -> String {
    let text = fs::read_to_string(folder("scripts").join(format!("{name}.txt"))).expect(name);
    script::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    text
}

/// A device on which somebody is about to confirm a language.
fn about_to_speak(mut device: Simulator, language: Language) -> Simulator {
    (0..language as u8).for_each(|_| device.tap(Button::Down));
    device
}

/// Plays a script in a language and compares all its pictures. Every text on
/// the way has to be readable.
fn walk(language: Language, name: &str, text: &str, mut device: Simulator) -> Simulator {
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

fn play(language: Language, name: &str) -> Simulator {
    let mut seeds = SCRIPTS.iter().filter(|(script, _)| *script == name);
    let (_, seed) = seeds.next().expect("a script that is known");
    let device = about_to_speak(Simulator::new(*seed), language);
    walk(language, name, &read(name), device)
}

/// The record of the game that was played; it must replay.
fn replay(device: &Simulator) -> palmyra_engine::legions::Legions {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Switched off and on.
fn again(device: Simulator) -> Simulator {
    Simulator::open(1, device.into_saves())
}

fn spoiled_device() -> Simulator {
    let mut saves = Saves::in_memory();
    let store = saves.store().expect("a store");
    let put = store.put(save::SETTINGS, save::VERSION + 1, b"from the future");
    put.and_then(|()| store.put(save::RESULTS, save::VERSION, b"no results"))
        .and_then(|()| store.put(save::slot_key(0), save::VERSION, b"no game"))
        .expect("room");
    Simulator::open(1, saves)
}

/// Everything is walked through in every language.
macro_rules! walks {
    ($($module:ident: $language:ident;)*) => {
        $(mod $module {
            use super::*;

            const LANGUAGE: Language = Language::$language;

            #[test]
            fn every_screen_looks_as_it_did() {
                play(LANGUAGE, "screens");
            }

            #[test]
            fn the_guided_game_looks_as_it_did() {
                let device = play(LANGUAGE, "guided");
                assert_eq!(device.app().screen(), "title");
            }

            #[test]
            fn how_to_play_looks_as_it_did() {
                play(LANGUAGE, "how-to");
            }

            #[test]
            fn the_list_of_games_looks_as_it_did() {
                play(LANGUAGE, "games");
            }

            #[test]
            fn a_whole_solo_game_is_played_and_its_goal_met() {
                let device = play(LANGUAGE, "solo");
                assert_eq!(device.app().screen(), "end");
                let end = replay(&device);
                assert!(end.outcome().expect("over").winners.contains(Seat::FIRST));
                walk(LANGUAGE, "after-solo", AFTER_SOLO, again(device));
            }

            #[test]
            fn a_whole_game_of_two_people_and_a_bot_is_played() {
                let device = play(LANGUAGE, "three-seats");
                assert_eq!(device.app().screen(), "end");
                assert_eq!(replay(&device).seats(), 3);
            }

            #[test]
            fn a_whole_expert_game_is_played() {
                let device = play(LANGUAGE, "expert");
                assert_eq!(device.app().screen(), "end");
                assert!(replay(&device).caesar().is_some(), "Caesar was taken");
                walk(LANGUAGE, "after-expert", AFTER_EXPERT, again(device));
            }

            #[test]
            fn spoiled_saves_look_as_they_did() {
                let device = about_to_speak(spoiled_device(), LANGUAGE);
                walk(LANGUAGE, "spoiled", SPOILED, device);
            }

            #[test]
            fn the_screens_of_a_fault_look_as_they_did() {
                let folder = pictures(LANGUAGE);
                let mut wrong = Vec::new();
                for (name, failure) in &FAILURES {
                    let mut panel = Panel::new();
                    let Ok(()) = draw_fault(&mut panel, LANGUAGE, failure);
                    wrong.extend(compare(&format!("{folder}fault-{name}"), &panel));
                    assert_eq!(panel.outside(), 0, "{name}: drawn beside the panel");
                }
                assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

/// Wherever a device hangs, it can be read.
#[test]
fn every_fault_can_be_read() {
    let hangs = Stage::ALL.into_iter().flat_map(|stage| {
        let hang = move |&screen| Failure::Hang { stage, screen };
        App::SCREENS.iter().map(hang)
    });
    let failures: Vec<Failure> = FAILURES.iter().map(|it| it.1).chain(hangs).collect();
    for language in Language::ALL {
        for failure in &failures {
            let faults = faults_of(|target, observer| {
                draw_fault_observed(target, observer, language, failure)
            });
            assert!(faults.is_empty(), "{language:?} {failure:?}: {faults:?}");
        }
    }
}

/// No screen lacks a picture, no picture lacks a language, and none is left of
/// what is not shown any more.
#[test]
fn every_screen_has_its_pictures_in_every_language() {
    let mut names = BTreeSet::new();
    let mut screens = BTreeSet::new();
    let mut look = |name: &str, text: &str, mut device: Simulator| {
        for step in text.lines() {
            let step = script::parse(step).expect("the whole script has been read");
            let mut shown = false;
            let played = script::run(&step, &mut device, |shot, _| {
                names.insert(format!("{name}-{shot}.png"));
                shown = true;
            });
            played.unwrap_or_else(|error| panic!("{name}: {}", error.problem));
            if shown {
                screens.insert(device.app().screen());
            }
        }
        device
    };
    for (name, seed) in SCRIPTS {
        let device = look(name, &read(name), Simulator::new(seed));
        match name {
            "solo" => look("after-solo", AFTER_SOLO, again(device)),
            "expert" => look("after-expert", AFTER_EXPERT, again(device)),
            _ => device,
        };
    }
    look("spoiled", SPOILED, spoiled_device());
    names.extend(FAILURES.map(|(name, _)| format!("fault-{name}.png")));
    assert_eq!(screens, App::SCREENS.iter().copied().collect());
    for language in Language::ALL {
        let folder = folder("golden").join(pictures(language));
        let files = fs::read_dir(&folder).expect("a folder of pictures");
        let kept: BTreeSet<String> = files
            .map(|file| file.expect("a file").file_name())
            .map(|name| name.to_string_lossy().into_owned())
            .filter(|name| name.ends_with(".png"))
            .collect();
        let lacking: Vec<_> = names.difference(&kept).collect();
        assert!(lacking.is_empty(), "{language:?} lacks {lacking:?}");
        let strange: Vec<_> = kept.difference(&names).collect();
        assert!(
            strange.is_empty(),
            "nothing shows {strange:?} in {language:?}"
        );
    }
}

/// What a message says, piece by piece: blanks and breaks are filled otherwise.
fn pieces(msg: Msg) -> Vec<&'static str> {
    let text = msg.text(Language::English);
    let pieces = text.split("{}").flat_map(|piece| piece.split('\n'));
    pieces.map(str::trim).filter(|it| !it.is_empty()).collect()
}

/// Messages that no walk meets. The tests of `palmyra-ui` show each in its place,
/// and faults have a test of their own.
const RARE: &[Msg] = &[
    Msg::Finish,
    Msg::Thinking,
    Msg::HintThinking,
    Msg::GainTile,
    Msg::GainCoin,
    Msg::GainTribute,
    Msg::CensorFree,
    Msg::LegionBlocked,
    Msg::CensorBlocked,
    Msg::EndsGame,
    Msg::BothStuck,
    Msg::LegionStuck,
    Msg::CensorStuck,
    Msg::BetterPlaces,
    Msg::FewLarge,
    Msg::FewSmall,
    Msg::MoreTribute,
    Msg::KeepTiles,
    Msg::SameBoth,
    Msg::WhyRevenue,
    Msg::WhyReorganize,
    Msg::WhyFinish,
    Msg::WhyPut,
    Msg::WhyFlip,
    Msg::WhyStack,
    Msg::Caesar,
    Msg::PaidOut,
    Msg::NoGain,
    Msg::NoTurns,
    Msg::SharedWin,
    Msg::TieBreak,
    Msg::GoalMissed,
    Msg::GoalMissedShort,
    Msg::AllDone,
    Msg::ClearSure,
    Msg::Clear,
    Msg::LoadFailed,
    Msg::SaveFailed,
    Msg::LastGame,
    Msg::BadSettings,
    Msg::BadLast,
    Msg::NewerResults,
    Msg::NewerLast,
    Msg::Slow,
    Msg::Fast,
    Msg::Open,
    Msg::AllOpen,
    Msg::Off,
    Msg::Erased,
    Msg::Fault,
    Msg::FaultText,
    Msg::FaultHang,
    Msg::FaultRefused,
    Msg::WhileWaiting,
    Msg::WhileUpdating,
    Msg::WhileDrawing,
    Msg::WhileShowing,
    Msg::WhileThinking,
    Msg::FaultHint,
    Msg::NotNow,
    Msg::NeedsCaesar,
    Msg::NoCaesar,
    Msg::HoldsCaesar,
    Msg::NoCoin,
    Msg::NoRoom,
    Msg::NotInHand,
    Msg::CellTaken,
    Msg::WrongSize,
    Msg::OutOfReach,
    Msg::FourPlaced,
    Msg::NothingPlaced,
    Msg::StackEmpty,
    Msg::SpotTaken,
    Msg::NoLand,
];

/// Whatever can be said is read in every language by a walk, or is known not to be.
#[test]
fn every_message_is_walked_past_or_rare() {
    let mut said = BTreeSet::new();
    let mut listen = |text: &str, mut device: Simulator| {
        for step in text.lines() {
            let step = script::parse(step).expect("the whole script has been read");
            let played = script::run(&step, &mut device, |_, _| {});
            played.unwrap_or_else(|error| panic!("{}", error.problem));
            let lines = texts(device.app());
            said.insert(lines.join(" "));
            said.extend(lines);
        }
        device
    };
    for (name, seed) in SCRIPTS {
        listen(&read(name), Simulator::new(seed));
    }
    listen(SPOILED, spoiled_device());
    let is_seen = |msg: Msg| match pieces(msg)[..] {
        // A word may be part of another.
        [word] if word.len() < 12 && !msg.text(Language::English).contains("{}") => {
            said.contains(word)
        }
        ref pieces => pieces
            .iter()
            .all(|piece| said.iter().any(|line| line.contains(piece))),
    };
    let unseen: Vec<Msg> = Msg::ALL
        .iter()
        .copied()
        .filter(|&msg| !is_seen(msg))
        .collect();
    assert_eq!(unseen, RARE);
}
