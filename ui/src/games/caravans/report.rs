//! The page of another player's turn, shown while it is played or from the log.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{CardKind, Deal, Field, Good, Phase, Route};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Asker, Millis};

use super::art::{Face, Size, TO_LEFT, draw_card};
use super::bars::{Bars, TOP, number, pay_number, signed};
use super::info::{Info, Topic};
use super::market::{Market, draw_market};
use super::road::{self, BELOW, HEIGHT};
use super::table::Table;
use super::text::Msg;
use super::trade::{FORECAST, HAND, WORDS};
use super::turn::{Laid, Turn};
use super::watch::{Followed, Motion, Watch};
use super::year::YearPage;
use super::{
    Play, Screen, board, card_name, good_name, good_name_within, guide, has_just_drawn,
    is_summed_up, name, new_cards, news, short_card_name,
};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Blank, Line, Msg as Shell};
use crate::shell::widgets::{FOOT, badge, footer, page, progress};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme;

/// The top of the card and its description.
const CARD: i32 = HAND + 1;

/// A turn to show, either while it is played or from the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// A bot's turn while it is played.
    Live(Watch),
    /// A turn of the log.
    Past {
        /// The number of turns since the shown one; 0 is the newest turn.
        ago: u8,
    },
}

impl Report {
    /// Opens the page before a bot decides. If `is_drawn` is set, the person has just drawn cards,
    /// so the bot's first decision waits until the person has seen them.
    pub fn live(cx: &Services, is_drawn: bool) -> Self {
        let (pause, motion) = match is_drawn {
            true => (
                cx.profile.settings.speed.step(),
                Some((Motion::Hand, cx.now)),
            ),
            false => (0, None),
        };
        Self::Live(Watch::new(cx.now + pause, motion))
    }

    /// Opens the page for a turn in the log.
    pub const fn past(ago: u8) -> Self {
        Self::Past { ago }
    }

