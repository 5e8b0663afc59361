/** Tests of the parts that were added to the emulated chip: flash timing and clocks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chip } from './chip.mjs';

const FLASH = 0x10000000;
const RAM = 0x20000000;
const FLASH_SERIAL = 0x18000;
const RING = 0x40060;
const CRYSTAL = 0x40024;
const WATCHDOG = 0x40058;
const MILLISECOND = 1e6;
const NOP = 0xbf00;

/** Creates a chip with a program of idle instructions, and a list of its reports. */
function idleChip(place, measuring) {
  const complaints = [];
  const chip = new Chip(() => 0, (message) => complaints.push(message), measuring);
  for (const { buffer, byteOffset } of [chip.rp.flash, chip.rp.sram]) new Uint16Array(buffer, byteOffset).fill(NOP, 0, 1000);
  chip.rp.peripherals[FLASH_SERIAL].baudr = 2;
  chip.rp.core.PC = place;
  return { chip, complaints, clock: chip.rp.clock };
}

/** Returns the numbers of cycles of the next instructions. */
function cycles(chip, count) {
  const { clock, clkSys } = chip.rp;
  return Array.from({ length: count }, () => {
    const begin = clock.nanosCounter;
    chip.run(begin + 1);
    return Math.round(((clock.nanosCounter - begin) * clkSys) / 1e9);
  });
}

/** Calls a function of the boot ROM through its table, as programs do. */
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
  new Uint16Array(sram.buffer, sram.byteOffset)[0] = 0x6808; // ldr r0, [r1]
  core.registers[1] = FLASH + 0x40;
  assert.deepEqual(cycles(chip, 1), [52]);
  core.PC = RAM;
  assert.deepEqual(cycles(chip, 1), [2]);
});

test('a flash that is read too fast is reported', () => {
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

test('changing the flash with interrupts on is reported', () => {
  const { chip, complaints } = idleChip(FLASH);
  callRom(chip, 'RE', 0x8000, 0x1000);
  assert.deepEqual(complaints, ['the flash is changed while interrupts are on']);
});

test('erasing twice without feeding the watchdog is reported', () => {
  const { chip, complaints } = idleChip(FLASH);
  const [control, load] = [WATCHDOG * 0x1000, WATCHDOG * 0x1000 + 4];
  const erase = () => callRom(chip, 'RE', 0x8000, 0x1000);
  chip.rp.core.PM = true;
  erase();
  erase();
  assert.deepEqual(complaints, [], 'the watchdog is off');
  for (const [register, value] of [[load, 4e6], [control, 1 << 30]]) chip.rp.writeUint32(register, value);
  erase();
  chip.rp.writeUint32(load, 4e6);
  erase();
  assert.deepEqual(complaints, [], 'it was fed before each');
  erase();
  assert.equal(complaints.length, 1);
  callRom(chip, 'RE', 0x8000, 0x2000);
  assert.equal(complaints.length, 2);
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

/** Creates a chip whose clocks may be stopped, with a pin that wakes it. */
function sleepyChip() {
  const { chip, complaints, clock } = idleChip(RAM);
  const { rp } = chip;
  rp.gpio[BUTTON].padValue |= INPUT;
  rp.gpio[BUTTON].setInputValue(true);
  rp.core.PM = true;
  for (const pll of [rp.pllSys, rp.pllUsb]) pll.pwr = 0x2d;
  rp.writeUint32(WAKE_ENABLE, FALLS);
  const stop = () => rp.writeUint32(RING * 0x1000 + 0x0c, 0x636f6d61);
  return { chip, complaints, clock, stop };
}

const BUTTON = 3;
const INPUT = 0x40;
const WAKE_ENABLE = 0x40014160;
const FALLS = 0x4 << (4 * BUTTON);

test('a dormant chip stands still until its pin falls', () => {
  const { chip, complaints, clock, stop } = sleepyChip();
  const { gpio } = chip.rp;
  // Clears earlier edges.
  chip.rp.writeUint32(0x400140f0, 0xffffffff);
  chip.run(clock.nanos + MILLISECOND);
  stop();
  const [at, pc] = [clock.nanos, chip.rp.core.PC];
  for (const level of [true, true]) {
    gpio[BUTTON].setInputValue(level);
    chip.run(at + 10 * MILLISECOND);
    assert.deepEqual([chip.isDormant, clock.nanos, chip.rp.core.PC], [true, at, pc]);
  }
  gpio[BUTTON].setInputValue(false);
  chip.run(at + MILLISECOND / 10);
  assert.equal(chip.isDormant, false);
  assert.ok(clock.nanos > at && chip.rp.core.PC > pc);
  assert.deepEqual(complaints, []);
});

test('a press just before the clocks stop wakes at once', () => {
  const { chip, clock, stop } = sleepyChip();
  chip.rp.gpio[BUTTON].setInputValue(false);
  stop();
  chip.run(clock.nanos + MILLISECOND / 10);
  assert.equal(chip.isDormant, false);
});

test('what would go on while the clocks are stopped is reported', () => {
  const { chip, complaints, stop } = sleepyChip();
  chip.rp.writeUint32(WAKE_ENABLE, 0);
  chip.rp.core.PM = false;
  chip.rp.pllSys.pwr = 0;
  stop();
  assert.equal(complaints.length, 3, complaints.join('\n'));
});
