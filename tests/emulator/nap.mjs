/** Tests of sleep on demand and of the self-test. */

import { runScript } from './script.mjs';

const SECOND = 1000;
/** A time that is longer than a long press and the last picture before the sleep. */
const LONG = 2 * SECOND;

/** The presses that begin a game from the title. */
const BEGIN = ['A', 'DOWN', 'LEFT', 'UP', 'A', 'A'];

/**
 * Plays a script. Then lets the device sleep three times: by holding button Y without and with the
 * cable, and with *Sleep now* in the pause of a game. Each time, button A wakes the device.
 */
export function nap(handheld, { steps, shot }) {
  runScript(handheld, steps, shot);
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
  };
  look('before');
  let naps = 0;
  const sleep = (name, ask = () => handheld.hold('Y', LONG)) => {
    const before = handheld.dormant;
    ask();
    handheld.advance(SECOND);
    if (handheld.dormant > before && handheld.chip.isDormant && handheld.backlight() === 0) naps += 1;
    handheld.tap('A');
    // The buttons are ignored for a moment, and their labels are dim.
    handheld.advance(SECOND / 2);
    look(name);
  };
  sleep('woken');
  handheld.plug(true, false);
  // The sign of the battery changes within a second.
  handheld.advance(2 * SECOND);
  look('at-the-cable');
  sleep('woken-at-the-cable');
  BEGIN.forEach((button) => handheld.tap(button));
  handheld.rest();
  handheld.hold('B', LONG);
  for (const button of ['UP', 'UP', 'UP']) handheld.tap(button);
  look('paused');
  sleep('woken-paused', () => handheld.tap('A'));
  return { naps };
}

/**
 * Plays a script. Then holds X and Y, presses buttons in the self-test, and closes it by holding B.
 */
export function selftest(handheld, { steps, shot }) {
  runScript(handheld, steps, shot);
  handheld.rest();
  const before = handheld.panel.picture();
  handheld.press('X');
  handheld.hold('Y', LONG);
  handheld.release('X');
  handheld.advance(SECOND);
  for (const button of ['UP', 'DOWN', 'LEFT', 'RIGHT', 'A']) handheld.tap(button);
  handheld.advance(SECOND);
  const after = handheld.panel.picture();
  shot('self-test', after);
  handheld.hold('B', LONG);
  handheld.rest();
  shot('left', handheld.panel.picture());
  return { changed: Number(before.some((pixel, index) => pixel !== after[index])) };
}
