//! The page with the settings.

use heapless::Vec;
use palmyra_play::save::Item;
use palmyra_play::{Kind, Language, Settings, Speed};

use super::confirm::{Confirm, Question};
use super::language;
use super::text::Msg;
use super::widgets::{HEADER, Menu, footer, page, steps, value_row};
use super::{Context, Go, Screen};
use crate::canvas::{Canvas, area};
use crate::input::Button;
use crate::parts::Parts;

const ROW: i32 = 23;

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Speed,
    /// An option of a game, by its index. The option applies to new games.
    Option(Kind, u8),
    Brightness,
    Volume,
    Seed,
    Language,
    Erase,
}

/// Returns the rows of all settings, with the options of one game or of all games.
fn rows(only: Option<Kind>, parts: Parts) -> Vec<Row, 8> {
    let games = Kind::SHOWN.iter().copied();
    let games = games.filter(|&game| only.is_none_or(|only| only == game));
    let options = games.flat_map(|game| {
        let options = 0..game.options().len() as u8;
        options.map(move |option| Row::Option(game, option))
    });
    let last = [
        Row::Brightness,
        Row::Volume,
        Row::Seed,
        Row::Language,
        Row::Erase,
    ];
    [Row::Speed]
        .into_iter()
        .chain(options)
        .chain(last)
        .filter(|row| *row != Row::Volume || parts.sound)
        .collect()
}

/// The page with the list of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    menu: Menu,
    /// The game whose options are listed, or `None` for the options of all games.
    game: Option<Kind>,
}

impl SettingsPage {
    /// Opens the page during a game, with the options of that game only.
    pub fn during(game: Kind) -> Self {
        Self {
            menu: Menu::default(),
            game: Some(game),
        }
    }

    fn chosen(self, rows: &[Row]) -> Row {
        let row = rows.get(usize::from(self.menu.index));
        row.copied().unwrap_or(Row::Speed)
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        let rows = rows(self.game, cx.parts);
        self.menu.press(button, rows.len() as u8);
        let row = self.chosen(&rows);
        match button {
            Button::B
                if cx.profile.unsaved.settings && cx.profile.spoiled(Item::Settings).is_some() =>
            {
                cx.profile.unsaved.settings = false;
                let question = Question::Afresh {
                    item: Item::Settings,
                    all: false,
                };
                Go::Swap(Screen::Confirm(Confirm::new(question)))
            }
            Button::B => Go::Back,
            Button::A if row == Row::Erase => {
                Go::Push(Screen::Confirm(Confirm::new(Question::Erase)))
            }
            Button::A | Button::Right | Button::Left if row == Row::Volume => {
                cx.change_volume(button != Button::Left);
                Go::Stay
            }
            Button::X if row == Row::Volume => {
                cx.mute();
                Go::Stay
            }
            Button::A | Button::Right | Button::Left => {
                cx.profile.unsaved.settings = true;
                let board = cx.parts.board;
                row.change(&mut cx.profile.settings, board, button != Button::Left);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        page(canvas, cx.say(Msg::Settings));
        let rows = rows(self.game, cx.parts);
        for (index, row) in rows.iter().enumerate() {
            let (name, value) = row.words(cx);
            let at = area(8, HEADER + 7 + ROW * index as i32, 224, ROW - 3);
            let chosen = index == usize::from(self.menu.index);
            value_row(canvas, at, chosen, name, value);
            if let Some((level, most)) = row.level(cx) {
                steps(canvas, at, chosen, level, most);
            }
        }
        let change = if self.chosen(&rows) == Row::Erase {
            (Button::A, cx.say(Msg::Choose))
        } else {
            (Button::Left, cx.say(Msg::Change))
        };
        let mut hints: Vec<_, 4> = Vec::new();
        let mute = (self.chosen(&rows) == Row::Volume).then(|| (Button::X, cx.say(Msg::BtnMute)));
        let last = (Button::B, cx.say(Msg::Back));
        hints.extend([change, (Button::Up, cx.say(Msg::Move))]);
        hints.extend(mute.into_iter().chain([last]));
        footer(canvas, &hints);
    }
}

impl Row {
    fn change(self, settings: &mut Settings, board: u8, forward: bool) {
        match self {
            Self::Speed => {
                let count = Speed::ALL.len();
                let step = if forward { 1 } else { count - 1 };
                settings.speed = Speed::ALL[(settings.speed as usize + step) % count];
            }
            Self::Option(game, option) => settings.toggle_option(game, 1 << option),
            Self::Brightness => {
                let step = if forward { 0 } else { Settings::BRIGHTEST - 2 };
                let next = (settings.brightness_on(board) + step) % Settings::BRIGHTEST + 1;
                settings.set_brightness_on(board, next);
            }
            Self::Seed => settings.ask_seed = !settings.ask_seed,
            Self::Language => {
                let count = Language::ALL.len();
                let step = if forward { 1 } else { count - 1 };
                settings.language = Language::ALL[(settings.language as usize + step) % count];
            }
            Self::Volume | Self::Erase => {}
        }
    }

    /// Returns the current and the highest value of a setting that is drawn as [`steps`], or `None`
    /// for other settings.
    fn level(self, cx: &Context) -> Option<(u8, u8)> {
        match self {
            Self::Brightness => {
                let level = cx.profile.settings.brightness_on(cx.parts.board);
                Some((level, Settings::BRIGHTEST))
            }
            Self::Volume => Some((cx.volume(), Settings::LOUDEST)),
            _ => None,
        }
    }

    /// Returns the name and the value of the setting. The value is empty for a setting that is
    /// drawn as [`steps`].
    fn words(self, cx: &Context) -> (&'static str, &'static str) {
        let settings = &cx.profile.settings;
        let either = |on: bool, yes: Msg, no: Msg| cx.say(if on { yes } else { no });
        match self {
            Self::Speed => {
                let speed = match settings.speed {
                    Speed::Slow => Msg::Slow,
                    Speed::Normal => Msg::Normal,
                    Speed::Fast => Msg::Fast,
                    Speed::Instant => Msg::Instant,
                };
                (cx.say(Msg::Speed), cx.say(speed))
            }
            Self::Option(game, option) => {
                let info = cx.info(game);
                let [name, usual, other] = info.option_words(cx, option.into());
                let is_on = settings.options(game) >> option & 1 == 1;
                (name, if is_on { other } else { usual })
            }
            Self::Brightness => (cx.say(Msg::Brightness), ""),
            Self::Volume => (cx.say(Msg::Volume), ""),
            Self::Seed => (
                cx.say(Msg::Seed),
                either(settings.ask_seed, Msg::Asked, Msg::Random),
            ),
            Self::Language => (
                cx.say(Msg::Language),
                cx.say(language::name(settings.language)),
            ),
            Self::Erase => (cx.say(Msg::EraseAll), ""),
        }
    }
}
