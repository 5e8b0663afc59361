//! The reports for all players: the marauders, the bots' turns, the kingdom, and a new era.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Amounts, Good, Region};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Millis, Speed, Who};

use super::bars::{self, number, signed};
use super::explain::Explain;
use super::grid::{self, Marks, Moving};
use super::land::Mark;
use super::look::Look;
use super::signs::{self, Picture};
use super::text::{PhaseText, SlotText, WordText, footer};
use super::turn::{Turn, What};
use super::{Play, Screen, art, era, guide, region, shop, summary, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::art::{LAUREL, Sprite};
use crate::shell::text::Line;
use crate::shell::widgets::{FOOT, badge, page};
use crate::shell::{Go, Services, flow};
use crate::sound::Sound;
use crate::theme::{self, Ink};

/// A report for all players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// The attack of the marauders, with the time at which it appeared. `None` shows all pieces
    /// gone, as at the instant speed.
    Raid(Option<Millis>),
    /// The last turn of the bot at this seat. The number counts the rows that are scrolled out at
    /// the top.
    Bot(Seat, u8),
    /// The kingdom phase, at the end of a turn.
    Kingdom,
    /// The beginning of a new era, with this tile selected.
    Era(u8),
}

/// The time from the start of an attack until the first piece goes home.
const ATTACK: Millis = 200;
/// The time between the departures of two pieces.
const HOME: Millis = 150;

/// Returns the number of pieces that have gone home by now in an attack that began at `since`. The
/// number may exceed the number of pieces in the region.
fn gone(since: Millis, cx: &Services) -> Millis {
    let past = cx.now.saturating_sub(since);
    past.checked_sub(ATTACK).map_or(0, |past| past / HOME + 1)
}

/// Returns the seats of the bots, in the order of play.
fn bots(play: &Play) -> impl Iterator<Item = Seat> + Clone + '_ {
    Seat::all(play.game().seats()).filter(|&seat| play.player(seat).who != Who::Human)
}

/// Returns the report that has to be shown before the game continues.
pub fn due(play: &Play) -> Option<Report> {
    if play.running().humans() == 0 {
        return None;
    }
    let now = play.turn();
    if now.is_raided() {
        let told = play.view.raid >= now.number;
        return (!told).then_some(Report::Raid(None));
    }
    let last = play.log().next().filter(|_| now.steps.is_empty())?;
    let is_over = play.game().turn() == last.number;
    // In a guided game, the sentences explain the end of a turn.
    let is_guided = play.guide().is_some();
    let told = play.view.turn >= last.number || is_guided || is_over;
    if let (false, Some(first)) = (told, bots(play).next()) {
        return Some(Report::Bot(first, 0));
    }
    let told = play.view.kingdom >= last.number || is_guided;
    // A kingdom phase without events has no report.
    let happened = last.steps.iter().any(|step| {
        matches!(
            step.what,
            What::Prestige(_) | What::Tax(..) | What::Exempt | What::Supplies(_) | What::First(_)
        )
    });
    if last.number > 0 && happened && !told && !is_over {
        return Some(Report::Kingdom);
    }
    let new_era = play.game().era() > last.era && last.number > 0;
    (new_era && play.view.era < play.game().era()).then_some(Report::Era(0))
}

