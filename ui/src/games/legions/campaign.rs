//! The steps of the five solo games.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Legions, Solo};
use palmyra_play::{Listed as _, Start};

use super::text::Msg;
use super::{past_games, results, solo_start};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{LOCK, TICK};
use crate::shell::campaign::ROW;
use crate::shell::widgets::row_ground;
use crate::theme;

/// The highest open step; the first one if the settings open all of them.
pub fn next(cx: &Services) -> u8 {
    let open = Solo::ALL.into_iter().filter(|&solo| is_open(cx, solo));
    let highest = open.map(|solo| solo as u8).max().unwrap_or(0);
    if shows_all(cx) { 0 } else { highest }
}

/// The setup of a step, or the reason why it is locked.
pub fn start(cx: &Services, step: u8) -> Result<Start, &'static str> {
    let solo = Solo::new(step + 1).filter(|&solo| is_open(cx, solo));
    let solo = solo.ok_or_else(|| cx.say(Msg::Locked))?;
    Ok(solo_start(cx, solo))
}

/// Draws a step: its start, its goal, and the best result.
pub fn draw(cx: &Services, canvas: &mut Canvas, step: u8, y: i32, chosen: bool) {
    let Some(solo) = Solo::new(step + 1) else {
        return;
    };
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

/// Whether a step is open.
pub fn is_open(cx: &Services, solo: Solo) -> bool {
    shows_all(cx) || results::is_open(past_games(cx), solo)
}

/// Whether the settings open all steps, whichever goals were met.
fn shows_all(cx: &Services) -> bool {
    cx.profile.settings.options(Legions::KIND) & Legions::ALL_SOLO != 0
}
