//! The screen of missions: the pile, the player's hand, and the fulfilled ones.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::{Claim, Merchants, Mission, Move, Price, Spot};
use palmyra_engine::{Game as _, Seat};

use super::art::{Tone, draw_sentence};
use super::ask::{Ask, Topic};
use super::bars::{self, number};
use super::explain::Explain;
use super::pay::Pay;
use super::shop::ShopScreen;
use super::signs::{self, Chips, sentence};
use super::text::{ActionText, DealText, OverviewText, RefusalText, footer, mission};
use super::{Play, Screen, art, goals, guide, rows};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::art::{ARROW_LEFT, ARROW_RIGHT, LAUREL, TICK};
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, footer as draw_footer};
use crate::shell::{Go, Services, flow};
use crate::theme::{self, Ink};

/// The background of a mission card.
const PAPER: Ink = theme::PAPER;
/// The background of a mission card's heading.
const HEAD: Ink = theme::MISSION_HEAD;

/// An entry of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// The pile, from which a mission can be drawn.
    Pile,
    /// A mission in the player's hand.
    Hand(Mission),
    /// A mission that the player has fulfilled.
    Done(Mission),
}

/// The missions of a player, with the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissionScreen {
    /// The seat whose missions are shown.
    seat: Seat,
    /// Whether the missions can only be read, because the screen was opened from the board.
    reads: bool,
    /// The slot of the piece that draws or fulfils a mission, if there is one.
    spot: Option<Spot>,
    index: u8,
    /// Whether the missions are hidden, because another person may be looking.
    covered: bool,
    /// Whether a mission was just drawn. The screen below then shows an outdated list.
    drawn: bool,
}

impl MissionScreen {
    /// Opens the screen with the missions of the deciding player.
    pub fn hand(play: &Play) -> Self {
        Self {
            seat: play.game().seat(),
            reads: false,
            spot: None,
            index: 0,
            covered: play.running().humans() > 1,
            drawn: false,
        }
    }

    /// Opens the screen with a person's missions, only to be read.
    pub fn read(play: &Play, seat: Seat) -> Self {
        Self {
            seat,
            reads: true,
            ..Self::hand(play)
        }
    }

    /// Opens the screen for the piece on a slot. The cursor is on a mission that the player can
    /// pay, or else on the first entry.
    pub fn at(play: &Play, spot: Spot) -> Self {
        let mut screen = Self::hand(play);
        screen.spot = Some(spot);
        let game = play.game();
        let payable = screen.items(game).into_iter().position(|item| match item {
            Item::Hand(card) => game.check(Move::Fulfil(spot, card)).is_ok(),
            _ => false,
        });
        screen.index = payable.unwrap_or(0) as u8;
        screen
    }

    fn items(self, game: &Merchants) -> Vec<Item, 27> {
        let board = game.board(self.seat);
        let mut items = Vec::new();
        // The list has room for all missions and the pile.
        if self
            .spot
            .is_some_and(|spot| game.check(Move::Draw(spot)).is_ok())
        {
            let _ = items.push(Item::Pile);
        }
        for card in board.hand().iter() {
            let _ = items.push(Item::Hand(card));
        }
        for card in board.fulfilled().iter() {
            let _ = items.push(Item::Done(card));
        }
        items
    }

    fn item(self, game: &Merchants) -> Option<Item> {
        let items = self.items(game);
        let at = usize::from(self.index) % items.len().max(1);
        items.get(at).copied()
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        if self.covered {
            return match button {
                Button::A => {
                    self.covered = false;
                    Go::Stay
                }
                Button::B => Go::Back,
                _ => Go::Stay,
            };
        }
        let count = self.items(game).len().max(1) as u8;
        match (button, self.item(game)) {
            (Button::Left, _) => self.index = (self.index % count + count - 1) % count,
            (Button::Right, _) => self.index = (self.index + 1) % count,
            (Button::A | Button::B, _) if self.drawn => return Go::Game(flow::resume(play, cx)),
            (Button::B, _) => return Go::Back,
            (Button::A, _) if self.reads => return Go::Back,
            (Button::Y, _) if self.reads => {}
            (Button::A, Some(item)) => return self.choose(play, cx, item),
            (Button::Y, Some(Item::Hand(card))) => {
                return play.push(Screen::Ask(Ask::cash(game, card)));
            }
            (Button::X, Some(Item::Hand(card) | Item::Done(card))) => {
                return play.push(Screen::Explain(Explain::Mission(card)));
            }
            (Button::X, _) => return play.push(Screen::Explain(Explain::Missions)),
            _ => {}
        }
        Go::Stay
    }

