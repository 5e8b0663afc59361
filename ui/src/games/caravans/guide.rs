//! The guided game: a deal, the moves of both players, and the sentences about
//! each decision.
//!
//! It is played by the real rules on the real screens. The number of moves made
//! determines the sentence, so steps can be taken back as usual.

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

/// The current sentence of the introduction.
pub fn introduction(play: &Play) -> Option<Msg> {
    INTRODUCTION.get(usize::from(play.guide()?)).copied()
}

/// A step of the script.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A deal or a pass.
    Move(Move),
    /// A card.
    Play(Good, CardKind),
    /// A card that is laid aside.
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
/// The number of moves after which two years are skipped.
const SKIP: usize = YEAR + 3;

/// All moves in order, Red's and Blue's, with what is said about them.
const LESSONS: [(Step, Msg); SKIP + 7] = [
    buy(Good::Gold, Msg::CvGuide4),
    play(Good::Gold, CardKind::Caravan(3), Msg::CvGuide5),
    // Blue: two amphorae of wine and a contract.
    buy(Good::Wine, Msg::CvGuide6),
    buy(Good::Wine, Msg::CvGuide6),
    play(Good::Wine, CardKind::Contract, Msg::CvGuide6),
    // Red buys two amphorae of one good, to be paid for by a contract.
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
    // Blue keeps all cards, Red exchanges one that would only help Blue.
    (Step::Move(Move::Draw), Msg::CvGuide17),
    (
        Step::LayAside(Good::Wine, CardKind::Contract),
        Msg::CvGuide18,
    ),
    (Step::Move(Move::Draw), Msg::CvGuide18),
    // Two years later: Blue ends the third one.
    pass(Msg::CvGuide20),
    play(Good::Spices, CardKind::Caravan(-1), Msg::CvGuide20),
    // The final sales.
    sell(Good::Gold, Msg::CvGuide21),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Gold, Msg::CvGuide22),
    sell(Good::Wine, Msg::CvGuide22),
];

/// The cards of these colours and kinds.
fn cards(list: &[(Good, CardKind)]) -> heapless::Vec<Card, 9> {
    let cards = list
        .iter()
        .filter_map(|&(good, kind)| Card::new(good, kind));
    cards.collect()
}

/// A route with one amphora a field, from this field on.
fn route(first: usize, count: usize) -> Result<Route, ScenarioError> {
    let fields: heapless::Vec<Field, 12> = Field::all().skip(first).take(count).collect();
    Route::new(&fields).ok_or(ScenarioError::Amphorae)
}

/// The opening of two players, with the cards that the script needs.
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

/// The third year before its last card, which Blue plays.
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

/// Red is a person, Blue is a bot that follows the script.
fn start() -> Start {
    let mut start = Start::people(Caravans::KIND, 0, 2);
    start.who[1] = Who::Bot(Level::Malku);
    start.first = Some(Person(0));
    start
}

/// Sets up the guided game. A test checks that its position is valid.
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

/// The next move of the script.
pub fn next(play: &Play) -> Option<Move> {
    at(play, 0).and_then(|(step, _)| step.mv())
}

/// The sentence for the current decision.
pub fn sentence(play: &Play) -> Option<Msg> {
    let (_, say) = at(play, 0)?;
    Some(introduction(play).unwrap_or(say))
}

/// The sentence about the other player's turn.
pub fn sentence_of_turn(play: &Play, turn: &Turn) -> Option<Msg> {
    let over = play.turn().start.is_none() && turn.start.is_some();
    at(play, usize::from(over)).map(|(_, say)| say)
}

/// Whether all moves of the script have been made.
pub fn is_over(play: &Play) -> bool {
    play.guide().is_some() && play.steps() >= LESSONS.len()
}

/// The sentence at the end of the first year.
pub fn conclusion(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == YEAR).then_some(Msg::CvGuide15)
}

/// The sentence about its payments.
pub fn payments(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == YEAR).then_some(Msg::CvGuide16)
}

/// The sentence about the card that came in exchange.
pub fn sentence_drawn(play: &Play) -> Option<Msg> {
    (play.guide().is_some() && play.steps() == SKIP).then_some(Msg::CvGuide19)
}

/// Continues in the third year, after the exchange. Blue passes there.
///
/// Not inlined, so that its part of the stack is free afterwards.
#[inline(never)]
pub fn skip_years(play: &mut Play) {
    if sentence_drawn(play).is_some()
        && let Ok(game) = last_year()
    {
        // A test proves that Blue can pass.
        let _ = play.play_from(&game, Move::Pass);
    }
}

/// The objection to laying aside other cards than the script does next.
pub fn exchange_objection(play: &Play, cards: &[Card]) -> Option<Msg> {
    let wanted = next(play)?;
    let is_wanted = matches!(cards, [card] if wanted == Move::LayAside(*card));
    (!is_wanted).then_some(Msg::CvNotThisAside)
}

/// Plays the first year.
#[cfg(test)]
pub fn play_year(play: &mut Play) {
    for (step, _) in LESSONS.iter().take(YEAR) {
        let mv = step.mv().expect("a card that exists");
        play.play(mv).expect("a legal move");
    }
}

/// The objection to deals that the rules allow, but that are not next in the
/// script.
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

/// The objection to a card that the rules allow, but that is not next in the
/// script.
pub fn card_objection(play: &Play, card: Card) -> Option<Msg> {
    let is_wanted = match next(play)? {
        Move::Play(wanted) => wanted == card,
        Move::Cover(good, _) => card == Card::mirage(good),
        _ => true,
    };
    (!is_wanted).then_some(Msg::CvNotThisCard)
}

/// The objection to a move that the rules allow, but that is not next in the
/// script.
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

    /// Plays a part of the script.
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

    /// The final sales, with every number that the guide mentions.
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
            // Red chooses twice, and then nothing is left to choose.
            let chooses = at == SKIP + 2 || at == SKIP + 4;
            assert_eq!(idle.is_none(), chooses, "{at}");
            assert!(chooses || idle == Some(Move::Sell(good)));
            prices.push(game.route(good).proceeds()).expect("room");
            game = played(game, at..at + 1);
        }
        assert_eq!(prices[..], [14, 12, 10, 8, 22]);
        assert_eq!(game.phase(), Phase::Over);
    }

    /// Checks every number in the sentences.
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
