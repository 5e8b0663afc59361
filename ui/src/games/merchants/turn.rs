//! A turn of `merchants` in the log: everybody's actions, step by step.
//!
//! It has only public information, so it may be shown to anybody.

use heapless::Vec;
use palmyra_engine::merchants::Reason;
use palmyra_engine::merchants::{
    Effect, Event, Good, MAX_PLAYERS, Merchants, Mission, Move, Part, Piece, Rare, Region, Source,
    Spot, Spots, Tile, Trade,
};
use palmyra_engine::{Game as _, Seat};

use crate::shell::TurnLog;

/// The largest number of steps of a turn; the oldest are dropped first.
pub const STEPS: usize = 128;

/// The kind of a step: an action or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The first improvement was chosen.
    Start(Tile),
    /// A piece was placed.
    Place(Spot),
    /// A mission was returned to place two pieces.
    Double,
    /// The marauders card was revealed.
    Reveal(Region),
    /// An improvement gave a good because its owner revealed the marauders card.
    Spoils(Good),
    /// Another region was attacked instead.
    Change(Region),
    /// A region was attacked, and this many pieces were sent home.
    Attack(Region, u8),
    /// Two pieces changed places.
    Swap(Seat),
    /// A region was chosen in secret.
    Choose,
    /// Goods were taken.
    Take(Spot, u8),
    /// Peace gifts were taken.
    Gifts(Spot, u8),
    /// A camel or ship was added; there are this many now.
    Piece(Piece, u8),
    /// A trade was made.
    Trade(Trade),
    /// A mission was discarded for a good.
    Cash(Good),
    /// An improvement was bought.
    Buy(Tile),
    /// Nothing was bought.
    Pass,
    /// A tower was built from a height to another.
    Tower(u8, u8),
    /// A tower was destroyed down to a height.
    Fall(Seat, u8),
    /// A part of a temple was built.
    Temple(Part),
    /// A rare good was bought.
    Rare(Rare),
    /// A free rare good was taken.
    Free(Rare),
    /// A mission was drawn.
    Draw,
    /// A mission was fulfilled.
    Fulfil(Mission),
    /// A mission was returned.
    Return(Mission),
    /// Improvements scored points.
    Bonus(u8),
    /// The highest tower scored prestige.
    Prestige(u8),
    /// War supplies scored.
    Supplies(u8),
    /// The pawn and a good were taken.
    First(Good),
    /// A player was exempt from tax.
    Exempt,
    /// Gold paid, and prestige lost.
    Tax(u8, u8),
    /// Goods were discarded.
    Discard(u8),
    /// A tower scored in a new era.
    Levels(u8),
}

/// A step of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat that made the step.
    pub seat: Seat,
    /// The action or event.
    pub what: What,
}

/// The events of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The number of the turn, from 1; 0 for the setup.
    pub number: u8,
    /// The era, from 1.
    pub era: u8,
    /// All steps.
    pub steps: Vec<Entry, STEPS>,
    /// The slots from which pieces were sent home, by seat.
    pub home: [Spots; MAX_PLAYERS],
    /// The slots with pieces, by seat.
    places: [Spots; MAX_PLAYERS],
    /// The height of towers, by seat.
    pub towers: [u8; MAX_PLAYERS],
    /// The prestige at the beginning, by seat.
    pub prestige: [i16; MAX_PLAYERS],
    /// Whether `prestige` is known.
    has_begun: bool,
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            number: 0,
            era: 1,
            steps: Vec::new(),
            home: [Spots::NONE; MAX_PLAYERS],
            places: [Spots::NONE; MAX_PLAYERS],
            towers: [0; MAX_PLAYERS],
            prestige: [0; MAX_PLAYERS],
            has_begun: false,
        }
    }
}

impl Turn {
    fn push(&mut self, seat: Seat, what: What) {
        if self.steps.is_full() {
            self.steps.remove(0);
        }
        // There is space now.
        let _ = self.steps.push(Entry { seat, what });
    }

    /// Whether the last step was an attack of the marauders.
    pub fn is_raided(&self) -> bool {
        let last = self.steps.last();
        last.is_some_and(|step| matches!(step.what, What::Attack(..)))
    }

    fn did(&mut self, seat: Seat, mv: Move) {
        let what = match mv {
            Move::Start(tile) => What::Start(tile),
            Move::Place(_, spot) => {
                self.places[seat.index() % MAX_PLAYERS].insert(spot);
                What::Place(spot)
            }
            Move::Double(_) => What::Double,
            Move::Change(_, region) => What::Change(region),
            Move::Swap(_, other) => {
                let owner = self.places.iter().position(|spots| spots.contains(other));
                let mut seats = Seat::all(MAX_PLAYERS as u8);
                let owner = owner.and_then(|owner| seats.nth(owner));
                What::Swap(owner.unwrap_or(seat))
            }
            Move::Take(spot) => What::Take(spot, 0),
            Move::Gifts(spot) => What::Gifts(spot, 0),
            Move::Trade(trade) => What::Trade(trade),
            Move::Cash(_, good) => What::Cash(good),
            Move::Return(card, _) => What::Return(card),
            Move::Buy(_, tile) => What::Buy(tile),
            Move::Temple(_, part) => What::Temple(part),
            Move::Rare(_, rare) => What::Rare(rare),
            Move::Free(rare) => What::Free(rare),
            Move::Draw(_) => What::Draw,
            Move::Fulfil(_, card) => What::Fulfil(card),
            Move::Supplies(_) => What::Supplies(0),
            Move::First(_, good) => What::First(good),
            Move::Exempt => What::Exempt,
            Move::Pass(_) => What::Pass,
            // The effects of the other moves have events of their own.
            _ => return,
        };
        self.push(seat, what);
    }

