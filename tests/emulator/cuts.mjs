/** Power cuts while saves are being written. */

import { bootTime } from './figures.mjs';
import { generator } from './random.mjs';

/** Buttons, weighted by how often they are pressed; most presses continue the game. */
const HABITS = ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'A', 'RIGHT', 'LEFT', 'DOWN', 'B'];
/** One of this many flash changes, on average, is cut. */
const RARELY = 3;
const SECTOR = 4096;
/** After this many lives, one starts from the given flash image again. */
const AFRESH = 5;
/** Milliseconds of rest; longer than the time in which an early A is ignored. */
const PAUSE = 450;
/** The number of presses without a flash change after which the run is reported as faulty. */
const PATIENCE = 400;

/**
 * Lives from power-on to a power cut during a flash change, each starting with the
 * flash that the previous one left. Records for each life the flash before and after, the
 * pressed buttons and the first two pictures.
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

/** @returns the milliseconds from power-on to the complete title. */
function live(device, life, { random, erased, note, shot }) {
  const boot = bootTime(device);
  shot(`${life}-title`, device.panel.picture());
  const isAfresh = life % AFRESH === 0;
  const pressed = [];
  device.chip.onFlash = (length) => {
    // Only an erase changes a whole sector at once. Erases are rare, so an erase that should be
    // cut is always cut.
    const isErase = length >= SECTOR;
    const isDue = isAfresh && pressed.length < 2;
    if (isDue ? !isErase : random(RARELY)) return undefined;
    erased.cuts += Number(isErase);
    return { at: random(length), bits: random(256) };
  };
  while (!device.isOff) {
    // The title tidies the flash after the first press that does not leave it. With this image,
    // tidying erases a sector.
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
