//! The page of a finished turn, with its tiles and its gain.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Action, Cell, EndCause, Income, Tile};

use super::art::{FLAG, FLIPPED, Scale, draw_tile};
use super::block::Block;
use super::explain::Explain;
use super::guide;
use super::map::{Map, TOP, draw_income};
use super::table::action_name;
use super::text::Msg;
use super::turn::Turn;
use super::{Play, Screen, guided, look, name_of, news};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::shell::art::LAUREL;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{FOOT, badge, footer, page};
use crate::shell::{Go, Pause, Services, flow};
use crate::sound::Sound;
use crate::theme::{self, Ink};
use palmyra_play::{Millis, Speed};

/// The height of a row.
const ROW: i32 = 17;
/// The number of tiles per row.
const TILES: usize = 7;
/// The distance between the tiles of a row.
const PITCH: i32 = 17;
/// The time for which the page stays. The unit is the time for one step of another player's turn.
const SHOWN: Millis = 4;
/// The time between two pictures of the bar that shows how long the page stays.
const BAR: Millis = 100;

/// The page of a turn in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of turns since the shown one; 0 is the newest turn.
    ago: u8,
    /// Whether the page was opened from the log.
    again: bool,
    /// The index of the selected tile; `None` for the whole turn.
    tile: Option<u8>,
    /// The times at which the page was opened and closes by itself; `None` if it stays open.
    passes: Option<(Millis, Millis)>,
    /// The replay of the turn on the map, while it runs.
    replay: Option<Replay>,
}

/// The progress while a turn is played again on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Replay {
    /// The time at which the next step is shown.
    next: Millis,
    /// The number of steps shown so far.
    shown: u8,
}

/// The shortest time between two tiles of a replay.
const TILE_TIME: Millis = 300;
/// The replay of a figure's path: the time between two steps, the dots per step, and the number of
/// steps.
const WAY: (Millis, i32, u8) = (33, 2, 30);

impl Replay {
    /// Returns the number of steps in the replay of a turn, and the time of each.
    fn steps(turn: &Turn, cx: &Services) -> (u8, Millis) {
        match turn.laid.len() {
            0 => (WAY.2, WAY.0),
            tiles => {
                let time = cx.profile.settings.speed.step();
                (tiles as u8, time.max(TILE_TIME))
            }
        }
    }
}

impl Summary {
    /// Opens the page of the newest turn.
    pub fn newest(play: &Play, cx: &Services) -> Self {
        let speed = cx.profile.settings.speed;
        let passes = speed != Speed::Instant && play.guide().is_none();
        Self {
            ago: 0,
            again: false,
            tile: None,
            passes: passes.then_some((cx.now, cx.now + SHOWN * speed.step())),
            replay: None,
        }
    }

