//! `palmyra replay`

use std::io::{self, Write as _};

use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_engine::record::Recorded;
use palmyra_engine::{Outcome, Seat};

use super::{Done, game_of, read};
use crate::options::ReplayOptions;

/// Follows a record to its end.
pub fn run(options: &ReplayOptions) -> Done {
    let name = options.file.display();
    let text = read(&options.file).map_err(|error| format!("{name}: {error}"))?;
    let told = match game_of(&text) {
        Some(Caravans::NAME) => replay(&text, |game: &Caravans, seat| {
            format!("{} capital", game.capital(seat))
        }),
        // Whatever else it says, this tells what is wrong with it.
        _ => replay(&text, |game: &Legions, seat| {
            let (coins, flipped) = (game.coins(seat), game.flipped(seat));
            format!("{coins} coins {flipped} flipped")
        }),
    };
    let told = told.map_err(|error| format!("{name}: {error}"))?;
    writeln!(io::stdout(), "{told}")?;
    Ok(())
}

/// The result in one line, or what is wrong with the record.
fn replay<G>(text: &str, score: impl Fn(&G, Seat) -> String) -> Result<String, String>
where
    G: Recorded<Refusal: std::fmt::Display>,
{
    let game = G::read(text, |_, _| {}).map_err(|error| error.to_string())?;
    let outcome = game.outcome();
    let mut told = String::from(if outcome.is_some() {
        "ok:"
    } else {
        "ok so far:"
    });
    for seat in Seat::all(game.seats()) {
        told += &format!(" player {seat} {},", score(&game, seat));
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
