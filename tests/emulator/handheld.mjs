/** An emulated handheld: the chip on its board with panel, buttons and clock. */

import { GPIOPinState } from 'rp2040js';
import { Chip } from './chip.mjs';
import { functionAt } from './elf.mjs';
import { BLANKING, Panel, REFRESH } from './panel.mjs';
import { bitSource } from './peripherals.mjs';
import { drainRtt } from './rtt.mjs';

const RAM = 0x20000000;
/** The byte with which memory is filled before power-on. Bytes that differ later have been used. */
const PAINT = 0xc5;
const MILLISECOND = 1e6;
const MOST_FAULTS = 50;
const FUNCTION_PWM = 4;
/**
 * The highest clock of the panel. Its data sheet requires a serial clock cycle of at least 16 ns.
 */
const PANEL_FASTEST = 62.5e6;
const TRAIL = 0x70616c6d;
/** The size of the save region. It is at the end of the first 2 MB of flash; see memory.x. */
const SAVES_SIZE = 64 << 10;
const SAVES = (2 << 20) - SAVES_SIZE;

/** The milliseconds within which the firmware must have set its seed. */
const LONGEST_START = 50;
/** The memory of the seed as a number, before start-up code has cleared it. */
const UNSET = BigInt(`0x${PAINT.toString(16).repeat(8)}`);
/** The value for a drive strength of 8 mA in the registers of the pins. */
const STRONG = 2;
/** The unique bytes of the flash. */
const UNIQUE = [0xe6, 0x61, 0x38, 0x52, 0x83, 0x4b, 0x2c, 0x31];

/** The milliseconds for which a tap holds its button, and for which it waits afterwards. */
export const TAP = 50;

export class Handheld {
  /** All reported events that must not happen, each with its time. */
  faults = [];
  resets = { timer: 0, forced: 0, core: 0 };
  log = [];
  /** Restarts the pulses of the panel. Does nothing on a board without such pulses. */
  beginPulses = () => {};
  /** The time in which no clock was running, in nanoseconds. */
  dormant = 0;
  #epoch = 0;
  #slept = 0;
  #volts;
  #hasUsb = false;
  #charges = false;
  /** The pattern of a report that the test expects. */
  #expected = null;

  /**
   * @param elf the firmware, parsed
   * @param board one of the boards
   * @param {bigint} seed the seed of the firmware
   * @param {Uint8Array} [saves] the initial content of the save region, if any
   * @param {object} [measuring] how the chip measures time
   * @param {object} [birth] the properties that differ from board to board: `bits` of the ring
   * oscillator instead of a seed, the `unique` bytes of the flash, the `paint` of memory at
   * power-on, the buttons that are `down`, and the whole `flash` if it is not new
   */
  constructor(elf, board, seed, saves, measuring, birth = {}) {
    const { bits, unique = UNIQUE, paint = PAINT, down = [], flash } = birth;
    Object.assign(this, { elf, board, measuring, paint, down: new Set(down) });
    this.part = { size: board.flash, id: unique };
    this.#volts = board.battery?.volts;
    this.random = bitSource(bits ?? seed ^ otherSources(elf, board, measuring));
    const report = (message) => this.report(message);
    this.panel = new Panel(board.panel.upright, report, () => this.backlight() > 0);
    this.chip = this.#newChip();
    this.chip.flash(elf, paint);
    if (flash) this.chip.rp.flash.set(flash);
    if (saves) this.chip.rp.flash.set(saves, SAVES);
    this.#start();
  }

  /** Creates another handheld with the same firmware and board, measured in the same way. */
  another(seed, saves, birth) {
    return new Handheld(this.elf, this.board, seed, saves, this.measuring, birth);
  }

  /**
   * Switches the handheld off and on: creates another one with the same flash. `elf` describes the
   * firmware that the flash contains.
   */
  again(seed, elf, birth = {}) {
    const { flash } = this.chip.rp;
    return new Handheld(elf, this.board, seed, undefined, this.measuring, { ...birth, flash });
  }

