//! The table: the province, the hand, and what can be done.

mod draw;

pub use draw::draw_toast;

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Action, Cell, Figure, Move, Spot};

use super::explain::Explain;
use super::hint::Hint;
use super::map::{HEIGHT, Map, TOP};
use super::stage::{self, Stage};
use super::{Go, Screen, flow, guided, nav, news};
use crate::app::Sound;
use crate::art::Scale;
use crate::guide;
use crate::input::{Button, Millis};
use crate::mind::Asker;
use crate::play::{Play, Step, Turn};
use crate::running::Running;
use crate::text::Msg;
use crate::tray::Tray;
use crate::world::{Speed, World};

/// Height of the strip with the actions.
const STRIP: i32 = 41;
/// Between two pictures of the moving camera.
const FRAME: Millis = 33;

/// The table with the choice at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    stage: Stage,
    /// The first tile of the hand on show, while none is chosen.
    scroll: u8,
    /// Whether it is told what the others have done.
    news: bool,
}

impl Table {
    /// A person decides.
    pub fn decide(world: &World) -> Self {
        let play = world.play.as_ref();
        let stage = play.map(|play| stage::begin(play.game()));
        let stage = stage.unwrap_or(Stage::Action(0));
        Self {
            stage,
            scroll: 0,
            news: matches!(stage, Stage::Action(_)) && play.is_some_and(news::is_new),
        }
    }

