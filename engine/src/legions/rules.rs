//! The rules of a turn.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use super::event::{Action, Event};
use super::game::{EndCause, Legions, Phase};
use super::lattice::Cell;
use super::moves::{MAX_UNDO, Move, Moves, Refusal};
use super::pile::Kinds;
use super::province::Spot;
use super::setup::{SOLO_TOLL, Setup};
use super::tile::{Size, Tile};
use crate::{Game, Outcome, Played, Rng, Seat};

/// The most tiles a turn may lay without a feature.
const PLAIN_LIMIT: u8 = 4;
/// The most tiles a turn may lay with a feature among them.
const FEATURE_LIMIT: u8 = 2;

/// The two figures of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Gains tiles.
    Legion,
    /// Gains coins.
    Censor,
}

impl Figure {
    /// Both figures.
    pub const ALL: [Self; 2] = [Self::Legion, Self::Censor];

    /// The other figure.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Legion => Self::Censor,
            Self::Censor => Self::Legion,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Legion => "legion",
            Self::Censor => "censor",
        })
    }
}

impl FromStr for Figure {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "legion" => Ok(Self::Legion),
            "censor" => Ok(Self::Censor),
            _ => Err(ParseError),
        }
    }
}

/// What a march earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Income {
    /// Conquer.
    Tiles,
    /// Revenue.
    Coins,
}

impl Income {
    /// The figure that earns this without Caesar's help.
    #[must_use]
    pub const fn figure(self) -> Figure {
        match self {
            Self::Tiles => Figure::Legion,
            Self::Coins => Figure::Censor,
        }
    }
}

/// A conquest or a revenue under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March {
    /// What it will earn.
    pub income: Income,
    /// Who marches.
    pub figure: Figure,
    /// Tiles laid so far.
    pub placed: u8,
    /// Whether one of them has a feature.
    pub featured: bool,
    /// Points for matches so far.
    pub matches: u8,
}

impl March {
    const fn new(income: Income, figure: Figure) -> Self {
        Self {
            income,
            figure,
            placed: 0,
            featured: false,
            matches: 0,
        }
    }

    /// Whether a tile with or without a feature may still be laid.
    ///
    /// # Errors
    /// Which limit forbids it.
    pub const fn allows(&self, feature: bool) -> Result<(), Refusal> {
        if self.placed >= PLAIN_LIMIT {
            Err(Refusal::FourPlaced)
        } else if (self.featured || feature) && self.placed >= FEATURE_LIMIT
            || self.featured && feature
        {
            Err(Refusal::FeatureLimit)
        } else {
            Ok(())
        }
    }

    /// Those kinds that the limits still allow.
    fn allowed(&self, kinds: Kinds) -> Option<Kinds> {
        if self.allows(true).is_ok() {
            Some(kinds)
        } else if self.allows(false).is_ok() {
            Some(kinds.plain())
        } else {
            None
        }
    }
}

impl Legions {
    /// In how many ways (kind of tile and cell) a seat's figure could make
    /// its first step.
    #[must_use]
    pub fn first_steps(&self, seat: Seat, figure: Figure) -> u16 {
        let hand = self.hand(seat);
        let kinds = Size::ALL.map(|size| hand.kinds_of(size).len() as u16);
        let room = self.province.room(self.figure(seat, figure));
        kinds
            .iter()
            .zip(room)
            .map(|(kinds, room)| kinds * u16::from(room))
            .sum()
    }

    /// Whether the seat to move may use this figure for that income.
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_march(&self, income: Income, figure: Figure) -> Result<(), Refusal> {
        if figure != income.figure() && self.caesar != Some(self.seat) {
            return Err(Refusal::NeedsCaesar);
        }
        if self.first_steps(self.seat, figure) == 0 {
            return Err(Refusal::NoPlacement);
        }
        Ok(())
    }

    /// Whether the seat to move may take Caesar when it reorganizes.
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_take_caesar(&self) -> Result<(), Refusal> {
        if !matches!(self.setup, Setup::Expert(_)) {
            Err(Refusal::NoCaesar)
        } else if self.caesar == Some(self.seat) {
            Err(Refusal::HoldsCaesar)
        } else if self.coins(self.seat) == 0 {
            Err(Refusal::NoCoin)
        } else {
            Ok(())
        }
    }

    /// Caesar's extra tile or coin for the seat to move: 1 or 0.
    #[must_use]
    pub fn caesar_bonus(&self) -> u8 {
        u8::from(self.caesar == Some(self.seat))
    }

    /// The tribute that a gain of so many coins would bring the seat.
    #[must_use]
    pub fn tribute(&self, seat: Seat, gain: u8) -> u8 {
        let flipped = self.flipped(seat);
        if gain > flipped { flipped } else { 0 }
    }

