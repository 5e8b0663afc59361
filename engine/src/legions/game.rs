//! The state of a game of `legions`.

use core::fmt;

use super::figure::Figure;
use super::march::March;
use super::pile::Pile;
use super::province::{Province, Spot};
use super::setup::{COINS, SOLO_TOLL, Setup};
use super::stack::Stacks;
use super::tile::{Size, Tile};
use crate::game::MAX_SEATS;
use crate::order::sort;
use crate::{Outcome, Rng, Seat, Seats};

/// The reason why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndCause {
    /// The last coin left the reserve.
    Coins,
    /// A draw needed more tiles than the stacks had.
    Tiles,
}

impl fmt::Display for EndCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Coins => "coins",
            Self::Tiles => "tiles",
        })
    }
}

/// The next decision of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The action of the turn.
    Action,
    /// The next tile to lay and the cell for it, or the end of the march.
    March(March),
    /// The stack from which the last tile of an odd gain is drawn.
    OddTile {
        /// The number of tiles gained, including the odd one.
        gain: u8,
    },
    /// The tile to flip, or none.
    Flip,
    /// The stack from which the tile of a reorganization is drawn.
    Recruit,
    /// The new place of this figure in a reorganization.
    Put(Figure),
    /// No decision: the game is over.
    Over(EndCause),
}

/// A game of `legions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legions {
    pub(super) setup: Setup,
    /// Whether the game began with a deal from full stacks. Otherwise it began with a scenario.
    pub(super) dealt: bool,
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    pub(super) caesar: Option<Seat>,
    pub(super) reserve: u8,
    pub(super) removed: u8,
    pub(super) coins: [u8; MAX_SEATS],
    pub(super) hands: [Pile; MAX_SEATS],
    pub(super) flipped: [Pile; MAX_SEATS],
    pub(super) figures: [[Spot; 2]; MAX_SEATS],
    pub(super) province: Province,
    pub(super) stacks: Stacks,
}

impl Legions {
    /// Creates a game whose hidden stacks are determined by the seed.
    #[must_use]
    pub fn new(setup: Setup, seed: u64) -> Self {
        let mut stacks = Stacks::sorted();
        stacks.shuffle(&mut Rng::new(seed));
        Self::deal(setup, stacks)
    }

    /// Deals the hands from the tops of two full stacks.
    pub(super) fn deal(setup: Setup, stacks: Stacks) -> Self {
        let mut game = Self::bare(setup, stacks);
        for seat in Seat::all(setup.players()) {
            let start = setup.start(seat.index());
            for _ in 0..start.large {
                game.draw(seat, Size::Large);
            }
            for _ in 0..start.small {
                game.draw(seat, Size::Small);
            }
            game.coins[seat.index()] = start.coins;
            game.reserve -= start.coins;
        }
        game.stacks.small.bury(setup.buried());
        game.dealt = true;
        game
    }

    /// Creates a game in which nobody has tiles or coins.
    pub(super) fn bare(setup: Setup, stacks: Stacks) -> Self {
        Self {
            setup,
            dealt: false,
            seat: Seat::FIRST,
            phase: Phase::Action,
            caesar: None,
            reserve: COINS,
            removed: 0,
            coins: [0; MAX_SEATS],
            hands: [Pile::default(); MAX_SEATS],
            flipped: [Pile::default(); MAX_SEATS],
            figures: [[Spot::City; 2]; MAX_SEATS],
            province: Province::new(setup.city()),
            stacks,
        }
    }

