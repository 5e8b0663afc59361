//! Data of other programs in the region of the saves.

use palmyra_engine::Rng;
use palmyra_headless::flash::REGION;

/// The number of bytes that are erased together.
pub const SECTOR: usize = 4096;

/// A kind of data of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// Noise everywhere.
    Random,
    /// Noise in one sector. The other sectors are erased.
    RandomSector,
    /// A file system (LittleFS) of MicroPython, with a file and erased blocks.
    FileSystem,
    /// A firmware: code for the processor, and texts.
    Firmware,
    /// Zeros everywhere.
    Zeros,
}

impl Foreign {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::RandomSector,
        Self::FileSystem,
        Self::Firmware,
        Self::Zeros,
    ];

    /// Whether every sector has data.
    #[must_use]
    pub fn is_whole(self) -> bool {
        matches!(self, Self::Random | Self::Firmware | Self::Zeros)
    }

    /// Creates an image of the whole region.
    #[must_use]
    pub fn image(self) -> Vec<u8> {
        let mut rng = Rng::new(7);
        let mut image = vec![0xff; REGION];
        let mut noise = |bytes: &mut [u8]| bytes.fill_with(|| rng.below(256) as u8);
        match self {
            Self::Random => noise(&mut image),
            Self::RandomSector => noise(&mut image[5 * SECTOR..6 * SECTOR]),
            Self::Zeros => image.fill(0),
            Self::FileSystem => file_system(&mut image),
            Self::Firmware => firmware(&mut image),
        }
        image
    }
}

/// Writes data that resembles LittleFS 2: two metadata blocks, each with a revision, a tag, the
/// magic string and a file name, and some blocks of text. The other blocks stay erased.
fn file_system(image: &mut [u8]) {
    for (revision, at) in [(1_u32, 0), (2, SECTOR)] {
        image[at..at + 4].copy_from_slice(&revision.to_le_bytes());
        image[at + 4..at + 8].copy_from_slice(&0xf000_0ff0_u32.to_be_bytes());
        image[at + 8..at + 16].copy_from_slice(b"littlefs");
        let name = b"main.py";
        image[at + 40..at + 40 + name.len()].copy_from_slice(name);
    }
    let line = b"import machine\nled = machine.Pin(25, machine.Pin.OUT)\nled.toggle()\n";
    let blocks = [4, 5, 6, 9];
    for block in blocks {
        let bytes = &mut image[block * SECTOR..(block + 1) * SECTOR];
        for (byte, letter) in bytes.iter_mut().zip(line.iter().cycle()) {
            *byte = *letter;
        }
    }
}

/// Writes frequent instructions of programs, and texts between them.
fn firmware(image: &mut [u8]) {
    let mut rng = Rng::new(11);
    let code = [
        0xb580_u16, 0x4604, 0x2000, 0xbd80, 0x6800, 0x4770, 0xf000, 0xf802,
    ];
    for (index, half) in image.as_chunks_mut::<2>().0.iter_mut().enumerate() {
        let text = index % 512 > 500;
        let word = if text {
            0x6f66
        } else {
            code[rng.below(8) as usize]
        };
        *half = word.to_le_bytes();
    }
}
