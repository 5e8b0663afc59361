//! The table: the province, the hand, and what can be done.

mod draw;

use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Action, Cell, Figure, Legions, Move, Spot};

use super::Play;
use super::art::Scale;
use super::choice::{self, Choosing};
use super::explain::Explain;
use super::guide;
use super::hint::Hint;
use super::map::{HEIGHT, Map, TOP};
use super::text::{GuideText, Msg};
use super::tray::Tray;
use super::turn::Turn;
use super::{Screen, guided, nav, news, of, of_mut};
use crate::app::Sound;
use crate::games::Step;
use crate::input::Button;
use crate::shell::{Context, Go, Pause, flow};
use palmyra_play::{Asker, Millis, Person, Speed};

/// Height of the strip with the actions.
const STRIP: i32 = 41;
/// Between two pictures of the moving camera.
const FRAME: Millis = 33;

/// The table with the choice at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    choosing: Choosing,
    /// The first tile of the hand on show, while none is chosen.
    scroll: u8,
    /// Whether it is told what the others have done.
    news: bool,
}

impl Table {
    /// A person decides.
    pub fn decide(cx: &Context) -> Self {
        let play = of(&cx.play);
        let choosing = play.map(|play| choice::begin(play.game()));
        let choosing = choosing.unwrap_or(Choosing::Action(0));
        Self {
            choosing,
            scroll: 0,
            news: matches!(choosing, Choosing::Action(_)) && play.is_some_and(news::is_new),
        }
    }

