//! Properties that must hold for any input from outside. Coverage-guided fuzzing checks them, and a
//! test checks them with the stored corpus.

use std::path::{Path, PathBuf};
use std::{fs, iter};

use palmyra_engine::merchants::Merchants;
use palmyra_engine::record::{Recorded, Recorder};
use palmyra_headless::flash::{Flash, REGION};
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::link::{PART, Request};
use palmyra_play::save::{self, Item, SLOTS, SaveStore as _, Slot, slot_key};
use palmyra_play::{Kind, Listed, Running, Settings, with_game};
use palmyra_ui::text::Language;
use palmyra_ui::{App, Button, Input};

use crate::link::Computer;
use crate::saves::read_saves;

/// A fuzzing target: a property and its inputs.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the target and of its corpus.
    pub name: &'static str,
    /// The folders with initial inputs, each with the extension of its files.
    pub seeds: &'static [(&'static str, &'static str)],
    /// The function that checks the property. It panics if the property does
    /// not hold.
    pub check: fn(&[u8]),
}

impl Target {
    /// All targets.
    pub const ALL: [Self; 5] = [
        Self {
            name: "records",
            seeds: &[("engine/tests/records", "txt")],
            check: records,
        },
        Self {
            name: "kept",
            seeds: &[],
            check: kept,
        },
        Self {
            name: "flash",
            seeds: &[("tests/saves", "bin"), ("storage/tests/images", "bin")],
            check: flash,
        },
        Self {
            name: "scripts",
            seeds: &[("tests/scripts", "txt")],
            check: scripts,
        },
        Self {
            name: "link",
            seeds: &[],
            check: link,
        },
    ];

    /// The folder of the target's corpus.
    #[must_use]
    pub fn corpus(&self) -> PathBuf {
        root().join("fuzz/corpus").join(self.name)
    }

    /// Returns all inputs from the corpus and from the tests, in a fixed order.
    ///
    /// # Panics
    ///
    /// If a folder cannot be read.
    #[must_use]
    pub fn inputs(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let seeds = self.seeds.iter();
        let seeds = seeds.flat_map(|(folder, end)| files(&root().join(folder), Some(end)));
        let paths = seeds.chain(files(&self.corpus(), None));
        paths
            .map(|path| {
                let bytes = fs::read(&path);
                let bytes = bytes.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                (path, bytes)
            })
            .collect()
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, end: Option<&str>) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| end.is_none_or(|end| path.extension().is_some_and(|it| it == end)))
        .collect();
    files.sort();
    files
}

/// Checks that any text is either read as a record or refused at its first invalid line. A
/// record that was read must give the same text when it is written again.
///
/// # Panics
///
/// If this does not hold.
pub fn records(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for &game in Kind::ALL {
        with_game!(game, Game => a_record::<Game>(&text));
    }
    if Kind::named(Merchants::NAME).is_none() {
        a_record::<Merchants>(&text);
    }
}

fn a_record<G: Recorded>(text: &str) {
    let seed = text.lines().find_map(|line| line.strip_prefix("seed "));
    let mut recorder = Recorder::new(String::new());
    let mut moves = 0;
    let read = G::read(text, |before, mv| {
        if moves == 0 {
            let written = recorder.setup(before, seed.unwrap_or_default());
            written.expect("a dealt game");
        }
        moves += 1;
        let played = recorder.play(&mut before.clone(), mv);
        played.expect("legal").expect("a string takes all");
    });
    let game = match read {
        Ok(game) => game,
        Err(error) => {
            let lines = text.lines().count();
            assert!((1..=lines + 1).contains(&error.line), "{error} of {lines}");
            return;
        }
    };
    let written = recorder.into_inner();
    if game.outcome().is_some() {
        assert_eq!(written, text);
        return;
    }
    let lines = text.strip_suffix("running\n").expect("a running game");
    assert!(
        moves == 0 || written.starts_with(lines),
        "{written}\nis not\n{lines}"
    );
}

/// Returns the key of the item that a byte selects: the byte itself if an item has this key, and
/// otherwise the key of the item whose index is the byte modulo the number of items.
fn item(byte: u8) -> save::Key {
    let slots = (0..SLOTS).map(slot_key);
    let items: Vec<save::Key> = Item::all()
        .map(Item::key)
        .chain(slots)
        .chain([save::TOLD])
        .collect();
    if items.contains(&byte) {
        return byte;
    }
    items[usize::from(byte) % items.len()]
}

/// Checks that any item of any version is either read or refused. A running game that was read can
/// be saved again unchanged, and the application starts with it.
///
/// The first byte of the input is the version, and the second byte selects the
/// item.
///
/// # Panics
///
/// If this does not hold.
pub fn kept(bytes: &[u8]) {
    let [version, name, value @ ..] = bytes else {
        return;
    };
    let mut saves = Saves::in_memory();
    let store = saves.store().expect("a store");
    if store
        .put(item(*name), version % (save::VERSION + 2), value)
        .is_err()
    {
        return;
    }
    for slot in 0..SLOTS {
        if let Slot::Game(header) = save::slot(&mut saves, slot) {
            with_game!(header.start.game, Game => a_kept_game::<Game>(&mut saves, slot));
        }
    }
    let image = saves.into_flash().expect("a flash").bytes().to_vec();
    let _ = read_saves(&image);
    start(&image);
}

