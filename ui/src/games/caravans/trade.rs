//! The screen on which a person selects the deals of a turn, directly on the routes.

use core::fmt::Write as _;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::caravans::{Caravans, Deal, Draft, DraftRefusal, Good, Limit, Move};
use palmyra_play::{Millis, Speed};

use super::art::{STEP_LEFT, STEP_RIGHT, dashed, draw_emblem, hue};
use super::bars::{Bars, signed};
use super::info::{Info, Topic};
use super::road::{self, BELOW, HEIGHT};
use super::standings::Standings;
use super::table::Table;
use super::text::Msg;
use super::{Play, Screen, board, good_name, good_name_within, guide, new_cards};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::TICK;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer_with_idle};
use crate::shell::{Go, Pause, Services, flow};
use crate::theme::{self, Ink};

/// The top of the forecast.
pub const FORECAST: i32 = road::END + 2;
/// The top of the hand and of the row beside it.
pub const HAND: i32 = FORECAST + board::FORECAST + 1;
/// The top of the line in words.
pub const WORDS: i32 = FOOT - LINE - 1;
/// The left end and the width of the row beside the hand.
const ROW: (i32, i32) = (98, 140);
/// The index of the row that passes, after the rows of the three goods.
const PASS: u8 = 3;
/// The time for which A has to be held on a good to pass.
const LONG: Millis = 600;
/// The time between two changes of the blinking frame around a good.
const BLINK: Millis = 400;

/// The routes with the deals selected so far. Left buys an amphora, towards the player. Right sells
/// one, towards Palmyra.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TradeScreen {
    row: u8,
    draft: Draft,
    /// The time of the last press.
    pressed: Millis,
    /// Whether A went down on a good while no deal was selected. Holding A passes; a short press
    /// only shows how to pass, so that nobody passes by mistake.
    holds: bool,
}

impl TradeScreen {
    /// Creates the screen without deals. The cursor is on a good, or on the row that passes if no
    /// deal is possible.
    pub fn new(game: &Caravans) -> Self {
        let can_deal = game.options() > 1;
        Self {
            row: if can_deal { 0 } else { PASS },
            ..Self::default()
        }
    }

    /// Creates the screen with these deals selected. If there are none, the person has taken back a
    /// pass, so the cursor is on the row that passes.
    pub fn with(deals: impl Iterator<Item = Deal>) -> Self {
        let draft = Draft::of(deals);
        Self {
            row: if draft.is_empty() { PASS } else { 0 },
            draft,
            ..Self::default()
        }
    }

    /// Returns the good that the cursor is on, if it is on one.
    fn good(self) -> Option<Good> {
        Good::ALL.get(usize::from(self.row)).copied()
    }

