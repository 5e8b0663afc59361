//! The state of a game of `merchants`.

use super::amounts::Amounts;
use super::board::Board;
use super::good::{Good, Goods};
use super::mission::{Deck, Mission, Missions};
use super::moves::Move;
use super::piece::Piece;
use super::rare::{Colour, Rare, Stack};
use super::region::Region;
use super::setup::{MAX_PLAYERS, Mode, Players, Setup};
use super::slot::{Spot, Spots};
use super::temple::{Part, TEMPLE_CARDS};
use super::tile::{Tile, Tiles};
use crate::order::sort;
use crate::{Rng, Seat};

/// The purpose of the random generator of the first shuffle, for [`Rng::derived`]. Later shuffles
/// use the numbers that follow.
const SHUFFLE: u32 = 0x3e4c_0000;

/// The progress of a seat's placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// One piece. A mission may be returned instead, in order to place two pieces.
    One,
    /// The first of two pieces.
    First,
    /// The second of two pieces.
    Second,
}

/// The next decision of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The goods to add to those that every player starts with, in the setup.
    Goods,
    /// The improvement to take, in the setup.
    Start,
    /// The spot for a piece.
    Place(Placing),
    /// Whether to return a mission so that another region is attacked.
    Change,
    /// Whether to return a mission in order to swap two pieces.
    Swap,
    /// The region to attack in the next turn.
    Choose,
    /// The window of an improvement slot.
    Slot(Spot),
    /// A window of the improvements round.
    Round,
    /// A window of the construction phase.
    Construction,
    /// A window of the kingdom phase.
    Kingdom,
    /// The payment for this step.
    Pay(Move),
    /// The goods to take for a returned mission.
    Gain(Mission),
    /// A free rare good to take for a temple. The number says how many are left to take.
    Free(u8),
    /// The number of this good to keep at the end of a turn.
    Keep(Good),
    /// No decision: the game is over.
    Over,
}

impl Phase {
    /// Whether the phase is a window of the resolution, in which a player acts until closing it.
    #[must_use]
    pub const fn is_window(self) -> bool {
        matches!(
            self,
            Self::Slot(_) | Self::Round | Self::Construction | Self::Kingdom
        )
    }
}

/// A question that must be answered before the window continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// No question.
    No,
    /// The payment for a step.
    Pay(Move),
    /// The goods to take for a returned mission.
    Gain(Mission),
    /// A free rare good to take. The number says how many are left to take.
    Free(u8),
}

/// The origin of the order of hidden cards and tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The seed: cards and tiles were shuffled with it.
    Seed,
    /// A record: the order was reproduced from it.
    Record,
    /// A scenario, or the view of one seat, in which hidden things were dealt again.
    Other,
}

/// The result of the next shuffle, as found in the record that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// No result is known, so the shuffle is random.
    Nothing,
    /// The order of the shuffled cards, the lowest first.
    Deck(Deck),
    /// The order of the shuffled stack.
    Stack(Stack),
}

/// A game of `merchants`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merchants {
    /// The seed of later shuffles. It is hidden from players, like the results of these shuffles.
    pub(super) seed: u64,
    pub(super) boards: [Board; MAX_PLAYERS],
    /// The improvements that can be bought.
    pub(super) open: Tiles,
    /// The improvements of this and earlier eras that were never revealed.
    pub(super) undrawn: Tiles,
    /// The spots whose piece has acted in this turn.
    pub(super) acted: Spots,
    /// The spots with a ship. All other pieces are camels.
    pub(super) ships: Spots,
    /// The missions that were discarded for goods.
    pub(super) discards: Missions,
    /// The goods that the deciding seat has discarded so far at the end of this turn.
    pub(super) discarded: Goods,
    pub(super) setup: Setup,
    pub(super) origin: Origin,
    pub(super) phase: Phase,
    pub(super) ask: Ask,
    pub(super) seat: Seat,
    /// The seat that moved first in this turn.
    pub(super) first: Seat,
    /// The seat that has the first player's pawn.
    pub(super) pawn: Seat,
    /// The number of the turn, from 1; 0 during the setup.
    pub(super) turn: u8,
    /// Whether no step has been made in the current window yet.
    pub(super) fresh: bool,
    /// The number of shuffles since the setup.
    pub(super) shuffles: u8,
    /// The region under attack.
    pub(super) under: Option<Region>,
    /// The seat that has chosen the next marauders card, and the region on that card.
    pub(super) chosen: Option<(Seat, Region)>,
    /// The order in which the improvements of each era are revealed.
    pub(super) order: [Tile; Tile::COUNT],
    pub(super) stacks: [Stack; 3],
    pub(super) deck: Deck,
    /// The number of times that each mission was shuffled back into the deck.
    pub(super) rounds: [u8; Mission::COUNT],
    pub(super) told: Told,
}

