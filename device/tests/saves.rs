//! Tests of saves on a faulty flash.

use std::cell::Cell;
use std::rc::Rc;

use embedded_storage::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};
use palmyra_device::{FlashSaves, Region, WriteGuard};
use palmyra_play::save::{SETTINGS, SaveStore as _, Stored, VERSION};

/// A flash in memory with some cells that cannot be cleared.
struct Worn {
    bytes: Vec<u8>,
    worn: core::ops::Range<usize>,
}

impl Worn {
    fn new(worn: core::ops::Range<usize>) -> Self {
        Self {
            bytes: vec![0xff; 64 * 1024],
            worn,
        }
    }
}

#[derive(Debug)]
struct Never;

impl NorFlashError for Never {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

impl ErrorType for Worn {
    type Error = Never;
}

impl ReadNorFlash for Worn {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Never> {
        let from = offset as usize;
        bytes.copy_from_slice(&self.bytes[from..from + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Worn {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Never> {
        self.bytes[from as usize..to as usize].fill(0xff);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Never> {
        for (at, byte) in (offset as usize..).zip(bytes) {
            if !self.worn.contains(&at) {
                self.bytes[at] &= byte;
            }
        }
        Ok(())
    }
}

#[test]
fn a_save_on_worn_cells_goes_to_others() {
    // These cells hold the first record of the first sector, right after the
    // sector's marker.
    let mut saves = FlashSaves::open(Worn::new(40..50));
    assert!(saves.write(SETTINGS, b"a value that must not be lost"));
    let flash = saves.into_flash().expect("a flash");
    let mut saves = FlashSaves::open(flash);
    let mut buffer = [0; 100];
    let version = VERSION;
    let read = saves.read(SETTINGS, &mut buffer);
    assert_eq!(read, Stored::Bytes { version, len: 29 });
    assert_eq!(&buffer[..29], b"a value that must not be lost");
}

#[test]
fn a_flash_that_is_worn_out_fails_without_harm() {
    let mut saves = FlashSaves::open(Worn::new(0..64 * 1024));
    assert!(!saves.write(SETTINGS, b"value"));
    assert_eq!(saves.read(SETTINGS, &mut [0; 9]), Stored::Missing);
    saves.tidy();
}

#[test]
fn a_region_that_is_too_small_keeps_nothing_and_says_so() {
    let mut saves = FlashSaves::open(Region::new(Worn::new(0..0), 4096, 4096));
    assert_eq!(saves.read(SETTINGS, &mut [0; 9]), Stored::Missing);
    assert!(!saves.write(SETTINGS, b"value") && !saves.remove(SETTINGS) && !saves.clear());
}

#[test]
fn clearing_removes_unknown_items() {
    let mut saves = FlashSaves::open(Worn::new(0..0));
    let store = saves.store().expect("a store");
    for (key, version) in [(0, VERSION), (SETTINGS, VERSION + 1), (63, 200)] {
        store.put(key, version, b"value").expect("room");
    }
    assert_eq!(saves.read(SETTINGS, &mut [0; 9]), Stored::Newer);
    assert!(
        !saves.write(SETTINGS, b"older"),
        "a newer item is never written over"
    );
    assert!(saves.clear());
    let store = saves.store().expect("a store");
    assert_eq!(store.items().next(), None);
    assert!(saves.write(SETTINGS, b"value"));
}

/// Power that a test switches on and off.
struct Switched(Rc<Cell<bool>>);

impl<F> WriteGuard<F> for Switched {
    fn allows(&mut self) -> bool {
        self.0.get()
    }
}

#[test]
fn without_power_everything_is_read_and_nothing_changed() {
    let power = Rc::new(Cell::new(true));
    let mut saves = FlashSaves::guarded(Worn::new(0..0), Switched(power.clone()));
    assert!(saves.write(SETTINGS, b"value") && !saves.lacks_power());
    let bytes = |saves: &mut FlashSaves<Worn, _>| {
        let store = saves.store().expect("a store");
        store.flash().bytes.clone()
    };
    let before = bytes(&mut saves);
    power.set(false);
    assert!(saves.lacks_power());
    assert!(!saves.write(SETTINGS, b"other") && !saves.remove(SETTINGS) && !saves.clear());
    saves.tidy();
    assert_eq!(bytes(&mut saves), before);
    let (mut buffer, version) = ([0; 9], VERSION);
    let read = saves.read(SETTINGS, &mut buffer);
    assert_eq!(read, Stored::Bytes { version, len: 5 });
    power.set(true);
    assert!(saves.write(SETTINGS, b"other") && saves.clear());
}
