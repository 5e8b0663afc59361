//! Drawing of the table's header, with the counts or the gain of a turn.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::legions::{Action, Income, Setup, Size as TileSize};

use super::super::art::{CHEST, FLIPPED, HOURGLASS, LARGE_STACK, SMALL_STACK};
use super::super::choice::{self, Choosing};
use super::super::map::{TOP, draw_income};
use super::super::text::Msg;
use super::super::turn::Turn;
use super::super::{Play, name_of};
use super::{Table, action_name, put_title, shown_turn};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{COIN, LAUREL, Sprite};
use crate::shell::bots::draw_portrait;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::badge;
use crate::theme::{self, Ink};
use palmyra_play::Who;

/// The inks of the signs for the tribute, the reserve and the stacks.
const KEPT: [Ink; 3] = [theme::CREAM, theme::UMBER, theme::GOLD];

/// The parts of the gain of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Parts {
    /// The points for the matches of the tiles laid so far.
    matches: u8,
    /// The gain of the selected tile, if there is one.
    more: Option<u8>,
    /// The point that Caesar adds.
    caesar: u8,
    /// The gain from the tribute.
    tribute: u8,
    /// The gain that a revenue needs for the tribute; `None` if it has enough, or if there is no
    /// tribute to earn.
    wanting: Option<u8>,
}

impl Parts {
    /// Returns the gain without the tribute.
    fn gain(self) -> u8 {
        self.matches + self.more.unwrap_or(0) + self.caesar
    }
}

impl Table {
    pub(super) fn draw_header(&self, cx: &Services, canvas: &mut Canvas, play: &Play) {
        let game = play.game();
        draw_ground(canvas);
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => Some(play.turn()),
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        if let Choosing::Action(_) = self.choosing {
            draw_counts(canvas, play, Some(seat));
            return;
        }
        let left = draw_who(canvas, play, seat);
        let right = match self.parts(play, turn) {
            Some((mut parts, income)) => {
                // During the animation, points are counted as they arrive at the header.
                let uncounted = play
                    .view
                    .motion
                    .map_or(0, |motion| motion.uncounted(cx.now));
                parts.matches = parts.matches.saturating_sub(uncounted);
                draw_parts(canvas, parts, income)
            }
            None => 236,
        };
        let title = self.title(cx, play, turn);
        let width = right - left - 2;
        let font = Font::Title.or_smaller(&title, width);
        // If there is no space for the title, it is left out, because the numbers are more
        // important.
        if font.width(&title) <= width {
            let at = area(left, 0, width, TOP - 1);
            canvas.text(font, &title, at, Align::Left, theme::CREAM);
        }
    }

    /// Returns the parts of the turn's gain, and whether the gain is in tiles or coins.
    fn parts(&self, play: &Play, turn: Option<&Turn>) -> Option<(Parts, Income)> {
        let game = play.game();
        if let Choosing::Watch { .. } = self.choosing {
            let turn = turn?;
            let income = match turn.action? {
                Action::Conquer(_) => Income::Tiles,
                Action::Revenue(_) => Income::Coins,
                Action::Reorganize => return None,
            };
            let parts = Parts {
                matches: turn.landscape + turn.feature,
                caesar: turn.caesar,
                tribute: turn.tribute,
                ..Parts::default()
            };
            return Some((parts, income));
        }
        let march = game.marching()?;
        let more = match self.choosing {
            Choosing::Cell(tile, cell) => Some(game.points(tile, cell)),
            _ => None,
        };
        let gain = game.gain_after(more.unwrap_or(0))?;
        let matches = march.matches.min(gain.matches);
        let parts = Parts {
            matches,
            more: more.map(|_| gain.matches - matches),
            caesar: gain.caesar,
            tribute: gain.tribute,
            wanting: gain.tribute_from,
        };
        Some((parts, march.income))
    }

