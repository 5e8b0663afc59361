//! The ladder of the five solo games.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Legions, Solo};

use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::shell::art::{LOCK, TICK};
use crate::shell::{Go, flow};
use palmyra_play::Listed as _;

use super::past_games;
use super::text::Msg;
use super::{results, solo_start};
use crate::shell::Context;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, Menu, draw_toast, footer, page, row_ground};
use crate::theme;

const ROW: i32 = 38;

/// The ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    menu: Menu,
}

impl Ladder {
    /// With the highest open game chosen.
    pub fn new(cx: &Context) -> Self {
        let open = Solo::ALL.into_iter().filter(|&solo| is_open(cx, solo));
        let index = open.map(|solo| solo as u8).max().unwrap_or(0);
        let index = if shows_all(cx) { 0 } else { index };
        Self {
            menu: Menu { index },
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, Solo::ALL.len() as u8);
                Go::Stay
            }
            Button::A => {
                let Some(solo) = Solo::new(self.menu.index + 1) else {
                    return Go::Stay;
                };
                if !is_open(cx, solo) {
                    cx.refuse(Msg::Locked);
                    return Go::Stay;
                }
                flow::start(cx, solo_start(cx, solo))
            }
            Button::B => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        page(canvas, cx.say(Msg::SoloCampaign));
        for (index, solo) in Solo::ALL.into_iter().enumerate() {
            let y = HEADER + 2 + ROW * index as i32;
            let chosen = index == usize::from(self.menu.index);
            let mut ink = row_ground(canvas, area(4, y, 232, ROW - 2), chosen);
            let open = is_open(cx, solo);
            if !open && !chosen {
                ink = theme::SHADE;
            }
            let game = cx.tell(Msg::SoloGame, &[solo.number().into()]);
            canvas.text(Font::Title, &game, area(14, y, 110, 20), Align::Left, ink);
            let tiles = solo.tiles().into();
            let start = match solo.flipped() {
                0 => cx.tell(Msg::SoloStart, &[tiles]),
                flipped => cx.tell(Msg::SoloStartFlipped, &[tiles, flipped.into()]),
            };
            canvas.text(
                Font::Body,
                &start,
                area(14, y + 18, 140, 17),
                Align::Left,
                ink,
            );
            let goal = cx.tell(Msg::Goal, &[solo.goal().into()]);
            let best = results::best(past_games(cx), solo);
            let right = area(120, y + 1, 84, 18);
            canvas.text(Font::Body, &goal, right, Align::Right, ink);
            if let Some(best) = best {
                let best = cx.tell(Msg::Best, &[best.into()]);
                canvas.text(
                    Font::Body,
                    &best,
                    area(148, y + 18, 56, 17),
                    Align::Right,
                    ink,
                );
            }
            let mark = Point::new(214, y + ROW / 2 - 1);
            if results::is_met(past_games(cx), solo) {
                canvas.sprite_at(&TICK, mark, &[ink]);
            } else if !open {
                canvas.sprite_at(&LOCK, mark, &[ink]);
            }
        }
        draw_toast(cx, canvas);
        footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Start)),
                (Button::Up, cx.say(Shell::Move)),
                (Button::B, cx.say(Shell::Back)),
            ],
        );
    }
}

/// Whether a game of the ladder can be chosen.
pub fn is_open(cx: &Context, solo: Solo) -> bool {
    shows_all(cx) || results::is_open(past_games(cx), solo)
}

/// Whether all games can be chosen, met goals or not.
fn shows_all(cx: &Context) -> bool {
    cx.profile.settings.options(Legions::KIND) & Legions::ALL_SOLO != 0
}
