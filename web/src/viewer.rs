//! Shows a record.

use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use core::fmt::Display;

use palmyra_engine::record::{Recorded, from_file};
use palmyra_play::{Kind, with_game};
use palmyra_ui::{App, Button, Input, Picture};

use crate::words::Words;

/// A record that is shown. It has an application of its own, so the current game does not change
/// and nothing is saved.
pub struct Viewer {
    app: Box<App>,
    text: String,
    page: usize,
    pages: usize,
    /// The name of the screen that shows the page of the record. Explanations
    /// may lie on top of it.
    screen: &'static str,
    /// Whether the up and down buttons scroll the page.
    moves: bool,
    /// Whether button X shows an explanation of the page.
    explains: bool,
}

/// The effect of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looked {
    /// The record is still shown.
    On,
    /// The record has been closed.
    Away,
}

impl Viewer {
    /// Opens a record from the bytes of its file. Settings are copied from
    /// `app`.
    ///
    /// # Errors
    ///
    /// The first invalid line and the problem with it.
    pub fn open(app: &App, file: &[u8]) -> Result<Self, String> {
        let text = from_file(file);
        with_game!(Kind::of_record(&text), Game => check::<Game>(&text))?;
        let mut viewer = Self {
            app: Box::new(app.for_records()),
            text,
            page: 0,
            pages: 0,
            screen: "",
            moves: false,
            explains: false,
        };
        viewer.show(0);
        Ok(viewer)
    }

    /// Draws the current page.
    pub fn draw(&self, target: &mut Picture, observer: &mut Words) {
        if self.app.screen() == self.screen {
            let Self {
                moves, explains, ..
            } = *self;
            self.app.draw_record(target, observer, moves, explains);
        } else {
            self.app.draw_observed(target, observer);
        }
    }

    /// Whether a button changes the picture of the page. Restores the page afterwards.
    fn answers(&mut self, button: Button) -> bool {
        let before = picture(&self.app);
        self.app.update(Input::Press(button), 0);
        self.app.update(Input::Release(button), 0);
        let after = picture(&self.app);
        self.app.show_record(&self.text, self.page);
        before.numbers() != after.numbers()
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
            self.moves = self.answers(Button::Down);
            // Only pages about turns have explanations. On pages about the table, button X would
            // open menus of a running game.
            self.explains = !page.is_multiple_of(2) && self.answers(Button::X);
        }
    }

    /// Handles a button that went down.
    pub fn press(&mut self, button: Button) -> Looked {
        let is_own = self.app.screen() == self.screen;
        match button {
            Button::A | Button::Right if is_own => self.show(self.page + 1),
            Button::Left if is_own => self.show(self.page.saturating_sub(1)),
            Button::B if is_own => return Looked::Away,
            Button::X if is_own && !self.explains => {}
            // Button Y is ignored, because it would open menus of a running game.
            Button::Y if is_own => {}
            _ => {
                self.app.update(Input::Press(button), 0);
                self.app.update(Input::Release(button), 0);
            }
        }
        Looked::On
    }
}

/// Checks a record.
///
/// # Errors
///
/// The first invalid line.
fn check<G: Recorded<Refusal: Display>>(text: &str) -> Result<(), String> {
    // These types are the same as those in the code that shows the record, so both use one
    // copy of the compiled reader.
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
