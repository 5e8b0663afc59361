/** The parts of the chip that are missing or wrong in the emulator. */

import { BasePeripheral } from 'rp2040js';
import { Protection } from './protection.mjs';
import { Slice } from './pwm.mjs';

const DREQ_XIP_STREAM = 37;
const CHAN_ABORT = 0x444;
const AIRCR = 0xd0c;
const SYSRESETREQ = 1 << 2;

/** A peripheral whose registers only store the written values. */
class Registers extends BasePeripheral {
  values = new Map();

  readUint32(offset) {
    return this.values.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.values.set(offset, value >>> 0);
  }
}

/**
 * The ring oscillator. It is the clock of the chip after power-on. Its random bits are those of a
 * seed, and then those of a generator.
 */
class RingOscillator extends Registers {
  static DORMANT = 0x0c;
  /** The value that stops the oscillator. */
  static COMA = 0x636f6d61;
  static DIV = 0x10;
  /** The key that a write to the divider must contain. */
  static PASS = 0xaa0;
  /**
   * The oscillator's typical frequency after power-on (1.8 to 12 MHz), with the divider
   * `START_DIV`.
   */
  static START = 6.5e6;
  static START_DIV = 16;
  static STATUS = 0x18;
  static RANDOMBIT = 0x1c;
  /**
   * The shortest time in nanoseconds after which a new bit is available. A bit that is read earlier
   * equals the previous one.
   */
  static APART = 10_000;

  #bit = 0;
  #readAt = -Infinity;

  /** Called when the oscillator stops, which stops all clocks. */
  onDormant = () => {};

  constructor(rp, random) {
    super(rp, 'ROSC');
    this.random = random;
    this.#run(RingOscillator.START_DIV);
  }

  #run(divider) {
    this.divider = divider;
    this.rp2040.roscFreq = (RingOscillator.START * RingOscillator.START_DIV) / divider;
    this.rp2040.updateClocks();
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    const divider = value - RingOscillator.PASS;
    if (offset === RingOscillator.DIV && divider >= 0 && divider < 32) this.#run(divider || 32);
    if (offset === RingOscillator.DORMANT && value >>> 0 === RingOscillator.COMA) this.onDormant();
  }

  readUint32(offset) {
    if (offset === RingOscillator.RANDOMBIT) return this.#randomBit();
    // Reports a stable and enabled oscillator, which is the state after
    // power-on.
    if (offset === RingOscillator.STATUS) return 0x80001000;
    return super.readUint32(offset);
  }

  #randomBit() {
    const now = this.rp2040.clock.nanosCounter;
    if (now - this.#readAt >= RingOscillator.APART) {
      this.#bit = this.random();
      this.#readAt = now;
    }
    return this.#bit;
  }

  /** Copies the divider, which only power-on resets. */
  inherit({ divider }) {
    this.#run(divider);
  }
}

/** Makes the crystal take the time to start that its register says. */
function startSlowly(rp, crystal) {
  const CTRL = 0x00;
  /** The number of crystal periods in a unit of the register. */
  const COUNTED = 256;
  const AFTER_RESET = 0xc4;
  crystal.startup = AFTER_RESET;
  const stable = rp.clock.createAlarm(() => (crystal.stable = crystal.enabled));
  const write = crystal.writeUint32.bind(crystal);
  crystal.writeUint32 = (offset, value) => {
    const was = crystal.enabled;
    write(offset, value);
    if (offset !== CTRL || was || !crystal.enabled) return;
    crystal.stable = false;
    stable.schedule(((crystal.startup & 0x3fff) * COUNTED * 1e9) / rp.xoscFreq);
  };
}

/**
 * The pins that end the dormant state. The emulator has no dormant state.
 * @returns functions that say whether a pin can wake the chip, and whether one has
 */
function wakeEvents(rp, io) {
  const [EVENTS, ENABLE, BANKS] = [0xf0, 0x160, 4];
  const enabled = new Uint32Array(BANKS);
  const bank = (offset) => (offset - ENABLE) >> 2;
  const isEnable = (offset) => offset >= ENABLE && bank(offset) < BANKS;
  const [read, write] = [io.readUint32.bind(io), io.writeUint32.bind(io)];
  io.readUint32 = (offset) => (isEnable(offset) ? enabled[bank(offset)] : read(offset));
  io.writeUint32 = (offset, value) => {
    if (isEnable(offset)) enabled[bank(offset)] = value;
    else write(offset, value);
  };
  return {
    isArmed: () => enabled.some((events) => events !== 0),
    isWoken: () => enabled.some((events, index) => (read(EVENTS + 4 * index) & events) !== 0),
  };
}

/** The register that switches memories off. Here they keep their contents. */
function memoryPower(config) {
  const MEMPOWERDOWN = 0x18;
  let off = 0;
  const [read, write] = [config.readUint32.bind(config), config.writeUint32.bind(config)];
  config.readUint32 = (offset) => (offset === MEMPOWERDOWN ? off : read(offset));
  config.writeUint32 = (offset, value) => {
    if (offset === MEMPOWERDOWN) off = value;
    else write(offset, value);
  };
}

