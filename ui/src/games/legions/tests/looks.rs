//! Tests of the page for looking around. A person can open it at every decision and while watching,
//! and can visit every cell. The page leads back to the earlier choice.

extern crate std;

use std::boxed::Box;
use std::collections::BTreeSet;
use std::vec::Vec;

use palmyra_engine::legions::{
    Cell, Feature, Landscape, Legions, Mode, Players, Setup, Size, Spot, Tile,
};
use palmyra_engine::{Rng, Seat, bot};
use palmyra_play::Speed;

use super::super::look::Look;
use super::super::map::Map;
use super::super::{Play, Screen};
use super::start;
use crate::app::App;
use crate::canvas::Canvas;
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::{Button, Input};
use crate::picture::Picture;
use crate::shell::flow;
use crate::testing::{Watch, assert_game_screen, contexts, running, watch};

const WAYS: [Button; 4] = [Button::Up, Button::Down, Button::Left, Button::Right];

/// Returns a random game after some turns.
fn after(setup: Setup, seed: u32, turns: u16) -> Play {
    let mut play = Play::new(start(setup), seed).expect("a game");
    let mut rng = Rng::new(seed.into());
    while play.turns() < turns
        && let Some(mv) = bot::random(play.game(), &mut rng)
    {
        play.play(mv).expect("a listed move");
    }
    play
}

/// Every cell of the province, every hole in it and every free cell around it can be visited, one
/// cell per press. The cursor never leaves the view.
#[test]
fn every_cell_can_be_walked_to_and_the_cursor_stays_in_view() {
    let mut panned = 0;
    for seed in 0..12 {
        let players = Players::new(2 + seed as u8 % 4).expect("players");
        let play = after(Setup::Classic(players), seed, 5 * seed as u16);
        let mut cx = Context::new(1);
        let start = Map::fit(play.game(), 22, 181).look();
        let cells: BTreeSet<Cell> = play.game().province().tiles().map(|it| it.1).collect();
        cx.play = Some(AnyPlay::from(play));
        let mut seen = BTreeSet::new();
        let mut ways = std::vec![Look::new(Cell::new(0, 0))];
        while let Some(look) = ways.pop() {
            if !seen.insert(look.cell) {
                continue;
            }
            let (play, services) = crate::testing::table::<Legions>(&mut cx);
            let map = look.map(play);
            let (at, reach) = (map.at(look.cell), map.scale.half(Size::Large) + 3);
            assert!((reach..240 - reach).contains(&at.x), "{at}");
            assert!((22 + reach..203 - reach).contains(&at.y), "{at}");
            panned += usize::from(map.look() != start);
            for way in WAYS {
                let mut next = look;
                next.press(way, play, services);
                let (dx, dy) = (next.cell.x - look.cell.x, next.cell.y - look.cell.y);
                assert!(dx.abs() + dy.abs() <= 1, "{way:?} is one cell");
                ways.push(next);
            }
        }
        let around = |cell: &Cell| cell.neighbours().all(|other| seen.contains(&other));
        assert!(cells.iter().all(around), "seed {seed}");
    }
    assert!(panned > 20, "the view has moved for {panned} cells");
}

/// On a free cell, X shows what each landscape and each feature would gain there.
#[test]
fn a_free_cell_shows_what_a_tile_gains_there() {
    let setup = Setup::Classic(Players::new(3).expect("players"));
    for mut cx in contexts() {
        let play = after(setup, 5, 20);
        let province = play.game().province().clone();
        cx.play = Some(AnyPlay::from(play));
        let mut gaining = 0;
        for (_, cell) in province.tiles() {
            for free in cell
                .neighbours()
                .filter(|&cell| province.at(cell).is_none())
            {
                let mut look = Look::new(free);
                assert_game_screen::<Legions>(&cx, Screen::Look(look));
                let (play, services) = crate::testing::table::<Legions>(&mut cx);
                look.press(Button::X, play, services);
                assert_game_screen::<Legions>(&cx, Screen::Look(look));
                let watch = watch(|canvas| look.draw(running(&cx), &cx, canvas));
                let gains = watch
                    .lines
                    .iter()
                    .filter_map(|(line, _)| line.strip_prefix('+'));
                let gains: Vec<u8> = gains.map(|gain| gain.parse().expect("a number")).collect();
                let points = |landscape, feature| {
                    let tile = Tile::new(free.size(), landscape, feature);
                    province.points(tile, free, Spot::City)
                };
                let lands = Landscape::ALL.map(|landscape| points(landscape, None));
                assert_eq!(gains.len(), 6);
                // Each row has a landscape and a feature.
                for (row, (&land, feature)) in gains.chunks(2).zip(lands.iter().zip(Feature::ALL)) {
                    assert_eq!(row[0], land);
                    assert_eq!(lands[0] + row[1], points(Landscape::Desert, Some(feature)));
                }
                gaining += gains.iter().filter(|&&gain| gain > 0).count();
            }
        }
        assert!(gaining > 20);
    }
}

/// When the page opens or closes, the view moves in steps. At the instant speed, it moves at once.
#[test]
fn looking_around_zooms_out_and_in_again() {
    for speed in [Speed::Normal, Speed::Instant] {
        let mut cx = Context::new(1);
        cx.profile.settings.speed = speed;
        let mut play = after(Setup::Classic(Players::new(4).expect("players")), 3, 40);
        play.holder = play.running().active();
        cx.play = Some(AnyPlay::from(play));
        let screen = flow::resume_any(&mut cx);
        let mut app = App::showing(cx, screen);
        let mut now = 10_000;
        app.update(Input::Tick, now);
        for (button, screen) in [(Button::Y, "look"), (Button::Y, "table")] {
            now += 1000;
            let mut wake = app.update(Input::Press(button), now).wake;
            app.update(Input::Release(button), now);
            assert_eq!(app.screen(), screen);
            let mut views = std::vec![running::<Legions>(app.context()).view.camera.look()];
            while let Some(time) = wake.filter(|&time| time < now + 900) {
                wake = app.update(Input::Tick, time).wake;
                let view = running::<Legions>(app.context()).view.camera.look();
                if views.last() != Some(&view) {
                    views.push(view);
                }
            }
            let moves = views.len() > 1;
            assert_eq!(moves, speed == Speed::Normal, "{screen}: {views:?}");
        }
    }
}

