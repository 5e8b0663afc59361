//! The best results and how many games were won.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::Solo;

use super::confirm::{Confirm, Question};
use super::{Go, Screen};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::save::Item;
use crate::text::{Blank, Line, Msg, fill};
use crate::theme;
use crate::widgets::{HEADER, footer, page};
use crate::world::{World, level_name};

/// The statistics, five solo games, the highest scores.
const PAGES: u8 = 7;
const ROW: i32 = 21;

/// One page of results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hall {
    page: u8,
}

impl Hall {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::A if world.spoiled(Item::Results).is_some() => {
                let question = Question::Afresh {
                    item: Item::Results,
                    all: false,
                };
                return Go::Push(Screen::Confirm(Confirm::new(question)));
            }
            Button::Left | Button::Up => self.page = (self.page + PAGES - 1) % PAGES,
            Button::Right | Button::Down | Button::A => self.page = (self.page + 1) % PAGES,
            Button::B => return Go::Back,
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        match (Solo::new(self.page), self.page) {
            (Some(solo), _) => draw_solo(world, canvas, solo),
            (None, 0) => draw_statistics(world, canvas),
            _ => draw_high(world, canvas),
        }
        let hints = [
            (Button::Left, Msg::Move),
            (Button::B, Msg::Back),
            (Button::A, Msg::NotKept),
        ];
        let all = world.spoiled(Item::Results).is_some();
        footer(canvas, world, if all { &hints } else { &hints[..2] });
    }
}

/// A row with a text at either end.
fn row<D: DrawTarget<Color = Rgb565>, O: Observer>(
    canvas: &mut Canvas<D, O>,
    index: usize,
    left: &str,
    right: &str,
    ink: Rgb565,
) {
    let y = HEADER + 8 + ROW * index as i32;
    canvas.text(Font::Body, left, area(12, y, 130, ROW), Align::Left, ink);
    canvas.text(Font::Body, right, area(128, y, 100, ROW), Align::Right, ink);
}

fn draw_solo<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    solo: Solo,
) {
    let blanks = [solo.number().into(), solo.goal().into()];
    page(canvas, &world.tell(Msg::SoloBest, &blanks));
    let mut any = false;
    for (index, best) in world.results.solo(solo).enumerate() {
        let mut coins = Line::new();
        let _ = core::fmt::write(&mut coins, format_args!("{}", best.coins));
        let ink = if best.coins >= solo.goal() {
            theme::GOLD
        } else {
            theme::CREAM
        };
        row(canvas, index, best.name.as_str(), &coins, ink);
        any = true;
    }
    if !any {
        row(canvas, 0, world.say(Msg::None), "", theme::SHADE);
    }
}

fn draw_high<D: DrawTarget<Color = Rgb565>, O: Observer>(world: &World, canvas: &mut Canvas<D, O>) {
    page(canvas, world.say(Msg::HighTitle));
    for index in 0..8u8 {
        let (expert, players) = (index >= 4, 2 + index % 4);
        let mode = if expert { Msg::Expert } else { Msg::Classic };
        let name = world.tell(Msg::HighRow, &[world.say(mode).into(), players.into()]);
        let mut score = Line::new();
        let ink = match world.results.high(expert, players) {
            Some(best) => {
                let text = format_args!("{} {}", best.name.as_str(), best.coins);
                let _ = core::fmt::write(&mut score, text);
                theme::CREAM
            }
            None => {
                let _ = score.push_str(world.say(Msg::None));
                theme::SHADE
            }
        };
        row(canvas, index.into(), &name, &score, ink);
    }
}

fn draw_statistics<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
) {
    page(canvas, world.say(Msg::Statistics));
    let results = &world.results;
    let mut index = 0;
    let mut line = |name: &str, value: &str| {
        let y = HEADER + 10 + 23 * index;
        index += 1;
        let ink = theme::CREAM;
        canvas.text(Font::Body, name, area(12, y, 164, ROW), Align::Left, ink);
        canvas.text(
            Font::Body,
            value,
            area(166, y, 62, ROW),
            Align::Right,
            theme::GOLD,
        );
    };
    let number = |value: u16| fill("{}", &[Blank::Number(value.into())]);
    let share = |part: u16, all: u16| {
        let blanks = [Blank::Number(part.into()), Blank::Number(all.into())];
        world.tell(Msg::PageOf, &blanks)
    };
    let best = |best: Option<u8>| match best {
        Some(coins) => number(coins.into()),
        None => fill("-", &[]),
    };
    line(world.say(Msg::GamesDone), &number(results.finished));
    for level in Level::ALL {
        let tally = results.tally(level);
        let name = world.tell(Msg::WonAgainst, &[world.say(level_name(level)).into()]);
        line(&name, &share(tally.won, tally.played));
    }
    let goals = share(results.goals_met().into(), Solo::ALL.len() as u16);
    line(world.say(Msg::GoalsMet), &goals);
    line(world.say(Msg::BestSolo), &best(results.best_solo()));
    line(world.say(Msg::BestScore), &best(results.best_score()));
    line(world.say(Msg::BestTribute), &number(results.tribute.into()));
}
