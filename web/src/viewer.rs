//! The viewer of a record.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt::Display;

use palmyra_engine::record::{Recorded, from_file};
use palmyra_play::{Kind, with_game};
use palmyra_ui::{App, Button, Input, Picture};

use crate::words::Words;

/// A record on an application of its own, so that the current game does not change and
/// nothing is saved.
pub struct Viewer {
    app: Box<App>,
    text: String,
    page: usize,
    pages: usize,
    /// The name of the page's own screen; others may lie on top of it.
    screen: &'static str,
}

/// Where a button leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looked {
    /// To another picture.
    On,
    /// Away from the record.
    Away,
}

impl Viewer {
    /// Opens the bytes of a record's file, with the settings of an application.
    ///
    /// # Errors
    /// The first wrong line and what is wrong with it.
    pub fn open(app: &App, file: &[u8]) -> Result<Self, String> {
        let text = from_file(file);
        with_game!(Kind::of_record(&text), Game => check::<Game>(&text))?;
        let mut viewer = Self {
            app: Box::new(app.clone()),
            text,
            page: 0,
            pages: 0,
            screen: "",
        };
        viewer.show(0);
        Ok(viewer)
    }

    /// Draws the current page.
    pub fn draw(&self, target: &mut Picture, observer: &mut Words) {
        if self.app.screen() == self.screen {
            let moves = self.answers(Button::Down);
            let explains = self.explains() && self.answers(Button::X);
            self.app.draw_record(target, observer, moves, explains);
        } else {
            self.app.draw_observed(target, observer);
        }
    }

    /// Whether X explains the page. Only pages about turns are explained: explanations of the
    /// table lead to menus of a running game.
    fn explains(&self) -> bool {
        !self.page.is_multiple_of(2)
    }

    /// Whether a button changes the picture.
    fn answers(&self, button: Button) -> bool {
        let mut other = self.app.clone();
        other.update(Input::Press(button), 0);
        other.update(Input::Release(button), 0);
        picture(&other).numbers() != picture(&self.app).numbers()
    }

    /// The current page, from 0, and the number of pages.
    pub fn place(&self) -> (usize, usize) {
        (self.page, self.pages)
    }

    /// Shows another page, if there is one.
    pub fn show(&mut self, page: usize) {
        if let Some(pages) = self.app.show_record(&self.text, page) {
            self.pages = pages;
            self.page = page;
            self.screen = self.app.screen();
        }
    }

    /// Handles a button that went down.
    pub fn press(&mut self, button: Button) -> Looked {
        let is_own = self.app.screen() == self.screen;
        match button {
            Button::A | Button::Right if is_own => self.show(self.page + 1),
            Button::Left if is_own => self.show(self.page.saturating_sub(1)),
            Button::B if is_own => return Looked::Away,
            Button::X if is_own && !self.explains() => {}
            // The overview of the table leads to menus of a running game.
            Button::Y if is_own => {}
            _ => {
                self.app.update(Input::Press(button), 0);
                self.app.update(Input::Release(button), 0);
            }
        }
        Looked::On
    }
}

/// Checks a record; the error is its first wrong line.
fn check<G: Recorded<Refusal: Display>>(text: &str) -> Result<(), String> {
    // Called with the same types as where the record is shown, to share the reader.
    let each: &mut dyn FnMut(&G, G::Move) = &mut |_, _| {};
    G::read(text, each)
        .map(drop)
        .map_err(|error| error.to_string())
}

/// Draws the picture of an application.
fn picture(app: &App) -> Box<Picture> {
    let mut picture = Box::new(Picture::new());
    app.draw(&mut picture);
    picture
}