    fn scored(&mut self, seat: Seat, points: i16, by: Source) {
        let gained = u8::try_from(points).unwrap_or(0);
        match (self.steps.last_mut().map(|step| &mut step.what), by) {
            (Some(What::Gifts(_, prestige) | What::Supplies(prestige)), Source::Spot(_)) => {
                *prestige = gained;
            }
            (Some(What::Prestige(sum) | What::Bonus(sum)), Source::Tile(_)) => *sum += gained,
            (_, Source::Tile(_)) if gained > 0 => self.push(seat, What::Bonus(gained)),
            _ => {}
        }
    }

    fn rose(&mut self, seat: Seat, level: u8) {
        let index = seat.index() % MAX_PLAYERS;
        let before = core::mem::replace(&mut self.towers[index], level);
        match self.steps.last_mut() {
            Some(Entry {
                seat: owner,
                what: What::Tower(_, to),
            }) if *owner == seat => *to = level,
            Some(Entry {
                what: What::Fall(owner, to),
                ..
            }) if *owner == seat => *to = level,
            _ if level < before => {
                let actor = self.steps.last().map_or(seat, |step| step.seat);
                self.push(actor, What::Fall(seat, level));
            }
            _ => self.push(seat, What::Tower(before, level)),
        }
    }
}

impl TurnLog<Merchants> for Turn {
    fn before(&mut self, game: &Merchants) {
        self.number = game.turn();
        self.era = game.era();
        for seat in Seat::all(game.seats()) {
            let (index, board) = (seat.index() % MAX_PLAYERS, game.board(seat));
            self.places[index] = board.spots();
            self.towers[index] = board.tower();
            if !self.has_begun {
                self.prestige[index] = board.prestige();
            }
        }
        self.has_begun = true;
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::Did { seat, mv } => {
                // The height of the victim's tower is in an event of its own.
                if let Move::Traitor(_, other) = mv {
                    let level = self.towers[other.index() % MAX_PLAYERS];
                    self.push(seat, What::Fall(other, level));
                }
                self.did(seat, mv);
            }
            Event::Revealed { seat, region } => self.push(seat, What::Reveal(region)),
            Event::Attacked { region, spots } => {
                let mut sent = 0;
                for (home, places) in self.home.iter_mut().zip(&self.places) {
                    *home = places.and(spots);
                    sent += home.len();
                }
                let seat = self.steps.iter().rev().find_map(|step| match step.what {
                    What::Reveal(_) | What::Change(_) => Some(step.seat),
                    _ => None,
                });
                self.push(seat.unwrap_or(Seat::FIRST), What::Attack(region, sent));
            }
            Event::Chosen { seat } => self.push(seat, What::Choose),
            Event::HighestTower { seat } => self.push(seat, What::Prestige(0)),
            Event::Got { seat, goods, by } => match by {
                Source::Tile(tile) if matches!(tile.effect(), Effect::Spoils(..)) => {
                    let mut kinds = Good::ALL.into_iter();
                    if let Some(good) = kinds.find(|&good| goods.count(good) > 0) {
                        self.push(seat, What::Spoils(good));
                    }
                }
                // The good that a fleet improvement adds to a ship is counted with the goods of the
                // slot.
                Source::Spot(_) | Source::Tile(_) => {
                    if let Some(What::Take(_, count)) =
                        self.steps.last_mut().map(|step| &mut step.what)
                    {
                        *count += goods.total() as u8;
                    }
                }
                Source::Mission(_) | Source::Trade => {}
            },
            Event::Scored { seat, points, by } => self.scored(seat, points, by),
            Event::Tower { seat, level, .. } => self.rose(seat, level),
            Event::Piece { seat, piece, count } => self.push(seat, What::Piece(piece, count)),
            Event::Taxed { seat, paid, lost } => self.push(seat, What::Tax(paid, lost)),
            Event::Discarded { seat, goods } => {
                self.push(seat, What::Discard(goods.total() as u8));
            }
            Event::Levels { seat, points } => {
                self.push(seat, What::Levels(u8::try_from(points).unwrap_or(0)));
            }
            Event::Opened { .. }
            | Event::Dealt { .. }
            | Event::DeckShuffled { .. }
            | Event::TurnBegan { .. }
            | Event::Spoils { .. }
            | Event::Began(_)
            | Event::Idle { .. }
            | Event::Paid { .. }
            | Event::Drew { .. }
            | Event::StackShuffled { .. }
            | Event::Stands { .. }
            | Event::EraBegan { .. }
            | Event::Ended => {}
        }
    }

    /// Ignores the reason: bots' steps are shown without reasons, and hints
    /// explain the person's own.
    fn explain(&mut self, _: Reason) {}

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::Ended)
    }
}
