//! The goals of a player: missions, additional pieces, levels of the tower, contests, and rare
//! goods.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::merchants::{
    Board, Contest, Effect, MOST_PRESTIGE, Merchants, Mission, Move, Price, Rare, Spot, Spots, Tile,
};

use super::art::{self, Sign};
use super::bars::number;
use super::land::{self, Mark};
use super::signs::ratio;
use super::text::WordText;
use super::{Play, grid};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{LAUREL, Sprite, TICK};
use crate::shell::text::Line;
use crate::theme::{self, Ink};

/// A goal of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A mission in hand.
    Mission(Mission),
    /// An additional camel.
    Camel,
    /// An improvement that scores for the lead in a contest.
    Lead(Tile, Contest),
    /// The levels of the tower, which score when the era ends.
    Levels,
    /// An additional ship.
    Ship,
    /// A rare good of a kind that the player does not own yet.
    Rare,
}

/// The goals of a player. There is room for all missions and contests, and for four other goals.
pub type Goals = Vec<Goal, 35>;

/// Whether the seat belongs to the only person, so that nobody else sees the screen. Missions are
/// shown only in this case.
pub fn is_private(play: &Play, seat: Seat) -> bool {
    play.running().only_human() == Some(seat)
}

/// Returns the goals of a seat, in the order of the variants of [`Goal`]. Missions are left out
/// unless `own` is set.
pub fn goals(game: &Merchants, seat: Seat, own: bool) -> Goals {
    let board = game.board(seat);
    let mut goals = Goals::new();
    if own {
        goals.extend(board.hand().iter().map(Goal::Mission));
    }
    if board.camel_goals().is_some() {
        let _ = goals.push(Goal::Camel);
    }
    goals.extend(
        board
            .improvements()
            .iter()
            .filter_map(|tile| match tile.effect() {
                Effect::Most(contest) => Some(Goal::Lead(tile, contest)),
                _ => None,
            }),
    );
    let _ = goals.push(Goal::Levels);
    if board.ship_goal().is_some() {
        let _ = goals.push(Goal::Ship);
    }
    if kinds(board) < Rare::TYPES {
        let _ = goals.push(Goal::Rare);
    }
    goals
}

/// Returns the number of different kinds of rare goods on a board.
pub fn kinds(board: &Board) -> usize {
    board.rare().iter().filter(|&&count| count > 0).count()
}

/// Returns the price of a mission for a seat.
pub fn mission_price(game: &Merchants, seat: Seat, card: Mission) -> Price {
    game.price(seat, Move::Fulfil(grid::START, card))
}

/// Returns the sign of a goal and its ink.
pub fn sign(goal: Goal) -> (&'static Sprite, Ink) {
    match goal {
        Goal::Mission(_) => (&art::SCROLL, theme::CREAM),
        Goal::Camel => (&art::CAMEL, art::CAMEL_INK),
        Goal::Lead(_, contest) => match contest {
            Contest::Tower => (&art::TOWER, theme::CREAM),
            Contest::Missions => (&art::SCROLL, theme::CREAM),
            Contest::Rare => (&art::VASE, theme::EMBER),
            Contest::Temples => (&art::TEMPLE, theme::CREAM),
            Contest::Pieces => (&art::CAMEL, art::CAMEL_INK),
        },
        Goal::Levels => (&art::TOWER, theme::CREAM),
        Goal::Ship => (&art::SHIP, art::SHIP_INK),
        Goal::Rare => (&art::VASE, theme::EMBER),
    }
}

/// Returns the prestige for reaching a goal, if there is any.
pub fn prestige(game: &Merchants, seat: Seat, goal: Goal) -> Option<i16> {
    match goal {
        Goal::Mission(card) => Some(card.prestige()),
        Goal::Lead(..) => Some(MOST_PRESTIGE),
        Goal::Levels => Some(game.levels_prestige(seat)),
        Goal::Rare => {
            let board = game.board(seat);
            let mut new = Rare::all().filter(|rare| board.rare()[rare.index()] == 0);
            Some(game.set_gain(seat, new.next()?))
        }
        Goal::Camel | Goal::Ship => None,
    }
}

