//! The rows in the list of a player's possible actions.
//!
//! A window is a phase or an improvement slot in which a player acts. The rows are the pieces that
//! can still act in the window, trades, missions, and the end of the window.

use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::merchants::{
    Action, Goods, Merchants, Move, Moves, Part, Phase, Piece, Price, Rise, Spot, Trade,
};

use super::signs::sentence::buyer;
use super::text::{ActionText, DealText, PhaseText, RefusalText, SlotText, WordText, improvement};
use super::words;
use crate::shell::Services;
use crate::shell::text::Line;

/// The maximum number of rows: all pieces, trades, missions, and the ways to end the window.
pub const MOST: usize = 16;

/// A row of the list of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Takes all goods and gifts at once.
    All,
    /// The only move of the piece on this slot. It needs no further choice.
    Step(Spot, Move),
    /// A legal move of the piece on this slot that has no effect.
    Vain(Spot, Move),
    /// Opens the choice for the piece on this slot.
    Open(Spot),
    /// The piece on this slot cannot act now.
    Blocked(Spot),
    /// Opens the market.
    Market,
    /// Opens the missions that can be discarded or returned.
    Missions,
    /// Ends the window.
    Done,
    /// Ends the window and pays this much gold to the taxman.
    Tax(u8),
}

impl Row {
    /// Whether the row is a possible action of a piece.
    pub const fn is_possible(self) -> bool {
        matches!(self, Self::Step(..) | Self::Open(_))
    }

    /// Whether the row leads to this move.
    pub fn makes(self, mv: Move) -> bool {
        match self {
            Self::All => takes(mv),
            Self::Step(_, step) | Self::Vain(_, step) => step == mv,
            Self::Open(spot) => mv.spot() == Some(spot),
            Self::Blocked(_) => false,
            Self::Market => matches!(mv, Move::Trade(_)),
            Self::Missions => matches!(mv, Move::Cash(..) | Move::Return(..)),
            Self::Done => matches!(mv, Move::Done | Move::Pass(_)),
            Self::Tax(gold) => mv == Move::Tax(gold),
        }
    }

    /// Whether the row ends the window.
    pub const fn is_end(self) -> bool {
        matches!(self, Self::Done | Self::Tax(_))
    }

    /// Returns the slot of the row's piece, if there is one.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Self::Step(spot, _) | Self::Vain(spot, _) | Self::Open(spot) | Self::Blocked(spot) => {
                Some(spot)
            }
            _ => None,
        }
    }
}

/// Returns all legal moves.
pub fn moves(game: &Merchants) -> Moves {
    let mut moves = Moves::new();
    game.list_moves(&mut moves);
    moves
}

/// Returns the phase of an action, or `None` if the action is possible in any phase. The result has
/// no meaning for improvements, which have windows of their own, and for slots without a row
/// (markets, the taxman and the marauders).
const fn phase_of(action: Action) -> Option<Phase> {
    match action {
        Action::Take(_) | Action::Gifts(_) | Action::Caravan | Action::Shipyard => None,
        Action::Supplies | Action::First | Action::AnyKingdom => Some(Phase::Kingdom),
        _ => Some(Phase::Construction),
    }
}

/// Returns the rows of the current window.
pub fn rows(game: &Merchants) -> Vec<Row, MOST> {
    let mut rows = Vec::new();
    let moves = moves(game);
    let board = game.board(game.seat());
    let out = board.spots().minus(game.acted());
    let is_now = |action: Action| phase_of(action).is_none();
    // Actions that are possible in any phase come first.
    let order = [true, false].into_iter().flat_map(|now| {
        let of_kind = out.iter().filter(move |spot| is_now(spot.action()) == now);
        of_kind.filter(|&spot| is_listed(game, spot))
    });
    for spot in order {
        let mut here = moves.iter().filter(|&&mv| mv.spot() == Some(spot));
        let row = match (here.next(), here.next()) {
            (None, _) => Row::Blocked(spot),
            (Some(&mv @ Move::Supplies(_)), None) if is_lowest(game) => Row::Vain(spot, mv),
            (Some(&mv), None) if is_plain(mv) => Row::Step(spot, mv),
            _ => Row::Open(spot),
        };
        // The list has room, because a player has at most nine pieces.
        let _ = rows.push(row);
    }
    if moves.iter().any(|mv| matches!(mv, Move::Trade(_))) {
        let _ = rows.push(Row::Market);
    }
    let cards = |mv: &Move| matches!(mv, Move::Cash(..) | Move::Return(..));
    if moves.iter().any(cards) {
        let _ = rows.push(Row::Missions);
    }
    let taxes = moves.iter().filter_map(|&mv| match mv {
        Move::Tax(gold) => Some(Row::Tax(gold)),
        _ => None,
    });
    let pieces = rows.len();
    rows.extend(taxes);
    if rows.len() == pieces {
        let _ = rows.push(Row::Done);
    }
    if everything(&rows).count() > 1 {
        let _ = rows.insert(0, Row::All);
    }
    rows
}

