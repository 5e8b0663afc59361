//! The screen of the available improvements, with the effect of the selected one.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::merchants::{
    Claim, Good, Goods, IMPROVEMENT_SLOTS, Merchants, Mission, Move, Phase, Piece, Spot, Tile,
};
use palmyra_engine::order::sort;

use super::art::{Tone, draw_sentence};
use super::bars::{self, TOP, signed};
use super::explain::Explain;
use super::signs::sentence;
use super::text::{ActionText, DealText, OverviewText, footer, improvement, mission};
use super::words::effect;
use super::{Play, Screen, guide, rows, signs};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::{ARROW_DOWN, ARROW_UP};
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, badge, footer as draw_footer};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The width and the height of a tile, with the gap to the next tile.
pub const TILE: (i32, i32) = (47, 36);
/// The height of a tile in a guided game, with the gap to the next tile.
const LOW: i32 = 26;
/// The number of tiles per row.
const ACROSS: u8 = 5;
/// The number of tiles on a page.
const PAGE: u8 = 10;
/// The maximum number of ways to pay.
const WAYS: usize = 24;

/// The reason why the screen is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The piece on this slot buys an improvement.
    Buy(Spot),
    /// The player chooses the first improvement during the setup.
    Start,
    /// The player reads about the improvements, before placing a piece on this slot.
    Read(Spot),
    /// The player returns this mission for improvements. If the mission gives two, the first one
    /// may already be chosen.
    Return(Mission, Option<Tile>),
}

/// The tiles with the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShopScreen {
    why: Why,
    index: u8,
    /// The index of the selected way to pay.
    way: u8,
}

impl ShopScreen {
    const fn new(why: Why) -> Self {
        Self {
            why,
            index: 0,
            way: 0,
        }
    }

    /// Opens the screen for the piece on a slot.
    pub const fn buy(spot: Spot) -> Self {
        Self::new(Why::Buy(spot))
    }

    /// Opens the screen for reading, before a piece is placed on a slot.
    pub const fn read(spot: Spot) -> Self {
        Self::new(Why::Read(spot))
    }

    /// Opens the screen for the first improvement during the setup.
    pub const fn start() -> Self {
        Self::new(Why::Start)
    }

    /// Opens the screen for a mission that is returned.
    pub const fn back(card: Mission) -> Self {
        Self::new(Why::Return(card, None))
    }

    /// Returns the tile that a move takes, if the move is made on this screen.
    fn tile_of(self, mv: Move) -> Option<Tile> {
        match (self.why, mv) {
            (Why::Buy(spot), Move::Buy(at, tile)) => (spot == at).then_some(tile),
            (Why::Start, Move::Start(tile)) => Some(tile),
            (Why::Return(card, _), Move::Return(other, Claim::Tile(tile))) => {
                (card == other).then_some(tile)
            }
            _ => None,
        }
    }

    /// Returns the tiles that can be chosen.
    fn tiles(self, game: &Merchants) -> Vec<Tile, 48> {
        if let Why::Read(_) = self.why {
            return game.open().iter().collect();
        }
        let moves = &rows::moves(game);
        let mut tiles: Vec<Tile, 48> = moves.iter().filter_map(|&mv| self.tile_of(mv)).collect();
        if let Why::Return(card, first) = self.why {
            // A tile may be in several pairs, but is listed once.
            for &mv in moves {
                let Move::Return(other, Claim::Tiles(one, two)) = mv else {
                    continue;
                };
                for tile in [one, two] {
                    let shown = tiles.contains(&tile) || first == Some(tile);
                    if other == card && !shown {
                        let _ = tiles.push(tile);
                    }
                }
            }
            sort(&mut tiles, |a, b| a < b);
        }
        tiles
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let tiles = self.tiles(game);
        let count = tiles.len().max(1) as u8;
        match button {
            Button::Left | Button::Right | Button::Up | Button::Down => {
                self.index = walk(self.index, button, count);
            }
            Button::A => match tiles.get(usize::from(self.index)) {
                Some(&tile) => return self.take(play, cx, tile),
                None => return Go::Back,
            },
            Button::B if self.why == Why::Start => return flow::undo(play, cx),
            Button::B => {
                if let Why::Return(card, Some(_)) = self.why {
                    *self = Self::back(card);
                    return Go::Stay;
                }
                return Go::Back;
            }
            Button::X => match tiles.get(usize::from(self.index)) {
                Some(&tile) => return play.push(Screen::Explain(Explain::Tile(tile))),
                None => return Go::Stay,
            },
            Button::Y => {
                let ways = ways(game).len().max(1) as u8;
                self.way = (self.way + 1) % ways;
            }
        }
        Go::Stay
    }

