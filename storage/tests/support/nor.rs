//! A NOR flash in memory whose power can be cut at any byte.

use embedded_storage::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

/// The number of bytes that are erased together.
pub const SECTOR: usize = 4096;
const PAGE: usize = 256;

/// The effect of a power cut on the flash. Unless stated otherwise, bytes before the cut are
/// written and bytes after it are unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tear {
    /// The byte at the cut is unchanged.
    Old,
    /// The byte at the cut is written, but the operation is not acknowledged.
    New,
    /// The byte at the cut has a random mixture of old and new bits. If a sector is being erased,
    /// random bits are set in the rest of it.
    Random,
    /// Cells are written in parallel, so every byte of the programmed page has a random mixture
    /// of old and new bits. If a sector is being erased, random bits are set everywhere in it.
    Parallel,
}

/// All kinds of cuts.
pub const TEARS: [Tear; 4] = [Tear::Old, Tear::New, Tear::Random, Tear::Parallel];

/// The error of the operation in which the power was cut, and of all later operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PowerCut;

impl NorFlashError for PowerCut {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// A simulated flash, with statistics.
#[derive(Clone)]
pub struct Nor {
    /// The contents of the cells.
    pub bytes: Vec<u8>,
    /// The number of erases of each sector.
    pub erases: Vec<u32>,
    /// The number of bytes programmed and erased since power-on. The power can be cut at
    /// each of them.
    pub points: u64,
    /// The number of bytes read since power-on.
    pub read: u64,
    /// The number of bytes that were programmed twice without an erase. It must
    /// stay 0.
    pub overwritten: u64,
    cut: Option<(u64, Tear)>,
    off: bool,
    random: u64,
}

impl Nor {
    /// Creates an erased flash.
    pub fn new(sectors: usize) -> Self {
        Self::holding(vec![0xff; sectors * SECTOR])
    }

    /// Creates a flash with these contents.
    pub fn holding(bytes: Vec<u8>) -> Self {
        let erases = vec![0; bytes.len() / SECTOR];
        Self {
            bytes,
            erases,
            points: 0,
            read: 0,
            overwritten: 0,
            cut: None,
            off: false,
            random: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Switches the power on. It fails after `points` bytes have been programmed or erased.
    pub fn power_until(&mut self, points: u64, tear: Tear, seed: u64) {
        self.power_on();
        self.cut = Some((points, tear));
        self.random ^= seed.wrapping_mul(0xd134_2543_de82_ef95) | 1;
    }

    /// Switches the power on, and does not cut it.
    pub fn power_on(&mut self) {
        self.points = 0;
        self.read = 0;
        self.cut = None;
        self.off = false;
    }

    /// Whether the power has been cut.
    pub fn is_off(&self) -> bool {
        self.off
    }

    /// The next random byte (xorshift).
    pub fn random(&mut self) -> u8 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 32) as u8
    }

    /// Returns how many of the next `len` bytes are written, and the kind of cut if the power
    /// fails before all of them are written.
    fn pass(&mut self, len: usize) -> (usize, Option<Tear>) {
        match self.cut {
            Some((at, tear)) if at < self.points + len as u64 => {
                self.off = true;
                ((at - self.points) as usize, Some(tear))
            }
            _ => {
                self.points += len as u64;
                (len, None)
            }
        }
    }

    fn powered(&self) -> Result<(), PowerCut> {
        if self.off { Err(PowerCut) } else { Ok(()) }
    }
}

impl ErrorType for Nor {
    type Error = PowerCut;
}

impl ReadNorFlash for Nor {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), PowerCut> {
        self.powered()?;
        self.read += bytes.len() as u64;
        let from = offset as usize;
        bytes.copy_from_slice(&self.bytes[from..from + bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for Nor {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), PowerCut> {
        self.powered()?;
        assert!([from, to].map(|end| end as usize % SECTOR) == [0; 2]);
        for start in (from as usize..to as usize).step_by(SECTOR) {
            self.erases[start / SECTOR] += 1;
            let (done, torn) = self.pass(SECTOR);
            self.bytes[start..start + done].fill(0xff);
            match torn {
                None => continue,
                Some(Tear::Old) => {}
                Some(Tear::New) => self.bytes[start + done] = 0xff,
                Some(Tear::Random) => {
                    for at in start + done..start + SECTOR {
                        self.bytes[at] |= self.random();
                    }
                }
                Some(Tear::Parallel) => {
                    for at in start..start + SECTOR {
                        self.bytes[at] = self.random();
                    }
                }
            }
            return Err(PowerCut);
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), PowerCut> {
        self.powered()?;
        let start = offset as usize;
        let (cut, torn) = self.pass(bytes.len());
        let page = (start + cut) / PAGE * PAGE;
        let (done, mixed) = match torn {
            None | Some(Tear::Old) => (cut, 0),
            Some(Tear::New) => (cut + 1, 0),
            Some(Tear::Random) => (cut, 1),
            Some(Tear::Parallel) => {
                let from = page.saturating_sub(start);
                (from, bytes.len().min(page + PAGE - start) - from)
            }
        };
        for (cell, byte) in self.bytes[start..].iter_mut().zip(&bytes[..done]) {
            self.overwritten += u64::from(*cell != 0xff && *byte != 0xff);
            *cell &= byte;
        }
        for (at, byte) in bytes.iter().enumerate().skip(done).take(mixed) {
            let left = self.random();
            self.bytes[start + at] &= byte | left;
        }
        torn.map_or(Ok(()), |_| Err(PowerCut))
    }
}