    fn may_place(&self, march: March, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        if !self.hand(self.seat).contains(tile) {
            return Err(Refusal::NotInHand);
        }
        march.allows(tile.has_feature())?;
        if cell.size() != tile.size() {
            return Err(Refusal::WrongSize);
        }
        if self.province.at(cell).is_some() {
            return Err(Refusal::CellTaken);
        }
        let touches = match self.figure(self.seat, march.figure) {
            Spot::City => self.province.is_gate(cell),
            Spot::Land(from) => from.touches(cell),
        };
        touches.then_some(()).ok_or(Refusal::OutOfReach)
    }

    fn may_put(&self, figure: Figure, cell: Cell) -> Result<(), Refusal> {
        let own = self.figures[self.seat.index()];
        // The legion goes first and may take the censor's place: see `put`.
        let free = match figure {
            Figure::Legion => own.contains(&Spot::Land(cell)),
            Figure::Censor => own[Figure::Censor as usize] == Spot::Land(cell),
        };
        match self.province.land(cell) {
            None => Err(Refusal::NoLand),
            Some(true) if !free => Err(Refusal::Occupied),
            Some(_) => Ok(()),
        }
    }

    /// Whether the stacks have all the tiles of a gain, half of them each.
    pub(super) fn can_give(&self, gain: u8) -> bool {
        let [large, small] = Size::ALL.map(|size| self.stack(size));
        let mut sizes = Size::ALL.into_iter();
        large.min(small) >= gain / 2
            && (gain.is_multiple_of(2) || sizes.any(|size| self.may_draw_odd(gain, size)))
    }

    /// Whether the odd tile of a gain can come from this stack.
    fn may_draw_odd(&self, gain: u8, size: Size) -> bool {
        self.stack(size) > gain / 2
    }

    fn begin(&mut self, action: Action, tell: &mut dyn FnMut(Event)) {
        tell(Event::Began {
            seat: self.seat,
            action,
        });
    }

    fn march(&mut self, income: Income, figure: Figure, tell: &mut dyn FnMut(Event)) -> Played {
        let action = match income {
            Income::Tiles => Action::Conquer(figure),
            Income::Coins => Action::Revenue(figure),
        };
        self.begin(action, tell);
        self.phase = Phase::March(March::new(income, figure));
        Played::Reversible
    }

    fn place(
        &mut self,
        mut march: March,
        tile: Tile,
        cell: Cell,
        tell: &mut dyn FnMut(Event),
    ) -> Played {
        let from = self.figure(self.seat, march.figure);
        tell(Event::Placed {
            figure: march.figure,
            tile,
            cell,
        });
        for touch in self.province.touches(tile, cell, from) {
            if touch.matches() {
                march.matches += touch.points();
                tell(Event::Touched { cell, touch });
            }
        }
        self.hands[self.seat.index()].remove(tile);
        self.province.lay(tile, cell);
        self.move_figure(march.figure, Spot::Land(cell));
        march.placed += 1;
        march.featured |= tile.has_feature();
        self.phase = Phase::March(march);
        Played::Reversible
    }

    fn finish(&mut self, march: March, tell: &mut dyn FnMut(Event)) -> Played {
        let caesar = self.caesar_bonus();
        tell(Event::Gained {
            matches: march.matches,
            caesar,
        });
        let gain = march.matches + caesar;
        match march.income {
            Income::Tiles => self.conquer(gain, tell),
            Income::Coins => self.revenue(gain, tell),
        }
    }

    fn conquer(&mut self, gain: u8, tell: &mut dyn FnMut(Event)) -> Played {
        if !self.can_give(gain) {
            return self.finish_game(EndCause::Tiles, tell);
        }
        if gain.is_multiple_of(2) {
            self.draw_gain(gain, None, tell);
            return self.finish_turn(tell);
        }
        match Size::ALL.map(|size| self.may_draw_odd(gain, size)) {
            [true, true] => {
                self.phase = Phase::OddTile { gain };
                Played::Reversible
            }
            [large, _] => {
                let only = if large { Size::Large } else { Size::Small };
                self.draw_gain(gain, Some(only), tell);
                self.finish_turn(tell)
            }
        }
    }

    fn draw_gain(&mut self, gain: u8, odd: Option<Size>, tell: &mut dyn FnMut(Event)) {
        for size in Size::ALL {
            for _ in 0..gain / 2 {
                self.draw_one(size, tell);
            }
        }
        if let Some(size) = odd {
            self.draw_one(size, tell);
        }
    }

    fn draw_one(&mut self, size: Size, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        if let Some(tile) = self.draw(seat, size) {
            tell(Event::Drew { seat, tile });
        }
    }

