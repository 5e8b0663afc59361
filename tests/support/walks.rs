//! Walks through the screens. A walk is a script of button presses and the device on which it is
//! played. The simulator and one of the emulated boards play all walks.

use std::fs;
use std::path::PathBuf;

use palmyra_engine::bot::Level;
use palmyra_headless::saves::Saves;
use palmyra_headless::{Simulator, script};
use palmyra_play::save::{self, Header, Item, SaveStore as _, Slot};
use palmyra_play::{Kind, Listed, Person, Running, Settings, Speed, Start, Who, with_game};
use palmyra_testing::records;
use palmyra_ui::Button;
use palmyra_ui::text::Language;

/// A script and the device on which it is played.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// The name of the script. The names of the walk's pictures begin with it.
    pub name: &'static str,
    /// The seed of the device's randomness.
    pub seed: u64,
    /// Whether the pictures depend on decisions of bots. Such a walk has no golden pictures,
    /// because a change of a bot would change them.
    pub varies: bool,
    before: Before,
}

/// The saves of the device when a walk begins.
#[derive(Clone, Copy, Debug)]
enum Before {
    Nothing,
    /// Saves with items that cannot be used.
    Spoiled,
    /// The saves at the end of another walk.
    Walk(&'static str),
    /// The saves at the end of another walk. The game of that walk is put into the first slot, with
    /// other players.
    Game {
        walk: &'static str,
        who: [Who; 5],
        /// The number of steps at the end of the game that are left out.
        open: usize,
    },
    /// A game without bots in each slot. The last one is the newest. Each game is given as the name
    /// of a record, and the number of the record's moves that are played.
    Records(&'static [(&'static str, usize)]),
}

const EASY: Who = Who::Bot(Level::Malku);
const MEDIUM: Who = Who::Bot(Level::Zabdas);
const HARD: Who = Who::Bot(Level::Zenobia);

impl Walk {
    /// All walks. There is one for each script.
    pub const ALL: [Self; 29] = [
        Self::new("screens", 4),
        Self::new("guided", 1),
        Self::new("how-to", 1),
        Self::new("games", 9),
        Self::new("solo", 0),
        Self::new("three-seats", 14),
        Self::new("expert", 28),
        Self::new("after-solo", 1).after(Before::Walk("solo")),
        Self::new("honours", 1).after(Before::Walk("solo")),
        Self::new("after-expert", 1).after(Before::Game {
            walk: "expert",
            who: [EASY, Who::Human, EASY, EASY, EASY],
            open: 1,
        }),
        Self::new("bots", 1).after(Before::Game {
            walk: "screens",
            who: [Who::Human, EASY, MEDIUM, HARD, EASY],
            open: 0,
        }),
        Self::new("spoiled", 1).after(Before::Spoiled),
        Self {
            varies: true,
            ..Self::new("thinking", 4)
        },
        Self::new("caravans-guided", 1),
        Self::new("caravans-how-to", 1),
        Self::new("caravans-two", 73),
        Self::new("caravans-three", 1),
        Self::new("caravans-four", 0),
        Self {
            varies: true,
            ..Self::new("caravans-thinking", 4)
        },
        Self::new("merchants-guided", 1),
        Self {
            varies: true,
            ..Self::new("merchants-thinking", 5)
        },
        Self::new("merchants-how-to", 1),
        Self::new("merchants-two", 3),
        Self::new("merchants-three", 5),
        Self::new("merchants-four", 8),
        Self::new("merchants-after", 1).after(Before::Walk("merchants-two")),
        Self::new("merchants-questions", 1).after(Before::Records(&[
            ("traitor", 404),
            ("temples", 359),
            ("traitor", 466),
        ])),
        Self::new("merchants-returns", 1)
            .after(Before::Records(&[("traitor", 464), ("returns", 322)])),
        Self::new("merchants-rarely", 1)
            .after(Before::Records(&[("temples", 355), ("traitor", 131)])),
    ];

    const fn new(name: &'static str, seed: u64) -> Self {
        Self {
            name,
            seed,
            varies: false,
            before: Before::Nothing,
        }
    }

    const fn after(self, before: Before) -> Self {
        Self { before, ..self }
    }

