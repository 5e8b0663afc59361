//! Tests of the requests that a computer can send, and of their limits.

use palmyra_device::{Ending, Fault};
use palmyra_engine::Rng;
use palmyra_headless::saves::Saves;
use palmyra_play::link::{Answer, Caller, Refusal, Request, VERSION, checksum};
use palmyra_play::save::{self, Item, SLOTS, SaveStore as _, Slot, Stored, slot_key};
use palmyra_play::{Kind, Listed};
use palmyra_tests::link::{Computer, device, open};
use palmyra_tests::saves::{read_saves, sample, used};
use palmyra_ui::text::Language;
use palmyra_ui::{Button, Parts};

palmyra_testing::for_all_games! {
    games_are_copied_from_device_to_device,
    games_that_are_not_in_order_are_refused,
}

/// Creates a device with these saves, and a computer that has sent a greeting.
fn connected(image: &[u8]) -> (palmyra_headless::Simulator, Computer) {
    let mut device = device(image, Language::English);
    let computer = Computer::connect(&mut device);
    (device, computer)
}

fn cells(device: palmyra_headless::Simulator) -> Vec<u8> {
    let flash = device.into_saves().into_flash().expect("a flash");
    flash.bytes().to_vec()
}

const HELLO: Request = Request::Hello { version: VERSION };

/// Checks that a device answers only while *Connect* is open and the cable is
/// plugged in.
#[test]
fn nobody_answers_anywhere_else() {
    let mut device = device(&[], Language::English);
    let mut computer = Computer::default();
    let answers = |computer: &mut Computer, device: &mut _| {
        computer.ask(device, &HELLO, |answer| answer.is_some())
    };
    device.plug(true);
    assert!(!answers(&mut computer, &mut device), "on the title");
    open(&mut device);
    assert!(answers(&mut computer, &mut device));
    device.plug(false);
    assert!(!answers(&mut computer, &mut device), "without a cable");
    device.plug(true);
    device.tap(Button::B);
    assert_eq!(device.app().screen(), "title");
    assert!(!answers(&mut computer, &mut device), "after it was left");
}

/// Checks that a greeting of any version is answered. Other requests must be answered only
/// after a greeting with the device's version.
#[test]
fn the_version_comes_first() {
    let mut device = device(&[], Language::English);
    device.plug(true);
    open(&mut device);
    let mut computer = Computer::default();
    let boot = Request::Boot;
    assert_eq!(computer.tell(&mut device, &boot), Err(Refusal::Version));
    for version in [0, VERSION + 1, u8::MAX] {
        let hello = Request::Hello { version };
        computer.ask(&mut device, &hello, |answer| match answer {
            Some(Answer::Hello { version, .. }) => assert_eq!(version, VERSION),
            other => panic!("{other:?}"),
        });
        assert_eq!(computer.tell(&mut device, &boot), Err(Refusal::Version));
    }
    computer.greet(&mut device);
    computer.ask(&mut device, &Request::Fault, |answer| {
        assert_eq!(answer, Some(Answer::Fault { text: "" }));
    });
    device.hang_up();
    assert_eq!(computer.tell(&mut device, &boot), Err(Refusal::Version));
    assert!(!device.boots());
}

