//! The screens of `legions`, the tile-laying game.

mod about;
pub mod art;
mod block;
mod camera;
mod campaign;
mod chart;
mod choice;
mod explain;
mod finale;
mod flip;
mod guide;
mod guided;
mod hand;
mod hint;
mod how_to;
mod look;
mod map;
mod motion;
mod nav;
mod news;
mod pictures;
mod players;
mod reason;
mod remaining;
mod result;
mod results;
mod scene;
mod stack;
mod summary;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod text;
mod tray;
mod turn;

use embedded_graphics::prelude::*;
use palmyra_engine::bot::PlanMoves;
use palmyra_engine::legions::bot::Reason;
use palmyra_engine::legions::{
    Cell, Feature, Figure, Landscape, Legions, Move, Phase, Refusal, Setup, Solo, Tile,
};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::results::Results;
use palmyra_play::{Asker, Listed as _, Millis, Person, Start};

pub use self::about::About;
use self::art::draw_figure;
use self::camera::Camera;
use self::how_to::Topic;
use self::map::Map;
use self::tally::{Source, Tally};
use self::text::Msg;
use self::turn::Turn;
use super::bits;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::standings::PARTS;
use crate::shell::text::{Blank, Line, TextTable};
use crate::shell::widgets::FOOT;
use crate::shell::{Decide, End, Go, Read, Score, ScreenTypes, Services, Teach, game_screens};
use crate::theme;

/// A running game of `legions` with the state of its screens.
type Play = crate::shell::Play<Legions>;

/// The state that the screens share.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The position of the close view.
    camera: Camera,
    /// The moves of the last hint that was followed.
    hint: PlanMoves<Move>,
    /// The value of `steps` when the last hint was followed.
    hinted: usize,
    /// The animation of the tile that was just laid, if it still runs.
    motion: Option<motion::Motion>,
    /// The facts about the table at the last decision or step, to notice a new tile.
    seen: motion::Seen,
    /// Whether turns of bots were skipped since a person's last turn.
    skipped: bool,
}

/// Returns the move on which the cursor starts: the one that was taken back, or the next move of a
/// hint.
fn suggested(play: &Play) -> Option<Move> {
    let next = || {
        let done = play.steps().checked_sub(play.view.hinted)?;
        play.view.hint.get(done).copied()
    };
    let mv = play.undone().or_else(next)?;
    play.game().check(mv).is_ok().then_some(mv)
}

/// Opens the page for looking around. The cursor is on the given cell, or on the legion of the seat
/// to move.
fn look(play: &mut Play, cell: Option<Cell>) -> Go {
    let seat = play.game().seat();
    let cell = cell.unwrap_or_else(|| Map::stand(play, seat, Figure::Legion));
    play.push(Screen::Look(look::Look::new(cell)))
}

/// Returns the name of the player at a seat.
fn name_of<'a>(cx: &'a Services, play: &Play, seat: Seat) -> &'a str {
    play.name(cx, seat)
}

game_screens! {
    Legions;
    Table(table::Table): "table",
    Stack(stack::Stack): "stack",
    Flip(flip::Flip): "flip",
    Explain(explain::Explain): "explain",
    Hint(hint::Hint): "hint",
    Look(look::Look): "look",
    Summary(summary::Summary): "summary",
    Players(players::PlayersPage): "players",
    Remaining(remaining::Remaining): "remaining",
    Finale(finale::Finale): "finale",
    ;
    fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        match self {
            Self::Table(table) => table.tick(play, cx),
            Self::Summary(summary) => summary.tick(play, cx),
            Self::Finale(finale) => finale.tick(play, cx),
            _ => (false, Go::Stay),
        }
    }

    fn asks(&self, play: &Play, cx: &Services) -> Option<Asker> {
        match self {
            Self::Table(table) => table.asks(play, cx),
            Self::Hint(hint) => hint.asks(play, cx),
            _ => None,
        }
    }

    fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match self {
            Self::Table(table) => table.wake(play, cx),
            Self::Summary(summary) => summary.wake(play, cx),
            Self::Finale(finale) => finale.wake(play, cx),
            _ => None,
        }
    }

    fn is_resting(&self) -> bool {
        matches!(self, Self::Summary(_))
    }
}

