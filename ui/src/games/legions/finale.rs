//! The province at the end of the game, with the players' tiles lit, and the winner.

use embedded_graphics::prelude::*;
use palmyra_engine::legions::Setup;
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Millis, Speed};

use super::map::Map;
use super::motion::BEAT;
use super::text::Msg;
use super::{Play, name_of};
use crate::canvas::{Align, Canvas, Font, area, panel};
use crate::input::Button;
use crate::shell::art::COIN;
use crate::shell::text::{Line, Msg as Shell, fill};
use crate::shell::widgets::{badge, cap};
use crate::shell::{FRAME, Go, Services, flow};
use crate::theme;

/// The height of the band with the winner's name.
const BAND: i32 = 36;
/// The time in which the band appears.
const RISE: Millis = 4 * BEAT;
/// The number of tiles that light up per beat.
const LIT: u64 = 2;
/// The time for which the page stays after the animation. The unit is the time for one step of
/// another player's turn.
const SHOWN: Millis = 3;

/// The whole province, with the tiles of one player lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finale {
    /// The time at which the animation began; `None` once the animation is over.
    since: Option<Millis>,
    /// The time at which the page closes by itself, if it does.
    until: Option<Millis>,
    /// The rank of the player whose tiles are lit; `None` for the winners' tiles.
    rank: Option<u8>,
}

/// The state of the animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moved {
    /// The number of the winners' tiles that are lit. `None` before the animation, while all tiles
    /// look normal.
    lit: Option<usize>,
    /// The number of the band's rows that are still hidden.
    below: i32,
    over: bool,
}