    /// Returns the turn to show.
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
                // A turn that ended a year is followed by the page about the year.
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
                // The reason is only available for a finished turn.
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
        let stays = self.stays(play, cx);
        let Self::Live(watch) = self else {
            return (false, Go::Stay);
        };
        let moved = watch.tick_motion(cx);
        if stays {
            return (moved, Go::Stay);
        }
        match watch.follow(play, cx) {
            Followed::Waiting => (moved, Go::Stay),
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
            Self::Live(watch) if !self.stays(play, cx) => watch.wake(play, cx),
            Self::Live(watch) => watch.next_picture(cx),
            Self::Past { .. } => None,
        }
    }

    const fn is_live(self) -> bool {
        matches!(self, Self::Live(_))
    }

    /// Returns the finished part of a motion's glide in percent, or `None` if nothing glides.
    fn share(self, cx: &Services, motion: Motion) -> Option<i32> {
        match self {
            Self::Live(watch) => watch.share(cx, motion),
            Self::Past { .. } => None,
        }
    }

    /// Whether a motion is at a stage that shows the old numbers, or hides the marks.
    fn is_odd(self, cx: &Services, motion: Motion) -> bool {
        matches!(self, Self::Live(watch) if watch.stages(cx, motion) % 2 == 1)
    }

    /// Whether the finished turn stays on the screen until A is pressed. It does not stay if turns
    /// are summed up later.
    fn stays(self, play: &Play, cx: &Services) -> bool {
        let is_done = matches!(self, Self::Live(watch) if watch.is_done());
        is_done && !is_summed_up(play, cx)
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let turn = self.turn(play);
        let Some((turn, seat)) = turn.map(|turn| (turn, turn.seat.unwrap_or(game.turn()))) else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        let now = turn.now.unwrap_or_else(|| Table::of(game));
        let only = play.running().only_human();
        let trades = self.is_live() && matches!(game.phase(), Phase::Trade(_));
        let own = only.filter(|&person| trades && has_just_drawn(play, person));
        if let Some(person) = own {
            Bars::of(play, person, cx.say(Msg::TurnOver)).draw(canvas, play);
            draw_market(canvas, play, person);
        } else {
            let title = match turn.is_final() {
                true => cx.say(Msg::FinalTitle),
                false => name(cx, play, seat),
            };
            bars_of(play, turn, &now, (seat, title)).draw(canvas, play);
            draw_roads(canvas, play, turn, &now, seat);
        }
        if self.asks(play, cx).is_some() {
            progress(canvas, cx.progress, area(0, TOP - 4, 240, 4));
        }
        if let Some((deal, field)) = newest_deal(turn)
            && let Some(share) = self.share(cx, Motion::Deal)
        {
            let route = now.routes[deal.good().index()];
            road::draw_gliding(canvas, deal, field, route, share);
        }
        let said = self
            .is_live()
            .then(|| guide::sentence_of_turn(play, turn))
            .flatten();
        match said {
            Some(msg) => sentence::draw_above_footer(canvas, cx.say(msg)),
            None => {
                draw_outlook(canvas, turn, &now, self.is_odd(cx, Motion::Card));
                self.draw_below(cx, canvas, play, turn, seat);
            }
        }
        self.draw_footer(play, cx, canvas);
    }

    /// Draws the part below the routes. For the final sales, this is the proceeds of all players;
    /// for a finished exchange, the number of cards. In any other turn, it is the last card with
    /// its effect or, before a card is played, the newest deal or the pass in words. Before that,
    /// it is a line about the player who decides, and the hand of the only person with the new
    /// cards marked.
    fn draw_below(self, cx: &Services, canvas: &mut Canvas, play: &Play, turn: &Turn, seat: Seat) {
        let line = area(4, WORDS, 232, LINE);
        if turn.is_final() {
            draw_finals(canvas, play, turn);
            return;
        }
        if let Some(count) = turn.exchanged {
            let words = cx.tell(Msg::LogExchange, &[count.into()]);
            let at = area(8, CARD, 224, 40);
            canvas.text(Font::Title, &words, at, Align::Centre, theme::GOLD);
            return;
        }
        if let Some((last, before)) = turn.cards.split_last() {
            draw_played(canvas, cx, (*last, before), CARD);
            let mut at = Point::new(4, CARD);
            if let Some(share) = self.share(cx, Motion::Card) {
                // The card drops from the top of the panel and covers everything on its way.
                at.y = CARD * share / 100;
                canvas.cover(area(at.x, at.y, 30, 40));
            }
            draw_card(canvas, last.card, at, Size::Middle, Face::Plain);
            let words = tax(cx, play, turn, seat).or_else(|| effect(cx, turn, *last));
            if let Some(words) = words {
                let at = area(42, CARD + 20, 196, LINE);
                canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
            }
            return;
        }
        if let Some(words) = trade_in_words(cx, play, turn) {
            let room = area(4, HAND, 232, FOOT - HAND);
            canvas.text(Font::Large, &words, room, Align::Centre, theme::CREAM);
            return;
        }
        if let Some(person) = play.running().only_human().filter(|&person| person != seat) {
            self.draw_hand(cx, canvas, play, person);
        }
        let name = name(cx, play, seat).into();
        let words = match play.game().phase() {
            Phase::Exchange { .. } => cx.tell(Msg::ExchangeOf, &[name]),
            _ => cx.tell(Shell::Thinking, &[name]),
        };
        canvas.text(Font::Body, &words, line, Align::Centre, theme::SHADE);
    }

    /// Draws a person's hand with the new cards marked. At first, the new cards slide in.
    fn draw_hand(self, cx: &Services, canvas: &mut Canvas, play: &Play, person: Seat) {
        let hand = play.game().hand(person);
        let new = new_cards(play, person).min(hand.len());
        let (old, coming) = hand.split_at(hand.len() - new);
        let x = 3 + 18 * old.len() as i32;
        if let Some(share) = self.share(cx, Motion::Hand) {
            board::draw_hand(canvas, old, HAND, 0);
            board::draw_row(canvas, coming, Point::new(x + 100 - share, HAND));
            return;
        }
        let marked = if self.is_odd(cx, Motion::Hand) {
            0
        } else {
            new
        };
        board::draw_hand(canvas, hand, HAND, marked);
        if new > 0 {
            let x = x + 18 * new as i32;
            let msg = match new {
                1 => Msg::NewCard,
                _ => Msg::NewCards,
            };
            canvas.sprite(&TO_LEFT, Point::new(x + 2, HAND + 10), &[theme::GOLD]);
            let at = area(x + 10, HAND, 228 - x, board::CARDS);
            canvas.text(Font::Body, cx.say(msg), at, Align::Left, theme::GOLD);
        }
    }

    fn draw_footer(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let info = (Button::X, cx.say(Shell::Why));
        let Self::Live(_) = self else {
            footer(canvas, &[(Button::B, cx.say(Shell::Back)), info]);
            return;
        };
        let next = match self.stays(play, cx) {
            true => Shell::Next,
            false => Shell::Skip,
        };
        let market = (Button::Y, cx.say(Msg::BtnMarket));
        let next = (Button::A, cx.say(next));
        let pause = (Button::B, cx.say(Shell::Pause));
        // "Skip" is a long word in some languages, so the bar with it does not mention X.
        match self.stays(play, cx) {
            true => footer(canvas, &[next, pause, info, market]),
            false => footer(canvas, &[next, pause, market]),
        }
    }
}

