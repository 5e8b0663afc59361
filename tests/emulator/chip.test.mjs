/** What the chip adds to the emulator: the time of the flash, and its clocks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chip } from './chip.mjs';

const FLASH = 0x10000000;
const RAM = 0x20000000;
const FLASH_SERIAL = 0x18000;
const RING = 0x40060;
const CRYSTAL = 0x40024;
const MILLISECOND = 1e6;
const NOP = 0xbf00;

/** A chip with a program of idle instructions, and what it complains about. */
function idleChip(place, measuring) {
  const complaints = [];
  const chip = new Chip(() => 0, (message) => complaints.push(message), measuring);
  new Uint16Array(chip.rp.flash.buffer).fill(NOP, 0, 1000);
  new Uint16Array(chip.rp.sram.buffer).fill(NOP, 0, 1000);
  chip.rp.peripherals[FLASH_SERIAL].baudr = 2;
  chip.rp.core.PC = place;
  return { chip, complaints, clock: chip.rp.clock };
}

/** Cycles of the next instructions, one by one. */
function cycles(chip, count) {
  const { clock, clkSys } = chip.rp;
  return Array.from({ length: count }, () => {
    const begin = clock.nanosCounter;
    chip.run(begin + 1);
    return Math.round(((clock.nanosCounter - begin) * clkSys) / 1e9);
  });
}

/** Calls a function of the boot ROM as programs do, by its table. */
function callRom(chip, code, ...registers) {
  const { rp } = chip;
  const half = (at) => rp.readUint16(at);
  let entry = half(0x14);
  while (half(entry) !== (code.charCodeAt(0) | (code.charCodeAt(1) << 8))) entry += 4;
  const at = half(entry + 2) & ~1;
  registers.forEach((value, index) => (rp.core.registers[index] = value));
  rp.core.PC = at;
  rp.onBreak(half(at) & 0xff);
}

test('instructions in flash wait for each word once', () => {
  const { chip } = idleChip(FLASH);
  assert.deepEqual(cycles(chip, 4), [51, 1, 51, 1]);
  chip.rp.core.PC = FLASH;
  assert.deepEqual(cycles(chip, 4), [1, 1, 1, 1]);
});

test('instructions in RAM do not wait', () => {
  const { chip } = idleChip(RAM);
  assert.deepEqual(cycles(chip, 4), [1, 1, 1, 1]);
});

test('nobody waits when misses are free', () => {
  const { chip } = idleChip(FLASH, { freeMisses: true });
  assert.deepEqual(cycles(chip, 4), [1, 1, 1, 1]);
});

test('constants in flash make an instruction in RAM wait', () => {
  const { chip } = idleChip(RAM);
  const { core, sram } = chip.rp;
  new Uint16Array(sram.buffer)[0] = 0x6808; // ldr r0, [r1]
  core.registers[1] = FLASH + 0x40;
  assert.deepEqual(cycles(chip, 1), [52]);
  core.PC = RAM;
  assert.deepEqual(cycles(chip, 1), [2]);
});

test('a flash that is read too fast is told', () => {
  const { chip, complaints } = idleChip(FLASH);
  chip.rp.clkSys = 300e6;
  cycles(chip, 1);
  assert.deepEqual(complaints, ['the flash is read at 150 MHz']);
});

test('erasing takes 45 ms a sector and empties the cache', () => {
  const { chip, complaints, clock } = idleChip(FLASH);
  cycles(chip, 2);
  chip.rp.core.PM = true;
  const begin = clock.nanosCounter;
  callRom(chip, 'RE', 0x8000, 0x2000);
  assert.equal(clock.nanosCounter - begin, 90 * MILLISECOND);
  assert.ok(chip.rp.flash.subarray(0x8000, 0xa000).every((byte) => byte === 0xff));
  chip.rp.core.PC = FLASH;
  assert.deepEqual(cycles(chip, 2), [51, 1]);
  assert.deepEqual(complaints, []);
});

test('programming takes 0.7 ms a page, clears bits only and empties the cache', () => {
  const { chip, complaints, clock } = idleChip(FLASH);
  chip.rp.sram.fill(0x5a, 0x100, 0x300);
  chip.rp.flash.fill(0xf0, 0x8000, 0x8200);
  cycles(chip, 2);
  chip.rp.core.PM = true;
  const begin = clock.nanosCounter;
  callRom(chip, 'RP', 0x8000, RAM + 0x100, 0x200);
  assert.equal(clock.nanosCounter - begin, 1.4 * MILLISECOND);
  assert.ok(chip.rp.flash.subarray(0x8000, 0x8200).every((byte) => byte === 0x50));
  chip.rp.core.PC = FLASH;
  assert.deepEqual(cycles(chip, 2), [51, 1]);
  assert.deepEqual(complaints, []);
});

test('changing the flash with interrupts on is told', () => {
  const { chip, complaints } = idleChip(FLASH);
  callRom(chip, 'RE', 0x8000, 0x1000);
  assert.deepEqual(complaints, ['the flash is changed while interrupts are on']);
});

test('the processor starts with the ring oscillator, which can be divided less', () => {
  const { chip } = idleChip(RAM);
  assert.equal(chip.rp.clkSys, 6.5e6);
  chip.rp.writeUint32(RING * 0x1000 + 0x10, 0xaa0 + 2);
  assert.equal(chip.rp.clkSys, 52e6);
});

test('the crystal is stable after as long as its register says', () => {
  const { chip, clock } = idleChip(RAM);
  const registers = CRYSTAL * 0x1000;
  const stable = () => chip.rp.readUint32(registers + 4) >>> 31;
  chip.rp.writeUint32(registers + 0x0c, 47);
  chip.rp.writeUint32(registers, 0xfabaa0);
  clock.tick(1.0 * MILLISECOND);
  assert.equal(stable(), 0);
  clock.tick(0.01 * MILLISECOND);
  assert.equal(stable(), 1);
});
