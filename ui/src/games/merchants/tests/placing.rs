//! Tests of placing pieces: the movement of the cursor, and the lines about a slot.

extern crate std;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::vec::Vec;

use palmyra_engine::merchants::{Action, Merchants, Phase, Spot, Spots};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_play::{Listed as _, Start};

use super::super::words::{self, Note};
use super::super::{Play, grid, map, rows, signs, text};
use super::{Stack, begin, game, watch};
use crate::canvas::Font;
use crate::games::GameContext as Context;
use crate::input::Button;
use crate::testing::{self, contexts};

/// Returns the number of presses from the first position of the cursor to a slot, including A.
fn presses_to(among: Spots, target: Spot) -> Option<u32> {
    let start = grid::start(among);
    let mut found: BTreeMap<usize, u32> = BTreeMap::from([(start.index(), 0)]);
    let mut edge = Vec::from([start]);
    while !edge.is_empty() {
        let mut next = Vec::new();
        for spot in edge {
            let steps = found[&spot.index()];
            for button in [Button::Up, Button::Down, Button::Left, Button::Right] {
                let to = grid::walk(spot, button, among);
                if let Entry::Vacant(place) = found.entry(to.index()) {
                    place.insert(steps + 1);
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    found.get(&target.index()).map(|steps| steps + 1)
}

/// A few presses lead to every usable slot.
#[test]
fn placing_takes_few_presses() {
    let (mut sum, mut count, mut most) = (0, 0, 0);
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            <Merchants as palmyra_engine::Playable>::deal(0, seats, seed).expect("a game");
        let mut rng = Rng::new(seed);
        while game.phase() != Phase::Over {
            let moves = rows::moves(&game);
            if let Phase::Place(_) = game.phase() {
                let usable = grid::usable(&game);
                for spot in usable.iter() {
                    let presses = presses_to(usable, spot);
                    let presses = presses.unwrap_or_else(|| panic!("{spot} in {usable:?}"));
                    let either = map::place(&game, spot).is_none();
                    let presses = presses + u32::from(either);
                    sum += presses;
                    count += 1;
                    most = most.max(presses);
                }
            }
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv, |_| {}).expect("legal");
        }
    }
    let average = f64::from(sum) / f64::from(count);
    std::println!("placing: {average:.2} presses on average, {most} at most, {count} placements");
    assert!(average <= 3.8, "{average}");
    assert!(most <= 10, "{most}");
}

/// The two lines about a slot fit their space in every language. If a piece would have no effect,
/// one of them says so (the words are checked in English).
#[test]
fn the_line_under_the_cursor_says_what_is_missing() {
    let contexts: Vec<Context> = contexts().collect();
    let (mut notes, mut lacking) = (0, 0);
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            <Merchants as palmyra_engine::Playable>::deal(0, seats, seed).expect("a game");
        let mut rng = Rng::new(seed);
        while game.phase() != Phase::Over {
            if let Phase::Place(_) = game.phase() {
                let start = Start::people(Merchants::KIND, 0, seats);
                let play = Play::guided(start, game);
                for spot in grid::usable(&game).iter() {
                    for cx in &contexts {
                        let seat = game.seat();
                        let (line, gain) = map::first_line(cx, &play, seat, spot);
                        let gain = gain.map_or(0, |gain| Font::Body.width(&gain) + 8);
                        let width = Font::Body.width(&line) + gain;
                        assert!(width <= 214, "{spot}: {line}");
                        let note = words::note(cx, &play, seat, spot);
                        let mut end = 0;
                        testing::watch(|canvas| {
                            let own = game.board(seat);
                            let at = embedded_graphics::prelude::Point::new(24, 204);
                            end = signs::draw_note(cx, canvas, &note, own, at);
                        });
                        assert!(end <= 240, "{spot}: {note:?}");
                        notes += usize::from(note != Note::Nothing);
                    }
                    if is_in_vain(&game, spot) {
                        let seat = game.seat();
                        let note = words::note(&contexts[0], &play, seat, spot);
                        let told = match note {
                            Note::Price(price) => price.missing(game.board(seat).goods()) > 0,
                            Note::Missing(_) => true,
                            Note::Prestige(before, after) => before == after,
                            _ => false,
                        };
                        let line = words::line(&contexts[0], &play, seat, spot);
                        let said = ["nothing", "no tax", "sold out", "you have", " 0 "];
                        let told = told || said.iter().any(|said| line.contains(said));
                        assert!(told, "{spot}: {line}");
                        lacking += 1;
                    }
                }
            }
            let moves = rows::moves(&game);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv, |_| {}).expect("legal");
        }
    }
    assert!(notes > 1000 && lacking > 1000, "{notes} {lacking}");
}

