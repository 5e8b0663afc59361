/** Tests of a device that is left alone and used again later. */

import { runScript } from './script.mjs';

const MILLISECOND = 1e6;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The duration of a very short press, in milliseconds. */
const BRUSH = 1;

/**
 * Plays a script that ends at a decision. Then waits without input, first with the cable plugged
 * in, and then without it until the device sleeps. A button wakes the device.
 */
export function sleep(handheld, { steps, shot }) {
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
  };
  handheld.plug(true);
  runScript(handheld, steps, shot);
  look('before');
  handheld.advance(12 * MINUTE);
  const plugged = handheld.dormant;
  handheld.plug(false);
  handheld.advance(2 * SECOND);
  const asleep = state(handheld);
  const wakes = [wake(handheld, 'DOWN', 80)];
  look('woken');
  handheld.tap('DOWN');
  look('moved');

  // The cable is out now, so the device sleeps ten minutes after the last press, and not earlier.
  handheld.advance(10 * MINUTE - SECOND);
  const early = handheld.dormant;
  handheld.advance(2 * SECOND);
  const again = handheld.dormant;
  handheld.advance(60 * MINUTE);
  const { stopped } = state(handheld);
  wakes.push(wake(handheld, 'A', BRUSH));
  look('woken-again');
  handheld.tap('A');
  look('chosen');
  return {
    plugged_dormant_ms: plugged / MILLISECOND,
    ...asleep,
    early_dormant_ms: (early - asleep.dormant_ms * MILLISECOND) / MILLISECOND,
    again_dormant_ms: (again - early) / MILLISECOND,
    hour_stopped: stopped,
    wake_ms: Math.max(...wakes),
  };
}

/** Returns the state of the parts that sleep switches off. */
function state(handheld) {
  const { panel, chip } = handheld;
  const ran = chip.rp.clock.nanos;
  handheld.advance(SECOND);
  return {
    dormant_ms: handheld.dormant / MILLISECOND,
    panel_sleeps: Number(panel.sleeping && !panel.on),
    light: handheld.backlight(),
    stopped: Number(chip.isDormant && chip.rp.clock.nanos === ran),
  };
}

/** Returns the milliseconds from a press to the lit picture. */
function wake(handheld, button, time) {
  const { panel } = handheld;
  const begin = handheld.now;
  const isSeen = () => handheld.backlight() > 0 && panel.on && !panel.sleeping;
  handheld.press(button);
  let seen;
  for (let passed = 0; seen === undefined && passed < 1000; passed += 0.5) {
    if (passed === time) handheld.release(button);
    handheld.advance(0.5);
    if (isSeen()) seen = handheld.now;
  }
  if (seen === undefined) handheld.report('the device does not wake');
  handheld.advance(Math.max(time, 1));
  handheld.release(button);
  return ((seen ?? Infinity) - begin) / MILLISECOND;
}
