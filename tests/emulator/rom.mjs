/**
 * A replacement of the boot ROM, which may not be redistributed.
 *
 * Every function consists of a breakpoint and a return. At the breakpoint the emulator calls this
 * module, which does the function's work on the emulated memory.
 */

const SIZE = 16 << 10;
const LOOKUP = 0x100;
const FUNCTIONS = 0x200;
const DATA = 0x300;
const CODE = 0x400;
/** The value of the first breakpoint in the ROM. The number of a function is added to it. */
const BREAK = 0x80;
const BX_LR = 0x4770;

/**
 * The numbers of bytes that the flash erases and programs together, and the time that this takes in
 * nanoseconds. The times are typical values of the flash on both boards (Winbond W25Q16JV and
 * W25Q128JV). The flash cannot be read meanwhile.
 */
const SECTOR = 4096;
export const ERASE_TIME = 45e6;
const PAGE = 256;
const PROGRAM_TIME = 0.7e6;

/** The Thumb code of `lookup(table: r0, code: r1)`, as in the real ROM. */
const LOOKUP_CODE = [
  0x8802, // next: ldrh r2, [r0]
  0x2a00, //       cmp r2, #0
  0xd005, //       beq none
  0x428a, //       cmp r2, r1
  0xd001, //       beq found
  0x3004, //       adds r0, #4
  0xe7f8, //       b next
  0x8840, // found: ldrh r0, [r0, #2]
  BX_LR,
  0x2000, // none: movs r0, #0
  BX_LR,
];

/** The functions of the ROM. `r` are the registers, and the result is written to r[0]. */
const ROM = {
  IF() {}, // connect to the flash
  EX() {}, // leave the mode in which code runs from flash
  FC: ({ flush }) => flush(),
  CX() {}, // enter that mode again
  RE(memory, r) {
    memory.erases(Math.ceil(r[1] / SECTOR));
    memory.wait(Math.ceil(r[1] / SECTOR) * memory.eraseTime);
    change(memory, r[0], r[1], () => 0xff);
  },
  RP(memory, r) {
    memory.wait(Math.ceil(r[2] / PAGE) * PROGRAM_TIME);
    // Programming clears bits. Only erasing sets them.
    change(memory, r[0], r[2], (old, i) => old & memory.read8(r[1] + i));
  },
  MC: copy,
  C4: copy,
  MS: set,
  S4: set,
  P3(_, r) {
    let bits = 0;
    for (let value = r[0]; value; value >>>= 1) bits += value & 1;
    r[0] = bits;
  },
  R3(_, r) {
    let reversed = 0;
    for (let bit = 0; bit < 32; bit++) reversed = (reversed << 1) | ((r[0] >>> bit) & 1);
    r[0] = reversed;
  },
  L3: (_, r) => (r[0] = Math.clz32(r[0])),
  T3: (_, r) => (r[0] = r[0] ? 31 - Math.clz32(r[0] & -r[0]) : 32),
  UB: ({ load }) => load(),
};

/** Changes bytes of the flash. If the power is cut, changes only the bytes before the cut. */
function change({ flash, cut, flush, interruptible, stop }, at, length, value) {
  if (interruptible) stop('the flash is changed while interrupts are on');
  flush();
  const torn = cut(length);
  for (let i = 0; i < (torn?.at ?? length); i++) flash[at + i] = value(flash[at + i], i);
  if (!torn) return;
  // A power cut leaves some bits of the current byte changed.
  const [old, next] = [flash[at + torn.at], value(flash[at + torn.at], torn.at)];
  flash[at + torn.at] = (old & ~torn.bits) | (next & torn.bits);
}

function copy({ read8, write8 }, r) {
  for (let i = 0; i < r[2]; i++) write8(r[0] + i, read8(r[1] + i));
}

function set({ write8 }, r) {
  for (let i = 0; i < r[2]; i++) write8(r[0] + i, r[1] & 0xff);
}

const CODES = Object.keys(ROM);

/**
 * Returns the contents of the replacement ROM.
 * @returns {Uint32Array}
 */
export function romImage() {
  const image = new DataView(new ArrayBuffer(SIZE));
  const half = (at, value) => image.setUint16(at, value, true);
  // Start-up code checks these bytes: "Mu", format 1, third release.
  [0x4d, 0x75, 1, 3].forEach((byte, i) => image.setUint8(0x10 + i, byte));
  half(0x14, FUNCTIONS);
  half(0x16, DATA);
  half(0x18, LOOKUP | 1);
  LOOKUP_CODE.forEach((code, i) => half(LOOKUP + 2 * i, code));
  CODES.forEach((code, i) => {
    const [at, entry] = [CODE + 8 * i, FUNCTIONS + 4 * i];
    half(at, 0xbe00 | BREAK | i);
    half(at + 2, BX_LR);
    half(entry, code.charCodeAt(0) | (code.charCodeAt(1) << 8));
    half(entry + 2, at | 1);
  });
  return new Uint32Array(image.buffer);
}

/**
 * Handles a breakpoint. Returns whether the breakpoint belongs to the ROM.
 *
 * @param {object} chip callbacks to the chip around the processor: `stop` is called for events that
 * must not happen, `flush` empties the flash's cache, `cut` returns the byte of a flash change at
 * which the power fails, if any, `erases` is called before sectors are erased, with their number,
 * `wait` advances the time for which the flash is busy, in nanoseconds, `load` is called when the
 * boot loader is requested, and `eraseTime` is the time to erase a sector, in nanoseconds
 * @param {(message: string) => void} chip.stop
 * @param {() => void} chip.flush
 * @param {(length: number) => {at: number, bits: number} | undefined} chip.cut
 * @param {(sectors: number) => void} chip.erases
 * @param {(nanos: number) => void} chip.wait
 * @param {() => void} chip.load
 * @param {number} chip.eraseTime
 */
export function callRom(rp, number, { stop, flush, cut, erases, wait, load, eraseTime }) {
  const work = ROM[CODES[number - BREAK]];
  if (rp.core.PC >= SIZE || !work) return false;
  const memory = {
    flash: rp.flash,
    read8: (at) => rp.readUint8(at >>> 0),
    write8: (at, value) => rp.writeUint8(at >>> 0, value),
    erases,
    wait,
    interruptible: !rp.core.PM,
    stop,
    flush,
    cut,
    load,
    eraseTime,
  };
  work(memory, rp.core.registers);
  return true;
}