fn a_kept_game<G: Listed>(saves: &mut Saves, slot: u8) {
    let mut place: Option<Running<G>> = None;
    if !save::load(saves, slot, &mut place) {
        return;
    }
    let (Some(game), Slot::Game(header)) = (place, save::slot(saves, slot)) else {
        panic!("a game that was loaded is there");
    };
    assert_eq!(game.start(), header.start);
    assert!(save::save_game(saves, slot, header, game.history()));
    let mut again: Option<Running<G>> = None;
    assert!(save::load(saves, slot, &mut again));
    let again = again.expect("a game");
    assert_eq!(again.history(), game.history());
    assert_eq!(save::slot(saves, slot), Slot::Game(header));
}

/// Switches a device with these saves on, answers its questions, and continues a game.
fn start(image: &[u8]) {
    let mut saves = Saves::on(Flash::holding(image));
    let mut app = App::open(1, &mut saves);
    let (mut panel, mut now) = (Panel::new(), 0);
    let home = [Button::B; 5];
    let game = [Button::Up, Button::Down, Button::A, Button::A, Button::A];
    let look = [Button::A, Button::Right, Button::A, Button::B, Button::X];
    for buttons in [home, game, look] {
        for button in buttons {
            now += 500;
            for input in [Input::Press(button), Input::Release(button)] {
                if app.update(input, now).store {
                    app.exchange(&mut saves);
                }
            }
        }
        app.draw(&mut panel);
    }
}

/// Checks that any flash can be opened and used by the application, and that a save changes
/// only its own item.
///
/// # Panics
///
/// If this does not hold.
pub fn flash(bytes: &[u8]) {
    let image = &bytes[..bytes.len().min(REGION)];
    let before = read_saves(image);
    start(image);
    let mut saves = Saves::on(Flash::holding(image));
    let settings = Settings {
        brightness: 2,
        ..Settings::default()
    };
    let mut expected = before.clone();
    if save::save_settings(&mut saves, &settings) {
        expected.settings = Ok(Some(settings));
    }
    for _ in 0..20 {
        saves.tidy();
    }
    let after = saves.into_flash().expect("a flash");
    assert_eq!(read_saves(after.bytes()), expected);
}

/// The largest allowed sum of all numbers in a script that is run.
const BUDGET: u64 = 4_000;

/// Checks that any text is either parsed as a script or refused at a line. After a
/// script, no item on the device is spoiled, and the device starts again.
///
/// # Panics
///
/// If this does not hold.
pub fn scripts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let parsed = match script::parse(&text) {
        Ok(parsed) => parsed,
        Err(error) => {
            assert!((1..=text.lines().count()).contains(&error.line), "{error}");
            return;
        }
    };
    let words = text.split_whitespace();
    let cost: u64 = words.filter_map(|word| word.parse::<u64>().ok()).sum();
    if cost > BUDGET || text.lines().count() > 60 {
        return;
    }
    let mut device = Simulator::new(1);
    let _ = script::run(&parsed, &mut device, |_, _| {});
    let flash = device.into_saves().into_flash().expect("a flash");
    let kept = read_saves(flash.bytes());
    assert!(kept.settings.is_ok() && kept.counter.is_ok());
    let is_spoiled = |slot: &Slot| matches!(slot, Slot::Spoiled(_));
    assert!(!kept.slots.iter().any(is_spoiled), "{:?}", kept.slots);
    start(flash.bytes());
}

/// Creates a request from any bytes. The first byte selects its kind, and the following bytes are
/// its fields.
#[must_use]
pub fn request(bytes: &[u8]) -> Request<'_> {
    let (&[kind, a, b, c, d, e], rest) = bytes.split_first_chunk().unwrap_or((&[0; 6], &[]));
    let number = u32::from_le_bytes([b, c, d, e]);
    match kind % 10 {
        0 => Request::Hello { version: a },
        1 => Request::List,
        2 => Request::Item { key: a },
        3 => Request::Image { from: number },
        4 | 5 => Request::Put {
            key: item(a),
            version: b % (save::VERSION + 2),
            replaces: (c > 0).then_some(number),
            bytes: rest.get(..PART).unwrap_or(rest),
        },
        6 => Request::Progress { done: a, of: b },
        7 => Request::Day {
            seconds: number.into(),
        },
        8 => Request::Shot { from: number },
        _ if a == 7 => Request::Boot,
        _ => Request::Fault,
    }
}

/// Reads an input for the cable. It is a list of lengths and bytes: an odd length is followed by a
/// request, an even length by garbage.
pub fn parts(bytes: &[u8]) -> impl Iterator<Item = Result<Request<'_>, &[u8]>> {
    let mut rest = bytes;
    iter::from_fn(move || {
        let (length, more) = rest.split_first()?;
        let (part, after) = more.split_at(more.len().min(usize::from(*length)));
        rest = after;
        Some(match length % 2 {
            0 => Err(part),
            _ => Ok(request(part)),
        })
    })
}

/// Checks that a device accepts any bytes from its cable. An intact request is answered, and
/// no saved item is spoiled.
///
/// # Panics
///
/// If this does not hold.
pub fn link(bytes: &[u8]) {
    let mut device = crate::link::device(&[], Language::English);
    let mut computer = Computer::connect(&mut device);
    for part in parts(bytes) {
        match part {
            Ok(request) => {
                computer.ask(&mut device, &request, |answer| {
                    assert!(answer.is_some(), "an intact request is answered");
                });
                computer.greet(&mut device);
            }
            Err(garbage) => drop(device.send(garbage)),
        }
    }
    assert_eq!(device.app().screen(), "connect");
    let flash = device.into_saves().into_flash().expect("a flash");
    let kept = read_saves(flash.bytes());
    assert!(kept.settings.is_ok() && kept.counter.is_ok());
    let is_spoiled = |slot: &Slot| matches!(slot, Slot::Spoiled(_));
    assert!(!kept.slots.iter().any(is_spoiled), "{:?}", kept.slots);
    start(flash.bytes());
}
