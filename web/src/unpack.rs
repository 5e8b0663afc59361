//! Unpacks the program's texts, pictures and tables. `cargo web` packs them as LZMA,
//! which makes them a seventh smaller to fetch than gzip does.

/// How many bits of the byte before tell how a byte is read. Places do not matter
/// for that: LZMA's `lp` and `pb` are 0.
const CONTEXT: u32 = 3;

// Where the chances of each kind of bit begin. Where there are 12, the state chooses.
const IS_MATCH: usize = 0;
const IS_REPEATED: usize = 12;
const IS_NOT_LAST: usize = 24;
const IS_NOT_SECOND: usize = 36;
const IS_NOT_THIRD: usize = 48;
const IS_LONG: usize = 60;
const SLOTS: usize = 72;
const DISTANCES: usize = SLOTS + 4 * 64;
const ALIGNED: usize = DISTANCES + 115;
const LENGTHS: usize = ALIGNED + 16;
const REPEATED_LENGTHS: usize = LENGTHS + 2 + 8 + 8 + 256;
const LITERALS: usize = REPEATED_LENGTHS + 2 + 8 + 8 + 256;
const CHANCES: usize = LITERALS + (0x300 << CONTEXT);

/// Reads bits, each with its own chance.
struct Bits<'a> {
    packed: core::slice::Iter<'a, u8>,
    range: u32,
    code: u32,
    chances: [u16; CHANCES],
}

impl<'a> Bits<'a> {
    fn new(packed: &'a [u8]) -> Self {
        let mut bits = Self {
            packed: packed.iter(),
            range: u32::MAX,
            code: 0,
            chances: [1 << 10; CHANCES],
        };
        for _ in 0..5 {
            bits.pull();
        }
        bits
    }

    fn pull(&mut self) {
        let next = self.packed.next().copied().unwrap_or_default();
        self.code = self.code << 8 | u32::from(next);
    }

    fn normalize(&mut self) {
        if self.range < 1 << 24 {
            self.range <<= 8;
            self.pull();
        }
    }

    /// The next bit, by the chance at a place.
    fn bit(&mut self, at: usize) -> usize {
        let chance = &mut self.chances[at];
        let bound = (self.range >> 11) * u32::from(*chance);
        let bit = if self.code < bound {
            self.range = bound;
            *chance += ((1 << 11) - *chance) >> 5;
            0
        } else {
            self.range -= bound;
            self.code -= bound;
            *chance -= *chance >> 5;
            1
        };
        self.normalize();
        bit
    }

    /// A number of so many bits, the highest first.
    fn number(&mut self, at: usize, bits: u32) -> usize {
        let mut found = 1;
        for _ in 0..bits {
            found = found << 1 | self.bit(at + found);
        }
        found - (1 << bits)
    }

    /// A number of so many bits, the lowest first.
    fn reversed(&mut self, at: usize, bits: u32) -> usize {
        let (mut found, mut number) = (1, 0);
        for place in 0..bits {
            let bit = self.bit(at + found);
            found = found << 1 | bit;
            number |= bit << place;
        }
        number
    }

    /// A number of so many bits that are 0 and 1 equally often.
    fn even(&mut self, bits: u32) -> usize {
        let mut number = 0;
        for _ in 0..bits {
            self.range >>= 1;
            let bit = self.code >= self.range;
            if bit {
                self.code -= self.range;
            }
            number = number << 1 | usize::from(bit);
            self.normalize();
        }
        number
    }

    /// How long a copy is, less 2.
    fn length(&mut self, at: usize) -> usize {
        if self.bit(at) == 0 {
            self.number(at + 2, 3)
        } else if self.bit(at + 1) == 0 {
            8 + self.number(at + 10, 3)
        } else {
            16 + self.number(at + 18, 8)
        }
    }

    /// How far before its place a copy of such a length begins, less 1.
    fn distance(&mut self, length: usize) -> usize {
        let slot = self.number(SLOTS + 64 * length.min(3), 6);
        if slot < 4 {
            return slot;
        }
        let bits = (slot >> 1) as u32 - 1;
        let distance = (2 | slot & 1) << bits;
        if slot < 14 {
            distance + self.reversed(DISTANCES + distance - slot, bits)
        } else {
            distance + (self.even(bits - 4) << 4) + self.reversed(ALIGNED, 4)
        }
    }

    /// A byte that is no copy, after `before`. If a copy has just ended, `copied` is
    /// the byte that would have been next in it, which this one is not.
    fn literal(&mut self, before: u8, copied: Option<u8>) -> u8 {
        let at = LITERALS + 0x300 * usize::from(before >> (8 - CONTEXT));
        let mut found = 1;
        if let Some(copied) = copied {
            for place in (0..8).rev() {
                let expected = usize::from(copied) >> place & 1;
                let bit = self.bit(at + ((1 + expected) << 8) + found);
                found = found << 1 | bit;
                if bit != expected {
                    break;
                }
            }
        }
        while found < 0x100 {
            found = found << 1 | self.bit(at + found);
        }
        found as u8
    }
}

/// Fills `out` with what was packed. It uses no constant data, as that is what it
/// unpacks.
pub fn unpack(packed: &[u8], out: &mut [u8]) {
    let mut bits = Bits::new(packed);
    let mut state = 0;
    // The last distances, less 1.
    let mut last = [0; 4];
    let mut at = 0;
    while at < out.len() {
        if bits.bit(IS_MATCH + state) == 0 {
            let before = if at == 0 { 0 } else { out[at - 1] };
            let copied = (state >= 7).then(|| out[at - last[0] - 1]);
            out[at] = bits.literal(before, copied);
            at += 1;
            state = match state {
                0..4 => 0,
                4..10 => state - 3,
                _ => state - 6,
            };
            continue;
        }
        let is_early = state < 7;
        let length = if bits.bit(IS_REPEATED + state) == 0 {
            last = [0, last[0], last[1], last[2]];
            let length = bits.length(LENGTHS);
            last[0] = bits.distance(length);
            state = if is_early { 7 } else { 10 };
            length + 2
        } else {
            let mut length = 0;
            if bits.bit(IS_NOT_LAST + state) == 0 {
                if bits.bit(IS_LONG + state) == 0 {
                    length = 1;
                }
            } else if bits.bit(IS_NOT_SECOND + state) == 0 {
                last = [last[1], last[0], last[2], last[3]];
            } else if bits.bit(IS_NOT_THIRD + state) == 0 {
                last = [last[2], last[0], last[1], last[3]];
            } else {
                last = [last[3], last[0], last[1], last[2]];
            }
            if length == 1 {
                state = if is_early { 9 } else { 11 };
            } else {
                length = bits.length(REPEATED_LENGTHS) + 2;
                state = if is_early { 8 } else { 11 };
            }
            length
        };
        for _ in 0..length {
            if at == out.len() {
                break;
            }
            out[at] = out[at - last[0] - 1];
            at += 1;
        }
    }
}
