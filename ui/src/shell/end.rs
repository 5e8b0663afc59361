//! The pages at the end of a game: the points are counted, the ranking is shown, and a menu
//! follows.

use embedded_graphics::prelude::*;
use palmyra_play::{Millis, Speed, Start};

use super::art::{ARROW_RIGHT, CROWN, CUP, MEDAL};
use super::log::Log;
use super::name::NameEntry;
use super::new_game::NewGame;
use super::standings::{
    Row, Rows, draw_bar, draw_legend, draw_part, legend_lines, most, ranked, used_parts,
};
use super::text::{Line, Msg, fill};
use super::widgets::{FOOT, HEADER, Menu, badge, footer, page, page_note, row_ground};
use super::{Context, FRAME, Go, Screen, Table, campaign, flow, milestones};
use crate::canvas::{Align, Canvas, Font, LINE, area, panel};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The number of points counted per second.
const PACE: Millis = 22;
/// The shortest and the longest duration of the whole count.
const COUNT: (Millis, Millis) = (400, 2400);
/// The pause between the count and the ranking.
const PAUSE: Millis = 250;
/// The time in which the rows move into the order of the ranking.
const SLIDE: Millis = 130;
/// The time in which the crown falls onto the winner's row.
const FALL: Millis = 170;

/// The pages with the result of a game, and the menu below the first page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndPage {
    menu: Menu,
    /// The number of the shown page. Page 0 is the result, and later pages have details.
    page: u8,
    /// The time at which the animation of the result began; `None` once it is complete.
    since: Option<Millis>,
    /// Whether the page is the end of a record. Such a page has no menu.
    is_record: bool,
}

/// The stage of the result's animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The points are being counted. The points of all players are shown up to this number.
    Counting(i16),
    /// The rows move into the order of the ranking. The value is the progress in percent.
    Sliding(i32),
    /// The ranking is shown, with the crown this many pixels above its final place.
    Ranked(i32),
}

impl EndPage {
    /// Opens the result. The points are counted up, unless animations are off or `is_counted` is
    /// set.
    pub fn new(speed: Speed, is_counted: bool, now: Millis) -> Self {
        let moves = speed != Speed::Instant && !is_counted;
        Self {
            since: moves.then_some(now),
            ..Self::default()
        }
    }

    /// Opens the result at the end of a record.
    pub fn of_record() -> Self {
        Self {
            is_record: true,
            ..Self::default()
        }
    }

