//! Tests that rarely shown texts can be read in every language.

extern crate std;

use std::vec::Vec;

use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Caravans, Card, Deal, Field, Forecast, Good, Kind, Refusal, Route};
use palmyra_play::{Listed as _, Person, Start};

use super::super::info::{Info, Topic};
use super::super::reason::{self, Matter};
use super::super::table::Table;
use super::super::text::Msg;
use super::super::turn::Laid;
use super::super::{Play, Screen, short_card_name};
use crate::canvas::{Font, wrap};
use crate::games::AnyPlay;
use crate::games::GameContext as Context;
use crate::input::Button;
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::draw_toast;
use crate::testing::{assert_game_screen, assert_readable, contexts, running, table};

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
                assert!(info.fits(running(&cx), &cx), "{info:?}");
                assert_game_screen::<Caravans>(&cx, Screen::Info(info));
                let (play, services) = table(&mut cx);
                info.press(Button::Right, play, services);
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
        forecast: Forecast {
            moves: [moves; 3],
            contracts: [contracts; 3],
        },
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
            deals: Some(deals),
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
                let laid = [Laid::played(card, &table)];
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
