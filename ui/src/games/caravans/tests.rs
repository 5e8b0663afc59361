//! Texts that walks through the application hardly ever meet can be read, too,
//! in every language; and what a trade allows while it is built.

extern crate std;

use std::vec::Vec;

use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{
    Caravans, Card, Deal, Field, Good, Kind, Players, Refusal, Route, Scenario, ScenarioSeat,
};
use palmyra_play::{Listed as _, Person, Start};

use super::draft::Draft;
use super::info::{Info, Topic};
use super::reason::{self, Matter};
use super::table::Table;
use super::text::Msg;
use super::turn::Laid;
use super::{Play, Screen, short_card_name};
use crate::canvas::{Font, wrap};
use crate::games::AnyPlay;
use crate::input::Button;
use crate::shell;
use crate::shell::Context;
use crate::shell::testing::{assert_readable, assert_screen, contexts};
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::draw_toast;

const REFUSALS: [Refusal; 13] = [
    Refusal::GameOver,
    Refusal::NotNow,
    Refusal::LastAmphora,
    Refusal::NoCredit,
    Refusal::NoneHeld,
    Refusal::SameDealTwice,
    Refusal::NotBothWays,
    Refusal::OneDealEach,
    Refusal::Incomplete,
    Refusal::NotInHand,
    Refusal::NeedsTarget,
    Refusal::NoTarget,
    Refusal::PileTooSmall,
];

/// A game of four people, dealt.
fn begin(cx: &mut Context) {
    let play = Play::new(Start::people(Caravans::KIND, 0, 4), 1);
    cx.play = play.map(AnyPlay::from);
}

fn screen(screen: Screen) -> shell::Screen {
    shell::Screen::Game(screen.into())
}

#[test]
fn whatever_is_refused_can_be_read() {
    for mut cx in contexts() {
        let told = [
            Msg::NoMoreThanTwo,
            Msg::NoOthersToo,
            Msg::NoFirstTurn,
            Msg::NoSecondTurn,
        ];
        for msg in REFUSALS.map(Msg::refusal).into_iter().chain(told) {
            cx.refuse(msg);
            assert_readable(&cx, |canvas| draw_toast(&cx, canvas));
        }
    }
}

#[test]
fn every_explanation_can_be_read() {
    for mut cx in contexts() {
        begin(&mut cx);
        let kinds = [Kind::Caravan(-3), Kind::Contract, Kind::Tax, Kind::Mirage];
        let cards = Good::ALL.into_iter().flat_map(|good| {
            kinds
                .into_iter()
                .filter_map(move |kind| Card::new(good, kind))
        });
        let topics = [
            Topic::Trade(Good::Spices),
            Topic::Tax,
            Topic::Market,
            Topic::Year,
            Topic::Payout,
            Topic::Exchange,
            Topic::Final,
        ];
        for topic in topics.into_iter().chain(cards.map(Topic::Card)) {
            let mut info = Info::new(topic);
            for _ in 0..3 {
                assert!(info.fits(&cx), "{info:?}");
                assert_screen(&cx, screen(Screen::Info(info)));
                info.press(Button::Right, &mut cx);
            }
        }
    }
}