    fn take(&mut self, play: &mut Play, cx: &mut Services, tile: Tile) -> Go {
        let mv = match self.why {
            Why::Start => Move::Start(tile),
            Why::Return(card, None) => {
                let mv = Move::Return(card, Claim::Tile(tile));
                let single = play.game().check(mv).is_ok();
                if !single {
                    // The mission gives two tiles, so the second one is chosen next.
                    self.why = Why::Return(card, Some(tile));
                    self.index = 0;
                    return Go::Stay;
                }
                mv
            }
            Why::Return(card, Some(first)) => {
                let (one, two) = (first.min(tile), first.max(tile));
                Move::Return(card, Claim::Tiles(one, two))
            }
            Why::Buy(spot) => return self.buy_tile(play, cx, spot, tile),
            Why::Read(spot) => match play.game().check(Move::Place(Piece::Camel, spot)) {
                Ok(()) => Move::Place(Piece::Camel, spot),
                Err(_) => return Go::Back,
            },
        };
        flow::step(play, cx, mv)
    }

    /// Buys a tile with the goods of the selected way to pay.
    fn buy_tile(self, play: &mut Play, cx: &mut Services, spot: Spot, tile: Tile) -> Go {
        let pay = ways(play.game()).get(usize::from(self.way)).copied();
        let objection = pay.and_then(|pay| guide::objection_to_payment(play, tile, pay));
        if let Some(why) = objection {
            cx.refuse(why);
            return Go::Stay;
        }
        let go = flow::step(play, cx, Move::Buy(spot, tile));
        let asks = matches!(play.game().phase(), Phase::Pay(Move::Buy(..)));
        match pay.filter(|_| asks) {
            Some(pay) => flow::step(play, cx, Move::Pay(pay)),
            None => go,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        let title = match self.why {
            Why::Buy(_) => cx.say(ActionText::ActBuy),
            Why::Start => cx.say(ActionText::TitleStart),
            Why::Read(_) => cx.say(ActionText::TitleOffer),
            Why::Return(card, _) => cx.say(mission::name(card)),
        };
        bars::draw(canvas, play, seat, title);
        let tiles = self.tiles(game);
        // In a guided game the tiles are less tall, to leave space for the guide's sentence.
        let pitch = if play.guide().is_some() { LOW } else { TILE.1 };
        draw_grid(canvas, &tiles, self.index, TOP + 3, pitch);
        let Some(&tile) = tiles.get(usize::from(self.index)) else {
            return;
        };
        let y = TOP + 2 * pitch + 5;
        let name = cx.say(improvement::name(tile));
        let at = area(7, y, 226, 20);
        let font = Font::Title.or_smaller(name, 226);
        canvas.text(font, name, at, Align::Left, theme::GOLD);
        let payment = guide::payment(cx, play, tile);
        let guided = payment.or_else(|| guide::sentence(cx, play));
        let effect = improvement::effect(cx, tile);
        let text = area(7, y + 20, 226, 2 * LINE);
        let height = canvas.paragraph(&effect, text, Align::Left, theme::CREAM);
        if payment.is_some() {
            self.draw_payment(cx, canvas, game, y + 22 + height);
        }
        match guided {
            Some(text) => guide::draw(canvas, text, FOOT),
            None => self.draw_why(cx, canvas, play, (tile, tiles.len())),
        }
        let back = match self.why {
            Why::Start => footer::undo(cx, play.running().can_undo()),
            _ => cx.say(Shell::Back),
        };
        match self.why {
            Why::Buy(_) => footer::draw(play, cx, canvas, footer::SHOP),
            Why::Read(spot) => {
                let places = game.check(Move::Place(Piece::Camel, spot)).is_ok();
                let bar = match places && !play.bot_to_move() {
                    true => footer::SHOP_READ,
                    false => footer::SHOP_LOOK,
                };
                footer::draw(play, cx, canvas, bar);
            }
            _ => draw_footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Choose)),
                    (Button::Left, cx.say(Shell::Move)),
                    (Button::B, back),
                    (Button::X, cx.say(footer::Msg::Info)),
                ],
            ),
        }
    }

    /// Draws the line about the reason for the choice: the price, the setup, or the benefit of a
    /// mission.
    fn draw_why(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        (tile, count): (Tile, usize),
    ) {
        let game = play.game();
        let seat = game.seat();
        match self.why {
            Why::Buy(_) => {
                self.draw_payment(cx, canvas, game, 176);
                if let Some(line) = effect::tile(cx, game, seat, tile) {
                    let at = area(7, 199, 226, 20);
                    canvas.text(Font::Body, &line, at, Align::Left, theme::SHADE);
                }
            }
            Why::Read(_) => {
                draw_buyers(cx, canvas, play, 178);
                if let Some(line) = effect::tile(cx, game, seat, tile) {
                    let at = area(7, 199, 226, 20);
                    canvas.text(Font::Body, &line, at, Align::Left, theme::SHADE);
                }
            }
            Why::Start => {
                let experienced = count > 4;
                let msg = match experienced {
                    true => OverviewText::SetupTileAny,
                    false => OverviewText::SetupTile,
                };
                let text = area(7, 182, 226, 2 * LINE);
                canvas.paragraph(cx.say(msg), text, Align::Left, theme::SHADE);
            }
            Why::Return(card, _) => {
                let words = match card.benefit() {
                    palmyra_engine::merchants::Benefit::OpenTiles => DealText::ShopTwo,
                    _ => DealText::ShopUndrawn,
                };
                let at = area(7, 182, 226, 20);
                canvas.text(Font::Body, cx.say(words), at, Align::Left, theme::SHADE);
            }
        }
    }

    /// Draws the price, and the goods of the selected way to pay.
    fn draw_payment(self, cx: &Services, canvas: &mut Canvas, game: &Merchants, y: i32) {
        canvas.fill(area(4, y - 1, 232, 1), theme::BRONZE);
        let price = game.amounts().improvement;
        let words = cx.tell(DealText::ShopPay, &[price.into()]);
        let at = area(7, y, 60, 22);
        canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
        let pay = ways(game).get(usize::from(self.way)).copied();
        for good in Good::ALL {
            let x = 78 + 42 * good.index() as i32;
            let count = pay.unwrap_or(Goods::NONE).count(good);
            let ink = if count > 0 {
                canvas.slab(area(x - 10, y + 2, 36, 19), theme::DUSK);
                theme::GOLD
            } else {
                theme::SHADE
            };
            signs::good(good).draw(canvas, Point::new(x, y + 11));
            let text = match count {
                0 => bars::number(0),
                count => signed(-i32::from(count)),
            };
            let at = area(x + 9, y, 18, 22);
            canvas.text(Font::Body, &text, at, Align::Left, ink);
        }
    }
}

