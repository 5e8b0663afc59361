//! The page of a hint, which shows the turn that a strong bot would make.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::bot::PlanMoves;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Caravans, Card, Deal, HAND, Move, Phase};
use palmyra_play::{Asker, Decision};

use super::art::{ARROW, Face, Size, draw_card, hue};
use super::bars::{TOP, number, signed};
use super::card::draw_hand;
use super::exchange::ExchangeScreen;
use super::market::Market;
use super::news::draw_chip;
use super::reason::{self, Matter};
use super::table::Table;
use super::text::Msg;
use super::turn::Laid;
use super::{Play, Screen, art, board, short_card_name};
use crate::canvas::{Align, Canvas, Font, LARGE_LINE, LINE, area, wrap_in};
use crate::input::Button;
use crate::shell::hint;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, HEADER, footer, page};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The page of a hint. It first waits for the bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint;

/// The parts of a hint as the screens show them: deals, cards, and the target of a mirage.
#[derive(Debug)]
struct Advice {
    /// The moves that are played when the person follows the hint.
    moves: PlanMoves<Move>,
    deals: Vec<(Deal, u16), 3>,
    cards: Vec<Laid, 4>,
    /// The card field that is covered, if one of the cards is a mirage.
    over: Option<u8>,
    aside: Vec<Card, HAND>,
    before: Table,
    after: Table,
    reason: Option<Reason>,
}

impl Advice {
    fn of(play: &Play, decision: &Decision<Caravans>) -> Self {
        let mut game = play.game().clone();
        let before = Table::of(&game);
        let mut advice = Self {
            moves: PlanMoves::new(),
            deals: Vec::new(),
            cards: Vec::new(),
            over: None,
            aside: Vec::new(),
            before,
            after: before,
            reason: decision.reason,
        };
        // Sales for a tax and final sales are decided one at a time, so only the first move counts.
        let is_single = matches!(game.phase(), Phase::Tax(_) | Phase::FinalSales);
        let first = [decision.mv];
        let plan: &[Move] = match decision.plan.is_empty() || is_single {
            true => &first,
            false => &decision.plan,
        };
        let seat = game.seat();
        for &mv in plan {
            let was = game.clone();
            let mut after = advice.after;
            // The hint ends where another player moves.
            if game.seat() != seat || game.play(mv, |event| after.tell(event)).is_err() {
                break;
            }
            advice.add(&was, mv);
            advice.after = after;
            if !matches!(
                game.phase(),
                Phase::Trade(_) | Phase::Card | Phase::Exchange { .. }
            ) {
                break;
            }
        }
        advice
    }

    /// Adds a move of the plan. `game` is the position before the move.
    fn add(&mut self, game: &Caravans, mv: Move) {
        // The lists have room for the moves of any turn.
        let _ = self.moves.push(mv);
        match mv {
            Move::Buy(good) => {
                let _ = self.deals.push((Deal::Buy(good), game.route(good).price()));
            }
            Move::Sell(good) => {
                let proceeds = game.route(good).proceeds();
                let _ = self.deals.push((Deal::Sell(good), proceeds));
            }
            Move::Play(card) => {
                let _ = self.cards.push(Laid::played(card, &self.after));
            }
            Move::Cover(good, field) => {
                let over = game.board().get(usize::from(field)).copied();
                let _ = self.cards.push(Laid::mirage(Card::mirage(good), over));
                self.over = Some(field);
            }
            Move::LayAside(card) => {
                let _ = self.aside.push(card);
            }
            Move::Pass | Move::Draw => {}
        }
    }
}

impl Hint {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => follow(play, cx),
            Button::B | Button::X => Go::Back,
            Button::Y => play.push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        hint::asks(play.decision(Asker::Person).is_some())
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some(decision) = play.decision(Asker::Person) else {
            hint::draw_thinking(cx, canvas, 0, TOP - HEADER);
            return;
        };
        page(canvas, cx.say(Shell::HintTitle));
        let advice = Advice::of(play, decision);
        match play.game().phase() {
            Phase::Exchange { .. } => draw_exchange(cx, canvas, play, &advice),
            Phase::Trade(_) | Phase::Card => draw_turn(cx, canvas, play, &advice),
            _ => draw_sale(cx, canvas, play, &advice),
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::BtnDoIt)),
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

