//! Tests of what the screens of `caravans` show, and of what moves on them.

use std::collections::BTreeSet;

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::caravans::{Caravans, Card, CardKind, Good, Phase};
use palmyra_engine::{Rng, Seat};
use palmyra_headless::{Panel, Simulator};
use palmyra_tests::observe::{message, shows, texts};
use palmyra_tests::walks::Walk;
use palmyra_ui::Button;
use palmyra_ui::canvas::{Canvas, Observer, Written};
use palmyra_ui::games::caravans::art::{Face, Size as CardSize, draw_card, mark_new};
use palmyra_ui::text::Language;
use palmyra_ui::theme::{self, Ink};

use crate::caravans::{
    Table, answer, begun, ended, filled, moves, play, position, settle, whole_game,
};

/// The texts of a picture, each with its room and the place of its letters.
#[derive(Default)]
struct Places(Vec<(String, Rectangle, Rectangle)>);

impl Observer for Places {
    fn text(&mut self, written: Written<'_>) {
        let Written {
            text, area, drawn, ..
        } = written;
        self.0.push((text.to_owned(), area, drawn));
    }
}

fn places(device: &Simulator) -> Vec<(String, Rectangle, Rectangle)> {
    let mut places = Places::default();
    device.app().draw_observed(&mut Panel::new(), &mut places);
    places.0
}

/// The ink of a pixel of the current picture.
fn ink(device: &Simulator, x: i32, y: i32) -> Option<Ink> {
    let mut panel = Panel::new();
    device.app().draw(&mut panel);
    panel.ink(Point::new(x, y))
}

/// Checks that the screen of a trade shows the player's own hand and everybody's amphorae.
#[test]
fn a_trade_shows_the_own_hand_and_the_stock_of_all() {
    let mut met = 0;
    whole_game(begun(7, Table::People(4), true), 7, |_, device| {
        if device.app().screen() != "trade" {
            return;
        }
        met += 1;
        let (game, places) = (position(device), places(device));
        let seat = game.seat();
        // The values of caravans in the row of small cards.
        let digits = places.iter().filter(|(_, room, _)| room.top_left.y == 178);
        let digits = digits.filter(|(_, room, _)| room.size == Size::new(9, 17));
        let digits: Vec<_> = digits
            .map(|(text, room, _)| (room.top_left.x, text.clone()))
            .collect();
        let hand = game.hand(seat).iter().enumerate();
        let hand = hand.filter_map(|(index, card)| match card.kind() {
            CardKind::Caravan(value) => {
                Some((10 + 18 * index as i32, value.unsigned_abs().to_string()))
            }
            _ => None,
        });
        assert_eq!(digits, hand.collect::<Vec<_>>());
        for good in Good::ALL {
            let below = 56 + 33 * good.index() as i32 + 19;
            let stocks = places
                .iter()
                .filter(|(_, room, _)| room.top_left.y == below && room.size == Size::new(11, 14));
            let stocks: Vec<_> = stocks.map(|(text, ..)| text.clone()).collect();
            let others = Seat::all(4).filter(|&other| other != seat);
            let held = others.map(|other| game.amphorae(other)[good.index()].to_string());
            assert_eq!(stocks, held.collect::<Vec<_>>(), "{good}");
        }
    });
    assert!(met > 20, "{met}");
}

