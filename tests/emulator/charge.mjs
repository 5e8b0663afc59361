/** Tests of a battery that runs low, is charged, and becomes full. */

import { runScript } from './script.mjs';

const SECOND = 1000;
/** The longest time until the gauge measures the battery. */
const GAUGE = 31 * SECOND;
/** The voltage on the charger. It is reached at once, however empty the cell is. */
const AT_THE_CHARGER = 4.15;
const HALF = 3.8;
/** A low voltage at which the flash may still be changed. */
const LOW = 3.5;

/** Plays a script. Then shows the gauge on battery, while charging, and when fully charged. */
export function charge(handheld, { steps, shot }) {
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
  };
  handheld.charge(HALF);
  runScript(handheld, steps, shot);
  handheld.advance(GAUGE);
  look('half');
  handheld.plug(true);
  handheld.charge(AT_THE_CHARGER);
  handheld.advance(2 * SECOND);
  look('charging');
  handheld.advance(GAUGE);
  look('still-charging');
  const bright = lit(handheld);
  handheld.plug(true, false);
  handheld.advance(2 * SECOND);
  look('charged');
  handheld.plug(false);
  handheld.charge(LOW);
  handheld.advance(GAUGE);
  handheld.tap('X');
  handheld.tap('X');
  look('low');
  const warned = lit(handheld);
  handheld.advance(301 * SECOND);
  return { light_charging: bright, light_low: warned, light_dark: lit(handheld) };
}

/** Returns the fraction of twenty seconds in which a coloured light is on. */
function lit(handheld) {
  const looks = 2000;
  let on = 0;
  for (let look = 0; look < looks; look++) {
    handheld.advance(10);
    if (handheld.lights().some((light) => light > 0)) on += 1;
  }
  return on / looks;
}