/// Draws the reasons between two y coordinates, in large letters if there is room.
fn draw_reasons(
    cx: &Services,
    canvas: &mut Canvas,
    play: &Play,
    advice: &Advice,
    (top, end): (i32, i32),
) {
    let game = play.game();
    let matter = Matter {
        seat: game.seat(),
        before: &advice.before,
        after: &advice.after,
        deals: (game.phase() != Phase::Card).then_some(&advice.deals[..]),
        cards: &advice.cards,
    };
    let lines = advice
        .reason
        .map(|reason| reason::lines(cx, reason, &matter));
    let lines = lines.unwrap_or_default();
    let rows: usize = lines
        .iter()
        .map(|line| wrap_in(Font::Large, line, 226).count())
        .sum();
    let is_large = top + LARGE_LINE * rows as i32 <= end;
    let mut y = top;
    for line in lines {
        let at = area(7, y, 226, LINE);
        y += match is_large {
            true => canvas.large(&line, at, theme::CREAM),
            false => canvas.paragraph(&line, at, Align::Left, theme::CREAM),
        };
    }
    debug_assert!(y <= end, "all lines fit");
}

/// Draws the hint for a turn in two parts: the trade, if it is not made yet, and the card to play.
/// If the card is a mirage, also draws the card fields, with a frame around the card that it
/// covers.
fn draw_turn(cx: &Services, canvas: &mut Canvas, play: &Play, advice: &Advice) {
    let game = play.game();
    let trades = matches!(game.phase(), Phase::Trade(_));
    let step = |canvas: &mut Canvas, number: &str, y| {
        let at = area(6, y, 14, 20);
        canvas.text(Font::Title, number, at, Align::Left, theme::GOLD);
    };
    let mut y = HEADER + 4;
    if trades {
        step(canvas, "1", y);
        for (index, &deal) in advice.deals.iter().enumerate() {
            draw_chip(canvas, deal, Point::new(22 + 50 * index as i32, y));
        }
        if advice.deals.is_empty() {
            let at = area(22, y, 214, 20);
            canvas.text(
                Font::Body,
                cx.say(Msg::DidPass),
                at,
                Align::Left,
                theme::CREAM,
            );
        }
        y += 24;
        canvas.fill(area(6, y, 228, 1), theme::MIST);
        y += 4;
        step(canvas, "2", y);
    }
    draw_cards(cx, canvas, advice, Point::new(22, y));
    canvas.fill(area(0, y + 64, 240, 1), theme::BRONZE);
    // For a mirage, the card fields are drawn too, because several of them may have the same card
    // as the covered one.
    let top = FOOT - board::CARDS - 3;
    let end = if advice.over.is_some() { top - 2 } else { FOOT };
    draw_reasons(cx, canvas, play, advice, (y + 67, end));
    if let Some(field) = advice.over {
        board::draw_cards(canvas, game, top, None);
        let x = 3 + 18 * i32::from(field);
        canvas.frame(area(x - 2, top - 2, 21, board::CARDS + 4), 2, theme::GOLD);
    }
}

/// Draws the cards of a turn, with the name and the effect of the last card.
fn draw_cards(cx: &Services, canvas: &mut Canvas, advice: &Advice, at: Point) {
    let Some((last, before)) = advice.cards.split_last() else {
        return;
    };
    let mut x = at.x;
    for laid in before {
        draw_card(
            canvas,
            laid.card,
            Point::new(x, at.y + 18),
            Size::Small,
            Face::Plain,
        );
        x += 20;
    }
    draw_card(
        canvas,
        last.card,
        Point::new(x, at.y),
        Size::Large,
        Face::Plain,
    );
    x += 46;
    if let Some(over) = last.over {
        canvas.sprite(&ARROW, Point::new(x, at.y + 27), &[theme::GOLD]);
        x += 12;
        canvas.slab(area(x - 2, at.y - 2, 46, 64), theme::GOLD);
        draw_card(canvas, over, Point::new(x, at.y), Size::Large, Face::Plain);
        x += 48;
    }
    let width = 236 - x;
    let name = short_card_name(cx, last.card);
    let font = Font::Title.or_smaller(&name, width);
    let line = |row: i32, height| area(x, at.y + row, width, height);
    canvas.text(font, &name, line(-2, 20), Align::Left, theme::GOLD);
    let mut row = 19;
    if let Some(over) = last.over {
        let over = short_card_name(cx, over);
        let words = cx.tell(Msg::HintOver, &[over.as_str().into()]);
        row += canvas.paragraph(&words, line(18, 2 * LINE), Align::Left, theme::CREAM);
    }
    // If there is no room, the change of the forecast is left out. The reasons mention the change
    // too.
    if row <= 45 {
        draw_change(canvas, advice, *last, Point::new(x, at.y + row));
    }
}

