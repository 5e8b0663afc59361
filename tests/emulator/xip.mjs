/**
 * The cache between the processor and the flash, of which the emulator knows
 * nothing: code and constants in flash are free there, and are not on the chip.
 *
 * What is known of it (RP2040 datasheet, 2.6.3): 16 KB in 2 ways of 1,024 lines
 * of 8 bytes; a hit takes no longer than a read from RAM. Which of the two ways
 * gives way to a new line is not told; the one that was not used last is assumed
 * (a random one differs by about 1 %).
 */

const WAYS = 2;
const SETS = 1024;
/** Bytes of a line, as a power of two. */
const LINE_BITS = 3;
/** Bytes that a miss brings, as a power of two: the second stage of the boot
 * loader sets the interface to read a single word, which is half a line. */
const FILL_BITS = 2;
const FILLS = (1 << (LINE_BITS - FILL_BITS)) - 1;
const NOBODY = -1;

/** Clocks of the flash for a word: 8 for address and mode bits, 4 in which it
 * gets ready, and 8 for the data, four bits each. */
const FLASH_CLOCKS = 8 + 4 + 8;
/** Cycles of the processor for what is around it: selecting the flash, and the
 * way through the interface's queues and the bus. Assumed; with the clock
 * divider 2, a miss comes to 50 cycles, and 60 would be a high estimate. */
const OVERHEAD = 10;

/**
 * Cycles of the processor that a miss takes. They do not depend on the clock of
 * the processor, from which the clock of the flash is divided.
 */
export function missCycles(clockDivider) {
  return FLASH_CLOCKS * clockDivider + OVERHEAD;
}

/** The flash is seen at four places; the top byte of an address says which. */
const NO_ALLOCATE = 1;
const NO_LOOK = 2;

/** Whether an address is one of the flash's, through any of its places. */
export const isFlash = (address) => address >>> 26 === 0x10000000 >>> 26;
/** Where it is within the flash. */
export const flashOffset = (address) => address & 0xffffff;

export class FlashCache {
  /** Reads so far that had to wait for the flash; whoever counts sets it back. */
  missed = 0;
  #lines = new Int32Array(WAYS * SETS);
  /** The fills that each line has got, one bit each. */
  #filled = new Uint8Array(WAYS * SETS);
  /** The way of each set that gives way next. */
  #older = new Uint8Array(SETS);

  constructor() {
    this.flush();
  }

  /** Forgets everything. */
  flush() {
    this.#lines.fill(NOBODY);
  }

  /** The processor reads at an address of the flash, through any of its places. */
  read(address) {
    const offset = flashOffset(address);
    const line = offset >>> LINE_BITS;
    const set = line % SETS;
    const fill = 1 << ((offset >>> FILL_BITS) & FILLS);
    const first = set * WAYS;
    const way = this.#lines[first] === line ? 0 : this.#lines[first + 1] === line ? 1 : NOBODY;
    const place = address >>> 24;
    const hit = way !== NOBODY && (this.#filled[first + way] & fill) !== 0;
    if (hit && !(place & NO_LOOK)) {
      this.#older[set] = 1 - way;
      return;
    }
    this.missed += 1;
    if (!(place & NO_ALLOCATE)) this.#keep(line, fill, way);
  }

  /** Takes what a miss has brought into a line's way, or into the older one. */
  #keep(line, fill, found) {
    const set = line % SETS;
    const way = found === NOBODY ? this.#older[set] : found;
    const at = set * WAYS + way;
    this.#filled[at] = found === NOBODY ? fill : this.#filled[at] | fill;
    this.#lines[at] = line;
    this.#older[set] = 1 - way;
  }
}
