//! Runs the smallest game through the whole application: saves, bots, log, results and
//! the end screen.

use std::collections::BTreeMap;

use palmyra_engine::adding::Adding;
use palmyra_engine::bot::Level;
use palmyra_engine::record::Recorded as _;
use palmyra_play::results::BestList;
use palmyra_play::save::{self, Header, Key, SaveStore, Stored, VERSION};
use palmyra_play::{Bots, Kind, Listed as _, Millis, Person, Running, Settings, Start, Who};
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::{App, Button, Input, Picture};

/// A store for saved items in memory.
#[derive(Default)]
struct Memory(BTreeMap<Key, Vec<u8>>);

impl SaveStore for Memory {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Stored {
        let Some(bytes) = self.0.get(&key) else {
            return Stored::Missing;
        };
        buffer[..bytes.len()].copy_from_slice(bytes);
        Stored::Bytes {
            version: VERSION,
            len: bytes.len(),
        }
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        self.0.insert(key, bytes.to_vec());
        true
    }

    fn remove(&mut self, key: Key) -> bool {
        self.0.remove(&key);
        true
    }

    fn clear(&mut self) -> bool {
        self.0.clear();
        true
    }
}

/// Collects the texts that are drawn.
#[derive(Default)]
struct Notes(String);

impl Observer for Notes {
    fn text(&mut self, written: Written) {
        self.0 += written.text;
        self.0 += "\n";
    }
}

/// The application with its store and bots.
struct Device {
    app: App,
    memory: Memory,
    bots: Bots,
    now: Millis,
}

impl Device {
    fn new(mut memory: Memory) -> Self {
        Self {
            app: App::open(1, &mut memory),
            memory,
            bots: Bots::default(),
            now: 0,
        }
    }

    fn input(&mut self, input: Input) {
        self.now += 1000;
        let mut effects = self.app.update(input, self.now);
        for _ in 0..100 {
            let mut again = effects.store && self.app.exchange(&mut self.memory);
            if effects.think {
                self.app.think(&mut self.bots, u32::MAX);
                again = true;
            }
            if !again && effects.wake.is_none_or(|wake| wake > self.now) {
                return;
            }
            effects = self.app.update(Input::Tick, self.now);
        }
        panic!("the application does not come to rest");
    }

    fn press(&mut self, button: Button) {
        self.input(Input::Press(button));
        self.input(Input::Release(button));
    }

    fn texts(&self) -> String {
        let mut notes = Notes::default();
        self.app.draw_observed(&mut Picture::new(), &mut notes);
        notes.0
    }

    fn record(&self) -> String {
        let mut record = String::new();
        assert_eq!(self.app.record(&mut record), Some(Ok(())));
        record
    }
}

/// Returns saves with a game of a person against a bot, before the first step.
fn saved() -> Memory {
    let mut memory = Memory::default();
    let settings = Settings {
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut memory, &settings));
    let bot = Who::Bot(Level::Malku);
    let start = Start {
        who: [Who::Human, bot, bot, bot, bot],
        first: Some(Person(0)),
        ..Start::people(Adding::KIND, 0, 2)
    };
    let header = Header {
        id: 1,
        start,
        seed: 5,
        helped: false,
    };
    assert!(save::save_game(&mut memory, 0, header, &[]));
    memory
}

#[test]
fn the_game_is_in_the_list() {
    assert_eq!(Kind::named("adding"), Some(Adding::KIND));
    assert!(Kind::SHOWN.contains(&Adding::KIND));
    assert!(App::screens().any(|screen| screen == (Some(Adding::KIND), "choose-number")));
}

#[test]
fn a_whole_game_is_played_saved_logged_counted_and_ended() {
    let mut device = Device::new(saved());
    assert_eq!(device.app.screen(), "title");
    device.press(Button::A);
    assert_eq!(device.app.screen(), "choose-number");
    assert!(device.texts().contains("0 so far"), "{}", device.texts());
    device.press(Button::A);
    assert_eq!(device.app.screen(), "number-added");
    device.press(Button::A);
    // The bot leaves the sum 2, which is a good one.
    assert!(device.texts().contains("2 so far"), "{}", device.texts());

    // After a restart, the game continues at the same place and the log
    // contains both turns.
    let mut device = Device::new(device.memory);
    device.press(Button::A);
    assert!(device.texts().contains("2 so far"), "{}", device.texts());
    device.press(Button::B);
    assert_eq!(device.app.screen(), "pause");
    device.press(Button::Down);
    device.press(Button::Down);
    device.press(Button::A);
    assert_eq!(device.app.screen(), "log");
    assert_eq!(
        device.texts().matches("+1").count(),
        2,
        "{}",
        device.texts()
    );
    device.press(Button::B);
    device.press(Button::Up);
    device.press(Button::Up);
    device.press(Button::A);

    // Plays to the end. The bot wins.
    for _ in 0..20 {
        if device.app.screen() == "end" {
            break;
        }
        device.press(Button::A);
    }
    assert_eq!(device.app.screen(), "end");
    let record = device.record();
    assert!(
        record.contains("game adding\n") && record.ends_with("winner 2\n"),
        "{record}"
    );
    assert_eq!(
        Adding::read(&record, |_, _| {}).map(|game| game.sum() >= 10),
        Ok(true)
    );

    // The slot of the game is free, its result is counted, and it is the last
    // finished game.
    let mut memory = device.memory;
    assert_eq!(save::slot(&mut memory, 0), save::Slot::Empty);
    let results = save::results(&mut memory, Adding::KIND);
    let results = results.expect("good").expect("there");
    assert_eq!(results.finished, 1);
    assert_eq!(results.tally(Level::Malku).played, 1);
    let board = BestList::new(Adding::KIND, 0, 2);
    assert_eq!(results.best(board), None, "a lost game is no record");
    let mut last: Option<Running<Adding>> = None;
    assert!(save::last(&mut memory, &mut last));
}
