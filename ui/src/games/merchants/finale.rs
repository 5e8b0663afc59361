//! The count at the end of the game, source by source, and then the winner.

use embedded_graphics::prelude::*;
use palmyra_play::{Millis, Speed, Who};

use super::bars::{number, signed};
use super::text::{OverviewText, footer};
use super::{Play, art, result};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::input::Button;
use crate::shell::art::{CROWN, LAUREL, Sprite};
use crate::shell::bots::draw_large_portrait;
use crate::shell::standings::{PARTS, Row, Rows, draw_bar, draw_part, most, ranked, used_parts};
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{HEADER, badge, page, page_note};
use crate::shell::{FRAME, Go, Services, flow};
use crate::theme::{self, Ink};

/// The time that it takes to count a source.
const COUNT: Millis = 700;
/// The time for which the winner is shown.
const WINNER: Millis = 1500;

/// The signs of the sources, in the order of `Row::parts`.
const SIGNS: [(&Sprite, Ink); PARTS] = [
    (&LAUREL, theme::GOLD),
    (&art::TOWER, theme::CREAM),
    (&art::SCROLL, theme::CREAM),
    (&art::SCROLL, theme::SHADE),
    (&art::TEMPLE, theme::CREAM),
    (&art::VASE, theme::EMBER),
    (&CROWN, theme::GOLD),
];

/// Draws the sign of a source.
pub fn draw_sign(canvas: &mut Canvas, part: u8, middle: Point) {
    let (sprite, ink) = SIGNS[usize::from(part) % PARTS];
    canvas.sprite_at(sprite, middle, &[ink]);
}

/// The page that counts one source after the other. The winner follows the last source, unless
/// several players share the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finale {
    /// The number of sources that were counted completely.
    counted: u8,
    /// The time at which the current source, or the winner, appeared.
    since: Millis,
}

impl Finale {
    /// Begins the count.
    pub const fn new(now: Millis) -> Self {
        Self {
            counted: 0,
            since: now,
        }
    }

    /// Returns the source that is being counted, or `None` once the winner is shown.
    fn part(self, rows: &Rows) -> Option<u8> {
        used_parts(rows).nth(self.counted.into())
    }

    /// Returns when the page goes on by itself. Returns `None` during the count at the slow speed,
    /// where the player goes on by pressing A.
    fn due(self, rows: &Rows, cx: &Services) -> Option<Millis> {
        let speed = cx.profile.settings.speed;
        match self.part(rows) {
            None => Some(self.since + WINNER),
            Some(_) if speed == Speed::Slow => None,
            Some(_) => Some(self.since + COUNT + speed.step() / 2),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => self.advance(play, cx),
            Button::B => Go::Game(flow::result(play, cx)),
            _ => Go::Stay,
        }
    }

    /// Goes on to the next source, the winner, or the result. If players share the win, the result
    /// follows the last source.
    fn advance(&mut self, play: &Play, cx: &Services) -> Go {
        let rows = play.rows_of(play.game());
        let is_last = self.part(&rows).is_none();
        *self = Self {
            counted: self.counted + 1,
            since: cx.now,
        };
        let winners = rows.iter().filter(|row| row.won).count();
        if is_last || self.part(&rows).is_none() && winners != 1 {
            return Go::Game(flow::result(play, cx));
        }
        Go::Stay
    }

    pub fn tick(&mut self, play: &Play, cx: &Services) -> (bool, Go) {
        let due = self.due(&play.rows_of(play.game()), cx);
        match due.is_some_and(|due| due <= cx.now) {
            true => (true, self.advance(play, cx)),
            false => (true, Go::Stay),
        }
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match cx.now < self.since + COUNT {
            true => Some(cx.now + FRAME),
            false => self.due(&play.rows_of(play.game()), cx),
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let rows = play.rows_of(play.game());
        match self.part(&rows) {
            Some(part) => self.draw_count(cx, canvas, &rows, part),
            None => {
                if let Some(first) = ranked(&rows).first() {
                    draw_winner(cx, canvas, first);
                }
            }
        }
        footer::draw(play, cx, canvas, footer::FINALE);
    }

    /// Draws the source that is being counted, and all players with their points so far.
    fn draw_count(self, cx: &Services, canvas: &mut Canvas, rows: &Rows, part: u8) {
        page(canvas, cx.say(OverviewText::TitleFinale));
        let parts = used_parts(rows).count();
        let blanks = [(self.counted + 1).into(), (parts as u8).into()];
        page_note(canvas, &cx.tell(Shell::PageOf, &blanks));
        draw_sign(canvas, part, Point::new(18, HEADER + 15));
        let at = area(34, HEADER + 4, 200, 22);
        let name = result::part_name(cx, part);
        canvas.text(Font::Title, name, at, Align::Left, theme::GOLD);
        let past = cx.now.saturating_sub(self.since).min(COUNT) as i32;
        let pitch = (144 / rows.len().max(1) as i32).min(48);
        let mut y = HEADER + 30;
        for row in rows {
            let before: i16 = row.parts.iter().take(part.into()).sum();
            let gain = i32::from(row.parts[usize::from(part)]) * past / COUNT as i32;
            let gain = gain as i16;
            row.player.draw(canvas, Point::new(2, y + 3), 22);
            draw_bar(
                canvas,
                row,
                before + gain,
                most(rows),
                area(48, y + 6, 132, 18),
            );
            let at = area(182, y, 54, 18);
            let sum = number(before + gain);
            canvas.text(Font::Title, &sum, at, Align::Right, theme::CREAM);
            if gain != 0 {
                let at = area(182, y + 16, 54, 17);
                canvas.text(Font::Body, &signed(gain), at, Align::Right, theme::GOLD);
            }
            y += pitch;
        }
        let pitch = 236 / parts.max(1) as i32;
        for (x, other) in (2..).step_by(pitch as usize).zip(used_parts(rows)) {
            if other == part {
                canvas.frame(area(x, 197, pitch - 1, 21), 1, theme::GOLD);
            }
            draw_sign(canvas, other, Point::new(x + 9, 207));
            if other <= part {
                draw_part(canvas, other, area(x + 18, 203, 10, 9));
            }
        }
    }
}

/// Draws the winner with a large face.
fn draw_winner(cx: &Services, canvas: &mut Canvas, row: &Row) {
    canvas.fill(panel(), theme::NIGHT);
    let name = row.player.name(cx);
    let at = area(0, 8, 240, 40);
    let font = match Font::Logo.width(name) > 236 {
        true => Font::Title,
        false => Font::Logo,
    };
    canvas.text(font, name, at, Align::Centre, theme::GOLD);
    let top = match row.player.who {
        Who::Bot(level) => {
            draw_large_portrait(canvas, level, Point::new(84, 60));
            126
        }
        Who::Human => 89,
    };
    badge(canvas, row.player.person, Point::new(112, top));
    for x in [50, 190] {
        canvas.sprite_twice(&LAUREL, Point::new(x, 96), &[theme::GOLD]);
    }
    let words = cx.tell(OverviewText::WinsWith, &[row.standing.0.into()]);
    let at = area(0, 150, 240, 24);
    canvas.text(Font::Title, &words, at, Align::Centre, theme::CREAM);
}
