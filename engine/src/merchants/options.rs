//! Lists the legal steps. The same functions are used for players, checks and records.
//!
//! Each function calls `each` with legal moves, one after another, until `each` returns `true`. It
//! returns whether that happened. [`Merchants::check`] calls only the function that could list the
//! move in question.
//!
//! [`Merchants::check`]: crate::Game::check

use super::board::Board;
use super::game::{Ask, Merchants, Phase, Placing};
use super::good::{Good, Goods};
use super::mission::{Benefit, Mission, Missions};
use super::moves::{Claim, Move};
use super::piece::Piece;
use super::rare::{Colour, Rare};
use super::region::Region;
use super::setup::Mode;
use super::slot::{Action, Spot, Spots};
use super::temple::Part;
use super::tile::Tiles;
use super::tower::Rise;
use crate::Seat;

impl Merchants {
    /// Lists all legal moves.
    pub(super) fn each_move(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        match self.phase() {
            Phase::Goods => self.each_addition(each),
            Phase::Start => {
                let mut tiles = self.start_tiles().iter();
                tiles.any(|tile| each(Move::Start(tile)))
            }
            Phase::Place(placing) => self.each_place(each) || self.each_double(placing, each),
            Phase::Change => self.each_change(each) || each(Move::Done),
            Phase::Swap => self.each_swap(each) || each(Move::Done),
            Phase::Choose => {
                let mut regions = Region::ALL.into_iter();
                regions.any(|region| self.under != Some(region) && each(Move::Choose(region)))
            }
            Phase::Slot(_) | Phase::Round | Phase::Construction | Phase::Kingdom => {
                self.each_head(each) || self.each_closing(each)
            }
            Phase::Pay(mv) => self.each_payment(mv, each),
            Phase::Gain(card) => match card.benefit() {
                Benefit::Goods(count) => Goods::new(count, count, count, count)
                    .each_choice(count.into(), &mut |goods| each(Move::Gain(goods))),
                _ => false,
            },
            Phase::Free(_) => Colour::ALL.into_iter().any(|colour| {
                let top = self.stack(colour).top();
                top.is_some_and(|rare| each(Move::Free(rare)))
            }),
            Phase::Keep(good) => {
                let (least, most) = self.keepable(good);
                (least..=most)
                    .rev()
                    .any(|count| each(Move::Keep(good, count)))
            }
            Phase::Over => false,
        }
    }

    /// Lists the steps of a window, without those that close it.
    pub(super) fn each_head(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own();
        let goods = own.goods();
        let mut ready = own.spots.minus(self.acted).iter();
        ready.any(|spot| self.each_at(spot, goods, each))
            || own.trades().iter().any(|trade| each(Move::Trade(trade)))
            || self.each_cash(each)
            || self.each_return(self.returnable(), each)
            || self.each_buy(goods, each)
    }

    /// The number of different legal steps in this window, or of different placements. Different
    /// payments for a step count once.
    #[must_use]
    pub fn options(&self) -> u16 {
        let mut count = 0;
        let mut each = |_| {
            count += 1;
            false
        };
        match self.phase {
            Phase::Place(_) => self.each_place(&mut each),
            phase if phase.is_window() => self.each_head(&mut each),
            _ => false,
        };
        count
    }