/// Whether a piece on a slot would have no effect, with the current goods of its owner.
fn is_in_vain(game: &Merchants, spot: Spot) -> bool {
    let board = game.board(game.seat());
    let price = game.price_at(game.seat(), spot);
    let lacks = price.is_none_or(|price| price.missing(board.goods()) > 0);
    match spot.action() {
        Action::Rare(colour) => {
            let pays_prestige = board.pays_prestige_for_rare();
            game.stack(colour).top().is_none() || lacks && !pays_prestige
        }
        Action::Tower(_) | Action::Temple { .. } | Action::PrivateTemple | Action::Improvement => {
            lacks
        }
        Action::Taxman => game.amounts().tax == 0 || board.never_pays_tax(),
        Action::Supplies => game.supplies(game.seat()) == 0,
        Action::Traitor => game.amounts().traitor == 0,
        Action::Marauders => game.turn() == 9,
        _ => false,
    }
}

/// Left and right keep the cursor in its row. No arrow moves it the opposite way, and it starts in
/// the same place each time.
#[test]
fn the_cursor_never_jumps() {
    for seats in 2..=4 {
        let mut cx = Context::new(1);
        begin(&mut cx, 0, seats, 42);
        let game = game(&cx);
        let all = grid::shown(game, Seat::FIRST);
        assert_eq!(grid::start(all), grid::START);
        for from in all.iter() {
            let (column, row) = grid::place(from);
            for button in [Button::Left, Button::Right, Button::Up, Button::Down] {
                let to = grid::walk(from, button, all);
                let (to_column, to_row) = grid::place(to);
                let is_right = match button {
                    Button::Left => to_row == row && to_column <= column,
                    Button::Right => to_row == row && to_column >= column,
                    Button::Up => to_row <= row,
                    _ => to_row >= row,
                };
                assert!(is_right, "{from} {button:?}: {to}");
            }
        }
    }
}

/// On the page for looking around, the cursor visits every slot and changes nothing.
#[test]
fn a_free_look_visits_taken_slots() {
    let mut cx = Context::new(1);
    let screen = begin(&mut cx, 0, 2, 3);
    let mut stack = Stack::new(screen, &mut cx);
    while stack.top().name(&cx) != "map" {
        stack.press(Button::A, &mut cx);
    }
    stack.press(Button::A, &mut cx);
    let taken = game(&cx).piece(grid::START);
    assert!(taken.is_some(), "the piece stands where the cursor started");
    let before = *game(&cx);
    stack.press(Button::Y, &mut cx);
    assert_eq!(stack.top().name(&cx), "look");
    // The first slot of Palmyra is taken, the second one is free.
    stack.press(Button::Left, &mut cx);
    let top = *stack.top();
    let lines = watch(&cx, top).lines;
    let said = cx.say(text::SlotText::NoteTaken);
    assert!(lines.iter().any(|(text, _)| text == said), "{lines:?}");
    stack.press(Button::X, &mut cx);
    assert_eq!(stack.top().name(&cx), "shop");
    stack.press(Button::B, &mut cx);
    // Y again shows the goals.
    stack.press(Button::Y, &mut cx);
    assert_eq!(stack.top().name(&cx), "goals");
    stack.press(Button::B, &mut cx);
    stack.press(Button::B, &mut cx);
    assert_eq!(stack.top().name(&cx), "map");
    assert_eq!(*game(&cx), before);
}
