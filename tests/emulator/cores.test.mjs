/** Tests of the second core and of the parts that it shares with the first. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chip } from './chip.mjs';
import { contention } from './contention.mjs';

const [FLASH, RAM, SIO] = [0x10000000, 0x20000000, 0xd0000000];
const [CPUID, FIFO_ST, FIFO_WR, FIFO_RD, DIVIDEND, DIVISOR, QUOTIENT, LOCK] = [0x00, 0x50, 0x54, 0x58, 0x60, 0x64, 0x70, 0x104];
const FRCE_OFF = 0x40010004;
const INTERRUPTS_ON = 0xe000e100;
const FLASH_SERIAL = 0x18000;
const [NOP, WFE, SEV, SELF] = [0xbf00, 0xbf20, 0xbf40, 0xe7fe];
const [LOAD, STORE] = [0x6808, 0x6008]; // ldr r0, [r1] and str r0, [r1]
const BACK = 0xe7fd; // to the instruction before
const [VECTORS, STACK, ENTRY] = [RAM + 0x100, RAM + 0x40000, RAM + 0x1000];
const MICROSECOND = 1000;

/** Creates a chip whose first core runs idle instructions in RAM. */
function newChip(measuring) {
  const said = [];
  const chip = new Chip(() => 0, (message) => said.push(message), measuring);
  const { rp } = chip;
  for (const { buffer, byteOffset } of [rp.flash, rp.sram]) new Uint16Array(buffer, byteOffset).fill(NOP, 0, 0x8000);
  rp.peripherals[FLASH_SERIAL].baudr = 2;
  put(chip, RAM + 0x200, [SELF]);
  rp.core.PC = RAM + 0x200;
  const { first, second } = chip.cores;
  return { chip, said, rp, clock: rp.clock, first, second };
}

/** Writes instructions into memory. */
function put({ rp }, at, words) {
  const { buffer, byteOffset } = at < RAM ? rp.flash : rp.sram;
  new Uint16Array(buffer, byteOffset + (at & 0xffffff)).set(words);
}

/** Writes to a mailbox and reads from one as the first core. */
const send = (rp, word) => rp.writeUint32(SIO + FIFO_WR, word);
const receive = (rp) => rp.readUint32(SIO + FIFO_RD);

/** Starts the second core with a program. */
function start(chip, words, at = ENTRY) {
  put(chip, at, words);
  const { rp } = chip;
  for (const word of [0, 0, 1, VECTORS, STACK, at | 1]) {
    send(rp, word);
    assert.equal(receive(rp), word);
  }
}

/** Advances the time. */
function run({ chip, clock }, nanos) {
  chip.run(clock.nanosCounter + nanos);
}

/** Returns the value that the second core reads from an address. */
function readBySecond(board, address) {
  const { chip, second } = board;
  second.core.registers[1] = address;
  put(chip, RAM + 0x2000, [LOAD, SELF]);
  second.core.PC = RAM + 0x2000;
  run(board, 2 * MICROSECOND);
  return second.core.registers[0];
}

test('the second core waits in the boot ROM until its start', () => {
  const board = newChip();
  run(board, MICROSECOND);
  assert.equal(board.chip.cores.isSecondAwake, false);
  start(board.chip, [SELF]);
  const { core } = board.second;
  assert.deepEqual([core.VTOR, core.SP, core.PC], [VECTORS, STACK, ENTRY]);
  assert.ok(board.chip.cores.isSecondAwake);
});

test('the boot ROM begins again after a wrong word', () => {
  const { chip, rp } = newChip();
  for (const word of [0, 0, 5, 0, 0, 1, VECTORS, STACK]) {
    send(rp, word);
    receive(rp);
  }
  assert.equal(chip.cores.isStarted, false);
  send(rp, ENTRY | 1);
  assert.equal(chip.cores.isStarted, true);
});

test('power that is forced off resets the second core', () => {
  const { chip, rp } = newChip();
  start(chip, [SELF]);
  rp.writeUint32(FRCE_OFF, 1 << 16);
  assert.equal(chip.cores.isStarted, false);
  rp.writeUint32(FRCE_OFF, 0);
  assert.equal(receive(rp), 0);
  start(chip, [SELF]);
  assert.equal(chip.cores.isStarted, true);
});

test('each core has its number, its divider and its mailbox', () => {
  const board = newChip();
  const { chip, rp, said } = board;
  start(chip, [SELF]);
  assert.equal(rp.readUint32(SIO + CPUID), 0);
  assert.equal(readBySecond(board, SIO + CPUID), 1);
  rp.writeUint32(SIO + DIVIDEND, 12);
  rp.writeUint32(SIO + DIVISOR, 4);
  assert.equal(rp.readUint32(SIO + QUOTIENT), 3);
  assert.notEqual(readBySecond(board, SIO + QUOTIENT), 3);
  for (let word = 0; word < 8; word++) send(rp, word);
  assert.equal(rp.readUint32(SIO + FIFO_ST), 0, 'no space and no mail');
  assert.equal(readBySecond(board, SIO + FIFO_ST), 3, 'space and mail');
  assert.equal(readBySecond(board, SIO + FIFO_RD), 0);
  assert.equal(readBySecond(board, SIO + FIFO_RD), 1);
  assert.deepEqual(said, []);
});

