//! The table, with the province, the hand and the actions.

mod draw;
mod header;

pub use header::draw_counts;

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::Outcome;
use palmyra_engine::legions::{Action, Cell, Figure, MAX_TILES, Move, Size, Spot, Tile};

use super::Play;
use super::art::Scale;
use super::block::Block;
use super::choice::{self, Choosing, Outlook};
use super::explain::Explain;
use super::guide;
use super::hand::Hand;
use super::map::{Map, TOP};
use super::motion;
use super::text::{GuideText, Msg};
use super::tray::{TRAY, Tray};
use super::turn::Turn;
use super::{Screen, guided, look, nav, news, suggested};
use crate::input::Button;
use crate::shell::follow::Pace;
use crate::shell::widgets::FOOT;
use crate::shell::{FRAME, Go, Pause, Services, flow};
use palmyra_play::{Asker, Millis, Person, Speed};

/// The height of the strip with the actions.
const STRIP: i32 = 42;
/// The height of the line that announces the end of the game.
const ENDING: i32 = 18;
/// The height of the strip with the actions in a guided game. There it takes the place of the hand,
/// and a sentence explains the actions.
const GUIDED_STRIP: i32 = 26;
/// The maximum number of places to choose from. A figure can stand on any tile; there are fewer
/// free cells around a tile.
const PLACES: usize = MAX_TILES;

/// The table with the current choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    choosing: Choosing,
    /// The index of the hand's first shown tile, while no tile is selected.
    scroll: u8,
    /// The gains of the actions, while an action is selected.
    outlook: Outlook,
    /// Whether the strip with the other players' turns is shown.
    news: bool,
}

impl Table {
    /// Opens the table for a person's decision.
    pub fn decide(play: &Play) -> Self {
        let wanted = suggested(play).and_then(|mv| choice::at(play.game(), mv));
        let choosing = wanted.unwrap_or_else(|| choice::begin(play.game()));
        let is_action = matches!(choosing, Choosing::Action(_));
        Self {
            choosing,
            scroll: 0,
            outlook: match choosing {
                Choosing::Action(_) => Outlook::new(play.game()),
                _ => Outlook::default(),
            },
            news: is_action && news::is_new(play),
        }
    }

