//! The campaign of a game: a series of games with up to three stars each.

use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_play::{Kind, Start, Who};

use super::art::{LOCK, STAR, STAR_OUTLINE};
use super::bots::{character, draw_face, level_name};
use super::hall::next_game;
use super::text::{Line, Msg, fill};
use super::widgets::{HEADER, Menu, footer, page, page_note, row_ground};
use super::{Context, Go, Services, flow};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::theme::{self, Ink};

/// The height of a step's row.
const ROW: i32 = 24;
/// The largest number of stars for a step.
pub const STARS: u8 = 3;
/// The number of points above the goal for each star after the first.
pub const STAR_STEP: i16 = 5;

/// A step of a campaign, with the texts that the page shows.
#[derive(Clone, Debug)]
pub struct Step {
    /// The name of the step.
    pub name: Line,
    /// The bot to beat, or `None` in a solo game.
    pub bot: Option<Level>,
    /// The goal in a word or two; may be empty.
    pub goal: Line,
    /// The number of stars earned.
    pub stars: u8,
    /// Whether the step is unlocked.
    pub is_open: bool,
    /// A sentence about the step.
    pub story: &'static str,
    /// The conditions of the step's game.
    pub facts: Line,
    /// The best result so far, if any.
    pub best: Option<Line>,
}

/// Returns the number of stars for a result that lies `above` points above the goal; `None` is a
/// result below the goal.
pub const fn stars_for(above: Option<i16>) -> u8 {
    match above {
        Some(above) if above >= 2 * STAR_STEP => 3,
        Some(above) if above >= STAR_STEP => 2,
        Some(0..) => 1,
        _ => 0,
    }
}

/// Returns the number of steps of a game's campaign.
fn steps(cx: &Services, game: Kind) -> u8 {
    match cx.info(game).steps() {
        // A campaign without steps of its own has one step for each bot.
        0 => Level::ALL.len() as u8,
        steps => steps,
    }
}

/// Returns a step of a game's campaign.
fn step(cx: &Services, game: Kind, index: u8) -> Option<Step> {
    let info = cx.info(game);
    if info.steps() > 0 {
        return info.step(cx, index);
    }
    let level = *Level::ALL.get(usize::from(index))?;
    let lead = cx.profile.honours(game).lead(level).map(i16::from);
    Some(Step {
        name: cx.tell(level_name(level), &[]),
        bot: Some(level),
        goal: Line::new(),
        stars: stars_for(lead),
        is_open: is_open(cx, game, index),
        story: character(cx, game, level),
        facts: cx.tell(Msg::StarsFor, &[]),
        best: lead.map(|lead| fill("+{}", &[lead.into()])),
    })
}

/// Whether a step is unlocked in a campaign against the bots. The first step always is, every other
/// step once the bot of the previous one was beaten.
fn is_open(cx: &Services, game: Kind, index: u8) -> bool {
    let below = index
        .checked_sub(1)
        .and_then(|below| Level::ALL.get(usize::from(below)));
    below.is_none_or(|&below| cx.profile.honours(game).lead(below).is_some())
}

/// Returns the setup of a step, or the reason why the step is locked.
fn start(cx: &Services, game: Kind, index: u8) -> Result<Start, &'static str> {
    let info = cx.info(game);
    if info.steps() > 0 {
        return info.start_step(cx, index);
    }
    match Level::ALL.get(usize::from(index)) {
        Some(&level) if is_open(cx, game, index) => Ok(start_against(cx, game, level)),
        _ => Err(cx.say(Msg::BeatFirst)),
    }
}

/// Returns the setup of a game of one person against one bot of this level.
fn start_against(cx: &Services, game: Kind, level: Level) -> Start {
    let mut start = Start::people(game, 0, 2);
    start.options = cx.profile.settings.options(game);
    start.who[1..].fill(Who::Bot(level));
    start
}

/// Returns the bot of a game between one person and one bot in the first mode. Only such games
/// count in a campaign against the bots.
fn rival(start: Start) -> Option<Level> {
    match *start.seated() {
        [Who::Human, Who::Bot(level)] | [Who::Bot(level), Who::Human] if start.mode == 0 => {
            Some(level)
        }
        _ => None,
    }
}

/// Returns the setup of the next step of a campaign against the bots. Returns `None` if the current
/// game is no win in such a campaign, or if there is no next bot.
pub fn next_start(cx: &Context) -> Option<Start> {
    let table = cx.play.table()?;
    let game = table.start().game;
    if cx.info(game).steps() > 0 {
        return None;
    }
    let level = rival(table.start())?;
    let rows = table.standings();
    let has_won = |row: &super::standings::Row| row.won == row.player.is_you();
    let next = Level::ALL.get(usize::from(level.number()))?;
    rows.iter()
        .all(has_won)
        .then(|| start_against(cx, game, *next))
}

