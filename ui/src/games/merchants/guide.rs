//! The guided game: two turns with the moves of both players, and the sentences for each decision.
//!
//! The guided game follows the usual rules on the usual screens. The number of moves made
//! determines the sentence, so a person can take back steps as in any game.

use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{
    Amounts, Goods, LEVEL_PRESTIGE, Merchants, Mission, Move, Part, Rare, Tile,
};
use palmyra_play::{Listed as _, Person, Start, Who};

use super::bars::number;
use super::signs::Picture;
use super::text::guide::Msg;
use super::text::{GuideText, HowToText, OverviewText};
use super::{Play, art, grid, map};
use crate::canvas::{Align, Canvas, Font, LINE, area, wrap};
use crate::shell::art::LAUREL;
use crate::shell::sentence;
use crate::shell::widgets::{FOOT, HEADER, page};
use crate::shell::{Services, Teach as _};
use crate::theme;

/// The sentences before the first decision. The last one is shown on the page of [`draw_scores`].
pub const INTRODUCTION: [Msg; 3] = [Msg::Guide1, Msg::Guide2, Msg::Guide3];

/// Whether the introduction has reached the page about scoring.
pub fn shows_scores(play: &Play) -> bool {
    play.guide() == Some(Merchants::SENTENCES - 1)
}

/// The points that winners score with the tower, temples, rare goods, missions and peace gifts:
/// roughly the averages of games between two bots and between four bots.
pub const WINNERS: [u8; 5] = [65, 50, 25, 20, 5];

/// Draws the page about scoring. The sources that bring winners the most points come first.
pub fn draw_scores(cx: &Services, canvas: &mut Canvas) {
    use OverviewText as Text;
    page(canvas, cx.say(Text::TitleScores));
    let cards = || Mission::all().map(|card| card.prestige());
    let gifts = |era, place| i16::from(Amounts::of_era(era).gifts(place));
    let last = Part::Statues.prestige();
    let rows: [(_, _, _, (i16, i16)); 5] = [
        (
            Picture::plain(&art::TOWER, theme::CREAM),
            cx.say(Text::ScoresTower),
            Text::GoalsLevelsLine,
            (LEVEL_PRESTIGE, LEVEL_PRESTIGE),
        ),
        (
            Picture::plain(&art::TEMPLE, theme::CREAM),
            cx.say(Text::ScoresTemple),
            Text::ScoresTempleLine,
            (Part::Basement.prestige(), last),
        ),
        (
            Picture::plain(&art::VASE, theme::EMBER),
            cx.say(HowToText::How10Title),
            Text::ScoresRareLine,
            (Rare::SETS[0], Rare::SETS[Rare::TYPES - 1]),
        ),
        (
            Picture::plain(&art::SCROLL, theme::CREAM),
            cx.say(Text::ScoresMissions),
            Text::ScoresMissionsLine,
            (cards().min().unwrap_or(0), cards().max().unwrap_or(0)),
        ),
        (
            Picture::plain(&art::OLIVE, art::GREEN),
            cx.say(HowToText::How16Title),
            Text::ScoresGiftsLine,
            (gifts(1, 2), gifts(3, 1)),
        ),
    ];
    for (index, ((picture, name, line, (least, most)), points)) in
        rows.into_iter().zip(WINNERS).enumerate()
    {
        let y = HEADER + 1 + 35 * index as i32;
        canvas.slab(area(4, y + 1, 30, 33), theme::DUSK);
        picture.draw(canvas, Point::new(19, y + 17));
        let at = area(42, y, 130, LINE);
        canvas.text(Font::Body, name, at, Align::Left, theme::CREAM);
        let at = area(42, y + 17, 194, LINE);
        // The text about the tower has no blanks.
        let line = cx.tell(line, &[least.into(), most.into()]);
        canvas.text(Font::Body, &line, at, Align::Left, theme::SHADE);
        let at = area(176, y, 42, LINE);
        canvas.text(Font::Title, &number(points), at, Align::Right, theme::GOLD);
        canvas.sprite_at(&LAUREL, Point::new(228, y + 9), &[theme::GOLD]);
    }
    let at = area(7, 201, 230, LINE);
    let text = cx.say(Msg::Guide3);
    canvas.text(Font::Body, text, at, Align::Left, theme::GOLD);
}

