//! The guided game: a deal, the moves of both players, and a sentence for each decision.
//!
//! The guided game follows the usual rules on the usual screens. The number of moves made
//! determines the sentence, so a person can take back steps as in any game.

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

/// Returns the next sentence of the introduction, or `None` after the last and in other games.
pub fn introduction(play: &Play) -> Option<Msg> {
    INTRODUCTION.get(usize::from(play.guide()?)).copied()
}

/// A move in the script of the guided game.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A deal, a pass, covering with a mirage, or the end of an exchange, as a move of the engine.
    Move(Move),
    /// Playing a card of this good and kind.
    Play(Good, CardKind),
    /// Laying aside a card of this good and kind.
    LayAside(Good, CardKind),
}

impl Step {
    fn mv(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::Play(good, kind) => Card::new(good, kind).map(Move::Play),
            Self::LayAside(good, kind) => Card::new(good, kind).map(Move::LayAside),
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

/// The number of moves of the first year.
const YEAR: usize = 21;
/// The number of moves after which the guided game skips two years.
const SKIP: usize = YEAR + 3;

/// The moves of Red and Blue in order, each with the sentence that is shown before it.
const LESSONS: [(Step, Msg); SKIP + 7] = [
    buy(Good::Gold, Msg::CvGuide4),
    play(Good::Gold, CardKind::Caravan(3), Msg::CvGuide5),
    // Blue buys two amphorae of wine and plays a contract.
    buy(Good::Wine, Msg::CvGuide6),
    buy(Good::Wine, Msg::CvGuide6),
    play(Good::Wine, CardKind::Contract, Msg::CvGuide6),
    // Red buys two amphorae of gold and plays a contract that pays for them.
    buy(Good::Gold, Msg::CvGuide7),
    buy(Good::Gold, Msg::CvGuide7),
    play(Good::Gold, CardKind::Contract, Msg::CvGuide8),
    // Blue sells an amphora of each good and plays a card against Red.
    sell(Good::Gold, Msg::CvGuide9),
    sell(Good::Wine, Msg::CvGuide9),
    sell(Good::Spices, Msg::CvGuide9),
    play(Good::Gold, CardKind::Caravan(-2), Msg::CvGuide9),
    // Red covers Blue's card.
    pass(Msg::CvGuide10),
    (Step::Move(Move::Cover(Good::Gold, 3)), Msg::CvGuide11),
    // Blue plays a tax, and another card.
    pass(Msg::CvGuide12),
    play(Good::Spices, CardKind::Tax, Msg::CvGuide12),
    play(Good::Wine, CardKind::Caravan(2), Msg::CvGuide12),
    // Red makes a deal in each good and plays the card that ends the year.
    sell(Good::Wine, Msg::CvGuide13),
    sell(Good::Spices, Msg::CvGuide13),
    buy(Good::Gold, Msg::CvGuide13),
    play(Good::Spices, CardKind::Caravan(-2), Msg::CvGuide14),
    // Blue keeps all cards. Red exchanges one that would only help Blue.
    (Step::Move(Move::Draw), Msg::CvGuide17),
    (
        Step::LayAside(Good::Wine, CardKind::Contract),
        Msg::CvGuide18,
    ),
    (Step::Move(Move::Draw), Msg::CvGuide18),
    // Two years later, Blue ends the third year.
    pass(Msg::CvGuide20),
    play(Good::Spices, CardKind::Caravan(-1), Msg::CvGuide20),
    // Red and Blue make the final sales.
    sell(Good::Gold, Msg::CvGuide21),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Wine, Msg::CvGuide22),
];

/// Returns the cards of these goods and kinds.
fn cards(list: &[(Good, CardKind)]) -> heapless::Vec<Card, 9> {
    let cards = list
        .iter()
        .filter_map(|&(good, kind)| Card::new(good, kind));
    cards.collect()
}

/// Returns a route with one amphora on each of `count` fields, beginning at the field `first`.
fn route(first: usize, count: usize) -> Result<Route, ScenarioError> {
    let fields: heapless::Vec<Field, 12> = Field::all().skip(first).take(count).collect();
    Route::new(&fields).ok_or(ScenarioError::Amphorae)
}

/// Returns the first position, which has two players and the cards that the script needs.
fn opening() -> Result<Caravans, ScenarioError> {
    use CardKind::{Caravan, Contract, Mirage, Tax};
    use Good::{Gold, Spices, Wine};
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
        (Gold, Contract),
    ]);
    let route = route(3, 10)?;
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

