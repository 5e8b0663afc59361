//! The course of the game: setup, placement, marauders, windows, end of a turn.

use super::event::{Event, Resolution, Source};
use super::game::{Merchants, Phase, Placing};
use super::good::{Good, Goods};
use super::mission::Mission;
use super::moves::Move;
use super::piece::Piece;
use super::setup::{ERA, HAND, Mode, TURNS};
use super::slot::{IMPROVEMENT_SLOTS, Spot, Spots};
use super::tile::{Effect, Tile, Tiles};
use crate::Seat;

/// The prestige for each tower level when a new era begins, and at the end.
pub const LEVEL_PRESTIGE: i16 = 2;

impl Merchants {
    /// Adds goods to the deciding seat, in the setup.
    pub(super) fn add_goods(&mut self, goods: Goods) {
        let board = self.board_mut(self.seat);
        board.warehouse = board.warehouse + goods;
        let next = self.next_seat(self.seat);
        if next == Seat::FIRST {
            self.phase = Phase::Start;
        } else {
            self.seat = next;
        }
    }

    /// Gives an improvement to the deciding seat, in the setup. The last seat chooses first.
    pub(super) fn take_start(&mut self, tile: Tile, tell: &mut dyn FnMut(Event)) {
        self.board_mut(self.seat).improvements.insert(tile);
        let before = self.all_seats().rev().find(|&seat| seat < self.seat);
        match before {
            Some(seat) => self.seat = seat,
            None => self.begin(tell),
        }
    }

    /// Reveals improvements, deals missions and begins the first turn.
    fn begin(&mut self, tell: &mut dyn FnMut(Event)) {
        self.turn = 1;
        self.lay_open(tell);
        for seat in self.all_seats() {
            let mut cards = [Mission::from_index(0); HAND];
            for place in &mut cards {
                if let Some(card) = self.deck.pop() {
                    *place = card;
                    self.board_mut(seat).hand.insert(card);
                }
            }
            tell(Event::Dealt { seat, cards });
        }
        tell(Event::DeckShuffled {
            deck: self.deck,
            again: false,
        });
        self.begin_turn(tell);
    }

    /// The improvements of the era that may be revealed.
    pub(super) fn drawable(&self) -> Tiles {
        let start = match self.setup.mode {
            Mode::Standard => Tiles::GAME_START,
            Mode::Experienced => Tiles::NONE,
        };
        self.era_tiles().minus(start)
    }

    /// The improvements of the era that nobody owns.
    fn era_tiles(&self) -> Tiles {
        let all = Tiles::for_players(self.setup.players.count());
        let era = Tiles::of_era(self.era()).and(all);
        era.minus(self.owned_tiles())
    }

    /// Reveals the improvements of the era.
    fn lay_open(&mut self, tell: &mut dyn FnMut(Event)) {
        let drawable = self.drawable();
        let tiles = self.order.iter().filter(|&&tile| drawable.contains(tile));
        self.open = tiles
            .take(self.setup.players.open_tiles().into())
            .copied()
            .collect();
        self.undrawn = self.undrawn.or(self.era_tiles().minus(self.open));
        tell(Event::Opened { tiles: self.open });
    }

    fn begin_turn(&mut self, tell: &mut dyn FnMut(Event)) {
        self.first = self.pawn;
        self.seat = self.first;
        self.phase = Phase::Place(Placing::One);
        tell(Event::TurnBegan {
            turn: self.turn,
            era: self.era(),
            first: self.first,
        });
    }

