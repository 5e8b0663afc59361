//! What a strong player would do.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Cell, Legions, Move};

use super::Play;
use super::Screen;
use super::art::Scale;
use super::choice::{self, Offer};
use super::explain::Explain;
use super::map::{HEIGHT, Map, TOP, view};
use super::reason;
use super::text::Msg;
use super::{of, of_mut};
use crate::canvas::{Align, Canvas, Font, LINE, Observer, area, panel};
use crate::input::Button;
use crate::shell::Context;
use crate::shell::Go;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, footer, progress};
use crate::theme;
use palmyra_play::{Asker, Decision};

/// Thinks, and then shows what it would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The action that was looked at, with what it means.
    action: Msg,
    meaning: Msg,
}

impl Hint {
    pub const fn new(offer: &Offer) -> Self {
        Self {
            action: offer.name,
            meaning: offer.why,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::X => Go::push(Screen::Explain(Explain::text(self.action, self.meaning))),
            Button::Y => {
                if let Some(play) = of_mut(&mut cx.play) {
                    play.view.overview = !play.view.overview;
                }
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, cx: &Context) -> Option<Asker> {
        let open = of(&cx.play)?.decision(Asker::Person).is_none();
        open.then_some(Asker::Person)
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        cx: &Context,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = of(&cx.play) else { return };
        let decision = play.decision(Asker::Person);
        let map = match decision.and_then(focus) {
            Some(cell) if !play.view.overview => {
                let goal = Scale::CLOSE.middle(cell);
                let centre = Map::keep_in_sight(play.game(), goal, HEIGHT, true);
                Map::close(centre, TOP, HEIGHT)
            }
            _ => Map::whole(play.game(), TOP, HEIGHT),
        };
        canvas.clip_to(view());
        map.draw(canvas, play);
        if let Some(decision) = decision {
            draw_plan(canvas, map, play, decision);
        }
        canvas.clip_to(panel());
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let title = area(8, 0, 224, 22);
        canvas.text(
            Font::Title,
            cx.say(Shell::HintTitle),
            title,
            Align::Left,
            theme::CREAM,
        );
        let reason = decision.and_then(|decision| decision.reason);
        let what = match reason {
            Some(reason) => cx.say(reason::action(reason)),
            None => cx.say(Shell::HintThinking),
        };
        let line = area(8, 21, 224, 19);
        canvas.text(Font::Body, what, line, Align::Left, theme::GOLD);
        let top = TOP + HEIGHT;
        canvas.fill(area(0, top, 240, FOOT - top), theme::NIGHT);
        canvas.fill(area(0, top, 240, 1), theme::BRONZE);
        match reason {
            None => progress(canvas, cx.progress, area(20, top + 14, 200, 8)),
            Some(reason) => {
                let text = reason::line(cx, reason);
                let at = area(6, top + 2, 228, 2 * LINE);
                canvas.paragraph(&text, at, Align::Centre, theme::CREAM);
            }
        }
        let map = if play.view.overview {
            Msg::Near
        } else {
            Msg::Map
        };
        footer(
            canvas,
            &[
                (Button::B, cx.say(Shell::Back)),
                (Button::X, cx.say(Shell::Why)),
                (Button::Y, cx.say(map)),
            ],
        );
    }
}

/// Where the last tile of the plan goes.
fn focus(decision: &Decision<Legions>) -> Option<Cell> {
    decision.plan.iter().rev().find_map(|mv| match *mv {
        Move::Place(_, cell) | Move::Put(_, cell) => Some(cell),
        _ => None,
    })
}

/// The tiles of the plan as they would lie, with what each brings.
fn draw_plan<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    map: Map,
    play: &Play,
    decision: &Decision<Legions>,
) {
    // No tile may hide what the one before it brings.
    for &mv in &decision.plan {
        if let Move::Place(tile, cell) = mv {
            map.draw_planned(canvas, cell, tile);
        }
    }
    let mut game = play.game().clone();
    for &mv in &decision.plan {
        if let Move::Place(tile, cell) = mv {
            map.draw_points(canvas, cell, choice::points(&game, tile, cell));
        }
        if game.play(mv, |_| {}).is_err() {
            return;
        }
    }
}