    /// Returns the walk with this name.
    ///
    /// # Panics
    ///
    /// If no walk has this name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let mut named = Self::ALL.into_iter().filter(|walk| walk.name == name);
        named.next().unwrap_or_else(|| panic!("no walk {name}"))
    }

    /// The game whose screens the walk shows, according to the walk's name.
    #[must_use]
    pub fn game(&self) -> Kind {
        let is_named = |kind: &Kind| self.name.starts_with(kind.name());
        let named = Kind::ALL.iter().copied().find(is_named);
        named.unwrap_or(Kind::FIRST)
    }

    /// Whether a test plays this walk on every board and in the browser. Other walks are played on
    /// one board only, because screens and games are the same code everywhere and everything else
    /// has tests of its own.
    #[must_use]
    pub fn is_everywhere(&self) -> bool {
        ["screens", "caravans-two", "merchants-questions"].contains(&self.name)
    }

    /// Returns the path of the script.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        folder().join(self.name).with_extension("txt")
    }

    /// Reads the script.
    ///
    /// # Panics
    ///
    /// If the script cannot be read or is invalid.
    #[must_use]
    pub fn script(&self) -> String {
        let text = fs::read_to_string(self.file()).unwrap_or_else(|error| {
            panic!("{}: {error}", self.file().display());
        });
        script::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", self.name));
        text
    }

    /// Returns the saves of the device at the beginning of the walk; `None` for
    /// a new device.
    ///
    /// # Panics
    ///
    /// If a walk before this one fails, or if a record cannot be read.
    #[must_use]
    pub fn saves(&self, language: Language) -> Option<Saves> {
        let left_by = |name| Self::named(name).go(language, |_, _, _| {}).into_saves();
        match self.before {
            Before::Nothing => None,
            Before::Spoiled => Some(spoiled()),
            Before::Walk(name) => Some(left_by(name)),
            Before::Game { walk, who, open } => {
                let mut saves = left_by(walk);
                hand_over(&mut saves, who, open);
                Some(saves)
            }
            Before::Records(games) => Some(recorded(language, games)),
        }
    }

    /// Plays the walk in a language. After each line, calls `each` with the number of the line, the
    /// name of the picture if the line takes one, and the device.
    ///
    /// # Panics
    ///
    /// If an expectation of the script fails.
    pub fn go(
        &self,
        language: Language,
        mut each: impl FnMut(usize, Option<&str>, &Simulator),
    ) -> Simulator {
        let saves = self.saves(language).unwrap_or_else(Saves::in_memory);
        let mut device = Simulator::open(self.seed, saves);
        if device.app().screen() == "language" {
            (0..language as u8).for_each(|_| device.tap(Button::Down));
        }
        for (line, step) in (1..).zip(self.script().lines()) {
            let mut shot = None;
            script::parse(step)
                .and_then(|step| {
                    script::run(&step, &mut device, |name, _| shot = Some(name.to_owned()))
                })
                .unwrap_or_else(|error| panic!("{}, line {line}: {}", self.name, error.problem));
            each(line, shot.as_deref(), &device);
        }
        device
    }
}

/// Returns the folder of the scripts.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scripts")
}

/// Creates saves with settings of a newer version, and with results and a game
/// whose bytes have no meaning.
fn spoiled() -> Saves {
    let mut saves = Saves::in_memory();
    let store = saves.store().expect("a store");
    let put = store.put(save::SETTINGS, save::VERSION + 1, b"from the future");
    put.and_then(|()| {
        store.put(
            Item::Results(Kind::FIRST).key(),
            save::VERSION,
            b"no results",
        )
    })
    .and_then(|()| store.put(save::slot_key(0), save::VERSION, b"no game"))
    .expect("room");
    saves
}

/// Creates saves with these running games, one in each slot. A game is given as the name of a
/// record, and the number of the record's moves that are played.
fn recorded(language: Language, games: &[(&str, usize)]) -> Saves {
    let mut saves = Saves::in_memory();
    let settings = Settings {
        language,
        greeted: true,
        speed: Speed::Instant,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    for (slot, &(name, made)) in (0..).zip(games) {
        let file = folder().with_file_name("waiting").join(name);
        let text = fs::read_to_string(file.with_extension("txt"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let (header, moves) =
            with_game!(Kind::of_record(&text), Game => begun::<Game>(&text, made));
        let header = Header {
            id: u32::from(slot) + 1,
            ..header
        };
        assert!(save::save_game(&mut saves, slot, header, &moves));
    }
    saves
}

/// Plays the first `made` moves of a record. Returns the header of the game and these moves.
fn begun<G: Listed>(text: &str, made: usize) -> (Header, Vec<u8>) {
    let mut game: Option<Running<G>> = None;
    let read = G::read(text, |before, mv| {
        let game = game.get_or_insert_with(|| {
            let start = Start {
                first: Some(Person(0)),
                ..Start::people(Kind::of_record(text), before.mode(), before.seats())
            };
            let seed = records::seed(text).parse().expect("a number");
            Running::new(start, seed).expect("a game that can be dealt")
        });
        if game.history().len() < made {
            assert!(game.play(mv, |_| {}).is_ok(), "{mv:?} is legal");
        }
    });
    assert!(read.is_ok(), "a good record");
    let game = game.expect("a record with moves");
    let header = Header {
        id: 0,
        start: game.start(),
        seed: game.seed() as u32,
        helped: false,
    };
    (header, game.history().to_vec())
}

/// Puts a game into the first slot with other players, after removing its last `open` moves. The
/// game is that in the first slot or, if that slot is free, the last finished game.
fn hand_over(saves: &mut Saves, who: [Who; 5], open: usize) {
    let (key, header) = match save::slot(saves, 0) {
        Slot::Game(header) => (save::slot_key(0), header),
        _ => {
            let last = save::last_header(saves);
            (save::LAST, last.ok().flatten().expect("how the game began"))
        }
    };
    let mut buffer = [0; save::LONGEST];
    let save::Stored::Bytes { len, .. } = saves.read(key, &mut buffer) else {
        panic!("a game");
    };
    let moves = &buffer[save::LONGEST - save::STEPS..len - open];
    let header = Header {
        // The results count each game once, so this game must have another id.
        id: header.id + 1,
        start: Start {
            who,
            ..header.start
        },
        ..header
    };
    assert!(save::save_game(saves, 0, header, moves));
}
