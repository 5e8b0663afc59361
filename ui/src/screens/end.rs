//! The end of a game.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{End as Reason, Setup, Solo};
use palmyra_engine::{Game as _, Seat};

use super::new_game::NewGame;
use super::{Go, Screen, flow, guided};
use crate::app::Sound;
use crate::art::{COIN, FLIPPED, LAUREL, Sprite};
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::order::sort;
use crate::play::{Play, Start, Who};
use crate::running::Running;
use crate::text::{Msg, fill};
use crate::theme;
use crate::widgets::{HEADER, Menu, badge, footer, page, row_ground};
use crate::world::World;

/// The result and what next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    menu: Menu,
}

impl End {
    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        let choices = choices(world);
        self.menu.press(button, choices.len() as u8);
        match button {
            Button::B => Go::Home,
            Button::A => {
                world.sound = Some(Sound::Confirm);
                match choices.get(usize::from(self.menu.index)) {
                    Some(Msg::NextGame) => start(world, next_solo(world).map(Start::solo)),
                    Some(Msg::NewGame) => Go::Push(Screen::NewGame(NewGame::default())),
                    Some(Msg::PlayAgain) if world.is_guided() => guided::begin(world),
                    Some(Msg::PlayAgain) => start(world, world.play.as_deref().map(Running::start)),
                    _ => Go::Home,
                }
            }
            _ => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = &world.play else { return };
        let mut y = match play.game().setup() {
            Setup::Solo(solo) => draw_solo(world, canvas, play, solo),
            Setup::Classic(_) | Setup::Expert(_) => draw_ranking(world, canvas, play),
        };
        y = y.max(158);
        for (index, &choice) in choices(world).iter().enumerate() {
            let at = area(50, y + 21 * index as i32, 140, 20);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, world.say(choice), at, Align::Centre, ink);
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Choose),
                (Button::Up, Msg::Move),
                (Button::B, Msg::Leave),
            ],
        );
    }
}

/// What can be done after the end.
fn choices(world: &World) -> &'static [Msg] {
    if world.is_guided() {
        &[Msg::NewGame, Msg::PlayAgain, Msg::ToTitle]
    } else if next_solo(world).is_some() {
        &[Msg::NextGame, Msg::PlayAgain, Msg::ToTitle]
    } else {
        &[Msg::PlayAgain, Msg::ToTitle]
    }
}

/// The solo game after this one, if this one's goal was met.
fn next_solo(world: &World) -> Option<Solo> {
    match world.play.as_ref()?.game().setup() {
        Setup::Solo(solo) if world.results.is_met(solo) => Solo::new(solo.number() + 1),
        _ => None,
    }
}

fn start(world: &mut World, start: Option<Start>) -> Go {
    start.map_or(Go::Home, |start| flow::start(world, start))
}

/// The person with the most coins.
pub fn best_human(play: &Play) -> Option<Seat> {
    let people = Seat::all(play.game().seats());
    let people = people.filter(|&seat| play.who(play.person(seat)) == Who::Human);
    people.max_by_key(|&seat| (play.game().coins(seat), play.game().flipped(seat)))
}

fn reason(play: &Play) -> Msg {
    match play.game().end() {
        Some(Reason::Tiles) => Msg::EndTiles,
        _ => Msg::EndCoins,
    }
}

fn draw_solo<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    play: &Play,
    solo: Solo,
) -> i32 {
    let coins = play.game().coins(Seat::FIRST);
    let goal = solo.goal();
    let met = coins >= goal;
    page(
        canvas,
        world.say(if met {
            Msg::GoalMetShort
        } else {
            Msg::GoalMissedShort
        }),
    );
    let at = area(10, HEADER + 6, 220, 20);
    canvas.text(
        Font::Body,
        world.say(reason(play)),
        at,
        Align::Centre,
        theme::SHADE,
    );
    let mut number = crate::text::Line::new();
    let _ = core::fmt::write(&mut number, format_args!("{coins}"));
    canvas.text(
        Font::Logo,
        &number,
        area(0, 54, 240, 36),
        Align::Centre,
        theme::GOLD,
    );
    if met {
        for x in [60, 170] {
            canvas.sprite(&LAUREL, Point::new(x, 66), &[theme::GOLD]);
        }
    }
    let text = if met {
        world.tell(Msg::GoalMet, &[goal.into(), coins.into()])
    } else {
        world.tell(
            Msg::GoalMissed,
            &[coins.into(), (goal - coins).into(), goal.into()],
        )
    };
    let mut y = 92;
    y += canvas.paragraph(&text, area(10, y, 220, 40), Align::Centre, theme::CREAM);
    if world.results.best(solo) == Some(coins) {
        let best = world.say(Msg::NewBest);
        y += canvas.paragraph(best, area(10, y, 220, 20), Align::Centre, theme::GOLD);
    }
    if met && solo == Solo::Five {
        let done = world.say(Msg::AllDone);
        y += canvas.paragraph(done, area(10, y, 220, 40), Align::Centre, theme::GOLD);
    }
    y + 4
}

fn draw_ranking<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    play: &Play,
) -> i32 {
    let game = play.game();
    let winners = game
        .outcome()
        .map(|outcome| outcome.winners)
        .unwrap_or_default();
    let title = match winners.iter().next() {
        Some(winner) if winners.len() == 1 => {
            world.tell(Msg::Winner, &[world.name(play.person(winner)).into()])
        }
        _ => world.tell(Msg::SharedWin, &[]),
    };
    page(canvas, &title);
    let mut order: heapless::Vec<Seat, 5> = Seat::all(game.seats()).collect();
    let rank = |seat| (game.coins(seat), game.flipped(seat));
    sort(&mut order, |&a, &b| rank(a) > rank(b));
    let mut y = HEADER + 3;
    for &seat in &order {
        let person = play.person(seat);
        badge(canvas, person, Point::new(6, y + 2));
        let won = winners.contains(seat);
        let ink = if won { theme::GOLD } else { theme::CREAM };
        canvas.text(
            Font::Body,
            world.name(person),
            area(26, y, 50, 20),
            Align::Left,
            ink,
        );
        let counts: [(&Sprite, [Rgb565; 3], u8); 2] = [
            (
                &COIN,
                [theme::BRONZE, theme::GOLD, theme::UMBER],
                game.coins(seat),
            ),
            (
                &FLIPPED,
                [theme::CREAM, theme::UMBER, theme::GOLD],
                game.flipped(seat),
            ),
        ];
        for (column, (sprite, inks, count)) in counts.into_iter().enumerate() {
            let x = 110 + 56 * column as i32;
            canvas.sprite_at(sprite, Point::new(x + 6, y + 10), &inks);
            let count = fill("{}", &[count.into()]);
            canvas.text(
                Font::Body,
                &count,
                area(x + 16, y, 30, 20),
                Align::Left,
                ink,
            );
        }
        if won {
            canvas.sprite(&LAUREL, Point::new(222, y + 4), &[theme::GOLD]);
        }
        y += 20;
    }
    // Equal coins at the top were decided by flipped tiles.
    let tied = match order[..] {
        [first, second, ..] => game.coins(first) == game.coins(second),
        _ => false,
    };
    let msg = if tied && winners.len() == 1 {
        Msg::TieBreak
    } else {
        reason(play)
    };
    let at = area(20, y + 2, 200, 40);
    y + 8 + canvas.paragraph(world.say(msg), at, Align::Centre, theme::SHADE)
}
