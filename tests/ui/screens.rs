//! Plays every walk through the screens in every language. All texts must be readable, and the
//! pictures must equal the golden pictures.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use embedded_graphics::pixelcolor::RgbColor as _;
use palmyra_engine::caravans::{self, Caravans};
use palmyra_engine::legions::record;
use palmyra_engine::merchants::{self, Merchants};
use palmyra_engine::{Game as _, Seat};
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator};
use palmyra_play::link::Request;
use palmyra_play::save::slot_key;
use palmyra_tests::glossary;
use palmyra_tests::link::{self, Computer};
use palmyra_tests::observe::{bar, faults, faults_of, message, messages, texts};
use palmyra_tests::walks::{self, Walk};
use palmyra_ui::games::merchants::text::TEXTS as ROOMS;
use palmyra_ui::text::Language;
use palmyra_ui::{
    App, Button, Charge, ChargeState, Failure, Parts, Stage, draw_fault, draw_fault_code,
    draw_fault_observed, fault_report,
};

/// The pictures that are stored in every language. For each screen with much text, this is the
/// fullest picture. All other pictures are stored in English only, but their texts are checked
/// in every language.
const DENSE: [&str; 38] = [
    "cable-cut",
    "caravans-four-news",
    "caravans-four-payout",
    "caravans-guided-blue-taxes",
    "caravans-how-to-special",
    "caravans-two-card",
    "caravans-two-info-prices",
    "guided-flipped",
    "guided-not-this-flip",
    "guided-not-this-place",
    "guided-not-this-stack",
    "how-to-tiles",
    "merchants-guided-end",
    "merchants-guided-goals",
    "merchants-guided-scores",
    "merchants-guided-shop",
    "merchants-questions-pay",
    "merchants-questions-temple",
    "merchants-questions-traitor",
    "merchants-returns-rival",
    "merchants-two-actions",
    "merchants-two-board",
    "merchants-two-discard",
    "merchants-two-end",
    "merchants-two-era-tile",
    "merchants-two-map",
    "merchants-two-pay",
    "merchants-two-raid",
    "merchants-two-tax",
    "screens-about",
    "screens-campaign-refused",
    "screens-seat-name",
    "screens-reorganize",
    "after-expert-bots",
    "after-expert-campaign",
    "screens-why-caesar",
    "solo-end",
    "spoiled-settings",
];

/// The failures that can end a run, each with the name of its picture.
const FAILURES: [(&str, Failure); 4] = [
    (
        "overflow",
        Failure::Overflow {
            stage: Stage::Drawing,
            screen: "table",
        },
    ),
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

/// The pages that have a sign on the title. The bar of buttons names the
/// selected page.
const SIGNS: [&str; 6] = [
    "Results",
    "HowToPlay",
    "Settings",
    "DayGame",
    "Milestones",
    "About",
];

/// Returns the folder of a language's pictures.
fn folder(language: Language) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    folder.join(match language {
        Language::English => "",
        Language::German => "de",
        Language::French => "fr",
        Language::Dutch => "nl",
    })
}

fn is_kept(language: Language, name: &str) -> bool {
    language == Language::English || DENSE.contains(&name)
}

/// Compares a picture with its golden picture. A golden picture that should exist but
/// is missing is written, and the test fails once.
fn compare(language: Language, name: &str, panel: &Panel) -> Option<String> {
    if !is_kept(language, name) {
        return None;
    }
    let file = folder(language).join(format!("{name}.png"));
    let png = panel.to_png().expect("a picture");
    let Ok(golden) = fs::read(&file) else {
        write(&file, &png);
        return Some(format!("{name}: new, look at {}", file.display()));
    };
    let golden = Panel::from_png(&golden).unwrap_or_else(|error| panic!("{name}: {error}"));
    if golden == *panel {
        return None;
    }
    let shown = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{language:?}/{name}.png"));
    write(&shown, &png);
    Some(format!("{name}: differs, see {}", shown.display()))
}

fn write(file: &Path, png: &[u8]) {
    let parent = file.parent().expect("a folder");
    fs::create_dir_all(parent).expect("a folder for the pictures");
    fs::write(file, png).expect("a place for the picture");
}