/// Checks that capitals as they would be if the year ended now are shown at a trade, among all
/// players, and on the curtain.
#[test]
fn the_worth_stands_wherever_capitals_are_compared() {
    let worth = |game: &Caravans, seat| game.if_year_ended(seat).to_string();
    let (mut trades, mut curtains, mut cards) = (0, 0, 0);
    let mut device = begun(17, Table::People(3), true);
    let mut rng = Rng::new(17);
    for _ in 0..200 {
        settle(&mut device);
        let has = |device: &Simulator, row: Option<i32>, text: &str| {
            let places = places(device).into_iter();
            let mut rows = places.filter(|(_, room, _)| row.is_none_or(|y| room.top_left.y == y));
            rows.any(|(shown, ..)| shown == text)
        };
        match device.app().screen() {
            "end" => break,
            "trade" => {
                let game = position(&device);
                assert!(has(&device, Some(21), &worth(&game, game.seat())));
                device.tap(Button::Y);
                assert_eq!(device.app().screen(), "standings");
                for seat in Seat::all(3) {
                    assert!(has(&device, None, &worth(&game, seat)));
                    let sold = game.holding(seat).if_sold().to_string();
                    assert!(has(&device, None, &sold));
                }
                device.tap(Button::B);
                trades += 1;
            }
            "curtain" => {
                let game = position(&device);
                let all = Seat::all(3).all(|seat| has(&device, None, &worth(&game, seat)));
                assert!(all, "{:?}", texts(device.app()));
                curtains += 1;
            }
            "card" => cards += 1,
            _ => {}
        }
        answer(&mut device, &mut rng);
    }
    assert!(
        trades > 10 && curtains > 10 && cards > 5,
        "{trades} {curtains}"
    );
}

/// Checks that the title is golden exactly while buttons are ignored because a person's turn has
/// come by itself.
#[test]
fn the_own_turn_begins_with_a_golden_title() {
    let (mut golden, mut plain) = (0, 0);
    let mut device = begun(12, Table::Bots(1), false);
    let mut rng = Rng::new(12);
    for _ in 0..400 {
        if device.app().screen() == "end" {
            break;
        }
        for _ in 0..40 {
            device.advance(50);
            let screen = device.app().screen();
            let decides = ["trade", "card", "mirage", "tax", "exchange", "final-sales"];
            // A bot's sale is shown for a moment, even if the next sale is already the person's.
            let is_seller = screen != "final-sales" || texts(device.app())[0] == "Red sells";
            let is_own = decides.contains(&screen) && is_seller && !device.app().bot_to_move();
            let is_golden = ink(&device, 236, 10) == Some(theme::GOLD);
            assert_eq!(is_golden, is_own && device.app().is_deaf(), "{screen}");
            golden += u32::from(is_golden);
            plain += u32::from(is_own && !is_golden);
        }
        answer(&mut device, &mut rng);
    }
    assert!(golden > 5 && plain > 100, "{golden} {plain}");
}

/// Checks that each page after the result shows its number and the number of pages.
#[test]
fn the_pages_after_a_result_are_counted() {
    let mut device = ended(61, Table::People(4));
    device.advance(5000);
    let result = texts(device.app());
    let mut pages = Vec::new();
    for _ in 0..9 {
        device.tap(Button::Right);
        let said = texts(device.app());
        if said == result {
            break;
        }
        pages.push(said);
    }
    assert!(pages.len() >= 3, "{pages:?}");
    for (page, said) in (1..).zip(&pages) {
        let number = format!("{page}/{}", pages.len());
        assert!(said.contains(&number), "{number}: {said:?}");
    }
}

/// Checks that both charts after a result number all three years.
#[test]
fn charts_name_the_years() {
    let mut device = ended(62, Table::People(3));
    device.advance(5000);
    let mut met = 0;
    for _ in 0..4 {
        device.tap(Button::Right);
        let said = texts(device.app());
        let titles = ["ChartTitle", "PricesTitle"];
        if titles
            .iter()
            .any(|it| said[0] == message(it, Language::English))
        {
            let foot = places(&device).into_iter();
            let years = foot.filter(|(_, room, _)| (180..222).contains(&room.top_left.y));
            let years: BTreeSet<_> = years.map(|(text, ..)| text).collect();
            assert!(
                ["1", "2", "3"].iter().all(|&year| years.contains(year)),
                "{years:?}"
            );
            met += 1;
        }
    }
    assert_eq!(met, 2);
}

