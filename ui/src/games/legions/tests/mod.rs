//! Tests that rarely shown texts are readable in every language, such as refusals and hints.

extern crate std;

mod end;
mod endings;
mod gains;
mod hints;
mod looks;

use std::vec;
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    Cell, Figure, Landscape, Legions, Move, Players, Refusal, Scenario, ScenarioSeat, Setup,
    Size as TileSize, Solo, Tile,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_play::{Bots, Listed as _, Person, Start, Who};

use super::explain::Explain;
use super::flip::Flip;
use super::hint::Hint;
use super::text::Msg;
use super::{Play, Screen, guide, reason};
use crate::app::App;
use crate::canvas::{Font, wrap};
use crate::games::AnyPlay;
use crate::shell;
use crate::shell::text::Msg as Shell;
use crate::testing::{
    assert_game_screen, assert_message, assert_screen, contexts, end_screen, running, table, watch,
};

const REFUSALS: [Refusal; 17] = [
    Refusal::GameOver,
    Refusal::NotNow,
    Refusal::NeedsCaesar,
    Refusal::NoPlacement,
    Refusal::NoCaesar,
    Refusal::HoldsCaesar,
    Refusal::NoCoin,
    Refusal::NotInHand,
    Refusal::CellTaken,
    Refusal::WrongSize,
    Refusal::OutOfReach,
    Refusal::FourPlaced,
    Refusal::FeatureLimit,
    Refusal::NothingPlaced,
    Refusal::StackEmpty,
    Refusal::Occupied,
    Refusal::NoLand,
];

#[test]
fn whatever_is_refused_can_be_read() {
    for mut cx in contexts() {
        let told = [Msg::NeedsLarge, Msg::NoRoom, Msg::Locked];
        for msg in REFUSALS.map(Msg::refusal).into_iter().chain(told) {
            cx.refuse(msg);
            assert_message(&cx);
        }
        // The line below an impossible action gives the reason.
        let actions = [
            Refusal::NeedsCaesar,
            Refusal::NoPlacement,
            Refusal::NoCaesar,
            Refusal::HoldsCaesar,
            Refusal::NoCoin,
        ];
        for msg in actions.map(Msg::refusal) {
            assert!(Font::Body.width(cx.say(msg)) <= 240, "{msg:?}");
        }
    }
}

#[test]
fn every_explanation_can_be_read() {
    let texts = [
        (Msg::ConquerCensor, Msg::WhyConquer),
        (Msg::RevenueLegion, Msg::WhyRevenue),
        (Msg::Reorganize, Msg::WhyReorganize),
        (Msg::ReorganizeCaesar, Msg::WhyCaesar),
        (Msg::Finish, Msg::WhyFinish),
        (Msg::PutLegion, Msg::WhyPut),
        (Msg::PutCensor, Msg::WhyPut),
        (Msg::RaiseTribute, Msg::WhyFlip),
        (Msg::WhichStack, Msg::WhyStack),
    ];
    for mut cx in contexts() {
        cx.play = Play::begin_guided().map(AnyPlay::from);
        for (title, text) in texts {
            assert_game_screen::<Legions>(&cx, Screen::Explain(Explain::Text(title, text)));
        }
        for msg in [
            Msg::Occupied,
            Msg::SameBoth,
            Msg::SameLandscape,
            Msg::SameFeature,
            Msg::NoMatch,
        ] {
            assert!(Font::Body.width(cx.say(msg)) <= 150, "{msg:?}");
        }
    }
}

/// Returns every kind of reason, with large numbers.
fn reasons() -> Vec<Reason> {
    let mut reasons = vec![Reason::Draw { hand: [0, 1] }, Reason::Draw { hand: [1, 0] }];
    for there in [[0, 0], [20, 0], [0, 20]] {
        reasons.push(Reason::Put {
            here: [10; 2],
            there,
        });
    }
    for flips in [false, true] {
        reasons.push(Reason::Flip {
            tribute: 20,
            flips,
            hand: 20,
        });
    }
    for room in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        for caesar in [false, true] {
            for (there, ends) in [
                ([0, 0], true),
                ([0, 0], false),
                ([20, 0], false),
                ([0, 20], false),
            ] {
                reasons.push(Reason::Reorganize {
                    caesar,
                    room,
                    here: [10; 2],
                    there,
                    ends,
                });
            }
        }
    }
    for figure in Figure::ALL {
        for (room, ends) in [(0, false), (1, false), (0, true)] {
            for gain in [1, 20] {
                reasons.push(Reason::Conquer {
                    figure,
                    laid: 1,
                    tiles: gain,
                    room,
                    ends,
                });
                for tribute in [0, 20] {
                    reasons.push(Reason::Revenue {
                        figure,
                        laid: 1,
                        coins: gain,
                        tribute,
                        room,
                        ends,
                    });
                }
            }
        }
    }
    reasons
}

