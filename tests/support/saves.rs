//! What a device or a desk has kept.

use palmyra::flash::{Flash, REGION};
use palmyra::saves::Saves;
use palmyra_engine::legions::Setup;
use palmyra_play::Play;
use palmyra_play::Settings;
use palmyra_play::results::Results;
use palmyra_play::save::{self, Found, SLOTS, Slot};

/// Everything in an image of the saves, games as their records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The settings.
    pub settings: Found<Settings>,
    /// The results.
    pub results: Found<Results>,
    /// The places of running games.
    pub slots: [Slot<Setup>; SLOTS as usize],
    /// The records of the running games; one left inside a turn ends there.
    pub records: [Option<String>; SLOTS as usize],
    /// The record of the last finished game.
    pub last: Option<String>,
}

/// Reads an image of the region of the saves, or its beginning when the rest
/// is erased.
///
/// # Panics
/// If the image is larger than the region.
#[must_use]
pub fn read_saves(region: &[u8]) -> Kept {
    assert!(region.len() <= REGION, "only the region of the saves");
    let mut saves = Saves::on(Flash::holding(region));
    let mut play: Option<Play> = None;
    let slots: Vec<u8> = (0..SLOTS).collect();
    Kept {
        settings: save::settings(&mut saves),
        results: save::results(&mut saves),
        slots: std::array::from_fn(|slot| save::slot(&mut saves, slots[slot])),
        records: std::array::from_fn(|slot| {
            save::load(&mut saves, slots[slot], &mut play).then(|| record(play.as_ref()))?
        }),
        last: save::last(&mut saves, &mut play)
            .then(|| record(play.as_ref()))
            .flatten(),
    }
}

fn record(play: Option<&Play>) -> Option<String> {
    let mut text = String::new();
    play?.record(&mut text).ok()?;
    Some(text)
}

/// The image without the erased bytes at its end.
#[must_use]
pub fn used(region: &[u8]) -> &[u8] {
    let end = region.iter().rposition(|&byte| byte != 0xff);
    &region[..end.map_or(0, |last| last + 1)]
}
