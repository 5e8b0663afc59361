//! Texts that walks through the application hardly ever meet can be read, too,
//! in every language: the rare ends, refusals, hints and warnings.

extern crate std;

use core::convert::Infallible;
use std::string::String;
use std::vec::Vec;
use std::{format, vec};

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    Cell, Figure, Landscape, Legions, Move, Players, Refusal, Scenario, ScenarioSeat, Setup,
    Size as TileSize, Solo, Tile,
};
use palmyra_engine::{Game as _, Seat};

use super::Play;
use super::confirm::{Confirm, Question};
use super::explain::Explain;
use super::hint::Hint;
use super::of;
use super::reason;
use super::text::Msg;
use super::{Screen, choosing, end, games, log, settings, table};
use crate::canvas::{Canvas, Font, Observer, Written, panel, wrap};
use crate::save::{Item, Key, Shelf, Shelved};
use crate::shell::text::{Language, Msg as Shell};
use crate::shell::{Context, Speed, Toast};
use palmyra_play::{Person, Start, Who};

/// A panel that shows nothing.
struct Blank;

impl Dimensions for Blank {
    fn bounding_box(&self) -> Rectangle {
        panel()
    }
}

impl DrawTarget for Blank {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, _: I) -> Result<(), Infallible> {
        Ok(())
    }
}

/// Notes the lines of a picture and what is wrong with them.
#[derive(Default)]
struct Watch {
    lines: Vec<(String, Rectangle)>,
    faults: Vec<String>,
}

impl Observer for Watch {
    fn text(&mut self, written: Written) {
        let Written {
            text, area, drawn, ..
        } = written;
        // Some letters reach a pixel beyond where they stand.
        let room = Rectangle::new(
            area.top_left - Point::new(1, 0),
            area.size + Size::new(2, 0),
        );
        for place in [room, panel()] {
            if drawn.intersection(&place) != drawn {
                self.faults.push(format!("`{text}` leaves {place:?}"));
            }
        }
        for (other, taken) in &self.lines {
            let both = taken.intersection(&drawn);
            if !both.is_zero_sized() && other != text {
                self.faults.push(format!("`{text}` lies on `{other}`"));
            }
        }
        self.lines.push((text.into(), drawn));
    }
}

/// Draws, and fails if something cannot be read or nothing is said.
fn assert_readable(cx: &Context, draw: impl FnOnce(&mut Canvas<Blank, Watch>)) {
    let (mut target, mut watch) = (Blank, Watch::default());
    let mut canvas = Canvas::new(&mut target, &mut watch);
    draw(&mut canvas);
    let Ok(()) = canvas.finish();
    let language = cx.profile.settings.language;
    assert!(!watch.lines.is_empty(), "{language:?}: nothing is said");
    assert!(watch.faults.is_empty(), "{language:?}: {:?}", watch.faults);
}

fn assert_screen(cx: &Context, screen: Screen) {
    assert_readable(cx, |canvas| screen.draw(cx, canvas));
}

