//! What a slot would bring a player, in words with the player's own numbers.

use core::fmt::Write as _;

use palmyra_engine::Seat;
use palmyra_engine::merchants::{
    Action, Board, Colour, Good, Goods, Merchants, Piece, Price, Rare, Region, Rise, Spot, TURNS,
};

use super::Play;
use super::sentence::buyer;
use super::text::{ActionText, SlotText, WordText, improvement};
use crate::shell::Services;
use crate::shell::text::{Blank, Line};

/// The name of a region on the map; without one, of the private actions.
pub const fn short_region(region: Option<Region>) -> WordText {
    match region {
        Some(region) => WordText::short_region(region),
        None => WordText::RegionPrivate,
    }
}

/// The name of a region where there is room; without one, of the private actions.
pub const fn region(region: Option<Region>) -> WordText {
    match region {
        Some(region) => WordText::region(region),
        None => WordText::RegionPrivate,
    }
}

/// The tile on top of a slot's stack of rare goods.
pub fn top(game: &Merchants, spot: Spot) -> Option<Rare> {
    match spot.action() {
        Action::Rare(colour) => game.stack(colour).top(),
        _ => None,
    }
}

/// The number on a slot.
pub fn amount(game: &Merchants, seat: Seat, spot: Spot) -> u8 {
    match spot.action() {
        Action::Take(good) => game.taken(seat, spot).count(good),
        Action::Gifts(_) => game.gifts(seat, spot),
        Action::Improvement => buyer(spot),
        _ => 0,
    }
}

/// Goods in words: "2 wood 1 gold".
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

/// The first good of some, and how many.
fn single(goods: Goods) -> (u8, Good) {
    let mut kinds = Good::ALL.into_iter();
    let good = kinds.find(|&good| goods.count(good) > 0);
    let good = good.unwrap_or(Good::Wood);
    (goods.count(good), good)
}

/// The line under the cursor.
pub fn line(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> Line {
    let game = play.game();
    let board = game.board(seat);
    if let Some((owner, _)) = game.piece(spot) {
        let name = cx.name(play.person(owner));
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
                let (count, good) = single(colour.cost());
                let good = cx.say(WordText::good(good, count));
                let rare = cx.say(WordText::rare(rare));
                cx.tell(
                    SlotText::LineRare,
                    &[rare.into(), count.into(), good.into()],
                )
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
            // A player who never pays tax saves nothing.
            _ if board.never_pays_tax() => cx.tell(SlotText::LineTax, &[0u8.into()]),
            tax => cx.tell(SlotText::LineTax, &[tax.into()]),
        },
        Action::Supplies => cx.tell(SlotText::LineSupplies, &[game.supplies(seat).into()]),
        Action::PrivateTemple => cx.tell(SlotText::LinePrivateTemple, &[part()]),
        Action::AnyConstruction => plain(SlotText::LinePrivateWorks),
        Action::AnyKingdom => plain(SlotText::LinePrivateOffice),
    }
}

/// The note on the right of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing.
    Nothing,
    /// What is missing, in words.
    Missing(Line),
    /// Goods that are missing.
    Short(Goods),
    /// Something good to know.
    Good(Line),
}

/// Whether the conditions for another camel are met, and if not, what is
/// missing.
pub fn camel_note(cx: &Services, board: &Board) -> Note {
    let (tower, missions) = (board.tower(), board.missions_done());
    let Some((height, count)) = board.camel_goals() else {
        return Note::Nothing;
    };
    if board.may_add_camel() {
        Note::Good(cx.tell(SlotText::NotePossible, &[]))
    } else if missions * 5 > tower * 2 {
        Note::Missing(cx.tell(SlotText::NoteMissions, &[missions.into(), count.into()]))
    } else {
        Note::Missing(cx.tell(SlotText::NoteTower, &[tower.into(), height.into()]))
    }
}