    /// Returns the title of the header.
    fn title(&self, cx: &Services, play: &Play, turn: Option<&Turn>) -> Line {
        let game = play.game();
        let plain = |msg| cx.tell(msg, &[]);
        match self.choosing {
            Choosing::Tile(index) if choice::kind(game, index).is_none() => plain(Msg::FinishNow),
            Choosing::Action(_) | Choosing::Tile(_) => plain(Msg::ChooseTile),
            Choosing::Cell(..) => plain(Msg::ChooseCell),
            Choosing::Put(figure, _) => plain(put_title(figure)),
            Choosing::Watch { .. } => {
                let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
                let name = name_of(cx, play, seat);
                match turn.and_then(|turn| turn.action).map(action_name) {
                    None => cx.tell(Shell::Thinking, &[name.into()]),
                    Some(action) => {
                        let blanks = [name.into(), cx.say(action).into()];
                        cx.tell(Msg::TurnSummary, &blanks)
                    }
                }
            }
        }
    }
}

/// Draws the player at a seat, with the face if it is a bot. Returns the x coordinate at which the
/// drawing ends.
fn draw_who(canvas: &mut Canvas, play: &Play, seat: Seat) -> i32 {
    let person = play.person(seat);
    let left = match play.running().who(person) {
        Who::Bot(level) if play.guide().is_none() => {
            draw_portrait(canvas, level, Point::new(2, -1));
            28
        }
        _ => 4,
    };
    badge(canvas, person, Point::new(left, 3));
    left + 20
}

fn draw_ground(canvas: &mut Canvas) {
    canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
    canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
}

/// Draws the counts: the coins and the flipped tiles of the seat `viewer`, if there is one, the
/// reserve, and both stacks.
pub fn draw_counts(canvas: &mut Canvas, play: &Play, viewer: Option<Seat>) {
    draw_ground(canvas);
    let game = play.game();
    let seat = viewer.unwrap_or(game.seat());
    let counts: [(&Sprite, &[Ink], u8); 5] = [
        (
            &COIN,
            &[theme::BRONZE, theme::GOLD, theme::UMBER],
            game.coins(seat),
        ),
        (&FLIPPED, &KEPT, game.flipped(seat)),
        (&CHEST, &KEPT, game.reserve()),
        (&LARGE_STACK, &KEPT, game.stack(TileSize::Large)),
        (&SMALL_STACK, &KEPT, game.stack(TileSize::Small)),
    ];
    // A solo game shows the number of remaining turns in place of the player.
    let columns = match game.most_turns() {
        Some(turns) => {
            canvas.sprite(&HOURGLASS, Point::new(210, 5), &[theme::GOLD]);
            let at = area(220, 0, 20, TOP - 1);
            let text = fill("{}", &[turns.into()]);
            canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
            [4, 58, 92, 136, 172]
        }
        None => {
            if viewer.is_some() {
                badge(canvas, play.person(seat), Point::new(4, 3));
            }
            [22, 78, 114, 160, 198]
        }
    };
    let mut struck = None;
    let shown = if viewer.is_some() { 0 } else { 2 };
    let counts = counts.into_iter().zip(columns).enumerate().skip(shown);
    for (index, ((sprite, inks, count), x)) in counts {
        canvas.sprite_at(sprite, Point::new(x + 6, 10), inks);
        let (text, ink) = match game.setup() {
            // A solo game also shows the goal beside the coins. The goal is crossed out once it
            // cannot be reached.
            Setup::Solo(solo) if index == 0 => {
                let reachable = game.most_coins(seat) >= solo.goal();
                let text = fill("{}/{}", &[count.into(), solo.goal().into()]);
                if reachable {
                    (text, theme::CREAM)
                } else {
                    let own = Font::Body.width(&fill("{}/", &[count.into()]));
                    let width = Font::Body.width(&text) - own;
                    struck = Some(area(x + 13 + own, 10, width + 2, 2));
                    (text, theme::EMBER)
                }
            }
            _ => (fill("{}", &[count.into()]), theme::CREAM),
        };
        if is_low(index, count) {
            draw_low(canvas, &text, x + 14);
            continue;
        }
        let width = if index == 0 { 42 } else { 28 };
        let at = area(x + 14, 0, width, TOP - 1);
        canvas.text(Font::Body, &text, at, Align::Left, ink);
    }
    if let Some(line) = struck {
        canvas.fill(line, theme::EMBER);
    }
    canvas.fill(area(columns[2] - 5, 4, 1, TOP - 9), theme::BRONZE);
    if viewer.is_some() && game.caesar() == viewer {
        canvas.sprite(&LAUREL, Point::new(227, 5), &[theme::GOLD]);
    }
}

