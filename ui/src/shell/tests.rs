//! Texts of the shell that walks through the application hardly ever meet can
//! be read, too, in every language.

use palmyra_play::save::{Item, Key, SaveStore, Stored};
use palmyra_play::{Kind, Speed, Start};

use super::Screen;
use super::confirm::{Confirm, Question};
use super::context::Toast;
use super::log::Log;
use super::saved::SavedGames;
use super::settings::SettingsPage;
use super::testing::{assert_readable, assert_screen, contexts};
use super::text::Msg;
use super::widgets::draw_toast;

#[test]
fn every_notice_can_be_read() {
    for mut cx in contexts() {
        for msg in [
            Msg::SaveFailed,
            Msg::BatteryLow,
            Msg::LoadFailed,
            Msg::Erased,
            Msg::NeedsHuman,
        ] {
            let text = cx.say(msg);
            cx.toast = Some(Toast { text, until: 1 });
            assert_readable(&cx, |canvas| draw_toast(&cx, canvas));
        }
    }
}

#[test]
fn an_empty_log_can_be_read() {
    for cx in contexts() {
        assert_screen(&cx, Screen::Log(Log::default()));
    }
}

/// A store in which nothing can be used.
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
