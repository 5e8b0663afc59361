/** One life of the chip, from a reset to the next: core, memory, remedies. */

import { RP2040 } from 'rp2040js';
import { strictBus } from './bus.mjs';
import { mend } from './peripherals.mjs';
import { callRom, romImage } from './rom.mjs';
import { FlashCache, missCycles } from './xip.mjs';

const FLASH = 0x10000000;
/** Where the boot ROM copies the second stage of the boot loader. */
const SECOND_STAGE = 0x20041f00;
const HARD_FAULT = 3;
const WATCHDOG = 0x40058;
/** Bits of a PLL that is off: its core and its oscillator. */
const PLL_OFF = 0x21;
const FLASH_SERIAL = 0x18000;
/** The fastest that the flash of both boards can be read, in hertz. */
const FLASH_FASTEST = 133e6;

export class Chip {
  /** Why the chip wants to be reset: `timer`, `forced`, `core` or `power`. */
  resetBy = null;
  /** Time spent asleep, in nanoseconds. */
  slept = 0;
  /** Asked on each change of the flash whether the power goes, and where. */
  onFlash = () => undefined;
  /** Whether all clocks stand still until a pin wakes it. */
  isDormant = false;
  /** Told for how many nanoseconds the flash is changed from now on. */
  onBusy = () => {};
  #cache = new FlashCache();
  #trap = null;
  #wake;

  /**
   * @param random gives the next bit of the ring oscillator
   * @param {(message: string) => void} report takes everything that must not happen
   * @param {object} [measuring] how the time is measured
   * @param {boolean} [measuring.freeMisses] whether waiting for the flash takes no time
   * @param {import('./profile.mjs').Profile} [measuring.profile] learns where the time goes
   */
  constructor(random, report, { freeMisses = false, profile = null } = {}) {
    Object.assign(this, { report, freeMisses, profile });
    const rp = (this.rp = new RP2040());
    const ignore = () => {};
    rp.logger = {
      debug: ignore,
      info: (_, message) => {
        // The emulator only mentions this event, and would lose the wake-up.
        if (message === 'SEV') rp.core.eventRegistered = true;
      },
      warn: (part, message) => this.report(`${part}: ${message}`),
      error: (part, message) => this.report(`${part}: ${message}`),
    };
    rp.loadBootrom(romImage());
    const cache = this.#cache;
    const { ring, crystal, wake } = mend(rp, cache, random, () => (this.resetBy = 'core'));
    this.#wake = wake;
    ring.onDormant = () => this.#stop(crystal);
    strictBus(rp, cache, report);
    const around = {
      stop: report,
      flush: () => cache.flush(),
      cut: (length) => this.#cut(length),
      busy: (nanos) => this.onBusy(nanos),
    };
    rp.onBreak = (number) => {
      if (!callRom(rp, number, around)) this.#trap = rp.core.PC;
    };
    this.#watch();
  }

  #watch() {
    const watchdog = (this.watchdog = this.rp.peripherals[WATCHDOG]);
    watchdog.onWatchdogTrigger = () => {
      this.resetBy = watchdog.reason === 1 ? 'timer' : 'forced';
      // Or it would fire again and again at this very moment.
      watchdog.timer.enable = watchdog.alarm.enable = false;
    };
  }

  /** The clocks stop; says what would go on, or go wrong. */
  #stop(crystal) {
    const { core, pllSys, pllUsb } = this.rp;
    const isOff = ({ pwr }) => (pwr & PLL_OFF) === PLL_OFF;
    if (!core.PM) this.report('the clocks stop with interrupts on: what wakes the chip would run before memory is on');
    if (crystal.enabled) this.report('the clocks stop, and the crystal does not');
    if (![pllSys, pllUsb].every(isOff)) this.report('the clocks stop, and a PLL does not');
    if (!this.#wake.isArmed()) this.report('the clocks stop, and no pin can wake the chip');
    this.isDormant = true;
  }

  #cut(length) {
    const torn = this.onFlash(length);
    if (torn) this.resetBy = 'power';
    return torn;
  }

  /** Puts the firmware into flash, and a pattern into all other memory. */
  flash(elf, pattern) {
    for (const { address, bytes } of elf.segments) this.rp.flash.set(bytes, address - FLASH);
    this.rp.sram.fill(pattern);
  }

  /** Takes over what a reset leaves alone: memory, and the watchdog's notes. */
  inherit({ rp, watchdog, resetBy }) {
    this.rp.flash.set(rp.flash);
    this.rp.sram.set(rp.sram);
    this.watchdog.scratchData.set(watchdog.scratchData);
    this.watchdog.reason = resetBy === 'core' ? 0 : watchdog.reason;
  }

  /** Starts as the boot ROM does: through the second stage in flash. */
  boot() {
    const { core, sram, flash } = this.rp;
    sram.set(flash.subarray(0, 256), SECOND_STAGE & 0xffffff);
    core.SP = core.PC = SECOND_STAGE;
    core.LR = 0;
  }

  /**
   * Runs until a time of its own clock, in nanoseconds, its reset, or until it
   * is dormant: then its clock stands still.
   */
  run(end) {
    if (this.isDormant && this.#wake.isWoken()) this.isDormant = false;
    const { rp } = this;
    const { core, clock } = rp;
    const cache = this.#cache;
    while (clock.nanosCounter < end && !this.resetBy && !this.isDormant) {
      if (core.waiting) {
        const next = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, end) : end;
        const time = Math.max(next - clock.nanosCounter, 0);
        this.slept += time;
        clock.tick(time);
        continue;
      }
      const at = core.PC;
      const cycles = core.executeInstruction();
      const stalled = cache.missed === 0 ? 0 : this.#stall();
      if (this.profile !== null) this.profile.add(at, cycles, stalled);
      clock.nanosCounter += ((cycles + stalled) * 1e9) / rp.clkSys;
      const alarm = clock.nextAlarm;
      if (alarm !== null && alarm.nanos <= clock.nanosCounter) clock.tick(0);
      if (this.#trap !== null) this.#fault();
    }
  }

  /** Cycles that the processor has waited for the flash since it was last asked. */
  #stall() {
    const { missed } = this.#cache;
    this.#cache.missed = 0;
    if (this.freeMisses) return 0;
    const { baudr } = this.rp.peripherals[FLASH_SERIAL];
    if (this.rp.clkSys / baudr > FLASH_FASTEST) {
      this.report(`the flash is read at ${this.rp.clkSys / baudr / 1e6} MHz`);
    }
    return missed * missCycles(baudr);
  }

  /** A breakpoint without a debugger, or an undefined instruction. */
  #fault() {
    this.report(`hard fault at pc 0x${this.#trap.toString(16)}`);
    this.#trap = null;
    this.rp.core.exceptionEntry(HARD_FAULT);
  }
}
