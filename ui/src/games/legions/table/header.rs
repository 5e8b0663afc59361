//! The header of the table: the counts, or what a turn brings.

use embedded_graphics::prelude::*;
use palmyra_engine::Seat;
use palmyra_engine::legions::{Action, Income, Setup, Size as TileSize};

use super::super::Play;
use super::super::art::{CHEST, FLIPPED, HOURGLASS, LARGE_STACK, SMALL_STACK};
use super::super::choice::{self, Choosing};
use super::super::map::{TOP, draw_income};
use super::super::text::Msg;
use super::super::turn::Turn;
use super::{Table, action_name, put_title, shown_turn};
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::Services;
use crate::shell::art::{COIN, LAUREL, Sprite};
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::badge;
use crate::theme::{self, Ink};

/// The inks of the tribute and of the reserve.
const KEPT: [Ink; 3] = [theme::CREAM, theme::UMBER, theme::GOLD];

/// What a turn brings, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Parts {
    /// Matches so far.
    matches: u8,
    /// What the chosen tile would add.
    more: Option<u8>,
    /// Caesar's extra point.
    caesar: u8,
    /// The tribute.
    tribute: u8,
    /// How much must be gained for the tribute, if that is not reached.
    wanting: Option<u8>,
}

impl Parts {
    /// The gain without the tribute.
    fn gain(self) -> u8 {
        self.matches + self.more.unwrap_or(0) + self.caesar
    }
}

impl Table {
    pub(super) fn draw_header(&self, cx: &Services, canvas: &mut Canvas, play: &Play) {
        let game = play.game();
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => Some(play.turn()),
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        if let Choosing::Action(_) = self.choosing {
            draw_counts(canvas, play, seat);
            return;
        }
        badge(canvas, play.person(seat), Point::new(4, 3));
        let right = match self.parts(play, turn) {
            Some((mut parts, income)) => {
                // Points are counted one after the other.
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
        let width = right - 26;
        let font = Font::Title.or_smaller(&title, width);
        // The numbers matter more than the words.
        if font.width(&title) <= width {
            let at = area(24, 0, width, TOP - 1);
            canvas.text(font, &title, at, Align::Left, theme::CREAM);
        }
    }

    /// What the turn brings, part by part, and whether that is tiles or coins.
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

    /// The heading.
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
                let name = cx.name(play.person(seat));
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

/// Draws the counts: own coins, flipped tiles, reserve, both stacks.
fn draw_counts(canvas: &mut Canvas, play: &Play, seat: Seat) {
    let game = play.game();
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
    // A solo game shows how many turns are left instead of whose turn it is.
    let columns = match game.most_turns() {
        Some(turns) => {
            canvas.sprite(&HOURGLASS, Point::new(210, 5), &[theme::GOLD]);
            let at = area(220, 0, 20, TOP - 1);
            let text = fill("{}", &[turns.into()]);
            canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
            [4, 58, 92, 136, 172]
        }
        None => {
            badge(canvas, play.person(seat), Point::new(4, 3));
            [22, 78, 114, 160, 198]
        }
    };
    let mut struck = None;
    for (index, ((sprite, inks, count), x)) in counts.into_iter().zip(columns).enumerate() {
        canvas.sprite_at(sprite, Point::new(x + 6, 10), inks);
        let (text, ink) = match game.setup() {
            // In a solo game, the goal stands beside the coins, and is struck out
            // when it is out of reach.
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
        let width = if index == 0 { 42 } else { 28 };
        let at = area(x + 14, 0, width, TOP - 1);
        canvas.text(Font::Body, &text, at, Align::Left, ink);
    }
    if let Some(line) = struck {
        canvas.fill(line, theme::EMBER);
    }
    canvas.fill(area(columns[2] - 5, 4, 1, TOP - 9), theme::BRONZE);
    if game.caesar() == Some(seat) {
        canvas.sprite(&LAUREL, Point::new(227, 5), &[theme::GOLD]);
    }
}

/// Draws what a turn brings at the end of the line: matches, Caesar's one and
/// tribute, their sum, and whether that is tiles or coins. Returns where it
/// begins.
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
