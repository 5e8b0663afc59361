//! The record of a saved game.

use std::error::Error;
use std::fmt;

use palmyra::text;
use palmyra_engine::record;
use palmyra_headless::saves::Saves;
use palmyra_play::{Listed, Running, with_game};

use super::kept::{game, header, trouble};
use crate::options::KeptGame;
use crate::tools::complain;

/// Returns the record of the game in a place.
pub fn record(saves: &mut Saves, place: KeptGame) -> Result<String, Box<dyn Error>> {
    match header(saves, place) {
        Ok(Some(header)) => with_game!(header.start.game, Game => print::<Game>(saves, place)),
        Ok(None) => Err(match place {
            KeptGame::Slot(_) => "no game is kept in this place".into(),
            KeptGame::Last => "no game has been finished".into(),
        }),
        Err(spoiled) => Err(trouble(spoiled).into()),
    }
}

fn print<G: Listed>(saves: &mut Saves, place: KeptGame) -> Result<String, Box<dyn Error>> {
    let game = game::<G>(saves, place).ok_or("the moves of this game make no sense")?;
    let text = written(&game)?;
    let mut moves = 0;
    G::read(&text, |_, _| moves += 1).map_err(|error| error.to_string())?;
    if moves < game.history().len() {
        complain(text::TURN_UNDER_WAY);
    }
    Ok(text)
}

/// Returns the record of a game. If a line of the current turn is unfinished,
/// the line is left out.
pub fn written<G: Listed>(game: &Running<G>) -> Result<String, fmt::Error> {
    let mut text = String::new();
    game.record(&mut text)?;
    record::complete(&mut text);
    Ok(text)
}