const _: () = assert!(size_of::<Merchants>() <= 1024, "it must stay small");

impl Merchants {
    /// Creates a game whose shuffles are determined by the seed.
    #[must_use]
    pub fn new(setup: Setup, seed: u64) -> Self {
        let mut game = Self::sorted(setup);
        let mut rng = Rng::derived(seed, SHUFFLE);
        for stack in &mut game.stacks {
            stack.shuffle(&mut rng);
        }
        game.shuffle_tiles(&mut rng);
        game.deck.shuffle(&mut rng);
        game.seed = seed;
        game
    }

    /// Creates a game in which nothing is shuffled.
    pub(super) fn sorted(setup: Setup) -> Self {
        let mut order = [Tile::number(1); Tile::COUNT];
        for (place, tile) in order.iter_mut().zip(Tile::all()) {
            *place = tile;
        }
        let mut deck = Deck::EMPTY;
        for card in Mission::all() {
            deck.push(card);
        }
        let each = setup.players.rare_tiles();
        Self {
            seed: 0,
            boards: [Board::START; MAX_PLAYERS],
            open: Tiles::NONE,
            undrawn: Tiles::NONE,
            acted: Spots::NONE,
            ships: Spots::NONE,
            discards: Missions::NONE,
            discarded: Goods::NONE,
            setup,
            origin: Origin::Seed,
            phase: Phase::Goods,
            ask: Ask::No,
            seat: Seat::FIRST.next(setup.players.count()),
            first: Seat::FIRST,
            pawn: Seat::FIRST,
            turn: 0,
            fresh: false,
            shuffles: 0,
            under: None,
            chosen: None,
            order,
            stacks: Colour::ALL.map(|colour| Stack::sorted(colour, each)),
            deck,
            rounds: [0; Mission::COUNT],
            told: Told::Nothing,
        }
    }

    /// Creates a placeholder, which will be overwritten by a game.
    pub(super) fn blank() -> Self {
        Self::sorted(Setup {
            players: Players::FEWEST,
            mode: Mode::Standard,
        })
    }

    /// The improvements of an era, in the order in which they are revealed.
    fn order_of(&mut self, era: u8) -> &mut [Tile] {
        let before: u8 = (1..era).map(|era| Tiles::of_era(era).len()).sum();
        let from = usize::from(before);
        let to = from + usize::from(Tiles::of_era(era).len());
        self.order.get_mut(from..to).unwrap_or_default()
    }

    /// Shuffles the improvements of each era that has not begun yet.
    pub(super) fn shuffle_tiles(&mut self, rng: &mut Rng) {
        let next = if self.turn == 0 { 1 } else { self.era() + 1 };
        for era in next..=3 {
            rng.shuffle(self.order_of(era));
        }
    }

    /// Sorts the improvements of each era that has not begun yet.
    pub(super) fn sort_tiles(&mut self) {
        let next = if self.turn == 0 { 1 } else { self.era() + 1 };
        for era in next..=3 {
            sort(self.order_of(era), |a, b| a < b);
        }
    }

    /// Puts the improvements in `first` at the beginning of the order in which an era's
    /// improvements are revealed. The others follow, the highest number first.
    pub(super) fn arrange_tiles(&mut self, era: u8, first: Tiles) {
        let others = Tiles::of_era(era).minus(first);
        let others = Tile::all().rev().filter(|&tile| others.contains(tile));
        let tiles = first.and(Tiles::of_era(era)).iter().chain(others);
        for (place, tile) in self.order_of(era).iter_mut().zip(tiles) {
            *place = tile;
        }
    }

    /// Returns the random generator of the next shuffle.
    pub(super) fn next_rng(&mut self) -> Rng {
        self.shuffles = self.shuffles.wrapping_add(1);
        Rng::derived(self.seed, SHUFFLE + u32::from(self.shuffles))
    }