impl ScreenTypes for Legions {
    type Screen = Screen;
    type Turn = Turn;
    type View = View;
    type Tally = Tally;
    const TEXTS: TextTable = text::TEXTS;
}

impl Decide for Legions {
    fn prepare(play: &mut Play, cx: &Services) {
        motion::look(play, cx);
    }

    fn decide(play: &Play, _: &Services) -> Screen {
        match Some(play.game().phase()) {
            Some(Phase::OddTile { .. } | Phase::Recruit) => Screen::Stack(stack::Stack::new(play)),
            Some(Phase::Flip) => Screen::Flip(flip::Flip::new(play)),
            _ => Screen::Table(table::Table::decide(play)),
        }
    }

    fn watch(_: &Play, cx: &Services) -> Screen {
        Screen::Table(table::Table::watch(cx.now))
    }

    fn turn_over(play: &Play, cx: &Services) -> Option<Screen> {
        Some(Screen::Summary(summary::Summary::newest(play, cx)))
    }

    const FOLDS: i32 = 42;

    fn draw_curtain(cx: &Services, _: &Play, canvas: &mut Canvas, person: Person) {
        let (colour, _) = theme::PLAYERS[person.index() % theme::PLAYERS.len()];
        for fold in 0..12 {
            let low = (fold % 2) * 6;
            canvas.fill(area(fold * 20, FOOT - 30 - low, 17, 36), colour);
        }
        let (middle, aside) = (Point::new(120, 140), Point::new(16, 0));
        draw_figure(canvas, person, Figure::Legion, middle - aside);
        draw_figure(canvas, person, Figure::Censor, middle + aside);
        let at = area(0, 156, 240, 20);
        let words = cx.say(Msg::PassHint);
        canvas.text(Font::Body, words, at, Align::Centre, theme::SHADE);
    }

    fn refusal(cx: &Services, refusal: Refusal) -> &'static str {
        cx.say(Msg::refusal(refusal))
    }

    fn reason_of(game: &Self, mv: Move) -> Option<Reason> {
        Reason::of_move(game, mv)
    }
}

impl Read for Legions {
    fn players_page() -> Screen {
        Screen::Players(players::PlayersPage)
    }

    fn extra_page(cx: &Services) -> Option<(&'static str, Screen)> {
        let page = Screen::Remaining(remaining::Remaining);
        Some((cx.say(Msg::RemainingTiles), page))
    }

    fn draw_log_row(
        cx: &Services,
        play: &Play,
        turn: &Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    ) {
        news::draw_log_row(cx, play, turn, canvas, top, chosen);
    }

    fn log_entry(ago: u8) -> Screen {
        Screen::Summary(summary::Summary::again(ago))
    }
}

impl Teach for Legions {
    fn guided() -> Option<(Start, Self)> {
        guide::begin()
    }

    fn lesson(play: &Play) -> Option<Move> {
        guide::next(play)
    }

    fn objection(cx: &Services, play: &Play, mv: Move) -> Option<&'static str> {
        guide::objection(play, mv).map(|msg| cx.say(msg))
    }

    fn page_at_hand(play: &Play) -> u8 {
        Topic::at_hand(play.game()) as u8
    }
}

impl Score for Legions {
    fn standing(game: &Self, seat: Seat) -> (i16, i16) {
        (game.coins(seat).into(), game.flipped(seat).into())
    }

    fn open_score(play: &Play, seat: Seat) -> Option<i16> {
        visible_coins(play, play.running().only_human(), seat).map(Into::into)
    }

    fn rank_words(cx: &Services, play: &Play, score: i16, rank: usize) -> Line {
        match play.game().setup() {
            Setup::Solo(_) => {
                let rank = Blank::Number(rank as i32 + 1);
                cx.tell(Msg::RankIs, &[score.into(), rank])
            }
            _ => cx.tell(Msg::RankHigh, &[score.into()]),
        }
    }
}

impl End for Legions {
    fn note(play: &Play, results: &mut Results) {
        let people = play.running().people();
        let flipped = people.map(|seat| play.game().flipped(seat).into());
        results.own[results::TRIBUTE] = flipped.fold(results.own[results::TRIBUTE], i16::max);
    }