#[test]
fn every_hint_can_be_read() {
    for mut cx in contexts() {
        // The bot has not decided yet.
        cx.play = Play::begin_guided().map(AnyPlay::from);
        for reason in reasons() {
            let line = reason::line(&cx, reason);
            assert!(wrap(&line, 228).count() <= 2, "{line}");
            let stays = cx.say(Msg::StaysHere);
            assert!(wrap(stays, 228).count() <= 2, "{stays}");
            assert!(Font::Body.width(cx.say(reason::action(reason))) <= 224);
            assert_game_screen::<Legions>(&cx, Screen::Explain(Explain::Bot(reason)));
        }
        assert_game_screen::<Legions>(&cx, Screen::Hint(Hint));
        for person in 0..5 {
            let name = cx.name(Person(person));
            let title = cx.tell(Shell::Thinking, &[name.into()]);
            assert!(Font::Body.width(&title) <= 196, "{title}");
        }
    }
}

/// The main loop draws and thinks again only if thinking reports a change.
#[test]
fn a_hint_with_nothing_to_decide_closes_and_reports_it() {
    for mut cx in contexts() {
        let hint = Screen::Hint(Hint);
        let mut play = Play::new(start(Setup::Solo(Solo::One)), 1).expect("a game");
        let mut rng = Rng::new(1);
        while play.game().end_cause().is_none() {
            let mv = play.running().listed(rng.below(16) as u8);
            let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
            play.play(mv).expect("a legal move");
        }
        cx.play = Some(play.into());
        let mut app = App::showing_game::<Legions>(cx, hint);
        assert_eq!(app.screen(), "hint");
        assert!(app.think(&mut Bots::default(), 64), "the hint has gone");
        assert_ne!(app.screen(), "hint");
    }
}

#[test]
fn the_rare_lines_of_a_turn_can_be_read() {
    for cx in contexts() {
        for msg in [Msg::Landscapes, Msg::Features, Msg::Caesar, Msg::PaidOut] {
            let text = cx.say(msg);
            assert!(Font::Body.width(text) <= 170, "{text}");
        }
        assert!(Font::Body.width(cx.say(Msg::NoGain)) <= 216);
    }
}

fn start(setup: Setup) -> Start {
    Start {
        first: Some(Person(0)),
        ..Start::people(Legions::KIND, setup.number(), setup.players())
    }
}

/// Returns a game that Red ends by taking the last two coins.
fn ended(setup: Setup, coins: [u8; 2], rival_flipped: &[Tile]) -> Legions {
    let hills = Tile::new(TileSize::Large, Landscape::Hills, None);
    let red = ScenarioSeat {
        hand: &[hills],
        coins: coins[0],
        ..ScenarioSeat::default()
    };
    let blue = ScenarioSeat {
        coins: coins[1],
        flipped: rival_flipped,
        ..ScenarioSeat::default()
    };
    let seats = [red, blue];
    let seated = if matches!(setup, Setup::Solo(_)) {
        1
    } else {
        2
    };
    let scenario = Scenario {
        setup,
        to_move: Seat::FIRST,
        land: &[],
        seats: &seats[..seated],
        reserve: 2,
        caesar: None,
        large: &[],
        small: &[],
    };
    let mut game = scenario.game().expect("a position that makes sense");
    for mv in [
        Move::Revenue(Figure::Censor),
        Move::Place(hills, Cell::new(2, 0)),
        Move::Finish,
    ] {
        game.play(mv, |_| {}).expect("a legal move");
    }
    assert!(game.end_cause().is_some(), "the last coin is gone");
    game
}