/// Whether a move takes goods or gifts without a price or a choice.
const fn takes(mv: Move) -> bool {
    matches!(mv, Move::Take(_) | Move::Gifts(_))
}

/// Returns the moves that [`Row::All`] makes.
pub fn everything(rows: &[Row]) -> impl Iterator<Item = Move> + '_ {
    rows.iter().filter_map(|&row| match row {
        Row::Step(_, mv) if takes(mv) => Some(mv),
        _ => None,
    })
}

/// Whether no tower is lower than the player's, so that war supplies score nothing.
fn is_lowest(game: &Merchants) -> bool {
    game.supplies(game.seat()) == 0
}

/// Whether a move needs no screen of its own.
const fn is_plain(mv: Move) -> bool {
    !matches!(
        mv,
        Move::Tower(..) | Move::Buy(..) | Move::Draw(_) | Move::Fulfil(..)
    )
}

/// Whether the piece on a slot can still act in this turn, and so has a row.
fn is_listed(game: &Merchants, spot: Spot) -> bool {
    let action = spot.action();
    match action {
        Action::Market { .. } | Action::Taxman | Action::Marauders => false,
        Action::Improvement => match game.window() {
            Phase::Slot(slot) => buyer(slot) <= buyer(spot),
            _ => false,
        },
        _ => match phase_of(action) {
            Some(Phase::Construction) => game.window() != Phase::Kingdom,
            _ => true,
        },
    }
}

/// A remark at the right end of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// No remark.
    Nothing,
    /// The effect of the row in words, or the reason why the row is blocked.
    Words(Line),
    /// The goods and the prestige that the row gains.
    Gain(Goods, i16),
    /// The price of the row's action.
    Price(Price),
    /// The height of the tower, and the height that the row requires.
    Tower(u8, u8),
}

/// Returns the name of a row.
pub fn name(cx: &Services, game: &Merchants, row: Row) -> Line {
    let plain = |text: &str| {
        let mut line = Line::new();
        let _ = line.push_str(text);
        line
    };
    match row {
        Row::All => plain(cx.say(ActionText::ActAll)),
        Row::Step(spot, mv) | Row::Vain(spot, mv) => step_name(cx, game, spot, mv),
        Row::Open(spot) | Row::Blocked(spot) => spot_name(cx, game, spot),
        Row::Market => {
            let moves = moves(game);
            let mut goods = moves.iter().filter_map(|mv| match mv {
                Move::Trade(trade) => Some(trade.gives()),
                _ => None,
            });
            let first = goods.next().flatten();
            match first.filter(|_| goods.all(|good| good == first)) {
                Some(good) => {
                    let good = cx.say(WordText::good(good, 1));
                    cx.tell(ActionText::ActTrade, &[good.into()])
                }
                None => plain(cx.say(ActionText::HeadMarket)),
            }
        }
        Row::Missions => plain(cx.say(ActionText::ActMissions)),
        Row::Tax(gold) => tax_name(cx, game, gold),
        Row::Done => plain(cx.say(match game.window() {
            Phase::Slot(_) => ActionText::ActBuyPass,
            Phase::Construction => ActionText::ActDoneConstruction,
            Phase::Kingdom => ActionText::ActDoneKingdom,
            _ => ActionText::ActDoneImprovements,
        })),
    }
}

/// Returns the name of a row that pays tax.
pub fn tax_name(cx: &Services, game: &Merchants, gold: u8) -> Line {
    let lost = game.amounts().unpaid * game.tax_due().saturating_sub(gold);
    match (gold, lost) {
        (_, 0) => cx.tell(PhaseText::TaxPay, &[gold.into()]),
        (0, _) => cx.tell(PhaseText::TaxLose, &[lost.into()]),
        _ => cx.tell(PhaseText::TaxPart, &[gold.into(), lost.into()]),
    }
}

fn step_name(cx: &Services, game: &Merchants, spot: Spot, mv: Move) -> Line {
    match mv {
        Move::Temple(_, part) if spot.tile().is_none() => cx.tell(part_name(part), &[]),
        Move::Rare(_, rare) if spot.tile().is_none() => {
            let rare = cx.say(WordText::rare(rare));
            cx.tell(ActionText::ActRare, &[rare.into()])
        }
        _ => spot_name(cx, game, spot),
    }
}

