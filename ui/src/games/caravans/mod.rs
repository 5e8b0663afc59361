//! The screens of `caravans`, the trading game.

mod about;
pub mod art;
mod bars;
mod board;
mod card;
mod deck;
mod drawn;
mod exchange;
mod final_sales;
mod guide;
mod hint;
mod history;
mod how_to;
mod info;
mod market;
mod mirage;
mod news;
mod payout;
mod pictures;
mod reason;
mod report;
mod result;
mod results;
mod road;
mod scene;
mod standings;
mod table;
mod tax;
#[cfg(test)]
mod tests;
mod text;
mod trade;
mod turn;
mod watch;
mod year;

use palmyra_engine::caravans::{Caravans, Card, CardKind, Deal, Good, Move, Phase, Refusal};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::results::Results;
use palmyra_play::{Asker, Millis, Person, Speed, Start};

pub use self::about::About;
use self::how_to::Topic;
use self::text::Msg;
use self::turn::Turn;
use super::bits;
use crate::canvas::{Align, Canvas, Font, area};
use crate::shell::standings::PARTS;
use crate::shell::text::{Blank, Line, TextTable};
use crate::shell::{Decide, End, Go, Read, Score, ScreenTypes, Services, Teach, game_screens};
use crate::theme;

/// A running game of `caravans` with the state of its screens.
type Play = crate::shell::Play<Caravans>;

/// The state that the screens share.
#[derive(Clone, Copy, Debug, Default)]
pub struct View {
    /// The value of `Play::turns` when the only person last saw the other players' turns.
    told: u16,
    /// The screen of a decision that was partly made and then taken back.
    begun: Option<Screen>,
}

game_screens! {
    Caravans;
    Trade(trade::TradeScreen): "trade",
    Card(card::CardScreen): "card",
    Mirage(mirage::MirageScreen): "mirage",
    Tax(tax::TaxScreen): "tax",
    Exchange(exchange::ExchangeScreen): "exchange",
    Drawn(drawn::Drawn): "drawn",
    Final(final_sales::FinalScreen): "final-sales",
    Report(report::Report): "report",
    News(news::News): "news",
    Year(year::YearPage): "year",
    Payout(payout::Payout): "payout",
    Market(market::Market): "market",
    Standings(standings::Standings): "standings",
    Deck(deck::Deck): "deck",
    Info(info::Info): "info",
    Hint(hint::Hint): "hint",
    ;
    fn tick(&mut self, play: &mut Play, cx: &mut Services) -> (bool, Go) {
        match self {
            Self::Trade(screen) => screen.tick(play, cx),
            Self::Final(screen) => screen.tick(play, cx),
            Self::Report(screen) => screen.tick(play, cx),
            Self::Year(screen) => screen.tick(play, cx),
            Self::Payout(screen) => screen.tick(play, cx),
            _ => (false, Go::Stay),
        }
    }

    fn asks(&self, play: &Play, cx: &Services) -> Option<Asker> {
        match self {
            Self::Final(screen) => screen.asks(play, cx),
            Self::Report(screen) => screen.asks(play, cx),
            Self::Hint(hint) => hint.asks(play, cx),
            _ => None,
        }
    }

    fn wake(&self, play: &Play, cx: &Services) -> Option<Millis> {
        match self {
            Self::Trade(screen) => screen.wake(cx),
            Self::Final(screen) => screen.wake(play, cx),
            Self::Report(screen) => screen.wake(play, cx),
            Self::Year(screen) => screen.wake(play, cx),
            Self::Payout(screen) => screen.wake(play, cx),
            _ => None,
        }
    }

    fn is_resting(&self) -> bool {
        matches!(self, Self::News(_) | Self::Payout(_) | Self::Drawn(_))
    }
}

impl ScreenTypes for Caravans {
    type Screen = Screen;
    type Turn = Turn;
    type View = View;
    type Tally = history::History;
    const TEXTS: TextTable = text::TEXTS;
}

impl Decide for Caravans {
    /// Takes back the moves of an unfinished trade or exchange, and stores a screen on which they
    /// are selected. The person then makes all of them at once.
    fn prepare(play: &mut Play, _: &Services) {
        play.view.begun = match play.game().phase() {
            Phase::Trade(trade) if !trade.is_empty() => {
                let deals = trade::take_back(play);
                Some(Screen::Trade(trade::TradeScreen::with(deals.into_iter())))
            }
            Phase::Exchange { .. } => {
                let aside = *play.game().laid_aside(play.game().seat());
                (!aside.is_empty()).then(|| {
                    while play.undo() {}
                    Screen::Exchange(exchange::ExchangeScreen::with(play.game(), &aside))
                })
            }
            _ => None,
        };
    }

