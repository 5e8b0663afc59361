//! The players and the setup of a game.

use palmyra_engine::bot::Level;
use palmyra_engine::game::MAX_SEATS;
use serde::{Deserialize, Serialize};

use crate::Kind;

/// The player at a place: a person or a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// A person.
    #[default]
    Human,
    /// A bot.
    Bot(Level),
}

/// A place at the table with its own colour, counted from 0. A person or a bot
/// plays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person(pub u8);

impl Person {
    /// The index of the place in tables of colours and names.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The setup of a game, without its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The kind of game.
    pub game: Kind,
    /// The mode, as an index into [`Kind::modes`].
    pub mode: u8,
    /// The number of seats.
    pub seats: u8,
    /// The game's optional rules, one bit each.
    pub options: u8,
    /// The players at all places.
    pub who: [Who; MAX_SEATS],
    /// The player who begins; `None` if the seed decides.
    pub first: Option<Person>,
}

impl Start {
    /// Creates a setup with people at all seats.
    #[must_use]
    pub const fn people(game: Kind, mode: u8, seats: u8) -> Self {
        Self {
            game,
            mode,
            seats,
            options: 0,
            who: [Who::Human; MAX_SEATS],
            first: None,
        }
    }

    /// The players at the places that are used.
    #[must_use]
    pub fn seated(&self) -> &[Who] {
        self.who.get(..usize::from(self.seats)).unwrap_or(&self.who)
    }

    /// The number of people in the game.
    #[must_use]
    pub fn people_seated(&self) -> usize {
        let seated = self.seated().iter();
        seated.filter(|&&who| who == Who::Human).count()
    }

    /// Whether two setups are the same. Places that are not used are ignored.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        let empty = |start: &Self| Self {
            who: [Who::Human; MAX_SEATS],
            ..*start
        };
        empty(self) == empty(other) && self.seated() == other.seated()
    }
}

/// The setup of a game without its options, as saved in the settings and with finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    mode: u8,
    seats: u8,
    /// For each place, 0 for a person, otherwise the number of the bot's level.
    who: [u8; MAX_SEATS],
    first: Option<u8>,
}

impl From<Start> for Setup {
    fn from(start: Start) -> Self {
        Self {
            mode: start.mode,
            seats: start.seats,
            who: start.who.map(|who| match who {
                Who::Human => 0,
                Who::Bot(level) => level.number(),
            }),
            first: start.first.map(|first| first.0),
        }
    }
}

impl Setup {
    /// The setup of a game of this kind; `None` if the kind does not allow it.
    #[must_use]
    pub fn start(self, game: Kind, options: u8) -> Option<Start> {
        let who = |seat: u8| Level::new(seat).map_or(Who::Human, Who::Bot);
        game.allows(self.mode, self.seats).then(|| Start {
            game,
            mode: self.mode,
            seats: self.seats,
            options,
            who: self.who.map(who),
            first: self.first.filter(|&first| first < self.seats).map(Person),
        })
    }
}
