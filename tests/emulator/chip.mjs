/** The chip between two resets: its cores, its memory, and corrections of the emulator. */

import { RP2040 } from 'rp2040js';
import { quickPeripherals, strictBus } from './bus.mjs';
import { contention } from './contention.mjs';
import { FastCore } from './core.mjs';
import { Cores } from './cores.mjs';
import { mend } from './peripherals.mjs';
import { Refusal } from './protection.mjs';
import { ERASE_TIME, callRom, romImage } from './rom.mjs';
import { answerCommands } from './serial_flash.mjs';
import { FlashCache, missCycles } from './xip.mjs';

const FLASH = 0x10000000;
/** The address to which the boot ROM copies the second stage of the boot loader. */
const SECOND_STAGE = 0x20041f00;
const HARD_FAULT = 3;
const WATCHDOG = 0x40058;
/** The register with which the watchdog is fed. */
const WATCHDOG_LOAD = 0x04;
/** The bits of a PLL whose core and oscillator are off. */
const PLL_OFF = 0x21;
const FLASH_SERIAL = 0x18000;
/** The divider of the ring oscillator for which the waits of the boot ROM are written. */
const RING_SLOWEST = 16;
/**
 * The longest time, in nanoseconds, by which the second core lags behind the first: 200 cycles at
 * 200 MHz. With this lag, the order of their accesses is also possible on the chip.
 */
const LAG = 1000;
/** The highest clock with which the flash of both boards can be read, in hertz. */
const FLASH_FASTEST = 133e6;

export class Chip {
  /**
   * The reason for the next reset: `timer`, `forced`, `core` or `power`. The value `loader` ends
   * the run.
   */
  resetBy = null;
  /** The time in which the processor slept, in nanoseconds. */
  slept = 0;
  /** Called at each change of the flash. Returns the byte at which the power fails, if it does. */
  onFlash = () => undefined;
  /** Whether all clocks are stopped until a pin wakes the chip. */
  isDormant = false;
  /** Called with the number of nanoseconds for which the flash will be busy. */
  onBusy = () => {};
  /** Whether the first core has stopped after a fault in the fault handler. */
  isLocked = false;
  /** The time up to which the second core has run, in nanoseconds. */
  #secondAt = 0;
  #wasSecondAwake = false;
  /** Whether the watchdog was fed after the last erase. */
  #isFed = true;
  #cache;
  #fast = null;
  #trap = null;
  #serial;
  #wake;

  /**
   * @param random returns the next bit of the ring oscillator
   * @param {(message: string) => void} report is called for everything that must not happen
   * @param {object} [measuring] how the time is measured
   * @param {boolean} [measuring.freeMisses] whether waiting for the flash takes no time
   * @param {import('./profile.mjs').Profile} [measuring.profile] records where the time goes
   * @param {boolean} [measuring.plain] whether the emulator's own core executes everything
   * @param {number} [measuring.eraseTime] how long a sector of the flash takes to erase
   * @param {object} [part] the flash: its size and its unique bytes
   */
  constructor(random, report, measuring = {}, part = null) {
    const { freeMisses = false, profile = null, plain = false, eraseTime = ERASE_TIME } = measuring;
    Object.assign(this, { report, freeMisses, profile });
    const rp = (this.rp = new RP2040());
    const ignore = () => {};
    rp.logger = {
      debug: ignore,
      info: ignore,
      warn: (part, message) => this.report(`${part}: ${message}`),
      error: (part, message) => this.report(`${part}: ${message}`),
    };
    rp.loadBootrom(romImage());
    const cores = (this.cores = new Cores(rp, report));
    // The fast core executes several instructions at once, but a profile needs
    // each of them.
    if (!plain && profile === null) this.#fast = new FastCore(rp, cores.all);
    const cache = (this.#cache = this.#fast ?? new FlashCache());
    const { ring, crystal, wake, slices } = mend(rp, cache, random, () => (this.resetBy = 'core'), cores);
    Object.assign(this, { ring, slices });
    this.#wake = wake;
    if (part) answerCommands(rp.peripherals[FLASH_SERIAL], part);
    ring.onDormant = () => this.#stop(crystal);
    quickPeripherals(rp);
    for (const which of cores.all) {
      this.#stackFrames(which);
      strictBus(rp, which, cache, report);
    }
    const around = {
      stop: report,
      flush: () => cache.flush(),
      cut: (length) => this.#cut(length),
      erases: (sectors) => this.#checkFed(sectors),
      wait: (nanos) => this.#waitForFlash(nanos),
      load: () => (this.resetBy = 'loader'),
      eraseTime,
    };
    rp.onBreak = (number) => {
      if (!callRom(rp, number, around)) this.#trap = rp.core.PC;
    };
    this.#serial = rp.peripherals[FLASH_SERIAL];
    this.#watch();
  }

  #watch() {
    const watchdog = (this.watchdog = this.rp.peripherals[WATCHDOG]);
    watchdog.onWatchdogTrigger = () => {
      this.resetBy = watchdog.reason === 1 ? 'timer' : 'forced';
      // Without this, the alarm would fire at the same time again and again.
      watchdog.timer.enable = watchdog.alarm.enable = false;
    };
    const write = watchdog.writeUint32.bind(watchdog);
    watchdog.writeUint32 = (offset, value) => {
      if (offset === WATCHDOG_LOAD) this.#isFed = true;
      write(offset, value);
    };
  }

