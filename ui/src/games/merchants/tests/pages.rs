//! Tests of the regions' names, the reports, and the pages of goals and scores.

extern crate std;

use std::boxed::Box;
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{
    Action, Merchants, Move, OPENING_SEED, Phase, Region, Spot, TURNS,
};
use palmyra_engine::{Playable as _, Rng, Seat};
use palmyra_play::{Listed as _, Person, Start, Who};

use super::super::land::Mark;
use super::super::text::improvement;
use super::super::turn::What;
use super::super::{Play, Screen, bars, goals_page, grid, map, report, rows};
use super::{Stack, begin, watch};
use crate::canvas::{Canvas, Font, wrap};
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::Button;
use crate::picture::Picture;
use crate::shell::{End as _, GameScreen as _, flow};
use crate::testing::{self, contexts, running, running_mut};
use crate::theme::{self, Ink};

/// Returns a game of one person, who begins, against bots.
fn with_bots(seats: u8, seed: u32) -> Play {
    let mut start = Start::people(Merchants::KIND, 0, seats);
    start.who[1..usize::from(seats)].fill(Who::Bot(Level::Malku));
    start.first = Some(Person(0));
    Play::new(start, seed).expect("a game")
}

fn picture(draw: impl FnOnce(&mut Canvas)) -> Box<Picture> {
    let mut picture = Box::new(Picture::new());
    draw(&mut Canvas::new(&mut picture));
    picture
}

/// Fails if anything covers the name of a region. Drawing the name once more has to change nothing.
fn assert_names_are_free(cx: &Context, screen: Screen) {
    const INKS: [Ink; 3] = [theme::CREAM, theme::GOLD, theme::INK];
    const MARKS: [Mark; 3] = [Mark::None, Mark::Attacked, Mark::Chosen];
    let play: &Play = running(cx);
    let before = picture(|canvas| screen.draw(play, cx, canvas));
    for region in Region::ALL {
        let mut ways = INKS
            .into_iter()
            .flat_map(|ink| MARKS.map(|mark| (ink, mark)));
        let is_free = ways.any(|(ink, mark)| {
            let again = picture(|canvas| {
                screen.draw(play, cx, canvas);
                grid::draw_name(cx, canvas, region, ink, mark);
            });
            again == before
        });
        assert!(is_free, "{region:?} is covered on {screen:?}");
    }
}

/// The name of a region stays free of the cursor, a raid, a chosen target and the guided game's
/// mark.
#[test]
fn names_of_regions_are_never_covered() {
    let (mut attacked, mut chosen) = (0, 0);
    for mut cx in contexts() {
        for seed in 0..3 {
            cx.play = Some(AnyPlay::from(with_bots(3, seed)));
            let mut rng = Rng::new(seed.into());
            for _ in 0..400 {
                let game = *running::<Merchants>(&cx).game();
                if game.phase() == Phase::Over {
                    break;
                }
                let play: &Play = running(&cx);
                let is_marked = game.under().is_some() || map::chosen(play).is_some();
                if matches!(game.phase(), Phase::Place(_)) && is_marked && rng.below(8) == 0 {
                    attacked += u32::from(game.under().is_some());
                    chosen += u32::from(map::chosen(play).is_some());
                    let spot = Spot::all().nth(rng.below(40) as usize);
                    let shown = grid::shown(&game, game.seat());
                    let spot = spot.filter(|&spot| shown.contains(spot));
                    let screen = Screen::Map(map::MapScreen::new(play, spot));
                    assert_names_are_free(&cx, screen);
                }
                let play: &Play = running(&cx);
                if let Some(report @ report::Report::Raid(_)) = report::due(play) {
                    assert_names_are_free(&cx, Screen::Report(report));
                }
                let moves = rows::moves(&game);
                // The test places pieces on the marauders whenever possible.
                let raids = moves.iter().copied().find(|mv| match mv {
                    Move::Place(_, spot) => spot.action() == Action::Marauders,
                    _ => false,
                });
                let any = moves[rng.below(moves.len() as u32) as usize];
                let mv = raids.unwrap_or(any);
                running_mut::<Merchants>(&mut cx).play(mv).expect("legal");
            }
        }
        let mut play = Play::begin_guided().expect("a guided game");
        (0..3).for_each(|_| play.read_introduction());
        cx.play = Some(AnyPlay::from(play));
        let play: &Play = running(&cx);
        let screen = Screen::Map(map::MapScreen::new(play, None));
        assert_names_are_free(&cx, screen);
    }
    assert!(attacked > 10 && chosen > 3, "{attacked} {chosen}");
}

