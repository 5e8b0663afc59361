//! Tests that the flash of a desktop computer behaves like a real one.

use std::fs;
use std::path::PathBuf;

use embedded_storage::nor_flash::{
    NorFlash as _, NorFlashError as _, NorFlashErrorKind, ReadNorFlash as _,
};
use palmyra_headless::flash::{self, Flash, FlashError, REGION, SECTOR};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("flash");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    let _ = fs::remove_file(&file);
    file
}

#[test]
fn programming_clears_bits_and_erasing_sets_whole_sectors() {
    let path = file("bits");
    let mut on_file = flash::on_file(&path).expect("a flash");
    for flash in [&mut on_file, &mut Flash::in_memory()] {
        assert_eq!(flash.capacity(), REGION);
        flash
            .write(4094, &[0b1100, 0xf0, 0x0f])
            .expect("there is room");
        flash.write(4094, &[0b1010]).expect("there is room");
        let mut read = [0; 4];
        flash.read(4093, &mut read).expect("it is there");
        assert_eq!(read, [0xff, 0b1000, 0xf0, 0x0f]);
        flash.erase(0, SECTOR as u32).expect("a sector");
        flash.read(4093, &mut read).expect("it is there");
        assert_eq!(read, [0xff, 0xff, 0xff, 0x0f]);
    }
    assert_eq!(
        fs::read(&path).expect("a file"),
        on_file.bytes(),
        "the file is the flash"
    );
}

#[test]
fn what_a_flash_cannot_do_is_refused() {
    let mut flash = Flash::in_memory();
    let end = REGION as u32;
    let kind = |done: Result<(), NorFlashErrorKind>| done.map_err(|error| error.kind());
    let outside = Err(NorFlashErrorKind::OutOfBounds);
    assert_eq!(kind(flash.read(end - 1, &mut [0; 2])), outside);
    assert_eq!(kind(flash.write(end, &[0])), outside);
    assert_eq!(kind(flash.erase(0, end + 4096)), outside);
    assert_eq!(kind(flash.erase(4096, 0)), outside);
    assert_eq!(
        kind(flash.erase(1, 4097)),
        Err(NorFlashErrorKind::NotAligned)
    );
    assert!(flash.bytes().iter().all(|&byte| byte == 0xff));
}

#[test]
fn a_file_has_one_owner_and_keeps_what_was_programmed() {
    let path = file("owner");
    let mut first = flash::on_file(&path).expect("a flash");
    first.write(100, b"kept").expect("there is room");
    assert!(matches!(flash::on_file(&path), Err(FlashError::InUse)));
    drop(first);
    let mut second = flash::on_file(&path).expect("it is free again");
    let mut read = [0; 4];
    second.read(100, &mut read).expect("it is there");
    assert_eq!(&read, b"kept");
}
