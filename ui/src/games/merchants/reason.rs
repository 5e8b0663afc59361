//! The reasons for moves, each in a sentence.
//!
//! A bot returns the most important move of its plan. The reason for that move is derived from the
//! position.

use heapless::Vec;
use palmyra_engine::merchants::{
    Action, BAND, Colour, Effect, Good, Goods, Merchants, Mission, Move, Part, Piece, Price, Rare,
    Region, Rise, Spot, Spots, TURNS, Tile,
};
use palmyra_engine::{Game as _, Seat};

use super::grid;
use super::text::{ReasonText, WordText, improvement, mission};
use crate::shell::Services;
use crate::shell::text::{Blank, Line};

/// A sentence, and the content of its blanks.
type Why<'a> = (ReasonText, Vec<Blank<'a>, 3>);

fn say<'a>(msg: ReasonText) -> Why<'a> {
    (msg, Vec::new())
}

fn tell<const N: usize>(msg: ReasonText, blanks: [Blank<'_>; N]) -> Why<'_> {
    // No sentence has more than three blanks.
    (msg, blanks.into_iter().take(3).collect())
}

/// The facts from which the reason for a move is found.
pub struct Matter<'a, N: Fn(Seat) -> &'a str> {
    /// The shell's services, for texts.
    pub cx: &'a Services,
    /// The position before the move.
    pub game: &'a Merchants,
    /// Whether only the deciding player reads the explanation. Missions in hand are named only in
    /// this case.
    pub own: bool,
    /// Returns the name of a player.
    pub name: N,
}

impl<'a, N: Fn(Seat) -> &'a str> Matter<'a, N> {
    /// Returns the reason for a move, as a sentence.
    pub fn words(&self, step: Move) -> Line {
        let (msg, blanks) = self.why(step).unwrap_or_else(|| self.otherwise(step));
        self.cx.tell(msg, &blanks)
    }

    fn why(&self, step: Move) -> Option<Why<'a>> {
        match step {
            Move::Place(piece, spot) => self.place(piece, spot),
            Move::Double(_) => Some(say(ReasonText::Double)),
            // The chosen region is secret.
            Move::Choose(region) => self.own.then(|| self.target(region)),
            Move::Change(..) => {
                let under = self.game.chosen()?;
                let home = self.own_spots().and(under.spots()).len();
                (home > 0).then(|| tell(ReasonText::RaidDivert, [home.into()]))
            }
            Move::Swap(_, spot) => {
                let (owner, _) = self.game.piece(spot)?;
                Some(tell(ReasonText::Swap, [self.player(owner)]))
            }
            Move::Trade(trade) => match trade.gets().total() {
                2.. => Some(say(ReasonText::TradeDouble)),
                _ => {
                    let good = first(trade.gets())?;
                    Some(tell(ReasonText::Trade, [self.good(good, 1)]))
                }
            },
            Move::Cash(..) => Some(say(ReasonText::MissionCash)),
            Move::Return(card, _) => {
                let lost = Blank::from(card.prestige() - card.prestige() / 2);
                Some(tell(ReasonText::MissionReturn, [lost]))
            }
            Move::Start(_) => Some(say(ReasonText::BuyEarly)),
            Move::Buy(_, tile) => Some(self.buy(tile)),
            Move::Traitor(_, rival) => self.traitor(rival),
            Move::Temple(spot, part) => self.temple(spot, part),
            Move::Rare(_, rare) | Move::Free(rare) => Some(self.rare(rare)),
            Move::Fulfil(_, card) => {
                let points = Blank::from(card.prestige());
                Some(tell(ReasonText::MissionFulfil, [points]))
            }
            Move::Exempt => self.tax(),
            Move::Tax(paid) if paid < self.game.tax_due() => {
                let gold = self.game.board(self.seat()).goods().count(Good::Gold);
                Some(say(match paid < gold {
                    true => ReasonText::TaxLose,
                    false => ReasonText::TaxNone,
                }))
            }
            Move::Keep(..) | Move::Pay(_) | Move::PayPrestige => Some(say(ReasonText::Discard)),
            Move::Done | Move::Pass(_) | Move::Tax(_) => Some(say(ReasonText::Done)),
            Move::Caravan => Some(self.more(Piece::Camel)),
            Move::Shipyard => Some(self.more(Piece::Ship)),
            Move::Take(spot)
            | Move::Gifts(spot)
            | Move::Tower(spot, _)
            | Move::Draw(spot)
            | Move::Supplies(spot)
            | Move::First(spot, _) => self.act(spot),
            Move::Goods(_) | Move::Gain(_) => None,
        }
    }

    /// Returns the sentence for a move without a particular reason.
    fn otherwise(&self, step: Move) -> Why<'a> {
        match step {
            Move::Place(..) if self.game.turn() == TURNS => say(ReasonText::Last),
            Move::Gain(_) | Move::Goods(_) => say(ReasonText::Discard),
            _ => say(ReasonText::Even),
        }
    }

    // Placing pieces

    fn place(&self, piece: Piece, spot: Spot) -> Option<Why<'a>> {
        let many = self.game.setup().players.is_many();
        let free = Spots::fitting(piece, many).iter();
        let free = free.filter(|&slot| self.game.piece(slot).is_none());
        if free.count() == 1 {
            return Some(say(ReasonText::Only));
        }
        if let (Some(chooser), Some(region)) = (self.game.chooser(), spot.region()) {
            // A player has chosen a region in secret. It is revealed after the placement. It cannot
            // be the region of the last attack, so that region is safe.
            if self.game.under() == Some(region) {
                let region = Blank::from(self.cx.say(WordText::region(region)));
                return Some(tell(ReasonText::RaidSafe, [region]));
            }
            let there = self.game.board(chooser).spots().and(region.spots());
            if chooser != self.seat() && !there.is_empty() {
                return Some(tell(ReasonText::RaidFollow, [self.player(chooser)]));
            }
        }
        self.act(spot)
    }

    /// Returns the reason for the action of a slot, whether a piece is placed there or acts there.
    fn act(&self, spot: Spot) -> Option<Why<'a>> {
        match spot.action() {
            Action::Take(good) => Some(self.goods(spot, good)),
            Action::Shipyard => Some(self.more(Piece::Ship)),
            Action::Caravan => Some(self.more(Piece::Camel)),
            Action::Rare(colour) => {
                let top = self.game.stack(colour).top()?;
                Some(self.rare(top))
            }
            Action::Gifts(_) => {
                let points = self.game.gifts(self.seat(), spot);
                Some(tell(ReasonText::Gifts, [points.into()]))
            }
            Action::Tower(rise) => Some(self.tower(rise)),
            Action::Traitor => {
                let rivals = self.rivals();
                let highest = rivals.max_by_key(|&seat| self.game.board(seat).tower())?;
                self.traitor(highest)
            }
            Action::Improvement => (self.game.turn() < TURNS).then(|| say(ReasonText::BuyEarly)),
            Action::Temple { .. } | Action::PrivateTemple => {
                self.temple(spot, self.game.board(self.seat()).next_part())
            }
            Action::Market { .. } => Some(say(ReasonText::Market)),
            Action::Mission => Some(self.mission()),
            Action::First => Some(match self.game.pawn() {
                holder if holder != self.seat() => {
                    tell(ReasonText::FirstFrom, [self.player(holder)])
                }
                _ => say(ReasonText::First),
            }),
            Action::Taxman => self.tax(),
            Action::Supplies => {
                let lead = self.game.supplies(self.seat());
                (lead > 0).then(|| tell(ReasonText::Supplies, [lead.into()]))
            }
            Action::Marauders | Action::AnyConstruction | Action::AnyKingdom => None,
        }
    }

    // Taking goods

    /// Returns the reason for taking goods of a kind from a slot.
    fn goods(&self, spot: Spot, good: Good) -> Why<'a> {
        let own = self.game.board(self.seat());
        let have = own.goods();
        // Returns how many goods of this kind are still missing for a price.
        let lacks = |price: Price| {
            let count = price.short(have).count(good);
            price.missing(have).min(count.into()) as u8
        };
        let tax = self.game.amounts().tax;
        if good == Good::Gold && tax > 0 && have.count(good) < tax {
            return tell(ReasonText::GoodsTax, [tax.into()]);
        }
        let mut tiles = own.improvements().iter();
        let fleet = tiles.find(|tile| tile.effect() == Effect::Ship(good));
        let is_ship = spot.fits(Piece::Ship);
        if let Some(tile) = fleet.filter(|_| is_ship) {
            return tell(ReasonText::GoodsFleet, [self.tile(tile)]);
        }
        // The goods may be for an action of the player's other pieces.
        for other in own.spots().iter() {
            match other.action() {
                Action::Tower(rise) => {
                    let lacking = lacks(Price::exact(own.tower_price(own.tower(), rise)));
                    if lacking > 0 {
                        let blanks = [lacking.into(), self.good(good, lacking)];
                        return tell(ReasonText::GoodsTower, blanks);
                    }
                }
                Action::Temple { .. } | Action::PrivateTemple => {
                    let part = own.next_part();
                    if self
                        .game
                        .price_at(self.seat(), other)
                        .is_some_and(|it| lacks(it) > 0)
                    {
                        return tell(ReasonText::GoodsTemple, [self.part(part)]);
                    }
                }
                Action::Rare(colour) => {
                    if let Some(top) = self.game.stack(colour).top()
                        && !own.pays_prestige_for_rare()
                        && self
                            .game
                            .price_at(self.seat(), other)
                            .is_some_and(|it| lacks(it) > 0)
                    {
                        return tell(ReasonText::GoodsRare, [self.rare_good(top)]);
                    }
                }
                Action::Improvement => {
                    let price = self.game.amounts().improvement;
                    if have.total() < price.into() {
                        return tell(ReasonText::GoodsBuy, [price.into()]);
                    }
                }
                _ => {}
            }
        }
        let mission = |card| self.game.price(self.seat(), Move::Fulfil(spot, card));
        let wanting = self.hand().find(|&card| lacks(mission(card)) > 0);
        if let Some(card) = wanting {
            return tell(ReasonText::GoodsMission, [self.mission_name(card)]);
        }
        let count = self.game.taken(self.seat(), spot).count(good);
        match self.brings_most(spot) {
            true => tell(ReasonText::GoodsMost, [count.into()]),
            false => tell(
                ReasonText::GoodsStore,
                [count.into(), self.good(good, count)],
            ),
        }
    }

    /// Whether a slot is free, and no other free slot for the same kind of piece gives more goods.
    fn brings_most(&self, spot: Spot) -> bool {
        let taken = |spot| self.game.taken(self.seat(), spot).total();
        let piece = self.game.piece_for(spot);
        let many = self.game.setup().players.is_many();
        let mut free = Spots::fitting(piece, many).iter();
        let is_free = |&slot: &Spot| self.game.piece(slot).is_none();
        self.game.piece(spot).is_none()
            && !free.any(|slot| is_free(&slot) && taken(slot) > taken(spot))
    }

    // Building

    fn tower(&self, rise: Rise) -> Why<'a> {
        let own = self.game.board(self.seat());
        let height = own.tower();
        let effects = || own.improvements().iter().map(Tile::effect);
        let levels = match rise {
            Rise::One => 1,
            Rise::Two => 2,
        };
        let next = height + levels;
        if effects().any(|effect| effect == Effect::FreeLevels) && next % BAND == BAND - 1 {
            return tell(ReasonText::TowerFree, [(next + 1).into()]);
        }
        if height < BAND && own.pieces(Piece::Camel) == 3 {
            return say(ReasonText::TowerCamel);
        }
        let points = effects().filter_map(|effect| match effect {
            Effect::Prestige(points) => Some(points),
            _ => None,
        });
        let points: u8 = points.sum();
        if points > 0 {
            return tell(ReasonText::TowerHighest, [points.into()]);
        }
        // Levels score at the end of an era. An era has three turns.
        if self.game.turn().is_multiple_of(3) && height > 0 {
            let each = self.game.score_of(self.seat()).tower / i16::from(height);
            return tell(ReasonText::TowerEra, [(each * i16::from(next)).into()]);
        }
        let edge = (height / BAND + 1) * BAND;
        tell(ReasonText::TowerCheap, [edge.into()])
    }

    fn traitor(&self, rival: Seat) -> Option<Why<'a>> {
        let levels = self.game.amounts().traitor;
        let own = self.game.board(self.seat()).tower();
        let leads = self.game.board(rival).tower() >= own.max(1);
        let blanks = || [self.player(rival), levels.into()];
        (levels > 0 && leads).then(|| tell(ReasonText::Traitor, blanks()))
    }

    fn temple(&self, spot: Spot, part: Part) -> Option<Why<'a>> {
        let done = |seat: Seat| self.game.board(seat).temples(Part::Statues) > 0;
        let first = self.seats().filter(|&seat| done(seat)).count();
        if part == Part::Statues && !done(self.seat()) && first < 2 {
            return Some(say(match first {
                0 => ReasonText::TempleFinish,
                _ => ReasonText::TempleSecond,
            }));
        }
        if spot.action() == (Action::Temple { mission: true }) {
            return Some(say(ReasonText::TempleMission));
        }
        let blanks = [self.part(part), part.prestige().into()];
        Some(tell(ReasonText::TempleNext, blanks))
    }

    fn rare(&self, rare: Rare) -> Why<'a> {
        let own = self.game.board(self.seat());
        let mut counts = own.rare();
        let colours = |counts: &[u8; Rare::TYPES]| {
            Colour::ALL.into_iter().all(|colour| {
                let mut types = colour.types();
                types.any(|kind| counts[kind.index()] > 0)
            })
        };
        let had = colours(&counts);
        counts[rare.index()] += 1;
        if !had && colours(&counts) && own.pieces(Piece::Ship) == 2 {
            return say(ReasonText::SetShip);
        }
        if counts[rare.index()] == 1 {
            let kinds = counts.iter().filter(|&&count| count > 0).count() as u8;
            let points = self.game.set_gain(self.seat(), rare);
            let blanks = [self.rare_good(rare), kinds.into(), points.into()];
            return tell(ReasonText::Set, blanks);
        }
        let stack = self.game.stack(rare.colour()).iter();
        if stack.filter(|&&other| other == rare).count() == 1 {
            return tell(ReasonText::SetLast, [self.rare_good(rare)]);
        }
        say(ReasonText::Even)
    }

    fn more(&self, piece: Piece) -> Why<'a> {
        let count = self.game.board(self.seat()).pieces(piece) + 1;
        let msg = match piece {
            Piece::Camel => ReasonText::Camel,
            Piece::Ship => ReasonText::Ship,
        };
        tell(msg, [count.into()])
    }

    fn buy(&self, tile: Tile) -> Why<'a> {
        match tile.effect() {
            Effect::Most(contest) => {
                let lead = self.game.lead_in(self.seat(), contest);
                match lead > 0 {
                    true => tell(ReasonText::BuyEnd, [lead.into()]),
                    false => say(ReasonText::Even),
                }
            }
            _ if self.game.turn() == TURNS => say(ReasonText::Last),
            _ => tell(ReasonText::BuyEngine, [self.tile(tile)]),
        }
    }

    fn mission(&self) -> Why<'a> {
        let have = self.game.board(self.seat()).goods();
        let missing = |card: Mission| {
            let step = Move::Fulfil(grid::START, card);
            self.game.price(self.seat(), step).missing(have)
        };
        match self.hand().min_by_key(|&card| missing(card)) {
            Some(card) if missing(card) == 0 => {
                tell(ReasonText::MissionFulfil, [card.prestige().into()])
            }
            Some(card) if missing(card) <= 2 => {
                let missing = Blank::Number(missing(card).into());
                tell(ReasonText::MissionNear, [self.mission_name(card), missing])
            }
            _ => say(ReasonText::MissionDraw),
        }
    }

    fn tax(&self) -> Option<Why<'a>> {
        let tax = self.game.amounts().tax;
        (tax > 0).then(|| tell(ReasonText::Tax, [tax.into()]))
    }

    /// Returns the reason for attacking a region. The reason names the rival with the most pieces
    /// there.
    fn target(&self, region: Region) -> Why<'a> {
        let there = |seat: Seat| self.game.board(seat).spots().and(region.spots()).len();
        match self.rivals().max_by_key(|&seat| there(seat)) {
            Some(rival) if there(rival) > 0 => {
                let region = Blank::from(self.cx.say(WordText::region(region)));
                tell(ReasonText::RaidTarget, [self.player(rival), region])
            }
            _ => say(ReasonText::RaidOwn),
        }
    }

    // Helper functions

    fn seat(&self) -> Seat {
        self.game.seat()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<'a, N> {
        Seat::all(self.game.seats())
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<'a, N> {
        let own = self.seat();
        self.seats().filter(move |&seat| seat != own)
    }

    fn own_spots(&self) -> Spots {
        self.game.board(self.seat()).spots()
    }

    /// Returns the missions in hand, or none if they must not be named.
    fn hand(&self) -> impl Iterator<Item = Mission> + use<'a, N> {
        let hand = self.game.board(self.seat()).hand();
        let own = self.own;
        hand.iter().filter(move |_| own)
    }

    fn player(&self, seat: Seat) -> Blank<'a> {
        (self.name)(seat).into()
    }

    fn good(&self, good: Good, count: u8) -> Blank<'static> {
        self.cx.say(WordText::good(good, count)).into()
    }

    fn rare_good(&self, rare: Rare) -> Blank<'static> {
        self.cx.say(WordText::rare(rare)).into()
    }

    fn part(&self, part: Part) -> Blank<'static> {
        self.cx.say(WordText::part(part)).into()
    }

    fn tile(&self, tile: Tile) -> Blank<'static> {
        self.cx.say(improvement::name(tile)).into()
    }

    fn mission_name(&self, card: Mission) -> Blank<'static> {
        self.cx.say(mission::name(card)).into()
    }
}

/// Returns the first kind of good that is present.
fn first(goods: Goods) -> Option<Good> {
    let mut all = Good::ALL.into_iter();
    all.find(|&good| goods.count(good) > 0)
}

#[cfg(test)]
mod tests;
