//! Executes instructions, with the same cycles and flags as the emulator's own
//! core.

use crate::Machine;
use crate::cache::Cache;
use crate::memory::{FLASH_SIZE, RAM_SIZE, in_flash, in_ram, load, store};

pub const SP: usize = 13;
pub const LR: usize = 14;
const PC: usize = 15;
/// The top bits of a special address. A jump to it returns from an exception.
const RETURN: u32 = 0xf;
/// The timer's registers that can be read without side effects.
const TIMER_HIGH: u32 = 0x4005_4024;
const TIMER_LOW: u32 = 0x4005_4028;
/// An upper bound for the cycles of an instruction.
pub const MOST_CYCLES: usize = 16;

/// Runs until the clock has reached `end`, or up to an instruction that this core does not support.
/// Returns whether the clock has reached `end`.
///
/// Counts the accesses to memory if `COUNTS` is true.
pub fn run<const COUNTS: bool>(machine: &mut Machine, number: usize, end: f64, miss: u32) -> bool {
    let Machine {
        states,
        cache,
        ram,
        flash,
    } = machine;
    let state = &mut states[number];
    let [n, z, c, v] = state.flags;
    let pc = state.registers[PC];
    let mut core = Core::<COUNTS> {
        registers: &mut state.registers,
        // Bit 0 of the program counter has no meaning. It keeps its value until the
        // counter is set.
        odd: pc & 1,
        next: pc & !1,
        negative: n << 31,
        nonzero: 1 - z,
        carry: c,
        overflow: v,
        missed: 0,
        now: state.nanos,
        is_handler: state.is_handler != 0,
        guard: state.guard,
        flash_uses: 0,
        ram_uses: 0,
        is_flash_busy: state.is_flash_busy != 0,
        cache,
        ram,
        flash,
    };
    let mut total = 0;
    let mut waits = 0;
    let mut pc = pc & !1;
    let mut is_reached = true;
    while core.now < end {
        let Some(opcode) = core.fetch(pc) else {
            is_reached = false;
            break;
        };
        let Some(cycles) = core.step(pc, opcode) else {
            core.forget_fetch(pc);
            is_reached = false;
            break;
        };
        pc = core.next;
        total += u64::from(cycles);
        if core.missed == 0 {
            core.now += state.times[cycles as usize % MOST_CYCLES];
        } else {
            core.now += nanos(cycles + core.missed * miss, state.clock);
            waits += core.missed;
            core.missed = 0;
        }
    }
    core.registers[PC] = pc | core.odd;
    state.flags = [
        core.negative >> 31,
        u32::from(core.nonzero == 0),
        core.carry,
        core.overflow,
    ];
    state.missed = core.missed;
    state.flash_uses = state.flash_uses.wrapping_add(core.flash_uses);
    state.ram_uses = state.ram_uses.wrapping_add(core.ram_uses);
    state.waits = state.waits.wrapping_add(waits);
    state.nanos = core.now;
    state.cycles = total as f64;
    is_reached
}

/// Returns the duration of a number of cycles, rounded like the emulator.
pub fn nanos(cycles: u32, clock: f64) -> f64 {
    f64::from(cycles) * 1e9 / clock
}

/// The processor while it runs.
pub struct Core<'a, const COUNTS: bool> {
    /// All registers. The program counter is stored separately. This is a reference, so that the
    /// compiler keeps the other fields in processor registers.
    pub registers: &'a mut [u32; 16],
    pub odd: u32,
    /// The address of the instruction after this one.
    pub next: u32,
    /// A number whose top bit is the N flag.
    pub negative: u32,
    /// A number that is 0 if the Z flag is set.
    pub nonzero: u32,
    pub carry: u32,
    pub overflow: u32,
    /// The number of reads of this instruction that wait for the flash.
    pub missed: u32,
    /// The time at which the instruction begins.
    pub now: f64,
    pub is_handler: bool,
    /// The first byte and the number of bytes of the RAM that may be protected.
    pub guard: [u32; 2],
    /// The number of accesses to the flash and to the RAM.
    pub flash_uses: u32,
    pub ram_uses: u32,
    pub is_flash_busy: bool,
    pub cache: &'a mut Cache,
    pub ram: &'a mut [u8; RAM_SIZE],
    pub flash: &'a [u8; FLASH_SIZE],
}

