//! The trade of a turn, built in place.

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Caravans, Deal, Draft, Good, Limit, Move};

use super::art::{STEP_LEFT, STEP_RIGHT};
use super::bars::{self, signed};
use super::board;
use super::info::{Info, Topic};
use super::road::{self, HEIGHT, STEP};
use super::standings::Standings;
use super::table::Table;
use super::text::Msg;
use super::{Play, Screen, good_name, guide};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::sentence;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, draw_toast, footer};
use crate::shell::{Go, Pause, Services, flow};
use crate::theme;

/// The routes with the deals chosen so far. To the left is to the player, to
/// the right is to Palmyra.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TradeScreen {
    row: u8,
    draft: Draft,
}

impl TradeScreen {
    /// Creates the screen with these deals chosen.
    pub fn with(deals: impl Iterator<Item = Deal>) -> Self {
        Self {
            row: 0,
            draft: Draft::of(deals),
        }
    }

    fn good(self) -> Good {
        Good::ALL[usize::from(self.row) % 3]
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        if button == Button::A && guide::introduction(play).is_some() {
            {
                play.read_introduction();
            }
            return Go::Stay;
        }
        match button {
            Button::Up => self.row = (self.row + 2) % 3,
            Button::Down => self.row = (self.row + 1) % 3,
            Button::Left | Button::Right => {
                let buys = button == Button::Left;
                if let Err(why) = self.draft.change(play.game(), self.good(), buys) {
                    cx.refuse(Msg::draft_refusal(why));
                }
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

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let (seat, draft) = (game.seat(), self.draft);
        let after = (!draft.is_empty()).then(|| draft.capital(game));
        let title = cx.say(Msg::TradeTitle);
        let capital = game.capital(seat);
        bars::draw(canvas, game, play.person(seat), title, capital, after);
        road::draw_scale(canvas);
        for good in Good::ALL {
            self.draw_good(canvas, game, good);
        }
        match guide::sentence(play) {
            Some(msg) => sentence::draw_above_footer(canvas, cx.say(msg)),
            None => self.draw_below(cx, canvas, game),
        }
        draw_toast(cx, canvas);
        if guide::introduction(play).is_some() {
            footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Next)),
                    (Button::B, cx.say(Shell::Pause)),
                ],
            );
            return;
        }
        let [first, second] = if draft.is_empty() {
            [cx.say(Msg::BtnPass), cx.say(Shell::Pause)]
        } else {
            [cx.say(Msg::BtnTrade), cx.say(Shell::Undo)]
        };
        footer(
            canvas,
            &[
                (Button::A, first),
                (Button::B, second),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnPlayers)),
            ],
        );
    }

    fn draw_good(&self, canvas: &mut Canvas, game: &Caravans, good: Good) {
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
        road::draw_prices(canvas, dealt.route, top, count);
        let changed = |is: bool| if is { theme::GOLD } else { theme::CREAM };
        road::draw_held(canvas, good, dealt.held, top, changed(count != 0));
        let chosen = good == self.good();
        if count != 0 || chosen {
            let at = area(8, top + HEIGHT, 18, STEP - HEIGHT - 2);
            canvas.text(
                Font::Body,
                &signed(count),
                at,
                Align::Centre,
                changed(count != 0),
            );
        }
        if chosen {
            canvas.frame(area(0, top - 2, LEFT_FRAME, STEP + 2), 2, theme::GOLD);
            let y = top + HEIGHT + 5;
            canvas.sprite(&STEP_LEFT, Point::new(3, y), &[theme::GOLD]);
            canvas.sprite(&STEP_RIGHT, Point::new(25, y), &[theme::GOLD]);
        }
    }

    /// Draws the cards while nothing is chosen, and then the choice in words.
    fn draw_below(&self, cx: &Services, canvas: &mut Canvas, game: &Caravans) {
        canvas.fill(area(0, road::END + 2, 240, 1), theme::BRONZE);
        let table = Table::of(game);
        let limited = game.limit() != Limit::Full;
        if self.draft.is_empty() && !limited {
            board::draw_cards(canvas, game, road::END + 5, None);
            board::draw_forecast(canvas, &table, FOOT - board::FORECAST - 2);
            return;
        }
        board::draw_forecast(canvas, &table, road::END + 6);
        let line = self.words(cx, game);
        let at = area(4, FOOT - LINE - 5, 232, LINE + 2);
        canvas.text(Font::Body, &line, at, Align::Centre, theme::CREAM);
    }

    /// The choice, in a line.
    fn words(&self, cx: &Services, game: &Caravans) -> Line {
        if self.draft.is_empty() {
            return cx.tell(
                match game.limit() {
                    Limit::One => Msg::DealFirst,
                    Limit::Twice => Msg::DealSecond,
                    Limit::Full => Msg::DealNone,
                },
                &[],
            );
        }
        let is_ready = self.draft.check(game).is_ok();
        if is_ready && Good::ALL.iter().all(|&good| self.draft.count(good) != 0) {
            return cx.tell(Msg::DealAll, &[]);
        }
        // A trade that is ready is described wherever the cursor is.
        let dealt_in = |good: &Good| self.draft.count(*good) != 0;
        let good = match Good::ALL.into_iter().find(dealt_in) {
            Some(good) if is_ready => good,
            _ => self.good(),
        };
        let dealt = self.draft.dealt(game, good);
        let name = cx.say(good_name(good)).into();
        match (&dealt.left[..], &dealt.joined[..]) {
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
            _ => cx.tell(Msg::DealNone, &[]),
        }
    }
}

/// Width of the frame around what the player holds.
const LEFT_FRAME: i32 = 33;

/// Makes all deals of a draft, or passes.
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

/// Takes back the deals made in this turn and returns them.
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
            // A turn has at most three.
            let _ = deals.push(deal);
        }
    }
    deals
}
