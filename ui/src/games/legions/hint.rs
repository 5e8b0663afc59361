//! The page of a hint, which shows the turn that a strong bot would play.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{Cell, Figure, Legions, Move, Size as TileSize, Spot};

use super::art::{LARGE_STACK, SMALL_STACK};
use super::block::Block;
use super::explain::Explain;
use super::map::{HEIGHT, Map, TOP};
use super::reason;
use super::text::Msg;
use super::{Play, Screen, look};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::Services;
use crate::shell::hint;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, footer, progress};
use crate::shell::{Go, flow};
use crate::theme;
use palmyra_play::{Asker, Decision};

/// The height of the map above the words.
const SPACE: i32 = HEIGHT - 24;

/// The page of a hint. It first waits for the bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint;

impl Hint {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                let steps = play.steps();
                let Some(decision) = play.take_decision(Asker::Person) else {
                    return Go::Stay;
                };
                // A plan may end with a draw, after which the figures are put. The expected moves
                // are stored too, so that the cursor then starts at the places that the hint shows.
                play.view.hint = decision.plan.clone();
                let _ = play.view.hint.extend_from_slice(&decision.likely);
                play.view.hinted = steps;
                flow::steps(play, cx, &mut decision.plan.iter().copied())
            }
            Button::B => Go::Back,
            Button::X => match play.decision(Asker::Person).and_then(|it| it.reason) {
                Some(reason) => {
                    let (title, text) = (reason::action(reason), reason::meaning(reason));
                    play.push(Screen::Explain(Explain::Hinted(title, text)))
                }
                None => Go::Stay,
            },
            Button::Y => {
                let cell = match play.decision(Asker::Person) {
                    Some(decision) => cells(play, decision).next(),
                    None => None,
                };
                let cell = cell.filter(|&cell| play.game().province().at(cell).is_some());
                look(play, cell)
            }
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
            Some(decision) => {
                // If the view has no space for the whole plan, it shows the beginning.
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
        map.draw_tiles(canvas, play, None, cx.now);
        if let Some(decision) = decision {
            draw_plan(canvas, map, play, decision);
        }
        map.draw_figures(canvas, play, None, cx.now);
        if let Some(decision) = decision {
            draw_goals(canvas, map, play, decision);
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

/// Returns the stack that the plan draws from, if it draws a tile.
fn draw(decision: &Decision<Legions>) -> Option<TileSize> {
    decision.plan.iter().find_map(|mv| match *mv {
        Move::Draw(size) => Some(size),
        _ => None,
    })
}

/// Returns the reason for the plan in words. The words agree with the picture.
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
    let drawn = few.unwrap_or(match draw(decision) {
        Some(TileSize::Small) => Msg::SmallFits,
        _ => Msg::LargeTouches,
    });
    // With both stacks empty, a reorganization ends the game.
    let end = decision.plan.first().and_then(|&mv| game.outcome_after(mv));
    if let (Reason::Reorganize { .. }, Some(end)) = (reason, end) {
        return cx.tell(Msg::EndsSecret, &[end.scores[seat.index()].into()]);
    }
    let msg = match reason {
        Reason::Draw { .. } => drawn,
        Reason::Put { .. } if stays => Msg::StaysHere,
        Reason::Reorganize {
            room, ends: false, ..
        } if stays && !room.contains(&0) => drawn,
        _ => return reason::line(cx, reason),
    };
    cx.tell(msg, &[])
}

/// Returns the cells of the plan, and the cells of the figures.
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

/// Returns the moves of the plan, then those that are expected after a draw.
fn moves(decision: &Decision<Legions>) -> impl Iterator<Item = Move> {
    decision.plan.iter().chain(&decision.likely).copied()
}

/// Returns the figures that the plan puts on a spot, with their cells.
fn puts<'a>(
    play: &'a Play,
    decision: &'a Decision<Legions>,
) -> impl Iterator<Item = (Figure, Cell)> + 'a {
    let seat = play.game().seat();
    moves(decision).filter_map(move |mv| match mv {
        Move::Put(figure, cell) => Some((figure, cell)),
        Move::Return(figure) => Some((figure, Map::spot(play, seat, figure, Spot::City))),
        _ => None,
    })
}

/// Draws the tiles of the plan and the paths of the figures. The figures are drawn later, above
/// them.
fn draw_plan(canvas: &mut Canvas, map: Map, play: &Play, decision: &Decision<Legions>) {
    for mv in moves(decision) {
        if let Move::Place(tile, cell) = mv {
            map.draw_planned(canvas, cell, tile);
        }
    }
    for (figure, cell) in puts(play, decision) {
        let stand = Map::stand(play, play.game().seat(), figure);
        if cell != stand {
            map.dots(canvas, stand, cell, i32::MAX);
        }
        map.cursor(canvas, cell);
    }
}

/// Draws the figures in their new places and the numbers on the tiles. This is drawn last, because
/// a number may extend beyond its tile.
fn draw_goals(canvas: &mut Canvas, map: Map, play: &Play, decision: &Decision<Legions>) {
    let seat = play.game().seat();
    for (figure, cell) in puts(play, decision) {
        if cell != Map::stand(play, seat, figure) {
            map.draw_standing(canvas, play.person(seat), figure, cell, false);
        }
    }
    let places = moves(decision).filter_map(|mv| match mv {
        Move::Place(tile, cell) => Some((tile, cell)),
        _ => None,
    });
    for (order, (tile, cell)) in (1..).zip(places) {
        map.draw_order(canvas, cell, tile.has_feature(), order);
    }
}

/// Draws the stack that the plan draws from.
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