/// Records a win over the bot of a step, with the winner's lead in points.
pub fn note_win(cx: &mut Services, start: Start, lead: i16) {
    if let Some(level) = rival(start) {
        cx.profile.change_honours(start.game).add_lead(level, lead);
    }
}

/// Returns the number of stars that were earned in a game's campaign.
pub fn stars(cx: &Services, game: Kind) -> u8 {
    let steps = (0..steps(cx, game)).filter_map(|index| step(cx, game, index));
    steps.map(|step| step.stars).sum()
}

/// The page that lists the steps of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Campaign {
    game: Kind,
    menu: Menu,
}

impl Campaign {
    /// Opens the page. The first unlocked step without stars is selected, or the first step if
    /// there is none.
    pub fn new(cx: &Services, game: Kind) -> Self {
        let all = || (0..steps(cx, game)).filter_map(|index| Some((index, step(cx, game, index)?)));
        let mut open = all().filter(|(_, step)| step.is_open);
        let first = open.find(|(_, step)| step.stars == 0);
        let index = first.map_or(0, |(index, _)| index);
        Self {
            game,
            menu: Menu { index },
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down => self.menu.press(button, steps(cx, self.game)),
            Button::A => match start(cx, self.game, self.menu.index) {
                Ok(start) => return flow::start(cx, start),
                Err(why) => cx.refuse_saying(why),
            },
            Button::Y => *self = Self::new(cx, next_game(self.game)),
            Button::B => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let info = cx.info(self.game);
        page(canvas, info.campaign(cx).unwrap_or(cx.say(Msg::Campaign)));
        page_note(canvas, info.name(cx));
        for index in 0..steps(cx, self.game) {
            let Some(step) = step(cx, self.game, index) else {
                continue;
            };
            let y = HEADER + 2 + ROW * i32::from(index);
            let chosen = index == self.menu.index;
            draw_row(canvas, &step, index, y, chosen);
            if chosen {
                draw_words(canvas, &step, HEADER + 6 + ROW * i32::from(STARS + 2));
            }
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::Start)),
                (Button::Up, cx.say(Msg::StepWord)),
                (Button::Y, cx.say(Msg::Game)),
                (Button::B, cx.say(Msg::Back)),
            ],
        );
    }
}

/// Draws a step: its number, name, goal, and stars or a lock.
fn draw_row(canvas: &mut Canvas, step: &Step, index: u8, y: i32, chosen: bool) {
    let mut ink = row_ground(canvas, area(4, y, 232, ROW - 1), chosen);
    if !step.is_open && !chosen {
        ink = theme::SHADE;
    }
    let number = area(9, y + 3, 17, 17);
    canvas.frame(number, 1, ink);
    let text = fill("{}", &[(index + 1).into()]);
    canvas.text(Font::Body, &text, number, Align::Centre, ink);
    let mut left = 32;
    if let Some(level) = step.bot {
        draw_face(canvas, level, Point::new(left, y + 1), ROW - 3);
        left += 30;
    }
    let right = if step.goal.is_empty() { 184 } else { 116 };
    let at = area(left, y, right - left, ROW - 1);
    canvas.text(Font::Body, &step.name, at, Align::Left, ink);
    let at = area(100, y, 84, ROW - 1);
    canvas.text(Font::Body, &step.goal, at, Align::Right, ink);
    if step.is_open {
        draw_stars(canvas, step.stars, Point::new(191, y + 7), ink, chosen);
    } else {
        canvas.sprite_at(&LOCK, Point::new(224, y + ROW / 2 - 1), &[ink]);
    }
}

/// Draws the stars of a step. Stars that were not earned are outlines.
fn draw_stars(canvas: &mut Canvas, earned: u8, at: Point, ink: Ink, chosen: bool) {
    for star in 0..STARS {
        let at = at + Point::new(14 * i32::from(star), 0);
        let (sprite, ink) = match star < earned {
            true if chosen => (&STAR, ink),
            true => (&STAR, theme::GOLD),
            false => (&STAR_OUTLINE, ink),
        };
        canvas.sprite(sprite, at, &[ink]);
    }
}

/// Draws the sentence about a step, its conditions, and its best result.
fn draw_words(canvas: &mut Canvas, step: &Step, top: i32) {
    let at = area(8, top, 226, 2 * LINE);
    canvas.paragraph(step.story, at, Align::Left, theme::CREAM);
    let plate = area(6, top + 2 * LINE + 5, 228, 23);
    canvas.slab(plate, theme::DUSK);
    let at = area(14, plate.top_left.y, 150, 23);
    canvas.text(Font::Body, &step.facts, at, Align::Left, theme::SHADE);
    if let Some(best) = &step.best {
        let at = area(166, plate.top_left.y, 60, 23);
        canvas.text(Font::Body, best, at, Align::Right, theme::GOLD);
    }
}
