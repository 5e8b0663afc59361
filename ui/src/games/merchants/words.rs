//! The effects of slots in words, with the player's own numbers.

pub mod effect;

use core::fmt::Write as _;

use palmyra_engine::Seat;
use palmyra_engine::merchants::{
    Action, Board, Colour, Good, Goods, Merchants, Move, Phase, Piece, Price, Rare, Region, Rise,
    Spot, TURNS,
};

use super::Play;
use super::signs::sentence::buyer;
use super::text::{ActionText, DealText, RefusalText, SlotText, WordText, improvement};
use crate::shell::Services;
use crate::shell::text::{Blank, Line};

/// Returns the name of a player. In the guided game this is the colour, because the sentences use
/// it.
pub fn player<'a>(cx: &'a Services, play: &Play, seat: Seat) -> &'a str {
    match play.guide() {
        Some(_) => cx.name(play.person(seat)),
        None => play.player(seat).name(cx),
    }
}

/// Returns the name of a region on the map.
pub const fn short_region(region: Region) -> WordText {
    WordText::short_region(region)
}

/// Returns the name of a region. For `None`, returns the name of the private slots.
pub const fn region(region: Option<Region>) -> WordText {
    match region {
        Some(region) => WordText::region(region),
        None => WordText::RegionPrivate,
    }
}

/// Returns the rare good on top of a slot's stack. Returns `None` if the slot has no stack, or an
/// empty one.
pub fn top(game: &Merchants, spot: Spot) -> Option<Rare> {
    match spot.action() {
        Action::Rare(colour) => game.stack(colour).top(),
        _ => None,
    }
}

/// Returns the number that the map shows on a slot, or 0 for a slot without a number of its own.
pub fn amount(game: &Merchants, seat: Seat, spot: Spot) -> u8 {
    match spot.action() {
        Action::Take(good) => game.taken(seat, spot).count(good),
        Action::Gifts(_) => game.gifts(seat, spot),
        Action::Improvement => buyer(spot),
        _ => 0,
    }
}

/// Returns goods in words, such as "2 wood 1 gold".
pub fn goods(cx: &Services, goods: Goods) -> Line {
    let mut line = Line::new();
    for good in Good::ALL {
        let count = goods.count(good);
        if count > 0 {
            let space = if line.is_empty() { "" } else { " " };
            let word = cx.say(WordText::good(good, count));
            let _ = write!(line, "{space}{count} {word}");
        }
    }
    line
}

/// Returns the first kind of good that is present, and its number.
fn single(goods: Goods) -> (u8, Good) {
    let mut kinds = Good::ALL.into_iter();
    let good = kinds.find(|&good| goods.count(good) > 0);
    let good = good.unwrap_or(Good::Wood);
    (goods.count(good), good)
}

