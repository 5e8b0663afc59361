//! Showing a record page by page.

use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::{Kind, Person, Start, Who};

use crate::app::App;
use crate::canvas::{Canvas, Observer, area};
use crate::games::{AnyPlay, with_shown};
use crate::input::Button;
use crate::picture::Picture;
use crate::shell::text::Msg;
use crate::shell::widgets::{FOOT, FOOTER, footer};
use crate::shell::{Go, Play, Screen, Shown, Step};

impl App {
    /// Creates an application that shows records, with the settings of this one.
    #[must_use]
    pub fn for_records(&self) -> Self {
        let mut app = Self::off(0);
        app.cx.shell.parts = self.cx.shell.parts;
        app.cx.profile.settings = *self.settings();
        app
    }

    /// Shows a page of a record. Page 0 is the deal. Each turn then has a page with what happened,
    /// and a page with the table afterwards. After the turn that ends the game, the result replaces
    /// the table. The log hides nothing, because a record contains all secrets anyway.
    ///
    /// Returns the number of pages. Returns `None` and changes nothing if the text is not the
    /// record of a game with screens, or if there is no such page.
    ///
    /// Replaces the current game, so use this only in an application that never saves.
    pub fn show_record(&mut self, text: &str, page: usize) -> Option<usize> {
        with_shown!(Kind::of_record(text), Game => self.show::<Game>(text, page), else None)
    }

    /// Draws a page of a record, and a bar with the buttons: left and right turn pages, and B
    /// closes the record. If `moves` is set, up and down move the view; if `explains` is set, X
    /// explains the page.
    pub fn draw_record(
        &self,
        picture: &mut Picture,
        observer: &mut dyn Observer,
        moves: bool,
        explains: bool,
    ) {
        let mut canvas = Canvas::observed(picture, observer);
        self.draw_on(&mut canvas);
        let cx = self.context();
        let mut hints: Vec<(Button, &str), 4> = Vec::new();
        // The list has room for all four buttons.
        let _ = hints.push((Button::Left, cx.say(Msg::PageWord)));
        if moves {
            let _ = hints.push((Button::Up, cx.say(Msg::Move)));
        }
        if explains {
            let _ = hints.push((Button::X, cx.say(Msg::Why)));
        }
        let _ = hints.push((Button::B, cx.say(Msg::Close)));
        canvas.cover(area(0, FOOT, 240, FOOTER));
        footer(&mut canvas, &hints);
    }

    fn show<G: Shown>(&mut self, text: &str, page: usize) -> Option<usize>
    where
        AnyPlay: From<Play<G>>,
    {
        let (play, turns, end) = follow::<G>(text, usize::MAX)?;
        let wanted = page.div_ceil(2);
        if wanted > turns {
            return None;
        }
        // Steps of an unfinished turn are shown on the last page.
        let is_last = page == 2 * turns;
        let mut shown = if is_last {
            play
        } else {
            follow::<G>(text, wanted)?.0
        };
        let cx = self.context_mut();
        cx.rank = None;
        let is_turn = page % 2 == 1;
        let screen = if is_turn {
            shown.show(G::log_entry(0))
        } else if end.outcome().is_some() && is_last {
            Screen::record_end()
        } else {
            shown.show(G::overview(&shown, cx))
        };
        cx.play = Some(shown.into());
        self.go(Go::Game(screen));
        Some(2 * turns + 1)
    }
}

/// Plays at most `until` turns of a record. Returns the game with its log, the number of turns in
/// the record that were played, and the record's last position.
fn follow<G: Shown>(text: &str, until: usize) -> Option<(Play<G>, usize, G)> {
    let begun = |deal: &G| {
        let start = Start {
            first: Some(Person(0)),
            who: [Who::Bot(Level::Zenobia); MAX_SEATS],
            ..Start::people(G::KIND, deal.mode(), deal.seats())
        };
        Play::<G>::recorded(start, deal.clone())
    };
    let mut play = None;
    let mut turns = 0;
    let mut follows = true;
    // The function that reads records is large. It takes a trait object, so it is compiled only
    // once per game.
    let each: &mut dyn FnMut(&G, G::Move) = &mut |before, mv| {
        let play = play.get_or_insert_with(|| begun(before));
        if turns == until {
            return;
        }
        match play.play_from(before, mv) {
            Ok(Step::Within) => {}
            Ok(Step::TurnOver) => turns += 1,
            Err(_) => follows = false,
        }
    };
    let end = G::read(text, each).ok()?;
    let play = play.unwrap_or_else(|| begun(&end));
    follows.then_some((play, turns, end))
}