/// The moves of Red and Blue in order, each with the sentence that is shown before it. The last
/// sentence is shown after the last move.
const LESSONS: [(&str, Msg); 59] = [
    ("place s N1", Msg::Guide4),
    ("place s E1", Msg::Guide5),
    ("place s S1", Msg::Guide5),
    ("place s N4", Msg::Guide6),
    ("place c D1", Msg::Guide6),
    ("place c D2", Msg::Guide7),
    ("place c P1", Msg::Guide7),
    ("place c P5", Msg::Guide8),
    ("place c A1", Msg::Guide8),
    ("place c P2", Msg::Guide9),
    ("choose E", Msg::Guide9),
    // Phase of improvements
    ("take N1", Msg::Guide10),
    ("take S1", Msg::Guide10),
    ("buy P1 I14", Msg::Guide11),
    ("pay g1", Msg::Guide12),
    ("buy P2 I5", Msg::Guide13),
    ("pay w1", Msg::Guide13),
    ("done", Msg::Guide13),
    ("done", Msg::Guide13),
    // Phase of construction
    ("tower D1 one", Msg::Guide13),
    ("tower D1 one", Msg::Guide13),
    ("tower D1 one", Msg::Guide13),
    ("tower D1 one", Msg::Guide13),
    ("done", Msg::Guide14),
    ("take E1", Msg::Guide14),
    ("take N4", Msg::Guide14),
    ("tower D2 two", Msg::Guide14),
    ("fulfil P5 K21", Msg::Guide14),
    ("done", Msg::Guide14),
    // Phase of the kingdom
    ("done", Msg::Guide14),
    ("done", Msg::Guide15),
    // Second turn
    ("place c P3", Msg::Guide15),
    ("place s E1", Msg::Guide15),
    ("place c P5", Msg::Guide15),
    ("place c P1", Msg::Guide16),
    ("place s N1", Msg::Guide16),
    ("place c D2", Msg::Guide16),
    ("place s S1", Msg::Guide16),
    ("place s N4", Msg::Guide17),
    ("place c D5", Msg::Guide17),
    ("place c A1", Msg::Guide18),
    ("choose P", Msg::Guide18),
    ("buy P1 I8", Msg::Guide18),
    ("pay s1", Msg::Guide18),
    ("caravan D5", Msg::Guide19),
    ("take N1", Msg::Guide19),
    ("take S1", Msg::Guide19),
    ("done", Msg::Guide19),
    ("done", Msg::Guide20),
    // Phase of construction
    ("temple P3 basement", Msg::Guide20),
    ("trade w m", Msg::Guide21),
    ("fulfil P5 K26", Msg::Guide22),
    ("done", Msg::Guide23),
    ("take N4", Msg::Guide23),
    ("tower D2 two", Msg::Guide23),
    ("done", Msg::Guide23),
    // Phase of the kingdom
    ("done", Msg::Guide23),
    ("done", Msg::Guide24),
    ("", Msg::Guide24),
];

/// The number of moves in the script. The last lesson has no move.
const STEPS: usize = LESSONS.len() - 1;

/// Returns the setup: Red is human, and Blue is a bot that follows the script.
fn start() -> Start {
    let mut start = Start::people(Merchants::KIND, 0, 2);
    start.who[1] = Who::Bot(Level::Malku);
    start.first = Some(Person(0));
    start
}

/// Returns the setup and the first position of the guided game. A test checks that the position is
/// valid.
///
/// Not inlined, so that its part of the stack is free afterwards.
#[inline(never)]
pub fn begin() -> Option<(Start, Merchants)> {
    Some((start(), Merchants::opening()?))
}

/// Returns the next move of the script.
pub fn next(play: &Play) -> Option<Move> {
    play.guide()?;
    let (text, _) = LESSONS.get(play.steps())?;
    text.parse().ok()
}

/// Returns the sentence for the current decision.
pub fn sentence(cx: &Services, play: &Play) -> Option<&'static str> {
    play.guide()?;
    let (_, say) = LESSONS.get(play.steps().min(STEPS))?;
    Some(play.introduction(cx).unwrap_or(cx.say(*say)))
}

/// Returns the sentence about paying for an improvement, if the script buys it next.
pub fn payment(cx: &Services, play: &Play, tile: Tile) -> Option<&'static str> {
    let Move::Buy(_, wanted) = next(play)? else {
        return None;
    };
    let (_, say) = LESSONS.get(play.steps() + 1)?;
    (wanted == tile).then(|| cx.say(*say))
}

/// Draws a sentence that ends at the y coordinate `end`.
pub fn draw(canvas: &mut Canvas, text: &str, end: i32) {
    let height = sentence::height(Some(text));
    let top = end - height;
    canvas.cover(area(0, top, 240, height));
    sentence::draw(canvas, text, top);
}