    /// Somebody else's turn is shown.
    pub fn watch(now: Millis) -> Self {
        Self {
            choosing: Choosing::Watch {
                at: now,
                done: false,
                hurry: false,
            },
            scroll: 0,
            news: false,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        if self.news {
            self.news = false;
            if let Some(play) = of_mut(&mut cx.play) {
                play.told = play.steps();
            }
            // Who wants no waiting is not asked for a press either.
            if cx.profile.settings.speed != Speed::Instant {
                return Go::Stay;
            }
        }
        if button == Button::Y {
            if let Some(play) = of_mut(&mut cx.play) {
                play.view.overview = !play.view.overview;
            }
            return Go::Stay;
        }
        let Some(play) = of(&cx.play) else {
            return Go::Home;
        };
        if button == Button::A && guide::introduction(play).is_some() {
            if let Some(play) = of_mut(&mut cx.play) {
                play.read_introduction();
            }
            return Go::Stay;
        }
        let game = play.game();
        match self.choosing {
            Choosing::Action(index) => {
                let offers = choice::options(game);
                let Some(offer) = offers.get(usize::from(index)) else {
                    self.choosing = Choosing::Action(0);
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
                        self.choosing = Choosing::Action((index + count - 1) % count);
                    }
                    Button::Right | Button::Down => {
                        self.choosing = Choosing::Action((index + 1) % count);
                    }
                    Button::A => return flow::step::<Legions>(cx, offer.mv),
                    Button::B => return flow::undo(cx),
                    // A guided game gives its own hints.
                    _ if cx.is_guided() => {
                        let why = Explain::text(offer.name, offer.why);
                        return Go::push(Screen::Explain(why));
                    }
                    _ => return Go::push(Screen::Hint(Hint::new(offer))),
                }
            }
            Choosing::Tile(index) => {
                let count = choice::entries(game);
                let tile = choice::kind(game, index);
                match (button, tile) {
                    (Button::Left | Button::Up, _) => {
                        self.choosing = Choosing::Tile((index + count - 1) % count);
                    }
                    (Button::Right | Button::Down, _) => {
                        self.choosing = Choosing::Tile((index + 1) % count);
                    }
                    (Button::A, None) => return flow::step::<Legions>(cx, Move::Finish),
                    (Button::A, Some(tile)) => {
                        if choice::tile_refusal(game, tile).is_none()
                            && let Some(why) = guide::tile_objection(play, tile)
                        {
                            cx.refuse(why);
                            return Go::Stay;
                        }
                        let best = choice::cells(game, tile)
                            .max_by_key(|&cell| choice::points(game, tile, cell));
                        match best {
                            Some(cell) => self.choosing = Choosing::Cell(tile, cell),
                            None => {
                                let why = choice::tile_refusal(game, tile);
                                cx.refuse(why.unwrap_or(Msg::NoPlacement));
                            }
                        }
                    }
                    (Button::B, _) => return flow::undo(cx),
                    (_, None) => {
                        let why = Explain::text(Msg::Finish, Msg::WhyFinish);
                        return Go::push(Screen::Explain(why));
                    }
                    (_, Some(tile)) => return Go::push(Screen::Explain(Explain::Tile(tile))),
                }
            }
            Choosing::Cell(tile, cell) => match button {
                Button::A => return flow::step::<Legions>(cx, Move::Place(tile, cell)),
                Button::B => {
                    let kinds = game.hand(game.seat()).kinds();
                    let index = kinds.enumerate().find(|&(_, kind)| kind == tile);
                    self.choosing = Choosing::Tile(index.map_or(0, |(index, _)| index as u8));
                }
                Button::X => return Go::push(Screen::Explain(Explain::Cell(tile, cell))),
                _ => {
                    let places = || choice::cells(game, tile);
                    let middles = places().map(middle);
                    if let Some(index) = nav::jump(middle(cell), middles, button)
                        && let Some(next) = places().nth(index)
                    {
                        self.choosing = Choosing::Cell(tile, next);
                    }
                }
            },
            Choosing::Put(figure, spot) => match button {
                Button::A => return flow::step::<Legions>(cx, Move::put(figure, spot)),
                Button::B => return flow::undo(cx),
                Button::X => {
                    let why = Explain::text(put_title(figure), Msg::WhyPut);
                    return Go::push(Screen::Explain(why));
                }
                _ => {
                    let from = spot_middle(spot);
                    let middles = choice::spots(game).map(spot_middle);
                    if let Some(index) = nav::jump(from, middles, button)
                        && let Some(next) = choice::spots(game).nth(index)
                    {
                        self.choosing = Choosing::Put(figure, next);
                    }
                }
            },
            Choosing::Watch { at, done, .. } => match button {
                Button::A => {
                    let hurry = true;
                    self.choosing = Choosing::Watch { at, done, hurry };
                }
                Button::B => return Go::Push(crate::shell::Screen::Pause(Pause::default())),
                _ => {}
            },
        }
        Go::Stay
    }

    pub fn tick(&mut self, cx: &mut Context) -> (bool, Go) {
        let moved = self.move_camera(cx);
        let Choosing::Watch { at, done, hurry } = self.choosing else {
            return (moved, Go::Stay);
        };
        let hurry = hurry || cx.profile.settings.speed == Speed::Instant;
        if cx.now < at && !hurry {
            return (moved, Go::Stay);
        }
        let bots_go_on = of(&cx.play).is_some_and(Play::bot_to_move);
        if !bots_go_on || done && !hurry {
            return (true, Go::Game(flow::resume(cx)));
        }
        // Without a decision, the bot is still thinking.
        let play = of_mut(&mut cx.play);
        let Some((play, decision)) = play.and_then(|play| {
            let decision = play.take_decision(Asker::Bot)?;
            Some((play, decision))
        }) else {
            return (moved, Go::Stay);
        };
        let step = play.follow(&decision);
        let done = step != Some(Step::Within);
        if done {
            flow::note_end(cx);
            cx.sound = cx.sound.or(Some(Sound::Gain));
        }
        let pause = cx.profile.settings.speed.step();
        let at = cx.now + if done { 2 * pause } else { pause };
        self.choosing = Choosing::Watch { at, done, hurry };
        (true, Go::Stay)
    }

