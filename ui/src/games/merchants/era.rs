//! The report of a new era: its amounts, the improvements on offer, and the score of the towers.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::merchants::{Good, Piece, Tile};
use palmyra_engine::{Game as _, Seat};

use super::bars::{number, signed};
use super::text::{WordText, improvement};
use super::turn::What;
use super::{Play, art, shop, signs};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::shell::Services;
use crate::theme;

/// The tops of the amounts, the tiles, the text and the towers.
const TOPS: [i32; 4] = [38, 57, 130, 187];

/// Draws the report with the selected tile.
pub fn draw(cx: &Services, canvas: &mut Canvas, play: &Play, index: u8) {
    let game = play.game();
    canvas.fill(panel(), theme::NIGHT);
    let sky = [
        (theme::VIOLET_SKY, 16),
        (theme::WINE_SKY, 12),
        (theme::ERA_SKY, 9),
    ];
    let mut y = 0;
    for (colour, height) in sky {
        canvas.fill(area(0, y, 240, height), colour);
        y += height;
    }
    let name = cx.say(WordText::era(game.era()));
    let at = area(0, -6, 240, 50);
    canvas.text(Font::Logo, name, at, Align::Centre, theme::CREAM);
    draw_amounts(canvas, play);
    let tiles: Vec<Tile, 48> = game.open().iter().collect();
    shop::draw_grid(canvas, &tiles, index, TOPS[1], shop::TILE.1);
    if let Some(&tile) = tiles.get(usize::from(index)) {
        let at = area(7, TOPS[2], 226, LINE);
        let name = cx.say(improvement::name(tile));
        canvas.text(Font::Title, name, at, Align::Left, theme::GOLD);
        let at = area(7, TOPS[2] + 17, 226, 2 * LINE);
        let effect = improvement::effect(cx, tile);
        canvas.paragraph(&effect, at, Align::Left, theme::CREAM);
    }
    canvas.fill(area(4, TOPS[3] - 1, 232, 1), theme::BRONZE);
    draw_towers(canvas, play);
}

/// Draws the amounts of the era: the goods for ships and camels, the price of a tile, the tax, and
/// the levels that the traitor destroys.
fn draw_amounts(canvas: &mut Canvas, play: &Play) {
    let amounts = play.game().amounts();
    let taken = |piece| {
        let mut text = number(amounts.taken(piece, Good::Wood));
        let _ = text.push('|');
        let _ = text.push_str(&number(amounts.taken(piece, Good::Gold)));
        text
    };
    let hammer = signs::Picture::plain(&art::HAMMER, theme::TAN);
    let bag = signs::Picture::plain(&art::TAX_BAG, theme::GOLD);
    let dagger = signs::Picture::plain(&art::DAGGER, theme::EMBER);
    let amounts = [
        (signs::piece(Piece::Ship), taken(Piece::Ship)),
        (signs::piece(Piece::Camel), taken(Piece::Camel)),
        (hammer, number(amounts.improvement)),
        (bag, number(amounts.tax)),
        (dagger, signed(-i32::from(amounts.traitor))),
    ];
    let mut x = 12;
    for (index, (picture, text)) in amounts.iter().enumerate() {
        picture.draw(canvas, Point::new(x, TOPS[0] + 9));
        let at = area(x + 11, TOPS[0], 26, 19);
        canvas.text(Font::Body, text, at, Align::Left, theme::GOLD);
        x += if index < 2 { 54 } else { 44 };
    }
}

/// Draws the tower of each player, with its score at the end of the previous era.
fn draw_towers(canvas: &mut Canvas, play: &Play) {
    let game = play.game();
    let last = play.log().next();
    for (index, seat) in Seat::all(game.seats()).enumerate() {
        let (x, y) = (
            6 + 118 * (index as i32 % 2),
            TOPS[3] + 17 * (index as i32 / 2),
        );
        crate::shell::widgets::badge(canvas, play.person(seat), Point::new(x, y + 1));
        canvas.sprite_at(&art::TOWER, Point::new(x + 27, y + 8), &[theme::TAN]);
        let tower = number(game.board(seat).tower());
        let at = area(x + 36, y - 1, 20, 18);
        canvas.text(Font::Body, &tower, at, Align::Left, theme::CREAM);
        let points = last.and_then(|turn| {
            turn.steps.iter().rev().find_map(|step| match step.what {
                What::Levels(points) if step.seat == seat => Some(points),
                _ => None,
            })
        });
        canvas.sprite_at(&art::ARROW, Point::new(x + 61, y + 8), &[theme::GOLD]);
        let at = area(x + 69, y - 1, 40, 18);
        let points = signed(points.unwrap_or(0));
        canvas.text(Font::Body, &points, at, Align::Left, theme::GOLD);
    }
}
