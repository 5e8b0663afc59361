/**
 * Computes how long two cores wait for each other when they access the same memory.
 *
 * The emulated cores run in turns, so single accesses cannot be compared cycle by cycle. The waits
 * are computed from the number of accesses in a moment. They are too long rather than too short:
 * when two accesses meet, both wait here, although on the chip one of them goes first.
 */

/**
 * The number of banks of the RAM, over which neighbouring words are spread (datasheet 2.6.2). On
 * the chip, two streams of instructions that have met once go through the banks one behind the
 * other and do not meet again. Here all accesses meet at random.
 */
const BANKS = 4;

/**
 * Returns the number of cycles for which a core waits for the other one.
 *
 * @param own the core's accesses in a moment: to the flash, to the RAM, and waits for the flash
 * @param other the accesses of the other core
 * @param {number} cycles the length of the moment
 * @param {number} miss the cycles of a wait for the flash
 */
export function contention(own, other, cycles, miss) {
  if (cycles <= 0) return 0;
  const ram = (own.ram * Math.min(other.ram / cycles, 1)) / BANKS;
  // The cache serves one access at a time. While it waits for the flash, the other core has to
  // wait as well, even if its own word is in the cache.
  const hits = own.flash * Math.min(other.flash / cycles, 1);
  const misses = Math.min(own.flash, other.waits) * miss;
  return ram + hits + misses;
}
