//! The screens of `merchants`, the worker-placement game.

mod about;
mod actions;
pub mod art;
mod ask;
mod bars;
mod board;
mod chart;
mod choose;
mod era;
mod explain;
mod finale;
mod goals;
mod goals_page;
mod goods;
mod grid;
mod guide;
mod hint;
mod history;
mod how_to;
mod land;
mod look;
mod map;
mod market;
mod missions;
mod pay;
mod pictures;
mod players;
#[cfg(test)]
mod presses;
mod reason;
mod region;
mod report;
mod result;
mod results;
mod rows;
mod scene;
mod shop;
pub mod signs;
mod summary;
#[cfg(test)]
mod tests;
pub mod text;
mod tower;
mod turn;
mod watch;
mod words;

use palmyra_engine::merchants::{Merchants, Move, OPENING_SEED, Part, Phase, Refusal};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::results::Results;
use palmyra_play::{Asker, Millis, Person, Speed, Start};

pub use self::about::About;
use self::how_to::Topic;
use self::text::{GuideText, OverviewText, RefusalText};
use self::turn::Turn;
use super::bits;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::standings::PARTS;
use crate::shell::text::{Blank, Line, TextTable};
use crate::shell::{Decide, End, Go, Read, Score, ScreenTypes, Services, Teach, game_screens};
use crate::theme;

/// A running game of `merchants` with the state of its screens.
type Play = crate::shell::Play<Merchants>;

/// The state that the screens share: the reports that were already shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct View {
    /// The number of the last turn whose raid was shown.
    raid: u8,
    /// The number of the last turn for which the bots' turns were summed up.
    turn: u8,
    /// The number of the last turn for which the kingdom was shown.
    kingdom: u8,
    /// The number of the last era whose beginning was shown.
    era: u8,
}

game_screens! {
    Merchants;
    Map(map::MapScreen): "map",
    Look(look::Look): "look",
    Region(region::RegionPage): "region",
    Actions(actions::ActionsScreen): "actions",
    Ask(ask::Ask): "ask",
    Goods(goods::GoodsScreen): "goods",
    Pay(pay::Pay): "pay",
    Market(market::MarketScreen): "market",
    Tower(tower::TowerScreen): "tower",
    Shop(shop::ShopScreen): "shop",
    Missions(missions::MissionScreen): "missions",
    Choose(choose::ChooseScreen): "marauders",
    Report(report::Report): "events",
    Watch(watch::Watch): "follow",
    Board(board::BoardPage): "board",
    Goals(goals_page::GoalsPage): "goals",
    Players(players::Players): "boards",
    History(history::History): "steps",
    Explain(explain::Explain): "explain",
    Hint(hint::Hint): "hint",
    Finale(finale::Finale): "finale",
    ;
    fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        match self {
            Self::Watch(screen) => screen.tick(play, cx),
            Self::Map(map) => (map.tick(play, cx), Go::Stay),
            Self::Finale(finale) => finale.tick(play, cx),
            Self::Report(report) => (report.tick(play, cx), Go::Stay),
            _ => (false, Go::Stay),
        }
    }

    fn asks(&self, play: &Play, cx: &Services) -> Option<Asker> {
        match self {
            Self::Watch(screen) => screen.asks(play, cx),
            Self::Hint(hint) => hint.asks(play, cx),
            _ => None,
        }
    }

    fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match self {
            Self::Watch(screen) => screen.wake(play, cx),
            Self::Map(map) => map.wake(play, cx),
            Self::Finale(finale) => finale.wake(play, cx),
            Self::Report(report) => report.wake(play, cx),
            _ => None,
        }
    }

    fn takes_back(&self) -> bool {
        matches!(self, Self::Market(_))
    }

    fn is_resting(&self) -> bool {
        matches!(self, Self::Report(_))
    }
}

impl ScreenTypes for Merchants {
    type Screen = Screen;
    type Turn = Turn;
    type View = View;
    type Tally = chart::Tally;
    const TEXTS: TextTable = text::TEXTS;
}

impl Decide for Merchants {
    fn decide(play: &Play, _: &Services) -> Screen {
        if let Some(report) = report::due(play) {
            return Screen::Report(report);
        }
        let game = play.game();
        match game.phase() {
            Phase::Goods => Screen::Ask(ask::Ask::new(ask::Topic::Goods)),
            Phase::Start => Screen::Shop(shop::ShopScreen::start()),
            Phase::Place(_) => Screen::Map(map::MapScreen::new(play, None)),
            Phase::Change | Phase::Choose => Screen::Choose(choose::ChooseScreen::new(game)),
            Phase::Swap => Screen::Ask(ask::Ask::new(ask::Topic::Swap(None))),
            Phase::Free(_) => Screen::Ask(ask::Ask::new(ask::Topic::Free)),
            Phase::Pay(_) | Phase::Gain(_) | Phase::Keep(_) => {
                Screen::Goods(goods::GoodsScreen::new(game))
            }
            Phase::Slot(_) | Phase::Round | Phase::Construction | Phase::Kingdom | Phase::Over => {
                Screen::Actions(actions::ActionsScreen::new(play))
            }
        }
    }