/// Returns a game in which Red can end the game now, or lay a second tile first.
fn nearly_ended(coins: [u8; 2]) -> Legions {
    let hills = Tile::new(TileSize::Large, Landscape::Hills, None);
    let desert = Tile::new(TileSize::Large, Landscape::Desert, None);
    let seats = coins.map(|coins| ScenarioSeat {
        hand: &[],
        coins,
        ..ScenarioSeat::default()
    });
    let hand = [hills, desert];
    let seats = [
        ScenarioSeat {
            hand: &hand,
            ..seats[0]
        },
        seats[1],
    ];
    let scenario = Scenario {
        setup: Setup::Classic(Players::new(2).expect("two players")),
        to_move: Seat::FIRST,
        land: &[],
        seats: &seats,
        reserve: 2,
        caesar: None,
        large: &[],
        small: &[],
    };
    let mut game = scenario.game().expect("a position that makes sense");
    for mv in [
        Move::Revenue(Figure::Censor),
        Move::Place(hills, Cell::new(2, 0)),
    ] {
        game.play(mv, |_| {}).expect("a legal move");
    }
    game
}

/// Before a move that ends the game while the player is behind, the player is asked whether to end
/// the game. The question appears only once, and not before a winning move.
#[test]
fn a_move_that_ends_the_game_behind_asks_once() {
    use crate::shell::{Go, flow};

    for mut cx in contexts() {
        for (coins, asks) in [([20, 50], true), ([60, 20], false)] {
            let setup = Setup::Classic(Players::new(2).expect("two players"));
            let mut begun = start(setup);
            begun.options = Legions::OPEN_COINS;
            begun.who[1] = Who::Bot(Level::Zenobia);
            cx.play = Some(Play::recorded(begun, nearly_ended(coins)).into());
            let (play, shell) = table::<Legions>(&mut cx);
            assert!(play.ending(&[Move::Finish]).is_some(), "it ends the game");
            let go = flow::step(play, shell, Move::Finish);
            assert_eq!(play.is_over(), !asks, "{coins:?}");
            if !asks {
                continue;
            }
            let Go::Push(screen) = go else {
                panic!("{go:?} is no question");
            };
            assert_eq!(screen.name(&cx), "end-ask");
            assert_screen(&cx, screen);
            // The question appears only once. The second time, the move is played.
            let (play, shell) = table::<Legions>(&mut cx);
            let _ = flow::step(play, shell, Move::Finish);
            assert!(play.is_over());
        }
    }
}

#[test]
fn every_end_can_be_read() {
    let two = Setup::Classic(Players::new(2).expect("two players"));
    let flipped = [Tile::new(TileSize::Small, Landscape::Desert, None)];
    for mut cx in contexts() {
        for (setup, coins, flipped, said) in [
            (two, [40, 42], &[][..], cx.say(Shell::SharedWin)),
            (two, [40, 42], &flipped[..], cx.say(Shell::TieDecided)),
            (
                Setup::Solo(Solo::One),
                [50, 0],
                &[],
                cx.say(Msg::GoalMissedShort),
            ),
            (Setup::Solo(Solo::Five), [90, 0], &[], cx.say(Msg::AllDone)),
        ] {
            let game = ended(setup, coins, flipped);
            // The result of a guided game has the most entries in its menu.
            cx.play = Some(Play::guided(start(setup), game).into());
            let watch = watch(|canvas| end_screen().draw(&cx, canvas));
            let lines: Vec<&str> = watch.lines.iter().map(|line| line.0.as_str()).collect();
            let text = lines.join(" ");
            assert!(text.contains(said), "{said}: {text}");
            assert!(watch.faults.is_empty(), "{:?}", watch.faults);
        }
    }
}

/// A tile is turned over before the turn ends, so B can turn it back.
#[test]
fn a_flip_can_be_taken_back_until_the_turn_is_handed_on() {
    use palmyra_engine::legions::Phase;

    use crate::input::{Button, Input};

    for mut cx in contexts() {
        let mut play = Play::begin_guided().expect("a game");
        while play.introduces() {
            play.read_introduction();
        }
        while play.game().phase() != Phase::Flip {
            let mv = guide::next(&play).expect("a lesson");
            play.play(mv).expect("a legal move");
        }
        cx.play = Some(play.into());
        let flip = Flip::new(running(&cx));
        let mut app = App::showing_game::<Legions>(cx, Screen::Flip(flip));
        let mut now = 1000;
        let mut press = |app: &mut App, button| {
            now += 500;
            app.update(Input::Press(button), now);
            app.update(Input::Release(button), now + 50);
            (app.screen(), app.steps())
        };
        let before = press(&mut app, Button::Right);
        assert_eq!(before.0, "flip");
        // The presses turn the tile over, back, and over again.
        for button in [Button::A, Button::B, Button::A] {
            assert_eq!(press(&mut app, button), before, "{button:?}");
        }
        let (screen, steps) = press(&mut app, Button::A);
        assert_eq!(steps, before.1.map(|steps| steps + 1));
        assert_eq!(screen, "summary");
    }
}

