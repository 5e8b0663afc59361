//! The instructions whose execution takes several lines of code.

use crate::execute::{Core, LR, SP};
use crate::memory::{RAM_SIZE, in_flash, in_ram, load, store};

impl<const COUNTS: bool> Core<'_, COUNTS> {
    /// Calculates with two registers and stores the result in register `d`.
    #[inline(always)]
    pub fn calculate(&mut self, what: u32, d: u32, a: u32, b: u32) {
        let by = b & 255;
        // For shifts by 0 or by more than 32, the carry is computed like in rp2040js, because
        // this core is compared with it.
        match what {
            0 => self.give(d, a & b),
            1 => self.give(d, a ^ b),
            2 => {
                if by != 0 {
                    self.carry = a >> (32_u32.wrapping_sub(by) & 31) & 1;
                }
                self.give(d, if by < 32 { a << by } else { 0 });
            }
            3 => {
                let last = a >> (by.wrapping_sub(1) & 31) & 1;
                self.carry = if by <= 32 { last } else { 0 };
                self.give(d, if by < 32 { a >> by } else { 0 });
            }
            4 => {
                let by = by.min(32);
                self.carry = a >> (by.wrapping_sub(1) & 31) & 1;
                self.give(d, (i64::from(a as i32) >> by) as u32);
            }
            5 => {
                // The emulator adds the carry to the first number before it checks for an overflow,
                // so this core does the same.
                let more = a.wrapping_add(self.carry);
                let sum = b.wrapping_add(more);
                self.overflow = ((b ^ sum) & (more ^ sum)) >> 31;
                let long = u64::from(a) + u64::from(b) + u64::from(self.carry);
                self.carry = (long >> 32) as u32;
                self.give(d, sum);
            }
            6 => {
                let more = u64::from(b) + 1 - u64::from(self.carry);
                let rest = a.wrapping_sub(more as u32);
                self.overflow = ((a ^ more as u32) & (a ^ rest)) >> 31;
                self.carry = u32::from(u64::from(a) >= more);
                self.give(d, rest);
            }
            7 => {
                let turned = a.rotate_right(by & 31);
                self.carry = turned >> 31;
                self.give(d, turned);
            }
            8 => drop(self.test(a & b)),
            9 => {
                let rest = self.subtract(0, b);
                self.set(d, rest);
            }
            10 => drop(self.subtract(a, b)),
            11 => drop(self.add(a, b)),
            12 => self.give(d, a | b),
            13 => self.give(d, a.wrapping_mul(b)),
            14 => self.give(d, a & !b),
            _ => self.give(d, !b),
        }
    }

    /// Loads or stores a register at an address.
    #[inline(always)]
    pub fn access(&mut self, what: u32, d: u32, address: u32) -> Option<()> {
        let number = match what {
            0 => return self.store::<4>(address, self.get(d)),
            1 => return self.store::<2>(address, self.get(d)),
            2 => return self.store::<1>(address, self.get(d)),
            3 => self.load::<1>(address)? as i8 as u32,
            4 => self.load::<4>(address)?,
            5 => self.load::<2>(address)?,
            6 => self.load::<1>(address)?,
            _ => self.load::<2>(address)? as i16 as u32,
        };
        self.set(d, number);
        Some(())
    }

    /// Returns the offset in RAM of a number of words; `None` if the address is not aligned, or if
    /// not all of the words are in RAM.
    #[inline(always)]
    fn words_in_ram(&self, address: u32, count: u32) -> Option<usize> {
        let at = in_ram(address, 1, self.guard)?;
        // It is enough to check the first and the last word, because the guard is longer than a
        // list of registers.
        in_ram(
            address.wrapping_add(4 * count.saturating_sub(1)),
            1,
            self.guard,
        )?;
        (at % 4 == 0 && at + 4 * count as usize <= RAM_SIZE).then_some(at)
    }

    /// Stores the registers of a list in RAM, and returns the offset after
    /// them.
    #[inline(always)]
    fn spread(&mut self, list: u32, mut at: usize) -> usize {
        for register in (0..8).filter(|bit| list >> bit & 1 != 0) {
            let number = self.get(register);
            store::<4>(&mut self.ram[..], at, number);
            at += 4;
        }
        at
    }

    #[inline(always)]
    pub fn push(&mut self, list: u32, has_link: bool) -> Option<u32> {
        let count = list.count_ones() + u32::from(has_link);
        let bottom = self.registers[SP].wrapping_sub(4 * count);
        let at = self.words_in_ram(bottom, count)?;
        self.ram_uses += count * u32::from(COUNTS);
        let at = self.spread(list, at);
        if has_link {
            store::<4>(&mut self.ram[..], at, self.registers[LR]);
        }
        self.registers[SP] = bottom;
        Some(1 + list.count_ones())
    }

    #[inline(always)]
    pub fn pop(&mut self, list: u32, has_counter: bool) -> Option<u32> {
        let count = list.count_ones() + u32::from(has_counter);
        let bottom = self.registers[SP];
        let mut at = self.words_in_ram(bottom, count)?;
        if has_counter {
            self.jump(load::<4>(&self.ram[..], at + 4 * (count as usize - 1)))?;
        }
        self.ram_uses += count * u32::from(COUNTS);
        for register in (0..8).filter(|bit| list >> bit & 1 != 0) {
            self.set(register, load::<4>(&self.ram[..], at));
            at += 4;
        }
        self.registers[SP] = bottom.wrapping_add(4 * count);
        Some(1 + list.count_ones() + 2 * u32::from(has_counter))
    }

    #[inline(always)]
    pub fn store_many(&mut self, base: u32, list: u32) -> Option<u32> {
        let (count, address) = (list.count_ones(), self.get(base));
        let at = self.words_in_ram(address, count)?;
        self.ram_uses += count * u32::from(COUNTS);
        self.spread(list, at);
        if list >> base & 1 == 0 {
            self.set(base, address.wrapping_add(4 * count));
        }
        Some(1 + count)
    }

    #[inline(always)]
    pub fn load_many(&mut self, base: u32, list: u32) -> Option<u32> {
        let (count, address) = (list.count_ones(), self.get(base));
        if self.words_in_ram(address, count).is_none() {
            in_flash(address).filter(|at| at % 4 == 0 && !self.is_flash_busy)?;
        }
        let mut from = address;
        for register in (0..8).filter(|bit| list >> bit & 1 != 0) {
            let number = self.load::<4>(from).unwrap_or_default();
            self.set(register, number);
            from = from.wrapping_add(4);
        }
        if list >> base & 1 == 0 {
            self.set(base, from);
        }
        Some(1 + count)
    }

    /// Whether the condition of a branch is met.
    #[inline(always)]
    pub fn is_met(&self, condition: u32) -> bool {
        let is_less = self.negative >> 31 != self.overflow;
        let is_met = match condition >> 1 {
            0 => self.nonzero == 0,
            1 => self.carry != 0,
            2 => self.negative >> 31 != 0,
            3 => self.overflow != 0,
            4 => self.carry != 0 && self.nonzero != 0,
            5 => !is_less,
            _ => !is_less && self.nonzero != 0,
        };
        is_met != (condition & 1 != 0)
    }

    /// Executes a call, which consists of two halves. Other instructions of two
    /// halves are rare.
    #[inline(always)]
    pub fn call(&mut self, pc: u32, first: u32) -> Option<u32> {
        let second = self.load::<2>(self.next)?;
        if second & 0xd000 != 0xd000 {
            self.forget_fetch(self.next);
            return None;
        }
        let sign = first >> 10 & 1;
        let bit = |from: u32| 1 - (sign ^ (second >> from & 1));
        let by = (sign * 0xff00_0000)
            | (bit(13) << 23)
            | (bit(11) << 22)
            | ((first & 0x3ff) << 12)
            | ((second & 0x7ff) << 1);
        let after = pc.wrapping_add(4);
        self.registers[LR] = after | 1;
        self.next = after.wrapping_add(by);
        Some(3)
    }
}