    /// The seat that follows in the order of this turn; `None` after the last seat.
    pub(super) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = self.next_seat(seat);
        (next != self.first).then_some(next)
    }

    /// Returns a mission in order to place two pieces.
    pub(super) fn double(&mut self, card: Mission) {
        self.flip(card);
        self.phase = Phase::Place(Placing::First);
    }

    pub(super) fn place(
        &mut self,
        piece: Piece,
        spot: Spot,
        placing: Placing,
        tell: &mut dyn FnMut(Event),
    ) {
        let board = self.board_mut(self.seat);
        board.spots.insert(spot);
        board.reserve[piece.index()] -= 1;
        if piece == Piece::Ship {
            self.ships.insert(spot);
        }
        if placing == Placing::First && self.can_place(self.seat) {
            self.phase = Phase::Place(Placing::Second);
            return;
        }
        self.phase = Phase::Place(Placing::One);
        for _ in 0..self.setup.players.count() {
            self.seat = self.next_seat(self.seat);
            if self.can_place(self.seat) {
                return;
            }
        }
        self.reveal(tell);
    }

    pub(super) fn resolve(&mut self, tell: &mut dyn FnMut(Event)) {
        tell(Event::Began(Resolution::Improvements));
        self.open_slots(0);
        self.wait(tell);
    }

    /// Opens the window of the next improvement slot that has a piece, beginning with the slot at
    /// index `from`. If there is none, opens the improvements round.
    fn open_slots(&mut self, from: usize) {
        let slots = IMPROVEMENT_SLOTS.iter().skip(from);
        let mut windows = slots.filter_map(|&slot| Some((slot, self.piece(slot)?.0)));
        if let Some((slot, seat)) = windows.next() {
            self.seat = seat;
            self.phase = Phase::Slot(slot);
        } else {
            self.seat = self.first;
            self.phase = Phase::Round;
        }
    }

    /// Closes windows until a player has something to decide.
    fn wait(&mut self, tell: &mut dyn FnMut(Event)) {
        while self.phase.is_window() {
            self.fresh = true;
            let taxed = self.phase == Phase::Kingdom
                && self.tax_due() > 0
                && self.own().goods().count(Good::Gold) > 0;
            if taxed || self.each_head(&mut |_| true) {
                return;
            }
            tell(Event::Idle { seat: self.seat });
            let closing = match self.phase {
                Phase::Slot(slot) => Move::Pass(slot),
                Phase::Kingdom if self.tax_due() > 0 => Move::Tax(0),
                _ => Move::Done,
            };
            self.shut(closing, tell);
        }
    }

    /// Closes a window and opens the next one.
    pub(super) fn close(&mut self, closing: Move, tell: &mut dyn FnMut(Event)) {
        self.shut(closing, tell);
        self.wait(tell);
    }

    /// Closes the window of a slot after an improvement was bought.
    pub(super) fn close_slot(&mut self, tell: &mut dyn FnMut(Event)) {
        self.next_window(tell);
        self.wait(tell);
    }

    fn shut(&mut self, closing: Move, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        self.fresh = false;
        if let Move::Tax(paid) = closing {
            self.pay_tax(paid, tell);
        }
        let mv = match closing {
            Move::Pass(_) => closing,
            _ => Move::Done,
        };
        tell(Event::Did { seat, mv });
        self.next_window(tell);
    }

    fn pay_tax(&mut self, paid: u8, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let lost = (self.tax_due() - paid) * self.amounts().unpaid;
        let board = self.board_mut(seat);
        board.pay(Goods::of(Good::Gold, paid));
        board.prestige = board.prestige.saturating_sub(lost.into());
        tell(Event::Taxed { seat, paid, lost });
    }

    fn next_window(&mut self, tell: &mut dyn FnMut(Event)) {
        if let Phase::Slot(slot) = self.phase {
            let at = IMPROVEMENT_SLOTS.iter().position(|&other| other == slot);
            self.open_slots(at.map_or(IMPROVEMENT_SLOTS.len(), |at| at + 1));
            return;
        }
        if let Some(next) = self.after(self.seat) {
            self.seat = next;
            return;
        }
        self.seat = self.first;
        match self.phase {
            Phase::Round => {
                tell(Event::Began(Resolution::Construction));
                self.phase = Phase::Construction;
            }
            Phase::Construction => {
                tell(Event::Began(Resolution::Kingdom));
                self.score_highest(tell);
                self.phase = Phase::Kingdom;
            }
            _ => self.end_turn(tell),
        }
    }

    /// Scores the improvements of the player with the highest tower, if no other tower is as high.
    fn score_highest(&mut self, tell: &mut dyn FnMut(Event)) {
        let tower = |seat: Seat| self.board(seat).tower;
        let highest = self.all_seats().map(tower).max();
        let mut owners = self
            .all_seats()
            .filter(|&seat| Some(tower(seat)) == highest);
        let (Some(seat), None) = (owners.next(), owners.next()) else {
            return;
        };
        let tiles = self.board(seat).improvements.and(Tiles::PRESTIGE);
        if tiles.is_empty() {
            return;
        }
        tell(Event::HighestTower { seat });
        let decides = core::mem::replace(&mut self.seat, seat);
        for tile in tiles.iter() {
            if let Effect::Prestige(points) = tile.effect() {
                self.score(points.into(), Source::Tile(tile), tell);
            }
        }
        self.seat = decides;
    }

    fn end_turn(&mut self, tell: &mut dyn FnMut(Event)) {
        if self.turn >= TURNS {
            self.tell_stands(tell);
            self.phase = Phase::Over;
            tell(Event::Ended);
            return;
        }
        self.acted = Spots::NONE;
        self.ships = Spots::NONE;
        for board in &mut self.boards {
            board.warehouse = board.warehouse + board.traded;
            board.traded = Goods::NONE;
            board.spots = Spots::NONE;
            board.reserve = board.pieces;
            board.used = super::board::Used::default();
        }
        self.discard_from(Some(self.first), tell);
    }

    /// Lets seats discard the goods that they may not keep, beginning with `seat`. Then begins the
    /// next turn.
    fn discard_from(&mut self, mut seat: Option<Seat>, tell: &mut dyn FnMut(Event)) {
        while let Some(asked) = seat {
            self.seat = asked;
            let board = self.own();
            if board.warehouse.total() > board.limit() && self.ask_keep(Some(Good::Wood), tell) {
                return;
            }
            seat = self.after(asked);
        }
        self.next_turn(tell);
    }

    /// Asks the player for the number of a good to keep. Begins with `from`, and skips goods
    /// without a choice. Returns `false` if no good leaves a choice.
    fn ask_keep(&mut self, from: Option<Good>, tell: &mut dyn FnMut(Event)) -> bool {
        let goods = Good::ALL.into_iter();
        let from = from.map_or(Good::ALL.len(), Good::index);
        for good in goods.skip(from) {
            let (least, most) = self.keepable(good);
            if least < most {
                self.phase = Phase::Keep(good);
                return true;
            }
            self.set_kept(good, least);
        }
        let (seat, goods) = (self.seat, self.discarded);
        self.discarded = Goods::NONE;
        tell(Event::Discarded { seat, goods });
        false
    }

    fn set_kept(&mut self, good: Good, count: u8) {
        let board = self.board_mut(self.seat);
        let less = Goods::of(good, board.warehouse.count(good).saturating_sub(count));
        board.warehouse = board.warehouse - less;
        self.discarded = self.discarded + less;
    }

    /// Keeps `count` of a good and discards the rest of that good.
    pub(super) fn keep(&mut self, good: Good, count: u8, tell: &mut dyn FnMut(Event)) {
        self.set_kept(good, count);
        let next = Good::ALL.get(good.index() + 1).copied();
        if !self.ask_keep(next, tell) {
            self.discard_from(self.after(self.seat), tell);
        }
    }

    fn tell_stands(&self, tell: &mut dyn FnMut(Event)) {
        for seat in self.all_seats() {
            let board = self.board(seat);
            tell(Event::Stands {
                seat,
                prestige: board.prestige,
                goods: board.goods(),
                tower: board.tower,
                pieces: board.pieces,
            });
        }
    }

    fn next_turn(&mut self, tell: &mut dyn FnMut(Event)) {
        self.tell_stands(tell);
        self.turn += 1;
        if self.turn % ERA == 1 {
            tell(Event::EraBegan { era: self.era() });
            for seat in self.all_seats() {
                let board = self.board_mut(seat);
                let points = LEVEL_PRESTIGE * i16::from(board.tower);
                board.prestige = board.prestige.saturating_add(points);
                tell(Event::Levels { seat, points });
            }
            self.lay_open(tell);
        }
        self.begin_turn(tell);
    }
}