/// A hint to reorganize shows the new places of both figures before the draw. Following the hint
/// leads to these places.
#[test]
fn a_hint_to_reorganize_shows_both_places_before_the_draw() {
    use palmyra_engine::legions::{Phase, Spot};

    use crate::input::{Button, Input};

    let mut told = 0;
    for seed in 0..12 {
        let mut cx = contexts().next().expect("a language");
        let setup = Setup::Classic(Players::new(2).expect("two players"));
        let mut play = Play::new(start(setup), seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        // Plays random moves up to the middle of the game, until only a reorganization is possible.
        while play.game().end_cause().is_none()
            && !(play.game().phase() == Phase::Action
                && play.turns() > 6
                && play.game().moves() == [Move::Reorganize { caesar: false }])
        {
            let mv = play.running().listed(rng.below(16) as u8);
            let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
            play.play(mv).expect("a legal move");
        }
        if play.game().end_cause().is_some() {
            continue;
        }
        play.holder = play.running().active();
        cx.play = Some(AnyPlay::from(play));
        let mut app = App::showing_game::<Legions>(cx, Screen::Hint(Hint));
        let mut bots = Bots::default();
        while app.update(Input::Tick, 0).think {
            app.think(&mut bots, 4096);
        }
        let play: &Play = running(app.context());
        let decision = play.decision(palmyra_play::Asker::Person).cloned();
        let decision = decision.expect("a hint");
        let places: Vec<Spot> = decision
            .likely
            .iter()
            .map(|&mv| match mv {
                Move::Put(_, cell) => Spot::Land(cell),
                Move::Return(_) => Spot::City,
                other => panic!("{other} puts nothing"),
            })
            .collect();
        assert_eq!(places.len(), 2, "{decision:?}");
        for (step, button) in [Button::A; 12].into_iter().enumerate() {
            if app.screen() == "summary" {
                break;
            }
            let now = 1000 * (step as u64 + 1);
            app.update(Input::Press(button), now);
            app.update(Input::Release(button), now + 50);
        }
        assert_eq!(app.screen(), "summary");
        let play: &Play = running(app.context());
        let turn = play.log().next().expect("a turn");
        let put: Vec<Spot> = turn.put.into_iter().flatten().collect();
        assert_eq!(put, places);
        told += 1;
    }
    assert!(told > 2, "{told} hints");
}

/// A hint about the stack to draw from explains only the draw, even after a conquest.
#[test]
fn a_hint_about_a_stack_does_not_speak_of_reorganizing() {
    use palmyra_engine::legions::Phase;

    use crate::input::Input;
    use crate::testing::lines;

    let setup = Setup::Classic(Players::new(2).expect("two players"));
    let mut told = 0;
    for seed in 0..16 {
        let mut cx = contexts().next().expect("a language");
        let mut play = Play::new(start(setup), seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        while play.game().end_cause().is_none()
            && !matches!(play.game().phase(), Phase::OddTile { .. })
        {
            let mv = play.running().listed(rng.below(16) as u8);
            let mv = mv.or_else(|| play.running().listed(0)).expect("a move");
            play.play(mv).expect("a legal move");
        }
        if play.game().end_cause().is_some() {
            continue;
        }
        cx.play = Some(AnyPlay::from(play));
        let mut app = App::showing_game::<Legions>(cx, Screen::Hint(Hint));
        let mut bots = Bots::default();
        while app.update(Input::Tick, 0).think {
            app.think(&mut bots, 4096);
        }
        let said = lines(app.context(), shell::Screen::Game);
        let cx = app.context();
        assert!(said.iter().any(|line| line == cx.say(Msg::WhichStack)));
        assert!(!said.iter().any(|line| line == cx.say(Msg::Reorganize)));
        // The reason must not contradict the shown stack.
        let contrary = [(Msg::Large, Msg::FewSmall), (Msg::Small, Msg::FewLarge)];
        for (stack, few) in contrary {
            let says = |msg| said.iter().any(|line| line == cx.say(msg));
            assert!(!(says(stack) && says(few)), "{said:?}");
        }
        told += 1;
    }
    assert!(told > 2, "{told} hints");
}