/// Draws the forecast's number that a card changes, before and after the card.
fn draw_change(canvas: &mut Canvas, advice: &Advice, laid: Laid, at: Point) {
    let card = laid.over.unwrap_or(laid.card);
    let good = card.good();
    let [before, after] = [&advice.before, &advice.after].map(|table| match card.kind() {
        palmyra_engine::caravans::CardKind::Contract => number(table.forecast.pay(good)),
        _ => signed(table.forecast.away(good)),
    });
    if before == after {
        return;
    }
    let hue = hue(good);
    canvas.slab(area(at.x, at.y, 17, 17), hue.card);
    art::draw_emblem(canvas, good, at + Point::new(8, 8), hue.ink);
    let mut x = at.x + 21;
    let width = Font::Body.width(&before);
    let text = |x, width| area(x, at.y, width, 17);
    canvas.text(
        Font::Body,
        &before,
        text(x, width),
        Align::Left,
        theme::CREAM,
    );
    x += width + 3;
    canvas.sprite(&ARROW, Point::new(x, at.y + 5), &[theme::GOLD]);
    x += 11;
    let width = Font::Body.width(&after);
    canvas.text(Font::Body, &after, text(x, width), Align::Left, theme::GOLD);
}

/// Draws the hint for an exchange: the cards to lay aside.
fn draw_exchange(cx: &Services, canvas: &mut Canvas, play: &Play, advice: &Advice) {
    let game = play.game();
    let chosen = ExchangeScreen::with(game, &advice.aside);
    draw_heading(cx, canvas, Msg::ExchangeTitle);
    draw_hand(
        canvas,
        game.hand(game.seat()),
        TOP + 4,
        |index, _| match chosen.is_aside(index as u8) {
            true => (Face::Dim, false, 14),
            false => (Face::Plain, false, 0),
        },
    );
    canvas.fill(area(0, TOP + 97, 240, 1), theme::BRONZE);
    draw_reasons(cx, canvas, play, advice, (TOP + 101, FOOT));
}

/// Draws the hint for a sale: the amphora to sell for a tax or in the final sales.
fn draw_sale(cx: &Services, canvas: &mut Canvas, play: &Play, advice: &Advice) {
    let heading = match play.game().phase() {
        Phase::Tax(_) => Msg::TaxSell,
        _ => Msg::FinalTitle,
    };
    draw_heading(cx, canvas, heading);
    for (index, &deal) in advice.deals.iter().enumerate() {
        draw_chip(canvas, deal, Point::new(8 + 50 * index as i32, TOP + 8));
    }
    canvas.fill(area(0, TOP + 36, 240, 1), theme::BRONZE);
    draw_reasons(cx, canvas, play, advice, (TOP + 43, FOOT));
}

fn draw_heading(cx: &Services, canvas: &mut Canvas, heading: Msg) {
    let line = area(8, HEADER, 224, TOP - HEADER);
    canvas.text(Font::Body, cx.say(heading), line, Align::Left, theme::GOLD);
}

/// Plays the moves that the hint shows.
fn follow(play: &mut Play, cx: &mut Services) -> Go {
    let Some(decision) = play.decision(Asker::Person) else {
        return Go::Stay;
    };
    let moves = Advice::of(play, decision).moves;
    flow::steps(play, cx, &mut moves.iter().copied())
}
