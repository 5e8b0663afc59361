//! The guided game: a position, the moves of both players, and the sentences for each decision.
//!
//! The guided game follows the usual rules at the usual table. The number of moves made determines
//! the sentence, so a person can take back steps as in any game.

use palmyra_engine::Seat;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{
    Cell, Feature, Figure, Landscape, Legions, Move, Players, Scenario, ScenarioError,
    ScenarioSeat, Setup, Size, Tile,
};

use super::Play;
use super::text::GuideText;
use palmyra_play::{Listed as _, Person, Start, Who};

/// The sentences before the first decision.
pub const INTRODUCTION: [GuideText; 3] = [
    GuideText::GuideWelcome,
    GuideText::GuideAim,
    GuideText::GuideCounts,
];

/// A move of the script with its sentences.
#[derive(Clone, Copy, Debug)]
struct Lesson {
    mv: Move,
    /// The sentence before the move. If the move lays a tile, this sentence is shown until the tile
    /// is selected.
    say: GuideText,
    /// The sentence from the selection of a tile until its space is selected, or the sentence after
    /// a turn.
    then: GuideText,
}

const fn tile(size: Size, landscape: Landscape, feature: Option<Feature>) -> Tile {
    Tile::new(size, landscape, feature)
}

const LARGE_HILLS: Tile = tile(Size::Large, Landscape::Hills, None);
const HILL_LAKE: Tile = tile(Size::Large, Landscape::Hills, Some(Feature::Lake));
const LARGE_MOUNTAINS: Tile = tile(Size::Large, Landscape::Mountains, None);
const LARGE_DESERT: Tile = tile(Size::Large, Landscape::Desert, None);
const DESERT_LAKE: Tile = tile(Size::Large, Landscape::Desert, Some(Feature::Lake));
const SMALL_HILLS: Tile = tile(Size::Small, Landscape::Hills, None);
const SMALL_MOUNTAINS: Tile = tile(Size::Small, Landscape::Mountains, None);
const SMALL_DESERT: Tile = tile(Size::Small, Landscape::Desert, None);

const fn lay(tile: Tile, x: i8, y: i8) -> Move {
    Move::Place(tile, Cell::new(x, y))
}

const fn lesson(mv: Move, say: GuideText) -> Lesson {
    Lesson { mv, say, then: say }
}

const fn lesson_then(mv: Move, say: GuideText, then: GuideText) -> Lesson {
    Lesson { mv, say, then }
}

const CONQUER: Move = Move::Conquer(Figure::Legion);
const REVENUE: Move = Move::Revenue(Figure::Censor);
const REORGANIZE: Move = Move::Reorganize { caesar: false };

