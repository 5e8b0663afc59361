//! Tests of power cuts during changes of the flash. Every item must have its old value or the
//! value that was being written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use palmyra_device::FlashSaves;
use palmyra_engine::bot::{Level, random};
use palmyra_engine::legions::Legions;
use palmyra_engine::{Playable as _, Rng};
use palmyra_headless::flash::{Flash, REGION};
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::save::{self, Header, Key, Losses, SaveStore, Stored};
use palmyra_play::{Kind, Person, Running, Settings, Start, Who};
use palmyra_tests::emulator::{Board, rest};
use palmyra_ui::{Button, Parts};

/// All keys that items may have.
const KEYS: std::ops::Range<Key> = 0..64;

/// The saved items by key.
pub type Items = BTreeMap<Key, Vec<u8>>;

/// Returns the items in an image of the save region.
///
/// # Errors
///
/// If an item cannot be read.
pub fn items(image: &[u8]) -> Result<Items, String> {
    items_on(&mut FlashSaves::open(Flash::holding(image)))
}

fn items_on(saves: &mut impl SaveStore) -> Result<Items, String> {
    let mut buffer = [0; 4096];
    let mut items = Items::new();
    for key in KEYS {
        match saves.read(key, &mut buffer) {
            Stored::Missing => {}
            Stored::Bytes { len, .. } => drop(items.insert(key, buffer[..len].into())),
            other => return Err(format!("item {key} is {other:?}")),
        }
    }
    Ok(items)
}

/// A save store that records all its items after every change.
struct Journal {
    saves: FlashSaves<Flash>,
    states: Vec<Items>,
}

impl Journal {
    fn open(image: &[u8]) -> Result<Self, String> {
        let mut saves = FlashSaves::open(Flash::holding(image));
        let states = vec![items_on(&mut saves)?];
        Ok(Self { saves, states })
    }

    fn note(&mut self, done: bool) -> bool {
        self.states
            .push(items_on(&mut self.saves).expect("items that can be read"));
        done
    }
}

impl SaveStore for Journal {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        self.saves.read(key, buffer)
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        let done = self.saves.write(key, bytes);
        self.note(done)
    }

    fn remove(&mut self, key: Key) -> bool {
        let done = self.saves.remove(key);
        self.note(done)
    }

    fn clear(&mut self) -> bool {
        let done = self.saves.clear();
        self.note(done)
    }

    fn losses(&self) -> Losses {
        self.saves.losses()
    }

    fn unfinished(&self) -> Option<Key> {
        self.saves.unfinished()
    }

    fn tidy(&mut self) {
        self.saves.tidy();
    }
}

/// A run of the device from power-on to power-off, as recorded by the emulator.
pub struct Life {
    /// The contents of the flash at power-on.
    pub image: Vec<u8>,
    /// The buttons that were pressed. The power failed after the last press.
    pub presses: Vec<Button>,
}

impl Life {
    /// Reads a recorded run from the emulator's files.
    pub fn read(folder: &Path, number: u32) -> Self {
        let presses = fs::read_to_string(folder.join(format!("{number}.txt"))).expect("presses");
        let presses = presses.split_whitespace();
        let presses = presses.map(|word| script::button(word).expect("a button"));
        Self {
            image: image(folder, &number.to_string()),
            presses: presses.collect(),
        }
    }

    /// Repeats the run in the simulator. Returns the first two pictures, and all contents that the
    /// flash may have at the end: the items after the last change that was certainly complete, and
    /// the items after each later change.
    ///
    /// # Errors
    ///
    /// If an item cannot be read at the beginning.
    pub fn again(&self, board: Board, seed: u64) -> Result<(Panel, Panel, Vec<Items>), String> {
        let mut device = open(board, seed, Journal::open(&self.image)?);
        rest(&mut device, PAUSE);
        let title = device.panel().clone();
        let mut first = title.clone();
        let mut sure = 0;
        for (count, &button) in self.presses.iter().enumerate() {
            sure = device.saves().states.len() - 1;
            device.tap(button);
            rest(&mut device, PAUSE);
            if count == 0 {
                first = device.panel().clone();
            }
        }
        let states = device.into_saves().states.split_off(sure);
        Ok((title, first, states))
    }
}

/// Creates a simulator with the board's parts and battery charge, and switches it on.
pub fn open<S: SaveStore>(board: Board, seed: u64, saves: S) -> Simulator<S> {
    let mut device = Simulator::open(seed, saves);
    device.equip(Parts {
        sound: board.has_piezo,
        sleep: true,
        cable: true,
        board: board.number,
    });
    if let Some(percent) = board.battery {
        device.charge(percent);
    }
    device
}

