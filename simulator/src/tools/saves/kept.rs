//! Access to saved games of every kind.

use palmyra_headless::saves::Saves;
use palmyra_play::save::{self, Found, Header, Slot, Spoiled};
use palmyra_play::{Listed, Running, Who, with_game};

use crate::options::{KeptGame, mode_of};

/// Returns the header of the game in a place.
pub fn header(saves: &mut Saves, place: KeptGame) -> Found<Header> {
    match place {
        KeptGame::Slot(slot) => match save::slot(saves, slot) {
            Slot::Empty => Ok(None),
            Slot::Spoiled(spoiled) => Err(spoiled),
            Slot::Game(header) => Ok(Some(header)),
        },
        KeptGame::Last => save::last_header(saves),
    }
}

/// Returns the game in a place, if its moves are legal.
pub fn game<G: Listed>(saves: &mut Saves, place: KeptGame) -> Option<Running<G>> {
    let mut game = None;
    let is_good = match place {
        KeptGame::Slot(slot) => save::load(saves, slot, &mut game),
        KeptGame::Last => save::last(saves, &mut game),
    };
    game.filter(|_| is_good)
}

/// Describes the game in a place.
pub fn in_words(saves: &mut Saves, place: KeptGame) -> Found<String> {
    let Some(found) = header(saves, place)? else {
        return Ok(None);
    };
    let steps = with_game!(found.start.game, Game => {
        game::<Game>(saves, place).map(|game| game.history().len())
    });
    // The seed is not shown, because it reveals the whole deal.
    let is_secret = place != KeptGame::Last && found.start.people_seated() > 1;
    let seed = match is_secret {
        true => "hidden".into(),
        false => found.seed.to_string(),
    };
    Ok(Some(words(found, &seed, steps)))
}

fn words(header: Header, seed: &str, steps: Option<usize>) -> String {
    let start = header.start;
    let seats = start.who.iter().take(start.seats.into());
    let seats: Vec<String> = seats
        .map(|who| match who {
            Who::Human => "human".into(),
            Who::Bot(level) => level.to_string(),
        })
        .collect();
    let first = match start.first {
        Some(person) => format!("seat {} begins", person.0 + 1),
        None => "chance begins".into(),
    };
    let moves = match steps {
        Some(steps) => format!("{steps} moves"),
        None => "moves that make no sense".into(),
    };
    let mut name = String::from(start.game.name());
    if start.game.modes().len() > 1 {
        name = format!("{name} {}", mode_of(start.game, start.mode).name);
    }
    let seats = seats.join(" ");
    format!("{name}, {seats}, {first}, seed {seed}, {moves}")
}

/// Returns the reason why an item cannot be used, as text.
pub const fn trouble(spoiled: Spoiled) -> &'static str {
    match spoiled {
        Spoiled::Damaged => "damaged, cannot be read any more",
        Spoiled::Newer => "from a newer version, update to read it",
        Spoiled::Older => "from an older version, whose rules were different",
    }
}