    /// Returns the entries of the menu.
    fn choices(&self, cx: &Context) -> &'static [Msg] {
        if self.is_record { &[] } else { choices(cx) }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        // During the animation a press only ends the animation.
        if self.since.take().is_some() {
            return Go::Stay;
        }
        let pages = 1 + all_pages(cx);
        match button {
            Button::Left => self.page = (self.page + pages - 1) % pages,
            Button::Right => self.page = (self.page + 1) % pages,
            // A shows the next page; B returns to the result.
            Button::A if self.page > 0 => self.page = (self.page + 1) % pages,
            Button::B if self.page > 0 => self.page = 0,
            Button::Y if self.page > 0 => return Go::Push(Screen::Log(Log::default())),
            _ if self.page > 0 => {}
            Button::Up | Button::Down => self.menu.press(button, self.choices(cx).len() as u8),
            Button::A | Button::B => {
                cx.sound = Some(Sound::Confirm);
                let choices = self.choices(cx);
                let chosen = choices.get(usize::from(self.menu.index)).copied();
                let choice = match button {
                    Button::A => chosen.unwrap_or(Msg::ToTitle),
                    _ => Msg::ToTitle,
                };
                // If the result is in the list of best results, the player enters a name for it
                // before leaving.
                return match cx.rank {
                    Some(_) => Go::Push(Screen::Name(NameEntry::new(cx, choice))),
                    None => leave(cx, choice),
                };
            }
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    /// Returns the duration of the count, and of the whole animation.
    fn times(cx: &Context) -> (Millis, Millis) {
        let rows = rows(cx);
        let count = 1000 * most(&rows).max(0) as Millis / PACE;
        let count = count.clamp(COUNT.0, COUNT.1);
        // A game with one seat has no ranking to animate.
        let after = if rows.len() > 1 {
            PAUSE + SLIDE + FALL
        } else {
            0
        };
        (count, count + after)
    }

    fn stage(&self, cx: &Context, rows: &Rows) -> Stage {
        let Some(since) = self.since else {
            return Stage::Ranked(0);
        };
        let past = cx.now - since;
        let (count, _) = Self::times(cx);
        if past < count {
            let all = most(rows).max(0) as Millis;
            return Stage::Counting((all * past / count) as i16);
        }
        match past - count {
            past if past < PAUSE => Stage::Counting(i16::MAX),
            past if past < PAUSE + SLIDE => Stage::Sliding((100 * (past - PAUSE) / SLIDE) as i32),
            past => {
                let fallen = (past - PAUSE - SLIDE).min(FALL);
                Stage::Ranked((30 * (FALL - fallen) / FALL) as i32)
            }
        }
    }

    /// Returns how much of a result without a ranking has been counted, in percent.
    fn counted(&self, cx: &Context) -> u8 {
        let (all, _) = Self::times(cx);
        match self.since {
            Some(since) if cx.now < since + all => (100 * (cx.now - since) / all) as u8,
            _ => 100,
        }
    }

    /// Ends the animation when its time is over. Returns whether the picture has changed.
    pub fn tick(&mut self, cx: &Context) -> bool {
        let Some(since) = self.since else {
            return false;
        };
        if since + Self::times(cx).1 <= cx.now {
            self.since = None;
        }
        true
    }

    /// Returns the time at which to call [`EndPage::tick`] again.
    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        self.since.map(|_| cx.now + FRAME)
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let Some(table) = cx.play.table() else { return };
        let turn = (Button::Left, cx.say(Msg::More));
        if let Some(more) = self.page.checked_sub(1) {
            draw_page(cx, table, canvas, more);
            let number = cx.tell(Msg::PageOf, &[self.page.into(), all_pages(cx).into()]);
            page_note(canvas, &number);
            let next = (Button::A, cx.say(Msg::Next));
            let back = (Button::B, cx.say(Msg::Back));
            footer(
                canvas,
                &[next, turn, back, (Button::Y, cx.say(Msg::LogWord))],
            );
            return;
        }
        let rows = rows(cx);
        let end = match table.draw_result(cx, canvas, self.counted(cx)) {
            Some(end) => end,
            None => match self.stage(cx, &rows) {
                Stage::Counting(reached) => {
                    draw_count(cx, table, canvas, &rows, reached);
                    footer(canvas, &[(Button::A, cx.say(Msg::Next))]);
                    return;
                }
                Stage::Sliding(share) => {
                    draw_ranking(cx, canvas, &rows, share, None);
                    footer(canvas, &[(Button::A, cx.say(Msg::Next))]);
                    return;
                }
                Stage::Ranked(above) => draw_ranking(cx, canvas, &rows, 100, Some(above)),
            },
        };
        self.draw_choices(cx, canvas, end);
        // If there are more pages, the bar names the arrows that turn pages, and not those that
        // scroll. Players discover scrolling by themselves, but not that there are more pages.
        let turn = if all_pages(cx) > 0 {
            turn
        } else {
            (Button::Up, cx.say(Msg::Move))
        };
        let choose = (Button::A, cx.say(Msg::Choose));
        footer(canvas, &[choose, turn, (Button::B, cx.say(Msg::Leave))]);
    }

