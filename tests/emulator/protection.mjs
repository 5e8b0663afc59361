/**
 * The memory protection unit of the Cortex-M0+. Only the part for a stack guard is implemented:
 * regions without any access (ARMv6-M architecture, B3.5).
 */

const RAM = 0x20000000;
const TYPE = 0xd90;
const CONTROL = 0xd94;
const NUMBER = 0xd98;
const BASE = 0xd9c;
const ATTRIBUTES = 0xda0;
const REGIONS = 8;
const HARD_FAULT = 3;

/** An access that the processor refuses, which causes a HardFault. */
export class Refusal extends Error {
  constructor(address) {
    super(`the memory protection refuses 0x${address.toString(16)}`);
  }
}

export class Protection {
  /** The first offset in RAM that may be protected. `end` is the offset after the last one. */
  begin = 0;
  end = 0;
  /** Whether the frame of an exception is being pushed. Refused words are then not written. */
  isStacking = false;
  /** Whether words of the last frame were refused. */
  hasTornFrame = false;
  #core;
  #control = 0;
  #number = 0;
  #regions = Array.from({ length: REGIONS }, () => ({ base: 0, attributes: 0 }));
  /** The protected ranges, each as its first address and its end. */
  #ranges = [];

  constructor(core) {
    this.#core = core;
  }

  /** Switches the unit off, like a reset of its core. */
  reset() {
    this.write(CONTROL, 0);
    for (const region of this.#regions) Object.assign(region, { base: 0, attributes: 0 });
  }

  static has(offset) {
    return offset >= TYPE && offset <= ATTRIBUTES;
  }

  read(offset) {
    const region = this.#regions[this.#number];
    switch (offset) {
      case TYPE:
        return REGIONS << 8;
      case CONTROL:
        return this.#control;
      case NUMBER:
        return this.#number;
      case BASE:
        return region.base | this.#number;
      default:
        return region.attributes;
    }
  }

  write(offset, value) {
    if (offset === CONTROL) this.#control = value;
    if (offset === NUMBER) this.#number = value & (REGIONS - 1);
    if (offset === BASE) {
      if (value & 0x10) this.#number = value & (REGIONS - 1);
      this.#regions[this.#number].base = (value & ~0xff) >>> 0;
    }
    if (offset === ATTRIBUTES) this.#regions[this.#number].attributes = value >>> 0;
    this.#ranges = this.#control & 1 ? this.#regions.flatMap(forbidden) : [];
    const inRam = this.#ranges.filter(({ end }) => end > RAM);
    this.begin = inRam.length ? Math.max(Math.min(...inRam.map(({ begin }) => begin - RAM)), 0) : 0;
    this.end = Math.max(...inRam.map(({ end }) => end - RAM), 0);
  }

  /** Whether an access to an offset in RAM has to be checked. */
  covers(offset) {
    return offset >= this.begin && offset < this.end;
  }

  /**
   * Checks an access to an address that may be protected. Throws an error if the access is refused.
   * For a refused word of a frame, returns `false` instead.
   */
  allows(address) {
    // In the handler of a HardFault, the unit is active only if HFNMIENA is
    // set.
    if (this.#ranges.length === 0 || (this.#core.IPSR === HARD_FAULT && !(this.#control & 2))) return true;
    if (!this.#ranges.some(({ begin, end }) => address >= begin && address < end)) return true;
    if (!this.isStacking) throw new Refusal(address);
    this.hasTornFrame = true;
    return false;
  }
}

/** Returns the parts of a region to which there is no access. */
function forbidden({ base, attributes }) {
  const size = 2 ** (((attributes >> 1) & 0x1f) + 1);
  const permissions = (attributes >> 24) & 7;
  if (!(attributes & 1) || permissions !== 0) return [];
  const part = size / 8;
  return Array.from({ length: 8 }, (_, index) => index)
    .filter((index) => !((attributes >> (8 + index)) & 1))
    .map((index) => ({ begin: base + index * part, end: base + (index + 1) * part }));
}
