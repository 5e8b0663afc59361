/**
 * The two cores of the chip and the connections between them. The emulator has only the first core.
 *
 * According to the RP2040 datasheet, each core has its own interrupt controller and memory
 * protection (2.4), its own divider and mailbox (2.3.1), and the same interrupts (2.3.2). After a
 * reset the second core waits in the boot ROM for its vector table, stack and entry (2.8.2).
 */

import { CortexM0Core, RPPPB, RPSIO } from './parts.mjs';
import { Protection } from './protection.mjs';

const CPUID = 0x00;
const FIFO_ST = 0x50;
const FIFO_WR = 0x54;
const FIFO_RD = 0x58;
const DIVIDER = 0x60;
const SPINLOCKS = 0x100;
/** The number of words that a mailbox can hold. */
const DEPTH = 8;
const [VLD, RDY, WOF, ROE] = [1, 2, 4, 8];
/** The interrupts of the mailboxes. */
const MAIL = [15, 16];
/** The interrupt of the pins. Only the first core enables it in the pins' registers. */
const PINS = 13;
/**
 * The words that start the second core in the boot ROM. The vector table, stack and entry follow.
 */
const GREETING = [0, 0, 1];
const PSM = 0x40010;
const FRCE_OFF = 0x04;
const SECOND = 1 << 16;
const WFE = 0xbf20;

/** A core with the registers and units that it does not share. */
export class Core {
  /** The numbers of accesses to the flash, accesses to the RAM, and waits for the flash. */
  uses = { flash: 0, ram: 0, waits: 0 };
  /** Whether the other core is changing the flash. */
  isFlashBusy = false;

  constructor(number, core, ppb, sio) {
    Object.assign(this, { number, core, ppb, sio, protection: new Protection(core) });
  }

  forgetUses() {
    this.uses.flash = this.uses.ram = this.uses.waits = 0;
  }
}

/** Both cores of a chip. */
export class Cores {
  /** Whether the second core has been started. */
  isStarted = false;
  #isSecondLocked = false;
  #rp;
  #report;
  /** For each core, the words in its mailbox, and whether the mailbox has failed. */
  #mail = [[], []];
  #failed = [0, 0];
  /** The words of the start that have arrived so far. */
  #greeting = [];

  /**
   * @param rp the emulated chip
   * @param {(message: string) => void} report is called for everything that must not happen
   */
  constructor(rp, report) {
    this.#rp = rp;
    this.#report = report;
    this.first = new Core(0, rp.core, rp.ppb, rp.sio);
    this.second = this.#newSecond();
    this.all = [this.first, this.second];
    this.current = this.first;
    for (const which of this.all) this.#connect(which);
    const info = rp.logger.info;
    rp.logger.info = (part, message) => (message === 'SEV' ? this.#tellAll() : info(part, message));
    rp.setInterrupt = (interrupt, value) => {
      this.first.core.setInterrupt(interrupt, value);
      if (interrupt !== PINS) this.second.core.setInterrupt(interrupt, value);
    };
    this.#watchPower();
  }

  /** Whether the second core executes instructions. */
  get isSecondAwake() {
    return this.isStarted && !this.#isSecondLocked && !this.second.core.waiting;
  }

  /** Stops the second core after a fault in its fault handler, until it is started again. */
  lockSecond() {
    this.#isSecondLocked = true;
  }

  /** Makes a core the one that executes and whose own registers are visible. */
  select(which) {
    if (this.current === which) return;
    this.current = which;
    const { core, ppb, sio } = which;
    Object.assign(this.#rp, { core, ppb, sio });
  }

  #newSecond() {
    const rp = this.#rp;
    const { core } = rp;
    const second = new CortexM0Core(rp);
    rp.core = second;
    const ppb = new RPPPB(rp, 'PPB1');
    rp.core = core;
    return new Core(1, second, ppb, new RPSIO(rp));
  }

  /** Connects the registers that a core does not share, and those that both cores share. */
  #connect({ number, sio }) {
    const shared = this.first.sio;
    const [read, write] = [sio.readUint32.bind(sio), sio.writeUint32.bind(sio)];
    const [readShared, writeShared] = [shared.readUint32.bind(shared), shared.writeUint32.bind(shared)];
    const isOwn = (offset) => offset >= DIVIDER && offset < SPINLOCKS;
    sio.readUint32 = (offset) => {
      switch (offset) {
        case CPUID:
          return number;
        case FIFO_ST:
          return this.#state(number);
        case FIFO_RD:
          return this.#take(number);
        default:
          return isOwn(offset) ? read(offset) : readShared(offset);
      }
    };
    sio.writeUint32 = (offset, value) => {
      if (offset === FIFO_WR) this.#send(number, value >>> 0);
      else if (offset === FIFO_ST) this.#forgive(number, value);
      else if (isOwn(offset)) write(offset, value);
      else writeShared(offset, value);
    };
  }

