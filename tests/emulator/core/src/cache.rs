//! The cache between the processor and the flash. The emulator has no such cache: in the
//! emulator, code and constants in flash take no time, unlike on the chip.
//!
//! According to section 2.6.3 of the RP2040 datasheet, the cache has 16 KB in 2 ways of 1,024
//! lines of 8 bytes, and a hit takes no longer than a read from RAM. The datasheet does not say
//! which of the two ways is replaced. This model replaces the way that was not used last. A
//! random choice changes the results by about 1 %.
//!
//! A miss fetches half a line, because the second stage of the boot loader configures the
//! interface to read a single word.

use crate::memory::FLASH_SIZE;

const WAYS: usize = 2;
const SETS: usize = 1024;
const WORDS: usize = FLASH_SIZE / 4;

/// Two bits of an address select one of the four places at which the flash is
/// mapped. If this bit is set, a miss does not fill the cache.
const NO_ALLOCATE: u32 = 1 << 24;
const NO_LOOK: u32 = 2 << 24;

/// A model of the cache: the words that can be read without waiting.
pub struct Cache {
    /// For each word of the flash, the number of the way that holds it, from 1; 0 if
    /// no way does.
    places: [u8; WORDS],
    /// The way of each set that is replaced next.
    older: [u8; SETS],
    /// For each way of each set, the number of the line that it holds, from 1;
    /// 0 for no line.
    lines: [[u32; WAYS]; SETS],
}

impl Cache {
    /// An empty cache. It consists of zeros only, so that it takes no space in
    /// the module.
    pub const EMPTY: Self = Self {
        places: [0; WORDS],
        older: [0; SETS],
        lines: [[0; WAYS]; SETS],
    };

    /// Empties the cache.
    pub fn flush(&mut self) {
        for set in 0..SETS {
            for way in 0..WAYS {
                let line = std::mem::take(&mut self.lines[set][way]);
                self.drop(line);
            }
        }
    }

    /// Reads an address in any mapping of the flash. Returns the number of waits.
    pub fn read(&mut self, address: u32) -> u32 {
        let word = (address as usize & (FLASH_SIZE - 1)) / 4;
        let allocates = address & NO_ALLOCATE == 0;
        if address & NO_LOOK == 0 && (allocates || self.places[word] != 0) {
            return self.touch(word);
        }
        if allocates {
            self.fetch(word);
        }
        1
    }

    /// Reads a word through the cache. Returns the number of waits.
    #[inline(always)]
    pub fn touch(&mut self, word: usize) -> u32 {
        let way = self.places[word % WORDS];
        if way == 0 {
            return self.fetch(word % WORDS);
        }
        self.older[word / 2 % SETS] = 2 - way;
        0
    }

    /// Fetches a word from the flash. It is put into the way that holds its
    /// line, or else into the older way.
    #[inline(never)]
    fn fetch(&mut self, word: usize) -> u32 {
        let (line, set) = (word as u32 / 2 + 1, word / 2 % SETS);
        // A line is in the cache if at least one of its two words is.
        let found = self.places[word].max(self.places[word ^ 1]);
        let way = if found == 0 {
            self.older[set]
        } else {
            found - 1
        };
        if found == 0 {
            let place = &mut self.lines[set][usize::from(way)];
            let before = std::mem::replace(place, line);
            self.drop(before);
        }
        self.places[word] = way + 1;
        self.older[set] = 1 - way;
        1
    }

    fn drop(&mut self, line: u32) {
        if line > 0 {
            let first = 2 * (line as usize - 1);
            self.places[first..first + 2].fill(0);
        }
    }
}