/// A cx for each language.
fn worlds() -> impl Iterator<Item = Context> {
    Language::ALL.into_iter().map(|language| {
        let mut cx = Context::new(1);
        cx.profile.settings.language = language;
        cx
    })
}

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
    for mut cx in worlds() {
        let told = [
            Msg::NeedsLarge,
            Msg::NoRoom,
            Shell::SaveFailed,
            Shell::LoadFailed,
            Shell::Erased,
            Shell::NeedsHuman,
            Msg::Locked,
        ];
        for msg in REFUSALS.map(Msg::refusal).into_iter().chain(told) {
            cx.toast = Some(Toast { msg, until: 1 });
            assert_readable(&cx, |canvas| table::draw_toast(&cx, canvas));
        }
        // An action that cannot be chosen says why in the line below it.
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
    for cx in worlds() {
        for (title, text) in texts {
            assert_screen(&cx, Screen::Explain(Explain::text(title, text)));
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

/// Every kind of reason with large numbers.
fn reasons() -> Vec<Reason> {
    let mut reasons = vec![
        Reason::Draw { hand: [0, 1] },
        Reason::Draw { hand: [1, 0] },
        Reason::Put {
            room: [1; 2],
            matches: [1; 2],
        },
    ];
    for flips in [false, true] {
        reasons.push(Reason::Flip {
            tribute: 20,
            flips,
            hand: 20,
        });
    }
    for room in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        for caesar in [false, true] {
            reasons.push(Reason::Reorganize { caesar, room });
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
    for mut cx in worlds() {
        for reason in reasons() {
            let line = reason::line(&cx, reason);
            assert!(wrap(&line, 228).count() <= 2, "{line}");
            assert!(Font::Body.width(cx.say(reason::action(reason))) <= 224);
            assert_screen(&cx, Screen::Explain(Explain::Bot(reason)));
        }
        // Before a mind has thought.
        crate::guide::begin(of_mut(&mut cx.play));
        let Some(play) = of(&cx.play) else {
            panic!("a game");
        };
        let offers = choice::options(play.game());
        let offer = offers.first().expect("an action");
        assert_screen(&cx, Screen::Hint(Hint::new(offer)));
        for person in 0..5 {
            let name = cx.name(Person(person));
            let title = cx.tell(Shell::Thinking, &[name.into()]);
            assert!(Font::Body.width(&title) <= 196, "{title}");
        }
    }
}

/// A shelf on which nothing can be used.
struct Useless(Shelved);

impl Shelf for Useless {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Shelved {
        self.0
    }

    fn write(&mut self, _: Key, _: &[u8]) -> bool {
        false
    }

    fn remove(&mut self, _: Key) -> bool {
        false
    }

    fn clear(&mut self) -> bool {
        false
    }
}

#[test]
fn every_question_can_be_read() {
    for mut cx in worlds() {
        let language = cx.profile.settings.language;
        for shelved in [Shelved::Damaged, Shelved::Newer] {
            cx.recall(&mut Useless(shelved));
            cx.profile.settings.language = language;
            for item in Item::ALL {
                let question = Question::Afresh { item, all: true };
                assert_screen(&cx, Screen::Confirm(Confirm::new(question)));
            }
            assert_screen(&cx, Screen::Games(games::Games::waiting(&cx)));
        }
        let replace = Question::Replace {
            slot: 0,
            start: start(Setup::Solo(Solo::One)),
            seed: 1,
        };
        for question in [
            Question::GiveUp,
            Question::Erase,
            Question::EraseReally,
            Question::Clear(0),
            replace,
        ] {
            assert_screen(&cx, Screen::Confirm(Confirm::new(question)));
        }
    }
}

#[test]
fn every_setting_can_be_read() {
    for mut cx in worlds() {
        for (index, speed) in Speed::ALL.into_iter().enumerate() {
            let on = index % 2 == 0;
            cx.profile.settings.speed = speed;
            cx.profile.settings.open_coins = on;
            cx.profile.settings.all_solo = on;
            cx.profile.settings.sound = on;
            cx.profile.settings.ask_seed = on;
            assert_screen(&cx, Screen::Settings(settings::SettingsPage::default()));
        }
    }
}

#[test]
fn the_rare_lines_of_a_turn_can_be_read() {
    for cx in worlds() {
        assert_screen(&cx, Screen::Log(log::Log::default()));
        for msg in [Msg::Landscapes, Msg::Features, Msg::Caesar, Msg::PaidOut] {
            let text = cx.say(msg);
            assert!(Font::Body.width(text) <= 170, "{text}");
        }
        assert!(Font::Body.width(cx.say(Msg::NoGain)) <= 216);
    }
}

fn start(setup: Setup) -> Start {
    Start {
        setup,
        who: [Who::Human; 5],
        first: Some(Person(0)),
    }
}

/// A game that Red ends by taking the last two coins.
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
    assert!(game.end().is_some(), "the last coin is gone");
    game
}

#[test]
fn every_end_can_be_read() {
    let two = Setup::Classic(Players::new(2).expect("two players"));
    let flipped = [Tile::new(TileSize::Small, Landscape::Desert, None)];
    for mut cx in worlds() {
        for (setup, coins, flipped, said) in [
            (two, [40, 42], &[][..], Shell::SharedWin),
            (two, [40, 42], &flipped[..], Msg::TieBreak),
            (Setup::Solo(Solo::One), [50, 0], &[], Msg::GoalMissedShort),
            (Setup::Solo(Solo::Five), [90, 0], &[], Msg::AllDone),
        ] {
            let game = ended(setup, coins, flipped);
            // With as many choices as there can be.
            cx.play = Some(Play::guided(start(setup), game));
            let (mut target, mut watch) = (Blank, Watch::default());
            let mut canvas = Canvas::new(&mut target, &mut watch);
            Screen::End(end::End::default()).draw(&cx, &mut canvas);
            let Ok(()) = canvas.finish();
            let lines: Vec<&str> = watch.lines.iter().map(|line| line.0.as_str()).collect();
            let text = lines.join(" ");
            assert!(text.contains(cx.say(said)), "{said:?}: {text}");
            assert!(watch.faults.is_empty(), "{:?}", watch.faults);
        }
    }
}
