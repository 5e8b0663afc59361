//! The table: the province, the hand, and what can be done.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Action, Cell, Figure, Move, Size as TileSize, Spot};

use super::explain::Explain;
use super::map::{HEIGHT, Map, TOP, view};
use super::stage::{self, Stage};
use super::{Go, Screen, flow, nav};
use crate::app::Sound;
use crate::art::{
    ARROW_LEFT, ARROW_RIGHT, CHEST, COIN, FLIPPED, LARGE_STACK, LAUREL, SMALL_STACK, Scale, Sprite,
    TICK, draw_tile,
};
use crate::canvas::{Align, Canvas, Font, Observer, area, panel, wrap};
use crate::input::{Button, Millis};
use crate::play::{Play, Step, Turn};
use crate::text::{Line, Msg};
use crate::theme;
use crate::widgets::{FOOT, badge, footer};
use crate::world::{Speed, World};

/// Top of the tray with the hand.
const TRAY: i32 = TOP + HEIGHT;
/// Height of the strip with the actions.
const STRIP: i32 = 41;
/// Width of a place in the tray.
const SLOT: i32 = 36;
/// Between two pictures of the moving camera.
const FRAME: Millis = 33;

/// The table with the choice at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    stage: Stage,
}

impl Table {
    /// A person decides.
    pub fn decide(world: &World) -> Self {
        let stage = world.play.as_ref().map(|play| stage::begin(play.game()));
        Self {
            stage: stage.unwrap_or(Stage::Action(0)),
        }
    }

