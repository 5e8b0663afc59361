//! Tests that no screen of any game shows people what they must not know.
//!
//! Each test plays two games side by side. The games look the same to all people at the table, or
//! to one person, but have different secrets. Every picture then has to be the same in both.

extern crate std;

use core::fmt::Debug;
use std::boxed::Box;
use std::collections::{BTreeSet, VecDeque};
use std::format;
use std::string::String;
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::{Rng, Seat};
use palmyra_play::{Kind, Millis, Person, Start, Who};

use super::{AnyPlay, with_shown};
use crate::app::App;
use crate::games::GameContext as Context;
use crate::input::{Button, Input};
use crate::picture::Picture;
use crate::shell::{GameScreen as _, Play, Shown};

fn picture(app: &App) -> Box<Picture> {
    let mut picture = Box::new(Picture::new());
    app.draw(&mut picture);
    picture
}

fn press(app: &mut App, button: Button, now: Millis) {
    // If buttons are ignored, the press comes later.
    let now = if app.is_deaf() {
        app.context().now + 400
    } else {
        now
    };
    app.update(Input::Press(button), now);
    app.update(Input::Release(button), now);
}

/// Two games that look the same to the viewers.
#[derive(Clone)]
struct Twins<G: Shown> {
    plays: [Play<G>; 2],
    /// The seats of the people who see the screens.
    seats: Vec<Seat>,
    rng: Rng,
}

impl<G: Shown<Event: Debug>> Twins<G>
where
    AnyPlay: From<Play<G>>,
{
    fn new(start: Start, seats: &[Seat], seed: u32) -> Self {
        let play = Play::new(start, seed).expect("a game");
        let mut twins = Self {
            plays: [play.clone(), play],
            seats: seats.to_vec(),
            rng: Rng::new(seed.into()),
        };
        twins.part();
        twins
    }

    /// Replaces the second game with a copy of the first that has other secrets. After that, no
    /// step can be taken back in either game.
    fn part(&mut self) {
        let one = &self.plays[0];
        let game = one.game();
        let mut other = game.clone();
        for &seat in &self.seats {
            other.redeal(seat, &mut self.rng);
        }
        self.plays = [game.clone(), other].map(|game| one.with_game(game));
    }

    /// Returns the events of a move that the viewers may see, and the seat that decides next.
    fn told(&self, game: &G, mv: G::Move) -> (Vec<String>, Option<Seat>) {
        let (mut after, mut told) = (game.clone(), Vec::new());
        let sees = |event| self.seats.iter().all(|&seat| game.may_see(seat, event));
        let tell = |event| {
            if sees(event) {
                told.push(format!("{event:?}"));
            }
        };
        after.play(mv, tell).expect("a legal move");
        (told, after.to_move())
    }

    /// Plays a move in both games. The second game makes a move that looks the same, if possible a
    /// different one. If it has no such move, it gets new secrets after the first game's move.
    /// Sometimes takes back a step instead.
    fn step(&mut self) {
        let can_undo = self.plays.iter().all(|play| play.running().can_undo());
        if can_undo && self.rng.below(4) == 0 {
            assert!(self.plays.iter_mut().all(Play::undo));
            return;
        }
        let [one, other] = &self.plays;
        let moves = one.game().moves();
        let moves = moves.as_ref();
        if moves.is_empty() {
            return;
        }
        let mv = moves[self.rng.below(moves.len() as u32) as usize];
        let told = self.told(one.game(), mv);
        let others = other.game().moves();
        let alike = |&&twin: &&G::Move| self.told(other.game(), twin) == told;
        let mut alike = others.as_ref().iter().filter(alike);
        let first = alike.next().copied();
        let twin = first.filter(|&twin| twin != mv);
        let twin = twin.or_else(|| alike.next().copied()).or(first);
        self.plays[0].play(mv).expect("a legal move");
        match twin {
            Some(twin) => {
                self.plays[1].play(twin).expect("a legal move");
            }
            None => self.part(),
        }
    }

    /// Returns an application for each game, at its next decision.
    fn apps(&self) -> [App; 2] {
        self.plays.clone().map(|play| {
            let mut cx = Context::new(1);
            // A second saved game, so that the list of games has two entries.
            for slot in [1, 0] {
                cx.profile.begin(slot, play.running().start(), 1);
            }
            cx.play = Some(play.into());
            App::with(cx)
        })
    }
}

/// Describes all that buttons can change without a move: the screens with their state, and the
/// settings.
fn place(app: &App) -> String {
    let (cx, path) = (app.context(), app.path());
    let game = cx.play.as_ref().map(AnyPlay::path);
    format!("{path:?} {game:?} {:?}", cx.profile.settings)
}

