/**
 * Runs the gauge. It measures the engine on the emulated processor.
 *
 *     node gauge.mjs --elf E [--free-misses] [--profile] WORD...
 *
 * The words are the gauge's command line, described in `gauge/src/main.rs`. They and the results
 * are passed by semihosting: a breakpoint with the number of a service in the first register, and
 * its arguments or their address in the second.
 */

import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { Chip } from './chip.mjs';
import { parseElf } from './elf.mjs';
import { MEASURING, measuring, printProfile } from './measuring.mjs';
import { bitSource } from './peripherals.mjs';

const SEMIHOSTING = 0xab;
const OPEN = 0x01;
const WRITE = 0x05;
const GET_CMDLINE = 0x15;
const EXIT = 0x18;
/** The exit reason that a program gives when it succeeds. */
const APPLICATION_EXIT = 0x20026;
/** The byte with which memory is filled before power-on. */
const PAINT = 0xc5;
const MILLISECOND = 1e6;
/** The emulated time within which the gauge must print a result or finish, in nanoseconds. */
const PATIENCE = 60e9;

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { elf: { type: 'string' }, ...MEASURING },
  });
  if (!values.elf || !positionals.length) throw new Error('usage: gauge.mjs --elf FILE WORD...');
  const elf = parseElf(fs.readFileSync(values.elf));
  const how = measuring(values);
  const { cycles, clock } = run(elf, positionals.join(' '), how);
  const sum = cycles.reduce((all, each) => all + each, 0);
  const p95 = cycles.toSorted((a, b) => a - b)[Math.ceil(0.95 * cycles.length) - 1];
  console.log(`gauge_samples ${cycles.length}`);
  console.log(`gauge_mean_kcycles ${(sum / cycles.length / 1e3).toFixed(3)}`);
  console.log(`gauge_p95_ms ${((p95 * 1e3) / clock).toFixed(3)}`);
  printProfile(how, elf);
}

/** Runs the gauge. Returns its results in cycles, and the number of cycles per second. */
function run(elf, line, how) {
  const chip = new Chip(bitSource(1n), (message) => {
    throw new Error(message);
  }, how);
  chip.flash(elf, PAINT);
  const host = new Host(chip.rp, line);
  const rom = chip.rp.onBreak;
  chip.rp.onBreak = (number) => (number === SEMIHOSTING ? host.serve() : rom(number));
  chip.boot();
  const { clock } = chip.rp;
  while (host.exit === undefined) {
    const said = host.text.length;
    const end = clock.nanosCounter + PATIENCE;
    while (host.exit === undefined && clock.nanosCounter < end) chip.run(clock.nanosCounter + MILLISECOND);
    if (host.exit === undefined && host.text.length === said) {
      throw new Error(`the gauge is silent after "${host.text}"`);
    }
  }
  if (host.exit !== APPLICATION_EXIT) throw new Error(host.text || 'the gauge has failed');
  return { cycles: host.text.trim().split('\n').map(Number), clock: chip.rp.clkSys };
}

/** The services that a debugger offers to a program by semihosting. */
class Host {
  text = '';
  exit = undefined;

  constructor(rp, line) {
    Object.assign(this, { rp, line });
  }

  serve() {
    const { registers } = this.rp.core;
    const [service, at] = [registers[0], registers[1] >>> 0];
    registers[0] = this.#answer(service, at);
  }

  #answer(service, at) {
    const word = (index) => this.rp.readUint32(at + 4 * index);
    switch (service) {
      case OPEN:
        return 1;
      case WRITE:
        for (let i = 0; i < word(2); i++) this.text += String.fromCharCode(this.rp.readUint8(word(1) + i));
        return 0;
      case GET_CMDLINE:
        if (this.line.length >= word(1)) return -1;
        [...this.line, '\0'].forEach((letter, i) => this.rp.writeUint8(word(0) + i, letter.charCodeAt(0)));
        this.rp.writeUint32(at + 4, this.line.length);
        return 0;
      case EXIT:
        this.exit = at;
        return 0;
      default:
        throw new Error(`the gauge asks for the service ${service}`);
    }
  }
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
