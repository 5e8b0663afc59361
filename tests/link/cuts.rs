//! Tests of power cuts and pulled cables while a computer sends an item.

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};
use palmyra_device::FlashSaves;
use palmyra_headless::flash::{REGION, SECTOR};
use palmyra_play::link::checksum;
use palmyra_play::results::Counter;
use palmyra_play::save::{self, Incoming, SLOTS, SaveStore as _, Slot, Stored, slot_key};
use palmyra_play::{Listed, Running};
use palmyra_tests::saves::{read_saves, sample};

palmyra_testing::for_all_games! {
    a_cut_at_any_byte_of_a_put_leaves_the_old_or_the_new_game,
}

/// A flash whose power fails after a number of bytes.
struct Cut {
    cells: Vec<u8>,
    left: usize,
}

impl ErrorType for Cut {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Cut {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        let from = offset as usize;
        bytes.copy_from_slice(&self.cells[from..from + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.cells.len()
    }
}

impl NorFlash for Cut {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        for cell in from..to {
            self.left = self.left.checked_sub(1).ok_or(NorFlashErrorKind::Other)?;
            self.cells[cell as usize] = 0xff;
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        for (cell, byte) in (offset as usize..).zip(bytes) {
            self.left = self.left.checked_sub(1).ok_or(NorFlashErrorKind::Other)?;
            self.cells[cell] &= byte;
        }
        Ok(())
    }
}

/// Sends the game of the third slot to the first slot. Returns the flash afterwards,
/// and whether the item was saved.
fn put<G: Listed>(image: &[u8], left: usize) -> (Vec<u8>, bool) {
    let mut saves = FlashSaves::open(Cut {
        cells: image.to_vec(),
        left,
    });
    let mut item = |slot| {
        let mut buffer = vec![0; save::LONGEST];
        match saves.read(slot_key(slot), &mut buffer) {
            Stored::Bytes { len, .. } => buffer[..len].to_vec(),
            other => panic!("{other:?}"),
        }
    };
    let (old, new) = (item(0), item(2));
    let mut counter = Counter {
        begun: 13,
        ..Counter::default()
    };
    let mut place: Option<Running<G>> = None;
    let item = Incoming {
        key: slot_key(0),
        version: save::VERSION,
        replaces: Some(checksum(&old)),
        bytes: &new,
    };
    let is_put = save::put(&mut saves, item, &mut counter, &mut place).is_ok();
    let flash = saves.into_flash().expect("a flash");
    (flash.cells, is_put)
}

fn a_cut_at_any_byte_of_a_put_leaves_the_old_or_the_new_game<G: Listed>() {
    let mut image = sample::<G>();
    image.resize(REGION, 0xff);
    let before = read_saves(&image);
    let (after, is_put) = put::<G>(&image, usize::MAX);
    assert!(is_put);
    let after = read_saves(&after);
    assert_eq!(after.records[0], before.records[2]);
    assert!(
        matches!(after.slots[0], Slot::Game(header) if header.id == 14),
        "it is the newest"
    );
    let mut olds = 0;
    for left in 0.. {
        let (cells, is_put) = put::<G>(&image, left);
        let kept = read_saves(&cells);
        for slot in 1..usize::from(SLOTS) {
            assert_eq!(kept.records[slot], before.records[slot], "cut after {left}");
        }
        assert_eq!(kept.last, before.last, "cut after {left}");
        let is_old = kept.slots[0] == before.slots[0] && kept.records[0] == before.records[0];
        let is_new = kept.slots[0] == after.slots[0] && kept.records[0] == after.records[0];
        assert!(is_old || is_new, "cut after {left}");
        assert!(is_new || !is_put, "acknowledged, and lost after {left}");
        olds += u32::from(is_old);
        if is_put {
            break;
        }
    }
    assert!(olds > 50, "{olds} cuts");
}