/// The number of milliseconds without a change after which a picture counts as complete. It is the
/// same as in the emulator.
const PAUSE: u64 = 450;

/// Reads an image of the saves that the emulator has recorded.
pub fn image(folder: &Path, name: &str) -> Vec<u8> {
    let image = fs::read(folder.join(name).with_extension("bin")).expect("an image");
    assert_eq!(image.len(), REGION);
    image
}

/// Creates a flash with a running solo game and instant opponents. The next tidying
/// of this flash erases a sector.
pub fn crowded_image() -> Vec<u8> {
    let mut device = begun();
    for _ in 0..20_000 {
        step_and_undo(&mut device);
        let before = cells(&mut device);
        device.saves_mut().tidy();
        let after = cells(&mut device);
        // Only an erase can set bits.
        if before.iter().zip(&after).any(|(old, new)| !old & new != 0) {
            return before;
        }
    }
    panic!("nothing is ever erased");
}

/// Creates a flash on which the next save of the running game has to erase five sectors. Four
/// sectors are nearly full of items of other programs, so copying them gains nothing. All others
/// are used up by old saves.
pub fn packed_image() -> Vec<u8> {
    /// Two items of this length leave no room for a long game in their sector.
    const HALF: usize = 1728;
    let mut saves = FlashSaves::open(Flash::in_memory());
    let store = saves.store().expect("a store");
    for key in KEYS.rev().take(8) {
        let item = [key; HALF];
        store.put(key, save::VERSION, &item).expect("room");
    }
    let settings = Settings {
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    let (header, moves) = long_game();
    assert!(save::save_game(&mut saves, 0, header, &moves));
    let store = saves.store().expect("a store");
    let mut before = Vec::new();
    for number in 0u32.. {
        if store.wear().expect("a flash that works") > 0 {
            break;
        }
        before = store.flash().bytes().to_vec();
        let old = number.to_le_bytes();
        store.put(KEYS.end - 9, save::VERSION, &old).expect("room");
    }
    before
}

/// Returns a game against a bot that is nearly over, and its moves. The person is to move.
fn long_game() -> (Header, Vec<u8>) {
    let mut start = Start::people(Kind::Legions, 0, 2);
    start.who[1] = Who::Bot(Level::Malku);
    start.first = Some(Person(0));
    let games = (0..30).map(|seed| {
        let mut game = Running::<Legions>::new(start, seed).expect("two can play");
        let mut rng = Rng::new(seed.into());
        let mut moves = Vec::new();
        while let Some(mv) = random(game.game(), &mut rng) {
            if game.game().begins_turn() && !game.bot_to_move() {
                moves = game.history().to_vec();
            }
            game.play(mv, &mut |_| {}).expect("a legal move");
        }
        (seed, moves)
    });
    let (seed, moves) = games.max_by_key(|(_, moves)| moves.len()).expect("games");
    let header = Header {
        id: 1,
        start,
        seed,
        helped: false,
    };
    (header, moves)
}

/// Creates a flash with a running game and no free space.
pub fn full_image() -> Vec<u8> {
    let mut device = begun();
    let store = device.saves_mut().store().expect("a store");
    let longest = [0x5a; palmyra_storage::MAX_LEN];
    let refused = KEYS
        .rev()
        .find(|&key| store.put(key, save::VERSION, &longest).is_err());
    assert!(refused.is_some(), "there is room for everything");
    cells(&mut device)
}

type OnFlash = Simulator<FlashSaves<Flash>>;

/// Creates a flash with a running solo game of one step.
pub fn begun_image() -> Vec<u8> {
    let mut device = begun();
    device.tap(Button::A);
    device.tap(Button::A);
    cells(&mut device)
}

/// Creates a device on which a solo game has begun.
fn begun() -> OnFlash {
    let mut device = Simulator::open(3, FlashSaves::open(Flash::in_memory()));
    let begin = script::parse(BEGIN).expect("a script");
    script::run(&begin, &mut device, |_, _| {}).expect("a game");
    device
}

/// Chooses an action and takes it back, which causes two saves.
fn step_and_undo(device: &mut OnFlash) {
    device.tap(Button::A);
    device.tap(Button::B);
}

fn cells(device: &mut OnFlash) -> Vec<u8> {
    let store = device.saves_mut().store().expect("a store");
    store.flash().bytes().to_vec()
}

/// Chooses English, no guided game and instant opponents, and begins a solo game.
const BEGIN: &str = "
press A
press B
press UP
press RIGHT 2
press A
expect settings
press RIGHT 2
press B
press UP 3
press A
press DOWN
press LEFT
press UP
press A 2
expect table
";