    /// Somebody else's turn is shown.
    pub fn watch(now: Millis) -> Self {
        Self {
            stage: Stage::Watch {
                at: now,
                done: false,
                hurry: false,
            },
            scroll: 0,
            news: false,
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        if self.news {
            self.news = false;
            if let Some(play) = &mut world.play {
                play.told = play.history().len();
            }
            // Who wants no waiting is not asked for a press either.
            if world.settings.speed != Speed::Instant {
                return Go::Stay;
            }
        }
        if button == Button::Y {
            world.overview = !world.overview;
            return Go::Stay;
        }
        let Some(play) = &world.play else {
            return Go::Home;
        };
        if button == Button::A && play.introduces() {
            if let Some(play) = &mut world.play {
                play.read_introduction();
            }
            return Go::Stay;
        }
        let game = play.game();
        match self.stage {
            Stage::Action(index) => {
                let offers = stage::options(game);
                let Some(offer) = offers.get(usize::from(index)) else {
                    self.stage = Stage::Action(0);
                    return Go::Stay;
                };
                let count = offers.len() as u8;
                let kinds = game.hand(game.seat()).kinds().len() as u8;
                match button {
                    // A long hand is leafed through; a short one leaves the
                    // buttons to the actions.
                    Button::Up if kinds > Tray::FIT => self.scroll = self.scroll.saturating_sub(1),
                    Button::Down if kinds > Tray::FIT => {
                        self.scroll = (self.scroll + 1).min(kinds - Tray::FIT);
                    }
                    Button::Left | Button::Up => {
                        self.stage = Stage::Action((index + count - 1) % count);
                    }
                    Button::Right | Button::Down => {
                        self.stage = Stage::Action((index + 1) % count);
                    }
                    Button::A => return flow::step(world, offer.mv),
                    Button::B => return flow::undo(world),
                    // A guided game gives its own hints.
                    _ if world.is_guided() => {
                        let why = Explain::text(offer.name, offer.why);
                        return Go::Push(Screen::Explain(why));
                    }
                    _ => return Go::Push(Screen::Hint(Hint::new(offer))),
                }
            }
            Stage::Tile(index) => {
                let count = stage::entries(game);
                let tile = stage::kind(game, index);
                match (button, tile) {
                    (Button::Left | Button::Up, _) => {
                        self.stage = Stage::Tile((index + count - 1) % count);
                    }
                    (Button::Right | Button::Down, _) => {
                        self.stage = Stage::Tile((index + 1) % count);
                    }
                    (Button::A, None) => return flow::step(world, Move::Finish),
                    (Button::A, Some(tile)) => {
                        if stage::tile_refusal(game, tile).is_none()
                            && let Some(why) = guide::tile_objection(play, tile)
                        {
                            world.refuse(why);
                            return Go::Stay;
                        }
                        let best = stage::cells(game, tile)
                            .max_by_key(|&cell| stage::points(game, tile, cell));
                        match best {
                            Some(cell) => self.stage = Stage::Cell(tile, cell),
                            None => {
                                let why = stage::tile_refusal(game, tile);
                                world.refuse(why.unwrap_or(Msg::NoPlacement));
                            }
                        }
                    }
                    (Button::B, _) => return flow::undo(world),
                    (_, None) => {
                        let why = Explain::text(Msg::Finish, Msg::WhyFinish);
                        return Go::Push(Screen::Explain(why));
                    }
                    (_, Some(tile)) => return Go::Push(Screen::Explain(Explain::Tile(tile))),
                }
            }
            Stage::Cell(tile, cell) => match button {
                Button::A => return flow::step(world, Move::Place(tile, cell)),
                Button::B => {
                    let kinds = game.hand(game.seat()).kinds();
                    let index = kinds.enumerate().find(|&(_, kind)| kind == tile);
                    self.stage = Stage::Tile(index.map_or(0, |(index, _)| index as u8));
                }
                Button::X => return Go::Push(Screen::Explain(Explain::Cell(tile, cell))),
                _ => {
                    let places = || stage::cells(game, tile);
                    let middles = places().map(middle);
                    if let Some(index) = nav::jump(middle(cell), middles, button)
                        && let Some(next) = places().nth(index)
                    {
                        self.stage = Stage::Cell(tile, next);
                    }
                }
            },
            Stage::Put(figure, spot) => match button {
                Button::A => return flow::step(world, Move::put(figure, spot)),
                Button::B => return flow::undo(world),
                Button::X => {
                    let why = Explain::text(put_title(figure), Msg::WhyPut);
                    return Go::Push(Screen::Explain(why));
                }
                _ => {
                    let from = spot_middle(spot);
                    let middles = stage::spots(game).map(spot_middle);
                    if let Some(index) = nav::jump(from, middles, button)
                        && let Some(next) = stage::spots(game).nth(index)
                    {
                        self.stage = Stage::Put(figure, next);
                    }
                }
            },
            Stage::Watch { at, done, .. } => match button {
                Button::A => {
                    let hurry = true;
                    self.stage = Stage::Watch { at, done, hurry };
                }
                Button::B => return Go::Push(Screen::Pause(super::pause::Pause::default())),
                _ => {}
            },
        }
        Go::Stay
    }

    pub fn tick(&mut self, world: &mut World) -> (bool, Go) {
        let moved = self.move_camera(world);
        let Stage::Watch { at, done, hurry } = self.stage else {
            return (moved, Go::Stay);
        };
        let hurry = hurry || world.settings.speed == Speed::Instant;
        if world.now < at && !hurry {
            return (moved, Go::Stay);
        }
        let bots_go_on = world.play.as_deref().is_some_and(Running::bot_to_move);
        if !bots_go_on || done && !hurry {
            return (true, Go::Game(flow::resume(world)));
        }
        // Without a decision, the bot is still thinking.
        let Some(decision) = world.take_decision(Asker::Bot) else {
            return (moved, Go::Stay);
        };
        let step = world.play.as_mut().and_then(|play| play.follow(&decision));
        let done = step != Some(Step::Within);
        if done {
            flow::note_end(world);
            world.sound = world.sound.or(Some(Sound::Gain));
        }
        let pause = world.settings.speed.step();
        let at = world.now + if done { 2 * pause } else { pause };
        self.stage = Stage::Watch { at, done, hurry };
        (true, Go::Stay)
    }

    pub fn wake(&self, world: &World) -> Option<Millis> {
        let camera = world.camera != self.focus(world) && !world.overview;
        let camera = camera.then_some(world.now + FRAME);
        let watch = match self.stage {
            // Thinking comes first.
            Stage::Watch { .. } if self.asks(world).is_some() => None,
            Stage::Watch { hurry: true, .. } => Some(world.now),
            Stage::Watch { at, .. } => Some(at),
            _ => None,
        };
        [camera, watch].into_iter().flatten().min()
    }

    /// Who waits for a decision of the mind.
    pub fn asks(&self, world: &World) -> Option<Asker> {
        let play = world.play.as_ref()?;
        let waits = matches!(self.stage, Stage::Watch { done, hurry, .. } if !done || hurry);
        let asks = waits && play.bot_to_move() && world.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// Moves the camera a part of its way; says whether it moved.
    fn move_camera(&self, world: &mut World) -> bool {
        let Some(goal) = self.focus(world) else {
            return false;
        };
        let at = match world.camera {
            Some(at) if world.settings.speed != Speed::Instant => at,
            _ => goal,
        };
        let step = |from: i32, to: i32| {
            let way = to - from;
            from + way / 3 + way.signum() * i32::from(way.abs() < 3 && way != 0)
        };
        let next = Point::new(step(at.x, goal.x), step(at.y, goal.y));
        let moved = world.camera != Some(next);
        world.camera = Some(next);
        moved && !world.overview
    }

    /// Where the close view should look.
    fn focus(&self, world: &World) -> Option<Point> {
        let play = world.play.as_ref()?;
        let game = play.game();
        let cell = match self.stage {
            Stage::Cell(_, cell) | Stage::Put(_, Spot::Land(cell)) => cell,
            Stage::Put(_, Spot::City) => Cell::new(0, 0),
            Stage::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                let laid = turn.and_then(|turn| turn.laid.last()).map(|laid| laid.cell);
                let put = turn.and_then(|turn| turn.put.iter().flatten().last().copied());
                match (laid, put) {
                    (Some(cell), _) | (None, Some(Spot::Land(cell))) => cell,
                    (None, Some(Spot::City)) => Cell::new(0, 0),
                    (None, None) => Map::stand(play, game.seat(), Figure::Legion),
                }
            }
            stage => Map::stand(play, game.seat(), stage::figure(game, stage)),
        };
        let (_, height) = self.view(world);
        let free = matches!(self.stage, Stage::Tile(_) | Stage::Cell(..));
        let goal = Scale::CLOSE.middle(cell);
        Some(Map::keep_in_sight(game, goal, height, free))
    }

    /// Top and height of the province's part of the panel.
    fn view(&self, world: &World) -> (i32, i32) {
        let strip = match self.stage {
            Stage::Action(_) => strip(world),
            // The guide points at the hand.
            Stage::Tile(_) if world.is_guided() => guided::POINTER,
            _ => 0,
        };
        let above = match &world.play {
            Some(play) if self.news => news::height(play, HEIGHT - strip),
            _ => guided::height(world, self.sentence(world)),
        };
        (TOP + above, HEIGHT - strip - above)
    }

    /// What the guide says, in a guided game.
    fn sentence(&self, world: &World) -> Option<Msg> {
        let placing = matches!(self.stage, Stage::Cell(..));
        guide::sentence(world.play.as_ref()?, placing)
    }
}

/// Height of the strip with the actions; a guide explains them.
fn strip(world: &World) -> i32 {
    if world.is_guided() { 26 } else { STRIP }
}

/// The turn on show while others move.
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

/// A cell for jumping around.
pub fn middle(cell: Cell) -> (i32, i32) {
    (cell.x.into(), cell.y.into())
}

/// The city is a single place: its first tile.
pub fn spot_middle(spot: Spot) -> (i32, i32) {
    match spot {
        Spot::City => (0, 0),
        Spot::Land(cell) => middle(cell),
    }
}