/// A long title is drawn in normal letters. To make space, the signs of the other phases are left
/// out.
#[test]
fn titles_are_never_set_in_smaller_letters() {
    use super::super::text::{ActionText, SlotText};
    let room = 217 - Font::Title.width(bars::ERAS[2]) - 4 - 24;
    for cx in contexts() {
        let plain = [
            ActionText::HeadActions,
            ActionText::HeadMarket,
            ActionText::HeadPayment,
            ActionText::ActBuy,
            ActionText::ActMission,
            ActionText::TitleHand,
        ]
        .map(|msg| cx.say(msg));
        let towers = [SlotText::ListTower1, SlotText::ListTower2].map(|msg| cx.say(msg));
        for title in plain.into_iter().chain(towers) {
            let width = Font::Title.width(title);
            assert!(width <= room, "{title}: {width} of {room}");
        }
    }
}

/// Plays random moves until the reports at the end of the turn are due. Returns `false` if the game
/// ends first.
fn finish_turn(cx: &mut Context, rng: &mut Rng) -> bool {
    for _ in 0..400 {
        let play: &Play = running(cx);
        if play.game().phase() == Phase::Over {
            return false;
        }
        match report::due(play) {
            Some(report::Report::Raid(_)) => {
                let number = play.turn().number;
                running_mut::<Merchants>(cx).view.raid = number;
            }
            Some(_) => return true,
            None => {}
        }
        let moves = rows::moves(running::<Merchants>(cx).game());
        let mv = moves[rng.below(moves.len() as u32) as usize];
        running_mut::<Merchants>(cx).play(mv).expect("legal");
    }
    panic!("a turn does not end");
}

/// After a turn, the report of each bot is shown once, with the names and effects of its new tiles.
#[test]
fn each_bots_turn_is_summed_up_once() {
    let (mut pages, mut tiles) = (0, 0);
    for mut cx in contexts() {
        for seats in 2..=4 {
            cx.play = Some(AnyPlay::from(with_bots(seats, 7)));
            let mut rng = Rng::new(7);
            while finish_turn(&mut cx, &mut rng) {
                let screen = flow::resume_any(&mut cx);
                let mut stack = Stack::new(screen, &mut cx);
                let mut read = Vec::new();
                while let [Screen::Report(report::Report::Bot(seat, _))] =
                    running::<Merchants>(&cx).path()
                {
                    let seat = *seat;
                    read.push(seat);
                    let top = *stack.top();
                    let shown = watch(&cx, top);
                    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
                    let has = |text: &str| shown.lines.iter().any(|(line, _)| line == text);
                    let play: &Play = running(&cx);
                    assert!(has(cx.say(crate::shell::bots::level_name(Level::Malku))));
                    let turn = play.log().next().expect("a turn");
                    let mut steps = turn.steps.iter().filter(|step| step.seat == seat);
                    let bought = steps.find_map(|step| match step.what {
                        What::Buy(tile) | What::Start(tile) => Some(tile),
                        _ => None,
                    });
                    if let Some(tile) = bought {
                        let effect = improvement::effect(&cx, tile);
                        assert!(has(cx.say(improvement::name(tile))));
                        assert!(has(wrap(&effect, 176).next().expect("a line")));
                        tiles += 1;
                    }
                    stack.press(Button::A, &mut cx);
                    pages += 1;
                }
                assert_eq!(read.len(), usize::from(seats) - 1, "{read:?}");
                // The other reports of the turn follow.
                while let [Screen::Report(_)] = running::<Merchants>(&cx).path() {
                    let top = *stack.top();
                    assert!(watch(&cx, top).faults.is_empty());
                    stack.press(Button::A, &mut cx);
                }
            }
        }
    }
    assert!(pages > 100 && tiles > 5, "{pages} {tiles}");
}