/**
 * Creates a source of bits: first the 64 bits of the seed, the highest first, and then those of a
 * xorshift generator with this seed. The same seed gives the same game.
 */
export function bitSource(seed) {
  const mask = (1n << 64n) - 1n;
  let [left, state] = [64n, seed || 1n];
  return () => {
    if (left > 0n) return Number((seed >> --left) & 1n);
    state ^= (state << 13n) & mask;
    state ^= state >> 7n;
    state ^= (state << 17n) & mask;
    return Number(state >> 63n);
  };
}

/** The flash interface. Its driver reads a stream of data and polls its state. */
class FlashInterface extends BasePeripheral {
  control = 3;
  address = 0;
  left = 0;

  constructor(rp, cache) {
    super(rp, 'XIP_CTRL');
    this.cache = cache;
  }

  readUint32(offset) {
    switch (offset & 0xfff) {
      case 0x00:
        return this.control;
      case 0x08: // flushed, and the stream's queue empty or not
        return this.left ? 0x1 : 0x3;
      case 0x14:
        return this.address;
      case 0x18:
        return this.left;
      case 0x1c:
        return this.pop();
      default:
        return 0;
    }
  }

  writeUint32(offset, value) {
    if (offset === 0x00) this.control = value;
    if (offset === 0x04 && value & 1) this.cache.flush();
    if (offset === 0x14) this.address = value & ~3;
    if (offset === 0x18) {
      this.left = value;
      if (value) this.rp2040.dma.setDREQ(DREQ_XIP_STREAM);
      else this.rp2040.dma.clearDREQ(DREQ_XIP_STREAM);
    }
  }

  pop() {
    if (!this.left) return 0;
    const word = this.rp2040.flashView.getUint32(this.address & 0xffffff, true);
    this.address += 4;
    if (--this.left === 0) this.rp2040.dma.clearDREQ(DREQ_XIP_STREAM);
    return word;
  }
}

/** The address at which the DMA reads the stream of the flash interface. */
class FlashStream extends BasePeripheral {
  constructor(rp, source) {
    super(rp, 'XIP_AUX');
    this.source = source;
  }

  readUint32() {
    return this.source.pop();
  }

  writeUint32() {}
}

/**
 * Adds the parts to a chip that are missing in the emulator.
 *
 * @param rp the emulated chip
 * @param {import('./xip.mjs').FlashCache} cache the cache that the flash is read through
 * @param {() => number} random returns the next random bit
 * @param {() => void} onReset is called when a core requests a reset
 * @param {import('./cores.mjs').Cores} cores
 * @returns the parts that the dormant state needs: the oscillators and the wake-up pins; and the
 * slices of the pulses
 */
export function mend(rp, cache, random, onReset, cores) {
  const flash = new FlashInterface(rp, cache);
  Object.assign(rp.peripherals, {
    0x14000: flash,
    0x50400: new FlashStream(rp, flash),
    0x40018: new Registers(rp, 'IO_QSPI'),
    0x40060: new RingOscillator(rp, random),
    0x40064: new Registers(rp, 'VREG_AND_CHIP_RESET'),
  });

  const [ring, crystal] = [rp.peripherals[0x40060], rp.peripherals[0x40024]];
  startSlowly(rp, crystal);
  memoryPower(rp.peripherals[0x40004]);

  // The driver reads, modifies and writes this register when a transfer is dropped. An
  // abort is never pending in the emulator.
  const { dma } = rp;
  const readDma = dma.readUint32.bind(dma);
  dma.readUint32 = (offset) => (offset === CHAN_ABORT ? 0 : readDma(offset));

  for (const which of cores.all) systemControl(which, onReset);

  // The edges of the waveform are not simulated, because tests compute it from the registers.
  for (const { alarmA, alarmB, alarmBottom } of rp.pwm.channels) {
    alarmA.enable = alarmB.enable = alarmBottom.enable = false;
  }
  const slices = rp.pwm.channels.map((slice) => new Slice(rp, slice));
  return { ring, crystal, wake: wakeEvents(rp, rp.peripherals[0x40014]), slices };
}

/**
 * Adds the memory protection and the system control to the registers that a core does not share.
 */
function systemControl({ ppb, protection }, onReset) {
  const [readPpb, writePpb] = [ppb.readUint32.bind(ppb), ppb.writeUint32.bind(ppb)];
  const kept = new Map();
  ppb.readUint32 = (offset) => {
    if (Protection.has(offset)) return protection.read(offset);
    return isSystemControl(offset) ? (kept.get(offset) ?? 0) : readPpb(offset);
  };
  ppb.writeUint32 = (offset, value) => {
    if (Protection.has(offset)) protection.write(offset, value);
    else if (!isSystemControl(offset)) writePpb(offset, value);
    else if (offset !== AIRCR) kept.set(offset, value);
    else if (value & SYSRESETREQ) onReset();
  };
}

/** Whether a register is that of reset, sleep or configuration. */
function isSystemControl(offset) {
  return offset >= AIRCR && offset <= 0xd14;
}
