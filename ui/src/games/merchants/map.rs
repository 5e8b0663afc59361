//! Placing pieces on the map.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{
    Action, Merchants, Mission, Move, Phase, Piece, Placing, Region, Spot,
};
use palmyra_engine::{Game as _, Seat};

use super::bars;
use super::board::BoardPage;
use super::grid::{self, Marks};
use super::region::RegionPage;
use super::text::{ActionText, DealText, OverviewText, WordText, footer};
use super::words::{self, Note};
use super::{Play, Screen, guide, signs};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{FOOT, draw_toast, footer as draw_footer, row_ground};
use crate::shell::{Go, Services, flow, sentence};
use crate::theme;

/// Top of the line under the map.
const LINE: i32 = 196;

/// The question that A asks before it places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Question {
    #[default]
    None,
    /// Which piece to send.
    Piece(Piece),
    /// Whether to return a mission in order to place two pieces.
    Double(Mission),
}

/// The map with a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapScreen {
    spot: Option<Spot>,
    question: Question,
}

impl MapScreen {
    /// Creates the map with the cursor on a slot, or where it starts.
    pub fn new(play: &Play, spot: Option<Spot>) -> Self {
        let game = play.game();
        let usable = grid::usable(game);
        let spot = spot.filter(|&spot| usable.contains(spot));
        let double = double(game);
        Self {
            spot: spot.or_else(|| grid::start(usable)),
            question: double.map_or(Question::None, Question::Double),
        }
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        if guide::introduction(play).is_some() {
            return self.press_introduction(button, play, cx);
        }
        match self.question {
            Question::None => {}
            Question::Piece(piece) => return self.press_piece(button, piece, play, cx),
            Question::Double(card) => {
                return match button {
                    Button::A => flow::step(play, cx, Move::Double(card)),
                    Button::B => {
                        self.question = Question::None;
                        Go::Stay
                    }
                    Button::Y => play.push(Screen::Board(BoardPage::new(play, game.seat()))),
                    _ => Go::Stay,
                };
            }
        }
        match button {
            Button::A => self.place(play, cx),
            Button::B => flow::undo(play, cx),
            Button::X => match self.spot {
                Some(spot) => play.push(Screen::Region(RegionPage::new(spot))),
                None => Go::Stay,
            },
            Button::Y => play.push(Screen::Board(BoardPage::new(play, game.seat()))),
            _ => {
                if let Some(spot) = self.spot {
                    self.spot = Some(grid::walk(spot, button, grid::usable(game)));
                }
                Go::Stay
            }
        }
    }