/// Checks that cards drawn at the end of a turn are mentioned while the bot's turn is shown, and
/// marked at the next trade.
#[test]
fn cards_that_were_drawn_are_marked() {
    let mut device = begun(23, Table::Bots(1), false);
    let mut rng = Rng::new(23);
    let (mut said, mut met) = (None, 0);
    for _ in 0..100 {
        let words = ["NewCard", "NewCards"].map(|it| message(it, Language::English));
        for _ in 0..100 {
            device.advance(60);
            if device.app().screen() == "report" {
                let shown = words.map(|it| shows(device.app(), it));
                said = if shown == [false; 2] {
                    said
                } else {
                    Some(shown)
                };
            }
        }
        match device.app().screen() {
            "end" => break,
            "exchange" => said = None,
            "trade" => {
                let hand = position(&device).hand(Seat::FIRST).len() as i32;
                let is_marked = |&index: &i32| {
                    let x = 3 + 18 * index + 8;
                    ink(&device, x, 202) == Some(theme::NIGHT)
                        && ink(&device, x, 203) == Some(theme::GOLD)
                };
                let marked: Vec<_> = (0..hand).filter(is_marked).collect();
                if let Some([one, several]) = said.take() {
                    assert!(marked.contains(&(hand - 1)), "{marked:?}");
                    assert_eq!([one, several], [marked.len() == 1, marked.len() > 1]);
                    met += 1;
                }
            }
            _ => {}
        }
        answer(&mut device, &mut rng);
    }
    assert!(met > 5, "{met}");
}

/// Checks that the mark of a new card can be seen without colour: a dark line must separate its
/// golden bar from the card, even from a golden card.
#[test]
fn the_mark_of_a_new_card_needs_no_colour() {
    for card in Card::all() {
        let mut panel = Panel::new();
        let mut canvas = Canvas::new(&mut panel);
        let at = Point::new(50, 50);
        draw_card(&mut canvas, card, at, CardSize::Small, Face::Plain);
        mark_new(&mut canvas, at);
        let grey = |y| panel.ink(Point::new(52, y)).map_or(0, Ink::grey);
        let (card, line, bar) = (grey(72), grey(74), grey(75));
        assert!(bar >= line + 60 && card >= line + 20, "{card} {line} {bar}");
    }
}

/// Checks that a card can be recognized under a mirage, in all sizes.
#[test]
fn covered_cards_differ() {
    for size in [CardSize::Small, CardSize::Middle, CardSize::Large] {
        let mut pictures = BTreeSet::new();
        let covered = Card::all().filter(|card| !card.is_mirage());
        let mut cards = 0;
        for card in covered {
            let mut panel = Panel::new();
            let at = Point::new(50, 50);
            draw_card(&mut Canvas::new(&mut panel), card, at, size, Face::Covered);
            pictures.insert(panel.numbers().to_vec());
            cards += 1;
        }
        assert_eq!(pictures.len(), cards, "{size:?}");
    }
}

/// Checks that the screen says what is missing if the chosen deals are incomplete, and that A then
/// does nothing.
#[test]
fn half_a_draft_says_what_is_missing() {
    let mut device = begun(4, Table::People(2), true);
    let mut turns = 0;
    while turns < 2 {
        settle(&mut device);
        match device.app().screen() {
            "trade" => {
                play(&mut device, "press UP\npress A\nexpect card\npress A\n");
                turns += 1;
            }
            _ => device.tap(Button::A),
        }
    }
    for _ in 0..9 {
        settle(&mut device);
        if device.app().screen() == "trade" {
            break;
        }
        device.tap(Button::A);
    }
    play(
        &mut device,
        "expect trade\npress LEFT\npress DOWN\npress RIGHT\n",
    );
    let spices = message("GoodSpicesLow", Language::English);
    let words = message("TwoOfThree", Language::English).replace("{}", spices);
    assert!(shows(device.app(), &words), "{:?}", texts(device.app()));
    let bar = palmyra_tests::observe::bar(device.app());
    let trade = message("BtnTrade", Language::English);
    assert!(!bar.iter().any(|word| word == trade), "{bar:?}");
    let before = moves(&device);
    device.tap(Button::A);
    assert_eq!((device.app().screen(), moves(&device)), ("trade", before));
}

/// Checks that pressing A alone never finishes an exchange of cards.
#[test]
fn mashing_a_never_finishes_an_exchange() {
    let mut device = begun(11, Table::Bots(1), false);
    let mut rng = Rng::new(11);
    for _ in 0..300 {
        settle(&mut device);
        if device.app().screen() == "exchange" {
            break;
        }
        answer(&mut device, &mut rng);
    }
    let before = moves(&device);
    for _ in 0..41 {
        device.tap(Button::A);
        device.advance(100);
    }
    assert_eq!(
        (device.app().screen(), moves(&device)),
        ("exchange", before)
    );
}

