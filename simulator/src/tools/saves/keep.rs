//! Keeping the game of a record.

use std::error::Error;
use std::path::Path;

use palmyra::shelf::Saves;
use palmyra::text::{self, KeepError};
use palmyra_engine::Game as _;
use palmyra_engine::caravans::{Caravans, Players};
use palmyra_engine::legions::Setup;
use palmyra_engine::record::Recorded;
use palmyra_ui::running::{Person, Running, Start, Who};
use palmyra_ui::save::{self, Header, SLOTS, Shelf as _};

use super::kept::{Known, Left, Telling, find, in_words, trouble};
use super::print::written;
use crate::options::{KeptGame, SavesOptions, Sitter};
use crate::tools::{game_of, open_saves, read};

/// Brings the game of a record into the saves and tells where it is.
pub fn keep(record: &Path, options: &SavesOptions) -> Result<String, Box<dyn Error>> {
    let name = record.display();
    let text = read(record).map_err(|error| format!("{name}: {error}"))?;
    match game_of(&text) {
        Some(Caravans::NAME) => keep_game::<Players>(&text, record, options),
        _ => keep_game::<Setup>(&text, record, options),
    }
}

fn keep_game<S: Known>(
    text: &str,
    record: &Path,
    options: &SavesOptions,
) -> Result<String, Box<dyn Error>> {
    let name = record.display();
    let game: Left<S> = game(text).map_err(|error| format!("{name}: {error}"))?;
    let start = Start {
        who: seated(&options.seats, game.game().seats())?,
        ..game.start()
    };
    let is_over = game.game().outcome().is_some();
    match (options.place, is_over) {
        (Some(KeptGame::Slot(_)), true) => return Err(text::PLACE_OF_FINISHED.into()),
        (Some(KeptGame::Last), false) => return Err(text::PLACE_OF_RUNNING.into()),
        _ => {}
    }
    // The file is made or touched only now.
    let mut saves = open_saves(&options.file)?;
    let place = match options.place {
        Some(place) => place,
        None if is_over => KeptGame::Last,
        None => free_place(&mut saves).ok_or(text::NO_PLACE)?,
    };
    let there = in_words(&mut saves, place);
    if !matches!(there, Ok(None)) && !options.replace {
        let there = there.map_or_else(|spoiled| trouble(spoiled).into(), Option::unwrap_or_default);
        return Err(text::place_taken(&place.to_string(), &there).into());
    }
    let key = match place {
        KeptGame::Slot(slot) => save::slot_key(slot),
        KeptGame::Last => save::LAST,
    };
    let header = Header {
        id: spend_number(&mut saves)?,
        start,
        seed: game.seed() as u32,
    };
    // What is from a newer version is never just written over.
    let is_free = there.is_ok() || saves.remove(key);
    let kept = is_free
        && match place {
            KeptGame::Slot(slot) => save::keep_game(&mut saves, slot, header, game.history()),
            KeptGame::Last => save::keep_last(&mut saves, header, game.history()),
        };
    if !kept {
        return Err(text::NOT_KEPT.into());
    }
    let words = in_words(&mut saves, place).ok().flatten();
    Ok(format!("kept as {place}: {}\n", words.unwrap_or_default()))
}

/// The game of a record, if it is one that follows from its seed.
fn game<S: Known>(text: &str) -> Result<Left<S>, Box<dyn Error>> {
    let mut moves = Vec::new();
    let end = S::Game::read(text, |_, mv| moves.push(mv)).map_err(|error| error.to_string())?;
    let mut lines = text.lines().zip(1..);
    let seed = lines.find_map(|(line, number)| Some((line.strip_prefix("seed ")?, number)));
    let (seed, line) = seed.unwrap_or_default();
    let seed = seed.parse().map_err(|_| KeepError::Seed(line))?;
    let start = Start {
        setup: S::of(&end),
        who: [Who::Human; 5],
        first: Some(Person(0)),
    };
    let mut game: Left<S> = Running::new(start, seed);
    let follows = moves.iter().all(|&mv| game.play(mv, |_| {}).is_ok());
    let again = written(&game)?;
    if follows && again == text {
        return Ok(game);
    }
    let same = text.lines().zip(again.lines());
    let same = same.take_while(|(line, other)| line == other).count();
    Err(KeepError::Deal(same + 1).into())
}

/// Who sits where; people if nobody is named.
fn seated(seats: &[Sitter], players: u8) -> Result<[Who; 5], &'static str> {
    let mut who = [Who::Human; 5];
    if seats.is_empty() {
        return Ok(who);
    }
    if seats.len() != usize::from(players) {
        return Err(text::SEATS);
    }
    for (who, sitter) in who.iter_mut().zip(seats) {
        *who = sitter.0;
    }
    let is_played = who[..seats.len()].contains(&Who::Human);
    is_played.then_some(who).ok_or(text::NOBODY)
}

fn free_place(saves: &mut Saves) -> Option<KeptGame> {
    let mut places = (0..SLOTS).map(KeptGame::Slot);
    places.find(|&place| matches!(in_words(saves, place), Ok(None)))
}

/// A number for a game, larger than those of all others. It is spent before
/// the game has it, as on a device.
fn spend_number(saves: &mut Saves) -> Result<u32, &'static str> {
    fn id<S: Known>(saves: &mut Saves, slot: u8) -> u32 {
        let found = find(saves, KeptGame::Slot(slot)).ok().flatten();
        found.map_or(0, |(header, _): Telling<S>| header.id)
    }
    let results = save::results(saves);
    let begun = results.ok().flatten().unwrap_or_default().begun;
    let ids = (0..SLOTS).map(|slot| id::<Setup>(saves, slot).max(id::<Players>(saves, slot)));
    let number = ids.fold(begun, u32::max).wrapping_add(1);
    // Results that cannot be read are left alone.
    if let Ok(results) = results {
        let mut results = results.unwrap_or_default();
        results.begun = number;
        if !save::keep_results(saves, &results) {
            return Err(text::NOT_KEPT);
        }
    }
    Ok(number)
}
