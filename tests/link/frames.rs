//! Tests of messages in a stream of bytes.

use std::fs;
use std::path::Path;

use palmyra_engine::Rng;
use palmyra_play::link::{Answer, Caller, FRAME, Frames, PART, Refusal, Request, VERSION};
use palmyra_play::save::{SETTINGS, slot_key};

/// Returns a request of every kind, with its description in `docs/link.md`.
fn requests() -> Vec<(&'static str, Request<'static>)> {
    vec![
        ("Hello", Request::Hello { version: VERSION }),
        ("List", Request::List),
        ("Item, settings", Request::Item { key: SETTINGS }),
        ("Image from 0", Request::Image { from: 0 }),
        ("Image from 2560", Request::Image { from: 2560 }),
        (
            "Put 1 2 3 into the first slot, which is empty",
            Request::Put {
                key: slot_key(0),
                version: 3,
                replaces: None,
                bytes: &[1, 2, 3],
            },
        ),
        ("Progress, 2 of 5", Request::Progress { done: 2, of: 5 }),
        (
            "Day, 2026-11-18 12:00",
            Request::Day {
                seconds: 1_795_003_200,
            },
        ),
        ("Shot from 0", Request::Shot { from: 0 }),
        ("Fault", Request::Fault),
        ("Boot", Request::Boot),
    ]
}

fn hex(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.join(" ")
}

/// Checks the frames in `docs/link.md`, of each request and of some answers.
#[test]
fn the_document_has_the_frames_as_they_are() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/link.md");
    let text = fs::read_to_string(file).expect("docs/link.md");
    let mut missing = Vec::new();
    let mut frames = Frames::new();
    let mut row = |name: &str, len: Option<usize>, frames: &Frames| {
        let frame = hex(frames.written(len.expect("a frame")));
        let row = format!("| {name} | `{frame}` |");
        if !text.contains(&row) {
            missing.push(row);
        }
    };
    for (name, request) in requests() {
        let len = frames.write(1, &request);
        row(name, len, &frames);
    }
    let answers = [
        ("Done", Answer::Done),
        ("Refused, Changed", Answer::Refused(Refusal::Changed)),
        (
            "Item of version 3, bytes 1 2 0 3",
            Answer::Item {
                version: 3,
                bytes: &[1, 2, 0, 3],
            },
        ),
    ];
    for (name, answer) in answers {
        let len = frames.write(1, &answer);
        row(name, len, &frames);
    }
    assert!(missing.is_empty(), "missing:\n{}", missing.join("\n"));
}

/// Checks that every request can be read after it was written, even if it
/// arrives byte by byte.
#[test]
fn requests_are_read_as_they_were_written() {
    for (name, request) in requests() {
        let mut sent = Frames::new();
        let len = sent.write(7, &request).expect("a frame");
        let mut whole = Frames::new();
        let (taken, message) = whole.take(sent.written(len));
        assert_eq!(taken, len, "{name}");
        let message = message.expect("a message");
        assert_eq!(whole.read(message), Some((7, request)), "{name}");
        let mut slow = Frames::new();
        for (index, byte) in sent.written(len).iter().enumerate() {
            let (taken, message) = slow.take(&[*byte]);
            assert_eq!((taken, message.is_some()), (1, index + 1 == len), "{name}");
        }
    }
}

/// Checks that the longest data fits into a frame whatever its bytes are, and that
/// longer data does not.
#[test]
fn the_longest_message_fits() {
    for byte in [0, 1, 0xff] {
        let bytes = [byte; PART + 1];
        let put = |bytes| Request::Put {
            key: u8::MAX,
            version: u8::MAX,
            replaces: Some(u32::MAX),
            bytes,
        };
        let mut frames = Frames::new();
        let len = frames.write(u8::MAX, &put(&bytes[..PART]));
        let len = len.expect("a frame");
        assert!(len <= FRAME);
        let mut reader = Frames::new();
        let message = reader.take(frames.written(len)).1.expect("a message");
        assert_eq!(reader.read(message), Some((u8::MAX, put(&bytes[..PART]))));
    }
}

/// Checks that exactly the intact frames are read. There is garbage between them, and the
/// stream is divided into packets at random.
#[test]
fn frames_are_found_between_garbage() {
    let mut rng = Rng::new(0x11bb);
    let mut reader = Frames::new();
    let (mut sent, mut read) = (0, 0);
    for round in 0..10_000u32 {
        let mut stream = Vec::new();
        let garbage = rng.below(40);
        stream.extend((0..garbage).map(|_| rng.below(256) as u8));
        if rng.below(50) == 0 {
            stream.extend((0..2 * FRAME).map(|_| 1 + rng.below(255) as u8));
        }
        let (_, request) = requests()[rng.below(11) as usize];
        let mut frames = Frames::new();
        let len = frames.write(round as u8, &request).expect("a frame");
        let mut frame = frames.written(len).to_vec();
        let is_spoiled = rng.below(3) == 0;
        if is_spoiled {
            let at = 1 + rng.below(len as u32 - 2) as usize;
            frame[at] ^= 1 << rng.below(8);
        }
        sent += u32::from(!is_spoiled);
        stream.extend(frame);
        let mut rest = &stream[..];
        while !rest.is_empty() {
            let packet = rest.len().min(1 + rng.below(64) as usize);
            let mut bytes = &rest[..packet];
            rest = &rest[packet..];
            while !bytes.is_empty() {
                let (taken, message) = reader.take(bytes);
                bytes = &bytes[taken..];
                let Some(message) = message else { continue };
                assert_eq!(reader.read(message), Some((round as u8, request)));
                read += 1;
            }
        }
    }
    assert_eq!(read, sent);
}

/// Checks that an answer to an earlier request is skipped.
#[test]
fn late_answers_are_skipped() {
    let mut caller = Caller::new();
    let number = |frame: &[u8]| {
        let mut frames = Frames::new();
        frames.take(frame);
        frames.number()
    };
    let first = number(caller.ask(&Request::List).expect("a frame"));
    let second = number(caller.ask(&Request::Fault).expect("a frame"));
    let mut frames = Frames::new();
    let mut stream = Vec::new();
    for (number, answer) in [
        (first, Answer::Done),
        (second, Answer::Fault { text: "late" }),
    ] {
        let len = frames.write(number, &answer).expect("a frame");
        stream.extend(frames.written(len));
    }
    let (taken, answer) = caller.take(&stream);
    assert_eq!(taken, stream.len());
    let answer = caller.answer(answer.expect("an answer"));
    assert_eq!(answer, Some(Answer::Fault { text: "late" }));
}
