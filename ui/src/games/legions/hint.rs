//! The hint: what a strong player would do.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Cell, Figure, Legions, Move, Size as TileSize, Spot};

use super::Play;
use super::Screen;
use super::art::{LARGE_STACK, SMALL_STACK};
use super::block::Block;
use super::choice::Offer;
use super::explain::Explain;
use super::map::{HEIGHT, Map, TOP};
use super::reason;
use super::text::Msg;

use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::hint;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer, progress};
use crate::shell::{Go, flow};
use crate::theme;
use palmyra_play::{Asker, Decision};

/// Pixels between the dots on the way of a figure.
const DOTS: i32 = 10;
/// Height of the province above the words.
const SPACE: i32 = HEIGHT - 24;

/// The page that waits for a bot's decision and then shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The action at the cursor, with its explanation.
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

    /// Creates the hint for a later decision of a turn, with its explanation.
    pub const fn about(action: Msg, meaning: Msg) -> Self {
        Self { action, meaning }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        // Any button leads back from the whole province.
        if button == Button::Y || play.view.overview {
            play.view.overview = !play.view.overview;
            return Go::Stay;
        }
        match button {
            Button::A => {
                let steps = play.steps();
                let Some(decision) = play.take_decision(Asker::Person) else {
                    return Go::Stay;
                };
                // The cursor will stand on each step of the plan, so that one
                // press makes it.
                play.view.hint = decision.plan;
                // After a draw come the moves of the figures that were expected
                // before it.
                let _ = play.view.hint.extend_from_slice(&decision.likely);
                play.view.hinted = steps;
                flow::step(play, cx, decision.mv)
            }
            Button::B => Go::Back,
            Button::X => play.push(Screen::Explain(Explain::text(self.action, self.meaning))),
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        hint::asks(play.decision(Asker::Person).is_some())
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let decision = play.decision(Asker::Person);
        let province = Block::province(play.game());
        let map = match decision {
            _ if play.view.overview => Map::whole(play.game(), true),
            Some(decision) => {
                // If the view cannot hold the whole plan, it shows where the plan
                // begins.
                let goal = cells(play, decision).next().unwrap_or(Cell::new(0, 0));
                let plan = Block::around(cells(play, decision));
                let (scale, at) = plan.near(province, goal, SPACE);
                Map::close(scale, at, TOP, SPACE)
            }
            None => {
                let (scale, at) = province.near(province, Cell::new(0, 0), SPACE);
                Map::close(scale, at, TOP, SPACE)
            }
        };
        map.draw(canvas, play, cx.now);
        if let Some(decision) = decision {
            draw_plan(canvas, map, play, decision);
        }
        if play.view.overview {
            canvas.clip_to(panel());
            return;
        }
        canvas.clip_to(panel());
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let title = area(8, 0, 224, TOP - 1);
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
        let top = TOP + SPACE;
        canvas.fill(area(0, top, 240, FOOT - top), theme::NIGHT);
        canvas.fill(area(0, top, 240, 1), theme::BRONZE);
        let line = area(6, top + 2, 228, LINE);
        canvas.text(Font::Body, what, line, Align::Left, theme::GOLD);
        match reason {
            None => progress(canvas, cx.progress, area(20, top + 28, 200, 8)),
            Some(reason) => {
                let text = match decision {
                    Some(decision) => words(cx, play, decision, reason),
                    None => reason::line(cx, reason),
                };
                let at = area(6, top + 2 + LINE, 228, 2 * LINE);
                canvas.paragraph(&text, at, Align::Left, theme::CREAM);
            }
        }
        if let Some(size) = decision.and_then(draw) {
            draw_stack(cx, canvas, size, top);
        }
        let hints = [
            (Button::A, cx.say(Msg::PlayIt)),
            (Button::B, cx.say(Shell::Back)),
            (Button::X, cx.say(Shell::Why)),
            (Button::Y, cx.say(Msg::Map)),
        ];
        let shown = if decision.is_some() { 0 } else { 1 };
        footer(canvas, hints.get(shown..).unwrap_or(&hints));
    }
}

/// The stack that the plan draws from.
fn draw(decision: &Decision<Legions>) -> Option<TileSize> {
    decision.plan.iter().find_map(|mv| match *mv {
        Move::Draw(size) => Some(size),
        _ => None,
    })
}