    fn decide(play: &Play, cx: &Services) -> Screen {
        if let Some(begun) = play.view.begun {
            return begun;
        }
        let begins = match play.game().phase() {
            Phase::Trade(_) => true,
            Phase::Exchange { .. } => play.running().only_human().is_none(),
            _ => false,
        };
        if begins && news::is_new(play) {
            return Screen::News(news::News);
        }
        match play.game().phase() {
            Phase::Trade(_) => Screen::Trade(trade::TradeScreen::new(play.game())),
            Phase::Card => Screen::Card(card::CardScreen::new(play.game())),
            Phase::Tax(_) => Screen::Tax(tax::TaxScreen::new(play)),
            Phase::Exchange { .. } => Screen::Exchange(exchange::ExchangeScreen::default()),
            Phase::FinalSales | Phase::Over => {
                Screen::Final(final_sales::FinalScreen::new(play, cx))
            }
        }
    }

    fn watch(play: &Play, cx: &Services) -> Screen {
        match Some(play.game().phase()) {
            Some(Phase::FinalSales) => Screen::Final(final_sales::FinalScreen::watch(play, cx)),
            _ => {
                let only = play.running().only_human();
                let is_drawn = only.is_some_and(|seat| has_just_drawn(play, seat));
                Screen::Report(report::Report::live(cx, is_drawn))
            }
        }
    }

    fn overview(_: &Play, _: &Services) -> Screen {
        Screen::Market(market::Market)
    }

    fn turn_over(play: &Play, cx: &Services) -> Option<Screen> {
        if play.is_over() {
            return Some(Screen::Final(final_sales::FinalScreen::done()));
        }
        if let Some(drawn) = drawn::Drawn::newest(play) {
            return Some(Screen::Drawn(drawn));
        }
        let turn = play.log().next()?;
        turn.year?;
        Some(Screen::Year(year::YearPage::newest(cx.now)))
    }

    /// Returns `true` except in the final sales, whose screen does not show the hand.
    fn is_secret(play: &Play) -> bool {
        play.game().phase() != Phase::FinalSales
    }

    const FOLDS: i32 = 14;

    fn draw_curtain(cx: &Services, play: &Play, canvas: &mut Canvas, _: Person) {
        let at = area(0, 92, 240, 20);
        let words = cx.say(Msg::CurtainCards);
        canvas.text(Font::Body, words, at, Align::Centre, theme::SHADE);
        canvas.fill(area(0, 112, 240, 1), theme::BRONZE);
        standings::draw_table(cx, canvas, play, 114, 21);
    }

    fn refusal(cx: &Services, refusal: Refusal) -> &'static str {
        cx.say(Msg::refusal(refusal))
    }
}

impl Read for Caravans {
    fn players_page() -> Screen {
        Screen::Standings(standings::Standings)
    }

    fn extra_page(cx: &Services) -> Option<(&'static str, Screen)> {
        Some((cx.say(Msg::PlayedTitle), Screen::Deck(deck::Deck)))
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
        Screen::Report(report::Report::past(ago))
    }
}

impl Teach for Caravans {
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

impl Score for Caravans {
    fn standing(game: &Self, seat: Seat) -> (i16, i16) {
        (bars::pay_number(game.capital(seat)), 0)
    }

    fn rank_words(cx: &Services, _: &Play, score: i16, rank: usize) -> Line {
        let rank = Blank::Number(rank as i32 + 1);
        cx.tell(Msg::RankCapital, &[score.into(), rank])
    }
}

impl End for Caravans {
    fn reached(play: &Play, seat: Seat, _: &Results) -> u16 {
        let game = play.game();
        let is_high = |&(deal, price): &(Deal, u16)| matches!(deal, Deal::Sell(_)) && price >= 20;
        let mut own = play.log().filter(|turn| turn.seat == Some(seat));
        let sold = own.any(|turn| turn.deals.iter().any(is_high));
        let mut years = play.log().filter_map(|turn| turn.year.as_ref());
        let paid = years.any(|year| year.paid.get(seat.index()).is_some_and(|&paid| paid >= 24));
        let is_over = game.to_move().is_none();
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let best = others.map(|other| game.capital(other)).max().unwrap_or(0);
        let capital = game.capital(seat);
        bits(&[
            sold,
            paid,
            is_over && capital >= 120,
            is_over && capital >= best + 30,
        ])
    }

