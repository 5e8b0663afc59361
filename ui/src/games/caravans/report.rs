//! The report of another player's turn.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::caravans::{Deal, Good, Kind, Phase};
use palmyra_play::{Asker, Millis, Speed};

use super::art::{CARDS, Face, Size, TO_LEFT, TO_RIGHT, draw_amphora, draw_card, hue};
use super::bars::{self, COIN_INKS, TOP, signed};
use super::board;
use super::card::pay_number;
use super::info::{Info, Topic};
use super::market::Market;
use super::text::Msg;
use super::turn::{Laid, Turn};
use super::watch::{Followed, Watch};
use super::year::YearPage;
use super::{Play, Screen, card_name, good_name, guide};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::sentence;
use crate::shell::text::{Blank, Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer, page, progress};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The height of a deal.
const DEAL: i32 = 29;
/// Top of the words below the deals and the card.
const WORDS: i32 = TOP + 97;

/// A turn, while it is made or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// A bot's turn while it is made.
    Live(Watch),
    /// A turn of the log.
    Past {
        /// How many turns ago.
        ago: u8,
    },
}

impl Report {
    /// Creates the report of a bot that is about to decide.
    pub const fn live(now: Millis) -> Self {
        Self::Live(Watch::new(now))
    }

    /// Creates the report of a turn of the log.
    pub const fn past(ago: u8) -> Self {
        Self::Past { ago }
    }

    /// The turn that is shown.
    fn turn(self, play: &Play) -> Option<&Turn> {
        match self {
            Self::Live(watch) if watch.is_done() && play.turn().start.is_none() => {
                play.log().next()
            }
            Self::Live(_) => Some(play.turn()),
            Self::Past { ago } => play.log().nth(ago.into()),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let turn = self.turn(play);
        match (button, &mut *self) {
            (Button::A, Self::Past { ago }) => {
                // The year that a turn has ended is a page of its own.
                match turn.is_some_and(|turn| turn.year.is_some()) {
                    true => play.swap(Screen::Year(YearPage::again(*ago))),
                    false => Go::Back,
                }
            }
            (Button::B, Self::Past { .. }) => Go::Back,
            (Button::A, Self::Live(watch)) if watch.is_done() => {
                cx.sound = Some(Sound::Confirm);
                leave(play, cx)
            }
            (Button::A, Self::Live(watch)) => {
                watch.hurry();
                Go::Stay
            }
            (Button::B, Self::Live(_)) => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            (Button::X, _) => {
                // Only a turn that is over can be explained as a whole.
                let ago = match *self {
                    Self::Past { ago } => Some(ago),
                    Self::Live(_) => play.turn().start.is_none().then_some(0),
                };
                let why = turn.is_some_and(|turn| turn.why.is_some());
                play.push(Screen::Info(Info::new(match ago.filter(|_| why) {
                    Some(ago) => Topic::Why { ago },
                    None => Topic::Market,
                })))
            }
            (Button::Y, Self::Live(_)) => play.push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let Self::Live(watch) = self else {
            return (false, Go::Stay);
        };
        let was_done = watch.is_done();
        if was_done && stays(play, cx) {
            return (false, Go::Stay);
        }
        match watch.follow(play, cx) {
            Followed::Waiting => (false, Go::Stay),
            Followed::Step => (true, Go::Stay),
            Followed::Shown => (true, leave(play, cx)),
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        match self {
            Self::Live(watch) => watch.asks(play),
            Self::Past { .. } => None,
        }
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match self {
            Self::Live(watch) if !(watch.is_done() && stays(play, cx)) => watch.wake(play, cx),
            _ => None,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let turn = self.turn(play);
        let turn = turn.map(|turn| (turn, turn.seat.unwrap_or_else(|| game.turn())));
        let Some((turn, seat)) = turn else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        let person = play.person(seat);
        let (before, after) = turn
            .capital(seat)
            .unwrap_or((game.capital(seat), game.capital(seat)));
        let paid = turn
            .year
            .map_or(0, |year| year.paid[seat.index() % year.paid.len()]);
        let after = after - paid.min(after);
        let change = (after != before).then(|| pay_number(after));
        let name = cx.name(person);
        let thinks = cx.tell(Shell::Thinking, &[name.into()]);
        let title = if turn.is_empty() { &thinks } else { name };
        bars::draw(canvas, game, person, title, before, change);
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 4, 240, 4));
        }
        if turn.is_empty() && matches!(game.phase(), Phase::Exchange { .. }) {
            // The forecast of a finished year has no meaning.
            let text = area(8, TOP + 5, 224, DEAL - 2);
            let words = cx.say(Msg::ExchangeTitle);
            canvas.text(Font::Body, words, text, Align::Left, theme::SHADE);
            self.draw_footer(cx, canvas);
            return;
        }
        draw_deals(cx, canvas, turn);
        draw_played(canvas, &turn.cards);
        canvas.fill(area(0, WORDS, 240, 1), theme::BRONZE);
        let said = matches!(self, Self::Live(_)).then(|| guide::sentence_of_turn(play, turn));
        match said.flatten() {
            Some(msg) => sentence::draw_above_footer(canvas, cx.say(msg)),
            None => draw_words(cx, canvas, play, turn),
        }
        self.draw_footer(cx, canvas);
    }

    fn draw_footer(&self, cx: &Services, canvas: &mut Canvas) {
        let info = (Button::X, cx.say(Shell::Why));
        match self {
            Self::Live(_) => footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Next)),
                    (Button::B, cx.say(Shell::Pause)),
                    info,
                    (Button::Y, cx.say(Msg::BtnMarket)),
                ],
            ),
            Self::Past { .. } => footer(canvas, &[(Button::B, cx.say(Shell::Back)), info]),
        }
    }
}