    /// Draws the menu. If there is room above, also draws the result's rank and the number of new
    /// milestones.
    fn draw_choices(&self, cx: &Context, canvas: &mut Canvas, end: i32) {
        let choices = self.choices(cx);
        let top = FOOT - 21 * choices.len() as i32;
        let mut y = end;
        if self.since.is_none() {
            let record = cx.rank.map(|rank| record_words(cx, rank));
            let new = cx.reached.map(|reached| {
                let count = reached.count();
                cx.tell(Msg::NewMilestones, &[count.into()])
            });
            let lines = [(CUP, record), (MEDAL, new)];
            for (index, (sprite, text)) in lines.into_iter().enumerate() {
                let Some(text) = text.filter(|_| y + LINE <= top) else {
                    continue;
                };
                canvas.sprite_at(&sprite, Point::new(16, y + 8), &[theme::GOLD]);
                let at = area(30, y, 204, LINE);
                canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
                if index == 1 {
                    let x = 30 + Font::Body.width(&text) + 6;
                    canvas.sprite(&ARROW_RIGHT, Point::new(x, y + 5), &[theme::GOLD]);
                }
                y += LINE;
            }
        }
        for (index, &choice) in choices.iter().enumerate() {
            let at = area(50, top + 21 * index as i32, 140, 20);
            let ink = row_ground(canvas, at, index == usize::from(self.menu.index));
            canvas.text(Font::Body, cx.say(choice), at, Align::Centre, ink);
        }
    }
}

/// Returns the words for a result's rank in the list of best results.
fn record_words(cx: &Context, rank: usize) -> Line {
    match rank {
        0 => cx.tell(Msg::NewBest, &[]),
        1 => cx.tell(Msg::SecondBest, &[]),
        _ => cx.tell(Msg::RankedBest, &[(rank as i16 + 1).into()]),
    }
}

/// Returns the points of all players, or no rows without a game.
fn rows(cx: &Context) -> Rows {
    let table = cx.play.table();
    table.map_or_else(Rows::new, |table| table.standings())
}

/// Draws a page after the result. First comes the page of sources, then the game's own pages, then
/// the new milestones.
fn draw_page(cx: &Context, table: &dyn Table, canvas: &mut Canvas, page: u8) {
    let own = page.checked_sub(source_pages(cx));
    match own {
        None => draw_sources(cx, table, canvas),
        Some(page) if page < table.more_pages() => table.draw_more(cx, canvas, page),
        Some(_) => milestones::draw_new(cx, canvas),
    }
}

/// Draws all players in the order of play, with the points counted so far and without a winner.
fn draw_count(cx: &Context, table: &dyn Table, canvas: &mut Canvas, rows: &Rows, reached: i16) {
    page(canvas, table.end_reason(cx));
    let most = most(rows);
    let name = |part| table.part_name(cx, part);
    let top = FOOT - 4 - (LINE - 1) * legend_lines(rows, &name);
    let pitch = ((top - HEADER - 6) / rows.len().max(1) as i32).min(40);
    let mut y = HEADER + 6 + (pitch - 28).max(0) / 2;
    for row in rows {
        row.player.draw(canvas, Point::new(8, y + 1), 21);
        let name = area(66, y - 3, 110, LINE);
        let label = row.player.label(cx);
        canvas.text(Font::Body, label, name, Align::Left, theme::CREAM);
        let shown = row.standing.0.min(reached);
        let at = area(66, y + LINE - 3, 120, 9);
        draw_bar(canvas, row, shown, most, at);
        let points = fill("{}", &[shown.into()]);
        let at = area(188, y, 44, 22);
        canvas.text(Font::Title, &points, at, Align::Right, theme::CREAM);
        y += pitch;
    }
    draw_legend(canvas, rows, &name, top);
}

/// Draws the ranking. Returns the y coordinate at which it ends. The rows have moved `share`
/// percent of the way from the order of play to their ranks. The crown is `above` pixels above its
/// final place; if `above` is `None`, ranks and winner are not drawn yet.
fn draw_ranking(
    cx: &Context,
    canvas: &mut Canvas,
    rows: &Rows,
    share: i32,
    above: Option<i32>,
) -> i32 {
    const TOP: i32 = 51;
    let order = ranked(rows);
    canvas.fill(panel(), theme::NIGHT);
    canvas.fill(area(0, 0, 240, TOP - 5), theme::DUSK);
    canvas.fill(area(0, TOP - 5, 240, 2), theme::BRONZE);
    let pitch = if order.len() > 3 { 21 } else { 24 };
    let most = most(&order);
    for (place, row) in (0..).zip(&order) {
        let before = rows.iter().position(|other| other.player == row.player);
        let from = before.unwrap_or(0) as i32;
        let y = TOP + pitch * (100 * from + (place - from) * share) / 100;
        // All players who share a win have rank 1.
        let rank = if row.won { 1 } else { place as i16 + 1 };
        draw_ranked(canvas, row, most, y, above.map(|_| rank));
    }
    if let Some(above) = above {
        draw_winner(cx, canvas, &order);
        canvas.sprite_twice(&CROWN, Point::new(216, 14 - above), &[theme::GOLD]);
    }
    TOP + pitch * order.len() as i32 + 2
}

