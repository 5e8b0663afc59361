/** One life of the chip, from a reset to the next: core, memory, remedies. */

import { RP2040 } from 'rp2040js';
import { strictBus } from './bus.mjs';
import { mend } from './peripherals.mjs';
import { callRom, romImage } from './rom.mjs';

const FLASH = 0x10000000;
/** Where the boot ROM copies the second stage of the boot loader. */
const SECOND_STAGE = 0x20041f00;
const HARD_FAULT = 3;
const WATCHDOG = 0x40058;

export class Chip {
  /** Why the chip wants to be reset: `timer`, `forced`, `core` or `power`. */
  resetBy = null;
  /** Time spent asleep, in nanoseconds. */
  slept = 0;
  /** Cycles by instruction address, while somebody asks for them. */
  profile = null;
  /** Asked on each change of the flash whether the power goes, and where. */
  onFlash = () => undefined;
  #trap = null;

  /**
   * @param random gives the next bit of the ring oscillator
   * @param {(message: string) => void} report takes everything that must not happen
   */
  constructor(random, report) {
    this.report = report;
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
    mend(rp, random, () => (this.resetBy = 'core'));
    strictBus(rp, report);
    rp.onBreak = (number) => {
      if (!callRom(rp, number, report, (length) => this.#cut(length))) this.#trap = rp.core.PC;
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

  /** Runs until a time of its own clock, in nanoseconds, or its reset. */
  run(end) {
    const { rp } = this;
    const { core, clock } = rp;
    while (clock.nanosCounter < end && !this.resetBy) {
      if (core.waiting) {
        const next = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, end) : end;
        const time = Math.max(next - clock.nanosCounter, 0);
        this.slept += time;
        clock.tick(time);
        continue;
      }
      const at = core.PC;
      const cycles = core.executeInstruction();
      if (this.profile !== null) this.profile.set(at, (this.profile.get(at) ?? 0) + cycles);
      clock.nanosCounter += (cycles * 1e9) / rp.clkSys;
      const alarm = clock.nextAlarm;
      if (alarm !== null && alarm.nanos <= clock.nanosCounter) clock.tick(0);
      if (this.#trap !== null) this.#fault();
    }
  }

  /** A breakpoint without a debugger, or an undefined instruction. */
  #fault() {
    this.report(`hard fault at pc 0x${this.#trap.toString(16)}`);
    this.#trap = null;
    this.rp.core.exceptionEntry(HARD_FAULT);
  }
}