/// Whether the result of a turn stays until it has been read. At the instant
/// speed, turns are listed later instead; the end of a year has pages of its own.
fn stays(play: &Play, cx: &Services) -> bool {
    let turn = play.log().next();
    let over = play.turn().start.is_none();
    over && cx.profile.settings.speed != Speed::Instant && turn.is_some_and(Turn::is_trade)
}

/// Leaves a turn: for the pages of a year that it has ended, or for the next
/// decision.
pub fn leave(play: &mut Play, cx: &mut Services) -> Go {
    let instant = cx.profile.settings.speed == Speed::Instant;
    // The only person has seen the turn.
    if !instant && play.running().only_human().is_some() {
        play.told = play.steps();
    }
    let over = play.turn().start.is_none();
    let year = play.log().next().is_some_and(|turn| turn.year.is_some());
    if over && year {
        let page = YearPage::newest(cx.now);
        return Go::Game(play.show(Screen::Year(page)));
    }
    Go::Game(flow::resume(play, cx))
}

fn draw_deals(cx: &Services, canvas: &mut Canvas, turn: &Turn) {
    for (index, &(deal, price)) in turn.deals.iter().enumerate() {
        draw_deal(cx, canvas, deal, price, TOP + 5 + DEAL * index as i32);
    }
    let text = area(26, TOP + 5, 174, DEAL - 2);
    if let Some(count) = turn.exchanged {
        canvas.sprite(&CARDS, Point::new(8, TOP + 13), &[theme::TAN, theme::UMBER]);
        let words = cx.tell(Msg::LogExchange, &[count.into()]);
        canvas.text(Font::Body, &words, text, Align::Left, theme::CREAM);
    } else if turn.deals.is_empty() && !turn.cards.is_empty() {
        let text = area(8, TOP + 5, 168, DEAL - 2);
        let words = cx.say(Msg::DidPass);
        canvas.text(Font::Body, words, text, Align::Left, theme::SHADE);
    }
}

/// Draws one deal: which good, which way, for how much.
pub fn draw_deal(cx: &Services, canvas: &mut Canvas, deal: Deal, price: u16, top: i32) {
    let good = deal.good();
    let (arrow, price) = match deal {
        Deal::Buy(_) => (&TO_LEFT, -pay_number(price)),
        Deal::Sell(_) => (&TO_RIGHT, pay_number(price)),
    };
    canvas.slab(area(4, top, 174, DEAL - 2), hue(good).road);
    draw_amphora(canvas, good, Point::new(11, top + 7));
    canvas.sprite(arrow, Point::new(25, top + 11), &[theme::CREAM]);
    let name = area(38, top, 78, DEAL - 2);
    canvas.text(
        Font::Body,
        cx.say(good_name(good)),
        name,
        Align::Left,
        theme::CREAM,
    );
    let text = area(118, top, 36, DEAL - 2);
    canvas.text(Font::Body, &signed(price), text, Align::Right, theme::CREAM);
    canvas.sprite_at(&COIN, Point::new(166, top + 13), &COIN_INKS);
}

