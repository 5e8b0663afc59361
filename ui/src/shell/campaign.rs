//! The campaign of a game: a ladder of games played alone.

use palmyra_play::Kind;

use super::text::Msg;
use super::widgets::{HEADER, Menu, footer, page};
use super::{Context, Go, Services, flow};
use crate::canvas::Canvas;
use crate::input::Button;

/// The height of a step's row.
pub const ROW: i32 = 38;

/// The page with the steps of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Campaign {
    game: Kind,
    menu: Menu,
}

impl Campaign {
    /// Opens the page with the next step to play selected.
    pub fn new(cx: &Services, game: Kind) -> Self {
        let index = cx.info(game).next_step(cx);
        let menu = Menu { index };
        Self { game, menu }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down => self.menu.press(button, cx.info(self.game).steps()),
            Button::A => {
                let info = cx.info(self.game);
                match info.start_step(cx, self.menu.index) {
                    Ok(start) => return flow::start(cx, start),
                    Err(why) => cx.refuse_saying(why),
                }
            }
            Button::B => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let info = cx.info(self.game);
        page(canvas, info.campaign(cx).unwrap_or_default());
        for step in 0..info.steps() {
            let y = HEADER + 2 + ROW * i32::from(step);
            let chosen = step == self.menu.index;
            info.draw_step(cx, canvas, step, y, chosen);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Start)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
