/**
 * The cache between the processor and the flash. The emulator has no such cache: in the emulator,
 * code and constants in flash take no time, unlike on the chip.
 *
 * According to section 2.6.3 of the RP2040 datasheet, the cache has 16 KB in 2 ways of 1,024 lines
 * of 8 bytes, and a hit takes no longer than a read from RAM. The datasheet does not say which of
 * the two ways is replaced. This model replaces the way that was not used last. A random choice
 * changes the results by about 1 %.
 */

const WAYS = 2;
const SETS = 1024;
/** The size of a line in bytes, as a power of two. */
const LINE_BITS = 3;
/**
 * The number of bytes that a miss fetches, as a power of two. The second stage of the boot loader
 * configures the interface to read a single word, which is half a line.
 */
const FILL_BITS = 2;
const FILLS = (1 << (LINE_BITS - FILL_BITS)) - 1;
const NOBODY = -1;

/**
 * The number of flash clocks per word: 8 for address and mode bits, 4 wait cycles, and 8 for the
 * data, with four bits each.
 */
const FLASH_CLOCKS = 8 + 4 + 8;
/**
 * The processor cycles of a miss in addition to the transfer: for selecting the flash, and for the
 * queues of the interface and the bus. The number is an assumption: with the clock divider 2, a
 * miss takes 50 cycles. A high estimate would be 60.
 */
const OVERHEAD = 10;

/**
 * Returns the processor cycles that a miss takes. They do not depend on the processor's clock,
 * because the flash clock is derived from it.
 */
export function missCycles(clockDivider) {
  return FLASH_CLOCKS * clockDivider + OVERHEAD;
}

/**
 * Two bits of the top byte of an address select one of the four places at which the flash is
 * mapped. If this bit is set, a miss does not fill the cache.
 */
const NO_ALLOCATE = 1;
const NO_LOOK = 2;

/** Whether an address is in any mapping of the flash. */
export const isFlash = (address) => address >>> 26 === 0x10000000 >>> 26;
/** Returns the offset of an address within the flash. */
export const flashOffset = (address) => address & 0xffffff;

export class FlashCache {
  /** The number of reads that had to wait for the flash. The reader of this number resets it. */
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

  /** Reads an address in any mapping of the flash. */
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

  /** Stores a fetched word in the way that holds its line, or else in the older way. */
  #keep(line, fill, found) {
    const set = line % SETS;
    const way = found === NOBODY ? this.#older[set] : found;
    const at = set * WAYS + way;
    this.#filled[at] = found === NOBODY ? fill : this.#filled[at] | fill;
    this.#lines[at] = line;
    this.#older[set] = 1 - way;
  }
}
