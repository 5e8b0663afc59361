//! The players at the table: face, badge and name.

use embedded_graphics::prelude::*;
use palmyra_play::{Person, Who};

use super::Services;
use super::bots::{draw_face, draw_portrait, level_name};
use super::text::Msg;
use super::widgets::badge;
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::Ink;

/// A player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's place at the table, which has a colour and a sign.
    pub person: Person,
    /// Whether the player is a person or a bot.
    pub who: Who,
    /// Whether all other players are bots.
    pub is_only_person: bool,
}

/// The width of a face with its badge, in pixels.
pub const FACE_AND_BADGE: i32 = 41;

impl Player {
    /// Returns the player's name: that of the bot, the one that the person has entered, or the
    /// colour of the place.
    pub fn name(self, cx: &Services) -> &str {
        match self.who {
            Who::Bot(level) => cx.say(level_name(level)),
            Who::Human => cx.person_name(self.person),
        }
    }

    /// Returns the player's name in lists: "You" for the only person.
    pub fn label(self, cx: &Services) -> &str {
        if self.is_you() {
            cx.say(Msg::You)
        } else {
            self.name(cx)
        }
    }

    /// Whether this player is the only person at the table.
    pub fn is_you(self) -> bool {
        self.who == Who::Human && self.is_only_person
    }

    /// Draws a bot's face, cut after `height` rows, and the badge. For a person, draws only the
    /// badge. `at` is the top left corner, and [`FACE_AND_BADGE`] is the width.
    pub fn draw(self, canvas: &mut Canvas, at: Point, height: i32) {
        let middle = at.y + (height - 15) / 2;
        match self.who {
            Who::Bot(level) => {
                draw_face(canvas, level, at, height);
                badge(canvas, self.person, Point::new(at.x + 26, middle));
            }
            Who::Human => badge(canvas, self.person, Point::new(at.x + 5, middle)),
        }
    }

    /// Draws a bot's portrait, or a person's badge, on 24 by 24 pixels.
    pub fn draw_portrait(self, canvas: &mut Canvas, at: Point) {
        match self.who {
            Who::Bot(level) => draw_portrait(canvas, level, at),
            Who::Human => badge(canvas, self.person, at + Point::new(5, 5)),
        }
    }

    /// Draws the face, the badge and the [label](Self::label) in a row of the given width and
    /// height.
    pub fn draw_row(
        self,
        cx: &Services,
        canvas: &mut Canvas,
        at: Point,
        (width, height): (i32, i32),
        ink: Ink,
    ) {
        self.draw(canvas, at, height);
        let left = at.x + FACE_AND_BADGE + 3;
        let room = area(left, at.y, at.x + width - left, height);
        canvas.text(Font::Body, self.label(cx), room, Align::Left, ink);
    }
}
