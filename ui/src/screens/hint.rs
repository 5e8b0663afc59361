//! What a strong player would do.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::Game as _;
use palmyra_engine::legions::{Cell, Move};

use super::explain::Explain;
use super::map::{HEIGHT, Map, TOP, view};
use super::stage::{self, Offer};
use super::{Go, Screen};
use crate::art::Scale;
use crate::canvas::{Align, Canvas, Font, LINE, Observer, area, panel};
use crate::input::Button;
use crate::mind::{Asker, Decision};
use crate::play::Play;
use crate::reason;
use crate::text::Msg;
use crate::theme;
use crate::widgets::{FOOT, footer, progress};
use crate::world::World;

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

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::X => Go::Push(Screen::Explain(Explain::text(self.action, self.meaning))),
            Button::Y => {
                world.overview = !world.overview;
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, world: &World) -> Option<Asker> {
        let open = world.decision(Asker::Person).is_none();
        open.then_some(Asker::Person)
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = &world.play else { return };
        let decision = world.decision(Asker::Person);
        let map = match decision.and_then(focus) {
            Some(cell) if !world.overview => {
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
            world.say(Msg::HintTitle),
            title,
            Align::Left,
            theme::CREAM,
        );
        let reason = decision.and_then(|decision| decision.reason);
        let what = reason.map_or(Msg::HintThinking, reason::action);
        let line = area(8, 21, 224, 19);
        canvas.text(Font::Body, world.say(what), line, Align::Left, theme::GOLD);
        let top = TOP + HEIGHT;
        canvas.fill(area(0, top, 240, FOOT - top), theme::NIGHT);
        canvas.fill(area(0, top, 240, 1), theme::BRONZE);
        match reason {
            None => progress(canvas, world.progress, area(20, top + 14, 200, 8)),
            Some(reason) => {
                let text = reason::line(world, reason);
                let at = area(6, top + 2, 228, 2 * LINE);
                canvas.paragraph(&text, at, Align::Centre, theme::CREAM);
            }
        }
        let map = if world.overview { Msg::Near } else { Msg::Map };
        footer(
            canvas,
            world,
            &[
                (Button::B, Msg::Back),
                (Button::X, Msg::Why),
                (Button::Y, map),
            ],
        );
    }
}

/// Where the last tile of the plan goes.
fn focus(decision: &Decision) -> Option<Cell> {
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
    decision: &Decision,
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
            map.draw_points(canvas, cell, stage::points(&game, tile, cell));
        }
        if game.play(mv, |_| {}).is_err() {
            return;
        }
    }
}