    fn add_up(tally: &mut history::History, turn: &Turn, game: &Self) {
        tally.add(turn, game);
    }

    const MORE_PAGES: u8 = history::PAGES;

    fn draw_more(cx: &Services, play: &Play, canvas: &mut Canvas, page: u8) {
        history::draw(cx, play, canvas, page);
    }

    fn finale(play: &Play, _: &Services) -> Option<Screen> {
        let sold = play.log().next().is_some_and(Turn::is_final);
        sold.then(|| Screen::Final(final_sales::FinalScreen::done()))
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

/// Returns the seat whose capital and amphorae are shown: that of the only person, or else that of
/// the deciding player. Capitals and amphorae are public.
fn viewer(play: &Play) -> Seat {
    let only = play.running().only_human();
    only.unwrap_or_else(|| play.game().seat())
}

/// Returns the name of the player at a seat. In the guided game this is the colour, because the
/// sentences use it.
fn name<'a>(cx: &'a Services, play: &Play, seat: Seat) -> &'a str {
    match play.guide() {
        Some(_) => cx.name(play.person(seat)),
        None => play.name(cx, seat),
    }
}

/// Whether bots' turns are summed up on one page before a person's next turn. Otherwise each turn
/// stays on the screen until A is pressed. Turns are summed up with several bots or several people,
/// and at the speed that shows no turns, but never in a guided game.
fn is_summed_up(play: &Play, cx: &Services) -> bool {
    let running = play.running();
    let bots = usize::from(play.game().seats()) - running.humans();
    let is_fast = cx.profile.settings.speed == Speed::Instant;
    play.guide().is_none() && (is_fast || bots > 1 || running.humans() > 1)
}

/// Returns the number of cards that a seat has drawn in its last turn. These are the last cards of
/// its hand.
fn new_cards(play: &Play, seat: Seat) -> usize {
    let own = play.log().find(|turn| turn.seat == Some(seat));
    own.map_or(0, |turn| turn.exchanged.unwrap_or(turn.drawn).into())
}

/// Whether this seat drew cards in the last turn, and the next turn has nothing to show yet.
/// Returns `false` in the guided game, which does not show drawn cards.
fn has_just_drawn(play: &Play, seat: Seat) -> bool {
    let last = play.log().next();
    let is_own = last.is_some_and(|turn| turn.seat == Some(seat) && turn.drawn > 0);
    is_own && play.guide().is_none() && play.turn().is_empty()
}

/// Returns the name of a good for the beginning of a line.
const fn good_name(good: Good) -> Msg {
    match good {
        Good::Gold => Msg::GoodGold,
        Good::Wine => Msg::GoodWine,
        Good::Spices => Msg::GoodSpices,
    }
}

/// Returns the name of a good for the middle of a sentence.
const fn good_name_within(good: Good) -> Msg {
    match good {
        Good::Gold => Msg::GoodGoldLow,
        Good::Wine => Msg::GoodWineLow,
        Good::Spices => Msg::GoodSpicesLow,
    }
}

/// Returns the name of a card.
fn card_name(cx: &Services, card: Card) -> Line {
    let name = match (card.kind(), card.good()) {
        (CardKind::Caravan(value), good) => {
            let (good, value) = (cx.say(good_name(good)), bars::signed(value));
            return cx.tell(Msg::CardCaravan, &[good.into(), value.as_str().into()]);
        }
        (CardKind::Contract, Good::Gold) => Msg::GoldContract,
        (CardKind::Contract, Good::Wine) => Msg::WineContract,
        (CardKind::Contract, Good::Spices) => Msg::SpiceContract,
        (CardKind::Tax, Good::Gold) => Msg::GoldTax,
        (CardKind::Tax, Good::Wine) => Msg::WineTax,
        (CardKind::Tax, Good::Spices) => Msg::SpiceTax,
        (CardKind::Mirage, Good::Gold) => Msg::GoldMirage,
        (CardKind::Mirage, Good::Wine) => Msg::WineMirage,
        (CardKind::Mirage, Good::Spices) => Msg::SpiceMirage,
    };
    cx.tell(name, &[])
}

/// Returns the name of a card without its good, for use beside a picture that shows the good. Only
/// the name of a caravan includes the good.
fn short_card_name(cx: &Services, card: Card) -> Line {
    let kind = match card.kind() {
        CardKind::Caravan(_) => return card_name(cx, card),
        CardKind::Contract => Msg::KindContract,
        CardKind::Tax => Msg::KindTax,
        CardKind::Mirage => Msg::KindMirage,
    };
    cx.tell(kind, &[])
}
