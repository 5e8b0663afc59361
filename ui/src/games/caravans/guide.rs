//! The guided game: a deal, the moves of both players, and what is said about
//! each decision.
//!
//! It is played by the real rules on the real screens. Where the game stands
//! follows from the number of moves made, so steps can be taken back as usual.

use palmyra_engine::Seat;
use palmyra_engine::bot::Level;
use palmyra_engine::caravans::{
    Caravans, Card, CardKind, Deal, Field, Good, Move, Players, Route, Scenario, ScenarioError,
    ScenarioSeat,
};
use palmyra_play::{Listed as _, Person, Start, Who};

use super::Play;
use super::text::Msg;
use super::turn::Turn;

/// The sentences before the first decision.
const INTRODUCTION: [Msg; 3] = [Msg::CvGuide1, Msg::CvGuide2, Msg::CvGuide3];

/// The sentence of the introduction to be read now.
pub fn introduction(play: &Play) -> Option<Msg> {
    INTRODUCTION.get(usize::from(play.guide()?)).copied()
}

/// A step of the script.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A deal, or to pass.
    Move(Move),
    /// A card.
    Play(Good, CardKind),
}

impl Step {
    fn mv(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::Play(good, kind) => Card::new(good, kind).map(Move::Play),
        }
    }
}

const fn buy(good: Good, say: Msg) -> (Step, Msg) {
    (Step::Move(Move::Buy(good)), say)
}

const fn sell(good: Good, say: Msg) -> (Step, Msg) {
    (Step::Move(Move::Sell(good)), say)
}

const fn pass(say: Msg) -> (Step, Msg) {
    (Step::Move(Move::Pass), say)
}

const fn play(good: Good, kind: CardKind, say: Msg) -> (Step, Msg) {
    (Step::Play(good, kind), say)
}

/// All moves in order, Red's and Blue's, with what is said about them.
const LESSONS: [(Step, Msg); 21] = [
    buy(Good::Gold, Msg::CvGuide4),
    play(Good::Gold, CardKind::Caravan(3), Msg::CvGuide5),
    // Blue: two amphorae of wine and a contract.
    buy(Good::Wine, Msg::CvGuide6),
    buy(Good::Wine, Msg::CvGuide6),
    play(Good::Wine, CardKind::Contract, Msg::CvGuide6),
    // Red buys two alike, and a contract is to pay for them.
    buy(Good::Gold, Msg::CvGuide7),
    buy(Good::Gold, Msg::CvGuide7),
    play(Good::Gold, CardKind::Contract, Msg::CvGuide8),
    // Blue: one of each, and a card against Red.
    sell(Good::Gold, Msg::CvGuide9),
    sell(Good::Wine, Msg::CvGuide9),
    sell(Good::Spices, Msg::CvGuide9),
    play(Good::Gold, CardKind::Caravan(-2), Msg::CvGuide9),
    // Red covers that card.
    pass(Msg::CvGuide10),
    (Step::Move(Move::Cover(Good::Gold, 3)), Msg::CvGuide11),
    // Blue: a tax, and another card.
    pass(Msg::CvGuide12),
    play(Good::Spices, CardKind::Tax, Msg::CvGuide12),
    play(Good::Wine, CardKind::Caravan(2), Msg::CvGuide12),
    // Red: one deal in each good, and the card that ends the year.
    sell(Good::Wine, Msg::CvGuide13),
    sell(Good::Spices, Msg::CvGuide13),
    buy(Good::Gold, Msg::CvGuide13),
    play(Good::Spices, CardKind::Caravan(-2), Msg::CvGuide14),
];

/// The opening of two players, with the cards that the script needs.
fn opening() -> Result<Caravans, ScenarioError> {
    use CardKind::{Caravan, Contract, Mirage, Tax};
    use Good::{Gold, Spices, Wine};
    let cards = |list: &[(Good, CardKind)]| -> heapless::Vec<Card, 8> {
        let cards = list
            .iter()
            .filter_map(|&(good, kind)| Card::new(good, kind));
        cards.collect()
    };
    let red = cards(&[
        (Gold, Caravan(3)),
        (Gold, Contract),
        (Gold, Mirage),
        (Spices, Caravan(-2)),
        (Wine, Caravan(-1)),
    ]);
    let blue = cards(&[
        (Wine, Contract),
        (Gold, Caravan(-2)),
        (Spices, Tax),
        (Wine, Caravan(2)),
        (Spices, Caravan(1)),
    ]);
    let pile = cards(&[
        (Wine, Caravan(1)),
        (Spices, Contract),
        (Spices, Caravan(3)),
        (Gold, Caravan(1)),
        (Wine, Contract),
        (Gold, Contract),
        (Spices, Caravan(2)),
        (Gold, Caravan(2)),
    ]);
    let fields = Field::all().skip(3).take(10);
    let fields: heapless::Vec<Field, 12> = fields.collect();
    let route = Route::new(&fields).ok_or(ScenarioError::Amphorae)?;
    let seat = |hand| ScenarioSeat {
        capital: 50,
        amphorae: [1; 3],
        hand,
    };
    Scenario {
        players: Players::new(2).ok_or(ScenarioError::Seats)?,
        to_move: Seat::FIRST,
        year: 1,
        turns: 0,
        routes: [route; 3],
        seats: &[seat(&red), seat(&blue)],
        board: &[],
        pile: &pile,
    }
    .game()
}

