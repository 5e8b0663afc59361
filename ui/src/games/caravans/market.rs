//! The page of the market.

use palmyra_engine::Seat;
use palmyra_engine::caravans::Good;

use super::bars::Bars;
use super::info::{Info, Topic};
use super::standings::Standings;
use super::table::Table;
use super::text::Msg;
use super::{Play, Screen, board, road, viewer};
use crate::canvas::{Canvas, area};
use crate::input::Button;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, footer};
use crate::shell::{Go, Services};
use crate::theme;

/// The page with the routes, the cards and the forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market;

impl Market {
    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::X => play.push(Screen::Info(Info::new(Topic::Market))),
            Button::Y => play.swap(Screen::Standings(Standings)),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let (game, seat) = (play.game(), viewer(play));
        let title = cx.say(Msg::MarketTitle);
        let bars = Bars::of(play, seat, title);
        bars.draw(canvas, play);
        draw_market(canvas, play, seat);
        canvas.fill(area(0, road::END + 3, 240, 1), theme::BRONZE);
        board::draw_cards(canvas, game, road::END + 9, None);
        board::draw_forecast(canvas, &game.forecast(), FOOT - board::FORECAST - 4);
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(Msg::BtnPlayers)),
            ],
        );
    }
}

/// Draws the routes with their prices, and what a seat and its rivals hold.
pub fn draw_market(canvas: &mut Canvas, play: &Play, seat: Seat) {
    let game = play.game();
    let table = Table::of(game);
    road::draw_scale(canvas);
    for good in Good::ALL {
        let (route, top) = (game.route(good), road::top(good));
        road::draw(canvas, good, route);
        road::draw_free(canvas, route.free(), top);
        let taken = road::draw_prices(canvas, route, top, 0);
        road::draw_others(canvas, play, &table.held, (seat, good), taken);
        let held = game.amphorae(seat)[good.index()];
        road::draw_held(canvas, good, held, top, theme::CREAM);
    }
}