    /// Opens the table to show another player's turn.
    pub fn watch(now: Millis) -> Self {
        Self {
            choosing: Choosing::Watch {
                pace: Pace::new(now),
                done: false,
            },
            scroll: 0,
            outlook: Outlook::default(),
            news: false,
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        play.view.motion = None;
        if self.news && button != Button::Y {
            self.news = false;
            play.told = play.steps();
            play.view.skipped = false;
            if !matches!(button, Button::B | Button::X) {
                return Go::Stay;
            }
        }
        if button == Button::Y {
            let cell = self.look_at(play);
            return look(play, Some(cell));
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
                    play.view.skipped = true;
                    self.choosing = Choosing::Watch { pace, done };
                    Go::Stay
                }
                Button::B => Go::Push(crate::shell::Screen::Pause(Pause::default())),
                _ => Go::Stay,
            },
        }
    }

    /// Handles a button while an action is selected.
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
            // Up and down scroll the hand if it is long, and otherwise select an action.
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
            _ => {
                let why = Explain::Text(offer.name, offer.why);
                return play.push(Screen::Explain(why));
            }
        }
        Go::Stay
    }

    /// Handles a button while a tile of the hand is selected.
    fn press_tile(&mut self, button: Button, index: u8, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let hand = Hand::marching(game);
        match (button, hand.tile(index)) {
            (Button::Left | Button::Up, _) => {
                self.choosing = Choosing::Tile(hand.step(index, false));
            }
            (Button::Right | Button::Down, _) => {
                self.choosing = Choosing::Tile(hand.step(index, true));
            }
            (Button::A, None) => return flow::step(play, cx, Move::Finish),
            (Button::A, Some(tile)) => {
                if choice::tile_refusal(game, tile).is_none()
                    && let Some(why) = guide::tile_objection(play, tile)
                {
                    cx.refuse(why);
                    return Go::Stay;
                }
                let figure = choice::figure(game, self.choosing);
                match game.best_cell(figure, tile) {
                    Some((cell, _)) => self.choosing = Choosing::Cell(tile, cell),
                    None => {
                        let why = choice::tile_refusal(game, tile);
                        cx.refuse(why.unwrap_or(Msg::NoPlacement));
                    }
                }
            }
            (Button::B, _) => return flow::undo(play, cx),
            (_, None) => {
                let why = Explain::Text(Msg::Finish, Msg::WhyFinish);
                return play.push(Screen::Explain(why));
            }
            (_, Some(tile)) => return play.push(Screen::Explain(Explain::Tile(tile))),
        }
        Go::Stay
    }

    /// Handles a button while a cell for a tile is selected.
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
                self.choosing = Choosing::Tile(Hand::marching(game).index(Some(tile)));
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

    /// Handles a button while a place for a figure is selected.
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
            Button::X => {
                let why = Explain::Text(put_title(figure), Msg::WhyPut);
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

    pub fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        let mut moved = self.move_camera(play, cx);
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
        // In a game without people somebody watches the bots, so a press skips only one turn.
        let is_watched = !pace.hurries(cx) || play.running().humans() == 0;
        if !bots_go_on || done && is_watched {
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
        let moves = view.motion.map(|_| cx.now + FRAME);
        let watch = match self.choosing {
            // While the bot is thinking, no step is due.
            Choosing::Watch { .. } if self.asks(play, cx).is_some() => None,
            Choosing::Watch { pace, .. } => Some(pace.wake(cx)),
            _ => None,
        };
        [camera, moves, watch].into_iter().flatten().min()
    }

    /// Returns [`Asker::Bot`] while the table needs a bot's decision.
    pub fn asks(&self, play: &Play, cx: &Services) -> Option<Asker> {
        let waits =
            matches!(self.choosing, Choosing::Watch { pace, done } if !done || pace.hurries(cx));
        let asks = waits && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// Moves the close view one step towards its goal. Returns whether it has moved.
    fn move_camera(&self, play: &mut Play, cx: &mut Services) -> bool {
        let Some(goal) = self.focus(play, cx) else {
            return false;
        };
        let (speed, now) = (cx.profile.settings.speed, cx.now);
        play.view.camera.go(goal, now, speed == Speed::Instant)
    }

    /// Returns the cell on which the page for looking around opens. While another player's turn is
    /// shown, this is the cell outside the city on which that turn has last laid a tile or put a
    /// figure. Otherwise it is the cell of the figure that the current choice is about.
    fn look_at(&self, play: &Play) -> Cell {
        let game = play.game();
        let turn = match self.choosing {
            Choosing::Watch { done, .. } => shown_turn(play, done),
            _ => None,
        };
        let place = turn.and_then(|turn| turn.places().last());
        let figure = choice::figure(game, self.choosing);
        place.unwrap_or_else(|| Map::stand(play, game.seat(), figure))
    }

    /// Returns the scale and the centre that the close view moves to. While a tile is laid, the
    /// view then contains all cells for the tiles of the hand, and otherwise the province, as far
    /// as there is space.
    fn focus(&self, play: &Play, cx: &Services) -> Option<(Scale, Point)> {
        let game = play.game();
        let (_, height) = self.view(play, cx);
        let figure = choice::figure(game, self.choosing);
        let stand = Map::stand(play, game.seat(), figure);
        let province = Block::province(game);
        let goal = match self.choosing {
            Choosing::Tile(_) | Choosing::Cell(..) => {
                let spot = game.figure(game.seat(), figure);
                // Only cells where a tile of the hand can be laid are needed.
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
            Choosing::Action(_) => stand,
        };
        Some(province.near(province, goal, height))
    }

    /// Returns the top and the height of the province.
    fn view(&self, play: &Play, cx: &Services) -> (i32, i32) {
        let line = match self.ending(play) {
            Some(_) => ENDING,
            None => 0,
        };
        let (top, end) = match (guided::place(play, self.choosing), self.choosing) {
            _ if self.news => (TOP, TRAY - news::height(play)),
            (None, Choosing::Action(_)) => (TOP, TRAY - STRIP - line),
            (None, _) => (TOP, TRAY - line),
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

    /// Returns the result of the game if the selected action or move would end it. Returns `None`
    /// in a guided game, which announces the end in its sentences.
    fn ending(&self, play: &Play) -> Option<Outcome> {
        let game = play.game();
        if play.guide().is_some() {
            return None;
        }
        let mv = match self.choosing {
            Choosing::Action(index) => {
                let offers = choice::options(game);
                let offer = offers.get(usize::from(index));
                let offer = offer.filter(|_| self.outlook.ends(index))?;
                return game.prospect(offer.mv)?.end;
            }
            Choosing::Tile(index) if choice::kind(game, index).is_none() => Move::Finish,
            Choosing::Put(figure, spot) => Move::put(figure, spot),
            Choosing::Tile(_) | Choosing::Cell(..) | Choosing::Watch { .. } => return None,
        };
        game.outcome_after(mv)
    }

    /// Returns the sentence to show, in a guided game.
    fn sentence(&self, play: &Play) -> Option<GuideText> {
        match self.choosing {
            // The sentence belongs to the shown turn, and not to the next one.
            Choosing::Watch { done: true, .. } => guide::conclusion(play),
            choosing => guide::sentence(play, matches!(choosing, Choosing::Cell(..))),
        }
    }
}

/// Returns the turn of another player that is shown: the newest finished turn if `done` is set,
/// otherwise the current one.
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

/// Returns the name of an action.
pub const fn action_name(action: Action) -> Msg {
    match action {
        Action::Conquer(_) => Msg::Conquer,
        Action::Revenue(_) => Msg::Revenue,
        Action::Reorganize => Msg::Reorganize,
    }
}

/// Returns the place of a cell for the movement of the cursor.
pub const fn middle(cell: Cell) -> (i8, i8) {
    (cell.x, cell.y)
}

/// Returns the place of a spot for the movement of the cursor. The place of the city is its first
/// tile.
pub const fn spot_middle(spot: Spot) -> (i8, i8) {
    match spot {
        Spot::City => (0, 0),
        Spot::Land(cell) => middle(cell),
    }
}

/// Returns the person who decides now, or who has decided last.
fn mover(play: &Play) -> Person {
    play.person(play.game().seat())
}

#[cfg(test)]
mod tests;