    /// The number of players and the mode.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The next decision.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.ask {
            Ask::No => self.phase,
            Ask::Pay(mv) => Phase::Pay(mv),
            Ask::Gain(card) => Phase::Gain(card),
            Ask::Free(count) => Phase::Free(count),
        }
    }

    /// The phase in which the current question is asked. Equals [`Merchants::phase`] if
    /// there is no question.
    #[must_use]
    pub const fn window(&self) -> Phase {
        self.phase
    }

    /// The seat that decides; after the end, the seat that moved first in the last turn.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of the turn, from 1; 0 during the setup.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// The era, from 1.
    #[must_use]
    pub const fn era(&self) -> u8 {
        match self.turn {
            0..=3 => 1,
            4..=6 => 2,
            _ => 3,
        }
    }

    /// The gains and prices in the current era.
    #[must_use]
    pub const fn amounts(&self) -> &'static Amounts {
        Amounts::of_era(self.era())
    }

    /// The seat that moved first in this turn. The others follow clockwise.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The seat that has the first player's pawn. It moves first in the next turn.
    #[must_use]
    pub const fn pawn(&self) -> Seat {
        self.pawn
    }

    /// The possessions of a player.
    #[must_use]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index() % MAX_PLAYERS]
    }

    pub(super) const fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index() % MAX_PLAYERS]
    }

    /// The possessions of the deciding player.
    pub(super) const fn own(&self) -> &Board {
        self.board(self.seat)
    }

    /// The seats of this game.
    pub(super) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players.count())
    }

    pub(super) const fn next_seat(&self, seat: Seat) -> Seat {
        seat.next(self.setup.players.count())
    }

    /// The improvements that can be bought.
    #[must_use]
    pub const fn open(&self) -> Tiles {
        self.open
    }

    /// The improvements of this and earlier eras that were never revealed.
    #[must_use]
    pub const fn undrawn(&self) -> Tiles {
        self.undrawn
    }

    /// The stack of rare goods of a colour. Players see only its top tile. They can know which
    /// other tiles are in it, but not their order.
    #[must_use]
    pub const fn stack(&self, colour: Colour) -> &Stack {
        &self.stacks[colour.index()]
    }

    /// The number of missions in the deck. The discarded missions are shuffled and put under it
    /// when it has too few cards for a draw.
    #[must_use]
    pub fn deck(&self) -> u8 {
        self.deck.len() as u8
    }

    /// The missions that were discarded.
    #[must_use]
    pub const fn discards(&self) -> Missions {
        self.discards
    }

    /// The region under attack. It cannot be chosen for the next attack.
    #[must_use]
    pub const fn under(&self) -> Option<Region> {
        self.under
    }

    /// The seat that has chosen a marauders card, until the card is revealed.
    #[must_use]
    pub fn chooser(&self) -> Option<Seat> {
        self.chosen.map(|(seat, _)| seat)
    }

    /// The region on the chosen marauders card. Until the card is revealed, only the seat that
    /// chose it may see it.
    #[must_use]
    pub fn chosen(&self) -> Option<Region> {
        self.chosen.map(|(_, region)| region)
    }

    /// The owner and kind of the piece on a spot.
    #[must_use]
    pub fn piece(&self, spot: Spot) -> Option<(Seat, Piece)> {
        let owner = self
            .all_seats()
            .find(|&seat| self.board(seat).spots.contains(spot))?;
        Some((owner, self.kind(spot)))
    }

    /// The kind of the piece on a spot.
    pub(super) const fn kind(&self, spot: Spot) -> Piece {
        if self.ships.contains(spot) {
            Piece::Ship
        } else {
            Piece::Camel
        }
    }

    /// The spots whose piece has acted in this turn.
    #[must_use]
    pub const fn acted(&self) -> Spots {
        self.acted
    }

    /// The number of temple cards of a part that are left.
    #[must_use]
    pub fn temple_cards(&self, part: Part) -> u8 {
        let used: u8 = self
            .boards
            .iter()
            .map(|board| board.temples[part.index()])
            .sum();
        TEMPLE_CARDS.saturating_sub(used)
    }

    /// Whether the stacks still contain a rare good of this type.
    pub(super) fn in_stack(&self, rare: Rare) -> bool {
        self.stack(rare.colour()).contains(&rare)
    }

    /// The spots that have a piece.
    pub(super) fn occupied(&self) -> Spots {
        let boards = self.boards.iter();
        boards.fold(Spots::NONE, |spots, board| spots.or(board.spots))
    }
}