/// Red is a person, Blue is a bot that follows the script.
fn start() -> Start {
    let mut start = Start::people(Caravans::KIND, 0, 2);
    start.who[1] = Who::Bot(Level::Malku);
    start.first = Some(Person(0));
    start
}

/// Sets up the guided game. A test proves that its position is valid.
///
/// Not inlined, so that the stack is used only here.
#[inline(never)]
pub fn begin() -> Option<(Start, Caravans)> {
    Some((start(), opening().ok()?))
}

fn at(play: &Play, moves_ago: usize) -> Option<(Step, Msg)> {
    play.guide()?;
    LESSONS.get(play.steps().checked_sub(moves_ago)?).copied()
}

/// The next move of the script.
pub fn next(play: &Play) -> Option<Move> {
    at(play, 0).and_then(|(step, _)| step.mv())
}

/// The sentence for the decision at hand.
pub fn sentence(play: &Play) -> Option<Msg> {
    let (_, say) = at(play, 0)?;
    Some(introduction(play).unwrap_or(say))
}

/// The sentence about a turn of the other player.
pub fn sentence_of_turn(play: &Play, turn: &Turn) -> Option<Msg> {
    let over = play.turn().start.is_none() && turn.start.is_some();
    at(play, usize::from(over)).map(|(_, say)| say)
}

/// Whether all moves of the script have been made.
pub fn is_over(play: &Play) -> bool {
    play.guide().is_some() && play.steps() >= LESSONS.len()
}

/// The sentence at the end of the year.
pub fn conclusion(play: &Play) -> Option<Msg> {
    is_over(play).then_some(Msg::CvGuide15)
}

/// The sentence about the payments, after which the guided game ends.
pub fn farewell(play: &Play) -> Option<Msg> {
    is_over(play).then_some(Msg::CvGuide16)
}

/// The objection to deals that the rules allow but the script does not have next.
pub fn trade_objection(play: &Play, deals: &[Deal]) -> Option<Msg> {
    next(play)?;
    let wanted = LESSONS.iter().skip(play.steps());
    let wanted = wanted.map_while(|&(step, _)| match step {
        Step::Move(mv @ (Move::Buy(_) | Move::Sell(_))) => Some(mv),
        _ => None,
    });
    let wanted: heapless::Vec<Move, 3> = wanted.take(3).collect();
    if deals
        .iter()
        .map(|&deal| Move::from(deal))
        .eq(wanted.iter().copied())
    {
        return None;
    }
    Some(match deals {
        [] => Msg::CvNotPass,
        _ => Msg::CvNotThisDeal,
    })
}

/// The objection to a card that the rules allow but the script does not have
/// next.
pub fn card_objection(play: &Play, card: Card) -> Option<Msg> {
    let is_wanted = match next(play)? {
        Move::Play(wanted) => wanted == card,
        Move::Cover(good, _) => card == Card::mirage(good),
        _ => true,
    };
    (!is_wanted).then_some(Msg::CvNotThisCard)
}

/// The objection to a move that the rules allow but the script does not have
/// next.
pub fn objection(play: &Play, mv: Move) -> Option<Msg> {
    let wanted = next(play).filter(|&wanted| wanted != mv)?;
    Some(match (mv, wanted) {
        (Move::Cover(good, _), Move::Cover(other, _)) if good == other => Msg::CvNotThisCover,
        _ => Msg::CvNotThisCard,
    })
}

#[cfg(test)]
mod tests {
    use palmyra_engine::Game as _;
    use palmyra_engine::caravans::Phase;

    use super::*;

    fn played() -> Caravans {
        let mut game = opening().expect("a position that makes sense");
        for (index, (step, _)) in LESSONS.iter().enumerate() {
            let mv = step.mv().expect("a card that exists");
            let played = game.play(mv, |_| {});
            assert!(played.is_ok(), "move {index}, {mv}: {played:?}");
        }
        game
    }

    #[test]
    fn the_script_is_a_legal_year() {
        let game = played();
        assert!(matches!(game.phase(), Phase::Exchange { .. }));
        let capitals = Seat::all(2).map(|seat| game.capital(seat));
        assert!(capitals.eq([29, 61]));
    }

    /// Checks every number that the guide mentions.
    #[test]
    fn the_guide_tells_the_truth() {
        let mut game = opening().expect("a position that makes sense");
        assert_eq!(game.route(Good::Gold).price(), 6);
        let mut prices = heapless::Vec::<u16, 32>::new();
        for (step, _) in LESSONS {
            let mv = step.mv().expect("a card that exists");
            match mv {
                Move::Buy(good) => prices.push(game.route(good).price()).expect("room"),
                Move::Sell(good) => prices.push(game.route(good).proceeds()).expect("room"),
                _ => {}
            }
            let _ = game.play(mv, |_| {});
        }
        assert_eq!(prices[..], [6, 6, 8, 8, 10, 10, 8, 5, 6, 4, 10]);
        let gold = game.route(Good::Gold);
        assert_eq!((gold.nearest().value(), gold.proceeds()), (18, 16));
        assert_eq!(game.amphorae(Seat::FIRST)[0], 5, "a contract pays 5");
    }
}
