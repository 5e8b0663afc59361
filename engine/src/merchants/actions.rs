//! The effects of the steps that a player makes in a window of the resolution.

use super::event::{Event, Source};
use super::game::{Ask, Merchants, Told};
use super::good::{Good, Goods};
use super::mission::Benefit;
use super::moves::Move;
use super::piece::Piece;
use super::rare::Rare;
use super::slot::{Action, Spot};
use super::temple::Part;
use super::tile::{Effect, FREE_RARE_PRESTIGE, Tile, Tiles};
use super::tower::Rise;
use super::trade::Trade;
use crate::Seat;

impl Merchants {
    /// Makes a step of a window. If the step has a price that can be paid in several ways, asks for
    /// the payment first.
    pub(super) fn step(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) {
        match mv {
            Move::Buy(..) | Move::Temple(..) | Move::Rare(..) | Move::Fulfil(..) => {
                match self.only_payment(mv) {
                    Some(payment) => self.pay_for(mv, payment, tell),
                    None => self.ask = Ask::Pay(mv),
                }
            }
            Move::Return(card, _) if matches!(card.benefit(), Benefit::Goods(_)) => {
                self.ask = Ask::Gain(card);
            }
            Move::Tower(spot, rise) => self.build(spot, rise, tell),
            Move::Return(card, claim) => self.give_back(card, claim, tell),
            Move::Draw(spot) => {
                self.prepare_draw(1, tell);
                self.did_at(spot, mv, tell);
                self.draw(1, tell);
            }
            _ => self.step_without_price(mv, tell),
        }
    }

    fn step_without_price(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        match mv {
            Move::Take(spot) => {
                self.did_at(spot, mv, tell);
                self.take_goods(spot, tell);
            }
            Move::Gifts(spot) => {
                self.did_at(spot, mv, tell);
                self.take_gifts(spot, tell);
            }
            Move::Caravan => {
                self.did_at(Spot::CARAVAN, mv, tell);
                self.add_piece(Piece::Camel, tell);
            }
            Move::Shipyard => {
                self.did_at(Spot::SHIPYARD, mv, tell);
                self.add_piece(Piece::Ship, tell);
            }
            Move::Trade(trade) => {
                self.did(mv, tell);
                self.trade(trade, tell);
            }
            Move::Cash(card, good) => {
                self.did(mv, tell);
                self.board_mut(seat).hand.remove(card);
                self.discards.insert(card);
                self.get_traded(Goods::of(good, 1), Source::Mission(card), tell);
            }
            Move::Traitor(spot, other) => {
                self.did_at(spot, mv, tell);
                self.destroy(other, self.amounts().traitor, Source::Spot(spot), tell);
            }
            Move::Supplies(spot) => {
                self.did_at(spot, mv, tell);
                let points = self.supplies(seat).into();
                self.score(points, Source::Spot(spot), tell);
            }
            Move::First(spot, good) => {
                self.did_at(spot, mv, tell);
                self.pawn = seat;
                self.get(Goods::of(good, 1), Source::Spot(spot), tell);
            }
            Move::Exempt => {
                self.did_at(Spot::ANY_KINGDOM, mv, tell);
                self.board_mut(seat).used.exempt = true;
            }
            _ => {}
        }
    }

    /// Returns the payment for a step, if there is only one way to pay.
    fn only_payment(&self, mv: Move) -> Option<Move> {
        let mut found = None;
        let several = self.each_payment(mv, &mut |payment| {
            let second = found.is_some();
            found = Some(payment);
            second
        });
        found.filter(|_| !several)
    }

    /// Pays for a step and makes it.
    pub(super) fn pay_for(&mut self, mv: Move, payment: Move, tell: &mut dyn FnMut(Event)) {
        self.ask = Ask::No;
        if let Move::Temple(spot, _) = mv
            && draws_mission(spot)
        {
            self.prepare_draw(1, tell);
        }
        match mv {
            Move::Temple(spot, _) | Move::Rare(spot, _) | Move::Fulfil(spot, _) => {
                self.did_at(spot, mv, tell);
            }
            _ => self.did(mv, tell),
        }
        match payment {
            Move::Pay(goods) => self.pay(goods, tell),
            _ => self.pay_prestige(tell),
        }
        match mv {
            Move::Buy(slot, tile) => self.buy(slot, tile, tell),
            Move::Temple(spot, part) => self.build_part(spot, part, tell),
            Move::Rare(_, rare) => {
                self.take_rare(rare, false, tell);
                if self.own().has(Tiles::ANY_RARE) {
                    self.shuffle_stack(rare, tell);
                }
            }
            Move::Fulfil(_, card) => self.fulfil(card, tell),
            _ => {}
        }
    }

