/**
 * What two cores wait for each other when they use the same memory at the same time.
 *
 * The emulated cores run in turns, so the cycles of single accesses are not compared. The waits
 * follow from the number of accesses in a moment, and are rather too long than too short: an access
 * that meets another makes both wait, although one of them goes first.
 */

/**
 * Banks of the RAM, over which neighbouring words are spread (datasheet 2.6.2). Streams of
 * instructions that have met once walk through the banks one behind the other, and do not meet
 * again; here every access meets others at random.
 */
const BANKS = 4;

/**
 * The cycles that a core waits for the other.
 *
 * @param own the core's accesses in a moment: to the flash, to the RAM, and waits for the flash
 * @param other those of the other core
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