/// Returns the position before the last turn of the third year. Blue passes in it and plays the
/// last card.
fn last_year() -> Result<Caravans, ScenarioError> {
    use CardKind::{Caravan, Contract};
    use Good::{Gold, Spices, Wine};
    let red = cards(&[
        (Gold, Caravan(1)),
        (Gold, Contract),
        (Wine, Caravan(-1)),
        (Spices, Contract),
        (Wine, Contract),
    ]);
    let blue = cards(&[
        (Spices, Caravan(-1)),
        (Wine, Caravan(-3)),
        (Gold, Caravan(-3)),
        (Wine, Contract),
        (Spices, Contract),
    ]);
    let board = cards(&[
        (Gold, Caravan(2)),
        (Wine, Caravan(3)),
        (Gold, Contract),
        (Spices, Caravan(-2)),
        (Gold, Caravan(-1)),
        (Wine, Caravan(-2)),
    ]);
    let board: heapless::Vec<(Card, bool), 6> = board.iter().map(|&card| (card, false)).collect();
    let [red, blue] = [(44, [2, 1, 0], &red), (50, [2, 0, 0], &blue)];
    let seat = |(capital, amphorae, hand)| {
        let hand: &heapless::Vec<Card, 9> = hand;
        ScenarioSeat {
            capital,
            amphorae,
            hand,
        }
    };
    Scenario {
        players: Players::new(2).ok_or(ScenarioError::Seats)?,
        to_move: Seat::FIRST.next(2),
        year: 3,
        turns: 2,
        routes: [route(2, 7)?, route(1, 4)?, route(6, 8)?],
        seats: &[seat(red), seat(blue)],
        board: &board,
        pile: &[],
    }
    .game()
}

/// Returns the setup: Red is human, and Blue is a bot that follows the script.
fn start() -> Start {
    let mut start = Start::people(Caravans::KIND, 0, 2);
    start.who[1] = Who::Bot(Level::Malku);
    start.first = Some(Person(0));
    start
}

/// Returns the setup and the first position of the guided game. A test checks that the position is
/// valid.
///
/// Not inlined, so that its part of the stack is free afterwards.
#[inline(never)]
pub fn begin() -> Option<(Start, Caravans)> {
    Some((start(), opening().ok()?))
}

fn at(play: &Play, moves_ago: usize) -> Option<(Step, Msg)> {
    play.guide()?;
    LESSONS.get(play.steps().checked_sub(moves_ago)?).copied()
}

/// Returns the next move of the script.
pub fn next(play: &Play) -> Option<Move> {
    at(play, 0).and_then(|(step, _)| step.mv())
}

/// Returns the sentence for the current decision.
pub fn sentence(play: &Play) -> Option<Msg> {
    let (_, say) = at(play, 0)?;
    Some(introduction(play).unwrap_or(say))
}

/// Returns the sentence about a turn of the other player.
pub fn sentence_of_turn(play: &Play, turn: &Turn) -> Option<Msg> {
    let over = play.turn().start.is_none() && turn.start.is_some();
    at(play, usize::from(over)).map(|(_, say)| say)
}

/// Whether all moves of the script have been made.
pub fn is_over(play: &Play) -> bool {
    play.guide().is_some() && play.steps() >= LESSONS.len()
}

/// Returns the sentence at the end of the first year, if that has just ended.
pub fn conclusion(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == YEAR).then_some(Msg::CvGuide15)
}

/// Returns the sentence about the payments of the first year, if that has just ended.
pub fn payments(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == YEAR).then_some(Msg::CvGuide16)
}

/// Returns the sentence about Red's exchanged card, right after the exchange.
pub fn sentence_drawn(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == SKIP).then_some(Msg::CvGuide19)
}

/// Skips to the third year if the exchange has just ended, and plays Blue's pass there.
///
/// Not inlined, so that its part of the stack is free afterwards.
#[inline(never)]
pub fn skip_years(play: &mut Play) {
    if sentence_drawn(play).is_some()
        && let Ok(game) = last_year()
    {
        // A test shows that Blue can pass here.
        let _ = play.play_from(&game, Move::Pass);
    }
}

/// Returns the objection if a person lays aside other cards than the script.
pub fn exchange_objection(play: &Play, cards: &[Card]) -> Option<Msg> {
    let wanted = next(play)?;
    let is_wanted = matches!(cards, [card] if wanted == Move::LayAside(*card));
    (!is_wanted).then_some(Msg::CvNotThisAside)
}