  #state(number) {
    const hasMail = this.#mail[number].length > 0 ? VLD : 0;
    const hasSpace = this.#mail[1 - number].length < DEPTH ? RDY : 0;
    return hasMail | hasSpace | this.#failed[number];
  }

  #take(number) {
    const word = this.#mail[number].shift();
    if (word === undefined) this.#fail(number, ROE, 'reads its empty mailbox');
    this.#ring();
    return word ?? 0;
  }

  #send(number, word) {
    if (number === 0 && !this.isStarted) this.#greet(word);
    else if (this.#mail[1 - number].length < DEPTH) this.#mail[1 - number].push(word);
    else this.#fail(number, WOF, 'writes to a full mailbox');
    this.#ring();
  }

  #fail(number, how, what) {
    this.#failed[number] |= how;
    this.#report(`core ${number} ${what}`);
  }

  #forgive(number, value) {
    this.#failed[number] &= ~value | ~(WOF | ROE);
    this.#ring();
  }

  /** Sets the interrupts of the mailboxes. Both cores can enable these interrupts. */
  #ring() {
    MAIL.forEach((interrupt, number) => {
      this.#rp.setInterrupt(interrupt, this.#mail[number].length > 0 || this.#failed[number] !== 0);
    });
  }

  /**
   * Does the work of the boot ROM on the second core: repeats each word, and starts the program
   * after the last one.
   */
  #greet(word) {
    const words = this.#greeting;
    const at = words.length;
    if (at < GREETING.length && word !== GREETING[at]) words.length = 0;
    else words.push(word);
    this.#mail[0].push(word);
    this.#tell(this.first.core);
    if (words.length === GREETING.length + 3) this.#start(...words.splice(0).slice(GREETING.length));
  }

  #start(vectors, stack, entry) {
    const { core } = this.second;
    Object.assign(core, { VTOR: vectors, SP: stack, PC: entry & ~1, LR: 0, PM: false, IPSR: 0, SPSEL: 0 });
    Object.assign(core, { currentMode: 0, waiting: false, eventRegistered: false, enabledInterrupts: 0 });
    core.interruptPriorities = [0xffffffff, 0, 0, 0];
    this.second.protection.reset();
    this.#isSecondLocked = false;
    this.isStarted = true;
  }

  /** Sends an event to both cores. */
  #tellAll() {
    for (const { core } of this.all) this.#tell(core);
  }

  /** Wakes a core that waits for an event. If the core does not wait, it remembers the event. */
  #tell(core) {
    // In an exception handler, the lowest bit of the program counter may be set.
    const waits = core.waiting && this.#rp.readUint16((core.PC - 2) & ~1) === WFE;
    if (waits) core.waiting = false;
    else core.eventRegistered = true;
  }

  #switchOff() {
    this.isStarted = false;
    this.#greeting.length = 0;
    this.#mail = [[], []];
    this.#failed = [0, 0];
  }

  /** Resets the second core when its power is forced off. */
  #watchPower() {
    const power = this.#rp.peripherals[PSM];
    const write = power.writeUint32.bind(power);
    power.writeUint32 = (offset, value) => {
      const wasOff = power.frceOff & SECOND;
      write(offset, value);
      const isOff = power.frceOff & SECOND;
      if (isOff && !wasOff) this.#switchOff();
      // When its power is on again, the second core runs the boot ROM, which sends a 0 to the first
      // core before it waits.
      if (wasOff && !isOff) this.#mail[0].push(0);
      this.#ring();
    };
  }
}