impl Report {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                cx.sound = Some(Sound::Confirm);
                let last = play.log().next().map_or(0, |turn| turn.number);
                match *self {
                    Self::Raid(_) => play.view.raid = play.turn().number,
                    Self::Bot(seat, _) => {
                        let next = bots(play).skip_while(|&bot| bot != seat).nth(1);
                        if let Some(next) = next {
                            *self = Self::Bot(next, 0);
                            return Go::Stay;
                        }
                        play.view.turn = last;
                    }
                    Self::Kingdom => play.view.kingdom = last,
                    Self::Era(_) => play.view.era = play.game().era(),
                }
                Go::Game(flow::resume(play, cx))
            }
            Button::B => Go::Push(crate::shell::Screen::Pause(crate::shell::Pause::default())),
            Button::Y => play.push(Screen::Look(Look::start())),
            Button::X if matches!(self, Self::Era(_)) => play.push(Screen::Explain(Explain::Era)),
            Button::X => Go::Stay,
            _ => {
                self.turn(button, play, cx);
                Go::Stay
            }
        }
    }

    /// Handles a button other than A, B, X and Y.
    fn turn(&mut self, button: Button, play: &Play, cx: &Services) {
        match self {
            Self::Bot(seat, first) => {
                let Some(turn) = play.log().next() else {
                    return;
                };
                match button {
                    Button::Up => *first = first.saturating_sub(1),
                    Button::Down => {
                        *first = (*first + 1).min(summary::last_first(cx, turn, *seat, FOOT));
                    }
                    _ => {
                        let at = bots(play).position(|bot| bot == *seat).unwrap_or(0);
                        let count = bots(play).count().max(1);
                        let step = if button == Button::Right {
                            1
                        } else {
                            count - 1
                        };
                        let next = bots(play).nth((at + step) % count);
                        *self = Self::Bot(next.unwrap_or(*seat), 0);
                    }
                }
            }
            Self::Era(index) => {
                *index = shop::walk(*index, button, play.game().open().len());
            }
            Self::Raid(_) | Self::Kingdom => {}
        }
    }

    /// Stores the time at which the attack appeared, unless it is stored already. Returns whether
    /// the page has to be drawn.
    pub fn tick(&mut self, _: &Play, cx: &Services) -> bool {
        match self {
            Self::Raid(since) if cx.profile.settings.speed != Speed::Instant => {
                since.get_or_insert(cx.now);
                true
            }
            _ => false,
        }
    }

    /// Returns when the next piece goes home, or `None` if no other piece does.
    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        let &Self::Raid(since) = self else {
            return None;
        };
        let since = since.unwrap_or(cx.now);
        let next = gone(since, cx) + 1;
        let pieces: u8 = play.turn().home.iter().map(|spots| spots.len()).sum();
        let moves = next <= pieces.into() && cx.profile.settings.speed != Speed::Instant;
        moves.then_some(since + ATTACK + HOME * (next - 1))
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        match self {
            Self::Raid(since) => {
                let gone = since.map_or(usize::MAX, |since| gone(since, cx) as usize);
                draw_raid(cx, canvas, play, gone);
            }
            &Self::Bot(seat, first) => {
                if let Some(turn) = play.log().next() {
                    summary::draw_bars(cx, canvas, play, turn, seat);
                    summary::draw(cx, canvas, play, turn, (seat, first), FOOT);
                }
            }
            Self::Kingdom => draw_kingdom(cx, canvas, play),
            &Self::Era(index) => era::draw(cx, canvas, play, index),
        }
        if let Some(text) = guide::sentence(cx, play) {
            guide::draw_under_map(canvas, text);
        }
        let bar = match self {
            Self::Bot(..) if bots(play).count() > 1 => footer::REPORT_BOTS,
            Self::Era(_) => footer::REPORT_ERA,
            _ => footer::REPORT,
        };
        footer::draw(play, cx, canvas, bar);
    }
}

/// Draws the attack after `gone` pieces have gone home.
fn draw_raid(cx: &Services, canvas: &mut Canvas, play: &Play, gone: usize) {
    let game = play.game();
    let turn = play.turn();
    let raid = turn.steps.iter().rev().find_map(|step| match step.what {
        What::Attack(region, _) => Some((step.seat, region)),
        _ => None,
    });
    let Some((raider, region)) = raid else {
        return;
    };
    let name = words::player(cx, play, raider);
    bars::draw_title(canvas, play, Some(raider), name);
    canvas.sprite_at(&art::SWORDS, Point::new(12, 30), &[theme::EMBER]);
    let words = cx.tell(
        PhaseText::RaidRaids,
        &[cx.say(WordText::region(region)).into()],
    );
    let at = area(24, 21, 214, 19);
    canvas.text(Font::Body, &words, at, Align::Left, theme::EMBER);
    let seat = region::viewer(play);
    let marks = Marks {
        seat,
        usable: grid::shown(game, seat),
        cursor: None,
        chosen: None,
        moving: Moving::default(),
    };
    grid::draw(cx, canvas, play, marks);
    let home = Seat::all(game.seats()).zip(turn.home);
    let home = home.flat_map(|(owner, spots)| spots.iter().map(move |spot| (owner, spot)));
    // The pieces go home one after another.
    for (owner, spot) in home.take(gone) {
        grid::draw_struck(canvas, play, spot, owner);
    }
    // The name is drawn again, because its letters extend down to the slots.
    grid::draw_name(cx, canvas, region, theme::INK, Mark::Attacked);
    // In a guided game, the sentence below the map takes this place.
    if play.guide().is_none() {
        draw_sent_home(cx, canvas, play, region);
    }
}

/// Draws the owners of the pieces that go home, and the region that is safe in the next turn.
fn draw_sent_home(cx: &Services, canvas: &mut Canvas, play: &Play, region: Region) {
    let home = play.turn().home;
    let name = cx.say(WordText::region(region));
    let words = match home.iter().all(|spots| spots.is_empty()) {
        true => cx.tell(PhaseText::RaidEmpty, &[name.into()]),
        false => cx.tell(PhaseText::RaidGoHome, &[]),
    };
    let mut x = 7;
    let at = area(x, 188, 226, 17);
    canvas.text(Font::Body, &words, at, Align::Left, theme::CREAM);
    x += Font::Body.width(&words) + 6;
    for (owner, spots) in Seat::all(play.game().seats()).zip(home) {
        if !spots.is_empty() {
            badge(canvas, play.person(owner), Point::new(x, 190));
            let at = area(x + 18, 188, 12, 17);
            let count = number(spots.len());
            canvas.text(Font::Body, &count, at, Align::Left, theme::EMBER);
            x += 36;
        }
    }
    let words = cx.tell(PhaseText::RaidSafe, &[name.into()]);
    let at = area(7, 204, 226, 17);
    canvas.text(Font::Body, &words, at, Align::Left, theme::SHADE);
}