/// Draws a sentence in place of the two lines below the map.
pub fn draw_under_map(canvas: &mut Canvas, text: &str) {
    if wrap(text, 228).count() > 2 {
        draw(canvas, text, FOOT);
        return;
    }
    let top = map::LINES[0] + 1;
    canvas.fill(area(0, top, 240, FOOT - top), theme::GUIDE);
    canvas.fill(area(0, top, 240, 1), theme::GOLD);
    let lines = area(6, top - 2, 228, 2 * LINE);
    canvas.paragraph(text, lines, Align::Left, theme::CREAM);
}

/// Whether the script places a piece next. Its slot is then marked.
pub fn marks_slot(play: &Play) -> bool {
    !play.introduces() && matches!(next(play), Some(Move::Place(..)))
}

/// Draws the mark of the slot where the script places a piece next, in one of its two colours.
pub fn draw_target(canvas: &mut Canvas, play: &Play, is_second: bool) {
    if let (true, Some(Move::Place(_, spot))) = (marks_slot(play), next(play)) {
        let ink = if is_second {
            theme::EMBER
        } else {
            theme::CREAM
        };
        grid::draw_ring(canvas, spot, ink);
    }
}

/// Whether all moves of the script have been made.
pub fn is_over(play: &Play) -> bool {
    play.guide().is_some() && play.steps() >= STEPS
}

/// Returns the objection to a legal move that is not the next move of the script.
pub fn objection(play: &Play, mv: Move) -> Option<GuideText> {
    let wanted = next(play).filter(|&wanted| wanted != mv)?;
    // Taking goods from another slot gets the objection about slots.
    if let (Move::Take(_), Move::Take(_)) = (mv, wanted) {
        return Some(Msg::NotSlot);
    }
    Some(match mv {
        Move::Place(..) => Msg::NotSlot,
        Move::Choose(_) => Msg::NotRegion,
        Move::Buy(..) => Msg::NotTile,
        Move::Pay(_) => Msg::NotPay,
        Move::Cash(..) => Msg::NotDiscard,
        _ => Msg::NotDone,
    })
}

/// Returns the objection if a person builds another number of tower steps than the script. A step
/// is one level, or two at once.
pub fn objection_to_height(play: &Play, steps: u8) -> Option<GuideText> {
    let Move::Tower(..) = next(play)? else {
        return Some(Msg::NotDone);
    };
    let wanted = LESSONS.iter().skip(play.steps());
    let wanted = wanted.take_while(|(text, _)| text.starts_with("tower"));
    (wanted.count() != usize::from(steps)).then_some(Msg::NotLevels)
}

/// Returns the objection if a person pays for an improvement with other goods than the script.
pub fn objection_to_payment(play: &Play, tile: Tile, pay: Goods) -> Option<GuideText> {
    match next(play)? {
        Move::Buy(_, wanted) if wanted != tile => return Some(Msg::NotTile),
        Move::Buy(..) => {}
        _ => return Some(Msg::NotDone),
    }
    let (text, _) = LESSONS.get(play.steps() + 1)?;
    match text.parse() {
        Ok(Move::Pay(wanted)) if wanted != pay => Some(Msg::NotPay),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use palmyra_engine::{Game as _, Seat};

    use super::*;

    #[test]
    fn the_script_is_two_legal_turns() {
        let mut game = Merchants::opening().expect("a possible position");
        for (index, (text, _)) in LESSONS.iter().take(STEPS).enumerate() {
            let mv: Move = text.parse().expect("a move");
            let played = game.play(mv, |_| {});
            assert!(
                played.is_ok(),
                "move {index}, {mv}: {played:?} {:?}",
                game.phase()
            );
        }
        assert_eq!(game.turn(), 3);
        let scores = Seat::all(2).map(|seat| game.score_of(seat).total());
        assert!(scores.eq([39, 32]), "as the guide says at last");
    }

    /// The numbers in the sentences follow from the moves and the tables.
    #[test]
    fn the_numbers_in_the_sentences_are_true() {
        let mut game = Merchants::opening().expect("a possible position");
        let red = Seat::FIRST;
        let mut heights = std::vec::Vec::new();
        for (text, _) in LESSONS.iter().take(STEPS) {
            let mv: Move = text.parse().expect("a move");
            let _ = game.play(mv, |_| {});
            if text.starts_with("tower D1") {
                heights.push(game.board(red).tower());
            }
        }
        assert_eq!(heights, [1, 2, 3, 5], "the fifth comes free");
        let board = game.board(red);
        assert_eq!(board.pieces(palmyra_engine::merchants::Piece::Camel), 4);
        assert_eq!(board.goods(), Goods::new(0, 1, 0, 0));
        let lost_art = Mission::new(26).expect("a mission");
        assert_eq!(lost_art.prestige(), 14);
        assert_eq!(lost_art.cost(), Goods::new(1, 1, 2, 0));
    }
}
