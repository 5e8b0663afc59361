/**
 * The cache between the processor and the flash. The emulator does not have it: there, code
 * and constants in flash take no time, unlike on the chip.
 *
 * From the RP2040 datasheet, 2.6.3: 16 KB in 2 ways of 1,024 lines of 8 bytes; a hit takes no
 * longer than a read from RAM. The datasheet does not say which of the two ways is replaced. The
 * one that was not used last is assumed; a random one differs by about 1 %.
 */

const WAYS = 2;
const SETS = 1024;
/** Size of a line in bytes, as a power of two. */
const LINE_BITS = 3;
/**
 * Bytes that a miss fetches, as a power of two: the second stage of the boot loader
 * sets the interface to read a single word, which is half a line.
 */
const FILL_BITS = 2;
const FILLS = (1 << (LINE_BITS - FILL_BITS)) - 1;
const NOBODY = -1;

/**
 * Flash clocks per word: 8 for address and mode bits, 4 wait cycles, and 8 for the
 * data, four bits each.
 */
const FLASH_CLOCKS = 8 + 4 + 8;
/**
 * Further processor cycles of a miss: selecting the flash, and the way through the
 * interface's queues and the bus. Assumed: with the clock divider 2, a miss takes 50
 * cycles; 60 would be a high estimate.
 */
const OVERHEAD = 10;

/**
 * Processor cycles that a miss takes. They do not depend on the processor's clock,
 * since the flash clock is derived from it.
 */
export function missCycles(clockDivider) {
  return FLASH_CLOCKS * clockDivider + OVERHEAD;
}

/** The flash is mapped at four places; the top byte of an address selects one. */
const NO_ALLOCATE = 1;
const NO_LOOK = 2;

/** Whether an address is in any of the flash's mappings. */
export const isFlash = (address) => address >>> 26 === 0x10000000 >>> 26;
/** The offset of an address within the flash. */
export const flashOffset = (address) => address & 0xffffff;

export class FlashCache {
  /** Reads so far that had to wait for the flash; the reader of this count resets it. */
  missed = 0;
  #lines = new Int32Array(WAYS * SETS);
  /** The filled parts of each line, one bit each. */
  #filled = new Uint8Array(WAYS * SETS);
  /** The way of each set that is replaced next. */
  #older = new Uint8Array(SETS);

  constructor() {
    this.flush();
  }

  /** Empties the cache. */
  flush() {
    this.#lines.fill(NOBODY);
  }

  /** Reads an address in any of the flash's mappings. */
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

  /** Stores a fetched word in its line's way, or in the older way. */
  #keep(line, fill, found) {
    const set = line % SETS;
    const way = found === NOBODY ? this.#older[set] : found;
    const at = set * WAYS + way;
    this.#filled[at] = found === NOBODY ? fill : this.#filled[at] | fill;
    this.#lines[at] = line;
    this.#older[set] = 1 - way;
  }
}