    /// Somebody else's turn is shown.
    pub fn watch(now: Millis) -> Self {
        Self {
            stage: Stage::Watch {
                at: now,
                done: false,
            },
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        if button == Button::Y {
            world.overview = !world.overview;
            return Go::Stay;
        }
        let Some(play) = &world.play else {
            return Go::Home;
        };
        let game = play.game();
        match self.stage {
            Stage::Action(index) => {
                let offers = stage::options(game);
                let Some(offer) = offers.get(usize::from(index)) else {
                    self.stage = Stage::Action(0);
                    return Go::Stay;
                };
                let count = offers.len() as u8;
                match button {
                    Button::Left | Button::Up => {
                        self.stage = Stage::Action((index + count - 1) % count);
                    }
                    Button::Right | Button::Down => {
                        self.stage = Stage::Action((index + 1) % count);
                    }
                    Button::A => return flow::step(world, offer.mv),
                    Button::B => return flow::undo(world),
                    _ => return Go::Push(Screen::Explain(Explain::text(offer.name, offer.why))),
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
            Stage::Watch { .. } => match button {
                Button::A => return Go::Game(skip(world)),
                Button::B => return Go::Push(Screen::Pause(super::pause::Pause::default())),
                _ => {}
            },
        }
        Go::Stay
    }

    pub fn tick(&mut self, world: &mut World) -> (bool, Go) {
        let moved = self.move_camera(world);
        let Stage::Watch { at, done } = self.stage else {
            return (moved, Go::Stay);
        };
        if world.now < at {
            return (moved, Go::Stay);
        }
        if world.settings.speed == Speed::Instant {
            return (true, Go::Game(skip(world)));
        }
        if done {
            return (true, Go::Game(flow::resume(world)));
        }
        let Some(play) = &mut world.play else {
            return (true, Go::Home);
        };
        let pause = world.settings.speed.step();
        let done = match play.bot_step() {
            None => return (true, Go::Game(flow::resume(world))),
            Some(step) => step == Step::TurnOver,
        };
        if done {
            flow::note_end(world);
            world.sound = world.sound.or(Some(Sound::Gain));
        }
        let at = world.now + if done { 2 * pause } else { pause };
        self.stage = Stage::Watch { at, done };
        (true, Go::Stay)
    }

    pub fn wake(&self, world: &World) -> Option<Millis> {
        let camera = world.camera != self.focus(world) && !world.overview;
        let camera = camera.then_some(world.now + FRAME);
        let watch = match self.stage {
            Stage::Watch { at, .. } => Some(at),
            _ => None,
        };
        [camera, watch].into_iter().flatten().min()
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
        Some(Scale::CLOSE.middle(cell))
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let Some(play) = &world.play else { return };
        let height = match self.stage {
            Stage::Action(_) => HEIGHT - STRIP,
            _ => HEIGHT,
        };
        let map = match world.camera {
            Some(camera) if !world.overview => Map::close(camera, height),
            _ => Map::whole(play.game(), height),
        };
        canvas.clip_to(view());
        map.draw(canvas, play);
        self.draw_choice(canvas, play, map);
        canvas.clip_to(panel());
        self.draw_header(world, canvas, play);
        self.draw_tray(canvas, play);
        if let Stage::Action(index) = self.stage {
            draw_actions(world, canvas, play, index);
        }
        draw_toast(world, canvas);
        self.draw_footer(world, canvas, play);
    }

    /// Free cells, the chosen one, and what counts.
    fn draw_choice<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
        map: Map,
    ) {
        let game = play.game();
        match self.stage {
            Stage::Action(_) => {
                let figure = stage::figure(game, self.stage);
                map.ring(canvas, Map::stand(play, game.seat(), figure), theme::GOLD);
            }
            Stage::Tile(index) => {
                let figure = stage::figure(game, self.stage);
                map.ring(canvas, Map::stand(play, game.seat(), figure), theme::GOLD);
                if let Some(tile) = stage::kind(game, index) {
                    for cell in stage::cells(game, tile) {
                        map.draw_free(canvas, cell, stage::points(game, tile, cell));
                    }
                }
            }
            Stage::Cell(tile, chosen) => {
                for cell in stage::cells(game, tile).filter(|&cell| cell != chosen) {
                    map.draw_free(canvas, cell, stage::points(game, tile, cell));
                }
                if let Some(march) = stage::march(game) {
                    let from = game.figure(game.seat(), march.figure);
                    for touch in game.province().touches(tile, chosen, from) {
                        if touch.matches() {
                            map.draw_match(canvas, touch.neighbour, !touch.occupied);
                        }
                    }
                }
                map.draw_chosen(canvas, chosen, tile, stage::points(game, tile, chosen));
            }
            Stage::Put(_, Spot::Land(cell)) => map.ring(canvas, cell, theme::GOLD),
            Stage::Put(_, Spot::City) => {
                for (_, cell) in game.setup().city() {
                    map.ring(canvas, cell, theme::GOLD);
                }
            }
            Stage::Watch { done, .. } => {
                let turn = shown_turn(play, done);
                if let Some(laid) = turn.and_then(|turn| turn.laid.last()) {
                    map.ring(canvas, laid.cell, theme::GOLD);
                }
            }
        }
    }

    fn draw_header<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let game = play.game();
        canvas.fill(area(0, 0, 240, TOP - 1), theme::DUSK);
        canvas.fill(area(0, TOP - 1, 240, 1), theme::BRONZE);
        let turn = match self.stage {
            Stage::Watch { done, .. } => shown_turn(play, done),
            _ => Some(play.turn()),
        };
        let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
        badge(canvas, play.person(seat), Point::new(4, 3));
        let (title, gain) = self.title(world, play, turn);
        canvas.text(
            Font::Title,
            &title,
            area(24, 0, 170, 21),
            Align::Left,
            theme::CREAM,
        );
        if let Some(gain) = gain {
            let mut text = Line::new();
            let _ = core::fmt::write(&mut text, format_args!("+{gain}"));
            canvas.text(
                Font::Title,
                &text,
                area(184, 0, 34, 21),
                Align::Right,
                theme::GOLD,
            );
        }
        if game.caesar() == Some(seat) {
            canvas.sprite(&LAUREL, Point::new(224, 5), &[theme::GOLD]);
        }
        // The counts: own coins, flipped tiles, reserve, both stacks.
        // While others move nobody in particular looks, unless there is only one.
        let viewer = match self.stage {
            Stage::Watch { .. } => play.only_human(),
            _ => Some(seat),
        };
        let shown = viewer.unwrap_or(seat);
        let coins = world.visible_coins(play, viewer, shown).map(i32::from);
        let counts: [(&Sprite, &[Rgb565], Option<i32>); 5] = [
            (&COIN, &[theme::BRONZE, theme::GOLD, theme::UMBER], coins),
            (
                &FLIPPED,
                &[theme::CREAM, theme::UMBER, theme::GOLD],
                Some(game.flipped(shown).into()),
            ),
            (
                &CHEST,
                &[theme::CREAM, theme::UMBER, theme::GOLD],
                Some(game.reserve().into()),
            ),
            (
                &LARGE_STACK,
                &[theme::CREAM, theme::UMBER],
                Some(game.stack(TileSize::Large).into()),
            ),
            (
                &SMALL_STACK,
                &[theme::CREAM, theme::UMBER],
                Some(game.stack(TileSize::Small).into()),
            ),
        ];
        for (index, (sprite, inks, count)) in counts.into_iter().enumerate() {
            let x = 5 + 48 * index as i32;
            canvas.sprite_at(sprite, Point::new(x + 6, 30), inks);
            let mut text = Line::new();
            let _ = match count {
                Some(count) => core::fmt::write(&mut text, format_args!("{count}")),
                None => core::fmt::write(&mut text, format_args!("?")),
            };
            let at = area(x + 15, 21, 32, 19);
            canvas.text(Font::Body, &text, at, Align::Left, theme::CREAM);
        }
    }

    /// The heading, and what has been gained so far.
    fn title(&self, world: &World, play: &Play, turn: Option<&Turn>) -> (Line, Option<u8>) {
        let game = play.game();
        let plain = |msg| world.tell(msg, &[]);
        let marching = stage::march(game).map(|_| turn.map_or(0, Turn::gain) + game.caesar_bonus());
        match self.stage {
            Stage::Action(_) => {
                let msg = match play.humans() {
                    1 => plain(Msg::ChooseAction),
                    _ => world.tell(Msg::TurnOf, &[world.name(play.active()).into()]),
                };
                (msg, None)
            }
            Stage::Tile(_) => (plain(Msg::ChooseTile), marching),
            Stage::Cell(..) => (plain(Msg::ChooseCell), marching),
            Stage::Put(figure, _) => (plain(put_title(figure)), None),
            Stage::Watch { .. } => {
                let seat = turn.and_then(|turn| turn.seat).unwrap_or(game.seat());
                let name = world.name(play.person(seat));
                let action = turn.and_then(|turn| turn.action).map(action_name);
                match action {
                    None => (world.tell(Msg::Thinking, &[name.into()]), None),
                    Some(action) => {
                        let blanks = [name.into(), world.say(action).into()];
                        let gain = turn.map(Turn::gain).filter(|_| action != Msg::Reorganize);
                        (world.tell(Msg::TurnSummary, &blanks), gain)
                    }
                }
            }
        }
    }

    fn draw_tray<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let game = play.game();
        canvas.fill(area(0, TRAY, 240, FOOT - TRAY), theme::DUSK);
        canvas.fill(area(0, TRAY, 240, 1), theme::BRONZE);
        let chosen = match self.stage {
            Stage::Tile(index) => Some(i32::from(index)),
            Stage::Cell(tile, _) => {
                let kinds = game.hand(game.seat()).kinds();
                let index = kinds.enumerate().find(|&(_, kind)| kind == tile);
                index.map(|(index, _)| index as i32)
            }
            _ => None,
        };
        // The hand lies open for all, so the tray follows whoever is on turn,
        // but for the only person's own while the bots move.
        let seat = match (self.stage, play.only_human()) {
            (Stage::Watch { .. }, Some(human)) => human,
            _ => game.seat(),
        };
        let hand = game.hand(seat);
        let deciding = matches!(self.stage, Stage::Tile(_) | Stage::Cell(..));
        let finish = deciding && stage::march(game).is_some_and(|march| march.placed > 0);
        let count = hand.kinds().len() as i32 + i32::from(finish);
        let fit = 240 / SLOT;
        let first = (chosen.unwrap_or(0) - fit / 2).clamp(0, (count - fit).max(0));
        for index in first..count.min(first + fit) {
            let x = 3 + (index - first) * SLOT;
            let slot = area(x, TRAY + 2, SLOT - 1, FOOT - TRAY - 3);
            let middle = Point::new(x + 14, TRAY + 18);
            match hand.kinds().nth(index as usize) {
                Some(tile) => {
                    draw_tile(canvas, tile, middle, Scale::CLOSE);
                    if deciding && stage::tile_refusal(game, tile).is_some() {
                        for line in 0..13 {
                            let at = area(x + 1, TRAY + 5 + 2 * line, 26, 1);
                            canvas.fill(at, theme::DUSK);
                        }
                    }
                    let mut text = Line::new();
                    let _ = core::fmt::write(&mut text, format_args!("{}", hand.count(tile)));
                    let at = area(x + 22, TRAY + 19, 11, 15);
                    canvas.text(Font::Body, &text, at, Align::Right, theme::CREAM);
                }
                None => {
                    canvas.slab(area(x + 3, TRAY + 6, SLOT - 7, 25), theme::GOLD);
                    canvas.sprite_at(
                        &TICK,
                        Point::new(x + SLOT / 2 - 1, TRAY + 18),
                        &[theme::INK],
                    );
                }
            }
            if Some(index) == chosen {
                canvas.frame(slot, 2, theme::GOLD);
            }
        }
        if first > 0 {
            canvas.sprite(&ARROW_LEFT, Point::new(0, TRAY + 14), &[theme::GOLD]);
        }
        if first + fit < count {
            canvas.sprite(&ARROW_RIGHT, Point::new(235, TRAY + 14), &[theme::GOLD]);
        }
    }