    fn watch(play: &Play, cx: &Services) -> Screen {
        match report::due(play) {
            Some(report) => Screen::Report(report),
            None => Screen::Watch(watch::Watch::new(cx.now)),
        }
    }

    fn overview(play: &Play, _: &Services) -> Screen {
        Screen::Players(players::Players::new(play.game().seat()))
    }

    fn turn_over(_: &Play, _: &Services) -> Option<Screen> {
        // A turn is summed up by reports, which are shown before the next decision.
        None
    }

    /// Returns whether the current decision is the secret choice of a region. Missions are hidden
    /// by their own screen, and reports are for everybody.
    fn is_secret(play: &Play) -> bool {
        play.game().phase() == Phase::Choose && report::due(play).is_none()
    }

    /// Returns whether a report has to be shown first. In a guided game, the kingdom is explained
    /// before its forced moves.
    fn holds_forced(play: &Play) -> bool {
        let is_explained = play.guide().is_some() && play.game().phase() == Phase::Kingdom;
        is_explained || report::due(play).is_some()
    }

    const FOLDS: i32 = 46;

    fn draw_curtain(cx: &Services, _: &Play, canvas: &mut Canvas, _: Person) {
        let at = area(0, 140, 240, 20);
        let words = cx.say(OverviewText::CurtainMarauders);
        canvas.text(Font::Body, words, at, Align::Centre, theme::SHADE);
    }

    fn refusal(cx: &Services, refusal: Refusal) -> &'static str {
        cx.say(RefusalText::of(refusal))
    }
}

impl Read for Merchants {
    fn players_page() -> Screen {
        Screen::Players(players::Players::new(Seat::FIRST))
    }

    fn draw_log_row(
        cx: &Services,
        _: &Play,
        turn: &Turn,
        canvas: &mut Canvas,
        top: i32,
        chosen: bool,
    ) {
        history::draw_turn(cx, canvas, turn, top, chosen);
    }

    /// Whether the current turn has steps. All players act in one turn, so the log lists it before
    /// it is over.
    fn lists_open_turn(turn: &Turn) -> bool {
        !turn.steps.is_empty()
    }

    fn log_entry(ago: u8) -> Screen {
        Screen::History(history::History::new(ago))
    }
}

impl Teach for Merchants {
    const OPENING: Option<u32> = Some(OPENING_SEED as u32);

    fn guided() -> Option<(Start, Self)> {
        guide::begin()
    }

    fn lesson(play: &Play) -> Option<Move> {
        guide::next(play)
    }

    fn objection(cx: &Services, play: &Play, mv: Move) -> Option<&'static str> {
        guide::objection(play, mv).map(|msg: GuideText| cx.say(msg))
    }

    fn page_at_hand(play: &Play) -> u8 {
        Topic::at_hand(play.game()) as u8
    }
}

impl Score for Merchants {
    fn standing(game: &Self, seat: Seat) -> (i16, i16) {
        let rare = game.board(seat).rare_goods();
        (game.score_of(seat).total(), rare.into())
    }

    fn open_score(play: &Play, seat: Seat) -> Option<i16> {
        Some(play.game().board(seat).prestige())
    }

    fn round(play: &Play) -> u16 {
        play.game().turn().into()
    }

    fn rank_words(cx: &Services, _: &Play, score: i16, rank: usize) -> Line {
        let rank = Blank::Number(rank as i32 + 1);
        cx.tell(OverviewText::EndRank, &[score.into(), rank])
    }
}

impl End for Merchants {
    fn reached(play: &Play, seat: Seat, _: &Results) -> u16 {
        let game = play.game();
        let board = game.board(seat);
        bits(&[
            board.tower() >= 10,
            board.temples(Part::Statues) > 0,
            board.rare_goods() >= 5,
            game.to_move().is_none() && game.score_of(seat).total() >= 100,
        ])
    }

    fn add_up(tally: &mut chart::Tally, turn: &Turn, game: &Self) {
        tally.add(turn, game);
    }

    const COUNTS: bool = true;

    fn finale(_: &Play, cx: &Services) -> Option<Screen> {
        let moves = cx.profile.settings.speed != Speed::Instant;
        moves.then(|| Screen::Finale(finale::Finale::new(cx.now)))
    }

    const MORE_PAGES: u8 = 1;

    fn draw_more(cx: &Services, play: &Play, canvas: &mut Canvas, _: u8) {
        chart::draw(cx, play, canvas);
    }

    fn parts(play: &Play, seat: Seat) -> [i16; PARTS] {
        result::parts(play, seat)
    }

    fn part_name(cx: &Services, part: u8) -> &'static str {
        result::part_name(cx, part)
    }

    fn draw_result(cx: &Services, play: &Play, canvas: &mut Canvas, _: u8) -> Option<i32> {
        result::draw(cx, play, canvas)
    }
}