/// Plays all moves of the first year.
#[cfg(test)]
pub fn play_year(play: &mut Play) {
    for (step, _) in LESSONS.iter().take(YEAR) {
        let mv = step.mv().expect("a card that exists");
        play.play(mv).expect("a legal move");
    }
}

/// Returns the objection if a person makes other deals than the script.
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

/// Returns the objection if a person plays another card than the script.
pub fn card_objection(play: &Play, card: Card) -> Option<Msg> {
    let is_wanted = match next(play)? {
        Move::Play(wanted) => wanted == card,
        Move::Cover(good, _) => card == Card::mirage(good),
        _ => true,
    };
    (!is_wanted).then_some(Msg::CvNotThisCard)
}

/// Returns the objection to a legal move that is not the next move of the script.
pub fn objection(play: &Play, mv: Move) -> Option<Msg> {
    let wanted = next(play).filter(|&wanted| wanted != mv)?;
    Some(match (mv, wanted) {
        (Move::Cover(good, _), Move::Cover(other, _)) if good == other => Msg::CvNotThisCover,
        (Move::Sell(_), _) => Msg::CvNotThisSale,
        _ => Msg::CvNotThisCard,
    })
}

#[cfg(test)]
mod tests {
    use core::ops::Range;

    use palmyra_engine::Game as _;
    use palmyra_engine::caravans::Phase;

    use super::*;

    /// Plays a part of the script on a position, and returns the position after it.
    fn played(mut game: Caravans, part: Range<usize>) -> Caravans {
        for (index, (step, _)) in LESSONS.iter().enumerate().skip(part.start) {
            if index >= part.end {
                break;
            }
            let mv = step.mv().expect("a card that exists");
            let played = game.play(mv, |_| {});
            assert!(played.is_ok(), "move {index}, {mv}: {played:?}");
        }
        game
    }

    #[test]
    fn the_script_is_a_legal_year() {
        let game = played(opening().expect("a position that makes sense"), 0..YEAR);
        assert!(matches!(game.phase(), Phase::Exchange { .. }));
        let capitals = Seat::all(2).map(|seat| game.capital(seat));
        assert!(capitals.eq([29, 61]));
        assert_eq!(game.amphorae(Seat::FIRST)[1], 0, "no wine");
        assert!(game.amphorae(Seat::FIRST.next(2))[1] > 0, "Blue has wine");
        let game = played(game, YEAR..SKIP);
        let contract = Card::new(Good::Gold, CardKind::Contract).expect("a card");
        assert_eq!(game.hand(Seat::FIRST).last(), Some(&contract));
        assert_eq!(game.year(), 2);
    }

    /// The final sales of the script are legal and have the proceeds that the sentences name.
    #[test]
    fn the_script_ends_with_a_legal_final_sale() {
        let game = last_year().expect("a position that makes sense");
        assert_eq!(game.seat(), Seat::FIRST.next(2));
        let mut game = played(game, SKIP..SKIP + 2);
        assert_eq!(
            (game.phase(), game.seat()),
            (Phase::FinalSales, Seat::FIRST)
        );
        let mut prices = heapless::Vec::<u16, 8>::new();
        for (at, (step, _)) in LESSONS.iter().enumerate().skip(SKIP + 2) {
            let idle = game.idle_sale();
            let Some(Move::Sell(good)) = step.mv() else {
                panic!("a sale");
            };
            // Red chooses between goods twice. All other sales leave no choice.
            let chooses = at == SKIP + 2 || at == SKIP + 4;
            assert_eq!(idle.is_none(), chooses, "{at}");
            assert!(chooses || idle == Some(Move::Sell(good)));
            prices.push(game.route(good).proceeds()).expect("room");
            game = played(game, at..at + 1);
        }
        assert_eq!(prices[..], [14, 12, 10, 8, 22]);
        assert_eq!(game.phase(), Phase::Over);
    }

    /// The numbers in the sentences about the first year are right.
    #[test]
    fn the_numbers_in_the_sentences_are_true() {
        let mut game = opening().expect("a position that makes sense");
        assert_eq!(game.route(Good::Gold).price(), 6);
        let mut prices = heapless::Vec::<u16, 32>::new();
        for (step, _) in LESSONS.into_iter().take(YEAR) {
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