    /// Handles a button while the introduction is read, before anything is
    /// placed.
    fn press_introduction(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                play.read_introduction();
                Go::Stay
            }
            Button::B => flow::undo(play, cx),
            _ => Go::Stay,
        }
    }

    fn press_piece(
        &mut self,
        button: Button,
        piece: Piece,
        play: &mut Play,
        cx: &mut Services,
    ) -> Go {
        match (button, self.spot) {
            (Button::A, Some(spot)) => flow::step(play, cx, Move::Place(piece, spot)),
            (Button::B, _) => {
                self.question = Question::None;
                Go::Stay
            }
            (Button::Left | Button::Right | Button::Up | Button::Down, _) => {
                let other = match piece {
                    Piece::Camel => Piece::Ship,
                    Piece::Ship => Piece::Camel,
                };
                self.question = Question::Piece(other);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    /// Places a piece, or asks which one.
    fn place(&mut self, play: &mut Play, cx: &mut Services) -> Go {
        let Some(spot) = self.spot else {
            return Go::Stay;
        };
        match place(play.game(), spot) {
            Some(piece) => flow::step(play, cx, Move::Place(piece, spot)),
            None => {
                self.question = Question::Piece(Piece::Camel);
                Go::Stay
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        let seat = game.seat();
        bars::draw(canvas, play, seat, &title(cx, play));
        let marks = Marks {
            seat,
            usable: grid::usable(game),
            cursor: self.spot,
            eye: eye(play),
        };
        grid::draw(cx, canvas, play, marks);
        match (self.question, self.spot) {
            (Question::Piece(piece), _) => draw_piece(cx, canvas, piece),
            (Question::Double(_), _) => {
                let words = cx.say(DealText::DoubleAsk);
                canvas.fill(area(0, LINE - 4, 240, 29), theme::NIGHT);
                sentence::draw_above_footer(canvas, words);
            }
            (Question::None, Some(spot)) => draw_line(cx, canvas, play, seat, spot),
            (Question::None, None) => {}
        }
        match guide::sentence(cx, play) {
            // The introduction is about the bars at the top.
            Some(text) if guide::introduction(play).is_some() => {
                // Slots that the text would partly cover are left out.
                let below = area(0, 160, 240, FOOT - 160);
                canvas.cover(below);
                canvas.fill(below, theme::NIGHT);
                guide::draw(canvas, text, FOOT);
            }
            Some(text) => guide::draw_above(canvas, text),
            None => {}
        }
        draw_toast(cx, canvas);
        if guide::introduction(play).is_some() {
            draw_footer(canvas, &[(Button::A, cx.say(Shell::Next))]);
            return;
        }
        match self.question {
            Question::None => footer::draw(play, cx, canvas, footer::MAP),
            Question::Double(_) => draw_footer(
                canvas,
                &[
                    (Button::A, cx.say(Shell::Agree)),
                    (Button::B, cx.say(Shell::Decline)),
                ],
            ),
            Question::Piece(_) => draw_footer(
                canvas,
                &[
                    (Button::Left, cx.say(Shell::Change)),
                    (Button::A, cx.say(footer::Msg::Place)),
                    (Button::B, cx.say(Shell::Back)),
                ],
            ),
        }
    }
}

/// The title; with several people it names the one who places.
fn title(cx: &Services, play: &Play) -> Line {
    let game = play.game();
    if matches!(game.phase(), Phase::Place(Placing::Second)) {
        return cx.tell(ActionText::TitleSecond, &[]);
    }
    if play.running().humans() > 1 {
        let name = cx.name(play.person(game.seat()));
        return cx.tell(OverviewText::PlayersPlace, &[name.into()]);
    }
    cx.tell(ActionText::TitleMap, &[])
}

/// The piece that goes to a slot, if there is no choice.
pub fn place(game: &Merchants, spot: Spot) -> Option<Piece> {
    let fits = |piece| game.check(Move::Place(piece, spot)).is_ok();
    match (fits(Piece::Camel), fits(Piece::Ship)) {
        (true, true) => None,
        (_, true) => Some(Piece::Ship),
        _ => Some(Piece::Camel),
    }
}

/// The mission that may be returned to place two pieces.
fn double(game: &Merchants) -> Option<Mission> {
    let fulfilled = game.board(game.seat()).fulfilled();
    let mut cards = fulfilled.iter();
    cards.find(|&card| game.check(Move::Double(card)).is_ok())
}

/// The region that the only person at the device has chosen in secret.
pub fn eye(play: &Play) -> Option<Region> {
    let game = play.game();
    let only = play.running().only_human()?;
    game.chosen().filter(|_| game.chooser() == Some(only))
}

/// The line about a slot, the note on its right, and the width of that.
pub fn beside(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> (Line, Note, i32) {
    let note = words::note(cx, play.game(), seat, spot);
    let width = match &note {
        Note::Nothing => 0,
        Note::Good(text) | Note::Missing(text) => Font::Body.width(text) + 6,
        // With a minus before them and a gap.
        Note::Short(goods) => signs::goods_width(*goods) + 13,
    };
    let mut line = words::line(cx, play, seat, spot);
    // What is missing matters more than a long name.
    if Font::Body.width(&line) + width > 238 - 24 {
        line.clear();
        let _ = line.push_str(match spot.action() {
            // The slot itself shows which of them it is.
            Action::Improvement => cx.say(ActionText::ActBuy),
            _ => words::spot_name(cx, spot),
        });
    }
    (line, note, width)
}

/// Draws the line that explains a slot.
pub fn draw_line(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat, spot: Spot) {
    let game = play.game();
    let middle = LINE + 12;
    let piece = grid::piece_for(game, seat, spot);
    signs::piece(piece).draw(canvas, Point::new(12, middle));
    let (line, note, beside) = beside(cx, play, seat, spot);
    let width = Font::Body.width(&line);
    let at = area(24, LINE, 214, 24);
    canvas.text(Font::Body, &line, at, Align::Left, theme::CREAM);
    let room = area(24 + width + 4, LINE, 238 - 28 - width, 24);
    match note {
        Note::Nothing => {
            let safe = spot.region().is_some() && spot.region() == game.under();
            let text = cx.say(super::text::SlotText::NoteSafe);
            if safe && Font::Body.width(text) <= room.size.width as i32 {
                canvas.text(Font::Body, text, room, Align::Right, theme::SHADE);
            }
        }
        Note::Good(text) => canvas.text(Font::Body, &text, room, Align::Right, theme::GOLD),
        Note::Missing(text) => canvas.text(Font::Body, &text, room, Align::Right, theme::EMBER),
        Note::Short(goods) => {
            let x = 238 + 6 - beside;
            let minus = area(x, LINE, 8, 24);
            canvas.text(Font::Body, "-", minus, Align::Left, theme::EMBER);
            signs::goods_line(canvas, goods, Point::new(x + 6, middle), theme::EMBER);
        }
    }
}

/// Draws the question which piece to send, where either may stand.
fn draw_piece(cx: &Services, canvas: &mut Canvas, piece: Piece) {
    for kind in Piece::ALL {
        let x = 6 + 116 * kind.index() as i32;
        let at = area(x, LINE + 1, 112, 22);
        let ink = row_ground(canvas, at, kind == piece);
        signs::piece(kind).draw_in(canvas, Point::new(x + 14, LINE + 12), ink, theme::NIGHT);
        let name = cx.say(WordText::piece(kind, 1));
        let text = area(x + 28, LINE + 1, 82, 22);
        canvas.text(Font::Body, name, text, Align::Left, ink);
    }
}