    /// The mode and the number of seats.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The next decision.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is; after the end, the seat whose turn ended the game.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn province(&self) -> &Province {
        &self.province
    }

    /// The number of coins that can still be earned.
    #[must_use]
    pub const fn reserve(&self) -> u8 {
        self.reserve
    }

    /// The number of coins that were removed from a solo game.
    #[must_use]
    pub const fn removed(&self) -> u8 {
        self.removed
    }

    /// The number of tiles left in a stack.
    #[must_use]
    pub fn stack(&self, size: Size) -> u8 {
        self.stacks.len(size)
    }

    /// The seat that holds Caesar.
    #[must_use]
    pub const fn caesar(&self) -> Option<Seat> {
        self.caesar
    }

    /// A seat's tiles, which are public.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Pile {
        &self.hands[seat.index()]
    }

    /// The number of tiles that a seat has flipped.
    #[must_use]
    pub fn flipped(&self, seat: Seat) -> u8 {
        // Only a solo game has buried tiles. They count as flipped tiles of its
        // only seat.
        let buried = match seat {
            Seat::FIRST => self.stacks.small.buried(),
            _ => 0,
        };
        self.flipped[seat.index()].len() + buried
    }

    /// The tiles that a seat has flipped during the game. Tiles that were flipped from the start
    /// are not included, because nobody has seen them.
    #[must_use]
    pub const fn seen_flipped(&self, seat: Seat) -> &Pile {
        &self.flipped[seat.index()]
    }

    /// A seat's coins, which are secret until the end.
    #[must_use]
    pub const fn coins(&self, seat: Seat) -> u8 {
        self.coins[seat.index()]
    }

    /// The largest number of coins that a seat can still reach: its own and the whole reserve.
    #[must_use]
    pub const fn most_coins(&self, seat: Seat) -> u8 {
        self.coins(seat).saturating_add(self.reserve)
    }

    /// The largest number of turns that a solo game can still have, including the current one;
    /// `None` in other games. The number is limited, because each turn takes a toll from the
    /// reserve.
    #[must_use]
    pub fn most_turns(&self) -> Option<u8> {
        match self.setup {
            Setup::Solo(_) => Some(self.reserve.div_ceil(SOLO_TOLL)),
            _ => None,
        }
    }

    /// The coins of seat `of`, if `seat` may see them. The coins of a single opponent stay secret
    /// too, although they could be derived from the reserve.
    #[must_use]
    pub fn coins_known_to(&self, seat: Seat, of: Seat) -> Option<u8> {
        let open = seat == of || matches!(self.phase, Phase::Over(_));
        open.then(|| self.coins(of))
    }

    /// The spot of a figure.
    #[must_use]
    pub const fn figure(&self, seat: Seat, figure: Figure) -> Spot {
        self.figures[seat.index()][figure as usize]
    }

    /// The figure at a cell of the land, and its owner.
    #[must_use]
    pub fn figure_at(&self, cell: super::Cell) -> Option<(Seat, Figure)> {
        Seat::all(self.setup.players()).find_map(|seat| {
            let stands = |&figure: &Figure| self.figure(seat, figure) == Spot::Land(cell);
            Figure::ALL.into_iter().find(stands).map(|it| (seat, it))
        })
    }

    /// The number of tiles of a kind that nobody has seen yet. They are in the stacks, or were
    /// flipped at the start.
    #[must_use]
    pub fn unseen(&self, tile: Tile) -> u8 {
        let stack = self.stacks.unseen(tile.size());
        stack.iter().filter(|&&other| other == tile).count() as u8
    }

    /// The reason why the game ended; `None` while it is running.
    #[must_use]
    pub const fn end_cause(&self) -> Option<EndCause> {
        match self.phase {
            Phase::Over(cause) => Some(cause),
            _ => None,
        }
    }

    /// The tiles dealt to a seat at the start, in the order drawn.
    pub(super) fn dealt(&self, seat: Seat) -> impl Iterator<Item = Tile> + '_ {
        let (mut large, mut small) = (0, 0);
        for earlier in Seat::all(seat.index() as u8) {
            let start = self.setup.start(earlier.index());
            large += usize::from(start.large);
            small += usize::from(start.small);
        }
        let start = self.setup.start(seat.index());
        let large = self
            .stacks
            .large
            .order()
            .skip(large)
            .take(start.large.into());
        let small = self
            .stacks
            .small
            .order()
            .skip(small)
            .take(start.small.into());
        large.chain(small)
    }

    pub(super) fn draw(&mut self, seat: Seat, size: Size) -> Option<Tile> {
        let tile = self.stacks.draw(size)?;
        self.hands[seat.index()].add(tile);
        Some(tile)
    }

    /// The seats in the order of their results: by coins, then by flipped tiles.
    #[must_use]
    pub fn ranking(&self) -> heapless::Vec<Seat, MAX_SEATS> {
        let mut order: heapless::Vec<Seat, MAX_SEATS> = Seat::all(self.setup.players()).collect();
        sort(&mut order, |&a, &b| self.rank(a) > self.rank(b));
        order
    }

    /// The coins and flipped tiles of a seat, by which seats are compared at the end.
    fn rank(&self, seat: Seat) -> (u8, u8) {
        (self.coins(seat), self.flipped(seat))
    }

    pub(super) fn result(&self) -> Outcome {
        let seats = || Seat::all(self.setup.players());
        let rank = |seat: Seat| self.rank(seat);
        let best = match self.setup {
            Setup::Solo(solo) => (solo.goal(), 0),
            Setup::Classic(_) | Setup::Expert(_) => seats().map(rank).max().unwrap_or_default(),
        };
        let mut outcome = Outcome {
            winners: Seats::NONE,
            scores: [0; MAX_SEATS],
        };
        for seat in seats() {
            outcome.scores[seat.index()] = self.coins(seat).into();
            if rank(seat) >= best {
                outcome.winners.insert(seat);
            }
        }
        outcome
    }
}