  /**
   * Reports sectors that are erased without feeding the watchdog before each of them. There may be
   * any number of them, and each may take 0.4 s.
   */
  #checkFed(sectors) {
    if (this.watchdog.enable && (sectors > 1 || !this.#isFed)) this.report('sectors are erased without feeding the watchdog before each');
    this.#isFed = false;
  }

  /**
   * Pushes the frames of exceptions like the processor. Words that the memory protection refuses
   * are lost, and the HardFault that follows pushes no frame of its own.
   */
  #stackFrames({ core, protection }) {
    const enter = core.exceptionEntry.bind(core);
    core.exceptionEntry = (number) => {
      protection.isStacking = true;
      protection.hasTornFrame = false;
      enter(number);
      protection.isStacking = false;
      if (!protection.hasTornFrame || number === HARD_FAULT) return;
      core.IPSR = HARD_FAULT;
      core.PC = core.readUint32(core.VTOR + 4 * HARD_FAULT);
    };
  }

  /**
   * Starts a HardFault for a refused access. A fault in the handler of a HardFault stops the
   * processor.
   */
  #refuse(refusal) {
    const { core } = this.rp;
    const { first, current } = this.cores;
    core.PC -= 2;
    this.report(refusal.message);
    if (core.IPSR !== HARD_FAULT) core.exceptionEntry(HARD_FAULT);
    else if (current === first) this.isLocked = true;
    else this.cores.lockSecond();
    this.cores.select(first);
  }

  /** Advances the time without the processor, until a reset. */
  #idle(end) {
    const { clock } = this.rp;
    while (clock.nanosCounter < end && !this.resetBy) {
      const next = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, end) : end;
      clock.tick(Math.max(next - clock.nanosCounter, 0));
    }
  }

  /** Stops the clocks. Reports all parts that would keep running or fail. */
  #stop(crystal) {
    const { core, pllSys, pllUsb } = this.rp;
    const isOff = ({ pwr }) => (pwr & PLL_OFF) === PLL_OFF;
    if (!core.PM) this.report('the clocks stop with interrupts on: what wakes the chip would run before memory is on');
    if (this.cores.isSecondAwake) this.report('the clocks stop while the second core runs');
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

  /** Writes the firmware to flash, and a pattern to all other memory. */
  flash(elf, pattern) {
    for (const { address, bytes } of elf.segments) this.rp.flash.set(bytes, address - FLASH);
    this.rp.sram.fill(pattern);
  }

  /** Copies the state that a reset preserves: memory, and the watchdog's scratch registers. */
  inherit({ rp, watchdog, resetBy, ring }) {
    this.ring.inherit(ring);
    this.rp.flash.set(rp.flash);
    this.rp.sram.set(rp.sram);
    this.watchdog.scratchData.set(watchdog.scratchData);
    this.watchdog.reason = resetBy === 'core' ? 0 : watchdog.reason;
  }

  /** Starts the firmware like the boot ROM, with the second stage from flash. */
  boot() {
    const { core, sram, flash } = this.rp;
    // The ROM waits a number of cycles for the flash's select pin before it reads the boot
    // button. If the clock is too fast, that time is too short.
    if (this.ring.divider < RING_SLOWEST) this.report(`the boot ROM runs at a divider of ${this.ring.divider}`);
    sram.set(flash.subarray(0, 256), SECOND_STAGE & 0xffffff);
    core.SP = core.PC = SECOND_STAGE;
    core.LR = 0;
  }

  /**
   * Runs until a time in nanoseconds, a reset, or the dormant state. The time is that of the chip's
   * clock, which stops in the dormant state.
   */
  run(end) {
    for (;;) {
      try {
        return this.isLocked ? this.#idle(end) : this.#execute(end);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.#refuse(error);
      }
    }
  }

  #execute(end) {
    if (this.isDormant && this.#wake.isWoken()) this.isDormant = false;
    const { clock } = this.rp;
    const { core } = this.cores.first;
    while (clock.nanosCounter < end && !this.resetBy && !this.isDormant) {
      if (this.#isSecondAwake()) this.#runBoth(end);
      else if (core.waiting) this.#sleep(end);
      else this.#advance(end);
    }
  }

  /** Whether the second core runs. If it has just woken, its time begins now. */
  #isSecondAwake() {
    const isAwake = this.cores.isSecondAwake;
    if (isAwake && !this.#wasSecondAwake) this.#secondAt = this.rp.clock.nanosCounter;
    this.#wasSecondAwake = isAwake;
    return isAwake;
  }

  /**
   * Runs the current core. The fast core runs up to a time; the emulator's core executes one
   * instruction.
   */
  #advance(end) {
    if (!this.#hurry(end)) this.#step();
  }

  /** Runs both cores for a moment. If the first core sleeps, runs only the second one. */
  #runBoth(end) {
    const { clock } = this.rp;
    const { core } = this.cores.first;
    if (core.waiting) {
      this.#runSecond(this.#nextEvent(end));
      // The clock follows the first core. While the first core sleeps, the clock
      // follows the second.
      if (!this.resetBy) clock.tick(Math.max(this.#secondAt - clock.nanosCounter, 0));
      return;
    }
    for (const which of this.cores.all) which.forgetUses();
    const begin = clock.nanosCounter;
    const until = Math.min(begin + LAG, end);
    while (clock.nanosCounter < until && !this.resetBy && !this.isDormant && !core.waiting) this.#advance(until);
    if (this.resetBy || this.isDormant) return;
    this.#runSecond(clock.nanosCounter);
    this.#contend(clock.nanosCounter - begin);
  }

  /** Returns the time of the next alarm, at most `end`. */
  #nextEvent(end) {
    const alarm = this.rp.clock.nextAlarm;
    return alarm === null ? end : Math.min(alarm.nanos, end);
  }

  /** Runs the second core up to a time, or until it sleeps or wakes the first core. */
  #runSecond(until) {
    const { clock } = this.rp;
    const { first, second } = this.cores;
    const [now, slept] = [clock.nanosCounter, first.core.waiting];
    if (this.#secondAt >= until) return;
    this.cores.select(second);
    clock.nanosCounter = this.#secondAt;
    try {
      while (clock.nanosCounter < until && this.cores.isSecondAwake && !this.resetBy) {
        if (slept && !first.core.waiting) break;
        if (!this.#hurry(until, true)) this.#step(true);
      }
    } finally {
      this.#secondAt = clock.nanosCounter;
      clock.nanosCounter = now;
    }
    this.cores.select(first);
  }

  /** Makes both cores wait for memory that they have accessed at the same time. */
  #contend(nanos) {
    const { clkSys, clock } = this.rp;
    const cycles = (nanos * clkSys) / 1e9;
    const miss = this.freeMisses ? 0 : missCycles(this.#serial.baudr);
    const [{ uses: one }, { uses: other }] = this.cores.all;
    clock.tick((contention(one, other, cycles, miss) * 1e9) / clkSys);
    this.#secondAt += (contention(other, one, cycles, miss) * 1e9) / clkSys;
  }

  /**
   * Makes the first core wait for a change of the flash. The second core must not access the flash
   * meanwhile.
   */
  #waitForFlash(nanos) {
    this.onBusy(nanos);
    const { clock } = this.rp;
    const { first, second } = this.cores;
    const end = clock.nanosCounter + nanos;
    second.isFlashBusy = true;
    while (this.#isSecondAwake() && clock.nanosCounter < end && !this.resetBy) {
      const next = Math.max(this.#nextEvent(end), clock.nanosCounter);
      this.#runSecond(next);
      clock.tick(next - clock.nanosCounter);
    }
    second.isFlashBusy = false;
    this.cores.select(first);
    clock.tick(Math.max(end - clock.nanosCounter, 0));
  }

  /** Sleeps until the next event. */
  #sleep(end) {
    const { clock } = this.rp;
    const time = Math.max(this.#nextEvent(end) - clock.nanosCounter, 0);
    this.slept += time;
    clock.tick(time);
  }

  /**
   * Runs the fast core up to the next event. Returns whether it has reached the event. Alarms
   * follow the time of the first core, so the second core does not trigger them.
   */
  #hurry(end, isSecond = false) {
    const { core, clock, clkSys } = this.rp;
    if (this.#fast === null || core.interruptsUpdated) return false;
    const alarm = isSecond ? null : clock.nextAlarm;
    const next = alarm !== null && alarm.nanos < end ? alarm.nanos : end;
    const { baudr } = this.#serial;
    if (next <= clock.nanosCounter || clkSys > baudr * FLASH_FASTEST) return false;
    const miss = this.freeMisses ? 0 : missCycles(baudr);
    if (!this.#fast.run(this.cores.current, next, miss, this.#wasSecondAwake)) return false;
    if (alarm !== null && alarm.nanos <= clock.nanosCounter) clock.tick(0);
    return true;
  }

  /** Executes an instruction with the emulator's core. */
  #step(isSecond = false) {
    const { core, clock } = this.rp;
    const at = core.PC;
    const cycles = core.executeInstruction();
    const stalled = this.#cache.missed === 0 ? 0 : this.#stall();
    if (this.profile !== null) this.profile.add(at, cycles, stalled);
    clock.nanosCounter += ((cycles + stalled) * 1e9) / this.rp.clkSys;
    const alarm = isSecond ? null : clock.nextAlarm;
    if (alarm !== null && alarm.nanos <= clock.nanosCounter) clock.tick(0);
    if (this.#trap !== null) this.#fault();
  }

  /** Returns the cycles in which the processor has waited for the flash since the last call. */
  #stall() {
    const { missed } = this.#cache;
    this.#cache.missed = 0;
    this.cores.current.uses.waits += missed;
    if (this.freeMisses) return 0;
    const { baudr } = this.#serial;
    if (this.rp.clkSys / baudr > FLASH_FASTEST) {
      this.report(`the flash is read at ${this.rp.clkSys / baudr / 1e6} MHz`);
    }
    return missed * missCycles(baudr);
  }

  /** Handles a breakpoint without a debugger, or an undefined instruction. */
  #fault() {
    this.report(`hard fault at pc 0x${this.#trap.toString(16)}`);
    this.#trap = null;
    this.rp.core.exceptionEntry(HARD_FAULT);
  }
}
