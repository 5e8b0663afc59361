/**
 * Tests of fault handling, with a panic, a hang, an endless recursion and a panic of the log that
 * the test triggers.
 */

import { runScript } from './script.mjs';

const PLANT = 'PALMYRA_PLANT';
const PANIC = 1;
const HANG = 2;
const RECURSION = 3;
const LOG = 4;
/**
 * The milliseconds within which the watchdog must reset the chip and the panel must be on again.
 */
const PATIENCE = 5_000;

/**
 * Plays a script, triggers each fault, takes pictures of the fault screen and of its code, and
 * closes the screen with button A.
 */
export function faults(handheld, { steps, shot }) {
  const results = {};
  runScript(handheld, steps, shot);
  // The guard below the stack must refuse the first access.
  handheld.expect(/the memory protection refuses/);
  for (const [name, value] of [['panic', PANIC], ['hang', HANG], ['overflow', RECURSION], ['log', LOG]]) {
    handheld.rest();
    shot(`${name}-before`, handheld.panel.picture());
    const begin = handheld.now;
    handheld.poke(PLANT, value);
    handheld.advance(PATIENCE);
    results[`${name}_screen_ms`] = (handheld.panel.changedAt - begin) / 1e6;
    shot(`${name}-screen`, handheld.panel.picture());
    handheld.tap('X');
    handheld.rest();
    shot(`${name}-code`, handheld.panel.picture());
    handheld.tap('A');
    handheld.rest();
    shot(`${name}-after`, handheld.panel.picture());
  }
  return { ...results, resets_watchdog: handheld.resets.timer };
}