    /// Returns the number of rows. The row that passes exists only without deals.
    fn rows(self) -> u8 {
        if self.draft.is_empty() {
            PASS + 1
        } else {
            PASS
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        (self.pressed, self.holds) = (cx.now, false);
        let rows = self.rows();
        match button {
            Button::Up => self.row = (self.row + rows - 1) % rows,
            Button::Down => self.row = (self.row + 1) % rows,
            Button::Left | Button::Right => {
                // The row that passes has no good, so there are no deals to change.
                let Some(good) = self.good() else {
                    return Go::Stay;
                };
                let buys = button == Button::Left;
                if let Err(why) = self.draft.change(play.game(), good, buys) {
                    cx.refuse(Msg::draft_refusal(why));
                }
            }
            Button::A if self.draft.is_empty() && self.row != PASS => {
                self.holds = true;
                let text = cx.say(Msg::DealFirstThen);
                cx.notice(text);
            }
            Button::A => return make(play, cx, self.draft),
            Button::B if self.draft.is_empty() => {
                return Go::Push(crate::shell::Screen::Pause(Pause::default()));
            }
            Button::B => self.draft = Draft::default(),
            Button::X => return play.push(Screen::Info(Info::new(Topic::Trade(self.good())))),
            Button::Y => return play.push(Screen::Standings(Standings)),
        }
        Go::Stay
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        if self.holds && !cx.held.has(Button::A) {
            self.holds = false;
        } else if self.holds && self.pressed + LONG <= cx.now {
            self.holds = false;
            cx.toast = None;
            return (true, make(play, cx, Draft::default()));
        }
        (self.blinks(cx), Go::Stay)
    }

    pub fn wake(&self, cx: &Services) -> Option<Millis> {
        let next = self.pressed + BLINK * ((cx.now - self.pressed.min(cx.now)) / BLINK + 1);
        match self.holds {
            true => Some(self.pressed + LONG),
            false => self.blinks(cx).then_some(next),
        }
    }

    /// Whether the frame around a good blinks, because the trade has deals with the two other goods
    /// and needs one with this good.
    fn blinks(self, cx: &Services) -> bool {
        self.draft.third_good().is_some() && cx.profile.settings.speed != Speed::Instant
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let (seat, draft) = (game.seat(), self.draft);
        let mut bars = Bars::of(play, seat, cx.say(Msg::TradeTitle));
        if !draft.is_empty() {
            let holding = draft.holding(game);
            bars.after = Some(holding.capital);
            bars.worth = Some(holding.if_year_ended(&game.forecast()));
        }
        bars.draw(canvas, play);
        road::draw_scale(canvas);
        let table = Table::of(game);
        for good in Good::ALL {
            let taken = self.draw_good(canvas, game, good);
            road::draw_others(canvas, play, &table.held, (seat, good), taken);
        }
        let blinks = (cx.now - self.pressed.min(cx.now)) / BLINK;
        let is_shown = blinks.is_multiple_of(2) || !self.blinks(cx);
        if let Some(third) = draft.third_good().filter(|_| is_shown)
            && self.good() != Some(third)
        {
            dashed(canvas, head(third), (3, 2), theme::GOLD);
        }
        let said = play
            .introduction(cx)
            .or_else(|| guide::sentence(play).map(|msg| cx.say(msg)));
        // A sentence of the guide takes the place of the line in words, and the hand moves up.
        let free = FOOT - sentence::height(said);
        if said.is_none() {
            board::draw_forecast(canvas, &table.forecast, FORECAST);
        }
        let hand = HAND.min(free - board::CARDS - 1);
        if hand >= road::END {
            board::draw_hand(canvas, game.hand(seat), hand, new_cards(play, seat));
            self.draw_row(cx, canvas, game, hand);
        }
        match said {
            Some(said) => sentence::draw_above_footer(canvas, said),
            None => {
                let (line, ink) = self.words(cx, game);
                let at = area(4, WORDS, 232, LINE);
                canvas.text(Font::Body, &line, at, Align::Centre, ink);
            }
        }
        self.draw_footer(play, cx, canvas);
    }

    fn draw_footer(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let [first, second] = match self.draft.is_empty() {
            _ if play.introduces() => [cx.say(Shell::Next), cx.say(Shell::Pause)],
            true if self.row == PASS => [cx.say(Msg::BtnPass), cx.say(Shell::Pause)],
            true => [cx.say(Msg::BtnTrade), cx.say(Shell::Pause)],
            false => [cx.say(Msg::BtnTrade), cx.say(Shell::Undo)],
        };
        let hints = [
            (Button::A, first),
            (Button::B, second),
            (Button::X, cx.say(Shell::Why)),
            (Button::Y, cx.say(Msg::BtnPlayers)),
        ];
        // An incomplete trade cannot be made. The line in words says what is missing.
        let is_ready = match self.draft.is_empty() {
            true => self.row == PASS || play.introduces(),
            false => self.draft.check(play.game()).is_ok(),
        };
        footer_with_idle(canvas, &hints, (!is_ready).then_some(Button::A));
    }

    /// Draws a good's route with its deals. Returns the columns that the prices take.
    fn draw_good(&self, canvas: &mut Canvas, game: &Caravans, good: Good) -> (i32, i32) {
        let dealt = self.draft.dealt(game, good);
        let count = self.draft.count(good);
        let top = road::top(good);
        road::draw(canvas, good, dealt.route);
        for &field in &dealt.left {
            road::draw_left(canvas, field, top);
        }
        if count == 0 {
            road::draw_free(canvas, dealt.route.free(), top);
        }
        for &field in &dealt.joined {
            road::draw_joined(canvas, field, top);
        }
        let taken = road::draw_prices(canvas, dealt.route, top, count);
        let ink = match count {
            0 => theme::CREAM,
            _ => theme::GOLD,
        };
        road::draw_held(canvas, good, dealt.held, top, ink);
        let chosen = self.good() == Some(good);
        if count != 0 || chosen {
            let at = area(8, top + HEIGHT - 1, 18, BELOW - 2);
            canvas.text(Font::Body, &signed(count), at, Align::Centre, ink);
        }
        if chosen {
            canvas.frame(head(good), 2, theme::GOLD);
            let y = top + HEIGHT + BELOW / 2 - 2;
            canvas.sprite(&STEP_LEFT, Point::new(4, y), &[theme::GOLD]);
            canvas.sprite(&STEP_RIGHT, Point::new(25, y), &[theme::GOLD]);
        }
        taken
    }

    /// Draws the row beside the hand: the row that passes, or the selected deals of the three
    /// goods.
    fn draw_row(&self, cx: &Services, canvas: &mut Canvas, game: &Caravans, top: i32) {
        let at = area(ROW.0, top, ROW.1, board::CARDS);
        if self.draft.is_empty() {
            let (ground, ink) = match self.row == PASS {
                true => (theme::GOLD, theme::INK),
                false => (theme::NIGHT, theme::CREAM),
            };
            canvas.slab(at, theme::PORTRAIT);
            let inner = area(ROW.0 + 1, top + 1, ROW.1 - 2, board::CARDS - 2);
            canvas.slab(inner, ground);
            let words = cx.say(Msg::DidPass);
            canvas.text(Font::Body, words, at, Align::Centre, ink);
            return;
        }
        let is_ready = self.draft.check(game).is_ok();
        for good in Good::ALL {
            let x = ROW.0 + 47 * good.index() as i32;
            let (box_area, middle) = (area(x, top + 1, 45, 23), Point::new(x + 31, top + 12));
            let hue = hue(good);
            let emblem = Point::new(x + 9, top + 12);
            if self.draft.count(good) != 0 {
                canvas.slab(box_area, hue.road);
                canvas.slab(area(x, top + 1, 18, 23), hue.card);
                draw_emblem(canvas, good, emblem, hue.ink);
                let ink = if is_ready { theme::GOLD } else { theme::CREAM };
                canvas.sprite_at(&TICK, middle, &[ink]);
            } else if self.draft.third_good() == Some(good) {
                dashed(canvas, box_area, (3, 2), theme::GOLD);
                draw_emblem(canvas, good, emblem, hue.card);
                let at = area(middle.x - 8, top + 1, 17, 23);
                canvas.text(Font::Body, "?", at, Align::Centre, theme::GOLD);
            } else {
                canvas.slab(box_area, theme::PORTRAIT);
                canvas.slab(area(x + 1, top + 2, 43, 21), theme::NIGHT);
                draw_emblem(canvas, good, emblem, hue.dim);
            }
        }
    }

    /// Returns a line about the selected trade with its ink. If the trade is incomplete, the line
    /// says what is missing.
    fn words(&self, cx: &Services, game: &Caravans) -> (Line, Ink) {
        let say = |msg| cx.tell(msg, &[]);
        if self.draft.is_empty() {
            let msg = match game.limit() {
                _ if self.row == PASS => return (say(Msg::PassInWords), theme::CREAM),
                Limit::One => Msg::DealFirst,
                Limit::Twice => Msg::DealSecond,
                Limit::Full => Msg::DealNone,
            };
            return (say(msg), theme::SHADE);
        }
        match (self.draft.check(game), self.draft.third_good()) {
            (Ok(()), _) => (self.deals_in_words(cx, game), theme::GOLD),
            (Err(DraftRefusal::NoCredit), _) => {
                let short = [(-self.draft.capital(game)).into()];
                (cx.tell(Msg::CapitalShort, &short), theme::EMBER)
            }
            (Err(_), Some(third)) => {
                let third = cx.say(good_name_within(third)).into();
                (cx.tell(Msg::TwoOfThree, &[third]), theme::GOLD)
            }
            (Err(DraftRefusal::SecondTurn), None) => (say(Msg::OnceMore), theme::GOLD),
            (Err(_), None) => (say(Msg::OnceMoreOrAll), theme::GOLD),
        }
    }

    /// Returns a complete trade in words, with the prices in the order in which the deals are made.
    fn deals_in_words(&self, cx: &Services, game: &Caravans) -> Line {
        let dealt_in = |good: &Good| self.draft.count(*good) != 0;
        let mut goods = Good::ALL.into_iter().filter(dealt_in);
        if let (Some(good), None) = (goods.next(), goods.next()) {
            let dealt = self.draft.dealt(game, good);
            let name = cx.say(good_name(good)).into();
            return match (&dealt.left[..], &dealt.joined[..]) {
                ([one], _) => cx.tell(Msg::DealBuy, &[name, one.value().into()]),
                ([one, two], _) => {
                    let prices = [name, one.value().into(), two.value().into()];
                    cx.tell(Msg::DealBuyTwo, &prices)
                }
                (_, [one]) => cx.tell(Msg::DealSell, &[name, one.value().into()]),
                (_, [one, two]) => {
                    let prices = [name, one.value().into(), two.value().into()];
                    cx.tell(Msg::DealSellTwo, &prices)
                }
                _ => Line::new(),
            };
        }
        let mut sums = Line::new();
        for deal in self.draft.deals() {
            let dealt = self.draft.dealt(game, deal.good());
            let (sign, fields) = match deal {
                Deal::Buy(_) => ('-', &dealt.left),
                Deal::Sell(_) => ('+', &dealt.joined),
            };
            if let Some(field) = fields.first() {
                let _ = write!(sums, " {sign} {}", field.value());
            }
        }
        cx.tell(Msg::DealReady, &[sums.trim_start().into()])
    }
}

/// Returns the area of the cursor on a good's route.
fn head(good: Good) -> Rectangle {
    area(1, road::top(good) - 1, 32, HEIGHT + BELOW + 1)
}

/// Makes all deals of a trade, or passes if there are none.
pub fn make(play: &mut Play, cx: &mut Services, draft: Draft) -> Go {
    if let Err(why) = draft.check(play.game()) {
        cx.refuse(Msg::draft_refusal(why));
        return Go::Stay;
    }
    let deals = draft.deals();
    if let Some(why) = guide::trade_objection(play, &deals) {
        cx.refuse(why);
        return Go::Stay;
    }
    let pass = deals.is_empty().then_some(Move::Pass);
    let mut moves = deals.iter().map(|&deal| deal.into()).chain(pass);
    flow::steps(play, cx, &mut moves)
}

/// Takes back the deals or the pass of this turn. Returns the deals, the newest first.
pub fn take_back(play: &mut Play) -> heapless::Vec<Deal, 3> {
    let mut deals = heapless::Vec::new();
    loop {
        let last = play.running().session().undoable().last().copied();
        let deal = match last {
            Some(Move::Buy(good)) => Some(Deal::Buy(good)),
            Some(Move::Sell(good)) => Some(Deal::Sell(good)),
            Some(Move::Pass) => None,
            _ => break,
        };
        if !play.undo() {
            break;
        }
        if let Some(deal) = deal {
            // The list has room, because a turn has at most three deals.
            let _ = deals.push(deal);
        }
    }
    deals
}