/// Returns the message about building a part of a temple.
pub const fn part_name(part: Part) -> ActionText {
    match part {
        Part::Basement => ActionText::ActTempleBasement,
        Part::Colonnade => ActionText::ActTempleColonnade,
        Part::Roof => ActionText::ActTempleRoof,
        Part::Statues => ActionText::ActTempleStatues,
    }
}

fn spot_name(cx: &Services, game: &Merchants, spot: Spot) -> Line {
    let seat = game.seat();
    let board = game.board(seat);
    match spot.action() {
        Action::Take(good) => {
            let count = game.taken(seat, spot).count(good);
            let word = cx.say(WordText::good(good, count));
            cx.tell(ActionText::ActTake, &[count.into(), word.into()])
        }
        Action::Gifts(_) => {
            let prestige = game.gifts(seat, spot);
            cx.tell(ActionText::ActGifts, &[prestige.into()])
        }
        Action::Caravan => cx.tell(
            match board.pieces(Piece::Camel) {
                4 => SlotText::LineCaravan5,
                5.. => SlotText::ListCaravan,
                _ => SlotText::LineCaravan4,
            },
            &[],
        ),
        Action::Shipyard => cx.tell(
            match board.pieces(Piece::Ship) {
                3 => SlotText::LineShipyard4,
                4.. => SlotText::ListShipyard,
                _ => SlotText::LineShipyard3,
            },
            &[],
        ),
        Action::Improvement => cx.tell(ActionText::ActBuy, &[]),
        Action::Temple { .. } => cx.tell(part_name(board.next_part()), &[]),
        Action::Rare(colour) => match game.stack(colour).top() {
            Some(rare) => {
                let rare = cx.say(WordText::rare(rare));
                cx.tell(ActionText::ActRare, &[rare.into()])
            }
            None => cx.tell(words::name(spot), &[]),
        },
        Action::Mission => cx.tell(ActionText::ActMission, &[]),
        Action::Supplies => cx.tell(ActionText::ActSupplies, &[game.supplies(seat).into()]),
        Action::First => cx.tell(SlotText::LineFirst, &[]),
        _ => match spot.tile() {
            Some(tile) => cx.tell(improvement::name(tile), &[]),
            None => cx.tell(words::name(spot), &[]),
        },
    }
}

/// Returns the remark at the right end of a row.
pub fn remark(cx: &Services, game: &Merchants, row: Row) -> Remark {
    let board = game.board(game.seat());
    match row {
        Row::All => {
            let (mut goods, mut prestige) = (Goods::NONE, 0);
            for spot in everything(&rows(game)).filter_map(|mv| mv.spot()) {
                goods = goods + game.taken(game.seat(), spot);
                prestige += i16::from(game.gifts(game.seat(), spot));
            }
            Remark::Gain(goods, prestige)
        }
        Row::Step(_, mv @ (Move::Temple(..) | Move::Rare(..))) => {
            Remark::Price(game.price(game.seat(), mv))
        }
        Row::Open(spot) => match spot.action() {
            Action::Tower(rise) => levels_remark(cx, game, rise),
            Action::Improvement => {
                let price = game.amounts().improvement;
                Remark::Words(cx.tell(DealText::ShopPay, &[price.into()]))
            }
            _ => Remark::Nothing,
        },
        Row::Vain(..) => Remark::Words(cx.tell(ActionText::RightNothing, &[])),
        Row::Blocked(spot) => blocked(cx, game, spot),
        Row::Missions => {
            let moves = moves(game);
            let returns = board.fulfilled().iter().filter(|&card| {
                let mut moves = moves.iter();
                moves.any(|mv| matches!(mv, Move::Return(other, _) if *other == card))
            });
            match returns.count() as u8 {
                0 => Remark::Words(super::bars::number(board.hand().len())),
                count => Remark::Words(cx.tell(ActionText::RightReturn, &[count.into()])),
            }
        }
        _ => Remark::Nothing,
    }
}

fn levels_remark(cx: &Services, game: &Merchants, rise: Rise) -> Remark {
    let board = game.board(game.seat());
    let height = board.climbs(rise).last().map(|step| step.level);
    let levels = height.map_or(0, |height| height - board.tower());
    Remark::Words(words::levels(cx, levels))
}

/// Returns the prices of the blocked pieces that could act in this window with more goods.
fn prices(game: &Merchants) -> impl Iterator<Item = Price> + '_ {
    rows(game).into_iter().filter_map(|row| match row {
        Row::Blocked(spot) if phase_of(spot.action()) == Some(game.window()) => {
            game.price_at(game.seat(), spot)
        }
        _ => None,
    })
}