impl Finale {
    pub fn new(cx: &Services) -> Self {
        let moves = cx.profile.settings.speed != Speed::Instant;
        Self {
            since: moves.then_some(cx.now),
            until: None,
            rank: None,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        // After any press, the page no longer closes by itself.
        self.until = None;
        if self.since.take().is_some() {
            return Go::Stay;
        }
        let seats = play.game().seats();
        let rank = self.rank.unwrap_or(0);
        match button {
            Button::Left => self.rank = Some((rank + seats - 1) % seats),
            Button::Right => self.rank = Some((rank + 1) % seats),
            _ => return Go::Game(flow::result(play, cx)),
        }
        Go::Stay
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        if self.until.is_some_and(|until| until <= cx.now) {
            return (true, Go::Game(flow::result(play, cx)));
        }
        let moves = self.since.is_some();
        if moves && self.moved(cx, play).over {
            self.since = None;
            self.until = Some(cx.now + SHOWN * cx.profile.settings.speed.step());
        }
        (moves, Go::Stay)
    }

    pub fn wake(&self, _: &Play, cx: &Services) -> Option<Millis> {
        let moves = self.since.map(|since| {
            let begins = since + cx.profile.settings.speed.step();
            begins.max(cx.now + FRAME)
        });
        moves.or(self.until)
    }

    fn moved(&self, cx: &Services, play: &Play) -> Moved {
        let stands = Moved {
            lit: Some(usize::MAX),
            below: 0,
            over: true,
        };
        let Some(since) = self.since else {
            return stands;
        };
        // At first, the province is shown without marks for a while.
        let begins = since + cx.profile.settings.speed.step();
        let Some(moved) = cx.now.checked_sub(begins) else {
            return Moved {
                lit: None,
                below: BAND,
                over: false,
            };
        };
        let lit = LIT * moved / BEAT;
        let owners = play.tally().owners(play.game());
        let tiles = owners.filter(|&(_, owner)| self.is_meant(play, owner));
        // The band appears once all tiles of the winners are lit.
        let begins = (tiles.count() as u64).div_ceil(LIT) * BEAT;
        let left = RISE.saturating_sub(moved.saturating_sub(begins));
        Moved {
            lit: Some(lit as usize),
            below: BAND * left as i32 / RISE as i32,
            over: left == 0,
        }
    }

    /// Whether the tiles of an owner light up.
    fn is_meant(&self, play: &Play, owner: Option<Seat>) -> bool {
        let Some(owner) = owner else { return false };
        match self.rank {
            Some(rank) => play.game().ranking().get(usize::from(rank)) == Some(&owner),
            // In a solo game all tiles light up, even if the game is lost.
            None if play.game().seats() == 1 => true,
            None => {
                let outcome = play.game().outcome();
                outcome.is_some_and(|outcome| outcome.winners.contains(owner))
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let moved = self.moved(cx, play);
        canvas.fill(panel(), theme::NIGHT);
        let map = Map::above(play.game(), 240 - BAND);
        let mut meant = 0;
        map.draw_lit(canvas, play, |owner| {
            let Some(lit) = moved.lit else { return true };
            let is_meant = self.is_meant(play, owner);
            meant += usize::from(is_meant);
            // The tiles of the city have no owner and are always lit.
            owner.is_none() || is_meant && meant <= lit
        });
        canvas.clip_to(panel());
        self.draw_band(cx, canvas, play, 240 - BAND + moved.below);
    }

    /// Draws the band with the winner and the number of coins, or with the player whose tiles are
    /// lit.
    fn draw_band(&self, cx: &Services, canvas: &mut Canvas, play: &Play, top: i32) {
        let game = play.game();
        let ranking = game.ranking();
        let rank = usize::from(self.rank.unwrap_or(0));
        let Some(&seat) = ranking.get(rank).filter(|_| top < 240) else {
            return;
        };
        canvas.fill(area(0, top, 240, BAND), theme::DUSK);
        canvas.fill(area(0, top, 240, 2), theme::GOLD);
        // While a part of the band is hidden, its text is left out, because it would be cut.
        if top > 240 - BAND {
            return;
        }
        let title = match (self.rank, game.setup()) {
            (Some(_), _) => fill(name_of(cx, play, seat), &[]),
            _ => heading(cx, play),
        };
        let coins = fill("{}", &[game.coins(seat).into()]);
        let y = top + BAND / 2 + 1;
        let alone = ranking.len() == 1;
        cap(canvas, Button::A, Point::new(222, y - 7));
        let mut right = 216;
        if !alone {
            cap(canvas, Button::Left, Point::new(204, y - 7));
            right -= 18;
        }
        let numbers = Font::Title.width(&coins) + 20;
        let signs = if alone { 0 } else { 20 };
        let room = right - 6 - numbers - signs;
        let font = Font::Title.or_smaller(&title, room);
        let width = font.width(&title);
        let mut x = 6 + (room - width).max(0) / 2;
        if !alone {
            badge(canvas, play.person(seat), Point::new(x, y - 8));
            x += signs;
        }
        let at = area(x, top + 2, width, BAND - 2);
        canvas.text(font, &title, at, Align::Left, theme::CREAM);
        x += width + 6;
        let at = area(x, top + 2, numbers - 20, BAND - 2);
        canvas.text(Font::Title, &coins, at, Align::Left, theme::GOLD);
        let inks = [theme::BRONZE, theme::GOLD, theme::UMBER];
        canvas.sprite_at(&COIN, Point::new(x + numbers - 12, y), &inks);
    }
}

/// Returns the heading at the end of a game.
pub fn heading(cx: &Services, play: &Play) -> Line {
    let game = play.game();
    if let Setup::Solo(solo) = game.setup() {
        let met = game.coins(Seat::FIRST) >= solo.goal();
        let msg = if met {
            Msg::GoalMetShort
        } else {
            Msg::GoalMissedShort
        };
        return cx.tell(msg, &[]);
    }
    let outcome = game.outcome();
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    match winners.iter().next() {
        Some(winner) if winners.len() == 1 => {
            cx.tell(Shell::Winner, &[play.name(cx, winner).into()])
        }
        _ => cx.tell(Shell::SharedWin, &[]),
    }
}