/// The moves of Red and Blue in order.
const LESSONS: [Lesson; 35] = [
    lesson(CONQUER, GuideText::GuideConquer),
    lesson_then(
        lay(LARGE_HILLS, 2, 0),
        GuideText::GuidePick,
        GuideText::GuideLay,
    ),
    lesson_then(
        lay(SMALL_HILLS, 2, 1),
        GuideText::GuideOn,
        GuideText::GuideLayOn,
    ),
    lesson_then(
        Move::Finish,
        GuideText::GuideFour,
        GuideText::GuideConquered,
    ),
    // Blue lays a lake, then hills.
    lesson(CONQUER, GuideText::GuideBlueLake),
    lesson(lay(DESERT_LAKE, -1, 1), GuideText::GuideBlueLake),
    lesson(lay(SMALL_HILLS, -1, 2), GuideText::GuideBlueLake),
    lesson(Move::Finish, GuideText::GuideBlueLake),
    lesson(Move::Draw(Size::Small), GuideText::GuideBlueLake),
    // This revenue explains coins, a feature, an occupied tile and the tribute.
    lesson(REVENUE, GuideText::GuideRevenue),
    lesson_then(
        lay(HILL_LAKE, 0, 2),
        GuideText::GuideFeature,
        GuideText::GuideOccupied,
    ),
    lesson(Move::Finish, GuideText::GuideTwo),
    lesson_then(
        Move::Flip(LARGE_MOUNTAINS),
        GuideText::GuideFlip,
        GuideText::GuideFlipped,
    ),
    lesson(REVENUE, GuideText::GuideBlueCoins),
    lesson(lay(LARGE_DESERT, -1, -1), GuideText::GuideBlueCoins),
    lesson(Move::Finish, GuideText::GuideBlueCoins),
    lesson(Move::Keep, GuideText::GuideBlueCoins),
    // This revenue explains the effect of the tribute.
    lesson(REVENUE, GuideText::GuideAgain),
    lesson_then(
        lay(SMALL_HILLS, 1, 2),
        GuideText::GuideSmall,
        GuideText::GuideMore,
    ),
    lesson(Move::Finish, GuideText::GuideFinish),
    lesson_then(Move::Keep, GuideText::GuideKeep, GuideText::GuideTribute),
    lesson(REVENUE, GuideText::GuideBlueMore),
    lesson(lay(SMALL_DESERT, -1, 0), GuideText::GuideBlueMore),
    lesson(Move::Finish, GuideText::GuideBlueMore),
    // The figures are stuck, so the next action is a reorganization.
    lesson(REORGANIZE, GuideText::GuideStuck),
    lesson(Move::Draw(Size::Large), GuideText::GuideDraw),
    lesson(
        Move::Put(Figure::Legion, Cell::new(2, 0)),
        GuideText::GuidePutLegion,
    ),
    lesson_then(
        Move::Put(Figure::Censor, Cell::new(0, 2)),
        GuideText::GuidePutCensor,
        GuideText::GuideReorganized,
    ),
    lesson(REORGANIZE, GuideText::GuideBlueMoves),
    lesson(Move::Draw(Size::Large), GuideText::GuideBlueMoves),
    lesson(
        Move::Put(Figure::Legion, Cell::new(-1, 2)),
        GuideText::GuideBlueMoves,
    ),
    lesson(
        Move::Put(Figure::Censor, Cell::new(-1, 0)),
        GuideText::GuideBlueMoves,
    ),
    // A revenue takes the last coins of the reserve.
    lesson(REVENUE, GuideText::GuideLast),
    lesson_then(
        lay(HILL_LAKE, 1, 3),
        GuideText::GuideLastPick,
        GuideText::GuideLastLay,
    ),
    lesson_then(Move::Finish, GuideText::GuideCount, GuideText::GuideEnd),
];

/// Returns the first position: the city, a few tiles for both players, and few coins in the
/// reserve.
fn opening() -> Result<Legions, ScenarioError> {
    let seats = [
        ScenarioSeat {
            hand: &[LARGE_HILLS, SMALL_HILLS],
            ..ScenarioSeat::default()
        },
        ScenarioSeat {
            hand: &[DESERT_LAKE, SMALL_HILLS, LARGE_DESERT],
            coins: 2,
            ..ScenarioSeat::default()
        },
    ];
    Scenario {
        setup: TWO,
        to_move: Seat::FIRST,
        land: &[],
        seats: &seats,
        reserve: 15,
        caesar: None,
        large: &[
            HILL_LAKE,
            LARGE_MOUNTAINS,
            HILL_LAKE,
            LARGE_DESERT,
            LARGE_MOUNTAINS,
            LARGE_DESERT,
        ],
        small: &[
            SMALL_HILLS,
            SMALL_MOUNTAINS,
            SMALL_DESERT,
            SMALL_MOUNTAINS,
            SMALL_DESERT,
            SMALL_HILLS,
        ],
    }
    .game()
}

/// The setup of a classic game for two.
const TWO: Setup = match Players::new(2) {
    Some(players) => Setup::Classic(players),
    None => unreachable!(),
};

/// Returns the setup: Red is a person, and Blue is a bot that follows the script.
fn start() -> Start {
    const BOT: Who = Who::Bot(Level::Malku);
    Start {
        who: [Who::Human, BOT, BOT, BOT, BOT],
        first: Some(Person(0)),
        ..Start::people(Legions::KIND, TWO.number(), TWO.players())
    }
}

