/**
 * The fast processor core. It is a WebAssembly module whose source is in the folder `core`. It
 * executes the most frequent instructions. The emulator's own core, which is the reference,
 * executes the rest.
 *
 * Memory, registers and the cache of the flash are in the memory of the module, where both cores
 * use them.
 */

import fs from 'node:fs';

/** The path of the module. The tests build the module and set the path. */
const FILE = process.env.PALMYRA_CORE ?? new URL('../../target/wasm32-unknown-unknown/release/palmyra_emulator_core.wasm', import.meta.url);
const MODULE = new WebAssembly.Module(fs.readFileSync(FILE));

/**
 * The positions of fields of `State` in `core/src/lib.rs`, in units of 8 bytes, and the index at
 * which fields of 4 bytes begin.
 */
const [NANOS, CYCLES, NUMBERS] = [0, 1, 3];
const [N, Z, C, V, IS_HANDLER, MISSED, GUARD, GUARD_SIZE] = [16, 17, 18, 19, 20, 21, 22, 23];
const [FLASH_USES, RAM_USES, WAITS, IS_FLASH_BUSY] = [24, 25, 26, 27];
const WORDS = 28;

export class FastCore {
  /** The number of reads that had to wait for the flash. The reader of this number resets it. */
  missed = 0;
  #rp;
  #exports;
  #numbers;
  #words;
  #clock = 0;

  /**
   * Moves the memory of an emulated chip and the registers of its cores to a new module.
   * Accesses to memory that may be protected are left to the emulator's cores.
   *
   * @param {import('./cores.mjs').Core[]} cores
   */
  constructor(rp, cores) {
    this.#rp = rp;
    const { memory, ...exports } = new WebAssembly.Instance(MODULE).exports;
    this.#exports = exports;
    const places = cores.map((_, number) => exports.state(number));
    this.#numbers = places.map((at) => new Float64Array(memory.buffer, at, NUMBERS));
    this.#words = places.map((at) => new Uint32Array(memory.buffer, at + 8 * NUMBERS, WORDS));
    const move = (bytes, to) => {
      const moved = new Uint8Array(memory.buffer, to, bytes.length);
      moved.set(bytes);
      return moved;
    };
    const view = ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset, length);
    rp.sram = move(rp.sram, exports.ram());
    rp.sramView = view(rp.sram);
    rp.flash = move(rp.flash, exports.flash());
    rp.flash16 = new Uint16Array(memory.buffer, exports.flash(), rp.flash.length >> 1);
    rp.flashView = view(rp.flash);
    cores.forEach(({ core }, number) => {
      const registers = new Uint32Array(memory.buffer, places[number] + 8 * NUMBERS, core.registers.length);
      registers.set(core.registers);
      core.registers = registers;
    });
  }

  /** Reads an address in any of the flash's mappings. */
  read(address) {
    this.missed += this.#exports.read(address);
  }

  /** Empties the cache of the flash. */
  flush() {
    this.#exports.flush();
  }

  /**
   * Runs a core until the chip's clock has reached a time, or up to an instruction that the
   * emulator's core has to execute.
   *
   * @param {import('./cores.mjs').Core} which
   * @param {number} end a time in nanoseconds
   * @param {number} missCycles cycles that a read waits for the flash
   * @param {boolean} counts whether the core's accesses are counted
   * @returns {boolean} whether the time was reached
   */
  run({ core, number, protection, uses, isFlashBusy }, end, missCycles, counts) {
    const { clock, clkSys } = this.#rp;
    const [numbers, words] = [this.#numbers[number], this.#words[number]];
    if (clkSys !== this.#clock) this.#exports.clock((this.#clock = clkSys));
    numbers[NANOS] = clock.nanosCounter;
    words[N] = core.N;
    words[Z] = core.Z;
    words[C] = core.C;
    words[V] = core.V;
    words[IS_HANDLER] = core.currentMode;
    words[GUARD] = protection.begin;
    words[GUARD_SIZE] = protection.end - protection.begin;
    words[FLASH_USES] = words[RAM_USES] = words[WAITS] = 0;
    words[IS_FLASH_BUSY] = isFlashBusy;
    const isReached = this.#exports.run(number, end, missCycles, counts);
    uses.flash += words[FLASH_USES];
    uses.ram += words[RAM_USES];
    uses.waits += words[WAITS];
    core.N = words[N] !== 0;
    core.Z = words[Z] !== 0;
    core.C = words[C] !== 0;
    core.V = words[V] !== 0;
    core.cycles += numbers[CYCLES];
    clock.nanosCounter = numbers[NANOS];
    // The fast core has already read the instruction that it leaves to the emulator's core.
    this.missed += words[MISSED];
    return isReached !== 0;
  }
}