/// Returns the first line below the map, with the effect of a slot.
pub fn line(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> Line {
    let game = play.game();
    let board = game.board(seat);
    if let Some((owner, _)) = game.piece(spot) {
        let name = player(cx, play, owner);
        return cx.tell(SlotText::LineTaken, &[name.into()]);
    }
    let plain = |msg| cx.tell(msg, &[]);
    let part = || Blank::from(cx.say(WordText::part(board.next_part())));
    match spot.action() {
        Action::Take(good) => {
            let count = game.taken(seat, spot).count(good);
            let msg = match game.piece_for(spot) {
                Piece::Ship => SlotText::LineShip,
                Piece::Camel => SlotText::LineCamel,
            };
            let word = cx.say(WordText::good(good, count));
            cx.tell(msg, &[count.into(), word.into()])
        }
        Action::Shipyard => plain(match board.pieces(Piece::Ship) {
            0..=2 => SlotText::LineShipyard3,
            3 => SlotText::LineShipyard4,
            _ => SlotText::LineShipyardFull,
        }),
        Action::Rare(colour) => match game.stack(colour).top() {
            Some(rare) => {
                let rare = cx.say(WordText::rare(rare));
                cx.tell(ActionText::ActRare, &[rare.into()])
            }
            None => plain(SlotText::LineRareEmpty),
        },
        Action::Gifts(_) => {
            let prestige = game.gifts(seat, spot);
            cx.tell(SlotText::LineGifts, &[prestige.into()])
        }
        Action::Tower(Rise::One) => plain(SlotText::LineTower1),
        Action::Tower(Rise::Two) => plain(SlotText::LineTower2),
        Action::Traitor => plain(match game.amounts().traitor {
            0 => SlotText::LineTraitor1,
            1 => SlotText::LineTraitor2,
            _ => SlotText::LineTraitor3,
        }),
        Action::Improvement => plain(match buyer(spot) {
            1 => SlotText::LineBuy1,
            2 => SlotText::LineBuy2,
            3 => SlotText::LineBuy3,
            _ => SlotText::LineBuy4,
        }),
        Action::Caravan => plain(match board.pieces(Piece::Camel) {
            0..=3 => SlotText::LineCaravan4,
            4 => SlotText::LineCaravan5,
            _ => SlotText::LineCaravanFull,
        }),
        Action::Temple { mission: true } => cx.tell(SlotText::LineTempleMission, &[part()]),
        Action::Temple { mission: false } => cx.tell(SlotText::LineTemple, &[part()]),
        Action::Market { .. } if spot.tile().is_some() => plain(SlotText::LinePrivateMarket),
        Action::Market { both_ways: true } => plain(SlotText::LineMarketBoth),
        Action::Market { both_ways: false } => plain(SlotText::LineMarketUp),
        Action::Mission => plain(SlotText::LineMission),
        Action::First => plain(SlotText::LineFirst),
        Action::Marauders => plain(SlotText::LineMarauders),
        Action::Taxman => match game.amounts().tax {
            0 => plain(SlotText::LineTax1),
            // A player who never pays tax does not need the taxman, so the effect is 0.
            _ if board.never_pays_tax() => cx.tell(SlotText::LineTax, &[0u8.into()]),
            tax => cx.tell(SlotText::LineTax, &[tax.into()]),
        },
        Action::Supplies => cx.tell(SlotText::LineSupplies, &[game.supplies(seat).into()]),
        Action::PrivateTemple => cx.tell(SlotText::LinePrivateTemple, &[part()]),
        Action::AnyConstruction => plain(SlotText::LinePrivateWorks),
        Action::AnyKingdom => plain(SlotText::LinePrivateOffice),
    }
}

/// The content of the second line below the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The line is empty.
    Nothing,
    /// A neutral remark.
    Words(Line),
    /// The reason why a piece on the slot would have no effect.
    Missing(Line),
    /// A remark that a condition is met.
    Good(Line),
    /// The price of the slot's action.
    Price(Price),
    /// The number of this good in the store, before and after.
    Store(Good, u8, u8),
    /// The player's prestige, before and after.
    Prestige(i16, i16),
    /// The two conditions for a camel, each with the current and the required number: the height of
    /// the tower, and the number of missions. One of them is enough; for the fifth camel, half of
    /// both is enough too.
    Camel([(u8, u8); 2]),
    /// The conditions for a ship: the current number of rare goods of each colour, and the required
    /// number of each.
    Ship([u8; 3], u8),
}

/// Returns the line about an additional camel: the conditions are met, or some are missing.
pub fn camel_note(cx: &Services, board: &Board) -> Note {
    let Some((height, count)) = board.camel_goals() else {
        return Note::Missing(cx.tell(ActionText::RightAll, &[]));
    };
    match board.may_add_camel() {
        true => Note::Good(cx.tell(SlotText::NotePossible, &[])),
        false => Note::Camel([(board.tower(), height), (board.missions_done(), count)]),
    }
}

/// Returns the line about an additional ship: the conditions are met, or some are missing.
pub fn ship_note(cx: &Services, board: &Board) -> Note {
    let Some(needed) = board.ship_goal() else {
        return Note::Missing(cx.tell(ActionText::RightAll, &[]));
    };
    match board.may_add_ship() {
        true => Note::Good(cx.tell(SlotText::NotePossible, &[])),
        false => Note::Ship(board.rare_by_colour(), needed),
    }
}

