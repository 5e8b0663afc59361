//! Reads the saves of a device or of a desktop computer.

use std::fs;
use std::path::Path;

use palmyra_headless::flash::{Flash, REGION};
use palmyra_headless::saves::Saves;
use palmyra_play::results::{Counter, Results};
use palmyra_play::save::{self, Found, SLOTS, Slot};
use palmyra_play::{Kind, Listed, Running, Settings, with_game};

/// The contents of an image of saves. Games are given as records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The settings.
    pub settings: Found<Settings>,
    /// The counts over all games.
    pub counter: Found<Counter>,
    /// The results of each game.
    pub results: Vec<Found<Results>>,
    /// The slots of running games.
    pub slots: [Slot; SLOTS as usize],
    /// The records of the running games. The record of a game that was left within a turn ends
    /// there.
    pub records: [Option<String>; SLOTS as usize],
    /// The record of the last finished game.
    pub last: Option<String>,
}

/// Reads a stored image with three running games of a kind and a finished one. It
/// has no settings.
///
/// # Panics
///
/// If the image is missing.
#[must_use]
pub fn sample<G: Listed>() -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let file = folder.join(format!("version-{}-{}.bin", save::VERSION, G::NAME));
    fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Reads an image of saves. It may be shorter than the region if the rest is
/// erased.
///
/// # Panics
///
/// If the image is larger than the region.
#[must_use]
pub fn read_saves(region: &[u8]) -> Kept {
    assert!(region.len() <= REGION, "only the region of the saves");
    let mut saves = Saves::on(Flash::holding(region));
    let slots: Vec<u8> = (0..SLOTS).collect();
    Kept {
        settings: save::settings(&mut saves),
        counter: save::counter(&mut saves),
        results: Kind::ALL
            .iter()
            .map(|&game| save::results(&mut saves, game))
            .collect(),
        slots: std::array::from_fn(|slot| save::slot(&mut saves, slots[slot])),
        records: std::array::from_fn(|slot| {
            let slot = slots[slot];
            let Slot::Game(header) = save::slot(&mut saves, slot) else {
                return None;
            };
            with_game!(header.start.game, Game => running_record::<Game>(&mut saves, slot))
        }),
        last: save::last_header(&mut saves).ok().flatten().and_then(
            |header| with_game!(header.start.game, Game => last_record::<Game>(&mut saves)),
        ),
    }
}

fn running_record<G: Listed>(saves: &mut Saves, slot: u8) -> Option<String> {
    let mut game: Option<Running<G>> = None;
    save::load(saves, slot, &mut game).then_some(())?;
    record(game.as_ref()?)
}

fn last_record<G: Listed>(saves: &mut Saves) -> Option<String> {
    let mut game: Option<Running<G>> = None;
    save::last(saves, &mut game).then_some(())?;
    record(game.as_ref()?)
}

fn record(game: &Running<impl Listed>) -> Option<String> {
    let mut text = String::new();
    game.record(&mut text).ok()?;
    Some(text)
}

/// Returns the image without the erased bytes at its end.
#[must_use]
pub fn used(region: &[u8]) -> &[u8] {
    let end = region.iter().rposition(|&byte| byte != 0xff);
    &region[..end.map_or(0, |last| last + 1)]
}