/// The report of a new era shows its improvements one by one.
#[test]
fn a_new_era_shows_its_tiles() {
    for mut cx in contexts() {
        cx.play = Some(AnyPlay::from(with_bots(4, 3)));
        let mut rng = Rng::new(3);
        let mut eras = 0;
        while finish_turn(&mut cx, &mut rng) {
            let screen = flow::resume_any(&mut cx);
            let mut stack = Stack::new(screen, &mut cx);
            while let [Screen::Report(report)] = running::<Merchants>(&cx).path() {
                if let report::Report::Era(_) = report {
                    let open: Vec<_> = running::<Merchants>(&cx).game().open().iter().collect();
                    for &tile in &open {
                        let top = *stack.top();
                        let shown = watch(&cx, top);
                        assert!(shown.faults.is_empty(), "{:?}", shown.faults);
                        let name = cx.say(improvement::name(tile));
                        assert!(shown.lines.iter().any(|(line, _)| line == name), "{name}");
                        stack.press(Button::Right, &mut cx);
                    }
                    stack.press(Button::X, &mut cx);
                    let top = *stack.top();
                    assert!(watch(&cx, top).faults.is_empty());
                    stack.press(Button::B, &mut cx);
                    eras += 1;
                }
                stack.press(Button::A, &mut cx);
            }
        }
        assert_eq!(eras, 2);
    }
}

/// The page of goals is readable in every language, and shows missions only if one person plays.
#[test]
fn goals_can_be_read_and_tell_no_secrets() {
    let mut met = 0;
    for mut cx in contexts() {
        for people in [1, 2] {
            cx.play = Some(AnyPlay::from(with_bots(2, 5)));
            if people == 2 {
                begin(&mut cx, 0, 2, 5);
            }
            let mut rng = Rng::new(9);
            while running::<Merchants>(&cx).game().phase() != Phase::Over {
                let play: &Play = running(&cx);
                let screen = goals_page::GoalsPage::new(Seat::FIRST);
                if rng.below(4) == 0 {
                    let shown = testing::watch(|canvas| screen.draw(play, &cx, canvas));
                    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
                    for card in play.game().board(Seat::FIRST).hand().iter() {
                        let name = cx.say(super::super::text::mission::name(card));
                        let is_named = shown.lines.iter().any(|(line, _)| line == name);
                        assert!(people == 1 || !is_named, "{name}");
                        met += u32::from(is_named);
                    }
                }
                let moves = rows::moves(play.game());
                let mv = moves[rng.below(moves.len() as u32) as usize];
                running_mut::<Merchants>(&mut cx).play(mv).expect("legal");
            }
        }
    }
    assert!(met > 10, "{met}");
}

/// The chart has a point for the start and for each turn, and ends with the result.
#[test]
fn the_chart_has_every_turn() {
    let cx = contexts().next().expect("English");
    let mut play = with_bots(3, 11);
    let mut rng = Rng::new(11);
    while play.game().phase() != Phase::Over {
        let moves = rows::moves(play.game());
        let mv = moves[rng.below(moves.len() as u32) as usize];
        play.play(mv).expect("legal");
    }
    for seat in Seat::all(3) {
        for turn in 0..=usize::from(TURNS) {
            assert!(play.tally().score(seat, turn).is_some(), "turn {turn}");
        }
        let last = play.tally().score(seat, TURNS.into());
        assert_eq!(last, Some(play.game().score_of(seat).total()));
    }
    testing::assert_readable(&cx, |canvas| Merchants::draw_more(&cx, &play, canvas, 0));
}

/// The first position of the guided game follows from a seed, so the guided game can be continued
/// and loaded.
#[test]
fn the_guided_game_can_be_played_on() {
    let dealt = Merchants::deal(0, 2, OPENING_SEED).expect("a deal");
    let mut play = Play::begin_guided().expect("a guided game");
    assert_eq!(*play.game(), dealt);
    let start = play.running().start();
    let seed = OPENING_SEED as u32;
    assert!(!play.play_on(start, seed), "the lessons come first");
    let mut again = Play::new(start, seed).expect("the same game");
    while let Some(mv) = super::super::guide::next(&play) {
        play.play(mv).expect("legal");
        again.play(mv).expect("legal");
    }
    assert!(play.can_play_on());
    assert!(!play.play_on(start, 5), "another game");
    assert!(play.play_on(start, seed) && play.guide().is_none());
    assert_eq!(play.game(), again.game());
    assert_eq!(play.running().history(), again.running().history());
    assert_eq!(play.game().turn(), 3);
}
