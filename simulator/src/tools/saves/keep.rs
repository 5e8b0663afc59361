//! Saves the game of a record.

use std::convert::Infallible;
use std::error::Error;
use std::path::Path;

use palmyra::text::{self, KeepError};
use palmyra_headless::saves::Saves;
use palmyra_play::save::{self, Header, SLOTS, SaveStore as _};
use palmyra_play::{Kind, Listed, Person, Profile, Running, Start, Who, with_game};

use super::kept::{header as find_header, in_words, trouble};
use super::print::written;
use crate::options::{KeptGame, SavesOptions, Sitter};
use crate::tools::{open_saves, read};

/// Saves the game of a record, and returns a description of its place.
pub fn keep(record: &Path, options: &SavesOptions) -> Result<String, Box<dyn Error>> {
    let name = record.display();
    let text = read(record).map_err(|error| format!("{name}: {error}"))?;
    with_game!(Kind::of_record(&text), Game => keep_game::<Game>(&text, record, options))
}

fn keep_game<G: Listed>(
    text: &str,
    record: &Path,
    options: &SavesOptions,
) -> Result<String, Box<dyn Error>> {
    let name = record.display();
    let game: Running<G> = game(text).map_err(|error| format!("{name}: {error}"))?;
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
    // The file is not created or changed before this line.
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
        helped: false,
    };
    // An unusable item is removed first, because an item of a newer version is never
    // overwritten.
    let is_free = there.is_ok() || saves.remove(key);
    let kept = is_free
        && match place {
            KeptGame::Slot(slot) => save::save_game(&mut saves, slot, header, game.history()),
            KeptGame::Last => save::save_last(&mut saves, header, game.history()),
        };
    if !kept {
        // The game may be saved even if the disk did not confirm it.
        let is_there = find_header(&mut saves, place) == Ok(Some(header));
        return Err(match is_there {
            true => text::not_confirmed(&place.to_string()).into(),
            false => text::NOT_KEPT.into(),
        });
    }
    let words = in_words(&mut saves, place).ok().flatten();
    Ok(format!("kept as {place}: {}\n", words.unwrap_or_default()))
}

/// Returns the game of a record. The deal in the record must follow from its
/// seed.
fn game<G: Listed>(text: &str) -> Result<Running<G>, Box<dyn Error>> {
    let mut moves = Vec::new();
    let end = G::read(text, |_, mv| moves.push(mv)).map_err(|error| error.to_string())?;
    let mut lines = text.lines().zip(1..);
    let seed = lines.find_map(|(line, number)| Some((line.strip_prefix("seed ")?, number)));
    let (seed, line) = seed.unwrap_or_default();
    let seed = seed.parse().map_err(|_| KeepError::Seed(line))?;
    let start = Start {
        first: Some(Person(0)),
        ..Start::people(G::KIND, end.mode(), end.seats())
    };
    let mut game = Running::<G>::new(start, seed).ok_or(KeepError::Seed(line))?;
    let follows = moves.iter().all(|&mv| game.play(mv, |_| {}).is_ok());
    let again = written(&game)?;
    if follows && again == text {
        return Ok(game);
    }
    let same = text.lines().zip(again.lines());
    let same = same.take_while(|(line, other)| line == other).count();
    Err(KeepError::Deal(same + 1).into())
}

/// Returns the players at the seats. If no seats are given, all players are
/// people.
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

/// Returns a new id for a game, larger than the ids of all running games. The id is also the new
/// number of games begun, which is saved before the game, as on a device.
fn spend_number(saves: &mut Saves) -> Result<u32, &'static str> {
    let found = save::counter(saves);
    let begun = found.ok().flatten().unwrap_or_default().begun;
    let ids = (0..SLOTS).filter_map(|slot| {
        let header = find_header(saves, KeptGame::Slot(slot)).ok().flatten()?;
        Some(header.id)
    });
    let number = ids.fold(begun, u32::max).wrapping_add(1);
    // A saved number that cannot be read is left unchanged.
    if found.is_ok() {
        let mut profile = Profile::default();
        profile.load(saves);
        profile.counter.begun = number;
        profile.unsaved.counter = true;
        if !profile.save(saves, 0, None::<&mut Infallible>) {
            return Err(text::NOT_KEPT);
        }
    }
    Ok(number)
}