/// Returns the index of the tile to which an arrow leads in a grid.
pub fn walk(index: u8, button: Button, count: u8) -> u8 {
    let count = count.max(1);
    match button {
        Button::Left => (index + count - 1) % count,
        Button::Right => (index + 1) % count,
        Button::Down if index + ACROSS < count => index + ACROSS,
        // From the last row, the cursor moves to the first row of the same column.
        Button::Down => index % ACROSS,
        Button::Up if index >= ACROSS => index - ACROSS,
        Button::Up => ((count - 1) / ACROSS * ACROSS + index % ACROSS).min(count - 1),
        _ => index,
    }
}

/// Draws the page with the selected tile. Arrows show that there are more pages. `pitch` is the
/// height of a tile with the gap to the next tile.
pub fn draw_grid(canvas: &mut Canvas, tiles: &[Tile], chosen: u8, top: i32, pitch: i32) {
    let page = chosen / PAGE * PAGE;
    let shown = tiles.iter().enumerate().skip(page.into());
    for (place, (index, &tile)) in shown.take(PAGE.into()).enumerate() {
        let place = place as i32;
        let at = Point::new(
            3 + TILE.0 * (place % i32::from(ACROSS)),
            top + pitch * (place / i32::from(ACROSS)),
        );
        draw_tile(canvas, tile, at, pitch, index == usize::from(chosen));
    }
    let y = top + 2 * pitch + 2;
    // Arrows mark pages above or below.
    if page > 0 {
        canvas.sprite_at(&ARROW_UP, Point::new(202, y + 6), &[theme::GOLD]);
    }
    if usize::from(page + PAGE) < tiles.len() {
        canvas.sprite_at(&ARROW_DOWN, Point::new(202, y + 14), &[theme::GOLD]);
    }
}