test('full and empty mailboxes are reported', () => {
  const { chip, rp, said } = newChip();
  start(chip, [SELF]);
  for (let word = 0; word < 9; word++) send(rp, word);
  receive(rp);
  assert.deepEqual(said, ['core 0 writes to a full mailbox', 'core 0 reads its empty mailbox']);
});

test('a lock belongs to one core', () => {
  const board = newChip();
  const { chip, rp } = board;
  start(chip, [SELF]);
  assert.notEqual(rp.readUint32(SIO + LOCK), 0);
  assert.equal(readBySecond(board, SIO + LOCK), 0);
  rp.writeUint32(SIO + LOCK, 1);
  assert.notEqual(readBySecond(board, SIO + LOCK), 0);
});

test('events wake the other core, or are remembered', () => {
  const board = newChip();
  const { chip, first, second } = board;
  start(chip, [WFE, SELF]);
  run(board, MICROSECOND);
  assert.ok(second.core.waiting);
  put(chip, RAM + 0x300, [SEV, SELF]);
  first.core.PC = RAM + 0x300;
  run(board, 2 * MICROSECOND);
  assert.ok(!second.core.waiting);
  first.core.PC = RAM + 0x300;
  run(board, 2 * MICROSECOND);
  second.core.PC = ENTRY;
  run(board, 2 * MICROSECOND);
  assert.equal(second.core.PC, ENTRY + 2, 'the remembered event ends the wait at once');
});

test('an event wakes a core that waits in a handler', () => {
  const board = newChip();
  const { chip, rp, first, second } = board;
  start(chip, [SELF]);
  rp.writeUint32(VECTORS + 4 * (16 + 16), RAM + 0x3001);
  put(chip, RAM + 0x3000, [WFE, WFE, SELF]);
  second.core.enabledInterrupts = 1 << 16;
  send(rp, 1);
  run(board, 2 * MICROSECOND);
  assert.ok(second.core.waiting);
  put(chip, RAM + 0x300, [SEV, SELF]);
  first.core.PC = RAM + 0x300;
  run(board, 2 * MICROSECOND);
  assert.ok(!second.core.waiting);
});

test('the second core wakes the first, which has slept until then', () => {
  const board = newChip({ freeMisses: true });
  const { chip, first, clock } = board;
  start(chip, [...Array(1000).fill(NOP), SEV, WFE]);
  put(chip, RAM + 0x300, [WFE, WFE, SELF]);
  first.core.PC = RAM + 0x300;
  const begin = clock.nanosCounter;
  run(board, 2 * MICROSECOND);
  assert.ok(first.core.waiting);
  let wakes;
  while (wakes === undefined && clock.nanosCounter < begin + 1e6) {
    run(board, MICROSECOND);
    if (!first.core.waiting) wakes = clock.nanosCounter - begin;
  }
  const cycles = (wakes * chip.rp.clkSys) / 1e9;
  assert.ok(cycles >= 1000 && cycles < 1020, `${cycles} cycles`);
});

test('mail interrupts the core that has enabled it, which may be the wrong one', () => {
  const board = newChip();
  const { chip, rp, first, second } = board;
  start(chip, [SELF]);
  rp.sram.fill(0, 0x100, 0x200);
  rp.writeUint32(VECTORS + 4 * (16 + 16), RAM + 0x3001);
  first.core.VTOR = VECTORS;
  put(chip, RAM + 0x3000, [SELF]);
  second.core.enabledInterrupts = 1 << 16;
  send(rp, 1);
  run(board, 2 * MICROSECOND);
  assert.deepEqual([first.core.IPSR, second.core.IPSR], [0, 32]);
  rp.writeUint32(INTERRUPTS_ON, 1 << 16);
  run(board, 2 * MICROSECOND);
  assert.equal(first.core.IPSR, 32);
});

test('both cores run at the same time', () => {
  const board = newChip({ freeMisses: true });
  const { chip, first, second } = board;
  start(chip, Array(400).fill(NOP));
  const [one, other] = [first.core.cycles, second.core.cycles];
  run(board, 20 * MICROSECOND);
  const ran = [first.core.cycles - one, second.core.cycles - other];
  assert.ok(ran[0] > 50 && ran[1] > 50, ran.join());
});

