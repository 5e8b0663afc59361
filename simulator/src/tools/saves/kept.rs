//! Kept games of every kind.

use palmyra::shelf::Saves;
use palmyra_engine::caravans::{Caravans, Players};
use palmyra_engine::legions::{Legions, Mode, Setup};
use palmyra_engine::record::Recorded as _;
use palmyra_ui::running::{Opening, Running, Start, Who};
use palmyra_ui::save::{self, Found, Header, STEPS, Slot, Spoiled};

use crate::options::KeptGame;

/// A game as it was left. Nobody takes back steps of it here.
pub type Left<S> = Running<S, STEPS>;

/// A set-up that can be told, and found out from a game.
pub trait Known: Opening {
    /// The set-up of a game.
    fn of(game: &Self::Game) -> Self;

    /// The game's name, and how it is played.
    fn words(self) -> String;
}

impl Known for Setup {
    fn of(game: &Legions) -> Self {
        game.setup()
    }

    fn words(self) -> String {
        let name = Legions::NAME;
        match self.mode() {
            Mode::Classic => format!("{name} classic"),
            Mode::Expert => format!("{name} expert"),
            Mode::Solo(solo) => format!("{name} solo:{}", solo.number()),
        }
    }
}

impl Known for Players {
    fn of(game: &Caravans) -> Self {
        game.players()
    }

    fn words(self) -> String {
        Caravans::NAME.into()
    }
}

/// How a kept game began, and the game unless its moves make no sense.
pub type Telling<S> = (Header<S>, Option<Left<S>>);

/// The game of a kind in a place.
pub fn find<S: Known>(saves: &mut Saves, place: KeptGame) -> Found<Telling<S>> {
    let mut game = None;
    let (header, is_good) = match place {
        KeptGame::Slot(slot) => match save::slot(saves, slot) {
            Slot::Empty => return Ok(None),
            Slot::Spoiled(spoiled) => return Err(spoiled),
            Slot::Game(header) => (header, save::load(saves, slot, &mut game)),
        },
        KeptGame::Last => match save::last_header(saves)? {
            None => return Ok(None),
            Some(header) => (header, save::last(saves, &mut game)),
        },
    };
    Ok(Some((header, game.filter(|_| is_good))))
}

/// What is found of one kind of game or, if it is none of that, of the other.
pub fn either<T>(found: Found<T>, other: impl FnOnce() -> Found<T>) -> Found<T> {
    match found {
        Err(Spoiled::Newer) => other(),
        found => found,
    }
}

/// The game in a place, in words.
pub fn in_words(saves: &mut Saves, place: KeptGame) -> Found<String> {
    let legions = find::<Setup>(saves, place).map(|found| found.map(words));
    either(legions, || {
        find::<Players>(saves, place).map(|found| found.map(words))
    })
}

fn words<S: Known>((header, game): Telling<S>) -> String {
    let Start { setup, who, first } = header.start;
    let seats = who.iter().take(setup.players().into());
    let seats: Vec<String> = seats
        .map(|who| match who {
            Who::Human => "human".into(),
            Who::Bot(level) => level.to_string(),
        })
        .collect();
    let first = match first {
        Some(person) => format!("seat {} begins", person.0 + 1),
        None => "chance begins".into(),
    };
    let moves = match game {
        Some(game) => format!("{} moves", game.history().len()),
        None => "moves that make no sense".into(),
    };
    let (setup, seats, seed) = (setup.words(), seats.join(" "), header.seed);
    format!("{setup}, {seats}, {first}, seed {seed}, {moves}")
}

/// Why what is there cannot be used.
pub const fn trouble(spoiled: Spoiled) -> &'static str {
    match spoiled {
        Spoiled::Damaged => "damaged, cannot be read any more",
        Spoiled::Newer => "from a newer version, update to read it",
    }
}