/// Draws a row of the ranking. The row has a rank once `place` is known.
fn draw_ranked(canvas: &mut Canvas, row: &Row, most: i16, y: i32, place: Option<i16>) {
    if let Some(place) = place {
        let place = fill("{}.", &[place.into()]);
        let at = area(4, y, 20, 21);
        canvas.text(Font::Body, &place, at, Align::Left, theme::SHADE);
    }
    row.player.draw(canvas, Point::new(22, y), 20);
    let at = area(68, y + 5, 116, 11);
    draw_bar(canvas, row, row.standing.0, most, at);
    let is_won = row.won && place.is_some();
    let ink = if is_won { theme::GOLD } else { theme::CREAM };
    let points = fill("{}", &[row.standing.0.into()]);
    let at = area(188, y, 44, 21);
    canvas.text(Font::Title, &points, at, Align::Right, ink);
}

/// Draws the winner, and the words of [`how_it_went`] below.
fn draw_winner(cx: &Context, canvas: &mut Canvas, order: &Rows) {
    let Some(first) = order.first() else { return };
    let winners = order.iter().filter(|row| row.won).count();
    let title = match first.player {
        _ if winners != 1 => cx.tell(Msg::SharedWin, &[]),
        player if player.is_you() => cx.tell(Msg::YouWin, &[]),
        player => cx.tell(Msg::Winner, &[player.name(cx).into()]),
    };
    if winners == 1 {
        first.player.draw_portrait(canvas, Point::new(8, 10));
    }
    let left = if winners == 1 { 40 } else { 8 };
    let font = Font::Title.or_smaller(&title, 198 - left);
    let at = area(left, 4, 198 - left, 20);
    canvas.text(font, &title, at, Align::Left, theme::GOLD);
    if let Some(text) = how_it_went(cx, order, winners) {
        let at = area(left, 25, 236 - left, 18);
        canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
    }
}

/// Returns a sentence with the rank of the only person if somebody else has won, or else with the
/// winner's lead. With equal points, the sentence says that a tie was decided. Returns `None`
/// without a ranking, and for a shared win unless the only person has lost.
fn how_it_went(cx: &Context, order: &Rows, winners: usize) -> Option<Line> {
    let [first, second, ..] = order[..] else {
        return None;
    };
    let own = order.iter().position(|row| row.player.is_you());
    let place = own.filter(|&place| place >= winners);
    let points = |row: &Row| row.standing.0;
    if let Some(place) = place {
        let short = points(&first) - points(&order[place]);
        if short == 0 {
            return Some(cx.tell(Msg::TieDecided, &[]));
        }
        let msg = match place {
            1 => Msg::CameSecond,
            2 => Msg::CameThird,
            3 => Msg::CameFourth,
            _ => Msg::CameFifth,
        };
        return Some(cx.tell(msg, &[short.into()]));
    }
    match points(&first) - points(&second) {
        _ if winners > 1 => None,
        0 => Some(cx.tell(Msg::TieDecided, &[])),
        ahead => {
            let name = second.player.label(cx);
            Some(cx.tell(Msg::AheadOf, &[ahead.into(), name.into()]))
        }
    }
}

