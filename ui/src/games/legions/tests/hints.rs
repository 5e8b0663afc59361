//! Tests of hints: each has a reason, X explains the hint's action, and A plays all its moves.

extern crate std;

use std::string::String;
use std::vec::Vec;

use palmyra_engine::legions::{Legions, Move, Phase, Players, Setup};
use palmyra_engine::{Game as _, Rng, bot};
use palmyra_play::{Asker, Bots};

use super::super::hint::Hint;
use super::super::{Play, Screen, reason};
use super::start;
use crate::app::App;
use crate::games::AnyPlay;
use crate::input::{Button, Input};
use crate::shell;
use crate::testing::{contexts, lines, running};

/// Returns games at decisions in all phases.
fn decisions() -> Vec<Play> {
    let mut found = Vec::new();
    let mut met = [0; 6];
    for seed in 0..24 {
        let players = Players::new(2 + seed as u8 % 2).expect("players");
        let mut play = Play::new(start(Setup::Classic(players)), seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        while let Some(mv) = bot::random(play.game(), &mut rng) {
            let phase = match play.game().phase() {
                Phase::Action => 0,
                Phase::March(march) => 1 + usize::from(march.placed > 0),
                Phase::OddTile { .. } | Phase::Recruit => 3,
                Phase::Flip => 4,
                Phase::Put(_) => 5,
                Phase::Over(_) => break,
            };
            if play.turns() > 4 && met[phase] < 3 && rng.below(3) == 0 {
                met[phase] += 1;
                play.holder = play.running().active();
                found.push(play.clone());
            }
            play.play(mv).expect("a listed move");
        }
    }
    assert_eq!(met, [3; 6]);
    found
}

/// Returns an application with the hint for a decision on the screen.
fn hinted(play: Play) -> App {
    let mut cx = contexts().next().expect("a language");
    cx.play = Some(AnyPlay::from(play));
    let mut app = App::showing_game::<Legions>(cx, Screen::Hint(Hint));
    let mut bots = Bots::default();
    while app.update(Input::Tick, 0).think {
        app.think(&mut bots, 4096);
    }
    app
}

fn said(app: &App) -> Vec<String> {
    lines(app.context(), shell::Screen::Game)
}

fn press(app: &mut App, button: Button, now: u64) {
    app.update(Input::Press(button), now);
    app.update(Input::Release(button), now + 50);
}

#[test]
fn every_hint_has_a_reason_and_x_explains_its_own_action() {
    for play in decisions() {
        let mut app = hinted(play);
        let play: &Play = running(app.context());
        let decision = play.decision(Asker::Person).expect("a hint");
        let reason = decision.reason.expect("a reason");
        let cx = app.context();
        let (action, meaning) = (reason::action(reason), reason::meaning(reason));
        let (action, meaning) = (cx.say(action), cx.say(meaning));
        let words = said(&app);
        // The screen has the heading, the action, the reason, and the words of the buttons.
        let at = words.iter().position(|line| line == action);
        let at = at.unwrap_or_else(|| panic!("{action} in {words:?}"));
        assert!(words[at + 1].len() > 4, "no reason in {words:?}");
        press(&mut app, Button::X, 1000);
        assert_eq!(app.screen(), "explain");
        let words = said(&app);
        assert_eq!(words[0], action);
        assert!(meaning.starts_with(words[1].trim()), "{words:?}: {meaning}");
        press(&mut app, Button::X, 2000);
        assert_eq!(app.screen(), "hint");
    }
}

/// After a hint, button A plays all moves of its plan. If the plan ends with a draw of tiles, the
/// cursor is then on the move that is expected next.
#[test]
fn after_a_hint_a_does_all_of_it() {
    for play in decisions() {
        let mut app = hinted(play);
        let play: &Play = running(app.context());
        let decision = play.decision(Asker::Person).expect("a hint").clone();
        let mut after = play.game().clone();
        for &mv in &decision.plan {
            after.play(mv, |_| {}).expect("a plan plays");
        }
        press(&mut app, Button::A, 1000);
        let play: &Play = running(app.context());
        assert_eq!(play.game(), &after, "{decision:?}");
        let next = decision.likely.first();
        if let (Phase::Put(_), Some(&next)) = (after.phase(), next) {
            let wanted = match next {
                Move::Put(..) | Move::Return(_) => next,
                other => panic!("{other} puts nothing"),
            };
            press(&mut app, Button::A, 3000);
            after.play(wanted, |_| {}).expect("a legal move");
            assert_eq!(running::<Legions>(app.context()).game(), &after);
        }
    }
}