#[test]
fn every_tile_can_be_inspected_in_every_language() {
    let setups = [
        Setup::Classic(Players::new(5).expect("players")),
        Setup::new(Mode::Expert, 2).expect("a setup"),
    ];
    for mut cx in contexts() {
        for (seed, setup) in (1..).zip(setups) {
            let play = after(setup, seed, 30);
            let cells: Vec<Cell> = play.game().province().tiles().map(|it| it.1).collect();
            cx.play = Some(AnyPlay::from(play));
            for cell in cells {
                let mut look = Look::new(cell);
                assert_game_screen::<Legions>(&cx, Screen::Look(look));
                let (play, services) = crate::testing::table::<Legions>(&mut cx);
                look.press(Button::X, play, services);
                assert_game_screen::<Legions>(&cx, Screen::Look(look));
            }
        }
    }
}

/// The whole province is in view, at the largest scale that fits.
#[test]
fn the_overview_holds_the_province_at_the_largest_scale() {
    for seed in 0..12 {
        let players = Players::new(2 + seed as u8 % 4).expect("players");
        let play = after(Setup::Classic(players), seed, 5 * seed as u16);
        let map = Map::fit(play.game(), 22, 181);
        let half = map.scale.half(Size::Large);
        let tiles = || play.game().province().tiles().map(|(_, cell)| map.at(cell));
        assert!(tiles().all(|at| (half..240 - half).contains(&at.x)));
        assert!(tiles().all(|at| (22 + half..203 - half).contains(&at.y)));
        // One more pixel between the cells would not fit, unless the scale is the largest of all.
        let span = |low: i32, high: i32| (high - low) / map.scale.pitch() + high - low;
        let (xs, ys): (Vec<i32>, Vec<i32>) = tiles().map(|at| (at.x, at.y)).unzip();
        let wide = span(*xs.iter().min().unwrap(), *xs.iter().max().unwrap());
        let high = span(*ys.iter().min().unwrap(), *ys.iter().max().unwrap());
        let fits = wide + 2 * half + 5 <= 236 && high + 2 * half + 5 <= 179;
        assert!(!fits || map.scale.pitch() >= 36, "seed {seed}: {map:?}");
    }
}

#[test]
fn looking_around_leads_back_to_what_was_chosen() {
    let mut cx = Context::new(1);
    let mut play = after(Setup::Classic(Players::new(2).expect("players")), 3, 12);
    play.holder = play.running().active();
    cx.play = Some(AnyPlay::from(play));
    let screen = flow::resume_any(&mut cx);
    let mut app = App::showing(cx, screen);
    let mut now = 10_000;
    let mut press = |app: &mut App, button| {
        now += 1000;
        app.update(Input::Press(button), now);
        app.update(Input::Release(button), now + 50);
    };
    press(&mut app, Button::Right);
    let view = |app: &App| std::format!("{:?}", running::<Legions>(app.context()).path());
    let before = view(&app);
    let steps = app.steps();
    for back in [Button::B, Button::Y] {
        press(&mut app, Button::Y);
        assert_eq!(app.screen(), "look");
        let first = view(&app);
        for button in [Button::A, Button::Up, Button::Left, Button::X, Button::Down] {
            press(&mut app, button);
            assert_eq!(app.screen(), "look", "{button:?}");
        }
        assert_ne!(view(&app), first, "the cursor has moved");
        // From the close picture of a tile, B leads back to the map first.
        if back == Button::B {
            press(&mut app, Button::B);
            assert_eq!(app.screen(), "look");
        }
        press(&mut app, back);
        assert_eq!((view(&app), app.steps()), (before.clone(), steps));
    }
}

/// Brackets, rings and the dots of a path never cut a figure.
#[test]
fn no_mark_cuts_a_figure() {
    let draw = |play: &Play, map: Map, marked: Option<Cell>, figures: bool| {
        let (mut picture, mut watch) = (Box::new(Picture::new()), Watch::default());
        let mut canvas = Canvas::observed(&mut picture, &mut watch);
        map.draw_tiles(&mut canvas, play, None, 0);
        if let Some(cell) = marked {
            map.ring_of(&mut canvas, cell, play.person(Seat::FIRST));
            map.cursor(&mut canvas, cell);
            map.dots(&mut canvas, cell, Cell::new(0, 0), i32::MAX);
        }
        if figures {
            map.draw_figures(&mut canvas, play, None, 0);
        }
        picture
    };
    let mut cut = 0;
    for seed in 0..4 {
        let players = Players::new(2 + seed as u8).expect("players");
        let play = after(Setup::Classic(players), seed, 24);
        let map = Map::fit(play.game(), 0, 240);
        let (bare, plain) = (draw(&play, map, None, false), draw(&play, map, None, true));
        for (_, cell) in play.game().province().tiles() {
            let marked = draw(&play, map, Some(cell), true);
            let pixels = bare
                .numbers()
                .iter()
                .zip(plain.numbers())
                .zip(marked.numbers());
            for ((bare, plain), marked) in pixels {
                assert!(bare == plain || plain == marked, "{cell:?}");
                cut += usize::from(plain != marked);
            }
        }
    }
    assert!(cut > 1000, "{cut} pixels of marks");
}
