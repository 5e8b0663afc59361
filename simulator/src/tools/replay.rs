//! `palmyra replay`: replays a record and prints the result.

use std::io::{self, Write as _};

use palmyra_engine::{Outcome, Playable, Seat};
use palmyra_play::{Kind, with_game};

use super::{Done, read};
use crate::options::ReplayOptions;

/// Replays a record and prints the result.
pub fn run(options: &ReplayOptions) -> Done {
    let name = options.file.display();
    let text = read(&options.file).map_err(|error| format!("{name}: {error}"))?;
    let told = with_game!(Kind::of_record(&text), Game => replay::<Game>(&text));
    let told = told.map_err(|error| format!("{name}: {error}"))?;
    writeln!(io::stdout(), "{told}")?;
    Ok(())
}

/// Returns the result in one line, or the first error in the record.
fn replay<G: Playable>(text: &str) -> Result<String, String> {
    let game = G::read(text, |_, _| {}).map_err(|error| error.to_string())?;
    let outcome = game.outcome();
    let mut told = String::from(if outcome.is_some() {
        "ok:"
    } else {
        "ok so far:"
    });
    for seat in Seat::all(game.seats()) {
        told += &format!(" player {seat} ");
        let written = game.write_standing(seat, &mut told);
        debug_assert!(written.is_ok(), "a string takes everything");
        told += ",";
    }
    told += &match (outcome, game.to_move()) {
        (None, Some(seat)) => format!(" player {seat} to move"),
        (outcome, _) => winners(outcome),
    };
    Ok(told)
}

fn winners(outcome: Option<Outcome>) -> String {
    let winners: Vec<_> = outcome
        .into_iter()
        .flat_map(|outcome| outcome.winners.iter().collect::<Vec<_>>())
        .map(|seat| seat.to_string())
        .collect();
    match winners.as_slice() {
        [] => " goal missed".into(),
        winners => format!(" winner {}", winners.join(" ")),
    }
}