  /** Returns the current contents of the save region. */
  saves() {
    return this.chip.rp.flash.slice(SAVES, SAVES + SAVES_SIZE);
  }

  /** Records an event that must not happen. Stops the run after too many of them. */
  report(message) {
    if (this.#expected?.test(message)) return;
    const pc = this.chip.rp.core.PC >>> 0;
    const place = `0x${pc.toString(16)} in ${functionAt(this.elf.functions, pc)}`;
    this.faults.push(`${(this.now / MILLISECOND).toFixed(3)} ms: ${message}, near ${place}`);
    if (this.faults.length >= MOST_FAULTS) throw new Error(`gave up after ${MOST_FAULTS} faults, the first at ${this.faults[0]}`);
  }

  /** Accepts reports that match a pattern, because the test provokes them. */
  expect(pattern) {
    this.#expected = pattern;
  }

  /**
  * The seed that the firmware has computed. Before that, it is 0 or consists of the bytes of the
  * memory at power-on.
  */
  get seed() {
    const address = this.elf.symbols.get('PALMYRA_SEED');
    const word = (at) => BigInt(this.chip.rp.readUint32(at) >>> 0);
    return address === undefined ? 0n : word(address) | (word(address + 4) << 32n);
  }

  /** Whether the boot loader is running. */
  get isLoading() {
    return this.chip.resetBy === 'loader';
  }

  /** The nanoseconds since power-on. */
  get now() {
    return this.#epoch + (this.chip?.rp.clock.nanos ?? 0);
  }

  /** The nanoseconds since power-on in which the processor slept. */
  get slept() {
    return this.#slept + this.chip.slept;
  }

  /** Whether the power was cut. Only a new handheld with the same flash can continue then. */
  get isOff() {
    return this.chip.resetBy === 'power';
  }

  /** Advances the time by a number of emulated milliseconds. */
  advance(time) {
    const end = this.now + time * MILLISECOND;
    for (;;) {
      this.chip.run(end - this.#epoch);
      if (this.chip.isDormant) this.#pass(Math.max(end - this.now, 0));
      if (!this.chip.resetBy || this.isOff || this.isLoading) break;
      this.#restart();
    }
    this.#drain();
  }

  /** Advances the time while the chip's clock is stopped. */
  #pass(nanos) {
    this.#epoch += nanos;
    this.#slept += nanos;
    this.dormant += nanos;
    this.beginPulses();
  }

  /** Sets the battery's voltage. */
  charge(volts) {
    this.#volts = volts;
    this.#power(this.chip.rp);
  }

  /**
   * Plugs in the power cable or pulls it out. With the cable, the battery charges until it is full.
   */
  plug(isIn, charges = isIn) {
    this.#hasUsb = isIn;
    this.#charges = charges;
    this.#power(this.chip.rp);
  }

  press(name) {
    this.#set(name, true);
  }

  release(name) {
    this.#set(name, false);
  }

  hold(name, time) {
    this.press(name);
    this.advance(time);
    this.release(name);
  }

  tap(name) {
    this.hold(name, TAP);
    this.advance(TAP);
  }

  /**
   * Advances the time until, for some milliseconds, the picture has not changed and the processor
   * has slept nearly all the time.
   */
  rest(still = 150, limit = 20_000) {
    const [begin, step] = [this.now, 10];
    let quiet = 0;
    while (quiet < still && !this.isOff) {
      const [time, slept, changed] = [this.now, this.slept, this.panel.changedAt];
      this.advance(step);
      const asleep = (this.slept - slept) / (this.now - time);
      quiet = asleep > 0.8 && changed === this.panel.changedAt ? quiet + step : 0;
      if (this.now - begin > limit * MILLISECOND) {
        this.report(`the picture does not come to rest within ${limit} ms`);
        return;
      }
    }
  }

  /**
   * Whether the main loop is idle. This is read from the trail that the loop stores for the
   * watchdog: its mark and the first stage.
   */
  isWaiting() {
    return this.chip.watchdog.scratchData[0] >>> 0 === TRAIL;
  }

  /** Advances the time until the main loop has been idle for a moment. */
  settle(moment = 5, limit = 20_000) {
    const begin = this.now;
    for (let idle = 0; idle < moment && !this.isOff; ) {
      this.advance(1);
      idle = this.isWaiting() ? idle + 1 : 0;
      if (this.now - begin > limit * MILLISECOND) {
        this.report(`the device is busy for more than ${limit} ms`);
        return;
      }
    }
  }

  /** Returns the brightness of the backlight, from 0 to 1. */
  backlight() {
    return this.#duty(this.board.panel.backlight);
  }

  /** Whether the piezo sounds. Always false on a board without one. */
  sounds() {
    const { piezo } = this.board;
    return piezo !== undefined && this.#duty(piezo) > 0;
  }

  /** Returns the piezo's number of pulses per second, and their length in microseconds. */
  tone() {
    const { piezo } = this.board;
    const hertz = this.chip.slices[(piezo >> 1) & 7].frequency();
    const duty = this.#duty(piezo);
    return duty > 0 ? { hertz, pulse: (duty / hertz) * 1e6 } : { hertz: 0, pulse: 0 };
  }

  /** Returns the brightness of the red, green and blue lights, from 0 to 1. */
  lights() {
    return (this.board.lights ?? []).map((pin) => this.#duty(pin));
  }

  /** Returns the fraction of the time in which a pin is high. */
  #duty(number) {
    const { rp, slices } = this.chip;
    const pin = rp.gpio[number];
    if (pin.functionSelect !== FUNCTION_PWM) return pin.value === GPIOPinState.High ? 1 : 0;
    return slices[(number >> 1) & 7].duty(number & 1);
  }

  /** Writes a byte to a static variable of the firmware. */
  poke(symbol, value) {
    this.chip.rp.writeUint8(this.#address(symbol), value);
  }

  /** Reads a word of a static variable of the firmware. */
  peek(symbol) {
    return this.chip.rp.readUint32(this.#address(symbol));
  }

  /**
   * Returns the largest number of bytes of stack used since power-on, and the size of the stack.
   */
  stack() {
    const top = this.#address('_stack_start');
    const data = this.elf.symbols.get('__sdata') ?? top;
    const bottom = top <= data ? RAM : this.#address('__euninit');
    const stack = this.chip.rp.sram.subarray(bottom - RAM, top - RAM);
    const untouched = stack.findIndex((byte) => byte !== this.paint);
    return { used: untouched < 0 ? 0 : stack.length - untouched, size: stack.length };
  }

  #address(symbol) {
    const address = this.elf.symbols.get(symbol);
    if (address === undefined) throw new Error(`the firmware has no symbol ${symbol}`);
    return address;
  }

  #newChip() {
    return new Chip(this.random, (message) => this.report(message), this.measuring, this.part);
  }

  /** Connects a new chip to the board and boots it. */
  #start() {
    const { rp } = this.chip;
    this.#wirePanel(rp);
    // The emulator has no pull-ups, so every line must be driven from outside.
    for (const [name, pin] of Object.entries(this.board.buttons)) {
      rp.gpio[pin].setInputValue(!this.down.has(name));
    }
    for (const pin of this.board.idleHigh) rp.gpio[pin].setInputValue(true);
    this.#power(rp);
    this.chip.boot();
  }

