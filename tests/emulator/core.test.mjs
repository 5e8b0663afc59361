/** Compares the fast core with the emulator's own core, instruction by instruction. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Chip } from './chip.mjs';
import { generator } from './random.mjs';

const [FLASH, RAM] = [0x10000000, 0x20000000];
const RAM_SIZE = 264 << 10;
const FLASH_SERIAL = 0x18000;
/** The address of the tested instruction, in RAM or in flash. */
const AT = 0x8000;
const ENCODINGS = 1 << 16;
/** The number of opcodes between two comparisons of the whole RAM. */
const BATCH = 512;

/** Creates two chips with the same random memory. The first one does not use the fast core. */
function twins(random) {
  const bytes = Uint8Array.from({ length: RAM_SIZE }, () => random(256));
  return [true, false].map((plain) => {
    const said = [];
    const chip = new Chip(() => 0, (message) => said.push(message), { plain });
    chip.rp.sram.set(bytes);
    chip.rp.flash.set(bytes);
    chip.rp.peripherals[FLASH_SERIAL].baudr = 2;
    return { chip, said };
  });
}

/** Numbers next to which carries and overflows occur. */
const EDGES = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff];

/**
 * Returns a random register value: any number, a small one, one next to an overflow, or an address.
 */
function word(random) {
  const any = () => (random(1 << 16) * 65536 + random(1 << 16)) >>> 0;
  const near = (start) => start + random(RAM_SIZE);
  const kinds = [
    any,
    () => random(40),
    () => EDGES[random(EDGES.length)],
    () => EDGES[random(EDGES.length)],
    () => near(RAM),
    () => near(RAM) & ~3,
    () => near(FLASH) & ~3,
    () => RAM + RAM_SIZE - 4 * random(9),
  ];
  return kinds[random(kinds.length)]() >>> 0;
}

/** Returns a random state in which an instruction is executed. */
function situation(random, opcode) {
  return {
    opcode,
    second: random(2) ? random(1 << 16) | 0xd000 : random(1 << 16),
    place: (random(2) ? FLASH : RAM) + AT,
    registers: Array.from({ length: 13 }, () => word(random)),
    sp: (RAM + random(RAM_SIZE)) & ~3,
    lr: word(random),
    flags: Array.from({ length: 4 }, () => random(2) === 1),
  };
}

/** Executes one instruction, and returns the state after it. */
function execute({ chip, said }, { opcode, second, place, registers, sp, lr, flags }) {
  const { core, clock, sram, flash } = chip.rp;
  const code = new DataView(place < RAM ? flash.buffer : sram.buffer, (place < RAM ? flash : sram).byteOffset);
  code.setUint16(AT, opcode, true);
  code.setUint16(AT + 2, second, true);
  core.registers.set([...registers, sp, lr, place]);
  [core.N, core.Z, core.C, core.V] = flags;
  const [begin, cycles] = [clock.nanosCounter, core.cycles];
  chip.run(begin + 1);
  const left = {
    registers: [...core.registers],
    flags: [core.N, core.Z, core.C, core.V],
    time: clock.nanosCounter - begin,
    cycles: core.cycles - cycles,
    waits: core.waiting,
    said: said.splice(0),
  };
  Object.assign(core, { waiting: false, eventRegistered: false, PM: false, currentMode: 0, IPSR: 0, SPSEL: 0 });
  Object.assign(core, { interruptsUpdated: false, pendingSVCall: false, pendingInterrupts: 0 });
  chip.resetBy = null;
  return left;
}

// Suppresses the messages that the emulator prints for accesses to invalid
// addresses.
for (const method of ['log', 'warn', 'error']) mock.method(console, method, () => {});

/**
 * Returns the number of tests of an instruction. It is larger if the result depends on two
 * registers.
 */
function times(opcode) {
  return opcode >> 11 === 0b01000 ? 40 : 1;
}

test('both cores do the same for every instruction', () => {
  const random = generator(30);
  const [plain, fast] = twins(random);
  for (let opcode = 0; opcode < ENCODINGS; opcode++) {
    for (let i = 0; i < times(opcode); i++) {
      const given = situation(random, opcode);
      const [expected, got] = [execute(plain, given), execute(fast, given)];
      assert.deepEqual(got, expected, `instruction 0x${opcode.toString(16)}: ${JSON.stringify(given)}`);
    }
    if (opcode % BATCH) continue;
    const [one, other] = [plain, fast].map(({ chip }) => Buffer.from(chip.rp.sram));
    assert.ok(one.equals(other), `RAM before 0x${opcode.toString(16)}`);
  }
});