impl<const COUNTS: bool> Core<'_, COUNTS> {
    /// Reads an instruction, and counts the access.
    #[inline(always)]
    fn fetch(&mut self, pc: u32) -> Option<u32> {
        self.load::<2>(pc)
    }

    /// Takes back the count of an instruction that the emulator's core will fetch again.
    pub fn forget_fetch(&mut self, pc: u32) {
        if in_flash(pc).is_some() {
            self.flash_uses -= u32::from(COUNTS);
        } else {
            self.ram_uses -= u32::from(COUNTS);
        }
    }

    /// Reads a number. Returns `None` if the number is not aligned or not in RAM or flash, and also
    /// if it may be protected or its flash is being changed.
    #[inline(always)]
    pub fn load<const BYTES: usize>(&mut self, address: u32) -> Option<u32> {
        if !address.is_multiple_of(BYTES as u32) {
            return None;
        }
        if let Some(at) = in_ram(address, BYTES as u32, self.guard) {
            self.ram_uses += u32::from(COUNTS);
            return Some(load::<BYTES>(self.ram, at));
        }
        let at = in_flash(address).filter(|_| !self.is_flash_busy)?;
        self.flash_uses += u32::from(COUNTS);
        self.missed += self.cache.touch(at / 4);
        Some(load::<BYTES>(self.flash, at))
    }

    /// Writes a number. Returns `None` if the address is not aligned or not in RAM, or if it may be
    /// protected.
    #[inline(always)]
    pub fn store<const BYTES: usize>(&mut self, address: u32, number: u32) -> Option<()> {
        if !address.is_multiple_of(BYTES as u32) {
            return None;
        }
        let at = in_ram(address, BYTES as u32, self.guard)?;
        self.ram_uses += u32::from(COUNTS);
        store::<BYTES>(self.ram, at, number);
        Some(())
    }

    /// Returns a half of the timer's microseconds; `None` if the address is not that of a half.
    /// Loops that wait read only these two registers.
    #[inline(always)]
    fn timer(&self, address: u32) -> Option<u32> {
        let micros = self.now / 1000.0;
        match address {
            TIMER_HIGH => Some((micros / 4_294_967_296.0) as u32),
            TIMER_LOW => Some(micros as u64 as u32),
            _ => None,
        }
    }

    #[inline(always)]
    pub fn get(&self, register: u32) -> u32 {
        self.registers[register as usize & 15]
    }

    #[inline(always)]
    pub fn set(&mut self, register: u32, number: u32) {
        self.registers[register as usize & 15] = number;
    }

    /// Sets the N and Z flags for a result.
    #[inline(always)]
    pub fn test(&mut self, result: u32) -> u32 {
        self.negative = result;
        self.nonzero = result;
        result
    }

    /// Sets a register, and the N and Z flags.
    #[inline(always)]
    pub fn give(&mut self, register: u32, result: u32) {
        self.test(result);
        self.set(register, result);
    }

    #[inline(always)]
    pub fn add(&mut self, a: u32, b: u32) -> u32 {
        let (sum, carry) = a.overflowing_add(b);
        self.carry = u32::from(carry);
        self.overflow = ((a ^ sum) & (b ^ sum)) >> 31;
        self.test(sum)
    }

    #[inline(always)]
    pub fn subtract(&mut self, a: u32, b: u32) -> u32 {
        let rest = a.wrapping_sub(b);
        self.carry = u32::from(a >= b);
        self.overflow = ((a ^ b) & (a ^ rest)) >> 31;
        self.test(rest)
    }

    /// Continues at an address. Returns `None` if the jump would return from an
    /// exception.
    #[inline(always)]
    pub fn jump(&mut self, address: u32) -> Option<()> {
        if self.is_handler && address >> 28 == RETURN {
            return None;
        }
        self.next = address & !1;
        self.odd = 0;
        Some(())
    }

    /// Executes an instruction and returns its cycles. Returns `None` if the emulator's core has to
    /// execute it; registers, flags and memory are then unchanged.
    #[inline(always)]
    fn step(&mut self, pc: u32, opcode: u32) -> Option<u32> {
        self.next = pc.wrapping_add(2);
        // Most instructions have their register numbers at these bits.
        let (d, n, m) = (opcode & 7, opcode >> 3 & 7, opcode >> 6 & 7);
        let (wide, byte) = (opcode >> 8 & 7, opcode & 255);
        let five = opcode >> 6 & 31;
        let high = (opcode >> 4 & 8 | d, opcode >> 3 & 15);
        let cycles = match opcode >> 8 {
            0x00..=0x07 => {
                let input = self.get(n);
                if five != 0 {
                    self.carry = input >> (32 - five) & 1;
                }
                self.give(d, input << five);
                1
            }
            0x08..=0x0f => {
                let input = u64::from(self.get(n));
                let by = if five == 0 { 32 } else { five };
                self.carry = (input >> (by - 1)) as u32 & 1;
                self.give(d, (input >> by) as u32);
                1
            }
            0x10..=0x17 => {
                let input = i64::from(self.get(n) as i32);
                let by = if five == 0 { 32 } else { five };
                self.carry = (input >> (by - 1)) as u32 & 1;
                self.give(d, (input >> by) as u32);
                1
            }
            0x18 | 0x19 => {
                let sum = self.add(self.get(n), self.get(m));
                self.set(d, sum);
                1
            }
            0x1a | 0x1b => {
                let rest = self.subtract(self.get(n), self.get(m));
                self.set(d, rest);
                1
            }
            0x1c | 0x1d => {
                let sum = self.add(self.get(n), m);
                self.set(d, sum);
                1
            }
            0x1e | 0x1f => {
                let rest = self.subtract(self.get(n), m);
                self.set(d, rest);
                1
            }
            0x20..=0x27 => {
                self.give(wide, byte);
                1
            }
            0x28..=0x2f => {
                self.subtract(self.get(wide), byte);
                1
            }
            0x30..=0x37 => {
                let sum = self.add(self.get(wide), byte);
                self.set(wide, sum);
                1
            }
            0x38..=0x3f => {
                let rest = self.subtract(self.get(wide), byte);
                self.set(wide, rest);
                1
            }
            0x40..=0x43 => {
                self.calculate(opcode >> 6 & 15, d, self.get(d), self.get(n));
                1
            }
            // With the program counter or the stack pointer, these instructions are rare
            // and left to the emulator.
            0x44 if high.0 != PC as u32 && high.0 != SP as u32 && high.1 != PC as u32 => {
                let sum = self.get(high.0).wrapping_add(self.get(high.1));
                self.set(high.0, sum);
                1
            }
            0x45 if high.0 != PC as u32 && high.1 != PC as u32 => {
                self.subtract(self.get(high.0), self.get(high.1));
                1
            }
            0x46 if high.0 != SP as u32 && high.1 != PC as u32 => {
                let value = self.get(high.1);
                if high.0 == PC as u32 {
                    self.next = value & !1;
                    self.odd = 0;
                    2
                } else {
                    self.set(high.0, value);
                    1
                }
            }
            0x47 if d == 0 && high.1 != PC as u32 => {
                if opcode & 0x80 == 0 {
                    self.jump(self.get(high.1))?;
                } else {
                    // The link register is set first, as in the emulator.
                    self.registers[LR] = self.next | 1;
                    self.next = self.get(high.1) & !1;
                    self.odd = 0;
                }
                2
            }
            0x48..=0x4f => {
                let address = (pc.wrapping_add(4) & !3).wrapping_add(byte << 2);
                let number = self.load::<4>(address)?;
                self.set(wide, number);
                2
            }
            0x50..=0x5f => {
                let address = self.get(n).wrapping_add(self.get(m));
                self.access(opcode >> 9 & 7, d, address)?;
                2
            }
            0x60..=0x67 => {
                self.store::<4>(self.get(n).wrapping_add(five << 2), self.get(d))?;
                2
            }
            0x68..=0x6f => {
                let address = self.get(n).wrapping_add(five << 2);
                if let Some(half) = self.timer(address) {
                    self.set(d, half);
                    return Some(4);
                }
                let number = self.load::<4>(address)?;
                self.set(d, number);
                2
            }
            0x70..=0x77 => {
                self.store::<1>(self.get(n).wrapping_add(five), self.get(d))?;
                2
            }
            0x78..=0x7f => {
                let number = self.load::<1>(self.get(n).wrapping_add(five))?;
                self.set(d, number);
                2
            }
            0x80..=0x87 => {
                self.store::<2>(self.get(n).wrapping_add(five << 1), self.get(d))?;
                2
            }
            0x88..=0x8f => {
                let number = self.load::<2>(self.get(n).wrapping_add(five << 1))?;
                self.set(d, number);
                2
            }
            0x90..=0x97 => {
                let address = self.registers[SP].wrapping_add(byte << 2);
                self.store::<4>(address, self.get(wide))?;
                2
            }
            0x98..=0x9f => {
                let number = self.load::<4>(self.registers[SP].wrapping_add(byte << 2))?;
                self.set(wide, number);
                2
            }
            0xa0..=0xa7 => {
                self.set(wide, (pc & !3).wrapping_add(4 + (byte << 2)));
                1
            }
            0xa8..=0xaf => {
                self.set(wide, self.registers[SP].wrapping_add(byte << 2));
                1
            }
            0xb0 => {
                let (by, sp) = ((opcode & 127) << 2, self.registers[SP]);
                let moved = if opcode & 128 == 0 {
                    sp.wrapping_add(by)
                } else {
                    sp.wrapping_sub(by)
                };
                self.registers[SP] = moved & !3;
                1
            }
            0xb2 => {
                let input = self.get(n);
                let result = match opcode >> 6 & 3 {
                    0 => input as i16 as u32,
                    1 => input as i8 as u32,
                    2 => input & 0xffff,
                    _ => input & 0xff,
                };
                self.set(d, result);
                1
            }
            0xb4 | 0xb5 => self.push(byte, opcode & 0x100 != 0)?,
            0xba if opcode >> 6 & 3 == 0 => {
                self.set(d, self.get(n).swap_bytes());
                1
            }
            0xbc | 0xbd => self.pop(byte, opcode & 0x100 != 0)?,
            0xc0..=0xc7 => self.store_many(wide, byte)?,
            0xc8..=0xcf => self.load_many(wide, byte)?,
            0xd0..=0xdd => {
                if !self.is_met(opcode >> 8 & 15) {
                    return Some(1);
                }
                self.next = pc
                    .wrapping_add(4)
                    .wrapping_add_signed(i32::from(byte as i8) * 2);
                2
            }
            0xe0..=0xe7 => {
                let by = (opcode << 21) as i32 >> 20;
                self.next = pc.wrapping_add(4).wrapping_add_signed(by);
                2
            }
            0xf0..=0xf7 => self.call(pc, opcode)?,
            _ => return None,
        };
        Some(cycles)
    }
}