/// Returns the bars above a turn, with the capital before and after the turn. Payments at the end
/// of a year are not counted.
fn bars_of<'a>(play: &Play, turn: &Turn, now: &Table, (seat, title): (Seat, &'a str)) -> Bars<'a> {
    let game = play.game();
    let (before, after) = turn
        .capital(seat)
        .unwrap_or((game.capital(seat), game.capital(seat)));
    let index = seat.index();
    let paid = turn
        .year
        .map_or(0, |year| year.paid[index % year.paid.len()]);
    let after = after - paid.min(after);
    Bars {
        seat,
        title,
        capital: before,
        after: (after != before).then(|| pay_number(after)),
        worth: (turn.is_trade() && paid == 0).then(|| now.if_year_ended(seat)),
    }
}

/// Leaves the page of a turn and returns the next screen. If the turn has ended a year, this is the
/// page of that year. Before the last year's page, the page of summed-up turns may come first. If
/// no year has ended, it is the screen of the next decision.
pub fn leave(play: &mut Play, cx: &mut Services) -> Go {
    if play.turn().start.is_some() {
        return Go::Game(flow::resume(play, cx));
    }
    if !is_summed_up(play, cx) {
        news::set_told(play);
    }
    let ended = play.log().next().is_some_and(|turn| turn.year.is_some());
    if !ended {
        return Go::Game(flow::resume(play, cx));
    }
    // After the last year no further decision would show the summed-up turns, so they are shown
    // now.
    let is_last = play.game().phase() == Phase::FinalSales;
    let is_told_first = is_last && play.running().only_human().is_some() && news::is_new(play);
    let screen = match is_told_first {
        true => Screen::News(news::News),
        false => Screen::Year(YearPage::newest(cx.now)),
    };
    Go::Game(play.show(screen))
}

/// Draws the routes after a turn with the prices of its deals below. The field of a purchase is
/// dotted, the field of a sale is framed.
fn draw_roads(canvas: &mut Canvas, play: &Play, turn: &Turn, now: &Table, seat: Seat) {
    road::draw_scale(canvas);
    let before = turn.start.unwrap_or(*now);
    let index = seat.index() % now.held.len();
    for good in Good::ALL {
        let (top, place) = (road::top(good), good.index());
        let deals = turn.deals.iter().filter(|(deal, _)| deal.good() == good);
        road::draw(canvas, good, now.routes[place]);
        let mut route = before.routes[place];
        let mut taken = (239, 239);
        for (nth, &(deal, _)) in deals.clone().enumerate() {
            let field = draw_dealt(canvas, deal, &mut route, top);
            let end = draw_price(canvas, deal, field, (nth, deals.clone().count()), top);
            taken = (taken.0.min(end), 239);
        }
        let count: i8 = deals
            .map(|(deal, _)| match deal {
                Deal::Buy(_) => 1,
                Deal::Sell(_) => -1,
            })
            .sum();
        let ink = match count {
            0 => theme::CREAM,
            _ => theme::GOLD,
        };
        road::draw_held(canvas, good, now.held[index][place], top, ink);
        if count != 0 {
            let at = area(2, top + HEIGHT, 30, BELOW);
            canvas.text(Font::Body, &signed(count), at, Align::Centre, ink);
        }
        road::draw_others(canvas, play, &now.held, (seat, good), taken);
    }
}

