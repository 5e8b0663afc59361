/** Checks of sleep on demand and of the self-test. */

import { runScript } from './script.mjs';

const SECOND = 1000;
/** A time longer than a long press and the last picture before sleep. */
const LONG = 2 * SECOND;

/** After a script, Y is held twice, once with the cable plugged in; A wakes. */
export function nap(handheld, { steps, shot }) {
  runScript(handheld, steps, shot);
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
  };
  look('before');
  let naps = 0;
  const sleep = (name) => {
    const before = handheld.dormant;
    handheld.hold('Y', LONG);
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
  return { naps };
}

/** After a script, X and Y are held; the buttons light up; B held leaves. */
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