  #power(rp) {
    const { battery, usb, charging } = this.board;
    rp.gpio[usb].setInputValue(this.#hasUsb);
    if (charging !== undefined) rp.gpio[charging].setInputValue(!this.#charges);
    if (!battery) return;
    const volts = this.#volts / battery.divider;
    rp.adc.channelValues[battery.channel] = Math.round((volts / 3.3) * 4095);
  }

  #wirePanel(rp) {
    const { panel, board } = this;
    const pins = board.panel;
    const [spi, cs, dc] = [rp.spi[pins.spi], rp.gpio[pins.cs], rp.gpio[pins.dc]];
    let [selected, isData, word, areStrong] = [false, false, 0, false];
    cs.addListener((level) => (selected = level === GPIOPinState.Low));
    dc.addListener((level) => (isData = level === GPIOPinState.High));
    rp.gpio[pins.reset].addListener((level) => {
      if (level === GPIOPinState.Low) panel.reset(this.now);
    });
    // The controller samples D/C and CS with the last bit of a byte. Code that does
    // not wait for the end of a transfer fails here.
    const done = rp.clock.createAlarm(() => {
      const now = this.now;
      if (!selected) this.report('a byte is sent while the panel is not selected');
      if (spi.dataBits > 8) panel.write(word >> 8, isData, now);
      panel.write(word & 0xff, isData, now);
      spi.completeTransmit(0);
    });
    spi.onTransmit = (value) => {
      word = value;
      if (spi.clockFrequency > PANEL_FASTEST) this.report(`the panel is written at ${spi.clockFrequency / 1e6} MHz`);
      if (!areStrong) {
        areStrong = true;
        this.#checkDrive(rp);
      }
      done.schedule((spi.dataBits * 1e9) / spi.clockFrequency);
    };
    if (pins.vsync !== undefined) this.#pulse(rp, rp.gpio[pins.vsync]);
  }