/// A line in the report of the kingdom: a sign, its name, and the players below it.
struct Part<'a> {
    sprite: &'a Sprite,
    ink: Ink,
    name: Line,
    y: i32,
}

impl Part<'_> {
    fn draw(&self, canvas: &mut Canvas) {
        canvas.slab(area(4, self.y, 32, 40), theme::DUSK);
        canvas.sprite_twice(self.sprite, Point::new(20, self.y + 20), &[self.ink]);
        let at = area(42, self.y + 1, 194, 19);
        canvas.text(Font::Body, &self.name, at, Align::Left, theme::CREAM);
        canvas.fill(area(42, self.y + 44, 194, 1), theme::BRONZE);
    }
}

fn draw_kingdom(cx: &Services, canvas: &mut Canvas, play: &Play) {
    let Some(turn) = play.log().next() else {
        return;
    };
    page(canvas, cx.say(WordText::PhaseKingdom));
    let amounts = Amounts::of_era(turn.era);
    let tower = Part {
        sprite: &art::TOWER,
        ink: theme::TAN,
        name: cx.tell(PhaseText::KingPrestige, &[]),
        y: 29,
    };
    let tax = match amounts.tax {
        0 => cx.tell(PhaseText::KingTaxNone, &[]),
        tax => cx.tell(PhaseText::KingTax, &[tax.into()]),
    };
    let tax = Part {
        sprite: &art::TAX_BAG,
        ink: theme::GOLD,
        name: tax,
        y: 77,
    };
    let supplies = Part {
        sprite: &art::SHIELD,
        ink: theme::SHADE,
        name: cx.tell(SlotText::ListSupplies, &[]),
        y: 125,
    };
    let first = Part {
        sprite: &art::PENNANT,
        ink: theme::CREAM,
        name: cx.tell(SlotText::ListFirst, &[]),
        y: 173,
    };
    for part in [&tower, &tax, &supplies, &first] {
        part.draw(canvas);
    }
    let points = |what| match what {
        What::Prestige(points) => Some((signed(points), Give::Prestige)),
        _ => None,
    };
    draw_who(cx, canvas, play, turn, tower.y, &points);
    if amounts.tax > 0 {
        let paid = |what| match what {
            What::Tax(paid, 0) => Some((signed(-i32::from(paid)), Give::Good(Good::Gold))),
            What::Tax(_, lost) => Some((signed(-i32::from(lost)), Give::Prestige)),
            _ => None,
        };
        draw_who(cx, canvas, play, turn, tax.y, &paid);
    }
    let points = |what| match what {
        What::Supplies(points) => Some((signed(points), Give::Prestige)),
        _ => None,
    };
    draw_who(cx, canvas, play, turn, supplies.y, &points);
    let pawn = |what| match what {
        What::First(good) => Some((signed(1), Give::Good(good))),
        _ => None,
    };
    draw_who(cx, canvas, play, turn, first.y, &pawn);
}

/// A player's gain or loss.
#[derive(Clone, Copy)]
enum Give {
    Prestige,
    Good(Good),
}

/// Draws the players for whom `of` returns a gain or a loss.
fn draw_who(
    cx: &Services,
    canvas: &mut Canvas,
    play: &Play,
    turn: &Turn,
    top: i32,
    of: &impl Fn(What) -> Option<(Line, Give)>,
) {
    let mut x = 42;
    let middle = top + 31;
    let found = turn
        .steps
        .iter()
        .filter_map(|step| Some((step.seat, of(step.what)?)));
    for (seat, (text, give)) in found.take(4) {
        badge(canvas, play.person(seat), Point::new(x, middle - 7));
        let width = Font::Body.width(&text);
        let ink = if text.starts_with('-') {
            theme::EMBER
        } else {
            theme::GOLD
        };
        let at = area(x + 17, middle - 9, width + 1, 18);
        canvas.text(Font::Body, &text, at, Align::Left, ink);
        let sign = match give {
            Give::Prestige => Picture::plain(&LAUREL, theme::GOLD),
            Give::Good(good) => signs::good(good),
        };
        sign.draw(canvas, Point::new(x + 17 + width + 8, middle));
        x += 49;
    }
    if x == 42 {
        let at = area(x, middle - 9, 150, 18);
        let words = cx.say(PhaseText::KingNobody);
        canvas.text(Font::Body, words, at, Align::Left, theme::SHADE);
    }
}
