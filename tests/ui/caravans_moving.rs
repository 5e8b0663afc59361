//! Tests of what moves and flashes on the screens of `caravans`.

use embedded_graphics::prelude::*;
use palmyra_engine::Rng;
use palmyra_headless::Simulator;
use palmyra_tests::observe::{message, texts};
use palmyra_ui::text::Language;
use palmyra_ui::theme::{self, Ink};

use crate::caravans::{Table, answer, begun, moves, play, settle};

/// Returns the pixels of the forecast.
fn forecast(device: &Simulator) -> Vec<Option<Ink>> {
    let rows = (156..178).flat_map(|y| (0..240).map(move |x| Point::new(x, y)));
    rows.map(|at| device.panel().ink(at)).collect()
}

/// Checks that, after a bot has played a card, the forecast slowly switches back to the old numbers
/// and on to the new ones, twice. Without animations it must not change.
#[test]
fn the_forecast_flashes_twice_after_a_bots_card() {
    for is_instant in [false, true] {
        let mut device = begun(14, Table::Bots(1), is_instant);
        let mut rng = Rng::new(14);
        let (mut flashes, mut cards) = (0, 0);
        for _ in 0..60 {
            if device.app().screen() == "end" {
                break;
            }
            let (mut since, mut before, mut changes) = (0, forecast(&device), Vec::new());
            for _ in 0..300 {
                let moved = moves(&device);
                device.advance(20);
                since += 20;
                if device.app().screen() != "report" {
                    changes.clear();
                    continue;
                }
                let now = forecast(&device);
                if moves(&device) != moved {
                    (since, changes) = (0, Vec::new());
                }
                // At first, the card drops onto its place, over the forecast.
                if since <= 200 {
                    before = now;
                } else if now != before {
                    changes.push((since, before));
                    before = now;
                }
            }
            if device.app().screen() == "report" && !device.app().bot_to_move() {
                cards += 1;
                if !changes.is_empty() {
                    flashes += 1;
                    assert_eq!(changes.len(), 4, "{:?}", changes.iter().map(|it| it.0));
                    let times = changes.windows(2).map(|pair| pair[1].0 - pair[0].0);
                    assert!(times.min() >= Some(180));
                    assert!(changes[0].1 == before && changes[2].1 == before);
                    assert!(changes[1].1 != before && changes[1].1 == changes[3].1);
                }
            }
            answer(&mut device, &mut rng);
        }
        println!("{cards} cards, {flashes} flashes");
        if is_instant {
            assert_eq!(flashes, 0);
        } else {
            assert!(flashes > 5, "{flashes} of {cards}");
        }
    }
}

/// Returns the pixels to the left of the routes, where a bot's card drops.
fn heads(device: &Simulator) -> Vec<Option<Ink>> {
    let rows = (45..156).flat_map(|y| (4..34).map(move |x| Point::new(x, y)));
    rows.map(|at| device.panel().ink(at)).collect()
}

/// Checks that a bot's card drops onto its place in 80 to 210 ms.
#[test]
fn the_card_of_a_bot_drops_onto_its_place() {
    let mut device = begun(14, Table::Bots(1), false);
    let mut rng = Rng::new(14);
    let mut drops = 0;
    for _ in 0..40 {
        if device.app().screen() == "end" {
            break;
        }
        let mut after: Vec<_> = Vec::new();
        for _ in 0..400 {
            let moved = moves(&device);
            device.advance(16);
            if moves(&device) != moved {
                after.clear();
            }
            after.push(heads(&device));
        }
        // A bot that exchanges cards plays none.
        let exchanged = message("LogExchange", Language::English);
        let exchanged = exchanged.trim_end_matches("{}");
        let is_exchange = texts(device.app())
            .iter()
            .any(|it| it.starts_with(exchanged));
        if device.app().screen() == "report" && !device.app().bot_to_move() && !is_exchange {
            let still = after.last().expect("pictures");
            let moving = after.iter().rposition(|it| it != still).unwrap_or(0);
            assert!(
                (5..=12).contains(&moving),
                "{moving}: {:?}",
                texts(device.app())
            );
            drops += 1;
        }
        answer(&mut device, &mut rng);
    }
    assert!(drops > 5, "{drops}");
}

/// Checks the screen after a person's turn. The drawn card slides into the hand, and its mark
/// flashes. At instant speed nothing moves.
#[test]
fn the_own_turn_ends_with_the_drawn_card() {
    let over = message("TurnOver", Language::English);
    let thinks = "is thinking";
    let hand = |device: &Simulator| -> Vec<_> {
        let rows = (178..207).flat_map(|y| (0..238).map(move |x| Point::new(x, y)));
        rows.map(|at| device.panel().ink(at)).collect()
    };
    for is_instant in [false, true] {
        let mut device = begun(23, Table::Bots(1), is_instant);
        let mut rng = Rng::new(23);
        let (mut slides, mut flashes) = (0, 0);
        for _ in 0..60 {
            let (mut since, mut before) = (0, hand(&device));
            let mut changes = Vec::new();
            for _ in 0..200 {
                device.advance(16);
                let said = texts(device.app());
                if said[0] != over {
                    since = 0;
                    continue;
                }
                assert!(said.iter().any(|it| it.contains(thinks)), "{said:?}");
                since += 16;
                let now = hand(&device);
                if now != before {
                    changes.push(since);
                    before = now;
                }
            }
            let slid = changes.iter().filter(|&&at| at <= 260).count();
            slides += usize::from(slid > 8);
            let late: Vec<_> = changes.iter().filter(|&&at| at > 260).collect();
            let apart = late.windows(2).map(|pair| pair[1] - pair[0]).min();
            assert!(apart.is_none_or(|apart| apart >= 180), "{late:?}");
            flashes += usize::from(late.len() >= 2);
            if device.app().screen() == "end" {
                break;
            }
            device.advance(3000);
            answer(&mut device, &mut rng);
        }
        match is_instant {
            true => assert_eq!((slides, flashes), (0, 0)),
            false => assert!(slides > 5 && flashes > 5, "{slides} {flashes}"),
        }
    }
}

/// Checks that the frame around the missing good of a trade changes every 400 ms. At instant speed
/// it does not.
#[test]
fn the_missing_good_blinks() {
    for is_instant in [false, true] {
        let mut device = begun(4, Table::People(2), is_instant);
        let mut rng = Rng::new(4);
        let mut turns = 0;
        while turns < 3 {
            settle(&mut device);
            turns += usize::from(device.app().screen() == "trade");
            if turns < 3 {
                answer(&mut device, &mut rng);
            }
        }
        play(&mut device, "press LEFT\npress DOWN\npress LEFT\n");
        let is_framed = |device: &Simulator| {
            let corner = device.panel().ink(Point::new(1, 154));
            corner == Some(theme::GOLD)
        };
        assert!(is_framed(&device));
        let (mut shown, mut changes) = (true, Vec::new());
        for time in (0..4000).step_by(20) {
            device.advance(20);
            if is_framed(&device) != shown {
                shown = !shown;
                changes.push(time);
            }
        }
        let apart = changes.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(apart.into_iter().all(|apart| apart == 400), "{changes:?}");
        assert_eq!(changes.len() >= 9, !is_instant, "{changes:?}");
    }
}