/// Checks that, after a hint in the final sales, A sells an amphora of the good that the hint
/// names.
#[test]
fn following_a_hint_sells_what_it_names() {
    let mut followed = 0;
    for seed in 61..64 {
        let mut device = begun(seed, Table::People(3), true);
        let mut rng = Rng::new(seed);
        for _ in 0..2000 {
            settle(&mut device);
            let screen = device.app().screen();
            if screen == "end" {
                break;
            }
            let idle = message("FinalIdle", Language::English);
            if screen != "final-sales" || shows(device.app(), idle) {
                answer(&mut device, &mut rng);
                continue;
            }
            let before = position(&device);
            if before.phase() != Phase::FinalSales {
                answer(&mut device, &mut rng);
                continue;
            }
            device.tap(Button::X);
            device.tap(Button::X);
            settle(&mut device);
            assert_eq!(device.app().screen(), "hint");
            let said = texts(device.app());
            let names = ["Gold: ", "Wine: ", "Spices: "];
            let starts = |name: &&str| said.iter().any(|text| text.starts_with(*name));
            let named = names.iter().position(starts);
            let named = named.unwrap_or_else(|| panic!("{said:?}"));
            device.advance(500);
            device.tap(Button::A);
            let (seat, after) = (before.seat(), position(&device));
            let [before, after] = [&before, &after].map(|game| game.amphorae(seat));
            let left: u8 = after.iter().sum();
            // Sales without a choice may have followed.
            if left + 1 == before.iter().sum() {
                assert_eq!(after[named] + 1, before[named], "{said:?}");
                followed += 1;
            }
        }
    }
    assert!(followed > 3, "{followed}");
}

/// Checks that the heading at the end of the final sales names no player, because the end concerns
/// everybody.
#[test]
fn the_end_of_the_sales_shows_no_owner() {
    let mut met = 0;
    whole_game(begun(31, Table::Bots(3), false), 31, |_, device| {
        let said = texts(device.app());
        if said[0] == message("FinalDone", Language::English) {
            assert_eq!(
                said[1],
                message("FinalTitle", Language::English),
                "{said:?}"
            );
            met += 1;
        }
    });
    assert!(met > 0);
}

/// Checks that the button caps at the foot keep a distance from the words before them, in every
/// language.
#[test]
fn the_buttons_of_a_bar_stand_apart() {
    let mut close = BTreeSet::new();
    let walks = Walk::ALL.into_iter();
    for walk in walks.filter(|walk| walk.name.starts_with("caravans-") && !walk.varies) {
        for language in Language::ALL {
            walk.go(language, |_, _, device| {
                let foot = places(device).into_iter();
                let foot = foot.filter(|(_, room, _)| (222..=224).contains(&room.top_left.y));
                let foot: Vec<_> = foot.collect();
                for pair in foot.windows(2) {
                    let [(word, _, letters), (cap, room, _)] = pair else {
                        continue;
                    };
                    let is_cap = room.top_left.y == 224 && room.size.width == 14;
                    let end = letters.top_left.x + letters.size.width as i32;
                    if is_cap && word.len() > 1 && room.top_left.x - end < 2 {
                        close.insert(format!("{language:?}: {word} {cap}"));
                    }
                }
            });
        }
    }
    assert!(close.is_empty(), "{close:?}");
}

/// Checks that the cards that came in an exchange are shown and tagged as new. The title must give
/// their number.
#[test]
fn cards_that_came_in_exchange_are_tagged() {
    let mut met = 0;
    whole_game(begun(31, Table::Bots(1), true), 31, |_, device| {
        if device.app().screen() != "drawn" {
            return;
        }
        let said = texts(device.app());
        let new = message("NewTag", Language::English);
        let tags = said.iter().filter(|text| *text == new).count() as u8;
        assert!(
            tags > 0 && said.contains(&filled("DrawnTitle", tags)),
            "{said:?}"
        );
        met += 1;
    });
    assert!(met >= 2, "{met}");
}
