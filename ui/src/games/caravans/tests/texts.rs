//! Tests that rarely shown texts are readable in every language.

extern crate std;

use std::collections::BTreeSet;
use std::format;
use std::vec::Vec;

use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{
    Caravans, Card, CardKind, Deal, Field, Forecast, Good, Refusal, Route,
};
use palmyra_play::{Listed as _, Person, Start};

use super::super::info::{Info, Topic};
use super::super::reason::{self, Matter};
use super::super::table::Table;
use super::super::text::Msg;
use super::super::turn::Laid;
use super::super::{Play, Screen, good_name, short_card_name};
use crate::canvas::{Font, wrap_in};
use crate::games::AnyPlay;
use crate::games::GameContext as Context;
use crate::input::Button;
use crate::shell::text::{Blank, Line};
use crate::testing::{assert_game_screen, assert_message, contexts, running, table};

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

/// Begins a game of four people.
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
            assert_message(&cx);
        }
    }
}

#[test]
fn every_explanation_can_be_read() {
    for mut cx in contexts() {
        begin(&mut cx);
        let kinds = [
            CardKind::Caravan(-3),
            CardKind::Contract,
            CardKind::Tax,
            CardKind::Mirage,
        ];
        let cards = Good::ALL.into_iter().flat_map(|good| {
            kinds
                .into_iter()
                .filter_map(move |kind| Card::new(good, kind))
        });
        let topics = [
            Topic::Trade(Some(Good::Spices)),
            Topic::Trade(None),
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

/// Returns the reasons for turns with every kind of deal and card.
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
            before: table,
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
            for kind in CardKind::ALL {
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
    let mut wide = BTreeSet::new();
    for cx in contexts() {
        let lines = reasons(&cx);
        assert!(lines.len() > 100);
        let lines = lines.iter().filter(|line| Font::Body.width(line) > 226);
        wide.extend(lines.map(|line| format!("{line}")));
    }
    assert!(wide.is_empty(), "{wide:#?}");
}

/// Every reason begins with what it is about, unless it is about the whole turn.
#[test]
fn every_reason_names_its_subject() {
    for cx in contexts() {
        let whole = [
            Msg::RePass,
            Msg::ReThree,
            Msg::ReTax,
            Msg::ReAside,
            Msg::ReWorth,
            Msg::ExNone,
        ];
        let wholes = whole.map(|msg| cx.say(msg).split("{}").next().unwrap_or(""));
        let goods = [Msg::GoodGold, Msg::GoodWine, Msg::GoodSpices];
        let kinds = [Msg::KindContract, Msg::KindMirage, Msg::KindTax];
        let names = goods.into_iter().chain(kinds).map(|msg| cx.say(msg));
        let subjects: Vec<&str> = names.chain(wholes).collect();
        assert!(!subjects.contains(&""));
        for line in reasons(&cx) {
            let begins = |subject: &&str| line.starts_with(subject);
            assert!(subjects.iter().any(begins), "{line}");
        }
    }
}

/// A price that cannot fall any more is neither good nor urgent.
#[test]
fn the_lowest_price_can_wait() {
    for mut cx in contexts() {
        begin(&mut cx);
        let table = Table::of(running::<Caravans>(&cx).game());
        for reason in [
            Reason::Tax { due: 4, price: 2 },
            Reason::FinalSale {
                price: 2,
                others: 3,
            },
        ] {
            let matter = Matter {
                seat: Seat::FIRST,
                before: &table,
                after: &table,
                deals: Some(&[(Deal::Sell(Good::Wine), 2)]),
                cards: &[],
            };
            let wine = cx.say(Msg::GoodWine).into();
            let wanted = cx.tell(Msg::ReSellAnyTime, &[wine, Blank::Number(2)]);
            assert_eq!(reason::lines(&cx, reason, &matter)[..], [wanted]);
        }
    }
}

/// A message takes one line, so that it covers only the buttons and the guide's words stay visible.
#[test]
fn every_message_is_one_line() {
    let mut wide = BTreeSet::new();
    for cx in contexts() {
        let refusals = REFUSALS.map(Msg::refusal);
        for msg in refusals.into_iter().chain([
            Msg::DealFirstThen,
            Msg::NoMoreThanTwo,
            Msg::NoOthersToo,
            Msg::NoFirstTurn,
            Msg::NoSecondTurn,
            Msg::CvNotThisDeal,
            Msg::CvNotThisCard,
            Msg::CvNotThisCover,
            Msg::CvNotThisAside,
            Msg::CvNotThisSale,
            Msg::CvNotPass,
        ]) {
            let width = Font::Body.width(cx.say(msg));
            if width > 214 {
                wide.insert(format!("{}: {width}", cx.say(msg)));
            }
        }
    }
    assert!(wide.is_empty(), "{wide:#?}");
}

/// Lines fit their space even with the widest numbers in their blanks.
#[test]
fn every_filled_line_fits_its_room() {
    let mut faults = Vec::new();
    for cx in contexts() {
        let wide = Blank::Number(88);
        let mut check = |font: Font, line: &str, room: i32, lines: usize| {
            let fits = match lines {
                1 => font.width(line) <= room,
                _ => wrap_in(font, line, room).count() <= lines,
            };
            if !fits {
                faults.push(format!("{line}: {}", font.width(line)));
            }
        };
        for (msg, room) in [
            (Msg::NowTaxYou, 226),
            (Msg::NowTaxSold, 226),
            (Msg::TaxPaid, 226),
            (Msg::PassInWords, 232),
            (Msg::OnceMore, 232),
            (Msg::OnceMoreOrAll, 232),
            (Msg::CapitalShort, 232),
            (Msg::DidPass, 131),
            (Msg::NewCard, 128),
            (Msg::NewCards, 128),
            (Msg::NewTag, 42),
            (Msg::SoldNow, 210),
            (Msg::YearNow, 210),
            (Msg::YearMoves, 228),
            (Msg::FinalLine, 228),
            (Msg::FinalIdle, 228),
            (Msg::YourHand, 140),
            (Msg::Unseen, 228),
            (Msg::LogExchange, 174),
            (Msg::RankCapital, 220),
        ] {
            let line = cx.tell(msg, &[wide, wide]);
            check(Font::Body, &line, room, 1);
        }
        for msg in [Msg::FxTax, Msg::FxTaxLast, Msg::FxTaxShort] {
            let line = cx.tell(msg, &[wide]);
            check(Font::Body, &line, 226, 2);
        }
        for person in 0..4 {
            let name = cx.name(Person(person));
            let title = cx.tell(Msg::TradeOf, &[name.into()]);
            check(Font::Title, &title, 208, 1);
        }
        let spices = cx.say(Msg::GoodSpicesLow);
        let third = cx.tell(Msg::TwoOfThree, &[spices.into()]);
        check(Font::Body, &third, 232, 1);
        let ready = cx.tell(Msg::DealReady, &["- 28 + 26 + 24".into()]);
        check(Font::Body, &ready, 232, 1);
        let moves = cx.tell(Msg::NowMoves, &[spices.into(), "-8".into()]);
        check(Font::Body, &moves, 196, 1);
        for card in Card::all() {
            let over = short_card_name(&cx, card);
            let over = cx.tell(Msg::HintOver, &[over.as_str().into()]);
            check(Font::Body, &over, 106, 2);
            let name = short_card_name(&cx, card);
            let is_counted = matches!(card.kind(), CardKind::Caravan(_) | CardKind::Contract);
            let blanks = [name.as_str().into(), "+8".into()];
            let covered = cx.tell(Msg::NowCovered, &blanks);
            check(Font::Body, if is_counted { &covered } else { "" }, 196, 1);
        }
        check(Font::Title, cx.say(Msg::TurnOver), 212, 1);
        for msg in [Msg::BotBuys, Msg::BotSells] {
            check(Font::Large, &cx.tell(msg, &[spices.into()]), 232, 1);
        }
        check(Font::Large, cx.say(Msg::DidPass), 232, 1);
        check(Font::Large, cx.say(Msg::ExText), 224, 2);
        check(Font::Large, cx.say(Msg::DrawnText), 224, 1);
        for parts in [Msg::YearUp, Msg::YearDown] {
            let goods = [Msg::GoodGold, Msg::GoodWineLow, Msg::GoodSpicesLow];
            let parts = goods.map(|good| cx.tell(parts, &[cx.say(good).into()]));
            let text = parts.join(", ");
            check(Font::Body, &text, 224, 2);
        }
        // Shorter names and numbers can take more lines, because lines break elsewhere.
        for good in Good::ALL {
            for (price, sign) in [
                (wide, "-8"),
                (Blank::Number(8), "+1"),
                (Blank::Number(8), "0"),
            ] {
                let cover = [cx.say(good_name(good)).into(), "+8".into(), sign.into()];
                let cover = [cover[0], cover[1], cover[2], price, wide];
                let cover = cx.tell(Msg::CoverCaravan, &cover);
                check(Font::Body, &cover, 226, 2);
            }
        }
        check(Font::Body, cx.say(Msg::GoodGoldLow), 78, 1);
        check(Font::Title, cx.say(Msg::KindTax), 208, 1);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
