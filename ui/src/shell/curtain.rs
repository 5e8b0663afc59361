//! The curtain between the turns of people who share a device.

use palmyra_play::Person;

use super::text::Msg;
use super::widgets::footer;
use super::{Context, Go, Pause, Screen, Table, flow};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The screen that names the person who takes the device next. The table stays hidden behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain;

impl Curtain {
    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                if let Some(table) = cx.play.table_mut() {
                    table.hand_over();
                }
                Go::Game(flow::resume_any(cx))
            }
            Button::B => Go::Push(Screen::Pause(Pause::default())),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let Some(table) = cx.play.table() else { return };
        let Some(person) = table.active() else { return };
        canvas.fill(panel(), theme::NIGHT);
        draw_for(cx, table, canvas, person);
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Ready)),
                (Button::B, cx.say(Msg::Pause)),
            ],
        );
    }
}

/// Draws the curtain of a game, with the name of the next person and some public information.
fn draw_for(cx: &Context, table: &dyn Table, canvas: &mut Canvas, person: Person) {
    let folds = table.folds();
    let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
    // The folds of the curtain, in the player's colour.
    for fold in 0..12 {
        let x = fold * 20;
        canvas.fill(area(x, 0, 17, folds + (fold % 2) * 6), colour);
        canvas.fill(area(x + 17, 0, 3, folds - 2), theme::DUSK);
    }
    canvas.text(
        Font::Body,
        cx.say(Msg::PassTo),
        area(0, folds + 22, 240, 20),
        Align::Centre,
        theme::CREAM,
    );
    let name = area(0, folds + 41, 240, 42);
    canvas.text(
        Font::Logo,
        table.player(person).name(cx),
        name,
        Align::Centre,
        theme::GOLD,
    );
    table.draw_curtain(cx, canvas, person);
}