/// Returns the second line below the map, about a slot.
pub fn note(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> Note {
    let game = play.game();
    let board = game.board(seat);
    let said = |msg| Note::Missing(cx.tell(msg, &[]));
    if game.piece(spot).is_some() {
        return Note::Words(cx.tell(SlotText::NoteTaken, &[]));
    }
    let fits = |piece| spot.fits(piece) && board.reserve(piece) > 0;
    if matches!(game.phase(), Phase::Place(_)) && !Piece::ALL.into_iter().any(fits) {
        return Note::Missing(cx.tell(
            match spot.fits(Piece::Camel) {
                true => RefusalText::Camel,
                false => RefusalText::Ship,
            },
            &[],
        ));
    }
    let price = |none| {
        game.price_at(seat, spot)
            .map_or_else(|| said(none), Note::Price)
    };
    match spot.action() {
        Action::Take(good) => {
            let have = board.goods().count(good);
            Note::Store(good, have, have + game.taken(seat, spot).count(good))
        }
        Action::Gifts(_) => {
            let have = board.prestige();
            Note::Prestige(have, have + i16::from(game.gifts(seat, spot)))
        }
        Action::Supplies => {
            let have = board.prestige();
            Note::Prestige(have, have + i16::from(game.supplies(seat)))
        }
        Action::Caravan => camel_note(cx, board),
        Action::Shipyard => ship_note(cx, board),
        Action::Traitor => traitor_note(cx, play, seat),
        Action::Improvement => improvement_note(cx, game, seat, spot),
        Action::Rare(_) => price(ActionText::RightSold),
        Action::Tower(_) | Action::Temple { .. } | Action::PrivateTemple => {
            price(ActionText::RightSupply)
        }
        Action::Marauders if game.turn() == TURNS => {
            Note::Missing(cx.tell(SlotText::NoteLate, &[]))
        }
        Action::First => {
            let first = player(cx, play, game.pawn());
            Note::Words(cx.tell(SlotText::NoteFirst, &[first.into()]))
        }
        Action::Mission => {
            let hand = board.hand().len();
            Note::Words(cx.tell(SlotText::NoteHand, &[hand.into()]))
        }
        Action::Market { both_ways: true } => Note::Words(cx.tell(DealText::TradeRuleBoth, &[])),
        Action::Market { both_ways: false } => Note::Words(cx.tell(DealText::TradeRuleUp, &[])),
        Action::Taxman if game.amounts().tax > 0 => {
            let gold = board.goods().count(Good::Gold);
            Note::Words(cx.tell(SlotText::NoteGold, &[gold.into()]))
        }
        Action::Marauders | Action::Taxman | Action::AnyConstruction | Action::AnyKingdom => {
            Note::Nothing
        }
    }
}

/// Returns the line about the traitor, with the first tower that would lose levels.
fn traitor_note(cx: &Services, play: &Play, seat: Seat) -> Note {
    let game = play.game();
    let Some(rival) = game.traitor_targets(seat).next() else {
        let msg = match game.amounts().traitor {
            0 => ActionText::RightEra,
            _ => ActionText::RightNoTarget,
        };
        return Note::Missing(cx.tell(msg, &[]));
    };
    let board = game.board(rival);
    let [tower, fallen] = [board.tower(), board.fallen(game.amounts().traitor)].map(Blank::from);
    let name = player(cx, play, rival).into();
    Note::Words(cx.tell(DealText::TraitorRow, &[name, tower, fallen]))
}

/// Returns the line about an improvement slot, with the number of goods to pay.
fn improvement_note(cx: &Services, game: &Merchants, seat: Seat, spot: Spot) -> Note {
    let goods = game.board(seat).goods();
    match game.price_at(seat, spot) {
        None => Note::Missing(cx.tell(ActionText::RightSold, &[])),
        Some(price) if price.missing(goods) > 0 => {
            let have = Blank::Number(goods.total().into());
            let need = Blank::Number(price.count.into());
            Note::Missing(cx.tell(SlotText::NoteGoods, &[have, need]))
        }
        Some(price) if price.count == 1 => Note::Words(cx.tell(DealText::PayAnyOne, &[])),
        Some(price) => {
            let count = Blank::Number(price.count.into());
            Note::Words(cx.tell(DealText::PayAny, &[count]))
        }
    }
}

/// Returns the gain from a slot: levels of the tower, or prestige. It is drawn at the right of the
/// slot's line.
pub fn gain(cx: &Services, game: &Merchants, seat: Seat, spot: Spot) -> Option<Line> {
    if game.piece(spot).is_some() {
        return None;
    }
    let board = game.board(seat);
    match spot.action() {
        Action::Tower(rise) => {
            let height = board.climbs(rise).last()?.level;
            Some(levels(cx, height - board.tower()))
        }
        Action::Temple { .. } | Action::PrivateTemple => {
            let worth = board.next_part().prestige();
            Some(cx.tell(SlotText::NoteEnd, &[worth.into()]))
        }
        Action::Rare(colour) => {
            let gain = game.set_gain(seat, game.stack(colour).top()?);
            Some(cx.tell(SlotText::NoteMore, &[gain.into()]))
        }
        _ => None,
    }
}

/// Returns a number of tower levels in words.
pub fn levels(cx: &Services, levels: u8) -> Line {
    match levels {
        1 => cx.tell(ActionText::RightLevel, &[]),
        levels => cx.tell(ActionText::RightLevels, &[levels.into()]),
    }
}

/// Returns the name of a slot in a list.
pub fn name(spot: Spot) -> SlotText {
    use Good::{Gold, Marble, Stone, Wood};
    match (spot.action(), spot.fits(Piece::Ship)) {
        (Action::Take(Wood), true) => SlotText::ListShipWood,
        (Action::Take(Stone), true) => SlotText::ListShipStone,
        (Action::Take(Marble), true) => SlotText::ListShipMarble,
        (Action::Take(Gold), true) => SlotText::ListShipGold,
        (Action::Take(Wood), false) => SlotText::ListCamelWood,
        (Action::Take(Stone), false) => SlotText::ListCamelStone,
        (Action::Take(Marble), false) => SlotText::ListCamelMarble,
        (Action::Take(Gold), false) => SlotText::ListCamelGold,
        (Action::Shipyard, _) => SlotText::ListShipyard,
        (Action::Rare(Colour::Grey), _) => SlotText::ListGrey,
        (Action::Rare(Colour::Yellow), _) => SlotText::ListYellow,
        (Action::Rare(Colour::Red), _) => SlotText::ListRed,
        (Action::Gifts(1), _) => SlotText::ListGifts1,
        (Action::Gifts(_), _) => SlotText::ListGifts2,
        (Action::Tower(Rise::One), _) => SlotText::ListTower1,
        (Action::Tower(Rise::Two), _) => SlotText::ListTower2,
        (Action::Traitor, _) => SlotText::ListTraitor,
        (Action::Improvement, _) => match buyer(spot) {
            1 => SlotText::ListBuy1,
            2 => SlotText::ListBuy2,
            3 => SlotText::ListBuy3,
            _ => SlotText::ListBuy4,
        },
        (Action::Caravan, _) => SlotText::ListCaravan,
        (Action::Temple { mission: true }, _) => SlotText::ListTempleMission,
        (Action::Temple { mission: false } | Action::PrivateTemple, _) => SlotText::ListTemple,
        (Action::Market { both_ways: true }, _) => SlotText::ListMarketBoth,
        (Action::Market { both_ways: false }, _) => SlotText::ListMarketUp,
        (Action::Mission, _) => SlotText::ListMission,
        (Action::First, _) => SlotText::ListFirst,
        (Action::Taxman, _) => SlotText::ListTax,
        (Action::Supplies, _) => SlotText::ListSupplies,
        // A placeholder: [`spot_name`] has the names of marauders and private actions.
        (Action::Marauders | Action::AnyConstruction | Action::AnyKingdom, _) => {
            SlotText::ListTraitor
        }
    }
}

/// Returns the name of a slot or a private action in a list.
pub fn spot_name(cx: &Services, spot: Spot) -> &'static str {
    match spot.tile() {
        Some(tile) => cx.say(improvement::name(tile)),
        None if spot.action() == Action::Marauders => cx.say(WordText::StageMarauders),
        None => cx.say(name(spot)),
    }
}