/// A turn with every kind of deal and card that a reason can be about.
fn reasons(cx: &Context) -> Vec<Line> {
    let route = |fields: &[u8]| {
        let fields: Vec<_> = fields
            .iter()
            .filter_map(|&index| Field::all().nth(index.into()))
            .collect();
        Route::new(&fields).expect("a route")
    };
    let table = |moves: i8, contracts: u8, own: u8, others: u8| Table {
        capital: [99; 4],
        held: [[own; 3], [others; 3], [0; 3], [0; 3]],
        routes: [route(&[0, 5, 6]), route(&[3, 4]), route(&[10, 11])],
        moves: [moves; 3],
        contracts: [contracts; 3],
    };
    let gain = |gain| Reason::Turn {
        deals: 0,
        held: [0; 3],
        moves: [0; 3],
        pay: [0; 3],
        gain,
    };
    let mut lines = Vec::new();
    let mut say = |reason, table: &Table, deals: &[(Deal, u16)], cards: &[Laid]| {
        let matter = Matter {
            seat: Seat::FIRST,
            after: table,
            deals,
            cards,
        };
        lines.extend(reason::lines(cx, reason, &matter));
    };
    let trades: [&[(Deal, u16)]; 6] = [
        &[],
        &[(Deal::Buy(Good::Gold), 4)],
        &[(Deal::Buy(Good::Gold), 30)],
        &[(Deal::Sell(Good::Gold), 30)],
        &[(Deal::Sell(Good::Spices), 6)],
        &[
            (Deal::Sell(Good::Gold), 30),
            (Deal::Sell(Good::Wine), 30),
            (Deal::Sell(Good::Spices), 30),
        ],
    ];
    for (moves, contracts, own, others) in
        [(3, 0, 9, 0), (-8, 4, 0, 9), (0, 0, 0, 0), (-3, 2, 9, 9)]
    {
        let table = table(moves, contracts, own, others);
        for trade in trades {
            for kind in Kind::ALL {
                let card = Card::new(Good::Spices, kind).expect("a card");
                let laid = [Laid { card, over: None }];
                for worth in [-1, 99] {
                    say(gain(worth), &table, trade, &laid);
                }
            }
        }
    }
    let table = table(0, 0, 1, 1);
    let others = [
        Reason::Tax { due: 24, price: 28 },
        Reason::Exchange {
            cards: 0,
            lead: [0; 3],
        },
        Reason::Exchange {
            cards: 5,
            lead: [0; 3],
        },
        Reason::FinalSale {
            price: 30,
            others: 0,
        },
        Reason::FinalSale {
            price: 30,
            others: 9,
        },
    ];
    for reason in others {
        say(reason, &table, &[], &[]);
    }
    lines
}

#[test]
fn every_reason_fits_a_line() {
    for cx in contexts() {
        let lines = reasons(&cx);
        assert!(lines.len() > 100);
        for line in lines {
            assert!(Font::Body.width(&line) <= 226, "{line}");
        }
    }
}

/// Lines that are filled in a game, with the widest numbers.
#[test]
fn every_filled_line_fits_its_room() {
    for cx in contexts() {
        let wide = Blank::Number(88);
        for (msg, room) in [
            (Msg::EndTie, 226),
            (Msg::NowTaxYou, 226),
            (Msg::NowTaxSold, 226),
            (Msg::TaxPaid, 226),
            (Msg::HintTrade, 224),
            (Msg::HintPass, 224),
            (Msg::LogExchange, 174),
            (Msg::RankCapital, 220),
        ] {
            let line = cx.tell(msg, &[wide, wide]);
            assert!(Font::Body.width(&line) <= room, "{msg:?}: {line}");
        }
        for msg in [Msg::FxTax, Msg::FxTaxLast, Msg::FxTaxShort] {
            let line = cx.tell(msg, &[wide]);
            assert!(wrap(&line, 226).count() <= 2, "{msg:?}");
        }
        for person in 0..4 {
            let name = cx.name(Person(person));
            let title = cx.tell(Msg::TradeOf, &[name.into()]);
            assert!(Font::Title.width(&title) <= 208, "{title}");
        }
        for card in Card::all() {
            let then = short_card_name(&cx, card);
            let then = cx.tell(Msg::HintCard, &[then.as_str().into()]);
            assert!(Font::Body.width(&then) <= 226, "{then}");
        }
        for parts in [Msg::YearUp, Msg::YearDown, Msg::YearStay] {
            let goods = [Msg::GoodGold, Msg::GoodWineLow, Msg::GoodSpicesLow];
            let parts = goods.map(|good| cx.tell(parts, &[cx.say(good).into(), wide]));
            let text = parts.join(", ");
            assert!(wrap(&text, 224).count() <= 2, "{text}");
        }
        assert!(Font::Body.width(cx.say(Msg::GoodGoldLow)) <= 78);
        assert!(Font::Title.width(cx.say(Msg::KindTax)) <= 208);
    }
}