/// Whether a count of the reserve or of a stack is so low that the game may end soon.
const fn is_low(index: usize, count: u8) -> bool {
    match index {
        2 => count <= 12,
        3 | 4 => count <= 4,
        _ => false,
    }
}

/// Draws a low count with a plate and a mark, so that it can be recognized without colour.
fn draw_low(canvas: &mut Canvas, text: &str, x: i32) {
    let width = Font::Body.width(text);
    canvas.slab(area(x - 1, 2, width + 9, 17), theme::EMBER);
    let at = area(x + 2, 0, width, TOP - 1);
    canvas.text(Font::Body, text, at, Align::Left, theme::INK);
    for (y, height) in [(5, 7), (14, 2)] {
        canvas.fill(area(x + width + 4, y, 2, height), theme::INK);
    }
}

/// Draws the parts of a turn's gain at the right end of the header: matches, Caesar's point,
/// tribute, the sum, the sign of tiles or coins, and the gain that the tribute still needs. Returns
/// the x coordinate at which they begin.
fn draw_parts(canvas: &mut Canvas, parts: Parts, income: Income) -> i32 {
    let mut x = 238;
    let sign = |canvas: &mut Canvas, x: &mut i32, sprite: &Sprite, inks: &[Ink]| {
        *x -= 13;
        canvas.sprite_at(sprite, Point::new(*x + 6, 10), inks);
    };
    let word = |canvas: &mut Canvas, x: &mut i32, text: &str, ink| {
        let width = Font::Body.width(text) + 1;
        *x -= width;
        let at = area(*x, 0, width, TOP - 1);
        canvas.text(Font::Body, text, at, Align::Left, ink);
    };
    if let Some(wanting) = parts.wanting {
        let text = fill("{}/{}", &[parts.gain().into(), wanting.into()]);
        word(canvas, &mut x, &text, theme::SHADE);
        sign(
            canvas,
            &mut x,
            &FLIPPED,
            &[theme::SHADE, theme::DUSK, theme::SHADE],
        );
        x -= 4;
    }
    x -= 13;
    draw_income(canvas, income, Point::new(x + 6, 10));
    let sum = parts.gain() + parts.tribute;
    let several =
        parts.more.is_some_and(|_| parts.matches > 0) || parts.caesar > 0 || parts.tribute > 0;
    let equals = if several { "={}" } else { "+{}" };
    word(canvas, &mut x, &fill(equals, &[sum.into()]), theme::GOLD);
    if several {
        if parts.tribute > 0 {
            word(
                canvas,
                &mut x,
                &fill("{}", &[parts.tribute.into()]),
                theme::CREAM,
            );
            sign(canvas, &mut x, &FLIPPED, &KEPT);
            word(canvas, &mut x, "+", theme::CREAM);
        }
        if parts.caesar > 0 {
            sign(canvas, &mut x, &LAUREL, &[theme::GOLD]);
            let more = fill("+{}", &[parts.caesar.into()]);
            word(canvas, &mut x, &more, theme::CREAM);
        }
        let matches = match parts.more {
            Some(more) if parts.matches > 0 => fill("{}+{}", &[parts.matches.into(), more.into()]),
            more => fill("{}", &[more.unwrap_or(parts.matches).into()]),
        };
        word(canvas, &mut x, &matches, theme::CREAM);
    }
    x
}
