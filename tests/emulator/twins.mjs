/** Compares the fast core with the emulator's own core, in a run of the firmware. */

import { createHash } from 'node:crypto';
import { Handheld } from './handheld.mjs';
import { runScript } from './script.mjs';

/** Plays a script with both cores. Reports the first press after which they differ. */
export function twins(handheld, { elf, steps, seed }) {
  const plain = new Handheld(elf, handheld.board, seed, undefined, { plain: true });
  const expected = trace(plain, steps);
  const got = trace(handheld, steps);
  const first = expected.findIndex((line, index) => line !== got[index]);
  if (first >= 0) handheld.report(`the cores differ after press ${first}: ${got[first]} instead of ${expected[first]}`);
  return { twin_states: got.length, twin_cycles: handheld.chip.rp.core.cycles };
}

/** Returns the state of the device after power-on, after each press, and at the end. */
function trace(device, steps) {
  device.rest();
  const lines = [state(device)];
  runScript(device, steps, () => {}, () => lines.push(state(device)));
  device.rest();
  return [...lines, state(device), hash(device.chip.rp.flash)];
}

function state(device) {
  const { now, slept, panel, chip, faults } = device;
  const { core, sram } = chip.rp;
  const times = [now, slept, core.cycles, panel.changedAt, panel.torn, panel.pictures.join(), faults.join()];
  return [...times, core.registers.join(), core.xPSR, hash(sram), hash(new Uint8Array(panel.memory.buffer))].join(' ');
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