    pub fn wake(&self, cx: &Context) -> Option<Millis> {
        let view = of(&cx.play)?.view;
        let camera = view.camera != self.focus(cx) && !view.overview;
        let camera = camera.then_some(cx.now + FRAME);
        let watch = match self.choosing {
            // Thinking comes first.
            Choosing::Watch { .. } if self.asks(cx).is_some() => None,
            Choosing::Watch { hurry: true, .. } => Some(cx.now),
            Choosing::Watch { at, .. } => Some(at),
            _ => None,
        };
        [camera, watch].into_iter().flatten().min()
    }

    /// Who waits for a decision of the mind.
    pub fn asks(&self, cx: &Context) -> Option<Asker> {
        let play = of(&cx.play)?;
        let waits = matches!(self.choosing, Choosing::Watch { done, hurry, .. } if !done || hurry);
        let asks = waits && play.bot_to_move() && play.decision(Asker::Bot).is_none();
        asks.then_some(Asker::Bot)
    }

    /// Moves the camera a part of its way; says whether it moved.
    fn move_camera(&self, cx: &mut Context) -> bool {
        let Some(goal) = self.focus(cx) else {
            return false;
        };
        let speed = cx.profile.settings.speed;
        let Some(play) = of_mut(&mut cx.play) else {
            return false;
        };
        let at = match play.view.camera {
            Some(at) if speed != Speed::Instant => at,
            _ => goal,
        };
        let step = |from: i32, to: i32| {
            let way = to - from;
            from + way / 3 + way.signum() * i32::from(way.abs() < 3 && way != 0)
        };
        let next = Point::new(step(at.x, goal.x), step(at.y, goal.y));
        let moved = play.view.camera != Some(next);
        play.view.camera = Some(next);
        moved && !play.view.overview
    }

    /// Where the close view should look.
    fn focus(&self, cx: &Context) -> Option<Point> {
        let play = of(&cx.play)?;
        let game = play.game();
        let cell = match self.choosing {
            Choosing::Cell(_, cell) | Choosing::Put(_, Spot::Land(cell)) => cell,
            Choosing::Put(_, Spot::City) => Cell::new(0, 0),
            Choosing::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                let laid = turn.and_then(|turn| turn.laid.last()).map(|laid| laid.cell);
                let put = turn.and_then(|turn| turn.put.iter().flatten().last().copied());
                match (laid, put) {
                    (Some(cell), _) | (None, Some(Spot::Land(cell))) => cell,
                    (None, Some(Spot::City)) => Cell::new(0, 0),
                    (None, None) => Map::stand(play, game.seat(), Figure::Legion),
                }
            }
            choosing => Map::stand(play, game.seat(), choice::figure(game, choosing)),
        };
        let (_, height) = self.view(cx);
        let free = matches!(self.choosing, Choosing::Tile(_) | Choosing::Cell(..));
        let goal = Scale::CLOSE.middle(cell);
        Some(Map::keep_in_sight(game, goal, height, free))
    }

    /// Top and height of the province's part of the panel.
    fn view(&self, cx: &Context) -> (i32, i32) {
        let strip = match self.choosing {
            Choosing::Action(_) => strip(cx),
            // The guide points at the hand.
            Choosing::Tile(_) if cx.is_guided() => guided::POINTER,
            _ => 0,
        };
        let above = match of(&cx.play) {
            Some(play) if self.news => news::height(play, HEIGHT - strip),
            _ => guided::height(cx, self.sentence(cx)),
        };
        (TOP + above, HEIGHT - strip - above)
    }

    /// What the guide says, in a guided game.
    fn sentence(&self, cx: &Context) -> Option<GuideText> {
        let placing = matches!(self.choosing, Choosing::Cell(..));
        guide::sentence(of(&cx.play)?, placing)
    }
}

/// Height of the strip with the actions; a guide explains them.
fn strip(cx: &Context) -> i32 {
    if cx.is_guided() { 26 } else { STRIP }
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

/// Who decides now, or did last.
fn mover(play: &Play) -> Person {
    play.person(play.game().seat())
}