    fn draw_footer<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
        play: &Play,
    ) {
        let back = if play.can_undo() {
            Msg::Undo
        } else {
            Msg::Pause
        };
        let map = if world.overview { Msg::Near } else { Msg::Map };
        let game = play.game();
        let (act, back) = match self.stage {
            Stage::Action(_) => (Msg::Choose, back),
            Stage::Tile(index) if stage::kind(game, index).is_none() => (Msg::Done, back),
            Stage::Tile(_) => (Msg::Choose, back),
            Stage::Cell(..) => (Msg::Place, Msg::Back),
            Stage::Put(..) => (Msg::Place, back),
            Stage::Watch { .. } => (Msg::Skip, Msg::Pause),
        };
        let hints = [
            (Button::A, act),
            (Button::B, back),
            (Button::X, Msg::Why),
            (Button::Y, map),
        ];
        match self.stage {
            Stage::Watch { .. } => footer(canvas, world, &[hints[0], hints[1], hints[3]]),
            _ => footer(canvas, world, &hints),
        }
    }
}

/// Plays all bots up to the next person's decision, or the end.
fn skip(world: &mut World) -> Screen {
    if let Some(play) = &mut world.play {
        while play.bot_to_move() && play.bot_step().is_some() {}
    }
    flow::note_end(world);
    flow::resume(world)
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

/// The actions on a strip above the hand, the chosen one explained.
fn draw_actions<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
    play: &Play,
    index: u8,
) {
    let offers = stage::options(play.game());
    let top = TRAY - STRIP;
    canvas.fill(area(0, top, 240, STRIP), theme::NIGHT);
    canvas.fill(area(0, top, 240, 1), theme::BRONZE);
    let width = |msg: Msg| Font::Body.width(world.say(msg)) + 10;
    // Scroll so that the chosen one is in view.
    let chosen = usize::from(index).min(offers.len().saturating_sub(1));
    let before: i32 = offers[..chosen]
        .iter()
        .map(|offer| width(offer.name) + 3)
        .sum();
    let own = offers.get(chosen).map_or(0, |offer| width(offer.name));
    let all: i32 = offers.iter().map(|offer| width(offer.name) + 3).sum();
    let shift = (before + own / 2 - 120).clamp(0, (all - 236).max(0));
    let mut x = 3 - shift;
    for (at, offer) in offers.iter().enumerate() {
        let width = width(offer.name);
        let place = area(x, top + 3, width, 20);
        let (ground, ink) = match (at == chosen, offer.refusal) {
            (true, None) => (theme::GOLD, theme::INK),
            (true, Some(_)) => (theme::SHADE, theme::INK),
            (false, None) => (theme::DUSK, theme::CREAM),
            (false, Some(_)) => (theme::NIGHT, theme::SHADE),
        };
        if x + width > 0 && x < 240 {
            canvas.slab(place, ground);
            canvas.text(Font::Body, world.say(offer.name), place, Align::Centre, ink);
            if offer.refusal.is_some() {
                // Struck through: not now.
                canvas.fill(area(x + 4, top + 13, width - 8, 1), ink);
            }
        }
        x += width + 3;
    }
    if let Some(offer) = offers.get(chosen) {
        let (msg, ink) = match offer.refusal {
            Some(refusal) => (Msg::refusal(refusal), theme::EMBER),
            None => (offer.line, theme::CREAM),
        };
        let line = area(0, top + 24, 240, 17);
        canvas.text(Font::Body, world.say(msg), line, Align::Centre, ink);
    }
}

/// A message that goes by itself, above the hand.
pub fn draw_toast<D: DrawTarget<Color = Rgb565>, O: Observer>(
    world: &World,
    canvas: &mut Canvas<D, O>,
) {
    let Some(toast) = world.toast else { return };
    let text = world.say(toast.msg);
    let lines = wrap(text, 208).count() as i32;
    let height = 17 * lines + 10;
    let at = area(10, TRAY - 6 - height, 220, height);
    canvas.slab(at, theme::EMBER);
    canvas.slab(area(12, TRAY - 4 - height, 216, height - 4), theme::INK);
    let inner = area(16, TRAY - 1 - height, 208, height);
    canvas.paragraph(text, inner, Align::Centre, theme::CREAM);
}