/// The reason for the plan, in words that agree with what is shown.
fn words(cx: &Services, play: &Play, decision: &Decision<Legions>, reason: Reason) -> Line {
    let game = play.game();
    let seat = game.seat();
    let mut puts = moves(decision).filter_map(|mv| match mv {
        Move::Put(figure, cell) => Some((figure, Spot::Land(cell))),
        Move::Return(figure) => Some((figure, Spot::City)),
        _ => None,
    });
    let stays = moves(decision).any(|mv| matches!(mv, Move::Put(..) | Move::Return(_)))
        && puts.all(|(figure, spot)| game.figure(seat, figure) == spot);
    let [large, small] = TileSize::ALL.map(|size| game.hand(seat).len_of(size));
    let few = match draw(decision) {
        Some(TileSize::Large) if large <= small => Some(Msg::FewLarge),
        Some(TileSize::Small) if small <= large => Some(Msg::FewSmall),
        _ => None,
    };
    let msg = match reason {
        Reason::Draw { .. } => few,
        Reason::Put { .. } if stays => Some(Msg::StaysHere),
        Reason::Reorganize { room, .. } if stays && !room.contains(&0) => few,
        _ => return reason::line(cx, reason),
    };
    msg.map_or_else(Line::new, |msg| cx.tell(msg, &[]))
}

/// All cells of the plan, and those where the figures stand.
fn cells<'a>(play: &'a Play, decision: &'a Decision<Legions>) -> impl Iterator<Item = Cell> + 'a {
    let seat = play.game().seat();
    let stands = Figure::ALL.map(|figure| Map::stand(play, seat, figure));
    let plan = moves(decision).filter_map(move |mv| match mv {
        Move::Place(_, cell) | Move::Put(_, cell) => Some(cell),
        Move::Return(figure) => Some(Map::spot(play, seat, figure, Spot::City)),
        _ => None,
    });
    plan.chain(stands)
}

/// The plan, with the moves that are expected after a draw.
fn moves(decision: &Decision<Legions>) -> impl Iterator<Item = Move> {
    decision.plan.iter().chain(&decision.likely).copied()
}

/// Draws the tiles of the plan with their order, and where each figure would be
/// put.
fn draw_plan(canvas: &mut Canvas, map: Map, play: &Play, decision: &Decision<Legions>) {
    let seat = play.game().seat();
    for mv in moves(decision) {
        match mv {
            Move::Place(tile, cell) => map.draw_planned(canvas, cell, tile),
            Move::Put(figure, cell) => draw_put(canvas, map, play, figure, cell),
            Move::Return(figure) => {
                let cell = Map::spot(play, seat, figure, Spot::City);
                draw_put(canvas, map, play, figure, cell);
            }
            _ => {}
        }
    }
    // On top of everything, because a number may reach beyond its tile.
    let places = moves(decision).filter_map(|mv| match mv {
        Move::Place(tile, cell) => Some((tile, cell)),
        _ => None,
    });
    for (order, (tile, cell)) in (1..).zip(places) {
        map.draw_order(canvas, cell, tile.has_feature(), order);
    }
}

/// Draws a figure where it would be put, with dots from where it stands.
fn draw_put(canvas: &mut Canvas, map: Map, play: &Play, figure: Figure, cell: Cell) {
    let seat = play.game().seat();
    let stand = Map::stand(play, seat, figure);
    if cell == stand {
        // The figure stays where it is.
        map.cursor(canvas, cell);
        return;
    }
    let from = map.at(stand);
    let way = map.at(cell) - from;
    let dots = (way.x.abs().max(way.y.abs()) / DOTS).max(1);
    for dot in 1..dots {
        let Point { x, y } = from + way * dot / dots;
        canvas.fill(area(x - 2, y - 2, 5, 5), theme::INK);
        canvas.fill(area(x - 1, y - 1, 3, 3), theme::CREAM);
    }
    map.cursor(canvas, cell);
    map.draw_standing(canvas, play.person(seat), figure, cell, false);
}

/// Draws the stack that a tile is drawn from.
fn draw_stack(cx: &Services, canvas: &mut Canvas, size: TileSize, top: i32) {
    let tile = match size {
        TileSize::Large => &LARGE_STACK,
        TileSize::Small => &SMALL_STACK,
    };
    let inks = [theme::CREAM, theme::UMBER];
    canvas.sprite_at(tile, Point::new(228, top + 10), &inks);
    let left = match size {
        TileSize::Large => Msg::Large,
        TileSize::Small => Msg::Small,
    };
    let at = area(120, top + 2, 100, LINE);
    canvas.text(Font::Body, cx.say(left), at, Align::Right, theme::SHADE);
}
