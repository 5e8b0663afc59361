//! The screen on which a person places pieces on the map.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{
    Action, Merchants, Mission, Move, Phase, Piece, Placing, Region, Spot,
};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Millis, Speed};

use super::bars;
use super::grid::{self, Marks, Moving};
use super::look::Look;
use super::region::RegionPage;
use super::shop::ShopScreen;
use super::text::{ActionText, DealText, OverviewText, RefusalText, SlotText, WordText, footer};
use super::{Play, Screen, guide, signs, words};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{badge, footer as draw_footer, row_ground};
use crate::shell::{Go, Services, flow, sentence};
use crate::theme;

/// The tops of the two lines below the map.
pub const LINES: [i32; 2] = [188, 204];

/// A question that is shown on the map before a piece is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Question {
    #[default]
    None,
    /// Which piece to place; this one is selected.
    Piece(Piece),
    /// Whether to return this mission in order to place two pieces.
    Double(Mission),
}

/// The map with a cursor, and a question if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapScreen {
    spot: Spot,
    question: Question,
    /// The time at which the map began to wait for a press; `None` before its first update.
    since: Option<Millis>,
}

/// The time between two widths of the cursor's ring, and between two colours of the guided game's
/// mark. Waves change half as often.
const BEAT: Millis = 400;
/// The number of beats after which nothing on the map moves, to save the battery.
const BEATS: Millis = 4;

impl MapScreen {
    /// Opens the map with the cursor on the given slot, or on [`grid::start`].
    pub fn new(play: &Play, spot: Option<Spot>) -> Self {
        let double = double(play.game());
        Self {
            spot: spot.unwrap_or_else(|| grid::start(grid::usable(play.game()))),
            question: double.map_or(Question::None, Question::Double),
            since: None,
        }
    }

    /// Stores the time at which the map began to wait for a press, unless it is stored already.
    /// Returns `false` if nothing on the map ever moves, so that it need not be drawn again.
    pub fn tick(&mut self, play: &Play, cx: &Services) -> bool {
        if self.is_still(play, cx) {
            return false;
        }
        self.since.get_or_insert(cx.now);
        true
    }

    /// Whether nothing on the map ever moves: at the instant speed, and during the introduction of
    /// the guided game.
    fn is_still(&self, play: &Play, cx: &Services) -> bool {
        cx.profile.settings.speed == Speed::Instant || play.introduction(cx).is_some()
    }

    /// Returns the number of beats for which the map has been waiting. After the last beat,
    /// everything is back in its first state.
    fn beats(&self, cx: &Services) -> Millis {
        let past = self.since.map_or(0, |since| cx.now.saturating_sub(since));
        (past / BEAT).min(BEATS)
    }

