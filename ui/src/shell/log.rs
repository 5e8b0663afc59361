//! The list of the last turns.

use super::text::Msg;
use super::widgets::{HEADER, Menu, footer, page};
use super::{Context, Go, Screen};
use crate::canvas::{Align, Canvas, area};
use crate::games::{Play, Shown, with_play, with_shown};
use crate::input::Button;
use crate::theme;

/// Turns that fit on the panel.
const FIT: u8 = 9;
/// The height of a turn's row.
pub const ROW: i32 = 21;

/// The list of turns, the newest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Log {
    menu: Menu,
}

impl Log {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        fn open<G: Shown>(ago: u8) -> Go {
            Go::Push(Screen::Game(G::log_entry(ago).into()))
        }
        let turns = turns(cx);
        self.menu.press(button, turns);
        match button {
            Button::B => Go::Back,
            Button::A if turns > 0 => {
                with_shown!(cx.game(), Game => open::<Game>(self.menu.index), else Go::Stay)
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::LastTurns));
        let Some(any) = cx.play.as_ref().filter(|_| turns(cx) > 0) else {
            let at = area(10, 60, 220, 40);
            canvas.paragraph(cx.say(Msg::NoTurns), at, Align::Centre, theme::CREAM);
            footer(canvas, &[(Button::B, cx.say(Msg::Back))]);
            return;
        };
        with_play!(any, play => self.draw_rows(cx, play, canvas));
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Show)),
                (Button::Up, cx.say(Msg::Move)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }

    fn draw_rows<G: Shown>(&self, cx: &Context, play: &Play<G>, canvas: &mut Canvas) {
        let first = self.menu.first(turns(cx), FIT);
        let shown = play.listed().enumerate().skip(first.into());
        for (row, (index, turn)) in shown.take(FIT.into()).enumerate() {
            let top = HEADER + 3 + ROW * row as i32;
            let chosen = index == usize::from(self.menu.index);
            G::draw_log_row(cx, play, turn, canvas, top, chosen);
        }
    }
}

fn turns(cx: &Context) -> u8 {
    let Some(any) = &cx.play else { return 0 };
    with_play!(any, play => play.listed().count() as u8)
}
