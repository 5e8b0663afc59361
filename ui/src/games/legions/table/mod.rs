//! The table: the province, the hand, and what can be done.

mod draw;
mod header;

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::legions::{Action, Cell, Figure, MAX_TILES, Move, Size, Spot, Tile};

use super::Play;
use super::art::Scale;
use super::block::Block;
use super::choice::{self, Choosing};
use super::explain::Explain;
use super::guide;
use super::hint::Hint;
use super::map::{Map, TOP};
use super::motion;
use super::text::{GuideText, Msg};
use super::tray::{TRAY, Tray};
use super::turn::Turn;
use super::{Screen, guided, nav, news, suggested};
use crate::input::Button;
use crate::shell::follow::Pace;
use crate::shell::widgets::FOOT;
use crate::shell::{FRAME, Go, Pause, Services, flow};
use palmyra_play::{Asker, Millis, Person, Speed};

/// Height of the strip with the actions.
const STRIP: i32 = 42;
/// Height of the strip in a guided game, where it takes the place of the hand,
/// and the guide explains the actions.
const GUIDED_STRIP: i32 = 26;
/// The largest number of places to choose from: all tiles that a figure can stand
/// on. There are fewer free cells around a tile.
const PLACES: usize = MAX_TILES;
/// How long a turn of somebody else is shown, in its steps.
const TOLD: Millis = 3;

/// The table with the choice at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    choosing: Choosing,
    /// The first tile of the hand that is shown, while none is chosen.
    scroll: u8,
    /// The turn of the others that is shown.
    news: Option<News>,
}

/// A turn of somebody else that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct News {
    /// The index of the turn, the oldest first.
    index: u8,
    /// When the next one is shown.
    until: Millis,
}

impl Table {
    /// The table for a person's decision.
    pub fn decide(play: &Play, cx: &Services) -> Self {
        let wanted = suggested(play).and_then(|mv| choice::at(play.game(), mv));
        let choosing = wanted.unwrap_or_else(|| choice::begin(play.game()));
        let is_new = matches!(choosing, Choosing::Action(_)) && news::is_new(play);
        let speed = cx.profile.settings.speed;
        Self {
            choosing,
            scroll: 0,
            news: (is_new && speed != Speed::Instant).then_some(News {
                index: 0,
                until: cx.now + TOLD * speed.step(),
            }),
        }
    }