    /// Opens the page of a turn from the log.
    pub const fn again(ago: u8) -> Self {
        Self {
            ago,
            again: true,
            tile: None,
            passes: None,
            replay: None,
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        if let Some(replay) = self.replay.filter(|replay| replay.next <= cx.now) {
            self.go_on(play, cx, replay);
            return (true, Go::Stay);
        }
        match self.passes {
            Some((_, end)) if end <= cx.now => (true, Go::Game(flow::resume(play, cx))),
            passes => (passes.is_some(), Go::Stay),
        }
    }

    /// Returns the time at which the picture changes or the page closes by itself.
    pub fn wake(&self, _: &Play, cx: &Services) -> Option<Millis> {
        let closes = self.passes.map(|(_, end)| end.min(cx.now + BAR));
        closes.or(self.replay.map(|replay| replay.next))
    }

    /// Shows the next step of the replay. After the last step, shows the whole turn.
    fn go_on(&mut self, play: &Play, cx: &Services, replay: Replay) {
        let turn = play.log().nth(self.ago.into());
        let steps = turn.map(|turn| (Replay::steps(turn, cx), turn.laid.is_empty()));
        let shown = replay.shown + 1;
        self.tile = None;
        self.replay = match steps {
            Some(((steps, time), is_way)) if shown <= steps => {
                self.tile = replay.shown.into();
                self.tile = self.tile.filter(|_| !is_way);
                let next = cx.now + time;
                Some(Replay { next, shown })
            }
            _ => None,
        };
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        // Any press ends the replay, and the page then no longer closes by itself.
        self.passes = None;
        let replay = self.replay.take();
        if replay.is_some() {
            self.tile = None;
        }
        match button {
            Button::A | Button::B if replay.is_some() => Go::Stay,
            Button::A if self.again => {
                self.tile = None;
                let next = cx.now + cx.profile.settings.speed.step().max(TILE_TIME);
                self.replay = Some(Replay { next, shown: 0 });
                Go::Stay
            }
            Button::B if self.again => Go::Back,
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                Go::Game(flow::resume(play, cx))
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
            Button::X => {
                let why = play.log().nth(self.ago.into()).and_then(|turn| turn.why);
                match why {
                    Some(reason) => play.push(Screen::Explain(Explain::Bot(reason))),
                    None => Go::Stay,
                }
            }
            Button::Y => {
                let turn = play.log().nth(self.ago.into());
                let cell = turn.and_then(|turn| turn.places().last());
                look(play, cell)
            }
            Button::Left | Button::Up => self.choose(play, false),
            Button::Right | Button::Down => self.choose(play, true),
        }
    }

    /// Selects the next or the previous tile of the turn. Before the first and after the last tile,
    /// selects the whole turn.
    fn choose(&mut self, play: &Play, is_next: bool) -> Go {
        let turn = play.log().nth(self.ago.into());
        let count = turn.map_or(0, |turn| turn.laid.len()) as u8;
        self.tile = match (self.tile, is_next) {
            (None, true) => Some(0),
            (None, false) => count.checked_sub(1),
            (Some(tile), true) => Some(tile + 1),
            (Some(tile), false) => tile.checked_sub(1),
        };
        self.tile = self.tile.filter(|&tile| tile < count);
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let turn = play.log().nth(self.ago.into());
        let Some((turn, action)) = turn.and_then(|turn| Some((turn, turn.action?))) else {
            page(canvas, cx.say(Shell::LastTurns));
            footer(canvas, &[(Button::B, cx.say(Shell::Back))]);
            return;
        };
        canvas.fill(panel(), theme::NIGHT);
        let sentence = guide::conclusion(play).filter(|_| !self.again);
        let end = FOOT - guided::height(cx, sentence);
        let rows = Rows::of(cx, play, turn, self);
        // During a replay, the map keeps the height that it has for the whole turn.
        let height = match self.replay {
            Some(_) => Rows::of(
                cx,
                play,
                turn,
                &Self {
                    tile: None,
                    ..*self
                },
            )
            .height(),
            None => rows.height(),
        };
        let top = (end - height - 2).min(TOP + 106);
        if top > TOP + 24 {
            self.draw_map(canvas, play, turn, top);
        }
        self.draw_heading(cx, canvas, play, turn, action);
        rows.draw(cx, canvas, turn, top.max(TOP) + 2);
        if let Some(sentence) = sentence {
            guided::draw(cx, canvas, sentence, end);
        }
        self.draw_footer(cx, canvas, turn);
    }

    /// Draws the heading with the player, the action and the gain.
    fn draw_heading(
        &self,
        cx: &Services,
        canvas: &mut Canvas,
        play: &Play,
        turn: &Turn,
        action: Action,
    ) {
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let mut right = 236;
        if action != Action::Reorganize {
            let income = match action {
                Action::Revenue(_) => Income::Coins,
                _ => Income::Tiles,
            };
            draw_income(canvas, income, Point::new(230, 10));
            let sum = fill("+{}", &[news::gained(turn, action).into()]);
            let width = Font::Body.width(&sum) + 1;
            right = 222 - width;
            let at = area(right, 0, width, TOP - 1);
            canvas.text(Font::Body, &sum, at, Align::Left, theme::GOLD);
        }
        if let Some(seat) = turn.seat {
            badge(canvas, play.person(seat), Point::new(4, 3));
            let name = cx.say(action_name(action));
            let title = match play.running().only_human() == Some(seat) && !self.again {
                true => fill(name, &[]),
                false => cx.tell(
                    Msg::TurnSummary,
                    &[name_of(cx, play, seat).into(), name.into()],
                ),
            };
            let font = Font::Title.or_smaller(&title, right - 26);
            let at = area(24, 0, right - 26, TOP - 1);
            canvas.text(font, &title, at, Align::Left, theme::CREAM);
        }
    }

    /// Draws the tiles of the turn with their order and their neighbours, or the paths of the
    /// figures.
    fn draw_map(&self, canvas: &mut Canvas, play: &Play, turn: &Turn, end: i32) {
        let (top, height) = (TOP, end - TOP);
        if turn.laid.is_empty() {
            let map = Map::fit(play.game(), top, height);
            let most = self.replay.map(|replay| WAY.1 * i32::from(replay.shown));
            map.draw_ways(canvas, play, turn, most.unwrap_or(i32::MAX));
            canvas.clip_to(panel());
            return;
        }
        let cells = || turn.laid.iter().map(|laid| laid.cell);
        let map = Map::over(Block::around(cells()), top, height);
        let touched = |cell: Cell| cells().any(|laid| laid == cell || laid.touches(cell));
        if let Some(replay) = self.replay {
            draw_until(canvas, map, play, turn, replay.shown.into());
            canvas.clip_to(panel());
            return;
        }
        map.draw_some(canvas, play, touched);
        for (index, cell) in (0..).zip(cells()) {
            let ink = match self.tile == Some(index) {
                true => theme::GOLD,
                false => theme::CREAM,
            };
            map.ring(canvas, cell, ink);
        }
        map.draw_figures(canvas, play, None, 0);
        for (order, laid) in (1..).zip(&turn.laid) {
            if play.game().figure_at(laid.cell).is_none() {
                map.draw_order(canvas, laid.cell, laid.tile.has_feature(), order);
            }
        }
        canvas.clip_to(panel());
    }

    fn draw_footer(&self, cx: &Services, canvas: &mut Canvas, turn: &Turn) {
        let act = match (self.again, self.passes) {
            (true, _) => (Button::A, cx.say(Shell::Show)),
            // The page closes by itself, so A only skips the wait.
            (false, Some(_)) => (Button::A, cx.say(Shell::Skip)),
            (false, None) => (Button::A, cx.say(Shell::Next)),
        };
        let tiles = (Button::Left, cx.say(Msg::LookTile));
        let why = (Button::X, cx.say(Shell::Why));
        let map = (Button::Y, cx.say(Msg::Map));
        let back = (Button::B, cx.say(Shell::Back));
        let all = [
            Some(act),
            self.again.then_some(back),
            (turn.laid.len() > 1).then_some(tiles),
            turn.why.is_some().then_some(why),
            Some(map),
        ];
        let hints: heapless::Vec<_, 5> = all.into_iter().flatten().collect();
        footer(canvas, &hints);
        if let Some((begin, end)) = self.passes {
            let left = end.saturating_sub(cx.now);
            let width = 240 * left / (end - begin).max(1);
            canvas.fill(area(0, FOOT - 1, width as i32, 2), theme::GOLD);
        }
    }
}

/// Draws the province as it was after the first `count` tiles of a turn, with the figure that has
/// laid them.
fn draw_until(canvas: &mut Canvas, map: Map, play: &Play, turn: &Turn, count: usize) {
    let province = play.game().province();
    let order = |cell: Cell| province.tiles().position(|(_, other)| other == cell);
    let first = turn.laid.first().and_then(|laid| order(laid.cell));
    let laid = turn.laid.get(..count).unwrap_or(&turn.laid);
    // The tiles of the province are in the order in which they were laid.
    let end = first.unwrap_or(province.len()) + laid.len();
    map.draw_first(canvas, play, end);
    let (Some(seat), Some(Action::Conquer(figure) | Action::Revenue(figure))) =
        (turn.seat, turn.action)
    else {
        return;
    };
    let from = turn.from[figure as usize];
    let stand = laid.last().map(|laid| laid.cell);
    let stand = stand.unwrap_or_else(|| Map::spot(play, seat, figure, from));
    if let Some(laid) = laid.last() {
        map.ring(canvas, laid.cell, theme::GOLD);
    }
    map.draw_standing(canvas, play.person(seat), figure, stand, false);
}

/// The maximum number of rows on the page.
const MOST: usize = 8;

/// The sign at the left of a row.
#[derive(Clone, Copy, Debug)]
enum Sign {
    Nothing,
    Laurel,
    Flag,
    Flipped,
}

/// A row of the page: a sign, words, and a number or tiles if there are any.
#[derive(Clone, Debug)]
struct Row {
    sign: Sign,
    words: Line,
    number: Option<u8>,
    ink: Ink,
    /// The part of the drawn tiles that the row shows, as a range of indices.
    drawn: core::ops::Range<usize>,
    flipped: Option<Tile>,
}

/// The rows of the page.
#[derive(Debug, Default)]
struct Rows(heapless::Vec<Row, MOST>);

impl Rows {
    /// Returns the rows for a whole turn, or for the selected tile.
    fn of(cx: &Services, play: &Play, turn: &Turn, summary: &Summary) -> Self {
        let mut rows = Self::default();
        let laid = summary
            .tile
            .and_then(|tile| turn.laid.get(usize::from(tile)));
        if let Some(laid) = laid {
            rows.points(cx, laid.landscape, laid.feature, 0, 0);
            return rows;
        }
        if !summary.again && play.tally().is_outstanding() {
            rows.say(Sign::Laurel, cx.say(Msg::BestTurn), theme::GOLD);
        }
        rows.points(cx, turn.landscape, turn.feature, turn.caesar, turn.tribute);
        let sum = turn.gain() + turn.tribute;
        if sum == 0 && !turn.laid.is_empty() {
            rows.say(Sign::Nothing, cx.say(Msg::NoGain), theme::SHADE);
        }
        if let Some(taken) = turn.taken.filter(|&taken| taken < sum) {
            rows.number(cx, Msg::PaidOut, taken, theme::EMBER);
        }
        if let (true, Some(seat)) = (turn.caesar_taken, turn.seat) {
            let words = cx.tell(Msg::CaesarTaken, &[name_of(cx, play, seat).into()]);
            rows.say(Sign::Laurel, &words, theme::GOLD);
        }
        if turn.drawn_count > 0 {
            let words = cx.tell(Msg::Drawn, &[turn.drawn_count.into()]);
            let first = turn.drawn.len().min(TILES);
            rows.push(Row {
                drawn: 0..first,
                ..Row::new(Sign::Nothing, &words, theme::CREAM)
            });
            if turn.drawn.len() > first {
                let drawn = first..turn.drawn.len();
                rows.push(Row {
                    drawn,
                    ..Row::new(Sign::Nothing, "", theme::CREAM)
                });
            }
        }
        if turn.flipped.is_some() {
            let row = Row::new(Sign::Flipped, cx.say(Msg::Flipped), theme::CREAM);
            rows.push(Row {
                flipped: turn.flipped,
                ..row
            });
        }
        if turn.removed > 0 {
            let words = cx.tell(Msg::TollLine, &[turn.removed.into()]);
            rows.say(Sign::Nothing, &words, theme::SHADE);
        }
        if let Some(cause) = turn.end {
            let words = match cause {
                EndCause::Coins => Msg::EndCoins,
                EndCause::Tiles => Msg::EndTiles,
            };
            rows.say(Sign::Flag, cx.say(words), theme::EMBER);
        }
        rows
    }