    /// Returns the time of the next beat, or `None` if nothing moves any more.
    pub fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        let beats = self.beats(cx);
        let moves = !self.is_still(play, cx) && beats < BEATS;
        moves.then(|| self.since.unwrap_or(cx.now) + (beats + 1) * BEAT)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        // The page about scoring hides the map, so the map ignores all buttons except B.
        if guide::shows_scores(play) && button != Button::B {
            return Go::Stay;
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
                    Button::Y => play.push(Screen::Look(Look::new(self.spot))),
                    _ => Go::Stay,
                };
            }
        }
        match button {
            Button::A => self.place(play, cx),
            Button::B => flow::undo(play, cx),
            Button::X => play.push(explanation(play, self.spot)),
            Button::Y => play.push(Screen::Look(Look::new(self.spot))),
            _ => {
                self.since = None;
                self.spot = grid::walk(self.spot, button, grid::usable(game));
                Go::Stay
            }
        }
    }

    fn press_piece(
        &mut self,
        button: Button,
        piece: Piece,
        play: &mut Play,
        cx: &mut Services,
    ) -> Go {
        match button {
            Button::A => flow::step(play, cx, Move::Place(piece, self.spot)),
            Button::B => {
                self.question = Question::None;
                Go::Stay
            }
            Button::Left | Button::Right | Button::Up | Button::Down => {
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

    /// Places a piece on the slot under the cursor. If a camel and a ship can be placed, asks which
    /// one.
    fn place(&mut self, play: &mut Play, cx: &mut Services) -> Go {
        let spot = self.spot;
        if play.game().piece(spot).is_some() {
            cx.refuse(RefusalText::Taken);
            return Go::Stay;
        }
        match place(play.game(), spot) {
            Some(piece) => flow::step(play, cx, Move::Place(piece, spot)),
            None => {
                self.question = Question::Piece(Piece::Camel);
                Go::Stay
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        if guide::shows_scores(play) {
            guide::draw_scores(cx, canvas);
            draw_footer(canvas, &[(Button::A, cx.say(Shell::Next))]);
            return;
        }
        let game = play.game();
        let seat = game.seat();
        bars::draw(canvas, play, seat, &title(cx, play));
        let beats = self.beats(cx);
        let marks = Marks {
            seat,
            usable: grid::usable(game),
            cursor: Some(self.spot),
            chosen: chosen(play),
            moving: Moving {
                is_narrow: beats % 2 == 1,
                waves: beats % 4 > 1,
                arrival: None,
            },
        };
        grid::draw(cx, canvas, play, marks);
        let sentence = guide::sentence(cx, play);
        match (self.question, sentence) {
            (Question::Piece(piece), _) => draw_piece(cx, canvas, piece),
            (Question::Double(_), _) => {
                let words = cx.say(DealText::DoubleAsk);
                sentence::draw_above_footer(canvas, words);
            }
            (Question::None, Some(text)) => {
                guide::draw_under_map(canvas, text);
                guide::draw_target(canvas, play, beats % 2 == 1);
            }
            (Question::None, None) => draw_lines(cx, canvas, play, seat, self.spot),
        }
        if play.introduces() {
            footer::draw(play, cx, canvas, footer::INTRODUCTION);
            return;
        }
        match self.question {
            Question::None if self.spot.action() == Action::Improvement => {
                footer::draw(play, cx, canvas, footer::MAP_SHOP);
            }
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

/// Returns the page that explains a slot. This is the list of improvements, or the page of the
/// slot's region.
pub fn explanation(play: &Play, spot: Spot) -> Screen {
    match spot.action() {
        Action::Improvement if !play.game().open().is_empty() => {
            Screen::Shop(ShopScreen::read(spot))
        }
        _ => Screen::Region(RegionPage::new(spot)),
    }
}

/// Returns the title of the map. If several humans play, it names the one who places.
fn title(cx: &Services, play: &Play) -> Line {
    let game = play.game();
    if matches!(game.phase(), Phase::Place(Placing::Second)) {
        return cx.tell(ActionText::TitleSecond, &[]);
    }
    if play.running().humans() > 1 {
        let name = words::player(cx, play, game.seat());
        return cx.tell(OverviewText::PlayersPlace, &[name.into()]);
    }
    cx.tell(ActionText::TitleMap, &[])
}

/// Returns the piece for a slot, or `None` if both a camel and a ship can be placed. If neither can
/// be placed, returns the camel, so that the engine refuses the move with a reason.
pub fn place(game: &Merchants, spot: Spot) -> Option<Piece> {
    let fits = |piece| game.check(Move::Place(piece, spot)).is_ok();
    match (fits(Piece::Camel), fits(Piece::Ship)) {
        (true, true) => None,
        (_, true) => Some(Piece::Ship),
        _ => Some(Piece::Camel),
    }
}

/// Returns the mission that the player can return to place two pieces.
fn double(game: &Merchants) -> Option<Mission> {
    let fulfilled = game.board(game.seat()).fulfilled();
    let mut cards = fulfilled.iter();
    cards.find(|&card| game.check(Move::Double(card)).is_ok())
}

/// Returns the region that the only person has chosen in secret.
pub fn chosen(play: &Play) -> Option<Region> {
    let game = play.game();
    let only = play.running().only_human()?;
    game.chosen().filter(|_| game.chooser() == Some(only))
}

/// Returns the line about a slot. If there is space beside it, also returns the gain from the slot.
pub fn first_line(cx: &Services, play: &Play, seat: Seat, spot: Spot) -> (Line, Option<Line>) {
    let mut line = words::line(cx, play, seat, spot);
    if Font::Body.width(&line) > ROOM {
        line.clear();
        let _ = line.push_str(words::spot_name(cx, spot));
    }
    let gain = words::gain(cx, play.game(), seat, spot);
    let room = ROOM - 8 - Font::Body.width(&line);
    (line, gain.filter(|gain| Font::Body.width(gain) <= room))
}

/// The width of the two lines, beside the sign at their left.
const ROOM: i32 = 214;

/// Draws the two lines that explain a slot.
pub fn draw_lines(cx: &Services, canvas: &mut Canvas, play: &Play, seat: Seat, spot: Spot) {
    let game = play.game();
    let [first, second] = LINES.map(|top| area(24, top, ROOM, 17));
    match game.piece(spot) {
        Some((owner, _)) => badge(canvas, play.person(owner), Point::new(5, LINES[0] + 2)),
        None => {
            let piece = grid::piece_for(game, seat, spot);
            signs::piece(piece).draw(canvas, Point::new(12, LINES[0] + 9));
        }
    }
    let (line, gain) = first_line(cx, play, seat, spot);
    canvas.text(Font::Body, &line, first, Align::Left, theme::CREAM);
    if let Some(gain) = gain {
        let x = 24 + Font::Body.width(&line) + 4;
        let room = area(x, LINES[0], 238 - x, 17);
        canvas.text(Font::Body, &gain, room, Align::Right, theme::GOLD);
    }
    let note = words::note(cx, play, seat, spot);
    let end = signs::draw_note(cx, canvas, &note, game.board(seat), second.top_left);
    let safe = spot.region().is_some() && spot.region() == game.under();
    let text = cx.say(SlotText::NoteSafe);
    if safe && Font::Body.width(text) <= 234 - end {
        let room = area(end + 4, LINES[1], 234 - end, 17);
        canvas.text(Font::Body, text, room, Align::Right, theme::SHADE);
    }
}

/// Draws the question which piece to place on a slot for both kinds.
fn draw_piece(cx: &Services, canvas: &mut Canvas, piece: Piece) {
    for kind in Piece::ALL {
        let x = 6 + 116 * kind.index() as i32;
        let at = area(x, LINES[0] + 6, 112, 22);
        let ink = row_ground(canvas, at, kind == piece);
        let middle = Point::new(x + 14, LINES[0] + 17);
        signs::piece(kind).draw_in(canvas, middle, ink, theme::NIGHT);
        let name = cx.say(WordText::piece(kind, 1));
        let text = area(x + 28, LINES[0] + 6, 82, 22);
        canvas.text(Font::Body, name, text, Align::Left, ink);
    }
}