    /// Whether a move is legal now.
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        let mut same = |other| other == mv;
        if self.ask != Ask::No || !self.phase.is_window() {
            return match (mv, self.phase) {
                (Move::Place(piece, spot), Phase::Place(_)) => self.places(piece).contains(spot),
                _ => self.each_move(&mut same),
            };
        }
        let own = self.own();
        match mv {
            Move::Trade(trade) => own.trades().contains(trade),
            Move::Cash(card, _) => own.hand.contains(card),
            Move::Return(card, _) => {
                self.each_return(self.returnable().and(Missions::one(card)), &mut same)
            }
            Move::Buy(..) => self.each_buy(own.goods(), &mut same),
            Move::Pass(_) | Move::Tax(_) | Move::Done => self.each_closing(&mut same),
            _ => match mv.spot() {
                Some(spot) => self.is_legal_at(spot, &mut same),
                None => false,
            },
        }
    }

    /// Whether the window can be closed without asking its player, because nothing would be lost.
    /// Always `false` once the player has made a step in the window.
    pub(super) fn is_idle(&self) -> bool {
        if self.ask != Ask::No || !self.fresh {
            return false;
        }
        let own = self.own();
        match self.phase {
            // Goods and gifts can still be taken in a later window. But the window stays open for a
            // piece on the caravan, because a traitor may prevent its camel before the next window.
            // It also stays open for missions that can be returned only in the improvements round.
            Phase::Round => {
                let mut out = own.spots.minus(self.acted).iter();
                let mut done = own.fulfilled.iter();
                !out.any(|spot| spot.action() == Action::Caravan)
                    && !done.any(|card| {
                        matches!(card.benefit(), Benefit::OpenTiles | Benefit::UndrawnTile)
                    })
            }
            // If no piece can act and no tax is due, everything else could have been done in an
            // earlier window. But goods above the limit may still be traded, so that they are not
            // discarded.
            Phase::Kingdom => {
                !self.each_head(&mut |mv| mv.spot().is_some())
                    && self.is_legal(Move::Done)
                    && own.goods().total() <= own.limit()
            }
            _ => false,
        }
    }

    fn is_legal_at(&self, spot: Spot, same: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own();
        own.spots.minus(self.acted).contains(spot) && self.each_at(spot, own.goods(), same)
    }

    fn each_addition(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let basic = Good::BASIC.map(|good| Goods::of(good, 1));
        let advanced = Good::ADVANCED.map(|good| Goods::of(good, 1));
        match self.seat.number() {
            2 => basic.into_iter().any(|goods| each(Move::Goods(goods))),
            3 => advanced.into_iter().any(|goods| each(Move::Goods(goods))),
            _ => basic.into_iter().any(|one| {
                let mut both = advanced.into_iter().map(|other| one + other);
                both.any(|goods| each(Move::Goods(goods)))
            }),
        }
    }

    /// The improvements that can be taken in the setup.
    pub(super) fn start_tiles(&self) -> Tiles {
        let players = self.setup.players.count();
        let tiles = match self.setup.mode {
            Mode::Standard => Tiles::GAME_START,
            Mode::Experienced => Tiles::of_era(1).and(Tiles::for_players(players)),
        };
        tiles.minus(self.owned_tiles())
    }

    /// The improvements that any player owns.
    pub(super) fn owned_tiles(&self) -> Tiles {
        let boards = self.boards.iter();
        boards.fold(Tiles::NONE, |tiles, board| tiles.or(board.improvements))
    }

    /// The spots where the deciding player could place a piece of this kind.
    pub(super) fn places(&self, piece: Piece) -> Spots {
        self.places_of(self.own(), piece)
    }

    fn places_of(&self, board: &Board, piece: Piece) -> Spots {
        if board.reserve(piece) == 0 {
            return Spots::NONE;
        }
        let slots = Spots::fitting(piece, self.setup.players.is_many());
        let free = slots.minus(self.occupied());
        let private = board.improvements.and(Tiles::PRIVATE);
        if private.is_empty() {
            return free;
        }
        let private: Spots = private.iter().filter_map(Spot::of_tile).collect();
        free.or(private.minus(board.spots))
    }

    /// Whether a seat can place any piece.
    pub(super) fn can_place(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        let mut kinds = Piece::ALL.into_iter();
        kinds.any(|piece| !self.places_of(board, piece).is_empty())
    }

    fn each_place(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        Piece::ALL.into_iter().any(|piece| {
            let mut spots = self.places(piece).iter();
            spots.any(|spot| each(Move::Place(piece, spot)))
        })
    }

    fn each_double(&self, placing: Placing, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own();
        let cards = own.fulfilled.and(Missions::TWO_PIECES);
        let may = placing == Placing::One && own.reserve.iter().sum::<u8>() >= 2;
        may && cards.iter().any(|card| each(Move::Double(card)))
    }

    fn each_change(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let mut cards = self.own().fulfilled.and(Missions::REGION).iter();
        cards.any(|card| {
            Region::ALL.into_iter().any(|region| {
                let other = Some(region) != self.under && Some(region) != self.chosen();
                other && each(Move::Change(card, region))
            })
        })
    }

    /// Lists the swaps that a returned mission allows, in the order of the board.
    pub(super) fn each_swap(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let own = self.own().spots.and(Spots::BOARD);
        let others = self.occupied().minus(own).and(Spots::BOARD);
        own.iter().any(|mine| {
            others
                .iter()
                .any(|other| self.kind(mine) == self.kind(other) && each(Move::Swap(mine, other)))
        })
    }

    /// Lists the steps that the piece on a spot could make in this window with these goods. The
    /// piece must not have acted.
    pub(super) fn each_at(
        &self,
        spot: Spot,
        goods: Goods,
        each: &mut dyn FnMut(Move) -> bool,
    ) -> bool {
        let own = self.own();
        let constructing = self.phase == Phase::Construction;
        let kingdom = self.phase == Phase::Kingdom;
        match spot.action() {
            Action::Take(_) => each(Move::Take(spot)),
            Action::Gifts(_) => each(Move::Gifts(spot)),
            Action::Caravan => own.may_add_camel() && each(Move::Caravan),
            Action::Shipyard => own.may_add_ship() && each(Move::Shipyard),
            Action::Improvement | Action::Market { .. } | Action::Marauders | Action::Taxman => {
                false
            }
            Action::Tower(rise) => constructing && self.each_tower(spot, rise, goods, each),
            Action::Traitor => constructing && self.each_traitor(spot, each),
            Action::Temple { .. } | Action::PrivateTemple => {
                constructing && self.each_temple(spot, goods, each)
            }
            Action::Rare(colour) => constructing && self.each_rare(spot, colour, goods, each),
            Action::Mission => constructing && self.each_mission(spot, goods, each),
            Action::AnyConstruction => {
                constructing
                    && match own.used.tower {
                        Some(rise) => self.each_tower(spot, rise, goods, each),
                        None => self.each_construction(spot, goods, each),
                    }
            }
            Action::Supplies => kingdom && each(Move::Supplies(spot)),
            Action::First => kingdom && Self::each_first(spot, each),
            Action::AnyKingdom => {
                let free = |slot| !own.spots.contains(slot);
                kingdom
                    && (free(Spot::SUPPLIES) && each(Move::Supplies(spot))
                        || free(Spot::FIRST) && Self::each_first(spot, each)
                        || self.tax_due() > 0 && each(Move::Exempt))
            }
        }
    }

    fn each_construction(
        &self,
        spot: Spot,
        goods: Goods,
        each: &mut dyn FnMut(Move) -> bool,
    ) -> bool {
        self.each_tower(spot, Rise::One, goods, each)
            || self.each_tower(spot, Rise::Two, goods, each)
            || self.each_traitor(spot, each)
            || self.each_temple(spot, goods, each)
            || Colour::ALL
                .into_iter()
                .any(|colour| self.each_rare(spot, colour, goods, each))
            || self.each_mission(spot, goods, each)
    }

    fn each_tower(
        &self,
        spot: Spot,
        rise: Rise,
        goods: Goods,
        each: &mut dyn FnMut(Move) -> bool,
    ) -> bool {
        goods.contains(self.tower_price(rise)) && each(Move::Tower(spot, rise))
    }

    fn each_traitor(&self, spot: Spot, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let mut targets = self.traitor_targets(self.seat);
        targets.any(|seat| each(Move::Traitor(spot, seat)))
    }

    fn each_temple(&self, spot: Spot, goods: Goods, each: &mut dyn FnMut(Move) -> bool) -> bool {
        Part::ALL.into_iter().any(|part| {
            self.may_build(part)
                && self.is_payable(Move::Temple(spot, part), goods)
                && each(Move::Temple(spot, part))
        })
    }

    /// Whether the deciding player's temples and the supply of cards allow this part. Its cost is
    /// not checked.
    fn may_build(&self, part: Part) -> bool {
        self.own().may_build(part) && self.temple_cards(part) > 0
    }

    fn each_rare(
        &self,
        spot: Spot,
        colour: Colour,
        goods: Goods,
        each: &mut dyn FnMut(Move) -> bool,
    ) -> bool {
        let own = self.own();
        let Some(top) = self.stack(colour).top() else {
            return false;
        };
        let payable =
            self.is_payable(Move::Rare(spot, top), goods) || own.rare_for_prestige().is_some();
        if !payable {
            false
        } else if own.has(Tiles::ANY_RARE) {
            let mut types = colour.types();
            types.any(|rare| self.in_stack(rare) && each(Move::Rare(spot, rare)))
        } else {
            each(Move::Rare(spot, top))
        }
    }

    fn each_mission(&self, spot: Spot, goods: Goods, each: &mut dyn FnMut(Move) -> bool) -> bool {
        self.can_draw() && each(Move::Draw(spot))
            || self.own().hand.iter().any(|card| {
                let mv = Move::Fulfil(spot, card);
                self.is_payable(mv, goods) && each(mv)
            })
    }

    /// Whether a mission can be drawn.
    pub(super) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discards.is_empty()
    }

    fn each_first(spot: Spot, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let mut goods = Good::BASIC.into_iter();
        goods.any(|good| each(Move::First(spot, good)))
    }

    fn each_cash(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let mut cards = self.own().hand.iter();
        cards.any(|card| {
            let mut goods = Good::ALL.into_iter();
            goods.any(|good| each(Move::Cash(card, good)))
        })
    }

    /// The fulfilled missions that may be returned in the current phase.
    pub(super) fn returnable(&self) -> Missions {
        let now = match self.phase {
            Phase::Round => Missions::ANY_TIME.or(Missions::ROUND),
            Phase::Construction => Missions::ANY_TIME.or(Missions::CONSTRUCTION),
            _ => Missions::ANY_TIME,
        };
        self.own().fulfilled.and(now)
    }

    fn each_return(&self, cards: Missions, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let mut cards = cards.iter();
        cards.any(|card| self.each_claim(card, &mut |claim| each(Move::Return(card, claim))))
    }

    fn each_claim(&self, card: Mission, each: &mut dyn FnMut(Claim) -> bool) -> bool {
        let own = self.own();
        match card.benefit() {
            Benefit::Rare => Rare::all().any(|rare| self.in_stack(rare) && each(Claim::Rare(rare))),
            Benefit::Part => {
                let mut parts = Part::ALL.into_iter();
                parts.any(|part| self.may_build(part) && each(Claim::Part(part)))
            }
            Benefit::Ship => own.may_have(Piece::Ship) && each(Claim::Plain),
            Benefit::Camel => own.may_have(Piece::Camel) && each(Claim::Plain),
            Benefit::Levels(_) | Benefit::Market | Benefit::Goods(_) => each(Claim::Plain),
            Benefit::OpenTiles => self.each_pair(each),
            Benefit::Basement => self.temple_cards(Part::Basement) > 0 && each(Claim::Plain),
            Benefit::Destroy(_) => self.all_seats().any(|seat| {
                seat != self.seat && self.board(seat).tower > 0 && each(Claim::Seat(seat))
            }),
            Benefit::Draw(_) => self.can_draw() && each(Claim::Plain),
            Benefit::UndrawnTile => {
                let eras = Tiles::of_era(1).or(Tiles::of_era(2));
                let mut tiles = self.undrawn.and(eras).iter();
                tiles.any(|tile| each(Claim::Tile(tile)))
            }
            Benefit::Region | Benefit::Swap | Benefit::TwoPieces => false,
        }
    }

    fn each_pair(&self, each: &mut dyn FnMut(Claim) -> bool) -> bool {
        if self.open.len() == 1 {
            return self.open.iter().any(|tile| each(Claim::Tile(tile)));
        }
        self.open.iter().any(|one| {
            let mut others = self.open.iter().filter(|&other| other > one);
            others.any(|other| each(Claim::Tiles(one, other)))
        })
    }

    fn each_buy(&self, goods: Goods, each: &mut dyn FnMut(Move) -> bool) -> bool {
        let Phase::Slot(slot) = self.phase else {
            return false;
        };
        goods.total() >= self.amounts().improvement.into()
            && self.open.iter().any(|tile| each(Move::Buy(slot, tile)))
    }

    pub(super) fn each_closing(&self, each: &mut dyn FnMut(Move) -> bool) -> bool {
        match self.phase {
            Phase::Slot(slot) => each(Move::Pass(slot)),
            Phase::Kingdom if self.tax_due() > 0 => {
                let gold = self.own().goods().count(Good::Gold);
                let most = self.tax_due().min(gold);
                (0..=most).rev().any(|paid| each(Move::Tax(paid)))
            }
            _ => each(Move::Done),
        }
    }
}
