/** Plays on with a nearly empty battery. */

import { runScript } from './script.mjs';

const SECOND = 1000;
/** A voltage at which the board still runs, but must not change the flash. */
const LOW = 3.35;
const FULL = 3.9;
/** The longest time until the gauge measures the battery. */
const GAUGE = 31 * SECOND;
/** The longest time until a failed save is tried again. */
const RETRY = 11 * SECOND;

/**
 * Plays a script that ends at a decision. Then the battery runs low, a decision is made that should
 * be saved, and the battery is charged. Returns the number of flash changes in each phase, and the
 * brightness of the backlight.
 */
export function battery(handheld, { steps, shot, note }) {
  let changes = 0;
  const count = () => {
    const counted = changes;
    changes = 0;
    return counted;
  };
  handheld.chip.onFlash = () => {
    changes += 1;
    return undefined;
  };
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
  };
  runScript(handheld, steps, shot);
  look('full');
  const [light, before] = [handheld.backlight(), count()];

  handheld.charge(LOW);
  handheld.advance(GAUGE);
  look('low');
  const dimmed = handheld.backlight();
  handheld.tap('A');
  look('told');
  handheld.advance(RETRY);
  const low = count();

  handheld.charge(FULL);
  handheld.advance(GAUGE);
  look('kept');
  note('saves.bin', handheld.saves());
  return {
    changes_before: before,
    changes_low: low,
    changes_charged: count(),
    light_full: light,
    light_low: dimmed,
  };
}
