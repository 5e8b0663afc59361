//! The result of a game.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{EndCause, Setup, Solo};
use palmyra_engine::order::sort;
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::art::FLIPPED;
use super::past_games;
use super::results::best;
use super::text::Msg;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::shell::Context;
use crate::shell::art::{COIN, LAUREL, Sprite};
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{HEADER, badge, page};
use crate::theme;

/// Draws it; where it ends.
pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    play: &Play,
    canvas: &mut Canvas<D, O>,
) -> i32 {
    match play.game().setup() {
        Setup::Solo(solo) => draw_solo(cx, canvas, play, solo),
        Setup::Classic(_) | Setup::Expert(_) => draw_ranking(cx, canvas, play),
    }
}

fn reason(play: &Play) -> Msg {
    match play.game().end_cause() {
        Some(EndCause::Tiles) => Msg::EndTiles,
        _ => Msg::EndCoins,
    }
}

fn draw_solo<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
    canvas: &mut Canvas<D, O>,
    play: &Play,
    solo: Solo,
) -> i32 {
    let coins = play.game().coins(Seat::FIRST);
    let goal = solo.goal();
    let met = coins >= goal;
    page(
        canvas,
        cx.say(if met {
            Msg::GoalMetShort
        } else {
            Msg::GoalMissedShort
        }),
    );
    let at = area(10, HEADER + 6, 220, 20);
    canvas.text(
        Font::Body,
        cx.say(reason(play)),
        at,
        Align::Centre,
        theme::SHADE,
    );
    let mut number = Line::new();
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
        cx.tell(Msg::GoalMet, &[goal.into(), coins.into()])
    } else {
        cx.tell(
            Msg::GoalMissed,
            &[coins.into(), (goal - coins).into(), goal.into()],
        )
    };
    let mut y = 92;
    y += canvas.paragraph(&text, area(10, y, 220, 40), Align::Centre, theme::CREAM);
    if best(past_games(cx), solo) == Some(coins.into()) {
        let praise = cx.say(Shell::NewBest);
        y += canvas.paragraph(praise, area(10, y, 220, 20), Align::Centre, theme::GOLD);
    }
    if met && solo == Solo::Five {
        let done = cx.say(Msg::AllDone);
        y += canvas.paragraph(done, area(10, y, 220, 40), Align::Centre, theme::GOLD);
    }
    y + 4
}

fn draw_ranking<D: DrawTarget<Color = Rgb565>, O: Observer>(
    cx: &Context,
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
            cx.tell(Shell::Winner, &[cx.name(play.person(winner)).into()])
        }
        _ => cx.tell(Shell::SharedWin, &[]),
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
            cx.name(person),
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
    y + 8 + canvas.paragraph(cx.say(msg), at, Align::Centre, theme::SHADE)
}