    /// Reports that the deciding player has made a step in the current window.
    pub(super) fn did(&mut self, mv: Move, tell: &mut dyn FnMut(Event)) {
        self.fresh = false;
        let seat = self.seat;
        tell(Event::Did { seat, mv });
    }

    /// Reports a step and records that the piece on its spot has acted.
    fn did_at(&mut self, spot: Spot, mv: Move, tell: &mut dyn FnMut(Event)) {
        self.acted.insert(spot);
        self.did(mv, tell);
    }

    fn pay(&mut self, goods: Goods, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        self.board_mut(seat).pay(goods);
        tell(Event::Paid { seat, goods });
    }

    fn pay_prestige(&mut self, tell: &mut dyn FnMut(Event)) {
        if let Some((tile, price)) = self.own().rare_for_prestige() {
            self.board_mut(self.seat).used.rare = true;
            self.score(-price, Source::Tile(tile), tell);
        }
    }

    pub(super) fn score(&mut self, points: i16, by: Source, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let prestige = &mut self.board_mut(seat).prestige;
        *prestige = prestige.saturating_add(points);
        tell(Event::Scored { seat, points, by });
    }

    /// Adds goods to the deciding player's warehouse.
    pub(super) fn get(&mut self, goods: Goods, by: Source, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let board = self.board_mut(seat);
        board.warehouse = board.warehouse + goods;
        tell(Event::Got { seat, goods, by });
    }

    /// Adds goods to the deciding player's traded goods, which cannot be traded again in this turn.
    pub(super) fn get_traded(&mut self, goods: Goods, by: Source, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let board = self.board_mut(seat);
        board.traded = board.traded + goods;
        tell(Event::Got { seat, goods, by });
    }

    fn take_goods(&mut self, spot: Spot, tell: &mut dyn FnMut(Event)) {
        let Action::Take(good) = spot.action() else {
            return;
        };
        let piece = self.kind(spot);
        let taken = self.amounts().taken(piece, good);
        self.get(Goods::of(good, taken), Source::Spot(spot), tell);
        if piece == Piece::Ship {
            let more = self.own().improvements.and(Tiles::SHIP[good.index()]);
            for tile in more.iter() {
                self.get(Goods::of(good, 1), Source::Tile(tile), tell);
            }
        }
    }

    fn take_gifts(&mut self, spot: Spot, tell: &mut dyn FnMut(Event)) {
        let Action::Gifts(place) = spot.action() else {
            return;
        };
        let points = self.amounts().gifts(place).into();
        self.score(points, Source::Spot(spot), tell);
        let twice = self.own().improvements.and(Tiles::TWICE_GIFTS);
        for tile in twice.iter() {
            self.score(points, Source::Tile(tile), tell);
        }
    }

    pub(super) fn add_piece(&mut self, piece: Piece, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        let count = &mut self.board_mut(seat).pieces[piece.index()];
        *count += 1;
        let count = *count;
        tell(Event::Piece { seat, piece, count });
    }

    fn trade(&mut self, trade: Trade, tell: &mut dyn FnMut(Event)) {
        let gets = trade.gets();
        match trade.gives() {
            Some(good) => {
                let board = self.board_mut(self.seat);
                board.warehouse = board.warehouse - Goods::of(good, 1);
            }
            None => {
                let good = Good::ALL.into_iter().find(|&good| gets.count(good) > 0);
                let price = good.and_then(|good| self.own().prestige_price(good));
                if let Some((tile, price)) = price {
                    self.score(-price, Source::Tile(tile), tell);
                }
                let used = &mut self.board_mut(self.seat).used;
                if trade.is_up() {
                    used.advanced = true;
                } else {
                    used.basic = true;
                }
            }
        }
        self.get_traded(gets, Source::Trade, tell);
    }

    /// Gives an improvement to the deciding player. It takes effect at once.
    pub(super) fn add_tile(&mut self, tile: Tile, tell: &mut dyn FnMut(Event)) {
        self.open.remove(tile);
        self.undrawn.remove(tile);
        let seat = self.seat;
        self.board_mut(seat).improvements.insert(tile);
        self.settle_tower(seat, tell);
    }

    /// Gives an improvement to the player who bought it with the piece on a slot. If the
    /// improvement has a private action, the piece moves from the slot to that action.
    fn buy(&mut self, slot: Spot, tile: Tile, tell: &mut dyn FnMut(Event)) {
        match Spot::of_tile(tile) {
            Some(private) => {
                if self.ships.contains(slot) {
                    self.ships.remove(slot);
                    self.ships.insert(private);
                }
                let spots = &mut self.board_mut(self.seat).spots;
                spots.remove(slot);
                spots.insert(private);
            }
            None => self.acted.insert(slot),
        }
        self.add_tile(tile, tell);
    }