/// Returns how far a goal is reached, as text: the present and the required amount, or how far the
/// seat is behind in a contest, with 0 for a tie. The sign shows what is counted: for a mission,
/// the first good that is missing. Returns `None` if nothing is missing, and for goals without a
/// required amount.
fn missing(game: &Merchants, seat: Seat, goal: Goal) -> Option<(Line, Option<Sign>)> {
    let board = game.board(seat);
    match goal {
        Goal::Mission(card) => {
            let (price, have) = (mission_price(game, seat, card), board.goods());
            if price.missing(have) == 0 {
                return None;
            }
            let mut kinds = palmyra_engine::merchants::Good::ALL.into_iter();
            let kind = kinds.find(|&kind| have.count(kind) < price.goods.count(kind))?;
            let text = ratio(have.count(kind), price.goods.count(kind));
            Some((text, Some(Sign::Good(kind))))
        }
        Goal::Camel => {
            let (height, _) = board.camel_goals().filter(|_| !board.may_add_camel())?;
            Some((ratio(board.tower(), height), Some(Sign::Tower)))
        }
        Goal::Ship => {
            let each = board.ship_goal().filter(|_| !board.may_add_ship())?;
            let colours = board.rare_by_colour();
            let met = colours.iter().filter(|&&count| count >= each).count() as i32;
            Some((ratio(met, 3), Some(Sign::Vase)))
        }
        Goal::Lead(_, contest) => match game.lead_in(seat, contest) {
            1.. => None,
            lead => Some((number(lead), None)),
        },
        Goal::Levels | Goal::Rare => None,
    }
}

/// Draws the field beside the map's regions. It has the player's private slots and, if there is
/// space, goals.
pub fn draw_field(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat, spots: Spots) {
    let at = land::place(None);
    let Point { x, y } = at.top_left;
    canvas.fill(at, theme::PRIVATE_GROUND);
    let private = |row: u8| {
        let mut spots = spots.iter().filter(|spot| spot.region().is_none());
        spots.any(|spot: Spot| grid::place(spot).1 == 4 + row)
    };
    let rows = (0..2).filter(|&row| !private(row));
    let name = match private(0) || private(1) {
        true => WordText::RegionPrivate,
        false => WordText::RegionGoals,
    };
    let name = cx.say(name);
    let game = play.game();
    let goals = goals(game, seat, is_private(play, seat));
    // The levels of the tower are left out, because the bar at the top shows what they will score.
    let mut goals = goals.iter().filter(|&&goal| goal != Goal::Levels);
    for (row, &goal) in rows.zip(&mut goals) {
        let middle = Point::new(x + 8, y + 22 + 17 * i32::from(row));
        draw_small(canvas, game, seat, goal, middle);
    }
    // The first contest for which no row was left is drawn beside the name, if there is space.
    if let Some(&goal) = goals.find(|goal| matches!(goal, Goal::Lead(..))) {
        let left = x + Font::Body.width(name) + 13;
        let missing = missing(game, seat, goal);
        let width = missing.map_or(13, |(text, _)| Font::Body.width(&text));
        if left + 7 + width <= x + 78 {
            let (sprite, ink) = sign(goal);
            canvas.sprite_at(sprite, Point::new(left, y + 7), &[ink]);
            draw_missing(canvas, game, seat, goal, Point::new(left + 6, y + 7));
        }
    }
    land::draw_name(canvas, name, at, theme::SHADE, Mark::None);
}

/// Draws a goal as a row of the map's field.
fn draw_small(canvas: &mut Canvas, game: &Merchants, seat: Seat, goal: Goal, at: Point) {
    let (sprite, ink) = sign(goal);
    canvas.sprite_at(sprite, at, &[ink]);
    let mut x = at.x + 8;
    if let Some(points) = prestige(game, seat, goal) {
        let text = number(points);
        let width = Font::Body.width(&text);
        let line = area(x, at.y - 9, width + 1, 18);
        canvas.text(Font::Body, &text, line, Align::Left, theme::CREAM);
        canvas.sprite_at(&LAUREL, Point::new(x + width + 6, at.y), &[theme::GOLD]);
        x += width + 12;
    }
    if goal != Goal::Rare {
        draw_missing(canvas, game, seat, goal, Point::new(x, at.y));
    }
}

/// Draws the missing amount for a goal, or a tick if the goal is reached. `at` is the left end.
fn draw_missing(canvas: &mut Canvas, game: &Merchants, seat: Seat, goal: Goal, at: Point) {
    match missing(game, seat, goal) {
        None => canvas.sprite_at(&TICK, Point::new(at.x + 6, at.y), &[art::GREEN]),
        Some((text, sign)) => {
            let width = Font::Body.width(&text);
            let line = area(at.x, at.y - 9, width + 1, 18);
            canvas.text(Font::Body, &text, line, Align::Left, theme::EMBER);
            if let Some(sign) = sign {
                let at = Point::new(at.x + width + 1, at.y);
                art::draw_sign(canvas, sign, at, art::Tone::Own);
            }
        }
    }
}