/// Reads the image, the list and the items. They must equal those in the store.
#[test]
fn everything_that_is_kept_can_be_read() {
    let image = sample::<palmyra_engine::legions::Legions>();
    let (mut device, mut computer) = connected(&image);
    let copy = computer.image(&mut device);
    let list = computer.ask(&mut device, &Request::List, |answer| match answer {
        Some(Answer::List(list)) => list,
        other => panic!("{other:?}"),
    });
    let mut saves = Saves::on(palmyra_headless::flash::Flash::holding(&copy));
    let keys = Item::all().map(Item::key).chain((0..SLOTS).map(slot_key));
    let mut found = 0;
    for key in keys {
        let mut buffer = [0; save::LONGEST];
        let entry = list.iter().find(|entry| entry.key == key);
        match saves.read(key, &mut buffer) {
            Stored::Missing => {
                assert_eq!(entry, None);
                assert_eq!(computer.item(&mut device, key), Err(Refusal::Missing));
            }
            Stored::Bytes { version, len } => {
                let bytes = &buffer[..len];
                let state = (version, len as u16, checksum(bytes));
                assert_eq!(entry.expect("an entry").state, Ok(state));
                let item = computer.item(&mut device, key);
                assert_eq!(item, Ok((version, bytes.to_vec())));
                found += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(found >= 5, "{found} items");
    assert_eq!(found, list.len());
    assert_eq!(copy, cells(device));
}

/// Copies all running games and the last finished game of one device to another. There they must
/// have the same moves, and each running game must be newer than those copied before it.
fn games_are_copied_from_device_to_device<G: Listed>() {
    let (mut from, mut reader) = connected(&sample::<G>());
    let (mut to, mut writer) = connected(&[]);
    let before = read_saves(&reader.image(&mut from));
    for slot in 0..SLOTS {
        let (version, bytes) = reader.item(&mut from, slot_key(slot)).expect("a game");
        let put = |replaces| Request::Put {
            key: slot_key(slot),
            version,
            replaces,
            bytes: &bytes,
        };
        let wrong = Err(Refusal::Changed);
        assert_eq!(writer.tell(&mut to, &put(Some(1))), wrong);
        assert_eq!(writer.tell(&mut to, &put(None)), Ok(()));
        assert_eq!(writer.tell(&mut to, &put(None)), wrong, "not twice");
    }
    let (version, last) = reader.item(&mut from, save::LAST).expect("a game");
    let put = Request::Put {
        key: save::LAST,
        version,
        replaces: None,
        bytes: &last,
    };
    assert_eq!(writer.tell(&mut to, &put), Ok(()));
    let after = read_saves(&writer.image(&mut to));
    assert_eq!(after.records, before.records);
    assert_eq!(after.last, before.last);
    let ids = after.slots.map(|slot| match slot {
        Slot::Game(header) => header.id,
        other => panic!("{other:?}"),
    });
    assert_eq!(ids, [1, 2, 3], "in the order of copying");
    // After a restart, the device continues the newest game.
    to.tap(Button::B);
    let mut to = palmyra_headless::Simulator::open(5, to.into_saves());
    to.tap(Button::A);
    to.tap(Button::A);
    let history = to.app().history().expect("a game").len();
    assert!(history >= 40, "{history} steps");
}

/// Sends games that could not be loaded. They must be refused with the same reason as when
/// loading, and nothing may change.
fn games_that_are_not_in_order_are_refused<G: Listed>() {
    let (mut device, mut computer) = connected(&sample::<G>());
    let (version, good) = computer.item(&mut device, slot_key(0)).expect("a game");
    let (_, last) = computer.item(&mut device, save::LAST).expect("a game");
    let before = computer.image(&mut device);
    let changed = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    let mut long = good.clone();
    long.resize(save::LONGEST, 0xff);
    let cases = [
        (version + 1, good.clone(), Refusal::Newer),
        (version, good[..10].to_vec(), Refusal::Damaged),
        (version, Vec::new(), Refusal::Damaged),
        (version, changed(4, 0xee), Refusal::Newer),
        (version, changed(6, 0), Refusal::Damaged),
        (version, changed(14, 1), Refusal::Illegal),
        (version, changed(15, G::RULES + 1), Refusal::Newer),
        (version, changed(15, 0), Refusal::Older),
        (version, changed(20, 0xff), Refusal::Illegal),
        (version, last, Refusal::Illegal),
        (version, long, Refusal::Illegal),
    ];
    for (number, (version, bytes, why)) in cases.into_iter().enumerate() {
        let put = Request::Put {
            key: slot_key(0),
            version,
            replaces: Some(checksum(&good)),
            bytes: &bytes,
        };
        let answer = computer.tell(&mut device, &put);
        assert_eq!(answer, Err(why), "case {number}");
    }
    assert_eq!(computer.image(&mut device), before);
}

/// Checks that results, milestones, settings and the counts over all games can be sent, and that
/// other keys are refused.
#[test]
fn results_are_put_and_unknown_items_are_not() {
    let (mut device, mut computer) = connected(&[]);
    let mut results = palmyra_play::results::Results::default();
    results.counted = 12;
    let mut other = Saves::in_memory();
    for &game in Kind::ALL {
        assert!(save::save_results(&mut other, game, &results));
        assert!(save::save_honours(&mut other, game, &Default::default()));
    }
    let settings = palmyra_play::Settings {
        brightness: 2,
        ..*device.app().settings()
    };
    assert!(save::save_settings(&mut other, &settings));
    assert!(save::save_counter(&mut other, &Default::default()));
    for item in Item::all().filter(|&item| item != Item::Last) {
        let mut buffer = [0; save::LONGEST];
        let Stored::Bytes { version, len } = other.read(item.key(), &mut buffer) else {
            panic!("{item:?}");
        };
        let there = computer.item(&mut device, item.key()).ok();
        let put = Request::Put {
            key: item.key(),
            version,
            replaces: there.map(|(_, bytes)| checksum(&bytes)),
            bytes: &buffer[..len],
        };
        assert_eq!(computer.tell(&mut device, &put), Ok(()), "{item:?}");
        let wrong = Request::Put {
            key: item.key(),
            version,
            replaces: Some(checksum(&buffer[..len])),
            bytes: &[],
        };
        let answer = computer.tell(&mut device, &wrong);
        assert_eq!(answer, Err(Refusal::Damaged), "{item:?}");
    }
    assert_eq!(device.app().settings().brightness, 2, "at once");
    assert_eq!(device.app().results(Kind::FIRST).counted, 12, "at once");
    for key in (0..=u8::MAX).filter(|&key| {
        let slots = (0..SLOTS).map(slot_key);
        !Item::all().map(Item::key).chain(slots).any(|it| it == key)
    }) {
        let put = Request::Put {
            key,
            version: save::VERSION,
            replaces: None,
            bytes: &[0],
        };
        let answer = computer.tell(&mut device, &put);
        assert!(answer.is_err(), "{key}: {answer:?}");
    }
    let kept = read_saves(&cells(device));
    assert_eq!(kept.settings, Ok(Some(settings)));
}

/// Changes the brightness in the settings, which are opened after *Connect* is
/// closed.
fn dim(device: &mut palmyra_headless::Simulator) {
    device.tap(Button::B);
    for _ in 0..4 {
        device.tap(Button::Left);
    }
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "settings");
    let before = device.app().brightness();
    loop {
        device.tap(Button::Down);
        device.tap(Button::Left);
        if device.app().brightness() != before {
            break;
        }
        device.tap(Button::Right);
    }
    device.tap(Button::B);
    for _ in 0..4 {
        device.tap(Button::Right);
    }
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "connect");
}

/// Checks that settings can be copied between boards, but that each board keeps
/// its own brightness.
#[test]
fn each_board_keeps_its_brightness() {
    let board = |board| {
        let (mut device, computer) = connected(&[]);
        device.equip(Parts {
            cable: true,
            board,
            ..Parts::default()
        });
        (device, computer)
    };
    let usual = palmyra_play::Settings::default().brightness;
    let (mut one, mut reader) = board(1);
    dim(&mut one);
    reader.greet(&mut one);
    assert_eq!(one.app().brightness(), usual - 1);
    let (mut other, mut writer) = board(2);
    let move_settings = |from: &mut _, reader: &mut Computer, to: &mut _, writer: &mut Computer| {
        let (version, bytes) = reader.item(from, save::SETTINGS).expect("settings");
        let there = writer.item(to, save::SETTINGS).ok();
        let put = Request::Put {
            key: save::SETTINGS,
            version,
            replaces: there.map(|(_, bytes)| checksum(&bytes)),
            bytes: &bytes,
        };
        assert_eq!(writer.tell(to, &put), Ok(()));
    };
    move_settings(&mut one, &mut reader, &mut other, &mut writer);
    assert_eq!(other.app().brightness(), usual);
    for _ in 0..2 {
        dim(&mut other);
    }
    writer.greet(&mut other);
    move_settings(&mut other, &mut writer, &mut one, &mut reader);
    assert_eq!(other.app().brightness(), usual - 2);
    assert_eq!(one.app().brightness(), usual - 1);
}

/// Checks that sending a game does not lose the game in memory. That game is saved, and the
/// new one takes another slot or, if requested, the same slot.
#[test]
fn a_game_in_memory_is_not_lost() {
    let mut device = device(&[], Language::English);
    device.tap(Button::A);
    device.tap(Button::A);
    device.tap(Button::A);
    let steps = device.app().history().map(<[u8]>::len);
    assert!(steps.is_some(), "{}", device.app().screen());
    let mut record = String::new();
    assert_eq!(device.app().record(&mut record), Some(Ok(())));
    while device.app().screen() != "title" {
        device.hold(Button::B, 500);
        device.tap(Button::Up);
        device.tap(Button::A);
        device.advance(1000);
    }
    let mut computer = Computer::connect(&mut device);
    let (_, mine) = computer.item(&mut device, slot_key(0)).expect("my game");
    let (mut from, mut reader) = connected(&sample::<palmyra_engine::legions::Legions>());
    let (version, bytes) = reader.item(&mut from, slot_key(1)).expect("a game");
    let put = |slot, replaces| Request::Put {
        key: slot_key(slot),
        version,
        replaces,
        bytes: &bytes,
    };
    assert_eq!(computer.tell(&mut device, &put(1, None)), Ok(()));
    let kept = read_saves(&computer.image(&mut device));
    assert_eq!(kept.records[0].as_ref(), Some(&record));
    let theirs = kept.records[1].clone();
    let replaces = Some(checksum(&mine));
    assert_eq!(computer.tell(&mut device, &put(0, replaces)), Ok(()));
    let kept = read_saves(&computer.image(&mut device));
    assert_eq!(kept.records[0], theirs);
}

/// Checks the remaining requests: the day, the picture, the fault and the boot
/// loader.
#[test]
fn the_rest_of_the_requests() {
    let (mut device, mut computer) = connected(&[]);
    let day = Request::Day {
        seconds: 1_795_003_200,
    };
    assert_eq!(computer.tell(&mut device, &day), Ok(()));
    let mut shot = Vec::new();
    while shot.len() < 240 * 240 {
        let from = shot.len() as u32;
        let part = computer.ask(
            &mut device,
            &Request::Shot { from },
            |answer| match answer {
                Some(Answer::Shot { pixels }) => pixels.to_vec(),
                other => panic!("{other:?}"),
            },
        );
        shot.extend(part);
    }
    let panel: Vec<u8> = device.panel().inks().map(|ink| ink.number()).collect();
    assert_eq!(shot, panel);
    for from in [240 * 240, u32::MAX] {
        let answer = computer.tell(&mut device, &Request::Shot { from });
        assert_eq!(answer, Err(Refusal::Missing));
        let answer = computer.tell(
            &mut device,
            &Request::Image {
                from: from.max(65_536),
            },
        );
        assert_eq!(answer, Err(Refusal::Missing));
    }
    let fault = Fault::panic("it broke", "somewhere.rs:1");
    device.set_ending(Ending::new(Some(fault), None, false));
    computer.ask(&mut device, &Request::Fault, |answer| match answer {
        Some(Answer::Fault { text }) => {
            assert!(text.contains("it broke somewhere.rs:1"), "{text}");
        }
        other => panic!("{other:?}"),
    });
    assert!(!device.boots());
    assert_eq!(computer.tell(&mut device, &Request::Boot), Ok(()));
    assert!(device.boots());
}

/// Sends ten thousand random frames with valid checksums, with garbage between them. Each frame
/// must be answered or refused, and the saved items must stay valid.
#[test]
fn random_requests_spoil_nothing() {
    let image = sample::<palmyra_engine::caravans::Caravans>();
    let (mut device, mut computer) = connected(&image);
    let before = read_saves(&computer.image(&mut device));
    let mut rng = Rng::new(0xcab1e);
    let mut caller = Caller::new();
    let mut answered = 0;
    for _ in 0..10_000 {
        let garbage: Vec<u8> = (0..rng.below(30)).map(|_| rng.below(256) as u8).collect();
        device.send(&garbage);
        let noise: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(256) as u8).collect();
        let request = palmyra_tests::fuzz::request(&noise);
        if matches!(request, Request::Boot) {
            continue;
        }
        let answers = device.send(caller.ask(&request).expect("a frame"));
        let answer = caller.take(&answers).1.expect("an answer");
        assert!(caller.answer(answer).is_some());
        answered += 1;
        if let Request::Hello { .. } = request {
            computer.greet(&mut device);
        }
    }
    assert!(answered > 8_000, "{answered}");
    assert_eq!(device.app().screen(), "connect");
    let image = computer.image(&mut device);
    let after = read_saves(&image);
    assert_eq!(
        after.records,
        before.records,
        "{} bytes",
        used(&image).len()
    );
    assert_eq!(after.last, before.last);
}