    fn build(&mut self, spot: Spot, rise: Rise, tell: &mut dyn FnMut(Event)) {
        let price = self.tower_price(rise);
        if spot == Spot::ANY_CONSTRUCTION {
            self.board_mut(self.seat).used.tower = Some(rise);
        }
        self.did(Move::Tower(spot, rise), tell);
        self.pay(price, tell);
        let levels = match rise {
            Rise::One => 1,
            Rise::Two => 2,
        };
        self.raise(levels, Source::Spot(spot), tell);
    }

    /// Builds levels of the deciding player's tower, and adds free levels.
    pub(super) fn raise(&mut self, levels: u8, by: Source, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        for _ in 0..levels {
            let tower = &mut self.board_mut(seat).tower;
            *tower = tower.saturating_add(1);
            let level = *tower;
            tell(Event::Tower { seat, level, by });
            self.settle_tower(seat, tell);
        }
    }

    /// Adds the next level to a seat's tower if that level is free.
    fn settle_tower(&mut self, seat: Seat, tell: &mut dyn FnMut(Event)) {
        let board = self.board_mut(seat);
        if !board.gets_level() {
            return;
        }
        let mut tiles = board.improvements.and(Tiles::FREE_LEVELS).iter();
        if let Some(tile) = tiles.next() {
            board.tower += 1;
            let level = board.tower;
            let by = Source::Tile(tile);
            tell(Event::Tower { seat, level, by });
        }
    }

    pub(super) fn destroy(
        &mut self,
        seat: Seat,
        levels: u8,
        by: Source,
        tell: &mut dyn FnMut(Event),
    ) {
        let tower = &mut self.board_mut(seat).tower;
        *tower = tower.saturating_sub(levels);
        let level = *tower;
        tell(Event::Tower { seat, level, by });
        self.settle_tower(seat, tell);
    }

    fn build_part(&mut self, spot: Spot, part: Part, tell: &mut dyn FnMut(Event)) {
        if draws_mission(spot) {
            self.draw(1, tell);
        }
        if let Some(tile) = spot.tile()
            && let Effect::Temple(points) = tile.effect()
        {
            self.score(points.into(), Source::Tile(tile), tell);
        }
        self.raise_temple(part);
    }

    /// Builds a part of a temple. The first two players to complete a temple are offered free rare
    /// goods.
    pub(super) fn raise_temple(&mut self, part: Part) {
        let statues = Part::Statues.index();
        let others = self.all_seats().filter(|&seat| seat != self.seat);
        let before = others
            .filter(|&seat| self.board(seat).temples[statues] > 0)
            .count();
        let temples = &mut self.board_mut(self.seat).temples;
        let first = temples[statues] == 0;
        if let Some(below) = part.below() {
            temples[below.index()] = temples[below.index()].saturating_sub(1);
        }
        temples[part.index()] += 1;
        if part == Part::Statues && first {
            self.offer_free(2u8.saturating_sub(before as u8));
        }
    }

    /// Offers this number of free rare goods to the deciding player, if any are left.
    fn offer_free(&mut self, count: u8) {
        let any = self.stacks.iter().any(|stack| !stack.is_empty());
        self.ask = if count > 0 && any {
            Ask::Free(count)
        } else {
            Ask::No
        };
    }

    pub(super) fn take_free(&mut self, rare: Rare, left: u8, tell: &mut dyn FnMut(Event)) {
        self.did(Move::Free(rare), tell);
        self.take_rare(rare, true, tell);
        self.offer_free(left - 1);
    }

    pub(super) fn take_rare(&mut self, rare: Rare, free: bool, tell: &mut dyn FnMut(Event)) {
        self.stacks[rare.colour().index()].take(rare);
        self.board_mut(self.seat).rare[rare.index()] += 1;
        for tile in self.own().improvements.and(Tiles::RARE).iter() {
            if let Effect::Rare(points) = tile.effect() {
                let points = if free {
                    FREE_RARE_PRESTIGE
                } else {
                    points.into()
                };
                self.score(points, Source::Tile(tile), tell);
            }
        }
    }

    /// Shuffles the stack of a rare good. Called after a player may have taken a tile that was not
    /// the top tile.
    pub(super) fn shuffle_stack(&mut self, rare: Rare, tell: &mut dyn FnMut(Event)) {
        let colour = rare.colour();
        let mut stack = *self.stack(colour);
        if stack.len() < 2 {
            return;
        }
        match core::mem::replace(&mut self.told, Told::Nothing) {
            Told::Stack(told) if told.same_tiles(&stack) => stack = told,
            _ => stack.shuffle(&mut self.next_rng()),
        }
        self.stacks[colour.index()] = stack;
        tell(Event::StackShuffled { colour, stack });
    }
}

/// Whether building a temple part with the piece on this spot also draws a mission.
const fn draws_mission(spot: Spot) -> bool {
    matches!(
        spot.action(),
        Action::Temple { mission: true } | Action::AnyConstruction
    )
}