/// Visits every screen that can be reached without a move, and compares it in both games. Returns
/// the names of the screens.
fn compare(twins: [App; 2]) -> BTreeSet<&'static str> {
    /// The maximum number of places to visit. Many places differ only in the selected entry.
    const MOST: usize = 1500;
    let steps = twins.each_ref().map(App::steps);
    let (mut names, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut open = VecDeque::from([(twins, false)]);
    while let Some((twins, has_changed)) = open.pop_front() {
        let [one, other] = &twins;
        let (place, screen) = (place(one), one.screen());
        assert_eq!(place, self::place(other), "they went apart");
        if seen.contains(&place) || seen.len() > MOST {
            continue;
        }
        assert!(picture(one) == picture(other), "a secret at {place}");
        seen.insert(place);
        names.insert(screen);
        for button in Button::ALL {
            let changes = screen == "settings" && matches!(button, Button::A | Button::Right);
            // Only one setting is changed at a time. The rules look the same with every setting.
            let is_known = has_changed && (changes || screen == "how-to");
            if is_known || !may_press(screen, button) {
                continue;
            }
            let mut next = twins.clone();
            next.iter_mut().for_each(|app| press(app, button, NOW));
            let now = next.each_ref().map(App::steps);
            if now == steps || now == [None; 2] {
                open.push_back((next, has_changed || changes));
            }
        }
    }
    names
}

const NOW: Millis = 10_000;

/// Whether the test presses a button on a screen. It does not pass a curtain or start another game,
/// and it changes settings in one direction only.
fn may_press(screen: &str, button: Button) -> bool {
    match screen {
        "curtain" => button != Button::A,
        "new-game" | "day" | "welcome" | "learn" | "campaign" | "language" => button == Button::B,
        "settings" => button != Button::Left,
        _ => true,
    }
}

/// Returns a setup for each mode with several players, with as many people as possible.
fn starts(game: Kind) -> Vec<Start> {
    let modes = game.modes().iter().zip(0..);
    let modes = modes.filter(|(mode, _)| mode.most > 1);
    modes
        .map(|(mode, index)| Start::people(game, index, mode.most))
        .collect()
}

fn hides_behind_the_curtain<G: Shown<Event: Debug>>()
where
    AnyPlay: From<Play<G>>,
{
    let mut differ = false;
    for start in starts(G::KIND) {
        let seats: Vec<Seat> = Seat::all(start.seats).collect();
        let mut twins = Twins::<G>::new(start, &seats, 3);
        for steps in [0, 60, 120] {
            (0..steps).for_each(|_| twins.step());
            // Makes moves until the device changes hands.
            let curtain = (0..60).find_map(|_| {
                let mut apps = twins.apps();
                // Reports for everybody may be shown before the curtain.
                let told = apps.clone().map(|mut app| {
                    press(&mut app, Button::A, NOW);
                    app
                });
                if apps[0].screen() != "curtain" && told[0].steps() == apps[0].steps() {
                    apps = told;
                }
                if apps[0].screen() == "curtain" {
                    return Some(apps);
                }
                twins.step();
                None
            });
            let Some(apps) = curtain else { continue };
            let names = compare(apps.clone());
            let passed = apps.map(|mut app| {
                // The press comes later, because the curtain ignores early presses.
                press(&mut app, Button::A, NOW + 450);
                app
            });
            let decides = passed[0].screen();
            assert!(!names.contains(decides), "{decides}: {names:?}");
            let cx = passed[0].context();
            let extra = G::extra_page(cx).map(|(_, screen)| screen.name());
            let pages = [G::players_page().name()].into_iter().chain(extra);
            for name in pages.chain(["curtain", "pause", "log", "settings", "title", "games"]) {
                assert!(names.contains(name), "no {name} in {names:?}");
            }
            // Behind the curtain, the person decides with their own hand. That hand has to be
            // visible at some later time, at the latest when their next turn begins.
            let mut ahead = passed;
            for later in 1..16 {
                differ |= picture(&ahead[0]) != picture(&ahead[1]);
                // The hand may also be on the page that Y opens.
                let [left, right] = ahead.clone().map(|mut app| {
                    press(&mut app, Button::Y, NOW + 1000 * later - 500);
                    picture(&app)
                });
                differ |= left != right;
                for app in &mut ahead {
                    press(app, Button::A, NOW + 1000 * later);
                }
            }
        }
    }
    assert!(differ, "behind the curtain of {:?} are secrets", G::KIND);
}

#[test]
fn nothing_secret_is_shown_before_the_curtain_is_passed() {
    for &game in Kind::SHOWN {
        with_shown!(game, Game => hides_behind_the_curtain::<Game>(), else ());
    }
}

fn shows_what_one_knows<G: Shown<Event: Debug>>()
where
    AnyPlay: From<Play<G>>,
{
    for mut start in starts(G::KIND) {
        start.first = Some(Person(0));
        start.who = [Who::Bot(Level::Malku); 5];
        start.who[0] = Who::Human;
        let mut twins = Twins::<G>::new(start, &[Seat::FIRST], 4);
        for steps in [0, 70] {
            (0..steps).for_each(|_| twins.step());
            // Makes moves until a person decides, so that the pause can be opened.
            let running = |twins: &Twins<G>| twins.plays[0].running().clone();
            while running(&twins).bot_to_move() || running(&twins).can_undo() {
                twins.step();
            }
            let apps = twins.apps();
            if twins.plays[0].running().active().is_none() {
                break;
            }
            let decides = apps[0].screen();
            let names = compare(apps);
            for name in [decides, "pause", "log", G::players_page().name()] {
                assert!(names.contains(name), "no {name} in {names:?}");
            }
        }
    }
}

#[test]
fn a_person_sees_nothing_that_only_others_know() {
    for &game in Kind::SHOWN {
        with_shown!(game, Game => shows_what_one_knows::<Game>(), else ());
    }
}