    fn points(&mut self, cx: &Services, landscape: u8, feature: u8, caesar: u8, tribute: u8) {
        let parts = [
            (Msg::Landscapes, landscape),
            (Msg::Features, feature),
            (Msg::Caesar, caesar),
            (Msg::Tribute, tribute),
        ];
        for (msg, number) in parts.into_iter().filter(|&(_, number)| number > 0) {
            self.number(cx, msg, number, theme::CREAM);
        }
    }

    fn number(&mut self, cx: &Services, msg: Msg, number: u8, ink: Ink) {
        let row = Row::new(Sign::Nothing, cx.say(msg), ink);
        self.push(Row {
            number: Some(number),
            ..row
        });
    }

    fn say(&mut self, sign: Sign, words: &str, ink: Ink) {
        self.push(Row::new(sign, words, ink));
    }

    /// Adds a row. The list has room for all rows.
    fn push(&mut self, row: Row) {
        let _ = self.0.push(row);
    }

    fn height(&self) -> i32 {
        ROW * self.0.len() as i32
    }

    fn draw(&self, _: &Services, canvas: &mut Canvas, turn: &Turn, top: i32) {
        canvas.fill(area(0, top - 2, 240, 1), theme::BRONZE);
        for (y, row) in (0..).map(|row| top + ROW * row).zip(&self.0) {
            let middle = y + ROW / 2;
            let at = Point::new(14, middle);
            let indent = match row.sign {
                Sign::Nothing => 8,
                Sign::Laurel => {
                    canvas.sprite_at(&LAUREL, at, &[row.ink]);
                    26
                }
                Sign::Flag => {
                    canvas.sprite_at(&FLAG, at, &[row.ink, theme::CREAM]);
                    26
                }
                Sign::Flipped => {
                    let inks = [theme::CREAM, theme::UMBER, theme::GOLD];
                    canvas.sprite_at(&FLIPPED, at, &inks);
                    26
                }
            };
            let at = area(indent, y, 232 - indent, LINE);
            canvas.text(Font::Body, &row.words, at, Align::Left, row.ink);
            if let Some(number) = row.number {
                let text = fill("{}", &[number.into()]);
                let at = area(190, y, 42, LINE);
                canvas.text(Font::Body, &text, at, Align::Right, row.ink);
            }
            let tiles = turn.drawn.get(row.drawn.clone()).unwrap_or_default();
            let tiles = tiles.iter().copied().chain(row.flipped);
            for (place, tile) in (0..).zip(tiles) {
                let x = 232 - PITCH * (TILES as i32 - place) + PITCH / 2;
                draw_tile(canvas, tile, Point::new(x, middle), Scale::new(13));
            }
        }
    }
}

impl Row {
    fn new(sign: Sign, words: &str, ink: Ink) -> Self {
        Self {
            sign,
            words: fill(words, &[]),
            number: None,
            ink,
            drawn: 0..0,
            flipped: None,
        }
    }
}
