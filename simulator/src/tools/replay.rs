//! `palmyra replay`

use std::io::{self, Write as _};

use palmyra_engine::legions::record;
use palmyra_engine::{Game as _, Seat};

use super::{Done, read};
use crate::options::ReplayOptions;

/// Follows a record to its end.
pub fn run(options: &ReplayOptions) -> Done {
    let name = options.file.display();
    let text = read(&options.file).map_err(|error| format!("{name}: {error}"))?;
    let game = record::read(&text, |_, _| {}).map_err(|error| format!("{name}: {error}"))?;

    let mut out = io::stdout().lock();
    let outcome = game.outcome();
    let verdict = if outcome.is_some() { "ok" } else { "ok so far" };
    write!(out, "{verdict}:")?;
    for seat in Seat::all(game.seats()) {
        let (coins, flipped) = (game.coins(seat), game.flipped(seat));
        write!(out, " player {seat} {coins} coins {flipped} flipped,")?;
    }
    let Some(outcome) = outcome else {
        writeln!(out, " player {} to move", game.seat())?;
        return Ok(());
    };
    let winners = outcome.winners.iter().map(|seat| seat.to_string());
    match winners.collect::<Vec<_>>().as_slice() {
        [] => writeln!(out, " goal missed")?,
        winners => writeln!(out, " winner {}", winners.join(" "))?,
    }
    Ok(())
}