/// Returns the newest deal of a turn, and the field that its amphora has left or joined.
fn newest_deal(turn: &Turn) -> Option<(Deal, Field)> {
    let (&(newest, _), earlier) = turn.deals.split_last()?;
    let mut route = turn.start?.routes[newest.good().index()];
    let earlier = earlier
        .iter()
        .filter(|(deal, _)| deal.good() == newest.good());
    for (deal, _) in earlier {
        route = match deal {
            Deal::Buy(_) => route.after_purchase().unwrap_or(route),
            Deal::Sell(_) => route.after_sale(),
        };
    }
    let field = match newest {
        Deal::Buy(_) => route.nearest(),
        Deal::Sell(_) => route.free(),
    };
    Some((newest, field))
}

/// Marks the field of a deal and returns it. `route` is changed to the route after the deal.
fn draw_dealt(canvas: &mut Canvas, deal: Deal, route: &mut Route, top: i32) -> Field {
    match deal {
        Deal::Buy(_) => {
            let field = route.nearest();
            road::draw_left(canvas, field, top);
            *route = route.after_purchase().unwrap_or(*route);
            field
        }
        Deal::Sell(_) => {
            let field = route.free();
            road::draw_joined(canvas, field, top);
            *route = route.after_sale();
            field
        }
    }
}

/// Draws the price of a deal below its field. Two prices of one good are moved apart. Returns the x
/// coordinate at which the price begins.
fn draw_price(
    canvas: &mut Canvas,
    deal: Deal,
    field: Field,
    (nth, count): (usize, usize),
    top: i32,
) -> i32 {
    let (x, width) = road::field(field);
    let price = i16::from(field.value());
    let text = match deal {
        Deal::Buy(_) => signed(-price),
        Deal::Sell(_) => signed(price),
    };
    let wide = Font::Body.width(&text);
    // A second amphora is bought to the left of the first one, or sold to the right of it.
    let apart = match (deal, nth, count) {
        (_, _, 1) => 0,
        (Deal::Buy(_), 0, _) | (Deal::Sell(_), 1, _) => wide / 2,
        _ => -wide / 2 - 2,
    };
    let x = (x + width / 2 - wide / 2 + apart).clamp(road::LEFT + 2, 239 - wide);
    let at = area(x, top + HEIGHT, wide, BELOW);
    canvas.text(Font::Body, &text, at, Align::Left, theme::GOLD);
    x
}

/// Draws the forecast after a turn, with a frame around the box that its last card changes. If
/// `is_before`, draws the forecast before the turn, without a frame.
fn draw_outlook(canvas: &mut Canvas, turn: &Turn, now: &Table, is_before: bool) {
    let shown = match (is_before, &turn.start) {
        (true, Some(before)) => before,
        _ => now,
    };
    board::draw_forecast(canvas, &shown.forecast, FORECAST);
    if let Some(last) = turn.cards.last().filter(|_| !is_before) {
        board::frame_outlook(canvas, last.card.good(), FORECAST);
    }
}

/// Draws the proceeds of all players in the final sales.
fn draw_finals(canvas: &mut Canvas, play: &Play, turn: &Turn) {
    for (index, seat) in Seat::all(play.game().seats()).enumerate() {
        let x = 8 + 58 * index as i32;
        badge(canvas, play.person(seat), Point::new(x, CARD + 8));
        let proceeds = signed(pay_number(turn.finals[seat.index() % turn.finals.len()]));
        let at = area(x + 20, CARD + 6, 36, 22);
        canvas.text(Font::Body, &proceeds, at, Align::Left, theme::GOLD);
    }
}

