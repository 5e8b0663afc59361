//! A turn of `merchants` in the log, with the steps of all players.
//!
//! It contains only public information, so it can be shown to anybody.

use heapless::Vec;
use palmyra_engine::merchants::Reason;
use palmyra_engine::merchants::{
    Effect, Event, Good, MAX_PLAYERS, Merchants, Mission, Move, Part, Piece, Rare, Region, Source,
    Spot, Spots, Tile, Trade,
};
use palmyra_engine::{Game as _, Seat};

use crate::shell::TurnLog;

/// The maximum number of steps in a turn. If there are more, the oldest are dropped.
pub const STEPS: usize = 128;

/// A step of the log, which is an action or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A player has chosen the first improvement.
    Start(Tile),
    /// A player has placed a piece on this slot.
    Place(Spot),
    /// A player has returned a mission to place two pieces.
    Double,
    /// A player has revealed the marauders card for this region.
    Reveal(Region),
    /// An improvement has given this good to its owner for revealing the marauders card.
    Spoils(Good),
    /// A player has redirected the attack to this region.
    Change(Region),
    /// The marauders have attacked this region and sent home this number of pieces.
    Attack(Region, u8),
    /// A player's piece and a piece of this seat have changed places.
    Swap(Seat),
    /// A player has chosen a region in secret.
    Choose,
    /// A player has taken this number of goods from this slot.
    Take(Spot, u8),
    /// A player has taken this number of peace gifts from this slot.
    Gifts(Spot, u8),
    /// A player has added a piece of this kind and now has this number.
    Piece(Piece, u8),
    /// A player has made this trade.
    Trade(Trade),
    /// A player has discarded a mission for this good.
    Cash(Good),
    /// A player has bought this improvement.
    Buy(Tile),
    /// A player has bought nothing.
    Pass,
    /// A player has built the tower from the first height to the second.
    Tower(u8, u8),
    /// A player has destroyed the tower of this seat down to this height.
    Fall(Seat, u8),
    /// A player has built this part of a temple.
    Temple(Part),
    /// A player has bought this rare good.
    Rare(Rare),
    /// A player has taken this rare good for free.
    Free(Rare),
    /// A player has drawn a mission.
    Draw,
    /// A player has fulfilled this mission.
    Fulfil(Mission),
    /// A player has returned this mission.
    Return(Mission),
    /// A player's improvements have scored this prestige.
    Bonus(u8),
    /// The highest tower has scored this prestige.
    Prestige(u8),
    /// War supplies have scored this prestige.
    Supplies(u8),
    /// A player has taken the pawn of the first player and this good.
    First(Good),
    /// A player need not pay tax.
    Exempt,
    /// A player has paid this much gold as tax and lost this prestige.
    Tax(u8, u8),
    /// A player has discarded this number of goods.
    Discard(u8),
    /// A player's tower has scored this prestige in a new era.
    Levels(u8),
}

/// An entry of the log: a step and its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat of the player.
    pub seat: Seat,
    /// The step.
    pub what: What,
}

/// The content of a turn, collected from its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The number of the turn, from 1; 0 is the setup.
    pub number: u8,
    /// The era, from 1.
    pub era: u8,
    /// The steps of the turn, in order.
    pub steps: Vec<Entry, STEPS>,
    /// The slots from which the marauders have sent home the pieces of each seat.
    pub home: [Spots; MAX_PLAYERS],
    /// The slots with pieces of each seat.
    places: [Spots; MAX_PLAYERS],
    /// The height of each seat's tower.
    pub towers: [u8; MAX_PLAYERS],
    /// The prestige of each seat at the beginning of the turn.
    pub prestige: [i16; MAX_PLAYERS],
    /// Whether `prestige` has been set for this turn.
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
        // The list has room, because the oldest step was removed.
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
            // The log shows the events of these moves instead.
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
                // A later event has the new height of the tower, so the step gets the old one at
                // first.
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
                // If a fleet improvement adds a good to a ship, the good is counted with the goods
                // of the slot.
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

    /// Ignores the reason, because the log shows no reasons for bots' steps.
    fn explain(&mut self, _: Reason) {}

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::Ended)
    }
}
