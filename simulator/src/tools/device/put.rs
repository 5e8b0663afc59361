//! Copies games from a file to the handheld.

use std::error::Error;
use std::io::{self, Write as _};

use palmyra::text;
use palmyra_headless::saves::{Saves, check};
use palmyra_play::link::{Request, checksum};
use palmyra_play::save::{
    self, Item, Key, LONGEST, Relation, SLOTS, SaveStore as _, Slot, Stored, relation, slot_key,
};

use super::super::{Done, saves};
use super::client::Client;
use crate::options::{KeptGame, PutOptions};

/// The stored bytes of an item, and their version.
struct Kept {
    version: u8,
    bytes: Vec<u8>,
}

fn kept(saves: &mut Saves, key: Key) -> Option<Kept> {
    let mut bytes = vec![0; LONGEST];
    match saves.read(key, &mut bytes) {
        Stored::Bytes { version, len } => {
            bytes.truncate(len);
            Some(Kept { version, bytes })
        }
        _ => None,
    }
}

/// An item to copy, with a description for the user.
struct Plan {
    what: String,
    from: Key,
    to: Key,
}

/// Copies games from a file to the handheld. Also copies all other items if
/// requested.
pub fn put(device: &mut Client, options: &PutOptions) -> Done {
    let name = options.file.display();
    let flash = saves::read(&options.file).map_err(|error| format!("{name}: {error}"))?;
    check(&flash).map_err(|error| format!("{name}: {error}"))?;
    let mut here = Saves::on(flash);
    let mut there = device.saves()?;
    let mut plans = Vec::new();
    let mut taken = Vec::new();
    let mut left = 0;
    for slot in 0..SLOTS {
        let Slot::Game(_) = save::slot(&mut here, slot) else {
            continue;
        };
        if !options.games.is_empty() && !options.games.contains(&KeptGame::Slot(slot)) {
            continue;
        }
        let what = saves::in_words(&mut here, KeptGame::Slot(slot));
        let what = what.ok().flatten().unwrap_or_default();
        match place(&mut here, slot, &mut there, &taken, options.replace)? {
            Ok(to) => {
                taken.push(to);
                let (from, to) = (slot_key(slot), slot_key(to));
                plans.push(Plan { what, from, to });
            }
            Err(why) => {
                writeln!(io::stdout(), "{what}: {why}")?;
                left += usize::from(why != text::SAME_THERE);
            }
        }
    }
    if options.everything {
        for item in Item::all().filter(|item| kept(&mut here, item.key()).is_some()) {
            let (what, key) = (saves::name(item.key()), item.key());
            plans.push(Plan {
                what,
                from: key,
                to: key,
            });
        }
    }
    carry_out(device, &plans, &mut here, &mut there)?;
    match left {
        0 => Ok(()),
        left => Err(text::left_alone(left).into()),
    }
}

fn carry_out(device: &mut Client, plans: &[Plan], here: &mut Saves, there: &mut Saves) -> Done {
    for (done, plan) in plans.iter().enumerate() {
        device.progress(done, plans.len())?;
        let item = kept(here, plan.from).ok_or(text::STRANGE)?;
        // The item with the number of games begun is read again, because each copied game changes
        // it on the handheld.
        let replaces = match plan.to {
            save::COUNTER => kept(&mut device.saves()?, plan.to),
            to => kept(there, to),
        };
        device.tell(&Request::Put {
            key: plan.to,
            version: item.version,
            replaces: replaces.map(|item| checksum(&item.bytes)),
            bytes: &item.bytes,
        })?;
        let number = done + 1;
        writeln!(io::stdout(), "{number} of {}: {}", plans.len(), plan.what)?;
    }
    device.progress(plans.len(), plans.len())
}

/// Returns the slot on the handheld for a game, or the reason why the game is
/// not copied.
fn place(
    here: &mut Saves,
    slot: u8,
    there: &mut Saves,
    taken: &[u8],
    replaces: bool,
) -> Result<Result<u8, &'static str>, Box<dyn Error>> {
    let mine = kept(here, slot_key(slot)).ok_or(text::STRANGE)?;
    for other in 0..SLOTS {
        let Some(theirs) = kept(there, slot_key(other)) else {
            continue;
        };
        if !matches!(save::slot(there, other), Slot::Game(_)) {
            continue;
        }
        let found = relation((mine.version, &mine.bytes), (theirs.version, &theirs.bytes));
        return Ok(match found {
            None => continue,
            Some(Relation::Same) => Err(text::SAME_THERE),
            Some(Relation::Newer) => Ok(other),
            Some(_) if replaces => Ok(other),
            Some(Relation::Older) => Err(text::NEWER_THERE),
            Some(Relation::Apart) => Err(text::OTHER_THERE),
        });
    }
    let free = (0..SLOTS)
        .find(|&slot| !taken.contains(&slot) && matches!(save::slot(there, slot), Slot::Empty));
    Ok(free.ok_or(text::NO_ROOM_THERE))
}