/// Returns the newest deal or the pass in words. Returns `None` before either.
fn trade_in_words(cx: &Services, play: &Play, turn: &Turn) -> Option<Line> {
    let ware = |deal: Deal| [cx.say(good_name_within(deal.good())).into()];
    match turn.deals.last() {
        Some(&(deal @ Deal::Buy(_), _)) => Some(cx.tell(Msg::BotBuys, &ware(deal))),
        Some(&(deal @ Deal::Sell(_), _)) => Some(cx.tell(Msg::BotSells, &ware(deal))),
        // If the turn has reached its card without a deal, the player has passed.
        None => (play.game().phase() == Phase::Card).then(|| cx.tell(Msg::DidPass, &[])),
    }
}

/// Draws the name of a turn's last card, and its other cards, which are taxes, as small cards.
fn draw_played(canvas: &mut Canvas, cx: &Services, (last, before): (Laid, &[Laid]), top: i32) {
    let taken = 18 * before.len() as i32;
    let width = 196 - taken;
    // If the name is too long, the good is left out, because the card beside it shows the good.
    let title = match card_name(cx, last.card) {
        name if Font::Body.width(&name) > width => short_card_name(cx, last.card),
        name => name,
    };
    let font = Font::Title.or_smaller(&title, width);
    let room = area(42, top, width, 20);
    canvas.text(font, &title, room, Align::Left, theme::GOLD);
    for (index, laid) in before.iter().enumerate() {
        let at = Point::new(239 - taken + 18 * index as i32, top - 1);
        draw_card(canvas, laid.card, at, Size::Small, Face::Plain);
    }
}

/// Returns a line about the taxes of a turn. If the only person has paid taxes in another player's
/// turn, the line has their amount. Otherwise it has the number of amphorae that the player of the
/// turn sold for taxes.
pub fn tax(cx: &Services, play: &Play, turn: &Turn, seat: Seat) -> Option<Line> {
    let index = |seat: Seat| seat.index() % turn.taxes.len();
    let viewer = play.running().only_human().filter(|&viewer| viewer != seat);
    match viewer.map(|viewer| turn.taxes[index(viewer)]) {
        Some(paid) if paid > 0 => Some(cx.tell(Msg::NowTaxYou, &[pay_number(paid).into()])),
        _ if turn.tax_sales[index(seat)] > 0 => {
            let sold = turn.tax_sales[index(seat)].into();
            Some(cx.tell(Msg::NowTaxSold, &[sold]))
        }
        _ => None,
    }
}

/// Returns the effect of a card in one line.
pub fn effect(cx: &Services, turn: &Turn, laid: Laid) -> Option<Line> {
    let card = laid.over.unwrap_or(laid.card);
    let good = card.good();
    let now = turn.now?;
    if let Some(over) = laid.over {
        let name = short_card_name(cx, over);
        let sum = match over.kind() {
            CardKind::Caravan(_) => signed(now.forecast.away(good)),
            CardKind::Contract => number(now.forecast.pay(good)),
            CardKind::Tax | CardKind::Mirage => {
                return Some(cx.tell(Msg::CoverLine, &[name.as_str().into()]));
            }
        };
        let blanks = [name.as_str().into(), sum.as_str().into()];
        return Some(cx.tell(Msg::NowCovered, &blanks));
    }
    match card.kind() {
        CardKind::Caravan(_) => {
            let name = cx.say(good_name_within(good)).into();
            let sum = signed(now.forecast.away(good));
            Some(cx.tell(Msg::NowMoves, &[name, sum.as_str().into()]))
        }
        CardKind::Contract => {
            let name = cx.say(good_name(good)).into();
            let pay = pay_number(now.forecast.pay(good));
            Some(cx.tell(Msg::NowPays, &[name, pay.into()]))
        }
        CardKind::Tax => {
            let paid: u16 = turn.taxes.iter().sum();
            Some(cx.tell(Msg::TaxPaid, &[Blank::Number(paid.into())]))
        }
        CardKind::Mirage => None,
    }
}