    fn revenue(&mut self, gain: u8, tell: &mut dyn FnMut(Event)) -> Played {
        let tribute = self.tribute(self.seat, gain);
        let taken = (gain + tribute).min(self.reserve);
        self.reserve -= taken;
        self.coins[self.seat.index()] += taken;
        tell(Event::Paid { tribute, taken });
        if self.reserve == 0 {
            self.finish_game(EndCause::Coins, tell)
        } else if self.hand(self.seat).is_empty() {
            self.finish_turn(tell)
        } else {
            self.phase = Phase::Flip;
            Played::Reversible
        }
    }

    fn flip(&mut self, tile: Tile, tell: &mut dyn FnMut(Event)) -> Played {
        let seat = self.seat;
        self.hands[seat.index()].remove(tile);
        self.flipped[seat.index()].add(tile);
        tell(Event::Flipped { seat, tile });
        self.finish_turn(tell)
    }

    fn reorganize(&mut self, caesar: bool, tell: &mut dyn FnMut(Event)) -> Played {
        self.begin(Action::Reorganize, tell);
        if caesar {
            let from = self.caesar.replace(self.seat);
            self.coins[self.seat.index()] -= 1;
            self.reserve += 1;
            tell(Event::CaesarTaken {
                seat: self.seat,
                from,
            });
        }
        match Size::ALL.map(|size| self.stack(size) > 0) {
            [false, false] => self.finish_game(EndCause::Tiles, tell),
            [true, true] => {
                self.phase = Phase::Recruit;
                Played::Reversible
            }
            [large, _] => self.recruit(if large { Size::Large } else { Size::Small }, tell),
        }
    }

    fn recruit(&mut self, size: Size, tell: &mut dyn FnMut(Event)) -> Played {
        self.draw_one(size, tell);
        self.phase = Phase::Put(Figure::Legion);
        Played::Final
    }

    fn put(&mut self, figure: Figure, spot: Spot, tell: &mut dyn FnMut(Event)) -> Played {
        let left = self.figure(self.seat, figure);
        if spot != Spot::City && spot == self.figure(self.seat, figure.other()) {
            // The two swap; the other one may still be put elsewhere.
            self.figures[self.seat.index()].swap(0, 1);
            debug_assert_eq!(self.figure(self.seat, figure.other()), left);
        } else {
            self.move_figure(figure, spot);
        }
        tell(Event::Put { figure, spot });
        match figure {
            Figure::Legion => {
                self.phase = Phase::Put(Figure::Censor);
                Played::Reversible
            }
            Figure::Censor => self.finish_turn(tell),
        }
    }

    fn move_figure(&mut self, figure: Figure, spot: Spot) {
        let stands = &mut self.figures[self.seat.index()][figure as usize];
        let left = core::mem::replace(stands, spot);
        self.province.occupy(left, false);
        self.province.occupy(spot, true);
    }

    fn finish_turn(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
        tell(Event::TurnEnded { seat: self.seat });
        if let Setup::Solo(_) = self.setup {
            let coins = self.reserve.min(SOLO_TOLL);
            self.reserve -= coins;
            self.removed += coins;
            tell(Event::Removed { coins });
            if self.reserve == 0 {
                self.phase = Phase::Over(EndCause::Coins);
                tell(Event::Ended {
                    cause: EndCause::Coins,
                });
                return Played::Final;
            }
        }
        self.seat = self.seat.next(self.setup.players());
        self.phase = Phase::Action;
        Played::Final
    }

    /// Ends the game in the middle of a turn.
    fn finish_game(&mut self, cause: EndCause, tell: &mut dyn FnMut(Event)) -> Played {
        tell(Event::TurnEnded { seat: self.seat });
        self.phase = Phase::Over(cause);
        tell(Event::Ended { cause });
        Played::Final
    }

    /// [`Game::play`] for all callers: the rules exist once, whoever is told.
    fn play_telling(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) -> Result<Played, Refusal> {
        self.check(mv)?;
        Ok(match (self.phase, mv) {
            (_, Move::Conquer(figure)) => self.march(Income::Tiles, figure, tell),
            (_, Move::Revenue(figure)) => self.march(Income::Coins, figure, tell),
            (_, Move::Reorganize { caesar }) => self.reorganize(caesar, tell),
            (Phase::March(march), Move::Place(tile, cell)) => self.place(march, tile, cell, tell),
            (Phase::March(march), Move::Finish) => self.finish(march, tell),
            (Phase::OddTile { gain }, Move::Draw(size)) => {
                self.draw_gain(gain, Some(size), tell);
                self.finish_turn(tell)
            }
            (_, Move::Draw(size)) => self.recruit(size, tell),
            (_, Move::Flip(tile)) => self.flip(tile, tell),
            (_, Move::Keep) => self.finish_turn(tell),
            (_, Move::Put(figure, cell)) => self.put(figure, Spot::Land(cell), tell),
            (_, Move::Return(figure)) => self.put(figure, Spot::City, tell),
            (_, Move::Place(..) | Move::Finish) => return Err(Refusal::NotNow),
        })
    }
}