  /**
   * Reports a pin that is configured as weak or slow. At tens of megahertz, its signal would change
   * too slowly.
   */
  #checkDrive(rp) {
    const { clock, data } = this.board.panel;
    for (const number of [clock, data]) {
      const { driveStrength, isSlewFast } = rp.gpio[number];
      if (driveStrength < STRONG || !isSlewFast) this.report(`pin ${number} drives the panel weakly`);
    }
  }

  /** Sends the pulse of the panel controller before each refresh, once the pulses are enabled. */
  #pulse(rp, pin) {
    let high = false;
    pin.setInputValue(false);
    const alarm = rp.clock.createAlarm(() => {
      high = !high;
      const pulses = this.panel.pulses && !this.panel.sleeping;
      if (pulses || pin.rawInputValue) pin.setInputValue(high);
      alarm.schedule(high ? BLANKING : REFRESH - BLANKING);
    });
    // The panel refreshes the glass even while the chip is reset or its clock is
    // stopped.
    this.beginPulses = () => {
      high = false;
      alarm.schedule(2 * REFRESH - BLANKING - (this.now % REFRESH));
    };
    this.beginPulses();
  }

  #restart() {
    const before = this.chip;
    this.#drain();
    this.resets[before.resetBy] += 1;
    this.#epoch += before.rp.clock.nanos;
    this.#slept += before.slept;
    this.chip = this.#newChip();
    this.chip.inherit(before);
    this.#start();
  }

  #set(name, isDown) {
    const pin = this.board.buttons[name];
    if (pin === undefined) throw new Error(`there is no button "${name}"`);
    if (this.down.has(name) === isDown) return;
    if (isDown) this.down.add(name);
    else this.down.delete(name);
    const wire = this.chip.rp.gpio[pin];
    // A contact's signal changes slowly. Without hysteresis, a pin would see
    // many edges.
    if (!wire.schmittEnabled) this.report(`pin ${pin} of ${name} has no Schmitt trigger`);
    wire.setInputValue(!isDown);
  }

  #drain() {
    const bytes = drainRtt(this.chip.rp, this.elf.symbols.get('_SEGGER_RTT'));
    if (bytes.length) this.log.push(bytes);
  }
}

/**
 * Returns the value that the firmware combines with the bits of the ring oscillator. Both are
 * combined by exclusive or, so a start in which all bits are 0 gives the other value.
 */
function otherSources(elf, board, measuring) {
  if (elf.others === undefined) {
    const how = { freeMisses: measuring?.freeMisses };
    const trial = new Handheld(elf, board, 0n, undefined, how, { bits: 0n });
    // Start-up code clears the painted memory. Then the firmware writes its seed there.
    const isFound = () => trial.seed !== 0n && trial.seed !== UNSET;
    for (let time = 0; !isFound() && time < LONGEST_START; time++) trial.advance(1);
    elf.others = trial.seed;
  }
  return elf.others;
}