/// Draws the cards: the last one large, taxes before it small.
pub fn draw_played(canvas: &mut Canvas, cards: &[Laid]) {
    let Some((last, before)) = cards.split_last() else {
        return;
    };
    let at = Point::new(190, TOP + 6);
    canvas.slab(area(at.x - 3, at.y - 3, 48, 66), theme::GOLD);
    canvas.slab(area(at.x - 1, at.y - 1, 44, 62), theme::NIGHT);
    draw_card(canvas, last.card, at, Size::Large, Face::Plain);
    for (index, laid) in before.iter().enumerate() {
        let at = Point::new(184 + 18 * index as i32, TOP + 70);
        draw_card(canvas, laid.card, at, Size::Small, Face::Plain);
    }
}

/// Draws what the last card changes, and what the turn cost the viewer.
fn draw_words(cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn) {
    if let Some(laid) = turn.cards.last() {
        let name = card_name(cx, laid.card);
        let font = Font::Title.or_smaller(&name, 226);
        let at = area(7, WORDS + 3, 226, 20);
        canvas.text(font, &name, at, Align::Left, theme::GOLD);
        let mut y = WORDS + 24;
        for line in lines(cx, play, turn, *laid) {
            let at = area(7, y, 226, LINE);
            canvas.text(Font::Body, &line, at, Align::Left, theme::CREAM);
            y += LINE;
        }
    }
    if let Some(now) = turn.now.filter(|_| turn.is_trade()) {
        board::draw_forecast(canvas, &now, FOOT - board::FORECAST - 2);
    }
}

/// What a turn has changed, in at most two lines.
fn lines(cx: &Services, play: &Play, turn: &Turn, laid: Laid) -> heapless::Vec<Line, 2> {
    let mut lines = heapless::Vec::new();
    let effect = effect(cx, turn, laid);
    // There is room for both.
    if let Some(effect) = effect {
        let _ = lines.push(effect);
    }
    let seat = turn.seat.unwrap_or(Seat::FIRST);
    let index = |seat: Seat| seat.index() % turn.taxes.len();
    let viewer = play.running().only_human().filter(|&viewer| viewer != seat);
    match viewer.map(|viewer| turn.taxes[index(viewer)]) {
        Some(paid) if paid > 0 => {
            let paid = pay_number(paid).into();
            let _ = lines.push(cx.tell(Msg::NowTaxYou, &[paid]));
        }
        _ if turn.tax_sales[index(seat)] > 0 => {
            let sold = turn.tax_sales[index(seat)].into();
            let _ = lines.push(cx.tell(Msg::NowTaxSold, &[sold]));
        }
        _ => {}
    }
    lines
}

/// What a card has changed, in a line.
pub fn effect(cx: &Services, turn: &Turn, laid: Laid) -> Option<Line> {
    let card = laid.over.unwrap_or(laid.card);
    let good = card.good();
    let name = cx.say(good_name(good));
    let now = turn.now?;
    let pays = |good: Good| {
        let pay = pay_number(now.forecast.pay(good));
        cx.tell(Msg::NowPays, &[name.into(), pay.into()])
    };
    match (card.kind(), laid.over) {
        (Kind::Caravan(_), _) => Some(moves_by(cx, name, now.forecast.moves[good.index()])),
        (Kind::Contract, _) => Some(pays(good)),
        (Kind::Tax, None) => {
            let paid: u16 = turn.taxes.iter().sum();
            Some(cx.tell(Msg::TaxPaid, &[pay_number(paid).into()]))
        }
        (Kind::Tax, Some(_)) => {
            Some(cx.tell(Msg::NowCovered, &[card_name(cx, card).as_str().into()]))
        }
        (Kind::Mirage, _) => None,
    }
}

/// How far a good will move, in words.
fn moves_by(cx: &Services, name: &str, moves: i8) -> Line {
    let by = Blank::Number(moves.unsigned_abs().into());
    match moves {
        0 => cx.tell(Msg::NowEven, &[name.into()]),
        1.. => cx.tell(Msg::NowUp, &[name.into(), by]),
        _ => cx.tell(Msg::NowDown, &[name.into(), by]),
    }
}
