//! Creates a well-used flash.

use palmyra_headless::flash::Flash;
use palmyra_play::save::VERSION;
use palmyra_storage::Store;

/// The key of the saves that wear the flash.
const KEY: u8 = 63;
const BYTES: usize = 200;
/// The number of these saves that fit before a sector has to be erased.
const ROOM: u32 = 5;

/// Creates an image without items, like that of a new device, but with hardly any free space.
/// Playing on it erases sectors.
///
/// # Panics
///
/// If the store fails.
#[must_use]
pub fn worn_image() -> Vec<u8> {
    let mut puts = 0;
    let mut store = used(puts);
    while store.wear().expect("a flash that works") == 0 {
        puts += 1;
        put(&mut store, puts);
    }
    let mut store = used(puts.saturating_sub(ROOM));
    store.remove(KEY).expect("room");
    store.release().bytes().to_vec()
}

/// Creates a store and saves an item a number of times.
fn used(puts: u32) -> Store<Flash> {
    let mut store = Store::open(Flash::in_memory()).expect("a store");
    (1..=puts).for_each(|number| put(&mut store, number));
    store
}

/// Saves an item that differs completely from the previous one, and tidies the store.
fn put(store: &mut Store<Flash>, number: u32) {
    let bytes = [number as u8; BYTES];
    store.put(KEY, VERSION, &bytes).expect("room");
    while store.tidy().expect("a flash that works") {}
}