/// Returns the effect of a slot in up to three lines, with the player's own numbers.
pub fn page(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> Line {
    let game = play.game();
    let board = game.board(seat);
    let have = board.goods();
    let plain = |msg| cx.tell(msg, &[]);
    if spot.tile().is_some() {
        return plain(SlotText::PagePrivate);
    }
    match spot.action() {
        Action::Take(good) => {
            let count = game.taken(seat, spot).count(good);
            let msg = match game.piece_for(spot) {
                Piece::Ship => SlotText::PageShip,
                Piece::Camel => SlotText::PageCamel,
            };
            let word = cx.say(WordText::good(good, count));
            cx.tell(msg, &[count.into(), word.into(), have.count(good).into()])
        }
        Action::Shipyard => {
            let [grey, yellow, red] = board.rare_by_colour();
            let msg = match board.pieces(Piece::Ship) {
                0..=2 => SlotText::PageShipyard3,
                3 => SlotText::PageShipyard4,
                _ => return plain(SlotText::PageShipyardFull),
            };
            cx.tell(msg, &[grey.into(), yellow.into(), red.into()])
        }
        Action::Gifts(_) => {
            let prestige = game.gifts(seat, spot);
            cx.tell(SlotText::PageGifts, &[prestige.into()])
        }
        Action::Caravan => {
            let msg = match board.pieces(Piece::Camel) {
                0..=3 => SlotText::PageCaravan4,
                4 => SlotText::PageCaravan5,
                _ => return plain(SlotText::PageCaravanFull),
            };
            cx.tell(msg, &[board.tower().into(), board.missions_done().into()])
        }
        Action::Market { both_ways: true } => plain(SlotText::PageMarketBoth),
        Action::Market { both_ways: false } => plain(SlotText::PageMarketUp),
        Action::First => {
            let first = player(cx, play, game.pawn());
            cx.tell(SlotText::PageFirst, &[first.into()])
        }
        Action::Marauders => match game.under() {
            _ if game.turn() == 9 => plain(SlotText::PageMaraudersLast),
            Some(under) => {
                let name = cx.say(WordText::region(under));
                cx.tell(SlotText::PageMarauders, &[name.into()])
            }
            None => plain(SlotText::PageMaraudersAny),
        },
        Action::Taxman => match game.amounts().tax {
            0 => plain(SlotText::PageTax1),
            tax => cx.tell(
                SlotText::PageTax,
                &[tax.into(), have.count(Good::Gold).into()],
            ),
        },
        Action::Supplies => {
            let lowest = game.lowest_tower();
            cx.tell(
                SlotText::PageSupplies,
                &[board.tower().into(), lowest.into()],
            )
        }
        Action::Rare(_)
        | Action::Tower(_)
        | Action::Traitor
        | Action::Improvement
        | Action::Temple { .. }
        | Action::Mission => building_page(cx, play, seat, spot),
        Action::PrivateTemple | Action::AnyConstruction | Action::AnyKingdom => {
            plain(SlotText::PagePrivate)
        }
    }
}

/// Returns the effect of a slot where a player builds, buys or fulfils something.
fn building_page(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> Line {
    let game = play.game();
    let board = game.board(seat);
    let have = board.goods();
    let plain = |msg| cx.tell(msg, &[]);
    match spot.action() {
        Action::Rare(colour) => {
            let Some(rare) = game.stack(colour).top() else {
                return plain(SlotText::PageRareEmpty);
            };
            let price = game.price(seat, Move::Rare(spot, rare));
            let (_, good) = single(price.goods);
            let good = cx.say(WordText::good(good, price.count as u8));
            let worth = Rare::score(board.rare());
            let blanks = [
                cx.say(WordText::rare(rare)).into(),
                Blank::Number(price.count.into()),
                good.into(),
                worth.into(),
                (worth + game.set_gain(seat, rare)).into(),
            ];
            cx.tell(SlotText::PageRare, &blanks)
        }
        Action::Tower(rise) => {
            let msg = match rise {
                Rise::One => SlotText::PageTower1,
                Rise::Two => SlotText::PageTower2,
            };
            let cost = goods(cx, board.tower_price(board.tower(), rise));
            cx.tell(msg, &[board.tower().into(), cost.as_str().into()])
        }
        Action::Traitor => match game.amounts().traitor {
            0 => plain(SlotText::PageTraitor1),
            levels => cx.tell(
                SlotText::PageTraitor,
                &[levels.into(), board.tower().into()],
            ),
        },
        Action::Improvement => {
            let all = Blank::Number(have.total().into());
            let price = game.amounts().improvement;
            cx.tell(SlotText::PageBuy, &[buyer(spot).into(), price.into(), all])
        }
        Action::Temple { mission } => {
            let part = board.next_part();
            let msg = match mission {
                true => SlotText::PageTempleMission,
                false => SlotText::PageTemple,
            };
            let price = game.price(seat, Move::Temple(spot, part));
            let mut cost = goods(cx, price.goods);
            if !price.is_exact() {
                let less = price.goods.total() - price.count;
                let _ = write!(cost, " -{less}");
            }
            let blanks = [
                cx.say(WordText::part(part)).into(),
                cost.as_str().into(),
                part.prestige().into(),
            ];
            cx.tell(msg, &blanks)
        }
        // If several people play, the number of missions that the player can pay is secret, so 0 is
        // shown.
        Action::Mission => {
            let only = play.running().only_human() == Some(seat);
            let hand = board.hand().iter();
            let price = |card| game.price(seat, Move::Fulfil(spot, card));
            let payable = hand.filter(|&card| only && price(card).missing(have) == 0);
            let payable = payable.count() as u8;
            cx.tell(
                SlotText::PageMission,
                &[board.hand().len().into(), payable.into()],
            )
        }
        _ => Line::new(),
    }
}