/// Whether the conditions for another ship are met, and if not, what is
/// missing.
pub fn ship_note(cx: &Services, board: &Board) -> Note {
    let Some(needed) = board.ship_goal() else {
        return Note::Nothing;
    };
    let colours = board.rare_by_colour().into_iter();
    let enough = colours.filter(|&count| count >= needed);
    let enough = enough.count() as u8;
    if enough == 3 {
        Note::Good(cx.tell(SlotText::NotePossible, &[]))
    } else {
        Note::Missing(cx.tell(SlotText::NoteColours, &[enough.into(), 3u8.into()]))
    }
}

/// The note on the right of the line under the cursor.
pub fn note(cx: &Services, game: &Merchants, seat: Seat, spot: Spot) -> Note {
    if game.piece(spot).is_some() {
        return Note::Nothing;
    }
    let board = game.board(seat);
    let said = |msg| Note::Missing(cx.tell(msg, &[]));
    let fewer = |count: u16| {
        let count = Blank::Number(count.into());
        Note::Missing(cx.tell(ActionText::RightGoods, &[count]))
    };
    // With a discount it is not known which goods are missing, only how many.
    let missing = |price: Price| match price.missing(board.goods()) {
        0 => Note::Nothing,
        _ if price.is_exact() => Note::Short(price.short(board.goods())),
        count => fewer(count),
    };
    let price = || game.price_at(seat, spot);
    match spot.action() {
        Action::Caravan => camel_note(cx, board),
        Action::Shipyard => ship_note(cx, board),
        // Prestige pays as well.
        Action::Rare(_) if board.pays_prestige_for_rare() => Note::Nothing,
        Action::Traitor if game.amounts().traitor > 0 => match game.traitor_targets(seat).next() {
            Some(_) => Note::Nothing,
            None => said(ActionText::RightNoTarget),
        },
        Action::Rare(_) | Action::Tower(_) => price().map_or(Note::Nothing, missing),
        Action::Improvement => price().map_or_else(|| said(ActionText::RightSold), missing),
        Action::Temple { .. } | Action::PrivateTemple => {
            price().map_or_else(|| said(ActionText::RightSupply), missing)
        }
        Action::Marauders if game.turn() == TURNS => {
            Note::Missing(cx.tell(SlotText::NoteLate, &[]))
        }
        _ => Note::Nothing,
    }
}

/// The name of a slot in a list.
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
        // Marauders have a name of their own; private actions those of their
        // improvements.
        (Action::Marauders | Action::AnyConstruction | Action::AnyKingdom, _) => {
            SlotText::ListTraitor
        }
    }
}

/// The name of a slot or a private action in a list.
pub fn spot_name(cx: &Services, spot: Spot) -> &'static str {
    match spot.tile() {
        Some(tile) => cx.say(improvement::name(tile)),
        None if spot.action() == Action::Marauders => cx.say(WordText::StageMarauders),
        None => cx.say(name(spot)),
    }
}

/// What a slot does, in up to three lines with the player's own numbers.
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
            let first = cx.name(play.person(game.pawn()));
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

/// What a slot does where something is built, bought or fulfilled.
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
            let (count, good) = single(colour.cost());
            let good = cx.say(WordText::good(good, count));
            let mut after = board.rare();
            after[rare.index() % Rare::TYPES] += 1;
            let blanks = [
                cx.say(WordText::rare(rare)).into(),
                count.into(),
                good.into(),
                Rare::score(board.rare()).into(),
                Rare::score(after).into(),
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
            let cost = goods(cx, part.cost());
            let blanks = [
                cx.say(WordText::part(part)).into(),
                cost.as_str().into(),
                part.prestige().into(),
            ];
            cx.tell(msg, &blanks)
        }
        // The number that can be paid is a secret where several people play.
        Action::Mission => {
            let only = play.running().only_human() == Some(seat);
            let hand = board.hand().iter();
            let payable = hand.filter(|card| only && have.contains(card.cost()));
            let payable = payable.count() as u8;
            cx.tell(
                SlotText::PageMission,
                &[board.hand().len().into(), payable.into()],
            )
        }
        _ => Line::new(),
    }
}
