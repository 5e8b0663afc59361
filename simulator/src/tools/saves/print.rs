//! The record of a kept game.

use std::error::Error;
use std::fmt;

use palmyra::shelf::Saves;
use palmyra::text;
use palmyra_engine::Game as _;
use palmyra_engine::caravans::Players;
use palmyra_engine::legions::Setup;
use palmyra_engine::record::{Recorded as _, Recorder};

use super::kept::{Known, Left, Telling, either, find, trouble};
use crate::options::KeptGame;

/// The record of the game in a place.
pub fn record(saves: &mut Saves, place: KeptGame) -> Result<String, Box<dyn Error>> {
    let legions = find::<Setup>(saves, place).map(|found| found.map(print));
    let found = either(legions, || {
        find::<Players>(saves, place).map(|found| found.map(print))
    });
    match found {
        Ok(Some(printed)) => printed,
        Ok(None) => Err(match place {
            KeptGame::Slot(_) => "no game is kept in this place".into(),
            KeptGame::Last => "no game has been finished".into(),
        }),
        Err(spoiled) => Err(trouble(spoiled).into()),
    }
}

fn print<S: Known>((_, game): Telling<S>) -> Result<String, Box<dyn Error>> {
    let game = game.ok_or("the moves of this game make no sense")?;
    let text = written(&game)?;
    let mut moves = 0;
    S::Game::read(&text, |_, _| moves += 1).map_err(|error| error.to_string())?;
    if moves < game.history().len() {
        eprintln!("palmyra: {}", text::TURN_UNDER_WAY);
    }
    Ok(text)
}

/// The record of a game. What a record cannot tell yet of the turn under way
/// is left out.
pub fn written<S: Known>(game: &Left<S>) -> Result<String, fmt::Error> {
    let mut text = String::new();
    game.record(&mut text)?;
    if game.game().outcome().is_some() {
        return Ok(text);
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        text.truncate(whole);
        // The line before a turn belongs to it.
        let last = text.trim_end().rfind('\n').map_or(0, |end| end + 1);
        if text[last..].starts_with("options ") {
            text.truncate(last);
        }
    }
    Recorder::new(&mut text).running()?;
    Ok(text)
}
