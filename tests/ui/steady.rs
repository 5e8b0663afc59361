//! Tests of walks whose pictures show a decision of a bot. The bot must have no choice, or one
//! choice must be clearly the best, so that a change of the bots does not change these pictures.

use palmyra_engine::legions::{Legions, Move, Size, record};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Running, save};
use palmyra_tests::walks::Walk;
use palmyra_ui::text::Language;

/// Checks that the bot in the picture can only finish its turn.
#[test]
fn the_bot_that_is_watched_has_no_choice() {
    let walk = Walk::named("bots");
    let mut saves = walk.saves(Language::English).expect("a game waits");
    let mut play: Option<Running<Legions>> = None;
    assert!(save::load(&mut saves, 0, &mut play), "a game waits");
    let play = play.expect("a game");
    assert!(play.bot_to_move());
    assert_eq!(play.game().moves(), [Move::Finish]);
}

/// Checks that only one hint is possible. It is requested in the last turn that gains anything,
/// and one way to play this turn gains more coins than any other.
#[test]
fn there_is_only_one_hint_to_give() {
    let mut shown = None;
    Walk::named("expert").go(Language::English, |_, shot, device| {
        if shot == Some("hint") {
            let mut text = String::new();
            let written = device.app().record(&mut text);
            assert_eq!(written, Some(Ok(())));
            let game = record::read(&(text + "running\n"), |_, _| {});
            shown = Some(game.expect("a game that goes on"));
        }
    });
    let game = shown.expect("a hint");
    let seat = game.seat();
    let mut others = (0..game.seats()).filter_map(Seat::new);
    assert!(others.all(|other| other == seat || game.hand(other).is_empty()));
    assert!(Size::ALL.iter().all(|&size| game.stack(size) == 0));
    let mut turns = Vec::new();
    finish(&game, &mut Vec::new(), &mut turns);
    turns.sort_by_key(|&(coins, _)| coins);
    let [.., (second, _), (most, best)] = &turns[..] else {
        panic!("no choice at all");
    };
    assert!(most > second, "{turns:?}");
    let laid = best.iter().filter(|mv| matches!(mv, Move::Place(..)));
    assert!(laid.count() > 1, "there is something to see: {best:?}");
}

/// Collects all ways to play the turn up to the flip, and the player's coins after each of them.
fn finish(game: &Legions, made: &mut Vec<Move>, turns: &mut Vec<(u8, Vec<Move>)>) {
    for &mv in &game.moves() {
        let mut next = game.clone();
        next.play(mv, |_| {}).expect("a legal move");
        made.push(mv);
        if mv == Move::Finish || next.to_move().is_none() {
            turns.push((next.coins(game.seat()), made.clone()));
        } else {
            finish(&next, made, turns);
        }
        made.pop();
    }
}