/// Returns the setup and the first position of the guided game. A test checks that the position is
/// valid.
///
/// Not inlined, so that its part of the stack is free afterwards.
#[inline(never)]
pub fn begin() -> Option<(Start, Legions)> {
    Some((start(), opening().ok()?))
}

fn at(play: &Play, moves_ago: usize) -> Option<&'static Lesson> {
    play.guide()?;
    LESSONS.get(play.steps().checked_sub(moves_ago)?)
}

/// Returns the next move of the script.
pub fn next(play: &Play) -> Option<Move> {
    at(play, 0).map(|lesson| lesson.mv)
}

/// Returns the sentence for the current decision. `placing` is set once the tile is selected.
pub fn sentence(play: &Play, placing: bool) -> Option<GuideText> {
    let lesson = at(play, 0)?;
    Some(if placing { lesson.then } else { lesson.say })
}

/// Returns the sentence while a finished turn is shown.
pub fn conclusion(play: &Play) -> Option<GuideText> {
    at(play, 1).map(|lesson| lesson.then)
}

/// Returns the objection if a person selects another tile than the script, although the rules allow
/// it.
pub fn tile_objection(play: &Play, tile: Tile) -> Option<GuideText> {
    match next(play)? {
        Move::Place(wanted, _) if wanted == tile => None,
        Move::Place(..) => Some(GuideText::NotThisTile),
        _ => Some(GuideText::NotMoreTiles),
    }
}

/// Returns the objection if a person makes another move than the script, although the rules allow
/// it.
pub fn objection(play: &Play, mv: Move) -> Option<GuideText> {
    let wanted = next(play).filter(|&wanted| wanted != mv)?;
    Some(match (mv, wanted) {
        (Move::Place(tile, _), Move::Place(other, _)) if tile == other => GuideText::NotThisPlace,
        (Move::Place(..), Move::Place(..)) => GuideText::NotThisTile,
        (Move::Place(..), _) => GuideText::NotMoreTiles,
        (Move::Finish, _) => GuideText::NotYetFinished,
        (Move::Flip(_) | Move::Keep, _) => GuideText::NotThisFlip,
        (Move::Draw(_), _) => GuideText::NotThisStack,
        (Move::Put(..) | Move::Return(_), _) => GuideText::NotThisSpot,
        (Move::Conquer(_) | Move::Revenue(_) | Move::Reorganize { .. }, _) => {
            GuideText::NotThisAction
        }
    })
}

#[cfg(test)]
mod tests {
    extern crate std;
    use palmyra_engine::Game as _;
    use palmyra_engine::legions::EndCause;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn the_script_is_a_legal_game_that_red_wins_in_at_most_six_turns() {
        let mut game = opening().expect("a position that makes sense");
        let mut turns: Vec<_> = Vec::new();
        for (index, lesson) in LESSONS.iter().enumerate() {
            let red = game.seat() == Seat::FIRST;
            if red && matches!(game.phase(), palmyra_engine::legions::Phase::Action) {
                turns.push(lesson.mv);
            }
            let played = game.play(lesson.mv, |_| {});
            assert!(played.is_ok(), "move {index}, {}: {played:?}", lesson.mv);
        }
        assert_eq!(game.end_cause(), Some(EndCause::Coins));
        assert_eq!(
            (game.coins(Seat::FIRST), game.flipped(Seat::FIRST)),
            (11, 1)
        );
        let winners = game.outcome().expect("it is over").winners;
        assert!(winners.contains(Seat::FIRST) && winners.len() == 1);
        assert_eq!(turns, [CONQUER, REVENUE, REVENUE, REORGANIZE, REVENUE]);
    }

    /// At the sentence about stuck figures, both figures of the player are stuck.
    #[test]
    fn the_lesson_about_being_stuck_is_true() {
        let mut game = opening().expect("a position that makes sense");
        let stuck = LESSONS
            .iter()
            .position(|lesson| lesson.say == GuideText::GuideStuck)
            .expect("a lesson");
        for lesson in &LESSONS[..stuck] {
            game.play(lesson.mv, |_| {}).expect("a legal move");
        }
        assert_eq!(game.moves()[..], [REORGANIZE]);
    }
}