    fn reached(play: &Play, seat: Seat, past: &Results) -> u16 {
        let game = play.game();
        let turn = play.log().next().filter(|turn| turn.seat == Some(seat));
        let coins = turn.and_then(|turn| turn.taken).unwrap_or(0);
        let drawn = turn.map_or(0, |turn| turn.drawn_count);
        let above = match game.setup() {
            Setup::Solo(solo) => game.coins(seat) >= solo.goal() + 10,
            _ => false,
        };
        bits(&[
            coins >= 10,
            drawn >= 8,
            game.flipped(seat) >= 6,
            above,
            Solo::ALL
                .into_iter()
                .all(|solo| results::is_met(past, solo)),
        ])
    }

    fn add_up(tally: &mut Tally, turn: &Turn, game: &Self) {
        tally.add(turn, game);
    }

    fn finale(_: &Play, cx: &Services) -> Option<Screen> {
        Some(Screen::Finale(finale::Finale::new(cx)))
    }

    const MAY_END_EARLY: bool = true;

    fn end_reason(cx: &Services, play: &Play) -> &'static str {
        cx.say(result::reason(play))
    }

    fn parts(play: &Play, seat: Seat) -> [i16; PARTS] {
        let mut parts = [0; PARTS];
        for (part, source) in parts.iter_mut().zip(Source::ALL) {
            *part = play.tally().of(play.game(), seat, source);
        }
        parts
    }

    fn part_name(cx: &Services, part: u8) -> &'static str {
        let source = Source::ALL.get(usize::from(part));
        source.map_or("", |&source| cx.say(result::name(source)))
    }

    fn draw_result(cx: &Services, play: &Play, canvas: &mut Canvas, counted: u8) -> Option<i32> {
        result::draw(cx, play, canvas, counted)
    }

    const MORE_PAGES: u8 = 1;

    fn draw_more(cx: &Services, play: &Play, canvas: &mut Canvas, _: u8) {
        chart::draw(cx, canvas, play);
    }

    fn next_start(cx: &Services, play: &Play) -> Option<Start> {
        match play.game().setup() {
            Setup::Solo(solo) if results::is_met(past_games(cx), solo) => {
                Solo::new(solo.number() + 1).map(|solo| solo_start(cx, solo))
            }
            _ => None,
        }
    }
}

/// Returns the results of finished games.
fn past_games(cx: &Services) -> &Results {
    cx.profile.results(Legions::KIND)
}

/// Returns the setup of a solo game.
fn solo_start(cx: &Services, solo: Solo) -> Start {
    Start {
        options: cx.profile.settings.options(Legions::KIND),
        ..Start::people(Legions::KIND, Setup::Solo(solo).number(), 1)
    }
}

/// Whether all players may see each other's coins.
fn has_open_coins(play: &Play) -> bool {
    play.running().start().options & Legions::OPEN_COINS != 0
}

/// Returns the coins of a seat, if the seat `viewer` may see them. All coins are visible once the
/// game is over, and in a game without people.
fn visible_coins(play: &Play, viewer: Option<Seat>, seat: Seat) -> Option<u8> {
    let over = play.game().end_cause().is_some() || play.running().humans() == 0;
    (over || viewer == Some(seat) || has_open_coins(play)).then(|| play.game().coins(seat))
}

/// Returns the name of a landscape.
const fn landscape_name(landscape: Landscape) -> Msg {
    match landscape {
        Landscape::Desert => Msg::Desert,
        Landscape::Hills => Msg::Hills,
        Landscape::Mountains => Msg::Mountains,
    }
}

/// Returns the name of a tile, such as `Hills, tower`.
fn tile_name(cx: &Services, tile: Tile) -> Line {
    let mut line = Line::new();
    let feature = tile.feature().map(|feature| match feature {
        Feature::Tower => Msg::Tower,
        Feature::Lake => Msg::Lake,
        Feature::Caravan => Msg::Caravan,
    });
    // The line has room for two words.
    let _ = line.push_str(cx.say(landscape_name(tile.landscape())));
    if let Some(feature) = feature {
        let _ = line.push_str(", ");
        let _ = line.push_str(cx.say(feature));
    }
    line
}