/// Draws the points of all players by source, as a table of numbers.
fn draw_sources(cx: &Context, table: &dyn Table, canvas: &mut Canvas) {
    page(canvas, cx.say(Msg::Sources));
    let order = ranked(&rows(cx));
    // The longest name of a source determines the space for the numbers.
    let names = used_parts(&order).map(|part| Font::Body.width(table.part_name(cx, part)));
    let room = 216 - names.max().unwrap_or(0);
    let column = (136 / order.len().max(3) as i32).min(36);
    let column = column.min(room / order.len().max(1) as i32);
    let left = 238 - column * order.len() as i32;
    let cell = |index: usize, y: i32| area(left + column * index as i32, y, column, 20);
    let mut y = HEADER + 4;
    for (index, row) in order.iter().enumerate() {
        let at = cell(index, y).top_left + Point::new(column / 2 - 8, 2);
        badge(canvas, row.player.person, at);
    }
    y += 21;
    for part in used_parts(&order) {
        draw_part(canvas, part, area(6, y + 5, 11, 11));
        let at = area(20, y, left - 20, 20);
        let name = table.part_name(cx, part);
        canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
        for (index, row) in order.iter().enumerate() {
            let points = row.parts[usize::from(part)];
            let ink = if points == 0 {
                theme::SHADE
            } else {
                theme::CREAM
            };
            let text = fill("{}", &[points.into()]);
            canvas.text(Font::Body, &text, cell(index, y), Align::Centre, ink);
        }
        y += 20;
    }
    canvas.fill(area(6, y, 228, 1), theme::BRONZE);
    let at = area(6, y + 2, left - 6, 20);
    canvas.text(
        Font::Body,
        cx.say(Msg::Total),
        at,
        Align::Left,
        theme::CREAM,
    );
    for (index, row) in order.iter().enumerate() {
        let text = fill("{}", &[row.standing.0.into()]);
        let ink = if row.won { theme::GOLD } else { theme::CREAM };
        canvas.text(Font::Body, &text, cell(index, y + 2), Align::Centre, ink);
    }
}

/// Returns the number of pages with sources: 1, or 0 in a guided game and if all points have the
/// same source.
fn source_pages(cx: &Context) -> u8 {
    let is_shown = !cx.is_guided() && used_parts(&rows(cx)).count() > 1;
    is_shown.into()
}

/// Returns the number of pages after the result, including the page of new milestones. A guided
/// game has none.
fn all_pages(cx: &Context) -> u8 {
    let more = cx.play.table().map_or(0, |table| table.more_pages());
    source_pages(cx) + more + u8::from(cx.reached.is_some())
}

/// Returns the entries of the menu after the end of a game.
fn choices(cx: &Context) -> &'static [Msg] {
    if cx.play.table().is_some_and(|table| table.can_play_on()) {
        &[Msg::PlayOn, Msg::NewGame, Msg::PlayAgain, Msg::ToTitle]
    } else if cx.is_guided() {
        &[Msg::NewGame, Msg::PlayAgain, Msg::ToTitle]
    } else if next_start(cx).is_some() {
        &[Msg::NextGame, Msg::PlayAgain, Msg::ToTitle]
    } else {
        &[Msg::PlayAgain, Msg::ToTitle]
    }
}

/// Leaves the result by an entry of its menu.
pub fn leave(cx: &mut Context, choice: Msg) -> Go {
    (cx.rank, cx.reached) = (None, None);
    let game = cx.game();
    match choice {
        Msg::NextGame => {
            let next = next_start(cx);
            start(cx, next)
        }
        Msg::PlayOn => flow::play_on(cx),
        Msg::NewGame => Go::Push(Screen::NewGame(NewGame::new(cx, game))),
        Msg::PlayAgain if cx.is_guided() => flow::begin_guided(cx, game),
        Msg::PlayAgain => {
            let again = cx.play.table().map(|table| (table.start(), table.seed()));
            match again {
                // The game of the day is played again with the same deal.
                Some((start, seed)) if palmyra_play::Day::of(start, seed).is_some() => {
                    flow::begin(cx, start, seed)
                }
                Some((begun, _)) => start(cx, Some(begun)),
                None => Go::Home,
            }
        }
        _ => Go::Home,
    }
}

/// Returns the setup of the next step, if the finished game is a step of a campaign and the next
/// step is unlocked.
fn next_start(cx: &Context) -> Option<Start> {
    let own = cx.play.table()?.next_start(cx);
    own.or_else(|| campaign::next_start(cx))
}

fn start(cx: &mut Context, start: Option<Start>) -> Go {
    start.map_or(Go::Home, |start| flow::start(cx, start))
}
