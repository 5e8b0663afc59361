//! The rules of a turn.

use super::event::{Action, Event};
use super::figure::Figure;
use super::game::{EndCause, Legions, Phase};
use super::lattice::Cell;
use super::march::Income;
use super::moves::{MAX_UNDO, Move, Moves, Refusal};
use super::province::Spot;
use super::setup::{CAESAR_PRICE, SOLO_TOLL, Setup};
use super::tile::Size;
use crate::{Game, Outcome, Played, Rng, Seat};

impl Legions {
    /// Checks that the seat to move may take Caesar when it reorganizes.
    ///
    /// # Errors
    /// The reason why it may not.
    pub fn may_take_caesar(&self) -> Result<(), Refusal> {
        if !matches!(self.setup, Setup::Expert(_)) {
            Err(Refusal::NoCaesar)
        } else if self.caesar == Some(self.seat) {
            Err(Refusal::HoldsCaesar)
        } else if self.coins(self.seat) < CAESAR_PRICE {
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

    fn may_put(&self, figure: Figure, cell: Cell) -> Result<(), Refusal> {
        let own = self.figures[self.seat.index()];
        // The legion moves first, and may take the place of the censor. In that case `put` swaps
        // the two.
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

    pub(super) fn begin(&mut self, action: Action, tell: &mut dyn FnMut(Event)) {
        tell(Event::Began {
            seat: self.seat,
            action,
        });
    }

    pub(super) fn draw_one(&mut self, size: Size, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        if let Some(tile) = self.draw(seat, size) {
            tell(Event::Drew { seat, tile });
        }
    }

    fn reorganize(&mut self, caesar: bool, tell: &mut dyn FnMut(Event)) -> Played {
        self.begin(Action::Reorganize, tell);
        if caesar {
            let from = self.caesar.replace(self.seat);
            self.coins[self.seat.index()] -= CAESAR_PRICE;
            self.reserve += CAESAR_PRICE;
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
            // The two figures swap places. The other figure can still be moved afterwards.
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

    pub(super) fn move_figure(&mut self, figure: Figure, spot: Spot) {
        let stands = &mut self.figures[self.seat.index()][figure as usize];
        let left = core::mem::replace(stands, spot);
        self.province.occupy(left, false);
        self.province.occupy(spot, true);
    }

    pub(super) fn finish_turn(&mut self, tell: &mut dyn FnMut(Event)) -> Played {
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
    pub(super) fn finish_game(&mut self, cause: EndCause, tell: &mut dyn FnMut(Event)) -> Played {
        tell(Event::TurnEnded { seat: self.seat });
        self.phase = Phase::Over(cause);
        tell(Event::Ended { cause });
        Played::Final
    }

    /// Does the same as [`Game::play`]. Its `tell` is a trait object, so the rules are compiled
    /// only once.
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

/// Adds a move to a list, which has room for all moves of any position.
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