test('the fast cores and those of the emulator run both programs alike', () => {
  const states = [true, false].map((plain) => {
    const board = newChip({ plain });
    const { chip, rp, first, second } = board;
    rp.sram.fill(0, 0x5000, 0x5010);
    const count = [LOAD, 0x3001, STORE, 0xe7fb]; // adds one to a word, over and over
    start(chip, count);
    put(chip, FLASH + 0x400, count);
    first.core.PC = FLASH + 0x400;
    first.core.registers[1] = RAM + 0x5000;
    second.core.registers[1] = RAM + 0x5004;
    run(board, 300 * MICROSECOND);
    const { core } = first;
    return [core.cycles, second.core.cycles, board.clock.nanosCounter, rp.readUint32(RAM + 0x5000), rp.readUint32(RAM + 0x5004)];
  });
  assert.deepEqual(states[1], states[0]);
  assert.ok(states[0][3] > 10 && states[0][4] > 10);
});

test('a word that one core has read from the flash is there for the other', () => {
  const board = newChip();
  const { chip, second, first } = board;
  put(chip, RAM + 0x200, [LOAD, SELF]);
  first.core.registers[1] = FLASH + 0x8000;
  run(board, 20 * MICROSECOND);
  start(chip, [LOAD, SELF]);
  second.core.registers[1] = FLASH + 0x8000;
  second.uses.waits = 0;
  put(chip, RAM + 0x200, [WFE, WFE, WFE, SELF]);
  first.core.PC = RAM + 0x200;
  run(board, 20 * MICROSECOND);
  assert.equal(second.uses.waits, 0);
});

test('the second core must not touch the flash while it is changed', () => {
  for (const [place, isBad] of [[FLASH + 0x1000, true], [RAM + 0x1000, false]]) {
    const board = newChip();
    const { chip, rp, said, first } = board;
    start(chip, [NOP, BACK], place);
    first.core.PM = true;
    // Calls the function of the boot ROM that erases the flash.
    let entry = rp.readUint16(0x14);
    while (rp.readUint16(entry) !== 0x4552) entry += 4;
    first.core.registers.set([0x8000, 0x1000]);
    first.core.LR = RAM + 0x201;
    first.core.PC = rp.readUint16(entry + 2) & ~1;
    try {
      run(board, 100 * MICROSECOND);
    } catch (error) {
      said.push(error.message);
    }
    assert.equal(said.some((message) => message.startsWith('read while the flash is being changed')), isBad, said[0]);
  }
});

test('stopping the clocks while the second core runs is reported', () => {
  const { chip, rp, said } = newChip();
  start(chip, [SELF]);
  rp.writeUint32(0x4006000c, 0x636f6d61);
  assert.ok(said.includes('the clocks stop while the second core runs'), said.join());
});

test('each core has its own memory protection', () => {
  const board = newChip();
  const { chip, rp, second, said } = board;
  start(chip, [LOAD, SELF]);
  second.ppb.writeUint32(0xd94, 5);
  second.ppb.writeUint32(0xd9c, RAM | 0x10);
  second.ppb.writeUint32(0xda0, 0x10000000 | (7 << 1) | 1);
  second.core.registers[1] = RAM + 0x80;
  rp.writeUint32(VECTORS + 12, RAM + 0x3001);
  put(chip, RAM + 0x3000, [SELF]);
  run(board, 5 * MICROSECOND);
  assert.deepEqual(said, ['the memory protection refuses 0x20000080']);
  assert.equal(second.core.IPSR, 3);
  assert.equal(board.first.core.IPSR, 0);
});

test('a fault in its fault handler stops the second core until its next start', () => {
  const board = newChip();
  const { chip, rp, first, second, said } = board;
  start(chip, [LOAD, SELF]);
  second.core.registers[1] = RAM + 0x80;
  second.core.IPSR = 3;
  second.ppb.writeUint32(0xd94, 7); // also protects in the handler
  second.ppb.writeUint32(0xd9c, RAM | 0x10);
  second.ppb.writeUint32(0xda0, 0x10000000 | (7 << 1) | 1);
  run(board, 5 * MICROSECOND);
  assert.deepEqual(said, ['the memory protection refuses 0x20000080']);
  assert.ok(!chip.cores.isSecondAwake && !chip.isLocked);
  const before = first.core.cycles;
  run(board, 5 * MICROSECOND);
  assert.ok(first.core.cycles > before, 'the first core runs on');
  rp.writeUint32(FRCE_OFF, 1 << 16);
  rp.writeUint32(FRCE_OFF, 0);
  receive(rp);
  start(chip, [SELF]);
  assert.ok(chip.cores.isSecondAwake);
});

test('cores wait for each other, the longer the more they use', () => {
  const [idle, some, many] = [0, 50, 100].map((ram) => ({ flash: 0, ram, waits: 0 }));
  assert.equal(contention(many, idle, 100, 50), 0);
  assert.equal(contention(idle, many, 100, 50), 0);
  assert.equal(contention(many, many, 100, 50), 25);
  assert.equal(contention(some, many, 100, 50), 12.5);
  const reader = { flash: 3, ram: 0, waits: 0 };
  assert.equal(contention(reader, { flash: 0, ram: 0, waits: 2 }, 1000, 50), 100);
  assert.equal(contention(reader, { flash: 0, ram: 0, waits: 9 }, 1000, 50), 150);
});