    fn choose(&mut self, play: &mut Play, cx: &mut Services, item: Item) -> Go {
        let game = play.game();
        match (item, self.spot) {
            (Item::Pile, Some(spot)) => {
                let before = game.board(game.seat()).hand();
                let seat = game.seat();
                let go = flow::step(play, cx, Move::Draw(spot));
                if go == Go::Stay {
                    return go;
                }
                let game = play.game();
                let drawn = game.board(seat).hand().minus(before);
                if game.seat() != seat || drawn.is_empty() {
                    return go;
                }
                let mut screen = Self::hand(play);
                screen.covered = false;
                screen.drawn = true;
                let items = screen.items(game);
                let new = items.iter().position(|item| match item {
                    Item::Hand(card) => drawn.contains(*card),
                    _ => false,
                });
                screen.index = new.unwrap_or(0) as u8;
                play.swap(Screen::Missions(screen))
            }
            (Item::Hand(card), Some(spot)) => {
                let step = Move::Fulfil(spot, card);
                let price = game.price(game.seat(), step);
                match game.means(price).is_empty() {
                    true => flow::step(play, cx, step),
                    false => play.push(Screen::Pay(Pay::new(step))),
                }
            }
            (Item::Hand(_), None) => {
                cx.refuse(RefusalText::NoPiece);
                Go::Stay
            }
            (Item::Done(card), _) => give_back(play, cx, card),
            (Item::Pile, None) => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = self.seat;
        if self.covered {
            draw_cover(cx, canvas, play, seat);
            return;
        }
        let title = match self.spot {
            Some(_) => ActionText::ActMission,
            None => ActionText::TitleHand,
        };
        bars::draw(canvas, play, seat, cx.say(title));
        let items = self.items(game);
        let count = items.len() as u8;
        let item = self.item(game);
        match item {
            Some(Item::Pile) => draw_pile(cx, canvas, game),
            Some(Item::Hand(card) | Item::Done(card)) => draw_card(cx, canvas, play, seat, card),
            None => {
                let at = area(20, 100, 200, 2 * LINE);
                let words = cx.say(DealText::MissionNone);
                canvas.paragraph(words, at, Align::Centre, theme::CREAM);
            }
        }
        if count > 0 {
            let at = area(2, 44, 44, 18);
            let place = number(self.index % count + 1);
            canvas.text(Font::Body, &place, at, Align::Centre, theme::GOLD);
            let at = area(2, 62, 44, 18);
            let of = cx.tell(DealText::MissionOf, &[count.into()]);
            canvas.text(Font::Body, &of, at, Align::Centre, theme::SHADE);
            canvas.sprite_twice(&ARROW_LEFT, Point::new(24, 130), &[theme::GOLD]);
            canvas.sprite_twice(&ARROW_RIGHT, Point::new(216, 130), &[theme::GOLD]);
        }
        if let Some(Item::Done(_)) = item {
            canvas.sprite_at(&TICK, Point::new(216, 52), &[art::GREEN]);
        }
        if let Some(text) = guide::sentence(cx, play) {
            guide::draw(canvas, text, FOOT);
        }
        match (item, self.spot) {
            _ if self.drawn => draw_footer(canvas, &[(Button::A, cx.say(Shell::Next))]),
            _ if self.reads => draw_footer(
                canvas,
                &[
                    (Button::Left, cx.say(Shell::Move)),
                    (Button::B, cx.say(Shell::Back)),
                    (Button::X, cx.say(footer::Msg::Info)),
                ],
            ),
            (Some(Item::Pile), _) => footer::draw(play, cx, canvas, footer::DRAW),
            (Some(Item::Hand(_)), Some(_)) => footer::draw(play, cx, canvas, footer::FULFIL),
            (Some(Item::Hand(_)), None) => draw_footer(
                canvas,
                &[
                    (Button::Left, cx.say(footer::Msg::Nothing)),
                    (Button::B, cx.say(Shell::Back)),
                    (Button::X, cx.say(footer::Msg::Info)),
                    (Button::Y, cx.say(footer::Msg::ForAGood)),
                ],
            ),
            _ => footer::draw(play, cx, canvas, footer::RETURN),
        }
    }
}

/// Plays the return of a mission for its benefit. If the benefit needs a choice, opens the screen
/// of that choice. If the mission cannot be returned now, tells the player why.
fn give_back(play: &mut Play, cx: &mut Services, card: Mission) -> Go {
    let moves = rows::moves(play.game());
    let mut claims = moves.iter().filter_map(|&mv| match mv {
        Move::Return(other, claim) if other == card => Some(claim),
        _ => None,
    });
    match claims.next() {
        None => {
            let refusal = play.game().check(Move::Return(card, Claim::Plain));
            let text = match refusal {
                // The explanation of the mission says when it can be returned.
                Err(palmyra_engine::merchants::Refusal::NotNow) => {
                    return play.push(Screen::Explain(Explain::Mission(card)));
                }
                _ => RefusalText::ReturnNothing,
            };
            cx.refuse(text);
            Go::Stay
        }
        Some(Claim::Plain) => flow::step(play, cx, Move::Return(card, Claim::Plain)),
        Some(Claim::Tile(_) | Claim::Tiles(..)) => play.push(Screen::Shop(ShopScreen::back(card))),
        Some(_) => play.push(Screen::Ask(Ask::new(Topic::Return(card)))),
    }
}

/// Draws a curtain over the missions. It is used if several people play.
fn draw_cover(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat) {
    canvas.fill(panel(), theme::NIGHT);
    let person = play.person(seat);
    let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
    for fold in 0..12 {
        let x = fold * 20;
        canvas.fill(area(x, 0, 17, 46 + (fold % 2) * 6), colour);
        canvas.fill(area(x + 17, 0, 3, 44), theme::DUSK);
    }
    let at = area(0, 84, 240, 42);
    canvas.text(Font::Logo, cx.name(person), at, Align::Centre, theme::GOLD);
    let at = area(0, 130, 240, 20);
    let words = cx.say(OverviewText::CurtainMissions);
    canvas.text(Font::Body, words, at, Align::Centre, theme::CREAM);
    draw_footer(
        canvas,
        &[
            (Button::A, cx.say(Shell::Ready)),
            (Button::B, cx.say(Shell::Back)),
        ],
    );
}

fn draw_pile(cx: &Services, canvas: &mut Canvas, game: &Merchants) {
    for step in 0..3 {
        let at = area(64 + 4 * step, 58 - 4 * step + 8, 108, 100);
        canvas.slab(at, theme::UMBER);
        let inner = area(66 + 4 * step, 60 - 4 * step + 8, 104, 96);
        canvas.slab(inner, HEAD);
    }
    canvas.sprite_twice(&art::SCROLL, Point::new(126, 106), &[PAPER]);
    let at = area(7, 172, 226, 20);
    let words = match game.deck() {
        0 => cx.tell(DealText::MissionReshuffle, &[]),
        left => cx.tell(DealText::MissionDraw, &[left.into()]),
    };
    canvas.text(Font::Body, &words, at, Align::Centre, theme::CREAM);
}

fn draw_card(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat, card: Mission) {
    let board = play.game().board(seat);
    canvas.slab(area(48, 43, 144, 176), theme::BRONZE);
    canvas.slab(area(50, 45, 140, 172), PAPER);
    canvas.fill(area(50, 46, 140, 24), HEAD);
    canvas.sprite_at(&art::CROWN, Point::new(62, 58), &[theme::GOLD]);
    canvas.sprite_at(&LAUREL, Point::new(152, 58), &[theme::GOLD]);
    let at = area(160, 46, 28, 24);
    let prestige = number(card.prestige());
    canvas.text(Font::Title, &prestige, at, Align::Left, theme::GOLD);
    let name = cx.say(mission::name(card));
    let at = area(54, 71, 132, 20);
    let font = Font::Title.or_smaller(name, 130);
    canvas.text(font, name, at, Align::Left, theme::INK);
    // A mission in hand has its price for the player, compared with the player's goods. A fulfilled
    // mission has its cost without any reduction.
    canvas.slab(area(54, 92, 132, 20), theme::NIGHT);
    let is_open = board.hand().contains(card);
    let price = goals::mission_price(play.game(), seat, card);
    let (price, have) = match is_open {
        true => (price, board.goods()),
        false => (Price::exact(card.cost()), card.cost()),
    };
    let chips = match signs::price_width(price, have, Chips::Wide) {
        ..=128 => Chips::Wide,
        _ => Chips::Narrow,
    };
    signs::draw_price(canvas, price, have, Point::new(57, 102), chips);
    canvas.fill(area(54, 115, 132, 1), theme::BRONZE);
    let at = area(54, 117, 132, 18);
    let later = cx.say(DealText::MissionLater);
    canvas.text(Font::Body, later, at, Align::Left, HEAD);
    canvas.slab(area(54, 136, 132, 22), theme::DUSK);
    let benefit = sentence::benefit(card);
    draw_sentence(canvas, &benefit, Point::new(120, 147), Tone::Own);
    // In a guided game, the sentence takes the place of the benefit in words.
    if play.guide().is_none() {
        let text = mission::benefit(cx, card);
        let at = area(55, 161, 130, 3 * LINE);
        canvas.paragraph(&text, at, Align::Left, theme::INK);
    }
}