/// Draws the price of an improvement, and the order in which the pieces buy.
fn draw_buyers(cx: &Services, canvas: &mut Canvas, play: &Play, y: i32) {
    let game = play.game();
    canvas.fill(area(4, y - 2, 232, 1), theme::BRONZE);
    let price = cx.tell(DealText::ShopPay, &[game.amounts().improvement.into()]);
    let at = area(7, y, 60, 20);
    canvas.text(Font::Body, &price, at, Align::Left, theme::CREAM);
    let many = game.seats() > 2;
    let slots = IMPROVEMENT_SLOTS.into_iter();
    for (index, slot) in slots.filter(|slot| many || !slot.is_for_many()).enumerate() {
        let x = 84 + 38 * index as i32;
        let order = bars::number(index as i32 + 1);
        let at = area(x, y, 10, 20);
        canvas.text(Font::Body, &order, at, Align::Left, theme::SHADE);
        match game.piece(slot) {
            Some((owner, _)) => badge(canvas, play.person(owner), Point::new(x + 11, y + 3)),
            None => signs::action(slot.action(), None).draw_in(
                canvas,
                Point::new(x + 18, y + 10),
                theme::DIM,
                theme::NIGHT,
            ),
        }
    }
}

/// Returns the ways to pay for an improvement. Ways that give away plentiful goods come first, and
/// those that give away advanced goods come last.
fn ways(game: &Merchants) -> Vec<Goods, WAYS> {
    let have = game.board(game.seat()).goods();
    let price = u16::from(game.amounts().improvement);
    let mut ways: Vec<Goods, WAYS> = Vec::new();
    let upto = |good: Good| 0..=have.count(good).min(price as u8);
    for gold in upto(Good::Gold) {
        for marble in upto(Good::Marble) {
            for stone in upto(Good::Stone) {
                let rest = i32::from(price) - i32::from(gold + marble + stone);
                let Ok(wood) = u8::try_from(rest) else {
                    continue;
                };
                if wood <= have.count(Good::Wood) {
                    // The list has room, because there are at most 20 ways to pay three goods.
                    let _ = ways.push(Goods::new(wood, stone, marble, gold));
                }
            }
        }
    }
    let spare = |pay: &Goods| {
        let left = have - *pay;
        let squares = Good::ALL.map(|good| {
            // Two goods of an advanced kind are rated like none of a basic kind.
            let dear = if good.is_basic() { 0 } else { 2 };
            (i16::from(left.count(good)) - dear).pow(2)
        });
        squares.iter().sum::<i16>()
    };
    sort(&mut ways, |a, b| spare(a) < spare(b));
    ways
}

/// Draws a tile as a sentence of signs, with its top left corner at `at`. `pitch` is its height
/// with the gap to the next tile.
pub fn draw_tile(canvas: &mut Canvas, tile: Tile, at: Point, pitch: i32, chosen: bool) {
    let (width, height) = (TILE.0 - 1, pitch - 3);
    if chosen {
        canvas.slab(area(at.x, at.y, width, height), theme::GOLD);
        canvas.slab(
            area(at.x + 2, at.y + 2, width - 4, height - 4),
            theme::NIGHT,
        );
    } else {
        canvas.slab(area(at.x, at.y, width, height), theme::DUSK);
    }
    let middle = at + Point::new(width / 2, height / 2);
    draw_sentence(canvas, &sentence::tile(tile), middle, Tone::Own);
}