/// A position of two players, in which the first one is to trade.
fn position(capital: u16, amphorae: [u8; 3], turns: u8) -> Caravans {
    let hand = |good| {
        let kinds = [-3, -1, 1, 3].map(Kind::Caravan);
        let kinds = kinds.into_iter().chain([Kind::Tax]);
        kinds
            .filter_map(|kind| Card::new(good, kind))
            .collect::<Vec<_>>()
    };
    let (red, blue) = (hand(Good::Gold), hand(Good::Wine));
    let fields: Vec<_> = Field::all().skip(3).take(2).collect();
    let route = Route::new(&fields).expect("a route");
    let seat = |capital, amphorae, hand| ScenarioSeat {
        capital,
        amphorae,
        hand,
    };
    Scenario {
        players: Players::new(2).expect("two"),
        to_move: Seat::FIRST,
        year: 1,
        turns,
        routes: [route; 3],
        seats: &[seat(capital, amphorae, &red), seat(50, [1; 3], &blue)],
        board: &[],
        pile: &[],
    }
    .game()
    .expect("a position")
}

fn drafted(game: &Caravans, steps: &[(Good, bool)]) -> Result<Draft, Msg> {
    let mut draft = Draft::default();
    for &(good, buys) in steps {
        draft.change(game, good, buys)?;
    }
    Ok(draft)
}

#[test]
fn a_draft_refuses_what_no_trade_allows() {
    use Good::{Gold, Spices, Wine};
    let game = position(100, [2, 1, 0], 2);
    let refused = |steps: &[(Good, bool)]| drafted(&game, steps).err();
    assert_eq!(
        refused(&[(Gold, true), (Gold, true)]),
        Some(Msg::NoLastAmphora)
    );
    assert_eq!(
        refused(&[(Wine, false), (Wine, false)]),
        Some(Msg::NoneToSell)
    );
    assert_eq!(refused(&[(Spices, false)]), Some(Msg::NoneToSell));
    let pair = [(Gold, false), (Gold, false)];
    assert_eq!(
        refused(&[pair[0], pair[1], (Gold, false)]),
        Some(Msg::NoMoreThanTwo)
    );
    assert_eq!(
        refused(&[pair[0], pair[1], (Wine, false)]),
        Some(Msg::NoOthersToo)
    );
    assert_eq!(
        refused(&[(Wine, false), pair[0], pair[1]]),
        Some(Msg::NoOthersToo)
    );
    let checked = |steps: &[(Good, bool)]| drafted(&game, steps).and_then(|it| it.check(&game));
    assert_eq!(checked(&[]), Ok(()));
    assert_eq!(checked(&pair), Ok(()));
    assert_eq!(checked(&pair[..1]), Err(Msg::NoSecondDeal));
    assert_eq!(
        checked(&[(Gold, false), (Wine, true)]),
        Err(Msg::NoThirdGood)
    );
    let each = [(Gold, false), (Wine, true), (Spices, true)];
    assert_eq!(checked(&each), Ok(()));
    // Changed one's mind.
    assert_eq!(checked(&[(Gold, false), (Gold, true)]), Ok(()));
}

#[test]
fn the_first_two_turns_allow_less() {
    use Good::{Gold, Wine};
    let first = position(100, [2, 1, 1], 0);
    let steps = [(Gold, false), (Gold, false)];
    assert_eq!(drafted(&first, &steps).err(), Some(Msg::NoFirstTurn));
    let steps = [(Gold, false), (Wine, false)];
    assert_eq!(drafted(&first, &steps).err(), Some(Msg::NoFirstTurn));
    let single = drafted(&first, &steps[..1]).expect("a deal");
    assert_eq!(single.check(&first), Ok(()));
    let second = position(100, [2, 1, 1], 1);
    assert_eq!(drafted(&second, &steps).err(), Some(Msg::NoSecondTurn));
    let single = drafted(&second, &steps[..1]).expect("a deal");
    assert_eq!(single.check(&second), Err(Msg::NoSecondTurn));
}

/// Sales come first, so they pay for what is bought.
#[test]
fn a_sale_pays_for_a_purchase() {
    use Good::{Gold, Spices, Wine};
    let game = position(4, [1, 1, 0], 2);
    let bought = drafted(&game, &[(Spices, true), (Gold, false), (Wine, false)]);
    let bought = bought.expect("deals");
    assert_eq!(bought.check(&game), Ok(()));
    assert_eq!(bought.capital(&game), 4 + 20 + 20 - 22);
    let sold = [Deal::Sell(Gold), Deal::Sell(Wine), Deal::Buy(Spices)];
    assert_eq!(bought.deals()[..], sold);
    let dear = drafted(&game, &[(Gold, true), (Wine, true), (Spices, true)]).expect("deals");
    assert_eq!(dear.check(&game), Err(Msg::NoCapital));
}