/// Plays a walk in a language and compares all its pictures. Every text must be readable, and
/// every word in the bar of buttons must be in the glossary.
fn go(language: Language, name: &str) -> Simulator {
    let walk = Walk::named(name);
    let buttons = glossary::buttons(language);
    let mut wrong = Vec::new();
    let mut shots = 0;
    let device = walk.go(language, |line, shot, device| {
        if let Some(shot) = shot {
            shots += 1;
            if !walk.varies {
                let name = format!("{name}-{shot}");
                wrong.extend(compare(language, &name, device.panel()));
            }
        }
        let screen = device.app().screen();
        let words = bar(device.app()).into_iter();
        let is_page = |word: &str| {
            let mut pages = SIGNS.iter().map(|page| message(page, language));
            screen == "title" && pages.any(|page| page == word)
        };
        let is_known = |word: &str| buttons.contains(&word) || is_page(word);
        for word in words.filter(|word| !is_known(word)) {
            wrong.push(format!(
                "{name}, line {line}, {language:?} {screen}: no button says {word}"
            ));
        }
        for fault in faults(device.app()) {
            wrong.push(format!(
                "{name}, line {line}, {language:?} {screen}: {fault}"
            ));
        }
    });
    assert!(shots > 0, "{name} shows nothing");
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    device
}

