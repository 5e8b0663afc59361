//! A record on show, page by page.

use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::record::ErrorOf;
use palmyra_play::{Kind, Person, Start, Who};

use crate::app::App;
use crate::canvas::{Canvas, Observer, area};
use crate::games::{AnyPlay, Play, Shown, Step, with_shown};
use crate::input::Button;
use crate::picture::Picture;
use crate::shell::text::Msg;
use crate::shell::widgets::{FOOT, FOOTER, footer};
use crate::shell::{Go, Screen};

impl App {
    /// Shows a page of a record: the deal, then what happened in every turn and
    /// the table after it, at last the result. Whoever looks at a record may see
    /// everything, so the log hides nothing. Answers how many pages there are;
    /// `None` if this is no record of a game with screens, and then nothing has
    /// changed.
    ///
    /// The game at hand gives way to that of the record, so this is for an
    /// application whose saves nobody exchanges.
    pub fn show_record(&mut self, text: &str, page: usize) -> Option<usize> {
        with_shown!(Kind::of_record(text), Game => self.show::<Game>(text, page), else None)
    }

    /// Draws a page of a record, with a bar that tells what the buttons do there:
    /// left and right turn pages and B closes the record. Up and down move what is on
    /// show if `moves`, and X explains it if `explains`.
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
        // There is room for all of them.
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
        let begun = |deal: &G| {
            let start = Start {
                first: Some(Person(0)),
                who: [Who::Bot(Level::Zenobia); MAX_SEATS],
                ..Start::people(G::KIND, deal.mode(), deal.seats())
            };
            Play::<G>::recorded(start, deal.clone())
        };
        let mut play = None;
        let mut shown = None;
        let mut turns = 0;
        let wanted = page.div_ceil(2);
        let mut follows = true;
        let end = read::<G>(text, &mut |before, mv| {
            let play = play.get_or_insert_with(|| begun(before));
            if turns == wanted && shown.is_none() {
                shown = Some(play.clone());
            }
            match play.play_from(before, mv) {
                Ok(Step::Within) => {}
                Ok(Step::TurnOver) => turns += 1,
                Err(_) => follows = false,
            }
        })
        .ok()?;
        if !follows || wanted > turns {
            return None;
        }
        let play = play.unwrap_or_else(|| begun(&end));
        // Steps of a turn that is not over yet belong to the last page.
        let is_last = page == 2 * turns;
        let shown = shown.filter(|_| !is_last).unwrap_or(play);
        let cx = self.context_mut();
        cx.rank = None;
        let is_turn = page % 2 == 1;
        let screen = if is_turn {
            Screen::Game(G::log_entry(0).into())
        } else if end.outcome().is_some() && is_last {
            Screen::record_end()
        } else {
            Screen::Game(G::overview(&shown, cx).into())
        };
        cx.play = Some(shown.into());
        self.go(Go::Game(screen));
        Some(2 * turns + 1)
    }
}

/// Reads a record. All callers share one reader, as a reader is large.
fn read<G: Shown>(text: &str, each: &mut dyn FnMut(&G, G::Move)) -> Result<G, ErrorOf<G>> {
    G::read(text, each)
}