/// Returns the goods that are missing for the first piece that could act in this phase with more
/// goods.
pub fn wanted(game: &Merchants) -> Goods {
    let have = game.board(game.seat()).goods();
    let price = prices(game).next();
    price.map_or(Goods::NONE, |price| price.short(have))
}

/// Returns the first trade for an action of this window that the player can pay after trading.
pub fn helpful(game: &Merchants) -> Option<Trade> {
    prices(game).find_map(|price| game.means(price).first()?.first().copied())
}

/// Returns the move of a blocked piece, if trades can get the missing goods in this window.
pub fn payable(game: &Merchants, spot: Spot) -> Option<Move> {
    let is_now = match (spot.action(), game.window()) {
        (Action::Improvement, Phase::Slot(slot)) => slot == spot,
        (action, window) => phase_of(action) == Some(window),
    };
    let step = game.paid_step(game.seat(), spot).filter(|_| is_now)?;
    let price = game.price(game.seat(), step);
    (!game.means(price).is_empty()).then_some(step)
}

/// Returns a remark with the reason why the piece on a slot cannot act.
fn blocked(cx: &Services, game: &Merchants, spot: Spot) -> Remark {
    let board = game.board(game.seat());
    let action = spot.action();
    let said = |msg| Remark::Words(cx.tell(msg, &[]));
    if phase_of(action).is_some_and(|phase| phase != game.window()) && action != Action::Improvement
    {
        return said(ActionText::RightLater);
    }
    let price = game.price_at(game.seat(), spot);
    match action {
        Action::Caravan => match board.camel_goals() {
            None => said(ActionText::RightAll),
            Some((height, _)) => Remark::Tower(board.tower(), height),
        },
        Action::Shipyard => match board.ship_goal() {
            None => said(ActionText::RightAll),
            Some(each) => Remark::Words(cx.tell(ActionText::RightEach, &[each.into()])),
        },
        Action::Improvement => match game.window() {
            Phase::Slot(slot) if slot == spot => price.map_or(Remark::Nothing, Remark::Price),
            _ => said(ActionText::RightLater),
        },
        Action::Tower(_) => price.map_or(Remark::Nothing, Remark::Price),
        Action::Traitor => said(match game.amounts().traitor {
            0 => ActionText::RightEra,
            _ => ActionText::RightNoTarget,
        }),
        Action::Temple { .. } | Action::PrivateTemple => {
            price.map_or_else(|| said(ActionText::RightSupply), Remark::Price)
        }
        Action::Rare(_) => price.map_or_else(|| said(ActionText::RightSold), Remark::Price),
        Action::Mission => said(ActionText::RightEmpty),
        _ => said(ActionText::RightNoTarget),
    }
}

/// Returns the message with the reason why the piece on a slot cannot act in this window.
pub fn refusal(game: &Merchants, spot: Spot) -> RefusalText {
    let board = game.board(game.seat());
    let construction = game.window() == Phase::Construction;
    match spot.action() {
        Action::Caravan => match board.pieces(Piece::Camel) {
            0..=3 => RefusalText::Camel4,
            4 => RefusalText::Camel5,
            _ => RefusalText::CamelAll,
        },
        Action::Shipyard => match board.pieces(Piece::Ship) {
            0..=2 => RefusalText::Ship3,
            3 => RefusalText::Ship4,
            _ => RefusalText::ShipAll,
        },
        Action::Improvement => match game.window() {
            Phase::Slot(slot) if slot == spot && game.open().is_empty() => RefusalText::BuyNone,
            Phase::Slot(slot) if slot == spot => RefusalText::TooDear,
            _ => RefusalText::PhaseShop,
        },
        Action::Supplies | Action::First | Action::AnyKingdom => {
            match game.window() == Phase::Kingdom {
                true => RefusalText::OfficeOwn,
                false => RefusalText::PhaseKingdom,
            }
        }
        _ if !construction => RefusalText::PhaseBuild,
        Action::Traitor if game.amounts().traitor == 0 => RefusalText::TraitorEra,
        Action::Traitor => RefusalText::NotMet,
        Action::Temple { .. } | Action::PrivateTemple
            if game.temple_cards(board.next_part()) == 0 =>
        {
            RefusalText::NotMet
        }
        Action::Rare(colour) if game.stack(colour).top().is_none() => RefusalText::NotMet,
        Action::Mission => RefusalText::Deck,
        _ => RefusalText::TooDear,
    }
}