    /// The table while somebody else's turn is shown.
    pub fn watch(now: Millis) -> Self {
        Self {
            choosing: Choosing::Watch {
                pace: Pace::new(now),
                done: false,
            },
            scroll: 0,
            news: None,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        play.view.motion = None;
        if let Some(news) = self.news {
            match button {
                Button::Left => {
                    self.tell(play, cx, news.index.saturating_sub(1));
                    return Go::Stay;
                }
                Button::Right => {
                    self.tell(play, cx, news.index + 1);
                    return Go::Stay;
                }
                Button::A => {
                    self.tell(play, cx, u8::MAX);
                    return Go::Stay;
                }
                Button::Y => {}
                _ => self.tell(play, cx, u8::MAX),
            }
        }
        // Any button leads back from the whole province.
        if button == Button::Y || play.view.overview {
            play.view.overview = !play.view.overview;
            return Go::Stay;
        }
        if button == Button::A && guide::introduction(play).is_some() {
            play.read_introduction();
            return Go::Stay;
        }
        match self.choosing {
            Choosing::Action(index) => self.press_action(button, index, play, cx),
            Choosing::Tile(index) => self.press_tile(button, index, play, cx),
            Choosing::Cell(tile, cell) => self.press_cell(button, (tile, cell), play, cx),
            Choosing::Put(figure, spot) => self.press_spot(button, (figure, spot), play, cx),
            Choosing::Watch { mut pace, done } => match button {
                Button::A => {
                    pace.hurry();
                    self.choosing = Choosing::Watch { pace, done };
                    Go::Stay
                }
                Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
                _ => Go::Stay,
            },
        }
    }

    /// Handles a button while an action is chosen.
    fn press_action(
        &mut self,
        button: Button,
        index: u8,
        play: &mut Play,
        cx: &mut Services,
    ) -> Go {
        let game = play.game();
        let offers = choice::options(game);
        let Some(offer) = offers.get(usize::from(index)) else {
            self.choosing = Choosing::Action(0);
            return Go::Stay;
        };
        let count = offers.len() as u8;
        let kinds = game.hand(game.seat()).kinds().len() as u8;
        match button {
            // Up and down scroll a long hand; with a short one they choose
            // actions.
            Button::Up if kinds > Tray::FIT => self.scroll = self.scroll.saturating_sub(1),
            Button::Down if kinds > Tray::FIT => {
                self.scroll = (self.scroll + 1).min(kinds - Tray::FIT);
            }
            Button::Left | Button::Up => {
                self.choosing = Choosing::Action((index + count - 1) % count);
            }
            Button::Right | Button::Down => {
                self.choosing = Choosing::Action((index + 1) % count);
            }
            Button::A => return flow::step(play, cx, offer.mv),
            Button::B => return flow::undo(play, cx),
            // A guided game gives its own hints.
            _ if play.guide().is_some() => {
                let why = Explain::text(offer.name, offer.why);
                return play.push(Screen::Explain(why));
            }
            _ => return play.push(Screen::Hint(Hint::new(offer))),
        }
        Go::Stay
    }

    /// Handles a button while a tile of the hand is chosen.
    fn press_tile(&mut self, button: Button, index: u8, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let count = choice::entries(game);
        let tile = choice::kind(game, index);
        match (button, tile) {
            (Button::Left | Button::Up, _) => {
                self.choosing = Choosing::Tile((index + count - 1) % count);
            }
            (Button::Right | Button::Down, _) => {
                self.choosing = Choosing::Tile((index + 1) % count);
            }
            (Button::A, None) => return flow::step(play, cx, Move::Finish),
            (Button::A, Some(tile)) => {
                if choice::tile_refusal(game, tile).is_none()
                    && let Some(why) = guide::tile_objection(play, tile)
                {
                    cx.refuse(why);
                    return Go::Stay;
                }
                let best = game.cells(tile).max_by_key(|&cell| game.points(tile, cell));
                match best {
                    Some(cell) => self.choosing = Choosing::Cell(tile, cell),
                    None => {
                        let why = choice::tile_refusal(game, tile);
                        cx.refuse(why.unwrap_or(Msg::NoPlacement));
                    }
                }
            }
            (Button::B, _) => return flow::undo(play, cx),
            (_, None) => {
                let why = Explain::text(Msg::Finish, Msg::WhyFinish);
                return play.push(Screen::Explain(why));
            }
            (_, Some(tile)) => return play.push(Screen::Explain(Explain::Tile(tile))),
        }
        Go::Stay
    }

    /// Handles a button while a place for a tile is chosen.
    fn press_cell(
        &mut self,
        button: Button,
        (tile, cell): (Tile, Cell),
        play: &mut Play,
        cx: &mut Services,
    ) -> Go {
        let game = play.game();
        match button {
            Button::A => return flow::step(play, cx, Move::Place(tile, cell)),
            Button::B => {
                let kinds = game.hand(game.seat()).kinds();
                let index = kinds.enumerate().find(|&(_, kind)| kind == tile);
                self.choosing = Choosing::Tile(index.map_or(0, |(index, _)| index as u8));
            }
            Button::X => return play.push(Screen::Explain(Explain::Cell(tile, cell))),
            _ => {
                let places = || game.cells(tile);
                let middles: Vec<_, PLACES> = places().take(PLACES).map(middle).collect();
                if let Some(index) = nav::jump(middle(cell), &middles, button)
                    && let Some(next) = places().nth(index)
                {
                    self.choosing = Choosing::Cell(tile, next);
                }
            }
        }
        Go::Stay
    }

    /// Handles a button while a place for a figure is chosen.
    fn press_spot(
        &mut self,
        button: Button,
        (figure, spot): (Figure, Spot),
        play: &mut Play,
        cx: &mut Services,
    ) -> Go {
        let game = play.game();
        match button {
            Button::A => return flow::step(play, cx, Move::put(figure, spot)),
            Button::B => return flow::undo(play, cx),
            Button::X if play.guide().is_none() => {
                let hint = Hint::about(put_title(figure), Msg::WhyPut);
                return play.push(Screen::Hint(hint));
            }
            Button::X => {
                let why = Explain::text(put_title(figure), Msg::WhyPut);
                return play.push(Screen::Explain(why));
            }
            _ => {
                let from = spot_middle(spot);
                let spots = choice::spots(game).take(PLACES);
                let middles: Vec<_, PLACES> = spots.map(spot_middle).collect();
                if let Some(index) = nav::jump(from, &middles, button)
                    && let Some(next) = choice::spots(game).nth(index)
                {
                    self.choosing = Choosing::Put(figure, next);
                }
            }
        }
        Go::Stay
    }

    /// Shows one of the turns of the others, or none if there are no more.
    fn tell(&mut self, play: &mut Play, cx: &mut Services, index: u8) {
        let until = cx.now + TOLD * cx.profile.settings.speed.step();
        self.news = None;
        if usize::from(index) < news::turns(play).len() {
            self.news = Some(News { index, until });
        } else {
            play.told = play.steps();
        }
    }

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let mut moved = self.move_camera(play, cx);
        if let Some(news) = self.news.filter(|news| news.until <= cx.now) {
            self.tell(play, cx, news.index + 1);
            moved = true;
        }
        if let Some(motion) = play.view.motion {
            moved = true;
            if motion.is_over(cx.now) {
                play.view.motion = None;
            }
        }
        let Choosing::Watch { mut pace, done } = self.choosing else {
            return (moved, Go::Stay);
        };
        if !pace.is_due(cx) {
            return (moved, Go::Stay);
        }
        let bots_go_on = play.bot_to_move();
        if !bots_go_on || done && !pace.hurries(cx) {
            return (true, Go::Game(flow::resume(play, cx)));
        }
        let Some(done) = flow::follow(play, cx) else {
            return (moved, Go::Stay);
        };
        let pause = cx.profile.settings.speed.step();
        pace.pause(cx, if done { 2 * pause } else { pause });
        self.choosing = Choosing::Watch { pace, done };
        motion::look(play, cx);
        (true, Go::Stay)
    }

    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        let view = &play.view;
        let camera = view.camera.wake(self.focus(play, cx), cx.now);
        let camera = camera.filter(|_| !view.overview);
        let moves = view.motion.map(|_| cx.now + FRAME);
        let news = self.news.map(|news| news.until);
        let watch = match self.choosing {
            // Thinking comes first.
            Choosing::Watch { .. } if self.asks(play, cx).is_some() => None,
            Choosing::Watch { pace, .. } => Some(pace.wake(cx)),
            _ => None,
        };
        [camera, moves, news, watch].into_iter().flatten().min()
    }

    /// Returns the bot as asker while its decision is awaited.
    pub fn asks(&self, play: &Play, cx: &Services) -> Option<Asker> {
        let waits =
            matches!(self.choosing, Choosing::Watch { pace, done } if !done || pace.hurries(cx));
        let asks = waits && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// Moves the camera a part of its way; returns whether it moved.
    fn move_camera(&self, play: &mut Play, cx: &mut Services) -> bool {
        let Some(goal) = self.focus(play, cx) else {
            return false;
        };
        let (speed, now) = (cx.profile.settings.speed, cx.now);
        let moved = play.view.camera.go(goal, now, speed == Speed::Instant);
        moved && !play.view.overview
    }

    /// The scale and the centre that the close view should have: it holds the
    /// province, or, while a tile is laid, all places for one.
    fn focus(&self, play: &Play, cx: &Services) -> Option<(Scale, Point)> {
        let game = play.game();
        let (_, height) = self.view(play, cx);
        let figure = choice::figure(game, self.choosing);
        let stand = Map::stand(play, game.seat(), figure);
        let province = Block::province(game);
        let goal = match self.choosing {
            Choosing::Tile(_) | Choosing::Cell(..) => {
                let spot = game.figure(game.seat(), figure);
                // Only where a tile of the hand might lie.
                let kinds = || game.hand(game.seat()).kinds();
                let sizes = [Size::Large, Size::Small].map(|size| {
                    kinds().any(|tile| tile.size() == size && choice::can_lay(game, tile))
                });
                let reach = game.province().reach(spot);
                let reach = reach.filter(|cell| sizes[cell.size() as usize]);
                let city = game.setup().city().map(|(_, cell)| cell);
                let city = city.filter(|_| spot == Spot::City);
                let block = Block::around(reach.chain(city).chain([stand]));
                return Some(block.near(province, stand, height));
            }
            Choosing::Put(_, spot) => Map::spot(play, game.seat(), figure, spot),
            Choosing::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                let laid = turn.and_then(|turn| turn.laid.last()).map(|laid| laid.cell);
                let put = turn.and_then(|turn| turn.put.iter().flatten().last().copied());
                match (laid, put) {
                    (Some(cell), _) | (None, Some(Spot::Land(cell))) => cell,
                    (None, Some(Spot::City)) => Cell::new(0, 0),
                    (None, None) => stand,
                }
            }
            Choosing::Action(_) => {
                let told = self.news.map(|news| usize::from(news.index));
                let turn = told.and_then(|index| news::turns(play).get(index).copied());
                turn.and_then(|turn| turn.places().last()).unwrap_or(stand)
            }
        };
        Some(province.near(province, goal, height))
    }

    /// Top and height of the province's part of the panel.
    fn view(&self, play: &Play, cx: &Services) -> (i32, i32) {
        let (top, end) = match (guided::place(play, self.choosing), self.choosing) {
            (None, Choosing::Action(_)) => (TOP, TRAY - STRIP),
            (None, _) => (TOP, TRAY),
            (Some(place), _) => {
                let height = guided::height(cx, self.sentence(play));
                match place {
                    guided::Place::Header => {
                        let actions = matches!(self.choosing, Choosing::Action(_));
                        (height, if actions { FOOT - GUIDED_STRIP } else { TRAY })
                    }
                    guided::Place::BelowHeader => (TOP + height, FOOT),
                    guided::Place::Tray => (TOP, FOOT - height),
                }
            }
        };
        (top, end - top)
    }

    /// The guide's sentence, in a guided game.
    fn sentence(&self, play: &Play) -> Option<GuideText> {
        match self.choosing {
            // About the turn that is shown, not about the next one.
            Choosing::Watch { done: true, .. } => guide::conclusion(play),
            choosing => guide::sentence(play, matches!(choosing, Choosing::Cell(..))),
        }
    }
}

/// The turn that is shown while others move.
fn shown_turn(play: &Play, done: bool) -> Option<&Turn> {
    if done {
        play.log().next()
    } else {
        Some(play.turn())
    }
}

const fn put_title(figure: Figure) -> Msg {
    match figure {
        Figure::Legion => Msg::PutLegion,
        Figure::Censor => Msg::PutCensor,
    }
}

/// The name of a turn's action.
pub const fn action_name(action: Action) -> Msg {
    match action {
        Action::Conquer(_) => Msg::Conquer,
        Action::Revenue(_) => Msg::Revenue,
        Action::Reorganize => Msg::Reorganize,
    }
}

/// A cell as a place for the cursor to jump to.
pub const fn middle(cell: Cell) -> (i8, i8) {
    (cell.x, cell.y)
}

/// A spot as a place for the cursor to jump to. The city is a single place: its
/// first tile.
pub const fn spot_middle(spot: Spot) -> (i8, i8) {
    match spot {
        Spot::City => (0, 0),
        Spot::Land(cell) => middle(cell),
    }
}

/// The person who decides now, or did last.
fn mover(play: &Play) -> Person {
    play.person(play.game().seat())
}

#[cfg(test)]
mod tests;
