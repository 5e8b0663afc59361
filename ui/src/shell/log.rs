//! The list of the last turns of a game.

use super::text::Msg;
use super::widgets::{HEADER, Menu, footer, page};
use super::{Context, Go};
use crate::canvas::{Align, Canvas, area};
use crate::input::Button;
use crate::theme;

/// The number of turns that fit on the panel.
const FIT: u8 = 9;
/// The height of a turn's row in pixels.
pub const ROW: i32 = 21;

/// The list of turns, the newest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Log {
    menu: Menu,
}

impl Log {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let turns = cx.play.table().map_or(0, |table| table.logged());
        self.menu.press(button, turns);
        match button {
            Button::B => Go::Back,
            Button::A if turns > 0 => {
                let table = cx.play.table_mut();
                table.map_or(Go::Stay, |table| table.open_logged(self.menu.index))
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::LastTurns));
        let Some(table) = cx.play.table().filter(|table| table.logged() > 0) else {
            let at = area(10, 60, 220, 40);
            canvas.paragraph(cx.say(Msg::NoTurns), at, Align::Centre, theme::CREAM);
            footer(canvas, &[(Button::B, cx.say(Msg::Back))]);
            return;
        };
        let turns = table.logged();
        let first = self.menu.first(turns, FIT);
        for (row, ago) in (first..turns).take(FIT.into()).enumerate() {
            let top = HEADER + 3 + ROW * row as i32;
            table.draw_logged(cx, canvas, ago, top, ago == self.menu.index);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Show)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}
