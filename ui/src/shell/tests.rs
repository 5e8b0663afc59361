//! Tests that the shell's rarely shown texts are readable in every language.

use palmyra_play::save::{Item, Key, Losses, SaveStore, Spoiled, Stored, VERSION};
use palmyra_play::{Day, DayResult, Kind, Speed, Start};

use super::confirm::{Confirm, Question};
use super::context::Toast;
use super::day::DayPage;
use super::log::Log;
use super::milestones::{self, Milestones};
use super::saved::SavedGames;
use super::settings::SettingsPage;
use super::text::Msg;
use super::{Context, Screen};
use crate::input::Button;
use crate::testing::{assert_message, assert_screen, contexts, lines};

#[test]
fn every_notice_can_be_read() {
    for mut cx in contexts() {
        for msg in [
            Msg::SaveFailed,
            Msg::BatteryLow,
            Msg::SaveCut,
            Msg::LoadFailed,
            Msg::Erased,
            Msg::BeatFirst,
        ] {
            let text = cx.say(msg);
            cx.toast = Some(Toast { text, until: 1 });
            assert_message(&cx);
        }
    }
}

#[test]
fn an_empty_log_can_be_read() {
    for cx in contexts() {
        assert_screen(&cx, Screen::Log(Log::default()));
    }
}

/// A store in which every item is unusable.
struct Useless(Stored);

impl SaveStore for Useless {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Stored {
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

/// A save that consists of zeros: a game of the first kind with an old version of the rules.
const OLDER: Stored = Stored::Bytes {
    version: VERSION,
    len: 17,
};

#[test]
fn games_of_older_rules_are_reported_as_such() {
    for mut cx in contexts() {
        let language = cx.profile.settings.language;
        cx.profile.load(&mut Useless(OLDER));
        cx.profile.settings.language = language;
        assert_eq!(cx.profile.spoiled(Item::Last), Some(Spoiled::Older));
        let question = Question::Afresh {
            item: Item::Last,
            all: true,
        };
        let asked = Screen::Confirm(Confirm::new(question));
        let slots = Screen::Games(SavedGames::waiting(&cx));
        for (screen, told) in [(asked, Msg::OlderLast), (slots, Msg::SlotOlder)] {
            assert_screen(&cx, screen);
            assert!(lines(&cx, screen).join(" ").contains(cx.say(told)));
        }
    }
}

#[test]
fn every_question_can_be_read() {
    for mut cx in contexts() {
        let language = cx.profile.settings.language;
        for stored in [Stored::Damaged, Stored::Newer] {
            cx.profile.load(&mut Useless(stored));
            cx.profile.settings.language = language;
            for item in Item::all() {
                let question = Question::Afresh { item, all: true };
                assert_screen(&cx, Screen::Confirm(Confirm::new(question)));
            }
            assert_screen(&cx, Screen::Games(SavedGames::waiting(&cx)));
        }
        let replace = Question::Replace {
            slot: 0,
            start: Start::people(Kind::FIRST, 0, 2),
            seed: 1,
        };
        let losses = |saves, unreadable, newer| Losses {
            saves,
            unreadable,
            damaged: 0,
            newer,
        };
        for question in [
            Question::Lost(losses(1, 0, 0)),
            Question::Lost(losses(1, 1, 1)),
            Question::Lost(losses(0, 1, 0)),
            Question::Lost(losses(0, 0, 1)),
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
    for mut cx in contexts() {
        for (index, speed) in Speed::ALL.into_iter().enumerate() {
            let on = index % 2 == 0;
            cx.profile.settings.speed = speed;
            for bit in 0..8 {
                cx.profile.settings.toggle_option(Kind::FIRST, 1 << bit);
            }
            cx.profile.settings.sound = on;
            cx.profile.settings.ask_seed = on;
            assert_screen(&cx, Screen::Settings(SettingsPage::default()));
        }
    }
}

#[test]
fn every_milestone_and_every_day_can_be_read() {
    for mut cx in contexts() {
        for &game in Kind::SHOWN {
            let mut page = Milestones::new(game);
            for _ in 0..20 {
                assert_screen(&cx, Screen::Milestones(page));
                page.press(Button::Right, &mut cx);
            }
            milestones::reach(&mut cx, game, u16::MAX >> 11, true);
            // Ten games with large numbers, some won and some lost.
            let honours = cx.profile.change_honours(game);
            for number in 9990..=9999 {
                honours.add_day(DayResult {
                    day: Day::new(number).expect("a day"),
                    score: if number % 2 == 0 { -188 } else { 188 },
                    won: number % 2 == 1,
                });
            }
            cx.today = Some(Day::LAST);
            let mut page = DayPage::new(&cx, game);
            for _ in 0..3 {
                assert_screen(&cx, Screen::Day(page));
                page.press(Button::Left, &mut cx);
            }
        }
    }
}

/// With a clock, tomorrow's game cannot be played. Without a clock, the day after the last one
/// played is offered.
#[test]
fn the_day_is_todays_or_the_one_after_the_last() {
    let mut cx = Context::new(1);
    let game = Kind::FIRST;
    let day = |number| Day::new(number).expect("a day");
    assert_eq!(DayPage::new(&cx, game).day(), day(1));
    let result = DayResult {
        day: day(7),
        score: 50,
        won: false,
    };
    cx.profile.change_honours(game).add_day(result);
    let mut page = DayPage::new(&cx, game);
    assert_eq!(page.day(), day(8));
    page.press(Button::Right, &mut cx);
    assert_eq!(page.day(), day(9));
    cx.today = Some(day(320));
    let mut page = DayPage::new(&cx, game);
    assert_eq!(page.day(), day(320));
    page.press(Button::Right, &mut cx);
    assert_eq!(page.day(), day(320));
    page.press(Button::Left, &mut cx);
    assert_eq!(page.day(), day(319));
}