/// Adds a move to a list that has room for all of them.
fn push(moves: &mut Moves, mv: Move) {
    let pushed = moves.push(mv);
    debug_assert!(pushed.is_ok(), "the list holds the worst case");
}

impl Game for Legions {
    type Move = Move;
    type Moves = Moves;
    type Undo = heapless::Vec<Move, MAX_UNDO>;
    type Event = Event;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        self.setup.players()
    }

    fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(_) => None,
            _ => Some(self.seat),
        }
    }

    fn list_moves(&self, moves: &mut Moves) {
        moves.clear();
        match self.phase {
            Phase::Over(_) => {}
            Phase::Action => {
                for figure in Figure::ALL {
                    if self.may_march(Income::Tiles, figure).is_ok() {
                        push(moves, Move::Conquer(figure));
                    }
                    if self.may_march(Income::Coins, figure).is_ok() {
                        push(moves, Move::Revenue(figure));
                    }
                }
                push(moves, Move::Reorganize { caesar: false });
                if self.may_take_caesar().is_ok() {
                    push(moves, Move::Reorganize { caesar: true });
                }
            }
            Phase::March(march) => {
                let hand = self.hand(self.seat);
                let kinds = Size::ALL.map(|size| march.allowed(hand.kinds_of(size)));
                if kinds != [None, None] {
                    let from = self.figure(self.seat, march.figure);
                    for cell in self.province.reach(from) {
                        for tile in kinds[cell.size() as usize].into_iter().flatten() {
                            push(moves, Move::Place(tile, cell));
                        }
                    }
                }
                if march.placed > 0 {
                    push(moves, Move::Finish);
                }
            }
            Phase::OddTile { gain } => {
                for size in Size::ALL {
                    if self.may_draw_odd(gain, size) {
                        push(moves, Move::Draw(size));
                    }
                }
            }
            Phase::Recruit => {
                for size in Size::ALL {
                    if self.stack(size) > 0 {
                        push(moves, Move::Draw(size));
                    }
                }
            }
            Phase::Flip => {
                for tile in self.hand(self.seat).kinds() {
                    push(moves, Move::Flip(tile));
                }
                push(moves, Move::Keep);
            }
            Phase::Put(figure) => {
                push(moves, Move::Return(figure));
                let own = self.figures[self.seat.index()];
                let own = match figure {
                    Figure::Legion => &own[..],
                    Figure::Censor => &own[Figure::Censor as usize..],
                };
                for &spot in own {
                    if let Spot::Land(cell) = spot {
                        push(moves, Move::Put(figure, cell));
                    }
                }
                for cell in self.province.free_land() {
                    push(moves, Move::Put(figure, cell));
                }
            }
        }
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        match (self.phase, mv) {
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Action, Move::Conquer(figure)) => self.may_march(Income::Tiles, figure),
            (Phase::Action, Move::Revenue(figure)) => self.may_march(Income::Coins, figure),
            (Phase::Action, Move::Reorganize { caesar: true }) => self.may_take_caesar(),
            (Phase::Action, Move::Reorganize { caesar: false }) => Ok(()),
            (Phase::March(march), Move::Place(tile, cell)) => self.may_place(march, tile, cell),
            (Phase::March(march), Move::Finish) => (march.placed > 0)
                .then_some(())
                .ok_or(Refusal::NothingPlaced),
            (Phase::OddTile { gain }, Move::Draw(size)) => self
                .may_draw_odd(gain, size)
                .then_some(())
                .ok_or(Refusal::StackEmpty),
            (Phase::Recruit, Move::Draw(size)) => (self.stack(size) > 0)
                .then_some(())
                .ok_or(Refusal::StackEmpty),
            (Phase::Flip, Move::Flip(tile)) => self
                .hand(self.seat)
                .contains(tile)
                .then_some(())
                .ok_or(Refusal::NotInHand),
            (Phase::Flip, Move::Keep) => Ok(()),
            (Phase::Put(figure), Move::Put(put, cell)) if put == figure => {
                self.may_put(figure, cell)
            }
            (Phase::Put(figure), Move::Return(put)) if put == figure => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn play(&mut self, mv: Move, mut tell: impl FnMut(Event)) -> Result<Played, Refusal> {
        self.play_telling(mv, &mut tell)
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over(_)).then(|| self.result())
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        self.redeal_unknown(seat, rng);
    }
}