/// Replays the record of the current game of `legions`.
fn replay(device: &Simulator) -> palmyra_engine::legions::Legions {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Replays the record of the current game of `caravans`.
fn replay_caravans(device: &Simulator) -> Caravans {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    caravans::record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Replays the record of the current game of `merchants`.
fn replay_merchants(device: &Simulator) -> Merchants {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    merchants::record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Defines a test for each walk in every language.
macro_rules! walks {
    ($($module:ident: $language:ident;)*) => {
        $(mod $module {
            use super::*;

            const LANGUAGE: Language = Language::$language;

            #[test]
            fn every_screen_looks_as_it_did() {
                go(LANGUAGE, "screens");
            }

            #[test]
            fn the_turns_of_bots_look_as_they_did() {
                go(LANGUAGE, "bots");
            }

            #[test]
            fn whatever_bots_choose_can_be_read() {
                go(LANGUAGE, "thinking");
            }

            #[test]
            fn the_guided_game_looks_as_it_did() {
                let device = go(LANGUAGE, "guided");
                assert_eq!(device.app().screen(), "title");
            }

            #[test]
            fn how_to_play_looks_as_it_did() {
                go(LANGUAGE, "how-to");
            }

            #[test]
            fn the_list_of_games_looks_as_it_did() {
                go(LANGUAGE, "games");
            }

            #[test]
            fn a_whole_solo_game_is_played_and_its_goal_met() {
                let device = go(LANGUAGE, "solo");
                assert_eq!(device.app().screen(), "title");
                let end = replay(&device);
                assert!(end.outcome().expect("over").winners.contains(Seat::FIRST));
                go(LANGUAGE, "after-solo");
            }

            #[test]
            fn what_was_earned_looks_as_it_did() {
                go(LANGUAGE, "honours");
            }

            #[test]
            fn a_whole_game_of_three_people_is_played() {
                let device = go(LANGUAGE, "three-seats");
                assert_eq!(device.app().screen(), "title");
                assert_eq!(replay(&device).seats(), 3);
            }

            #[test]
            fn a_whole_expert_game_is_played() {
                let device = go(LANGUAGE, "expert");
                assert_eq!(device.app().screen(), "title");
                assert!(replay(&device).caesar().is_some(), "Caesar was taken");
                go(LANGUAGE, "after-expert");
            }

            #[test]
            fn the_guided_game_of_caravans_looks_as_it_did() {
                let device = go(LANGUAGE, "caravans-guided");
                assert_eq!(device.app().screen(), "title");
            }

            #[test]
            fn how_to_play_caravans_looks_as_it_did() {
                go(LANGUAGE, "caravans-how-to");
            }

            #[test]
            fn whatever_bots_trade_can_be_read() {
                go(LANGUAGE, "caravans-thinking");
            }

            #[test]
            fn whole_games_of_caravans_are_played_by_two_three_and_four() {
                for (seats, name) in [
                    (2, "caravans-two"),
                    (3, "caravans-three"),
                    (4, "caravans-four"),
                ] {
                    let device = go(LANGUAGE, name);
                    assert_eq!(device.app().screen(), "title");
                    let end = replay_caravans(&device);
                    assert_eq!(end.seats(), seats);
                    assert!(end.outcome().is_some());
                }
            }

            #[test]
            fn the_guided_game_of_merchants_looks_as_it_did() {
                let device = go(LANGUAGE, "merchants-guided");
                assert_eq!(device.app().screen(), "title");
            }

            #[test]
            fn whatever_bots_do_in_merchants_can_be_read() {
                go(LANGUAGE, "merchants-thinking");
            }

            #[test]
            fn how_to_play_merchants_looks_as_it_did() {
                go(LANGUAGE, "merchants-how-to");
            }

            #[test]
            fn whole_games_of_merchants_are_played_by_two_three_and_four() {
                for (seats, name) in [
                    (2, "merchants-two"),
                    (3, "merchants-three"),
                    (4, "merchants-four"),
                ] {
                    let device = go(LANGUAGE, name);
                    assert_eq!(device.app().screen(), "title");
                    let end = replay_merchants(&device);
                    assert_eq!(end.seats(), seats);
                    assert!(end.outcome().is_some());
                }
                go(LANGUAGE, "merchants-after");
            }

            #[test]
            fn what_merchants_seldom_ask_looks_as_it_did() {
                for name in ["merchants-questions", "merchants-returns", "merchants-rarely"] {
                    go(LANGUAGE, name);
                }
            }

            #[test]
            fn spoiled_saves_look_as_they_did() {
                go(LANGUAGE, "spoiled");
            }

            #[test]
            fn what_only_devices_have_looks_as_it_did() {
                let mut wrong = Vec::new();
                on_devices(LANGUAGE, |name, device| {
                    wrong.extend(compare(LANGUAGE, name, device.panel()));
                    wrong.extend(faults(device.app()).iter().map(|it| format!("{name}: {it:?}")));
                });
                assert!(wrong.is_empty(), "{}", wrong.join("\n"));
            }

            #[test]
            fn the_screens_of_a_fault_look_as_they_did() {
                let mut wrong = Vec::new();
                for (name, failure) in &FAILURES {
                    let mut panel = Panel::new();
                    draw_fault(&mut panel, LANGUAGE, failure);
                    wrong.extend(compare(LANGUAGE, &format!("fault-{name}"), &panel));
                    draw_fault_code(&mut panel, LANGUAGE, failure);
                    wrong.extend(compare(LANGUAGE, &format!("fault-{name}-code"), &panel));
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

/// Shows the screens that exist only on devices.
fn on_devices(language: Language, mut shot: impl FnMut(&str, &Simulator)) {
    on_a_device(language, &mut shot);
    on_a_cable(language, &mut shot);
}

/// Shows the screens of the link to a computer.
fn on_a_cable(language: Language, mut shot: impl FnMut(&str, &Simulator)) {
    let mut device = link::device(&[], language);
    link::open(&mut device);
    shot("cable-none", &device);
    device.plug(true);
    shot("cable-waiting", &device);
    let mut computer = Computer::default();
    computer.greet(&mut device);
    shot("cable-connected", &device);
    let mut progress = |done, device: &mut Simulator| {
        let request = Request::Progress { done, of: 5 };
        assert_eq!(computer.tell(device, &request), Ok(()));
    };
    progress(2, &mut device);
    shot("cable-copying", &device);
    device.tap(Button::B);
    shot("cable-stop", &device);
    device.tap(Button::B);
    progress(5, &mut device);
    shot("cable-copied", &device);
    progress(3, &mut device);
    device.plug(false);
    shot("cable-cut", &device);
    device.plug(true);
    computer.greet(&mut device);
    for (name, version) in [("cable-damaged", 3), ("cable-newer", 99)] {
        let put = Request::Put {
            key: slot_key(0),
            version,
            replaces: None,
            bytes: &[],
        };
        assert!(computer.tell(&mut device, &put).is_err());
        shot(name, &device);
    }
    device.tap(Button::B);
    shot("cable-title", &device);
}

/// Shows the other screens that exist only on devices: sleep, a battery on the charger, volumes
/// and the self-test.
fn on_a_device(language: Language, mut shot: impl FnMut(&str, &Simulator)) {
    const LONG: u64 = 1100;
    let mut device = Simulator::open(1, Saves::in_memory());
    device.equip(Parts {
        sleep: true,
        ..Parts::default()
    });
    for _ in 0..language as u8 {
        device.tap(Down);
    }
    device.tap(A);
    device.tap(B);
    for (name, percent, state) in [
        ("device-charging", 40, ChargeState::Charges),
        ("device-full", 100, ChargeState::Full),
        ("device-low", 5, ChargeState::Supplies),
    ] {
        device.power(Charge { percent, state });
        shot(name, &device);
    }
    device.press(Button::Y);
    device.advance(LONG);
    shot("device-sleep", &device);
    device.advance(LONG);
    assert_eq!(device.app().screen(), "title");
    device.release(Button::Y);
    device.advance(LONG);
    device.press(X);
    device.hold(Button::Y, LONG);
    shot("device-self-test", &device);
    device.release(X);
    device.hold(B, LONG);
    assert_eq!(device.app().screen(), "title");
    let buttons = |presses: &[Button], device: &mut Simulator| {
        presses.iter().for_each(|&button| device.tap(button));
    };
    use Button::{A, B, Down, Left, Right, Up, X};
    buttons(
        &[Up, Right, Right, A, Down, Down, Down, Down, X],
        &mut device,
    );
    shot("device-muted", &device);
    buttons(&[X, B, Up, Up, Up, A, Down, Left, Up, A, A], &mut device);
    // Holding B and pressing up or down changes the volume, and nothing else.
    let before = device.app().history().map(<[u8]>::len);
    device.press(B);
    device.tap(Up);
    device.tap(Down);
    shot("device-volume", &device);
    device.release(B);
    assert_eq!(device.app().history().map(<[u8]>::len), before);
    device.advance(3 * LONG);
    device.hold(B, LONG);
    assert_eq!(device.app().screen(), "pause");
    shot("device-pause", &device);
    buttons(&[Up, Up, Up, A], &mut device);
    assert_eq!(device.app().screen(), "sleep");
    device.advance(LONG);
    assert_eq!(device.app().screen(), "pause");
}

/// Checks that the fault screen is readable for every place of a hang.
#[test]
fn every_fault_can_be_read() {
    let hangs = Stage::ALL
        .into_iter()
        .flat_map(|stage| App::screens().map(move |(_, screen)| Failure::Hang { stage, screen }));
    let failures: Vec<Failure> = FAILURES.iter().map(|it| it.1).chain(hangs).collect();
    for language in Language::ALL {
        for failure in &failures {
            let faults = faults_of(|picture, observer| {
                draw_fault_observed(picture, observer, language, failure)
            });
            assert!(faults.is_empty(), "{language:?} {failure:?}: {faults:?}");
        }
    }
}

/// Checks that the QR code of a fault can be scanned and contains the report, for every language
/// of the text below it.
#[test]
fn every_fault_code_can_be_scanned() {
    for language in Language::ALL {
        for (name, failure) in &FAILURES {
            let mut panel = Panel::new();
            draw_fault_code(&mut panel, language, failure);
            let greys: Vec<u8> = panel.rgb888().map(|colour| colour.g()).collect();
            let side = greys.len().isqrt();
            let grey = |x, y| greys[y * side + x];
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, grey);
            let grids = image.detect_grids();
            let found = grids.first().map(|grid| grid.decode());
            let (_, text) = found.expect("a code").expect("a readable code");
            assert_eq!(text, fault_report(failure).as_str(), "{language:?} {name}");
        }
    }
}

/// Checks that every script belongs to a walk.
#[test]
fn every_script_is_played() {
    let files = fs::read_dir(walks::folder()).expect("a folder of scripts");
    let files: BTreeSet<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    assert_eq!(files, Walk::ALL.iter().map(Walk::file).collect());
}

/// Checks that every screen has a picture, and that every stored picture is
/// still shown.
#[test]
fn every_screen_has_its_picture() {
    let mut names: BTreeSet<String> = FAILURES
        .iter()
        .flat_map(|(name, _)| [format!("fault-{name}"), format!("fault-{name}-code")])
        .collect();
    // No walk shows the question before an ending, but a separate test does.
    let mut screens = BTreeSet::from([(None, "end-ask")]);
    on_devices(Language::English, |name, device| {
        names.insert(name.to_owned());
        screens.insert((device.app().screen_game(), device.app().screen()));
    });
    for walk in Walk::ALL.into_iter().filter(|walk| !walk.varies) {
        walk.go(Language::English, |_, shot, device| {
            if let Some(shot) = shot {
                names.insert(format!("{}-{shot}", walk.name));
                screens.insert((device.app().screen_game(), device.app().screen()));
            }
        });
    }
    assert_eq!(screens, App::screens().collect());
    for dense in DENSE {
        assert!(names.contains(dense), "nothing shows {dense}");
    }
    for language in Language::ALL {
        let files = fs::read_dir(folder(language)).expect("a folder of pictures");
        let kept: BTreeSet<String> = files
            .map(|file| file.expect("a file").path())
            .filter(|file| file.is_file())
            .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()))
            .collect();
        let wanted = names.iter().filter(|name| is_kept(language, name));
        let wanted: BTreeSet<String> = wanted.cloned().collect();
        let lacking: Vec<_> = wanted.difference(&kept).collect();
        assert!(lacking.is_empty(), "{language:?} lacks {lacking:?}");
        let strange: Vec<_> = kept.difference(&wanted).collect();
        assert!(
            strange.is_empty(),
            "nothing shows {strange:?} in {language:?}"
        );
    }
}

/// Returns the fixed parts of a message, without blanks and line breaks.
fn pieces(msg: &str) -> Vec<&'static str> {
    let text = message(msg, Language::English);
    let pieces = text.split("{}").flat_map(|piece| piece.split('\n'));
    pieces.map(str::trim).filter(|it| !it.is_empty()).collect()
}

/// The messages that no walk shows. The tests of `palmyra-ui` show each of them
/// on its screen. Faults and the viewer of records have their own tests.
const RARE: &[&str] = &[
    "Connect",
    "ConnectNoCable",
    "ConnectNoCableText",
    "ConnectWaiting",
    "ConnectWaitingText",
    "ConnectOn",
    "ConnectOnText",
    "ConnectCopying",
    "ConnectCopied",
    "ConnectLeave",
    "ConnectPull",
    "ConnectStop",
    "ConnectCut",
    "ConnectCutText",
    "ConnectRefused",
    "ConnectNewer",
    "ConnectOlder",
    "ConnectChanged",
    "Close",
    "YarhaiIs",
    "ZabdasIs",
    "LonginusIs",
    "Thinking",
    "HintThinking",
    "NoTurns",
    "You",
    "CameThird",
    "CameFourth",
    "CameFifth",
    "TieDecided",
    "Result",
    "SecondBest",
    "RankedBest",
    "EndAsk",
    "EndNo",
    "EndYes",
    "SlotOlder",
    "ClearSure",
    "Clear",
    "LoadFailed",
    "SaveFailed",
    "SaveCut",
    "BatteryLow",
    "LastGame",
    "BadSettings",
    "BadLast",
    "NewerResults",
    "NewerLast",
    "OlderLast",
    "BadHonours",
    "NewerHonours",
    "LostRoom",
    "NewerSaves",
    "SleepNow",
    "GoodNight",
    "AnyButtonWakes",
    "SelfTest",
    "BtnSound",
    "BtnHoldBack",
    "Slow",
    "Fast",
    "BtnMute",
    "Muted",
    "Volume1",
    "Volume2",
    "Volume3",
    "Volume4",
    "Erased",
    "Fault",
    "FaultText",
    "FaultHang",
    "FaultRefused",
    "FaultOverflow",
    "WhileWaiting",
    "WhileUpdating",
    "WhileDrawing",
    "WhileShowing",
    "WhileThinking",
    "FaultCode",
    "FaultHint",
    "SoloStory3",
    "SoloStory4",
    "SoloStory5",
    "Finish",
    "ZabdasMarches",
    "LonginusFlips",
    "GainTile",
    "GainCoin",
    "GainTribute",
    "CensorFree",
    "LegionBlocked",
    "CensorBlocked",
    "EndsGame",
    "BothStuck",
    "LegionStuck",
    "CensorStuck",
    "LegionElsewhere",
    "CensorElsewhere",
    "StacksEmpty",
    "PlayedAhead",
    "StaysHere",
    "FewLarge",
    "FewSmall",
    "MoreTribute",
    "KeepTiles",
    "LargeTouches",
    "SmallFits",
    "CityTile",
    "Brings",
    "SameBoth",
    "WhyRevenue",
    "WhyReorganize",
    "WhyFinish",
    "WhyPut",
    "WhyFlip",
    "WhyStack",
    "GoalMissed",
    "GoalMissedShort",
    "AllDone",
    "AllOpen",
    "NotNow",
    "NeedsCaesar",
    "NoCaesar",
    "HoldsCaesar",
    "NoCoin",
    "NeedsLarge",
    "NoRoom",
    "NotInHand",
    "CellTaken",
    "WrongSize",
    "OutOfReach",
    "FourPlaced",
    "NothingPlaced",
    "StackEmpty",
    "SpotTaken",
    "NoLand",
    "GoodWineLow",
    "GoodSpicesLow",
    "KindContract",
    "KindMirage",
    "KindTax",
    "TradeOf",
    "ExchangeOf",
    "TurnOver",
    "NewCard",
    "NewCards",
    "FinalIdle",
    "BotBuys",
    "BotSells",
    "NoMoreThanTwo",
    "NoLastAmphora",
    "NoPileLeft",
    "NoSuchMove",
    "FxTaxLast",
    "FxMirageOnlyTax",
    "InfoContract",
    "InfoTax",
    "InfoMirage",
    "CoverTax",
    "TaxPaid",
    "NowTaxYou",
    "ZabdasTaxes",
    "LonginusWaits",
    "ReBuyCheap",
    "ReBuyContract",
    "ReSellDear",
    "ReSellAnyTime",
    "ReThree",
    "RePass",
    "ReUpOwn",
    "ReDownRivals",
    "ReDownBuy",
    "ReContract",
    "ReTax",
    "ReMirageContract",
    "ReKeep",
    "ReAside",
    "ReWorth",
    "YearStay",
    "LogExchange",
    "NotPlayed",
];

/// Checks that every message, except those of `merchants`, is shown by a walk or listed as rare.
/// Other tests check that the messages of `merchants` fit their areas.
#[test]
fn every_message_is_walked_past_or_rare() {
    let mut said = BTreeSet::new();
    for walk in Walk::ALL.into_iter().filter(|walk| !walk.varies) {
        walk.go(Language::English, |_, _, device| {
            let lines = texts(device.app());
            said.insert(lines.join(" "));
            said.extend(lines);
        });
    }
    let is_seen = |msg: &str| match pieces(msg)[..] {
        // A short word may be a part of another one, so only the whole text
        // counts.
        [word] if word.len() < 12 && !message(msg, Language::English).contains("{}") => {
            said.contains(word)
        }
        ref pieces => pieces
            .iter()
            .all(|piece| said.iter().any(|line| line.contains(piece))),
    };
    let rooms = ROOMS.names;
    let all: Vec<&str> = messages(Language::English).map(|(name, _)| name).collect();
    let names = all.iter().copied().take(all.len() - rooms.len());
    let unseen: Vec<&str> = names.filter(|&name| !is_seen(name)).collect();
    assert_eq!(unseen, RARE);
}
