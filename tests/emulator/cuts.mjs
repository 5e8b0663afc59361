/** Cuts the power while saves are being written. */

import { bootTime } from './figures.mjs';
import { generator } from './random.mjs';

/**
 * The buttons to press. Frequent buttons are listed several times, so most presses continue the
 * game.
 */
const HABITS = ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'RIGHT', 'LEFT', 'DOWN', 'B'];
/** The average number of flash changes for each change that is cut. */
const RARELY = 3;
const SECTOR = 4096;
/** The number of runs after which a run starts from the given flash image again. */
const AFRESH = 5;
/**
 * The milliseconds without a change after which a picture counts as complete. They are longer than
 * the time in which an early press of A is ignored.
 */
const PAUSE = 450;
/** The number of presses without a change of the flash after which an error is reported. */
const PATIENCE = 400;

/**
 * Runs the device again and again, each time from power-on to a power cut during a change of the
 * flash. Each run starts with the flash of the previous one. Records for each run the flash before
 * and after, the pressed buttons and the first two pictures.
 */
export function cuts(handheld, { seed, lives, saves, note, shot }) {
  const random = generator(Number(seed));
  const boots = [];
  const erased = { cuts: 0 };
  const given = saves ?? handheld.saves();
  let image = given;
  for (let life = 1; life <= lives; life++) {
    if (life % AFRESH === 0) image = given;
    note(`${life}.bin`, image);
    const device = handheld.another(seed + BigInt(life), image);
    boots.push(live(device, life, { random, erased, note, shot }));
    handheld.faults.push(...device.faults.map((fault) => `life ${life}: ${fault}`));
    image = device.saves();
    note(`${life}-after.bin`, image);
  }
  return { lives, boot_ms: Math.max(...boots), cut_erases: erased.cuts };
}

/** Runs the device once. Returns the milliseconds from power-on to the complete title. */
function live(device, life, { random, erased, note, shot }) {
  const boot = bootTime(device);
  shot(`${life}-title`, device.panel.picture());
  const isAfresh = life % AFRESH === 0;
  const pressed = [];
  device.chip.onFlash = (length) => {
    // Only an erase changes a whole sector at once. Erases are rare, so a run from the given image
    // cuts nothing but an erase until its second press.
    const isErase = length >= SECTOR;
    const isDue = isAfresh && pressed.length < 2;
    if (isDue ? !isErase : random(RARELY)) return undefined;
    erased.cuts += Number(isErase);
    return { at: random(length), bits: random(256) };
  };
  while (!device.isOff) {
    // The title tidies the flash after the first press that does not leave it. With the given
    // image, tidying erases a sector.
    const first = isAfresh ? 'DOWN' : ['A', 'DOWN'][random(2)];
    const button = pressed.length ? HABITS[random(HABITS.length)] : first;
    pressed.push(button);
    device.tap(button);
    device.rest(PAUSE);
    if (pressed.length === 1 && !device.isOff) shot(`${life}-first`, device.panel.picture());
    if (pressed.length > PATIENCE) {
      device.report(`nothing was written in ${PATIENCE} presses`);
      break;
    }
  }
  note(`${life}.txt`, `${pressed.join(' ')}\n`);
  return boot;
}
